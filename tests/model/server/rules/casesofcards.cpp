// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulelab.h"

using namespace model;

namespace tests {

namespace {

/// A server of eight modules on a baseboard, of which nothing but the GPUs is of interest.
void useModules(RuleLab &lab)
{
    lab.platform().kind = PlatformKind::HgxServer;
    lab.platform().gpuFormFactor.value = QStringLiteral("SXM5 (HGX 8-GPU baseboard)");
    lab.gpu().formFactor.value = QStringLiteral("SXM5");
}

void useDesktopBoard(RuleLab &lab)
{
    lab.platform().kind = PlatformKind::Board;
    lab.platform().cpuSocket.value = QStringLiteral("LGA1700");
    lab.platform().cpuSockets.value = 1;
    lab.cpu().socket.value = QStringLiteral("LGA1700");
    lab.fit("lab-cpu", 1);
}

/// Without a switch, with adapters and drives that leave the GPUs the lanes.
void useLanes(RuleLab &lab, int ofTheGpus)
{
    lab.platform().hasPcieSwitch.value = false;
    lab.gpu().pcieLanes.value = ofTheGpus;
    lab.fit("lab-nic", 1);
    lab.fit("lab-drive", 4);
}

} // namespace

std::vector<RuleCase> casesOfCards()
{
    using enum Verdict;
    return {
        {"P1", "known", Note, [](RuleLab &) {}},
        {"P1", "lanes of an adapter unknown", NotKnown, [](RuleLab &lab) { lab.nic().pcieLanes.value.reset(); }},
        {"P1", "a RAID adapter", NotKnown,
         [](RuleLab &lab) { lab.part("lab-cord").name = QStringLiteral("RAID card"); }},
        {"P2", "known", Note, [](RuleLab &) {}},
        {"P2", "two EPYC: the board decides", NotKnown,
         [](RuleLab &lab) { lab.cpu().socket.value = QStringLiteral("SP5"); }},
        {"P2", "two EPYC on a board that says", Note,
         [](RuleLab &lab) {
             lab.cpu().socket.value = QStringLiteral("SP5");
             lab.platform().pcieLanes.value = 160;
         }},
        {"P2", "unknown", NotKnown, [](RuleLab &lab) { lab.cpu().pcieLanes.value.reset(); }},
        {"P3", "a switch", Passes, [](RuleLab &) {}},
        {"P3", "160 of 160", Passes, [](RuleLab &lab) { useLanes(lab, 16); }},
        {"P3", "164 of 160", Warning,
         [](RuleLab &lab) {
             useLanes(lab, 16);
             lab.fit("lab-drive", 5);
         }},
        {"P3", "a GPU without lanes", Stop,
         [](RuleLab &lab) {
             lab.copy("lab-platform", "lab-platform-2"); // with a switch
             useLanes(lab, 21);
         }},
        {"P3", "whether there is a switch is unknown", Warning,
         [](RuleLab &lab) {
             useLanes(lab, 21);
             lab.platform().hasPcieSwitch.value.reset();
         }},
        {"P3", "lanes of the processors unknown", NotKnown,
         [](RuleLab &lab) {
             useLanes(lab, 16);
             lab.cpu().pcieLanes.value.reset();
         }},
        {"P3", "lanes of an adapter unknown", NotKnown,
         [](RuleLab &lab) {
             useLanes(lab, 16);
             lab.nic().pcieLanes.value.reset();
         }},
        {"P4", "two GPUs to an uplink", Passes, [](RuleLab &) {}},
        {"P4", "three uplinks for eight", Warning, [](RuleLab &lab) { lab.platform().pcieUplinks.value = 3; }},
        {"P4", "uplinks unknown", NotKnown, [](RuleLab &lab) { lab.platform().pcieUplinks.value.reset(); }},
        {"P4", "whether there is a switch is unknown", NotKnown,
         [](RuleLab &lab) { lab.platform().hasPcieSwitch.value.reset(); }},
        {"P5", "24 positions", Passes, [](RuleLab &) {}},
        {"P5", "23 slots", Stop,
         [](RuleLab &lab) {
             lab.platform().pcieSlots.value = std::vector<PcieSlots>{{23, 16, 5, QStringLiteral("FHFL")}};
         }},
        {"P5", "slots of eight lanes", Stop,
         [](RuleLab &lab) {
             lab.platform().pcieSlots.value = std::vector<PcieSlots>{{24, 8, 5, QStringLiteral("FHFL")}};
         }},
        {"P5", "a mezzanine is no slot", Stop,
         [](RuleLab &lab) {
             lab.platform().pcieSlots.value = std::vector<PcieSlots>{{23, 16, 5, QStringLiteral("FHFL")},
                                                                     {1, 16, 5, QStringLiteral("AIOM")}};
         }},
        {"P5", "two cable connectors make a slot", Passes,
         [](RuleLab &lab) {
             lab.platform().pcieSlots.value = std::vector<PcieSlots>{{48, 8, 5, QStringLiteral("MCIO")}};
         }},
        {"P5", "slots unknown", NotKnown, [](RuleLab &lab) { lab.platform().pcieSlots.value.reset(); }},
        {"P5", "width of the cards unknown", NotKnown, [](RuleLab &lab) { lab.gpu().slotWidth.value.reset(); }},
        {"P5", "too many of unknown width", Stop,
         [](RuleLab &lab) {
             lab.gpu().slotWidth.value.reset();
             lab.fit("lab-gpu", 17);
         }},
        {"P6", "one generation", Passes, [](RuleLab &) {}},
        {"P6", "an older platform", Note, [](RuleLab &lab) { lab.platform().pcieGeneration.value = 4; }},
        {"P6", "generation unknown", NotKnown, [](RuleLab &lab) { lab.gpu().pcieGeneration.value.reset(); }},
        {"P7", "400 Gb/s in 16 lanes of generation 5", Passes, [](RuleLab &) {}},
        {"P7", "400 Gb/s in 16 lanes of generation 4", Warning,
         [](RuleLab &lab) { lab.platform().pcieGeneration.value = 4; }},
        {"P7", "200 Gb/s in 16 lanes of generation 4", Passes,
         [](RuleLab &lab) {
             lab.platform().pcieGeneration.value = 4;
             lab.nic().portRate.value = BytesPerSecond::fromGigabytesPerSecond(25);
         }},
        {"P7", "generation of the platform unknown", NotKnown,
         [](RuleLab &lab) { lab.platform().pcieGeneration.value.reset(); }},
        {"P7", "rate unknown", NotKnown, [](RuleLab &lab) { lab.nic().portRate.value.reset(); }},
        {"P8", "four and four", Passes, [](RuleLab &) {}},
        {"P8", "five and three", Warning, [](RuleLab &lab) { lab.platform().gpusOnFirstSocket.value = 5; }},
        {"P8", "unknown", NotKnown, [](RuleLab &lab) { lab.platform().gpusOnFirstSocket.value.reset(); }},
        {"P9", "a server", Passes, [](RuleLab &) {}},
        {"P9", "one card on a desktop board", Passes,
         [](RuleLab &lab) {
             useDesktopBoard(lab);
             lab.fit("lab-gpu", 1);
         }},
        {"P9", "two cards on a desktop board", Warning,
         [](RuleLab &lab) {
             useDesktopBoard(lab);
             lab.fit("lab-gpu", 2);
         }},
        {"P9", "a board of unknown socket", NotKnown,
         [](RuleLab &lab) {
             useDesktopBoard(lab);
             lab.platform().cpuSocket.value.reset();
         }},

        {"G1", "cards in slots", Passes, [](RuleLab &) {}},
        {"G1", "modules on their board", Passes, [](RuleLab &lab) { useModules(lab); }},
        {"G1", "OAM in a slot", Stop, [](RuleLab &lab) { lab.gpu().formFactor.value = QStringLiteral("OAM"); }},
        {"G1", "SXM4 on a board of SXM5", Stop,
         [](RuleLab &lab) {
             useModules(lab);
             lab.gpu().formFactor.value = QStringLiteral("SXM4");
         }},
        {"G1", "SXM of an unknown generation", NotKnown,
         [](RuleLab &lab) {
             useModules(lab);
             lab.gpu().formFactor.value = QStringLiteral("SXM");
         }},
        {"G1", "PCIe or SXM5, the article does not say", NotKnown,
         [](RuleLab &lab) { lab.gpu().formFactor.value = QStringLiteral("form not stated (PCIe or SXM5)"); }},
        {"G1", "a B200 on the board of the B300", Stop,
         [](RuleLab &lab) {
             useModules(lab);
             lab.platform().gpuFormFactor.value = QStringLiteral("SXM (HGX B300 8-GPU baseboard)");
             lab.gpu().formFactor.value = QStringLiteral("SXM");
             lab.part("lab-gpu").name = QStringLiteral("B200 SXM 180 GB");
         }},
        {"G1", "form of the GPU unknown", NotKnown, [](RuleLab &lab) { lab.gpu().formFactor.value.reset(); }},
        {"G1", "form of the platform unknown", NotKnown,
         [](RuleLab &lab) { lab.platform().gpuFormFactor.value.reset(); }},
        {"G2", "eight modules", Passes, [](RuleLab &lab) { useModules(lab); }},
        {"G2", "seven modules", Stop,
         [](RuleLab &lab) {
             useModules(lab);
             lab.fit("lab-gpu", 7);
         }},
        {"G2", "four on a board of eight", Stop,
         [](RuleLab &lab) {
             useModules(lab);
             lab.fit("lab-gpu", 4);
         }},
        {"G2", "form unknown", NotKnown,
         [](RuleLab &lab) {
             useModules(lab);
             lab.gpu().formFactor.value.reset();
         }},
        {"G3", "eight cards of two slots", Passes, [](RuleLab &) {}},
        {"G3", "nine cards", Stop, [](RuleLab &lab) { lab.fit("lab-gpu", 9); }},
        {"G3", "cards of three slots", Stop, [](RuleLab &lab) { lab.gpu().slotWidth.value = 3; }},
        {"G3", "width unknown", NotKnown, [](RuleLab &lab) { lab.gpu().slotWidth.value.reset(); }},
        {"G3", "positions unknown", NotKnown,
         [](RuleLab &lab) {
             lab.platform().gpuSlots.value.reset();
             lab.platform().pcieSlots.value.reset();
         }},
        {"G4", "at the limit", Passes, [](RuleLab &) {}},
        {"G4", "above it", Stop, [](RuleLab &lab) { lab.gpu().tdp.value = Watts::fromWatts(351); }},
        {"G4", "capped to it", Passes,
         [](RuleLab &lab) {
             lab.gpu().tdp.value = Watts::fromWatts(450);
             lab.build.gpuPowerCapWatts = 350;
         }},
        {"G4", "limit unknown", NotKnown, [](RuleLab &lab) { lab.platform().maxGpuTdp.value.reset(); }},
        {"G5", "passive in a server", Passes, [](RuleLab &) {}},
        {"G5", "passive on a desktop board", Stop, useDesktopBoard},
        {"G5", "with a fan on a desktop board", Passes,
         [](RuleLab &lab) {
             useDesktopBoard(lab);
             lab.gpu().cooling.value = QStringLiteral("blower");
         }},
        {"G5", "cooling unknown", NotKnown, [](RuleLab &lab) { lab.gpu().cooling.value.reset(); }},
        {"G5", "passive on a server board without a chassis", NotKnown,
         [](RuleLab &lab) { lab.platform().kind = PlatformKind::Board; }},
        {"G6", "one model", Passes, [](RuleLab &) {}},
        {"G6", "two models", Warning,
         [](RuleLab &lab) {
             lab.copy("lab-gpu", "lab-gpu-2");
             lab.fit("lab-gpu", 4);
             lab.fit("lab-gpu-2", 4);
         }},
        {"G7", "a pair", Passes, [](RuleLab &lab) { lab.fit("lab-gpu", 2); }},
        {"G7", "eight cards in pairs", Note, [](RuleLab &) {}},
        {"G7", "cards without a link", Note,
         [](RuleLab &lab) { lab.part("lab-gpu").deviceId = QStringLiteral("nvidia-rtx-4090"); }},
        {"G7", "another card", NotKnown,
         [](RuleLab &lab) { lab.part("lab-gpu").deviceId = QStringLiteral("nvidia-l40s"); }},
        {"G8", "no publication", Passes, [](RuleLab &) {}},
        {"G8", "the module's figures for the card", Warning,
         [](RuleLab &lab) {
             lab.build = buildFromSystem(**builtInParts().getSystem(QStringLiteral("seed-desk-13900ks-h100")),
                                         builtInParts());
         }},
        {"G8", "figures of nobody", Note,
         [](RuleLab &lab) {
             lab.build = buildFromSystem(**builtInParts().getSystem(QStringLiteral("seed-desk-13900ks-4090")),
                                         builtInParts());
         }},
        {"G8", "a card that the catalogue of devices lacks", NotKnown,
         [](RuleLab &lab) {
             lab.build = buildFromSystem(**builtInParts().getSystem(QStringLiteral("seed-desk-13900ks-4090")),
                                         builtInParts());
             lab.copy("lab-gpu", "gpu-rtx4090-24").deviceId.clear();
         }},
        {"G9", "open", Passes, [](RuleLab &) {}},
        {"G9", "closed, as it is sold", Note,
         [](RuleLab &lab) {
             lab.build = buildFromSystem(**builtInParts().getSystem(QStringLiteral("ref-dgx-h100")), builtInParts());
         }},
        {"G9", "closed, with a part added", Stop,
         [](RuleLab &lab) {
             lab.build = buildFromSystem(**builtInParts().getSystem(QStringLiteral("seed-desk-m2-ultra")),
                                         builtInParts());
             lab.fit("gpu-rtx4090-24", 1);
         }},
        {"G9", "closed, in a rack", Note,
         [](RuleLab &lab) {
             lab.build = buildFromSystem(**builtInParts().getSystem(QStringLiteral("ref-dgx-h100")), builtInParts());
             lab.fit("rack-42u", 1);
         }},
        {"G9", "no platform", NotKnown, [](RuleLab &lab) { lab.build.platformId.clear(); }},
    };
}

} // namespace tests
