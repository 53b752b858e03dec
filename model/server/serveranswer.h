// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// All that is said of a build, derived together and once for each edit.
#pragma once

#include "findings.h"
#include "servertotals.h"
#include "topology.h"

namespace model {

struct ServerAnswer
{
    ServerFacts facts;
    std::vector<Finding> findings;
    ServerTotals totals;
    ClusterTotals cluster;
    Topology topology;
};

[[nodiscard]] ServerAnswer answerFor(const ServerBuild &build, const PartCatalogue &parts, const Catalogue &devices,
                                     Currency currency);

/// The totals of a server as lines of a list: label, value, and what to know about it. An unknown one says "not known".
struct TotalText
{
    QString id; ///< "load", "price", …
    QString label;
    QString value;
    QString note; ///< assumptions, kinds and dates of prices; may be empty
    bool isKnown = true;
};
[[nodiscard]] std::vector<TotalText> totalTexts(const ServerAnswer &answer);
/// The same of the cluster.
[[nodiscard]] std::vector<TotalText> clusterTexts(const ServerAnswer &answer);

/// One server beside others: a line for each total and each part that one of them has.
struct SideBySide
{
    struct Line
    {
        QString label;
        QStringList cells; ///< one a server
        bool differs = false;
    };
    QStringList names;
    std::vector<Line> lines;
};
[[nodiscard]] SideBySide sideBySide(const std::vector<ServerAnswer> &servers);

} // namespace model
