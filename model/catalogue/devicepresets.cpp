// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "devicepresets.h"

#include "model/compare/comparison.h"
#include "model/text/translate.h"

#include <algorithm>

namespace model {

namespace {

QStringList list(std::initializer_list<const char *> ids)
{
    QStringList texts;
    for (const char *id : ids)
        texts << QString::fromLatin1(id);
    return texts;
}

} // namespace

QList<DevicePreset> devicePresets()
{
    const DeviceFilter cards24{.kinds = {DeviceKind::Gpu},
                               .memoryAtLeast = Bytes::fromGibibytes(24),
                               .memoryAtMost = Bytes::fromGibibytes(24)};
    return {
        {.id = QStringLiteral("articles-2023"),
         .name = Text::tr("The 2023 articles' table"),
         .why = Text::tr("The four devices that the articles of 2023 on H100 or Apple M2 put side by side."),
         .deviceIds = defaultDeviceIds()},
        {.id = QStringLiteral("24gb-cards"),
         .name = Text::tr("24 GB cards"),
         .why = Text::tr("Graphics cards with just 24 GB: room for a 32B model in 4 bits, or for LoRA of an 8B one."),
         .filter = cards24},
        {.id = QStringLiteral("70b-at-home"),
         .name = Text::tr("Run 70B at home"),
         .why = Text::tr(
             "One card or one small machine with 48 GB or more, enough for a 70B model in 4 bits (about 40 GB)."),
         .deviceIds = list({"apple-m4-max-40c", "apple-m3-ultra-80c", "apple-m2-ultra-76c", "apple-m4-pro",
                            "amd-ryzen-ai-max-plus-395", "nvidia-gb10-dgx-spark", "nvidia-rtx-pro-6000-blackwell",
                            "nvidia-rtx-6000-ada", "nvidia-rtx-a6000", "amd-radeon-pro-w7900", "nvidia-rtx-4090-48gb",
                            "intel-arc-pro-b60-dual"})},
        {.id = QStringLiteral("8-gpu-servers"),
         .name = Text::tr("8-GPU servers"),
         .why = Text::tr(
             "Modules that are sold in boards of eight with a fast link between them, for training and large serving."),
         .deviceIds = list({"nvidia-v100-sxm2-32gb", "nvidia-a100-sxm4-80gb", "nvidia-a800-sxm4-80gb",
                            "nvidia-h100-sxm5-80gb", "nvidia-h800-sxm5-80gb", "nvidia-h20-96gb",
                            "nvidia-h200-sxm-141gb", "nvidia-b200-180gb", "nvidia-b300-270gb", "amd-mi300x-192gb",
                            "amd-mi325x-256gb", "amd-mi355x-288gb", "intel-gaudi-2", "intel-gaudi-3",
                            "huawei-ascend-910b3"})},
        {.id = QStringLiteral("datacentre-generations"),
         .name = Text::tr("Data-centre GPUs by generation"),
         .why = Text::tr("One part of each generation of NVIDIA and AMD, from P100 and MI25 to B300 and MI355X."),
         .deviceIds = list({"nvidia-p100-sxm2-16gb", "nvidia-v100-sxm2-32gb", "nvidia-a100-sxm4-80gb",
                            "nvidia-h100-sxm5-80gb", "nvidia-h200-sxm-141gb", "nvidia-b200-180gb", "nvidia-b300-270gb",
                            "amd-instinct-mi25", "amd-mi60-32gb", "amd-mi100-32gb", "amd-mi250x-128gb",
                            "amd-mi300x-192gb", "amd-mi355x-288gb"})},
        {.id = QStringLiteral("export-variants"),
         .name = Text::tr("Export variants and their originals"),
         .why = Text::tr(
             "What was made for China under the export rules of the United States, next to what it was made from."),
         .deviceIds = list({"nvidia-a100-sxm4-80gb", "nvidia-a800-sxm4-80gb", "nvidia-h100-sxm5-80gb",
                            "nvidia-h800-sxm5-80gb", "nvidia-h20-96gb", "nvidia-rtx-4090", "nvidia-rtx-4090-d",
                            "nvidia-l40", "nvidia-l20", "amd-mi300x-192gb", "amd-mi308x-192gb"})},
        {.id = QStringLiteral("chinese-vendors"),
         .name = Text::tr("Accelerators of Chinese vendors"),
         .why = Text::tr("Ascend, Cambricon, Hygon, MetaX and others."),
         .filter = {.markets = {Market::China}}},
        {.id = QStringLiteral("large-macs"),
         .name = Text::tr("Macs with 64 GB or more"),
         .why = Text::tr(
             "Apple's chips in the largest memory that each is sold with; smaller ones are options of the device."),
         .filter = {.vendors = {QStringLiteral("Apple")}, .memoryAtLeast = Bytes::fromGibibytes(64)}},
    };
}

std::vector<const Device *> DevicePreset::devices(const Catalogue &catalogue) const
{
    if (deviceIds.isEmpty())
        return filterDevices(catalogue, filter);
    std::vector<const Device *> found;
    for (const QString &deviceId : deviceIds) {
        if (const Device *device = catalogue.find(deviceId))
            found.push_back(device);
    }
    return found;
}

std::optional<DevicePreset> devicePreset(const QString &id)
{
    for (const DevicePreset &preset : devicePresets()) {
        if (preset.id == id)
            return preset;
    }
    return std::nullopt;
}

QStringList devicePresetIds()
{
    QStringList ids;
    for (const DevicePreset &preset : devicePresets())
        ids << preset.id;
    return ids;
}

} // namespace model
