// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Section 2: memory. Rules of what fits are here, rules of how it is spread in memorylayoutrules.cpp.
#include "remedies.h"
#include "rulequestions.h"
#include "ruletext.h"

#include "model/server/memorylayout.h"
#include "model/text/numbers.h"

#include <cmath>

namespace model {

namespace {

constexpr double memoryPerGpu = 128; ///< GB, M10
constexpr double largeModule = 96;   ///< GB, M11

QString anyOf(const QStringList &generations)
{
    return generations.join(Text::tr(" or ", "between two generations of memory"));
}

double moduleGibibytes(const Part &part)
{
    const MemoryFacts &memory = part.memory();
    return memory.capacity.value ? memory.capacity.value->inGibibytes() / memory.modulesPerKit.value.value_or(1) : 0;
}

/// Modules of a type that is wanted, nearest in size to `like`, then in speed to what the processors take.
void proposeModules(const RuleContext &context, const Part &like, const std::function<bool(const Part &)> &suits,
                    const Answer::AddRemedy &add)
{
    std::optional<double> speed;
    for (const FittedPart &fitted : context.facts.cpus())
        speed = fitted.part.cpu().memorySpeed.value;
    const auto distance = [&](const Part &part) {
        constexpr double sizeFirst = 1e5;
        const double unknownIsFar = 5000;
        const auto own = part.memory().speed.value;
        const double off = own && speed ? std::abs(*own - *speed) : unknownIsFar;
        return std::abs(moduleGibibytes(part) - moduleGibibytes(like)) * sizeFirst + off;
    };
    const auto isSingleModule = [&](const Part &part) { return !part.memory().modulesPerKit.value && suits(part); };
    for (const Part *other : nearestParts(context, PartCategory::Memory, isSingleModule, distance, 2)) {
        add(Text::tr("Exchange the modules for %1").arg(other->fullName()),
            withPartExchanged(context.build(), like.id, other->id));
    }
}

bool overlaps(const QStringList &one, const QStringList &other)
{
    return std::ranges::any_of(one, [&](const QString &generation) { return other.contains(generation); });
}

/// Says once that there is nothing to judge: soldered memory, or no module listed. True: said.
bool saidWithoutModules(const RuleContext &context, Answers &answers)
{
    if (hasUnifiedMemory(context.facts)) {
        answers.doesNotApply(Text::tr("The memory is soldered beside the chip; there are no modules."));
        return true;
    }
    return saidNotListed(context, answers, PartCategory::Memory);
}

void checkGeneration(const RuleContext &context, Answers &answers)
{
    if (saidWithoutModules(context, answers))
        return;
    for (const FittedPart &fitted : context.facts.memory()) {
        const Part &module = fitted.part;
        Inputs inputs(context);
        const QStringList own = memoryGenerations(inputs.of(module, module.memory().type).value_or(QString()));
        // What takes the module, by name: processors, then the board. All of them must.
        std::vector<std::pair<QString, QStringList>> takers;
        inputs.has(PartCategory::Cpu);
        for (const FittedPart &cpu : context.facts.cpus()) {
            if (const auto type = inputs.of(cpu.part, cpu.part.cpu().memoryType))
                takers.emplace_back(cpu.part.name, memoryGenerations(*type));
        }
        if (const auto type = inputs.platform(&PlatformFacts::memoryType))
            takers.emplace_back(context.facts.platformPart()->name, memoryGenerations(*type));
        const auto refuses = std::ranges::find_if(takers, [&](const auto &taker) {
            return !own.isEmpty() && !taker.second.isEmpty() && !overlaps(own, taker.second);
        });
        if (refuses != takers.end()) {
            answers
                .stop(Text::tr("%1 modules do not fit %2, which takes only %3.")
                          .arg(anyOf(own), refuses->first, anyOf(refuses->second)))
                .figures(anyOf(refuses->second), anyOf(own))
                .about(module)
                .remedies([&](const Answer::AddRemedy &add) {
                    const auto suits = [&](const Part &part) {
                        const QStringList other = memoryGenerations(part.memory().type.value.value_or(QString()));
                        return std::ranges::all_of(takers,
                                                   [&](const auto &taker) { return overlaps(other, taker.second); });
                    };
                    proposeModules(context, module, suits, add);
                });
        } else if (!inputs.areKnown()) {
            answers.notKnown(inputs).about(module);
        } else {
            answers.passes(Text::tr("Processors and board take %1, as the modules are.").arg(anyOf(own)))
                .figures(anyOf(takers.back().second), anyOf(own))
                .about(module);
        }
    }
}

void checkModuleCount(const RuleContext &context, Answers &answers)
{
    if (saidWithoutModules(context, answers))
        return;
    Inputs inputs(context);
    inputs.has(PartCategory::Cpu);
    const auto places = inputs.platform(&PlatformFacts::dimmSlots);
    const auto sockets = inputs.platform(&PlatformFacts::cpuSockets);
    if (!inputs.areKnown() || *sockets == 0) {
        answers.notKnown(inputs);
        return;
    }
    const int count = context.facts.dimmCount();
    const int usable = *places * std::min(context.facts.cpuCount(), *sockets) / *sockets;
    const QString wanted = numberForPeople(count);
    const QString there = numberForPeople(usable);
    if (count <= usable) {
        answers.passes(Text::tr("%1 modules go into %2 slots.").arg(wanted, there)).figures(wanted, there);
        return;
    }
    answers.stop(Text::tr("You have %1 modules; the processors fitted serve %2 slots.").arg(wanted, there))
        .figures(wanted, there)
        .about(context.facts.memory())
        .remedies([&](const Answer::AddRemedy &add) {
            const FittedPart &first = context.facts.memory().front();
            const int perKit = first.part.memory().modulesPerKit.value.value_or(1);
            if (context.facts.memory().size() == 1 && usable >= perKit) {
                add(Text::tr("Keep %n module(s)", nullptr, usable / perKit * perKit),
                    withQuantity(context.build(), first.part.id, usable / perKit));
            }
        });
}

/// "RDIMM" with LRDIMM, or "UDIMM"; empty where the text says neither.
QString registration(const QString &text)
{
    if (text.contains(QLatin1String("RDIMM"), Qt::CaseInsensitive))
        return QStringLiteral("RDIMM");
    return text.contains(QLatin1String("UDIMM"), Qt::CaseInsensitive) ? QStringLiteral("UDIMM") : QString();
}

void checkRegistration(const RuleContext &context, Answers &answers)
{
    if (saidWithoutModules(context, answers))
        return;
    for (const FittedPart &fitted : context.facts.memory()) {
        const Part &module = fitted.part;
        Inputs inputs(context);
        const auto form = inputs.of(module, module.memory().formFactor);
        const auto type = inputs.platform(&PlatformFacts::memoryType);
        const QString own = registration(form.value_or(QString()));
        const QString asked = registration(type.value_or(QString()));
        if (type && asked.isEmpty())
            inputs.add(Text::tr("whether the board takes registered modules"));
        if (form && own.isEmpty())
            inputs.add(Text::tr("whether the modules are registered"));
        if (!inputs.areKnown()) {
            answers.notKnown(inputs).about(module);
        } else if (own == asked) {
            answers.passes(Text::tr("The board takes %1, as the modules are.").arg(asked))
                .figures(asked, own)
                .about(module);
        } else {
            answers.stop(Text::tr("The board takes only %1; these modules are %2.").arg(asked, own))
                .figures(asked, own)
                .about(module)
                .remedies([&](const Answer::AddRemedy &add) {
                    const auto suits = [&](const Part &part) {
                        return part.memory().type.value == module.memory().type.value
                               && registration(part.memory().formFactor.value.value_or(QString())) == asked;
                    };
                    proposeModules(context, module, suits, add);
                });
        }
    }
}

void checkLargestMemory(const RuleContext &context, Answers &answers)
{
    if (saidWithoutModules(context, answers))
        return;
    Inputs inputs(context);
    for (const FittedPart &fitted : context.facts.memory())
        (void)inputs.of(fitted.part, fitted.part.memory().capacity);
    std::optional<Bytes> most = inputs.platform(&PlatformFacts::maxMemory);
    inputs.has(PartCategory::Cpu);
    std::optional<Bytes> ofCpus;
    bool everyCpuIsKnown = !context.facts.cpus().empty();
    for (const FittedPart &fitted : context.facts.cpus()) {
        const auto each = inputs.of(fitted.part, fitted.part.cpu().maxMemory);
        everyCpuIsKnown = everyCpuIsKnown && each;
        if (each)
            ofCpus = ofCpus.value_or(Bytes()) + *each * fitted.quantity;
    }
    if (everyCpuIsKnown)
        most = std::min(most.value_or(*ofCpus), *ofCpus);
    const auto total = context.facts.memoryTotal();
    if (total && most && *total > *most) {
        answers
            .stop(Text::tr("%1 of memory is more than the %2 that processors and board take.")
                      .arg(memoryText(*total), memoryText(*most)))
            .figures(memoryText(*total), memoryText(*most))
            .about(context.facts.memory())
            .remedies([&](const Answer::AddRemedy &add) {
                if (context.facts.memory().size() != 1)
                    return;
                const FittedPart &fitted = context.facts.memory().front();
                const auto suits = [&](const Part &part) {
                    return part.memory().type.value == fitted.part.memory().type.value && part.memory().capacity.value
                           && *part.memory().capacity.value * fitted.quantity <= *most;
                };
                proposeModules(context, fitted.part, suits, add);
            });
    } else if (!inputs.areKnown()) {
        answers.notKnown(inputs);
    } else {
        answers
            .passes(Text::tr("%1 of memory is within the %2 that processors and board take.")
                        .arg(memoryText(*total), memoryText(*most)))
            .figures(memoryText(*total), memoryText(*most));
    }
}

void checkHostMemory(const RuleContext &context, Answers &answers)
{
    const int gpus = context.facts.gpuCount();
    if (gpus == 0) {
        answers.doesNotApply(Text::tr("The server has no GPU that the memory would serve."));
        return;
    }
    if (saidWithoutModules(context, answers))
        return;
    Inputs inputs(context);
    for (const FittedPart &fitted : context.facts.memory())
        (void)inputs.of(fitted.part, fitted.part.memory().capacity);
    if (!inputs.areKnown()) {
        answers.notKnown(inputs);
        return;
    }
    const Bytes total = *context.facts.memoryTotal();
    const Bytes each = Bytes::fromGibibytes(memoryPerGpu);
    const Bytes asked = each * gpus;
    const QString wanted = memoryText(asked);
    const QString there = memoryText(total);
    if (total >= asked) {
        answers
            .passes(Text::tr("%1 of memory for %2 GPUs meets %3 per GPU.")
                        .arg(there, numberForPeople(gpus), memoryText(each)))
            .figures(wanted, there);
        return;
    }
    answers
        .warning(Text::tr("%1 GPUs want %2 of memory (%3 each); you have %4.")
                     .arg(numberForPeople(gpus), wanted, memoryText(each), there))
        .figures(wanted, there)
        .about(context.facts.memory())
        .remedies([&](const Answer::AddRemedy &add) {
            if (context.facts.memory().size() != 1)
                return;
            const FittedPart &fitted = context.facts.memory().front();
            const Bytes ofOne = *fitted.part.memory().capacity.value;
            const auto isEnough = [&](const Part &part) {
                return part.memory().type.value == fitted.part.memory().type.value
                       && part.memory().formFactor.value == fitted.part.memory().formFactor.value
                       && part.memory().capacity.value && *part.memory().capacity.value * fitted.quantity >= asked;
            };
            proposeModules(context, fitted.part, isEnough, add);
            // As often the modules as it takes, so that their spread over the channels stays as even as it is.
            const int times = static_cast<int>(std::ceil(asked / (ofOne * fitted.quantity)));
            add(Text::tr("Fit %n module(s)", nullptr,
                         fitted.quantity * times * fitted.part.memory().modulesPerKit.value.value_or(1)),
                withQuantity(context.build(), fitted.part.id, fitted.quantity * times));
        });
}

void checkLargeModules(const RuleContext &context, Answers &answers)
{
    if (saidWithoutModules(context, answers))
        return;
    for (const FittedPart &fitted : context.facts.memory()) {
        const Part &module = fitted.part;
        Inputs inputs(context);
        if (!inputs.of(module, module.memory().capacity)) {
            answers.notKnown(inputs).about(module);
            continue;
        }
        const QString there = memoryText(Bytes::fromGibibytes(moduleGibibytes(module)));
        const QString limit = memoryText(Bytes::fromGibibytes(largeModule));
        if (moduleGibibytes(module) < largeModule) {
            answers
                .passes(Text::tr("Modules of %1 are below the %2 that lower the room temperature.").arg(there, limit))
                .figures(limit, there)
                .about(module);
        } else {
            answers
                .warning(
                    Text::tr(
                        "Modules of %1 lower the room temperature that some servers allow to 30–35 °C: see the manual "
                        "from %2 on.")
                        .arg(there, limit))
                .figures(limit, there)
                .about(module);
        }
    }
}

} // namespace

std::span<const Rule> memoryRules()
{
    using enum PartCategory;
    static const std::vector<Rule> rules = {
        {"M1",
         QT_TRANSLATE_NOOP("model", "Memory generation"),
         Verdict::Stop,
         "selects.gg, guide to PC compatibility; Intel ARK",
         checkGeneration,
         {Platform, Cpu, Memory}},
        {"M2", QT_TRANSLATE_NOOP("model", "Number of modules"), Verdict::Stop, "vendors' manuals", checkModuleCount},
        {"M3",
         QT_TRANSLATE_NOOP("model", "Registered modules"),
         Verdict::Stop,
         "server-parts.eu, Dell PowerEdge Gen16 server memory population",
         checkRegistration,
         {Platform, Memory}},
        {"M9", QT_TRANSLATE_NOOP("model", "Most memory"), Verdict::Stop, "Intel ARK", checkLargestMemory},
        {"M10", QT_TRANSLATE_NOOP("model", "Host memory for the GPUs"), Verdict::Warning,
         "NVIDIA enterprise reference architecture, H200 NVL compute node", checkHostMemory},
        {"M11", QT_TRANSLATE_NOOP("model", "Room temperature with large modules"), Verdict::Warning,
         "SR665 V3 manual, p. 69", checkLargeModules},
    };
    return rules;
}

} // namespace model
