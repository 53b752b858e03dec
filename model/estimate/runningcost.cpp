// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "runningcost.h"

#include <QDate>

namespace model {

namespace {

constexpr double usualEffectiveness = 1.2; // PUE
// Average draw relative to TDP where nobody measured it: training keeps a device busy, decoding waits for memory.
constexpr double trainingPower = 0.8;
constexpr double inferencePower = 0.6;
constexpr int staleYears = 2;

QString amountText(double amount, const QString &currency)
{
    return QStringLiteral("%1 %2").arg(currency).arg(amount, 0, 'g', 6);
}

class Costing
{
public:
    Costing(EstimateAnswer &answer, const EstimateRequest &request, const Workload &workload, const QDate &today)
        : m_answer(answer),
          m_request(request),
          m_workload(workload),
          m_today(today),
          m_currency(request.currency.isEmpty() ? QStringLiteral("USD") : request.currency.toUpper())
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
    void assume(const char *key, double value)
    {
        m_answer.assumed.emplace_back(QString::fromLatin1(key), ConfigValue(value));
    }

    void choosePower()
    {
        m_effectiveness = m_request.powerUsageEffectiveness.value_or(usualEffectiveness);
        if (m_request.averageWatts) {
            m_watts = *m_request.averageWatts;
        } else if (m_request.device->tdpWatts) {
            m_watts = *m_request.device->tdpWatts * (isTraining(m_workload.task) ? trainingPower : inferencePower);
            m_powerAssumed = true;
        }
    }

    /// The price of a device hour: stated, rented from the catalogue, or the share of a purchase.
    void chooseHour()
    {
        const QString &kind = m_request.priceKind;
        if (m_request.pricePerDeviceHour) {
            m_hour = *m_request.pricePerDeviceHour;
            return;
        }
        const bool any = kind.isEmpty() || kind == QLatin1StringView("best");
        if (any || kind == QLatin1StringView("cloud-hour")) {
            if (const StatedPrice *price = newest({QStringLiteral("cloud-hour")})) {
                m_hour = amountIn(*price);
                if (m_hour)
                    describe(*price, QStringLiteral("rent of a device"));
                return;
            }
        }
        const QStringList kinds = any ? QStringList{QStringLiteral("street"), QStringLiteral("list"),
                                                    QStringLiteral("system")}
                                      : QStringList{kind};
        const StatedPrice *price = newest(kinds);
        const std::optional<double> amount = price ? amountIn(*price) : std::nullopt;
        if (!amount)
            return;
        const Ownership ownership{.price = *amount,
                                  .averageWatts = m_watts.value_or(0),
                                  .powerUsageEffectiveness = m_effectiveness,
                                  .electricityPerKilowattHour = m_request.electricityPerKilowattHour.value_or(0)};
        const Result<double> hour = ownedCostPerHour(ownership);
        if (!hour)
            return;
        m_hour = *hour;
        describe(*price, QStringLiteral("price of a device, spread over four years used to 70 %"));
        if (!m_request.electricityPerKilowattHour)
            m_answer.notes << QStringLiteral("cost without electricity: no electricity_per_kwh was given");
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

    void describe(const StatedPrice &price, const QString &what)
    {
        QString note = QStringLiteral("%1: %2 (%3 price, %4; %5)")
                           .arg(what, amountText(price.amount, price.currency), price.kind, price.date, price.source);
        for (const ConvertedPrice &converted : price.converted) {
            if (converted.currency == m_currency && price.currency != m_currency)
                note += QStringLiteral(", at the mean rate of %1").arg(converted.rateYear);
        }
        bool isYear = false;
        const int year = QString(price.date).remove(QLatin1StringView("read ")).left(4).toInt(&isYear);
        if (isYear && year + staleYears < m_today.year())
            note += QStringLiteral("; older than two years");
        m_answer.notes << note;
    }

    /// A quantity that grows with time as `source` does, with its range.
    void setScaled(QuantityId quantity, QuantityId source, double factor, double low = 1, double high = 1)
    {
        const double value = *m_answer.at(source) * factor;
        m_answer.set(quantity, value);
        for (const AnswerRange &range : std::vector(m_answer.ranges)) {
            if (range.quantity == source)
                m_answer.ranges.push_back(
                    {quantity, range.low * factor * low, range.high * factor * high, range.basis});
        }
    }

    void addTraining()
    {
        if (!m_answer.at(QuantityId::DeviceHours))
            return;
        if (m_watts) {
            notePower();
            const double kilowatts = *m_watts * m_effectiveness / 1000;
            setScaled(QuantityId::EnergyKwh, QuantityId::DeviceHours, kilowatts, m_powerAssumed ? 0.85 : 1,
                      m_powerAssumed ? 1.15 : 1);
        } else {
            m_answer.notes << QStringLiteral("no energy: neither average_watts nor the device's TDP is known");
        }
        if (m_hour)
            setScaled(QuantityId::Cost, QuantityId::DeviceHours, *m_hour);
        else
            notePrice();
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
        m_answer.notes << QStringLiteral(
            "cost per million output tokens, input included, with the devices busy all the time");
    }

    void notePower()
    {
        if (!m_request.powerUsageEffectiveness)
            assume("pue", m_effectiveness);
        if (m_powerAssumed)
            assume("average_watts", *m_watts);
    }

    void notePrice()
    {
        m_answer.notes << QStringLiteral(
                              "no cost: no price_per_device_hour was given and the catalogue has no price in %1")
                              .arg(m_currency);
    }

    EstimateAnswer &m_answer;
    const EstimateRequest &m_request;
    const Workload &m_workload;
    const QDate m_today;
    QString m_currency;
    double m_effectiveness = usualEffectiveness;
    std::optional<double> m_watts;
    std::optional<double> m_hour;
    bool m_powerAssumed = false;
};

Error notAboveZero(const char *place)
{
    return {ErrorCode::OutOfRange,
            {},
            0,
            QString::fromLatin1(place),
            QStringLiteral("%1: expected a number above 0").arg(QString::fromLatin1(place))};
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
