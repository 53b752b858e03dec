// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "findingdetails.h"

#include "rules/ruletext.h"

#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <algorithm>

namespace model {

namespace {

constexpr std::array verdicts = {Verdict::Stop, Verdict::Warning, Verdict::Note, Verdict::Passes, Verdict::NotKnown};

int countOf(const std::vector<Finding> &findings, Verdict verdict)
{
    return static_cast<int>(std::ranges::count(findings, verdict, &Finding::verdict));
}

/// "not published" of an unknown figure.
template<class T, class ToText>
QString textOr(const std::optional<T> &value, ToText toText)
{
    return value ? toText(*value) : Text::tr("not known");
}

QString numberText(double number)
{
    return numberForPeople(withoutRoundingNoise(number));
}

void appendFinding(QString &text, const Finding &finding)
{
    text += QStringLiteral("  %1  %2: %3\n").arg(finding.rule.leftJustified(3), ruleTitle(finding.rule), finding.text);
    for (const Remedy &remedy : finding.remedies)
        text += QStringLiteral("       → %1\n").arg(remedy.text);
    text += QStringLiteral("       %1\n").arg(Text::tr("source: %1").arg(finding.source));
}

void appendTotals(QString &text, const ServerFacts &facts, const ServerTotals &totals, const ClusterTotals &cluster)
{
    text += Text::tr("In all") + QLatin1Char('\n');
    const auto add = [&](const QString &label, const QString &value) {
        text += QStringLiteral("  %1: %2\n").arg(label, value);
    };
    add(Text::tr("GPUs"), QStringLiteral("%1, %2").arg(numberText(totals.gpus), textOr(totals.gpuMemory, memoryText)));
    add(Text::tr("Host memory"), textOr(totals.hostMemory, memoryText));
    add(Text::tr("Host bandwidth"), textOr(totals.hostBandwidth, bandwidthText));
    add(Text::tr("Network for each GPU"), textOr(totals.networkPerGpu, bandwidthText));
    add(Text::tr("PCIe lanes wanted and there"),
        QStringLiteral("%1 / %2").arg(textOr(totals.lanesWanted, numberText), textOr(totals.lanesThere, numberText)));
    add(Text::tr("Load"), textOr(totals.power(), wattsText));
    add(Text::tr("From the mains"), textOr(totals.wall, wattsText));
    add(Text::tr("Heat"),
        textOr(totals.heatBtu, [](double heat) { return QStringLiteral("%1 BTU/h").arg(numberText(heat)); }));
    add(Text::tr("Height"),
        textOr(totals.rackUnits, [](double units) { return QStringLiteral("%1 U").arg(numberText(units)); }));
    add(Text::tr("Weight"),
        textOr(totals.weight, [](double weight) { return QStringLiteral("%1 kg").arg(numberText(weight)); }));
    const PriceTotal &price = totals.price;
    add(Text::tr("Price"), price.priced == 0 ? Text::tr("not known")
                                             : Text::tr("%1 %2 (pieces with a price: %3, without: %4)")
                                                   .arg(numberText(price.amount), currencyCode(price.currency),
                                                        numberText(price.priced), numberText(price.unpriced)));
    for (const QString &note : price.notes + totals.assumptions)
        text += QStringLiteral("  %1\n").arg(note);
    if (facts.settings().nodes < 2)
        return;
    text += Text::tr("%1 servers").arg(numberText(cluster.nodes)) + QLatin1Char('\n');
    add(Text::tr("GPUs"),
        QStringLiteral("%1, %2").arg(numberText(cluster.gpus), textOr(cluster.gpuMemory, memoryText)));
    add(Text::tr("Leaf and spine switches"), QStringLiteral("%1 / %2").arg(textOr(cluster.leafSwitches, numberText),
                                                                           textOr(cluster.spineSwitches, numberText)));
    add(Text::tr("Racks"), textOr(cluster.racks, numberText));
    add(Text::tr("From the mains"), textOr(cluster.power, wattsText));
    add(Text::tr("With cooling and losses"), textOr(cluster.facilityPower, wattsText));
    for (const QString &note : cluster.notes)
        text += QStringLiteral("  %1\n").arg(note);
}

JsonValue textsToJson(const QStringList &texts)
{
    JsonValue json = JsonValue::array();
    for (const QString &text : texts)
        json.append(text);
    return json;
}

/// Sets figures that are known, in the unit that is in their key.
class FigureWriter
{
public:
    template<class T, class ToNumber>
    FigureWriter &add(const char *key, const std::optional<T> &value, ToNumber toNumber)
    {
        if (value)
            m_json.set(QString::fromLatin1(key), withoutRoundingNoise(toNumber(*value)));
        return *this;
    }
    FigureWriter &add(const char *key, const std::optional<int> &value)
    {
        if (value)
            m_json.set(QString::fromLatin1(key), *value);
        return *this;
    }
    FigureWriter &add(const char *key, const std::optional<double> &value)
    {
        return add(key, value, [](double number) { return number; });
    }
    FigureWriter &add(const char *key, const std::optional<Watts> &value)
    {
        return add(key, value, [](Watts power) { return power.inWatts(); });
    }
    FigureWriter &add(const char *key, const std::optional<Bytes> &value)
    {
        return add(key, value, [](Bytes size) { return size.inGibibytes(); });
    }
    FigureWriter &add(const char *key, const std::optional<BytesPerSecond> &value)
    {
        return add(key, value, [](BytesPerSecond rate) { return rate.inGigabytesPerSecond(); });
    }
    [[nodiscard]] JsonValue &json() { return m_json; }

private:
    JsonValue m_json = JsonValue::object();
};

JsonValue totalsToJson(const ServerTotals &totals)
{
    FigureWriter writer;
    writer.add("loadWatts", totals.load)
        .add("publishedWatts", totals.publishedPower)
        .add("wallWatts", totals.wall)
        .add("heatBtuPerH", totals.heatBtu)
        .add("rackUnits", totals.rackUnits)
        .add("weightKg", totals.weight)
        .add("gpus", std::optional(totals.gpus))
        .add("gpuMemoryGib", totals.gpuMemory)
        .add("cpus", std::optional(totals.cpus))
        .add("dimms", std::optional(totals.dimms))
        .add("hostMemoryGib", totals.hostMemory)
        .add("hostBandwidthGbytePerS", totals.hostBandwidth)
        .add("networkPerGpuGbytePerS", totals.networkPerGpu)
        .add("lanesWanted", totals.lanesWanted)
        .add("lanesThere", totals.lanesThere)
        .add("suppliesInstalledWatts", totals.suppliesInstalled)
        .add("suppliesUsableWatts", totals.suppliesUsable);
    JsonValue price = JsonValue::object();
    price.set(QStringLiteral("amount"), totals.price.amount)
        .set(QStringLiteral("currency"), currencyCode(totals.price.currency))
        .set(QStringLiteral("priced"), totals.price.priced)
        .set(QStringLiteral("unpriced"), totals.price.unpriced)
        .set(QStringLiteral("unpricedParts"), textsToJson(totals.price.unpricedIds))
        .set(QStringLiteral("notes"), textsToJson(totals.price.notes));
    writer.json()
        .set(QStringLiteral("price"), std::move(price))
        .set(QStringLiteral("assumptions"), textsToJson(totals.assumptions));
    return writer.json();
}

JsonValue clusterToJson(const ClusterTotals &cluster)
{
    FigureWriter writer;
    writer.add("nodes", std::optional(cluster.nodes))
        .add("gpus", std::optional(cluster.gpus))
        .add("gpuMemoryGib", cluster.gpuMemory)
        .add("leafSwitches", cluster.leafSwitches)
        .add("spineSwitches", cluster.spineSwitches)
        .add("racks", cluster.racks)
        .add("wallWatts", cluster.power)
        .add("facilityWatts", cluster.facilityPower);
    writer.json().set(QStringLiteral("notes"), textsToJson(cluster.notes));
    return writer.json();
}

JsonValue findingToJson(const Finding &finding)
{
    JsonValue json = JsonValue::object();
    json.set(QStringLiteral("rule"), finding.rule)
        .set(QStringLiteral("title"), ruleTitle(finding.rule))
        .set(QStringLiteral("verdict"), verdictId(finding.verdict))
        .set(QStringLiteral("severity"), verdictId(severityOf(finding.rule)))
        .set(QStringLiteral("applies"), finding.applies)
        .set(QStringLiteral("text"), finding.text);
    if (!finding.wanted.isEmpty())
        json.set(QStringLiteral("wanted"), finding.wanted);
    if (!finding.there.isEmpty())
        json.set(QStringLiteral("there"), finding.there);
    QStringList remedies;
    for (const Remedy &remedy : finding.remedies)
        remedies << remedy.text;
    json.set(QStringLiteral("source"), finding.source)
        .set(QStringLiteral("parts"), textsToJson(finding.partIds))
        .set(QStringLiteral("remedies"), textsToJson(remedies));
    return json;
}

} // namespace

QString findingsToText(const std::vector<Finding> &findings, const ServerFacts &facts, const ServerTotals &totals,
                       const ClusterTotals &cluster)
{
    QString text = facts.build().name + QLatin1Char('\n');
    for (const Verdict verdict : {Verdict::Stop, Verdict::Warning, Verdict::Note, Verdict::NotKnown}) {
        if (countOf(findings, verdict) == 0)
            continue;
        text += QStringLiteral("\n%1 (%2)\n").arg(verdictName(verdict), numberText(countOf(findings, verdict)));
        for (const Finding &finding : findings) {
            if (finding.verdict == verdict)
                appendFinding(text, finding);
        }
    }
    QStringList passed;
    for (const Finding &finding : findings) {
        if (finding.verdict == Verdict::Passes && finding.applies && !passed.contains(finding.rule))
            passed << finding.rule;
    }
    text += QStringLiteral("\n%1: %2\n\n").arg(verdictName(Verdict::Passes), passed.join(QStringLiteral(", ")));
    appendTotals(text, facts, totals, cluster);
    return text;
}

JsonValue findingsToJson(const std::vector<Finding> &findings, const ServerFacts &facts, const ServerTotals &totals,
                         const ClusterTotals &cluster)
{
    JsonValue json = JsonValue::object();
    json.set(QStringLiteral("server"), facts.build().name).set(QStringLiteral("verdict"), verdictId(worstOf(findings)));
    JsonValue counts = JsonValue::object();
    for (const Verdict verdict : verdicts)
        counts.set(verdictId(verdict), countOf(findings, verdict));
    JsonValue list = JsonValue::array();
    for (const Finding &finding : findings)
        list.append(findingToJson(finding));
    json.set(QStringLiteral("counts"), std::move(counts))
        .set(QStringLiteral("findings"), std::move(list))
        .set(QStringLiteral("totals"), totalsToJson(totals))
        .set(QStringLiteral("cluster"), clusterToJson(cluster));
    return json;
}

} // namespace model
