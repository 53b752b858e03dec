// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "inferencespeed.h"

#include "links.h"

#include "model/units/quantities.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

constexpr double routingCorrelation = 0.7; // m tokens choose experts like m^0.7 independent ones
constexpr double unfusedActivations =
    2.5; // engines that keep 32-bit activations and fuse little, relative to fused 16 bit
constexpr double sequencesAtATime = 2048; // an engine runs at a time
constexpr double mostQueryHeadReads = 8;  // of a cached head, by old kernels
constexpr double engineOverhead = 1.5e9;  // bytes a device that no cache can use
constexpr double pagedShare = 0.9;        // of memory that vLLM uses
constexpr double compiledShare = 0.92;    // of what TensorRT-LLM has left
constexpr double chunksInFlight = 4;      // 512-token chunks of llama.cpp's logical batch of 2,048
constexpr double matricesALayer = 7;      // products that a row split divides
constexpr double hostBandwidth = 60e9;    // bytes/s, two channels of DDR5-4800 as measured; layers left to the host

struct ReadWeights
{
    double bytes = 0;
    double count = 0;
};

/// The share of routed experts that `tokens` tokens touch.
double expertShare(double active, double tokens)
{
    return tokens == 1 ? active : 1 - std::pow(1 - active, std::pow(tokens, routingCorrelation));
}

/// Weights read by a pass over `tokens` tokens, in a file's size where that is known.
ReadWeights weightsRead(const PreparedModel &model, const Workload &workload, double tokens)
{
    const PassSums &pass = model.pass;
    const double scale = workload.weightsFileBytes > 0 && pass.tensorBytes > 0
                             ? workload.weightsFileBytes / pass.tensorBytes
                             : 1;
    if (model.even) { // a bare count: what is not active is taken for experts
        const double share = model.active < model.total ? expertShare(model.active / model.total, tokens) : 1;
        return {pass.commonBytes * share * scale, model.total * share};
    }
    const double share = model.experts > 0 ? expertShare(model.activeExperts / model.experts, tokens) : 0;
    return {(pass.commonBytes + pass.expertBytes * share + model.headTableBytes) * scale,
            pass.commonMatrices + pass.expertMatrices * share + model.headMatrix};
}

/// Elements of norms, rotary embedding, residual stream and activation function that a token reads and writes.
double activationElements(const PreparedModel &model)
{
    return 8 * model.hidden * model.layerCount() + 2 * model.pass.projectedWidth + model.pass.innerTraffic;
}

/// Bytes through the main device for `tokens` tokens of llama.cpp's row split: inputs to the others, results back, 32 bit.
double rowSplitBytes(const PreparedModel &model, double tokens, double ranks)
{
    const double hidden = model.hidden * model.layerCount();
    const double inputs = 6 * hidden + model.pass.innerWidth;
    const double results = 5 * hidden + 2 * model.pass.innerWidth;
    return 4 * tokens * (inputs * (ranks - 1) + results * (ranks - 1) / ranks);
}

bool splitsRows(const InferenceSetup &setup, const Workload &workload)
{
    return setup.family == EngineFamily::LlamaCpp && workload.parallel.tensor > 1;
}

/// Bytes of cache that a step of one sequence reads on a device, and of states of linear layers read and written.
double cacheRead(const PreparedModel &model, const Workload &workload, const InferenceSetup &setup, double context)
{
    const double t = workload.parallel.tensor;
    double elements = 0;
    double states = 0;
    for (const LayerNumbers &group : model.groups) {
        const double onDevice = group.kvHeads > 0
                                    ? group.kvHeads * group.cachePerHead / std::min<double>(t, group.kvHeads)
                                    : 0;
        elements += (onDevice + group.cacheWhole) * group.attendedTokens(context);
        states += group.stateElements / t;
    }
    const bool perQueryHead = (setup.readsCachePerQueryHead || setup.device.readsCachePerQueryHead) && !model.latent
                              && model.kvHeads > 0;
    const double reads = perQueryHead ? std::min<double>(double(model.queryHeads) / model.kvHeads, mostQueryHeadReads)
                                      : 1;
    return elements * workload.cacheBytesPerElement * reads / workload.parallel.context + states * 2 * 4;
}

double cacheElements(const PreparedModel &model, double tokens)
{
    double elements = 0;
    for (const LayerNumbers &group : model.groups)
        elements += (group.kvHeads * group.cachePerHead + group.cacheWhole) * group.keptTokens(tokens);
    return elements;
}

double chunkTokens(EngineFamily family, double tokens)
{
    switch (family) {
    case EngineFamily::LlamaCpp: return 512;
    case EngineFamily::TensorRt:
    case EngineFamily::Vllm:
    case EngineFamily::Unknown: return 8192;
    default: return std::max(tokens, 1.0);
    }
}

