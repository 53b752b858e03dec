// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serverdetails.h"

#include "model/text/numbers.h"
#include "model/text/translate.h"

namespace model {

namespace {

/// What a list shows of a system: what its publication states, else what follows from its parts.
struct SystemSummary
{
    std::optional<Bytes> gpuMemory;
    QString processors; ///< "2 × Xeon Platinum 8468"
    std::optional<Bytes> memory;
    std::optional<Watts> power; ///< as published, at most
    const PartPrice *price = nullptr;
};

SystemSummary summaryOf(const ServerSystem &system, const PartCatalogue &parts, const Catalogue &devices)
{
    const ServerFacts facts(buildFromSystem(system, parts), parts, devices);
    SystemSummary summary;
    summary.gpuMemory = system.gpuMemoryTotal ? system.gpuMemoryTotal : facts.gpuMemoryTotal();
    QStringList processors;
    for (const FittedPart &cpu : facts.cpus())
        processors << QStringLiteral("%1 × %2").arg(cpu.quantity).arg(cpu.part.name);
    summary.processors = processors.join(QStringLiteral(", "));
    summary.memory = system.stated.memory.value ? system.stated.memory.value : facts.memoryTotal();
    summary.power = system.stated.maxSystemPower.value;
    if (!summary.power && facts.platform())
        summary.power = facts.platform()->maxSystemPower.value;
    summary.price = bestPrice(system.prices);
    return summary;
}

QString notPublished()
{
    return Text::tr("not published");
}

template<class Quantity>
DataTable::Cell numberCell(const std::optional<Quantity> &value, double (Quantity::*in)() const)
{
    if (!value)
        return {notPublished(), std::nullopt};
    const double number = withoutRoundingNoise(((*value).*in)());
    return {numberForPeople(number), number};
}

QString moneyText(const PartPrice &price)
{
    QString text = QStringLiteral("%1 %2").arg(numberForPeople(price.price.money.amount),
                                               currencyCode(price.price.money.currency));
    if (price.pieces > 1)
        text = Text::tr("%1 for %2 pieces").arg(text).arg(price.pieces);
    return text;
}

/// "7,890 USD, list price, 2021-03 (list, 1000-unit): source"
QString priceText(const PartPrice &price)
{
    QStringList words = {moneyText(price), priceKindName(price.price.kind)};
    if (price.price.origin == FigureKind::Yours)
        words = {moneyText(price), Text::tr("your price")};
    if (!price.price.date.isEmpty())
        words << dateForPeople(price.price.date);
    if (!price.note.isEmpty())
        words << price.note;
    QString text = words.join(QStringLiteral(", "));
    if (!price.price.source.title.isEmpty())
        text += QStringLiteral(" (%1)").arg(price.price.source.title);
    return text;
}

QString sourceText(const Source &source)
{
    QStringList words = {source.title};
    if (!source.url.isEmpty())
        words << source.url;
    if (!source.date.isEmpty())
        words << dateForPeople(source.date);
    return words.join(QStringLiteral(", "));
}

QString factsText(const std::vector<FactText> &facts)
{
    QStringList texts;
    for (const FactText &fact : facts)
        texts << QStringLiteral("%1: %2").arg(factLabel(fact.key), fact.text);
    return texts.join(QStringLiteral("; "));
}

void appendPart(QString &text, const FittedPart &fitted, const ServerFacts &facts)
{
    const Part &part = fitted.part;
    text += QStringLiteral("  %1 × %2").arg(fitted.quantity).arg(part.fullName());
    if (!part.id.isEmpty())
        text += QStringLiteral("  [%1]").arg(part.id);
    text += QLatin1Char('\n');
    const auto add = [&](const QString &label, const QString &value) {
        if (!value.isEmpty())
            text += QStringLiteral("      %1: %2\n").arg(label, value);
    };
    if (fitted.isIncluded)
        text += QStringLiteral("      %1\n").arg(Text::tr("comes with the platform"));
    add(Text::tr("as printed"), fitted.originalText);
    add(Text::tr("known"), factsText(knownFacts(part)));
    if (const auto price = facts.priceOf(part))
        add(Text::tr("price"), priceText(*price));
    add(Text::tr("note"), part.note);
    for (const Source &source : part.sources)
        add(Text::tr("source"), sourceText(source));
}

JsonValue sourceToJson(const Source &source)
{
    JsonValue json = JsonValue::object();
    json.set(QStringLiteral("title"), source.title);
    if (!source.url.isEmpty())
        json.set(QStringLiteral("url"), source.url);
    if (!source.date.isEmpty())
        json.set(QStringLiteral("date"), source.date);
    return json;
}

JsonValue sourcesToJson(const std::vector<Source> &sources)
{
    JsonValue list = JsonValue::array();
    for (const Source &source : sources)
        list.append(sourceToJson(source));
    return list;
}

JsonValue priceToJson(const PartPrice &price)
{
    JsonValue json = JsonValue::object();
    json.set(QStringLiteral("amount"), price.price.money.amount)
        .set(QStringLiteral("currency"), currencyCode(price.price.money.currency))
        .set(QStringLiteral("kind"),
             price.price.origin == FigureKind::Yours ? QStringLiteral("yours") : priceKindId(price.price.kind));
    if (price.pieces > 1)
        json.set(QStringLiteral("pieces"), price.pieces);
    if (!price.price.date.isEmpty())
        json.set(QStringLiteral("date"), price.price.date);
    if (!price.note.isEmpty())
        json.set(QStringLiteral("note"), price.note);
    if (!price.price.source.title.isEmpty())
        json.set(QStringLiteral("source"), sourceToJson(price.price.source));
    return json;
}

JsonValue pricesToJson(const std::vector<PartPrice> &prices)
{
    JsonValue list = JsonValue::array();
    for (const PartPrice &price : prices)
        list.append(priceToJson(price));
    return list;
}

JsonValue factsToJson(const std::vector<FactText> &facts)
{
    JsonValue json = JsonValue::object();
    for (const FactText &fact : facts)
        json.set(fact.key, fact.number ? JsonValue(*fact.number)
                           : fact.flag ? JsonValue(*fact.flag)
                                       : JsonValue(fact.text));
    return json;
}

JsonValue partToJson(const FittedPart &fitted, const ServerFacts &facts)
{
    const Part &part = fitted.part;
    JsonValue json = JsonValue::object();
    if (!part.id.isEmpty())
        json.set(QStringLiteral("part"), part.id);
    json.set(QStringLiteral("category"), partCategoryId(part.category()))
        .set(QStringLiteral("name"), part.fullName())
        .set(QStringLiteral("quantity"), fitted.quantity);
    if (fitted.isIncluded)
        json.set(QStringLiteral("included"), true);
    if (!fitted.originalText.isEmpty())
        json.set(QStringLiteral("originalText"), fitted.originalText);
    if (!part.deviceId.isEmpty())
        json.set(QStringLiteral("device"), part.deviceId);
    json.set(QStringLiteral("facts"), factsToJson(knownFacts(part)));
    if (const auto price = facts.priceOf(part))
        json.set(QStringLiteral("price"), priceToJson(*price));
    if (!part.note.isEmpty())
        json.set(QStringLiteral("note"), part.note);
    json.set(QStringLiteral("sources"), sourcesToJson(part.sources));
    return json;
}

/// The platform first, then all parts by category.
std::vector<FittedPart> allParts(const ServerFacts &facts)
{
    std::vector<FittedPart> all;
    if (const Part *platform = facts.platformPart())
        all.push_back({*platform, 1, {}, false});
    for (const PartCategory category : allPartCategories()) {
        for (const FittedPart &fitted : facts.partsOf(category))
            all.push_back(fitted);
    }
    return all;
}

void appendSystem(QString &text, const ServerSystem &system)
{
    const auto heading = [&](const QString &title) { text += QStringLiteral("\n%1\n").arg(title); };
    if (const auto stated = knownFacts(system.stated); !stated.empty()) {
        heading(Text::tr("As its publication states"));
        for (const FactText &fact : stated)
            text += QStringLiteral("  %1: %2\n").arg(factLabel(fact.key), fact.text);
    }
    if (!system.oddities.empty()) {
        heading(Text::tr("What is odd"));
        for (const Oddity &oddity : system.oddities)
            text += QStringLiteral("  %1\n").arg(oddity.text);
    }
    if (!system.prices.empty()) {
        heading(Text::tr("Prices of the whole"));
        for (const PartPrice &price : system.prices)
            text += QStringLiteral("  %1\n").arg(priceText(price));
    }
    if (!system.note.isEmpty()) {
        heading(Text::tr("Note"));
        text += QStringLiteral("  %1\n").arg(system.note);
    }
    heading(Text::tr("Sources"));
    for (const Source &source : system.sources)
        text += QStringLiteral("  %1\n").arg(sourceText(source));
}

} // namespace

DataTable systemListToTable(const PartCatalogue &parts, const Catalogue &devices)
{
    DataTable table;
    table.columns = {{QStringLiteral("id"), false},
                     {Text::tr("name"), false},
                     {Text::tr("kind"), false},
                     {Text::tr("GPUs"), true},
                     {Text::tr("GPU memory (%1)").arg(gigabyteUnit()), true},
                     {Text::tr("processors"), false},
                     {Text::tr("memory (%1)").arg(gigabyteUnit()), true},
                     {Text::tr("published power (W)"), true},
                     {Text::tr("price"), false}};
    for (const ServerSystem &system : parts.systems()) {
        const SystemSummary summary = summaryOf(system, parts, devices);
        table.rows.push_back({{system.id, {}},
                              {system.name, {}},
                              {systemKindName(system.kind), {}},
                              {QString::number(system.gpuCount), system.gpuCount},
                              numberCell(summary.gpuMemory, &Bytes::inGibibytes),
                              {summary.processors.isEmpty() ? Text::tr("none listed") : summary.processors, {}},
                              numberCell(summary.memory, &Bytes::inGibibytes),
                              numberCell(summary.power, &Watts::inWatts),
                              {summary.price ? moneyText(*summary.price) : notPublished(), {}}});
    }
    return table;
}

JsonValue systemListToJson(const PartCatalogue &parts, const Catalogue &devices)
{
    JsonValue list = JsonValue::array();
    for (const ServerSystem &system : parts.systems()) {
        const SystemSummary summary = summaryOf(system, parts, devices);
        JsonValue json = JsonValue::object();
        json.set(QStringLiteral("id"), system.id)
            .set(QStringLiteral("name"), system.name)
            .set(QStringLiteral("kind"), systemKindId(system.kind))
            .set(QStringLiteral("gpus"), system.gpuCount);
        if (summary.gpuMemory)
            json.set(QStringLiteral("gpuMemoryGib"), withoutRoundingNoise(summary.gpuMemory->inGibibytes()));
        if (!summary.processors.isEmpty())
            json.set(QStringLiteral("processors"), summary.processors);
        if (summary.memory)
            json.set(QStringLiteral("memoryGib"), withoutRoundingNoise(summary.memory->inGibibytes()));
        if (summary.power)
            json.set(QStringLiteral("publishedPowerWatts"), summary.power->inWatts());
        if (summary.price)
            json.set(QStringLiteral("price"), priceToJson(*summary.price));
        list.append(std::move(json));
    }
    return list;
}

QString serverToText(const ServerFacts &facts, const ServerSystem *system)
{
    const ServerBuild &build = facts.build();
    QString text = build.name.isEmpty() ? Text::tr("Server without a name") : build.name;
    if (system)
        text += QStringLiteral(" [%1], %2").arg(system->id, systemKindName(system->kind));
    text += QStringLiteral("\n\n%1\n").arg(Text::tr("Parts"));
    const std::vector<FittedPart> all = allParts(facts);
    for (const FittedPart &fitted : all)
        appendPart(text, fitted, facts);
    if (all.empty())
        text += QStringLiteral("  %1\n").arg(Text::tr("none"));
    if (system)
        appendSystem(text, *system);
    return text;
}

JsonValue serverDetailsToJson(const ServerFacts &facts, const ServerSystem *system)
{
    const ServerBuild &build = facts.build();
    JsonValue json = JsonValue::object();
    if (system)
        json.set(QStringLiteral("id"), system->id);
    json.set(QStringLiteral("name"), build.name);
    if (system)
        json.set(QStringLiteral("kind"), systemKindId(system->kind));
    JsonValue list = JsonValue::array();
    for (const FittedPart &fitted : allParts(facts))
        list.append(partToJson(fitted, facts));
    json.set(QStringLiteral("parts"), std::move(list));
    if (!system)
        return json;
    json.set(QStringLiteral("stated"), factsToJson(knownFacts(system->stated)));
    JsonValue oddities = JsonValue::array();
    for (const Oddity &oddity : system->oddities)
        oddities.append(
            JsonValue::object().set(QStringLiteral("code"), oddity.code).set(QStringLiteral("text"), oddity.text));
    json.set(QStringLiteral("oddities"), std::move(oddities));
    json.set(QStringLiteral("prices"), pricesToJson(system->prices));
    if (!system->note.isEmpty())
        json.set(QStringLiteral("note"), system->note);
    json.set(QStringLiteral("sources"), sourcesToJson(system->sources));
    return json;
}

} // namespace model
