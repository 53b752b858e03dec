// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Published clusters (resources/measured/clusters.json): what their publications state, and what the catalogue makes of as
/// many devices.
#pragma once

#include "model/catalogue/catalogue.h"
#include "model/tables/datatable.h"

namespace model {

/// What publications state of a cluster; what they do not is nullopt.
struct ClusterResults
{
    std::optional<double> minutes; ///< of the workload, median of the runs
    std::vector<double> minutesOfRuns;
    std::optional<double> days;
    std::optional<double> sustainedTeraflops;
    std::optional<double> fractionOfPeak;
    std::optional<double> peakFp64Exaflops;
    std::optional<double> peakFp8Exaflops;
    std::optional<double> hplExaflops;
    std::optional<double> memoryTerabytes;
};

struct Cluster
{
    QString id;
    QString name;
    QString deviceId;
    double devices = 0;
    std::optional<double> nodes;
    std::optional<double> cpus;
    QString cpu;
    QString perNode;
    QString interconnect;
    QString storage;
    QString workload;
    QString date;
    QString note;
    ClusterResults published;
    std::optional<double> disputedDevices; ///< another count that publications print
    QStringList disputedIn;                ///< their titles
    std::vector<Source> sources;
};

/// The clusters that come with the program, read once.
[[nodiscard]] const std::vector<Cluster> &publishedClusters();

/// The devices of a cluster taken together, each figure of the catalogue times their number. What the catalogue does not
/// have is nullopt. Hosts, switches and storage are not counted.
struct PublishedClusterTotals
{
    QString deviceName;
    std::optional<Bytes> memory;
    std::optional<Bytes> memoryWithSecond; ///< where a device has a second memory
    std::optional<FlopPerSecond> flops16;  ///< dense, the faster of FP16 and BF16
    std::optional<FlopPerSecond> flops64;  ///< FP64 without matrix units
    std::optional<FlopPerSecond> flops64Matrix;
    std::optional<FlopPerSecond> flops8; ///< FP8, dense
    std::optional<BytesPerSecond> links; ///< between the devices, both directions
    std::optional<Watts> power;          ///< limits of the devices
};
[[nodiscard]] PublishedClusterTotals clusterTotals(const Cluster &cluster, const Catalogue &catalogue);

/// The result in a short text: "10.94 min, GPT-3 175B", "HPL 1.012 EFLOPS", or "not published".
[[nodiscard]] QString clusterResultText(const Cluster &cluster);

/// All clusters, a row each, with units in the heads of the columns.
[[nodiscard]] DataTable clustersTable(const std::vector<Cluster> &clusters, const Catalogue &catalogue);

} // namespace model
