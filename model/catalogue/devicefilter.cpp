// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "devicefilter.h"

#include "model/compare/comparison.h"
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

QString searchText(const Device &device)
{
    return QStringList({device.name, device.vendor, device.id, device.aliases.join(QLatin1Char('\n'))})
        .join(QLatin1Char('\n')).toLower();
}

bool containsWords(const QString &searchText, const QString &words)
{
    for (const QString &word : words.toLower().simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (!searchText.contains(word))
            return false;
    }
    return true;
}

bool DeviceFilter::accepts(const Device &device) const
{
    if (kind && device.kind != *kind)
        return false;
    if (!vendor.isEmpty() && !device.vendor.startsWith(vendor, Qt::CaseInsensitive))
        return false;
    if (memoryAtLeast && (!device.memoryCapacity.value || *device.memoryCapacity.value < *memoryAtLeast))
        return false;
    return words.isEmpty() || containsWords(searchText(device), words);
}

std::vector<const Device *> filterDevices(const Catalogue &catalogue, const DeviceFilter &filter,
                                          std::optional<MetricId> sortBy)
{
    std::vector<const Device *> found;
    for (const Device &device : catalogue.devices()) {
        if (filter.accepts(device))
            found.push_back(&device);
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
