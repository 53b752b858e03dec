// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The one list of the facts of each category of parts: the reader, the details, a person's own entries and the files of
/// builds follow it. Keys are those of resources/servers/README.md and state their unit.
#pragma once

#include "serversystem.h"

namespace model {

/// A fact's key, and how many base units one unit of it in files is.
struct FactName
{
    const char *key;
    double factor = 1;
    const char *unit = ""; ///< for people
};

inline constexpr double gigabit = giga / 8; ///< bytes

template<class Facts, class Visitor>
void visitFacts(Facts &facts, Visitor &&visit)
{
    using Kind = std::remove_const_t<Facts>;
    if constexpr (std::is_same_v<Kind, PlatformFacts>) {
        visit(FactName{"cpuSockets"}, facts.cpuSockets);
        visit(FactName{"cpuSocket"}, facts.cpuSocket);
        visit(FactName{"dimmSlots"}, facts.dimmSlots);
        visit(FactName{"memoryType"}, facts.memoryType);
        visit(FactName{"memorySpeedMtPerS", 1, "MT/s"}, facts.memorySpeed);
        visit(FactName{"memorySpeedTwoPerChannelMtPerS", 1, "MT/s"}, facts.memorySpeedTwoPerChannel);
        visit(FactName{"maxMemoryGib", gibi, "GB"}, facts.maxMemory);
        visit(FactName{"gpuSlots"}, facts.gpuSlots);
        visit(FactName{"gpuFormFactor"}, facts.gpuFormFactor);
        visit(FactName{"pcieGeneration"}, facts.pcieGeneration);
        visit(FactName{"pcieLanes"}, facts.pcieLanes);
        visit(FactName{"pcieSlots"}, facts.pcieSlots);
        visit(FactName{"hasPcieSwitch"}, facts.hasPcieSwitch);
        visit(FactName{"pcieUplinks"}, facts.pcieUplinks);
        visit(FactName{"gpusOnFirstSocket"}, facts.gpusOnFirstSocket);
        visit(FactName{"nvmeBays"}, facts.nvmeBays);
        visit(FactName{"sataBays"}, facts.sataBays);
        visit(FactName{"bayInterfaces"}, facts.bayInterfaces);
        visit(FactName{"m2Slots"}, facts.m2Slots);
        visit(FactName{"psuBays"}, facts.psuBays);
        visit(FactName{"psuWatts", 1, "W"}, facts.psuOutput);
        visit(FactName{"psuRedundancy"}, facts.psuRedundancy);
        visit(FactName{"maxGpuTdpWatts", 1, "W"}, facts.maxGpuTdp);
        visit(FactName{"maxCpuTdpWatts", 1, "W"}, facts.maxCpuTdp);
        visit(FactName{"maxSystemPowerWatts", 1, "W"}, facts.maxSystemPower);
        visit(FactName{"typicalPowerWatts", 1, "W"}, facts.typicalPower);
        visit(FactName{"rackUnits", 1, "U"}, facts.rackUnits);
        visit(FactName{"weightKg", 1, "kg"}, facts.weight);
        visit(FactName{"depthMm", 1, "mm"}, facts.depth);
        visit(FactName{"cooling"}, facts.cooling);
        visit(FactName{"maxInletCelsius", 1, "°C"}, facts.maxInletTemperature);
    } else if constexpr (std::is_same_v<Kind, CpuFacts>) {
        visit(FactName{"socket"}, facts.socket);
        visit(FactName{"cores"}, facts.cores);
        visit(FactName{"threads"}, facts.threads);
        visit(FactName{"baseGhz", 1, "GHz"}, facts.baseClock);
        visit(FactName{"boostGhz", 1, "GHz"}, facts.boostClock);
        visit(FactName{"l3Mib", mebi, "MB"}, facts.l3Cache);
        visit(FactName{"tdpWatts", 1, "W"}, facts.tdp);
        visit(FactName{"pcieGeneration"}, facts.pcieGeneration);
        visit(FactName{"pcieLanes"}, facts.pcieLanes);
        visit(FactName{"memoryChannels"}, facts.memoryChannels);
        visit(FactName{"memoryType"}, facts.memoryType);
        visit(FactName{"memorySpeedMtPerS", 1, "MT/s"}, facts.memorySpeed);
        visit(FactName{"maxMemoryGib", gibi, "GB"}, facts.maxMemory);
        visit(FactName{"maxSockets"}, facts.maxSockets);
    } else if constexpr (std::is_same_v<Kind, MemoryFacts>) {
        visit(FactName{"capacityGib", gibi, "GB"}, facts.capacity);
        visit(FactName{"modulesPerKit"}, facts.modulesPerKit);
        visit(FactName{"type"}, facts.type);
        visit(FactName{"formFactor"}, facts.formFactor);
        visit(FactName{"speedMtPerS", 1, "MT/s"}, facts.speed);
        visit(FactName{"ecc"}, facts.hasEcc);
        visit(FactName{"powerWatts", 1, "W"}, facts.power);
    } else if constexpr (std::is_same_v<Kind, GpuFacts>) {
        visit(FactName{"formFactor"}, facts.formFactor);
        visit(FactName{"tdpWatts", 1, "W"}, facts.tdp);
        visit(FactName{"memoryGib", gibi, "GB"}, facts.memory);
        visit(FactName{"pcieGeneration"}, facts.pcieGeneration);
        visit(FactName{"pcieLanes"}, facts.pcieLanes);
        visit(FactName{"slotWidth"}, facts.slotWidth);
        visit(FactName{"cooling"}, facts.cooling);
    } else if constexpr (std::is_same_v<Kind, DriveFacts>) {
        visit(FactName{"capacityTb", tera, "TB"}, facts.capacity);
        visit(FactName{"interface"}, facts.interface);
        visit(FactName{"formFactor"}, facts.formFactor);
        visit(FactName{"pcieLanes"}, facts.pcieLanes);
        visit(FactName{"readGbytePerS", giga, "GB/s"}, facts.readRate);
        visit(FactName{"writeGbytePerS", giga, "GB/s"}, facts.writeRate);
        visit(FactName{"powerWatts", 1, "W"}, facts.power);
        visit(FactName{"driveWritesPerDay"}, facts.driveWritesPerDay);
    } else if constexpr (std::is_same_v<Kind, NicFacts>) {
        visit(FactName{"ports"}, facts.ports);
        visit(FactName{"portGbitPerS", gigabit, "Gb/s"}, facts.portRate);
        visit(FactName{"protocol"}, facts.protocol);
        visit(FactName{"connector"}, facts.connector);
        visit(FactName{"pcieGeneration"}, facts.pcieGeneration);
        visit(FactName{"pcieLanes"}, facts.pcieLanes);
        visit(FactName{"powerWatts", 1, "W"}, facts.power);
    } else if constexpr (std::is_same_v<Kind, SwitchFacts>) {
        visit(FactName{"ports"}, facts.ports);
        visit(FactName{"portGbitPerS", gigabit, "Gb/s"}, facts.portRate);
        visit(FactName{"protocol"}, facts.protocol);
        visit(FactName{"throughputTbitPerS", 1000 * gigabit, "Tb/s"}, facts.throughput);
        visit(FactName{"rackUnits", 1, "U"}, facts.rackUnits);
        visit(FactName{"powerWatts", 1, "W"}, facts.power);
        visit(FactName{"typicalPowerWatts", 1, "W"}, facts.typicalPower);
        visit(FactName{"weightKg", 1, "kg"}, facts.weight);
        visit(FactName{"depthMm", 1, "mm"}, facts.depth);
    } else if constexpr (std::is_same_v<Kind, PowerSupplyFacts>) {
        visit(FactName{"watts", 1, "W"}, facts.output);
        visit(FactName{"unitsPerSet"}, facts.unitsPerSet);
        visit(FactName{"efficiency"}, facts.efficiency);
        visit(FactName{"efficiencyClass"}, facts.efficiencyClass);
        visit(FactName{"redundancy"}, facts.redundancy);
        visit(FactName{"formFactor"}, facts.formFactor);
        visit(FactName{"inputVolts", 1, "V"}, facts.inputVoltage);
        visit(FactName{"inputAmps", 1, "A"}, facts.inputCurrent);
        visit(FactName{"inlet"}, facts.inlet);
    } else if constexpr (std::is_same_v<Kind, CoolingFacts>) {
        visit(FactName{"kind"}, facts.kind);
        visit(FactName{"capacityWatts", 1, "W"}, facts.capacity);
    } else if constexpr (std::is_same_v<Kind, ChassisFacts>) {
        visit(FactName{"rackUnits", 1, "U"}, facts.rackUnits);
        visit(FactName{"gpuSlots"}, facts.gpuSlots);
        visit(FactName{"psuBays"}, facts.psuBays);
        visit(FactName{"weightKg", 1, "kg"}, facts.weight);
        visit(FactName{"depthMm", 1, "mm"}, facts.depth);
    } else if constexpr (std::is_same_v<Kind, RackFacts>) {
        visit(FactName{"rackUnits", 1, "U"}, facts.rackUnits);
        visit(FactName{"depthMm", 1, "mm"}, facts.depth);
        visit(FactName{"maxPowerWatts", 1, "W"}, facts.maxPower);
        visit(FactName{"maxWeightKg", 1, "kg"}, facts.maxWeight);
    } else if constexpr (std::is_same_v<Kind, OtherFacts>) {
        visit(FactName{"cordAmps", 1, "A"}, facts.cordCurrent);
        visit(FactName{"powerWatts", 1, "W"}, facts.power);
    } else {
        static_assert(std::is_same_v<Kind, StatedFigures>);
        visit(FactName{"memoryGib", gibi, "GB"}, facts.memory);
        visit(FactName{"nvmeTb", tera, "TB"}, facts.nvme);
        visit(FactName{"sataTb", tera, "TB"}, facts.sata);
        visit(FactName{"cpuCores"}, facts.cpuCores);
        visit(FactName{"cpuCoresText"}, facts.cpuCoresText);
        visit(FactName{"fabricGbitPerS", gigabit, "Gb/s"}, facts.fabricRate);
        visit(FactName{"cpuGpuLinkGbytePerS", giga, "GB/s"}, facts.cpuGpuLink);
        visit(FactName{"gpuFp32Tflops", 1, "TFLOPS"}, facts.gpuFp32);
        visit(FactName{"gpuMemoryGib", gibi, "GB"}, facts.gpuMemory);
        visit(FactName{"gpuBandwidthGbytePerS", giga, "GB/s"}, facts.gpuBandwidth);
        visit(FactName{"nvlinkTbytePerS", tera, "TB/s"}, facts.nvlink);
        visit(FactName{"nvlinkGbytePerSPerGpu", giga, "GB/s"}, facts.nvlinkPerGpu);
        visit(FactName{"weightKg", 1, "kg"}, facts.weight);
        visit(FactName{"pcieLanes"}, facts.pcieLanes);
        visit(FactName{"pcieLanesUsedByGpus"}, facts.pcieLanesUsedByGpus);
        visit(FactName{"gpuWatts", 1, "W"}, facts.gpuPower);
        visit(FactName{"cpuWatts", 1, "W"}, facts.cpuPower);
        visit(FactName{"knownSumWatts", 1, "W"}, facts.knownSum);
        visit(FactName{"psuInstalledWatts", 1, "W"}, facts.psuInstalled);
        visit(FactName{"psuUsableWithRedundancyWatts", 1, "W"}, facts.psuUsableWithRedundancy);
        visit(FactName{"psuUsableAt80PercentWatts", 1, "W"}, facts.psuUsableAt80Percent);
        visit(FactName{"maxSystemPowerWatts", 1, "W"}, facts.maxSystemPower);
        visit(FactName{"typicalWatts", 1, "W"}, facts.typicalPower);
        visit(FactName{"idleWatts", 1, "W"}, facts.idlePower);
        visit(FactName{"powerBasis"}, facts.powerBasis);
    }
}

/// The facts of a part, whatever its category.
template<class PartType, class Visitor>
void visitPartFacts(PartType &part, Visitor &&visit)
{
    std::visit([&](auto &facts) { visitFacts(facts, visit); }, part.facts);
}

/// A value as files and persons give it, in the unit of the fact's key.
using FactValue = std::variant<bool, double, QString>;

/// The keys of the facts that a part of this category may have.
[[nodiscard]] QStringList factKeys(PartCategory category);
/// "Memory speed", translated; of a key of any category or of StatedFigures.
[[nodiscard]] QString factLabel(const QString &key);

/// Sets the value of a fact; its kind becomes `kind` and its sources none. Errors: UnknownKey (with the nearest keys),
/// WrongType, OutOfRange; file, line and place are the caller's to fill in.
[[nodiscard]] Result<void> setFact(Part &part, const QString &key, const FactValue &value, FigureKind kind);
[[nodiscard]] Result<void> setStated(StatedFigures &stated, const QString &key, const FactValue &value);

/// A fact that is known, as it is shown and as it is written.
struct FactText
{
    QString key;
    QString text;                 ///< for people, with its unit
    std::optional<double> number; ///< in the unit of the key
    std::optional<bool> flag;
    Provenance provenance;
};
[[nodiscard]] std::vector<FactText> knownFacts(const Part &part);
[[nodiscard]] std::vector<FactText> knownFacts(const StatedFigures &stated);

} // namespace model
