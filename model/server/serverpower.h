// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What a server takes: the sum over its parts (server-rules W1), what its maker publishes, and what the mains deliver.
#pragma once

#include "serverfacts.h"

namespace model {

/// The parts of the sum. What is unknown of adapters, modules and drives is assumed by the settings, and said to be; the
/// power of a GPU or a processor is not assumed.
struct PowerSum
{
    std::optional<Watts> load; ///< (GPUs + processors + modules and drives + adapters + others) × (1 + fans)
    Watts known;               ///< the same of what is known or assumed: at least this much
    Watts gpus;
    Watts cpus;
    Watts memoryAndDrives;
    Watts nics;
    Watts others;            ///< parts of category Other and cooling with a power of their own
    QStringList assumptions; ///< translated sentences
    QStringList missing;     ///< why there is no load: "Power (Gaudi3 128 GB)"
};
[[nodiscard]] PowerSum powerSumOf(const ServerFacts &facts);

/// As the platform's maker publishes it, at most.
[[nodiscard]] std::optional<Watts> publishedPowerOf(const ServerFacts &facts);

/// Output over input of the supplies: as known, else as the settings assume.
struct SupplyEfficiency
{
    double value = 1;
    bool isAssumed = false;
};
[[nodiscard]] SupplyEfficiency efficiencyOf(const ServerFacts &facts);

/// Drawn from the mains: the published power, which its makers measure there, else the sum over the efficiency (W6).
[[nodiscard]] std::optional<Watts> wallPowerOf(const ServerFacts &facts);

[[nodiscard]] double heatBtuOf(Watts power); ///< BTU/h (R5)

/// V between the two poles of a supply: of three phases with more than 240 V between lines, that of a line to neutral.
[[nodiscard]] double supplyVolts(const ServerSettings &settings);
/// W that a circuit carries at its breaker's rating (B2): V × A × pf, of three phases √3 times that.
[[nodiscard]] Watts circuitWatts(const ServerSettings &settings);
/// The same for hours on end (B1, B3).
[[nodiscard]] Watts continuousCircuitWatts(const ServerSettings &settings);

} // namespace model
