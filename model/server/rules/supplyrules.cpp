// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Section 5: what the supplies give, with spare ones and without.
#include "remedies.h"
#include "rulequestions.h"
#include "ruletext.h"

#include "model/server/serverpower.h"
#include "model/text/numbers.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

constexpr double lowestVolts = 200; ///< of the range in which high supplies give full power, W5
constexpr double highestVolts = 240;

/// What W2 to W4 and W8 compare.
struct SupplyQuestion
{
    FittedSupplies supplies;
    std::optional<Watts> power; ///< published, else the sum
    Watts atLeast;              ///< of it
};

/// Reads power and supplies; what is unknown goes to `inputs`. nullopt: nothing is known of any supply.
std::optional<SupplyQuestion> askForSupplies(const RuleContext &context, Inputs &inputs)
{
    const PowerSum sum = powerSumOf(context.facts);
    const auto published = publishedPowerOf(context.facts);
    if (!published) {
        for (const QString &missing : sum.missing)
            inputs.add(missing);
    }
    const auto supplies = askForOutput(context, inputs);
    if (!supplies)
        return std::nullopt;
    return SupplyQuestion{*supplies, published ? published : sum.load, published.value_or(sum.known)};
}

void askForRedundancy(const SupplyQuestion &question, Inputs &inputs)
{
    if (!question.supplies.redundancy)
        inputs.add(Text::tr("how many of the %n power supply(s) are spare", nullptr, question.supplies.count));
}

QString redundancyText(const FittedSupplies &supplies)
{
    return supplies.redundancy
               ? QStringLiteral("%1+%2").arg(supplies.redundancy->needed).arg(supplies.redundancy->spare)
               : QString::number(supplies.count);
}

/// All supplies exchanged for as many of `to`, with the same number of them spare.
ServerBuild withSupplies(const RuleContext &context, const FittedSupplies &supplies, const Part &to)
{
    ServerBuild after = context.build();
    for (const FittedPart &fitted : context.facts.supplies())
        after = withQuantity(std::move(after), fitted.part.id, 0);
    after = withQuantity(std::move(after), to.id, supplies.count);
    if (supplies.redundancy) {
        std::erase_if(after.overrides, [&](const FactOverride &one) {
            return one.partId == to.id && one.key == QLatin1String("redundancy");
        });
        after.overrides.push_back({to.id, QStringLiteral("redundancy"), redundancyText(supplies)});
    }
    return after;
}

bool isAtx(const Part &supply)
{
    return supply.powerSupply().formFactor.value.value_or(QString()).contains(QLatin1String("ATX"));
}

/// The smallest supplies of the catalogue that give each at least so much.
void proposeLargerSupplies(const RuleContext &context, const FittedSupplies &supplies, Watts each,
                           const Answer::AddRemedy &add)
{
    if (supplies.isOfPlatform || context.facts.supplies().empty())
        return;
    const bool wantsAtx = isAtx(context.facts.supplies().front().part);
    const auto isEnough = [&](const Part &part) {
        const PowerSupplyFacts &supply = part.powerSupply();
        return supply.output.value && *supply.output.value >= each && !supply.unitsPerSet.value
               && isAtx(part) == wantsAtx;
    };
    // Supplies that any server may take come first.
    const auto output = [&](const Part &part) {
        constexpr double last = 1e6;
        return part.powerSupply().output.value->inWatts() + (isOfAnotherMaker(context, part) ? last : 0);
    };
    for (const Part *other : nearestParts(context, PartCategory::PowerSupply, isEnough, output, 2)) {
        add(Text::tr("Fit %1 × %2").arg(numberForPeople(supplies.count), other->fullName()),
            withSupplies(context, supplies, *other));
    }
}

/// A cap of the GPUs with which the sum is at most `target`: a multiple of 50 W, and at least half of the TDP.
void proposeCap(const RuleContext &context, Watts target, const Answer::AddRemedy &add)
{
    constexpr double step = 50;
    constexpr double leastOfTdp = 0.5;
    const PowerSum sum = powerSumOf(context.facts);
    const int gpus = context.facts.gpuCount();
    if (publishedPowerOf(context.facts) || gpus == 0)
        return;
    const Watts rest = sum.known / (1 + context.settings().fanFraction) - sum.gpus;
    const Watts each = (target / (1 + context.settings().fanFraction) - rest) / gpus;
    const double cap = step * std::floor(each.inWatts() / step);
    const bool isUsable = std::ranges::all_of(context.facts.gpus(), [&](const FittedPart &gpu) {
        return gpu.part.gpu().tdp.value && cap >= leastOfTdp * gpu.part.gpu().tdp.value->inWatts();
    });
    if (!isUsable)
        return;
    ServerBuild after = context.build();
    after.gpuPowerCapWatts = cap;
    const Watts load = (rest + Watts::fromWatts(cap) * gpus) * (1 + context.settings().fanFraction);
    add(Text::tr("Cap the GPUs at %1 (about %2)").arg(wattsText(Watts::fromWatts(cap)), wattsText(load)),
        std::move(after));
}

