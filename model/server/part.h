// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A part of a server as the catalogue knows it: a platform (chassis with its board), a processor, a module of memory, …
/// with what is known about it. Every fact is a Figure: it may be unknown, and it says where it comes from.
#pragma once

#include "model/catalogue/figure.h"
#include "model/catalogue/money.h"
#include "model/result.h"
#include "model/units/quantities.h"

#include <variant>

namespace model {

/// In the order of Part::facts.
enum class PartCategory { Platform, Cpu, Memory, Gpu, Drive, Nic, Switch, PowerSupply, Cooling, Chassis, Rack, Other };

[[nodiscard]] QString partCategoryId(PartCategory category);   ///< "platform", "cpu", …
[[nodiscard]] QString partCategoryName(PartCategory category); ///< translated
[[nodiscard]] std::optional<PartCategory> partCategoryFromId(const QString &id);
[[nodiscard]] QList<PartCategory> allPartCategories();

enum class PlatformKind {
    PcieGpuServer, ///< takes PCIe cards
    HgxServer,     ///< with a baseboard of SXM modules
    OamServer,     ///< with a baseboard of OAM modules
    ClosedServer,  ///< sold as it is (DGX)
    ClosedRack,
    ClosedDesktop,
    GpuBaseboard, ///< modules on their board, to be put into a server
    Board         ///< a mainboard alone
};

[[nodiscard]] QString platformKindId(PlatformKind kind);   ///< "pcie-gpu-server", …
[[nodiscard]] QString platformKindName(PlatformKind kind); ///< translated
[[nodiscard]] std::optional<PlatformKind> platformKindFromId(const QString &id);
[[nodiscard]] QList<PlatformKind> allPlatformKinds();

/// Slots of one sort: 13 of x16, generation 5, "FHFL".
struct PcieSlots
{
    int count = 0;
    int lanes = 0; ///< electrical, of each
    std::optional<int> generation;
    QString form;

    bool operator==(const PcieSlots &) const = default;
};

/// Bays for drives that take the same: 16 of 2.5 inch for NVMe, SAS or SATA.
struct DriveBays
{
    int count = 0;
    QString form;           ///< "2.5 inch", "U.2"; empty: not stated
    QStringList interfaces; ///< "NVMe", "SAS", "SATA"

