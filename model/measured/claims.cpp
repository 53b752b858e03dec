// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "claims.h"

#include "clusters.h"
#include "sourcedfile.h"

#include "model/estimate/cataloguerequest.h"
#include "model/estimate/estimate.h"
#include "model/metric/metric.h"
#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

constexpr double tolerated = 0.1; // beyond it two figures disagree
constexpr double minutesPerDay = 1440;
constexpr double hoursPerDay = 24;
constexpr double exa = 1e18;
constexpr double tebi = 1024 * gibi;

QString timesText(double ratio)
{
    return Text::tr("%1×", "ratio").arg(numberForPeople(std::round(ratio * 100) / 100));
}

QString percentText(double ratio)
{
    return Text::tr("%1 %").arg(numberForPeople(std::round(ratio * 1000) / 10));
}

/// A ratio below two as the articles write it, in per cent.
QString ratioText(double ratio, double claimed)
{
    return claimed < 1 ? percentText(ratio) : timesText(ratio);
}

QString daysText(double days)
{
    return Text::tr("%1 days").arg(numberForPeople(std::round(days * 10) / 10));
}

bool differs(double found, double claimed)
{
    return std::abs(found / claimed - 1) > tolerated;
}

/// Makes one claim from its entry.
class Claiming
{
public:
    Claiming(const JsonValue &json, const Catalogue &catalogue, const std::vector<MeasuredFigure> &figures)
        : m_json(json), m_catalogue(catalogue), m_figures(figures)
    {
    }

    ArticleClaim make()
    {
        m_claim.id = text("id");
        const QString kind = text("kind");
        if (kind == QLatin1StringView("ratio"))
            makeRatio();
        else if (kind == QLatin1StringView("run-time"))
            makeRunTime();
        else
            makeCluster();
        return std::move(m_claim);
    }

private:
    [[nodiscard]] QString text(const char *key) const { return m_json[key].toString(); }
    [[nodiscard]] double number(const char *key) const { return m_json[key].toDouble(); }
    void find(const QString &from, const QString &value) { m_claim.findings.push_back({from, value}); }

    [[nodiscard]] QString deviceName(const QString &id) const
    {
        const Device *device = m_catalogue.find(id);
        return device ? device->name : id;
    }

    [[nodiscard]] const MeasuredFigure *runOf(const char *key) const
    {
        const QString row = text(key);
        return row.isEmpty() ? nullptr : findPublished(m_figures, row, MeasuredWhat::RunTime);
    }

    /// Subject by reference; nullopt where the catalogue lacks one of the two.
    [[nodiscard]] std::optional<double> metricRatio(const MetricQuery &query) const
    {
        const Device *subject = m_catalogue.find(text("subject"));
        const Device *reference = m_catalogue.find(text("reference"));
        if (!subject || !reference)
            return std::nullopt;
        const auto above = readMetric(*subject, query, m_catalogue.rates()).value;
        const auto below = readMetric(*reference, query, m_catalogue.rates()).value;
        return above && below && *below > 0 ? std::optional(*above / *below) : std::nullopt;
    }

    void findMetric(const MetricQuery &query)
    {
        const std::optional<double> ratio = metricRatio(query);
        find(Text::tr("Catalogue, %1").arg(metricTitle(query)),
             ratio ? ratioText(*ratio, number("value")) : Text::tr("not published"));
        const bool isMeant = text("about") == QLatin1StringView("memory")
                             || text("about") == QLatin1StringView("peak-tf32");
        if (ratio && isMeant)
            m_claim.isDisputed = differs(*ratio, number("value"));
    }

    [[nodiscard]] std::optional<EstimateAnswer> estimateFor(const QString &device) const
    {
        RequestWords words{{QStringLiteral("device"), device}};
        for (const auto &[key, word, line] : m_json["estimate"].members())
            words.emplace_back(QString::fromStdString(key), word.toString());
        if (words.size() == 1)
            return std::nullopt;
        const auto request = requestFromWords(words, catalogueContext(m_catalogue));
        const auto answer = request ? estimate(*request) : failure(request.error());
        return answer ? std::optional(*answer) : std::nullopt;
    }

