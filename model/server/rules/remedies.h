// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Changes to a build that rules propose.
#pragma once

#include "rule.h"

namespace model {

/// The build with every piece of `from` made a piece of `to`.
[[nodiscard]] ServerBuild withPartExchanged(ServerBuild build, const QString &from, const QString &to);

/// The build with so many of a part: the first line that has it takes them all, further ones go; 0 removes the part, and a
/// part that no line has is added.
[[nodiscard]] ServerBuild withQuantity(ServerBuild build, const QString &partId, int quantity);

/// The build with another platform.
[[nodiscard]] ServerBuild withPlatform(ServerBuild build, const QString &partId);

/// A part of a maker other than the platform's, which may go into that maker's machines alone.
[[nodiscard]] bool isOfAnotherMaker(const RuleContext &context, const Part &part);

/// The parts of a category that `suits`, those first of which `distance` is least; at most `most`.
[[nodiscard]] std::vector<const Part *> nearestParts(const RuleContext &context, PartCategory category,
                                                     const std::function<bool(const Part &)> &suits,
                                                     const std::function<double(const Part &)> &distance, int most);

} // namespace model
