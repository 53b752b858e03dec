// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Section 7: height, power, weight and depth of a rack.
#include "remedies.h"
#include "rulequestions.h"
#include "ruletext.h"

#include "model/server/servercase.h"
#include "model/server/serverpower.h"
#include "model/text/numbers.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

QString unitsText(double units)
{
    return QStringLiteral("%1 U").arg(numberForPeople(units));
}

QString kilogramsText(double kilograms)
{
    return QStringLiteral("%1 kg").arg(numberForPeople(kilograms));
}

QString millimetresText(double millimetres)
{
    return QStringLiteral("%1 mm").arg(numberForPeople(millimetres));
}

/// Machines that stand on a desk, and racks that come complete. True: answered.
bool saidWithoutRack(const RuleContext &context, Answers &answers)
{
    const PlatformFacts *platform = context.platform();
    if (platform && platform->kind == PlatformKind::ClosedDesktop) {
        answers.doesNotApply(Text::tr("This machine stands on a desk."));
        return true;
    }
    if (platform && platform->kind == PlatformKind::ClosedRack) {
        answers.doesNotApply(Text::tr("This system is a rack of its own."));
        return true;
    }
    return false;
}

double nodesOf(const RuleContext &context)
{
    return std::max(1.0, std::floor(context.settings().nodes));
}

/// Racks that the build lists; 0: none, and there are as many as it takes.
int racksListed(const RuleContext &context)
{
    int racks = 0;
    for (const FittedPart &fitted : context.facts.partsOf(PartCategory::Rack))
        racks += fitted.quantity;
    return racks;
}

/// How many servers must go into one rack: all of them divided by the racks listed, else one.
double serversOfARack(const RuleContext &context)
{
    const int racks = racksListed(context);
    return racks > 0 ? std::ceil(nodesOf(context) / racks) : 1;
}

/// More of the racks that are listed: as many as it takes with so many servers in each.
void proposeRacks(const RuleContext &context, double serversInEach, const Answer::AddRemedy &add)
{
    const std::vector<FittedPart> &racks = context.facts.partsOf(PartCategory::Rack);
    if (racks.size() != 1 || serversInEach < 1)
        return;
    const int least = static_cast<int>(std::ceil(nodesOf(context) / serversInEach));
    const int count = std::max(least, racks.front().quantity + 1);
    add(Text::tr("Take %1 × %2").arg(numberForPeople(count), racks.front().part.fullName()),
        withQuantity(context.build(), racks.front().part.id, count));
}

void checkHeight(const RuleContext &context, Answers &answers)
{
    if (saidWithoutRack(context, answers))
        return;
    Inputs inputs(context);
    const auto each = rackUnitsOf(context.facts);
    if (!each)
        (void)inputs.platform(&PlatformFacts::rackUnits);
    double switches = 0;
    if (racksListed(context) > 0) {
        for (const FittedPart &fitted : context.facts.partsOf(PartCategory::Switch))
            switches += inputs.of(fitted.part, fitted.part.networkSwitch().rackUnits).value_or(0) * fitted.quantity;
    }
    const double there = rackUnitsThere(context.facts);
    const double servers = serversOfARack(context);
    const double wanted = servers * each.value_or(0) + switches / std::max(1, racksListed(context));
    if (wanted > there) {
        answers
            .stop(Text::tr("%1 of servers and switches do not go into a rack of %2.")
                      .arg(unitsText(wanted), unitsText(there)))
            .figures(unitsText(wanted), unitsText(there))
            .remedies([&](const Answer::AddRemedy &add) {
                if (each && *each > 0)
                    proposeRacks(context, std::floor(there / *each), add);
            });
    } else if (!inputs.areKnown()) {
        answers.notKnown(inputs);
    } else {
        answers
            .passes(
                Text::tr("%1 of servers and switches go into a rack of %2.").arg(unitsText(wanted), unitsText(there)))
            .figures(unitsText(wanted), unitsText(there));
    }
}

