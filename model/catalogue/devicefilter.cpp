// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "devicefilter.h"

#include "model/compare/comparison.h"
#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <algorithm>

namespace model {

namespace {

const QList<MetricId> &listedMetrics()
{
    static const QList<MetricId> metrics = {MetricId::Memory, MetricId::Bandwidth, MetricId::Flops,
                                            MetricId::Power,  MetricId::Price,     MetricId::Year};
    return metrics;
}

} // namespace

QString filterPartName(FilterPart part)
{
    switch (part) {
    case FilterPart::Vendor: return Text::tr("Vendor");
    case FilterPart::Kind: return Text::tr("Kind");
    case FilterPart::Market: return Text::tr("Market");
    case FilterPart::MemoryAtLeast: return Text::tr("Memory at least");
    case FilterPart::MemoryAtMost: return Text::tr("Memory at most");
    case FilterPart::NumberFormat: return Text::tr("Number format");
    case FilterPart::Price: return Text::tr("Price");
    case FilterPart::YearFrom: return Text::tr("Released from");
    case FilterPart::YearTo: return Text::tr("Released until");
    }
    Q_UNREACHABLE();
}

QString conditionText(const FilterCondition &condition)
{
    const QString &value = condition.value;
    switch (condition.part) {
    case FilterPart::Vendor: return value;
    case FilterPart::Kind: return deviceKindName(deviceKindFromId(value).value_or(DeviceKind::Gpu));
    case FilterPart::Market: return marketName(marketFromId(value).value_or(Market::ChinaExport));
    case FilterPart::MemoryAtLeast:
        return Text::tr("%1 %2 or more", "a memory size with its unit")
            .arg(numberForPeople(value.toDouble()), gigabyteUnit());
    case FilterPart::MemoryAtMost:
        return Text::tr("%1 %2 at most", "a memory size with its unit")
            .arg(numberForPeople(value.toDouble()), gigabyteUnit());
    case FilterPart::NumberFormat: return numberFormatName(numberFormatFromId(value).value_or(NumberFormat::Fp16));
    case FilterPart::Price: return Text::tr("price known");
    case FilterPart::YearFrom: return Text::tr("%1 or later").arg(value);
    case FilterPart::YearTo: return Text::tr("%1 or earlier").arg(value);
    }
    Q_UNREACHABLE();
}

DeviceTraits::DeviceTraits(const Device &device)
    : vendor(device.vendor),
      kind(device.kind),
      market(device.market.value),
      memory(device.memoryCapacity.value),
      isPriced(!device.prices.empty()),
      year(yearOfDate(device.releaseDate.value.value_or(QString())))
{
    for (std::size_t i = 0; i < device.peakRates.size(); ++i) {
        if (device.peakRates[i].dense.isKnown() || device.peakRates[i].sparse.isKnown())
            numberFormats = static_cast<quint16>(numberFormats | (1U << i));
    }
}

FilterParts DeviceFilter::missed(const DeviceTraits &traits) const
{
    FilterParts parts = 0;
    const auto require = [&](FilterPart part, bool met) {
        if (!met)
            parts |= bitOf(part);
    };
    require(FilterPart::Vendor, vendors.isEmpty() || std::ranges::any_of(vendors, [&](const QString &vendor) {
                                    return traits.vendor.startsWith(vendor, Qt::CaseInsensitive);
                                }));
    require(FilterPart::Kind, kinds.isEmpty() || kinds.contains(traits.kind));
    require(FilterPart::Market, markets.isEmpty() || (traits.market && markets.contains(*traits.market)));
    require(FilterPart::MemoryAtLeast, !memoryAtLeast || (traits.memory && *traits.memory >= *memoryAtLeast));
    require(FilterPart::MemoryAtMost, !memoryAtMost || (traits.memory && *traits.memory <= *memoryAtMost));
    require(FilterPart::NumberFormat,
            !numberFormat || (traits.numberFormats >> static_cast<unsigned>(*numberFormat) & 1U) != 0);
    require(FilterPart::Price, !isPriced || traits.isPriced);
    require(FilterPart::YearFrom, !yearFrom || (traits.year && *traits.year >= *yearFrom));
    require(FilterPart::YearTo, !yearTo || (traits.year && *traits.year <= *yearTo));
    return parts;
}

QList<FilterCondition> DeviceFilter::conditions() const
{
    QList<FilterCondition> conditions;
    for (const QString &vendor : vendors)
        conditions << FilterCondition{FilterPart::Vendor, vendor};
    for (const DeviceKind kind : kinds)
        conditions << FilterCondition{FilterPart::Kind, deviceKindId(kind)};
    for (const Market market : markets)
        conditions << FilterCondition{FilterPart::Market, marketId(market)};
    if (memoryAtLeast)
        conditions << FilterCondition{FilterPart::MemoryAtLeast, numberForFiles(memoryAtLeast->inGibibytes())};
    if (memoryAtMost)
        conditions << FilterCondition{FilterPart::MemoryAtMost, numberForFiles(memoryAtMost->inGibibytes())};
    if (numberFormat)
        conditions << FilterCondition{FilterPart::NumberFormat, numberFormatId(*numberFormat)};
    if (isPriced)
        conditions << FilterCondition{FilterPart::Price, {}};
    if (yearFrom)
        conditions << FilterCondition{FilterPart::YearFrom, QString::number(*yearFrom)};
    if (yearTo)
        conditions << FilterCondition{FilterPart::YearTo, QString::number(*yearTo)};
    return conditions;
}

DeviceFilter DeviceFilter::with(const FilterCondition &condition) const
{
    DeviceFilter filter = without(condition);
    const QString &value = condition.value;
    switch (condition.part) {
    case FilterPart::Vendor: filter.vendors << value; break;
    case FilterPart::Kind:
        if (const auto kind = deviceKindFromId(value))
            filter.kinds << *kind;
        break;
    case FilterPart::Market:
        if (const auto market = marketFromId(value))
            filter.markets << *market;
        break;
    case FilterPart::MemoryAtLeast: filter.memoryAtLeast = Bytes::fromGibibytes(value.toDouble()); break;
    case FilterPart::MemoryAtMost: filter.memoryAtMost = Bytes::fromGibibytes(value.toDouble()); break;
    case FilterPart::NumberFormat: filter.numberFormat = numberFormatFromId(value); break;
    case FilterPart::Price: filter.isPriced = true; break;
    case FilterPart::YearFrom: filter.yearFrom = value.toInt(); break;
    case FilterPart::YearTo: filter.yearTo = value.toInt(); break;
    }
    return filter;
}

DeviceFilter DeviceFilter::without(const FilterCondition &condition) const
{
    DeviceFilter filter = *this;
    switch (condition.part) {
    case FilterPart::Vendor: filter.vendors.removeAll(condition.value); return filter;
    case FilterPart::Kind:
        filter.kinds.removeIf([&](DeviceKind kind) { return deviceKindId(kind) == condition.value; });
        return filter;
    case FilterPart::Market:
        filter.markets.removeIf([&](Market market) { return marketId(market) == condition.value; });
        return filter;
    default: return withoutPart(condition.part);
    }
}

DeviceFilter DeviceFilter::withoutPart(FilterPart part) const
{
    DeviceFilter filter = *this;
    switch (part) {
    case FilterPart::Vendor: filter.vendors.clear(); break;
    case FilterPart::Kind: filter.kinds.clear(); break;
    case FilterPart::Market: filter.markets.clear(); break;
    case FilterPart::MemoryAtLeast: filter.memoryAtLeast.reset(); break;
    case FilterPart::MemoryAtMost: filter.memoryAtMost.reset(); break;
    case FilterPart::NumberFormat: filter.numberFormat.reset(); break;
    case FilterPart::Price: filter.isPriced = false; break;
    case FilterPart::YearFrom: filter.yearFrom.reset(); break;
    case FilterPart::YearTo: filter.yearTo.reset(); break;
    }
    return filter;
}

std::vector<const Device *> filterDevices(const Catalogue &catalogue, const DeviceFilter &filter,
                                          std::optional<MetricId> sortBy)
{
    std::vector<const Device *> found;
    const auto addAccepted = [&](const Device &device) {
        if (filter.accepts(device))
            found.push_back(&device);
    };
    if (filter.words.trimmed().isEmpty()) {
        for (const Device &device : catalogue.devices())
            addAccepted(device);
    } else {
        const DeviceSearch search(catalogue);
        for (const int position : search.find(filter.words))
            addAccepted(catalogue.devices()[static_cast<std::size_t>(position)]);
    }
    if (!sortBy)
        return found;
    ComparisonRequest request;
    request.query.metric = *sortBy;
    for (const Device *device : found)
        request.deviceIds << device->id;
    const auto comparison = compare(catalogue, request);
    Q_ASSERT(comparison); // the ids are the catalogue's own
    std::vector<const Device *> sorted;
    for (const ComparisonRow &row : comparison->rows)
        sorted.push_back(catalogue.find(row.id));
    return sorted;
}

DataTable deviceListToTable(const std::vector<const Device *> &devices, const ExchangeRates &rates)
{
    DataTable table;
    table.columns = {{QStringLiteral("id"), false}, {Text::tr("device"), false}, {Text::tr("vendor"), false}, {Text::tr("kind"), false}};
    for (const MetricId metric : listedMetrics()) {
        const MetricQuery query{.metric = metric};
        table.columns.push_back({metric == MetricId::Year ? metricName(metric) : Text::tr("%1 (%2)").arg(metricName(metric), metricUnit(query)), true});
    }
    table.columns.push_back({Text::tr("price kind"), false});
    for (const Device *device : devices) {
        std::vector<DataTable::Cell> cells = {{device->id, {}}, {device->name, {}}, {device->vendor, {}}, {deviceKindId(device->kind), {}}};
        QString priceKind;
        for (const MetricId metric : listedMetrics()) {
            const MetricReading reading = readMetric(*device, {.metric = metric}, rates);
            const QString text = reading.value ? metricValueText(metric, *reading.value) : QStringLiteral("–");
            cells.push_back({text, reading.value});
            if (reading.price)
                priceKind = priceKindId(reading.price->kind);
        }
        cells.push_back({priceKind, {}});
        table.rows.push_back(std::move(cells));
    }
    return table;
}

JsonValue deviceListToJson(const std::vector<const Device *> &devices, const ExchangeRates &rates)
{
    JsonValue list = JsonValue::array();
    for (const Device *device : devices) {
        JsonValue item = JsonValue::object();
        item.set(QStringLiteral("id"), device->id);
        item.set(QStringLiteral("name"), device->name);
        item.set(QStringLiteral("vendor"), device->vendor);
        item.set(QStringLiteral("kind"), deviceKindId(device->kind));
        item.set(QStringLiteral("family"), device->family);
        if (device->market.value)
            item.set(QStringLiteral("market"), marketId(*device->market.value));
        for (const MetricId metric : listedMetrics()) {
            const MetricReading reading = readMetric(*device, {.metric = metric}, rates);
            if (!reading.value)
                continue;
            JsonValue figure = JsonValue::object();
            figure.set(QStringLiteral("value"), *reading.value);
            if (metric != MetricId::Year)
                figure.set(QStringLiteral("unit"), metricUnit({.metric = metric}));
            figure.set(QStringLiteral("status"), statusId(reading));
            if (reading.format)
                figure.set(QStringLiteral("number_format"), numberFormatId(*reading.format));
            if (reading.price) {
                figure.set(QStringLiteral("price_kind"), priceKindId(reading.price->kind));
                figure.set(QStringLiteral("date"), reading.price->date);
            }
            item.set(QString::fromLatin1(metricInfo(metric).id), std::move(figure));
        }
        list.append(std::move(item));
    }
    return list;
}

} // namespace model
