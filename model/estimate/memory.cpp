// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "memory.h"

#include "model/units/quantities.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

constexpr double pageTokens = 16;              // block of a paged cache (vLLM's default)
constexpr double stateBytesPerElement = 4;     // recurrent states are kept in 32 bit
constexpr double runtimeContext = 0.45 * gibi; // CUDA or ROCm context with its libraries, a plain process
constexpr double microBatchTokens = 512;       // llama.cpp's physical batch
constexpr double communicationBuffers = 0.42
                                        * gibi; // per device with more than one (vLLM on H100, llm-d planner table)
// vLLM's activation peak while it profiles, on an 80 GB card (llm-d planner table, GiB): dense, mixture of experts, multimodal.
constexpr double pagedPeakDense = 5.2 * gibi;
constexpr double pagedPeakExperts = 7.4 * gibi;
constexpr double compiledPeak = 2 * gibi; // TensorRT-LLM's activation and decoder buffers at its default limits
constexpr double pagedPeakCard = 80 * gibi;
constexpr double zeroBucketElements = 5e8; // DeepSpeed's default bucket

/// Part of the model on one pipeline stage or on the device, divided by tensor and expert parallelism.
struct StageSums
{
    double weightBytes = 0;
    double dense = 0; ///< parameters
    double experts = 0;
    double adapters = 0;
    double factored = 0;
    double matrices = 0;
    double cacheBytes = 0; ///< of one sequence
    double cachePerToken = 0;
    double state = 0;              ///< bytes of one sequence
    double activations = 0;        ///< bytes of one micro-batch
    double largestActivations = 0; ///< of one layer, nothing recomputed

    /// The sums of `count` layers like this one.
    [[nodiscard]] StageSums times(double count) const
    {
        return {weightBytes * count, dense * count,       experts * count,    adapters * count,
                factored * count,    matrices * count,    cacheBytes * count, cachePerToken * count,
                state * count,       activations * count, largestActivations};
    }
};

/// Bytes of one optimizer state where the optimizer has no width of its own.
double stateWidth(Precision precision, double stated)
{
    return stated > 0 ? stated : precision == Precision::Bf16True ? 2 : 4;
}

class MemoryReading
{
public:
    MemoryReading(const PreparedModel &model, const Workload &workload, const DeviceMemory &device)
        : m_model(model), m_work(workload), m_device(device)
    {
        const bool paged = workload.engine == EngineKind::Paged || workload.engine == EngineKind::Compiled;
        m_tokens = paged ? std::ceil(workload.contextTokens / pageTokens) * pageTokens : workload.contextTokens;
        m_tokens /= workload.parallel.context;
    }

    [[nodiscard]] MemoryNumbers readStage(int stage) const
    {
        MemoryNumbers numbers = totals();
        fillStage(numbers, stage);
        numbers.fullestStage = stage;
        return numbers;
    }

    [[nodiscard]] MemoryNumbers read() const
    {
        MemoryNumbers fullest = totals();
        const int stages = m_work.parallel.pipeline;
        const double devicesOfStage = m_work.parallel.devices() / stages;
        double most = -1;
        double all = 0;
        double counted = 0;
        for (int stage = 0; stage < stages; ++stage) {
            MemoryNumbers numbers = fullest;
            fillStage(numbers, stage);
            all += numbers.onDevice() * devicesOfStage;
            counted += numbers.countedByEngine() * devicesOfStage;
            if (numbers.onDevice() > most) {
                most = numbers.onDevice();
                fullest = numbers;
                fullest.fullestStage = stage;
            }
        }
        fullest.onAllDevices = all;
        fullest.countedOnAllDevices = counted;
        return fullest;
    }

private:
    [[nodiscard]] bool isTrainingJob() const { return isTraining(m_work.task); }

    [[nodiscard]] MemoryNumbers totals() const
    {
        MemoryNumbers numbers;
        numbers.weights = totalWeightBytes();
        for (const LayerNumbers &group : m_model.groups) {
            const double elements = group.kvHeads * group.cachePerHead + group.cacheWhole;
            numbers.cachePerToken += elements * m_work.cacheBytesPerElement;
            numbers.cache += elements * m_work.cacheBytesPerElement
                             * group.keptTokens(m_tokens * m_work.parallel.context);
            numbers.recurrentState += group.stateElements * stateBytesPerElement;
        }
        numbers.cache *= m_work.batch;
        numbers.recurrentState *= m_work.batch;
        return numbers;
    }

