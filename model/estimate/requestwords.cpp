// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "requestwords.h"

#include <QStringList>

#include <algorithm>

namespace model {

namespace {

/// A word as a shell takes it: in quotes when it has more than letters, digits and a few signs.
QString quoted(const QString &word)
{
    const bool isPlain = !word.isEmpty() && std::ranges::all_of(word, [](QChar c) {
        return c.isLetterOrNumber() || QStringLiteral("-_.,/:+@%").contains(c);
    });
    return isPlain ? word
                   : QLatin1Char('\'') + QString(word).replace(QLatin1Char('\''), QStringLiteral("'\\''"))
                         + QLatin1Char('\'');
}

} // namespace

QString wordOf(const RequestWords &words, const QString &key)
{
    const auto found = std::ranges::find(words, key, &RequestWords::value_type::first);
    return found == words.end() ? QString() : found->second;
}

RequestWords withWord(RequestWords words, const QString &key, const QString &word)
{
    const auto found = std::ranges::find(words, key, &RequestWords::value_type::first);
    if (found == words.end()) {
        if (!word.isEmpty())
            words.emplace_back(key, word);
    } else if (word.isEmpty()) {
        words.erase(found);
    } else {
        found->second = word;
    }
    return words;
}

QString estimateCommand(const RequestWords &words)
{
    QStringList parts = {QStringLiteral("ridgepoint estimate")};
    for (const auto &[key, word] : words)
        parts << QStringLiteral("--") + QString(key).replace(QLatin1Char('_'), QLatin1Char('-')) + QLatin1Char(' ')
                     + quoted(word);
    return parts.join(QLatin1Char(' '));
}

} // namespace model
