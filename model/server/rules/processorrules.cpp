// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Section 1: the processor. Its printed figures are judged in datarules.cpp.
#include "remedies.h"
#include "rulequestions.h"
#include "ruletext.h"

#include "model/text/numbers.h"

#include <cmath>
#include <set>

namespace model {

namespace {

constexpr int coresPerGpu = 7;       ///< C7
constexpr double leastClock = 2.0;   ///< GHz, C7
constexpr int gpusForTwoSockets = 4; ///< C7: the architecture's nodes with two sockets hold 4 or 8 GPUs

bool sameSocket(const QString &one, const QString &other)
{
    return one.simplified().compare(other.simplified(), Qt::CaseInsensitive) == 0;
}

void checkSocket(const RuleContext &context, Answers &answers)
{
    if (saidNotListed(context, answers, PartCategory::Cpu))
        return;
    for (const FittedPart &fitted : context.facts.cpus()) {
        const Part &cpu = fitted.part;
        Inputs inputs(context);
        const auto socket = inputs.of(cpu, cpu.cpu().socket);
        const auto there = inputs.platform(&PlatformFacts::cpuSocket);
        if (!inputs.areKnown()) {
            answers.notKnown(inputs).about(cpu);
        } else if (sameSocket(*socket, *there)) {
            answers.passes(Text::tr("%1 fits: the board has %2.").arg(cpu.name, *there))
                .figures(*socket, *there)
                .about(cpu);
        } else {
            answers
                .stop(Text::tr("%1 uses %2; this board has %3. Choose another processor or another board.")
                          .arg(cpu.name, *socket, *there))
                .figures(*socket, *there)
                .about(cpu)
                .remedies([&](const Answer::AddRemedy &add) {
                    const auto fits = [&](const Part &part) {
                        return part.cpu().socket.value && sameSocket(*part.cpu().socket.value, *there);
                    };
                    const auto distance = [&](const Part &part) {
                        return std::abs(part.cpu().cores.value.value_or(0) - cpu.cpu().cores.value.value_or(0));
                    };
                    for (const Part *other : nearestParts(context, PartCategory::Cpu, fits, distance, 2)) {
                        add(Text::tr("Exchange the processors for %1").arg(other->fullName()),
                            withPartExchanged(context.build(), cpu.id, other->id));
                    }
                });
        }
    }
}

void checkSocketCount(const RuleContext &context, Answers &answers)
{
    const int count = context.facts.cpuCount();
    Inputs inputs(context);
    inputs.has(PartCategory::Cpu);
    const auto sockets = inputs.platform(&PlatformFacts::cpuSockets);
    if (!inputs.areKnown()) {
        answers.notKnown(inputs);
        return;
    }
    const QString wanted = numberForPeople(count);
    const QString there = numberForPeople(*sockets);
    if (count <= *sockets) {
        answers.passes(Text::tr("%1 of %2 sockets are filled.").arg(wanted, there)).figures(wanted, there);
        return;
    }
    answers.stop(Text::tr("This board holds %1 processors; you have %2.").arg(there, wanted))
        .figures(wanted, there)
        .about(context.facts.cpus())
        .remedies([&](const Answer::AddRemedy &add) {
            if (context.facts.cpus().size() == 1 && *sockets > 0) {
                add(Text::tr("Keep %n processor(s)", nullptr, *sockets),
                    withQuantity(context.build(), context.facts.cpus().front().part.id, *sockets));
            }
        });
}

void checkScaling(const RuleContext &context, Answers &answers)
{
    const int count = context.facts.cpuCount();
    if (saidNotListed(context, answers, PartCategory::Cpu))
        return;
    for (const FittedPart &fitted : context.facts.cpus()) {
        const Part &cpu = fitted.part;
        Inputs ofCpu(context);
        const auto most = ofCpu.of(cpu, cpu.cpu().maxSockets);
        if (!most) {
            answers.notKnown(ofCpu).about(cpu);
            continue;
        }
        const QString wanted = numberForPeople(count);
        const QString there = numberForPeople(*most);
        if (count <= *most) {
            answers.passes(Text::tr("%1 works with up to %2 in one server; you have %3.").arg(cpu.name, there, wanted))
                .figures(wanted, there)
                .about(cpu);
            continue;
        }
        answers.stop(Text::tr("%1 works with at most %2 in one server; you have %3.").arg(cpu.name, there, wanted))
            .figures(wanted, there)
            .about(cpu)
            .remedies([&](const Answer::AddRemedy &add) {
                if (context.facts.cpus().size() == 1)
                    add(Text::tr("Keep %n processor(s)", nullptr, *most), withQuantity(context.build(), cpu.id, *most));
            });
    }
}

void checkSameModel(const RuleContext &context, Answers &answers)
{
    const std::vector<FittedPart> &cpus = context.facts.cpus();
    if (saidNotListed(context, answers, PartCategory::Cpu))
        return;
    const QString there = numberForPeople(static_cast<double>(cpus.size()));
    if (cpus.size() == 1) {
        answers.passes(Text::tr("All processors are %1.").arg(cpus.front().part.name))
            .figures(QStringLiteral("1"), there)
            .about(cpus);
        return;
    }
    answers.stop(Text::tr("The processors are of %1 models; one server takes one model.").arg(there))
        .figures(QStringLiteral("1"), there)
        .about(cpus)
        .remedies([&](const Answer::AddRemedy &add) {
            for (const FittedPart &kept : cpus) {
                ServerBuild after = context.build();
                for (const FittedPart &other : cpus)
                    after = withPartExchanged(std::move(after), other.part.id, kept.part.id);
                add(Text::tr("Make all processors %1").arg(kept.part.fullName()), std::move(after));
            }
        });
}

void checkEmptySockets(const RuleContext &context, Answers &answers)
{
    const int count = context.facts.cpuCount();
    Inputs inputs(context);
    inputs.has(PartCategory::Cpu);
    const auto sockets = inputs.platform(&PlatformFacts::cpuSockets);
    if (!inputs.areKnown()) {
        answers.notKnown(inputs);
        return;
    }
    const QString wanted = numberForPeople(*sockets);
    const QString there = numberForPeople(count);
    if (count >= *sockets) {
        answers.passes(Text::tr("No socket is empty: %1 of %2.").arg(there, wanted)).figures(wanted, there);
        return;
    }
    answers
        .warning(Text::tr("With %1 of %2 processors, the card slots and memory slots of the empty sockets do nothing. "
                          "Add processors or move the cards.")
                     .arg(there, wanted))
        .figures(wanted, there)
        .remedies([&](const Answer::AddRemedy &add) {
            if (context.facts.cpus().size() == 1) {
                add(Text::tr("Fit %n processor(s)", nullptr, *sockets),
                    withQuantity(context.build(), context.facts.cpus().front().part.id, *sockets));
            }
        });
}

void checkHostCores(const RuleContext &context, Answers &answers)
{
    const int gpus = context.facts.gpuCount();
    if (gpus == 0) {
        answers.doesNotApply(Text::tr("The server has no GPU that the processors would feed."));
        return;
    }
    Inputs inputs(context);
    if (!inputs.has(PartCategory::Cpu)) {
        answers.notKnown(inputs);
        return;
    }
    const int wantedCores = coresPerGpu * gpus;
    int cores = 0;
    std::optional<double> slowest;
    for (const FittedPart &fitted : context.facts.cpus()) {
        cores += inputs.of(fitted.part, fitted.part.cpu().cores).value_or(0) * fitted.quantity;
        if (const auto clock = inputs.of(fitted.part, fitted.part.cpu().baseClock))
            slowest = std::min(slowest.value_or(*clock), *clock);
    }
    const bool coresAreKnown = context.facts.cpuCoresTotal().has_value();
    const QString wanted = Text::tr("%n core(s)", nullptr, wantedCores);
    const QString there = Text::tr("%n core(s)", nullptr, cores);
    if (coresAreKnown && cores < wantedCores) {
        answers
            .warning(
                Text::tr(
                    "%1 GPUs want at least %2 host cores (%3 each); you have %4. Data loading may hold the GPUs back.")
                    .arg(numberForPeople(gpus), numberForPeople(wantedCores), numberForPeople(coresPerGpu),
                         numberForPeople(cores)))
            .figures(wanted, there)
            .about(context.facts.cpus())
            .remedies([&](const Answer::AddRemedy &add) {
                if (context.facts.cpus().size() != 1)
                    return;
                const Part &cpu = context.facts.cpus().front().part;
                const int count = context.facts.cpuCount();
                const int sockets = context.platform() ? context.platform()->cpuSockets.value.value_or(0) : 0;
                if (sockets > count)
                    add(Text::tr("Fit %n processor(s)", nullptr, sockets),
                        withQuantity(context.build(), cpu.id, sockets));
                const auto isEnough = [&](const Part &part) {
                    return part.cpu().socket.value && cpu.cpu().socket.value
                           && sameSocket(*part.cpu().socket.value, *cpu.cpu().socket.value)
                           && part.cpu().cores.value.value_or(0) * count >= wantedCores;
                };
                const auto size = [](const Part &part) { return part.cpu().cores.value.value_or(0); };
                for (const Part *other : nearestParts(context, PartCategory::Cpu, isEnough, size, 2)) {
                    add(Text::tr("Exchange the processors for %1").arg(other->fullName()),
                        withPartExchanged(context.build(), cpu.id, other->id));
                }
            });
    } else if (slowest && *slowest < leastClock) {
        answers
            .warning(Text::tr("The processors run at %1 GHz; a host of GPUs wants a base clock of at least %2 GHz.")
                         .arg(numberForPeople(*slowest), numberForPeople(leastClock)))
            .figures(QStringLiteral("%1 GHz").arg(numberForPeople(leastClock)),
                     QStringLiteral("%1 GHz").arg(numberForPeople(*slowest)))
            .about(context.facts.cpus());
    } else if (gpus >= gpusForTwoSockets && context.facts.cpuCount() < 2) {
        answers
            .warning(Text::tr("One processor feeds %1 GPUs; the reference architecture has two sockets.")
                         .arg(numberForPeople(gpus)))
            .figures(Text::tr("%n socket(s)", nullptr, 2), Text::tr("%n socket(s)", nullptr, context.facts.cpuCount()));
    } else if (!inputs.areKnown()) {
        answers.notKnown(inputs).figures(wanted, {});
    } else {
        answers
            .passes(Text::tr("%1 host cores serve %2 GPUs, which want at least %3.")
                        .arg(numberForPeople(cores), numberForPeople(gpus), numberForPeople(wantedCores)))
            .figures(wanted, there);
    }
}

void checkProcessorHeat(const RuleContext &context, Answers &answers)
{
    if (saidNotListed(context, answers, PartCategory::Cpu))
        return;
    for (const FittedPart &fitted : context.facts.cpus()) {
        const Part &cpu = fitted.part;
        Inputs ofCpu(context);
        const auto tdp = ofCpu.of(cpu, cpu.cpu().tdp);
        const auto most = ofCpu.platform(&PlatformFacts::maxCpuTdp);
        if (!ofCpu.areKnown()) {
            answers.notKnown(ofCpu).about(cpu);
            continue;
        }
        const QString wanted = wattsText(*tdp);
        const QString there = wattsText(*most);
        if (*tdp <= *most) {
            answers
                .passes(Text::tr("%1 gives off %2; the chassis cools %3 per processor.").arg(cpu.name, wanted, there))
                .figures(wanted, there)
                .about(cpu);
            continue;
        }
        answers
            .stop(
                Text::tr("%1 gives off %2; this chassis cools at most %3 per processor.").arg(cpu.name, wanted, there))
            .figures(wanted, there)
            .about(cpu)
            .remedies([&](const Answer::AddRemedy &add) {
                const auto isCooler = [&](const Part &part) {
                    return part.cpu().socket.value && cpu.cpu().socket.value
                           && sameSocket(*part.cpu().socket.value, *cpu.cpu().socket.value) && part.cpu().tdp.value
                           && *part.cpu().tdp.value <= *most;
                };
                const auto cooler = [&](const Part &part) { return -part.cpu().tdp.value->inWatts(); };
                for (const Part *other : nearestParts(context, PartCategory::Cpu, isCooler, cooler, 2)) {
                    add(Text::tr("Exchange the processors for %1").arg(other->fullName()),
                        withPartExchanged(context.build(), cpu.id, other->id));
                }
            });
    }
}

} // namespace

std::span<const Rule> processorRules()
{
    using enum PartCategory;
    static const std::vector<Rule> rules = {
        {"C1",
         QT_TRANSLATE_NOOP("model", "Socket type"),
         Verdict::Stop,
         "Intel ARK fields (github.com/felixsteinke/cpu-spec-dataset); selects.gg, guide to PC compatibility",
         checkSocket,
         {Platform, Cpu}},
        {"C2", QT_TRANSLATE_NOOP("model", "Number of processors"), Verdict::Stop,
         "Intel ARK fields (github.com/felixsteinke/cpu-spec-dataset); selects.gg, guide to PC compatibility",
         checkSocketCount},
        {"C3", QT_TRANSLATE_NOOP("model", "Processors that work together"), Verdict::Stop,
         "Intel ARK, scalability; AMD, 1P and 2P models", checkScaling},
        {"C4", QT_TRANSLATE_NOOP("model", "One model of processor"), Verdict::Stop, "reasoning; no page was read",
         checkSameModel},
        {"C5", QT_TRANSLATE_NOOP("model", "Empty sockets"), Verdict::Warning,
         "pubs.lenovo.com, SR650 V2 technical rules for PCIe; Lenovo ST650 V2 manual, p. 85", checkEmptySockets},
        {"C7", QT_TRANSLATE_NOOP("model", "Host cores for the GPUs"), Verdict::Warning,
         "NVIDIA enterprise reference architecture, H200 NVL compute node", checkHostCores},
        {"C8",
         QT_TRANSLATE_NOOP("model", "Processor heat"),
         Verdict::Stop,
         "pubs.lenovo.com, SR630 V4 thermal rules; SR665 V3 manual, p. 69",
         checkProcessorHeat,
         {Platform, Cpu}},
    };
    return rules;
}

} // namespace model