    [[nodiscard]] QString estimateTitle() const
    {
        const QString id = m_json["estimate"]["model"].toString();
        const ModelPreset *preset = PresetCatalogue::builtIn()->find(id);
        return Text::tr("Estimate, training of %1").arg(preset ? preset->shape.name : id);
    }

    void makeRatio()
    {
        const QString about = text("about");
        const double value = number("value");
        m_claim.deviceIds = {text("subject"), text("reference")};
        const QString subject = deviceName(text("subject"));
        const QString reference = deviceName(text("reference"));
        if (about == QLatin1StringView("training-speed")) {
            m_claim.statement = Text::tr("%1 trains %2 at %3 of the speed of %4")
                                    .arg(subject, text("workload"), value < 1 ? percentText(value) : timesText(value),
                                         reference);
            findMetric({.metric = MetricId::Flops});
            findMetric({.metric = MetricId::Bandwidth});
            const auto above = estimateFor(text("subject"));
            const auto below = estimateFor(text("reference"));
            const auto rate = [](const std::optional<EstimateAnswer> &answer) {
                return answer ? answer->at(QuantityId::TrainTokensPerSPerDevice) : std::nullopt;
            };
            if (rate(above) && rate(below))
                find(estimateTitle(), QStringLiteral("≈ ") + ratioText(*rate(above) / *rate(below), value));
        } else if (about == QLatin1StringView("system-speed")) {
            m_claim.statement = Text::tr("A system of %1 is nearly %2 times as fast as one of %3")
                                    .arg(subject, numberForPeople(value), reference);
            findSystems();
        } else if (about == QLatin1StringView("memory")) {
            m_claim.statement =
                Text::tr("%1 has %2 times the memory of %3").arg(subject, numberForPeople(value), reference);
            findMetric({.metric = MetricId::Memory});
        } else {
            m_claim.statement =
                Text::tr("%1 computes TF32 %2 times as fast as %3").arg(subject, numberForPeople(value), reference);
            findMetric({.metric = MetricId::Flops, .format = NumberFormat::Tf32});
        }
    }

    /// Two runs of the same work, as wholes and device by device.
    void findSystems()
    {
        const MeasuredFigure *subject = runOf("subjectRow");
        const MeasuredFigure *reference = runOf("referenceRow");
        if (!subject || !reference || !subject->devices || !reference->devices)
            return;
        const double systems = *reference->measured / *subject->measured;
        const double perDevice = systems * *reference->devices / *subject->devices;
        find(Text::tr("MLCommons, %1 against %2 devices")
                 .arg(numberForPeople(*subject->devices), numberForPeople(*reference->devices)),
             timesText(systems));
        find(Text::tr("MLCommons, a device against a device"), timesText(perDevice));
        findMetric({.metric = MetricId::Flops});
        m_claim.isDisputed = differs(systems, number("value"));
    }

    void makeRunTime()
    {
        const double minutes = number("minutes");
        const double devices = number("devices");
        m_claim.deviceIds = {text("device")};
        m_claim.rowId = text("row");
        m_claim.count = devices;
        const QString time = minutes < minutesPerDay ? Text::tr("%1 minutes").arg(numberForPeople(minutes))
                                                     : daysText(minutes / minutesPerDay);
        m_claim.statement = Text::tr("%1 × %2 train %3 in %4", "number, device, model, time")
                                .arg(numberForPeople(devices), deviceName(text("device")),
                                     m_claim.rowId.isEmpty() ? text("workload") : Text::tr("GPT-3 175B (MLPerf)"),
                                     time);
        if (const MeasuredFigure *run = runOf("row"); run && run->devices) {
            find(Text::tr("MLCommons"),
                 Text::tr("%1 devices, %2").arg(numberForPeople(*run->devices), run->measuredText()));
            m_claim.isDisputed = differs(*run->devices, devices)
                                 || differs(inMeasuredUnit(run->what, *run->measured), minutes);
            if (run->predicted)
                find(Text::tr("Estimate, without evaluation and start"),
                     run->predictedText() + QLatin1Char(' ') + measuredUnit(run->what));
        }
        const auto answer = estimateFor(text("device"));
        const auto hours = answer ? answer->at(QuantityId::TrainHours) : std::nullopt;
        if (!hours)
            return;
        find(estimateTitle(), QStringLiteral("≈ ") + daysText(*hours / hoursPerDay));
    }

