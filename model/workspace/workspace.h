// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What a person is working on: one WorkspaceState, the catalogue it speaks of, and what is highlighted. All pages share
/// it; views change it through the setters and follow its signals, and know nothing of each other. Each setter that
/// changes something emits changed(), from which the window makes its undo steps.
#pragma once

#include "workspacestate.h"

#include "model/estimate/cataloguerequest.h"

#include <QObject>

namespace model {

class Workspace : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype maximumCompared = WorkspaceState::maximumCompared;

    explicit Workspace(Catalogue catalogue, QObject *parent = nullptr);

    /// The given catalogue with the person's own devices and prices laid over it, and with the servers that are compared
    /// ("server:ID", of the workspace or a system) behind its devices.
    [[nodiscard]] const Catalogue &catalogue() const { return m_withServers ? *m_withServers : withOwn(); }
    /// What is wrong in the person's own devices and prices.
    [[nodiscard]] const Errors &ownFaults() const { return m_ownFaults; }

    /// Files of the user that may have parts and systems, laid over the built-in ones.
    void setPartOverlays(const QStringList &overlays);
    /// Parts and systems of servers, with the person's own laid over them. Read at the first call.
    [[nodiscard]] const PartCatalogue &parts() const;
    /// What is wrong in the parts of the person's own and of overlays.
    [[nodiscard]] const Errors &partFaults() const;

    [[nodiscard]] const WorkspaceState &state() const { return m_state; }
    /// Replaces everything without an undo step: undo itself, a file that is opened. Devices that the catalogue does not
    /// have are left out and come back as a list.
    QStringList restore(WorkspaceState state);
    /// Replaces everything as one undo step.
    void apply(WorkspaceState state);

    /// Compared devices, in the order of the basket.
    [[nodiscard]] const QStringList &comparedIds() const { return m_state.comparedIds; }
    [[nodiscard]] bool isCompared(const QString &id) const { return comparedIds().contains(id); }
    /// Ids the catalogue does not have and repeated ones are left out, and so is what exceeds maximumCompared.
    void setComparedIds(const QStringList &ids);
    /// False when the device cannot be added because maximumCompared are compared already.
    bool setCompared(const QString &id, bool compared);
    /// Moves a compared device to another place of the basket.
    void moveCompared(qsizetype from, qsizetype to);

    /// What all shown is relative to; empty: nothing. Always one of the compared devices.
    [[nodiscard]] const QString &baselineId() const { return m_state.baselineId; }
    void setBaselineId(const QString &id);

    /// Number format, sparsity, price kind and currency of every chart; its metric is not used.
    [[nodiscard]] const MetricQuery &query() const { return m_state.query; }
    void setQuery(const MetricQuery &query);

    [[nodiscard]] RowOrder order() const { return m_state.order; }
    void setOrder(RowOrder order);

    [[nodiscard]] bool isLogarithmic() const { return m_state.logarithmic; }
    void setLogarithmic(bool logarithmic);

    /// What each chart of the Compare page shows.
    [[nodiscard]] const QList<PlotSettings> &plots() const { return m_state.plots; }
    void setPlot(qsizetype index, const PlotSettings &plot);
    void setPlots(const QList<PlotSettings> &plots);
    [[nodiscard]] int enlargedPlot() const { return m_state.enlargedPlot; }
    void setEnlargedPlot(int index);

    /// What the list of devices shows.
    [[nodiscard]] const DeviceFilter &filter() const { return m_state.filter; }
    void setFilter(const DeviceFilter &filter);

    /// What is asked of the estimator.
    [[nodiscard]] const RequestWords &estimateWords() const { return m_state.estimate; }
    void setEstimateWord(const QString &key, const QString &word);
    void setEstimateWords(const RequestWords &words);
    /// The scenario that the estimate is compared with; empty: none.
    [[nodiscard]] const RequestWords &pinnedEstimate() const { return m_state.pinnedEstimate; }
    void setPinnedEstimate(const RequestWords &words);
    /// What is asked and what is pinned change places.
    void swapPinnedEstimate();
    [[nodiscard]] const EstimateView &estimateView() const { return m_state.estimateView; }
    void setEstimateView(const EstimateView &view);

    /// Where an estimate looks up devices and servers; valid until catalogueChanged().
    [[nodiscard]] RequestContext estimateContext() const;

    /// Servers that are put together here.
    [[nodiscard]] const QList<ServerBuild> &servers() const { return m_state.servers; }
    /// The server with this id, or nullptr.
    [[nodiscard]] const ServerBuild *server(const QString &id) const;
    /// Adds a server under an id and a name that are free; returns the id.
    QString addServer(ServerBuild build);
    /// Puts a build in the place of the one with its id; without effect when there is none.
    void setServer(const ServerBuild &build);
    void removeServer(const QString &id);

    /// Devices and prices of the person's own (WorkspaceState::own).
    [[nodiscard]] const JsonValue &own() const { return m_state.own; }
    void setOwn(JsonValue own);

    /// Files of measurements of the person's own (WorkspaceState::measurements).
    [[nodiscard]] const QList<OwnMeasurements> &measurements() const { return m_state.measurements; }
    void setMeasurements(const QList<OwnMeasurements> &measurements);

    /// Devices that are highlighted in every view; no part of the state.
    [[nodiscard]] const QStringList &selectedIds() const { return m_selectedIds; }
    void setSelectedIds(const QStringList &ids);

    /// One metric of the compared devices.
    [[nodiscard]] ComparisonRequest request(MetricId metric) const;
    [[nodiscard]] Comparison comparison(MetricId metric) const;

signals:
    void catalogueChanged(); ///< catalogue() has other devices: pointers into it are gone
    void comparedChanged();  ///< which devices, and in which order
    void settingsChanged();  ///< baseline, query, order, scale
    void plotsChanged();     ///< what the charts show, and which one is enlarged
    void filterChanged();
    void estimateChanged(); ///< what is asked of the estimator
    void serversChanged();  ///< which servers, or what they are made of
    void estimateViewChanged(); ///< what is pinned beside it, and which figure is looked at
    void measurementsChanged();
    void selectionChanged();
    /// After all of the above: a step that can be undone by restore(before).
    void changed(const model::WorkspaceState &before, const model::WorkspaceState &after);

private:
    void become(WorkspaceState state);
    [[nodiscard]] const Catalogue &withOwn() const { return m_withOwn ? *m_withOwn : m_base; }
    /// The build of the workspace with this id, else that of the system.
    [[nodiscard]] std::optional<ServerBuild> findBuild(const QString &id) const;
    /// The builds of the compared servers, as they are now.
    [[nodiscard]] std::vector<std::pair<QString, ServerBuild>> comparedBuilds() const;
    /// A copy of the state, changed by `change`, becomes the state.
    template<class Change>
    void change(Change change);

    Catalogue m_base;
    std::optional<Catalogue> m_withOwn; ///< only when there is something of the person's own
    std::optional<Catalogue> m_withServers;                        ///< only when servers are compared
    std::vector<std::pair<QString, ServerBuild>> m_comparedBuilds; ///< that m_withServers was made of
    Errors m_ownFaults;
    QStringList m_partOverlays;
    mutable std::optional<PartCatalogueLoad> m_parts; ///< once they were asked for
    WorkspaceState m_state;
    QStringList m_selectedIds;
};

} // namespace model
