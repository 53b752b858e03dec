// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "metric.h"

#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <algorithm>

namespace model {

const QList<MetricInfo> &allMetrics()
{
    using enum MetricId;
    static const QList<MetricInfo> metrics = {
        {Memory, "memory", QT_TRANSLATE_NOOP("model", "Memory"), Better::Higher, false, false},
        {Bandwidth, "bandwidth", QT_TRANSLATE_NOOP("model", "Memory bandwidth"), Better::Higher, false, false},
        {Flops, "flops", QT_TRANSLATE_NOOP("model", "Peak compute"), Better::Higher, true, false},
        {Price, "price", QT_TRANSLATE_NOOP("model", "Price"), Better::Lower, false, true},
        {Power, "power", QT_TRANSLATE_NOOP("model", "Power limit (TDP)"), Better::Lower, false, false},
        {Interconnect, "interconnect", QT_TRANSLATE_NOOP("model", "Interconnect"), Better::Higher, false, false},
        {HostLink, "host-link", QT_TRANSLATE_NOOP("model", "Host link"), Better::Higher, false, false},
        {RidgePoint, "ridge-point", QT_TRANSLATE_NOOP("model", "Ridge point"), Better::None, true, false},
        {Cache, "cache", QT_TRANSLATE_NOOP("model", "On-chip cache"), Better::Higher, false, false},
        {Transistors, "transistors", QT_TRANSLATE_NOOP("model", "Transistors"), Better::None, false, false},
        {Year, "year", QT_TRANSLATE_NOOP("model", "Year of release"), Better::None, false, false},
        {FlopsPerPrice, "flops-per-price", QT_TRANSLATE_NOOP("model", "Compute for the money"), Better::Higher, true, true},
        {BandwidthPerPrice, "bandwidth-per-price", QT_TRANSLATE_NOOP("model", "Bandwidth for the money"), Better::Higher, false, true},
        {MemoryPerPrice, "memory-per-price", QT_TRANSLATE_NOOP("model", "Memory for the money"), Better::Higher, false, true},
        {FlopsPerWatt, "flops-per-watt", QT_TRANSLATE_NOOP("model", "Compute per watt"), Better::Higher, true, false},
        {BandwidthPerWatt, "bandwidth-per-watt", QT_TRANSLATE_NOOP("model", "Bandwidth per watt"), Better::Higher, false, false},
        {MemoryPerWatt, "memory-per-watt", QT_TRANSLATE_NOOP("model", "Memory per watt"), Better::Higher, false, false},
    };
    return metrics;
}

const MetricInfo &metricInfo(MetricId metric)
{
    return *std::ranges::find(allMetrics(), metric, &MetricInfo::metric);
}

std::optional<MetricId> metricFromId(const QString &id)
{
    for (const MetricInfo &info : allMetrics()) {
        if (id == QLatin1String(info.id))
            return info.metric;
    }
    return std::nullopt;
}

QStringList metricIds()
{
    QStringList ids;
    for (const MetricInfo &info : allMetrics())
        ids << QString::fromLatin1(info.id);
    return ids;
}

QString metricName(MetricId metric)
{
    return QCoreApplication::translate("model", metricInfo(metric).name);
}

QStringList formatChoiceIds()
{
    QStringList ids = {formatChoiceId(std::nullopt)};
    for (const NumberFormat format : allNumberFormats())
        ids << numberFormatId(format);
    return ids;
}

QString formatChoiceId(std::optional<NumberFormat> format)
{
    return format ? numberFormatId(*format) : QStringLiteral("best16");
}

QString formatChoiceName(std::optional<NumberFormat> format)
{
    return format ? numberFormatName(*format) : Text::tr("FP16 or BF16");
}

std::optional<std::optional<NumberFormat>> formatChoiceFromId(const QString &id)
{
    if (id == formatChoiceId(std::nullopt))
        return std::optional<NumberFormat>();
    if (const auto format = numberFormatFromId(id))
        return format;
    return std::nullopt;
}

QStringList priceChoiceIds()
{
    QStringList ids = {priceChoiceId(std::nullopt)};
    for (const PriceKind kind : {PriceKind::List, PriceKind::Street, PriceKind::System, PriceKind::CloudHour})
        ids << priceKindId(kind);
    return ids;
}

QString priceChoiceId(std::optional<PriceKind> kind)
{
    return kind ? priceKindId(*kind) : QStringLiteral("best");
}

QString priceChoiceName(std::optional<PriceKind> kind)
{
    return kind ? priceKindName(*kind) : Text::tr("best known");
}

std::optional<std::optional<PriceKind>> priceChoiceFromId(const QString &id)
{
    if (id == priceChoiceId(std::nullopt))
        return std::optional<PriceKind>();
    if (const auto kind = priceKindFromId(id))
        return kind;
    return std::nullopt;
}

bool mayMixSparsity(const MetricQuery &query)
{
    return !query.sparsity || !query.sparseIds.isEmpty();
}

QStringList sparsityChoiceIds()
{
    return {sparsityChoiceId(Sparsity::Dense), sparsityChoiceId(Sparsity::Sparse), sparsityChoiceId(std::nullopt)};
}

QString sparsityChoiceId(std::optional<Sparsity> sparsity)
{
    if (!sparsity)
        return QStringLiteral("best");
    return *sparsity == Sparsity::Dense ? QStringLiteral("dense") : QStringLiteral("sparse");
}

QString sparsityName(Sparsity sparsity)
{
    return sparsity == Sparsity::Dense ? Text::tr("dense") : Text::tr("sparse");
}

QString sparsityChoiceName(std::optional<Sparsity> sparsity)
{
    return sparsity ? sparsityName(*sparsity) : Text::tr("sparse where published");
}

std::optional<std::optional<Sparsity>> sparsityChoiceFromId(const QString &id)
{
    for (const std::optional<Sparsity> choice :
         {std::optional(Sparsity::Dense), std::optional(Sparsity::Sparse), std::optional<Sparsity>()}) {
        if (sparsityChoiceId(choice) == id)
            return choice;
    }
    return std::nullopt;
}

namespace {

bool countsOperations(const MetricQuery &query)
{
    return query.format && isIntegerFormat(*query.format);
}

/// Unit of the money below the fraction bar: "USD", or "(USD/h)" for rental.
QString moneyUnit(const MetricQuery &query)
{
    const QString code = currencyCode(query.currency);
    return query.priceKind == PriceKind::CloudHour ? QStringLiteral("(%1/h)").arg(code) : code;
}

bool isRental(const MetricQuery &query)
{
    return query.priceKind == PriceKind::CloudHour;
}

/// Collects the inputs of a metric: each lends its sources and dissents, and the least certain one gives the kind.
class Ingredients
{
public:
    Ingredients(const Device &device, MetricReading &reading) : m_device(device), m_reading(reading) {}

