// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runningcost.h"

#include "model/catalogue/money.h"
#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <QDate>
#include <QRegularExpression>

#include <algorithm>

namespace model {

namespace {

constexpr double usualEffectiveness = 1.2; // PUE
// Average draw relative to TDP where nobody measured it: training keeps a device busy, decoding waits for memory.
constexpr double trainingPower = 0.8;
constexpr double inferencePower = 0.6;
constexpr double powerUncertainty = 0.15; // of such a draw
constexpr int staleYears = 2;

QString amountText(double amount, const QString &currency)
{
    return Text::tr("%1 %2", "currency and amount").arg(currency, numberForPeople(amount));
}

/// The last day that a date of a year, a month or a day can mean.
std::optional<QDate> lastDayOf(const QString &date)
{
    static const QRegularExpression form(
        QStringLiteral("((?:19|20)\\d\\d)(?:-(0[1-9]|1[0-2])(?:-(\\d\\d))?)?(?![\\d])"));
    const QRegularExpressionMatch match = form.match(date);
    if (!match.hasMatch())
        return std::nullopt;
    const int month = match.captured(2).isEmpty() ? 12 : match.captured(2).toInt();
    const QDate first(match.captured(1).toInt(), month, 1);
    return match.captured(3).isEmpty() ? first.addDays(first.daysInMonth() - 1)
                                       : first.addDays(match.captured(3).toInt() - 1);
}

class Costing
{
public:
    Costing(EstimateAnswer &answer, const EstimateRequest &request, const Workload &workload, const QDate &today)
        : m_answer(answer),
          m_request(request),
          m_workload(workload),
          m_today(today),
          m_currency(request.currency.isEmpty() ? QStringLiteral("USD") : request.currency)
    {
    }

    void run()
    {
        choosePower();
        chooseHour();
        if (isTraining(m_workload.task))
            addTraining();
        else
            addInference();
    }

private:
    void assume(const char *key, double value) { add(key, ConfigValue(value)); }
    void assume(const char *key, const QString &value) { add(key, ConfigValue(value.toStdString())); }
    void add(const char *key, ConfigValue value)
    {
        const QString name = QString::fromLatin1(key);
        const auto same = [&](const auto &one) { return one.first == name; };
        if (std::ranges::none_of(m_answer.assumed, same))
            m_answer.assumed.emplace_back(name, std::move(value));
    }

    void choosePower()
    {
        m_effectiveness = m_request.powerUsageEffectiveness.value_or(usualEffectiveness);
        if (m_request.averageWatts) {
            m_watts = *m_request.averageWatts;
        } else if (const std::optional<double> full = fullWatts()) {
            m_watts = *full * (isTraining(m_workload.task) ? trainingPower : inferencePower);
            m_powerAssumed = true;
        }
    }

    /// What a device takes at most: its share of the whole server where there is one, else its TDP.
    [[nodiscard]] std::optional<double> fullWatts() const
    {
        return hasServerWatts() ? m_request.device->server->wattsPerDevice : m_request.device->tdpWatts;
    }
    [[nodiscard]] bool hasServerWatts() const
    {
        return m_request.device->server && m_request.device->server->wattsPerDevice;
    }

    /// The price of a device hour: stated, rented, or the share of a purchase.
    void chooseHour()
    {
        const QString &kind = m_request.priceKind;
        if (m_request.pricePerDeviceHour) {
            m_hour = *m_request.pricePerDeviceHour;
            return;
        }
        // As everywhere, "best" is list, else street, else system; rent stands in where the device is not sold.
        const bool any = kind.isEmpty() || kind == QLatin1StringView("best");
        const QStringList kinds = any ? QStringList{QStringLiteral("list"), QStringLiteral("street"),
                                                    QStringLiteral("system"), QStringLiteral("cloud-hour")}
                                      : QStringList{kind};
        m_price = newest(kinds);
        const std::optional<double> amount = m_price ? amountIn(*m_price) : std::nullopt;
        if (m_price && m_price->kind == QLatin1StringView("cloud-hour"))
            m_hour = amount;
        else if (amount)
            chooseOwnedHour(*amount);
    }

    void chooseOwnedHour(double price)
    {
        m_owned = true;
        m_tariff = m_request.electricityPerKilowattHour;
        if (!m_tariff && m_request.tariff)
            m_tariff = amountIn(*m_request.tariff);
        const Result<double> hour = ownedCostPerHour({.price = price,
                                                      .averageWatts = m_watts.value_or(0),
                                                      .powerUsageEffectiveness = m_effectiveness,
                                                      .electricityPerKilowattHour = m_tariff.value_or(0)});
        if (hour)
            m_hour = *hour;
    }

