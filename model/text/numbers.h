// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// How numbers are written, the same way in charts, tables, tips and the terminal.
#pragma once

#include <QLocale>
#include <QString>

namespace model {

/// Twelve significant digits, so that 989.4 TFLOPS stored as FLOP/s comes out as 989.4 again.
[[nodiscard]] double withoutRoundingNoise(double value);

/// For people: all digits of a figure that has up to six ("1,978.9"), four significant digits of one that has more
/// because it was computed ("44.97"), in the locale's separators.
[[nodiscard]] QString numberForPeople(double value, const QLocale &locale = QLocale());

/// For files: the shortest decimal that reads back equal, C locale.
[[nodiscard]] QString numberForFiles(double value);

} // namespace model
