// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Section 6: cords, breakers and feeds.
#include "remedies.h"
#include "rulequestions.h"
#include "ruletext.h"

#include "model/server/serverpower.h"
#include "model/text/numbers.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

// A, of circuits as they are planned: at the voltages of North America and elsewhere
constexpr std::array breakersOfAmerica = {15.0, 20.0, 30.0, 40.0, 50.0, 60.0};
constexpr std::array breakersElsewhere = {10.0, 16.0, 20.0, 25.0, 32.0, 40.0, 50.0, 63.0};

QString voltsText(double volts)
{
    return QStringLiteral("%1 V").arg(numberForPeople(withoutRoundingNoise(volts)));
}

/// A of a circuit that carries so much.
double ampsOf(Watts power, const ServerSettings &settings)
{
    return power / circuitWatts(settings) * settings.breakerAmps;
}

void proposeBreaker(const RuleContext &context, double leastAmps, const Answer::AddRemedy &add)
{
    const ServerSettings &settings = context.settings();
    const bool isAmerica = settings.mainsVolts < 220 || settings.mainsVolts == 240;
    const std::span<const double> breakers = isAmerica ? std::span<const double>(breakersOfAmerica)
                                                       : std::span<const double>(breakersElsewhere);
    const auto breaker = std::ranges::find_if(
        breakers, [&](double amps) { return amps >= leastAmps && amps > settings.breakerAmps; });
    if (breaker == breakers.end())
        return;
    ServerBuild after = context.build();
    after.settings.breakerAmps = *breaker;
    add(Text::tr("Plan circuits of %1").arg(ampsText(*breaker)), std::move(after));
}

/// Each supply on a circuit of its own, and the spare ones lost.
void checkContinuousLoad(const RuleContext &context, Answers &answers)
{
    const ServerSettings &settings = context.settings();
    if (!settings.limitsContinuousLoad) {
        answers.doesNotApply(Text::tr("The limit of continuous load is switched off."));
        return;
    }
    Inputs inputs(context);
    const auto wall = askForWallPower(context, inputs);
    const auto supplies = context.facts.fittedSupplies();
    if (!supplies)
        inputs.has(PartCategory::PowerSupply);
    if (!wall || !supplies) {
        answers.notKnown(inputs);
        return;
    }
    const int sharing = supplies->redundancy ? supplies->redundancy->needed : supplies->count;
    const double amps = ampsOf(*wall / sharing, settings);
    const double most = settings.breakerAmps * settings.continuousLoadFraction;
    const QString wanted = ampsText(amps);
    const QString there = ampsText(most);
    if (amps > most) {
        answers
            .warning(Text::tr("With a circuit to each supply, %1 supplies draw %2 each at full load; a circuit of %3 "
                              "carries %4 for hours on end.")
                         .arg(numberForPeople(sharing), wanted, ampsText(settings.breakerAmps), there))
            .figures(wanted, there)
            .remedies([&](const Answer::AddRemedy &add) {
                proposeBreaker(context, amps / settings.continuousLoadFraction, add);
            });
    } else if (!supplies->redundancy) {
        inputs.add(Text::tr("how many of the %n power supply(s) are spare", nullptr, supplies->count));
        answers.notKnown(inputs).figures(wanted, there);
    } else {
        answers
            .passes(Text::tr("With a circuit to each supply, %1 supplies draw %2 each at full load; a circuit of %3 "
                             "carries %4 for hours on end.")
                        .arg(numberForPeople(sharing), wanted, ampsText(settings.breakerAmps), there))
            .figures(wanted, there);
    }
}

void checkCircuit(const RuleContext &context, Answers &answers)
{
    const ServerSettings &settings = context.settings();
    const QString there = wattsText(circuitWatts(settings));
    const QString text = settings.phases > 1 ? Text::tr("A circuit of %1 at %2 between three phases carries %3.")
                                             : Text::tr("A circuit of %1 at %2 carries %3.");
    answers.note(text.arg(ampsText(settings.breakerAmps), voltsText(settings.mainsVolts), there)).figures({}, there);
}

void checkCircuitCount(const RuleContext &context, Answers &answers)
{
    const ServerSettings &settings = context.settings();
    Inputs inputs(context);
    const auto wall = askForWallPower(context, inputs);
    if (!wall) {
        answers.notKnown(inputs);
        return;
    }
    const Watts each = continuousCircuitWatts(settings);
    const int circuits = static_cast<int>(std::ceil(*wall / each));
    const QString wanted = wattsText(*wall);
    const QString there = wattsText(each);
    if (circuits <= 1) {
        answers
            .passes(Text::tr("A circuit of %1 at %2 carries %3 continuously; this server draws %4.")
                        .arg(ampsText(settings.breakerAmps), voltsText(settings.mainsVolts), there, wanted))
            .figures(wanted, there);
        return;
    }
    answers
        .warning(Text::tr("A circuit of %1 at %2 carries %3 continuously. This server draws %4: plan %5 circuits, or "
                          "%6 for two feeds.")
                     .arg(ampsText(settings.breakerAmps), voltsText(settings.mainsVolts), there, wanted,
                          numberForPeople(circuits), numberForPeople(2 * circuits)))
        .figures(wanted, there)
        .remedies(
            [&](const Answer::AddRemedy &add) { proposeBreaker(context, settings.breakerAmps * (*wall / each), add); });
}

