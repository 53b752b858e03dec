// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Section 3: PCIe slots, and the rate of a single card.
#include "remedies.h"
#include "rulequestions.h"
#include "ruletext.h"

#include "model/server/serverlanes.h"
#include "model/text/numbers.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

bool sitsInASlot(const GpuFacts &gpu)
{
    return gpu.formFactor.value && gpuMounts(*gpu.formFactor.value) == QStringList{QStringLiteral("PCIe")};
}

/// A card that wants a slot: so many lanes, and that many single positions beside each other.
struct Card
{
    int lanes = 0;
    int width = 1;
};

/// The slots of a platform that take ordinary cards, by their lanes. Two connectors of eight lanes and an adapter make one slot
/// of sixteen.
std::vector<int> slotLanes(const std::vector<PcieSlots> &places)
{
    constexpr int lanesOfAFullSlot = 16;
    std::vector<int> lanes;
    for (const PcieSlots &kind : places) {
        if (takesOrdinaryCards(kind))
            lanes.insert(lanes.end(), static_cast<std::size_t>(kind.count), kind.lanes);
        else if (kind.form.contains(QLatin1String("MCIO")))
            lanes.insert(lanes.end(), static_cast<std::size_t>(kind.count * kind.lanes / lanesOfAFullSlot),
                         lanesOfAFullSlot);
    }
    return lanes;
}

/// Cards of so many lanes or more take at least so many of the slots that have them.
bool fitInto(const std::vector<int> &places, const std::vector<Card> &cards)
{
    return std::ranges::all_of(cards, [&](const Card &like) {
        int positions = 0;
        for (const Card &card : cards)
            positions += card.lanes >= like.lanes ? card.width : 0;
        return positions <= std::ranges::count_if(places, [&](int lanes) { return lanes >= like.lanes; });
    });
}

/// Cards that hang on cables stand where the case has room for them (rule G3), and cover no slot of the board.
bool areCabled(const std::optional<std::vector<PcieSlots>> &places)
{
    return places && std::ranges::any_of(*places, [](const PcieSlots &kind) {
               return kind.form.contains(QLatin1String("MCIO"));
           });
}

void checkSlots(const RuleContext &context, Answers &answers)
{
    const bool isCabled = context.platform() && areCabled(context.platform()->pcieSlots.value);
    std::vector<Card> cards; // what is unknown of a card counts as little as it can
    Inputs inputs(context);
    for (const FittedPart &fitted : context.facts.gpus()) {
        const GpuFacts &gpu = fitted.part.gpu();
        if (!inputs.of(fitted.part, gpu.formFactor) || !sitsInASlot(gpu))
            continue;
        const auto lanes = inputs.of(fitted.part, gpu.pcieLanes);
        const auto width = inputs.of(fitted.part, gpu.slotWidth);
        const Card card{lanes.value_or(1), isCabled ? 1 : static_cast<int>(std::ceil(width.value_or(1)))};
        cards.insert(cards.end(), static_cast<std::size_t>(fitted.quantity), card);
    }
    for (const FittedPart &fitted : context.facts.nics()) {
        const auto lanes = inputs.of(fitted.part, fitted.part.nic().pcieLanes);
        cards.insert(cards.end(), static_cast<std::size_t>(fitted.quantity), Card{lanes.value_or(1), 1});
    }
    if (cards.empty() && inputs.areKnown()) {
        answers.doesNotApply(Text::tr("No card is listed that needs a slot."));
        return;
    }
    const auto places = inputs.platform(&PlatformFacts::pcieSlots);
    if (!places) {
        answers.notKnown(inputs);
        return;
    }
    const std::vector<int> lanes = slotLanes(*places);
    int positions = 0;
    for (const Card &card : cards)
        positions += card.width;
    const QString wanted = Text::tr("%n position(s)", nullptr, positions);
    const QString there = Text::tr("%n slot(s)", nullptr, static_cast<int>(lanes.size()));
    if (!fitInto(lanes, cards)) {
        answers
            .stop(Text::tr("The cards ask for %1 slot positions with the lanes they need; the platform has %2 slots "
                           "for cards.")
                      .arg(numberForPeople(positions), numberForPeople(static_cast<double>(lanes.size()))))
            .figures(wanted, there)
            .remedies([&](const Answer::AddRemedy &add) {
                for (const FittedPart &fitted : context.facts.gpus()) {
                    for (int fewer = fitted.quantity - 1; fewer > 0 && sitsInASlot(fitted.part.gpu()); fewer /= 2)
                        add(Text::tr("Keep %1 of the %2 GPUs")
                                .arg(numberForPeople(fewer), numberForPeople(fitted.quantity)),
                            withQuantity(context.build(), fitted.part.id, fewer));
                }
            });
    } else if (!inputs.areKnown()) {
        answers.notKnown(inputs).figures(wanted, there);
    } else {
        answers
            .passes(Text::tr("The cards ask for %1 slot positions; the platform has %2 slots for cards.")
                        .arg(numberForPeople(positions), numberForPeople(static_cast<double>(lanes.size()))))
            .figures(wanted, there);
    }
}

