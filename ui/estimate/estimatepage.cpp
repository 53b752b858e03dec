// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimatepage.h"

#include "estimatechart.h"
#include "requestform.h"
#include "workingtext.h"

#include "model/estimate/answersentence.h"
#include "model/estimate/answertext.h"
#include "ui/charts/chartview.h"

#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSortFilterProxyModel>
#include <QScrollArea>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTextBrowser>
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
      m_sorted(new QSortFilterProxyModel(this)),
      m_form(new RequestForm(workspace)),
      m_splitter(new QSplitter(Qt::Horizontal, this)),
      m_sentence(new QLabel),
      m_view(new QTableView),
      m_empty(new QLabel),
      m_speed(new ChartView),
      m_memory(new ChartView),
      m_behind(new QTabWidget),
      m_working(new QTextBrowser),
      m_copyCommand(new QToolButton),
      m_asking(new QTimer(this))
{
    m_sorted->setSourceModel(m_table);
    m_sorted->setSortRole(model::EstimateTable::ValueRole);
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
    m_working->setOpenExternalLinks(true);
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
    auto *charts = new QSplitter(Qt::Horizontal);
    for (ChartView *chart : {m_speed, m_memory}) {
        charts->addWidget(chart);
        connect(chart, &ChartView::selectionChanged, &m_workspace, &model::Workspace::setSelectedIds);
        connect(chart, &ChartView::exportRequested, this, [this, chart] { emit exportRequested(chart); });
    }
    charts->setChildrenCollapsible(false);
    auto *scroll = new QScrollArea;
    scroll->setWidget(charts);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    m_behind->setDocumentMode(true);
    m_behind->addTab(scroll, QString());
    m_behind->addTab(m_working, QString());
    auto *right = new QSplitter(Qt::Vertical);
    right->addWidget(upper);
    right->addWidget(m_behind);
    right->setStretchFactor(0, 1);
    right->setStretchFactor(1, 1);
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
    connect(&m_workspace, &model::Workspace::catalogueChanged, this, [this] {
        m_context = model::catalogueContext(m_workspace.catalogue());
        askSoon();
    });
    connect(&m_workspace, &model::Workspace::selectionChanged, this, [this] {
        m_speed->setSelectedIds(m_workspace.selectedIds());
        m_memory->setSelectedIds(m_workspace.selectedIds());
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &EstimatePage::showChosen);
    connect(m_copyCommand, &QToolButton::clicked, this, [this] {
        QApplication::clipboard()->setText(command());
        emit done(tr("The command line is on the clipboard"));
    });
    m_context = model::catalogueContext(m_workspace.catalogue());
    retranslate();
}

const model::DeviceMatrix &EstimatePage::matrix()
{
    if (!m_isCurrent)
        ask();
    return m_table->matrix();
}

ChartView *EstimatePage::currentChart() const
{
    return m_memory->hasFocus() ? m_memory : m_speed;
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
    const QString everywhere = model::estimateCommand(m_workspace.estimateWords());
    m_speed->setSpec(speedChart(m_table->matrix(), everywhere));
    m_memory->setSpec(memoryChart(m_table->matrix(), everywhere));
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
    m_working->setHtml(row && row->answer ? workingHtml(*row) : QString());
    m_copyCommand->setEnabled(!m_fault);
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
    m_working->setAccessibleName(tr("What stands behind the figures"));
    m_behind->setTabText(0, tr("Charts"));
    m_behind->setTabText(1, tr("Working"));
    m_behind->setAccessibleName(tr("Charts and working"));
    m_behind->tabBar()->setAccessibleName(tr("Charts and working"));
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
