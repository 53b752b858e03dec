// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cataloguerules.h"

#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <QDate>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string_view>

namespace model {

namespace {

// ---- Ratios between number formats -------------------------------------------------------------------------------

using Ratio = std::optional<double>; ///< nullopt: no rule

/// How the dense rates of one architecture relate. "half" is the faster of FP16 and BF16.
struct Architecture
{
    std::string_view begins; ///< of the figure `architecture`; the first row that fits counts
    bool geForceOnly = false;
    Ratio halfToFp32 = {};
    Ratio tf32ToHalf = {};
    Ratio fp8ToHalf = {};
    Ratio int8ToHalf = {};
    Ratio fp4ToFp8 = {};
    Ratio fp6ToFp8 = {};
    Ratio int4ToInt8 = {};
    Ratio int8ToFp32 = {};
};

// One row a line, so that columns can be compared.
// GeForce cards run the tensor cores at half rate with FP32 accumulate, hence their rows of their own.
// clang-format off
constexpr std::array architectures = {
    Architecture{.begins = "Pascal GP100", .halfToFp32 = 2},
    Architecture{.begins = "Pascal", .int8ToFp32 = 4}, // FP16 at 1/64, useless; INT8 by the dp4a instruction
    Architecture{.begins = "Volta", .halfToFp32 = 8},
    Architecture{.begins = "Turing", .geForceOnly = true, .halfToFp32 = 4, .int8ToHalf = 4, .int4ToInt8 = 2},
    Architecture{.begins = "Turing", .halfToFp32 = 8, .int8ToHalf = 2, .int4ToInt8 = 2},
    Architecture{.begins = "Ampere GA100", .halfToFp32 = 16, .tf32ToHalf = 0.5, .int8ToHalf = 2, .int4ToInt8 = 2},
    Architecture{.begins = "Ampere GA10B", .halfToFp32 = 8, .tf32ToHalf = 0.5, .int8ToHalf = 2}, // Jetson Orin
    Architecture{.begins = "Ampere", .geForceOnly = true, .halfToFp32 = 2, .tf32ToHalf = 0.5, .int8ToHalf = 4, .int4ToInt8 = 2},
    Architecture{.begins = "Ampere", .halfToFp32 = 4, .tf32ToHalf = 0.5, .int8ToHalf = 2, .int4ToInt8 = 2},
    Architecture{.begins = "Ada Lovelace", .geForceOnly = true, .halfToFp32 = 2, .tf32ToHalf = 0.5, .fp8ToHalf = 2, .int8ToHalf = 4, .int4ToInt8 = 2},
    Architecture{.begins = "Ada Lovelace", .halfToFp32 = 4, .tf32ToHalf = 0.5, .fp8ToHalf = 2, .int8ToHalf = 2, .int4ToInt8 = 2},
    Architecture{.begins = "Hopper", .halfToFp32 = 14.8, .tf32ToHalf = 0.5, .fp8ToHalf = 2, .int8ToHalf = 2}, // FP32 printed at a higher clock than the tensor rates (of 16)
    Architecture{.begins = "Blackwell Ultra", .halfToFp32 = 31, .tf32ToHalf = 0.5, .fp8ToHalf = 2, .int8ToHalf = 0.067, .fp4ToFp8 = 3, .fp6ToFp8 = 1}, // INT8 cut to 1/15 in favour of FP4, which is raised to three times FP8
    Architecture{.begins = "Blackwell GB100", .halfToFp32 = 31, .tf32ToHalf = 0.5, .fp8ToHalf = 2, .int8ToHalf = 2, .fp4ToFp8 = 2, .fp6ToFp8 = 1},
    Architecture{.begins = "Blackwell (Thor)", .halfToFp32 = 32, .fp8ToHalf = 2, .fp4ToFp8 = 2},
    Architecture{.begins = "Blackwell", .geForceOnly = true, .halfToFp32 = 2, .tf32ToHalf = 0.5, .fp8ToHalf = 2, .int8ToHalf = 4, .fp4ToFp8 = 4},
    Architecture{.begins = "Blackwell", .halfToFp32 = 4, .tf32ToHalf = 0.5, .fp8ToHalf = 2, .int8ToHalf = 2, .fp4ToFp8 = 2},
    Architecture{.begins = "Vega", .halfToFp32 = 2},
    Architecture{.begins = "CDNA (Arcturus)", .halfToFp32 = 8, .int8ToHalf = 1, .int4ToInt8 = 1}, // integers run at the FP16 rate
    Architecture{.begins = "CDNA 2", .halfToFp32 = 8, .int8ToHalf = 1},                          // likewise
    Architecture{.begins = "CDNA 3", .halfToFp32 = 8, .tf32ToHalf = 0.5, .fp8ToHalf = 2, .int8ToHalf = 2},
    Architecture{.begins = "CDNA 4", .halfToFp32 = 16, .fp8ToHalf = 2, .int8ToHalf = 2, .fp4ToFp8 = 2, .fp6ToFp8 = 2}, // FP6 at the FP4 rate
    Architecture{.begins = "RDNA 2", .halfToFp32 = 2},
    Architecture{.begins = "RDNA 3", .halfToFp32 = 2, .int8ToHalf = 1, .int4ToInt8 = 2}, // WMMA runs INT8 at the FP16 rate
    Architecture{.begins = "RDNA 4", .halfToFp32 = 4, .fp8ToHalf = 2, .int8ToHalf = 2, .int4ToInt8 = 2},
    Architecture{.begins = "Zen 5 + RDNA 3.5", .halfToFp32 = 2},
    Architecture{.begins = "Xe-HPC", .halfToFp32 = 16, .tf32ToHalf = 0.5, .int8ToHalf = 2},
    Architecture{.begins = "Xe-HPG", .halfToFp32 = 8, .int8ToHalf = 2},
    Architecture{.begins = "Xe2-HPG", .halfToFp32 = 8, .int8ToHalf = 2},
    Architecture{.begins = "Sapphire Rapids", .halfToFp32 = 16, .int8ToHalf = 2}, // AMX tiles against AVX-512
    Architecture{.begins = "Gaudi 2", .fp8ToHalf = 2},
    Architecture{.begins = "Gaudi 3", .halfToFp32 = 117.3, .tf32ToHalf = 0.274, .fp8ToHalf = 1}, // FP8 at the BF16 rate; FP32 in the vector engines alone; TF32 from the older table of rates
    Architecture{.begins = "Apple GPU, M5", .halfToFp32 = 4}, // matrix units in each core; an estimate
    Architecture{.begins = "Apple GPU", .halfToFp32 = 1},     // FP16 runs in the FP32 path
    Architecture{.begins = "TPU v2", .halfToFp32 = 15.3},
    Architecture{.begins = "TPU v4", .int8ToHalf = 1}, // no faster integer path
    Architecture{.begins = "TPU v5e", .int8ToHalf = 2},
    Architecture{.begins = "TPU v5p", .fp8ToHalf = 1, .int8ToHalf = 2}, // no native FP8: Google's FP8 row is BF16
    Architecture{.begins = "TPU v6e", .fp8ToHalf = 1, .int8ToHalf = 2}, // likewise
    Architecture{.begins = "TPU v7", .fp8ToHalf = 2},
    Architecture{.begins = "NeuronCore-v2", .halfToFp32 = 4, .tf32ToHalf = 1, .fp8ToHalf = 1, .int8ToHalf = 2}, // TF32, BF16 and FP8 alike
    Architecture{.begins = "NeuronCore-v3", .halfToFp32 = 3.685, .tf32ToHalf = 1, .fp8ToHalf = 1.948}, // printed: FP8 1299 against 667
    Architecture{.begins = "NeuronCore-v4", .halfToFp32 = 3.667, .tf32ToHalf = 1, .fp8ToHalf = 3.751, .fp4ToFp8 = 1}, // printed: FP8 and FP4 (MX formats) 2517 against 671
    Architecture{.begins = "Da Vinci SIMD", .fp8ToHalf = 2.06, .fp4ToFp8 = 2},
    Architecture{.begins = "Da Vinci", .halfToFp32 = 4, .int8ToHalf = 2},
    Architecture{.begins = "MLU", .int4ToInt8 = 2},
    Architecture{.begins = "MUSA", .halfToFp32 = 4, .tf32ToHalf = 0.5, .int8ToHalf = 2},
    Architecture{.begins = "BiLiren", .halfToFp32 = 4, .tf32ToHalf = 0.5, .int8ToHalf = 2},
    Architecture{.begins = "MXMACA", .halfToFp32 = 16, .tf32ToHalf = 0.5, .int8ToHalf = 2},
    Architecture{.begins = "GPGPU", .halfToFp32 = 4, .int8ToHalf = 2},
    Architecture{.begins = "Shensuan", .halfToFp32 = 8},
    Architecture{.begins = "XPU-R", .halfToFp32 = 4, .int8ToHalf = 2},
    Architecture{.begins = "TSP", .int8ToHalf = 4},             // Groq prints INT8 750 against FP16 188
    Architecture{.begins = "Hexagon", .int8ToHalf = 3},         // Qualcomm prints 870 against 290
    Architecture{.begins = "Tensix (two", .fp8ToHalf = 3.557},  // Wormhole n300: FP8 466 against FP16 131
    Architecture{.begins = "Tensix", .fp8ToHalf = 2},
};
// clang-format on

/// What rows and exceptions speak about: the first format as a multiple of the second.
enum class Pair {
    HalfToFp32,
    Tf32ToHalf,
    Fp8ToHalf,
    Int8ToHalf,
    Fp4ToFp8,
    Fp6ToFp8,
    Int4ToInt8,
    Int8ToFp32,
    Bf16ToFp16
};

/// A device that differs from its architecture.
struct DeviceException
{
    std::string_view deviceId;
    Pair pair;
    double ratio;
};

// clang-format off
constexpr std::array deviceExceptions = {
    DeviceException{"nvidia-l40", Pair::HalfToFp32, 2},              // FP32 accumulate halved: NVIDIA prints 181 against 90.5
    DeviceException{"nvidia-l20", Pair::HalfToFp32, 2},              // as the L40
    DeviceException{"nvidia-l40s", Pair::Int4ToInt8, 1},             // NVIDIA prints INT4 equal to INT8
    DeviceException{"nvidia-a10g", Pair::HalfToFp32, 2.222},         // made for AWS: tensor rate cut, vector rate raised
    DeviceException{"nvidia-h20-96gb", Pair::HalfToFp32, 3.364},     // export part, tensor rate cut
    DeviceException{"nvidia-h100-nvl-94gb", Pair::HalfToFp32, 13.925}, // NVIDIA prints 835 against 60, at different clocks
    DeviceException{"nvidia-h200-nvl-141gb", Pair::HalfToFp32, 13.925}, // as the H100 NVL
    DeviceException{"intel-arc-b580", Pair::HalfToFp32, 8.52},       // 233 INT8 TOPS are at 2.85 GHz, FP32 at 2.67 GHz
    DeviceException{"amd-mi100-32gb", Pair::Bf16ToFp16, 0.5},        // CDNA 1 runs BF16 at half rate
    DeviceException{"intel-gaudi-3", Pair::Bf16ToFp16, 3.656},       // FP16 runs at a quarter of BF16
    DeviceException{"cambricon-mlu370-x4", Pair::Int8ToHalf, 2.667}, // 256 against 96; architecture without a name
    DeviceException{"cambricon-mlu370-x8", Pair::Int8ToHalf, 2.667},
    DeviceException{"cambricon-mlu370-x4", Pair::HalfToFp32, 4},
    DeviceException{"cambricon-mlu370-x8", Pair::HalfToFp32, 4},
};
// clang-format on

/// An architecture whose structured sparsity does not double the rate.
struct SparsityException
{
    std::string_view begins;
    NumberFormat format;
    double ratio;
};

constexpr std::array sparsityExceptions = {
    SparsityException{"NeuronCore-v3", NumberFormat::Tf32, 3.84}, // sparsity up to 4:1, printed 2563 against 667
    SparsityException{"NeuronCore-v3", NumberFormat::Bf16, 3.84},
    SparsityException{"NeuronCore-v3", NumberFormat::Fp16, 3.84},
    SparsityException{"NeuronCore-v4", NumberFormat::Tf32, 3.75}, // likewise, 2517 against 671
    SparsityException{"NeuronCore-v4", NumberFormat::Bf16, 3.75},
    SparsityException{"NeuronCore-v4", NumberFormat::Fp16, 3.75},
    SparsityException{"Blackwell Ultra", NumberFormat::Fp4, 4.0 / 3.0}, // dense FP4 raised to 3/4 of the sparse rate
};

// ---- Memory and links --------------------------------------------------------------------------------------------

struct MemoryType
{
    std::string_view begins;
    double gigabitPerPin; ///< fastest grade sold
};

constexpr std::array memoryTypes = {
    MemoryType{"HBM3e", 9.6},     MemoryType{"HBM2e", 3.6}, MemoryType{"HBM3", 6.4},    MemoryType{"HBM2", 2.4},
    MemoryType{"HBM", 9.6},       MemoryType{"GDDR7", 32},  MemoryType{"GDDR6X", 24},   MemoryType{"GDDR6", 20},
    MemoryType{"GDDR5X", 12},     MemoryType{"GDDR5", 9},   MemoryType{"LPDDR5X", 9.6}, MemoryType{"LPDDR5", 6.4},
    MemoryType{"LPDDR4X", 4.266}, MemoryType{"DDR5", 6.4},  MemoryType{"DDR4", 3.2},
};
constexpr double slowestGrade = 0.45;  // the T4 runs GDDR6 at 10 of 20 Gbit/s
constexpr double fastestGrade = 1.025; // the A100 40 GB runs HBM2 at 2.43 of 2.4 Gbit/s

struct Range
{
    double low;
    double high;
};

struct MemoryFamily
{
    std::string_view contained; ///< in the memory type
    Range gigabytesPerSecond;   ///< of a whole device
};

constexpr std::array memoryFamilies = {
    MemoryFamily{"HBM", {400, 20000}},
    MemoryFamily{"GDDR", {100, 2500}},
    MemoryFamily{"LPDDR", {30, 1200}},
    MemoryFamily{"DDR", {30, 1500}},
};
constexpr Range anyMemory = {20, 20000};

/// NVLink by generation: GB/s of one GPU with all links, both directions.
constexpr std::array<double, 5> nvlinkGenerations = {160, 300, 600, 900, 1800};
/// PCI Express by generation: GB/s of one lane, both directions.
constexpr std::array<double, 6> pcieLanes = {0.5, 1, 2, 4, 8, 16};

/// Far outside of what a device has, in the unit of the file: a wrong unit.
struct Bound
{
    std::string_view key;
    Range range;
    const char *unit;
};

constexpr std::array bounds = {
    Bound{"memoryBusWidth", {16, 65536}, "bit"},
    Bound{"memoryCapacity", {0.1, 65536}, "GiB"},
    Bound{"secondMemoryCapacity", {0.1, 65536}, "GiB"},
    Bound{"secondMemoryBandwidth", {5, 20000}, "GB/s"},
    Bound{"interconnectBandwidth", {1, 20000}, "GB/s"},
    Bound{"hostLinkBandwidth", {1, 4000}, "GB/s"},
    Bound{"cache", {0.1, 100000}, "MiB"},
    Bound{"transistors", {0.1, 20000}, "10^9"},
    Bound{"tdp", {3, 50000}, "W"}, // a Jetson module to a wafer
};

/// FLOP for each byte of memory bandwidth, at the FP32 rate (else the 16-bit rate): 3.9 (Gaudi 3) to 950 (Jetson Thor)
/// in the catalogue, so that a factor of 1000 stands out.
constexpr Range flopPerByte = {0.5, 2000};
/// TFLOPS of 16 bit for each watt: up to 2.5 (B100) in the catalogue.
constexpr double teraflopPerWatt = 25;

constexpr double toleranceOfVectorRatio = 0.05; // vector and tensor rates are printed at different clocks
constexpr double toleranceOfRatio = 0.03;       // rounding in data sheets

bool contains(Range range, double value)
{
    return range.low <= value && value <= range.high;
}

bool isNear(double value, double expected, double tolerance)
{
    return std::abs(value / expected - 1) <= tolerance;
}

bool begins(const QString &text, std::string_view beginning)
{
    return text.startsWith(QLatin1String(beginning.data(), static_cast<qsizetype>(beginning.size())));
}

bool holds(const QString &text, std::string_view part)
{
    return text.contains(QLatin1String(part.data(), static_cast<qsizetype>(part.size())));
}

/// An expected value, which is never more exact than four digits.
QString about(double value)
{
    return numberForPeople(QString::number(value, 'g', 4).toDouble());
}

double inFileUnit(std::string_view key, Bytes size)
{
    return key == "cache" ? size.inMebibytes() : size.inGibibytes();
}
double inFileUnit(std::string_view, BytesPerSecond rate)
{
    return rate.inGigabytesPerSecond();
}
double inFileUnit(std::string_view, Watts power)
{
    return power.inWatts();
}
double inFileUnit(std::string_view, double number)
{
    return number;
}

/// A figure of the device in the unit that files give it in.
template<class T>
std::optional<double> fileNumber(std::string_view key, const Figure<T> &figure)
{
    return figure.value ? std::optional(inFileUnit(key, *figure.value)) : std::nullopt;
}

class PlausibilityCheck
{
public:
    explicit PlausibilityCheck(const Device &device)
        : m_device(device),
          m_memoryType(device.memoryType.value.value_or(QString())),
          m_architectureName(device.architecture.value.value_or(QString()))
    {
        const bool isGeForce = device.name.startsWith(QStringLiteral("GeForce"));
        const auto row = std::ranges::find_if(architectures, [&](const Architecture &architecture) {
            return begins(m_architectureName, architecture.begins) && (!architecture.geForceOnly || isGeForce);
        });
        m_architecture = row == architectures.end() ? nullptr : &*row;
    }

