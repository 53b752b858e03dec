// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A device as the catalogue knows it: a GPU, an accelerator card, a system on chip, a CPU.
#pragma once

#include "figure.h"
#include "money.h"
#include "model/units/quantities.h"

#include <array>

namespace model {

enum class DeviceKind {
    Gpu,
    SystemOnChip,
    Accelerator,
    Tpu,
    Cpu,
    Superchip,
    Server ///< a whole machine, made from its parts (server/serverdevice.h) and in no catalogue file
};

[[nodiscard]] QString deviceKindId(DeviceKind kind);   ///< "gpu", "soc", …
[[nodiscard]] QString deviceKindName(DeviceKind kind); ///< translated
[[nodiscard]] std::optional<DeviceKind> deviceKindFromId(const QString &id);
[[nodiscard]] QList<DeviceKind> allDeviceKinds(); ///< those of catalogue files

/// Where a device may be sold, as far as the export rules of the United States decide it.
enum class Market {
    ChinaExport,    ///< made for China, below the limits of the rules of its day: A800, H20
    China,          ///< of a Chinese vendor
    LicenceRequired ///< may go to China under a licence alone: A100, H100
};

[[nodiscard]] QString marketId(Market market);   ///< "china-export", "china", "licence-required"
[[nodiscard]] QString marketName(Market market); ///< translated
[[nodiscard]] std::optional<Market> marketFromId(const QString &id);
[[nodiscard]] QList<Market> allMarkets();

enum class NumberFormat { Fp64, Fp64Tensor, Fp32, Tf32, Bf16, Fp16, Fp8, Fp6, Fp4, Int8, Int4 };
inline constexpr std::size_t numberFormatCount = 11;

[[nodiscard]] QString numberFormatId(NumberFormat format);   ///< "fp64-tensor", "bf16": options and output
[[nodiscard]] QString numberFormatName(NumberFormat format); ///< "FP64 tensor", "BF16"
[[nodiscard]] std::optional<NumberFormat> numberFormatFromId(const QString &id);
[[nodiscard]] QList<NumberFormat> allNumberFormats();
/// Rates of integer formats count operations and not floating-point operations: TOPS, not TFLOPS.
[[nodiscard]] bool isIntegerFormat(NumberFormat format);

enum class Sparsity { Dense, Sparse };

/// Peak rate of one number format. Dense and sparse are two figures: the second is not always twice the first.
struct PeakRate
{
    Figure<FlopPerSecond> dense;
    Figure<FlopPerSecond> sparse;
};

/// A count of some unit of a chip ("cudaCores"), or a clock in GHz.
struct ComputeUnit
{
    QString key;
    QString unit; ///< "1" or "GHz"
    Figure<double> count;
};

/// What a publication states about a device outside its figures, and what stands against it.
struct Claim
{
    QString about;
    Dissent dissent;
    QString against;
};

/// Another memory size that a device is sold with. What else it has is that of the device.
struct MemoryOption
{
    Figure<Bytes> capacity;
    std::vector<Price> prices; ///< of the device with this memory
};

struct Device
{
    QString id;
    QString variantOf; ///< id of the device whose memory option this is; empty for a device of its own
    QString vendor;
    QString name;
    QStringList aliases;
    QString family;
    DeviceKind kind = DeviceKind::Gpu;
    QString formFactor;
    QStringList software;
    QString note;
    bool unifiedMemory = false;
    std::vector<Source> sources;

    Figure<Bytes> memoryCapacity;
    Figure<BytesPerSecond> memoryBandwidth;
    Figure<double> memoryBusWidth; ///< bits
    Figure<QString> memoryType;
    Figure<Bytes> secondMemoryCapacity;
    Figure<BytesPerSecond> secondMemoryBandwidth;
    Figure<Bytes> cache;
    Figure<double> transistors; ///< billions
    Figure<QString> interconnectName;
    Figure<BytesPerSecond> interconnectBandwidth; ///< both directions, all links
    Figure<QString> hostLinkName;
    Figure<BytesPerSecond> hostLinkBandwidth; ///< both directions
    Figure<Watts> tdp;
    Figure<QString> releaseDate;
    Figure<QString> process;
    Figure<QString> architecture;
    Figure<Market> market;
    std::array<PeakRate, numberFormatCount> peakRates;
    std::vector<ComputeUnit> computeUnits;
    std::vector<Price> prices;
    std::vector<MemoryOption> memoryOptions; ///< sizes other than memoryCapacity
    std::vector<Claim> claims;

    [[nodiscard]] const PeakRate &peakRate(NumberFormat format) const
    {
        return peakRates[static_cast<std::size_t>(format)];
    }
    [[nodiscard]] PeakRate &peakRate(NumberFormat format) { return peakRates[static_cast<std::size_t>(format)]; }

    /// The sources of a figure of this device.
    [[nodiscard]] std::vector<Source> sourcesOf(const Provenance &provenance) const;
    /// Is the name already told with the vendor ("NVIDIA H100 …")? Otherwise vendor and name.
    [[nodiscard]] QString fullName() const;
};

/// Did the user enter any of its figures or prices?
[[nodiscard]] bool isYours(const Device &device);

/// "apple-m2-ultra-76c@64GB": the id of a device with another memory size. Ids of devices have no "@".
[[nodiscard]] QString memoryOptionId(const QString &deviceId, Bytes capacity);
/// The device as it is sold with one of its memory options: name, memory and prices are of the option.
[[nodiscard]] Device withMemoryOption(const Device &device, const MemoryOption &option);

/// Calls visit(key, figure) for each single figure of a device: the one list of figures, used by the reader, the
/// details and the checks. Keys are those of the catalogue format (resources/catalogue/README.md).
template<class DeviceType, class Visitor>
void visitFigures(DeviceType &device, Visitor &&visit)
{
    visit("memoryCapacity", device.memoryCapacity);
    visit("memoryBandwidth", device.memoryBandwidth);
    visit("memoryBusWidth", device.memoryBusWidth);
    visit("memoryType", device.memoryType);
    visit("secondMemoryCapacity", device.secondMemoryCapacity);
    visit("secondMemoryBandwidth", device.secondMemoryBandwidth);
    visit("cache", device.cache);
    visit("interconnectName", device.interconnectName);
    visit("interconnectBandwidth", device.interconnectBandwidth);
    visit("hostLinkName", device.hostLinkName);
    visit("hostLinkBandwidth", device.hostLinkBandwidth);
    visit("tdp", device.tdp);
    visit("releaseDate", device.releaseDate);
    visit("architecture", device.architecture);
    visit("process", device.process);
    visit("transistors", device.transistors);
    visit("market", device.market);
}

} // namespace model
