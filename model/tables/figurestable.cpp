// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "figurestable.h"

#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace model {

namespace {

bool isNumber(int column)
{
    return column == FiguresTable::DevicesColumn || column == FiguresTable::MeasuredColumn
           || column == FiguresTable::EstimateColumn || column == FiguresTable::ErrorColumn
           || column == FiguresTable::RangeColumn;
}

template<class Scale>
std::optional<double> scaled(const std::optional<double> &value, Scale scale)
{
    return value ? std::optional<double>(scale(*value)) : std::nullopt;
}

/// What a column is sorted by: numbers in base units.
std::optional<double> sortNumber(const MeasuredFigure &figure, int column)
{
    switch (column) {
    case FiguresTable::DevicesColumn: return figure.devices;
    case FiguresTable::MeasuredColumn: return figure.measured;
    case FiguresTable::EstimateColumn: return figure.predicted;
    case FiguresTable::RangeColumn: return figure.high > 0 ? std::optional(figure.low) : std::nullopt;
    case FiguresTable::ErrorColumn: return scaled(figure.error(), [](double error) { return std::abs(error); });
    default: return std::nullopt;
    }
}

const QString &sortText(const MeasuredFigure &figure, int column)
{
    switch (column) {
    case FiguresTable::DeviceColumn: return figure.deviceName;
    case FiguresTable::ModelColumn: return figure.modelName;
    case FiguresTable::EngineColumn: return figure.engine;
    case FiguresTable::SettingColumn: return figure.setting;
    case FiguresTable::DateColumn: return figure.date;
    default: return figure.source;
    }
}

/// Numbers of these columns are in the unit of their kind, so unlike kinds do not mix.
bool isInUnit(int column)
{
    return column == FiguresTable::MeasuredColumn || column == FiguresTable::EstimateColumn
           || column == FiguresTable::RangeColumn;
}

DataTable::Cell textCell(const QString &text)
{
    return {text, std::nullopt};
}

DataTable::Cell numberCell(const std::optional<double> &number)
{
    return number ? DataTable::Cell{numberForPeople(*number), withoutRoundingNoise(*number)}
                  : DataTable::Cell{QStringLiteral("–"), std::nullopt};
}

} // namespace

FiguresTable::FiguresTable(QObject *parent)
    : QAbstractTableModel(parent), m_data(std::make_shared<const MeasuredData>())
{
}

void FiguresTable::setData(std::shared_ptr<const MeasuredData> data)
{
    beginResetModel();
    m_data = std::move(data);
    refill();
    endResetModel();
}

void FiguresTable::setFilter(const MeasuredFilter &filter)
{
    if (filter == m_filter)
        return;
    beginResetModel();
    m_filter = filter;
    refill();
    endResetModel();
}

void FiguresTable::refill()
{
    m_places = filtered(m_data->figures, m_filter);
    order();
}

const MeasuredFigure *FiguresTable::figure(const QModelIndex &index) const
{
    return index.isValid() ? &m_data->figures[m_places[std::size_t(index.row())]] : nullptr;
}

void FiguresTable::sort(int column, Qt::SortOrder sortOrder)
{
    beginResetModel();
    m_sortColumn = column;
    m_sortOrder = sortOrder;
    refill();
    endResetModel();
}

void FiguresTable::order()
{
    if (m_sortColumn < 0)
        return;
    const bool isAscending = m_sortOrder == Qt::AscendingOrder;
    const auto &figures = m_data->figures;
    const auto byDirection = [isAscending](const auto &a, const auto &b) { return isAscending ? a < b : b < a; };
    const auto byNumber = [&](std::size_t a, std::size_t b) {
        const std::optional<double> left = sortNumber(figures[a], m_sortColumn);
        const std::optional<double> right = sortNumber(figures[b], m_sortColumn);
        if (left.has_value() != right.has_value())
            return left.has_value();
        if (isInUnit(m_sortColumn) && figures[a].what != figures[b].what)
            return figures[a].what < figures[b].what;
        return left && byDirection(*left, *right);
    };
    const auto byText = [&](std::size_t a, std::size_t b) {
        const QString &left = sortText(figures[a], m_sortColumn);
        const QString &right = sortText(figures[b], m_sortColumn);
        if (left.isEmpty() != right.isEmpty())
            return right.isEmpty();
        const int compared = QString::compare(left, right, Qt::CaseInsensitive);
        return byDirection(compared, 0);
    };
    if (m_sortColumn == WhatColumn)
        std::ranges::stable_sort(m_places, byDirection, [&](std::size_t place) { return figures[place].what; });
    else if (isNumber(m_sortColumn))
        std::ranges::stable_sort(m_places, byNumber);
    else
        std::ranges::stable_sort(m_places, byText);
}

int FiguresTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_places.size());
}

int FiguresTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString FiguresTable::text(const MeasuredFigure &figure, int column) const
{
    switch (column) {
    case WhatColumn: return measuredWhatName(figure.what);
    case DevicesColumn: {
        const QString count = figure.devices ? numberForPeople(*figure.devices) : QStringLiteral("–");
        return figure.dissents.isEmpty() ? count : QStringLiteral("⚠ ") + count;
    }
    case DeviceColumn: return figure.deviceName.isEmpty() ? Text::tr("not stated") : figure.deviceName;
    case ModelColumn: return figure.modelName;
    case MeasuredColumn: return figure.measuredText();
    case EstimateColumn: return figure.predictedText();
    case RangeColumn: return figure.rangeText();
    case ErrorColumn: return figure.errorText();
    case EngineColumn: return figure.engine;
    case SettingColumn: return figure.setting;
    case DateColumn: return figure.date;
    case SourceColumn:
        return figure.isYours ? Text::tr("Yours: %1").arg(m_data->files[figure.file].name) : figure.source;
    default: return {};
    }
}

QString FiguresTable::toolTip(const MeasuredFigure &figure, int column) const
{
    if (column == DevicesColumn && !figure.dissents.isEmpty())
        return figure.dissents.join(QLatin1Char('\n'));
    if (column == EstimateColumn || column == ErrorColumn || column == RangeColumn)
        return figure.reasonText();
    if (column == SourceColumn)
        return figure.isYours ? text(figure, column) : figure.source + QLatin1Char('\n') + figure.sourceUrl;
    return text(figure, column);
}

QVariant FiguresTable::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const MeasuredFigure &figure = m_data->figures[m_places[std::size_t(index.row())]];
    switch (role) {
    case Qt::DisplayRole: return text(figure, index.column());
    case Qt::ToolTipRole: return toolTip(figure, index.column());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter | (isNumber(index.column()) ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1: %2").arg(headerData(index.column(), Qt::Horizontal).toString(),
                                            text(figure, index.column()));
    case PlaceRole: return QVariant::fromValue(m_places[std::size_t(index.row())]);
    default: return {};
    }
}

QVariant FiguresTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::ToolTipRole && section == ErrorColumn)
        return Text::tr("How far the estimate is from what was measured; sorted by size, whatever the sign");
    if (role == Qt::ToolTipRole && section == RangeColumn)
        return Text::tr("Four of five measurements lie in it");
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignVCenter | (isNumber(section) ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case WhatColumn: return Text::tr("What");
    case DevicesColumn: return Text::tr("Devices");
    case DeviceColumn: return Text::tr("Device");
    case ModelColumn: return Text::tr("Model");
    case MeasuredColumn: return Text::tr("Measured");
    case EstimateColumn: return Text::tr("Estimate");
    case RangeColumn: return Text::tr("80 % range");
    case ErrorColumn: return Text::tr("Error");
    case EngineColumn: return Text::tr("Engine");
    case SettingColumn: return Text::tr("Setting");
    case DateColumn: return Text::tr("Date");
    case SourceColumn: return Text::tr("Source");
    default: return {};
    }
}

DataTable FiguresTable::toDataTable(const std::vector<int> &rows) const
{
    DataTable table;
    table.columns = {{QStringLiteral("id"), false},  {Text::tr("What"), false},       {Text::tr("Device"), false},
                     {Text::tr("Devices"), true},    {Text::tr("Model"), false},      {Text::tr("Engine"), false},
                     {Text::tr("Setting"), false},   {Text::tr("Measured"), true},    {Text::tr("Estimate"), true},
                     {Text::tr("Low (80 %)"), true}, {Text::tr("High (80 %)"), true}, {Text::tr("Unit"), false},
                     {Text::tr("Error (%)"), true},  {Text::tr("Date"), false},       {Text::tr("Source"), false},
                     {Text::tr("Address"), false},   {Text::tr("Note"), false}};
    for (const int row : rows) {
        const MeasuredFigure &figure = m_data->figures[m_places[std::size_t(row)]];
        const auto inUnit = [&](const std::optional<double> &value) {
            return numberCell(scaled(value, [&](double base) { return inMeasuredUnit(figure.what, base); }));
        };
        const auto bound = [&](double value) { return inUnit(figure.high > 0 ? std::optional(value) : std::nullopt); };
        QStringList notes = figure.dissents;
        if (!figure.reason.isEmpty())
            notes << figure.reasonText();
        if (!figure.note.isEmpty())
            notes << figure.note;
        table.rows.push_back({textCell(figure.id), textCell(text(figure, WhatColumn)),
                              textCell(text(figure, DeviceColumn)), numberCell(figure.devices),
                              textCell(figure.modelName), textCell(figure.engine), textCell(figure.setting),
                              inUnit(figure.measured), inUnit(figure.predicted), bound(figure.low), bound(figure.high),
                              textCell(measuredUnit(figure.what)),
                              numberCell(scaled(figure.error(), [](double error) { return 100 * error; })),
                              textCell(figure.date), textCell(text(figure, SourceColumn)), textCell(figure.sourceUrl),
                              textCell(notes.join(QStringLiteral("; ")).simplified())});
    }
    return table;
}

DataTable FiguresTable::toDataTable() const
{
    std::vector<int> rows(m_places.size());
    std::iota(rows.begin(), rows.end(), 0);
    return toDataTable(rows);
}

} // namespace model
