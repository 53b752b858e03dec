// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "numbers.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

NumberStyle &style()
{
    static NumberStyle style;
    return style;
}

} // namespace

const NumberStyle &numberStyle()
{
    return style();
}

void setNumberStyle(const NumberStyle &wanted)
{
    style() = wanted;
    style().resultDigits = std::clamp(wanted.resultDigits, NumberStyle::fewestDigits, NumberStyle::mostDigits);
}

QString gigabyteUnit()
{
    return style().memoryUnit == NumberStyle::MemoryUnit::Gibibytes ? QStringLiteral("GiB") : QStringLiteral("GB");
}

QString megabyteUnit()
{
    return style().memoryUnit == NumberStyle::MemoryUnit::Gibibytes ? QStringLiteral("MiB") : QStringLiteral("MB");
}

QString terabyteUnit()
{
    return style().memoryUnit == NumberStyle::MemoryUnit::Gibibytes ? QStringLiteral("TiB") : QStringLiteral("TB");
}

double withoutRoundingNoise(double value)
{
    return QString::number(value, 'g', 12).toDouble();
}

QString numberForPeople(double value, const QLocale &locale)
{
    if (value == 0)
        return locale.toString(0);
    const int digitsOfAResult = numberStyle().resultDigits;
    const int digitsOfAFigure = std::max(6, digitsOfAResult);
    const int magnitude = static_cast<int>(std::floor(std::log10(std::abs(value)))); // 0 for 1 to 9.99
    const auto decimalsFor = [&](int digits) { return std::max(0, digits - 1 - magnitude); };
    const double scale = std::pow(10.0, decimalsFor(digitsOfAFigure));
    const bool isShort = std::abs(value * scale - std::round(value * scale)) < 1e-6 * std::abs(value * scale) * 1e-3;
    const QString text = locale.toString(value, 'f', decimalsFor(isShort ? digitsOfAFigure : digitsOfAResult));
    const qsizetype point = text.lastIndexOf(locale.decimalPoint());
    if (point < 0)
        return text;
    qsizetype end = text.size();
    while (end > point && text[end - 1] == locale.zeroDigit())
        --end;
    return text.left(end == point + locale.decimalPoint().size() ? point : end);
}

QString numberForFiles(double value)
{
    return QString::number(value, 'g', QLocale::FloatingPointShortest);
}

} // namespace model
