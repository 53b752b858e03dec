// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Section 8: adapters and switches together.
#include "remedies.h"
#include "rulequestions.h"
#include "ruletext.h"

#include "model/server/servernetwork.h"
#include "model/text/numbers.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

QStringList protocols(const QString &text)
{
    QStringList found;
    for (const QString &protocol :
         {QStringLiteral("InfiniBand"), QStringLiteral("Ethernet"), QStringLiteral("Slingshot")}) {
        if (text.contains(protocol, Qt::CaseInsensitive))
            found << protocol;
    }
    return found;
}

bool speak(const QStringList &one, const QStringList &other)
{
    return std::ranges::any_of(one, [&](const QString &protocol) { return other.contains(protocol); });
}

/// The switches that are listed; where there is none, says so. nullptr: said.
const std::vector<FittedPart> *switchesOrAnswer(const RuleContext &context, Answers &answers)
{
    const std::vector<FittedPart> &switches = context.facts.partsOf(PartCategory::Switch);
    if (!switches.empty())
        return &switches;
    if (context.settings().nodes < 2) {
        answers.doesNotApply(Text::tr("One server alone needs no switch for the traffic of training."));
    } else {
        Inputs inputs(context);
        inputs.has(PartCategory::Switch);
        answers.notKnown(inputs);
    }
    return nullptr;
}

/// True: answered that no adapter of the fabric is known.
bool saidWithoutFabric(const RuleContext &context, const Fabric &fabric, Answers &answers)
{
    if (!fabric.nics.empty())
        return false;
    Inputs inputs(context);
    inputs.add(Text::tr("the adapters of the fabric"));
    answers.notKnown(inputs);
    return true;
}

void checkProtocol(const RuleContext &context, Answers &answers)
{
    const std::vector<FittedPart> *switches = switchesOrAnswer(context, answers);
    if (!switches)
        return;
    const Fabric fabric = fabricOf(context.facts);
    if (saidWithoutFabric(context, fabric, answers))
        return;
    for (const FittedPart *nic : fabric.nics) {
        Inputs inputs(context);
        const auto own = inputs.of(nic->part, nic->part.nic().protocol);
        QStringList there;
        for (const FittedPart &fitted : *switches)
            there << protocols(inputs.of(fitted.part, fitted.part.networkSwitch().protocol).value_or(QString()));
        there.removeDuplicates();
        const QStringList wanted = protocols(own.value_or(QString()));
        if (own && speak(wanted, there)) {
            answers
                .passes(Text::tr("%1 (%2) and the switches (%3) speak the same protocol.")
                            .arg(nic->part.name, listText(wanted), listText(there)))
                .figures(listText(wanted), listText(there))
                .about(nic->part);
        } else if (!inputs.areKnown()) {
            answers.notKnown(inputs).about(nic->part);
        } else {
            answers
                .stop(Text::tr("%1 speaks %2; the switches speak %3.")
                          .arg(nic->part.name, listText(wanted), listText(there)))
                .figures(listText(wanted), listText(there))
                .about(nic->part)
                .remedies([&](const Answer::AddRemedy &add) {
                    if (switches->size() != 1)
                        return;
                    const auto fits = [&](const Part &part) {
                        return speak(wanted, protocols(part.networkSwitch().protocol.value.value_or(QString())));
                    };
                    const auto rate = [&](const Part &part) {
                        const auto other = part.networkSwitch().portRate.value;
                        const auto port = nic->part.nic().portRate.value;
                        return other && port ? std::abs(other->inGigabytesPerSecond() - port->inGigabytesPerSecond())
                                             : 1e6;
                    };
                    for (const Part *other : nearestParts(context, PartCategory::Switch, fits, rate, 2))
                        add(Text::tr("Exchange the switches for %1").arg(other->fullName()),
                            withPartExchanged(context.build(), switches->front().part.id, other->id));
                });
        }
    }
}

void checkLinkRate(const RuleContext &context, Answers &answers)
{
    const std::vector<FittedPart> *switches = switchesOrAnswer(context, answers);
    if (!switches)
        return;
    const Fabric fabric = fabricOf(context.facts);
    if (saidWithoutFabric(context, fabric, answers))
        return;
    for (const FittedPart *nic : fabric.nics) {
        Inputs inputs(context);
        const auto own = inputs.of(nic->part, nic->part.nic().portRate);
        std::optional<BytesPerSecond> fastest;
        for (const FittedPart &fitted : *switches) {
            const auto rate = inputs.of(fitted.part, fitted.part.networkSwitch().portRate);
            if (rate)
                fastest = std::max(fastest.value_or(*rate), *rate);
        }
        if (!inputs.areKnown()) {
            answers.notKnown(inputs).about(nic->part);
            continue;
        }
        const QString wanted = linkRateText(*own);
        const QString there = linkRateText(*fastest);
        if (*own == *fastest)
            answers.passes(Text::tr("Adapters and switches have ports of %1.").arg(wanted))
                .figures(wanted, there)
                .about(nic->part);
        else
            answers
                .note(Text::tr(
                          "Ports of the adapters have %1, of the switches %2: links run at %3, if the cables allow it.")
                          .arg(wanted, there, linkRateText(std::min(*own, *fastest))))
                .figures(wanted, there)
                .about(nic->part);
    }
}