    [[nodiscard]] double totalWeightBytes() const
    {
        if (isTrainingJob() && !trainsAdapters(m_work.task))
            return m_model.total * trainingWeightBytes(m_work.precision);
        return m_work.weightsFileBytes > 0 ? m_work.weightsFileBytes : m_model.weightBytes;
    }

    /// Sums over the layers of a stage. `scale` of an evenly divided model makes every stage equal.
    void add(StageSums &sums, const LayerNumbers &layer, double scale) const
    {
        const double t = m_work.parallel.tensor;
        const double expertParts = m_work.parallel.expertParts();
        const double heads = layer.kvHeads > 0 ? headsOnDevice(layer.kvHeads, m_work.parallel.tensor) : 0;
        const double headShare = layer.kvHeads > 0 ? heads / layer.kvHeads : 1 / t;
        const auto part = [&](const DividedSum &sum) {
            return sum.divided / t + sum.kvHeads * headShare + sum.replicated;
        };
        sums.weightBytes += scale * (part(layer.weightBytes) + layer.weightBytes.experts / expertParts);
        sums.dense += scale * part(layer.parameters);
        sums.experts += scale * layer.parameters.experts / expertParts;
        sums.adapters += scale * layer.adapterParameters / t;
        sums.factored += scale * layer.factoredElements / t;
        sums.matrices += scale * layer.matrixParameters / t;
        const double elements = heads * layer.cachePerHead + layer.cacheWhole;
        sums.cachePerToken += elements * m_work.cacheBytesPerElement;
        sums.cacheBytes += elements * m_work.cacheBytesPerElement * layer.keptTokens(m_tokens);
        sums.state += layer.stateElements / t * stateBytesPerElement;
        if (isTrainingJob()) {
            sums.activations += keptActivations(layer);
            if (m_work.recompute == Recompute::Full) {
                Workload whole = m_work;
                whole.recompute = Recompute::None;
                sums.largestActivations = std::max(sums.largestActivations,
                                                   activationBytes(layer, whole) / layer.count);
            }
        }
    }

    /// Activations of a layer; of every other one the boundary alone where layers are selected for recomputation.
    [[nodiscard]] double keptActivations(const LayerNumbers &layer) const
    {
        const double kept = activationBytes(layer, m_work);
        if (m_work.recompute != Recompute::Selective || !m_work.framework.selectsLayers)
            return kept;
        Workload full = m_work;
        full.recompute = Recompute::Full;
        return (kept + activationBytes(layer, full)) / 2;
    }

    void addOuter(StageSums &sums, int stage) const
    {
        const double t = m_work.parallel.tensor;
        const auto part = [t](const DividedSum &sum) {
            return sum.divided / t + sum.kvHeads / t + sum.experts / t + sum.replicated;
        };
        const bool last = stage == m_work.parallel.pipeline - 1;
        if (stage == 0) {
            sums.weightBytes += part(m_model.embeddingBytes);
            sums.dense += m_model.embeddingParameters / t;
        }
        if (last) {
            sums.weightBytes += part(m_model.headBytes);
            sums.dense += m_model.headParameters / t;
            if (stage > 0 && m_model.tied && !m_model.encoder) { // a copy of the table for the head
                sums.weightBytes += m_model.headTableBytes / t;
                sums.dense += m_model.headMatrix / t;
            }
        }
    }

    [[nodiscard]] StageSums stageSums(int stage) const
    {
        StageSums sums;
        const int stages = m_work.parallel.pipeline;
        if (stages == 1 && !isPartlyOnHost()) {
            for (const LayerNumbers &group : m_model.groups)
                add(sums, group, 1);
        } else {
            const int layers = m_model.layerCount();
            int first = 0;
            int count = layers;
            if (isPartlyOnHost()) {
                count = std::min(layers, m_work.deviceLayers);
                first = layers - count;
            } else {
                count = layers / stages + (stage < layers % stages ? 1 : 0);
                first = stage * (layers / stages) + std::min(stage, layers % stages);
            }
            const double scale = m_model.even && !isPartlyOnHost()
                                     ? double(layers) / (double(stages) * std::max(1, count))
                                     : 1;
            if (m_model.uniform && count > 0) {
                add(sums, m_model.layers.front(), scale);
                sums = sums.times(count);
            } else {
                for (int i = first; i < first + count; ++i)
                    add(sums, m_model.layers[std::size_t(i)], scale);
            }
        }
        if (!m_model.even && !isPartlyOnHost()) // tables and head stay on the host with the first layers
            addOuter(sums, stage);
        return sums;
    }

