// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// All that a person has set up, as one value: what undo steps go between, what a `*.ridgepoint` file holds and what
/// travels inside exported pictures and share texts.
#pragma once

#include "model/catalogue/devicefilter.h"
#include "model/compare/comparison.h"
#include "model/compare/plotkind.h"
#include "model/estimate/requestwords.h"
#include "model/server/serverbuild.h"
#include "model/estimate/sweep.h"
#include "model/measured/ownmeasurements.h"

namespace model {

/// What the Estimate page looks at more closely.
struct EstimateView
{
    std::optional<QuantityId> quantity = {}; ///< nullopt: the speed that the task has
    SweepAxis sweepAxis = SweepAxis::Context;
    bool isLogarithmic = false;

    bool operator==(const EstimateView &) const = default;
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
    /// Servers that are put together here, each with an id and a name of its own.
    QList<ServerBuild> servers = {};
    /// The scenario that it is compared with; empty: none is pinned.
    RequestWords pinnedEstimate = {};
    EstimateView estimateView = {};
    /// Devices and prices of the person's own: an overlay in the catalogue's format, or an empty object.
    JsonValue own = JsonValue::object();
    /// Files of measurements of the person's own.
    QList<OwnMeasurements> measurements = {};
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

/// Puts a comparison into a state. Its plot is added unless one of the charts shows it already: bars as the last chart,
/// another kind as the first. The metric is that of the request.
void setComparison(WorkspaceState &state, const ComparisonRequest &request, PlotSettings plot = {});

/// Which chart shows the metric in the manner of \a plot; -1: none.
[[nodiscard]] qsizetype plotOf(const WorkspaceState &state, MetricId metric, PlotSettings plot);

/// An id for a further server, made from its name: "my-h100-server", or "my-h100-server-2" when that is taken.
[[nodiscard]] QString freeServerId(const QString &name, const QList<ServerBuild> &servers);
/// The name, or "name (2)" when one of the servers has it.
[[nodiscard]] QString freeServerName(const QString &name, const QList<ServerBuild> &servers);

/// Makes a state hold what it promises, as far as it can be said without a catalogue: no device twice, at most
/// maximumCompared, a baseline that is compared, plotCount plots, servers with an id and a name each.
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
