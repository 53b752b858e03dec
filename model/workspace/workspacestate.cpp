// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspacestate.h"

#include "model/catalogue/ownentries.h"
#include "model/estimate/requestfields.h"
#include "model/text/translate.h"

namespace model {

namespace {

QString deviceName(const QString &id, const Catalogue &catalogue)
{
    const Device *device = catalogue.find(id);
    return device ? device->name : id;
}

QString describeCompared(const WorkspaceState &before, const WorkspaceState &after, const Catalogue &catalogue)
{
    QStringList added;
    QStringList removed;
    for (const QString &id : after.comparedIds) {
        if (!before.comparedIds.contains(id))
            added << id;
    }
    for (const QString &id : before.comparedIds) {
        if (!after.comparedIds.contains(id))
            removed << id;
    }
    if (after.comparedIds.isEmpty())
        return Text::tr("Compare nothing");
    if (added.isEmpty() && removed.isEmpty())
        return Text::tr("Reorder the compared devices");
    if (added.size() == 1 && removed.isEmpty())
        return Text::tr("Compare %1").arg(deviceName(added.first(), catalogue));
    if (removed.size() == 1 && added.isEmpty())
        return Text::tr("Take out %1").arg(deviceName(removed.first(), catalogue));
    return Text::tr("Compare other devices");
}

QString describePlots(const WorkspaceState &before, const WorkspaceState &after)
{
    for (qsizetype i = 0; i < std::min(before.plots.size(), after.plots.size()); ++i) {
        const PlotSettings &was = before.plots[i];
        const PlotSettings &is = after.plots[i];
        if (was.kind != is.kind)
            return Text::tr("Change the kind of chart %1").arg(i + 1);
        if (was.metric != is.metric || was.horizontal != is.horizontal)
            return Text::tr("Show %1 in chart %2")
                .arg(metricName(was.metric != is.metric ? is.metric : is.horizontal))
                .arg(i + 1);
        if (was.isTable != is.isTable)
            return is.isTable ? Text::tr("Show chart %1 as a table").arg(i + 1)
                              : Text::tr("Show chart %1 as a picture").arg(i + 1);
    }
    return Text::tr("Change the charts");
}

QString describeEstimate(const RequestWords &before, const RequestWords &after)
{
    const auto changed = [&](const RequestWords &words, const RequestWords &others) {
        const auto found = std::ranges::find_if(
            words, [&](const auto &word) { return wordOf(others, word.first) != word.second; });
        return found == words.end() ? QString() : found->first;
    };
    QString key = changed(after, before);
    if (key.isEmpty())
        key = changed(before, after);
    const auto &fields = requestFields();
    const auto field = std::ranges::find(fields, key, &RequestField::key);
    return Text::tr("Estimate: %1").arg(field == fields.end() ? key : fieldLabel(*field));
}

QString describeMeasurements(const WorkspaceState &before, const WorkspaceState &after)
{
    const auto changed = [](const WorkspaceState &from, const WorkspaceState &in) {
        const auto found = std::ranges::find_if(
            from.measurements, [&](const OwnMeasurements &file) { return !in.measurements.contains(file); });
        return found == from.measurements.end() ? QString() : found->name;
    };
    if (const QString added = changed(after, before); !added.isEmpty())
        return Text::tr("Add the measurements of %1").arg(added);
    return Text::tr("Take out the measurements of %1").arg(changed(before, after));
}

/// What a person did to one server.
WorkspaceChange describeServer(const ServerBuild &before, const ServerBuild &after)
{
    if (before.name != after.name)
        return {Text::tr("Rename %1 to %2").arg(before.name, after.name)};
    if (before.platformId != after.platformId)
        return {Text::tr("Change the platform of %1").arg(after.name)};
    if (before.lines != after.lines) {
        QStringList other; // parts whose number is another one
        const auto compare = [&](const ServerBuild &build, const ServerBuild &than) {
            for (const ServerLine &line : build.lines) {
                if (build.quantityOf(line.partId) != than.quantityOf(line.partId) && !other.contains(line.partId))
                    other << line.partId;
            }
        };
        compare(before, after);
        compare(after, before);
        if (other.size() != 1)
            return {Text::tr("Change parts of %1").arg(after.name)};
        const Part *part = builtInParts().find(other.first());
        const QString name = part ? part->name : other.first();
        if (before.quantityOf(other.first()) == 0)
            return {Text::tr("Add %1").arg(name)};
        if (after.quantityOf(other.first()) == 0)
            return {Text::tr("Take out %1").arg(name)};
        return {Text::tr("Number of %1").arg(name), true}; // a spin box takes many steps
    }
    if (before.prices != after.prices)
        return {Text::tr("Change prices of %1").arg(after.name)};
    if (before.overrides != after.overrides)
        return {Text::tr("Change facts of parts of %1").arg(after.name)};
    return {Text::tr("Change settings of %1").arg(after.name), true};
}

WorkspaceChange describeServers(const QList<ServerBuild> &before, const QList<ServerBuild> &after)
{
    const auto isIn = [](const QList<ServerBuild> &servers, const ServerBuild &server) {
        return std::ranges::find(servers, server.id, &ServerBuild::id) != servers.end();
    };
    for (const ServerBuild &server : after) {
        if (!isIn(before, server))
            return {Text::tr("Add the server %1").arg(server.name)};
    }
    for (const ServerBuild &server : before) {
        if (!isIn(after, server))
            return {Text::tr("Remove the server %1").arg(server.name)};
    }
    for (qsizetype i = 0; i < after.size(); ++i) {
        if (before[i].id == after[i].id && before[i] != after[i])
            return describeServer(before[i], after[i]);
    }
    return {Text::tr("Reorder the servers")};
}

} // namespace

QString freeServerId(const QString &name, const QList<ServerBuild> &servers)
{
    QStringList taken;
    for (const ServerBuild &server : servers)
        taken << server.id;
    return ownDeviceId(name, taken);
}

QString freeServerName(const QString &name, const QList<ServerBuild> &servers)
{
    const auto isTaken = [&](const QString &tried) {
        return std::ranges::find(servers, tried, &ServerBuild::name) != servers.end();
    };
    QString free = name;
    for (int i = 2; isTaken(free); ++i)
        free = QStringLiteral("%1 (%2)").arg(name).arg(i);
    return free;
}

QList<PlotSettings> WorkspaceState::defaultPlots()
{
    return barsOf({MetricId::Bandwidth, MetricId::Memory, MetricId::Flops, MetricId::FlopsPerPrice});
}

RequestWords WorkspaceState::firstEstimate()
{
    return {{QStringLiteral("model"), QStringLiteral("llama-2-70b")},
            {QStringLiteral("weight_type"), QStringLiteral("Q4_K_M")},
            {QStringLiteral("context"), QStringLiteral("4096")}};
}

QList<PlotSettings> WorkspaceState::barsOf(const QList<MetricId> &metrics)
{
    QList<PlotSettings> plots;
    for (const MetricId metric : metrics)
        plots << PlotSettings{.metric = metric};
    return plots;
}

WorkspaceState firstWorkspace()
{
    WorkspaceState state;
    state.comparedIds = defaultDeviceIds();
    return state;
}

void setComparison(WorkspaceState &state, const ComparisonRequest &request, PlotSettings plot)
{
    state.comparedIds = request.deviceIds;
    state.baselineId = request.baselineId;
    state.query = request.query;
    state.order = request.order;
    if (plotOf(state, request.query.metric, plot) >= 0)
        return;
    plot.metric = request.query.metric;
    (plot.kind == PlotKind::Bars ? state.plots.last() : state.plots.first()) = plot;
}

qsizetype plotOf(const WorkspaceState &state, MetricId metric, PlotSettings plot)
{
    const auto shows = [&](const PlotSettings &shown) {
        return shown.kind == plot.kind && (shown.metric == metric || !usesMetric(plot.kind))
               && (shown.horizontal == plot.horizontal || plot.kind != PlotKind::Scatter) && shown.isTable == plot.isTable;
    };
    const auto found = std::ranges::find_if(state.plots, shows);
    return found == state.plots.end() ? -1 : found - state.plots.begin();
}

WorkspaceState normalised(WorkspaceState state)
{
    state.comparedIds.removeDuplicates();
    state.comparedIds = state.comparedIds.mid(0, WorkspaceState::maximumCompared);
    if (!state.comparedIds.contains(state.baselineId))
        state.baselineId.clear();
    state.query.metric = MetricQuery().metric;
    state.query.sparseIds.removeIf([&](const QString &id) { return !state.comparedIds.contains(id); });
    state.query.sparseIds.removeDuplicates();
    const QList<PlotSettings> usual = WorkspaceState::defaultPlots();
    while (state.plots.size() < WorkspaceState::plotCount)
        state.plots << usual[state.plots.size()];
    state.plots.resize(WorkspaceState::plotCount);
    if (state.enlargedPlot < 0 || state.enlargedPlot >= WorkspaceState::plotCount)
        state.enlargedPlot = -1;
    QList<ServerBuild> servers;
    for (ServerBuild &server : state.servers) {
        if (server.name.isEmpty())
            server.name = freeServerName(Text::tr("Server"), servers);
        const bool isIdGood = !server.id.isEmpty()
                              && std::ranges::find(servers, server.id, &ServerBuild::id) == servers.end();
        if (!isIdGood)
            server.id = freeServerId(server.name, servers);
        servers << std::move(server);
    }
    state.servers = std::move(servers);
    return state;
}

WorkspaceChange describeChange(const WorkspaceState &before, const WorkspaceState &after, const Catalogue &catalogue)
{
    if (before.own != after.own)
        return {Text::tr("Change devices and prices of your own")};
    if (before.measurements != after.measurements)
        return {describeMeasurements(before, after)};
    if (before.servers != after.servers)
        return describeServers(before.servers, after.servers);
    if (before.comparedIds != after.comparedIds)
        return {describeCompared(before, after, catalogue)};
    if (before.baselineId != after.baselineId)
        return {after.baselineId.isEmpty() ? Text::tr("Relative to nothing")
                                           : Text::tr("Relative to %1").arg(deviceName(after.baselineId, catalogue))};
    if (before.query.format != after.query.format)
        return {Text::tr("Compare %1").arg(formatChoiceName(after.query.format))};
    if (before.query.sparsity != after.query.sparsity || before.query.sparseIds != after.query.sparseIds)
        return {Text::tr("Change sparsity")};
    if (before.query.priceKind != after.query.priceKind)
        return {Text::tr("Price: %1").arg(priceChoiceName(after.query.priceKind))};
    if (before.query.currency != after.query.currency)
        return {Text::tr("Currency: %1").arg(currencyCode(after.query.currency))};
    if (before.order != after.order)
        return {Text::tr("Change the order of the bars")};
    if (before.logarithmic != after.logarithmic)
        return {after.logarithmic ? Text::tr("Logarithmic axes") : Text::tr("Linear axes")};
    if (before.plots != after.plots)
        return {describePlots(before, after)};
    if (before.enlargedPlot != after.enlargedPlot)
        return {after.enlargedPlot < 0 ? Text::tr("Show all charts")
                                       : Text::tr("Enlarge chart %1").arg(after.enlargedPlot + 1)};
    if (before.estimate != after.estimate)
        return {describeEstimate(before.estimate, after.estimate), // a slider takes many steps
                !wordOf(before.estimate, QStringLiteral("params")).isEmpty()
                    && !wordOf(after.estimate, QStringLiteral("params")).isEmpty()};
    if (before.pinnedEstimate != after.pinnedEstimate)
        return {after.pinnedEstimate.empty() ? Text::tr("Unpin the scenario") : Text::tr("Pin a scenario")};
    if (before.estimateView != after.estimateView)
        return {Text::tr("Look at another figure of the estimate"), true};
    if (before.filter != after.filter)
        return {Text::tr("Filter the list of devices"), before.filter.words != after.filter.words};
    return {Text::tr("Change the workspace")};
}

} // namespace model
