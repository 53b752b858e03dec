// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Section 8: the adapters of a server.
#include "remedies.h"
#include "rulequestions.h"
#include "ruletext.h"

#include "model/server/servernetwork.h"
#include "model/text/numbers.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

constexpr double halfOfUsual = 0.5; ///< N1: adapters to a GPU, at or below which training waits

bool isOneServer(const RuleContext &context)
{
    return context.settings().nodes < 2;
}

/// The fastest adapter of the fabric: the one to have more of.
const FittedPart *fastestOf(const Fabric &fabric)
{
    const FittedPart *fastest = nullptr;
    for (const FittedPart *fitted : fabric.nics) {
        if (!fastest || fitted->part.nic().portRate.value > fastest->part.nic().portRate.value)
            fastest = fitted;
    }
    return fastest;
}

void proposeMoreAdapters(const RuleContext &context, const Fabric &fabric, int missing, const Answer::AddRemedy &add)
{
    const int gpus = context.facts.gpuCount();
    if (const FittedPart *fastest = fastestOf(fabric)) {
        const int count = fastest->quantity + missing;
        add(Text::tr("Fit %1 × %2, one for each GPU").arg(numberForPeople(count), fastest->part.fullName()),
            withQuantity(context.build(), fastest->part.id, count));
        return;
    }
    // The usual one: a single port of 400 Gb/s.
    const auto isUsual = [](const Part &part) {
        const NicFacts &nic = part.nic();
        return isOfFabric(nic).value_or(false) && nic.ports.value == 1 && nic.pcieLanes.value
               && nic.pcieGeneration.value && nic.portRate.value == BytesPerSecond::fromBaseUnits(400 * gigabit);
    };
    const auto any = [](const Part &) { return 0.0; };
    for (const Part *nic : nearestParts(context, PartCategory::Nic, isUsual, any, 2))
        add(Text::tr("Fit %1 × %2, one for each GPU").arg(numberForPeople(gpus), nic->fullName()),
            withQuantity(context.build(), nic->id, gpus));
}

void checkAdaptersPerGpu(const RuleContext &context, Answers &answers)
{
    if (saidWithoutGpus(context, answers))
        return;
    const Fabric fabric = fabricOf(context.facts);
    const int gpus = context.facts.gpuCount();
    Inputs inputs(context);
    for (const QString &name : fabric.unknown)
        inputs.add(Text::tr("protocol and rate of %1").arg(name));
    const bool mayHaveItsOwn = context.platform() && context.platform()->isClosed;
    if (fabric.adapters == 0 && (mayHaveItsOwn || !inputs.areKnown())) {
        inputs.has(PartCategory::Nic);
        answers.notKnown(inputs);
        return;
    }
    if (fabric.adapters == 0 && isOneServer(context)) {
        answers.doesNotApply(Text::tr("One server alone, without an adapter for the traffic of training."));
        return;
    }
    const QString wanted = Text::tr("%n adapter(s)", nullptr, gpus);
    const QString there = Text::tr("%n adapter(s)", nullptr, fabric.adapters);
    const QString perGpu = fabric.rate ? bandwidthText(*fabric.rate / gpus) : QString();
    const auto propose = [&](const Answer::AddRemedy &add) {
        proposeMoreAdapters(context, fabric, gpus - fabric.adapters, add);
    };
    if (fabric.adapters >= gpus) {
        answers
            .passes(Text::tr("%1 network adapters of the fabric serve %2 GPUs.")
                        .arg(numberForPeople(fabric.adapters), numberForPeople(gpus)))
            .figures(wanted, there);
    } else if (!inputs.areKnown()) {
        answers.notKnown(inputs).figures(wanted, there);
    } else {
        const bool isFew = fabric.adapters <= halfOfUsual * gpus;
        const QString text =
            perGpu.isEmpty()
                ? Text::tr("%1 network adapters of the fabric serve %2 GPUs; one for each GPU is usual. Training over "
                           "several servers may wait for the network.")
                : Text::tr("%1 network adapters of the fabric serve %2 GPUs, %3 for each; one adapter for each GPU is "
                           "usual. Training over several servers may wait for the network.");
        const QString filled = text.arg(numberForPeople(fabric.adapters), numberForPeople(gpus));
        answers.add(isFew ? Verdict::Warning : Verdict::Note, perGpu.isEmpty() ? filled : filled.arg(perGpu))
            .figures(wanted, there)
            .remedies(propose);
    }
}