    Errors findings()
    {
        checkBounds();
        checkCapacity();
        checkBandwidth();
        checkChannels();
        checkFormatsWithoutSparsity();
        checkRatios();
        checkMagnitudeOfRates();
        checkInterconnect();
        checkHostLink();
        checkReleaseDate();
        return std::move(m_findings);
    }

private:
    struct Rate
    {
        NumberFormat format;
        Sparsity sparsity;

        bool operator==(const Rate &) const = default;
    };

    /// "numerator is ratio times denominator."
    struct Relation
    {
        Rate numerator;
        Rate denominator;
        double ratio;
        bool held;
    };

    void add(const QString &place, const QString &message)
    {
        m_findings.push_back({ErrorCode::Implausible, {}, 0, place, message});
    }

    [[nodiscard]] bool isReported(const QString &place) const
    {
        return std::ranges::find(m_findings, place, &Error::place) != m_findings.end();
    }

    static QString placeOf(std::string_view key)
    {
        return QStringLiteral("/figures/%1/value").arg(QLatin1String(key.data(), static_cast<qsizetype>(key.size())));
    }

    static QString placeOf(Rate rate)
    {
        const QString format = rate.format == NumberFormat::Fp64Tensor ? QStringLiteral("fp64Tensor")
                                                                       : numberFormatId(rate.format);
        return QStringLiteral("/figures/peakRates/%1/%2/value")
            .arg(format, rate.sparsity == Sparsity::Dense ? QStringLiteral("dense") : QStringLiteral("sparse"));
    }

