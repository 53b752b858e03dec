// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What is asked of a model and a device, as plain numbers: no text, nothing that allocates. The functions that answer a
/// million of these a second take them by const reference.
#pragma once

#include "model/llm/modelshape.h"

#include <cstdint>

namespace model {

enum class Task : std::uint8_t { Inference, Train, Finetune, Lora, Qlora };

[[nodiscard]] constexpr bool isTraining(Task task)
{
    return task != Task::Inference;
}
[[nodiscard]] constexpr bool trainsAdapters(Task task)
{
    return task == Task::Lora || task == Task::Qlora;
}

/// Engines by how they use memory.
enum class EngineKind : std::uint8_t {
    Generic,  ///< a plain runtime: weights, cache, the activations of one step
    LlamaCpp, ///< llama.cpp and what is built on it
    Paged,    ///< vLLM, SGLang, LMDeploy, TGI: cache in blocks, a large step buffer, CUDA graphs
    Compiled, ///< TensorRT-LLM: cache in blocks, step buffers planned by the compiler
    Unpaged ///< Transformers, accelerate, DeepSpeed-Inference, SAT: a cache that grows by copying, so that two are held
};

enum class Precision : std::uint8_t {
    Bf16,     ///< mixed: 16-bit weights, 32-bit copy in the optimizer
    Bf16True, ///< everything in 16 bit
    Fp16,     ///< mixed
    Fp32,
    Fp8 ///< mixed, products in 8 bit
};

enum class Optimizer : std::uint8_t { AdamW, AdamW8bit, Adafactor, Sgd, Lion, Muon };
enum class Recompute : std::uint8_t { None, Selective, Full };
enum class Offload : std::uint8_t { None, Optimizer, OptimizerAndParameters };

/// How a job is divided: devices in all are tensor · pipeline · context · data.
struct Parallelism
{
    int tensor = 1;
    int pipeline = 1;
    int data = 1;
    int context = 1;
    int expert =
        1; ///< experts are spread over this many of a stage's ranks; in training of its data- and context-parallel ones

    [[nodiscard]] double devices() const { return double(tensor) * pipeline * data * context; }
    /// Devices that hold the same layers.
    [[nodiscard]] double devicesOfStage() const { return double(tensor) * data * context; }
    /// Parts that the experts of a layer are cut into: tensor · expert where a stage has that many devices, else the
    /// larger of the two (ranks of one kind then serve as ranks of the other, as in vLLM and SGLang).
    [[nodiscard]] double expertParts() const
    {
        const double both = double(tensor) * expert;
        return both <= devicesOfStage() ? both : tensor > expert ? tensor : expert;
    }
    bool operator==(const Parallelism &) const = default;
};

/// How a training framework's memory differs from the sum of its tensors.
struct FrameworkMemory
{
    double logitBytes = 14;     ///< per logit while the loss is computed
    bool selectsLayers = false; ///< selective recomputation recomputes every other layer, not the scores of each
    bool holdsGathered = false; ///< the weights that ZeRO 3 gathers stay beside their shards
    bool stepsInBackward = false; ///< one layer's gradients at a time, optimizer states paged to the host
    double heldBytes = 0;       ///< that no tensor accounts for
    double fragmentation = 1;   ///< memory that the allocator reserves over what tensors take

    bool operator==(const FrameworkMemory &) const = default;
};

struct Workload
{
    Task task = Task::Inference;
    EngineKind engine = EngineKind::Generic;
    Parallelism parallel{};

    // Inference
    LatentLayout latentLayout = LatentLayout::Latent;
    double cacheBytesPerElement = 2;
    double contextTokens = 4096; ///< of each sequence
    double batch = 1;            ///< sequences at the same time
    double promptTokens = 512;
    double outputTokens = 128;
    int deviceLayers = -1;       ///< layers on the device, the rest on the host; -1: all
    double draftWeightBytes = 0; ///< a draft model for speculative decoding
    double draftCacheBytesPerToken = 0;
    double weightsFileBytes = 0; ///< size of the weight file where known, 0 otherwise

    // Training
    double sequenceTokens = 4096;
    double microBatch = 1;  ///< sequences a device works on at a time
    double globalBatch = 0; ///< sequences a step, 0 when not stated: then enough to fill the pipeline
    Precision precision = Precision::Bf16;
    bool tensorFloat32 = false; ///< Fp32 numbers are multiplied as tf32
    double gradientBytes = 2;   ///< per trainable parameter
    Optimizer optimizer = Optimizer::AdamW;
    double stateBytes = 0; ///< bytes of one optimizer state, 0: the optimizer's own
    int zeroStage = 0;     ///< ZeRO or FSDP stage, 0 to 3
    Offload offload = Offload::None;
    bool sequenceParallel = false;
    int interleave = 1; ///< model chunks a pipeline stage holds
    Recompute recompute = Recompute::None;
    bool flashAttention = true;
    int devicesPerNode = 0;      ///< 0: eight, or all of fewer
    double networkPerDevice = 0; ///< bytes a second each way to other nodes, 0: usual for the device
    FrameworkMemory framework{};
    bool hostCheckpoints = false; ///< what full recomputation keeps of each layer is moved to the host
    double trainTokens = 0;
};

/// A device as far as memory asks.
struct DeviceMemory
{
    double capacityBytes = 0; ///< 0: no device
    double usableBytes = 0;   ///< what weights, cache and buffers may take together
    bool unified = false;     ///< shared with the host
};

} // namespace model
