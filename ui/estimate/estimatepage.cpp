// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimatepage.h"

#include "estimatetabs.h"
#include "requestform.h"
#include "workingtext.h"

#include "model/estimate/answersentence.h"
#include "model/estimate/answertext.h"
#include "model/tables/unknownlast.h"
#include "ui/charts/chartview.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

namespace {

/// What has changed since the answers before stands in bold.
class ChangeDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->font.setBold(index.data(model::EstimateTable::ChangedRole).toBool());
    }
};

} // namespace

EstimatePage::EstimatePage(model::Workspace &workspace, QWidget *parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_table(new model::EstimateTable(this)),
      m_sorted(new model::UnknownLastSorter(model::EstimateTable::ValueRole, this)),
      m_form(new RequestForm(workspace)),
      m_splitter(new QSplitter(Qt::Horizontal, this)),
      m_sentence(new QLabel),
      m_view(new QTableView),
      m_empty(new QLabel),
      m_behind(new EstimateTabs(workspace)),
      m_copyCommand(new QToolButton),
      m_asking(new QTimer(this))
{
    m_sorted->setSourceModel(m_table);
    m_view->setModel(m_sorted);
    m_view->setItemDelegate(new ChangeDelegate(m_view));
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(-1, Qt::AscendingOrder); // the order of the basket until a header is clicked
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    m_view->setAlternatingRowColors(true);
    m_view->setShowGrid(false);
    m_view->setTabKeyNavigation(false);
    m_view->setWordWrap(false);
    m_view->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    QFont large = m_sentence->font();
    large.setPointSizeF(large.pointSizeF() * 1.25);
    m_sentence->setFont(large);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_copyCommand->setToolButtonStyle(Qt::ToolButtonTextOnly);

    auto *top = new QHBoxLayout;
    top->addWidget(m_sentence, 1);
    top->addWidget(m_copyCommand, 0, Qt::AlignTop);
    auto *upper = new QWidget;
    auto *upperLayout = new QVBoxLayout(upper);
    upperLayout->setContentsMargins(0, 0, 0, 0);
    upperLayout->addLayout(top);
    upperLayout->addWidget(m_view, 1);
    upperLayout->addWidget(m_empty, 1);
    auto *right = new QSplitter(Qt::Vertical);
    right->addWidget(upper);
    right->addWidget(m_behind);
    right->setStretchFactor(0, 2);
    right->setStretchFactor(1, 3);
    right->setSizes({250, 420});
    right->setChildrenCollapsible(false);
    m_splitter->addWidget(m_form);
    m_splitter->addWidget(right);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setSizes({330, 700});
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(m_splitter);

    m_asking->setSingleShot(true);
    m_asking->setInterval(0); // several changes at once are one question
    connect(m_asking, &QTimer::timeout, this, &EstimatePage::ask);
    connect(&m_workspace, &model::Workspace::estimateChanged, this, &EstimatePage::askSoon);
    connect(&m_workspace, &model::Workspace::comparedChanged, this, &EstimatePage::askSoon);
    connect(&m_workspace, &model::Workspace::estimateViewChanged, this, &EstimatePage::showBehind);
    connect(&m_workspace, &model::Workspace::catalogueChanged, this, [this] {
        m_context = m_workspace.estimateContext();
        askSoon();
    });
    connect(m_behind, &EstimateTabs::exportRequested, this, &EstimatePage::exportRequested);
    const auto open = [this](const QModelIndex &index) {
        if (index.column() >= model::EstimateTable::MemoryColumn)
            openWorking(m_sorted->mapToSource(index).column());
    };
    connect(m_view, &QTableView::clicked, this, open);
    connect(m_view, &QTableView::activated, this, open);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &EstimatePage::showChosen);
    connect(m_copyCommand, &QToolButton::clicked, this, [this] {
        QApplication::clipboard()->setText(command());
        emit done(tr("The command line is on the clipboard"));
    });
    m_context = m_workspace.estimateContext();
    retranslate();
}

const model::DeviceMatrix &EstimatePage::matrix()
{
    if (!m_isCurrent)
        ask();
    return m_table->matrix();
}

QList<ChartView *> EstimatePage::charts() const
{
    return m_behind->charts();
}

ChartView *EstimatePage::currentChart() const
{
    return m_behind->currentChart();
}

