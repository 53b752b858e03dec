// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What several sections of rules ask of a build.
#pragma once

#include "rule.h"

namespace model {

/// Sockets of desktop processors: LGA1700, AM5.
[[nodiscard]] bool isDesktopSocket(const QString &socket);
/// A mainboard for a desktop processor.
[[nodiscard]] bool isDesktopBoard(const PlatformFacts &platform);
/// Slots for cards, not mezzanines (AIOM, OCP) or cable connectors (MCIO).
[[nodiscard]] bool takesOrdinaryCards(const PcieSlots &places);
/// "A, B, C" in the language of the reader.
[[nodiscard]] QString listText(const QStringList &entries);
/// Answers that it is not known where the build lists no part of the category. True: answered.
bool saidNotListed(const RuleContext &context, Answers &answers, PartCategory category);
/// Answers that the rule does not apply where there is no GPU. True: answered.
bool saidWithoutGpus(const RuleContext &context, Answers &answers);

/// What the server draws from the mains; what is missing for it goes to `inputs`.
[[nodiscard]] std::optional<Watts> askForWallPower(const RuleContext &context, Inputs &inputs);

/// The supplies with their output; what is missing of them goes to `inputs`, and nullopt is that there are none.
[[nodiscard]] std::optional<FittedSupplies> askForOutput(const RuleContext &context, Inputs &inputs);

} // namespace model