bool fusesActivations(EngineFamily family)
{
    return family != EngineFamily::LlamaCpp && family != EngineFamily::Awq && family != EngineFamily::Eager;
}

bool multipliesInOwnFormat(EngineFamily family)
{
    return family == EngineFamily::TensorRt || family == EngineFamily::Vllm || family == EngineFamily::Habana
           || family == EngineFamily::Unknown;
}

double slotsOf(WeightSlots kind, const InferenceConstants &c)
{
    switch (kind) {
    case WeightSlots::Bits16: return c.slots16Bit;
    case WeightSlots::Bits8: return c.slots8Bit;
    case WeightSlots::Bits4: return c.slots4Bit;
    case WeightSlots::KQuant: return c.slotsKQuant;
    case WeightSlots::RowInt4: return c.slotsRowInt4;
    }
    return c.slots16Bit;
}

LinkCost allReduceCost(const DeviceSpeed &device, const InferenceConstants &c)
{
    switch (device.peers) {
    case PeerLink::Switch: return {c.latencySwitch, c.linkShare};
    case PeerLink::Ring: return {c.latencyRing, c.linkShare};
    case PeerLink::Bridge:
    case PeerLink::HostBus: break;
    }
    return {c.latencyPcie, c.pcieShare};
}

/// (x⁴ + y⁴)^¼: the larger of two, rounded where they meet.
double smoothLarger(double x, double y)
{
    return std::sqrt(std::sqrt(x * x * x * x + y * y * y * y));
}

/// The share of the layers that the device holds; the rest was left to the host.
double deviceShare(const PreparedModel &model, const Workload &workload)
{
    const double layers = model.layerCount();
    return workload.deviceLayers >= 0 && workload.deviceLayers < layers ? workload.deviceLayers / layers : 1;
}

/// Layers left to the host are read at its bandwidth, one after the other with the rest.
double hostSeconds(const PreparedModel &model, const Workload &workload, double tokens)
{
    return weightsRead(model, workload, tokens).bytes * (1 - deviceShare(model, workload)) / hostBandwidth;
}

PhaseSeconds prefillSeconds(const PreparedModel &model, const Workload &workload, const InferenceSetup &setup,
                            double sequences, double prompt)
{
    PhaseSeconds seconds = phaseSeconds(prefillWork(model, workload, setup, sequences, prompt), setup);
    seconds.host += hostSeconds(model, workload, sequences * prompt);
    return seconds;
}

} // namespace

WeightUse weightUse(const WeightType &type)
{
    if (type.scheme == WeightScheme::GgufFile) {
        switch (type.file) {
        case FileType::F32:
        case FileType::F16:
        case FileType::BF16: return {};
        case FileType::Q8_0: return {.unpacking = WeightSlots::Bits8, .unpacks = true};
        case FileType::Q4_0:
        case FileType::Q4_1:
        case FileType::Q5_0:
        case FileType::Q5_1:
        case FileType::MXFP4_MOE: return {.unpacking = WeightSlots::Bits4, .unpacks = true};
        default: return {.unpacking = WeightSlots::KQuant, .unpacks = true};
        }
    }
    WeightUse use;
    use.unpacking = type.bits >= 16 ? WeightSlots::Bits16 : type.bits >= 7.9 ? WeightSlots::Bits8 : WeightSlots::Bits4;
    use.isFp8 = type.isFloat && type.bits == 8;
    use.isFp4 = type.isFloat && type.bits == 4.5;
    use.unpacks = type.bits < 16 && !use.isFp8 && !use.isFp4;
    return use;
}

double addressedRate(const InferenceSetup &setup)
{
    const DeviceSpeed &device = setup.device;
    double rate = device.matrixRate;
    const bool halfAccumulates = setup.family == EngineFamily::LlamaCpp || setup.family == EngineFamily::ExLlama;
    const bool multipliesHalf = device.matrixRate > device.vectorRate; // Pascal computes in fp32
    if (halfAccumulates && multipliesHalf && device.isNvidia && device.integerRate > 0)
        rate = std::max(rate, std::min(device.integerRate / 2, 2 * device.matrixRate));
    if (setup.family == EngineFamily::LlamaCpp && rate >= 3.5 * device.vectorRate)
        rate /= 2;
    if (multipliesInOwnFormat(setup.family)) {
        if (setup.weights.isFp8 && device.rate8 > 0)
            rate = device.rate8;
        if (setup.weights.isFp4 && (device.rate4 > 0 || device.rate8 > 0))
            rate = device.rate4 > 0 ? device.rate4 : device.rate8;
    }
    return rate;
}

