// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Time of the two phases of inference, from what a pass moves and computes. Arithmetic on plain numbers: nothing allocates,
/// nothing fails. Units: bytes, seconds, FLOP, tokens and their quotients.
#pragma once

#include "calibration.h"
#include "devicespeed.h"
#include "preparedmodel.h"

namespace model {

/// How the kernels of a mat-vec unpack a weight.
enum class WeightSlots : std::uint8_t { Bits16, Bits8, Bits4, KQuant, RowInt4 };

/// What the weight format means for time.
struct WeightUse
{
    WeightSlots unpacking = WeightSlots::Bits16;
    bool isFp8 = false; ///< multiplied at the fp8 rate where the device has one
    bool isFp4 = false;
    bool unpacks = false; ///< prefill writes and reads a 16-bit copy
};

[[nodiscard]] WeightUse weightUse(const WeightType &type);

/// All that inference depends on besides model and workload.
struct InferenceSetup
{
    InferenceConstants constants;
    DeviceSpeed device;
    EngineFamily family = EngineFamily::Unknown;
    WeightUse weights;
    bool capturesGraphs = true;          ///< llama.cpp on NVIDIA since June 2024
    bool readsCachePerQueryHead = false; ///< TensorRT-LLM and DeepSpeed before 2024
    double sequences = 1;                ///< at a time, over all replicas
    double meanContext = 0;              ///< tokens in the cache while generating
    double outputTokens = 0;
};

/// What a phase moves and computes on a device; no fitted constant inside.
struct PhaseWork
{
    double weightBytes = 0;   ///< read, with the head, without the lookup table
    double matVecWeights = 0; ///< weights that mat-vec kernels unpack, decoding only
    double unpackBytes = 0;   ///< 16-bit copies in prefill: 4 bytes a weight and chunk
    double matrixFlop = 0;
    double cacheBytes = 0;    ///< keys and values read
    double attentionFlop = 0; ///< causal scores and values of prefill
    double activationBytes = 0;
    double layers = 0; ///< times chunks
    double allReduces = 0;
    double allReduceBytes = 0; ///< of one
    double copies = 0;         ///< of llama.cpp's row split through the main device
    double copyBytes = 0;
    double hops = 0;          ///< hand-overs of a layer split
    double pipelineShare = 1; ///< ideal share of the time when a layer split overlaps its chunks
    double sequences = 0;
    double tensorRanks = 1;
    bool isPrefill = false;
};

/// One decoding step of `sequences` sequences with `context` tokens in the cache of each.
///
/// Weights: all matrices of the layers, of routed experts E · (1 − (1 − k/E)^(m^0.7)) (a batch chooses experts less
/// independently than at random), the head. Work: 2 FLOP a weight a token is multiplied with. Cache: Σ layers
/// elements · bytes · min(context, window), read once a query head by old kernels. Two all-reduces a layer under tensor
/// parallelism; llama.cpp's row split copies through the main device instead.
/// Sources: Pope et al., arXiv 2211.05102; Megatron, arXiv 1909.08053; llama.cpp, ggml-cuda.cu (row split).
[[nodiscard]] PhaseWork decodeWork(const PreparedModel &model, const Workload &workload, const InferenceSetup &setup,
                                   double sequences, double context);

/// Prefill of `sequences` prompts of `prompt` tokens each.
///
/// Work: 2 FLOP · active weights · tokens, the head for the last token only; attention Σ layers 2 · a · (dk + dv) · p² / 2,
/// windowed layers p · window at most. Weights once a chunk (512 tokens llama.cpp, 8,192 vLLM and TensorRT-LLM).
[[nodiscard]] PhaseWork prefillWork(const PreparedModel &model, const Workload &workload, const InferenceSetup &setup,
                                    double sequences, double prompt);

/// Seconds of a phase by part.
struct PhaseSeconds
{
    double weights = 0;
    double matrices = 0;
    double linear = 0; ///< weights and matrices overlapped
    double attention = 0;
    double activations = 0;
    double fixed = 0;
    double communication = 0;
    double host = 0; ///< layers that the host reads
    double pipelineShare = 1;

    [[nodiscard]] double total() const
    {
        return (linear + attention + activations + fixed) * pipelineShare + communication + host;
    }
};

/// Time of a phase.
///
///     weights      t_w = bytes / (η_b·BW) + weights · κ · slots(type) / F32 + copies · κ_d / (η_b·BW)
///     matrices     t_c = FLOP · ((1/(η_c·F))⁴ + (e · F16/F / TDP)⁴)^¼      the slower of issue rate and power cap
///     linear       (t_w² + t_c²)^½                                          streaming and arithmetic overlap
///     attention    cache / (η_a·BW) + FLOP / (η_a·F16)
///     activations  bytes / (η_b·BW)
///     fixed        τ · layers (prefill · κ_p, captured graphs · κ_g) + θ · sequences in decoding
///     communication  all-reduces, row-split copies, layer-split hand-overs
[[nodiscard]] PhaseSeconds phaseSeconds(const PhaseWork &work, const InferenceSetup &setup);

/// Time of a decoding step, with that of the layers that were left to the host.
[[nodiscard]] PhaseSeconds decodeSeconds(const PreparedModel &model, const Workload &workload,
                                         const InferenceSetup &setup, double sequences, double context);

/// The matrix rate that the engine's kernels address, FLOP/s.
///
/// llama.cpp and ExLlama accumulate in 16 bit on GeForce, twice its printed rate (half of int8); llama.cpp's kernels
/// without asynchronous copies reach half of a matrix unit; TensorRT-LLM, vLLM and optimum-habana multiply fp8 and fp4
/// in their own format where the device can.
[[nodiscard]] double addressedRate(const InferenceSetup &setup);

/// Sequences of `tokens` tokens whose cache fits beside the weights on `devices` devices, not rounded.
[[nodiscard]] double cacheCapacity(const PreparedModel &model, const Workload &workload, const InferenceSetup &setup,
                                   double devices, double tokens);

struct InferenceRates
{
    double stepSeconds = 0;
    double decodeTokensPerSecond = 0;
    double prefillSeconds = 0; ///< of the batch; the time to the first token
    double prefillTokensPerSecond = 0;
    double endToEndTokensPerSecond = 0; ///< output tokens over the whole time, 0 without output tokens
    PhaseSeconds step;
    PhaseSeconds prefill;
};

/// Rates of the workload.
///
/// Replicas share the sequences. End to end: waves of B = min(sequences, capacity):
/// rate = sequences · o / (waves · (prefill(B) + (o − 1) · step(B, p + o/2))); weights that do not fit leave B alone.
[[nodiscard]] InferenceRates inferenceRates(const PreparedModel &model, const Workload &workload,
                                            const InferenceSetup &setup);

/// The same at maximum load: the engine fills its cache, at most 2,048 sequences a replica. Output tokens a second.
[[nodiscard]] double maximumLoadRate(const PreparedModel &model, const Workload &workload, const InferenceSetup &setup);

/// Tokens a verification yields: (1 − α^(γ+1)) / (1 − α) for acceptance α and γ drafted tokens.
/// Source: Leviathan et al., arXiv 2211.17192, equation 1.
[[nodiscard]] double expectedTokensPerVerification(double acceptance, double draftTokens);

} // namespace model
