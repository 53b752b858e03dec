// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// One metric of the compared devices against another, or against their date of release: the points, and which of them
/// no other device beats.
#pragma once

#include "comparison.h"

namespace model {

struct PlotPoint
{
    double x = 0;
    double y = 0;

    bool operator==(const PlotPoint &) const = default;
};

/// Indices of the points that no other beats: none is at least as good in both directions and better in one. Equal points
/// are all on the front; unknown ones never are. Ordered by x. Empty when a direction is Better::None.
[[nodiscard]] std::vector<std::size_t> paretoFront(const std::vector<std::optional<PlotPoint>> &points, Better x, Better y);

/// Quotients y / x, of 1, 2 or 5 times a power of ten, whose lines through the origin cross the rectangle; at most \a most,
/// from low to high. Both corners have to be above zero.
[[nodiscard]] std::vector<double> equalRatios(PlotPoint low, PlotPoint high, std::size_t most = 5);

/// A date as a number of years: "2022-07" is the middle of July 2022, "2022" the middle of the year. nullopt when the
/// text is no date.
[[nodiscard]] std::optional<double> yearsFromDate(const QString &date);

struct ScatterRow
{
    QString id;
    QString name;
    MetricReading horizontal;
    MetricReading vertical;
    std::optional<double> x; ///< in the unit of the horizontal axis; for a time line a number of years
    QString date;            ///< of release, of a time line
    bool isOnFront = false;

    [[nodiscard]] std::optional<PlotPoint> point() const;
};

struct Scatter
{
    Comparison vertical;              ///< rows in its order
    std::optional<Comparison> horizontal; ///< nullopt: a time line
    QString title;
    QString horizontalTitle; ///< without unit
    QString horizontalUnit;
    std::vector<ScatterRow> rows;
    bool hasFront = false; ///< is there a better direction both ways
    QStringList warnings;
    QStringList notes;
    QString summary;

    [[nodiscard]] QStringList frontNames() const; ///< from left to right
};

/// The request's metric against \a horizontal. Errors as of compare().
[[nodiscard]] Result<Scatter> scatter(const Catalogue &catalogue, const ComparisonRequest &request, MetricId horizontal);

/// The request's metric against the date of release; the front are the devices that were the best of their day.
[[nodiscard]] Result<Scatter> timeLine(const Catalogue &catalogue, const ComparisonRequest &request);

} // namespace model