void checkPattern(const RuleContext &context, Answers &answers)
{
    if (saidWithoutGpus(context, answers))
        return;
    Inputs inputs(context);
    inputs.has(PartCategory::Cpu);
    inputs.has(PartCategory::Nic);
    if (!inputs.areKnown()) {
        answers.notKnown(inputs);
        return;
    }
    const QString pattern = QStringLiteral("%1-%2-%3")
                                .arg(context.facts.cpuCount())
                                .arg(context.facts.gpuCount())
                                .arg(context.facts.nicCount());
    const QStringList known = {QStringLiteral("2-4-3"), QStringLiteral("2-8-5"), QStringLiteral("2-8-9")};
    const QString text = known.contains(pattern) ? Text::tr("The pattern is %1, as the reference architecture has it.")
                                                 : Text::tr("The pattern is %1; the reference architecture has %2.");
    answers.note(known.contains(pattern) ? text.arg(pattern) : text.arg(pattern, listText(known)))
        .figures(listText(known), pattern);
}

void checkBandwidthPerGpu(const RuleContext &context, Answers &answers)
{
    if (saidWithoutGpus(context, answers))
        return;
    const Fabric fabric = fabricOf(context.facts);
    Inputs inputs(context);
    if (fabric.adapters == 0)
        inputs.has(PartCategory::Nic);
    for (const FittedPart *nic : fabric.nics) {
        (void)inputs.of(nic->part, nic->part.nic().ports);
        (void)inputs.of(nic->part, nic->part.nic().portRate);
    }
    if (!fabric.rate) {
        if (inputs.areKnown())
            answers.doesNotApply(Text::tr("No adapter of the server is fast enough for the traffic of training."));
        else
            answers.notKnown(inputs);
        return;
    }
    const QString each = bandwidthText(*fabric.rate / context.facts.gpuCount());
    const Device *device = context.devices.find(context.facts.gpus().front().part.deviceId);
    const auto link = device ? device->interconnectBandwidth.value : std::nullopt;
    if (link) {
        answers
            .note(
                Text::tr(
                    "The network gives each GPU %1 one way; inside the server its links have %2 (both ways together).")
                    .arg(each, bandwidthText(*link)))
            .figures({}, each);
    } else {
        answers.note(Text::tr("The network gives each GPU %1 one way.").arg(each)).figures({}, each);
    }
}

void checkTransceivers(const RuleContext &context, Answers &answers)
{
    if (context.facts.nics().empty()) {
        answers.doesNotApply(Text::tr("No network adapter is listed."));
        return;
    }
    for (const FittedPart &fitted : context.facts.nics()) {
        const Part &nic = fitted.part;
        Inputs inputs(context);
        const auto connector = inputs.of(nic, nic.nic().connector);
        if (!connector) {
            answers.notKnown(inputs).about(nic);
        } else if (connector->contains(QLatin1String("OSFP"), Qt::CaseInsensitive)) {
            answers
                .warning(Text::tr("%1 takes only flat-top OSFP transceivers (RHS): those with fins are for switches.")
                             .arg(nic.name))
                .figures(Text::tr("flat top"), *connector)
                .about(nic);
        } else {
            answers
                .passes(Text::tr("%1 has %2, which takes transceivers of the usual shape.").arg(nic.name, *connector))
                .figures({}, *connector)
                .about(nic);
        }
    }
}

void checkSingleServer(const RuleContext &context, Answers &answers)
{
    if (!isOneServer(context)) {
        answers.doesNotApply(Text::tr("There are several servers."));
        return;
    }
    answers
        .note(Text::tr(
            "One server alone needs no adapter for the traffic of training; keep one for storage and management."))
        .figures(Text::tr("%n adapter(s)", nullptr, 1), Text::tr("%n adapter(s)", nullptr, context.facts.nicCount()));
}

} // namespace

std::span<const Rule> networkRules()
{
    static const std::vector<Rule> rules = {
        {"N1", QT_TRANSLATE_NOOP("model", "Adapters for the GPUs"), Verdict::Warning,
         "unanswered.io, quoting the DGX H100 guide; glennklockwood.com on Meta's H100 clusters; "
         "datacenterdynamics.com on Colossus",
         checkAdaptersPerGpu},
        {"N2", QT_TRANSLATE_NOOP("model", "Sockets, GPUs, adapters"), Verdict::Note,
         "docs.nvidia.com, AI enterprise reference architecture", checkPattern},
        {"N3", QT_TRANSLATE_NOOP("model", "Network for each GPU"), Verdict::Note, "arithmetic: ports × rate ÷ 8 ÷ GPUs",
         checkBandwidthPerGpu},
        {"N7", QT_TRANSLATE_NOOP("model", "Transceivers"), Verdict::Warning,
         "docs.nvidia.com, ConnectX-7 VPI introduction; DGX SuperPOD cabling guide, power per port", checkTransceivers},
        {"N8", QT_TRANSLATE_NOOP("model", "One server alone"), Verdict::Note, "reasoning; no page was read",
         checkSingleServer},
    };
    return rules;
}

} // namespace model
