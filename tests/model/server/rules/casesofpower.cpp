// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulelab.h"

using namespace model;

namespace tests {

namespace {

// (8 × 350 + 2 × 350 + 16 × 5 + 6 × 20 + 8 × 25) × 1.1, over an efficiency of 0.94 from the mains
constexpr double load = 4290;
constexpr double wall = load / 0.94;

void supplyOf(RuleLab &lab, double watts)
{
    lab.supply().output.value = Watts::fromWatts(watts);
}

void useClosedRack(RuleLab &lab)
{
    lab.platform().cooling.value = QStringLiteral("liquid (GPUs and CPUs) plus air");
}

} // namespace

std::vector<RuleCase> casesOfPower()
{
    using enum Verdict;
    return {
        {"W1", "known", Note, [](RuleLab &) {}},
        {"W1", "TDP of a processor unknown", NotKnown, [](RuleLab &lab) { lab.cpu().tdp.value.reset(); }},
        {"W1", "no processor listed", NotKnown, [](RuleLab &lab) { lab.fit("lab-cpu", 0); }},
        {"W1", "power of an adapter unknown: assumed", Note, [](RuleLab &lab) { lab.nic().power.value.reset(); }},
        {"W1", "published", Note,
         [](RuleLab &lab) {
             lab.cpu().tdp.value.reset();
             lab.platform().maxSystemPower.value = Watts::fromWatts(5000);
         }},
        {"W2", "known", Note, [](RuleLab &) {}},
        {"W2", "redundancy unknown", NotKnown, [](RuleLab &lab) { lab.supply().redundancy.value.reset(); }},
        {"W2", "output unknown", NotKnown, [](RuleLab &lab) { lab.supply().output.value.reset(); }},
        {"W3", "two carry it", Passes, [](RuleLab &lab) { supplyOf(lab, load / 2 + 0.01); }},
        {"W3", "two do not, four do", Warning, [](RuleLab &lab) { supplyOf(lab, load / 2 - 0.01); }},
        {"W3", "four just carry it", Warning, [](RuleLab &lab) { supplyOf(lab, load / 4 + 0.01); }},
        {"W3", "four do not", Stop, [](RuleLab &lab) { supplyOf(lab, load / 4 - 0.01); }},
        {"W3", "a published power counts", Stop,
         [](RuleLab &lab) { lab.platform().maxSystemPower.value = Watts::fromWatts(12001); }},
        {"W3", "redundancy unknown", NotKnown, [](RuleLab &lab) { lab.supply().redundancy.value.reset(); }},
        {"W3", "load unknown", NotKnown, [](RuleLab &lab) { lab.cpu().tdp.value.reset(); }},
        {"W3", "load unknown, but too much as far as it is known", Stop,
         [](RuleLab &lab) {
             lab.cpu().tdp.value.reset();
             supplyOf(lab, 800);
         }},
        {"W3", "no supply", NotKnown,
         [](RuleLab &lab) {
             lab.fit("lab-supply", 0);
             lab.platform().psuBays.value.reset();
         }},
        {"W4", "80 %", Passes, [](RuleLab &lab) { supplyOf(lab, load / 1.6 + 0.01); }},
        {"W4", "a little more", Warning, [](RuleLab &lab) { supplyOf(lab, load / 1.6 - 0.01); }},
        {"W4", "another headroom", Passes,
         [](RuleLab &lab) {
             supplyOf(lab, load / 1.6 - 0.01);
             lab.build.settings.supplyHeadroom = 0.9;
         }},
        {"W4", "redundancy unknown", NotKnown, [](RuleLab &lab) { lab.supply().redundancy.value.reset(); }},
        {"W5", "220 V", Passes, [](RuleLab &) {}},
        {"W5", "at its lowest voltage", Passes, [](RuleLab &lab) { lab.build.settings.mainsVolts = 200; }},
        {"W5", "120 V", Stop, [](RuleLab &lab) { lab.build.settings.mainsVolts = 120; }},
        {"W5", "120 V, large, voltages unknown", Stop,
         [](RuleLab &lab) {
             lab.supply().inputVoltage.value.reset();
             lab.build.settings.mainsVolts = 120;
         }},
        {"W5", "120 V, small, voltages unknown", NotKnown,
         [](RuleLab &lab) {
             lab.supply().inputVoltage.value.reset();
             supplyOf(lab, 750);
             lab.build.settings.mainsVolts = 120;
         }},
        {"W5", "400 V between three phases", Passes,
         [](RuleLab &lab) {
             lab.build.settings.mainsVolts = 400;
             lab.build.settings.phases = 3;
         }},
        {"W5", "output unknown", NotKnown, [](RuleLab &lab) { lab.supply().output.value.reset(); }},
        {"W6", "known", Note, [](RuleLab &) {}},
        {"W6", "efficiency unknown: assumed", Note, [](RuleLab &lab) { lab.supply().efficiency.value.reset(); }},
        {"W6", "load unknown", NotKnown,
         [](RuleLab &lab) {
             lab.gpu().tdp.value.reset();
             lab.part("lab-gpu").deviceId.clear();
         }},
        {"W7", "no cap", Passes, [](RuleLab &) {}},
        {"W7", "a cap at the TDP", Passes, [](RuleLab &lab) { lab.build.gpuPowerCapWatts = 350; }},
        {"W7", "a cap below it", Note, [](RuleLab &lab) { lab.build.gpuPowerCapWatts = 349; }},
        {"W7", "TDP unknown", NotKnown,
         [](RuleLab &lab) {
             lab.gpu().tdp.value.reset();
             lab.part("lab-gpu").deviceId.clear();
             lab.build.gpuPowerCapWatts = 300;
         }},
        {"W8", "known", Note, [](RuleLab &) {}},
        {"W8", "output unknown", NotKnown, [](RuleLab &lab) { lab.supply().output.value.reset(); }},

        {"B1", "12.8 A of 16 A", Passes,
         [](RuleLab &lab) { lab.build.settings.breakerAmps = wall / 2 / 220 / 0.8 + 1e-6; }},
        {"B1", "a little more", Warning,
         [](RuleLab &lab) { lab.build.settings.breakerAmps = wall / 2 / 220 / 0.8 - 1e-6; }},
        {"B1", "switched off", Passes,
         [](RuleLab &lab) {
             lab.build.settings.breakerAmps = 11;
             lab.build.settings.limitsContinuousLoad = false;
         }},
        {"B1", "redundancy unknown", NotKnown, [](RuleLab &lab) { lab.supply().redundancy.value.reset(); }},
        {"B2", "always", Note, [](RuleLab &) {}},
        {"B3", "one circuit", Passes, [](RuleLab &lab) { lab.build.settings.breakerAmps = wall / 220 / 0.8 + 1e-6; }},
        {"B3", "a little more than one", Warning,
         [](RuleLab &lab) { lab.build.settings.breakerAmps = wall / 220 / 0.8 - 1e-6; }},
        {"B3", "the whole breaker where no rule limits it", Passes,
         [](RuleLab &lab) {
             lab.build.settings.breakerAmps = wall / 220 + 1e-6;
             lab.build.settings.limitsContinuousLoad = false;
         }},
        {"B3", "load unknown", NotKnown, [](RuleLab &lab) { lab.cpu().tdp.value.reset(); }},
        {"B4", "one feed", Passes, [](RuleLab &) {}},
        {"B4", "40 %", Passes,
         [](RuleLab &lab) {
             lab.build.settings.hasTwoFeeds = true;
             lab.build.settings.breakerAmps = wall / 4 / 220 / 0.4 + 1e-6;
         }},
        {"B4", "a little more", Warning,
         [](RuleLab &lab) {
             lab.build.settings.hasTwoFeeds = true;
             lab.build.settings.breakerAmps = wall / 4 / 220 / 0.4 - 1e-6;
         }},
        {"B4", "load unknown", NotKnown,
         [](RuleLab &lab) {
             lab.build.settings.hasTwoFeeds = true;
             lab.cpu().tdp.value.reset();
         }},
        {"B5", "16 A", Passes, [](RuleLab &lab) { supplyOf(lab, 16 * 220 * 0.94 - 1e-6); }},
        {"B5", "a little more", Stop, [](RuleLab &lab) { supplyOf(lab, 16 * 220 * 0.94 + 1e-6); }},
        {"B5", "a smaller cord", Stop, [](RuleLab &lab) { lab.cord().cordCurrent.value = 10; }},
        {"B5", "no cord listed: as the settings say", Stop,
         [](RuleLab &lab) {
             lab.fit("lab-cord", 0);
             lab.build.settings.cordAmps = 10;
         }},
        {"B5", "output unknown", NotKnown, [](RuleLab &lab) { lab.supply().output.value.reset(); }},

        {"R1", "42 U", Passes, [](RuleLab &lab) { lab.platform().rackUnits.value = 42; }},
        {"R1", "43 U", Stop, [](RuleLab &lab) { lab.platform().rackUnits.value = 43; }},
        {"R1", "ten of 4 U and two switches in a rack", Passes,
         [](RuleLab &lab) {
             lab.build.settings.nodes = 10;
             lab.fit("lab-switch", 2);
         }},
        {"R1", "ten of 4 U and three switches in a rack", Stop,
         [](RuleLab &lab) {
             lab.build.settings.nodes = 10;
             lab.fit("lab-switch", 3);
         }},
        {"R1", "height unknown", NotKnown, [](RuleLab &lab) { lab.platform().rackUnits.value.reset(); }},
        {"R2", "all that it may take", Passes,
         [](RuleLab &lab) { lab.rack().maxPower.value = Watts::fromWatts(wall + 0.01); }},
        {"R2", "a little more", Stop, [](RuleLab &lab) { lab.rack().maxPower.value = Watts::fromWatts(wall - 0.01); }},
        {"R2", "four to a rack", Stop, [](RuleLab &lab) { lab.build.settings.nodes = 4; }},
        {"R2", "four to two racks", Passes,
         [](RuleLab &lab) {
             lab.build.settings.nodes = 4;
             lab.fit("lab-rack", 2);
         }},
        {"R2", "load unknown", NotKnown, [](RuleLab &lab) { lab.cpu().tdp.value.reset(); }},
        {"R3", "within what air takes", Passes, [](RuleLab &) {}},
        {"R3", "near the end of it", Note,
         [](RuleLab &lab) { lab.platform().maxSystemPower.value = Watts::fromWatts(30000); }},
        {"R3", "beyond", Warning, [](RuleLab &lab) { lab.platform().maxSystemPower.value = Watts::fromWatts(30001); }},
        {"R3", "liquid", Passes,
         [](RuleLab &lab) {
             lab.platform().maxSystemPower.value = Watts::fromWatts(120000);
             lab.build.settings.hasLiquidCooling = true;
         }},
        {"R3", "load unknown", NotKnown, [](RuleLab &lab) { lab.cpu().tdp.value.reset(); }},
        {"R4", "air", Passes, [](RuleLab &) {}},
        {"R4", "liquid that is not there", Stop, useClosedRack},
        {"R4", "liquid that is there", Passes,
         [](RuleLab &lab) {
             useClosedRack(lab);
             lab.build.settings.hasLiquidCooling = true;
         }},
        {"R4", "unknown", NotKnown, [](RuleLab &lab) { lab.platform().cooling.value.reset(); }},
        {"R5", "known", Note, [](RuleLab &) {}},
        {"R5", "load unknown", NotKnown, [](RuleLab &lab) { lab.cpu().tdp.value.reset(); }},
        {"R6", "known", Note, [](RuleLab &) {}},
        {"R6", "load unknown", NotKnown, [](RuleLab &lab) { lab.cpu().tdp.value.reset(); }},
        {"R7", "all that it carries", Passes, [](RuleLab &lab) { lab.platform().weight.value = 1000; }},
        {"R7", "a little more", Stop, [](RuleLab &lab) { lab.platform().weight.value = 1000.1; }},
        {"R7", "weight unknown", NotKnown, [](RuleLab &lab) { lab.platform().weight.value.reset(); }},
        {"R7", "rack unknown", NotKnown, [](RuleLab &lab) { lab.rack().maxWeight.value.reset(); }},
        {"R8", "below 100 Gb/s", Passes,
         [](RuleLab &lab) { lab.nic().portRate.value = BytesPerSecond::fromGigabytesPerSecond(12.4); }},
        {"R8", "100 Gb/s", Warning,
         [](RuleLab &lab) { lab.nic().portRate.value = BytesPerSecond::fromGigabytesPerSecond(12.5); }},
        {"R8", "rate unknown", NotKnown, [](RuleLab &lab) { lab.nic().portRate.value.reset(); }},
        {"R10", "as deep as the rack", Passes, [](RuleLab &lab) { lab.platform().depth.value = 1050; }},
        {"R10", "deeper", Stop, [](RuleLab &lab) { lab.platform().depth.value = 1051; }},
        {"R10", "depth unknown", NotKnown, [](RuleLab &lab) { lab.platform().depth.value.reset(); }},
        {"R10", "no rack", NotKnown, [](RuleLab &lab) { lab.fit("lab-rack", 0); }},
    };
}

} // namespace tests
