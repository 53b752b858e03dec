// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Section 2: how the modules are spread, and what speed and bandwidth follow.
#include "remedies.h"
#include "rulequestions.h"
#include "ruletext.h"

#include "model/server/memorylayout.h"
#include "model/text/numbers.h"

#include <algorithm>
#include <set>

namespace model {

namespace {

constexpr std::array balancedOnXeon = {4, 8, 16};
constexpr std::array unbalancedOnXeon = {1, 2, 6, 12};
constexpr int channelsOfSp5 = 12;
constexpr int leastOnSp5 = 6;

/// What the layout rules need: processors and modules. False: said that they are not known, or that there are no modules.
bool hasLayout(const RuleContext &context, Answers &answers)
{
    if (hasUnifiedMemory(context.facts)) {
        answers.doesNotApply(Text::tr("The memory is soldered beside the chip; there are no modules."));
        return false;
    }
    Inputs inputs(context);
    inputs.has(PartCategory::Cpu);
    inputs.has(PartCategory::Memory);
    if (!inputs.areKnown())
        answers.notKnown(inputs);
    return inputs.areKnown();
}

/// The processor by whose socket a rule goes; nullptr: said that it is not known, or that there are no modules.
const Part *processorOfLayout(const RuleContext &context, Answers &answers)
{
    if (!hasLayout(context, answers))
        return nullptr;
    const Part &cpu = context.facts.cpus().front().part;
    Inputs inputs(context);
    if (inputs.of(cpu, cpu.cpu().socket))
        return &cpu;
    answers.notKnown(inputs);
    return nullptr;
}

/// Proposes as many modules per processor as each of these counts.
void proposeCounts(const RuleContext &context, const std::vector<int> &countsPerCpu, const Answer::AddRemedy &add)
{
    const std::vector<FittedPart> &memory = context.facts.memory();
    if (memory.size() != 1 || memory.front().part.memory().modulesPerKit.value.value_or(1) != 1)
        return;
    const int cpus = context.facts.cpuCount();
    for (const int count : countsPerCpu) {
        add(Text::tr("Use %1 modules (%2 for each processor)")
                .arg(numberForPeople(count * cpus), numberForPeople(count)),
            withQuantity(context.build(), memory.front().part.id, count * cpus));
    }
}

QString perProcessor(int modules)
{
    return Text::tr("%1 per processor").arg(numberForPeople(modules));
}

/// "8 (each, 4,800 MT/s)": what would be even, with the speed that a processor then allows.
QString balancedChoice(const RuleContext &context, int perCpu)
{
    const CpuFacts &cpu = context.facts.cpus().front().part.cpu();
    const int cpus = context.facts.cpuCount();
    const int perChannel = cpu.memoryChannels.value
                               ? (perCpu + *cpu.memoryChannels.value - 1) / *cpu.memoryChannels.value
                               : 1;
    const auto speed = processorMemorySpeed(cpu, perChannel);
    if (!speed)
        return Text::tr("%1 (%2 each)").arg(numberForPeople(perCpu * cpus), numberForPeople(perCpu));
    return Text::tr("%1 (%2 each, up to %3)")
        .arg(numberForPeople(perCpu * cpus), numberForPeople(perCpu), transfersText(*speed));
}

void checkBalanceOfXeon(const RuleContext &context, Answers &answers)
{
    const Part *processor = processorOfLayout(context, answers);
    if (!processor)
        return;
    const Part &cpu = *processor;
    if (!isXeonOfTheBalanceRules(cpu.cpu())) {
        answers.doesNotApply(Text::tr("%1 is not a Xeon of the 3rd to 5th generation.").arg(cpu.name));
        return;
    }
    const MemoryLayout layout = memoryLayoutOf(context.facts);
    const QString all = numberForPeople(layout.modules);
    const QString wanted = Text::tr("4, 8 or 16 per processor");
    if (layout.perCpu && std::ranges::count(balancedOnXeon, *layout.perCpu)) {
        answers
            .passes(Text::tr("%1 modules are %2 for each processor, which is balanced.")
                        .arg(all, numberForPeople(*layout.perCpu)))
            .figures(wanted, perProcessor(*layout.perCpu));
        return;
    }
    if (layout.perCpu && !std::ranges::count(unbalancedOnXeon, *layout.perCpu)) {
        answers
            .notKnown(
                Text::tr(
                    "%1 modules are %2 for each processor: whether that is balanced, the manual of the server says.")
                    .arg(all, numberForPeople(*layout.perCpu)))
            .figures(wanted, perProcessor(*layout.perCpu));
        return;
    }
    // The balanced counts next to what is there, below and above.
    const int fullest = (layout.modules + layout.cpus - 1) / layout.cpus;
    std::vector<int> choices;
    for (const int balanced : balancedOnXeon) {
        if (balanced < fullest)
            choices = {balanced};
        else if (choices.empty() || choices.back() < fullest)
            choices.push_back(balanced);
    }
    QStringList texts;
    for (const int choice : choices)
        texts << balancedChoice(context, choice);
    const QString use = texts.join(Text::tr(" or ", "between two numbers of modules"));
    const QString text = layout.perCpu
                             ? Text::tr(
                                   "%1 modules are %2 for each processor, which fills its channels unevenly. Use %3.")
                                   .arg(all, numberForPeople(*layout.perCpu), use)
                             : Text::tr("%1 modules cannot be shared evenly by %2 processors. Use %3.")
                                   .arg(all, numberForPeople(layout.cpus), use);
    answers.warning(text)
        .figures(wanted, layout.perCpu ? perProcessor(*layout.perCpu) : all)
        .about(context.facts.memory())
        .remedies([&](const Answer::AddRemedy &add) { proposeCounts(context, choices, add); });
}

void checkBalanceOfEpyc(const RuleContext &context, Answers &answers)
{
    const Part *processor = processorOfLayout(context, answers);
    if (!processor)
        return;
    const Part &cpu = *processor;
    if (!isEpycSp5(cpu.cpu())) {
        answers.doesNotApply(Text::tr("%1 is not an EPYC of socket SP5.").arg(cpu.name));
        return;
    }
    const MemoryLayout layout = memoryLayoutOf(context.facts);
    const QString all = numberForPeople(layout.modules);
    const QString wanted = perProcessor(channelsOfSp5);
    const auto propose = [&](const Answer::AddRemedy &add) { proposeCounts(context, {channelsOfSp5}, add); };
    if (!layout.perCpu) {
        answers
            .warning(Text::tr("%1 modules cannot be shared evenly by %2 processors. Use %3 for each.")
                         .arg(all, numberForPeople(layout.cpus), numberForPeople(channelsOfSp5)))
            .figures(wanted, all)
            .about(context.facts.memory())
            .remedies(propose);
        return;
    }
    const QString each = numberForPeople(*layout.perCpu);
    const QString there = perProcessor(*layout.perCpu);
    if (*layout.perCpu % channelsOfSp5 == 0) {
        answers
            .passes(Text::tr("%1 modules for each processor fill its %2 channels evenly.")
                        .arg(each, numberForPeople(channelsOfSp5)))
            .figures(wanted, there);
    } else if (*layout.perCpu > channelsOfSp5) {
        answers
            .notKnown(
                Text::tr("%1 modules for each processor: whether that is balanced, the manual of the server says.")
                    .arg(each))
            .figures(wanted, there);
    } else if (*layout.perCpu >= leastOnSp5) {
        answers
            .note(Text::tr("%1 modules for each processor give good speed; %2 fill all its channels.")
                      .arg(each, numberForPeople(channelsOfSp5)))
            .figures(wanted, there)
            .remedies(propose);
    } else {
        answers
            .warning(Text::tr("%1 modules for each processor leave most of its %2 channels empty; use at least %3.")
                         .arg(each, numberForPeople(channelsOfSp5), numberForPeople(leastOnSp5)))
            .figures(wanted, there)
            .about(context.facts.memory())
            .remedies(propose);
    }
}

void checkSameSize(const RuleContext &context, Answers &answers)
{
    if (hasUnifiedMemory(context.facts)) {
        answers.doesNotApply(Text::tr("The memory is soldered beside the chip; there are no modules."));
        return;
    }
    Inputs inputs(context);
    inputs.has(PartCategory::Memory);
    std::set<double> sizes;
    QStringList texts;
    for (const FittedPart &fitted : context.facts.memory()) {
        const MemoryFacts &memory = fitted.part.memory();
        if (const auto capacity = inputs.of(fitted.part, memory.capacity)) {
            const Bytes module = *capacity / memory.modulesPerKit.value.value_or(1);
            if (sizes.insert(module.inBytes()).second)
                texts << memoryText(module);
        }
    }
    const QString one = Text::tr("one size");
    const QString there = listText(texts);
    if (sizes.size() > 1) {
        answers.warning(Text::tr("Modules of different sizes (%1) leave the channels uneven; use one size.").arg(there))
            .figures(one, there)
            .about(context.facts.memory())
            .remedies([&](const Answer::AddRemedy &add) {
                for (const FittedPart &kept : context.facts.memory()) {
                    ServerBuild after = context.build();
                    for (const FittedPart &other : context.facts.memory())
                        after = withPartExchanged(std::move(after), other.part.id, kept.part.id);
                    add(Text::tr("Make all modules %1").arg(kept.part.fullName()), std::move(after));
                }
            });
    } else if (!inputs.areKnown()) {
        answers.notKnown(inputs);
    } else {
        answers.passes(Text::tr("All modules have %1.").arg(there)).figures(one, there);
    }
}

/// What limits the speed and is not known.
void askForSpeeds(const RuleContext &context, const MemoryLayout &layout, Inputs &inputs)
{
    for (const FittedPart &fitted : context.facts.memory())
        (void)inputs.of(fitted.part, fitted.part.memory().speed);
    for (const FittedPart &fitted : context.facts.cpus()) {
        (void)inputs.of(fitted.part, fitted.part.cpu().memorySpeed);
        (void)inputs.of(fitted.part, fitted.part.cpu().memoryChannels);
        if (layout.perChannel && *layout.perChannel > 1 && !processorMemorySpeed(fitted.part.cpu(), *layout.perChannel))
            inputs.add(Text::tr("the speed of %1 with %2 modules in a channel")
                           .arg(fitted.part.name, numberForPeople(*layout.perChannel)));
    }
    (void)inputs.platform(&PlatformFacts::memorySpeed);
}

void checkSpeed(const RuleContext &context, Answers &answers)
{
    if (!hasLayout(context, answers))
        return;
    const MemoryLayout layout = memoryLayoutOf(context.facts);
    const MemorySpeed speed = memorySpeedOf(context.facts, layout);
    Inputs inputs(context);
    askForSpeeds(context, layout, inputs);
    const bool isSlower = speed.modules && *speed.atMost < *speed.modules;
    if (isSlower) {
        const QString own = transfersText(*speed.modules);
        const QString there = transfersText(*speed.atMost);
        const QString text =
            layout.perChannel && *layout.perChannel > 1
                ? Text::tr("%n module(s) in a channel: modules of %1 will run at %2.", nullptr, *layout.perChannel)
                : Text::tr("Modules of %1 will run at %2, which is the most that processors and board allow.");
        answers.note(text.arg(own, there)).figures(own, there).about(context.facts.memory());
    } else if (!speed.isExact || !inputs.areKnown()) {
        answers.notKnown(
            speed.atMost ? Text::tr("At most %1. Not known: %2.").arg(transfersText(*speed.atMost), inputs.missing())
                         : Text::tr("Cannot be judged. Not known: %1.").arg(inputs.missing()));
    } else {
        const QString own = transfersText(*speed.modules);
        answers.passes(Text::tr("The modules run at their full %1.").arg(own)).figures(own, own);
    }
}

void checkHostBandwidth(const RuleContext &context, Answers &answers)
{
    if (!hasLayout(context, answers))
        return;
    const MemoryLayout layout = memoryLayoutOf(context.facts);
    const auto bandwidth = hostBandwidthOf(context.facts);
    Inputs inputs(context);
    for (const FittedPart &fitted : context.facts.memory())
        (void)inputs.of(fitted.part, fitted.part.memory().speed);
    for (const FittedPart &fitted : context.facts.cpus())
        (void)inputs.of(fitted.part, fitted.part.cpu().memoryChannels);
    if (!layout.perCpu)
        inputs.add(Text::tr("how %1 modules are shared by %2 processors")
                       .arg(numberForPeople(layout.modules), numberForPeople(layout.cpus)));
    if (!inputs.areKnown() || !bandwidth) {
        answers.notKnown(inputs);
        return;
    }
    const MemorySpeed speed = memorySpeedOf(context.facts, layout);
    const BytesPerSecond each = *bandwidth / layout.cpus;
    const QString text = speed.isExact
                             ? Text::tr("%1 channels at %2 give %3 for each processor, %4 in all (nominal).")
                             : Text::tr("%1 channels at %2 give at most %3 for each processor, %4 in all (nominal).");
    answers
        .note(text.arg(numberForPeople(*layout.channelsPopulated), transfersText(*speed.atMost), bandwidthText(each),
                       bandwidthText(*bandwidth)))
        .figures({}, bandwidthText(*bandwidth));
}

} // namespace

std::span<const Rule> memoryLayoutRules()
{
    static const std::vector<Rule> rules = {
        {"M4", QT_TRANSLATE_NOOP("model", "Balanced modules (Xeon)"), Verdict::Warning,
         "Lenovo, Balanced Memory papers for Xeon of the 3rd and of the 4th and 5th generation (copies at manuzoid.com "
         "and "
         "manualspro.net)",
         checkBalanceOfXeon},
        {"M5", QT_TRANSLATE_NOOP("model", "Balanced modules (EPYC)"), Verdict::Warning,
         "pubs.lenovo.com, SR655 V3 memory module installation order", checkBalanceOfEpyc},
        {"M6", QT_TRANSLATE_NOOP("model", "Modules of one size"), Verdict::Warning, "Lenovo, Balanced Memory papers",
         checkSameSize},
        {"M7", QT_TRANSLATE_NOOP("model", "Memory speed"), Verdict::Note,
         "Intel, Xeon of the 4th generation: 4800 MT/s with one module in a channel, 4400 with two; wwt.com, memory "
         "population guidelines (the 3rd generation keeps its speed); MLPerf v5.0 system files",
         checkSpeed},
        {"M8", QT_TRANSLATE_NOOP("model", "Host memory bandwidth"), Verdict::Note,
         "arithmetic: a channel is 64 bits wide", checkHostBandwidth},
    };
    return rules;
}

} // namespace model