/// A number is opened: its formula, and it is the figure that the other tabs look at.
void EstimatePage::openWorking(int column)
{
    const model::QuantityId quantity = m_table->quantityOf(column);
    model::EstimateView view = m_workspace.estimateView();
    view.quantity = quantity;
    m_workspace.setEstimateView(view);
    m_behind->showWorking(quantity);
}

QString EstimatePage::command() const
{
    model::RequestWords words = m_workspace.estimateWords();
    if (const model::MatrixRow *row = chosenRow())
        words = model::withWord(std::move(words), QStringLiteral("device"), row->id);
    return model::estimateCommand(words);
}

void EstimatePage::askSoon()
{
    m_isCurrent = false;
    if (isVisible())
        m_asking->start();
}

void EstimatePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_isCurrent)
        ask();
}

void EstimatePage::ask()
{
    m_asking->stop();
    m_isCurrent = true;
    auto matrix = model::askDevices(m_workspace.estimateWords(), m_workspace.comparedIds(), m_context);
    m_fault = matrix ? std::nullopt : std::optional(matrix.error());
    const QString chosen = chosenId();
    m_table->setMatrix(matrix ? std::move(*matrix) : model::DeviceMatrix());
    for (int row = 0; row < m_sorted->rowCount(); ++row) {
        if (m_sorted->index(row, 0).data(model::EstimateTable::IdRole).toString() == chosen)
            m_view->setCurrentIndex(m_sorted->index(row, 0));
    }
    showAnswers();
}

void EstimatePage::showAnswers()
{
    m_form->showFault(m_fault ? m_fault->place : QString(), m_fault ? m_fault->message : QString());
    const bool hasRows = m_table->rowCount() > 0;
    m_view->setVisible(hasRows);
    m_empty->setVisible(!hasRows);
    m_empty->setText(m_fault ? tr("Nothing can be answered before this is put right.")
                             : tr("No device is compared. Check some in the list of devices, and this page says for "
                                  "each whether the model fits and how fast it runs."));
    m_view->resizeColumnsToContents();
    m_behind->setVisible(hasRows);
    showChosen();
}

QString EstimatePage::chosenId() const
{
    return m_view->currentIndex().data(model::EstimateTable::IdRole).toString();
}

const model::MatrixRow *EstimatePage::chosenRow() const
{
    const auto &rows = m_table->matrix().rows;
    const auto found = std::ranges::find(rows, chosenId(), &model::MatrixRow::id);
    if (found != rows.end())
        return &*found;
    const auto answered = std::ranges::find_if(rows,
                                               [](const model::MatrixRow &row) { return row.answer.has_value(); });
    return answered != rows.end() ? &*answered : rows.empty() ? nullptr : &rows.front();
}

void EstimatePage::showChosen()
{
    m_form->showAssumed(assumed());
    const model::MatrixRow *row = chosenRow();
    if (m_fault)
        m_sentence->setText(m_fault->toText());
    else if (!m_table->matrix().hasModel)
        m_sentence->setText(tr("Choose a model, or a size."));
    else
        m_sentence->setText(row ? model::answerSentence(m_table->matrix(), *row, m_workspace.estimateWords())
                                : QString());
    if (row && row->answer) {
        for (const QString &note : row->answer->notes) {
            if (const auto warning = model::warningIn(note))
                m_sentence->setText(m_sentence->text() + QStringLiteral("\n⚠ ") + inWords(*warning));
        }
    }
    showBehind();
    m_copyCommand->setEnabled(!m_fault);
}

void EstimatePage::showBehind()
{
    const model::MatrixRow *row = chosenRow();
    m_behind->show({.matrix = &m_table->matrix(), .chosen = row && row->answer ? row : nullptr, .context = &m_context});
}

/// Of the chosen device: defaults may depend on it.
QHash<QString, QString> EstimatePage::assumed() const
{
    QHash<QString, QString> assumed;
    if (const model::MatrixRow *row = chosenRow(); row && row->answer) {
        for (const auto &[key, value] : row->answer->assumed)
            assumed.insert(key, model::assumedText(value));
    }
    return assumed;
}

void EstimatePage::retranslate()
{
    m_view->setAccessibleName(tr("Answers, a row a device"));
    m_sentence->setAccessibleName(tr("The answer"));
    m_behind->retranslate();
    m_copyCommand->setText(tr("Copy as command"));
    m_copyCommand->setToolTip(tr("Copy the command line that prints the answer for the chosen device"));
    askSoon();
}

void EstimatePage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace ui
