// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clusters.h"

#include "sourcedfile.h"

#include "model/metric/metric.h"
#include "model/text/numbers.h"
#include "model/text/translate.h"

namespace model {

namespace {

constexpr double peta = 1e15;

constexpr double tebi = 1024 * gibi;
constexpr double mega = 1e6;
constexpr int shownDigits = 4; // of a sum over thousands of devices

ClusterResults resultsOf(const JsonValue &json)
{
    ClusterResults results;
    results.minutes = numberIn(json, "minutes");
    for (const JsonValue &run : json["minutesOfRuns"].elements())
        results.minutesOfRuns.push_back(run.toDouble());
    results.days = numberIn(json, "days");
    results.sustainedTeraflops = numberIn(json, "sustainedTeraflops");
    results.fractionOfPeak = numberIn(json, "fractionOfPeak");
    results.peakFp64Exaflops = numberIn(json, "peakFp64Exaflops");
    results.peakFp8Exaflops = numberIn(json, "peakFp8Exaflops");
    results.hplExaflops = numberIn(json, "hplExaflops");
    results.memoryTerabytes = numberIn(json, "memoryTerabytes");
    return results;
}

Cluster clusterOf(const JsonValue &root, const JsonValue &json)
{
    Cluster cluster;
    cluster.id = json["id"].toString();
    cluster.name = json["name"].toString();
    cluster.deviceId = json["device"].toString();
    cluster.devices = json["devices"].toDouble();
    cluster.nodes = numberIn(json, "nodes");
    cluster.cpus = numberIn(json, "cpus");
    cluster.cpu = json["cpu"].toString();
    cluster.perNode = json["perNode"].toString();
    cluster.interconnect = json["interconnect"].toString();
    cluster.storage = json["storage"].toString();
    cluster.workload = json["workload"].toString();
    cluster.date = json["date"].toString();
    cluster.note = json["note"].toString();
    cluster.published = resultsOf(json["published"]);
    for (const JsonValue &dissent : json["dissents"].elements()) {
        cluster.disputedDevices = numberIn(dissent, "value");
        for (const JsonValue &title : dissent["statedIn"].elements())
            cluster.disputedIn << title.toString();
    }
    cluster.sources = sourcesNamed(root, json["sources"]);
    return cluster;
}

template<class Quantity>
std::optional<Quantity> times(double devices, const Figure<Quantity> &figure)
{
    return figure.value ? std::optional(devices * *figure.value) : std::nullopt;
}

/// A cell in a unit of `unit` base units.
template<class Quantity>
DataTable::Cell cell(const std::optional<Quantity> &quantity, double unit)
{
    if (!quantity)
        return {Text::tr("not published"), std::nullopt};
    const double value = withoutRoundingNoise(quantity->inBaseUnits() / unit);
    return {numberForPeople(QString::number(value, 'g', shownDigits).toDouble()), value};
}

} // namespace

const std::vector<Cluster> &publishedClusters()
{
    static const std::vector<Cluster> clusters = [] {
        const JsonValue root = readMeasuredFile("clusters");
        std::vector<Cluster> read;
        for (const JsonValue &json : root["clusters"].elements())
            read.push_back(clusterOf(root, json));
        return read;
    }();
    return clusters;
}

PublishedClusterTotals clusterTotals(const Cluster &cluster, const Catalogue &catalogue)
{
    PublishedClusterTotals totals;
    const Device *device = catalogue.find(cluster.deviceId);
    if (!device) {
        totals.deviceName = cluster.deviceId;
        return totals;
    }
    totals.deviceName = device->name;
    totals.memory = times(cluster.devices, device->memoryCapacity);
    if (device->memoryCapacity.value && device->secondMemoryCapacity.value)
        totals.memoryWithSecond = cluster.devices
                                  * (*device->memoryCapacity.value + *device->secondMemoryCapacity.value);
    const MetricReading rate16 = readMetric(*device, {.metric = MetricId::Flops}, catalogue.rates());
    if (rate16.value)
        totals.flops16 = cluster.devices * FlopPerSecond::fromTeraflopPerSecond(*rate16.value);
    totals.flops64 = times(cluster.devices, device->peakRate(NumberFormat::Fp64).dense);
    totals.flops64Matrix = times(cluster.devices, device->peakRate(NumberFormat::Fp64Tensor).dense);
    totals.flops8 = times(cluster.devices, device->peakRate(NumberFormat::Fp8).dense);
    totals.links = times(cluster.devices, device->interconnectBandwidth);
    totals.power = times(cluster.devices, device->tdp);
    return totals;
}

QString clusterResultText(const Cluster &cluster)
{
    const ClusterResults &results = cluster.published;
    QStringList parts;
    if (results.minutes)
        parts << Text::tr("%1: %2 min", "workload, time").arg(cluster.workload, numberForPeople(*results.minutes));
    if (results.days)
        parts << Text::tr("%1: %2 days (estimated by the source)", "workload, time")
                     .arg(cluster.workload, numberForPeople(*results.days));
    if (results.sustainedTeraflops)
        parts << Text::tr("%1: %2 PFLOPS sustained", "workload, rate")
                     .arg(cluster.workload, numberForPeople(*results.sustainedTeraflops * tera / peta));
    if (results.peakFp64Exaflops)
        parts << Text::tr("peak FP64 %1 EFLOPS").arg(numberForPeople(*results.peakFp64Exaflops));
    if (results.hplExaflops)
        parts << Text::tr("HPL %1 EFLOPS").arg(numberForPeople(*results.hplExaflops));
    if (results.peakFp8Exaflops)
        parts << Text::tr("peak FP8 %1 EFLOPS").arg(numberForPeople(*results.peakFp8Exaflops));
    if (results.memoryTerabytes)
        parts << Text::tr("%1 TB shared memory").arg(numberForPeople(*results.memoryTerabytes));
    return parts.isEmpty() ? Text::tr("not published") : parts.join(Text::tr("; "));
}

DataTable clustersTable(const std::vector<Cluster> &clusters, const Catalogue &catalogue)
{
    DataTable table;
    table.columns = {{Text::tr("Cluster"), false},
                     {Text::tr("Devices"), true},
                     {Text::tr("Device"), false},
                     {Text::tr("Published result"), false},
                     {Text::tr("Memory (%1)").arg(terabyteUnit()), true},
                     {Text::tr("16 bit, dense (PFLOPS)"), true},
                     {Text::tr("FP64 (PFLOPS)"), true},
                     {Text::tr("Links, both directions (TB/s)"), true},
                     {Text::tr("Power of the devices (MW)"), true},
                     {Text::tr("Date"), false}};
    for (const Cluster &cluster : clusters) {
        const PublishedClusterTotals totals = clusterTotals(cluster, catalogue);
        const QString devices = numberForPeople(cluster.devices);
        table.rows.push_back({{cluster.name, std::nullopt},
                              {cluster.disputedDevices ? QStringLiteral("⚠ ") + devices : devices, cluster.devices},
                              {totals.deviceName, std::nullopt},
                              {clusterResultText(cluster), std::nullopt},
                              cell(totals.memory, tebi),
                              cell(totals.flops16, peta),
                              cell(totals.flops64, peta),
                              cell(totals.links, tera),
                              cell(totals.power, mega),
                              {cluster.date, std::nullopt}});
    }
    return table;
}

} // namespace model
