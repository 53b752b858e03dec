// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace.h"

#include "model/server/serverdevice.h"
#include "model/server/serverestimate.h"
#include "model/text/translate.h"

namespace model {

Workspace::Workspace(Catalogue catalogue, QObject *parent) : QObject(parent), m_base(std::move(catalogue)) {}

void Workspace::setPartOverlays(const QStringList &overlays)
{
    m_partOverlays = overlays;
    m_parts.reset();
}

const PartCatalogue &Workspace::parts() const
{
    const JsonValue &own = m_state.own;
    const bool hasOwn = own.find("parts") || own.find("systems");
    if (!hasOwn && m_partOverlays.isEmpty())
        return builtInParts();
    if (!m_parts) {
        m_parts = loadPartCatalogue(m_partOverlays);
        if (hasOwn) {
            PartCatalogueLoad load = overlaid(m_parts->catalogue, {own, {}}, Text::tr("your own parts"));
            m_parts->catalogue = std::move(load.catalogue);
            m_parts->faults.insert(m_parts->faults.end(), load.faults.begin(), load.faults.end());
        }
    }
    return m_parts->catalogue;
}

const Errors &Workspace::partFaults() const
{
    static const Errors none;
    std::ignore = parts();
    return m_parts ? m_parts->faults : none;
}

/// Takes a state over and tells each kind of view about what changed for it, once.
void Workspace::become(WorkspaceState state)
{
    const WorkspaceState before = std::exchange(m_state, {});
    const bool otherOwn = state.own != before.own;
    if (otherOwn) {
        m_withOwn.reset();
        m_ownFaults.clear();
        m_parts.reset();
        if (!state.own.members().empty()) {
            CatalogueLoad load = overlaid(m_base, {state.own, {}}, Text::tr("your own devices"));
            m_withOwn = std::move(load.catalogue);
            m_ownFaults = std::move(load.faults);
        }
    }
    m_state = normalised(std::move(state));
    auto builds = comparedBuilds();
    const bool otherServers = builds != m_comparedBuilds || (otherOwn && !builds.empty());
    if (otherServers) {
        std::vector<Device> servers;
        for (const auto &[id, build] : builds)
            servers.push_back(serverDevice(id, ServerFacts(build, parts(), withOwn()), parts(), withOwn()));
        m_comparedBuilds = std::move(builds);
        m_withServers = servers.empty() ? std::nullopt : std::optional(withDevices(withOwn(), servers));
    }
    erase_if(m_state.comparedIds, [this](const QString &id) { return !catalogue().find(id); });
    m_state = normalised(std::move(m_state));
    QStringList stillSelected = m_selectedIds;
    erase_if(stillSelected, [this](const QString &id) { return !isCompared(id); });

    if (otherOwn || otherServers)
        emit catalogueChanged();
    if (otherOwn || otherServers || m_state.comparedIds != before.comparedIds)
        emit comparedChanged();
    if (m_state.baselineId != before.baselineId || m_state.query != before.query || m_state.order != before.order
        || m_state.logarithmic != before.logarithmic)
        emit settingsChanged();
    if (m_state.plots != before.plots || m_state.enlargedPlot != before.enlargedPlot)
        emit plotsChanged();
    if (m_state.filter != before.filter)
        emit filterChanged();
    if (m_state.estimate != before.estimate)
        emit estimateChanged();
    if (otherOwn || m_state.servers != before.servers)
        emit serversChanged();
    if (m_state.pinnedEstimate != before.pinnedEstimate || m_state.estimateView != before.estimateView)
        emit estimateViewChanged();
    if (m_state.measurements != before.measurements)
        emit measurementsChanged();
    setSelectedIds(stillSelected);
}

QStringList Workspace::restore(WorkspaceState state)
{
    const QStringList wanted = state.comparedIds;
    become(std::move(state));
    QStringList missing = wanted;
    erase_if(missing, [this](const QString &id) { return catalogue().find(id) != nullptr; });
    return missing;
}

void Workspace::apply(WorkspaceState state)
{
    const WorkspaceState before = m_state;
    become(std::move(state));
    if (m_state != before)
        emit changed(before, m_state);
}

template<class Change>
void Workspace::change(Change change)
{
    WorkspaceState state = m_state;
    change(state);
    if (state != m_state)
        apply(std::move(state));
}

void Workspace::setComparedIds(const QStringList &ids)
{
    change([&](WorkspaceState &state) { state.comparedIds = ids; });
}

bool Workspace::setCompared(const QString &id, bool compared)
{
    if (compared == isCompared(id))
        return true;
    if (compared && comparedIds().size() >= maximumCompared)
        return false;
    change([&](WorkspaceState &state) {
        if (compared)
            state.comparedIds << id;
        else
            state.comparedIds.removeOne(id);
    });
    return true;
}

void Workspace::moveCompared(qsizetype from, qsizetype to)
{
    const qsizetype last = comparedIds().size() - 1;
    if (from < 0 || from > last || to < 0 || to > last)
        return;
    change([&](WorkspaceState &state) { state.comparedIds.move(from, to); });
}

void Workspace::setBaselineId(const QString &id)
{
    change([&](WorkspaceState &state) { state.baselineId = isCompared(id) ? id : QString(); });
}

void Workspace::setQuery(const MetricQuery &query)
{
    change([&](WorkspaceState &state) { state.query = query; });
}

void Workspace::setOrder(RowOrder order)
{
    change([&](WorkspaceState &state) { state.order = order; });
}

void Workspace::setLogarithmic(bool logarithmic)
{
    change([&](WorkspaceState &state) { state.logarithmic = logarithmic; });
}

void Workspace::setPlot(qsizetype index, const PlotSettings &plot)
{
    change([&](WorkspaceState &state) { state.plots[index] = plot; });
}

void Workspace::setPlots(const QList<PlotSettings> &plots)
{
    change([&](WorkspaceState &state) { state.plots = plots; });
}

void Workspace::setEnlargedPlot(int index)
{
    change([&](WorkspaceState &state) { state.enlargedPlot = index; });
}

void Workspace::setFilter(const DeviceFilter &filter)
{
    change([&](WorkspaceState &state) { state.filter = filter; });
}

void Workspace::setEstimateWord(const QString &key, const QString &word)
{
    setEstimateWords(withWord(m_state.estimate, key, word));
}

void Workspace::setEstimateWords(const RequestWords &words)
{
    change([&](WorkspaceState &state) { state.estimate = words; });
}

std::optional<ServerBuild> Workspace::findBuild(const QString &id) const
{
    if (const ServerBuild *build = server(id))
        return *build;
    const ServerSystem *system = parts().findSystem(id);
    return system ? std::optional(buildFromSystem(*system, parts())) : std::nullopt;
}

std::vector<std::pair<QString, ServerBuild>> Workspace::comparedBuilds() const
{
    std::vector<std::pair<QString, ServerBuild>> builds;
    for (const QString &id : m_state.comparedIds) {
        const std::optional<QString> serverId = serverIdOf(id);
        if (auto build = serverId ? findBuild(*serverId) : std::nullopt)
            builds.emplace_back(*serverId, std::move(*build));
    }
    return builds;
}

RequestContext Workspace::estimateContext() const
{
    return catalogueContext(catalogue(), [this](const QString &id) -> Result<DeviceFacts> {
        const std::optional<ServerBuild> build = findBuild(id);
        if (!build)
            return failure(parts().getSystem(id).error());
        return serverDeviceFacts(ServerFacts(*build, parts(), catalogue()), parts(), catalogue());
    });
}

const ServerBuild *Workspace::server(const QString &id) const
{
    const auto found = std::ranges::find(m_state.servers, id, &ServerBuild::id);
    return found == m_state.servers.end() ? nullptr : &*found;
}

QString Workspace::addServer(ServerBuild build)
{
    build.name = freeServerName(build.name.isEmpty() ? Text::tr("Server") : build.name, m_state.servers);
    build.id = freeServerId(build.name, m_state.servers);
    QString id = build.id;
    change([&](WorkspaceState &state) { state.servers << std::move(build); });
    return id;
}

void Workspace::setServer(const ServerBuild &build)
{
    change([&](WorkspaceState &state) {
        const auto found = std::ranges::find(state.servers, build.id, &ServerBuild::id);
        if (found != state.servers.end())
            *found = build;
    });
}

void Workspace::removeServer(const QString &id)
{
    change([&](WorkspaceState &state) {
        state.servers.removeIf([&](const ServerBuild &server) { return server.id == id; });
    });
}

void Workspace::setPinnedEstimate(const RequestWords &words)
{
    change([&](WorkspaceState &state) { state.pinnedEstimate = words; });
}

void Workspace::swapPinnedEstimate()
{
    change([](WorkspaceState &state) { std::swap(state.estimate, state.pinnedEstimate); });
}

void Workspace::setEstimateView(const EstimateView &view)
{
    change([&](WorkspaceState &state) { state.estimateView = view; });
}

void Workspace::setOwn(JsonValue own)
{
    change([&](WorkspaceState &state) { state.own = std::move(own); });
}

void Workspace::setMeasurements(const QList<OwnMeasurements> &measurements)
{
    change([&](WorkspaceState &state) { state.measurements = measurements; });
}

void Workspace::setSelectedIds(const QStringList &ids)
{
    if (ids == m_selectedIds)
        return;
    m_selectedIds = ids;
    emit selectionChanged();
}

ComparisonRequest Workspace::request(MetricId metric) const
{
    MetricQuery query = m_state.query;
    query.metric = metric;
    return {m_state.comparedIds, query, m_state.baselineId, m_state.order};
}

Comparison Workspace::comparison(MetricId metric) const
{
    auto comparison = compare(catalogue(), request(metric));
    Q_ASSERT(comparison); // only known devices are compared, each once, and the baseline is one of them
    return std::move(comparison).value();
}

} // namespace model
