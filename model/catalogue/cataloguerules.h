// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The field's usual slips, found by holding the figures of one device against each other: a sparse rate given as
/// dense, a bandwidth the memory bus cannot carry, GB for GiB, MB/s for GB/s, one direction of a link for both.
#pragma once

#include "device.h"
#include "model/result.h"

namespace model {

/// What contradicts itself in a device. `place` is the JSON path within the device ("/figures/memoryBandwidth/value");
/// file and line are left to the caller. Ratios between number formats are judged only for architectures that the
/// rules know; a device of another architecture is held against what is true of any.
[[nodiscard]] Errors checkPlausibility(const Device &device);

} // namespace model
