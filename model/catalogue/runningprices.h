// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What running a device costs: rent of devices by the hour, as clouds offer them, and electricity by country.
#pragma once

#include "money.h"

#include "model/json/jsonvalue.h"
#include "model/result.h"

#include <vector>

namespace model {

/// A cloud's on-demand price of an instance.
struct RentalOffer
{
    QString device; ///< id in the catalogue
    QString provider;
    QString region; ///< empty when not stated
    QString instance;
    int devices = 1; ///< of the instance
    Money perHour;   ///< of the instance
    QString date;
    Source source;
    QString doubt; ///< why it is no default, empty without one

    [[nodiscard]] double perDeviceHour() const { return perHour.amount / devices; }
};

/// The offer that stands for a device, with how far those of other clouds are from it.
struct RentalChoice
{
    RentalOffer offer;
    int providers = 0;
    double lowest = 0; ///< of a device for an hour, in the offer's currency
    double highest = 0;
};

struct ElectricityPrice
{
    QString country;
    QString segment; ///< who pays it
    Money perKilowattHour;
    QString date;
    Source source;
    QString note;
    bool isDefault = false; ///< of its country
};

class RunningPrices
{
public:
    RunningPrices() = default;
    RunningPrices(std::vector<RentalOffer> offers, std::vector<ElectricityPrice> electricity);

    /// The shipped prices, read once. Errors: those of the readers below.
    [[nodiscard]] static const Result<RunningPrices> &builtIn();

    [[nodiscard]] const std::vector<RentalOffer> &offers() const { return m_offers; }
    [[nodiscard]] const std::vector<ElectricityPrice> &electricity() const { return m_electricity; }

    /// The usual rent of a device: of each cloud the newest offer (its cheapest), of these the one in the middle of the
    /// prices (the lower of two). Offers more than two years older than the device's newest and doubtful ones are left
    /// out. nullopt when no cloud offers it.
    [[nodiscard]] std::optional<RentalChoice> rental(const QString &device) const;

    /// Electricity where the currency is that of the country (United States, China, Germany); nullptr for none.
    [[nodiscard]] const ElectricityPrice *electricity(Currency currency) const;

private:
    std::vector<RentalOffer> m_offers;
    std::vector<ElectricityPrice> m_electricity;
};

/// Errors: OutOfRange or MissingKey with file, line and JSON path.
[[nodiscard]] Result<std::vector<RentalOffer>> readRentalOffers(const JsonDocument &document, const QString &fileName);
[[nodiscard]] Result<std::vector<ElectricityPrice>> readElectricityPrices(const JsonDocument &document,
                                                                         const QString &fileName);

} // namespace model
