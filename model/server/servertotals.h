// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What a server comes to as a whole: power, heat, memory, lanes, network, weight and price; and a number of them together.
#pragma once

#include "serverfacts.h"

namespace model {

struct PriceTotal
{
    double amount = 0; ///< of all parts with a price, times their quantity
    Currency currency = Currency::Usd;
    int priced = 0;          ///< pieces with a price
    int unpriced = 0;        ///< pieces without
    QStringList unpricedIds; ///< their parts
    QStringList notes;       ///< kinds, dates, conversions
};

/// Of one server. Unknown is nullopt.
struct ServerTotals
{
    std::optional<Watts> load;           ///< the sum over the parts with fans (server-rules W1); see `assumptions`
    std::optional<Watts> publishedPower; ///< of the platform, at most; wins over the sum where there is one
    std::optional<Watts> wall; ///< drawn from the mains: published, else the load over the efficiency of the supplies
    std::optional<double> heatBtu; ///< BTU/h
    std::optional<double> rackUnits;
    std::optional<double> weight; ///< kg
    std::optional<Bytes> gpuMemory;
    std::optional<Bytes> hostMemory;
    int gpus = 0;
    int cpus = 0;
    int dimms = 0; ///< modules
    std::optional<int> lanesWanted;
    std::optional<int> lanesThere;
    std::optional<BytesPerSecond> hostBandwidth; ///< nominal, of all processors together (M8)
    std::optional<BytesPerSecond> networkPerGpu; ///< of the adapters between servers, one way (N3)
    std::optional<Watts> suppliesUsable;         ///< without the spare ones
    std::optional<Watts> suppliesInstalled;
    PriceTotal price;
    QStringList assumptions; ///< translated sentences

    /// What the rules reckon with: the published power, else the sum.
    [[nodiscard]] std::optional<Watts> power() const { return publishedPower ? publishedPower : load; }
};
[[nodiscard]] ServerTotals totalsOf(const ServerFacts &facts, const ExchangeRates &rates, Currency currency);

/// Of settings().nodes servers. Unknown is nullopt.
struct ClusterTotals
{
    double nodes = 1;
    std::optional<int> leafSwitches; ///< 0 of a single server
    std::optional<int> spineSwitches;
    std::optional<int> racks;
    std::optional<Watts> power;         ///< of the servers, from the mains
    std::optional<Watts> facilityPower; ///< with cooling and losses: times the PUE
    std::optional<Bytes> gpuMemory;
    int gpus = 0;
    QStringList notes; ///< translated sentences
};
[[nodiscard]] ClusterTotals clusterOf(const ServerFacts &facts, const ServerTotals &totals, const PartCatalogue &parts);

} // namespace model
