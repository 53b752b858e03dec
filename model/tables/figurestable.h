// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Measured figures, a row each, filtered and sorted. It does both itself: a proxy would ask thousands of rows one by one at
/// each key that is typed.
#pragma once

#include "model/measured/measureddata.h"
#include "model/measured/measuredfilter.h"

#include <QAbstractTableModel>

#include <memory>

namespace model {

class FiguresTable : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        WhatColumn,
        DevicesColumn,
        DeviceColumn,
        ModelColumn,
        MeasuredColumn,
        EstimateColumn,
        RangeColumn,
        ErrorColumn,
        EngineColumn,
        SettingColumn,
        DateColumn,
        SourceColumn,
        ColumnCount
    };
    enum Role { PlaceRole = Qt::UserRole }; ///< of the figure in MeasuredData::figures

    explicit FiguresTable(QObject *parent = nullptr);

    /// Shows other figures in the same order and through the same filter.
    void setData(std::shared_ptr<const MeasuredData> data);
    void setFilter(const MeasuredFilter &filter);

    [[nodiscard]] const MeasuredFilter &filter() const { return m_filter; }
    /// Places of the figures that pass the filter, in the order of the rows.
    [[nodiscard]] const std::vector<std::size_t> &places() const { return m_places; }
    [[nodiscard]] const MeasuredFigure *figure(const QModelIndex &index) const;

    /// Figures without a value in the column stay last in both directions; numbers of unlike kinds are kept apart. Errors are
    /// sorted by their size, whatever their sign. Column -1: the order of the data.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

    /// The rows with everything that is known, numbers in the unit that a column of their own names.
    [[nodiscard]] DataTable toDataTable(const std::vector<int> &rows) const;
    [[nodiscard]] DataTable toDataTable() const;

private:
    void refill();
    void order();
    [[nodiscard]] QString text(const MeasuredFigure &figure, int column) const;
    [[nodiscard]] QString toolTip(const MeasuredFigure &figure, int column) const;

    std::shared_ptr<const MeasuredData> m_data;
    MeasuredFilter m_filter;
    std::vector<std::size_t> m_places;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace model
