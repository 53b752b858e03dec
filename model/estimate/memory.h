// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Memory of a job on its fullest device. Everything here is arithmetic on plain numbers: nothing allocates, nothing fails.
/// Bytes are plain doubles in the structures of the hot path; their names say so.
#pragma once

#include "preparedmodel.h"
#include "workload.h"

namespace model {

/// Bytes on the device that needs most, and sums over the job.
struct MemoryNumbers
{
    double weights = 0; ///< of the whole model, all devices that hold different parts together
    double weightsOnDevice = 0;
    double weightsOnHost = 0; ///< layers that were left to the host
    double cachePerToken = 0; ///< every layer at full rate, one sequence
    double cachePerTokenOnDevice = 0;
    double cache = 0; ///< all sequences, windows applied
    double cacheOnDevice = 0;
    double recurrentState = 0; ///< of linear layers, all sequences
    double recurrentStateOnDevice = 0;
    double activationsOnDevice = 0; ///< kept for the backward pass
    double gradientsOnDevice = 0;
    double optimizerOnDevice = 0;
    double overheadOnDevice = 0; ///< runtime, step buffers, logits, communication, unsharded layers
    double runtimeOnDevice = 0;  ///< of the overhead, what the engine itself does not count: driver context, libraries
    double overlapOnDevice = 0;  ///< without accumulation gradients appear where activations go
    double draftOnDevice = 0;    ///< weights and cache of a draft model
    int fullestStage = 0;
    double onAllDevices = 0;        ///< sum over the devices, every copy counted
    double countedOnAllDevices = 0; ///< the same without the driver's share

    [[nodiscard]] double modelStateOnDevice() const { return weightsOnDevice + gradientsOnDevice + optimizerOnDevice; }
    [[nodiscard]] double onDevice() const
    {
        return weightsOnDevice + cacheOnDevice + recurrentStateOnDevice + activationsOnDevice + gradientsOnDevice
               + optimizerOnDevice + overheadOnDevice + draftOnDevice - overlapOnDevice;
    }
    /// What an engine's own sum prints (llama.cpp's buffers, PyTorch's allocated peak): without the driver's share.
    [[nodiscard]] double countedByEngine() const { return onDevice() - runtimeOnDevice; }
};

/// Bytes of optimizer state beside weights and gradients, per trainable parameter.
///
/// Mixed precision adds a 32-bit copy of the weights (4). Adam two 32-bit moments (8), 8-bit Adam two of one byte (arXiv
/// 2110.02861), momentum SGD, Lion and Muon one (4), Adafactor none (its row and column sums are added from the
/// matrices). Precision::Bf16True keeps states in 16 bit and no copy; Fp32 has no copy.
/// Source: ZeRO (arXiv 1910.02054), section 3.1.
[[nodiscard]] double optimizerBytesPerParameter(Optimizer optimizer, Precision precision, double stateBytes);

/// Bytes of a weight in training: 4 for Fp32, else 2.
[[nodiscard]] double trainingWeightBytes(Precision precision);

/// Heads of keys and values on each device: max(1, heads / tensor size), rounded up.
[[nodiscard]] double headsOnDevice(int heads, int tensorSize);

/// Bytes of activations of one layer (or a group) for one micro-batch on a device.
///
/// tokens · (bytes · (divided / t + whole / s) + masks), s = t with sequence parallelism, else 1; the scores, which
/// grow with the sequence, only without flash attention or selective recomputation. Full recomputation keeps
/// tokens · bytes · hidden a layer. Source: Korthikanti et al. (arXiv 2205.05198), equations 1 to 6.
[[nodiscard]] double activationBytes(const LayerNumbers &layer, const Workload &workload);

/// Memory of the job. Inference: weights, cache, state, step buffers. Training: ZeRO (arXiv 1910.02054, section 5) for
/// weights, gradients and optimizer, activations of the micro-batches that a pipeline stage holds at a time
/// (stage i of p under one-forward-one-backward: p − i, with interleaving (p − 1) / m more).
[[nodiscard]] MemoryNumbers memoryOf(const PreparedModel &model, const Workload &workload, const DeviceMemory &device);

/// The same of the devices of one pipeline stage. What a training run prints is rank 0's, which is of the first stage.
[[nodiscard]] MemoryNumbers memoryOfStage(const PreparedModel &model, const Workload &workload,
                                          const DeviceMemory &device, int stage);

/// Bytes a device lends to a job: capacity less the reserve; of unified memory what the system lets a GPU wire.
///
/// Apple: two thirds up to 32 GiB, three quarters above (recommendedMaxWorkingSetSize as llama.cpp logs it: 10,922 MiB of
/// 16 GiB, 147,456 MiB of 192 GiB). Paged engines reserve a tenth by default (gpu_memory_utilization 0.9),
/// others 2 % for driver and display.
/// reserveFraction < 0: the default; wiredBytes > 0 replaces the share of unified memory.
[[nodiscard]] double usableBytes(double capacity, bool unified, EngineKind engine, double reserveFraction,
                                 double wiredBytes);

} // namespace model
