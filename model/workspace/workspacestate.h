// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// All that a person has set up, as one value: what undo steps go between, what a `*.ridgepoint` file holds and what
/// travels inside exported pictures and share texts.
#pragma once

#include "model/catalogue/devicefilter.h"
#include "model/compare/comparison.h"
#include "model/estimate/requestwords.h"

namespace model {

/// How a chart lays out its devices.
enum class PlotKind {
    Bars,     ///< one metric, a bar a device
    Scatter,  ///< two metrics, a point a device
    TimeLine, ///< a metric over the year of release
    Roofline, ///< attainable FLOPS over arithmetic intensity
    Formats   ///< small multiples: peak compute by number format
};

[[nodiscard]] QList<PlotKind> allPlotKinds();
[[nodiscard]] QString plotKindId(PlotKind kind); ///< "bars", "scatter", "time-line", "roofline", "formats"
[[nodiscard]] std::optional<PlotKind> plotKindFromId(const QString &id);

/// What one of the charts of the Compare page shows.
struct PlotSettings
{
    PlotKind kind = PlotKind::Bars;
    MetricId metric = MetricId::Bandwidth;
    MetricId horizontal = MetricId::Price; ///< of a scatter
    bool isTable = false;                  ///< shown as a table of the same numbers

    bool operator==(const PlotSettings &) const = default;
};

struct WorkspaceState
{
    static constexpr qsizetype maximumCompared = 40;
    static constexpr qsizetype plotCount = 4;

    QStringList comparedIds = {}; ///< in the order of the basket
    QString baselineId = {};      ///< one of the compared devices, or empty
    MetricQuery query = {}; ///< number format, sparsity, price kind and currency of all charts; its metric is not used
    RowOrder order = RowOrder::Value;
    bool logarithmic = false;
    QList<PlotSettings> plots = defaultPlots(); ///< always plotCount of them
    int enlargedPlot = -1;                      ///< the one chart that fills the page; -1: all
    DeviceFilter filter = {};
    /// What is asked of the estimator, of all compared devices.
    RequestWords estimate = firstEstimate();
    /// Devices and prices of the person's own: an overlay in the catalogue's format, or an empty object.
    JsonValue own = JsonValue::object();
    /// Keys of the file that this version does not know, kept for the one that does.
    JsonValue unknown = JsonValue::object();

    bool operator==(const WorkspaceState &) const = default;

    [[nodiscard]] static QList<PlotSettings> defaultPlots();
    [[nodiscard]] static RequestWords firstEstimate();
    /// A chart of bars for each metric.
    [[nodiscard]] static QList<PlotSettings> barsOf(const QList<MetricId> &metrics);
};

/// What a person sees first: the articles' four devices.
[[nodiscard]] WorkspaceState firstWorkspace();

/// Puts a comparison into a state; its metric becomes that of the last chart unless one shows it already.
void setComparison(WorkspaceState &state, const ComparisonRequest &request);

/// Makes a state hold what it promises, as far as it can be said without a catalogue: no device twice, at most
/// maximumCompared, a baseline that is compared, plotCount plots.
[[nodiscard]] WorkspaceState normalised(WorkspaceState state);

/// What sets two states apart, as a person would name the step from one to the other ("Compare H100 PCIe").
/// Steps of one kind that follow each other and are `mergeable` count as one for undo (typing into a search field).
struct WorkspaceChange
{
    QString text; ///< translated
    bool mergeable = false;
};
[[nodiscard]] WorkspaceChange describeChange(const WorkspaceState &before, const WorkspaceState &after,
                                             const Catalogue &catalogue);

} // namespace model
