// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "servertotals.h"

#include "memorylayout.h"
#include "servercase.h"
#include "serverlanes.h"
#include "servernetwork.h"
#include "serverpower.h"

#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <cmath>
#include <map>

namespace model {

namespace {

/// Adds prices up and counts what stands behind them.
class PriceSum
{
public:
    PriceSum(const ServerFacts &facts, const ExchangeRates &rates, Currency currency) : m_facts(facts), m_rates(rates)
    {
        m_total.currency = currency;
    }

    void add(const Part &part, int quantity)
    {
        const auto price = m_facts.priceOf(part);
        const auto converted = price ? m_rates.convert(price->each(), price->price.date, m_total.currency)
                                     : std::nullopt;
        if (!converted) {
            m_total.unpriced += quantity;
            m_total.unpricedIds << part.id;
            return;
        }
        m_total.amount += converted->amount * quantity;
        m_total.priced += quantity;
        const bool isYours = price->price.origin == FigureKind::Yours;
        m_kinds[isYours ? Text::tr("your price") : priceKindName(price->price.kind)] += quantity;
        m_estimates += price->price.origin == FigureKind::Estimated ? quantity : 0;
        if (const auto year = isYours ? std::nullopt : yearOfDate(price->price.date)) {
            m_firstYear = std::min(m_firstYear.value_or(*year), *year);
            m_lastYear = std::max(m_lastYear.value_or(*year), *year);
        }
        if (converted->rateYear != 0)
            m_rateYears[converted->rateYear] += quantity;
    }