    [[nodiscard]] bool isPartlyOnHost() const
    {
        return m_work.task == Task::Inference && m_work.deviceLayers >= 0 && m_work.deviceLayers < m_model.layerCount();
    }

    void fillStage(MemoryNumbers &numbers, int stage) const
    {
        const StageSums sums = stageSums(stage);
        if (isTrainingJob())
            fillTraining(numbers, sums, stage);
        else
            fillInference(numbers, sums);
    }

    void fillInference(MemoryNumbers &numbers, const StageSums &sums) const
    {
        const double known = m_model.weightBytes > 0 ? numbers.weights / tensorSum() : 1;
        numbers.weightsOnDevice = sums.weightBytes * known;
        numbers.weightsOnHost = isPartlyOnHost() ? std::max(0.0, numbers.weights - numbers.weightsOnDevice) : 0;
        numbers.cachePerTokenOnDevice = sums.cachePerToken;
        numbers.cacheOnDevice = sums.cacheBytes * m_work.batch;
        numbers.recurrentStateOnDevice = sums.state * m_work.batch;
        numbers.draftOnDevice = m_work.draftWeightBytes + m_work.draftCacheBytesPerToken * m_tokens * m_work.batch;
        numbers.runtimeOnDevice = runtime();
        numbers.overheadOnDevice = numbers.runtimeOnDevice + inferenceBuffers();
    }

    /// The tensors' own sum, of which a stated file size takes the place.
    [[nodiscard]] double tensorSum() const
    {
        double sum = m_model.even ? 0 : m_model.embeddingBytes.sum() + m_model.headBytes.sum();
        for (const LayerNumbers &group : m_model.groups)
            sum += group.weightBytes.sum();
        return sum > 0 ? sum : 1;
    }

    /// The driver's share: its context, and communication buffers where several devices work together.
    [[nodiscard]] double runtime() const
    {
        if (m_device.unified)
            return 0;
        const bool talks = m_work.parallel.devices() > 1 && m_work.engine != EngineKind::LlamaCpp;
        return runtimeContext + (talks ? communicationBuffers : 0);
    }

    [[nodiscard]] double inferenceBuffers() const
    {
        switch (m_work.engine) {
        case EngineKind::LlamaCpp: return llamaCppBuffer();
        case EngineKind::Paged: {
            const double peak = m_model.experts > 0 ? pagedPeakExperts : pagedPeakDense;
            const double share = m_device.capacityBytes > 0 ? std::min(1.0, m_device.capacityBytes / pagedPeakCard) : 1;
            return peak * share;
        }
        case EngineKind::Compiled:
            return compiledPeak
                   * (m_device.capacityBytes > 0 ? std::min(1.0, m_device.capacityBytes / pagedPeakCard) : 1);
        case EngineKind::Unpaged: return unpagedBuffer();
        case EngineKind::Generic: break;
        }
        const double step = std::min(m_tokens, 2048.0);
        const double logits = m_work.batch * m_model.vocabulary * 4;
        return step * m_model.hidden * 2 * 8 + logits;
    }

    /// A second copy of the cache while it grows, 32-bit logits and their 16-bit source.
    [[nodiscard]] double unpagedBuffer() const
    {
        double cache = 0;
        for (const LayerNumbers &group : m_model.groups)
            cache += (group.kvHeads * group.cachePerHead + group.cacheWhole) * group.keptTokens(m_tokens);
        const Parallelism &p = m_work.parallel;
        return cache * m_work.cacheBytesPerElement * m_work.batch / (double(p.tensor) * p.pipeline)
               + m_work.batch * m_model.vocabulary * 6;
    }

    /// llama.cpp's compute buffer: logits and the residual stream of one physical batch in 32 bit, attention scores where flash
    /// attention is not used (which latent attention expanded to heads cannot).
    [[nodiscard]] double llamaCppBuffer() const
    {
        double bytes = microBatchTokens * 4 * (m_model.vocabulary + m_model.hidden);
        if (!m_work.flashAttention || (m_model.latent && m_work.latentLayout == LatentLayout::Expanded))
            bytes += microBatchTokens * 4 * m_model.queryHeads * m_tokens * (m_model.latent ? 2 : 1);
        return bytes;
    }