    [[nodiscard]] std::optional<double> number(Rate rate) const
    {
        const PeakRate &peak = m_device.peakRate(rate.format);
        const auto &value = (rate.sparsity == Sparsity::Dense ? peak.dense : peak.sparse).value;
        return value ? std::optional(value->inTeraflopPerSecond()) : std::nullopt;
    }

    static QString nameOf(Rate rate)
    {
        return rate.sparsity == Sparsity::Dense ? Text::tr("%1 dense").arg(numberFormatName(rate.format))
                                                : Text::tr("%1 sparse").arg(numberFormatName(rate.format));
    }

    static QString unitOf(Rate rate)
    {
        return isIntegerFormat(rate.format) ? QStringLiteral("TOPS") : QStringLiteral("TFLOPS");
    }

    [[nodiscard]] bool isOnChip() const { return holds(m_memoryType, "SRAM"); }

    void checkBounds()
    {
        visitFigures(m_device, [&](const char *key, const auto &figure) {
            using FigureType = std::decay_t<decltype(figure)>;
            if constexpr (!std::is_same_v<FigureType, Figure<QString>> && !std::is_same_v<FigureType, Figure<Market>>) {
                const auto bound = std::ranges::find(bounds, std::string_view(key), &Bound::key);
                const auto value = fileNumber(key, figure);
                if (bound == bounds.end() || !value || contains(bound->range, *value))
                    return;
                addOutOfBounds(placeOf(key), *value, *bound);
            }
        });
        const auto memory = std::ranges::find(bounds, std::string_view("memoryCapacity"), &Bound::key);
        for (std::size_t i = 0; i < m_device.memoryOptions.size(); ++i) {
            const auto value = fileNumber("memoryCapacity", m_device.memoryOptions[i].capacity);
            if (value && !contains(memory->range, *value))
                addOutOfBounds(QStringLiteral("/memoryOptions/%1/memoryCapacity").arg(i), *value, *memory);
        }
    }

