// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulelab.h"

using namespace model;

namespace tests {

std::vector<RuleCase> casesOfParts()
{
    using enum Verdict;
    return {
        {"C1", "same socket", Passes, [](RuleLab &) {}},
        {"C1", "another socket", Stop, [](RuleLab &lab) { lab.cpu().socket.value = QStringLiteral("LGA4189"); }},
        {"C1", "socket of the board unknown", NotKnown, [](RuleLab &lab) { lab.platform().cpuSocket.value.reset(); }},
        {"C1", "socket of the processor unknown", NotKnown, [](RuleLab &lab) { lab.cpu().socket.value.reset(); }},
        {"C1", "no platform", NotKnown, [](RuleLab &lab) { lab.build.platformId.clear(); }},
        {"C2", "as many as sockets", Passes, [](RuleLab &) {}},
        {"C2", "one too many", Stop, [](RuleLab &lab) { lab.fit("lab-cpu", 3); }},
        {"C2", "sockets unknown", NotKnown, [](RuleLab &lab) { lab.platform().cpuSockets.value.reset(); }},
        {"C2", "no processor", NotKnown, [](RuleLab &lab) { lab.fit("lab-cpu", 0); }},
        {"C3", "two of a model for two", Passes, [](RuleLab &) {}},
        {"C3", "two of a model for one", Stop, [](RuleLab &lab) { lab.cpu().maxSockets.value = 1; }},
        {"C3", "unknown", NotKnown, [](RuleLab &lab) { lab.cpu().maxSockets.value.reset(); }},
        {"C4", "one model", Passes, [](RuleLab &) {}},
        {"C4", "two models", Stop,
         [](RuleLab &lab) {
             lab.copy("lab-cpu", "lab-cpu-2");
             lab.fit("lab-cpu", 1);
             lab.fit("lab-cpu-2", 1);
         }},
        {"C4", "no processor", NotKnown, [](RuleLab &lab) { lab.fit("lab-cpu", 0); }},
        {"C5", "all sockets filled", Passes, [](RuleLab &) {}},
        {"C5", "one socket empty", Warning, [](RuleLab &lab) { lab.fit("lab-cpu", 1); }},
        {"C5", "sockets unknown", NotKnown, [](RuleLab &lab) { lab.platform().cpuSockets.value.reset(); }},
        {"C6", "twice the cores", Passes, [](RuleLab &) {}},
        {"C6", "another number", Warning, [](RuleLab &lab) { lab.cpu().threads.value = 64; }},
        {"C6", "printed otherwise", Warning, [](RuleLab &lab) { lab.setText("lab-cpu", "Xeon,48C64T,105M"); }},
        {"C6", "printed as it is", Passes, [](RuleLab &lab) { lab.setText("lab-cpu", "Xeon 48C 96T 3.80GHz"); }},
        {"C6", "a desktop processor has cores of two kinds", Passes,
         [](RuleLab &lab) {
             lab.cpu().socket.value = QStringLiteral("LGA1700");
             lab.cpu().threads.value = 64;
         }},
        {"C6", "threads unknown", NotKnown, [](RuleLab &lab) { lab.cpu().threads.value.reset(); }},
        {"C7", "56 cores for eight GPUs", Passes, [](RuleLab &lab) { lab.cpu().cores.value = 28; }},
        {"C7", "54 cores for eight GPUs", Warning, [](RuleLab &lab) { lab.cpu().cores.value = 27; }},
        {"C7", "2.0 GHz", Passes, [](RuleLab &lab) { lab.cpu().baseClock.value = 2.0; }},
        {"C7", "1.9 GHz", Warning, [](RuleLab &lab) { lab.cpu().baseClock.value = 1.9; }},
        {"C7", "one processor for eight GPUs", Warning,
         [](RuleLab &lab) {
             lab.cpu().cores.value = 96;
             lab.fit("lab-cpu", 1);
         }},
        {"C7", "one processor for two GPUs", Passes,
         [](RuleLab &lab) {
             lab.fit("lab-cpu", 1);
             lab.fit("lab-gpu", 2);
         }},
        {"C7", "cores unknown", NotKnown, [](RuleLab &lab) { lab.cpu().cores.value.reset(); }},
        {"C7", "clock unknown", NotKnown, [](RuleLab &lab) { lab.cpu().baseClock.value.reset(); }},
        {"C7", "few cores and the clock unknown", Warning,
         [](RuleLab &lab) {
             lab.cpu().baseClock.value.reset();
             lab.cpu().cores.value = 27;
         }},
        {"C8", "at the limit", Passes, [](RuleLab &) {}},
        {"C8", "above it", Stop, [](RuleLab &lab) { lab.cpu().tdp.value = Watts::fromWatts(351); }},
        {"C8", "limit unknown", NotKnown, [](RuleLab &lab) { lab.platform().maxCpuTdp.value.reset(); }},
        {"C8", "TDP unknown", NotKnown, [](RuleLab &lab) { lab.cpu().tdp.value.reset(); }},

        {"M1", "DDR5 throughout", Passes, [](RuleLab &) {}},
        {"M1", "DDR4 modules", Stop, [](RuleLab &lab) { lab.memory().type.value = QStringLiteral("DDR4"); }},
        {"M1", "a board for DDR4", Stop,
         [](RuleLab &lab) { lab.platform().memoryType.value = QStringLiteral("DDR4 RDIMM"); }},
        {"M1", "a board for both", Passes,
         [](RuleLab &lab) { lab.platform().memoryType.value = QStringLiteral("DDR5 or DDR4 RDIMM"); }},
        {"M1", "modules unknown", NotKnown, [](RuleLab &lab) { lab.memory().type.value.reset(); }},
        {"M1", "board unknown", NotKnown, [](RuleLab &lab) { lab.platform().memoryType.value.reset(); }},
        {"M1", "processor unknown", NotKnown, [](RuleLab &lab) { lab.cpu().memoryType.value.reset(); }},
        {"M1", "DDR4 modules in an unknown board", Stop,
         [](RuleLab &lab) {
             lab.memory().type.value = QStringLiteral("DDR4");
             lab.build.platformId.clear();
         }},
        {"M2", "as many as slots", Passes, [](RuleLab &lab) { lab.fit("lab-memory", 32); }},
        {"M2", "one too many", Stop, [](RuleLab &lab) { lab.fit("lab-memory", 33); }},
        {"M2", "slots of an empty socket", Stop,
         [](RuleLab &lab) {
             lab.fit("lab-cpu", 1);
             lab.fit("lab-memory", 17);
         }},
        {"M2", "a kit counts its modules", Stop,
         [](RuleLab &lab) {
             lab.memory().modulesPerKit.value = 2;
             lab.fit("lab-memory", 17);
         }},
        {"M2", "slots unknown", NotKnown, [](RuleLab &lab) { lab.platform().dimmSlots.value.reset(); }},
        {"M3", "registered", Passes, [](RuleLab &) {}},
        {"M3", "unbuffered", Stop,
         [](RuleLab &lab) { lab.memory().formFactor.value = QStringLiteral("UDIMM kit of 2"); }},
        {"M3", "modules unknown", NotKnown, [](RuleLab &lab) { lab.memory().formFactor.value.reset(); }},
        {"M3", "the board does not say", NotKnown,
         [](RuleLab &lab) { lab.platform().memoryType.value = QStringLiteral("DDR5"); }},
        {"M4", "eight each", Passes, [](RuleLab &) {}},
        {"M4", "twelve each", Warning, [](RuleLab &lab) { lab.fit("lab-memory", 24); }},
        {"M4", "not the same for both", Warning, [](RuleLab &lab) { lab.fit("lab-memory", 15); }},
        {"M4", "ten each: see the manual", NotKnown, [](RuleLab &lab) { lab.fit("lab-memory", 20); }},
        {"M4", "socket unknown", NotKnown, [](RuleLab &lab) { lab.cpu().socket.value.reset(); }},
        {"M4", "not a Xeon", Passes,
         [](RuleLab &lab) {
             lab.cpu().socket.value = QStringLiteral("SP3");
             lab.fit("lab-memory", 24);
         }},
        {"M5", "twelve each", Passes,
         [](RuleLab &lab) {
             lab.cpu().socket.value = QStringLiteral("SP5");
             lab.fit("lab-memory", 24);
         }},
        {"M5", "six each", Note,
         [](RuleLab &lab) {
             lab.cpu().socket.value = QStringLiteral("SP5");
             lab.fit("lab-memory", 12);
         }},
        {"M5", "five each", Warning,
         [](RuleLab &lab) {
             lab.cpu().socket.value = QStringLiteral("SP5");
             lab.fit("lab-memory", 10);
         }},
        {"M5", "sixteen each: see the manual", NotKnown,
         [](RuleLab &lab) {
             lab.cpu().socket.value = QStringLiteral("SP5");
             lab.fit("lab-memory", 32);
         }},
        {"M5", "socket unknown", NotKnown, [](RuleLab &lab) { lab.cpu().socket.value.reset(); }},
        {"M6", "one size", Passes, [](RuleLab &) {}},
        {"M6", "two sizes", Warning,
         [](RuleLab &lab) {
             std::get<MemoryFacts>(lab.copy("lab-memory", "lab-memory-2").facts).capacity.value = Bytes::fromGibibytes(
                 32);
             lab.fit("lab-memory", 8);
             lab.fit("lab-memory-2", 8);
         }},
        {"M6", "a kit of two is two modules of half the size", Passes,
         [](RuleLab &lab) {
             auto &kit = std::get<MemoryFacts>(lab.copy("lab-memory", "lab-memory-2").facts);
             kit.capacity.value = Bytes::fromGibibytes(128);
             kit.modulesPerKit.value = 2;
             lab.fit("lab-memory", 8);
             lab.fit("lab-memory-2", 4);
         }},
        {"M6", "size unknown", NotKnown, [](RuleLab &lab) { lab.memory().capacity.value.reset(); }},
        {"M7", "one module to a channel", Passes, [](RuleLab &) {}},
        {"M7", "two to a channel", Note, [](RuleLab &lab) { lab.fit("lab-memory", 32); }},
        {"M7", "faster than the processor", Note, [](RuleLab &lab) { lab.memory().speed.value = 5600; }},
        {"M7", "faster than the board", Note, [](RuleLab &lab) { lab.platform().memorySpeed.value = 4400; }},
        {"M7", "module unknown", NotKnown, [](RuleLab &lab) { lab.memory().speed.value.reset(); }},
        {"M7", "board unknown", NotKnown, [](RuleLab &lab) { lab.platform().memorySpeed.value.reset(); }},
        {"M7", "channels unknown", NotKnown, [](RuleLab &lab) { lab.cpu().memoryChannels.value.reset(); }},
        {"M7", "two to a channel of a Xeon of the 3rd generation", Passes,
         [](RuleLab &lab) {
             lab.cpu().socket.value = QStringLiteral("LGA4189");
             lab.fit("lab-memory", 32);
         }},
        {"M7", "two to a channel of another processor", NotKnown,
         [](RuleLab &lab) {
             lab.cpu().socket.value = QStringLiteral("SP3");
             lab.fit("lab-memory", 32);
         }},
        {"M8", "known", Note, [](RuleLab &) {}},
        {"M8", "channels unknown", NotKnown, [](RuleLab &lab) { lab.cpu().memoryChannels.value.reset(); }},
        {"M8", "speed unknown", NotKnown, [](RuleLab &lab) { lab.memory().speed.value.reset(); }},
        {"M9", "at the limit of the board", Passes,
         [](RuleLab &lab) { lab.platform().maxMemory.value = Bytes::fromGibibytes(1024); }},
        {"M9", "above it", Stop, [](RuleLab &lab) { lab.platform().maxMemory.value = Bytes::fromGibibytes(1023); }},
        {"M9", "at the limit of the processors", Passes,
         [](RuleLab &lab) { lab.cpu().maxMemory.value = Bytes::fromGibibytes(512); }},
        {"M9", "above the limit of the processors", Stop,
         [](RuleLab &lab) {
             lab.cpu().maxMemory.value = Bytes::fromGibibytes(511);
             lab.platform().maxMemory.value.reset();
         }},
        {"M9", "limit of the board unknown", NotKnown, [](RuleLab &lab) { lab.platform().maxMemory.value.reset(); }},
        {"M9", "limit of the processors unknown", NotKnown, [](RuleLab &lab) { lab.cpu().maxMemory.value.reset(); }},
        {"M10", "128 GB for each GPU", Passes, [](RuleLab &) {}},
        {"M10", "a little less", Warning, [](RuleLab &lab) { lab.fit("lab-memory", 15); }},
        {"M10", "capacity unknown", NotKnown, [](RuleLab &lab) { lab.memory().capacity.value.reset(); }},
        {"M11", "below 96 GB", Passes, [](RuleLab &) {}},
        {"M11", "96 GB", Warning, [](RuleLab &lab) { lab.memory().capacity.value = Bytes::fromGibibytes(96); }},
        {"M11", "capacity unknown", NotKnown, [](RuleLab &lab) { lab.memory().capacity.value.reset(); }},
    };
}

} // namespace tests