    void makeCluster()
    {
        const auto &clusters = publishedClusters();
        const auto cluster = std::ranges::find(clusters, text("cluster"), &Cluster::id);
        if (cluster == clusters.end())
            return;
        const double value = number("value");
        const PublishedClusterTotals totals = clusterTotals(*cluster, m_catalogue);
        m_claim.deviceIds = {cluster->deviceId};
        const QString devices =
            Text::tr("Catalogue, %1 × %2", "number, device").arg(numberForPeople(cluster->devices), totals.deviceName);
        if (text("about") == QLatin1StringView("memory")) {
            m_claim.statement = Text::tr("%1 has %2 TB of shared memory").arg(cluster->name, numberForPeople(value));
            if (totals.memory)
                find(devices + Text::tr(", memory of the accelerators"),
                     inUnit(totals.memory->inBytes() / tebi, terabyteUnit()));
            if (totals.memoryWithSecond) {
                const double all = totals.memoryWithSecond->inBytes() / tebi;
                find(devices + Text::tr(", both memories"), inUnit(all, terabyteUnit()));
                m_claim.isDisputed = differs(all, value);
            }
            return;
        }
        m_claim.statement =
            Text::tr("%1 offers more than %2 EFLOPS of FP64").arg(cluster->name, numberForPeople(value));
        if (totals.flops64) {
            const double peak = totals.flops64->inBaseUnits() / exa;
            find(devices, inUnit(peak, QStringLiteral("EFLOPS")));
            m_claim.isDisputed = peak < value;
        }
        if (cluster->published.hplExaflops)
            find(Text::tr("Measured with HPL"), inUnit(*cluster->published.hplExaflops, QStringLiteral("EFLOPS")));
    }

    static QString inUnit(double value, const QString &unit)
    {
        return QStringLiteral("%1 %2").arg(numberForPeople(std::round(value * 100) / 100), unit);
    }

    const JsonValue &m_json;
    const Catalogue &m_catalogue;
    const std::vector<MeasuredFigure> &m_figures;
    ArticleClaim m_claim;
};

QStringList titlesOf(const ArticleClaim &claim)
{
    QStringList titles;
    for (const Source &source : claim.statedIn)
        titles << source.title;
    return titles;
}

} // namespace

std::vector<ArticleClaim> articleClaims(const Catalogue &catalogue, const std::vector<MeasuredFigure> &figures)
{
    const JsonValue root = readMeasuredFile("claims");
    std::vector<ArticleClaim> claims;
    for (const JsonValue &json : root["claims"].elements()) {
        claims.push_back(Claiming(json, catalogue, figures).make());
        claims.back().statedIn = sourcesNamed(root, json["statedIn"]);
    }
    return claims;
}

void markClaimed(const std::vector<ArticleClaim> &claims, std::vector<MeasuredFigure> &figures)
{
    for (MeasuredFigure &figure : figures) {
        const auto claim = std::ranges::find_if(claims, [&](const ArticleClaim &one) {
            return !one.rowId.isEmpty() && one.rowId == figure.id && !figure.isYours;
        });
        if (claim == claims.end() || figure.what != MeasuredWhat::RunTime)
            continue;
        figure.statedIn = titlesOf(*claim);
        if (claim->count && figure.devices && differs(*claim->count, *figure.devices))
            figure.dissents << Text::tr("The articles print %1 devices where the result itself lists %2.")
                                   .arg(numberForPeople(*claim->count), numberForPeople(*figure.devices));
    }
}

DataTable claimsTable(const std::vector<ArticleClaim> &claims)
{
    DataTable table;
    table.columns = {
        {Text::tr("Claim"), false}, {Text::tr("What else is known"), false}, {Text::tr("Stated in"), false}};
    for (const ArticleClaim &claim : claims) {
        QStringList findings;
        for (const ArticleClaim::Finding &finding : claim.findings)
            findings << Text::tr("%1: %2", "source, value").arg(finding.from, finding.value);
        const QString sign = claim.isDisputed ? QStringLiteral("⚠ ") : QString();
        table.rows.push_back({{sign + claim.statement, std::nullopt},
                              {findings.join(Text::tr("; ")), std::nullopt},
                              {titlesOf(claim).join(Text::tr("; ")), std::nullopt}});
    }
    return table;
}

} // namespace model
