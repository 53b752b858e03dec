// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// An answer for people at a terminal.
#pragma once

#include "request.h"

namespace model {

/// Each quantity with its unit, its 80 % range and what that rests on; then what was assumed, and notes.
[[nodiscard]] QString answerText(const EstimateAnswer &answer);

/// A value with a unit a person reads: bytes as GB, seconds as days, FLOPs with a prefix.
[[nodiscard]] QString quantityText(QuantityId quantity, double value);

} // namespace model
