// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "partchooser.h"

#include "ownpartdialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

namespace ui {

namespace {

/// Keeps the rows that have all words that are typed.
class WordFilter : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setWords(const QString &words)
    {
        m_words = words.toCaseFolded().split(QLatin1Char(' '), Qt::SkipEmptyParts);
        invalidateRowsFilter();
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        const QString text =
            sourceModel()->index(row, 0, parent).data(model::PartChoices::SearchRole).toString().toCaseFolded();
        return std::ranges::all_of(m_words, [&](const QString &word) { return text.contains(word); });
    }

private:
    QStringList m_words;
};

/// What does not fit is grey.
class FitDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (!index.data(model::PartChoices::FitsRole).toBool())
            option->palette.setColor(QPalette::Text, option->palette.color(QPalette::Disabled, QPalette::Text));
    }
};

} // namespace

PartChooser::PartChooser(model::Workspace &workspace, const model::ServerBuild &build, model::PartCategory category,
                         Purpose purpose, QWidget *parent)
    : QDialog(parent),
      m_workspace(workspace),
      m_build(build),
      m_category(category),
      m_purpose(purpose),
      m_choices(new model::PartChoices(this)),
      m_shown(new WordFilter(this)),
      m_search(new QLineEdit(this)),
      m_view(new QTableView(this)),
      m_reason(new QLabel(this)),
      m_quantity(new QSpinBox(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)),
      m_take(m_buttons->button(QDialogButtonBox::Ok))
{
    setWindowTitle(model::partCategoryName(category));
    m_shown->setSourceModel(m_choices);
    m_shown->setSortRole(model::PartChoices::SortRole);
    m_view->setModel(m_shown);
    m_view->setItemDelegate(new FitDelegate(m_view));
    m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(-1, Qt::AscendingOrder); // those that fit first, until a header is clicked
    m_view->setTabKeyNavigation(false);
    m_view->setShowGrid(false);
    m_view->setAlternatingRowColors(true);
    m_view->setWordWrap(false);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    m_view->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_view->horizontalHeader()->setStretchLastSection(true);
    m_view->setAccessibleName(tr("Parts to choose from"));
    m_search->setPlaceholderText(tr("Search: name, facts"));
    m_search->setAccessibleName(tr("Search parts"));
    m_search->setClearButtonEnabled(true);
    m_reason->setWordWrap(true);
    m_reason->setTextFormat(Qt::PlainText);
    m_quantity->setRange(1, model::mostPartsOfALine);
    m_quantity->setAccessibleName(tr("Number of pieces"));
    m_quantity->setVisible(purpose == Purpose::Add && category != model::PartCategory::Platform);
    auto *number = new QLabel(tr("&Number"), this);
    number->setBuddy(m_quantity);
    number->setVisible(m_quantity->isVisibleTo(this));
    auto *own = new QPushButton(tr("Part of your &own…"), this);
    own->setAutoDefault(false);

    auto *bottom = new QHBoxLayout;
    bottom->addWidget(own);
    bottom->addStretch();
    bottom->addWidget(number);
    bottom->addWidget(m_quantity);
    bottom->addWidget(m_buttons);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_reason);
    layout->addLayout(bottom);
    resize(980, 520);

    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &words) {
        static_cast<WordFilter *>(m_shown)->setWords(words);
        if (!m_view->currentIndex().isValid() && m_shown->rowCount() > 0)
            m_view->selectRow(0);
        showChosen();
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &PartChooser::showChosen);
    connect(m_view, &QTableView::doubleClicked, this, &QDialog::accept);
    connect(own, &QPushButton::clicked, this, &PartChooser::addOwn);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fill();
    m_search->setFocus();
}

void PartChooser::fill()
{
    m_choices->setChoices(m_category, m_build, m_workspace.parts(), m_workspace.catalogue());
    m_view->resizeColumnsToContents();
    constexpr int widest = 330;
    for (const int column : {model::PartChoices::Name, model::PartChoices::Facts})
        m_view->setColumnWidth(column, std::min(m_view->columnWidth(column), widest));
    if (m_shown->rowCount() > 0)
        m_view->selectRow(0);
    showChosen();
}

void PartChooser::showChosen()
{
    const QModelIndex current = m_view->currentIndex();
    const bool fits = current.data(model::PartChoices::FitsRole).toBool();
    m_take->setEnabled(current.isValid());
    const QString verb = m_purpose == Purpose::Add ? tr("Add") : tr("Exchange");
    m_take->setText(!current.isValid() || fits  ? verb
                    : m_purpose == Purpose::Add ? tr("Add nevertheless")
                                                : tr("Exchange nevertheless"));
    const QString name = current.siblingAtColumn(model::PartChoices::Name).data().toString();
    const QString reason = current.siblingAtColumn(model::PartChoices::Fit).data().toString();
    m_reason->setText(current.isValid() ? tr("%1: %2").arg(name, reason)
                                        : tr("No part has these words. You can enter one of your own."));
}

QString PartChooser::partId() const
{
    return m_view->currentIndex().data(model::PartChoices::IdRole).toString();
}

int PartChooser::quantity() const
{
    return m_quantity->value();
}

void PartChooser::addOwn()
{
    auto *dialog = new OwnPartDialog(m_category, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        QString id;
        m_workspace.setOwn(model::withOwnPart(m_workspace.own(), dialog->part(), m_workspace.parts().partIds(), id));
        m_search->clear();
        fill();
        choose(id);
    });
    dialog->open();
}

void PartChooser::choose(const QString &partId)
{
    for (int row = 0; row < m_shown->rowCount(); ++row) {
        if (m_shown->index(row, 0).data(model::PartChoices::IdRole).toString() == partId)
            m_view->setCurrentIndex(m_shown->index(row, 0));
    }
}

} // namespace ui