void checkFeeds(const RuleContext &context, Answers &answers)
{
    const ServerSettings &settings = context.settings();
    if (!settings.hasTwoFeeds) {
        answers.doesNotApply(Text::tr("There is one feed."));
        return;
    }
    Inputs inputs(context);
    const auto wall = askForWallPower(context, inputs);
    const auto supplies = context.facts.fittedSupplies();
    if (!supplies)
        inputs.has(PartCategory::PowerSupply);
    if (!inputs.areKnown()) {
        answers.notKnown(inputs);
        return;
    }
    // Half of the supplies hang on each feed.
    const int circuits = std::max(1, supplies->count / 2);
    const double shared = *wall / 2 / (circuitWatts(settings) * circuits);
    const double limit = (settings.limitsContinuousLoad ? settings.continuousLoadFraction : 1) / 2;
    const QString wanted = percentText(limit);
    const QString there = percentText(shared);
    if (shared <= limit) {
        answers
            .passes(Text::tr("With a circuit to each supply, the circuits of a feed are at %1 each; up to %2 one feed "
                             "can carry both.")
                        .arg(there, wanted))
            .figures(wanted, there);
        return;
    }
    answers
        .warning(Text::tr("With a circuit to each supply, the circuits of feed A are at %1. If feed B fails, they "
                          "would be at %2; up to %3 "
                          "one feed can carry both.")
                     .arg(there, percentText(2 * shared), wanted))
        .figures(wanted, there)
        .remedies(
            [&](const Answer::AddRemedy &add) { proposeBreaker(context, settings.breakerAmps * shared / limit, add); });
}

/// A that the cords carry: the least of those listed, else as the settings say.
double cordAmps(const RuleContext &context)
{
    std::optional<double> least;
    for (const FittedPart &fitted : context.facts.partsOf(PartCategory::Other)) {
        if (const auto amps = fitted.part.other().cordCurrent.value)
            least = std::min(least.value_or(*amps), *amps);
    }
    return least.value_or(context.settings().cordAmps);
}

void checkCords(const RuleContext &context, Answers &answers)
{
    Inputs inputs(context);
    const auto supplies = askForOutput(context, inputs);
    if (!inputs.areKnown()) {
        answers.notKnown(inputs);
        return;
    }
    const SupplyEfficiency efficiency = efficiencyOf(context.facts);
    const double volts = supplyVolts(context.settings());
    const Watts output = *supplies->outputEach;
    const double amps = output.inWatts() / efficiency.value / volts;
    const double most = cordAmps(context);
    const QString wanted = ampsText(amps);
    const QString there = ampsText(most);
    const QString drawn = efficiency.isAssumed
                              ? Text::tr(
                                  "A supply of %1 at %2 and an assumed efficiency of %3 draws %4; its cord carries %5.")
                              : Text::tr("A supply of %1 at %2 and an efficiency of %3 draws %4; its cord carries %5.");
    const QString text = drawn.arg(wattsText(output), voltsText(volts), numberForPeople(efficiency.value), wanted,
                                   there);
    if (amps <= most) {
        answers.passes(text).figures(wanted, there);
        return;
    }
    answers.stop(Text::tr("%1 Use cords that carry more, or smaller supplies.").arg(text))
        .figures(wanted, there)
        .about(context.facts.supplies())
        .remedies([&](const Answer::AddRemedy &add) {
            if (supplies->isOfPlatform || context.facts.supplies().size() != 1)
                return;
            const Part &supply = context.facts.supplies().front().part;
            const int units = supply.powerSupply().unitsPerSet.value.value_or(1);
            const auto isSmaller = [&](const Part &part) {
                const PowerSupplyFacts &other = part.powerSupply();
                return other.output.value && *other.output.value < output && !other.unitsPerSet.value
                       && other.formFactor.value == supply.powerSupply().formFactor.value;
            };
            // Supplies that any server may take come first.
            const auto smaller = [&](const Part &part) {
                constexpr double last = 1e6;
                return (isOfAnotherMaker(context, part) ? last : 0) - part.powerSupply().output.value->inWatts();
            };
            for (const Part *other : nearestParts(context, PartCategory::PowerSupply, isSmaller, smaller, 3)) {
                ServerBuild after = withPartExchanged(context.build(), supply.id, other->id);
                after = withQuantity(std::move(after), other->id, context.build().quantityOf(supply.id) * units);
                add(Text::tr("Fit %1 × %2").arg(numberForPeople(supplies->count), other->fullName()), std::move(after));
            }
        });
}

} // namespace

std::span<const Rule> circuitRules()
{
    static const std::vector<Rule> rules = {
        {"B1", QT_TRANSLATE_NOOP("model", "Continuous load of a circuit"), Verdict::Warning,
         "NEC rule, as explained at itecnotes.com, aboutcolocation.info and heathertechnologies.com",
         checkContinuousLoad},
        {"B2", QT_TRANSLATE_NOOP("model", "Power of a circuit"), Verdict::Note,
         "arithmetic: V × A × power factor, √3 times that of three phases", checkCircuit},
        {"B3", QT_TRANSLATE_NOOP("model", "Circuits for the server"), Verdict::Warning,
         "arithmetic and the NEC rule, which is of the United States: elsewhere it can be switched off",
         checkCircuitCount},
        {"B4", QT_TRANSLATE_NOOP("model", "Two feeds"), Verdict::Warning,
         "metaltoad.com, Power utilization within a colocation environment", checkFeeds},
        {"B5",
         QT_TRANSLATE_NOOP("model", "Cords"),
         Verdict::Stop,
         "unanswered.io, quoting the DGX H100 user guide: 3,300 W at 200 to 240 V, 16 A",
         checkCords,
         {PartCategory::PowerSupply, PartCategory::Other}},
    };
    return rules;
}

} // namespace model
