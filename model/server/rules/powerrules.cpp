// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Section 5: what the server takes.
#include "rule.h"
#include "rulequestions.h"
#include "ruletext.h"

#include "model/server/serverpower.h"
#include "model/text/numbers.h"

namespace model {

namespace {

constexpr double speedKeptInTest = 0.94; ///< W7

void checkLoad(const RuleContext &context, Answers &answers)
{
    const PowerSum sum = powerSumOf(context.facts);
    const auto published = publishedPowerOf(context.facts);
    const QString assumed = sum.assumptions.join(QLatin1Char(' '));
    if (published && sum.load) {
        answers
            .note(Text::tr("The maker publishes at most %1 for the whole machine, which counts; the sum over its parts "
                           "is about %2.")
                      .arg(wattsText(*published), wattsText(*sum.load)))
            .figures(wattsText(*published), wattsText(*sum.load));
    } else if (published) {
        answers
            .note(Text::tr("The maker publishes at most %1 for the whole machine, which counts; the sum over its parts "
                           "is not known.")
                      .arg(wattsText(*published)))
            .figures(wattsText(*published), {});
    } else if (sum.load) {
        answers
            .note(Text::tr("At full load about %1: GPUs %2, processors %3, memory and drives %4, network adapters %5, "
                           "and fans. %6")
                      .arg(wattsText(*sum.load), wattsText(sum.gpus), wattsText(sum.cpus),
                           wattsText(sum.memoryAndDrives), wattsText(sum.nics), assumed))
            .figures(wattsText(*sum.load), {});
    } else {
        answers.notKnown(
            Text::tr("At least %1 at full load. Not known: %2.").arg(wattsText(sum.known), listText(sum.missing)));
    }
}

void checkWallPower(const RuleContext &context, Answers &answers)
{
    const auto wall = wallPowerOf(context.facts);
    if (!wall) {
        Inputs inputs(context);
        for (const QString &missing : powerSumOf(context.facts).missing)
            inputs.add(missing);
        answers.notKnown(inputs);
        return;
    }
    const QString there = wattsText(*wall);
    const SupplyEfficiency efficiency = efficiencyOf(context.facts);
    if (publishedPowerOf(context.facts))
        answers.note(Text::tr("From the mains at most %1, as the maker publishes.").arg(there)).figures(there, {});
    else if (efficiency.isAssumed)
        answers
            .note(Text::tr("From the mains about %1, with supplies of an assumed efficiency of %2.")
                      .arg(there, numberForPeople(efficiency.value)))
            .figures(there, {});
    else
        answers
            .note(Text::tr("From the mains about %1, with supplies of an efficiency of %2.")
                      .arg(there, numberForPeople(efficiency.value)))
            .figures(there, {});
}

void checkCap(const RuleContext &context, Answers &answers)
{
    if (!context.build().gpuPowerCapWatts) {
        answers.doesNotApply(Text::tr("The power of the GPUs is not capped."));
        return;
    }
    if (saidWithoutGpus(context, answers))
        return;
    const Watts cap = Watts::fromWatts(*context.build().gpuPowerCapWatts);
    for (const FittedPart &fitted : context.facts.gpus()) {
        const Part &gpu = fitted.part;
        Inputs inputs(context);
        const auto tdp = inputs.of(gpu, gpu.gpu().tdp);
        if (!tdp) {
            answers.notKnown(inputs).about(gpu);
        } else if (cap >= *tdp) {
            answers
                .passes(Text::tr("The cap of %1 is not below the %2 that %3 takes.")
                            .arg(wattsText(cap), wattsText(*tdp), gpu.name))
                .figures(wattsText(*tdp), wattsText(cap))
                .about(gpu);
        } else {
            answers
                .note(Text::tr("%1 is capped at %2 instead of %3. A test with four RTX 3090 at 300 W kept about %4 of "
                               "their speed.")
                          .arg(gpu.name, wattsText(cap), wattsText(*tdp), percentText(speedKeptInTest)))
                .figures(wattsText(*tdp), wattsText(cap))
                .about(gpu);
        }
    }
}

} // namespace

std::span<const Rule> powerRules()
{
    static const std::vector<Rule> rules = {
        {"W1", QT_TRANSLATE_NOOP("model", "Load"), Verdict::Note,
         "servethehome.com on the 4U8G-TURIN2: memory and drives 250 to 300 W together, adapters 15 to 100 W each, "
         "cooling 10 to "
         "20 % on top",
         checkLoad},
        {"W6", QT_TRANSLATE_NOOP("model", "Power from the mains"), Verdict::Note,
         "arithmetic: load over efficiency of the supplies", checkWallPower},
        {"W7", QT_TRANSLATE_NOOP("model", "Power cap of the GPUs"), Verdict::Note,
         "thefpsreview.com on Puget's test of four RTX 3090, 2020-10-22", checkCap},
    };
    return rules;
}

} // namespace model
