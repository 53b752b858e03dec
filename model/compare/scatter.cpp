// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scatter.h"

#include "likewithlike.h"

#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <QDate>

#include <algorithm>
#include <cmath>

namespace model {

namespace {

/// Points with a value in which more is always better.
std::vector<std::pair<PlotPoint, std::size_t>> turned(const std::vector<std::optional<PlotPoint>> &points, Better x, Better y)
{
    std::vector<std::pair<PlotPoint, std::size_t>> known;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (points[i])
            known.push_back({{x == Better::Lower ? -points[i]->x : points[i]->x, y == Better::Lower ? -points[i]->y : points[i]->y}, i});
    }
    return known;
}

QStringList withoutRepetition(QStringList texts)
{
    texts.removeDuplicates();
    return texts;
}

void markFront(Scatter &scatter, Better x, Better y)
{
    std::vector<std::optional<PlotPoint>> points;
    for (const ScatterRow &row : scatter.rows)
        points.push_back(row.point());
    scatter.hasFront = x != Better::None && y != Better::None;
    for (const std::size_t index : paretoFront(points, x, y))
        scatter.rows[index].isOnFront = true;
}

QString missingNote(const QString &title, const QStringList &names)
{
    return Text::tr("%1 not published for %n device(s): %2.", nullptr, static_cast<int>(names.size())).arg(title, listedNames(names));
}

void addMissingNotes(Scatter &scatter)
{
    QStringList vertical;
    QStringList horizontal;
    for (const ScatterRow &row : scatter.rows) {
        if (!row.vertical.value)
            vertical << row.name;
        if (!row.x)
            horizontal << row.name;
    }
    if (!vertical.isEmpty())
        scatter.notes << missingNote(metricName(scatter.vertical.request.query.metric), vertical);
    if (!horizontal.isEmpty())
        scatter.notes << missingNote(scatter.horizontalTitle, horizontal);
}

QString directionNote(const Scatter &scatter)
{
    const QString title = metricName(scatter.vertical.request.query.metric);
    const bool isLower = scatter.vertical.better == Better::Lower;
    if (!scatter.horizontal)
        return isLower ? Text::tr("Lower is better in %1.").arg(title) : QString();
    QStringList lower;
    if (isLower)
        lower << title;
    if (scatter.horizontal->better == Better::Lower)
        lower << scatter.horizontalTitle;
    return lower.isEmpty() ? QString() : Text::tr("Lower is better in %1.").arg(lower.join(Text::tr(", ", "between names")));
}

QString summaryOf(const Scatter &scatter)
{
    const auto known = std::ranges::count_if(scatter.rows, [](const ScatterRow &row) { return row.point().has_value(); });
    if (known == 0)
        return Text::tr("%1: no device has both figures.").arg(scatter.title);
    const QString counted = Text::tr("%1: %n device(s).", nullptr, static_cast<int>(known)).arg(scatter.title);
    const QStringList front = scatter.frontNames();
    if (front.isEmpty())
        return counted;
    return counted + u' '
        + (scatter.horizontal ? Text::tr("No other is better in both than %1.").arg(listedNames(front))
                              : Text::tr("Best of their day: %1.").arg(listedNames(front)));
}

Scatter scatterOf(Comparison vertical)
{
    Scatter scatter;
    for (const ComparisonRow &row : vertical.rows)
        scatter.rows.push_back({.id = row.id, .name = row.name, .horizontal = {}, .vertical = row.reading, .x = {}, .date = {}});
    scatter.vertical = std::move(vertical);
    return scatter;
}

void finish(Scatter &scatter, const Catalogue &catalogue)
{
    if (const QString note = directionNote(scatter); !note.isEmpty())
        scatter.notes << note;
    addMissingNotes(scatter);
    scatter.notes << figureNotes(scatter.vertical);
    scatter.warnings = likeWithLikeWarnings(scatter.vertical, catalogue);
    if (scatter.horizontal) { // a time line says by itself how far the devices are apart
        scatter.notes << figureNotes(*scatter.horizontal);
        scatter.warnings << likeWithLikeWarnings(*scatter.horizontal, catalogue) << generationWarnings(scatter.vertical, catalogue);
    }
    scatter.notes = withoutRepetition(scatter.notes);
    scatter.warnings = withoutRepetition(scatter.warnings);
    scatter.summary = summaryOf(scatter);
}

} // namespace

std::optional<PlotPoint> ScatterRow::point() const
{
    return x && vertical.value ? std::optional(PlotPoint{*x, *vertical.value}) : std::nullopt;
}

QStringList Scatter::frontNames() const
{
    std::vector<const ScatterRow *> front;
    for (const ScatterRow &row : rows) {
        if (row.isOnFront)
            front.push_back(&row);
    }
    std::ranges::stable_sort(front, {}, [](const ScatterRow *row) { return *row->x; });
    QStringList names;
    for (const ScatterRow *row : front)
        names << row->name;
    return names;
}

