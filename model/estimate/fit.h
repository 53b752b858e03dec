// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Does a job fit, on how many devices, with how many sequences, with how long a context?
#pragma once

#include "memory.h"

#include <optional>

namespace model {

/// Is the division possible for the model?
///
/// The tensor-parallel size divides the attention heads and the heads of keys and values (or is a multiple of the latter,
/// which are then replicated); a pipeline has at most one stage a layer; the expert-parallel size divides the experts
/// and the data- and context-parallel ranks in training, the devices of a stage in inference. Errors: OutOfRange or Implausible naming the key.
/// Source: Megatron-LM and vLLM refuse the same.
[[nodiscard]] Result<void> checkParallelism(const PreparedModel &model, const Workload &workload);
[[nodiscard]] bool isLegal(const PreparedModel &model, const Workload &workload);

[[nodiscard]] bool fits(const PreparedModel &model, const Workload &workload, const DeviceMemory &device);

/// The search for a batch ends here.
inline constexpr double mostSequences = 1 << 24;

struct DevicesNeeded
{
    int count = 0;
    Parallelism parallel;
};

/// The smallest number of devices for which a legal division fits, parts that every device repeats counted on each.
///
/// Inference: all tensor and pipeline sizes. Training: the same, with data parallelism where ZeRO shards by it.
/// nullopt: no number up to `most` does (one sequence or one layer is too large for a device).
[[nodiscard]] std::optional<DevicesNeeded> devicesNeeded(const PreparedModel &model, const Workload &workload,
                                                         const DeviceMemory &device, int most = 16384);

/// The most sequences (inference: at the context; training: of a micro-batch) that fit, 0 when one does not.
[[nodiscard]] double largestBatch(const PreparedModel &model, const Workload &workload, const DeviceMemory &device);

/// The longest context in tokens (training: sequence) that fits at the batch; nullopt when memory does not depend on it, 0
/// when not even one token fits.
[[nodiscard]] std::optional<double> longestContext(const PreparedModel &model, const Workload &workload,
                                                   const DeviceMemory &device);

} // namespace model
