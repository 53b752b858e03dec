// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A request as a person types it: keys and words. The command line and the Estimate page ask through this, so that both
/// give the same numbers.
#pragma once

#include <QString>

#include <utility>
#include <vector>

namespace model {

/// Keys of a request (requestKeys()) with the word behind each: "context" and "8192". What is left out takes its default.
using RequestWords = std::vector<std::pair<QString, QString>>;

/// The word of a key, or an empty text.
[[nodiscard]] QString wordOf(const RequestWords &words, const QString &key);
/// The same words with another one for a key; an empty one takes the key out.
[[nodiscard]] RequestWords withWord(RequestWords words, const QString &key, const QString &word);

/// The command line that prints the answer.
[[nodiscard]] QString estimateCommand(const RequestWords &words);

} // namespace model