    void fillTraining(MemoryNumbers &numbers, const StageSums &sums, int stage) const
    {
        const bool adapters = trainsAdapters(m_work.task);
        const double ranks = double(m_work.parallel.data) * m_work.parallel.context;
        const double expertRanks = std::max(1.0, ranks / m_work.parallel.expert);
        // Weights with a state of their own: all of them, or the adapters.
        const double dense = adapters ? sums.adapters : sums.dense;
        const double experts = adapters ? 0 : sums.experts;
        const auto sharded = [&](int fromStage) {
            return m_work.zeroStage >= fromStage ? dense / ranks + experts / expertRanks : dense + experts;
        };
        const double weightBytes = adapters && m_work.precision != Precision::Bf16True
                                       ? 4
                                       : trainingWeightBytes(m_work.precision);
        const double base = adapters ? sums.weightBytes * (numbers.weights / tensorSum())
                                           / (m_work.zeroStage >= 3 ? ranks : 1)
                                     : 0;
        const bool weightsOnHost = m_work.offload == Offload::OptimizerAndParameters && m_work.zeroStage >= 3;
        numbers.weightsOnDevice = weightsOnHost ? 0 : base + sharded(3) * weightBytes;
        if (m_work.zeroStage >= 3 && m_work.framework.holdsGathered)
            numbers.weightsOnDevice += m_model.weightBytes
                                       / (double(m_work.parallel.tensor) * m_work.parallel.pipeline);
        numbers.gradientsOnDevice =
            m_work.offload != Offload::None && m_work.zeroStage >= 2
                ? 0
                : sharded(2) * (adapters && m_work.precision != Precision::Bf16True ? 4 : m_work.gradientBytes);
        if (m_work.framework.stepsInBackward)
            numbers.gradientsOnDevice /= std::max(1, m_model.layerCount());
        numbers.optimizerOnDevice = m_work.offload != Offload::None || m_work.framework.stepsInBackward ? 0
                                                                    : optimizerBytes(sums, dense, experts, sharded(1));
        const bool onHost = m_work.hostCheckpoints && m_work.recompute == Recompute::Full;
        numbers.activationsOnDevice = onHost ? 0 : sums.activations * stepsHeld(stage);
        numbers.runtimeOnDevice = runtime();
        const double loss = lossBytes(stage);
        const double layer = sums.largestActivations; // that is being recomputed
        numbers.overheadOnDevice = numbers.runtimeOnDevice + std::max(loss, layer) + shardBytes(dense + experts);
        const bool accumulates = m_work.globalBatch > m_work.parallel.data * m_work.microBatch
                                 || m_work.globalBatch <= 0;
        if (!accumulates && m_work.parallel.pipeline == 1) {
            // Gradients appear where activations and logits go: either those are whole or these.
            const double before = numbers.activationsOnDevice + std::max(loss, layer);
            numbers.overlapOnDevice = before + numbers.gradientsOnDevice
                                      - std::max(before, numbers.gradientsOnDevice + layer);
        }
        numbers.overheadOnDevice += m_work.framework.heldBytes;
        numbers.overheadOnDevice += (m_work.framework.fragmentation - 1) * numbers.countedByEngine();
        numbers.recurrentState = 0;
        numbers.cache = 0;
    }

    [[nodiscard]] double optimizerBytes(const StageSums &sums, double dense, double experts, double sharded) const
    {
        // 32-bit adapters are their own master copy.
        const bool adapters = trainsAdapters(m_work.task);
        const Precision precision = adapters && m_work.precision != Precision::Bf16True ? Precision::Fp32
                                                                                        : m_work.precision;
        double bytes = sharded * optimizerBytesPerParameter(m_work.optimizer, precision, m_work.stateBytes);
        const double all = dense + experts;
        const double share = all > 0 ? sharded / all : 0;
        if (m_work.optimizer == Optimizer::Adafactor)
            bytes += share * (adapters ? all : sums.factored) * 4;
        if (m_work.optimizer == Optimizer::Muon && !adapters) // tables and vectors stay with Adam
            bytes += share * std::max(0.0, all - sums.matrices) * stateWidth(m_work.precision, m_work.stateBytes);
        return bytes;
    }

    /// Micro-batches whose activations a stage holds at a time.
    [[nodiscard]] double stepsHeld(int stage) const
    {
        const double p = m_work.parallel.pipeline;
        double held = p - stage;
        if (m_work.globalBatch > 0) {
            const double steps = std::max(1.0, m_work.globalBatch / (m_work.parallel.data * m_work.microBatch));
            held = std::min(held, steps);
        }
        return m_work.interleave > 1 ? held + (p - 1) / m_work.interleave : held;
    }

    /// Logits and what the loss makes of them, on the stage that has the head; it is done before a layer is recomputed.
    [[nodiscard]] double lossBytes(int stage) const
    {
        if (stage != m_work.parallel.pipeline - 1 || m_model.even)
            return 0;
        const double tokens = m_work.sequenceTokens * m_work.microBatch / m_work.parallel.context;
        return tokens * (m_work.framework.logitBytes * m_model.vocabulary + 4 * m_model.hidden)
               / m_work.parallel.tensor;
    }

