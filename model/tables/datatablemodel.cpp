// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "datatablemodel.h"

#include <algorithm>
#include <numeric>

namespace model {

void DataTableModel::setTable(DataTable table)
{
    beginResetModel();
    m_table = std::move(table);
    order();
    endResetModel();
}

DataTable DataTableModel::table() const
{
    DataTable shown{m_table.columns, {}};
    for (const std::size_t row : m_rows)
        shown.rows.push_back(m_table.rows[row]);
    return shown;
}

void DataTableModel::sort(int column, Qt::SortOrder sortOrder)
{
    beginResetModel();
    m_sortColumn = column;
    m_sortOrder = sortOrder;
    order();
    endResetModel();
}

void DataTableModel::order()
{
    m_rows.resize(m_table.rows.size());
    std::iota(m_rows.begin(), m_rows.end(), std::size_t(0));
    if (m_sortColumn < 0 || m_sortColumn >= int(m_table.columns.size()))
        return;
    const auto column = std::size_t(m_sortColumn);
    const bool isAscending = m_sortOrder == Qt::AscendingOrder;
    const auto cellOf = [&](std::size_t row) -> const DataTable::Cell & { return m_table.rows[row][column]; };
    const auto isLess = [&](std::size_t a, std::size_t b) {
        const DataTable::Cell &left = cellOf(isAscending ? a : b);
        const DataTable::Cell &right = cellOf(isAscending ? b : a);
        if (!m_table.columns[column].numeric)
            return QString::localeAwareCompare(left.text, right.text) < 0;
        if (cellOf(a).number.has_value() != cellOf(b).number.has_value())
            return cellOf(a).number.has_value();
        return left.number && *left.number < *right.number;
    };
    std::ranges::stable_sort(m_rows, isLess);
}

int DataTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int DataTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_table.columns.size());
}

QVariant DataTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const std::size_t row = m_rows[std::size_t(index.row())];
    const auto column = std::size_t(index.column());
    const QString &text = m_table.rows[row][column].text;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return text;
    case Qt::AccessibleTextRole: return QStringLiteral("%1: %2").arg(m_table.columns[column].title, text);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter
                                   | (m_table.columns[column].numeric ? Qt::AlignRight : Qt::AlignLeft));
    case RowRole: return QVariant::fromValue(row);
    default: return {};
    }
}

QVariant DataTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const DataTable::Column &column = m_table.columns[std::size_t(section)];
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter | (column.numeric ? Qt::AlignRight : Qt::AlignLeft));
    return role == Qt::DisplayRole || role == Qt::ToolTipRole ? QVariant(column.title) : QVariant();
}

} // namespace model
