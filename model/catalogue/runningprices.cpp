// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runningprices.h"

#include "model/text/translate.h"

#include <algorithm>

namespace model {

namespace {

constexpr int comparableYears = 2;

QString placeOf(const char *list, std::size_t index, const char *key)
{
    return QStringLiteral("/%1/%2/%3").arg(QLatin1StringView(list)).arg(index).arg(QLatin1StringView(key));
}

Source sourceOf(const JsonValue &json)
{
    return {json["title"].toString(), json["url"].toString(), json["date"].toString()};
}

Error notAPrice(const QString &fileName, const JsonValue &entry, const QString &place)
{
    return {ErrorCode::OutOfRange, fileName, entry.line(), place, Text::tr("expected an amount above 0 and a currency")};
}

Error notADate(const QString &fileName, const JsonValue &entry, const QString &place)
{
    return {ErrorCode::MissingKey, fileName, entry.line(), place, Text::tr("expected a date with a year")};
}

Error noEntries(const QString &fileName, const JsonDocument &document, const QString &place)
{
    return {ErrorCode::MissingKey, fileName, document.root.line(), place, Text::tr("expected a list of prices")};
}

} // namespace

Result<std::vector<RentalOffer>> readRentalOffers(const JsonDocument &document, const QString &fileName)
{
    const JsonValue &root = document.root;
    const auto currency = currencyFromCode(root["currency"].toString());
    std::vector<RentalOffer> offers;
    for (const JsonValue &json : root["offers"].elements()) {
        RentalOffer offer;
        offer.device = json["device"].toString();
        offer.provider = json["provider"].toString();
        offer.region = json["region"].toString();
        offer.instance = json["instance"].toString();
        offer.devices = int(json["devices"].toDouble());
        offer.date = json["date"].toString();
        offer.doubt = json["doubt"].toString();
        const double amount = json["perHour"].toDouble();
        if (!currency || !(amount > 0))
            return failure(notAPrice(fileName, json, placeOf("offers", offers.size(), "perHour")));
        if (offer.devices < 1)
            return failure({ErrorCode::OutOfRange, fileName, json.line(), placeOf("offers", offers.size(), "devices"),
                            Text::tr("expected 1 or more devices")});
        if (!yearOfDate(offer.date))
            return failure(notADate(fileName, json, placeOf("offers", offers.size(), "date")));
        const JsonValue *source = root["sources"].find(json["source"].utf8());
        if (!source)
            return failure({ErrorCode::UnknownId, fileName, json.line(), placeOf("offers", offers.size(), "source"),
                            Text::tr("expected a key of \"sources\"")});
        offer.perHour = {amount, *currency};
        offer.source = sourceOf(*source);
        offers.push_back(std::move(offer));
    }
    if (offers.empty())
        return failure(noEntries(fileName, document, QStringLiteral("/offers")));
    return offers;
}

Result<std::vector<ElectricityPrice>> readElectricityPrices(const JsonDocument &document, const QString &fileName)
{
    std::vector<ElectricityPrice> prices;
    for (const JsonValue &json : document.root["prices"].elements()) {
        ElectricityPrice price;
        price.country = json["country"].toString();
        price.segment = json["segment"].toString();
        price.date = json["date"].toString();
        price.source = sourceOf(json["source"]);
        price.note = json["note"].toString();
        price.isDefault = json["default"].toBoolean();
        const double amount = json["perKilowattHour"].toDouble();
        const auto currency = currencyFromCode(json["currency"].toString());
        if (!currency || !(amount > 0))
            return failure(notAPrice(fileName, json, placeOf("prices", prices.size(), "perKilowattHour")));
        if (!yearOfDate(price.date))
            return failure(notADate(fileName, json, placeOf("prices", prices.size(), "date")));
        price.perKilowattHour = {amount, *currency};
        prices.push_back(std::move(price));
    }
    if (prices.empty())
        return failure(noEntries(fileName, document, QStringLiteral("/prices")));
    return prices;
}

RunningPrices::RunningPrices(std::vector<RentalOffer> offers, std::vector<ElectricityPrice> electricity)
    : m_offers(std::move(offers)), m_electricity(std::move(electricity))
{
}

const Result<RunningPrices> &RunningPrices::builtIn()
{
    static const Result<RunningPrices> prices = []() -> Result<RunningPrices> {
        const QString rentals = QStringLiteral(":/ridgepoint/catalogue/cloud-prices.json");
        const QString electricity = QStringLiteral(":/ridgepoint/catalogue/electricity.json");
        auto offers = readJsonFile(rentals).and_then(
            [&](const JsonDocument &document) { return readRentalOffers(document, rentals); });
        if (!offers)
            return failure(offers.error());
        auto tariffs = readJsonFile(electricity).and_then([&](const JsonDocument &document) {
            return readElectricityPrices(document, electricity);
        });
        if (!tariffs)
            return failure(tariffs.error());
        return RunningPrices(std::move(*offers), std::move(*tariffs));
    }();
    return prices;
}

std::optional<RentalChoice> RunningPrices::rental(const QString &device) const
{
    std::vector<const RentalOffer *> own;
    int newest = 0;
    for (const RentalOffer &offer : m_offers) {
        if (offer.device != device || !offer.doubt.isEmpty())
            continue;
        own.push_back(&offer);
        newest = std::max(newest, yearOfDate(offer.date).value_or(0));
    }
    std::vector<const RentalOffer *> best; // of each provider
    for (const RentalOffer *offer : own) {
        if (yearOfDate(offer->date).value_or(0) + comparableYears < newest)
            continue;
        const auto same = std::ranges::find(best, offer->provider, &RentalOffer::provider);
        if (same == best.end())
            best.push_back(offer);
        else if (offer->date > (*same)->date
                 || (offer->date == (*same)->date && offer->perDeviceHour() < (*same)->perDeviceHour()))
            *same = offer;
    }
    if (best.empty())
        return std::nullopt;
    std::ranges::stable_sort(best, {}, &RentalOffer::perDeviceHour);
    return RentalChoice{*best[(best.size() - 1) / 2], int(best.size()), best.front()->perDeviceHour(),
                        best.back()->perDeviceHour()};
}

const ElectricityPrice *RunningPrices::electricity(Currency currency) const
{
    const auto country = [currency] {
        switch (currency) {
        case Currency::Usd: return QLatin1StringView("United States");
        case Currency::Cny: return QLatin1StringView("China");
        case Currency::Eur: return QLatin1StringView("Germany");
        }
        Q_UNREACHABLE();
    }();
    const auto found = std::ranges::find_if(m_electricity, [&](const ElectricityPrice &price) {
        return price.isDefault && price.country == country;
    });
    return found == m_electricity.end() ? nullptr : &*found;
}

} // namespace model
