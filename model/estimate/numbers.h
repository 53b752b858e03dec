// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The numbers of an estimate in one call: plain data in, plain data out, nothing allocated.
#pragma once

#include "inferencespeed.h"
#include "memory.h"
#include "trainingspeed.h"
#include "work.h"

namespace model {

struct EstimateNumbers
{
    MemoryNumbers memory;
    WorkNumbers work;
    InferenceRates inference; ///< with an InferenceSetup
    TrainingRates training;   ///< with a TrainingSetup
    double usableBytes = 0; ///< of the device, 0 without one
    bool fits = false;      ///< meaningful with a device

    [[nodiscard]] double headroomBytes() const { return usableBytes - memory.onDevice(); }
};

[[nodiscard]] EstimateNumbers estimateNumbers(const PreparedModel &model, const Workload &workload,
                                              const DeviceMemory &device);

/// The same with the speed of inference, or of training, on the setup's device.
[[nodiscard]] EstimateNumbers estimateNumbers(const PreparedModel &model, const Workload &workload,
                                              const DeviceMemory &device, const InferenceSetup &setup);
[[nodiscard]] EstimateNumbers estimateNumbers(const PreparedModel &model, const Workload &workload,
                                              const DeviceMemory &device, const TrainingSetup &setup);

} // namespace model
