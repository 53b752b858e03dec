// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "devicefacts.h"

namespace model {

namespace {

template<class Quantity>
std::optional<double> numberOf(const Figure<Quantity> &figure)
{
    return figure.value ? std::optional(figure.value->inBaseUnits()) : std::nullopt;
}

std::optional<double> halfOf(std::optional<double> bothWays)
{
    return bothWays ? std::optional(*bothWays / 2) : std::nullopt;
}

StatedPrice statedPrice(const Price &price, const ExchangeRates &rates)
{
    StatedPrice stated{price.money.amount,      currencyCode(price.money.currency),
                       priceKindId(price.kind), price.date,
                       price.source.title,      {}};
    for (const QString &code : currencyCodes()) {
        if (const auto converted = rates.convert(price.money, price.date, *currencyFromCode(code)))
            stated.converted.push_back({code, converted->amount, converted->rateYear});
    }
    return stated;
}

} // namespace

DeviceFacts deviceFacts(const Device &device)
{
    DeviceFacts facts;
    facts.id = device.id;
    facts.name = device.name;
    facts.vendor = device.vendor;
    facts.memoryBytes = numberOf(device.memoryCapacity);
    facts.bandwidthBytesPerSecond = numberOf(device.memoryBandwidth);
    for (const NumberFormat format : allNumberFormats()) {
        if (const std::optional<double> rate = numberOf(device.peakRate(format).dense))
            facts.peakFlopsPerSecond.emplace_back(numberFormatId(format), *rate);
    }
    facts.unified = device.unifiedMemory;
    facts.linkBytesPerSecond = halfOf(numberOf(device.interconnectBandwidth));
    facts.hostLinkBytesPerSecond = halfOf(numberOf(device.hostLinkBandwidth));
    facts.tdpWatts = numberOf(device.tdp);
    facts.linkName = device.interconnectName.value.value_or(QString());
    facts.memoryType = device.memoryType.value.value_or(QString());
    facts.architecture = device.architecture.value.value_or(QString());
    facts.family = device.family;
    return facts;
}

Result<DeviceFacts> findDeviceFacts(const Catalogue &catalogue, const QString &id)
{
    const Result<const Device *> device = catalogue.get(id);
    if (device) {
        DeviceFacts facts = deviceFacts(**device);
        for (const Price &price : (*device)->prices)
            facts.prices.push_back(statedPrice(price, catalogue.rates()));
        return facts;
    }
    Error error = device.error();
    error.place = QStringLiteral("device");
    return failure(std::move(error));
}

} // namespace model
