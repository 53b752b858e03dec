// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measuredfilter.h"

#include <algorithm>

namespace model {

std::vector<std::size_t> filtered(const std::vector<MeasuredFigure> &figures, const MeasuredFilter &filter)
{
    const QStringList words = filter.words.toCaseFolded().simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const auto passes = [&](const MeasuredFigure &figure) {
        return (!filter.what || figure.what == *filter.what)
               && (filter.device.isEmpty() || figure.deviceName == filter.device)
               && (filter.engine.isEmpty() || figure.engine == filter.engine)
               && (filter.source.isEmpty() || figure.source == filter.source)
               && (!filter.deviceIds || filter.deviceIds->contains(figure.deviceId))
               && (!filter.onlyArticles || !figure.statedIn.isEmpty()) && (!filter.onlyYours || figure.isYours)
               && std::ranges::all_of(words, [&](const QString &word) { return figure.words.contains(word); });
    };
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (passes(figures[i]))
            places.push_back(i);
    }
    return places;
}

std::vector<MeasuredChoice> measuredChoices(const std::vector<MeasuredFigure> &figures, QString MeasuredFigure::*column)
{
    QHash<QString, int> counts;
    for (const MeasuredFigure &figure : figures)
        ++counts[figure.*column];
    counts.remove(QString());
    std::vector<MeasuredChoice> choices;
    for (auto count = counts.cbegin(); count != counts.cend(); ++count)
        choices.push_back({count.key(), count.value()});
    std::ranges::sort(choices, [](const MeasuredChoice &a, const MeasuredChoice &b) {
        return a.figures != b.figures ? a.figures > b.figures : a.value < b.value;
    });
    return choices;
}

} // namespace model
