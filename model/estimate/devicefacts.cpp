// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "devicefacts.h"

#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <algorithm>

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

StatedPrice statedPrice(const RentalChoice &rental, const ExchangeRates &rates)
{
    const RentalOffer &offer = rental.offer;
    QStringList who{offer.provider, offer.region, offer.instance};
    who.removeAll(QString());
    QString source =
        Text::tr("%1; %2", "an offer, and where it was read").arg(who.join(QStringLiteral(", ")), offer.source.title);
    if (rental.providers > 1)
        source += Text::tr("; in the middle of %1 clouds, %2 to %3")
                      .arg(rental.providers)
                      .arg(numberForPeople(rental.lowest), numberForPeople(rental.highest));
    return statedPrice({offer.perDeviceHour(), offer.perHour.currency}, priceKindId(PriceKind::CloudHour), offer.date,
                       source, rates);
}

/// A person's own rent stands before the clouds' offers, and those before what else the catalogue states.
std::vector<StatedPrice> pricesOf(const Device &device, const ExchangeRates &rates)
{
    std::vector<StatedPrice> prices;
    std::optional<RentalChoice> rental;
    if (const Result<RunningPrices> &running = RunningPrices::builtIn())
        rental = running->rental(device.id);
    const bool hasOwnRent = std::ranges::any_of(device.prices, [](const Price &price) {
        return price.kind == PriceKind::CloudHour && price.origin == FigureKind::Yours;
    });
    for (const Price &price : device.prices) {
        const bool replaced = hasOwnRent ? price.origin != FigureKind::Yours : rental.has_value();
        if (price.kind != PriceKind::CloudHour || !replaced)
            prices.push_back(statedPrice(price.money, priceKindId(price.kind), price.date, price.source.title, rates));
    }
    if (rental && !hasOwnRent)
        prices.push_back(statedPrice(*rental, rates));
    return prices;
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

StatedPrice statedPrice(Money money, const QString &kind, const QString &date, const QString &source,
                        const ExchangeRates &rates)
{
    StatedPrice stated{money.amount, currencyCode(money.currency), kind, date, source, {}};
    for (const QString &code : currencyCodes()) {
        if (const auto converted = rates.convert(money, date, *currencyFromCode(code)))
            stated.converted.push_back({code, converted->amount, converted->rateYear});
    }
    return stated;
}

Result<DeviceFacts> findDeviceFacts(const Catalogue &catalogue, const QString &id)
{
    const Result<const Device *> device = catalogue.get(id);
    if (device) {
        DeviceFacts facts = deviceFacts(**device);
        facts.prices = pricesOf(**device, catalogue.rates());
        return facts;
    }
    Error error = device.error();
    error.place = QStringLiteral("device");
    return failure(std::move(error));
}

std::optional<StatedPrice> usualElectricity(const ExchangeRates &rates, const QString &currency)
{
    const Result<RunningPrices> &running = RunningPrices::builtIn();
    const std::optional<Currency> known = currencyFromCode(currency);
    const ElectricityPrice *price = running && known ? running->electricity(*known) : nullptr;
    if (!price)
        return std::nullopt;
    const QString source =
        Text::tr("%1, %2; %3", "country, who pays, source").arg(price->country, price->segment, price->source.title);
    return statedPrice(price->perKilowattHour, QStringLiteral("electricity"), price->date, source, rates);
}

} // namespace model
