// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "facttable.h"

#include <QAction>
#include <QEvent>
#include <QHeaderView>

#include <algorithm>

namespace ui {

FactTable::FactTable(Sources sources, QWidget *parent) : QTableView(parent), m_copy(new QAction(this))
{
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setSortingEnabled(true);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setStretchLastSection(true);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    if (sources == Sources::Linked) {
        m_open = new QAction(this);
        addAction(m_open);
        connect(m_open, &QAction::triggered, this, [this] { emit openRequested(currentIndex()); });
        connect(this, &QAbstractItemView::activated, this, &FactTable::openRequested);
    }
    m_copy->setShortcut(QKeySequence::Copy);
    m_copy->setShortcutContext(Qt::WidgetShortcut);
    addAction(m_copy);
    connect(m_copy, &QAction::triggered, this, &FactTable::copyRequested);
    retranslate();
}

void FactTable::setModel(QAbstractItemModel *model)
{
    QTableView::setModel(model);
    sortByColumn(-1, Qt::AscendingOrder);
}

void FactTable::setWidths(const QList<int> &characters)
{
    constexpr int margins = 12;
    const int character = fontMetrics().averageCharWidth();
    for (int column = 0; column < int(characters.size()); ++column)
        setColumnWidth(column, characters.at(column) * character + margins);
}

std::vector<int> FactTable::selectedRows() const
{
    std::vector<int> rows;
    for (const QModelIndex &index : selectionModel()->selectedRows())
        rows.push_back(index.row());
    std::ranges::sort(rows);
    return rows;
}

void FactTable::retranslate()
{
    m_copy->setText(tr("&Copy rows"));
    m_copy->setStatusTip(tr("Copy the selected rows, or all of them, for a spreadsheet or a document"));
    if (!m_open)
        return;
    m_open->setText(tr("&Open the source"));
    m_open->setStatusTip(tr("Open the address at which the figure was published"));
}

void FactTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace ui
