// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What stands behind an answer, as rich text: notes, every figure with its range and what that rests on, what was
/// assumed, and the formulas with the figures put in.
#pragma once

#include "model/estimate/devicematrix.h"
#include "model/estimate/working.h"

namespace ui {

/// Each formula stands behind an anchor of its quantity's name; what was assumed is a link "edit:key".
[[nodiscard]] QString workingHtml(const model::MatrixRow &row, const QList<model::QuantityWorking> &working);

/// A note of the estimator with the names of keys and quantities ("decode_tokens_per_s") as the page names them.
[[nodiscard]] QString inWords(const QString &note);

} // namespace ui
