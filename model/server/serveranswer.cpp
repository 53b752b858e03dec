// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serveranswer.h"

#include "parttext.h"

#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <algorithm>

namespace model {

namespace {

QString notKnown()
{
    return Text::tr("not known");
}

QString number(double value, const QString &unit)
{
    const QString text = numberForPeople(withoutRoundingNoise(value));
    return unit.isEmpty() ? text : text + QLatin1Char(' ') + unit;
}

QString watts(const std::optional<Watts> &power)
{
    constexpr double kilo = 1000;
    constexpr double many = 10 * kilo;
    if (!power)
        return notKnown();
    return power->inWatts() >= many ? number(power->inWatts() / kilo, QStringLiteral("kW"))
                                    : number(std::round(power->inWatts()), QStringLiteral("W"));
}

QString memory(const std::optional<Bytes> &size)
{
    return size ? number(size->inGibibytes(), gigabyteUnit()) : notKnown();
}

QString rate(const std::optional<BytesPerSecond> &rate)
{
    return rate ? number(rate->inBaseUnits() / giga, QStringLiteral("GB/s")) : notKnown();
}

QString plain(const std::optional<double> &value, const QString &unit)
{
    return value ? number(std::round(*value * 10) / 10, unit) : notKnown();
}

QString whole(const std::optional<int> &value)
{
    return value ? number(*value, {}) : notKnown();
}

/// The sum, and in sight what it leaves out.
TotalText priceText(const PriceTotal &price)
{
    TotalText text{.id = QStringLiteral("price"), .label = Text::tr("Price"), .value = {}, .note = {}};
    text.note = price.notes.join(QLatin1Char('\n'));
    const QString missing = Text::tr("not priced: %n part(s)", nullptr, price.unpriced);
    text.isKnown = price.priced > 0;
    if (price.priced == 0)
        text.value = price.unpriced > 0 ? missing : notKnown();
    else if (price.unpriced == 0)
        text.value = moneyText({price.amount, price.currency});
    else
        text.value = Text::tr("%1, %2", "a sum, and how many parts have no price")
                         .arg(moneyText({price.amount, price.currency}), missing);
    return text;
}

/// What has a "not known" is not known.
TotalText total(const char *id, const QString &label, const QString &value, bool isKnown, const QString &note = {})
{
    return {.id = QString::fromLatin1(id), .label = label, .value = value, .note = note, .isKnown = isKnown};
}

} // namespace

ServerAnswer answerFor(const ServerBuild &build, const PartCatalogue &parts, const Catalogue &devices,
                       Currency currency)
{
    ServerFacts facts(build, parts, devices);
    std::vector<Finding> findings = checkServer(facts, parts, devices);
    ServerTotals totals = totalsOf(facts, devices.rates(), currency);
    ClusterTotals cluster = clusterOf(facts, totals, parts);
    Topology topology = topologyOf(facts, devices);
    return {std::move(facts), std::move(findings), std::move(totals), std::move(cluster), std::move(topology)};
}

std::vector<TotalText> totalTexts(const ServerAnswer &answer)
{
    const ServerTotals &totals = answer.totals;
    const QString assumed = totals.assumptions.join(QLatin1Char('\n'));
    std::vector<TotalText> texts;
    texts.push_back(priceText(totals.price));
    texts.push_back(total("load", Text::tr("Full load"), watts(totals.load), totals.load.has_value(), assumed));
    if (totals.publishedPower)
        texts.push_back(
            total("published", Text::tr("Power as published"), watts(totals.publishedPower), true,
                  Text::tr("The most that the platform draws, as its vendor states. It goes before the sum.")));
    texts.push_back(total("wall", Text::tr("From the mains"), watts(totals.wall), totals.wall.has_value(), assumed));
    texts.push_back(
        total("heat", Text::tr("Heat"), plain(totals.heatBtu, QStringLiteral("BTU/h")), totals.heatBtu.has_value()));
    QString supplies = watts(totals.suppliesUsable);
    if (totals.suppliesInstalled)
        supplies = Text::tr("%1 of %2", "power without spare supplies, power of all")
                       .arg(supplies, watts(totals.suppliesInstalled));
    texts.push_back(total("supplies", Text::tr("Supplies without spare"), supplies, totals.suppliesUsable.has_value(),
                          Text::tr("What the supplies give without the spare ones, and all together.")));
    texts.push_back(total("gpuMemory", Text::tr("GPU memory"), memory(totals.gpuMemory), totals.gpuMemory.has_value()));
    texts.push_back(
        total("hostMemory", Text::tr("Host memory"), memory(totals.hostMemory), totals.hostMemory.has_value()));
    texts.push_back(total("hostBandwidth", Text::tr("Host memory bandwidth"), rate(totals.hostBandwidth),
                          totals.hostBandwidth.has_value(), Text::tr("Nominal, of all processors together.")));
    texts.push_back(total("lanes", Text::tr("PCIe lanes wanted / there"),
                          QStringLiteral("%1 / %2").arg(whole(totals.lanesWanted), whole(totals.lanesThere)),
                          totals.lanesWanted && totals.lanesThere));
    texts.push_back(total("network", Text::tr("Network per GPU"), rate(totals.networkPerGpu),
                          totals.networkPerGpu.has_value(), Text::tr("Of the adapters between servers, one way.")));
    texts.push_back(total("rackUnits", Text::tr("Height"), plain(totals.rackUnits, QStringLiteral("U")),
                          totals.rackUnits.has_value()));
    texts.push_back(
        total("weight", Text::tr("Weight"), plain(totals.weight, QStringLiteral("kg")), totals.weight.has_value()));
    return texts;
}

std::vector<TotalText> clusterTexts(const ServerAnswer &answer)
{
    const ClusterTotals &cluster = answer.cluster;
    std::vector<TotalText> texts;
    texts.push_back(total("nodes", Text::tr("Servers"), number(cluster.nodes, {}), true));
    texts.push_back(total("gpus", Text::tr("GPUs"), number(cluster.gpus, {}), true));
    texts.push_back(
        total("gpuMemory", Text::tr("GPU memory"), memory(cluster.gpuMemory), cluster.gpuMemory.has_value()));
    texts.push_back(
        total("leaf", Text::tr("Leaf switches"), whole(cluster.leafSwitches), cluster.leafSwitches.has_value()));
    texts.push_back(
        total("spine", Text::tr("Spine switches"), whole(cluster.spineSwitches), cluster.spineSwitches.has_value()));
    texts.push_back(total("racks", Text::tr("Racks"), whole(cluster.racks), cluster.racks.has_value()));
    texts.push_back(total("power", Text::tr("Power of the servers"), watts(cluster.power), cluster.power.has_value()));
    texts.push_back(total("facility", Text::tr("Power of the facility"), watts(cluster.facilityPower),
                          cluster.facilityPower.has_value(),
                          Text::tr("With cooling and losses: times the PUE of the site.")));
    const PriceTotal &one = answer.totals.price;
    PriceTotal all = one;
    all.amount *= cluster.nodes;
    all.notes = QStringList{Text::tr("Of the servers alone: switches, cables and racks are not counted.")};
    TotalText price = priceText(all);
    price.label = Text::tr("Price of the servers");
    if (one.unpriced > 0 && one.priced > 0)
        price.value = Text::tr("%1, in each server %2", "a sum, and how many parts have no price")
                          .arg(moneyText({all.amount, all.currency}),
                               Text::tr("not priced: %n part(s)", nullptr, one.unpriced));
    texts.push_back(price);
    return texts;
}

namespace {

QString findingsInShort(const ServerAnswer &answer)
{
    const auto count = [&](Verdict verdict) {
        return static_cast<int>(std::ranges::count(answer.findings, verdict, &Finding::verdict));
    };
    QStringList words;
    for (const Verdict verdict : {Verdict::Stop, Verdict::Warning, Verdict::Note}) {
        if (const int found = count(verdict); found > 0)
            words << QStringLiteral("%1: %2").arg(verdictName(verdict)).arg(found);
    }
    return words.isEmpty() ? Text::tr("none") : words.join(Text::tr(", ", "between facts"));
}

void addLine(SideBySide &table, const QString &label, QStringList cells)
{
    const bool differs = std::ranges::any_of(cells, [&](const QString &cell) { return cell != cells.first(); });
    table.lines.push_back({label, std::move(cells), differs});
}

} // namespace

SideBySide sideBySide(const std::vector<ServerAnswer> &servers)
{
    SideBySide table;
    if (servers.empty())
        return table;
    for (const ServerAnswer &server : servers)
        table.names << server.facts.build().name;
    const auto cells = [&](auto &&cellOf) {
        QStringList texts;
        for (const ServerAnswer &server : servers)
            texts << cellOf(server);
        return texts;
    };
    addLine(table, Text::tr("Findings"), cells(findingsInShort));
    // One server may have a total more than others.
    QStringList ids;
    QHash<QString, QString> labels;
    for (const ServerAnswer &server : servers) {
        qsizetype after = 0;
        for (const TotalText &text : totalTexts(server)) {
            if (!ids.contains(text.id))
                ids.insert(after, text.id);
            after = ids.indexOf(text.id) + 1;
            labels.insert(text.id, text.label);
        }
    }
    for (const QString &id : ids) {
        addLine(table, labels[id], cells([&](const ServerAnswer &server) {
                    const std::vector<TotalText> texts = totalTexts(server);
                    const auto found = std::ranges::find(texts, id, &TotalText::id);
                    return found == texts.end() ? notKnown() : found->value;
                }));
    }
    addLine(table, partCategoryName(PartCategory::Platform), cells([](const ServerAnswer &server) {
                const Part *platform = server.facts.platformPart();
                return platform ? platform->name : Text::tr("none");
            }));
    for (const PartCategory category : allPartCategories()) {
        QStringList names; // of parts, in the order of the servers
        for (const ServerAnswer &server : servers) {
            for (const FittedPart &fitted : server.facts.partsOf(category)) {
                if (!names.contains(fitted.part.fullName()))
                    names << fitted.part.fullName();
            }
        }
        for (const QString &name : names) {
            addLine(table, Text::tr("%1: %2", "a category and a part").arg(partCategoryName(category), name),
                    cells([&](const ServerAnswer &server) {
                        for (const FittedPart &fitted : server.facts.partsOf(category)) {
                            if (fitted.part.fullName() == name)
                                return QString::number(fitted.quantity);
                        }
                        return QStringLiteral("–");
                    }));
        }
    }
    return table;
}

} // namespace model
