// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Section 4: what becomes of GPUs in the machine around them: airflow, mixed models, links, figures, closed systems.
#include "remedies.h"
#include "rulequestions.h"
#include "ruletext.h"

#include "model/text/numbers.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

bool hasServerAirflow(const PlatformFacts &platform)
{
    return platform.kind != PlatformKind::Board && platform.kind != PlatformKind::GpuBaseboard
           && platform.kind != PlatformKind::ClosedDesktop;
}

void checkAirflow(const RuleContext &context, Answers &answers)
{
    if (saidWithoutGpus(context, answers))
        return;
    for (const FittedPart &fitted : context.facts.gpus()) {
        const Part &gpu = fitted.part;
        const auto form = gpu.gpu().formFactor.value;
        if (fitted.isIncluded
            || (form && !gpuMounts(*form).isEmpty() && !gpuMounts(*form).contains(QStringLiteral("PCIe")))) {
            answers.doesNotApply(Text::tr("%1 is not a card of its own.").arg(gpu.name)).about(gpu);
            continue;
        }
        Inputs inputs(context);
        const auto cooling = inputs.of(gpu, gpu.gpu().cooling);
        const PlatformFacts *platform = context.platform();
        if (cooling && !cooling->contains(QLatin1String("passive"), Qt::CaseInsensitive)) {
            answers.passes(Text::tr("%1 has its own cooling (%2).").arg(gpu.name, *cooling)).about(gpu);
        } else if (platform && hasServerAirflow(*platform) && cooling) {
            answers.passes(Text::tr("%1 has no fan and sits in a server's airflow.").arg(gpu.name)).about(gpu);
        } else if (platform && isDesktopBoard(*platform) && cooling) {
            answers.stop(Text::tr("%1 has no fan. In a desktop case it overheats; use a server chassis.").arg(gpu.name))
                .figures(Text::tr("server airflow"), Text::tr("desktop case"))
                .about(gpu)
                .remedies([&](const Answer::AddRemedy &add) {
                    const auto coolsItself = [](const Part &other) {
                        return other.gpu().cooling.value
                               && !other.gpu().cooling.value->contains(QLatin1String("passive"), Qt::CaseInsensitive)
                               && gpuMounts(other.gpu().formFactor.value.value_or(QString()))
                                      .contains(QStringLiteral("PCIe"));
                    };
                    const auto any = [](const Part &) { return 0.0; };
                    for (const Part *other : nearestParts(context, PartCategory::Gpu, coolsItself, any, 3))
                        add(Text::tr("Exchange the GPUs for %1").arg(other->fullName()),
                            withPartExchanged(context.build(), gpu.id, other->id));
                });
        } else {
            if (!platform)
                inputs.add(Text::tr("platform (none is chosen)"));
            else if (!hasServerAirflow(*platform) && !isDesktopBoard(*platform))
                inputs.add(Text::tr("what air the chassis around %1 moves").arg(context.facts.platformPart()->name));
            answers.notKnown(inputs).about(gpu);
        }
    }
}

void checkSameGpu(const RuleContext &context, Answers &answers)
{
    const std::vector<FittedPart> &gpus = context.facts.gpus();
    if (saidWithoutGpus(context, answers))
        return;
    const QString there = numberForPeople(static_cast<double>(gpus.size()));
    if (gpus.size() == 1) {
        answers.passes(Text::tr("All GPUs are %1.").arg(gpus.front().part.name)).figures(QStringLiteral("1"), there);
        return;
    }
    answers
        .warning(
            Text::tr("The GPUs are of %1 models; vendors do not allow that in one zone, and the slowest sets the pace.")
                .arg(there))
        .figures(QStringLiteral("1"), there)
        .about(gpus)
        .remedies([&](const Answer::AddRemedy &add) {
            for (const FittedPart &kept : gpus) {
                ServerBuild after = context.build();
                for (const FittedPart &other : gpus)
                    after = withPartExchanged(std::move(after), other.part.id, kept.part.id);
                add(Text::tr("Make all GPUs %1").arg(kept.part.fullName()), std::move(after));
            }
        });
}

/// Cards that a bridge joins, by the device they are; 1: none. Of other cards no source was read.
std::optional<int> cardsOfABridge(const QString &deviceId)
{
    static const QHash<QString, int> bridges = {
        {QStringLiteral("nvidia-h100-pcie-80gb"), 2}, // NVIDIA product brief PB-11133
        {QStringLiteral("nvidia-rtx-4090"), 1},       // train.sh, 2023-03: no NVLink
    };
    const auto found = bridges.find(deviceId);
    return found == bridges.end() ? std::nullopt : std::optional(*found);
}

