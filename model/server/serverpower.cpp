// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serverpower.h"

#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <cmath>

namespace model {

namespace {

constexpr double mostVoltsOfASupply = 240;
const double phaseFactor = std::sqrt(3.0);

QString unknownPower(const Part &part)
{
    return QStringLiteral("%1 (%2)").arg(factLabel(QStringLiteral("tdpWatts")), part.name);
}

/// Adds the power of all modules and drives: as known, where that of each is; else at least what the settings assume.
Watts memoryAndDrives(const ServerFacts &facts, PowerSum &sum)
{
    Watts known;
    bool isComplete = true;
    const auto add = [&](const FittedPart &fitted, const std::optional<Watts> &power) {
        if (power)
            known += *power * fitted.quantity;
        else
            isComplete = false;
    };
    for (const FittedPart &fitted : facts.memory())
        add(fitted, fitted.part.memory().power.value);
    for (const FittedPart &fitted : facts.drives())
        add(fitted, fitted.part.drive().power.value);
    if (isComplete && !facts.memory().empty())
        return known;
    const Watts assumed = Watts::fromWatts(facts.settings().memoryAndDriveWatts);
    sum.assumptions << Text::tr("All memory modules and drives together are assumed to take %1 W.")
                           .arg(numberForPeople(std::max(assumed, known).inWatts()));
    return std::max(assumed, known);
}

Watts adapters(const ServerFacts &facts, PowerSum &sum)
{
    Watts power;
    int assumed = 0;
    for (const FittedPart &fitted : facts.nics()) {
        const auto known = fitted.part.nic().power.value;
        power += known.value_or(Watts::fromWatts(facts.settings().nicWatts)) * fitted.quantity;
        assumed += known ? 0 : fitted.quantity;
    }
    if (assumed > 0) {
        sum.assumptions << Text::tr("%n network adapter(s) are assumed to take %1 W each.", nullptr, assumed)
                               .arg(numberForPeople(facts.settings().nicWatts));
    }
    return power;
}

Watts otherParts(const ServerFacts &facts)
{
    Watts power;
    for (const FittedPart &fitted : facts.partsOf(PartCategory::Other)) {
        if (const auto known = fitted.part.other().power.value)
            power += *known * fitted.quantity;
    }
    return power;
}

} // namespace

PowerSum powerSumOf(const ServerFacts &facts)
{
    PowerSum sum;
    for (const FittedPart &fitted : facts.gpus()) {
        if (const auto power = facts.powerOf(fitted))
            sum.gpus += *power * fitted.quantity;
        else
            sum.missing << unknownPower(fitted.part);
    }
    for (const FittedPart &fitted : facts.cpus()) {
        if (const auto power = fitted.part.cpu().tdp.value)
            sum.cpus += *power * fitted.quantity;
        else
            sum.missing << unknownPower(fitted.part);
    }
    if (facts.cpus().empty())
        sum.missing << Text::tr("%1 (none is listed)").arg(partCategoryName(PartCategory::Cpu));
    sum.memoryAndDrives = memoryAndDrives(facts, sum);
    sum.nics = adapters(facts, sum);
    sum.others = otherParts(facts);
    const double fans = facts.settings().fanFraction;
    sum.known = (sum.gpus + sum.cpus + sum.memoryAndDrives + sum.nics + sum.others) * (1 + fans);
    sum.assumptions << Text::tr("Fans and pumps are assumed to add %1 %.").arg(numberForPeople(100 * fans));
    if (sum.missing.isEmpty())
        sum.load = sum.known;
    return sum;
}

std::optional<Watts> publishedPowerOf(const ServerFacts &facts)
{
    return facts.platform() ? facts.platform()->maxSystemPower.value : std::nullopt;
}

SupplyEfficiency efficiencyOf(const ServerFacts &facts)
{
    const auto supplies = facts.fittedSupplies();
    if (supplies && supplies->efficiency)
        return {*supplies->efficiency, false};
    return {facts.settings().supplyEfficiency, true};
}

std::optional<Watts> wallPowerOf(const ServerFacts &facts)
{
    if (const auto published = publishedPowerOf(facts))
        return published;
    const auto load = powerSumOf(facts).load;
    return load ? std::optional(*load / efficiencyOf(facts).value) : std::nullopt;
}

double heatBtuOf(Watts power)
{
    constexpr double btuPerWattHour = 3.412;
    return power.inWatts() * btuPerWattHour;
}

double supplyVolts(const ServerSettings &settings)
{
    const bool isBetweenLineAndNeutral = settings.phases > 1 && settings.mainsVolts > mostVoltsOfASupply;
    return isBetweenLineAndNeutral ? settings.mainsVolts / phaseFactor : settings.mainsVolts;
}

Watts circuitWatts(const ServerSettings &settings)
{
    const double phases = settings.phases > 1 ? phaseFactor : 1;
    return Watts::fromWatts(phases * settings.mainsVolts * settings.breakerAmps * settings.powerFactor);
}

Watts continuousCircuitWatts(const ServerSettings &settings)
{
    return circuitWatts(settings) * (settings.limitsContinuousLoad ? settings.continuousLoadFraction : 1);
}

} // namespace model
