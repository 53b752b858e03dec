// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The network between servers: which adapters carry the traffic of training, and the switches that a cluster takes.
#pragma once

#include "partcatalogue.h"
#include "serverfacts.h"

namespace model {

/// Adapters of the fabric: InfiniBand and Slingshot, and Ethernet of 100 Gb/s and more to a port. Slower ones are for
/// storage and management.
[[nodiscard]] std::optional<bool> isOfFabric(const NicFacts &nic); ///< nullopt: neither protocol nor rate says

struct Fabric
{
    std::vector<const FittedPart *> nics; ///< of the facts that it was derived from
    int adapters = 0;
    std::optional<int> ports;           ///< of all of them; unknown when one's are
    std::optional<BytesPerSecond> rate; ///< of all ports, one way; unknown when one's is, or when there is none
    QStringList unknown;                ///< adapters of which it is not known whether they belong to it
};
[[nodiscard]] Fabric fabricOf(const ServerFacts &facts);

/// The switch of the build, else the usual one of the catalogue: 64 ports of 400 Gb/s InfiniBand.
struct FabricSwitch
{
    const Part *part = nullptr; ///< nullptr: neither is there
    bool isAssumed = false;
};
[[nodiscard]] FabricSwitch fabricSwitchOf(const ServerFacts &facts, const PartCatalogue &parts);

/// Switches that connect so many end points without oversubscription: one alone as far as its ports go, then leaves with half
/// of their ports down. Two tiers reach ports × ports / 2 end points (N6); nullopt beyond.
struct SwitchPlan
{
    int leaves = 0;
    int spines = 0;
};
[[nodiscard]] std::optional<SwitchPlan> switchPlan(double endPoints, int portsOfASwitch);

} // namespace model
