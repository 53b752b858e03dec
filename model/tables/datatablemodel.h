// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A DataTable as an item model for a view, sorted by its columns: numbers by value, what is missing last in both
/// directions.
#pragma once

#include "datatable.h"

#include <QAbstractTableModel>

namespace model {

class DataTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role { RowRole = Qt::UserRole }; ///< of the DataTable, whatever the order

    explicit DataTableModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}

    void setTable(DataTable table);
    /// In the order that is shown.
    [[nodiscard]] DataTable table() const;

    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    void order();

    DataTable m_table;
    std::vector<std::size_t> m_rows; ///< places in m_table
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace model
