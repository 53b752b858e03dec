// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The figures of a chart as a table: behind "Show as table", on the clipboard and for screen readers.
#pragma once

#include "chartspec.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

namespace ui {

class ChartTableModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Column { Name, Value, Unit, Relative, Status, Detail, Source };
    enum Role {
        ValueRole = Qt::UserRole, ///< the number itself, invalid where there is none; what columns sort by
        IdRole
    };

    explicit ChartTableModel(const ChartSpec &spec = {}, QObject *parent = nullptr);

    void setSpec(const ChartSpec &spec);

    /// The columns in use; Relative only where the chart has a baseline.
    [[nodiscard]] const QList<Column> &columns() const { return m_columns; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

    /// With heads; numbers in the C locale, unknown values empty, so that a spreadsheet reads numbers as numbers.
    [[nodiscard]] QString toTsv() const;

    /// A table with caption, as on the screen.
    [[nodiscard]] QString toHtml() const;

private:
    [[nodiscard]] QString text(const ChartMark &mark, Column column) const;
    [[nodiscard]] QString plainText(const ChartMark &mark, Column column) const;
    [[nodiscard]] QVariant number(const ChartMark &mark, Column column) const;
    [[nodiscard]] QString title(Column column) const;

    ChartSpec m_spec;
    QList<Column> m_columns;
};

/// Sorts numbers as numbers and rows without a figure last, in both directions.
class ChartTableSorter final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit ChartTableSorter(QObject *parent = nullptr);

protected:
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;
};

} // namespace ui
