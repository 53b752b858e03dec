// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "devicedetails.h"

#include "model/compare/comparison.h"
#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <map>

namespace model {

namespace {

/// A quantity in the unit it is shown in.
struct Shown
{
    double number;
    QString unit;
};

Shown shown(std::string_view key, Bytes size)
{
    return key == "cache" ? Shown{size.inMebibytes(), megabyteUnit()} : Shown{size.inGibibytes(), gigabyteUnit()};
}
Shown shown(std::string_view, BytesPerSecond rate) { return {rate.inGigabytesPerSecond(), QStringLiteral("GB/s")}; }
Shown shown(std::string_view, Watts power) { return {power.inWatts(), QStringLiteral("W")}; }
Shown shown(std::string_view key, double number)
{
    return {number, key == "transistors" ? QStringLiteral("×10⁹") : QStringLiteral("bit")};
}

QString labelOf(std::string_view key)
{
    static const std::map<std::string_view, const char *> labels = {
        {"memoryCapacity", QT_TRANSLATE_NOOP("model", "Memory")},
        {"memoryBandwidth", QT_TRANSLATE_NOOP("model", "Memory bandwidth")},
        {"memoryBusWidth", QT_TRANSLATE_NOOP("model", "Memory bus width")},
        {"memoryType", QT_TRANSLATE_NOOP("model", "Memory type")},
        {"secondMemoryCapacity", QT_TRANSLATE_NOOP("model", "Second memory")},
        {"secondMemoryBandwidth", QT_TRANSLATE_NOOP("model", "Bandwidth of second memory")},
        {"cache", QT_TRANSLATE_NOOP("model", "On-chip cache")},
        {"interconnectName", QT_TRANSLATE_NOOP("model", "Interconnect type")},
        {"interconnectBandwidth", QT_TRANSLATE_NOOP("model", "Interconnect, both directions")},
        {"hostLinkName", QT_TRANSLATE_NOOP("model", "Host link type")},
        {"hostLinkBandwidth", QT_TRANSLATE_NOOP("model", "Host link, both directions")},
        {"tdp", QT_TRANSLATE_NOOP("model", "Power limit (TDP)")},
        {"releaseDate", QT_TRANSLATE_NOOP("model", "Released")},
        {"architecture", QT_TRANSLATE_NOOP("model", "Architecture")},
        {"process", QT_TRANSLATE_NOOP("model", "Process")},
        {"transistors", QT_TRANSLATE_NOOP("model", "Transistors")},
        {"market", QT_TRANSLATE_NOOP("model", "Market")},
    };
    return QCoreApplication::translate("model", labels.at(key));
}

QString computeUnitLabel(const QString &key)
{
    static const std::map<QString, const char *> labels = {
        {QStringLiteral("cudaCores"), QT_TRANSLATE_NOOP("model", "CUDA cores")},
        {QStringLiteral("tensorCores"), QT_TRANSLATE_NOOP("model", "Tensor cores")},
        {QStringLiteral("streamProcessors"), QT_TRANSLATE_NOOP("model", "Stream processors")},
        {QStringLiteral("computeUnits"), QT_TRANSLATE_NOOP("model", "Compute units")},
        {QStringLiteral("gpuCores"), QT_TRANSLATE_NOOP("model", "GPU cores")},
        {QStringLiteral("cpuCores"), QT_TRANSLATE_NOOP("model", "CPU cores")},
        {QStringLiteral("pCores"), QT_TRANSLATE_NOOP("model", "Performance cores")},
        {QStringLiteral("eCores"), QT_TRANSLATE_NOOP("model", "Efficiency cores")},
        {QStringLiteral("threads"), QT_TRANSLATE_NOOP("model", "Threads")},
        {QStringLiteral("memoryChannels"), QT_TRANSLATE_NOOP("model", "Memory channels")},
        {QStringLiteral("baseGhz"), QT_TRANSLATE_NOOP("model", "Base clock")},
        {QStringLiteral("boostGhz"), QT_TRANSLATE_NOOP("model", "Boost clock")},
        {QStringLiteral("matrixCores"), QT_TRANSLATE_NOOP("model", "Matrix cores")},
        {QStringLiteral("xeCores"), QT_TRANSLATE_NOOP("model", "Xe cores")},
        {QStringLiteral("xmxEngines"), QT_TRANSLATE_NOOP("model", "XMX engines")},
        {QStringLiteral("vectorEngines"), QT_TRANSLATE_NOOP("model", "Vector engines")},
        {QStringLiteral("shaders"), QT_TRANSLATE_NOOP("model", "Shaders")},
        {QStringLiteral("aiAccelerators"), QT_TRANSLATE_NOOP("model", "AI accelerators")},
    };
    const auto label = labels.find(key);
    if (label != labels.end())
        return QCoreApplication::translate("model", label->second);
    QString words; // "neuronCores" reads "Neuron cores"
    for (const QChar letter : key) {
        if (letter.isUpper() && !words.isEmpty())
            words += QLatin1Char(' ');
        words += words.isEmpty() ? letter.toUpper() : letter.toLower();
    }
    return words;
}

/// Figures whose absence is worth a line of its own.
bool isCore(std::string_view key)
{
    return key == "memoryCapacity" || key == "memoryBandwidth" || key == "tdp" || key == "interconnectBandwidth"
        || key == "hostLinkBandwidth" || key == "releaseDate";
}

FigureRow describe(const Device &device, const Provenance &provenance)
{
    FigureRow row;
    row.kind = provenance.kind;
    row.sources = device.sourcesOf(provenance);
    row.dissents = provenance.dissents;
    return row;
}

void setNumber(FigureRow &row, const Shown &value)
{
    row.known = true;
    row.number = withoutRoundingNoise(value.number);
    row.unit = value.unit;
    row.text = value.unit.isEmpty() ? numberForPeople(*row.number) : numberForPeople(*row.number) + QLatin1Char(' ') + value.unit;
}

template<class T>
void setValue(FigureRow &row, std::string_view key, const std::optional<T> &value)
{
    if (!value)
        row.text = Text::tr("not published");
    else
        setNumber(row, shown(key, *value));
}

void setValue(FigureRow &row, std::string_view, const std::optional<QString> &value)
{
    row.known = value.has_value();
    row.text = value.value_or(Text::tr("not published"));
}

void setValue(FigureRow &row, std::string_view, const std::optional<Market> &value)
{
    row.known = value.has_value();
    row.text = value ? marketName(*value) : Text::tr("not published");
}

void addPeakRates(const Device &device, std::vector<FigureRow> &rows)
{
    for (const NumberFormat format : allNumberFormats()) {
        for (const Sparsity sparsity : {Sparsity::Dense, Sparsity::Sparse}) {
            const PeakRate &rate = device.peakRate(format);
            const auto &figure = sparsity == Sparsity::Dense ? rate.dense : rate.sparse;
            const bool mainFormat = sparsity == Sparsity::Dense && (format == NumberFormat::Fp16 || format == NumberFormat::Fp32);
            if (!figure.isKnown() && !mainFormat && figure.provenance.dissents.empty())
                continue;
            FigureRow row = describe(device, figure.provenance);
            const bool dense = sparsity == Sparsity::Dense;
            row.key = QStringLiteral("peakRates.%1.%2").arg(numberFormatId(format), dense ? QStringLiteral("dense") : QStringLiteral("sparse"));
            row.label = Text::tr("Peak %1, %2").arg(numberFormatName(format), dense ? Text::tr("dense") : Text::tr("with structured sparsity"));
            if (figure.isKnown())
                setNumber(row, {figure.value->inTeraflopPerSecond(), isIntegerFormat(format) ? QStringLiteral("TOPS") : QStringLiteral("TFLOPS")});
            else
                row.text = Text::tr("not published");
            rows.push_back(std::move(row));
        }
    }
}

} // namespace

std::vector<FigureRow> deviceDetails(const Device &device)
{
    std::vector<FigureRow> rows;
    bool ratesAdded = false;
    visitFigures(device, [&](const char *key, const auto &figure) {
        if (!ratesAdded && std::string_view(key) == "cache") { // after the memory, before the rest
            addPeakRates(device, rows);
            ratesAdded = true;
        }
        if (!figure.isKnown() && !isCore(key) && figure.provenance.dissents.empty())
            return;
        FigureRow row = describe(device, figure.provenance);
        row.key = QString::fromLatin1(key);
        row.label = labelOf(key);
        setValue(row, key, figure.value);
        rows.push_back(std::move(row));
    });
    for (const ComputeUnit &unit : device.computeUnits) {
        if (!unit.count.isKnown() && unit.count.provenance.dissents.empty())
            continue;
        FigureRow row = describe(device, unit.count.provenance);
        row.key = QStringLiteral("computeUnits.") + unit.key;
        row.label = computeUnitLabel(unit.key);
        if (unit.count.isKnown())
            setNumber(row, {*unit.count.value, unit.unit == QLatin1String("1") ? QString() : unit.unit});
        else
            row.text = Text::tr("not published");
        rows.push_back(std::move(row));
    }
    for (const Price &price : device.prices) {
        FigureRow row;
        row.key = QStringLiteral("price");
        row.label = priceKindName(price.kind);
        row.label[0] = row.label[0].toUpper();
        row.kind = price.origin;
        row.date = price.date;
        if (!price.source.title.isEmpty())
            row.sources = {price.source};
        setNumber(row, {price.money.amount, currencyCode(price.money.currency)});
        rows.push_back(std::move(row));
    }
    for (const MemoryOption &option : device.memoryOptions) {
        FigureRow row = describe(device, option.capacity.provenance);
        row.key = QStringLiteral("memoryOptions.") + memoryOptionId({}, *option.capacity.value).mid(1);
        row.label = Text::tr("Also sold with");
        setValue(row, "memoryCapacity", option.capacity.value);
        rows.push_back(std::move(row));
    }
    for (const Claim &claim : device.claims) {
        FigureRow row;
        row.key = QStringLiteral("claim");
        row.label = claim.about;
        row.known = !claim.against.isEmpty();
        row.text = claim.against.isEmpty() ? Text::tr("not published") : claim.against;
        row.dissents = {claim.dissent};
        rows.push_back(std::move(row));
    }
    return rows;
}

JsonValue deviceToJson(const Device &device)
{
    const auto texts = [](const QStringList &list) {
        JsonValue array = JsonValue::array();
        for (const QString &text : list)
            array.append(text);
        return array;
    };
    JsonValue json = JsonValue::object();
    json.set(QStringLiteral("id"), device.id);
    json.set(QStringLiteral("name"), device.name);
    if (!device.variantOf.isEmpty())
        json.set(QStringLiteral("variant_of"), device.variantOf);
    json.set(QStringLiteral("vendor"), device.vendor);
    json.set(QStringLiteral("kind"), deviceKindId(device.kind));
    json.set(QStringLiteral("family"), device.family);
    json.set(QStringLiteral("form_factor"), device.formFactor.isEmpty() ? JsonValue() : JsonValue(device.formFactor));
    json.set(QStringLiteral("unified_memory"), device.unifiedMemory);
    json.set(QStringLiteral("aliases"), texts(device.aliases));
    json.set(QStringLiteral("software"), texts(device.software));
    JsonValue figures = JsonValue::array();
    for (const FigureRow &row : deviceDetails(device)) {
        JsonValue figure = JsonValue::object();
        figure.set(QStringLiteral("figure"), row.key);
        figure.set(QStringLiteral("label"), row.label);
        if (row.number)
            figure.set(QStringLiteral("value"), *row.number);
        else if (row.known)
            figure.set(QStringLiteral("value"), row.text);
        if (!row.unit.isEmpty())
            figure.set(QStringLiteral("unit"), row.unit);
        figure.set(QStringLiteral("status"), row.known ? figureKindId(row.kind) : QStringLiteral("not published"));
        if (!row.date.isEmpty())
            figure.set(QStringLiteral("date"), row.date);
        JsonValue sources = JsonValue::array();
        for (const Source &source : row.sources) {
            sources.append(JsonValue::object().set(QStringLiteral("title"), source.title)
                               .set(QStringLiteral("url"), source.url).set(QStringLiteral("date"), source.date));
        }
        figure.set(QStringLiteral("sources"), std::move(sources));
        JsonValue dissents = JsonValue::array();
        for (const Dissent &dissent : row.dissents) {
            dissents.append(JsonValue::object().set(QStringLiteral("value"), dissent.statedValue)
                                .set(QStringLiteral("stated_in"), texts(dissent.statedIn)));
        }
        figure.set(QStringLiteral("dissent"), std::move(dissents));
        figures.append(std::move(figure));
    }
    json.set(QStringLiteral("figures"), std::move(figures));
    json.set(QStringLiteral("note"), device.note);
    return json;
}

QString deviceToText(const Device &device)
{
    QString text = Text::tr("%1 (%2)").arg(device.fullName(), device.id) + QLatin1Char('\n');
    QStringList facts = {deviceKindName(device.kind), device.family};
    if (!device.formFactor.isEmpty())
        facts << device.formFactor;
    if (device.unifiedMemory)
        facts << Text::tr("unified memory");
    text += facts.join(Text::tr(", ")) + QLatin1Char('\n');
    if (!device.aliases.isEmpty())
        text += Text::tr("Also called: %1").arg(device.aliases.join(Text::tr(", ", "between names"))) + QLatin1Char('\n');
    text += QLatin1Char('\n');
    for (const FigureRow &row : deviceDetails(device)) {
        text += row.label + QStringLiteral(": ") + row.text;
        QStringList remarks;
        if (row.known && row.kind != FigureKind::Published)
            remarks << figureKindName(row.kind);
        if (!row.date.isEmpty())
            remarks << dateForPeople(row.date);
        if (!remarks.isEmpty())
            text += QStringLiteral(" (%1)").arg(remarks.join(Text::tr(", ")));
        text += QLatin1Char('\n');
        for (const Source &source : row.sources)
            text += QStringLiteral("    ") + sourceText(source) + QLatin1Char('\n');
        if (row.known && row.sources.empty() && row.key != QLatin1String("claim"))
            text += QStringLiteral("    ") + Text::tr("source not recorded") + QLatin1Char('\n');
        for (const Dissent &dissent : row.dissents)
            text += QStringLiteral("  ! ") + Text::tr("%1 stated in: %2").arg(dissent.statedValue, dissent.statedIn.join(QStringLiteral("; "))) + QLatin1Char('\n');
    }
    if (!device.note.isEmpty())
        text += QLatin1Char('\n') + device.note + QLatin1Char('\n');
    return text;
}

} // namespace model
