// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "money.h"

#include "model/text/translate.h"

#include <QRegularExpression>

#include <algorithm>

namespace model {

QString currencyCode(Currency currency)
{
    switch (currency) {
    case Currency::Usd: return QStringLiteral("USD");
    case Currency::Cny: return QStringLiteral("CNY");
    case Currency::Eur: return QStringLiteral("EUR");
    }
    Q_UNREACHABLE();
}

std::optional<Currency> currencyFromCode(const QString &code)
{
    for (const Currency currency : {Currency::Usd, Currency::Cny, Currency::Eur}) {
        if (code.compare(currencyCode(currency), Qt::CaseInsensitive) == 0)
            return currency;
    }
    return std::nullopt;
}

QStringList currencyCodes()
{
    return {currencyCode(Currency::Usd), currencyCode(Currency::Cny), currencyCode(Currency::Eur)};
}

QString priceKindId(PriceKind kind)
{
    switch (kind) {
    case PriceKind::List: return QStringLiteral("list");
    case PriceKind::Street: return QStringLiteral("street");
    case PriceKind::System: return QStringLiteral("system");
    case PriceKind::CloudHour: return QStringLiteral("cloud-hour");
    }
    Q_UNREACHABLE();
}

QString priceKindName(PriceKind kind)
{
    switch (kind) {
    case PriceKind::List: return Text::tr("list price");
    case PriceKind::Street: return Text::tr("street price");
    case PriceKind::System: return Text::tr("system price");
    case PriceKind::CloudHour: return Text::tr("cloud price per hour");
    }
    Q_UNREACHABLE();
}

std::optional<PriceKind> priceKindFromId(const QString &id)
{
    for (const PriceKind kind : {PriceKind::List, PriceKind::Street, PriceKind::System, PriceKind::CloudHour}) {
        if (id == priceKindId(kind))
            return kind;
    }
    return std::nullopt;
}

std::optional<int> yearOfDate(const QString &date)
{
    static const QRegularExpression year(QStringLiteral("\\b(19|20)\\d\\d\\b"));
    const auto match = year.match(date);
    if (!match.hasMatch())
        return std::nullopt;
    return match.captured().toInt();
}

namespace {
const QString readPrefix = QStringLiteral("read ");
}

bool isReadDate(const QString &date)
{
    return date.startsWith(readPrefix);
}

QString dateWithoutRead(const QString &date)
{
    return isReadDate(date) ? date.mid(readPrefix.size()) : date;
}

QString dateForPeople(const QString &date)
{
    return isReadDate(date) ? Text::tr("read %1", "date on which a source was read").arg(dateWithoutRead(date)) : date;
}

void ExchangeRates::setRate(int year, Currency currency, double perUsd)
{
    m_perUsd[year][currency] = perUsd;
}

std::optional<ExchangeRates::Converted> ExchangeRates::convert(Money money, const QString &date, Currency to) const
{
    if (money.currency == to)
        return Converted{money.amount, 0};
    if (m_perUsd.empty())
        return std::nullopt;
    const int firstYear = m_perUsd.begin()->first;
    const int lastYear = m_perUsd.rbegin()->first;
    const int wanted = std::clamp(yearOfDate(date).value_or(lastYear), firstYear, lastYear);
    const auto year = std::prev(m_perUsd.upper_bound(wanted));
    const auto perUsd = [&](Currency currency) -> std::optional<double> {
        if (currency == Currency::Usd)
            return 1.0;
        const auto rate = year->second.find(currency);
        return rate == year->second.end() ? std::nullopt : std::optional(rate->second);
    };
    const auto from = perUsd(money.currency);
    const auto into = perUsd(to);
    if (!from || !into)
        return std::nullopt;
    return Converted{money.amount / *from * *into, year->first};
}

} // namespace model
