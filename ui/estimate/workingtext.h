// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What stands behind an answer, as rich text: every figure with its range and what that rests on, the sums with the
/// figures put in, what was assumed, and notes.
#pragma once

#include "model/estimate/devicematrix.h"

namespace ui {

[[nodiscard]] QString workingHtml(const model::MatrixRow &row);

/// A note of the estimator with the names of keys and quantities ("decode_tokens_per_s") as the page names them.
[[nodiscard]] QString inWords(const QString &note);

} // namespace ui
