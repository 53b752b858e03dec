// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "servernetwork.h"

#include <cmath>

namespace model {

namespace {

const BytesPerSecond slowestOfFabric = BytesPerSecond::fromBaseUnits(100 * gigabit);

} // namespace

std::optional<bool> isOfFabric(const NicFacts &nic)
{
    const QString protocol = nic.protocol.value.value_or(QString());
    if (protocol.contains(QLatin1String("InfiniBand"), Qt::CaseInsensitive)
        || protocol.contains(QLatin1String("Slingshot"), Qt::CaseInsensitive))
        return true;
    return nic.portRate.value ? std::optional(*nic.portRate.value >= slowestOfFabric) : std::nullopt;
}

Fabric fabricOf(const ServerFacts &facts)
{
    Fabric fabric;
    fabric.ports = 0;
    BytesPerSecond rate;
    bool rateIsKnown = true;
    for (const FittedPart &fitted : facts.nics()) {
        const NicFacts &nic = fitted.part.nic();
        const auto belongs = isOfFabric(nic);
        if (!belongs)
            fabric.unknown << fitted.part.name;
        if (!belongs.value_or(false))
            continue;
        fabric.nics.push_back(&fitted);
        fabric.adapters += fitted.quantity;
        if (nic.ports.value && fabric.ports)
            *fabric.ports += *nic.ports.value * fitted.quantity;
        else
            fabric.ports.reset();
        if (nic.ports.value && nic.portRate.value)
            rate += *nic.portRate.value * (*nic.ports.value * fitted.quantity);
        else
            rateIsKnown = false;
    }
    if (rateIsKnown && fabric.adapters > 0)
        fabric.rate = rate;
    return fabric;
}

FabricSwitch fabricSwitchOf(const ServerFacts &facts, const PartCatalogue &parts)
{
    const std::vector<FittedPart> &switches = facts.partsOf(PartCategory::Switch);
    if (!switches.empty())
        return {&switches.front().part, false};
    return {parts.find(QStringLiteral("sw-qm9700")), true};
}

std::optional<SwitchPlan> switchPlan(double endPoints, int portsOfASwitch)
{
    if (endPoints <= portsOfASwitch)
        return SwitchPlan{endPoints > 0 ? 1 : 0, 0};
    if (endPoints > portsOfASwitch * (portsOfASwitch / 2.0))
        return std::nullopt;
    const int down = portsOfASwitch / 2;
    const int leaves = static_cast<int>(std::ceil(endPoints / down));
    const int spines = static_cast<int>(std::ceil(static_cast<double>(leaves) * down / portsOfASwitch));
    return SwitchPlan{leaves, spines};
}

} // namespace model
