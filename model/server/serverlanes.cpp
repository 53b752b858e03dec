// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serverlanes.h"

#include <cmath>

namespace model {

namespace {

constexpr int lanesOfAGpu = 16;
constexpr int lanesOfANvmeDrive = 4;
constexpr int lanesOfTwoEpyc = 128; ///< with four links between the sockets
constexpr int lanesOfTwoEpycThreeLinks = 160;

/// EPYC of sockets SP3, SP5 and SP6: in a pair, half of the lanes link the two.
bool isEpyc(const CpuFacts &cpu)
{
    return cpu.socket.value && cpu.socket.value->startsWith(QLatin1String("SP"), Qt::CaseInsensitive);
}

/// RAID and host adapters sit in a slot, and nothing is recorded of its width.
bool isStorageAdapter(const Part &part)
{
    return part.name.contains(QLatin1String("RAID"), Qt::CaseInsensitive)
           || part.name.contains(QLatin1String("HBA"), Qt::CaseInsensitive);
}

} // namespace

std::optional<int> LanesWanted::total() const
{
    return unknown.isEmpty() ? std::optional(atLeast()) : std::nullopt;
}

LanesWanted lanesWantedBy(const ServerFacts &facts)
{
    LanesWanted wanted;
    for (const FittedPart &fitted : facts.gpus())
        wanted.gpus += fitted.part.gpu().pcieLanes.value.value_or(lanesOfAGpu) * fitted.quantity;
    for (const FittedPart &fitted : facts.nics()) {
        if (const auto lanes = fitted.part.nic().pcieLanes.value)
            wanted.nics += *lanes * fitted.quantity;
        else
            wanted.unknown << fitted.part.name;
    }
    for (const FittedPart &fitted : facts.drives()) {
        const DriveFacts &drive = fitted.part.drive();
        const auto nvme = isNvme(drive);
        if (!nvme)
            wanted.unknown << fitted.part.name;
        else if (*nvme)
            wanted.drives += drive.pcieLanes.value.value_or(lanesOfANvmeDrive) * fitted.quantity;
    }
    for (const FittedPart &fitted : facts.partsOf(PartCategory::Other)) {
        if (isStorageAdapter(fitted.part))
            wanted.unknown << fitted.part.name;
    }
    return wanted;
}

std::optional<LanesThere> lanesOf(const ServerFacts &facts)
{
    const int count = facts.cpuCount();
    if (const PlatformFacts *platform = facts.platform(); platform && platform->pcieLanes.value) {
        const int sockets = platform->cpuSockets.value.value_or(1);
        if (count == 0 || count >= sockets)
            return LanesThere{*platform->pcieLanes.value, *platform->pcieLanes.value};
    }
    if (count == 0)
        return std::nullopt;
    LanesThere there;
    for (const FittedPart &fitted : facts.cpus()) {
        const CpuFacts &cpu = fitted.part.cpu();
        if (!cpu.pcieLanes.value)
            return std::nullopt;
        there.atLeast += *cpu.pcieLanes.value * fitted.quantity;
    }
    there.atMost = there.atLeast;
    if (count == 2 && isEpyc(facts.cpus().front().part.cpu()))
        return LanesThere{lanesOfTwoEpyc, lanesOfTwoEpycThreeLinks};
    return there;
}

std::optional<BytesPerSecond> laneRate(int generation)
{
    constexpr int oldest = 3;
    constexpr int newest = 5;
    if (generation < oldest || generation > newest)
        return std::nullopt;
    const double transfers = giga * std::exp2(generation); // 8 GT/s of generation 3
    return BytesPerSecond::fromBaseUnits(transfers * 128 / 130 / 8);
}

std::optional<bool> isNvme(const DriveFacts &drive)
{
    if (drive.interface.value)
        return drive.interface.value->contains(QLatin1String("NVMe"), Qt::CaseInsensitive);
    return drive.pcieLanes.value ? std::optional(true) : std::nullopt;
}

} // namespace model
