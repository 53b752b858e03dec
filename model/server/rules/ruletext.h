// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Quantities as the messages of rules write them, with their unit.
#pragma once

#include "model/units/quantities.h"

#include <QString>

namespace model {

[[nodiscard]] QString wattsText(Watts power);              ///< "350 W", from 1,000 W on "4.345 kW"; to a watt
[[nodiscard]] QString memoryText(Bytes capacity);          ///< "1,536 GB": of memory, which counts by 2^30
[[nodiscard]] QString storageText(Bytes capacity);         ///< "12.8 TB": of drives, which count by 10^12
[[nodiscard]] QString bandwidthText(BytesPerSecond rate);  ///< "614.4 GB/s"
[[nodiscard]] QString linkRateText(BytesPerSecond rate);   ///< "400 Gb/s"
[[nodiscard]] QString transfersText(double megatransfers); ///< "4,800 MT/s"
[[nodiscard]] QString ampsText(double amps);               ///< "16.92 A"
[[nodiscard]] QString percentText(double fraction);        ///< "62 %"

} // namespace model
