// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Which kind of chart shows the compared devices, and of what.
#pragma once

#include "comparison.h"

namespace model {

enum class PlotKind {
    Bars,     ///< one metric
    Scatter,  ///< one metric against another
    TimeLine, ///< one metric against the date of release
    Roofline, ///< attainable compute against arithmetic intensity
    Formats   ///< peak compute of every number format
};

[[nodiscard]] QList<PlotKind> allPlotKinds();
[[nodiscard]] QString plotKindId(PlotKind kind);   ///< "time-line": options and files
[[nodiscard]] QString plotKindName(PlotKind kind); ///< translated
[[nodiscard]] std::optional<PlotKind> plotKindFromId(const QString &id);
[[nodiscard]] QStringList plotKindIds();

/// What one chart shows. The metrics that its kind does not use are kept for when the kind changes back.
struct PlotSettings
{
    PlotKind kind = PlotKind::Bars;
    MetricId metric = MetricId::Bandwidth;
    MetricId horizontal = MetricId::Price; ///< of a scatter
    bool isTable = false;

    bool operator==(const PlotSettings &) const = default;
};

/// Does the kind show a metric of choice? A roofline and the formats always show peak compute.
[[nodiscard]] bool usesMetric(PlotKind kind);

/// The command that draws the same chart.
[[nodiscard]] QString plotCommand(ComparisonRequest request, const PlotSettings &settings);

} // namespace model
