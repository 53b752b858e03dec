// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A complete machine of the catalogue: the servers of the articles, with what is odd about them, and systems that are
/// sold or were measured.
#pragma once

#include "part.h"

namespace model {

enum class SystemKind {
    ArticleList,  ///< a list of parts that an article prints
    ArticleTable, ///< a column of an article's table
    Reference     ///< sold, built or measured by somebody
};

[[nodiscard]] QString systemKindId(SystemKind kind);   ///< "article-list", "article-table", "reference"
[[nodiscard]] QString systemKindName(SystemKind kind); ///< translated
[[nodiscard]] std::optional<SystemKind> systemKindFromId(const QString &id);

/// A number of equal parts.
struct ServerLine
{
    QString partId;
    int quantity = 1;
    QString originalText; ///< the line as the article prints it; may be empty

    bool operator==(const ServerLine &) const = default;
};

/// What a publication states about a system as a whole, right or wrong: for comparison with what follows from the parts.
struct StatedFigures
{
    Figure<Bytes> memory;
    Figure<Bytes> nvme;
    Figure<Bytes> sata;
    Figure<int> cpuCores;
    Figure<QString> cpuCoresText; ///< "8+16"
    Figure<BytesPerSecond> fabricRate;
    Figure<BytesPerSecond> cpuGpuLink;
    Figure<double> gpuFp32; ///< TFLOPS
    Figure<Bytes> gpuMemory;
    Figure<BytesPerSecond> gpuBandwidth;
    Figure<BytesPerSecond> nvlink;
    Figure<BytesPerSecond> nvlinkPerGpu;
    Figure<double> weight; ///< kg
    Figure<int> pcieLanes;
    Figure<int> pcieLanesUsedByGpus;
    Figure<Watts> gpuPower;
    Figure<Watts> cpuPower;
    Figure<Watts> knownSum;
    Figure<Watts> psuInstalled;
    Figure<Watts> psuUsableWithRedundancy;
    Figure<Watts> psuUsableAt80Percent;
    Figure<Watts> maxSystemPower;
    Figure<Watts> typicalPower;
    Figure<Watts> idlePower;
    Figure<QString> powerBasis; ///< what the power figures count
};

struct Oddity
{
    QString code; ///< "ddr4-on-ddr5-cpu"
    QString text;
};

struct ServerSystem
{
    QString id;
    QString name;
    SystemKind kind = SystemKind::Reference;
    QString note;
    std::vector<ServerLine> lines;
    int gpuCount = 0;
    std::optional<Bytes> gpuMemoryEach;
    std::optional<Bytes> gpuMemoryTotal;
    StatedFigures stated;
    std::vector<PartPrice> prices; ///< of the whole system
    std::vector<Oddity> oddities;
    std::vector<Source> sources;
};

} // namespace model
