// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The figures of a chart as a table: behind "Show as table", on the clipboard and for screen readers.
#pragma once

#include "chartspec.h"

#include "model/tables/datatable.h"

#include <QAbstractTableModel>

namespace ui {

class ChartTableModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Column { Name, Value, Unit, Relative, Further, Status, Detail, Source };
    enum Role {
        ValueRole = Qt::UserRole, ///< the number itself, invalid where there is none; what columns sort by
        IdRole,
        ShareRole ///< where the number lies between the least and the greatest of its column, 0 to 1; invalid without one
    };

    explicit ChartTableModel(const ChartSpec &spec = {}, QObject *parent = nullptr);

    void setSpec(const ChartSpec &spec);

    /// The columns in use; Relative only where the chart has a baseline, Further once for each further figure.
    [[nodiscard]] const QList<Column> &columns() const { return m_columns; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

    /// With heads; numbers in the C locale, unknown values empty, so that a spreadsheet reads numbers as numbers.
    [[nodiscard]] QString toTsv() const;

    /// With heads and the numbers in the C locale, for CSV files.
    [[nodiscard]] model::DataTable toDataTable() const;

    /// A table with caption, as on the screen.
    [[nodiscard]] QString toHtml() const;

private:
    [[nodiscard]] QString text(const ChartMark &mark, qsizetype section) const;
    [[nodiscard]] QString plainText(const ChartMark &mark, qsizetype section) const;
    [[nodiscard]] std::optional<double> number(const ChartMark &mark, qsizetype section) const;
    [[nodiscard]] bool isNumber(qsizetype section) const;
    [[nodiscard]] QString title(qsizetype section) const;
    [[nodiscard]] qsizetype furtherIndex(qsizetype section) const;
    [[nodiscard]] QVariant share(const ChartMark &mark, qsizetype section) const;
    void measureColumns();

    ChartSpec m_spec;
    QList<Column> m_columns;
    QList<std::pair<double, double>> m_ranges; ///< least and greatest of each column
};

} // namespace ui