    bool operator==(const DriveBays &) const = default;
};

struct PlatformFacts
{
    PlatformKind kind = PlatformKind::PcieGpuServer;
    bool isClosed = false;    ///< takes no other parts than its vendor's options
    QString includedDeviceId; ///< GPU that comes with it (a baseboard, a DGX, a Mac); empty: none, or none recorded
    int includedDeviceCount = 0;
    Figure<int> cpuSockets;
    Figure<QString> cpuSocket;  ///< "LGA4677"
    Figure<int> dimmSlots;      ///< of all sockets together
    Figure<QString> memoryType; ///< "DDR5 RDIMM"; see memoryGenerations()
    Figure<double> memorySpeed; ///< MT/s
    Figure<double> memorySpeedTwoPerChannel; ///< MT/s, with two modules on each channel
    Figure<Bytes> maxMemory;
    Figure<int> gpuSlots;          ///< positions for GPUs
    Figure<QString> gpuFormFactor; ///< "SXM5 (HGX 8-GPU baseboard)"; see gpuMounts()
    Figure<int> pcieGeneration;
    Figure<int> pcieLanes; ///< of the whole platform
    Figure<std::vector<PcieSlots>> pcieSlots;
    Figure<bool> hasPcieSwitch;
    Figure<int> pcieUplinks;       ///< of 16 lanes, from the PCIe switches to the processors
    Figure<int> gpusOnFirstSocket; ///< of two
    Figure<int> nvmeBays;          ///< bays that take NVMe
    Figure<int> sataBays;          ///< further ones, of SATA or SAS alone
    Figure<std::vector<DriveBays>> bayInterfaces;
    Figure<int> m2Slots;
    Figure<int> psuBays;
    Figure<Watts> psuOutput;       ///< of each supply
    Figure<QString> psuRedundancy; ///< "3+3"; see redundancyFromText()
    Figure<Watts> maxGpuTdp;       ///< of each GPU
    Figure<Watts> maxCpuTdp;       ///< of each processor
    Figure<Watts> maxSystemPower;  ///< as published, of the whole machine
    Figure<Watts> typicalPower;    ///< as measured or published, of the whole machine
    Figure<double> rackUnits;
    Figure<double> weight; ///< kg
    Figure<double> depth;  ///< mm
    Figure<QString> cooling;
    Figure<double> maxInletTemperature; ///< °C, of the air that it takes in
};

struct CpuFacts
{
    Figure<QString> socket;
    Figure<int> cores;
    Figure<int> threads;
    Figure<double> baseClock;  ///< GHz
    Figure<double> boostClock; ///< GHz
    Figure<Bytes> l3Cache;
    Figure<Watts> tdp;
    Figure<int> pcieGeneration;
    Figure<int> pcieLanes;
    Figure<int> memoryChannels;
    Figure<QString> memoryType;
    Figure<double> memorySpeed; ///< MT/s
    Figure<Bytes> maxMemory;
    Figure<int> maxSockets; ///< processors that may work together
};

struct MemoryFacts
{
    Figure<Bytes> capacity;     ///< of the unit that is bought: of a kit, all its modules
    Figure<int> modulesPerKit;  ///< unknown: a single module
    Figure<QString> type;       ///< "DDR5"
    Figure<QString> formFactor; ///< "RDIMM", "UDIMM kit of 2"
    Figure<double> speed;       ///< MT/s
    Figure<bool> hasEcc;
    Figure<Watts> power;
};

struct GpuFacts
{
    Figure<QString> formFactor; ///< "PCIe FHFL dual-slot, passive"; see gpuMounts()
    Figure<Watts> tdp;
    Figure<Bytes> memory;
    Figure<int> pcieGeneration;
    Figure<int> pcieLanes;
    Figure<double> slotWidth; ///< expansion slots that a card covers
    Figure<QString> cooling;  ///< "passive" needs the airflow of a server
};

struct DriveFacts
{
    Figure<Bytes> capacity;     ///< decimal, as drives are sold
    Figure<QString> interface;  ///< "NVMe PCIe 4.0 x4", "SATA 6 Gb/s"
    Figure<QString> formFactor; ///< "U.2 15 mm"
    Figure<int> pcieLanes;
    Figure<BytesPerSecond> readRate;
    Figure<BytesPerSecond> writeRate;
    Figure<Watts> power;
    Figure<double> driveWritesPerDay;
};

struct NicFacts
{
    Figure<int> ports;
    Figure<BytesPerSecond> portRate; ///< one way; of a 400 Gb/s port 50 GB/s
    Figure<QString> protocol;        ///< "InfiniBand NDR / Ethernet"
    Figure<QString> connector;
    Figure<int> pcieGeneration;
    Figure<int> pcieLanes;
    Figure<Watts> power;
};

struct SwitchFacts
{
    Figure<int> ports;
    Figure<BytesPerSecond> portRate; ///< one way
    Figure<QString> protocol;
    Figure<BytesPerSecond> throughput; ///< as the vendor counts it, some one way, some both
    Figure<double> rackUnits;
    Figure<Watts> power;        ///< at most, with active cables or optics
    Figure<Watts> typicalPower; ///< with passive cables
    Figure<double> weight;      ///< kg
    Figure<double> depth;       ///< mm
};

struct PowerSupplyFacts
{
    Figure<Watts> output;            ///< of one supply
    Figure<int> unitsPerSet;         ///< unknown: the part is a single supply
    Figure<double> efficiency;       ///< output over input at full load, up to 1
    Figure<QString> efficiencyClass; ///< "80 PLUS Titanium"
    Figure<QString> redundancy;      ///< "2+2"; see redundancyFromText()
    Figure<QString> formFactor;
    Figure<QString> inputVoltage; ///< "200-240"
    Figure<double> inputCurrent;  ///< A, that the input is rated for
    Figure<QString> inlet;        ///< "IEC 60320 C20"
};

struct CoolingFacts
{
    Figure<QString> kind; ///< "air", "liquid", "direct liquid", …
    Figure<Watts> capacity;
};

struct ChassisFacts
{
    Figure<double> rackUnits;
    Figure<int> gpuSlots;
    Figure<int> psuBays;
    Figure<double> weight; ///< kg
    Figure<double> depth;  ///< mm
};

struct RackFacts
{
    Figure<double> rackUnits;
    Figure<double> depth; ///< mm
    Figure<Watts> maxPower;
    Figure<double> maxWeight; ///< kg
};

struct OtherFacts
{
    Figure<double> cordCurrent; ///< A, of a power cord
    Figure<Watts> power;
};

using PartFacts = std::variant<PlatformFacts, CpuFacts, MemoryFacts, GpuFacts, DriveFacts, NicFacts, SwitchFacts,
                               PowerSupplyFacts, CoolingFacts, ChassisFacts, RackFacts, OtherFacts>;

/// A price of a part or of a whole system. A kit's price is of all its pieces.
struct PartPrice
{
    Price price;
    int pieces = 1; ///< how many of the part the price is for
    QString note;   ///< "list, 1000-unit"