void checkRackPower(const RuleContext &context, Answers &answers)
{
    if (context.platform() && context.platform()->kind == PlatformKind::ClosedDesktop) {
        answers.doesNotApply(Text::tr("This machine stands on a desk."));
        return;
    }
    Inputs inputs(context);
    const auto wall = askForWallPower(context, inputs);
    if (!wall) {
        answers.notKnown(inputs);
        return;
    }
    const Watts there = rackPowerThere(context.facts);
    const double servers = serversOfARack(context);
    const Watts wanted = *wall * servers;
    const double fit = std::floor(there / *wall);
    if (fit < 1) {
        answers
            .stop(Text::tr("This server draws %1; a rack of %2 does not carry it.")
                      .arg(wattsText(*wall), wattsText(there)))
            .figures(wattsText(wanted), wattsText(there));
    } else if (wanted > there) {
        answers
            .stop(Text::tr("%n server(s) of a rack draw %1. A rack of %2 holds %3 of them (%4).", nullptr,
                           static_cast<int>(servers))
                      .arg(wattsText(wanted), wattsText(there), numberForPeople(fit), wattsText(*wall * fit)))
            .figures(wattsText(wanted), wattsText(there))
            .remedies([&](const Answer::AddRemedy &add) { proposeRacks(context, fit, add); });
    } else {
        answers
            .passes(Text::tr("This server draws %1; a rack of %2 holds %3 of them (%4).")
                        .arg(wattsText(*wall), wattsText(there), numberForPeople(fit), wattsText(*wall * fit)))
            .figures(wattsText(wanted), wattsText(there));
    }
}

void checkWeight(const RuleContext &context, Answers &answers)
{
    if (context.platform() && context.platform()->kind == PlatformKind::ClosedDesktop) {
        answers.doesNotApply(Text::tr("This machine stands on a desk."));
        return;
    }
    Inputs inputs(context);
    const auto each = weightOf(context.facts);
    if (!each)
        (void)inputs.platform(&PlatformFacts::weight);
    const auto most = rackWeightThere(context.facts);
    if (!most)
        inputs.add(Text::tr("the weight that the rack carries"));
    if (!inputs.areKnown()) {
        answers.notKnown(inputs).figures(each ? kilogramsText(*each) : QString(), {});
        return;
    }
    const double wanted = *each * serversOfARack(context);
    const QString text = wanted > *most ? Text::tr("The servers of a rack weigh %1; it carries at most %2.")
                                        : Text::tr("The servers of a rack weigh %1; it carries %2.");
    answers.add(wanted > *most ? Verdict::Stop : Verdict::Passes, text.arg(kilogramsText(wanted), kilogramsText(*most)))
        .figures(kilogramsText(wanted), kilogramsText(*most));
}

void checkDepth(const RuleContext &context, Answers &answers)
{
    if (saidWithoutRack(context, answers))
        return;
    Inputs inputs(context);
    const auto each = depthOf(context.facts);
    if (!each)
        (void)inputs.platform(&PlatformFacts::depth);
    std::optional<double> most;
    inputs.has(PartCategory::Rack);
    for (const FittedPart &fitted : context.facts.partsOf(PartCategory::Rack)) {
        if (const auto depth = inputs.of(fitted.part, fitted.part.rack().depth))
            most = std::min(most.value_or(*depth), *depth);
    }
    if (!inputs.areKnown()) {
        answers.notKnown(inputs);
    } else if (*each > *most) {
        answers
            .stop(Text::tr("The server is %1 deep; the rack takes %2, cables included.")
                      .arg(millimetresText(*each), millimetresText(*most)))
            .figures(millimetresText(*each), millimetresText(*most));
    } else {
        answers
            .passes(Text::tr("The server is %1 deep; in the rack of %2 that leaves %3 for cables.")
                        .arg(millimetresText(*each), millimetresText(*most), millimetresText(*most - *each)))
            .figures(millimetresText(*each), millimetresText(*most));
    }
}

} // namespace

std::span<const Rule> rackRules()
{
    static const std::vector<Rule> rules = {
        {"R1", QT_TRANSLATE_NOOP("model", "Height in the rack"), Verdict::Stop, "reasoning: 42 U is the common default",
         checkHeight},
        {"R2", QT_TRANSLATE_NOOP("model", "Power of a rack"), Verdict::Stop,
         "unanswered.io, guide to the density of NVIDIA H100 in racks", checkRackPower},
        {"R7", QT_TRANSLATE_NOOP("model", "Weight in the rack"), Verdict::Stop,
         "netbox-community/devicetype-library; docs.nvidia.com, DGX B200", checkWeight},
        {"R10", QT_TRANSLATE_NOOP("model", "Depth of the rack"), Verdict::Stop, "vendors' sheets", checkDepth},
    };
    return rules;
}

} // namespace model
