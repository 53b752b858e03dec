// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Prices and currencies: an amount never travels without its currency, kind and date, and changing the currency
/// takes the rate of a stated year.
#pragma once

#include "figure.h"

#include <QHash>

#include <map>

namespace model {

enum class Currency { Usd, Cny, Eur };

[[nodiscard]] QString currencyCode(Currency currency); ///< "USD"
[[nodiscard]] std::optional<Currency> currencyFromCode(const QString &code); ///< upper or lower case
[[nodiscard]] QStringList currencyCodes();

enum class PriceKind {
    List,     ///< the vendor's price
    Street,   ///< what shops or dealers ask
    System,   ///< of a whole machine that is sold no other way
    CloudHour ///< rental of one device for an hour
};

[[nodiscard]] QString priceKindId(PriceKind kind);   ///< "list", "street", "system", "cloud-hour": files and options
[[nodiscard]] QString priceKindName(PriceKind kind); ///< translated: "list price", …
[[nodiscard]] std::optional<PriceKind> priceKindFromId(const QString &id);

struct Money
{
    double amount = 0;
    Currency currency = Currency::Usd;
};

struct Price
{
    Money money;
    PriceKind kind = PriceKind::List;
    FigureKind origin = FigureKind::Published;
    QString date; ///< "2022", "2022-09", "2022-09-20" or "read 2026-11"
    Source source;
};

/// The year of a figure's date; nullopt when it has none.
[[nodiscard]] std::optional<int> yearOfDate(const QString &date);

/// "read 2026-11" is the date of reading, not of the figure itself.
[[nodiscard]] bool isReadDate(const QString &date);
/// "2026-11" of "read 2026-11"; dates in this form sort as text.
[[nodiscard]] QString dateWithoutRead(const QString &date);
/// The date as it is shown: "read 2026-11" in the language of the reader.
[[nodiscard]] QString dateForPeople(const QString &date);

/// Yearly mean exchange rates.
class ExchangeRates
{
public:
    struct Converted
    {
        double amount = 0;
        int rateYear = 0; ///< year whose mean was used; 0: no conversion was needed
    };

    void setRate(int year, Currency currency, double perUsd);
    void setSource(const Source &source) { m_source = source; }
    [[nodiscard]] const Source &source() const { return m_source; }
    [[nodiscard]] bool isEmpty() const { return m_perUsd.empty(); }

    /// An amount at the yearly mean of its own year; before the first year and after the last, the nearest year's.
    /// nullopt when there is no rate for a currency.
    [[nodiscard]] std::optional<Converted> convert(Money money, const QString &date, Currency to) const;

private:
    std::map<int, std::map<Currency, double>> m_perUsd;
    Source m_source;
};

} // namespace model