    /// Buckets of ZeRO, and what its stage 3 gathers.
    [[nodiscard]] double shardBytes(double parameters) const
    {
        const double ranks = double(m_work.parallel.data) * m_work.parallel.context;
        if (m_work.zeroStage < 1 || ranks <= 1)
            return 0;
        const double bucket = std::min(zeroBucketElements, parameters) * 2;
        return m_work.zeroStage >= 3 ? bucket + gatheredBytes() : bucket;
    }

    /// What ZeRO 3 holds whole for a while: the layer in use and the next one, tables and head from the first layer to the last; where
    /// all weights are trained a layer's gradients and those of tables and head until they are scattered.
    [[nodiscard]] double gatheredBytes() const
    {
        const double t = m_work.parallel.tensor;
        const double outer = m_work.parallel.pipeline > 1 || m_model.even
                                 ? 0
                                 : m_model.embeddingParameters + m_model.headParameters;
        const double wide = trainingWeightBytes(m_work.precision);
        const double layer = trainsAdapters(m_work.task) && m_model.total > 0 ? m_model.weightBytes / m_model.total
                                                                              : wide;
        const double weights = 2 * m_model.largestLayer * layer + outer * wide;
        const double gradients = trainsAdapters(m_work.task) ? 0
                                                             : (m_model.largestLayer + outer) * m_work.gradientBytes;
        return (weights + gradients) / t;
    }

    const PreparedModel &m_model;
    const Workload &m_work;
    const DeviceMemory &m_device;
    double m_tokens = 0; ///< of each sequence on a device
};

} // namespace

double optimizerBytesPerParameter(Optimizer optimizer, Precision precision, double stateBytes)
{
    const bool mixed = precision != Precision::Fp32 && precision != Precision::Bf16True;
    const double copy = mixed ? 4 : 0;
    const double one = stateWidth(precision, stateBytes);
    switch (optimizer) {
    case Optimizer::AdamW: return copy + 2 * one;
    case Optimizer::AdamW8bit: return copy + 2 * (stateBytes > 0 ? stateBytes : 1);
    case Optimizer::Adafactor: return copy;
    case Optimizer::Sgd:
    case Optimizer::Lion:
    case Optimizer::Muon: return copy + one;
    }
    return copy;
}

double trainingWeightBytes(Precision precision)
{
    return precision == Precision::Fp32 ? 4 : 2;
}

double headsOnDevice(int heads, int tensorSize)
{
    return std::max(1, (heads + tensorSize - 1) / tensorSize);
}

double activationBytes(const LayerNumbers &layer, const Workload &workload)
{
    const ActivationElements &kept = layer.activations;
    const double t = workload.parallel.tensor;
    const double s = workload.sequenceParallel ? t : 1;
    const double bytes = trainingWeightBytes(workload.precision);
    const double tokens = workload.sequenceTokens * workload.microBatch / workload.parallel.context;
    if (workload.recompute == Recompute::Full)
        return tokens * bytes * kept.boundary / s;
    double perToken = bytes * (kept.divided / t + kept.whole / s) + kept.dividedMasks / t + kept.wholeMasks / s;
    if (!workload.flashAttention && workload.recompute == Recompute::None)
        perToken += (bytes * kept.scores + kept.scoreMasks) / t * layer.attendedTokens(workload.sequenceTokens);
    return tokens * perToken;
}

MemoryNumbers memoryOf(const PreparedModel &model, const Workload &workload, const DeviceMemory &device)
{
    return MemoryReading(model, workload, device).read();
}

MemoryNumbers memoryOfStage(const PreparedModel &model, const Workload &workload, const DeviceMemory &device, int stage)
{
    return MemoryReading(model, workload, device).readStage(stage);
}

double usableBytes(double capacity, bool unified, EngineKind engine, double reserveFraction, double wiredBytes)
{
    if (wiredBytes > 0)
        return std::min(wiredBytes, capacity);
    if (unified && reserveFraction < 0)
        return capacity <= 32 * gibi ? capacity * 2 / 3 : capacity * 3 / 4;
    const double standard = engine == EngineKind::Paged || engine == EngineKind::Compiled ? 0.1
                            : engine == EngineKind::Unpaged                               ? 0.08
                                                                                          : 0.02;
    return capacity * (1 - (reserveFraction >= 0 ? reserveFraction : standard));
}

} // namespace model
