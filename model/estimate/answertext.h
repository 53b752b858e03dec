// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// An answer for people at a terminal.
#pragma once

#include "request.h"

namespace model {

/// Each quantity with its unit, its 80 % range and what that rests on; then what was assumed, and notes.
[[nodiscard]] QString answerText(const EstimateAnswer &answer);

/// What a note warns of, without the word in front; nullopt for one that only informs.
[[nodiscard]] std::optional<QString> warningIn(const QString &note);

/// A value with a unit a person reads: bytes as GiB (what the GB of a memory label counts), seconds as days, FLOPs with a prefix.
[[nodiscard]] QString quantityText(QuantityId quantity, double value);
/// The same with the currency of the answer where it is money.
[[nodiscard]] QString quantityText(const EstimateAnswer &answer, QuantityId quantity, double value);

/// The one unit in which a chart shows a quantity: bytes as GiB, shares as per cent.
struct QuantityUnit
{
    QString name;      ///< empty for a plain count
    double factor = 1; ///< base units in one of it
};
[[nodiscard]] QuantityUnit quantityUnit(QuantityId quantity, const QString &currency);

/// A value of EstimateAnswer::assumed as a person would type it.
[[nodiscard]] QString assumedText(const ConfigValue &value);

} // namespace model
