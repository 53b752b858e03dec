// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The like-with-like guard: says where a comparison sets unlike things beside each other, so that nobody takes a
/// longer bar for a better device when it only counts something else.
#pragma once

#include "comparison.h"

namespace model {

/// Translated sentences, most misleading first; empty when like is compared with like. Told are: sparse beside dense rates,
/// a rate or price that exists in another kind only, a whole server beside devices, the price or power of a whole machine beside that of a card, list
/// beside street prices, prices that are years apart, FP16 beside BF16, and links of which somebody prints
/// one direction.
[[nodiscard]] QStringList likeWithLikeWarnings(const Comparison &comparison, const Catalogue &catalogue);

/// The sentence that the devices themselves are years apart; at most one.
[[nodiscard]] QStringList generationWarnings(const Comparison &comparison, const Catalogue &catalogue);

} // namespace model
