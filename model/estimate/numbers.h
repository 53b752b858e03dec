// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The numbers of an estimate in one call: plain data in, plain data out, nothing allocated.
#pragma once

#include "memory.h"
#include "work.h"

namespace model {

struct EstimateNumbers
{
    MemoryNumbers memory;
    WorkNumbers work;
    double usableBytes = 0; ///< of the device, 0 without one
    bool fits = false;      ///< meaningful with a device

    [[nodiscard]] double headroomBytes() const { return usableBytes - memory.onDevice(); }
};

[[nodiscard]] EstimateNumbers estimateNumbers(const PreparedModel &model, const Workload &workload,
                                              const DeviceMemory &device);

} // namespace model
