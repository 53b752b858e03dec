// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The names nearest to a mistyped one, for messages such as "unknown device 'h100-sxm'; did you mean …?".
#pragma once

#include <QStringList>

namespace model {

/// Up to `count` of the candidates, nearest first: those that contain all parts of the text (split at hyphens and
/// blanks), then by edit distance as far as that is less than about half of the text.
[[nodiscard]] QStringList nearestNames(const QString &text, const QStringList &candidates, qsizetype count = 3);

/// "; did you mean a, b or c?", or "" when nothing is near.
[[nodiscard]] QString didYouMean(const QString &text, const QStringList &candidates);

} // namespace model
