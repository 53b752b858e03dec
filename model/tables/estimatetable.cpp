// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimatetable.h"

#include "model/estimate/answertext.h"
#include "model/text/numbers.h"
#include "model/text/translate.h"
#include "model/units/quantities.h"

#include <algorithm>

namespace model {

namespace {

bool areComparable(const DeviceMatrix &a, const DeviceMatrix &b)
{
    return a.task == b.task && std::ranges::equal(a.rows, b.rows, {}, &MatrixRow::id, &MatrixRow::id);
}

QString fitText(const MatrixRow &row)
{
    if (row.error)
        return Text::tr("cannot be asked so");
    if (!row.answer->fits)
        return Text::tr("not known");
    return *row.answer->fits ? Text::tr("fits") : Text::tr("does not fit");
}

QString unknownText()
{
    return QStringLiteral("–");
}

/// Rates whose unit stands in the head of the column, so that all columns have room.
bool hasUnitInHead(QuantityId quantity)
{
    return quantity == QuantityId::DecodeTokensPerS || quantity == QuantityId::PrefillTokensPerS
           || quantity == QuantityId::TrainTokensPerSPerDevice;
}

QString memoryText(const MatrixRow &row)
{
    if (!row.answer || !row.answer->at(QuantityId::MemoryBytesPerDevice))
        return unknownText();
    const auto gibibytes = [](double bytes) { return numberForPeople(bytes / gibi); };
    const QString needed = gibibytes(*row.answer->at(QuantityId::MemoryBytesPerDevice));
    const auto &usable = row.answer->at(QuantityId::UsableBytesPerDevice);
    return usable ? Text::tr("%1 of %2", "memory needed, usable").arg(needed, gibibytes(*usable)) : needed;
}

/// A quantity as the table has it. What a job costs where it does not fit is left out: such a price beats all others and
/// buys nothing.
std::optional<double> shownFigure(const MatrixRow &row, QuantityId quantity)
{
    const bool isCost = quantity == QuantityId::Cost || quantity == QuantityId::CostPerMillionTokens
                        || quantity == QuantityId::EnergyKwh;
    if (!row.answer || (isCost && !row.answer->fits.value_or(true)))
        return std::nullopt;
    return row.answer->at(quantity);
}

/// Share of the usable memory that is needed.
std::optional<double> memoryShare(const MatrixRow &row)
{
    if (!row.answer || !row.answer->at(QuantityId::MemoryBytesPerDevice)
        || !row.answer->at(QuantityId::UsableBytesPerDevice))
        return std::nullopt;
    return *row.answer->at(QuantityId::MemoryBytesPerDevice) / *row.answer->at(QuantityId::UsableBytesPerDevice);
}

} // namespace

EstimateTable::EstimateTable(QObject *parent) : QAbstractTableModel(parent) {}

void EstimateTable::setMatrix(DeviceMatrix matrix)
{
    beginResetModel();
    m_before = areComparable(m_matrix, matrix) ? std::move(m_matrix) : DeviceMatrix();
    m_matrix = std::move(matrix);
    m_columns = matrixColumns(m_matrix.task);
    endResetModel();
}

int EstimateTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_matrix.rows.size());
}

int EstimateTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstQuantityColumn + static_cast<int>(m_columns.size());
}

QString EstimateTable::text(const DeviceMatrix &matrix, int row, int column) const
{
    const MatrixRow &shown = matrix.rows[static_cast<std::size_t>(row)];
    if (column == DeviceColumn)
        return shown.name;
    if (column == FitsColumn)
        return fitText(shown);
    if (column == MemoryColumn)
        return memoryText(shown);
    const QuantityId quantity = quantityOf(column);
    const std::optional<double> figure = shownFigure(shown, quantity);
    if (!figure)
        return unknownText();
    const QString value = hasUnitInHead(quantity) ? numberForPeople(*figure)
                                                  : quantityText(*shown.answer, quantity, *figure);
    return shown.range(quantity) ? Text::tr("≈ %1", "an estimated value").arg(value) : value;
}

QString EstimateTable::toolTip(int row, int column) const
{
    const MatrixRow &shown = m_matrix.rows[static_cast<std::size_t>(row)];
    QStringList lines;
    if (shown.error)
        lines << shown.error->message;
    else if (column >= FirstQuantityColumn) {
        if (const AnswerRange *range = shown.range(quantityOf(column)))
            lines << Text::tr("80 %: %1 to %2")
                         .arg(quantityText(*shown.answer, range->quantity, range->low),
                              quantityText(*shown.answer, range->quantity, range->high))
                  << range->basis;
        if (isChanged(row, column))
            lines << Text::tr("before: %1").arg(text(m_before, row, column));
    }
    return lines.join(QLatin1Char('\n'));
}

QVariant EstimateTable::number(int row, int column) const
{
    const MatrixRow &shown = m_matrix.rows[static_cast<std::size_t>(row)];
    if (column == DeviceColumn)
        return shown.name;
    if (column == FitsColumn)
        return fitText(shown);
    if (column == MemoryColumn)
        return memoryShare(shown) ? QVariant(*memoryShare(shown)) : QVariant();
    const std::optional<double> figure = shownFigure(shown, quantityOf(column));
    return figure ? QVariant(*figure) : QVariant();
}

bool EstimateTable::isChanged(int row, int column) const
{
    return column != DeviceColumn && !m_before.rows.empty()
           && text(m_matrix, row, column) != text(m_before, row, column);
}

QVariant EstimateTable::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole: return text(m_matrix, index.row(), index.column());
    case Qt::ToolTipRole: return toolTip(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return index.column() >= MemoryColumn ? QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case IdRole: return m_matrix.rows[static_cast<std::size_t>(index.row())].id;
    case ValueRole: return number(index.row(), index.column());
    case ChangedRole: return isChanged(index.row(), index.column());
    default: return {};
    }
}

QVariant EstimateTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        || section >= columnCount())
        return {};
    if (section == DeviceColumn)
        return Text::tr("Device");
    if (section == FitsColumn)
        return Text::tr("Fits");
    if (section == MemoryColumn)
        return role == Qt::ToolTipRole ? Text::tr("Memory needed of what is usable, per device")
                                       : Text::tr("Memory") + QStringLiteral("\nGiB");
    const QuantityId quantity = quantityOf(section);
    if (role == Qt::ToolTipRole)
        return quantityTitle(quantity);
    return hasUnitInHead(quantity) ? columnTitle(quantity) + QLatin1Char('\n') + Text::tr("tokens/s")
                                   : columnTitle(quantity);
}

} // namespace model