void checkGpuRate(const RuleContext &context, Answers &answers)
{
    if (context.facts.gpus().empty()) {
        answers.doesNotApply(Text::tr("The server has no GPU."));
        return;
    }
    for (const FittedPart &fitted : context.facts.gpus()) {
        const Part &gpu = fitted.part;
        if (context.platform() && context.platform()->kind == PlatformKind::ClosedDesktop) {
            answers.doesNotApply(Text::tr("The accelerator of this desktop hangs on no PCIe slot."));
            continue;
        }
        Inputs inputs(context);
        const auto lanes = inputs.of(gpu, gpu.gpu().pcieLanes);
        const auto own = inputs.of(gpu, gpu.gpu().pcieGeneration);
        const auto slot = inputs.platform(&PlatformFacts::pcieGeneration);
        const auto ownRate = own ? laneRate(*own) : std::nullopt;
        const auto slotRate = slot ? laneRate(*slot) : std::nullopt;
        if ((own && !ownRate) || (slot && !slotRate))
            inputs.add(Text::tr("the rate of this generation of PCIe"));
        if (!inputs.areKnown()) {
            answers.notKnown(inputs).about(gpu);
            continue;
        }
        const QString wanted = bandwidthText(*ownRate * *lanes);
        const QString there = bandwidthText(std::min(*ownRate, *slotRate) * *lanes);
        if (*own <= *slot) {
            answers
                .passes(Text::tr("%1 reaches %2 one way over its %3 lanes of generation %4.")
                            .arg(gpu.name, there, numberForPeople(*lanes), numberForPeople(*own)))
                .figures(wanted, there)
                .about(gpu);
        } else {
            answers
                .note(Text::tr("%1 is of PCIe generation %2, the platform of generation %3: %4 one way instead of %5.")
                          .arg(gpu.name, numberForPeople(*own), numberForPeople(*slot), there, wanted))
                .figures(wanted, there)
                .about(gpu);
        }
    }
}