    void addOutOfBounds(const QString &place, double value, const Bound &bound)
    {
        add(place, Text::tr("found %1 %4, expected %2 to %3 %4: is the unit right?")
                       .arg(numberForPeople(value), numberForPeople(bound.range.low), numberForPeople(bound.range.high),
                            QLatin1String(bound.unit)));
    }

    /// A label "80 GB" of DRAM is 80 GiB: 74.5 and 85.9 are that label converted by mistake. What a driver reports
    /// (79.65 GiB of 80) is a little below the label and right.
    void checkCapacity()
    {
        if (!m_device.memoryCapacity.value || isOnChip())
            return;
        const double size = m_device.memoryCapacity.value->inGibibytes();
        const QString place = placeOf("memoryCapacity");
        if (isReported(place))
            return;
        static const QRegularExpression label(QStringLiteral("(\\d+) ?GB\\b"));
        if (const auto match = label.match(m_device.name); match.hasMatch()) {
            const double labelled = match.captured(1).toDouble();
            if (isSlip(size, labelled))
                addCapacity(place, size, labelled);
            else if (size > labelled || size < 0.9 * labelled)
                add(place, Text::tr("found %1 GiB, expected %2 GiB as in the name \"%3\"")
                               .arg(numberForPeople(size), numberForPeople(labelled), m_device.name));
            return;
        }
        for (const double factor : {labelToDecimal, 1 / labelToDecimal}) {
            const double labelled = std::round(size / factor);
            if (!isNear(size, std::round(size), 1e-6) && isUsualSize(labelled) && isSlip(size, labelled)) {
                addCapacity(place, size, labelled);
                return;
            }
        }
    }