void checkBridges(const RuleContext &context, Answers &answers)
{
    if (saidWithoutGpus(context, answers))
        return;
    for (const FittedPart &fitted : context.facts.gpus()) {
        const Part &gpu = fitted.part;
        Inputs inputs(context);
        const auto form = inputs.of(gpu, gpu.gpu().formFactor);
        const QStringList mounts = gpuMounts(form.value_or(QString()));
        if (fitted.quantity == 1 || (!mounts.isEmpty() && !mounts.contains(QStringLiteral("PCIe")))) {
            answers
                .doesNotApply(fitted.quantity == 1
                                  ? Text::tr("There is one %1, with nothing to link it to.").arg(gpu.name)
                                  : Text::tr("%1 is linked on its baseboard, not by bridges.").arg(gpu.name))
                .about(gpu);
            continue;
        }
        const auto joined = cardsOfABridge(gpu.deviceId);
        if (!joined || mounts.size() != 1) {
            inputs.add(Text::tr("how %1 cards can be linked").arg(gpu.name));
            answers.notKnown(inputs).about(gpu);
            continue;
        }
        const QString wanted = numberForPeople(fitted.quantity);
        const QString there = numberForPeople(*joined);
        if (fitted.quantity <= *joined)
            answers.passes(Text::tr("A bridge links all %1 cards.").arg(wanted)).figures(wanted, there).about(gpu);
        else if (*joined == 1)
            answers
                .note(Text::tr("%1 has no link between cards: data between your %2 goes over PCIe.")
                          .arg(gpu.name, wanted))
                .figures(wanted, there)
                .about(gpu);
        else
            answers
                .note(Text::tr(
                          "Your %1 cards are linked in groups of %2 at best; between the groups, data goes over PCIe.")
                          .arg(wanted, there))
                .figures(wanted, there)
                .about(gpu);
    }
}

/// The system that a build still is as far as its GPUs go; nullptr when they have been changed, or it came from none.
const ServerSystem *systemWithTheseGpus(const RuleContext &context)
{
    const ServerSystem *system = context.parts.findSystem(context.build().templateId);
    if (!system)
        return nullptr;
    const ServerBuild original = buildFromSystem(*system, context.parts);
    for (const FittedPart &fitted : context.facts.gpus()) {
        if (!fitted.isIncluded && original.quantityOf(fitted.part.id) == 0)
            return nullptr;
    }
    return original.platformId == context.build().platformId ? system : nullptr;
}

/// A figure as stated, beside that of a device.
struct Compared
{
    double stated = 0;
    double own = 0;
    QString statedText;
    QString ownText;
    double (*of)(const Device &) = nullptr; ///< the same figure of another device; 0: unknown

    [[nodiscard]] bool agreesWith(double other) const
    {
        constexpr double tolerance = 0.05; // publications round
        return std::abs(stated - other) <= tolerance * other;
    }
};

double bandwidthOf(const Device &device)
{
    return device.memoryBandwidth.value ? device.memoryBandwidth.value->inGigabytesPerSecond() : 0;
}

double fp32Of(const Device &device)
{
    const auto rate = device.peakRate(NumberFormat::Fp32).dense.value;
    return rate ? rate->inTeraflopPerSecond() : 0;
}

std::vector<Compared> comparedFigures(const StatedFigures &stated, const Device &device)
{
    std::vector<Compared> compared;
    const auto add = [&](double value, double own, const QString &unit, double (*of)(const Device &)) {
        const auto text = [&](double number) {
            return QStringLiteral("%1 %2").arg(numberForPeople(withoutRoundingNoise(number)), unit);
        };
        if (own > 0)
            compared.push_back({value, own, text(value), text(own), of});
    };
    if (stated.gpuBandwidth.value)
        add(stated.gpuBandwidth.value->inGigabytesPerSecond(), bandwidthOf(device), QStringLiteral("GB/s"),
            bandwidthOf);
    if (stated.gpuFp32.value)
        add(*stated.gpuFp32.value, fp32Of(device), QStringLiteral("TFLOPS"), fp32Of);
    return compared;
}

