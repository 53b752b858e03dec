// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What a person does to a build, each as a function from one value to the next.
#pragma once

#include "serverbuild.h"

namespace model {

/// With so many of a part in all its lines together, at most mostPartsOfALine; 0 takes it out, be it the platform, with what
/// was filled in and paid for it.
[[nodiscard]] ServerBuild withPieces(ServerBuild build, const QString &partId, int quantity);

/// With a part more: a platform becomes the build's, another one is added to its line or to the end.
[[nodiscard]] ServerBuild withPart(ServerBuild build, const Part &part, int quantity = 1);

/// With one part in the place and number of another. A set of supplies ("2+2" as one part) counts by its units: four single
/// ones take its place. What was filled in or paid for the old part goes with it.
[[nodiscard]] ServerBuild withExchanged(ServerBuild build, const Part &before, const Part &after);

/// With a price for one of a part; nullopt takes it back. All prices of a build are in one currency: another one than the
/// present needs them to be entered anew, so it takes the others back.
[[nodiscard]] ServerBuild withOwnPrice(ServerBuild build, const QString &partId, const std::optional<Money> &price);

/// With facts of a part in place of those that were filled in for it.
[[nodiscard]] ServerBuild withFacts(ServerBuild build, const QString &partId, std::vector<FactOverride> facts);

} // namespace model