    static constexpr double labelToDecimal = 1e9 / (1024.0 * 1024.0 * 1024.0); // 0.9313

    static bool isSlip(double size, double labelled)
    {
        return isNear(size, labelled * labelToDecimal, 1e-3) || isNear(size, labelled / labelToDecimal, 1e-3);
    }

    /// Sizes memory is sold in: above 32 GB, even numbers.
    static bool isUsualSize(double size) { return size <= 32 || std::fmod(size, 2) == 0; }

    void addCapacity(const QString &place, double found, double labelled)
    {
        add(place,
            Text::tr(
                "found %1 GiB, expected %2 GiB: memory sold as %2 GB has %2 times 2^30 bytes; was GB converted to GiB?")
                .arg(numberForPeople(found), numberForPeople(labelled)));
    }

    void checkBandwidth()
    {
        if (!m_device.memoryBandwidth.value || isOnChip())
            return;
        const double found = m_device.memoryBandwidth.value->inGigabytesPerSecond();
        if (!isOfMemoryFamily(found))
            return;
        if (m_device.memoryBusWidth.value)
            checkBus(found, *m_device.memoryBusWidth.value);
    }

    bool isOfMemoryFamily(double found)
    {
        const auto family = std::ranges::find_if(
            memoryFamilies, [&](const MemoryFamily &candidate) { return holds(m_memoryType, candidate.contained); });
        const Range range = family == memoryFamilies.end() ? anyMemory : family->gigabytesPerSecond;
        if (contains(range, found))
            return true;
        QString message = Text::tr("found %1 GB/s, expected %2 to %3 GB/s");
        if (contains(range, found / 1000))
            message = Text::tr("found %1 GB/s, expected %2 to %3 GB/s: is this MB/s?");
        else if (contains(range, found * 1000))
            message = Text::tr("found %1 GB/s, expected %2 to %3 GB/s: is this TB/s?");
        add(placeOf("memoryBandwidth"),
            message.arg(numberForPeople(found), numberForPeople(range.low), numberForPeople(range.high)));
        return false;
    }