    [[nodiscard]] const StatedPrice *newest(const QStringList &kinds) const
    {
        const StatedPrice *best = nullptr;
        for (const QString &kind : kinds) {
            for (const StatedPrice &price : m_request.device->prices) {
                if (price.kind == kind && (!best || (best->kind == kind && price.date > best->date)))
                    best = &price;
            }
        }
        return best;
    }

    [[nodiscard]] std::optional<double> amountIn(const StatedPrice &price) const
    {
        for (const ConvertedPrice &converted : price.converted) {
            if (converted.currency == m_currency)
                return converted.amount;
        }
        return price.currency == m_currency ? std::optional(price.amount) : std::nullopt;
    }

    /// What a reader has to know about the price in the answer, and what was taken unasked.
    void describeCost()
    {
        m_answer.currency = m_currency;
        if (m_request.currency.isEmpty())
            assume("currency", m_currency);
        if (!m_price) {
            m_answer.notes << Text::tr("costs are in %1, from the stated %2 of a device for an hour")
                                  .arg(m_currency, amountText(*m_hour, m_currency));
            return;
        }
        if (m_request.priceKind != m_price->kind)
            assume("price_kind", m_price->kind);
        if (!m_owned) {
            assume("price_per_device_hour", *m_hour);
            m_answer.notes << Text::tr("costs are in %1, from the rent of a device for an hour: %2")
                                  .arg(m_currency, priceText(*m_price));
            return;
        }
        m_answer.notes << Text::tr(
                              "costs are in %1, from the price of a device, spread over four years of which 70 % are "
                              "used: %2")
                              .arg(m_currency, priceText(*m_price));
        describeElectricity();
    }

    void describeElectricity()
    {
        if (!m_watts) {
            m_answer.notes << Text::tr(
                "costs without electricity: neither average_watts nor the device's TDP is known");
            return;
        }
        if (!m_tariff) {
            m_answer.notes << Text::tr("costs without electricity: no electricity_per_kwh was given");
            return;
        }
        describePower();
        if (m_request.electricityPerKilowattHour)
            return;
        assume("electricity_per_kwh", *m_tariff);
        m_answer.notes << Text::tr("electricity for a kilowatt-hour: %1").arg(priceText(*m_request.tariff));
    }

    void describePower()
    {
        if (!m_request.powerUsageEffectiveness)
            assume("pue", m_effectiveness);
        if (!m_powerAssumed)
            return;
        assume("average_watts", *m_watts);
        const double full = *fullWatts();
        const QString text = hasServerWatts()
                                 ? Text::tr("average power is taken as %1 % of the %2 W that the server takes "
                                            "at most for each of its devices")
                                 : Text::tr("average power is taken as %1 % of the TDP of %2 W");
        m_answer.notes << text.arg(100 * *m_watts / full).arg(full);
    }

    [[nodiscard]] QString priceText(const StatedPrice &price) const
    {
        QString text = Text::tr("%1 (%2, %3; %4)", "amount, kind of price, date, source")
                           .arg(amountText(price.amount, price.currency), kindText(price.kind),
                                dateForPeople(price.date), price.source);
        for (const ConvertedPrice &converted : price.converted) {
            if (converted.currency == m_currency && price.currency != m_currency)
                text += Text::tr(", %1 at the mean rate of %2")
                            .arg(amountText(converted.amount, converted.currency))
                            .arg(converted.rateYear);
        }
        const std::optional<QDate> date = lastDayOf(price.date);
        if (date && date->addYears(staleYears) < m_today)
            text += Text::tr("; older than two years");
        return text;
    }

    [[nodiscard]] static QString kindText(const QString &kind)
    {
        const std::optional<PriceKind> known = priceKindFromId(kind);
        return known ? priceKindName(*known) : Text::tr("electricity tariff");
    }

    /// A quantity that grows with time as `source` does, with its range.
    void setScaled(QuantityId quantity, QuantityId source, double factor, double uncertainty)
    {
        const double value = *m_answer.at(source) * factor;
        m_answer.set(quantity, value);
        for (const AnswerRange &range : std::vector(m_answer.ranges)) {
            if (range.quantity == source)
                m_answer.ranges.push_back({quantity, range.low * factor * (1 - uncertainty),
                                           range.high * factor * (1 + uncertainty), range.basis});
        }
    }

