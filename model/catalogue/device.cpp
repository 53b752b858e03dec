// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "device.h"

#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <algorithm>

namespace model {

QString deviceKindId(DeviceKind kind)
{
    switch (kind) {
    case DeviceKind::Gpu: return QStringLiteral("gpu");
    case DeviceKind::SystemOnChip: return QStringLiteral("soc");
    case DeviceKind::Accelerator: return QStringLiteral("accelerator");
    case DeviceKind::Tpu: return QStringLiteral("tpu");
    case DeviceKind::Cpu: return QStringLiteral("cpu");
    case DeviceKind::Superchip: return QStringLiteral("superchip");
    case DeviceKind::Server: return QStringLiteral("server");
    }
    Q_UNREACHABLE();
}

QString deviceKindName(DeviceKind kind)
{
    switch (kind) {
    case DeviceKind::Gpu: return Text::tr("GPU");
    case DeviceKind::SystemOnChip: return Text::tr("system on chip");
    case DeviceKind::Accelerator: return Text::tr("accelerator");
    case DeviceKind::Tpu: return Text::tr("TPU");
    case DeviceKind::Cpu: return Text::tr("CPU");
    case DeviceKind::Superchip: return Text::tr("superchip (CPU and GPU)");
    case DeviceKind::Server: return Text::tr("server");
    }
    Q_UNREACHABLE();
}

QList<DeviceKind> allDeviceKinds()
{
    return {DeviceKind::Gpu, DeviceKind::SystemOnChip, DeviceKind::Accelerator,
            DeviceKind::Tpu, DeviceKind::Cpu, DeviceKind::Superchip};
}

std::optional<DeviceKind> deviceKindFromId(const QString &id)
{
    for (const DeviceKind kind : allDeviceKinds()) {
        if (deviceKindId(kind) == id)
            return kind;
    }
    return std::nullopt;
}

QString marketId(Market market)
{
    switch (market) {
    case Market::ChinaExport: return QStringLiteral("china-export");
    case Market::China: return QStringLiteral("china");
    case Market::LicenceRequired: return QStringLiteral("licence-required");
    }
    Q_UNREACHABLE();
}

QString marketName(Market market)
{
    switch (market) {
    case Market::ChinaExport: return Text::tr("export variant for China");
    case Market::China: return Text::tr("of a Chinese vendor");
    case Market::LicenceRequired: return Text::tr("to China under a US licence only");
    }
    Q_UNREACHABLE();
}

QList<Market> allMarkets()
{
    return {Market::ChinaExport, Market::China, Market::LicenceRequired};
}

std::optional<Market> marketFromId(const QString &id)
{
    for (const Market market : allMarkets()) {
        if (marketId(market) == id)
            return market;
    }
    return std::nullopt;
}

QList<NumberFormat> allNumberFormats()
{
    return {NumberFormat::Fp64, NumberFormat::Fp64Tensor, NumberFormat::Fp32, NumberFormat::Tf32,
            NumberFormat::Bf16, NumberFormat::Fp16,       NumberFormat::Fp8,  NumberFormat::Fp6,
            NumberFormat::Fp4,  NumberFormat::Int8,       NumberFormat::Int4};
}

QString numberFormatId(NumberFormat format)
{
    switch (format) {
    case NumberFormat::Fp64: return QStringLiteral("fp64");
    case NumberFormat::Fp64Tensor: return QStringLiteral("fp64-tensor");
    case NumberFormat::Fp32: return QStringLiteral("fp32");
    case NumberFormat::Tf32: return QStringLiteral("tf32");
    case NumberFormat::Bf16: return QStringLiteral("bf16");
    case NumberFormat::Fp16: return QStringLiteral("fp16");
    case NumberFormat::Fp8: return QStringLiteral("fp8");
    case NumberFormat::Fp6: return QStringLiteral("fp6");
    case NumberFormat::Fp4: return QStringLiteral("fp4");
    case NumberFormat::Int8: return QStringLiteral("int8");
    case NumberFormat::Int4: return QStringLiteral("int4");
    }
    Q_UNREACHABLE();
}

QString numberFormatName(NumberFormat format)
{
    if (format == NumberFormat::Fp64Tensor)
        return Text::tr("FP64 tensor");
    return numberFormatId(format).toUpper();
}

std::optional<NumberFormat> numberFormatFromId(const QString &id)
{
    for (const NumberFormat format : allNumberFormats()) {
        if (numberFormatId(format) == id)
            return format;
    }
    return std::nullopt;
}

bool isIntegerFormat(NumberFormat format)
{
    return format == NumberFormat::Int8 || format == NumberFormat::Int4;
}

std::vector<Source> Device::sourcesOf(const Provenance &provenance) const
{
    std::vector<Source> found;
    found.reserve(provenance.sources.size());
    for (const quint16 number : provenance.sources)
        found.push_back(sources.at(number));
    return found;
}

QString Device::fullName() const
{
    const QString brand = vendor.section(QLatin1Char(' '), 0, 0);
    return name.contains(brand, Qt::CaseInsensitive) ? name : vendor + QLatin1Char(' ') + name;
}

bool isYours(const Device &device)
{
    bool found = std::ranges::any_of(device.prices,
                                     [](const Price &price) { return price.origin == FigureKind::Yours; });
    const auto look = [&](const auto &figure) {
        found = found || (figure.isKnown() && figure.provenance.kind == FigureKind::Yours);
    };
    visitFigures(device, [&](const char *, const auto &figure) { look(figure); });
    for (const PeakRate &rate : device.peakRates) {
        look(rate.dense);
        look(rate.sparse);
    }
    for (const ComputeUnit &unit : device.computeUnits)
        look(unit.count);
    return found;
}

QString memoryOptionId(const QString &deviceId, Bytes capacity)
{
    return QStringLiteral("%1@%2GB").arg(deviceId, numberForFiles(capacity.inGibibytes()));
}

Device withMemoryOption(const Device &device, const MemoryOption &option)
{
    Device variant = device;
    variant.id = memoryOptionId(device.id, *option.capacity.value);
    variant.variantOf = device.id;
    variant.memoryCapacity = option.capacity;
    variant.prices = option.prices;
    variant.memoryOptions.clear();
    // "M2 Ultra (76-core GPU, 192 GB)" and "M3 (10-core GPU)" become "… GPU, 64 GB)".
    const QString size = QStringLiteral("%1 GB").arg(numberForFiles(option.capacity.value->inGibibytes()));
    const QString usual = device.memoryCapacity.value
                              ? QStringLiteral("%1 GB").arg(numberForFiles(device.memoryCapacity.value->inGibibytes()))
                              : QString();
    if (!usual.isEmpty() && variant.name.contains(usual))
        variant.name.replace(usual, size);
    else if (variant.name.endsWith(QLatin1Char(')')))
        variant.name.insert(variant.name.size() - 1, QStringLiteral(", ") + size);
    else
        variant.name += QStringLiteral(", ") + size;
    return variant;
}

} // namespace model
