// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nearest.h"

#include "translate.h"

#include <QRegularExpression>

#include <algorithm>
#include <numeric>
#include <vector>

namespace model {

namespace {

/// Levenshtein distance: insertions, deletions and replacements of one character.
qsizetype editDistance(const QString &a, const QString &b)
{
    std::vector<qsizetype> row(static_cast<std::size_t>(b.size()) + 1);
    std::iota(row.begin(), row.end(), qsizetype{0});
    for (qsizetype i = 1; i <= a.size(); ++i) {
        qsizetype diagonal = row[0];
        row[0] = i;
        for (qsizetype j = 1; j <= b.size(); ++j) {
            const auto column = static_cast<std::size_t>(j);
            const qsizetype replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[column];
            row[column] = std::min({row[column] + 1, row[column - 1] + 1, replaced});
        }
    }
    return row.back();
}

} // namespace

QStringList nearestNames(const QString &text, const QStringList &candidates, qsizetype count)
{
    const QString wanted = text.toLower().left(80);
    static const QRegularExpression separators(QStringLiteral("[\\s_-]+"));
    const QStringList parts = wanted.split(separators, Qt::SkipEmptyParts);

    struct Scored { qsizetype score; qsizetype order; };
    std::vector<Scored> found;
    for (qsizetype i = 0; i < candidates.size(); ++i) {
        const QString candidate = candidates[i].toLower();
        const bool containsAll = !parts.isEmpty() && std::ranges::all_of(parts, [&](const QString &part) {
            return candidate.contains(part);
        });
        const qsizetype distance = editDistance(wanted, candidate);
        if (containsAll)
            found.push_back({candidate.size() - wanted.size(), i});
        else if (distance <= std::max<qsizetype>(2, wanted.size() * 2 / 5))
            found.push_back({100 + distance, i});
    }
    std::ranges::stable_sort(found, {}, &Scored::score);
    QStringList names;
    for (const Scored &match : found) {
        if (names.size() == count)
            break;
        names << candidates[match.order];
    }
    return names;
}

QString didYouMean(const QString &text, const QStringList &candidates)
{
    const QStringList names = nearestNames(text, candidates);
    if (names.isEmpty())
        return {};
    if (names.size() == 1)
        return Text::tr("; did you mean %1?").arg(names.first());
    return Text::tr("; did you mean %1 or %2?")
        .arg(names.mid(0, names.size() - 1).join(QStringLiteral(", ")), names.last());
}

} // namespace model
