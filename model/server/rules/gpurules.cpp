// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Section 4: how GPUs are attached, and how many go in.
#include "remedies.h"
#include "rulequestions.h"
#include "ruletext.h"

#include "model/text/numbers.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace model {

namespace {

constexpr std::array boardSizes = {4, 8}; ///< modules on an HGX or OAM baseboard, G2
const QString pcie = QStringLiteral("PCIe");

bool isModule(const QString &mount)
{
    return mount != pcie;
}

bool namesGeneration(const QString &mount)
{
    return !mount.isEmpty() && mount.back().isDigit();
}

/// The boards that a text names: "B200" of "SXM (HGX B200)", "Gaudi2" of "OAM (Gaudi2)"; none of "SXM5 (HGX 8-GPU baseboard)".
QStringList boardNames(const QString &formFactor)
{
    static const QRegularExpression pattern(QStringLiteral("\\b(Gaudi\\d?|[ABH]\\d{3})\\b"));
    QStringList names;
    for (auto matches = pattern.globalMatch(formFactor.section(QLatin1Char('('), 1)); matches.hasNext();)
        names << matches.next().captured();
    return names;
}

enum class Match { Fits, Differs, Open };

/// Whether a GPU of one mount goes into a platform of another. SXM without a generation, and OAM boards that name a model, are
/// told apart by the model's name.
Match match(const QString &gpuMount, const Part &gpu, const QString &platformMount, const QString &platformForm)
{
    const bool bothSxm = gpuMount.startsWith(QLatin1String("SXM")) && platformMount.startsWith(QLatin1String("SXM"));
    if (gpuMount != platformMount)
        return bothSxm && (!namesGeneration(gpuMount) || !namesGeneration(platformMount)) ? Match::Open
                                                                                          : Match::Differs;
    if (!isModule(gpuMount) || namesGeneration(gpuMount))
        return Match::Fits;
    const QStringList names = boardNames(platformForm);
    const bool isNamed = std::ranges::any_of(names, [&](const QString &name) {
        const QRegularExpression word(QStringLiteral("\\b%1\\b").arg(name), QRegularExpression::CaseInsensitiveOption);
        return word.match(gpu.name).hasMatch();
    });
    if (isNamed || (names.isEmpty() && !bothSxm))
        return Match::Fits;
    return names.isEmpty() ? Match::Open : Match::Differs;
}

/// Over all that a text leaves open: fits when it does either way, differs when it never does.
Match matchOf(const Part &gpu, const QString &gpuForm, const QString &platformForm)
{
    int fits = 0;
    int differs = 0;
    const QStringList own = gpuMounts(gpuForm);
    const QStringList there = gpuMounts(platformForm);
    for (const QString &mount : own) {
        // A platform that takes several mounts takes each of them.
        Match best = Match::Differs;
        for (const QString &other : there) {
            const Match one = match(mount, gpu, other, platformForm);
            if (one == Match::Fits || (one == Match::Open && best == Match::Differs))
                best = one;
        }
        fits += best == Match::Fits ? 1 : 0;
        differs += best == Match::Differs ? 1 : 0;
    }
    if (own.isEmpty() || there.isEmpty())
        return Match::Open;
    return fits == own.size() ? Match::Fits : differs == own.size() ? Match::Differs : Match::Open;
}

bool fitsPlatform(const Part &gpu, const Part &platform)
{
    const auto own = gpu.gpu().formFactor.value;
    const auto there = platform.platform().gpuFormFactor.value;
    return own && there && matchOf(gpu, *own, *there) == Match::Fits;
}

void checkFormFactor(const RuleContext &context, Answers &answers)
{
    if (saidWithoutGpus(context, answers))
        return;
    for (const FittedPart &fitted : context.facts.gpus()) {
        const Part &gpu = fitted.part;
        if (fitted.isIncluded) {
            answers.passes(Text::tr("%1 comes with the platform.").arg(gpu.name));
            continue;
        }
        Inputs inputs(context);
        const auto own = inputs.of(gpu, gpu.gpu().formFactor);
        const auto there = inputs.platform(&PlatformFacts::gpuFormFactor);
        if (!inputs.areKnown()) {
            answers.notKnown(inputs).about(gpu);
            continue;
        }
        switch (matchOf(gpu, *own, *there)) {
        case Match::Fits:
            answers.passes(Text::tr("%1 (%2) goes into this platform (%3).").arg(gpu.name, *own, *there))
                .figures(*own, *there)
                .about(gpu);
            break;
        case Match::Open:
            answers
                .notKnown(Text::tr("Whether %1 (%2) goes into this platform (%3) is left open by their form factors.")
                              .arg(gpu.name, *own, *there))
                .figures(*own, *there)
                .about(gpu);
            break;
        case Match::Differs:
            answers
                .stop(Text::tr("%1 (%2) does not go into this platform, which takes %3. Choose another platform or "
                               "other GPUs.")
                          .arg(gpu.name, *own, *there))
                .figures(*own, *there)
                .about(gpu)
                .remedies([&](const Answer::AddRemedy &add) {
                    const auto takesIt = [&](const Part &platform) {
                        return !platform.platform().isClosed && fitsPlatform(gpu, platform);
                    };
                    const auto any = [](const Part &) { return 0.0; };
                    for (const Part *platform : nearestParts(context, PartCategory::Platform, takesIt, any, 10))
                        add(Text::tr("Take %1").arg(platform->fullName()), withPlatform(context.build(), platform->id));
                    const auto goesIn = [&](const Part &other) {
                        return fitsPlatform(other, *context.facts.platformPart());
                    };
                    const auto size = [&](const Part &other) {
                        const auto one = other.gpu().memory.value;
                        const auto like = gpu.gpu().memory.value;
                        return one && like ? std::abs(one->inGibibytes() - like->inGibibytes()) : 1e6;
                    };
                    for (const Part *other : nearestParts(context, PartCategory::Gpu, goesIn, size, 2))
                        add(Text::tr("Exchange the GPUs for %1").arg(other->fullName()),
                            withPartExchanged(context.build(), gpu.id, other->id));
                });
            break;
        }
    }
}

void checkBoardSize(const RuleContext &context, Answers &answers)
{
    if (saidWithoutGpus(context, answers))
        return;
    for (const FittedPart &fitted : context.facts.gpus()) {
        const Part &gpu = fitted.part;
        if (fitted.isIncluded) {
            answers.passes(Text::tr("%1 × %2 come with the platform.").arg(numberForPeople(fitted.quantity), gpu.name));
            continue;
        }
        Inputs inputs(context);
        const QStringList mounts = gpuMounts(inputs.of(gpu, gpu.gpu().formFactor).value_or(QString()));
        const bool isSurelyModule = !mounts.isEmpty() && std::ranges::all_of(mounts, isModule);
        const bool isSurelyCard = !mounts.isEmpty() && std::ranges::none_of(mounts, isModule);
        if (isSurelyCard) {
            answers.doesNotApply(Text::tr("%1 is a card of its own.").arg(gpu.name)).about(gpu);
            continue;
        }
        const auto onBoard = context.platform() ? context.platform()->gpuSlots.value : std::nullopt;
        const bool isBoardSize = onBoard ? fitted.quantity == *onBoard
                                         : std::ranges::count(boardSizes, fitted.quantity) > 0;
        const QString wanted = onBoard ? numberForPeople(*onBoard) : Text::tr("4 or 8");
        const QString there = numberForPeople(fitted.quantity);
        if (isBoardSize && !mounts.isEmpty()) {
            answers.passes(Text::tr("%1 modules fill a baseboard.").arg(there)).figures(wanted, there).about(gpu);
        } else if (!isSurelyModule) {
            inputs.add(Text::tr("whether %1 is a card or a module").arg(gpu.name));
            answers.notKnown(inputs).about(gpu);
        } else {
            answers
                .stop(
                    Text::tr("Modules come fixed on a baseboard of %1; you have %2 × %3.").arg(wanted, there, gpu.name))
                .figures(wanted, there)
                .about(gpu)
                .remedies([&](const Answer::AddRemedy &add) {
                    const std::vector<int> sizes = onBoard ? std::vector<int>{*onBoard}
                                                           : std::vector<int>(boardSizes.begin(), boardSizes.end());
                    for (const int size : sizes) {
                        if (size > 0)
                            add(Text::tr("Make it %1 × %2").arg(numberForPeople(size), gpu.name),
                                withQuantity(context.build(), gpu.id, size));
                    }
                });
        }
    }
}

/// Positions of single width that a platform or a case has for cards; nullopt where that is not known.
std::optional<int> singlePositions(const PlatformFacts &platform)
{
    constexpr int lanesOfAGpuSlot = 16;
    if (platform.gpuFormFactor.value && platform.gpuSlots.value
        && platform.gpuFormFactor.value->contains(QLatin1String("double-width"), Qt::CaseInsensitive))
        return 2 * *platform.gpuSlots.value;
    if (!platform.pcieSlots.value)
        return std::nullopt;
    int positions = 0;
    for (const PcieSlots &places : *platform.pcieSlots.value) {
        positions += takesOrdinaryCards(places) && places.lanes >= lanesOfAGpuSlot ? places.count : 0;
    }
    return positions > 0 ? std::optional(positions) : std::nullopt;
}

void proposeFewerGpus(const RuleContext &context, int most, const Answer::AddRemedy &add)
{
    if (context.facts.gpus().size() == 1 && most > 0) {
        add(Text::tr("Keep %n GPU(s)", nullptr, most),
            withQuantity(context.build(), context.facts.gpus().front().part.id, most));
    }
}

void checkPositions(const RuleContext &context, Answers &answers)
{
    if (saidWithoutGpus(context, answers))
        return;
    Inputs inputs(context);
    int cards = 0;
    double width = 0;
    for (const FittedPart &fitted : context.facts.gpus()) {
        const QStringList mounts = gpuMounts(inputs.of(fitted.part, fitted.part.gpu().formFactor).value_or(QString()));
        if (fitted.isIncluded || (!mounts.isEmpty() && !mounts.contains(pcie)))
            continue;
        cards += fitted.quantity;
        width += inputs.of(fitted.part, fitted.part.gpu().slotWidth).value_or(1) * fitted.quantity;
    }
    if (cards == 0 && inputs.areKnown()) {
        answers.doesNotApply(Text::tr("The GPUs are modules, not cards in slots."));
        return;
    }
    std::optional<int> most = inputs.platform(&PlatformFacts::gpuSlots);
    for (const FittedPart &chassis : context.facts.partsOf(PartCategory::Chassis)) {
        if (const auto places = chassis.part.chassis().gpuSlots.value)
            most = std::min(most.value_or(*places), *places);
    }
    const auto positions = context.platform() ? singlePositions(*context.platform()) : std::nullopt;
    const QString wantedCards = Text::tr("%n card(s)", nullptr, cards);
    if (most && cards > *most) {
        answers
            .stop(Text::tr("You have %1 cards; there are positions for %2.")
                      .arg(numberForPeople(cards), numberForPeople(*most)))
            .figures(wantedCards, Text::tr("%n card(s)", nullptr, *most))
            .about(context.facts.gpus())
            .remedies([&](const Answer::AddRemedy &add) { proposeFewerGpus(context, *most, add); });
        return;
    }
    const QString wanted = Text::tr("%1 slot widths").arg(numberForPeople(width));
    if (positions && width > *positions) {
        answers
            .stop(Text::tr("%1 cards cover %2 slot widths; the platform has %3.")
                      .arg(numberForPeople(cards), numberForPeople(width), numberForPeople(*positions)))
            .figures(wanted, Text::tr("%1 slot widths").arg(numberForPeople(*positions)))
            .about(context.facts.gpus())
            .remedies([&](const Answer::AddRemedy &add) {
                proposeFewerGpus(context, static_cast<int>(std::floor(*positions * cards / width)), add);
            });
        return;
    }
    if (!positions)
        inputs.add(Text::tr("how many slot widths the platform has for cards"));
    // A platform whose slots are known needs no number of GPU positions beside them.
    const bool isDecided = positions && context.platform()->pcieSlots.isKnown() && !inputs.areKnown() && !most;
    Inputs ofCards(context);
    for (const FittedPart &fitted : context.facts.gpus())
        (void)ofCards.of(fitted.part, fitted.part.gpu().slotWidth);
    if (isDecided ? ofCards.areKnown() : inputs.areKnown()) {
        answers
            .passes(Text::tr("%1 cards cover %2 slot widths; the platform has %3.")
                        .arg(numberForPeople(cards), numberForPeople(width), numberForPeople(*positions)))
            .figures(wanted, Text::tr("%1 slot widths").arg(numberForPeople(*positions)));
    } else {
        answers.notKnown(isDecided ? ofCards : inputs);
    }
}

void checkGpuHeat(const RuleContext &context, Answers &answers)
{
    if (saidWithoutGpus(context, answers))
        return;
    for (const FittedPart &fitted : context.facts.gpus()) {
        const Part &gpu = fitted.part;
        if (fitted.isIncluded) {
            answers.passes(Text::tr("%1 comes with the platform.").arg(gpu.name));
            continue;
        }
        Inputs inputs(context);
        const auto power = context.facts.powerOf(fitted);
        if (!power)
            (void)inputs.of(gpu, gpu.gpu().tdp);
        const auto most = inputs.platform(&PlatformFacts::maxGpuTdp);
        if (!inputs.areKnown()) {
            answers.notKnown(inputs).about(gpu);
            continue;
        }
        const QString wanted = wattsText(*power);
        const QString there = wattsText(*most);
        if (*power <= *most) {
            answers.passes(Text::tr("%1 takes %2; the platform allows %3 per GPU.").arg(gpu.name, wanted, there))
                .figures(wanted, there)
                .about(gpu);
        } else {
            answers.stop(Text::tr("%1 takes %2; this platform allows at most %3 per GPU.").arg(gpu.name, wanted, there))
                .figures(wanted, there)
                .about(gpu)
                .remedies([&](const Answer::AddRemedy &add) {
                    ServerBuild after = context.build();
                    after.gpuPowerCapWatts = most->inWatts();
                    add(Text::tr("Cap the GPUs at %1").arg(there), std::move(after));
                });
        }
    }
}

} // namespace

std::span<const Rule> gpuRules()
{
    using enum PartCategory;
    static const std::vector<Rule> rules = {
        {"G1",
         QT_TRANSLATE_NOOP("model", "Form factor of the GPUs"),
         Verdict::Stop,
         "pages of the platforms (MLPerf system files, DGX guides, NetBox device types)",
         checkFormFactor,
         {Platform, Gpu}},
        {"G2", QT_TRANSLATE_NOOP("model", "Modules on a baseboard"), Verdict::Stop,
         "pages of the platforms (MLPerf system files, DGX guides, NetBox device types)", checkBoardSize},
        {"G3",
         QT_TRANSLATE_NOOP("model", "Positions for cards"),
         Verdict::Stop,
         "reports of 2024 and 2025 cited at the RTX 4090; thefpsreview.com on Puget's test of four cards",
         checkPositions,
         {Platform, Gpu}},
        {"G4",
         QT_TRANSLATE_NOOP("model", "Power of a GPU"),
         Verdict::Stop,
         "vendors' technical rules",
         checkGpuHeat,
         {Platform, Gpu}},
    };
    return rules;
}

} // namespace model
