// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "device.h"

#include "model/text/translate.h"

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

} // namespace model
