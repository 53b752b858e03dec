// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Section 9: drives.
#include "remedies.h"
#include "rulequestions.h"
#include "ruletext.h"

#include "model/server/serverlanes.h"
#include "model/text/numbers.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace model {

namespace {

constexpr double mostOfABootDrive = 2;   ///< TB: those of DGX H100 and B200 have 1.92
constexpr double bytesPerParameter = 14; ///< S5: 2 of the weights, 4 of their master copy, 8 of Adam's two moments
constexpr double billion = 1e9;

bool isM2(const DriveFacts &drive)
{
    return drive.formFactor.value && drive.formFactor.value->contains(QLatin1String("M.2"), Qt::CaseInsensitive);
}

/// Drives by where they go.
struct DriveCounts
{
    int nvme = 0; ///< in bays
    int m2 = 0;
    int sata = 0; ///< SATA or SAS
};

DriveCounts countDrives(const RuleContext &context, Inputs &inputs)
{
    DriveCounts counts;
    for (const FittedPart &fitted : context.facts.drives()) {
        const DriveFacts &drive = fitted.part.drive();
        const auto nvme = isNvme(drive);
        if (!nvme)
            (void)inputs.of(fitted.part, drive.interface);
        else if (isM2(drive))
            counts.m2 += fitted.quantity;
        else
            (*nvme ? counts.nvme : counts.sata) += fitted.quantity;
    }
    return counts;
}

void checkBays(const RuleContext &context, Answers &answers)
{
    if (saidNotListed(context, answers, PartCategory::Drive))
        return;
    Inputs inputs(context);
    const DriveCounts counts = countDrives(context, inputs);
    std::optional<int> nvmeBays;
    std::optional<int> m2Slots;
    std::optional<int> sataBays;
    if (counts.nvme > 0 || counts.sata > 0)
        nvmeBays = inputs.platform(&PlatformFacts::nvmeBays);
    if (counts.m2 > 0)
        m2Slots = inputs.platform(&PlatformFacts::m2Slots);
    if (counts.sata > 0)
        sataBays = inputs.platform(&PlatformFacts::sataBays);
    const auto tooMany = [&](const QString &text, int wanted, int there, const auto &isOfThem) {
        answers.stop(text.arg(numberForPeople(wanted), numberForPeople(there)))
            .figures(numberForPeople(wanted), numberForPeople(there))
            .about(context.facts.drives())
            .remedies([&](const Answer::AddRemedy &add) {
                for (const FittedPart &fitted : context.facts.drives()) {
                    const int fewer = fitted.quantity - (wanted - there);
                    if (fewer > 0 && isOfThem(fitted.part.drive())) {
                        add(Text::tr("Keep %1 × %2").arg(numberForPeople(fewer), fitted.part.fullName()),
                            withQuantity(context.build(), fitted.part.id, fewer));
                    }
                }
            });
    };
    const auto isInNvmeBay = [](const DriveFacts &drive) { return isNvme(drive).value_or(false) && !isM2(drive); };
    const auto isInAnyBay = [](const DriveFacts &drive) { return !isM2(drive); };
    if (nvmeBays && counts.nvme > *nvmeBays) {
        tooMany(Text::tr("You have %1 NVMe drives; there are %2 bays for them."), counts.nvme, *nvmeBays, isInNvmeBay);
    } else if (m2Slots && counts.m2 > *m2Slots) {
        tooMany(Text::tr("You have %1 M.2 drives; there are %2 slots for them."), counts.m2, *m2Slots, isM2);
    } else if (nvmeBays && sataBays && counts.nvme + counts.sata > *nvmeBays + *sataBays) {
        tooMany(Text::tr("You have %1 drives; there are %2 bays."), counts.nvme + counts.sata, *nvmeBays + *sataBays,
                isInAnyBay);
    } else if (!inputs.areKnown()) {
        answers.notKnown(inputs);
    } else {
        const QString wanted = numberForPeople(counts.nvme + counts.sata + counts.m2);
        const QString there = numberForPeople(nvmeBays.value_or(0) + sataBays.value_or(0) + m2Slots.value_or(0));
        answers.passes(Text::tr("%1 drives go into %2 bays and slots.").arg(wanted, there)).figures(wanted, there);
    }
}

void checkBootMirror(const RuleContext &context, Answers &answers)
{
    if (saidNotListed(context, answers, PartCategory::Drive))
        return;
    Inputs inputs(context);
    const FittedPart *single = nullptr;
    for (const FittedPart &fitted : context.facts.drives()) {
        const auto capacity = inputs.of(fitted.part, fitted.part.drive().capacity);
        if (!capacity || capacity->inBytes() > mostOfABootDrive * tera)
            continue;
        if (fitted.quantity >= 2) {
            answers
                .passes(Text::tr("%1 × %2 can mirror each other and start the server.")
                            .arg(numberForPeople(fitted.quantity), fitted.part.name))
                .figures(QStringLiteral("2"), numberForPeople(fitted.quantity))
                .about(fitted.part);
            return;
        }
        single = &fitted;
    }
    if (!inputs.areKnown()) {
        answers.notKnown(inputs);
        return;
    }
    if (single) {
        answers
            .warning(
                Text::tr("There is one %1 to start from; two equal small drives that mirror each other are advised.")
                    .arg(single->part.name))
            .figures(QStringLiteral("2"), QStringLiteral("1"))
            .about(single->part)
            .remedies([&](const Answer::AddRemedy &add) {
                add(Text::tr("Fit a second one"), withQuantity(context.build(), single->part.id, 2));
            });
        return;
    }
    answers
        .warning(Text::tr("No small drive is listed to start from; two equal ones that mirror each other are advised."))
        .figures(QStringLiteral("2"), QStringLiteral("0"))
        .remedies([&](const Answer::AddRemedy &add) {
            const auto isSmall = [](const Part &part) {
                return part.drive().capacity.value && part.drive().capacity.value->inBytes() <= mostOfABootDrive * tera
                       && !part.vendor.front().isLower();
            };
            const auto size = [](const Part &part) { return part.drive().capacity.value->inBytes(); };
            for (const Part *drive : nearestParts(context, PartCategory::Drive, isSmall, size, 2))
                add(Text::tr("Fit 2 × %1").arg(drive->fullName()), withQuantity(context.build(), drive->id, 2));
        });
}

void checkInterface(const RuleContext &context, Answers &answers)
{
    if (saidNotListed(context, answers, PartCategory::Drive))
        return;
    for (const FittedPart &fitted : context.facts.drives()) {
        const Part &drive = fitted.part;
        Inputs inputs(context);
        const auto interface = inputs.of(drive, drive.drive().interface);
        const auto nvme = isNvme(drive.drive());
        std::optional<int> bays;
        if (isM2(drive.drive()))
            bays = inputs.platform(&PlatformFacts::m2Slots);
        else if (nvme)
            bays = inputs.platform(*nvme ? &PlatformFacts::nvmeBays : &PlatformFacts::sataBays);
        if (!inputs.areKnown()) {
            answers.notKnown(inputs).about(drive);
        } else if (*bays > 0) {
            answers
                .passes(Text::tr("There are %1 bays or slots for %2 (%3).")
                            .arg(numberForPeople(*bays), drive.name, *interface))
                .figures(*interface, numberForPeople(*bays))
                .about(drive);
        } else {
            answers.stop(Text::tr("The platform has no bay or slot for %1 (%2).").arg(drive.name, *interface))
                .figures(*interface, numberForPeople(0))
                .about(drive)
                .remedies([&](const Answer::AddRemedy &add) {
                    const auto hasABay = [&](const Part &part) {
                        const PlatformFacts &platform = *context.platform();
                        const auto other = isNvme(part.drive());
                        const auto there = isM2(part.drive())     ? platform.m2Slots.value
                                           : other.value_or(true) ? platform.nvmeBays.value
                                                                  : platform.sataBays.value;
                        return other && there.value_or(0) > 0 && part.drive().capacity.value;
                    };
                    const auto size = [&](const Part &part) {
                        return std::abs(part.drive().capacity.value->inBytes()
                                        - drive.drive().capacity.value.value_or(Bytes()).inBytes());
                    };
                    for (const Part *other : nearestParts(context, PartCategory::Drive, hasABay, size, 2))
                        add(Text::tr("Exchange the drives for %1").arg(other->fullName()),
                            withPartExchanged(context.build(), drive.id, other->id));
                });
        }
    }
}

void checkUsableSpace(const RuleContext &context, Answers &answers)
{
    if (saidNotListed(context, answers, PartCategory::Drive))
        return;
    constexpr int fewestOfRaid10 = 4;
    for (const FittedPart &fitted : context.facts.drives()) {
        Inputs inputs(context);
        const auto capacity = inputs.of(fitted.part, fitted.part.drive().capacity);
        if (!capacity) {
            answers.notKnown(inputs).about(fitted.part);
            continue;
        }
        const int n = fitted.quantity;
        QString text;
        if (n == 1)
            text = Text::tr("%1: %2.").arg(fitted.part.name, storageText(*capacity));
        else if (n < fewestOfRaid10)
            text = Text::tr("%1 × %2: %3 as RAID 0, %4 as RAID 1.")
                       .arg(numberForPeople(n), fitted.part.name, storageText(*capacity * n), storageText(*capacity));
        else
            text = Text::tr("%1 × %2: %3 as RAID 0, %4 as RAID 5, %5 as RAID 6, %6 as RAID 10.")
                       .arg(numberForPeople(n), fitted.part.name, storageText(*capacity * n),
                            storageText(*capacity * (n - 1)), storageText(*capacity * (n - 2)),
                            storageText(*capacity * (n / 2)));
        answers.note(text).figures({}, storageText(*capacity * n)).about(fitted.part);
    }
}

Bytes checkpointBytes(const ServerSettings &settings)
{
    return Bytes::fromBytes(settings.checkpointBillions * billion * bytesPerParameter);
}

void checkCheckpoints(const RuleContext &context, Answers &answers)
{
    if (saidNotListed(context, answers, PartCategory::Drive))
        return;
    const ServerSettings &settings = context.settings();
    Inputs inputs(context);
    Bytes there;
    for (const FittedPart &fitted : context.facts.drives())
        there += inputs.of(fitted.part, fitted.part.drive().capacity).value_or(Bytes()) * fitted.quantity;
    const Bytes one = checkpointBytes(settings);
    const Bytes all = one * settings.checkpointsKept;
    const QString text =
        Text::tr("A checkpoint of %1 billion parameters with its optimizer is about %2; %3 kept need %4. You have %5.")
            .arg(numberForPeople(settings.checkpointBillions), storageText(one),
                 numberForPeople(settings.checkpointsKept), storageText(all), storageText(there));
    if (there >= all) {
        answers.passes(text).figures(storageText(all), storageText(there));
    } else if (!inputs.areKnown()) {
        answers.notKnown(inputs).figures(storageText(all), {});
    } else {
        answers.warning(text).figures(storageText(all), storageText(there)).remedies([&](const Answer::AddRemedy &add) {
            const std::vector<FittedPart> &drives = context.facts.drives();
            const auto largest = std::ranges::max_element(
                drives, {}, [](const FittedPart &fitted) { return *fitted.part.drive().capacity.value; });
            const Bytes each = *largest->part.drive().capacity.value;
            const int more = static_cast<int>(std::ceil((all - there) / each));
            add(Text::tr("Fit %1 × %2").arg(numberForPeople(largest->quantity + more), largest->part.fullName()),
                withQuantity(context.build(), largest->part.id, largest->quantity + more));
        });
    }
}

/// What the interface of a drive passes: of "NVMe PCIe 4.0 x4" its lanes, of "SATA 6 Gb/s" eight of ten bits.
std::optional<BytesPerSecond> linkOf(const DriveFacts &drive)
{
    static const QRegularExpression generation(QStringLiteral("PCIe\\s*(\\d)"),
                                               QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression serial(QStringLiteral("(\\d+)\\s*Gb/s"));
    constexpr double bitsThatCarryData = 0.8;
    const QString interface = drive.interface.value.value_or(QString());
    if (const auto match = serial.match(interface); match.hasMatch())
        return BytesPerSecond::fromBaseUnits(match.captured(1).toDouble() * gigabit * bitsThatCarryData);
    const auto match = generation.match(interface);
    const auto perLane = match.hasMatch() ? laneRate(match.captured(1).toInt()) : std::nullopt;
    return perLane && drive.pcieLanes.value ? std::optional(*perLane * *drive.pcieLanes.value) : std::nullopt;
}

void checkLoadingTime(const RuleContext &context, Answers &answers)
{
    if (saidNotListed(context, answers, PartCategory::Drive))
        return;
    for (const FittedPart &fitted : context.facts.drives()) {
        const DriveFacts &drive = fitted.part.drive();
        Inputs inputs(context);
        const auto read = inputs.of(fitted.part, drive.readRate);
        const auto write = inputs.of(fitted.part, drive.writeRate);
        const auto link = linkOf(drive);
        if (!link)
            inputs.add(Text::tr("the link of %1").arg(fitted.part.name));
        if (!inputs.areKnown()) {
            answers.notKnown(inputs).about(fitted.part);
            continue;
        }
        const BytesPerSecond reading = std::min(*read, *link) * fitted.quantity;
        const BytesPerSecond writing = std::min(*write, *link) * fitted.quantity;
        const Bytes one = checkpointBytes(context.settings());
        const auto seconds = [](Seconds time) { return QStringLiteral("%1 s").arg(numberForPeople(time.inSeconds())); };
        answers
            .note(Text::tr("%1 × %2 read a checkpoint of %3 in %4 and write it in %5.")
                      .arg(numberForPeople(fitted.quantity), fitted.part.name, storageText(one), seconds(one / reading),
                           seconds(one / writing)))
            .figures(storageText(one), bandwidthText(reading))
            .about(fitted.part);
    }
}

} // namespace

std::span<const Rule> storageRules()
{
    using enum PartCategory;
    static const std::vector<Rule> rules = {
        {"S1", QT_TRANSLATE_NOOP("model", "Bays for the drives"), Verdict::Stop, "platforms' sheets", checkBays},
        {"S2", QT_TRANSLATE_NOOP("model", "Mirrored boot drives"), Verdict::Warning,
         "the A800 list of the articles; DGX H100 and DGX B200: 2 × 1.92 TB", checkBootMirror},
        {"S3",
         QT_TRANSLATE_NOOP("model", "Interface of the drives"),
         Verdict::Stop,
         "platforms' sheets",
         checkInterface,
         {Platform, Drive}},
        {"S4", QT_TRANSLATE_NOOP("model", "Usable space"), Verdict::Note, "definition of the RAID levels",
         checkUsableSpace},
        {"S5", QT_TRANSLATE_NOOP("model", "Space for checkpoints"), Verdict::Warning,
         "arithmetic from mixed precision with Adam: 14 bytes for each parameter", checkCheckpoints},
        {"S6", QT_TRANSLATE_NOOP("model", "Time to load and save"), Verdict::Note,
         "arithmetic from the rates of the drives", checkLoadingTime},
    };
    return rules;
}

} // namespace model
