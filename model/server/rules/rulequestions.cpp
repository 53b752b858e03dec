// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulequestions.h"

#include "model/server/serverpower.h"

#include <QRegularExpression>

namespace model {

bool isDesktopSocket(const QString &socket)
{
    static const QRegularExpression pattern(QStringLiteral("^(LGA1\\d{3}|AM\\d)\\b"),
                                            QRegularExpression::CaseInsensitiveOption);
    return pattern.match(socket).hasMatch();
}

bool isDesktopBoard(const PlatformFacts &platform)
{
    return platform.kind == PlatformKind::Board && platform.cpuSocket.value
           && isDesktopSocket(*platform.cpuSocket.value);
}

bool takesOrdinaryCards(const PcieSlots &places)
{
    return !places.form.contains(QLatin1String("AIOM")) && !places.form.contains(QLatin1String("OCP"))
           && !places.form.contains(QLatin1String("MCIO"));
}

QString listText(const QStringList &entries)
{
    return entries.join(Text::tr(", ", "between the entries of a list"));
}

bool saidNotListed(const RuleContext &context, Answers &answers, PartCategory category)
{
    Inputs inputs(context);
    if (inputs.has(category))
        return false;
    answers.notKnown(inputs);
    return true;
}

bool saidWithoutGpus(const RuleContext &context, Answers &answers)
{
    if (!context.facts.gpus().empty())
        return false;
    answers.doesNotApply(Text::tr("The server has no GPU."));
    return true;
}

std::optional<Watts> askForWallPower(const RuleContext &context, Inputs &inputs)
{
    const auto wall = wallPowerOf(context.facts);
    if (!wall) {
        for (const QString &missing : powerSumOf(context.facts).missing)
            inputs.add(missing);
    }
    return wall;
}

std::optional<FittedSupplies> askForOutput(const RuleContext &context, Inputs &inputs)
{
    std::optional<FittedSupplies> supplies = context.facts.fittedSupplies();
    if (!supplies)
        inputs.has(PartCategory::PowerSupply);
    else if (!supplies->outputEach)
        inputs.add(Text::tr("the output of a power supply"));
    return supplies;
}

} // namespace model