PhaseWork decodeWork(const PreparedModel &model, const Workload &workload, const InferenceSetup &setup,
                     double sequences, double context)
{
    const double t = workload.parallel.tensor;
    const double layers = model.layerCount();
    const ReadWeights read = weightsRead(model, workload, sequences);
    const double share = deviceShare(model, workload);
    PhaseWork work;
    work.weightBytes = share * read.bytes / t;
    work.matVecWeights = share * read.count / t;
    work.matrixFlop = share * 2 * model.matrixActive * sequences / t;
    work.cacheBytes = sequences * cacheRead(model, workload, setup, context);
    work.activationBytes = sequences * (activationElements(model) * 2 + model.vocabulary * 8) / t;
    work.layers = layers;
    work.sequences = sequences;
    work.tensorRanks = t;
    work.hops = workload.parallel.pipeline - 1;
    if (splitsRows(setup, workload)) {
        work.copies = layers * matricesALayer * (t - 1);
        work.copyBytes = rowSplitBytes(model, sequences, t);
    } else if (t > 1) {
        work.allReduces = 2 * layers;
        work.allReduceBytes = sequences * model.hidden * 2;
    }
    return work;
}

PhaseWork prefillWork(const PreparedModel &model, const Workload &workload, const InferenceSetup &setup,
                      double sequences, double prompt)
{
    const double t = workload.parallel.tensor;
    const double p = workload.parallel.pipeline;
    const double layers = model.layerCount();
    const double tokens = sequences * prompt;
    const double chunks = std::max(1.0, std::ceil(tokens / chunkTokens(setup.family, tokens)));
    const double chunk = tokens / chunks;
    const ReadWeights read = weightsRead(model, workload, chunk);
    double scores = 0;
    for (const LayerNumbers &group : model.groups) {
        const double pairs = group.window > 0 ? std::min(prompt * prompt / 2, prompt * group.window)
                                              : prompt * prompt / 2;
        scores += 2 * group.attentionWidth
                  * (group.attendedAtMost > 0 ? std::min(pairs, prompt * group.attendedAtMost) : pairs);
    }
    PhaseWork work;
    work.isPrefill = true;
    work.weightBytes = read.bytes * chunks / t;
    work.unpackBytes = setup.weights.unpacks ? chunks * read.count * 4 / t : 0;
    work.matrixFlop = (2 * (model.matrixActive - model.headMatrix) * tokens + 2 * model.headMatrix * sequences) / t;
    work.attentionFlop = sequences * scores / t;
    work.activationBytes = tokens * activationElements(model) * 2
                           * (fusesActivations(setup.family) ? 1 : unfusedActivations) / t;
    work.layers = layers * chunks;
    work.sequences = sequences;
    work.tensorRanks = t;
    work.hops = p - 1;
    if (splitsRows(setup, workload)) {
        work.copies = layers * matricesALayer * (t - 1) * chunks;
        work.copyBytes = rowSplitBytes(model, tokens, t);
    } else if (t > 1) {
        work.allReduces = 2 * layers * chunks;
        work.allReduceBytes = chunk * model.hidden * 2;
    }
    if (p > 1 && setup.family == EngineFamily::LlamaCpp) {
        const double inFlight = std::min(chunks, chunksInFlight);
        work.pipelineShare = (inFlight + p - 1) / (inFlight * p);
    }
    return work;
}

PhaseSeconds phaseSeconds(const PhaseWork &work, const InferenceSetup &setup)
{
    const InferenceConstants &c = setup.constants;
    const DeviceSpeed &device = setup.device;
    const double stream = c.streamShare * device.bandwidth;
    const double rate = addressedRate(setup);
    PhaseSeconds seconds;
    seconds.weights = (work.weightBytes + work.unpackBytes * c.unpackPasses) / stream
                      + work.matVecWeights * slotsOf(setup.weights.unpacking, c) * c.matVecSlots / device.vectorRate;
    const double joule = (device.hasHbm ? c.jouleHbm : c.jouleGddr) * device.matrixRate / rate;
    seconds.matrices = work.matrixFlop
                       * smoothLarger(1 / (c.matrixShare * rate), device.watts > 0 ? joule / device.watts : 0);
    seconds.linear = std::sqrt(seconds.weights * seconds.weights + seconds.matrices * seconds.matrices);
    seconds.attention = work.cacheBytes / (c.attentionShare * device.bandwidth)
                        + work.attentionFlop / (c.attentionShare * device.matrixRate);
    seconds.activations = work.activationBytes / stream;
    const bool graphs = setup.family == EngineFamily::LlamaCpp && device.isNvidia && setup.capturesGraphs;
    seconds.fixed = c.layerSeconds * work.layers
                        * (work.isPrefill ? c.prefillLaunches
                           : graphs       ? c.graphShare
                                          : 1)
                    + (work.isPrefill ? 0 : c.sequenceSeconds * work.sequences);
    // Copies of a row split go twice over a host bus, through the host.
    const double copyLink = device.peers == PeerLink::HostBus ? device.hostLink / 2 : device.link;
    seconds.communication = work.allReduces
                                * allReduceSeconds(work.allReduceBytes, work.tensorRanks, device.link,
                                                   allReduceCost(device, c))
                            + work.copies * c.copySeconds + work.copyBytes / (c.copyShare * copyLink)
                            + (work.isPrefill ? 0 : work.hops * c.hopSeconds);
    seconds.pipelineShare = 1 / (1 + c.pipelineShare * (1 / work.pipelineShare - 1));
    return seconds;
}