std::vector<std::size_t> paretoFront(const std::vector<std::optional<PlotPoint>> &points, Better x, Better y)
{
    if (x == Better::None || y == Better::None)
        return {};
    const auto known = turned(points, x, y);
    std::vector<std::size_t> front;
    for (const auto &[point, index] : known) {
        const PlotPoint &candidate = point;
        const bool isBeaten = std::ranges::any_of(known, [&](const auto &other) {
            return other.first.x >= candidate.x && other.first.y >= candidate.y && !(other.first == candidate);
        });
        if (!isBeaten)
            front.push_back(index);
    }
    std::ranges::stable_sort(front, {}, [&](std::size_t index) { return points[index]->x; });
    return front;
}

std::vector<double> equalRatios(PlotPoint low, PlotPoint high, std::size_t most)
{
    if (!(low.x > 0 && low.y > 0 && high.x > low.x && high.y > low.y) || most == 0)
        return {};
    // The lines through the two other corners touch the rectangle in a point only.
    const double least = low.y / high.x;
    const double greatest = high.y / low.x;
    const int first = static_cast<int>(std::floor(std::log10(least)));
    const int last = static_cast<int>(std::ceil(std::log10(greatest)));
    const auto within = [&](double ratio) { return ratio > least * 1.05 && ratio < greatest / 1.05; };
    std::vector<double> all;
    std::vector<double> powers;
    for (int power = first; power <= last; ++power) {
        for (const double factor : {1.0, 2.0, 5.0}) {
            const double ratio = withoutRoundingNoise(factor * std::pow(10.0, power));
            if (within(ratio)) {
                all.push_back(ratio);
                if (factor == 1.0)
                    powers.push_back(ratio);
            }
        }
    }
    if (all.size() <= most)
        return all;
    // Fewer and evenly spaced: the powers of ten, or every second, third … of them.
    std::vector<double> chosen;
    const std::size_t step = std::max<std::size_t>(1, (powers.size() + most - 1) / most);
    for (std::size_t i = 0; i < powers.size(); i += step)
        chosen.push_back(powers[i]);
    return chosen;
}

std::optional<double> yearsFromDate(const QString &date)
{
    const auto year = yearOfDate(date);
    if (!year || isReadDate(date))
        return std::nullopt;
    const int month = date.mid(5, 2).toInt();
    const int day = date.mid(8, 2).toInt();
    if (month == 0)
        return *year + 0.5;
    const QDate exact(*year, month, day == 0 ? 15 : day);
    return exact.isValid() ? std::optional(*year + (exact.dayOfYear() - 0.5) / exact.daysInYear()) : std::nullopt;
}

Result<Scatter> scatter(const Catalogue &catalogue, const ComparisonRequest &request, MetricId horizontal)
{
    auto vertical = compare(catalogue, request);
    if (!vertical)
        return failure(std::move(vertical).error());
    ComparisonRequest other = request;
    other.query.metric = horizontal;
    other.order = RowOrder::Given;
    auto across = compare(catalogue, other);
    if (!across)
        return failure(std::move(across).error());

    Scatter scatter = scatterOf(*std::move(vertical));
    scatter.horizontal = *std::move(across);
    scatter.horizontalTitle = metricName(horizontal);
    scatter.horizontalUnit = scatter.horizontal->unit;
    scatter.title = Text::tr("%1 against %2", "title of a scatter plot").arg(scatter.vertical.title, scatter.horizontal->title);
    for (ScatterRow &row : scatter.rows) {
        row.horizontal = scatter.horizontal->find(row.id)->reading;
        row.x = row.horizontal.value;
    }
    markFront(scatter, scatter.horizontal->better, scatter.vertical.better);
    finish(scatter, catalogue);
    return scatter;
}

Result<Scatter> timeLine(const Catalogue &catalogue, const ComparisonRequest &request)
{
    auto vertical = compare(catalogue, request);
    if (!vertical)
        return failure(std::move(vertical).error());
    Scatter scatter = scatterOf(*std::move(vertical));
    scatter.horizontalTitle = Text::tr("Release");
    scatter.title = Text::tr("%1 over the years", "title of a time line").arg(scatter.vertical.title);
    QStringList onlyYear;
    for (ScatterRow &row : scatter.rows) {
        const Device &device = *catalogue.find(row.id);
        row.horizontal = readMetric(device, {.metric = MetricId::Year}, catalogue.rates());
        row.date = device.releaseDate.value.value_or(QString());
        row.x = yearsFromDate(row.date);
        constexpr qsizetype lengthOfYear = 4;
        if (row.point() && row.date.size() == lengthOfYear)
            onlyYear << row.name;
    }
    markFront(scatter, Better::Lower, scatter.vertical.better);
    if (!onlyYear.isEmpty())
        scatter.notes << Text::tr("Only the year is published, so placed in its middle: %1.").arg(listedNames(onlyYear));
    finish(scatter, catalogue);
    return scatter;
}

} // namespace model
