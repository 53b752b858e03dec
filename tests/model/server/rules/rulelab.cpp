// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulelab.h"

#include "tests/model/support.h"

#include <algorithm>
#include <iterator>

using namespace model;

namespace tests {

namespace {

template<class T>
Figure<T> known(T value)
{
    return {std::move(value), {}};
}

Figure<QString> text(const char *value)
{
    return {QString::fromUtf8(value), {}};
}

Figure<Watts> watts(double value)
{
    return {Watts::fromWatts(value), {}};
}

Figure<Bytes> gibibytes(double value)
{
    return {Bytes::fromGibibytes(value), {}};
}

Figure<BytesPerSecond> gigabytesPerSecond(double value)
{
    return {BytesPerSecond::fromGigabytesPerSecond(value), {}};
}

Part made(const char *id, PartFacts facts, const char *deviceId = "")
{
    Part part;
    part.id = QString::fromLatin1(id);
    part.vendor = QStringLiteral("Lab");
    part.name = part.id;
    part.deviceId = QString::fromLatin1(deviceId);
    part.facts = std::move(facts);
    return part;
}

PlatformFacts platformFacts()
{
    PlatformFacts facts;
    facts.kind = PlatformKind::PcieGpuServer;
    facts.cpuSockets = known(2);
    facts.cpuSocket = text("LGA4677");
    facts.dimmSlots = known(32);
    facts.memoryType = text("DDR5 RDIMM");
    facts.memorySpeed = known(4800.0);
    facts.maxMemory = gibibytes(8192);
    facts.gpuSlots = known(8);
    facts.gpuFormFactor = text("PCIe FHFL double-width");
    facts.pcieGeneration = known(5);
    facts.pcieSlots = known(std::vector<PcieSlots>{{24, 16, 5, QStringLiteral("FHFL")}});
    facts.hasPcieSwitch = known(true);
    facts.pcieUplinks = known(4);
    facts.gpusOnFirstSocket = known(4);
    facts.nvmeBays = known(4);
    facts.sataBays = known(2);
    facts.m2Slots = known(2);
    facts.psuBays = known(4);
    facts.maxGpuTdp = watts(350);
    facts.maxCpuTdp = watts(350);
    facts.rackUnits = known(4.0);
    facts.weight = known(60.0);
    facts.depth = known(800.0);
    facts.cooling = text("air");
    return facts;
}

CpuFacts cpuFacts()
{
    CpuFacts facts;
    facts.socket = text("LGA4677");
    facts.cores = known(48);
    facts.threads = known(96);
    facts.baseClock = known(2.1);
    facts.tdp = watts(350);
    facts.pcieGeneration = known(5);
    facts.pcieLanes = known(80);
    facts.memoryChannels = known(8);
    facts.memoryType = text("DDR5");
    facts.memorySpeed = known(4800.0);
    facts.maxMemory = gibibytes(4096);
    facts.maxSockets = known(2);
    return facts;
}

MemoryFacts memoryFacts()
{
    MemoryFacts facts;
    facts.capacity = gibibytes(64);
    facts.type = text("DDR5");
    facts.formFactor = text("RDIMM");
    facts.speed = known(4800.0);
    facts.hasEcc = known(true);
    facts.power = watts(5);
    return facts;
}

GpuFacts gpuFacts()
{
    GpuFacts facts;
    facts.formFactor = text("PCIe FHFL dual-slot, passive");
    facts.tdp = watts(350);
    facts.memory = gibibytes(80);
    facts.pcieGeneration = known(5);
    facts.pcieLanes = known(16);
    facts.slotWidth = known(2.0);
    facts.cooling = text("passive");
    return facts;
}

DriveFacts driveFacts(double terabytes, const char *interface, const char *form)
{
    DriveFacts facts;
    facts.capacity = {Bytes::fromBytes(terabytes * tera), {}};
    facts.interface = text(interface);
    facts.formFactor = text(form);
    facts.pcieLanes = known(4);
    facts.readRate = gigabytesPerSecond(7);
    facts.writeRate = gigabytesPerSecond(4);
    facts.power = watts(20);
    return facts;
}

NicFacts nicFacts()
{
    NicFacts facts;
    facts.ports = known(1);
    facts.portRate = gigabytesPerSecond(50);
    facts.protocol = text("InfiniBand NDR / Ethernet");
    facts.connector = text("QSFP112");
    facts.pcieGeneration = known(5);
    facts.pcieLanes = known(16);
    facts.power = watts(25);
    return facts;
}

SwitchFacts switchFacts()
{
    SwitchFacts facts;
    facts.ports = known(64);
    facts.portRate = gigabytesPerSecond(50);
    facts.protocol = text("InfiniBand NDR");
    facts.rackUnits = known(1.0);
    return facts;
}

PowerSupplyFacts supplyFacts()
{
    PowerSupplyFacts facts;
    facts.output = watts(3000);
    facts.efficiency = known(0.94);
    facts.redundancy = text("2+2");
    facts.formFactor = text("server CRPS or proprietary");
    facts.inputVoltage = text("200-240");
    return facts;
}

RackFacts rackFacts()
{
    RackFacts facts;
    facts.rackUnits = known(42.0);
    facts.depth = known(1050.0);
    facts.maxPower = watts(15000);
    facts.maxWeight = known(1000.0);
    return facts;
}

} // namespace

RuleLab::RuleLab()
{
    OtherFacts cordFacts;
    cordFacts.cordCurrent = known(16.0);
    m_parts = {made("lab-platform", platformFacts()),
               made("lab-cpu", cpuFacts()),
               made("lab-memory", memoryFacts()),
               made("lab-gpu", gpuFacts(), "nvidia-h100-pcie-80gb"),
               made("lab-drive", driveFacts(3.84, "NVMe PCIe 4.0 x4", "U.2")),
               made("lab-boot", driveFacts(0.48, "SATA 6 Gb/s", "2.5 inch")),
               made("lab-nic", nicFacts()),
               made("lab-switch", switchFacts()),
               made("lab-supply", supplyFacts()),
               made("lab-rack", rackFacts()),
               made("lab-cord", cordFacts)};
    build.name = QStringLiteral("lab");
    build.platformId = QStringLiteral("lab-platform");
    fit("lab-cpu", 2);
    fit("lab-memory", 16);
    fit("lab-gpu", 8);
    fit("lab-drive", 4);
    fit("lab-boot", 2);
    fit("lab-nic", 8);
    fit("lab-supply", 4);
    fit("lab-rack", 1);
    fit("lab-cord", 4);
}

Part &RuleLab::part(const char *id)
{
    const auto found = std::ranges::find(m_parts, QString::fromLatin1(id), &Part::id);
    if (found == m_parts.end())
        qFatal("the lab has no %s", id);
    return *found;
}

Part &RuleLab::copy(const char *id, const char *newId)
{
    Part another = part(id);
    another.id = QString::fromLatin1(newId);
    another.name = another.id;
    return m_parts.emplace_back(std::move(another));
}

void RuleLab::fit(const char *id, int count)
{
    const QString partId = QString::fromLatin1(id);
    std::erase_if(build.lines, [&](const ServerLine &line) { return line.partId == partId; });
    if (count > 0)
        build.lines.push_back({partId, count, {}});
}

void RuleLab::setText(const char *id, const char *originalText)
{
    std::ranges::find(build.lines, QString::fromLatin1(id), &ServerLine::partId)->originalText = QString::fromUtf8(
        originalText);
}

PartCatalogue RuleLab::catalogue() const
{
    std::vector<Part> all = m_parts;
    std::ranges::copy_if(builtInParts().parts(), std::back_inserter(all),
                         [this](const Part &part) { return std::ranges::count(m_parts, part.id, &Part::id) == 0; });
    return {std::move(all), builtInParts().systems()};
}

std::vector<Finding> RuleLab::findings() const
{
    const PartCatalogue parts = catalogue();
    return checkServer(ServerFacts(build, parts, builtIn()), parts, builtIn());
}

std::vector<Finding> RuleLab::answers(const QString &rule) const
{
    std::vector<Finding> found = findings();
    std::erase_if(found, [&](const Finding &finding) { return finding.rule != rule; });
    return found;
}

Verdict verdictOf(const std::vector<Finding> &answers)
{
    for (const Verdict verdict : {Verdict::Stop, Verdict::Warning, Verdict::Note, Verdict::NotKnown}) {
        if (std::ranges::count(answers, verdict, &Finding::verdict) > 0)
            return verdict;
    }
    return Verdict::Passes;
}

} // namespace tests
