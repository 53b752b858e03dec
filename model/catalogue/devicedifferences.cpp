// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "devicedifferences.h"

#include "model/metric/metric.h"
#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <algorithm>

namespace model {

namespace {

bool isFigure(const FigureRow &row)
{
    return row.key != QLatin1String("price") && row.key != QLatin1String("claim")
           && !row.key.startsWith(QLatin1String("memoryOptions."));
}

bool isSame(const FigureRow &first, const FigureRow &second)
{
    return first.known == second.known && (!first.known || first.text == second.text);
}

/// The rows of both devices that are about the same thing, in the order of the first with the second's own behind.
std::vector<FigureDifference> paired(const Device &first, const Device &second)
{
    std::vector<FigureDifference> pairs;
    for (FigureRow &row : deviceDetails(first)) {
        if (isFigure(row))
            pairs.push_back({row.key, row.label, std::move(row), {}, {}});
    }
    auto behind = pairs.size();
    for (FigureRow &row : deviceDetails(second)) {
        if (!isFigure(row))
            continue;
        const auto same = std::ranges::find(pairs, row.key, &FigureDifference::key);
        if (same == pairs.end()) {
            // Next to what it follows in its own details, so that rates stay with rates.
            pairs.insert(pairs.begin() + static_cast<std::ptrdiff_t>(behind),
                         {row.key, row.label, {}, std::move(row), {}});
            ++behind;
        } else {
            behind = static_cast<std::size_t>(same - pairs.begin()) + 1;
            same->second = std::move(row);
        }
    }
    for (FigureDifference &pair : pairs) {
        if (pair.first && pair.second && pair.first->number && pair.second->number
            && pair.first->unit == pair.second->unit)
            pair.ratio = *pair.second->number / *pair.first->number;
    }
    return pairs;
}

/// The price that comparisons take, as a row of the details.
std::optional<FigureRow> priceRow(const Device &device)
{
    const Price *price = choosePrice(device, std::nullopt, Currency::Usd);
    if (!price)
        return std::nullopt;
    std::vector<FigureRow> rows = deviceDetails(device);
    const auto firstPrice = std::ranges::find(rows, QStringLiteral("price"), &FigureRow::key);
    return std::move(*(firstPrice + (price - device.prices.data()))); // details list prices in the device's order
}

void addPrice(std::vector<FigureDifference> &differences, const Device &first, const Device &second)
{
    FigureDifference price{
        QStringLiteral("price"), Text::tr("Best known price"), priceRow(first), priceRow(second), {}};
    if (!price.first && !price.second)
        return;
    for (std::optional<FigureRow> *row : {&price.first, &price.second}) {
        if (*row) // "1,599 USD, list price, 2022-09"
            (*row)->text = Text::tr("%1 (%2, %3)").arg((*row)->text, (*row)->label, dateForPeople((*row)->date));
    }
    if (price.first && price.second && price.first->unit == price.second->unit)
        price.ratio = *price.second->number / *price.first->number;
    differences.push_back(std::move(price));
}

QString textOf(const std::optional<FigureRow> &row)
{
    return row ? row->text : Text::tr("not published");
}

QString sourcesOf(const std::optional<FigureRow> &row)
{
    QStringList titles;
    if (row) {
        for (const Source &source : row->sources)
            titles << source.title;
    }
    return titles.join(QStringLiteral("; "));
}

} // namespace

std::vector<FigureDifference> deviceDifferences(const Device &first, const Device &second)
{
    std::vector<FigureDifference> differences;
    for (FigureDifference &pair : paired(first, second)) {
        const bool isUnknownToBoth = !(pair.first && pair.first->known) && !(pair.second && pair.second->known);
        const bool isTheSame = pair.first && pair.second && isSame(*pair.first, *pair.second);
        if (!isUnknownToBoth && !isTheSame)
            differences.push_back(std::move(pair));
    }
    addPrice(differences, first, second);
    return differences;
}

int sameFigureCount(const Device &first, const Device &second)
{
    return static_cast<int>(std::ranges::count_if(paired(first, second), [](const FigureDifference &pair) {
        return pair.first && pair.second && pair.first->known && isSame(*pair.first, *pair.second);
    }));
}

DataTable differencesToTable(const Device &first, const Device &second)
{
    DataTable table;
    table.columns = {{Text::tr("figure"), false},
                     {first.name, false},
                     {second.name, false},
                     {Text::tr("ratio"), true},
                     {Text::tr("sources of %1").arg(first.name), false},
                     {Text::tr("sources of %1").arg(second.name), false}};
    for (const FigureDifference &difference : deviceDifferences(first, second)) {
        const QString ratio = difference.ratio ? numberForPeople(*difference.ratio) : QString();
        table.rows.push_back({{difference.label, {}},
                              {textOf(difference.first), {}},
                              {textOf(difference.second), {}},
                              {ratio, difference.ratio},
                              {sourcesOf(difference.first), {}},
                              {sourcesOf(difference.second), {}}});
    }
    return table;
}

} // namespace model