void checkFiguresOfTheForm(const RuleContext &context, Answers &answers)
{
    const ServerSystem *system = systemWithTheseGpus(context);
    if (!system || (!system->stated.gpuBandwidth.isKnown() && !system->stated.gpuFp32.isKnown())) {
        answers.doesNotApply(Text::tr("No publication states figures of the GPUs of this build."));
        return;
    }
    for (const FittedPart &fitted : context.facts.gpus()) {
        const Part &gpu = fitted.part;
        const Device *device = context.devices.find(gpu.deviceId);
        const std::vector<Compared> compared = device ? comparedFigures(system->stated, *device)
                                                      : std::vector<Compared>();
        if (compared.empty()) {
            Inputs inputs(context);
            inputs.add(Text::tr("the figures of %1").arg(gpu.name));
            answers.notKnown(inputs).about(gpu);
            continue;
        }
        bool isFaultless = true;
        for (const Compared &figure : compared) {
            if (figure.agreesWith(figure.own))
                continue;
            isFaultless = false;
            // The same chip in another form: a name that begins with the same word, and the figure that is stated.
            const QString chip = device->name.section(QLatin1Char(' '), 0, 0);
            const auto sibling = std::ranges::find_if(context.devices.devices(), [&](const Device &other) {
                return other.id != device->id && other.vendor == device->vendor
                       && other.name.startsWith(chip + QLatin1Char(' ')) && other.formFactor != device->formFactor
                       && figure.of(other) > 0 && figure.agreesWith(figure.of(other));
            });
            if (sibling != context.devices.devices().end()) {
                answers
                    .warning(Text::tr("The publication states %1, which is the figure of %2; %3 has %4.")
                                 .arg(figure.statedText, sibling->name, gpu.name, figure.ownText))
                    .figures(figure.ownText, figure.statedText)
                    .about(gpu);
            } else {
                answers
                    .note(Text::tr("The publication states %1; %2 has %3 by its maker.")
                              .arg(figure.statedText, gpu.name, figure.ownText))
                    .figures(figure.ownText, figure.statedText)
                    .about(gpu);
            }
        }
        if (isFaultless)
            answers.passes(Text::tr("The figures that the publication states are those of %1.").arg(gpu.name))
                .about(gpu);
    }
}

/// A part that none of the systems which the catalogue has of this platform is sold with.
bool isAddition(const RuleContext &context, const ServerLine &line)
{
    return std::ranges::none_of(context.parts.systems(), [&](const ServerSystem &system) {
        const auto has = [&](const QString &id) {
            return std::ranges::count(system.lines, id, &ServerLine::partId) > 0;
        };
        return has(context.build().platformId) && has(line.partId);
    });
}

void checkClosedSystem(const RuleContext &context, Answers &answers)
{
    const Part *platform = context.facts.platformPart();
    if (!platform) {
        Inputs inputs(context);
        inputs.add(Text::tr("platform (none is chosen)"));
        answers.notKnown(inputs);
        return;
    }
    if (!platform->platform().isClosed) {
        answers.passes(Text::tr("%1 takes parts of others.").arg(platform->name)).about(*platform);
        return;
    }
    QStringList added;
    for (const ServerLine &line : context.build().lines) {
        const Part *part = context.parts.find(line.partId);
        // What stands beside the machine is no part of it.
        const bool isBeside = part
                              && (part->category() == PartCategory::Switch || part->category() == PartCategory::Rack);
        if (part && !isBeside && isAddition(context, line))
            added << part->id;
    }
    if (added.isEmpty()) {
        answers
            .note(Text::tr("%1 is a closed system: it takes its vendor's options and no other parts.")
                      .arg(platform->name))
            .about(*platform);
        return;
    }
    QStringList names;
    for (const QString &id : added)
        names << context.parts.find(id)->name;
    answers
        .stop(Text::tr("%1 is a closed system and takes no parts of others: %2.").arg(platform->name, listText(names)))
        .about(*platform)
        .remedies([&](const Answer::AddRemedy &add) {
            ServerBuild after = context.build();
            for (const QString &id : added)
                after = withQuantity(std::move(after), id, 0);
            add(Text::tr("Take the added parts out"), std::move(after));
        });
}

} // namespace

std::span<const Rule> gpuSystemRules()
{
    using enum PartCategory;
    static const std::vector<Rule> rules = {
        {"G5",
         QT_TRANSLATE_NOOP("model", "Airflow for passive cards"),
         Verdict::Stop,
         "NVIDIA H100 PCIe product brief PB-11133",
         checkAirflow,
         {Platform, Gpu}},
        {"G6", QT_TRANSLATE_NOOP("model", "One model of GPU"), Verdict::Warning,
         "Lenovo ST650 V2 manual, p. 85; pubs.lenovo.com, SR655 technical rules for GPUs", checkSameGpu},
        {"G7", QT_TRANSLATE_NOOP("model", "Links between cards"), Verdict::Note,
         "NVIDIA H100 PCIe product brief PB-11133; train.sh, 2023-03 (RTX 4090)", checkBridges},
        {"G8", QT_TRANSLATE_NOOP("model", "Figures of the same form factor"), Verdict::Warning,
         "the article's table, which gives the PCIe card the figures of the module", checkFiguresOfTheForm},
        {"G9",
         QT_TRANSLATE_NOOP("model", "Closed system"),
         Verdict::Stop,
         "Apple and NVIDIA, specification pages",
         checkClosedSystem,
         {Platform, Cpu, Memory, Gpu, Drive, Nic, PowerSupply, Cooling, Chassis}},
    };
    return rules;
}

} // namespace model
