// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bom.h"

#include "model/compare/comparison.h"
#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <algorithm>

namespace model {

namespace {

BomLine lineOf(const FittedPart &fitted, const ServerFacts &facts, const ExchangeRates &rates, Currency currency)
{
    BomLine line;
    line.category = fitted.part.category();
    line.partId = fitted.part.id;
    line.name = fitted.part.name;
    line.fullName = fitted.part.fullName();
    line.vendor = fitted.part.vendor;
    line.quantity = fitted.quantity;
    line.isIncluded = facts.isPaidWithPlatform(fitted);
    line.sources = fitted.part.sources;
    line.price = line.isIncluded ? std::nullopt : facts.priceOf(fitted.part);
    if (!line.price)
        return line;
    const Price &price = line.price->price;
    if (const auto one = rates.convert({1, price.money.currency}, price.date, currency)) {
        line.rate = one->amount;
        line.rateYear = one->rateYear;
    }
    return line;
}

QString kindOf(const PartPrice &price)
{
    if (price.price.origin == FigureKind::Yours)
        return Text::tr("your price");
    const QString kind = priceKindName(price.price.kind);
    return price.price.origin == FigureKind::Estimated ? Text::tr("%1, estimated").arg(kind) : kind;
}

DataTable::Cell numberCell(double value)
{
    const double number = withoutRoundingNoise(value);
    return {numberForPeople(number), number};
}

QString sumTitle(const BillOfMaterials &bill)
{
    return Text::tr("sum (%1)", "column of a bill, in a currency").arg(currencyCode(bill.currency));
}

QString moneyText(double amount, Currency currency)
{
    return Text::tr("%1 %2", "amount and code of its currency")
        .arg(numberForPeople(withoutRoundingNoise(amount)), currencyCode(currency));
}

/// Which parts and prices each source stands behind, in the order of the bill.
class SourceList
{
public:
    void add(const Source &source, const QString &standsBehind)
    {
        if (source.title.isEmpty())
            return;
        auto found = std::ranges::find_if(m_entries, [&](const Entry &entry) { return entry.source == source; });
        if (found == m_entries.end())
            found = m_entries.insert(m_entries.end(), {source, {}});
        if (!found->standsBehind.contains(standsBehind))
            found->standsBehind << standsBehind;
    }

