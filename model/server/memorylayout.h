// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// How the modules lie in the channels of the processors, and what speed results (server-rules M4 to M8).
#pragma once

#include "serverfacts.h"

namespace model {

/// Per processor, with the modules spread evenly.
struct MemoryLayout
{
    int cpus = 0;
    int modules = 0;           ///< of the whole server
    std::optional<int> perCpu; ///< unknown: no processor is listed, or the modules do not divide by them
    std::optional<int> channels;
    std::optional<int> perChannel; ///< in the fullest channel (DPC)
    std::optional<int> channelsPopulated;
};
[[nodiscard]] MemoryLayout memoryLayoutOf(const ServerFacts &facts);

/// Xeon of the 3rd to 5th generation: eight channels, sixteen slots.
[[nodiscard]] bool isXeonOfTheBalanceRules(const CpuFacts &cpu);
/// EPYC of socket SP5: twelve channels.
[[nodiscard]] bool isEpycSp5(const CpuFacts &cpu);

/// The most that a processor allows with so many modules in a channel, MT/s; nullopt where no source says.
[[nodiscard]] std::optional<double> processorMemorySpeed(const CpuFacts &cpu, int perChannel);

struct MemorySpeed
{
    std::optional<double> modules; ///< MT/s, of the slowest module
    std::optional<double> atMost;  ///< MT/s, the least of what is known; nullopt when nothing is
    bool isExact = false;          ///< nothing that could lower it is unknown
};
[[nodiscard]] MemorySpeed memorySpeedOf(const ServerFacts &facts, const MemoryLayout &layout);

/// Between the modules and all processors together: channels × MT/s × 8 bytes, at the speed that memorySpeedOf() allows.
[[nodiscard]] std::optional<BytesPerSecond> hostBandwidthOf(const ServerFacts &facts);

/// Soldered memory of a system on chip: "unified LPDDR5-6400".
[[nodiscard]] bool hasUnifiedMemory(const ServerFacts &facts);

} // namespace model