    /// Bits on the bus times the data rate of a pin is the bandwidth.
    void checkBus(double found, double bits)
    {
        // A type may name its data rate: "DDR5-4800", "LPDDR5X-8533".
        static const QRegularExpression grade(QStringLiteral("DDR\\dX?-(\\d{4,5})"));
        if (const auto match = grade.match(m_memoryType); match.hasMatch()) {
            const double expected = bits / 8 * match.captured(1).toDouble() / 1000;
            if (!isNear(found, expected, toleranceOfRatio))
                add(placeOf("memoryBandwidth"),
                    Text::tr("found %1 GB/s, expected about %2 GB/s of a bus of %3 bit with %4")
                        .arg(numberForPeople(found), about(expected), numberForPeople(bits), m_memoryType));
            return;
        }
        const auto type = std::ranges::find_if(
            memoryTypes, [&](const MemoryType &candidate) { return begins(m_memoryType, candidate.begins); });
        if (type == memoryTypes.end())
            return;
        const double most = bits / 8 * type->gigabitPerPin;
        if (!contains({slowestGrade * most, fastestGrade * most}, found))
            add(placeOf("memoryBandwidth"), Text::tr("found %1 GB/s, expected %2 to %3 GB/s of a bus of %4 bit with %5")
                                                .arg(numberForPeople(found), about(slowestGrade * most),
                                                     about(fastestGrade * most), numberForPeople(bits), m_memoryType));
    }

    /// A CPU's memory channel is 64 bit wide.
    void checkChannels()
    {
        const auto channels = std::ranges::find(m_device.computeUnits, QStringLiteral("memoryChannels"),
                                                &ComputeUnit::key);
        if (m_device.kind != DeviceKind::Cpu || channels == m_device.computeUnits.end() || !channels->count.value
            || !m_device.memoryBusWidth.value)
            return;
        const double expected = 64 * *channels->count.value;
        if (*m_device.memoryBusWidth.value != expected)
            add(placeOf("memoryBusWidth"),
                Text::tr("found %1 bit, expected %2 bit: %3 memory channels of 64 bit")
                    .arg(numberForPeople(*m_device.memoryBusWidth.value), numberForPeople(expected),
                         numberForPeople(*channels->count.value)));
    }

    static bool hasSparsity(NumberFormat format)
    {
        return format != NumberFormat::Fp64 && format != NumberFormat::Fp64Tensor && format != NumberFormat::Fp32;
    }

    void checkFormatsWithoutSparsity()
    {
        for (const NumberFormat format : allNumberFormats()) {
            const Rate sparse{format, Sparsity::Sparse};
            if (const auto rate = number(sparse); rate && !hasSparsity(format))
                add(placeOf(sparse),
                    Text::tr("found %1 %2 for %3, expected none: no device has structured sparsity in %4")
                        .arg(numberForPeople(*rate), unitOf(sparse), nameOf(sparse), numberFormatName(format)));
        }
    }

    /// The ratio that holds for this device, if there is a rule.
    [[nodiscard]] Ratio ratioOf(Pair pair) const
    {
        const auto exception = std::ranges::find_if(deviceExceptions, [&](const DeviceException &candidate) {
            return candidate.pair == pair
                   && m_device.id
                          == QLatin1String(candidate.deviceId.data(),
                                           static_cast<qsizetype>(candidate.deviceId.size()));
        });
        if (exception != deviceExceptions.end())
            return exception->ratio;
        if (!m_architecture)
            return {};
        switch (pair) {
        case Pair::HalfToFp32: return m_architecture->halfToFp32;
        case Pair::Tf32ToHalf: return m_architecture->tf32ToHalf;
        case Pair::Fp8ToHalf: return m_architecture->fp8ToHalf;
        case Pair::Int8ToHalf: return m_architecture->int8ToHalf;
        case Pair::Fp4ToFp8: return m_architecture->fp4ToFp8;
        case Pair::Fp6ToFp8: return m_architecture->fp6ToFp8;
        case Pair::Int4ToInt8: return m_architecture->int4ToInt8;
        case Pair::Int8ToFp32: return m_architecture->int8ToFp32;
        case Pair::Bf16ToFp16: return 1;
        }
        Q_UNREACHABLE();
    }

    [[nodiscard]] NumberFormat fasterHalf() const
    {
        const auto half = number({NumberFormat::Fp16, Sparsity::Dense});
        const auto brain = number({NumberFormat::Bf16, Sparsity::Dense});
        return brain > half ? NumberFormat::Bf16 : NumberFormat::Fp16;
    }

    void relate(std::vector<Relation> &relations, Rate numerator, Rate denominator, Ratio ratio, double tolerance) const
    {
        const auto above = number(numerator);
        const auto below = number(denominator);
        if (ratio && above && below)
            relations.push_back({numerator, denominator, *ratio, isNear(*above / *below, *ratio, tolerance)});
    }

