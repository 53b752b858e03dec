// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "servercase.h"

#include "serverpower.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

std::optional<double> ofCase(const ServerFacts &facts, Figure<double> PlatformFacts::*ofPlatform,
                             Figure<double> ChassisFacts::*ofChassis)
{
    if (facts.platform() && (facts.platform()->*ofPlatform).value)
        return (facts.platform()->*ofPlatform).value;
    const std::vector<FittedPart> &cases = facts.partsOf(PartCategory::Chassis);
    return cases.size() == 1 ? (cases.front().part.chassis().*ofChassis).value : std::nullopt;
}

template<class T>
std::optional<T> leastOfRacks(const ServerFacts &facts, Figure<T> RackFacts::*member)
{
    std::optional<T> least;
    for (const FittedPart &fitted : facts.partsOf(PartCategory::Rack)) {
        if (const auto value = (fitted.part.rack().*member).value)
            least = std::min(least.value_or(*value), *value);
    }
    return least;
}

} // namespace

std::optional<double> rackUnitsOf(const ServerFacts &facts)
{
    return ofCase(facts, &PlatformFacts::rackUnits, &ChassisFacts::rackUnits);
}

std::optional<double> weightOf(const ServerFacts &facts)
{
    return ofCase(facts, &PlatformFacts::weight, &ChassisFacts::weight);
}

std::optional<double> depthOf(const ServerFacts &facts)
{
    return ofCase(facts, &PlatformFacts::depth, &ChassisFacts::depth);
}

double rackUnitsThere(const ServerFacts &facts)
{
    return leastOfRacks(facts, &RackFacts::rackUnits).value_or(facts.settings().rackUnits);
}

Watts rackPowerThere(const ServerFacts &facts)
{
    return leastOfRacks(facts, &RackFacts::maxPower).value_or(Watts::fromWatts(facts.settings().rackWatts));
}

std::optional<double> rackWeightThere(const ServerFacts &facts)
{
    const auto listed = leastOfRacks(facts, &RackFacts::maxWeight);
    return listed ? listed : facts.settings().rackMaxKg;
}

std::optional<int> serversPerRack(const ServerFacts &facts)
{
    std::optional<double> most;
    if (const auto units = rackUnitsOf(facts); units && *units > 0)
        most = rackUnitsThere(facts) / *units;
    if (const auto wall = wallPowerOf(facts); wall && wall->inWatts() > 0)
        most = std::min(most.value_or(rackPowerThere(facts) / *wall), rackPowerThere(facts) / *wall);
    return most ? std::optional(static_cast<int>(std::floor(*most))) : std::nullopt;
}

} // namespace model