void checkPorts(const RuleContext &context, Answers &answers)
{
    const double nodes = std::max(1.0, std::floor(context.settings().nodes));
    const std::vector<FittedPart> &listed = context.facts.partsOf(PartCategory::Switch);
    if (nodes < 2 && listed.empty()) {
        answers.doesNotApply(Text::tr("One server alone needs no switch for the traffic of training."));
        return;
    }
    const Fabric fabric = fabricOf(context.facts);
    Inputs inputs(context);
    if (fabric.adapters == 0)
        inputs.add(Text::tr("the adapters of the fabric"));
    for (const FittedPart *nic : fabric.nics)
        (void)inputs.of(nic->part, nic->part.nic().ports);
    const FabricSwitch chosen = fabricSwitchOf(context.facts, context.parts);
    std::optional<int> ports;
    if (chosen.part)
        ports = inputs.of(*chosen.part, chosen.part->networkSwitch().ports);
    else
        inputs.has(PartCategory::Switch);
    if (!inputs.areKnown()) {
        answers.notKnown(inputs);
        return;
    }
    const double endPoints = nodes * *fabric.ports;
    const auto plan = switchPlan(endPoints, *ports);
    const QString name = chosen.part->name;
    if (!plan) {
        const QString most = numberForPeople(*ports * (*ports / 2.0));
        answers
            .stop(Text::tr("%1 servers have %2 end points; two tiers of %3 reach at most %4.")
                      .arg(numberForPeople(nodes), numberForPeople(endPoints), name, most))
            .figures(numberForPeople(endPoints), most);
        return;
    }
    const int needed = plan->leaves + plan->spines;
    const QString wanted = Text::tr("%n switch(es)", nullptr, needed);
    const QString leaves = numberForPeople(plan->leaves);
    const QString spines = numberForPeople(plan->spines);
    if (chosen.isAssumed) {
        answers
            .passes(Text::tr("%1 servers have %2 end points: %3 leaf and %4 spine switches, reckoned as %5, connect "
                             "them without oversubscription.")
                        .arg(numberForPeople(nodes), numberForPeople(endPoints), leaves, spines, name))
            .figures(wanted, {});
        return;
    }
    int count = 0;
    for (const FittedPart &fitted : listed)
        count += fitted.quantity;
    const QString there = Text::tr("%n switch(es)", nullptr, count);
    const QString figures = Text::tr("%1 servers have %2 end points, which ask for %3 leaf and %4 spine switches "
                                     "without oversubscription; you have %5.")
                                .arg(numberForPeople(nodes), numberForPeople(endPoints), leaves, spines,
                                     numberForPeople(count));
    if (count >= needed) {
        answers.passes(figures).figures(wanted, there);
        return;
    }
    answers.stop(figures).figures(wanted, there).about(listed).remedies([&](const Answer::AddRemedy &add) {
        if (listed.size() == 1)
            add(Text::tr("Take %1 × %2").arg(numberForPeople(needed), listed.front().part.fullName()),
                withQuantity(context.build(), listed.front().part.id, needed));
    });
}

} // namespace

std::span<const Rule> switchRules()
{
    static const std::vector<Rule> rules = {
        {"N4", QT_TRANSLATE_NOOP("model", "One protocol at both ends"), Verdict::Stop,
         "docs.nvidia.com, introductions to ConnectX-5, -6 and -7", checkProtocol},
        {"N5", QT_TRANSLATE_NOOP("model", "Rate of the links"), Verdict::Note,
         "naddod.com and yobitel.com: QM8700 200 Gb/s HDR, QM9700 400 Gb/s NDR", checkLinkRate},
        {"N6", QT_TRANSLATE_NOOP("model", "Ports of the switches"), Verdict::Stop,
         "yobitel.com, NVIDIA Quantum-2: 64 ports, 2,048 end points in two tiers", checkPorts},
    };
    return rules;
}

} // namespace model