    void addTraining()
    {
        if (!m_answer.at(QuantityId::DeviceHours))
            return;
        if (m_hour) {
            setScaled(QuantityId::Cost, QuantityId::DeviceHours, *m_hour, 0);
            describeCost();
        } else {
            notePrice();
        }
        if (!m_watts) {
            m_answer.notes << Text::tr("no energy: neither average_watts nor the device's TDP is known");
            return;
        }
        const double kilowatts = *m_watts * m_effectiveness / 1000;
        setScaled(QuantityId::EnergyKwh, QuantityId::DeviceHours, kilowatts, m_powerAssumed ? powerUncertainty : 0);
        if (!m_owned || !m_tariff)
            describePower();
    }

    void addInference()
    {
        const QuantityId rate = m_answer.at(QuantityId::E2eOutputTokensPerS) ? QuantityId::E2eOutputTokensPerS
                                                                             : QuantityId::DecodeTokensPerS;
        if (!m_answer.at(rate))
            return;
        if (!m_hour)
            return notePrice();
        const double hour = *m_hour * m_workload.parallel.devices();
        const Result<double> cost = costPerMillionTokens(hour,
                                                         TokensPerSecond::fromTokensPerSecond(*m_answer.at(rate)));
        if (!cost)
            return;
        m_answer.set(QuantityId::CostPerMillionTokens, *cost);
        for (const AnswerRange &range : std::vector(m_answer.ranges)) {
            if (range.quantity == rate && range.low > 0 && range.high > 0)
                m_answer.ranges.push_back({QuantityId::CostPerMillionTokens, *cost * *m_answer.at(rate) / range.high,
                                           *cost * *m_answer.at(rate) / range.low, range.basis});
        }
        describeCost();
        m_answer.notes << (rate == QuantityId::E2eOutputTokensPerS
                               ? Text::tr("cost per million output tokens, input included, with the devices busy all "
                                          "the time")
                               : Text::tr("cost per million output tokens without reading the prompt, with the devices "
                                          "busy all the time"));
    }

    void notePrice()
    {
        const QString &kind = m_request.priceKind;
        m_answer.notes << (kind.isEmpty() || kind == QLatin1StringView("best")
                               ? Text::tr("no cost: no price_per_device_hour was given and no price in %1 is known")
                                     .arg(m_currency)
                               : Text::tr("no cost: no price_per_device_hour was given and no price of the kind %1 in "
                                          "%2 is known")
                                     .arg(kind, m_currency));
    }

    EstimateAnswer &m_answer;
    const EstimateRequest &m_request;
    const Workload &m_workload;
    const QDate m_today;
    const QString m_currency;
    double m_effectiveness = usualEffectiveness;
    std::optional<double> m_watts;
    std::optional<double> m_hour;
    std::optional<double> m_tariff;
    const StatedPrice *m_price = nullptr; ///< nullptr where the hour was stated
    bool m_owned = false;
    bool m_powerAssumed = false;
};

Error notAboveZero(const char *place)
{
    return {ErrorCode::OutOfRange,
            {},
            0,
            QString::fromLatin1(place),
            Text::tr("%1: expected a number above 0").arg(QString::fromLatin1(place))};
}

} // namespace

Joules runEnergy(Seconds deviceTime, Watts average, double powerUsageEffectiveness)
{
    return average * deviceTime * powerUsageEffectiveness;
}

Result<double> costPerMillionTokens(double costPerHour, TokensPerSecond rate)
{
    if (!(rate.inTokensPerSecond() > 0))
        return failure(notAboveZero("tokens_per_s"));
    return costPerHour * 1e6 / (3600 * rate.inTokensPerSecond());
}

Result<double> ownedCostPerHour(const Ownership &ownership)
{
    if (!(ownership.lifeHours > 0))
        return failure(notAboveZero("life_hours"));
    if (!(ownership.utilisation > 0))
        return failure(notAboveZero("utilisation"));
    return (ownership.price - ownership.residual) / (ownership.lifeHours * ownership.utilisation)
           + ownership.averageWatts / 1000 * ownership.powerUsageEffectiveness * ownership.electricityPerKilowattHour;
}

void addRunningCost(EstimateAnswer &answer, const EstimateRequest &request, const Workload &workload,
                    const QDate &today)
{
    if (request.device)
        Costing(answer, request, workload, today).run();
}

} // namespace model
