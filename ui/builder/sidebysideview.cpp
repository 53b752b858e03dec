// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sidebysideview.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

namespace ui {

SideBySideView::SideBySideView(QWidget *parent)
    : QWidget(parent), m_differencesOnly(new QCheckBox), m_hint(new QLabel), m_table(new QTableWidget)
{
    m_hint->setWordWrap(true);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(m_hint);
    layout->addWidget(m_differencesOnly);
    layout->addWidget(m_table, 1);
    connect(m_differencesOnly, &QCheckBox::toggled, this, &SideBySideView::fill);
    retranslate();
}

void SideBySideView::showServers(const model::SideBySide &table)
{
    m_servers = table;
    m_hint->setVisible(table.names.size() < 2);
    m_differencesOnly->setVisible(table.names.size() > 1);
    fill();
}

void SideBySideView::fill()
{
    const auto shown = [this](const model::SideBySide::Line &line) {
        return line.differs || !m_differencesOnly->isChecked() || m_servers.names.size() < 2;
    };
    m_table->clear();
    m_table->setColumnCount(static_cast<int>(m_servers.names.size()) + 1);
    m_table->setRowCount(static_cast<int>(std::ranges::count_if(m_servers.lines, shown)));
    m_table->setHorizontalHeaderLabels(QStringList{tr("Line")} + m_servers.names);
    QFont bold = font();
    bold.setBold(true);
    int row = 0;
    for (const model::SideBySide::Line &line : m_servers.lines) {
        if (!shown(line))
            continue;
        const auto put = [&](int column, const QString &text) {
            auto *item = new QTableWidgetItem(text);
            item->setToolTip(text);
            if (line.differs)
                item->setFont(bold);
            m_table->setItem(row, column, item);
        };
        put(0, line.differs ? QStringLiteral("≠ ") + line.label : line.label);
        for (int column = 0; column < line.cells.size(); ++column)
            put(column + 1, line.cells[column]);
        ++row;
    }
    m_table->resizeColumnsToContents();
    constexpr int widest = 300;
    for (int column = 0; column < m_table->columnCount(); ++column)
        m_table->setColumnWidth(column, std::min(m_table->columnWidth(column), widest));
}

void SideBySideView::retranslate()
{
    m_hint->setText(tr("Duplicate this server or add another one, and they stand side by side here."));
    m_differencesOnly->setText(tr("Show differing lines only"));
    m_table->setAccessibleName(tr("Servers side by side; differing lines begin with ≠"));
    fill();
}

} // namespace ui
