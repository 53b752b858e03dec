// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruletext.h"

#include "model/server/partfacts.h"
#include "model/text/numbers.h"

#include <cmath>

namespace model {

namespace {

QString withUnit(double value, const QString &unit)
{
    return QStringLiteral("%1 %2").arg(numberForPeople(withoutRoundingNoise(value)), unit);
}

} // namespace

QString wattsText(Watts power)
{
    constexpr double kilowatt = 1000;
    const double watts = power.inWatts();
    return watts < kilowatt ? withUnit(std::round(watts), QStringLiteral("W"))
                            : withUnit(std::round(watts) / kilowatt, QStringLiteral("kW"));
}

QString memoryText(Bytes capacity)
{
    return withUnit(capacity.inGibibytes(), gigabyteUnit());
}

QString storageText(Bytes capacity)
{
    return withUnit(capacity.inBytes() / tera, QStringLiteral("TB"));
}

QString bandwidthText(BytesPerSecond rate)
{
    return withUnit(rate.inGigabytesPerSecond(), QStringLiteral("GB/s"));
}

QString linkRateText(BytesPerSecond rate)
{
    return withUnit(rate.inBaseUnits() / gigabit, QStringLiteral("Gb/s"));
}

QString transfersText(double megatransfers)
{
    return withUnit(megatransfers, QStringLiteral("MT/s"));
}

QString ampsText(double amps)
{
    return withUnit(amps, QStringLiteral("A"));
}

QString percentText(double fraction)
{
    return withUnit(std::round(100 * fraction), QStringLiteral("%"));
}

} // namespace model