    [[nodiscard]] Money each() const { return {price.money.amount / pieces, price.money.currency}; }
};

/// The price to reckon with: the user's own, else list, else street, else of the system, else an estimate, of these the newest;
/// nullptr when there is none.
[[nodiscard]] const PartPrice *bestPrice(const std::vector<PartPrice> &prices);

struct Part
{
    QString id;
    QString vendor;
    QString name;
    QString deviceId; ///< the same in the catalogue of devices; may be empty
    QString note;
    std::vector<Source> sources;
    std::vector<PartPrice> prices;
    PartFacts facts;

    [[nodiscard]] PartCategory category() const { return static_cast<PartCategory>(facts.index()); }
    // The facts of a part whose category is known.
    [[nodiscard]] const PlatformFacts &platform() const { return std::get<PlatformFacts>(facts); }
    [[nodiscard]] const CpuFacts &cpu() const { return std::get<CpuFacts>(facts); }
    [[nodiscard]] const MemoryFacts &memory() const { return std::get<MemoryFacts>(facts); }
    [[nodiscard]] const GpuFacts &gpu() const { return std::get<GpuFacts>(facts); }
    [[nodiscard]] const DriveFacts &drive() const { return std::get<DriveFacts>(facts); }
    [[nodiscard]] const NicFacts &nic() const { return std::get<NicFacts>(facts); }
    [[nodiscard]] const SwitchFacts &networkSwitch() const { return std::get<SwitchFacts>(facts); }
    [[nodiscard]] const PowerSupplyFacts &powerSupply() const { return std::get<PowerSupplyFacts>(facts); }
    [[nodiscard]] const CoolingFacts &cooling() const { return std::get<CoolingFacts>(facts); }
    [[nodiscard]] const ChassisFacts &chassis() const { return std::get<ChassisFacts>(facts); }
    [[nodiscard]] const RackFacts &rack() const { return std::get<RackFacts>(facts); }
    [[nodiscard]] const OtherFacts &other() const { return std::get<OtherFacts>(facts); }

    [[nodiscard]] std::vector<Source> sourcesOf(const Provenance &provenance) const;
    /// "NVIDIA H100 PCIe 80 GB": the vendor before the name, where the name does not say it and it is a vendor.
    [[nodiscard]] QString fullName() const;
};

[[nodiscard]] PartFacts emptyFacts(PartCategory category);

/// "a+b": a supplies carry the load, b are spare.
struct Redundancy
{
    int needed = 0;
    int spare = 0;

    bool operator==(const Redundancy &) const = default;
};
/// Of "3+3" or "3+3 fault tolerant"; nullopt of a text with none or with several ("4+2 (H100, H200) or 5+1 (B200)").
[[nodiscard]] std::optional<Redundancy> redundancyFromText(const QString &text);

/// The generations a text on memory names: "DDR5 or DDR4 UDIMM" is {"DDR4", "DDR5"}, "unified LPDDR5-6400" {"LPDDR5"}.
[[nodiscard]] QStringList memoryGenerations(const QString &text);

/// How a GPU is attached: "PCIe", "OAM", "SXM4", "SXM5", or "SXM" where the generation is left open. Of "SXM5 (HGX) or OAM
/// (UBB)" both; empty when the text names none.
[[nodiscard]] QStringList gpuMounts(const QString &formFactor);

} // namespace model