PhaseSeconds decodeSeconds(const PreparedModel &model, const Workload &workload, const InferenceSetup &setup,
                           double sequences, double context)
{
    PhaseSeconds seconds = phaseSeconds(decodeWork(model, workload, setup, sequences, context), setup);
    seconds.host += hostSeconds(model, workload, sequences);
    return seconds;
}

double cacheCapacity(const PreparedModel &model, const Workload &workload, const InferenceSetup &setup, double devices,
                     double tokens)
{
    const double share = deviceShare(model, workload);
    const double weights = share * (workload.weightsFileBytes > 0 ? workload.weightsFileBytes : model.weightBytes);
    const double memory = devices * setup.device.memoryBytes;
    const bool compiled = setup.family == EngineFamily::TensorRt || setup.family == EngineFamily::Habana;
    const double free = compiled ? compiledShare * (memory - devices * engineOverhead - weights)
                                 : pagedShare * memory - weights - devices * engineOverhead;
    const double sequence = share * cacheElements(model, tokens) * workload.cacheBytesPerElement;
    return sequence > 0 ? std::max(free, 0.0) / sequence : 1e9;
}

namespace {

double waveSeconds(const PreparedModel &model, const Workload &workload, const InferenceSetup &setup, double sequences)
{
    const double prompt = std::max(workload.promptTokens, 1.0);
    const double output = setup.outputTokens;
    const double prefill = prefillSeconds(model, workload, setup, sequences, prompt).total();
    const double step = decodeSeconds(model, workload, setup, sequences, workload.promptTokens + output / 2).total();
    return prefill + std::max(output - 1, 1.0) * step;
}

/// Sequences of the workload that a replica's cache holds; those of weights that do not fit are not limited.
double capacityOrAll(const PreparedModel &model, const Workload &workload, const InferenceSetup &setup)
{
    const double devices = double(workload.parallel.tensor) * workload.parallel.pipeline * workload.parallel.context;
    const double capacity = cacheCapacity(model, workload, setup, devices, workload.promptTokens + setup.outputTokens);
    return capacity < 1 ? 1e9 : capacity;
}

} // namespace

InferenceRates inferenceRates(const PreparedModel &model, const Workload &workload, const InferenceSetup &setup)
{
    InferenceRates rates;
    const double replicas = std::min<double>(workload.parallel.data, std::max(setup.sequences, 1.0));
    const double sequences = setup.sequences / replicas;
    const double prompt = std::max(workload.promptTokens, 1.0);
    rates.step = decodeSeconds(model, workload, setup, sequences, setup.meanContext);
    rates.stepSeconds = rates.step.total();
    rates.decodeTokensPerSecond = setup.sequences / rates.stepSeconds;
    rates.prefill = prefillSeconds(model, workload, setup, sequences, prompt);
    rates.prefillSeconds = rates.prefill.total();
    rates.prefillTokensPerSecond = setup.sequences * prompt / rates.prefillSeconds;
    if (setup.outputTokens > 0) {
        const double wave = std::min(sequences, std::max(capacityOrAll(model, workload, setup), 1.0));
        rates.endToEndTokensPerSecond = setup.sequences * setup.outputTokens
                                        / (sequences / wave * waveSeconds(model, workload, setup, wave));
    }
    return rates;
}

double maximumLoadRate(const PreparedModel &model, const Workload &workload, const InferenceSetup &setup)
{
    const double wave = std::clamp(capacityOrAll(model, workload, setup), 1.0, sequencesAtATime);
    return wave * setup.outputTokens * workload.parallel.data / waveSeconds(model, workload, setup, wave);
}

double expectedTokensPerVerification(double acceptance, double draftTokens)
{
    return acceptance >= 1 ? draftTokens + 1 : (1 - std::pow(acceptance, draftTokens + 1)) / (1 - acceptance);
}

} // namespace model
