// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What is missing in a build, and where figures of its processors contradict each other or the printed list.
#include "rule.h"
#include "rulequestions.h"
#include "ruletext.h"

#include "model/text/numbers.h"

#include <QRegularExpression>

namespace model {

namespace {

bool bringsAll(const PlatformFacts &platform)
{
    return platform.isClosed;
}

void checkCompleteness(const RuleContext &context, Answers &answers)
{
    for (const QString &id : context.facts.unknownPartIds())
        answers.notKnown(Text::tr("The catalogue has no part “%1”; the rules leave it out.").arg(id));
    const PlatformFacts *platform = context.platform();
    if (platform && bringsAll(*platform)) {
        answers.passes(Text::tr("A closed system comes complete."));
        return;
    }
    QStringList missing;
    const bool isHost = platform && platform->kind != PlatformKind::GpuBaseboard;
    const bool hasCase = isHost && platform->kind != PlatformKind::Board;
    if (!isHost)
        missing << partCategoryName(PartCategory::Platform);
    if (!hasCase && context.facts.partsOf(PartCategory::Chassis).empty())
        missing << partCategoryName(PartCategory::Chassis);
    for (const PartCategory category : {PartCategory::Cpu, PartCategory::Memory, PartCategory::Drive}) {
        if (context.facts.partsOf(category).empty())
            missing << partCategoryName(category);
    }
    if (!context.facts.fittedSupplies())
        missing << partCategoryName(PartCategory::PowerSupply);
    if (missing.isEmpty())
        answers.passes(Text::tr("Platform, processors, memory, drives and power supplies are listed."));
    else
        answers.warning(Text::tr("The list is incomplete. Not listed: %1.").arg(listText(missing)))
            .figures({}, listText(missing));
}

/// Desktop processors have cores of two kinds, of which one runs a single thread.
bool isForDesktops(const CpuFacts &cpu)
{
    return cpu.socket.value && isDesktopSocket(*cpu.socket.value);
}

/// "48C 64T", "32C64T" of a printed line: cores and threads.
std::optional<std::pair<int, int>> printedThreads(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("(\\d{1,3})\\s*C\\s*/?\\s*(\\d{1,3})\\s*T(?![A-Za-z])"));
    const auto match = pattern.match(text);
    return match.hasMatch() ? std::optional(std::pair(match.captured(1).toInt(), match.captured(2).toInt()))
                            : std::nullopt;
}

void checkThreads(const RuleContext &context, Answers &answers)
{
    if (saidNotListed(context, answers, PartCategory::Cpu))
        return;
    for (const FittedPart &fitted : context.facts.cpus()) {
        const Part &cpu = fitted.part;
        if (isForDesktops(cpu.cpu())) {
            answers
                .doesNotApply(
                    Text::tr("%1 is a desktop processor, whose cores need not all run two threads.").arg(cpu.name))
                .about(cpu);
            continue;
        }
        const auto printed = printedThreads(fitted.originalText);
        if (printed && printed->second != 2 * printed->first) {
            const QString wanted = numberForPeople(2 * printed->first);
            const QString there = numberForPeople(printed->second);
            answers
                .warning(Text::tr("The list prints %1 cores with %2 threads for %3; %1 cores have %4 threads.")
                             .arg(numberForPeople(printed->first), there, cpu.name, wanted))
                .figures(wanted, there)
                .about(cpu);
            continue;
        }
        Inputs ofCpu(context);
        const auto cores = ofCpu.of(cpu, cpu.cpu().cores);
        const auto threads = ofCpu.of(cpu, cpu.cpu().threads);
        if (!ofCpu.areKnown()) {
            answers.notKnown(ofCpu).about(cpu);
            continue;
        }
        const QString wanted = numberForPeople(2 * *cores);
        const QString there = numberForPeople(*threads);
        if (*threads == 2 * *cores) {
            answers.passes(Text::tr("%1 cores of %2 run %3 threads.").arg(numberForPeople(*cores), cpu.name, there))
                .figures(wanted, there)
                .about(cpu);
        } else {
            answers
                .warning(
                    Text::tr("%1 has %2 cores and %3 threads by these figures; %4 threads would agree. Check the data.")
                        .arg(cpu.name, numberForPeople(*cores), there, wanted))
                .figures(wanted, there)
                .about(cpu);
        }
    }
}

/// "240W" of a printed line.
std::optional<double> printedWatts(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("(\\d{2,4})\\s*W\\b"));
    const auto match = pattern.match(text);
    return match.hasMatch() ? std::optional(match.captured(1).toDouble()) : std::nullopt;
}

/// "32C" of a printed line.
std::optional<int> printedCores(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("(?<![\\d.])(\\d{1,3})\\s*C(?![A-Za-z])"));
    const auto match = pattern.match(text);
    return match.hasMatch() ? std::optional(match.captured(1).toInt()) : std::nullopt;
}

void checkPrintedLines(const RuleContext &context, Answers &answers)
{
    bool hasPrinted = false;
    bool agree = true;
    for (const FittedPart &fitted : context.facts.cpus()) {
        const Part &cpu = fitted.part;
        const auto compare = [&](const std::optional<double> &printed, const std::optional<double> &own,
                                 const auto &text) {
            if (!printed)
                return;
            hasPrinted = true;
            if (!own) {
                agree = false;
                Inputs inputs(context);
                inputs.add(Text::tr("the same figure of %1").arg(cpu.name));
                answers.notKnown(inputs).about(cpu);
            } else if (*printed != *own) {
                agree = false;
                answers
                    .note(Text::tr("The list prints %1 for %2; its maker gives %3.")
                              .arg(text(*printed), cpu.name, text(*own)))
                    .figures(text(*own), text(*printed))
                    .about(cpu);
            }
        };
        const auto tdp = cpu.cpu().tdp.value;
        compare(printedWatts(fitted.originalText), tdp ? std::optional(tdp->inWatts()) : std::nullopt,
                [](double watts) { return wattsText(Watts::fromWatts(watts)); });
        const auto cores = cpu.cpu().cores.value;
        const auto printed = printedCores(fitted.originalText);
        compare(printed ? std::optional<double>(*printed) : std::nullopt,
                cores ? std::optional<double>(*cores) : std::nullopt,
                [](double count) { return Text::tr("%n core(s)", nullptr, static_cast<int>(count)); });
    }
    if (!hasPrinted)
        answers.doesNotApply(Text::tr("No printed list stands behind these processors."));
    else if (agree)
        answers.passes(Text::tr("Cores and power of the processors are printed as their maker gives them."));
}

} // namespace

std::span<const Rule> dataRules()
{
    static const std::vector<Rule> rules = {
        {"C6", QT_TRANSLATE_NOOP("model", "Threads and cores agree"), Verdict::Warning, "Intel ARK", checkThreads},
        {"D1", QT_TRANSLATE_NOOP("model", "Complete list"), Verdict::Warning,
         "reasoning: what a server cannot run without", checkCompleteness},
        {"D2", QT_TRANSLATE_NOOP("model", "Printed figures of the processors"), Verdict::Note,
         "the printed lists beside Intel ARK and AMD", checkPrintedLines},
    };
    return rules;
}

} // namespace model
