// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The bill of materials of a build: what has to be bought, what each part costs as far as that is known, and where the price
/// comes from. What has no price stays in it as not priced and is in no sum.
#pragma once

#include "serverfacts.h"

#include "model/tables/datatable.h"

namespace model {

struct BomLine
{
    PartCategory category = PartCategory::Other;
    QString partId;
    QString name;
    QString fullName; ///< with the vendor
    QString vendor;
    int quantity = 1;
    bool isIncluded = false;        ///< comes with the platform: there is nothing to pay for it
    std::optional<PartPrice> price; ///< for `price.pieces` of the part
    std::optional<double> rate;     ///< what one of the price's currency is in that of the bill; of its own currency 1
    int rateYear = 0;               ///< year of that rate; 0: no conversion was needed
    std::vector<Source> sources;    ///< of the part

    /// Of all of them, in the currency of the bill; unknown without a price or a rate.
    [[nodiscard]] std::optional<double> sum() const;
    [[nodiscard]] bool isPriced() const { return isIncluded || sum().has_value(); }
};

struct BillOfMaterials
{
    QString name;
    double servers = 1; ///< how many of this server are wanted; the lines are of one
    Currency currency = Currency::Usd;
    std::vector<BomLine> lines;          ///< the platform first, then by category
    std::optional<PartPrice> wholePrice; ///< of the system that the build is, as it was published
    std::vector<Source> systemSources;   ///< of that system
    QStringList missingIds;              ///< parts that the catalogue does not have
    Source rateSource;                   ///< of the exchange rates

    /// The sum over the lines that are priced.
    [[nodiscard]] double total() const;
    [[nodiscard]] int pricedCount() const;
    [[nodiscard]] int unpricedCount() const;
    /// What a reader of the sum has to know: what it leaves out, which rates it took, what the whole was sold for.
    [[nodiscard]] QStringList notes() const;
};

/// The currency of the build's own prices, else US dollars.
[[nodiscard]] Currency bomCurrency(const ServerBuild &build);

[[nodiscard]] BillOfMaterials billOfMaterials(const ServerFacts &facts, const PartCatalogue &parts,
                                              const ExchangeRates &rates, Currency currency);

/// The price of the system that a build is, as published: while platform and parts are those of its template.
[[nodiscard]] std::optional<PartPrice> publishedPrice(const ServerBuild &build, const PartCatalogue &parts);

/// Columns: category, part, vendor, quantity, unit price, currency, price kind, date, sum in the currency of the bill, source.
/// The last row is the sum.
[[nodiscard]] DataTable bomToTable(const BillOfMaterials &bill);

/// Each source of the bill once: title, address, date, and the parts and prices it stands behind.
[[nodiscard]] DataTable bomSourcesToTable(const BillOfMaterials &bill);

/// "not priced", in a cell without an amount.
[[nodiscard]] QString notPricedText();

} // namespace model