    template<class T>
    std::optional<T> take(const Figure<T> &figure)
    {
        addKind(figure.provenance.kind);
        for (const quint16 number : figure.provenance.sources)
            addSource(m_device.sources.at(number));
        m_reading.dissents.insert(m_reading.dissents.end(), figure.provenance.dissents.begin(),
                                  figure.provenance.dissents.end());
        return figure.value;
    }

    void takePrice(const Price &price)
    {
        addKind(price.origin);
        addSource(price.source);
        m_reading.price = price;
    }

    /// The kind of a value computed from the inputs.
    void finishDerived()
    {
        if (m_reading.kind == FigureKind::Published)
            m_reading.kind = FigureKind::Derived;
    }

private:
    void addKind(FigureKind kind) { m_reading.kind = std::max(m_reading.kind, kind); }
    void addSource(const Source &source)
    {
        if (!source.title.isEmpty() && std::ranges::find(m_reading.sources, source) == m_reading.sources.end())
            m_reading.sources.push_back(source);
    }

    const Device &m_device;
    MetricReading &m_reading;
};

const Figure<FlopPerSecond> &rateFigure(const Device &device, NumberFormat format, Sparsity sparsity)
{
    const PeakRate &rate = device.peakRate(format);
    return sparsity == Sparsity::Dense ? rate.dense : rate.sparse;
}

/// A rate figure and what it is of.
struct ChosenRate
{
    const Figure<FlopPerSecond> &figure;
    NumberFormat format;
    Sparsity sparsity;
};

/// For best16 the faster of FP16 and BF16; an unknown one is the smaller.
ChosenRate chosenOf(const Device &device, const MetricQuery &query, Sparsity sparsity)
{
    NumberFormat format = query.format.value_or(NumberFormat::Fp16);
    if (!query.format
        && rateFigure(device, NumberFormat::Bf16, sparsity).value
               > rateFigure(device, NumberFormat::Fp16, sparsity).value)
        format = NumberFormat::Bf16;
    return {rateFigure(device, format, sparsity), format, sparsity};
}

/// The rate figure that a query means. A sparse rate that was asked for by itself is never replaced by the dense one.
ChosenRate chosenRate(const Device &device, const MetricQuery &query)
{
    if (query.sparseIds.contains(device.id))
        return chosenOf(device, query, Sparsity::Sparse);
    if (query.sparsity)
        return chosenOf(device, query, *query.sparsity);
    const ChosenRate sparse = chosenOf(device, query, Sparsity::Sparse);
    return sparse.figure.isKnown() ? sparse : chosenOf(device, query, Sparsity::Dense);
}

} // namespace

QString metricUnit(const MetricQuery &query)
{
    using enum MetricId;
    const bool operations = countsOperations(query);
    switch (query.metric) {
    case Memory: return gigabyteUnit();
    case Bandwidth:
    case Interconnect:
    case HostLink: return QStringLiteral("GB/s");
    case Flops: return operations ? QStringLiteral("TOPS") : QStringLiteral("TFLOPS");
    case Price: return isRental(query) ? currencyCode(query.currency) + QStringLiteral("/h") : currencyCode(query.currency);
    case Power: return QStringLiteral("W");
    case RidgePoint: return operations ? QStringLiteral("OP/byte") : QStringLiteral("FLOP/byte");
    case Cache: return megabyteUnit();
    case Transistors: return QStringLiteral("×10⁹");
    case Year: return Text::tr("year");
    case FlopsPerPrice:
        return (isRental(query) ? (operations ? QStringLiteral("TOPS/") : QStringLiteral("TFLOPS/"))
                                : (operations ? QStringLiteral("GOPS/") : QStringLiteral("GFLOPS/")))
            + moneyUnit(query);
    case BandwidthPerPrice:
        return (isRental(query) ? QStringLiteral("(GB/s)/") : QStringLiteral("(MB/s)/")) + moneyUnit(query);
    case MemoryPerPrice:
        return (isRental(query) ? gigabyteUnit() : megabyteUnit()) + QLatin1Char('/') + moneyUnit(query);
    case FlopsPerWatt: return operations ? QStringLiteral("GOPS/W") : QStringLiteral("GFLOPS/W");
    case BandwidthPerWatt: return QStringLiteral("(GB/s)/W");
    case MemoryPerWatt: return megabyteUnit() + QStringLiteral("/W");
    }
    Q_UNREACHABLE();
}

QString metricQualifier(const MetricQuery &query)
{
    const MetricInfo &info = metricInfo(query.metric);
    QStringList parts;
    if (info.usesFormat) {
        parts << formatChoiceName(query.format);
        if (!query.sparsity)
            parts << sparsityChoiceName(query.sparsity);
        else if (*query.sparsity == Sparsity::Sparse)
            parts << Text::tr("with structured sparsity");
        else
            parts << (query.sparseIds.isEmpty() ? Text::tr("dense") : Text::tr("dense and sparse"));
    }
    if (info.usesPrice && query.priceKind)
        parts << priceKindName(*query.priceKind);
    return parts.join(Text::tr(", "));
}

QString metricTitle(const MetricQuery &query)
{
    const QString qualifier = metricQualifier(query);
    return qualifier.isEmpty() ? metricName(query.metric) : metricName(query.metric) + Text::tr(", ") + qualifier;
}

QString metricValueText(MetricId metric, double value)
{
    return metric == MetricId::Year ? QString::number(value) : numberForPeople(value);
}

QString MetricReading::date() const
{
    if (price)
        return price->date;
    return sources.empty() ? QString() : sources.front().date;
}

const Price *choosePrice(const Device &device, std::optional<PriceKind> kind, Currency currency)
{
    static const QList<PriceKind> bestOrder = {PriceKind::List, PriceKind::Street, PriceKind::System};
    const auto sortKey = [](const Price &price) { // "read 2026-11" is no date of the price itself
        return isReadDate(price.date) ? QString() : price.date;
    };
    const auto currencyRank = [currency](const Price &price) {
        return price.money.currency == currency ? 2 : price.money.currency == Currency::Usd ? 1 : 0;
    };
    for (const PriceKind wanted : kind ? QList<PriceKind>{*kind} : bestOrder) {
        const Price *chosen = nullptr;
        for (const Price &price : device.prices) {
            if (price.kind != wanted)
                continue;
            if (!chosen || std::pair(sortKey(price), currencyRank(price)) > std::pair(sortKey(*chosen), currencyRank(*chosen)))
                chosen = &price;
        }
        if (chosen)
            return chosen;
    }
    return nullptr;
}

MetricReading readMetric(const Device &device, const MetricQuery &query, const ExchangeRates &rates)
{
    using enum MetricId;
    MetricReading reading;
    Ingredients ingredients(device, reading);

    const auto flops = [&]() -> std::optional<FlopPerSecond> {
        const ChosenRate chosen = chosenRate(device, query);
        const auto rate = ingredients.take(chosen.figure);
        if (rate && !query.format)
            reading.format = chosen.format;
        if (rate && mayMixSparsity(query))
            reading.sparsity = chosen.sparsity;
        return rate;
    };
    const auto money = [&]() -> std::optional<double> {
        const auto *price = choosePrice(device, query.priceKind, query.currency);
        if (!price)
            return std::nullopt;
        ingredients.takePrice(*price);
        const auto converted = rates.convert(price->money, price->date, query.currency);
        if (!converted)
            return std::nullopt;
        reading.rateYear = converted->rateYear;
        return converted->amount;
    };
    const auto set = [&](std::optional<double> value) {
        if (value)
            reading.value = withoutRoundingNoise(*value);
    };
    // numerator / divisor, both possibly unknown
    const auto ratio = [&](std::optional<double> numerator, std::optional<double> divisor) {
        if (numerator && divisor)
            set(*numerator / *divisor);
        ingredients.finishDerived();
    };
    const auto inTera = [](std::optional<FlopPerSecond> rate) {
        return rate ? std::optional(rate->inTeraflopPerSecond()) : std::nullopt;
    };
    const auto inGiga = [](std::optional<BytesPerSecond> rate) {
        return rate ? std::optional(rate->inGigabytesPerSecond()) : std::nullopt;
    };
    const auto inGibi = [](std::optional<Bytes> size) {
        return size ? std::optional(size->inGibibytes()) : std::nullopt;
    };
    const auto inWatts = [](std::optional<Watts> power) {
        return power ? std::optional(power->inWatts()) : std::nullopt;
    };
    const auto times = [](std::optional<double> value, double factor) {
        return value ? std::optional(*value * factor) : std::nullopt;
    };
    const double perMoney = isRental(query) ? 1 : 1000; // TFLOPS/(USD/h), but GFLOPS/USD
    constexpr double perMoneyBinary = 1024;             // GB to MB of memory sizes

    switch (query.metric) {
    case Memory: set(inGibi(ingredients.take(device.memoryCapacity))); break;
    case Bandwidth: set(inGiga(ingredients.take(device.memoryBandwidth))); break;
    case Flops: set(inTera(flops())); break;
    case Price: set(money()); break;
    case Power: set(inWatts(ingredients.take(device.tdp))); break;
    case Interconnect: set(inGiga(ingredients.take(device.interconnectBandwidth))); break;
    case HostLink: set(inGiga(ingredients.take(device.hostLinkBandwidth))); break;
    case RidgePoint: {
        const auto rate = flops();
        const auto bandwidth = ingredients.take(device.memoryBandwidth);
        if (rate && bandwidth)
            set((*rate / *bandwidth).inFlopPerByte());
        ingredients.finishDerived();
        break;
    }
    case Cache: {
        const auto size = ingredients.take(device.cache);
        set(size ? std::optional(size->inMebibytes()) : std::nullopt);
        break;
    }
    case Transistors: set(ingredients.take(device.transistors)); break;
    case Year: {
        const auto date = ingredients.take(device.releaseDate);
        if (const auto year = date ? yearOfDate(*date) : std::nullopt)
            set(*year);
        break;
    }
    case FlopsPerPrice: {
        const auto rate = times(inTera(flops()), perMoney);
        ratio(rate, money());
        break;
    }
    case BandwidthPerPrice: {
        const auto rate = times(inGiga(ingredients.take(device.memoryBandwidth)), perMoney);
        ratio(rate, money());
        break;
    }
    case MemoryPerPrice: {
        const auto size = times(inGibi(ingredients.take(device.memoryCapacity)), isRental(query) ? 1 : perMoneyBinary);
        ratio(size, money());
        break;
    }
    case FlopsPerWatt: {
        const auto rate = times(inTera(flops()), 1000);
        ratio(rate, inWatts(ingredients.take(device.tdp)));
        break;
    }
    case BandwidthPerWatt: {
        const auto rate = inGiga(ingredients.take(device.memoryBandwidth));
        ratio(rate, inWatts(ingredients.take(device.tdp)));
        break;
    }
    case MemoryPerWatt: {
        const auto size = times(inGibi(ingredients.take(device.memoryCapacity)), perMoneyBinary);
        ratio(size, inWatts(ingredients.take(device.tdp)));
        break;
    }
    }
    if (!reading.value)
        reading.missing = Text::tr("not published");
    return reading;
}

} // namespace model