void checkUsable(const RuleContext &context, Answers &answers)
{
    Inputs inputs(context);
    const auto supplies = askForOutput(context, inputs);
    if (!supplies) {
        answers.notKnown(inputs);
        return;
    }
    askForRedundancy({*supplies, {}, {}}, inputs);
    const QString installed = supplies->installed() ? wattsText(*supplies->installed()) : QString();
    if (inputs.areKnown()) {
        answers
            .note(Text::tr("%1 supplies as %2 give %3; all of them together %4.")
                      .arg(numberForPeople(supplies->count), redundancyText(*supplies), wattsText(*supplies->usable()),
                           installed))
            .figures({}, wattsText(*supplies->usable()));
    } else if (supplies->installed()) {
        answers.notKnown(Text::tr("All supplies together give %1. Not known: %2.").arg(installed, inputs.missing()))
            .figures({}, installed);
    } else {
        answers.notKnown(inputs);
    }
}

void checkRedundancy(const RuleContext &context, Answers &answers)
{
    Inputs inputs(context);
    const auto question = askForSupplies(context, inputs);
    if (!question) {
        answers.notKnown(inputs);
        return;
    }
    const auto installed = question->supplies.installed();
    const auto usable = question->supplies.usable();
    const QString wanted = question->power ? wattsText(*question->power)
                                           : Text::tr("at least %1").arg(wattsText(question->atLeast));
    const int count = question->supplies.count;
    if (installed && question->atLeast > *installed) {
        answers
            .stop(Text::tr("At full load %1; all %2 supplies together give %3. Fit more or larger supplies.")
                      .arg(wanted, numberForPeople(count), wattsText(*installed)))
            .figures(wanted, wattsText(*installed))
            .about(context.facts.supplies())
            .remedies([&](const Answer::AddRemedy &add) {
                const int needed = question->supplies.redundancy ? question->supplies.redundancy->needed : count;
                proposeLargerSupplies(context, question->supplies, question->atLeast / needed, add);
                proposeCap(context, usable.value_or(*installed), add);
            });
    } else if (usable && question->atLeast > *usable) {
        const Redundancy redundancy = *question->supplies.redundancy;
        answers
            .warning(Text::tr("At full load about %1; with %2 of the supplies spare, %3 give %4. If one feed fails, "
                              "the server may shut "
                              "down or slow down. Fit larger supplies or cap the GPUs.")
                         .arg(wanted, numberForPeople(redundancy.spare), numberForPeople(redundancy.needed),
                              wattsText(*usable)))
            .figures(wanted, wattsText(*usable))
            .about(context.facts.supplies())
            .remedies([&](const Answer::AddRemedy &add) {
                proposeLargerSupplies(context, question->supplies, question->atLeast / redundancy.needed, add);
                proposeCap(context, *usable, add);
            });
    } else {
        askForRedundancy(*question, inputs);
        if (!inputs.areKnown()) {
            answers.notKnown(inputs).figures(wanted, installed ? wattsText(*installed) : QString());
        } else {
            answers
                .passes(Text::tr("At full load %1; without the spare supplies there are %2.")
                            .arg(wanted, wattsText(*usable)))
                .figures(wanted, wattsText(*usable));
        }
    }
}

void checkHeadroom(const RuleContext &context, Answers &answers)
{
    Inputs inputs(context);
    const auto question = askForSupplies(context, inputs);
    if (!question) {
        answers.notKnown(inputs);
        return;
    }
    askForRedundancy(*question, inputs);
    const double fraction = context.settings().supplyHeadroom;
    // Without the number of spare ones, all of them are the most that there can be.
    const auto most = question->supplies.redundancy ? question->supplies.usable() : question->supplies.installed();
    const QString wanted = question->power ? wattsText(*question->power)
                                           : Text::tr("at least %1").arg(wattsText(question->atLeast));
    if (most && question->atLeast > *most * fraction) {
        const QString there = wattsText(*most * fraction);
        answers
            .warning(Text::tr("At full load %1, which is more than %2 of the %3 that the supplies give (%4).")
                         .arg(wanted, percentText(fraction), wattsText(*most), there))
            .figures(wanted, there)
            .about(context.facts.supplies())
            .remedies([&](const Answer::AddRemedy &add) {
                const int needed = question->supplies.redundancy ? question->supplies.redundancy->needed
                                                                 : question->supplies.count;
                proposeLargerSupplies(context, question->supplies, question->atLeast / (needed * fraction), add);
                proposeCap(context, *most * fraction, add);
            });
    } else if (!inputs.areKnown()) {
        answers.notKnown(inputs);
    } else {
        const QString there = wattsText(*most * fraction);
        answers
            .passes(Text::tr("At full load %1, which is within %2 of what the supplies give (%3).")
                        .arg(wanted, percentText(fraction), there))
            .figures(wanted, there);
    }
}

