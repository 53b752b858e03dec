// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Energy and money of a job, from its time. Amounts are plain numbers of one currency, which the caller states.
#pragma once

#include "request.h"
#include "workload.h"

#include "model/units/quantities.h"

class QDate;

namespace model {

/// Energy of devices over time, cooling and conversion included.
///
///     E = device hours · average power · PUE
///
/// Average power is what devices draw over the run, not their TDP. PUE is 1 or more.
/// Source: Llama 2 card: 1,720,320 hours of A100 at 400 W are 688 MWh before PUE.
[[nodiscard]] Joules runEnergy(Seconds deviceTime, Watts average, double powerUsageEffectiveness);

/// Cost of a million tokens: hourly cost · 10^6 / (3,600 · tokens/s). Errors: OutOfRange when the rate is not above zero.
[[nodiscard]] Result<double> costPerMillionTokens(double costPerHour, TokensPerSecond rate);

/// What an hour of an owned device costs.
struct Ownership
{
    double price = 0;
    double residual = 0;
    double lifeHours = 35040; ///< four years
    double utilisation = 0.7; ///< share of the hours that are used
    double averageWatts = 0;
    double powerUsageEffectiveness = 1;
    double electricityPerKilowattHour = 0;
};

/// (price − residual) / (life hours · utilisation) + power · PUE · tariff.
/// Errors: OutOfRange when life or utilisation is not above zero.
[[nodiscard]] Result<double> ownedCostPerHour(const Ownership &ownership);

/// Fills in energy, cost and cost per million tokens from the speed quantities and their ranges; notes name kind, date, source and
/// currency of the price, and whether it is older than two years.
void addRunningCost(EstimateAnswer &answer, const EstimateRequest &request, const Workload &workload,
                    const QDate &today);

} // namespace model