    PriceTotal total()
    {
        for (const auto &[kind, pieces] : m_kinds)
            m_total.notes << Text::tr("%n piece(s): %1.", nullptr, pieces).arg(kind);
        if (m_estimates > 0)
            m_total.notes << Text::tr("%n price(s) are estimates.", nullptr, m_estimates);
        if (m_firstYear && *m_firstYear == *m_lastYear)
            m_total.notes << Text::tr("Prices are of %1.").arg(*m_firstYear);
        else if (m_firstYear)
            m_total.notes << Text::tr("Prices are of %1 to %2.").arg(*m_firstYear).arg(*m_lastYear);
        for (const auto &[year, pieces] : m_rateYears)
            m_total.notes << Text::tr("%n piece(s) converted at the mean rate of %1.", nullptr, pieces).arg(year);
        return m_total;
    }

private:
    const ServerFacts &m_facts;
    const ExchangeRates &m_rates;
    PriceTotal m_total;
    std::map<QString, int> m_kinds;
    std::map<int, int> m_rateYears;
    std::optional<int> m_firstYear;
    std::optional<int> m_lastYear;
    int m_estimates = 0;
};

PriceTotal priceOf(const ServerFacts &facts, const ExchangeRates &rates, Currency currency)
{
    PriceSum sum(facts, rates, currency);
    if (const Part *platform = facts.platformPart())
        sum.add(*platform, 1);
    for (const PartCategory category : allPartCategories()) {
        for (const FittedPart &fitted : facts.partsOf(category)) {
            if (!facts.isPaidWithPlatform(fitted))
                sum.add(fitted.part, fitted.quantity);
        }
    }
    return sum.total();
}

void addRacks(ClusterTotals &cluster, const ServerFacts &facts, const ServerTotals &totals)
{
    if (facts.platform() && facts.platform()->kind == PlatformKind::ClosedRack) {
        cluster.racks = static_cast<int>(cluster.nodes);
        return;
    }
    if (!totals.rackUnits || !totals.wall)
        return;
    const int each = serversPerRack(facts).value_or(0);
    if (each == 0) {
        cluster.notes << Text::tr("Not one of these servers fits into a rack of %1 U and %2 kW.")
                             .arg(numberForPeople(rackUnitsThere(facts)),
                                  numberForPeople(rackPowerThere(facts).inWatts() / 1000));
        return;
    }
    cluster.racks = static_cast<int>(std::ceil(cluster.nodes / each));
    cluster.notes << Text::tr("%n server(s) to a rack, by its height and its power; switches are not counted.", nullptr,
                              each);
}

void addSwitches(ClusterTotals &cluster, const ServerFacts &facts, const PartCatalogue &parts)
{
    if (cluster.nodes <= 1) {
        cluster.leafSwitches = 0;
        cluster.spineSwitches = 0;
        return;
    }
    const Fabric fabric = fabricOf(facts);
    const FabricSwitch chosen = fabricSwitchOf(facts, parts);
    const auto ports = chosen.part ? chosen.part->networkSwitch().ports.value : std::nullopt;
    if (!fabric.ports || fabric.adapters == 0 || !ports)
        return;
    if (chosen.isAssumed)
        cluster.notes << Text::tr("Switches are reckoned as %1.").arg(chosen.part->fullName());
    const double endPoints = cluster.nodes * *fabric.ports;
    const auto plan = switchPlan(endPoints, *ports);
    if (!plan) {
        cluster.notes << Text::tr("%1 end points are more than two tiers of these switches reach.")
                             .arg(numberForPeople(endPoints));
        return;
    }
    cluster.leafSwitches = plan->leaves;
    cluster.spineSwitches = plan->spines;
}

} // namespace

ServerTotals totalsOf(const ServerFacts &facts, const ExchangeRates &rates, Currency currency)
{
    ServerTotals totals;
    const PowerSum sum = powerSumOf(facts);
    totals.load = sum.load;
    totals.publishedPower = publishedPowerOf(facts);
    totals.wall = wallPowerOf(facts);
    if (totals.publishedPower) {
        totals.assumptions << Text::tr("The maker publishes the power of the whole machine, which wins over the sum.");
    } else {
        totals.assumptions << sum.assumptions;
        const SupplyEfficiency efficiency = efficiencyOf(facts);
        if (efficiency.isAssumed)
            totals.assumptions << Text::tr("The supplies are assumed to have an efficiency of %1.")
                                      .arg(numberForPeople(efficiency.value));
    }
    if (totals.wall)
        totals.heatBtu = heatBtuOf(*totals.wall);
    totals.rackUnits = rackUnitsOf(facts);
    totals.weight = weightOf(facts);
    totals.gpuMemory = facts.gpuMemoryTotal();
    totals.hostMemory = facts.memoryTotal();
    totals.gpus = facts.gpuCount();
    totals.cpus = facts.cpuCount();
    totals.dimms = facts.dimmCount();
    totals.lanesWanted = lanesWantedBy(facts).total();
    if (const auto there = lanesOf(facts); there && there->isOneNumber())
        totals.lanesThere = there->atLeast;
    totals.hostBandwidth = hostBandwidthOf(facts);
    if (totals.hostBandwidth && !memorySpeedOf(facts, memoryLayoutOf(facts)).isExact)
        totals.assumptions << Text::tr(
            "The bandwidth of the host is at most this: not all that limits the speed of its memory is known.");
    if (const auto rate = fabricOf(facts).rate; rate && totals.gpus > 0)
        totals.networkPerGpu = *rate / totals.gpus;
    if (const auto supplies = facts.fittedSupplies()) {
        totals.suppliesUsable = supplies->usable();
        totals.suppliesInstalled = supplies->installed();
    }
    totals.price = priceOf(facts, rates, currency);
    return totals;
}

ClusterTotals clusterOf(const ServerFacts &facts, const ServerTotals &totals, const PartCatalogue &parts)
{
    ClusterTotals cluster;
    cluster.nodes = std::max(1.0, std::floor(facts.settings().nodes));
    const double nodes = cluster.nodes;
    cluster.gpus = static_cast<int>(totals.gpus * nodes);
    if (totals.gpuMemory)
        cluster.gpuMemory = *totals.gpuMemory * nodes;
    if (totals.wall) {
        cluster.power = *totals.wall * nodes;
        cluster.facilityPower = *cluster.power * facts.settings().pue;
    }
    addRacks(cluster, facts, totals);
    addSwitches(cluster, facts, parts);
    return cluster;
}

} // namespace model