/// V that all listed supplies take: "200-240" is 200 to 240; nullopt where one does not say.
std::optional<std::pair<double, double>> inputRange(const RuleContext &context)
{
    std::optional<std::pair<double, double>> range;
    for (const FittedPart &fitted : context.facts.supplies()) {
        const QString text = fitted.part.powerSupply().inputVoltage.value.value_or(QString());
        const QStringList ends =
            QString(text).replace(QStringLiteral("–"), QStringLiteral("-")).split(QLatin1Char('-'));
        bool hasLow = false;
        bool hasHigh = false;
        const double low = ends.front().simplified().toDouble(&hasLow);
        const double high = ends.back().section(QLatin1Char('V'), 0, 0).simplified().toDouble(&hasHigh);
        if (!hasLow || !hasHigh)
            return std::nullopt;
        range = range ? std::pair(std::max(range->first, low), std::min(range->second, high)) : std::pair(low, high);
    }
    return range;
}

void checkMains(const RuleContext &context, Answers &answers)
{
    Inputs inputs(context);
    const auto supplies = askForOutput(context, inputs);
    if (!inputs.areKnown()) {
        answers.notKnown(inputs);
        return;
    }
    const double volts = supplyVolts(context.settings());
    const auto voltsText = [](double value) {
        return QStringLiteral("%1 V").arg(numberForPeople(withoutRoundingNoise(value)));
    };
    const QString there = voltsText(volts);
    const auto range = inputRange(context);
    const QString wanted = Text::tr("%1 to %2")
                               .arg(voltsText(range ? range->first : lowestVolts),
                                    voltsText(range ? range->second : highestVolts));
    // Continuously, from an outlet of this voltage with the usual breaker.
    const Watts outlet = continuousCircuitWatts(context.settings());
    if (range ? volts >= range->first && volts <= range->second : volts >= lowestVolts && volts <= highestVolts) {
        answers
            .passes(
                Text::tr("Supplies of %1 give their full power at %2.").arg(wattsText(*supplies->outputEach), there))
            .figures(wanted, there);
    } else if (range || (volts<lowestVolts && * supplies->outputEach> outlet)) {
        answers
            .stop(Text::tr("Supplies of %1 need an outlet of %2; you have %3, where one circuit gives %4 continuously.")
                      .arg(wattsText(*supplies->outputEach), wanted, there, wattsText(outlet)))
            .figures(wanted, there)
            .about(context.facts.supplies());
    } else {
        inputs.add(Text::tr("which mains voltages the supplies take"));
        answers.notKnown(inputs);
    }
}

/// What makers say of machines that lose supplies.
QString lossOf(const QString &platformId)
{
    if (platformId == QLatin1String("plat-dell-xe9680"))
        return Text::tr("When two or more fail, this server cuts the clocks of its GPUs to a quarter.");
    if (platformId == QLatin1String("plat-nvidia-dgx-h100") || platformId == QLatin1String("plat-nvidia-dgx-h200"))
        return Text::tr("With three lost, this server runs slower.");
    return {};
}

void checkLoss(const RuleContext &context, Answers &answers)
{
    Inputs inputs(context);
    const auto question = askForSupplies(context, inputs);
    if (!question || !inputs.areKnown()) {
        answers.notKnown(inputs);
        return;
    }
    const int needed = static_cast<int>(std::ceil(*question->power / *question->supplies.outputEach));
    const int spare = std::max(0, question->supplies.count - needed);
    const QString text =
        Text::tr("At full load %1 of the %2 supplies are needed: %3 may fail before the server slows down or stops.")
            .arg(numberForPeople(needed), numberForPeople(question->supplies.count), numberForPeople(spare));
    const QString known = lossOf(context.build().platformId);
    answers.note(known.isEmpty() ? text : text + QLatin1Char(' ') + known)
        .figures(numberForPeople(needed), numberForPeople(question->supplies.count));
}

} // namespace

std::span<const Rule> supplyRules()
{
    static const std::vector<Rule> rules = {
        {"W2", QT_TRANSLATE_NOOP("model", "Supplies without the spare ones"), Verdict::Note,
         "pubs.lenovo.com, ST650 V2 technical rules for GPUs", checkUsable},
        {"W3", QT_TRANSLATE_NOOP("model", "Redundant supplies carry the load"), Verdict::Stop,
         "pubs.lenovo.com, ST650 V2 technical rules for GPUs", checkRedundancy},
        {"W4", QT_TRANSLATE_NOOP("model", "Headroom of the supplies"), Verdict::Warning,
         "rule of thumb (ozeki-ai-server.com, multi-GPU guide); thefpsreview.com, 2020-10-22", checkHeadroom},
        {"W5",
         QT_TRANSLATE_NOOP("model", "Supplies at the mains voltage"),
         Verdict::Stop,
         "NEC 80 % rule; unanswered.io, quoting the DGX H100 user guide: 3,300 W at 200 to 240 V",
         checkMains,
         {PartCategory::PowerSupply}},
        {"W8", QT_TRANSLATE_NOOP("model", "Losing supplies"), Verdict::Note,
         "storagereview.com and Dell's answers on the XE9680; unanswered.io, quoting the DGX H100 user guide",
         checkLoss},
    };
    return rules;
}

} // namespace model