    void relateFormats(std::vector<Relation> &relations) const
    {
        using enum NumberFormat;
        const NumberFormat half = fasterHalf();
        const auto dense = [&](NumberFormat above, NumberFormat below, Pair pair) {
            relate(relations, {above, Sparsity::Dense}, {below, Sparsity::Dense}, ratioOf(pair),
                   pair == Pair::HalfToFp32 ? toleranceOfVectorRatio : toleranceOfRatio);
        };
        dense(half, Fp32, Pair::HalfToFp32);
        dense(Bf16, Fp16, Pair::Bf16ToFp16);
        dense(Tf32, half, Pair::Tf32ToHalf);
        dense(Fp8, half, Pair::Fp8ToHalf);
        dense(Int8, half, Pair::Int8ToHalf);
        dense(Int8, Fp32, Pair::Int8ToFp32);
        dense(Fp4, Fp8, Pair::Fp4ToFp8);
        dense(Fp6, Fp8, Pair::Fp6ToFp8);
        dense(Int4, Int8, Pair::Int4ToInt8);
    }

    void relateSparsity(std::vector<Relation> &relations) const
    {
        for (const NumberFormat format : allNumberFormats()) {
            const auto sparse = number({format, Sparsity::Sparse});
            const auto dense = number({format, Sparsity::Dense});
            if (!sparse || !dense || isReported(placeOf(Rate{format, Sparsity::Sparse})))
                continue;
            const auto exception = std::ranges::find_if(sparsityExceptions, [&](const SparsityException &candidate) {
                return candidate.format == format && begins(m_architectureName, candidate.begins);
            });
            const double ratio = exception == sparsityExceptions.end() ? 2 : exception->ratio;
            // Of an architecture that is not in the table only this is known: sparse is more than dense.
            const bool held = m_architecture ? isNear(*sparse / *dense, ratio, toleranceOfRatio) : *sparse > *dense;
            relations.push_back({{format, Sparsity::Sparse}, {format, Sparsity::Dense}, ratio, held});
        }
    }

    /// One wrong rate breaks several relations. The rate that explains most of them is reported, until none is left.
    void checkRatios()
    {
        std::vector<Relation> relations;
        relateFormats(relations);
        relateSparsity(relations);
        const auto count = [&](Rate rate, bool held) {
            return std::ranges::count_if(relations, [&](const Relation &relation) {
                return relation.held == held && (relation.numerator == rate || relation.denominator == rate);
            });
        };
        for (;;) {
            const Relation *worst = nullptr;
            Rate suspect{};
            auto rankOfSuspect = std::pair<std::ptrdiff_t, std::ptrdiff_t>(0, 0);
            for (const Relation &relation : relations) {
                if (relation.held)
                    continue;
                for (const Rate rate : suspectsOf(relation)) {
                    const auto rank = std::pair(count(rate, false), -count(rate, true));
                    if (!worst || rank > rankOfSuspect) {
                        worst = &relation;
                        suspect = rate;
                        rankOfSuspect = rank;
                    }
                }
            }
            if (!worst)
                return;
            report(*worst, suspect);
            std::erase_if(relations, [&](const Relation &relation) {
                return relation.numerator == suspect || relation.denominator == suspect;
            });
        }
    }

    /// Both rates of a relation, the more likely culprit first: the numerator, but the dense rate when it equals
    /// the sparse one.
    [[nodiscard]] std::array<Rate, 2> suspectsOf(const Relation &relation) const
    {
        const bool sameNumber = relation.numerator.format == relation.denominator.format
                                && number(relation.numerator) == number(relation.denominator);
        return sameNumber ? std::array{relation.denominator, relation.numerator}
                          : std::array{relation.numerator, relation.denominator};
    }

    void report(const Relation &relation, Rate suspect)
    {
        const bool isNumerator = suspect == relation.numerator;
        const Rate other = isNumerator ? relation.denominator : relation.numerator;
        const double factor = isNumerator ? relation.ratio : 1 / relation.ratio;
        const double found = *number(suspect);
        const double expected = *number(other) * factor;
        const QString basis = factor == 1 ? Text::tr("as %1").arg(nameOf(other))
                                          : Text::tr("%1 times %2").arg(about(factor), nameOf(other));
        const double excess = found / expected;
        QString message = Text::tr("found %1 %2 for %3, expected about %4 (%5)");
        if (suspect.sparsity == Sparsity::Dense && hasSparsity(suspect.format) && excess > 1.25 && excess < 4.5)
            message = Text::tr("found %1 %2 for %3, expected about %4 (%5): is this the sparse rate?");
        else if (excess > 300 || excess < 1.0 / 300)
            message = Text::tr("found %1 %2 for %3, expected about %4 (%5): is the unit right?");
        const auto say = [&](Rate rate) {
            add(placeOf(rate), message.arg(numberForPeople(withoutRoundingNoise(found)), unitOf(rate), nameOf(rate),
                                           about(expected), basis));
        };
        say(suspect);
        // FP16 and BF16 are usually copied from one number, so both are wrong.
        const Rate twin{suspect.format == NumberFormat::Fp16 ? NumberFormat::Bf16 : NumberFormat::Fp16,
                        suspect.sparsity};
        const bool isHalf = suspect.format == NumberFormat::Fp16 || suspect.format == NumberFormat::Bf16;
        if (isHalf && other != twin && suspect.sparsity == Sparsity::Dense && number(twin) == number(suspect))
            say(twin);
    }

