// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Height, weight and depth of a server, and what its racks take: of the parts that are listed, else of the settings.
#pragma once

#include "serverfacts.h"

namespace model {

// Of the platform; where it does not say, of the one case that it is put into.
[[nodiscard]] std::optional<double> rackUnitsOf(const ServerFacts &facts); ///< U
[[nodiscard]] std::optional<double> weightOf(const ServerFacts &facts);    ///< kg
[[nodiscard]] std::optional<double> depthOf(const ServerFacts &facts);     ///< mm

// The least of the racks that are listed, else as the settings say.
[[nodiscard]] double rackUnitsThere(const ServerFacts &facts); ///< U
[[nodiscard]] Watts rackPowerThere(const ServerFacts &facts);
[[nodiscard]] std::optional<double> rackWeightThere(const ServerFacts &facts); ///< kg

/// How many of the server go into a rack, by height and by power; nullopt when neither of the server is known.
[[nodiscard]] std::optional<int> serversPerRack(const ServerFacts &facts);

} // namespace model
