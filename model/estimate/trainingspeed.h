// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Time of a training step, from what a micro-batch computes, moves and sends. Arithmetic on plain numbers: nothing
/// allocates, nothing fails. Units: bytes, seconds, FLOP, tokens and their quotients.
#pragma once

#include "calibration.h"
#include "devicespeed.h"
#include "preparedmodel.h"

namespace model {

struct TrainingSetup
{
    TrainingConstants constants;
    DeviceSpeed device;
    TrainingFamily family = TrainingFamily::Unknown;
    double reduceBytes = 2;           ///< of a gradient element while it is reduced
    bool overlapsInterleaved = false; ///< the framework interleaves pipeline stages by itself (NeMo)
};

/// What a device does in a step; no fitted constant inside.
struct TrainingWork
{
    double matrixFlop = 0; ///< of a micro-batch: forward, backward, recomputation
    double attentionFlop = 0;
    double elementBytes = 0;   ///< norms, activation functions, loss
    double unpackBytes = 0;    ///< 4-bit weights, 4.5 bytes a weight and pass
    double shardSeconds = 0;   ///< gathers and scatters of ZeRO-3 at the full link
    double offloadSeconds = 0; ///< parameters from the host, at the full host link
    double tensorSeconds = 0;  ///< tensor-parallel collectives at the full link
    double tensorCollectives = 0;
    double sendSeconds = 0;     ///< between pipeline stages, at the full link
    double gradientSeconds = 0; ///< data-parallel reduction of a step
    double optimizerBytes = 0;  ///< of a step
    double hostOptimizerSeconds = 0;
    double microBatches = 1; ///< of a step, each device
    double bubble = 0;       ///< of the ideal time: (p − 1) / (v · M)
    double tokens = 0;       ///< of a step over the devices: a device's share
    bool isFp8 = false;
    bool is32Bit = false; ///< products in fp32 or tf32
    double peak = 0;      ///< FLOP/s of the number format that is multiplied; 0 where it is not published
};

/// The dense rate of the numbers that are multiplied, FLOP/s: fp8 where the device has it, fp32 or tf32 as asked, else the
/// 16-bit rate. "fp32" is never taken for tf32: frameworks multiply fp32 in full unless told otherwise (PyTorch since
/// 1.12, torch.backends.cuda.matmul.allow_tf32). 0 where the rate is not published.
[[nodiscard]] double trainingPeak(const Workload &workload, const DeviceSpeed &device);

/// The work of a step.
///
/// Matrices: 2 · active weights · tokens · passes, passes 3 (2 for adapters: frozen weights have no gradient) plus the
/// recomputed share (full 1; selective 0.05, PyTorch FSDP's selection 0.3); the head is never recomputed. Attention: half
/// of the square, 3.5 passes (flash attention's backward pass) plus recomputation. Element-wise work: 12 h +
/// 2 (a + 2g) d + 5 f elements a layer and token and pass (3 f without a gate), 12 bytes a logit.
/// ZeRO-3 gathers weights twice and scatters gradients once a micro-batch, stage 2 scatters once, others reduce once
/// a step. Tensor parallelism: four collectives a layer and micro-batch, two more with full recomputation. Optimizer: 30
/// bytes a parameter and step. Sources: PaLM, arXiv 2204.02311, appendix B; Korthikanti, arXiv 2205.05198; ZeRO, arXiv
/// 1910.02054, section 7; SC21, arXiv 2104.04473, section 2.2; FlashAttention-2, arXiv 2307.08691.
[[nodiscard]] TrainingWork trainingWork(const PreparedModel &model, const Workload &workload,
                                        const TrainingSetup &setup);

struct TrainingSeconds
{
    double matrices = 0; ///< of a micro-batch
    double elements = 0; ///< attention is in matrices
    double microBatch = 0;
    double communication = 0; ///< exposed, of a micro-batch
    double gradients = 0;     ///< exposed, of a step
    double optimizer = 0;
    double step = 0;
};

/// Time of a step.
///
///     compute  = FLOP · ((1/(η_c·κ_8·F))⁴ + (e · F16/F / TDP)⁴)^¼ + attention / (η_a·κ_h·F16) + bytes / (η_m·BW)
///     micro    = (compute² + (sharding/η_l + offload/η_p)²)^½ + ξ · (tensor/η_l + collectives · latency) + sends/η_l
///     step     = M · micro · (1 + (p − 1)/(v·M)) + max(0, gradients/η_l − micro/2) + optimizer bytes / (η_m·BW)
[[nodiscard]] TrainingSeconds trainingSeconds(const TrainingWork &work, const TrainingSetup &setup);

struct TrainingRates
{
    double stepSeconds = 0;
    double tokensPerSecondPerDevice = 0;
    double modelFlopPerSecondPerDevice = 0;
    double modelUtilisation = 0;    ///< of the dense rate of the precision
    double hardwareUtilisation = 0; ///< recomputation counted
    TrainingSeconds seconds;
};

/// Rates of a job. `trainModelPerToken` and `trainPerToken` are FLOPs of a token without and with recomputation (workOf()).
[[nodiscard]] TrainingRates trainingRates(const PreparedModel &model, const Workload &workload,
                                          const TrainingSetup &setup, double trainModelPerToken, double trainPerToken);

/// Micro-batches a device works through in a step: stated by the global batch, else eight with a pipeline and one without.
[[nodiscard]] double microBatchesPerStep(const Workload &workload);

} // namespace model
