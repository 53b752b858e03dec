// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "partchoices.h"

#include "model/server/parttext.h"
#include "model/text/translate.h"

#include <algorithm>
#include <limits>

namespace model {

namespace {

/// 0: fits; 1: not known; 2: does not fit.
int rankOf(const PartFit &fit)
{
    return !fit.fits ? 2 : fit.isKnown ? 0 : 1;
}

QString fitText(const PartFit &fit)
{
    if (!fit.reason.isEmpty())
        return fit.reason;
    if (!fit.fits)
        return Text::tr("does not fit");
    return fit.isKnown ? Text::tr("fits") : Text::tr("not known");
}

} // namespace

void PartChoices::setChoices(PartCategory category, const ServerBuild &build, const PartCatalogue &parts,
                             const Catalogue &devices)
{
    beginResetModel();
    m_rows.clear();
    const ServerFacts facts(build, parts, devices);
    for (const Part *part : parts.partsOf(category)) {
        Row row{.id = part->id,
                .name = part->fullName(),
                .facts = keyFacts(*part),
                .price = {},
                .amount = {},
                .basis = {},
                .fit = fitOf(*part, build, parts, devices)};
        if (const auto price = facts.priceOf(*part)) {
            row.price = moneyText(price->each());
            row.amount = price->each().amount;
            row.basis = priceBasis(*price);
        }
        m_rows.push_back(std::move(row));
    }
    std::ranges::stable_sort(m_rows, {}, [](const Row &row) { return rankOf(row.fit); });
    endResetModel();
}

int PartChoices::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PartChoices::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PartChoices::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case IdRole: return row.id;
    case FitsRole: return row.fit.fits;
    case SearchRole: return QString(row.name + QLatin1Char(' ') + row.facts + QLatin1Char(' ') + row.id);
    case Qt::DisplayRole:
        switch (index.column()) {
        case Name: return row.name;
        case Facts: return row.facts.isEmpty() ? Text::tr("not known") : row.facts;
        case PriceEach: return row.amount ? row.price : Text::tr("not priced");
        case Fit: return fitText(row.fit);
        default: return {};
        }
    case SortRole:
        switch (index.column()) {
        case PriceEach: return row.amount.value_or(std::numeric_limits<double>::infinity());
        case Fit: return rankOf(row.fit);
        default: return data(index, Qt::DisplayRole);
        }
    case Qt::ToolTipRole:
        return index.column() == PriceEach && row.amount ? row.basis : data(index, Qt::DisplayRole).toString();
    case Qt::TextAlignmentRole:
        return index.column() == PriceEach ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::AccessibleTextRole:
        return index.column() == Name ? QStringLiteral("%1, %2").arg(row.name, fitText(row.fit)) : QVariant();
    default: return {};
    }
}

QVariant PartChoices::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return Text::tr("Part");
    case Facts: return Text::tr("Facts");
    case PriceEach: return Text::tr("Price each");
    case Fit: return Text::tr("Does it fit?");
    default: return {};
    }
}

} // namespace model
