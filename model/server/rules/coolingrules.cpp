// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Section 7: heat, how it is taken away, and what the building adds.
#include "rule.h"
#include "rulequestions.h"
#include "ruletext.h"

#include "model/server/servercase.h"
#include "model/server/serverpower.h"
#include "model/text/numbers.h"

#include <cmath>

namespace model {

namespace {

// W of a rack, R3
constexpr double easyByAir = 25000;
constexpr double mostByAir = 30000;
constexpr double mostByLiquid = 120000;
const BytesPerSecond warmAdapter = BytesPerSecond::fromBaseUnits(100 * gigabit); ///< R8

bool isLiquid(const std::optional<QString> &cooling)
{
    return cooling && cooling->contains(QLatin1String("liquid"), Qt::CaseInsensitive);
}

void checkRackCooling(const RuleContext &context, Answers &answers)
{
    Inputs inputs(context);
    const auto wall = askForWallPower(context, inputs);
    if (!wall) {
        answers.notKnown(inputs);
        return;
    }
    const Watts rack = std::max(*wall, *wall * serversPerRack(context.facts).value_or(1));
    const QString wanted = wattsText(rack);
    const bool hasLiquid = context.settings().hasLiquidCooling;
    const Watts most = Watts::fromWatts(hasLiquid ? mostByLiquid : mostByAir);
    const QString there = wattsText(most);
    if (rack > most) {
        const QString text =
            hasLiquid ? Text::tr("A rack of these servers gives off %1; liquid to the chip takes away up to %2.")
                      : Text::tr("A rack of these servers gives off %1; air takes away up to %2. Plan liquid cooling.");
        answers.warning(text.arg(wanted, there)).figures(wanted, there).remedies([&](const Answer::AddRemedy &add) {
            ServerBuild after = context.build();
            after.settings.hasLiquidCooling = true;
            add(Text::tr("Plan liquid at the rack"), std::move(after));
        });
    } else if (!hasLiquid && rack > Watts::fromWatts(easyByAir)) {
        answers
            .note(Text::tr("A rack of these servers gives off %1, near the %2 that air takes away.").arg(wanted, there))
            .figures(wanted, there);
    } else {
        const QString text = hasLiquid ? Text::tr(
                                 "A rack of these servers gives off %1; liquid to the chip takes away up to %2.")
                                       : Text::tr("A rack of these servers gives off %1; air takes away up to %2.");
        answers.passes(text.arg(wanted, there)).figures(wanted, there);
    }
}

void checkLiquid(const RuleContext &context, Answers &answers)
{
    Inputs inputs(context);
    const auto cooling = inputs.platform(&PlatformFacts::cooling);
    bool isDirect = false; // coolant from outside to the chips
    for (const FittedPart &fitted : context.facts.partsOf(PartCategory::Cooling))
        isDirect = isDirect
                   || fitted.part.cooling().kind.value.value_or(QString()).contains(QLatin1String("direct liquid"),
                                                                                    Qt::CaseInsensitive);
    const bool needsLiquid = isDirect || isLiquid(cooling);
    const QString wanted = Text::tr("liquid cooling");
    if (needsLiquid && !context.settings().hasLiquidCooling) {
        const auto wall = wallPowerOf(context.facts);
        const QString name = context.facts.platformPart() ? context.facts.platformPart()->name : context.build().name;
        answers
            .stop(wall ? Text::tr("%1 needs liquid cooling for its %2; there is none at the rack.")
                             .arg(name, wattsText(*wall))
                       : Text::tr("%1 needs liquid cooling; there is none at the rack.").arg(name))
            .figures(wanted, Text::tr("air"))
            .remedies([&](const Answer::AddRemedy &add) {
                ServerBuild after = context.build();
                after.settings.hasLiquidCooling = true;
                add(Text::tr("Plan liquid at the rack"), std::move(after));
            });
    } else if (needsLiquid) {
        answers.passes(Text::tr("The liquid cooling that the server needs is at the rack.")).figures(wanted, wanted);
    } else if (!inputs.areKnown()) {
        answers.notKnown(inputs);
    } else {
        answers.passes(Text::tr("The server is cooled by air."))
            .figures(Text::tr("air"), context.settings().hasLiquidCooling ? wanted : Text::tr("air"));
    }
}

void checkHeat(const RuleContext &context, Answers &answers)
{
    Inputs inputs(context);
    const auto wall = askForWallPower(context, inputs);
    if (!wall) {
        answers.notKnown(inputs);
        return;
    }
    const QString heat = QStringLiteral("%1 BTU/h").arg(numberForPeople(std::round(heatBtuOf(*wall))));
    answers.note(Text::tr("%1 from the mains become %2 of heat.").arg(wattsText(*wall), heat)).figures(heat, {});
}

void checkFacility(const RuleContext &context, Answers &answers)
{
    Inputs inputs(context);
    const auto wall = askForWallPower(context, inputs);
    if (!wall) {
        answers.notKnown(inputs);
        return;
    }
    const double nodes = std::max(1.0, std::floor(context.settings().nodes));
    const Watts facility = *wall * (nodes * context.settings().pue);
    answers
        .note(Text::tr("%n server(s) with cooling and losses of the building (PUE %1) take %2.", nullptr,
                       static_cast<int>(nodes))
                  .arg(numberForPeople(context.settings().pue), wattsText(facility)))
        .figures(wattsText(facility), {});
}

void checkRoomTemperature(const RuleContext &context, Answers &answers)
{
    if (context.facts.nics().empty()) {
        answers.doesNotApply(Text::tr("No network adapter is listed."));
        return;
    }
    Inputs inputs(context);
    const QString limit = linkRateText(warmAdapter);
    for (const FittedPart &fitted : context.facts.nics()) {
        const auto rate = inputs.of(fitted.part, fitted.part.nic().portRate);
        if (rate && *rate >= warmAdapter) {
            answers
                .warning(
                    Text::tr(
                        "Adapters of %1 and more, as %2 with %3, lower the room temperature that some servers allow to "
                        "30–35 °C: see the manual.")
                        .arg(limit, fitted.part.name, linkRateText(*rate)))
                .figures(limit, linkRateText(*rate))
                .about(fitted.part);
            return;
        }
    }
    if (!inputs.areKnown())
        answers.notKnown(inputs);
    else
        answers.passes(Text::tr("The adapters are slower than the %1 from which the room must be cooler.").arg(limit));
}

} // namespace

std::span<const Rule> coolingRules()
{
    static const std::vector<Rule> rules = {
        {"R3", QT_TRANSLATE_NOOP("model", "Cooling of a rack"), Verdict::Warning,
         "flashgenius.net, data-centre guide (secondary)", checkRackCooling},
        {"R4", QT_TRANSLATE_NOOP("model", "Liquid at the rack"), Verdict::Stop,
         "docs.nvidia.com, NVL72 AI factory components; nybreaking.com on the GB200 NVL72", checkLiquid},
        {"R5", QT_TRANSLATE_NOOP("model", "Heat"), Verdict::Note,
         "support.apple.com/en-my/102027: 295 W are 1,007 BTU/h", checkHeat},
        {"R6", QT_TRANSLATE_NOOP("model", "Power of the building"), Verdict::Note,
         "flashgenius.net, data-centre guide (secondary)", checkFacility},
        {"R8", QT_TRANSLATE_NOOP("model", "Room temperature with fast adapters"), Verdict::Warning,
         "SR665 V3 manual, p. 69; pubs.lenovo.com, SR630 V4 thermal rules", checkRoomTemperature},
    };
    return rules;
}

} // namespace model
