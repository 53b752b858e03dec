// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Section 3: PCIe lanes, of the server as a whole.
#include "remedies.h"
#include "ruletext.h"

#include "model/server/serverlanes.h"
#include "model/text/numbers.h"

#include <algorithm>

namespace model {

namespace {

constexpr int lanesOfAnUplink = 16;
constexpr int gpusPerUplink = 2;  ///< P4
constexpr int mostDifference = 1; ///< P8

QString lanesText(int lanes)
{
    return Text::tr("%n lane(s)", nullptr, lanes);
}

QString lanesText(const LanesThere &there)
{
    return there.isOneNumber()
               ? lanesText(there.atLeast)
               : Text::tr("%1 or %2 lanes").arg(numberForPeople(there.atLeast), numberForPeople(there.atMost));
}

QString wantedText(const LanesWanted &wanted)
{
    return wanted.total() ? lanesText(wanted.atLeast()) : Text::tr("at least %1").arg(lanesText(wanted.atLeast()));
}

/// Chips and superchips that hang on no PCIe slot.
bool hasNoLanesToCount(const ServerFacts &facts)
{
    return facts.platform()
           && (facts.platform()->kind == PlatformKind::ClosedDesktop
               || facts.platform()->kind == PlatformKind::ClosedRack);
}

/// Says once that lanes are not what this server is about. True: said.
bool saidWithoutLanes(const RuleContext &context, Answers &answers)
{
    if (!hasNoLanesToCount(context.facts))
        return false;
    answers.doesNotApply(
        Text::tr("The accelerators of a closed system of this kind do not hang on PCIe lanes of its processors."));
    return true;
}

void askForLanes(const RuleContext &context, Inputs &inputs)
{
    if (!inputs.has(PartCategory::Cpu))
        return;
    for (const FittedPart &fitted : context.facts.cpus())
        (void)inputs.of(fitted.part, fitted.part.cpu().pcieLanes);
}

void addUnknownLanes(const LanesWanted &wanted, Inputs &inputs)
{
    for (const QString &name : wanted.unknown)
        inputs.add(QStringLiteral("%1 (%2)").arg(factLabel(QStringLiteral("pcieLanes")), name));
}

void checkLanesWanted(const RuleContext &context, Answers &answers)
{
    if (saidWithoutLanes(context, answers))
        return;
    const LanesWanted wanted = lanesWantedBy(context.facts);
    const QString text = Text::tr("GPUs ask for %1 PCIe lanes, network adapters for %2, NVMe drives for %3.")
                             .arg(numberForPeople(wanted.gpus), numberForPeople(wanted.nics),
                                  numberForPeople(wanted.drives));
    if (wanted.total()) {
        answers.note(text).figures(wantedText(wanted), {});
    } else {
        Inputs inputs(context);
        addUnknownLanes(wanted, inputs);
        answers.notKnown(Text::tr("%1 Not known: %2.").arg(text, inputs.missing())).figures(wantedText(wanted), {});
    }
}

void checkLanesThere(const RuleContext &context, Answers &answers)
{
    if (saidWithoutLanes(context, answers))
        return;
    const auto there = lanesOf(context.facts);
    if (!there) {
        Inputs inputs(context);
        askForLanes(context, inputs);
        answers.notKnown(inputs);
    } else if (there->isOneNumber()) {
        answers.note(Text::tr("The processors give %1 PCIe lanes.").arg(numberForPeople(there->atLeast)))
            .figures({}, lanesText(*there));
    } else {
        answers
            .notKnown(
                Text::tr("Two EPYC give %1 PCIe lanes with four links between them, %2 with three; the board decides.")
                    .arg(numberForPeople(there->atLeast), numberForPeople(there->atMost)))
            .figures({}, lanesText(*there));
    }
}

/// Fewer of the adapters of which there are most, so that the lanes suffice; not so few that the GPUs wait for them.
void proposeFewerNics(const RuleContext &context, int excess, const Answer::AddRemedy &add)
{
    const FittedPart *most = nullptr;
    for (const FittedPart &fitted : context.facts.nics()) {
        if (fitted.part.nic().pcieLanes.value.value_or(0) > 0 && (!most || fitted.quantity > most->quantity))
            most = &fitted;
    }
    if (!most)
        return;
    const int each = *most->part.nic().pcieLanes.value;
    const int fewer = most->quantity - (excess + each - 1) / each;
    if (fewer > 0 && 2 * fewer > context.facts.gpuCount())
        add(Text::tr("Keep %1 of the %2 network adapters").arg(numberForPeople(fewer), numberForPeople(most->quantity)),
            withQuantity(context.build(), most->part.id, fewer));
}

void proposeSwitchedPlatform(const RuleContext &context, const Answer::AddRemedy &add)
{
    const auto isSwitched = [](const Part &part) {
        return !part.platform().isClosed && part.platform().hasPcieSwitch.value.value_or(false);
    };
    const auto any = [](const Part &) { return 0.0; };
    for (const Part *platform : nearestParts(context, PartCategory::Platform, isSwitched, any, 10))
        add(Text::tr("Take %1, which has PCIe switches").arg(platform->fullName()),
            withPlatform(context.build(), platform->id));
}

void checkLanesSuffice(const RuleContext &context, Answers &answers)
{
    if (saidWithoutLanes(context, answers))
        return;
    const LanesWanted wanted = lanesWantedBy(context.facts);
    const auto there = lanesOf(context.facts);
    Inputs inputs(context);
    if (!there)
        askForLanes(context, inputs);
    const auto hasSwitch = context.platform() ? context.platform()->hasPcieSwitch.value : std::nullopt;
    if (hasSwitch.value_or(false)) {
        answers
            .passes(
                Text::tr("The platform has PCIe switches: the parts may ask for more lanes than the processors give."))
            .figures(wantedText(wanted), there ? lanesText(*there) : QString());
        return;
    }
    if (!there) {
        answers.notKnown(inputs).figures(wantedText(wanted), {});
        return;
    }
    const QString thereText = lanesText(*there);
    if (wanted.atLeast() > there->atMost) {
        const bool leavesGpusOut = hasSwitch && wanted.gpus > there->atMost;
        const QString text =
            hasSwitch
                ? Text::tr(
                    "GPUs, network adapters and NVMe drives ask for %1; %2 are there and the platform has no PCIe "
                    "switch. Choose a platform with PCIe switches, or fewer cards.")
                : Text::tr(
                    "GPUs, network adapters and NVMe drives ask for %1; the processors give %2. Unless the platform "
                    "has PCIe switches, which is not known, choose one that has, or fewer cards.");
        answers.add(leavesGpusOut ? Verdict::Stop : Verdict::Warning, text.arg(wantedText(wanted), thereText))
            .figures(wantedText(wanted), thereText)
            .remedies([&](const Answer::AddRemedy &add) {
                proposeSwitchedPlatform(context, add);
                proposeFewerNics(context, wanted.atLeast() - there->atMost, add);
            });
        return;
    }
    addUnknownLanes(wanted, inputs);
    if (wanted.atLeast() > there->atLeast)
        inputs.add(Text::tr("how many links join the two processors"));
    if (!inputs.areKnown())
        answers.notKnown(inputs).figures(wantedText(wanted), thereText);
    else
        answers.passes(Text::tr("The parts ask for %1; %2 are there.").arg(wantedText(wanted), thereText))
            .figures(wantedText(wanted), thereText);
}

void checkUplinks(const RuleContext &context, Answers &answers)
{
    if (saidWithoutLanes(context, answers))
        return;
    const int gpus = context.facts.gpuCount();
    if (gpus == 0) {
        answers.doesNotApply(Text::tr("The server has no GPU."));
        return;
    }
    Inputs inputs(context);
    const auto hasSwitch = inputs.platform(&PlatformFacts::hasPcieSwitch);
    if (hasSwitch && !*hasSwitch) {
        answers.doesNotApply(Text::tr("The platform has no PCIe switch: each GPU has lanes of its own."));
        return;
    }
    const auto uplinks = inputs.platform(&PlatformFacts::pcieUplinks);
    if (!inputs.areKnown()) {
        answers.notKnown(inputs);
        return;
    }
    const int least = (gpus + gpusPerUplink - 1) / gpusPerUplink;
    const QString wanted = Text::tr("%n uplink(s)", nullptr, least);
    const QString there = Text::tr("%n uplink(s)", nullptr, *uplinks);
    if (*uplinks >= least) {
        answers
            .passes(Text::tr("%1 GPUs share %2 uplinks of the PCIe switches, at most two to each.")
                        .arg(numberForPeople(gpus), numberForPeople(*uplinks)))
            .figures(wanted, there);
    } else {
        answers
            .warning(Text::tr("%1 GPUs share %2 uplinks of the PCIe switches; at most two GPUs to an uplink of %3 "
                              "lanes ask for %4.")
                         .arg(numberForPeople(gpus), numberForPeople(*uplinks), numberForPeople(lanesOfAnUplink),
                              numberForPeople(least)))
            .figures(wanted, there);
    }
}

void checkBalanceOverSockets(const RuleContext &context, Answers &answers)
{
    if (saidWithoutLanes(context, answers))
        return;
    const int gpus = context.facts.gpuCount();
    if (gpus < 2) {
        answers.doesNotApply(Text::tr("There are not several GPUs to be spread over the processors."));
        return;
    }
    Inputs inputs(context);
    if (inputs.has(PartCategory::Cpu) && context.facts.cpuCount() == 1) {
        answers.doesNotApply(Text::tr("One processor serves all GPUs."));
        return;
    }
    const auto onFirst = inputs.platform(&PlatformFacts::gpusOnFirstSocket);
    if (!inputs.areKnown()) {
        answers.notKnown(inputs);
        return;
    }
    const int onOther = gpus - *onFirst;
    const QString there = QStringLiteral("%1 + %2").arg(numberForPeople(*onFirst), numberForPeople(onOther));
    const QString wanted = QStringLiteral("%1 + %2").arg(numberForPeople(gpus - gpus / 2), numberForPeople(gpus / 2));
    if (std::abs(*onFirst - onOther) <= mostDifference)
        answers.passes(Text::tr("The GPUs are spread evenly over the processors: %1.").arg(there))
            .figures(wanted, there);
    else
        answers
            .warning(Text::tr("The GPUs are spread unevenly over the processors: %1 instead of %2.").arg(there, wanted))
            .figures(wanted, there);
}

} // namespace

std::span<const Rule> laneRules()
{
    static const std::vector<Rule> rules = {
        {"P1", QT_TRANSLATE_NOOP("model", "PCIe lanes wanted"), Verdict::Note,
         "kentino.com, PCIe lanes topology in a multi-GPU AI server; NVIDIA architecture", checkLanesWanted},
        {"P2", QT_TRANSLATE_NOOP("model", "PCIe lanes there"), Verdict::Note,
         "Intel ARK; kentino.com; r/LocalAIServers, thread on EPYC lanes", checkLanesThere},
        {"P3", QT_TRANSLATE_NOOP("model", "Enough PCIe lanes"), Verdict::Stop,
         "Intel ARK; kentino.com, PCIe lanes topology in a multi-GPU AI server", checkLanesSuffice},
        {"P4", QT_TRANSLATE_NOOP("model", "GPUs to an uplink of a PCIe switch"), Verdict::Warning,
         "NVIDIA enterprise reference architecture", checkUplinks},
        {"P8", QT_TRANSLATE_NOOP("model", "Balance over the sockets"), Verdict::Warning,
         "NVIDIA enterprise reference architecture", checkBalanceOverSockets},
    };
    return rules;
}

} // namespace model
