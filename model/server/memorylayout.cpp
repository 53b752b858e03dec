// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memorylayout.h"

#include <algorithm>

namespace model {

namespace {

constexpr double bytesPerTransfer = 8; ///< a channel is 64 bits wide
constexpr double megatransfer = 1e6;

bool hasSocket(const CpuFacts &cpu, QLatin1String socket)
{
    return cpu.socket.value && cpu.socket.value->compare(socket, Qt::CaseInsensitive) == 0;
}

/// What is known to be a limit lowers the speed; what is unknown makes it a bound.
void limit(MemorySpeed &speed, const std::optional<double> &by)
{
    if (!by)
        speed.isExact = false;
    else
        speed.atMost = std::min(speed.atMost.value_or(*by), *by);
}

} // namespace

MemoryLayout memoryLayoutOf(const ServerFacts &facts)
{
    MemoryLayout layout;
    layout.cpus = facts.cpuCount();
    layout.modules = facts.dimmCount();
    if (layout.cpus == 0)
        return layout;
    layout.channels = facts.cpus().front().part.cpu().memoryChannels.value;
    if (layout.modules % layout.cpus == 0)
        layout.perCpu = layout.modules / layout.cpus;
    const int fullest = (layout.modules + layout.cpus - 1) / layout.cpus;
    if (layout.channels && *layout.channels > 0 && fullest > 0) {
        layout.perChannel = (fullest + *layout.channels - 1) / *layout.channels;
        layout.channelsPopulated = std::min(fullest, *layout.channels);
    }
    return layout;
}

bool isXeonOfTheBalanceRules(const CpuFacts &cpu)
{
    return hasSocket(cpu, QLatin1String("LGA4189")) || hasSocket(cpu, QLatin1String("LGA4677"));
}

bool isEpycSp5(const CpuFacts &cpu)
{
    return hasSocket(cpu, QLatin1String("SP5"));
}

std::optional<double> processorMemorySpeed(const CpuFacts &cpu, int perChannel)
{
    constexpr double fourthGeneration = 4800;
    constexpr double fourthGenerationTwoPerChannel = 4400;
    if (perChannel <= 1)
        return cpu.memorySpeed.value;
    if (perChannel > 2 || !cpu.memorySpeed.value)
        return std::nullopt;
    // The 3rd generation keeps its speed, and so do models of the 4th that have no more than the lower one.
    const bool isFourth = hasSocket(cpu, QLatin1String("LGA4677"));
    if (hasSocket(cpu, QLatin1String("LGA4189"))
        || (isFourth && *cpu.memorySpeed.value <= fourthGenerationTwoPerChannel))
        return cpu.memorySpeed.value;
    return isFourth && *cpu.memorySpeed.value == fourthGeneration ? std::optional(fourthGenerationTwoPerChannel)
                                                                  : std::nullopt;
}

MemorySpeed memorySpeedOf(const ServerFacts &facts, const MemoryLayout &layout)
{
    MemorySpeed speed;
    speed.isExact = true;
    for (const FittedPart &fitted : facts.memory()) {
        const auto module = fitted.part.memory().speed.value;
        limit(speed, module);
        if (module)
            speed.modules = std::min(speed.modules.value_or(*module), *module);
    }
    if (!speed.isExact || facts.memory().empty())
        speed.modules.reset();
    for (const FittedPart &fitted : facts.cpus()) {
        const CpuFacts &cpu = fitted.part.cpu();
        limit(speed, cpu.memorySpeed.value);
        limit(speed, layout.perChannel ? processorMemorySpeed(cpu, *layout.perChannel) : std::nullopt);
    }
    limit(speed, facts.platform() ? facts.platform()->memorySpeed.value : std::nullopt);
    if (facts.memory().empty() || facts.cpus().empty())
        speed.isExact = false;
    return speed;
}

std::optional<BytesPerSecond> hostBandwidthOf(const ServerFacts &facts)
{
    const MemoryLayout layout = memoryLayoutOf(facts);
    const MemorySpeed speed = memorySpeedOf(facts, layout);
    if (!layout.perCpu || !layout.channelsPopulated || !speed.modules)
        return std::nullopt;
    return BytesPerSecond::fromBaseUnits(layout.cpus * *layout.channelsPopulated * *speed.atMost * megatransfer
                                         * bytesPerTransfer);
}

bool hasUnifiedMemory(const ServerFacts &facts)
{
    return facts.platform() && facts.platform()->memoryType.value
           && facts.platform()->memoryType.value->contains(QLatin1String("unified"), Qt::CaseInsensitive);
}

} // namespace model
