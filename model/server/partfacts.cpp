// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "partfacts.h"

#include "model/text/nearest.h"
#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <QHash>

#include <cmath>

namespace model {

namespace {

tl::unexpected<Error> wrongType(const QString &expected)
{
    return failure({ErrorCode::WrongType, {}, 0, {}, Text::tr("expected %1").arg(expected)});
}

/// Nothing in a data sheet, in any of the units of a key, comes near.
constexpr double largest = 1e12;
constexpr double largestCount = 1e6;

Result<double> checkedNumber(const FactValue &value)
{
    const auto *number = std::get_if<double>(&value);
    if (!number)
        return wrongType(Text::tr("a number"));
    if (!(*number > 0) || *number > largest)
        return failure(
            {ErrorCode::OutOfRange,
             {},
             0,
             {},
             Text::tr("found %1, expected a number above 0 and at most %2").arg(*number, 0, 'g', 12).arg(largest)});
    return *number;
}

Result<void> assign(const FactName &, Figure<bool> &figure, const FactValue &value)
{
    const auto *flag = std::get_if<bool>(&value);
    if (!flag)
        return wrongType(Text::tr("true or false"));
    figure.value = *flag;
    return {};
}

Result<void> assign(const FactName &, Figure<QString> &figure, const FactValue &value)
{
    const auto *text = std::get_if<QString>(&value);
    if (!text || text->trimmed().isEmpty())
        return wrongType(Text::tr("text that is not empty"));
    figure.value = text->simplified();
    return {};
}

/// A count may be 0: a machine without drive bays is known to have none.
Result<void> assign(const FactName &, Figure<int> &figure, const FactValue &value)
{
    const auto *number = std::get_if<double>(&value);
    if (!number)
        return wrongType(Text::tr("a whole number"));
    if (!(*number >= 0) || *number > largestCount || *number != std::floor(*number))
        return failure(
            {ErrorCode::OutOfRange,
             {},
             0,
             {},
             Text::tr("found %1, expected a whole number from 0 to %2").arg(*number, 0, 'g', 12).arg(largestCount)});
    figure.value = static_cast<int>(*number);
    return {};
}

Result<void> assign(const FactName &name, Figure<double> &figure, const FactValue &value)
{
    return checkedNumber(value).map([&](double number) { figure.value = number * name.factor; });
}

template<int... Dims>
Result<void> assign(const FactName &name, Figure<Quantity<Dims...>> &figure, const FactValue &value)
{
    return checkedNumber(value).map(
        [&](double number) { figure.value = Quantity<Dims...>::fromBaseUnits(number * name.factor); });
}

Result<void> assign(const FactName &, Figure<std::vector<PcieSlots>> &, const FactValue &)
{
    return wrongType(Text::tr("a list of slots"));
}

Result<void> assign(const FactName &, Figure<std::vector<DriveBays>> &, const FactValue &)
{
    return wrongType(Text::tr("a list of bays"));
}

template<class Visit>
Result<void> setIn(Visit visitAll, const QString &key, const FactValue &value, FigureKind kind)
{
    std::optional<Result<void>> outcome;
    QStringList keys;
    visitAll([&](const FactName &name, auto &figure) {
        keys << QString::fromLatin1(name.key);
        if (key != QLatin1String(name.key))
            return;
        auto changed = figure;
        outcome = assign(name, changed, value);
        if (!*outcome)
            return;
        changed.provenance = {};
        changed.provenance.kind = kind;
        figure = std::move(changed);
    });
    if (outcome)
        return *outcome;
    return failure({ErrorCode::UnknownKey, {}, 0, {}, Text::tr("unknown fact%1").arg(didYouMean(key, keys))});
}

QString withUnit(const QString &number, const FactName &name)
{
    QString unit = QString::fromUtf8(name.unit);
    if (unit == QLatin1String("GB"))
        unit = gigabyteUnit();
    else if (unit == QLatin1String("MB"))
        unit = megabyteUnit();
    return unit.isEmpty() ? number : number + QLatin1Char(' ') + unit;
}

void describe(const FactName &name, bool value, FactText &fact)
{
    fact.flag = value;
    fact.text = value ? Text::tr("yes") : Text::tr("no");
    Q_UNUSED(name)
}

void describe(const FactName &name, const QString &value, FactText &fact)
{
    fact.text = withUnit(value, name);
}

void describe(const FactName &name, double value, FactText &fact)
{
    fact.number = withoutRoundingNoise(value / name.factor);
    fact.text = withUnit(numberForPeople(*fact.number), name);
}

void describe(const FactName &name, int value, FactText &fact)
{
    describe(name, static_cast<double>(value), fact);
}

template<int... Dims>
void describe(const FactName &name, Quantity<Dims...> value, FactText &fact)
{
    describe(name, value.inBaseUnits(), fact);
}

void describe(const FactName &, const std::vector<PcieSlots> &groups, FactText &fact)
{
    QStringList texts;
    for (const PcieSlots &slot : groups) {
        QString text = QStringLiteral("%1 × x%2").arg(slot.count).arg(slot.lanes);
        if (slot.generation)
            text += QStringLiteral(" PCIe %1.0").arg(*slot.generation);
        if (!slot.form.isEmpty())
            text += QLatin1Char(' ') + slot.form;
        texts << text;
    }
    fact.text = texts.join(QStringLiteral(", "));
}

void describe(const FactName &, const std::vector<DriveBays> &groups, FactText &fact)
{
    QStringList texts;
    for (const DriveBays &bays : groups) {
        QStringList words = {QStringLiteral("%1 ×").arg(bays.count)};
        if (!bays.form.isEmpty())
            words << bays.form;
        words << bays.interfaces.join(QLatin1Char('/'));
        texts << words.join(QLatin1Char(' '));
    }
    fact.text = texts.join(QStringLiteral(", "));
}

template<class Visit>
std::vector<FactText> knownIn(Visit visitAll)
{
    std::vector<FactText> facts;
    visitAll([&](const FactName &name, const auto &figure) {
        if (!figure.isKnown())
            return;
        FactText fact;
        fact.key = QString::fromLatin1(name.key);
        fact.provenance = figure.provenance;
        describe(name, *figure.value, fact);
        facts.push_back(std::move(fact));
    });
    return facts;
}

} // namespace

QStringList factKeys(PartCategory category)
{
    Part part;
    part.facts = emptyFacts(category);
    QStringList keys;
    visitPartFacts(part, [&](const FactName &name, const auto &) { keys << QString::fromLatin1(name.key); });
    return keys;
}

QString factLabel(const QString &key)
{
    static const QHash<QString, const char *> labels = {
        {QStringLiteral("cpuSockets"), QT_TRANSLATE_NOOP("model", "Processor sockets")},
        {QStringLiteral("cpuSocket"), QT_TRANSLATE_NOOP("model", "Socket type")},
        {QStringLiteral("socket"), QT_TRANSLATE_NOOP("model", "Socket type")},
        {QStringLiteral("dimmSlots"), QT_TRANSLATE_NOOP("model", "Memory slots")},
        {QStringLiteral("memoryType"), QT_TRANSLATE_NOOP("model", "Memory type")},
        {QStringLiteral("type"), QT_TRANSLATE_NOOP("model", "Memory type")},
        {QStringLiteral("memorySpeedMtPerS"), QT_TRANSLATE_NOOP("model", "Memory speed")},
        {QStringLiteral("memorySpeedTwoPerChannelMtPerS"),
         QT_TRANSLATE_NOOP("model", "Memory speed, two modules per channel")},
        {QStringLiteral("speedMtPerS"), QT_TRANSLATE_NOOP("model", "Memory speed")},
        {QStringLiteral("maxMemoryGib"), QT_TRANSLATE_NOOP("model", "Most memory")},
        {QStringLiteral("memoryChannels"), QT_TRANSLATE_NOOP("model", "Memory channels")},
        {QStringLiteral("gpuSlots"), QT_TRANSLATE_NOOP("model", "GPU positions")},
        {QStringLiteral("gpuFormFactor"), QT_TRANSLATE_NOOP("model", "Form factor of GPUs")},
        {QStringLiteral("pcieGeneration"), QT_TRANSLATE_NOOP("model", "PCIe generation")},
        {QStringLiteral("pcieLanes"), QT_TRANSLATE_NOOP("model", "PCIe lanes")},
        {QStringLiteral("pcieLanesUsedByGpus"), QT_TRANSLATE_NOOP("model", "PCIe lanes of the GPUs")},
        {QStringLiteral("pcieSlots"), QT_TRANSLATE_NOOP("model", "PCIe slots")},
        {QStringLiteral("hasPcieSwitch"), QT_TRANSLATE_NOOP("model", "PCIe switch")},
        {QStringLiteral("pcieUplinks"), QT_TRANSLATE_NOOP("model", "Uplinks of the PCIe switches")},
        {QStringLiteral("gpusOnFirstSocket"), QT_TRANSLATE_NOOP("model", "GPUs on the first processor")},
        {QStringLiteral("nvmeBays"), QT_TRANSLATE_NOOP("model", "NVMe bays")},
        {QStringLiteral("sataBays"), QT_TRANSLATE_NOOP("model", "SATA bays")},
        {QStringLiteral("bayInterfaces"), QT_TRANSLATE_NOOP("model", "Drive bays")},
        {QStringLiteral("m2Slots"), QT_TRANSLATE_NOOP("model", "M.2 slots")},
        {QStringLiteral("psuBays"), QT_TRANSLATE_NOOP("model", "Bays for power supplies")},
        {QStringLiteral("psuWatts"), QT_TRANSLATE_NOOP("model", "Power of each supply")},
        {QStringLiteral("psuRedundancy"), QT_TRANSLATE_NOOP("model", "Redundancy of supplies")},
        {QStringLiteral("redundancy"), QT_TRANSLATE_NOOP("model", "Redundancy of supplies")},
        {QStringLiteral("maxGpuTdpWatts"), QT_TRANSLATE_NOOP("model", "Highest TDP of a GPU")},
        {QStringLiteral("maxCpuTdpWatts"), QT_TRANSLATE_NOOP("model", "Highest TDP of a processor")},
        {QStringLiteral("maxSystemPowerWatts"), QT_TRANSLATE_NOOP("model", "Highest power of the system")},
        {QStringLiteral("typicalPowerWatts"), QT_TRANSLATE_NOOP("model", "Typical power of the system")},
        {QStringLiteral("typicalWatts"), QT_TRANSLATE_NOOP("model", "Typical power of the system")},
        {QStringLiteral("idleWatts"), QT_TRANSLATE_NOOP("model", "Idle power of the system")},
        {QStringLiteral("rackUnits"), QT_TRANSLATE_NOOP("model", "Height")},
        {QStringLiteral("weightKg"), QT_TRANSLATE_NOOP("model", "Weight")},
        {QStringLiteral("depthMm"), QT_TRANSLATE_NOOP("model", "Depth")},
        {QStringLiteral("cooling"), QT_TRANSLATE_NOOP("model", "Cooling")},
        {QStringLiteral("maxInletCelsius"), QT_TRANSLATE_NOOP("model", "Highest inlet temperature")},
        {QStringLiteral("cores"), QT_TRANSLATE_NOOP("model", "Cores")},
        {QStringLiteral("threads"), QT_TRANSLATE_NOOP("model", "Threads")},
        {QStringLiteral("baseGhz"), QT_TRANSLATE_NOOP("model", "Base clock")},
        {QStringLiteral("boostGhz"), QT_TRANSLATE_NOOP("model", "Boost clock")},
        {QStringLiteral("l3Mib"), QT_TRANSLATE_NOOP("model", "L3 cache")},
        {QStringLiteral("tdpWatts"), QT_TRANSLATE_NOOP("model", "Power limit (TDP)")},
        {QStringLiteral("maxSockets"), QT_TRANSLATE_NOOP("model", "Processors that work together")},
        {QStringLiteral("capacityGib"), QT_TRANSLATE_NOOP("model", "Capacity")},
        {QStringLiteral("capacityTb"), QT_TRANSLATE_NOOP("model", "Capacity")},
        {QStringLiteral("capacityWatts"), QT_TRANSLATE_NOOP("model", "Heat that it removes")},
        {QStringLiteral("modulesPerKit"), QT_TRANSLATE_NOOP("model", "Modules of a kit")},
        {QStringLiteral("formFactor"), QT_TRANSLATE_NOOP("model", "Form factor")},
        {QStringLiteral("ecc"), QT_TRANSLATE_NOOP("model", "Error correction (ECC)")},
        {QStringLiteral("powerWatts"), QT_TRANSLATE_NOOP("model", "Power")},
        {QStringLiteral("memoryGib"), QT_TRANSLATE_NOOP("model", "Memory")},
        {QStringLiteral("slotWidth"), QT_TRANSLATE_NOOP("model", "Width in slots")},
        {QStringLiteral("interface"), QT_TRANSLATE_NOOP("model", "Interface")},
        {QStringLiteral("readGbytePerS"), QT_TRANSLATE_NOOP("model", "Reading")},
        {QStringLiteral("writeGbytePerS"), QT_TRANSLATE_NOOP("model", "Writing")},
        {QStringLiteral("driveWritesPerDay"), QT_TRANSLATE_NOOP("model", "Drive writes a day")},
        {QStringLiteral("ports"), QT_TRANSLATE_NOOP("model", "Ports")},
        {QStringLiteral("portGbitPerS"), QT_TRANSLATE_NOOP("model", "Rate of a port")},
        {QStringLiteral("protocol"), QT_TRANSLATE_NOOP("model", "Protocol")},
        {QStringLiteral("connector"), QT_TRANSLATE_NOOP("model", "Connector")},
        {QStringLiteral("throughputTbitPerS"), QT_TRANSLATE_NOOP("model", "Throughput")},
        {QStringLiteral("watts"), QT_TRANSLATE_NOOP("model", "Power of each supply")},
        {QStringLiteral("unitsPerSet"), QT_TRANSLATE_NOOP("model", "Supplies of a set")},
        {QStringLiteral("efficiency"), QT_TRANSLATE_NOOP("model", "Efficiency")},
        {QStringLiteral("efficiencyClass"), QT_TRANSLATE_NOOP("model", "Efficiency class")},
        {QStringLiteral("inputVolts"), QT_TRANSLATE_NOOP("model", "Input voltage")},
        {QStringLiteral("inputAmps"), QT_TRANSLATE_NOOP("model", "Input current")},
        {QStringLiteral("inlet"), QT_TRANSLATE_NOOP("model", "Power inlet")},
        {QStringLiteral("kind"), QT_TRANSLATE_NOOP("model", "Kind")},
        {QStringLiteral("maxPowerWatts"), QT_TRANSLATE_NOOP("model", "Most power")},
        {QStringLiteral("maxWeightKg"), QT_TRANSLATE_NOOP("model", "Most weight")},
        {QStringLiteral("cordAmps"), QT_TRANSLATE_NOOP("model", "Rated current")},
        {QStringLiteral("nvmeTb"), QT_TRANSLATE_NOOP("model", "NVMe drives")},
        {QStringLiteral("sataTb"), QT_TRANSLATE_NOOP("model", "SATA drives")},
        {QStringLiteral("cpuCores"), QT_TRANSLATE_NOOP("model", "Processor cores")},
        {QStringLiteral("cpuCoresText"), QT_TRANSLATE_NOOP("model", "Processor cores")},
        {QStringLiteral("fabricGbitPerS"), QT_TRANSLATE_NOOP("model", "Network")},
        {QStringLiteral("cpuGpuLinkGbytePerS"), QT_TRANSLATE_NOOP("model", "Link of CPU and GPU")},
        {QStringLiteral("gpuFp32Tflops"), QT_TRANSLATE_NOOP("model", "FP32 of the GPU")},
        {QStringLiteral("gpuMemoryGib"), QT_TRANSLATE_NOOP("model", "GPU memory")},
        {QStringLiteral("gpuBandwidthGbytePerS"), QT_TRANSLATE_NOOP("model", "GPU memory bandwidth")},
        {QStringLiteral("nvlinkTbytePerS"), QT_TRANSLATE_NOOP("model", "NVLink, all GPUs")},
        {QStringLiteral("nvlinkGbytePerSPerGpu"), QT_TRANSLATE_NOOP("model", "NVLink of a GPU")},
        {QStringLiteral("gpuWatts"), QT_TRANSLATE_NOOP("model", "Power of the GPUs")},
        {QStringLiteral("cpuWatts"), QT_TRANSLATE_NOOP("model", "Power of the processors")},
        {QStringLiteral("knownSumWatts"), QT_TRANSLATE_NOOP("model", "Sum of known powers")},
        {QStringLiteral("psuInstalledWatts"), QT_TRANSLATE_NOOP("model", "Supplies, all together")},
        {QStringLiteral("psuUsableWithRedundancyWatts"), QT_TRANSLATE_NOOP("model", "Supplies without the spare ones")},
        {QStringLiteral("psuUsableAt80PercentWatts"),
         QT_TRANSLATE_NOOP("model", "80 % of the supplies without the spare ones")},
        {QStringLiteral("powerBasis"), QT_TRANSLATE_NOOP("model", "What the powers count")},
    };
    const auto label = labels.constFind(key);
    Q_ASSERT(label != labels.constEnd());
    return label == labels.constEnd() ? key : QCoreApplication::translate("model", label.value());
}

Result<void> setFact(Part &part, const QString &key, const FactValue &value, FigureKind kind)
{
    return setIn([&](auto visit) { visitPartFacts(part, visit); }, key, value, kind);
}

Result<void> setStated(StatedFigures &stated, const QString &key, const FactValue &value)
{
    return setIn([&](auto visit) { visitFacts(stated, visit); }, key, value, FigureKind::Published);
}

std::vector<FactText> knownFacts(const Part &part)
{
    return knownIn([&](auto visit) { visitPartFacts(part, visit); });
}

std::vector<FactText> knownFacts(const StatedFigures &stated)
{
    return knownIn([&](auto visit) { visitFacts(stated, visit); });
}

} // namespace model
