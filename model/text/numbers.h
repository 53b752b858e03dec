// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// How numbers are written, the same way in charts, tables, tips and the terminal.
#pragma once

#include <QLocale>
#include <QString>

namespace model {

/// How a person likes to read numbers. The window sets it; the command line and files keep to the default.
struct NumberStyle
{
    /// A label's "80 GB" counts 2^30 bytes each (design.md): the same number, named as vendors do or as the standard does.
    enum class MemoryUnit { Gigabytes, Gibibytes };
    static constexpr int fewestDigits = 3;
    static constexpr int mostDigits = 8;

    MemoryUnit memoryUnit = MemoryUnit::Gigabytes;
    int resultDigits = 4; ///< significant digits of what was computed

    bool operator==(const NumberStyle &) const = default;
};
[[nodiscard]] const NumberStyle &numberStyle();
void setNumberStyle(const NumberStyle &style);

/// "GB" or "GiB", "MB" or "MiB": the units of memory and cache sizes.
[[nodiscard]] QString gigabyteUnit();
[[nodiscard]] QString megabyteUnit();
[[nodiscard]] QString terabyteUnit(); ///< of 2^40 bytes, as the others

/// Twelve significant digits, so that 989.4 TFLOPS stored as FLOP/s comes out as 989.4 again.
[[nodiscard]] double withoutRoundingNoise(double value);

/// For people: all digits of a figure that has up to six ("1,978.9"), numberStyle().resultDigits significant digits of one that has more
/// because it was computed ("44.97"), in the locale's separators.
[[nodiscard]] QString numberForPeople(double value, const QLocale &locale = QLocale());

/// For files: the shortest decimal that reads back equal, C locale.
[[nodiscard]] QString numberForFiles(double value);

} // namespace model