    [[nodiscard]] DataTable toTable() const
    {
        DataTable table;
        table.columns = {{Text::tr("source"), false},
                         {Text::tr("address"), false},
                         {Text::tr("date"), false},
                         {Text::tr("stands behind", "column: what a source is the source of"), false}};
        for (const Entry &entry : m_entries)
            table.rows.push_back({{entry.source.title, {}},
                                  {entry.source.url, {}},
                                  {dateForPeople(entry.source.date), {}},
                                  {entry.standsBehind.join(QStringLiteral("; ")), {}}});
        return table;
    }

private:
    struct Entry
    {
        Source source;
        QStringList standsBehind;
    };
    std::vector<Entry> m_entries;
};

} // namespace

std::optional<double> BomLine::sum() const
{
    return price && rate ? std::optional(price->each().amount * quantity * *rate) : std::nullopt;
}

double BillOfMaterials::total() const
{
    double sum = 0;
    for (const BomLine &line : lines)
        sum += line.sum().value_or(0);
    return sum;
}

int BillOfMaterials::pricedCount() const
{
    return static_cast<int>(std::ranges::count_if(lines, [](const BomLine &line) { return line.sum().has_value(); }));
}

int BillOfMaterials::unpricedCount() const
{
    return static_cast<int>(std::ranges::count_if(lines, [](const BomLine &line) { return !line.isPriced(); }));
}

QStringList BillOfMaterials::notes() const
{
    QStringList notes;
    QStringList unpriced;
    QStringList estimated;
    QStringList years;
    for (const BomLine &line : lines) {
        if (!line.isPriced())
            unpriced << line.name;
        if (line.sum() && line.price->price.origin == FigureKind::Estimated)
            estimated << line.name;
        if (line.sum() && line.rateYear != 0 && !years.contains(QString::number(line.rateYear)))
            years << QString::number(line.rateYear);
    }
    if (!unpriced.isEmpty())
        notes << Text::tr("Not priced, and not in the sum: %1.").arg(unpriced.join(QStringLiteral("; ")));
    if (!missingIds.isEmpty())
        notes << Text::tr("Not in the catalogue of parts, and not in this list: %1.")
                     .arg(missingIds.join(QStringLiteral("; ")));
    if (!estimated.isEmpty())
        notes << Text::tr("The price is an estimate, not an offer: %1.").arg(estimated.join(QStringLiteral("; ")));
    years.sort();
    if (!years.isEmpty())
        notes
            << Text::tr(
                   "Prices in other currencies are converted to %1 at the mean rate of the year of the price (%2): %3.")
                   .arg(currencyCode(currency), years.join(QStringLiteral(", ")), rateSource.title);
    if (wholePrice)
        notes << Text::tr("The system as a whole: %1 (%2, %3: %4). That is not the sum of the parts above.")
                     .arg(moneyText(wholePrice->each().amount, wholePrice->price.money.currency), kindOf(*wholePrice),
                          dateForPeople(wholePrice->price.date), wholePrice->price.source.title);
    if (servers > 1)
        notes << Text::tr("Quantities and sums are of one server; %1 of it are wanted.").arg(numberForPeople(servers));
    return notes;
}

Currency bomCurrency(const ServerBuild &build)
{
    return build.prices.empty() ? Currency::Usd : build.prices.front().currency;
}

std::optional<PartPrice> publishedPrice(const ServerBuild &build, const PartCatalogue &parts)
{
    const ServerSystem *system = build.templateId.isEmpty() ? nullptr : parts.findSystem(build.templateId);
    if (!system)
        return std::nullopt;
    const ServerBuild original = buildFromSystem(*system, parts);
    const PartPrice *price = bestPrice(system->prices);
    const bool isUnchanged = original.platformId == build.platformId && original.lines == build.lines;
    return price && isUnchanged ? std::optional(*price) : std::nullopt;
}

BillOfMaterials billOfMaterials(const ServerFacts &facts, const PartCatalogue &parts, const ExchangeRates &rates,
                                Currency currency)
{
    BillOfMaterials bill;
    bill.name = facts.build().name;
    bill.servers = facts.settings().nodes;
    bill.currency = currency;
    bill.missingIds = facts.unknownPartIds();
    bill.rateSource = rates.source();
    if (const Part *platform = facts.platformPart())
        bill.lines.push_back(lineOf({*platform, 1, {}, false}, facts, rates, currency));
    for (const PartCategory category : allPartCategories()) {
        for (const FittedPart &fitted : facts.partsOf(category))
            bill.lines.push_back(lineOf(fitted, facts, rates, currency));
    }
    bill.wholePrice = publishedPrice(facts.build(), parts);
    if (const ServerSystem *system = parts.findSystem(facts.build().templateId))
        bill.systemSources = system->sources;
    return bill;
}

QString notPricedText()
{
    return Text::tr("not priced");
}

DataTable bomToTable(const BillOfMaterials &bill)
{
    DataTable table;
    table.columns = {{Text::tr("category"), false},   {Text::tr("part"), false},      {Text::tr("vendor"), false},
                     {Text::tr("quantity"), true},    {Text::tr("unit price"), true}, {Text::tr("currency"), false},
                     {Text::tr("price kind"), false}, {Text::tr("date"), false},      {sumTitle(bill), true},
                     {Text::tr("source"), false}};
    for (const BomLine &line : bill.lines) {
        std::vector<DataTable::Cell> row = {{partCategoryName(line.category), {}},
                                            {line.name, {}},
                                            {line.vendor, {}},
                                            {QString::number(line.quantity), line.quantity}};
        if (line.price) {
            const Price &price = line.price->price;
            row.push_back(numberCell(line.price->each().amount));
            row.push_back({currencyCode(price.money.currency), {}});
            row.push_back({kindOf(*line.price), {}});
            row.push_back({dateForPeople(price.date), {}});
            row.push_back(line.sum() ? numberCell(*line.sum()) : DataTable::Cell{Text::tr("no exchange rate"), {}});
            row.push_back({sourceText(price.source), {}});
        } else {
            const QString reason = line.isIncluded ? Text::tr("comes with the platform") : notPricedText();
            row.insert(
                row.end(),
                {{QString(), {}}, {QString(), {}}, {reason, {}}, {QString(), {}}, {reason, {}}, {QString(), {}}});
        }
        table.rows.push_back(std::move(row));
    }
    const QString title = bill.unpricedCount() > 0 ? Text::tr("sum of what is priced (%1 of %2 lines)")
                                                         .arg(bill.pricedCount())
                                                         .arg(bill.pricedCount() + bill.unpricedCount())
                                                   : Text::tr("sum", "last row of a bill");
    std::vector<DataTable::Cell> sum(table.columns.size());
    sum[0].text = title;
    sum[8] = bill.pricedCount() > 0 ? numberCell(bill.total()) : DataTable::Cell{notPricedText(), {}};
    table.rows.push_back(std::move(sum));
    return table;
}

DataTable bomSourcesToTable(const BillOfMaterials &bill)
{
    SourceList sources;
    for (const Source &source : bill.systemSources)
        sources.add(source, bill.name);
    if (bill.wholePrice)
        sources.add(bill.wholePrice->price.source, Text::tr("price of %1").arg(bill.name));
    bool isConverted = false;
    for (const BomLine &line : bill.lines) {
        for (const Source &source : line.sources)
            sources.add(source, line.name);
        if (line.price)
            sources.add(line.price->price.source, Text::tr("price of %1").arg(line.name));
        isConverted = isConverted || line.rateYear != 0;
    }
    if (isConverted)
        sources.add(bill.rateSource, Text::tr("exchange rates"));
    return sources.toTable();
}

} // namespace model