    /// A factor of 1000 in all rates leaves their ratios alone, but not their relation to bandwidth and power.
    void checkMagnitudeOfRates()
    {
        const NumberFormat format = number({NumberFormat::Fp32, Sparsity::Dense}) ? NumberFormat::Fp32 : fasterHalf();
        const Rate rate{format, Sparsity::Dense};
        const auto found = number(rate);
        if (!found || isOnChip() || !m_findings.empty())
            return;
        if (m_device.memoryBandwidth.value) {
            const double perTera = m_device.memoryBandwidth.value->inGigabytesPerSecond() / 1000;
            const Range range = {flopPerByte.low * perTera, flopPerByte.high * perTera};
            if (!contains(range, *found)) {
                add(placeOf(rate), Text::tr("found %1 %2 for %3, expected %4 to %5 beside a memory bandwidth of %6 "
                                            "GB/s: is the unit right?")
                                       .arg(numberForPeople(*found), unitOf(rate), nameOf(rate), about(range.low),
                                            about(range.high), numberForPeople(perTera * 1000)));
                return;
            }
        }
        if (!m_device.tdp.value)
            return;
        const Rate half{fasterHalf(), Sparsity::Dense};
        const double watts = m_device.tdp.value->inWatts();
        if (const auto halfRate = number(half); halfRate && *halfRate > teraflopPerWatt * watts)
            add(placeOf("tdp"), Text::tr("found %1 W beside %2 %3 of %4, expected more than %5 W: is the unit right?")
                                    .arg(numberForPeople(watts), numberForPeople(*halfRate), unitOf(half), nameOf(half),
                                         about(*halfRate / teraflopPerWatt)));
    }

    /// NVLink has a fixed rate in each generation; bridges and export parts say in the name that theirs is cut.
    void checkInterconnect()
    {
        const QString place = placeOf("interconnectBandwidth");
        if (!m_device.interconnectBandwidth.value || isReported(place))
            return;
        const double found = m_device.interconnectBandwidth.value->inGigabytesPerSecond();
        static const QRegularExpression nvlink(QStringLiteral("^NVLink ([1-5])(\\b.*)$"));
        const auto match = nvlink.match(m_device.interconnectName.value.value_or(QString()));
        if (!match.hasMatch())
            return;
        const double ofOne = nvlinkGenerations[static_cast<std::size_t>(match.captured(1).toInt()) - 1];
        const double expected = m_device.kind == DeviceKind::Superchip && isNear(found, 2 * ofOne, toleranceOfRatio)
                                    ? 2 * ofOne
                                    : ofOne;
        const bool isCut = match.captured(2).contains(QLatin1Char('('))
                           || match.captured(2).contains(QStringLiteral("bridge"));
        if (isNear(found, expected, toleranceOfRatio) || (isCut && found < expected))
            return;
        const QString message = isNear(found, expected / 2, toleranceOfRatio)
                                    ? Text::tr(
                                        "found %1 GB/s, expected %2 GB/s for NVLink %3: is this one direction only?")
                                    : Text::tr("found %1 GB/s, expected %2 GB/s for NVLink %3 (of a cut link the name "
                                               "should say so: \"NVLink %3 (reduced)\")");
        add(place, message.arg(numberForPeople(found), numberForPeople(expected), match.captured(1)));
    }

    void checkHostLink()
    {
        const QString place = placeOf("hostLinkBandwidth");
        if (!m_device.hostLinkBandwidth.value || isReported(place))
            return;
        const double found = m_device.hostLinkBandwidth.value->inGigabytesPerSecond();
        static const QRegularExpression pcie(QStringLiteral("^PCIe ([1-6])(?:\\.0)? x(\\d+)\\b"));
        const auto match = pcie.match(m_device.hostLinkName.value.value_or(QString()));
        if (!match.hasMatch())
            return;
        const double expected = pcieLanes[static_cast<std::size_t>(match.captured(1).toInt()) - 1]
                                * match.captured(2).toDouble();
        if (isNear(found, expected, 0.06)) // 31.5 or 32 of PCIe 3.0 x16, as the line code is counted or not
            return;
        const QString message = isNear(found, expected / 2, 0.06)
                                    ? Text::tr("found %1 GB/s, expected %2 GB/s for %3: is this one direction only?")
                                    : Text::tr("found %1 GB/s, expected %2 GB/s for %3");
        add(place, message.arg(numberForPeople(found), numberForPeople(expected), match.captured()));
    }

    void checkReleaseDate()
    {
        const auto year = m_device.releaseDate.value ? yearOfDate(*m_device.releaseDate.value) : std::nullopt;
        constexpr int first = 2000;
        const int last = QDate::currentDate().year() + 3; // announced ahead
        if (year && (*year < first || *year > last))
            add(placeOf("releaseDate"),
                Text::tr("found the year %1, expected %2 to %3").arg(*year).arg(first).arg(last));
    }

    const Device &m_device;
    QString m_memoryType;
    QString m_architectureName;
    const Architecture *m_architecture = nullptr;
    Errors m_findings;
};

} // namespace

Errors checkPlausibility(const Device &device)
{
    return PlausibilityCheck(device).findings();
}

} // namespace model
