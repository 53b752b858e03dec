// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulelab.h"

using namespace model;

namespace tests {

std::vector<RuleCase> casesOfNetwork()
{
    using enum Verdict;
    return {
        {"N1", "one for each GPU", Passes, [](RuleLab &) {}},
        {"N1", "seven for eight", Note, [](RuleLab &lab) { lab.fit("lab-nic", 7); }},
        {"N1", "five for eight", Note, [](RuleLab &lab) { lab.fit("lab-nic", 5); }},
        {"N1", "four for eight", Warning, [](RuleLab &lab) { lab.fit("lab-nic", 4); }},
        {"N1", "slow ones do not count", Warning,
         [](RuleLab &lab) {
             auto &slow = std::get<NicFacts>(lab.copy("lab-nic", "lab-nic-2").facts);
             slow.protocol.value = QStringLiteral("Ethernet");
             slow.portRate.value = BytesPerSecond::fromGigabytesPerSecond(25.0 / 8);
             lab.fit("lab-nic", 4);
             lab.fit("lab-nic-2", 4);
         }},
        {"N1", "none in one server", Passes, [](RuleLab &lab) { lab.fit("lab-nic", 0); }},
        {"N1", "none in two servers", Warning,
         [](RuleLab &lab) {
             lab.fit("lab-nic", 0);
             lab.build.settings.nodes = 2;
         }},
        {"N1", "protocol and rate unknown", NotKnown,
         [](RuleLab &lab) {
             lab.nic().protocol.value.reset();
             lab.nic().portRate.value.reset();
         }},
        {"N2", "known", Note, [](RuleLab &) {}},
        {"N2", "no processor", NotKnown, [](RuleLab &lab) { lab.fit("lab-cpu", 0); }},
        {"N3", "known", Note, [](RuleLab &) {}},
        {"N3", "rate unknown", NotKnown, [](RuleLab &lab) { lab.nic().portRate.value.reset(); }},
        {"N4", "InfiniBand at both ends", Passes, [](RuleLab &lab) { lab.fit("lab-switch", 1); }},
        {"N4", "Ethernet and InfiniBand", Stop,
         [](RuleLab &lab) {
             lab.fit("lab-switch", 1);
             lab.nic().protocol.value = QStringLiteral("Ethernet");
         }},
        {"N4", "protocol of the switch unknown", NotKnown,
         [](RuleLab &lab) {
             lab.fit("lab-switch", 1);
             lab.networkSwitch().protocol.value.reset();
         }},
        {"N4", "several servers and no switch", NotKnown, [](RuleLab &lab) { lab.build.settings.nodes = 2; }},
        {"N5", "one rate", Passes, [](RuleLab &lab) { lab.fit("lab-switch", 1); }},
        {"N5", "two rates", Note,
         [](RuleLab &lab) {
             lab.fit("lab-switch", 1);
             lab.networkSwitch().portRate.value = BytesPerSecond::fromGigabytesPerSecond(25);
         }},
        {"N5", "rate of the switch unknown", NotKnown,
         [](RuleLab &lab) {
             lab.fit("lab-switch", 1);
             lab.networkSwitch().portRate.value.reset();
         }},
        {"N6", "one server", Passes, [](RuleLab &) {}},
        {"N6", "64 end points on one switch", Passes,
         [](RuleLab &lab) {
             lab.build.settings.nodes = 8;
             lab.fit("lab-switch", 1);
         }},
        {"N6", "72 end points on one switch", Stop,
         [](RuleLab &lab) {
             lab.build.settings.nodes = 9;
             lab.fit("lab-switch", 1);
         }},
        {"N6", "2,048 end points", Passes, [](RuleLab &lab) { lab.build.settings.nodes = 256; }},
        {"N6", "2,056 end points", Stop, [](RuleLab &lab) { lab.build.settings.nodes = 257; }},
        {"N6", "ports of the switch unknown", NotKnown,
         [](RuleLab &lab) {
             lab.build.settings.nodes = 8;
             lab.fit("lab-switch", 1);
             lab.networkSwitch().ports.value.reset();
         }},
        {"N7", "QSFP", Passes, [](RuleLab &) {}},
        {"N7", "OSFP", Warning, [](RuleLab &lab) { lab.nic().connector.value = QStringLiteral("OSFP"); }},
        {"N7", "connector unknown", NotKnown, [](RuleLab &lab) { lab.nic().connector.value.reset(); }},
        {"N8", "one server", Note, [](RuleLab &) {}},
        {"N8", "two servers", Passes, [](RuleLab &lab) { lab.build.settings.nodes = 2; }},

        {"S1", "all bays full", Passes, [](RuleLab &) {}},
        {"S1", "an NVMe drive too many", Stop, [](RuleLab &lab) { lab.fit("lab-drive", 5); }},
        {"S1", "a SATA drive too many", Stop, [](RuleLab &lab) { lab.fit("lab-boot", 3); }},
        {"S1", "SATA in a free bay for NVMe", Passes,
         [](RuleLab &lab) {
             lab.fit("lab-drive", 3);
             lab.fit("lab-boot", 3);
         }},
        {"S1", "an M.2 drive too many", Stop,
         [](RuleLab &lab) {
             lab.drive().formFactor.value = QStringLiteral("M.2");
             lab.fit("lab-drive", 3);
         }},
        {"S1", "bays unknown", NotKnown, [](RuleLab &lab) { lab.platform().nvmeBays.value.reset(); }},
        {"S1", "interface unknown", NotKnown,
         [](RuleLab &lab) {
             lab.boot().interface.value.reset();
             lab.boot().pcieLanes.value.reset();
         }},
        {"S2", "two small ones", Passes, [](RuleLab &) {}},
        {"S2", "one small one", Warning, [](RuleLab &lab) { lab.fit("lab-boot", 1); }},
        {"S2", "none", Warning, [](RuleLab &lab) { lab.fit("lab-boot", 0); }},
        {"S2", "capacity unknown", NotKnown, [](RuleLab &lab) { lab.boot().capacity.value.reset(); }},
        {"S3", "bays for both", Passes, [](RuleLab &) {}},
        {"S3", "no bay for NVMe", Stop, [](RuleLab &lab) { lab.platform().nvmeBays.value = 0; }},
        {"S3", "bays unknown", NotKnown, [](RuleLab &lab) { lab.platform().nvmeBays.value.reset(); }},
        {"S3", "interface unknown", NotKnown, [](RuleLab &lab) { lab.drive().interface.value.reset(); }},
        {"S4", "known", Note, [](RuleLab &) {}},
        {"S4", "capacity unknown", NotKnown,
         [](RuleLab &lab) {
             lab.fit("lab-boot", 0);
             lab.drive().capacity.value.reset();
         }},
        // 4 × 3.84 + 2 × 0.48 TB are 16.32 TB; three checkpoints of 70 billion parameters are 2.94 TB.
        {"S5", "enough", Passes,
         [](RuleLab &lab) { lab.build.settings.checkpointBillions = 16.32e12 / 14 / 3 / 1e9 - 1e-6; }},
        {"S5", "a little too little", Warning,
         [](RuleLab &lab) {
             lab.build.settings.checkpointBillions = 16.32e12 / 14 / 3 / 1e9 + 1e-6;
             lab.platform().nvmeBays.value = 8;
         }},
        {"S5", "capacity unknown", NotKnown,
         [](RuleLab &lab) {
             lab.drive().capacity.value.reset();
             lab.build.settings.checkpointsKept = 1;
         }},
        {"S6", "known", Note, [](RuleLab &lab) { lab.fit("lab-boot", 0); }},
        {"S6", "rate unknown", NotKnown,
         [](RuleLab &lab) {
             lab.fit("lab-boot", 0);
             lab.drive().readRate.value.reset();
         }},

        {"D1", "all there", Passes, [](RuleLab &) {}},
        {"D1", "no supply and no platform", Warning,
         [](RuleLab &lab) {
             lab.build.platformId.clear();
             lab.fit("lab-supply", 0);
         }},
        {"D1", "a part that the catalogue lacks", NotKnown, [](RuleLab &lab) { lab.fit("no-such-part", 1); }},
        {"D2", "no printed list", Passes, [](RuleLab &) {}},
        {"D2", "printed as it is", Passes, [](RuleLab &lab) { lab.setText("lab-cpu", "Xeon 48C 96T 350W *2"); }},
        {"D2", "printed with another power", Note,
         [](RuleLab &lab) { lab.setText("lab-cpu", "Xeon 48C 96T_330W *2"); }},
        {"D2", "power unknown", NotKnown,
         [](RuleLab &lab) {
             lab.setText("lab-cpu", "Xeon 48C 96T 350W *2");
             lab.cpu().tdp.value.reset();
         }},
    };
}

} // namespace tests