void checkNicRate(const RuleContext &context, Answers &answers)
{
    if (context.facts.nics().empty()) {
        answers.doesNotApply(Text::tr("No network adapter is listed."));
        return;
    }
    for (const FittedPart &fitted : context.facts.nics()) {
        const Part &nic = fitted.part;
        Inputs inputs(context);
        const auto ports = inputs.of(nic, nic.nic().ports);
        const auto rate = inputs.of(nic, nic.nic().portRate);
        const auto lanes = inputs.of(nic, nic.nic().pcieLanes);
        const auto own = inputs.of(nic, nic.nic().pcieGeneration);
        const auto slot = inputs.platform(&PlatformFacts::pcieGeneration);
        const std::optional<int> generation = own && slot ? std::min(*own, *slot) : own ? own : slot;
        const auto perLane = generation ? laneRate(*generation) : std::nullopt;
        if (generation && !perLane)
            inputs.add(Text::tr("the rate of this generation of PCIe"));
        if (!ports || !rate || !lanes || !perLane) {
            answers.notKnown(inputs).about(nic);
            continue;
        }
        const BytesPerSecond asked = *rate * *ports;
        const BytesPerSecond passes = *perLane * *lanes;
        const QString wanted = linkRateText(asked);
        const QString there = linkRateText(passes);
        if (asked > passes) {
            answers
                .warning(Text::tr("%1 has %2 at its ports; %3 lanes of generation %4 pass %5.")
                             .arg(nic.name, wanted, numberForPeople(*lanes), numberForPeople(*generation), there))
                .figures(wanted, there)
                .about(nic);
        } else if (!inputs.areKnown()) {
            answers.notKnown(inputs).about(nic);
        } else {
            answers
                .passes(Text::tr("%1 has %2 at its ports; %3 lanes of generation %4 pass %5.")
                            .arg(nic.name, wanted, numberForPeople(*lanes), numberForPeople(*generation), there))
                .figures(wanted, there)
                .about(nic);
        }
    }
}

void checkConsumerBoard(const RuleContext &context, Answers &answers)
{
    int cards = 0;
    for (const FittedPart &fitted : context.facts.gpus())
        cards += fitted.isIncluded ? 0 : fitted.quantity;
    if (cards < 2) {
        answers.doesNotApply(Text::tr("There are not several cards to share the lanes of a board."));
        return;
    }
    Inputs inputs(context);
    if (!context.platform() || context.platform()->kind == PlatformKind::Board)
        (void)inputs.platform(&PlatformFacts::cpuSocket);
    if (!inputs.areKnown()) {
        answers.notKnown(inputs);
    } else if (!isDesktopBoard(*context.platform())) {
        answers.passes(Text::tr("The board is not one for desktops."));
    } else {
        const auto there = lanesOf(context.facts);
        const int wanted = lanesWantedBy(context.facts).gpus;
        answers
            .warning(
                Text::tr(
                    "On a desktop board %1 cards share the lanes of one processor: slots fall to 8 or 4 lanes, some "
                    "through the chipset. Loading a model takes longer; tensor-parallel runs slow down most.")
                    .arg(numberForPeople(cards)))
            .figures(Text::tr("%n lane(s)", nullptr, wanted),
                     there ? Text::tr("%n lane(s)", nullptr, there->atMost) : QString())
            .remedies([&](const Answer::AddRemedy &add) {
                if (context.facts.gpus().size() == 1)
                    add(Text::tr("Keep one GPU"),
                        withQuantity(context.build(), context.facts.gpus().front().part.id, 1));
            });
    }
}

} // namespace

std::span<const Rule> slotRules()
{
    using enum PartCategory;
    static const std::vector<Rule> rules = {
        {"P5",
         QT_TRANSLATE_NOOP("model", "Slots for the cards"),
         Verdict::Stop,
         "github.com/netbox-community/devicetype-library; Lenovo, slot order tables",
         checkSlots,
         {Platform, Gpu, Nic}},
        {"P6", QT_TRANSLATE_NOOP("model", "Host link of the GPUs"), Verdict::Note,
         "arithmetic: 8, 16 or 32 GT/s with 128b/130b coding; kentino.com", checkGpuRate},
        {"P7", QT_TRANSLATE_NOOP("model", "Slot bandwidth of the network adapters"), Verdict::Warning,
         "NVIDIA, ConnectX-6 and ConnectX-7 user manuals (docs.nvidia.com)", checkNicRate},
        {"P9", QT_TRANSLATE_NOOP("model", "Several cards on a desktop board"), Verdict::Warning,
         "craftrigs.com, multi-GPU guides", checkConsumerBoard},
    };
    return rules;
}

} // namespace model
