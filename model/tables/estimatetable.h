// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The answers of the estimator, a row a device: fits, memory, speed and cost with their ranges. Remembers the answers
/// before, so that a view can mark what has changed.
#pragma once

#include "model/estimate/devicematrix.h"

#include <QAbstractTableModel>

namespace model {

class EstimateTable : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { DeviceColumn, FitsColumn, MemoryColumn, FirstQuantityColumn };
    enum Role {
        IdRole = Qt::UserRole, ///< QString
        ValueRole,             ///< number in base units, for sorting; invalid when not known
        ChangedRole            ///< bool: another text than in the answers before
    };

    explicit EstimateTable(QObject *parent = nullptr);

    /// Shows other answers. Texts that differ from those before count as changed, unless the devices or the task are others.
    void setMatrix(DeviceMatrix matrix);
    [[nodiscard]] const DeviceMatrix &matrix() const { return m_matrix; }
    /// The quantity of a column from MemoryColumn on.
    [[nodiscard]] QuantityId quantityOf(int column) const
    {
        return column == MemoryColumn ? QuantityId::MemoryBytesPerDevice : m_columns.at(column - FirstQuantityColumn);
    }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString text(const DeviceMatrix &matrix, int row, int column) const;
    [[nodiscard]] QString toolTip(int row, int column) const;
    [[nodiscard]] QVariant number(int row, int column) const;
    [[nodiscard]] bool isChanged(int row, int column) const;

    DeviceMatrix m_matrix;
    DeviceMatrix m_before;
    QList<QuantityId> m_columns;
};

} // namespace model
