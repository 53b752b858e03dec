// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainingspeed.h"

#include "links.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

constexpr double flashPasses = 3.5;         // forward 1, backward 2.5
constexpr double selectiveShare = 0.05;     // attention alone is recomputed
constexpr double selectiveShareFsdp = 0.3;  // PyTorch's selection keeps products and recomputes the rest
constexpr double logitTraffic = 12;         // bytes a logit
constexpr double unpackTraffic = 4.5;       // bytes a 4-bit weight: read half a byte, write and read 16 bit
constexpr double optimizerTraffic = 30;     // bytes a parameter: gradient, weight, copy and moments read and written
constexpr double hostOptimizerTraffic = 28; // bytes a parameter in host memory
constexpr double hostBandwidth = 60e9;      // bytes/s, two memory channels as measured

double recomputedShare(Recompute recompute, TrainingFamily family)
{
    switch (recompute) {
    case Recompute::None: return 0;
    case Recompute::Selective: return family == TrainingFamily::Fsdp ? selectiveShareFsdp : selectiveShare;
    case Recompute::Full: return 1;
    }
    return 0;
}

/// Elements of element-wise work a token and pass.
double elementsPerToken(const PreparedModel &model)
{
    return 12 * model.hidden * model.layerCount() + 2 * model.pass.projectedWidth + model.pass.innerTraffic
           + model.pass.innerWidth;
}

/// FLOPs of causal attention of a token in one pass.
double attentionPerToken(const PreparedModel &model, double tokens)
{
    double flop = 0;
    for (const LayerNumbers &group : model.groups) {
        const double pairs = group.window > 0 ? std::min(tokens / 2, group.window) : tokens / 2;
        flop += 2 * group.attentionWidth * (group.attendedAtMost > 0 ? std::min(pairs, group.attendedAtMost) : pairs);
    }
    return flop;
}

double smoothLarger(double x, double y)
{
    return std::sqrt(std::sqrt(x * x * x * x + y * y * y * y));
}

/// Where the ranks of the job sit.
struct Placement
{
    double domain = 1;         ///< devices that one switch joins
    bool leavesDomain = false; ///< the job is larger
    bool dataCrossesNodes = false;
    double dataLink = 0; ///< bytes a second each way for data-parallel traffic
    double network = 0;
};

Placement placementOf(const Workload &workload, const DeviceSpeed &device)
{
    const Parallelism &p = workload.parallel;
    const double devices = p.devices();
    Placement place;
    const double node = workload.devicesPerNode > 0 ? workload.devicesPerNode : std::min(devices, 8.0);
    place.domain = std::max(1.0, device.domain > 0 ? device.domain : node);
    place.network = workload.networkPerDevice > 0 ? workload.networkPerDevice : device.network;
    place.leavesDomain = devices > place.domain;
    const double inner = double(p.tensor) * p.pipeline;
    place.dataCrossesNodes = place.leavesDomain && p.data > 1 && inner * p.context * p.data > place.domain;
    const double ranksInDomain = std::max(
        1.0, std::min<double>(p.data, std::floor(place.domain / std::max(1.0, std::min(place.domain, inner)))));
    place.dataLink = place.dataCrossesNodes ? std::min(device.link, place.network * ranksInDomain) : device.link;
    return place;
}

} // namespace

double microBatchesPerStep(const Workload &workload)
{
    if (workload.globalBatch > 0)
        return std::max(1.0, workload.globalBatch / (workload.parallel.data * workload.microBatch));
    return workload.parallel.pipeline > 1 ? 8 : 1;
}

double trainingPeak(const Workload &workload, const DeviceSpeed &device)
{
    if (workload.precision == Precision::Fp32)
        return workload.tensorFloat32 ? device.rateTf32 : device.rate32;
    return workload.precision == Precision::Fp8 && device.rate8 > 0 ? device.rate8 : device.matrixRate;
}

TrainingWork trainingWork(const PreparedModel &model, const Workload &workload, const TrainingSetup &setup)
{
    const Parallelism &p = workload.parallel;
    const double t = p.tensor;
    const double stages = p.pipeline;
    const double inner = t * stages;
    const double data = p.data;
    const double layers = model.layerCount();
    const bool adapters = trainsAdapters(workload.task);
    const double recomputed = recomputedShare(workload.recompute, setup.family);
    const double passes = (adapters ? 2 : 3) + recomputed;
    const double tokens = workload.microBatch * workload.sequenceTokens / p.context;
    const double parameters = model.total / inner;
    const double bytes = workload.precision == Precision::Fp32 ? 4 : 2; // of a weight and of an activation
    const double weightBytes = adapters && model.total > 0 ? std::min(bytes, model.weightBytes / model.total) : bytes;
    const bool quantised = adapters && weightBytes < 1.5;
    const double reduceBytes = adapters ? 0 : setup.reduceBytes;
    const Placement place = placementOf(workload, setup.device);

    TrainingWork work;
    work.isFp8 = workload.precision == Precision::Fp8 && setup.device.rate8 > 0;
    work.is32Bit = workload.precision == Precision::Fp32;
    work.peak = trainingPeak(workload, setup.device);
    work.matrixFlop = (2 * (model.matrixActive - model.headMatrix) * passes + 2 * model.headMatrix * (adapters ? 2 : 3))
                      * tokens / inner;
    work.attentionFlop = attentionPerToken(model, workload.sequenceTokens) * tokens * (flashPasses + recomputed)
                         / inner;
    work.elementBytes = tokens * (elementsPerToken(model) * bytes * passes + model.vocabulary * logitTraffic) / inner;
    work.unpackBytes = quantised ? model.total * unpackTraffic * passes / inner : 0;
    if (data > 1) {
        if (workload.zeroStage >= 3)
            work.shardSeconds = allGatherSeconds(parameters * (2 * weightBytes + reduceBytes), data, place.dataLink);
        else if (workload.zeroStage == 2) {
            work.shardSeconds = parameters * reduceBytes / place.dataLink;
            work.gradientSeconds = parameters * weightBytes / place.dataLink;
        } else if (!adapters) {
            work.gradientSeconds = allGatherSeconds(parameters * 4, data, place.dataLink);
        }
    }
    if (workload.offload == Offload::OptimizerAndParameters && workload.zeroStage >= 3)
        work.offloadSeconds = parameters * weightBytes * 2 / setup.device.hostLink;
    if (t > 1) {
        const double link = t <= place.domain ? setup.device.link : place.network;
        work.tensorCollectives = (4 + 2 * recomputed) * layers / stages;
        work.tensorSeconds = work.tensorCollectives * 2 * allGatherSeconds(tokens * model.hidden * bytes, t, link);
    }
    const double shards = workload.zeroStage >= 1 || setup.family == TrainingFamily::Nemo ? data : 1;
    if (!adapters && workload.offload == Offload::None)
        work.optimizerBytes = parameters / shards * optimizerTraffic;
    else if (!adapters) // gradients down, weights up, the update in host memory
        work.hostOptimizerSeconds = parameters / shards
                                    * (4 / setup.device.hostLink + hostOptimizerTraffic / hostBandwidth);
    work.microBatches = microBatchesPerStep(workload);
    if (stages > 1) {
        const double chunks = workload.interleave > 1     ? workload.interleave
                              : setup.overlapsInterleaved ? std::max(1.0, std::floor(layers / (stages * 2)))
                                                          : 1;
        work.bubble = (stages - 1) / (work.microBatches * chunks);
        work.sendSeconds = 2 * tokens * model.hidden * bytes / (place.leavesDomain ? place.network : setup.device.link)
                           * chunks / t;
    }
    work.tokens = workload.microBatch * workload.sequenceTokens * work.microBatches * data / p.devices();
    return work;
}

TrainingSeconds trainingSeconds(const TrainingWork &work, const TrainingSetup &setup)
{
    const TrainingConstants &c = setup.constants;
    const DeviceSpeed &device = setup.device;
    const double rate = work.peak;
    const double attentionRate = work.is32Bit ? rate : device.matrixRate;
    const double share = c.matrixShare * (work.isFp8 ? c.fp8Share : 1);
    const double joule = (device.hasHbm ? c.jouleHbm : c.jouleGddr) * device.matrixRate / rate;
    const bool slowAttention = device.needsNewAttention && setup.family != TrainingFamily::Nemo;
    const bool overLinks = device.peers == PeerLink::Switch || device.peers == PeerLink::Ring;
    const double linkShare = overLinks ? c.linkShare : c.pcieShare;
    const double stream = c.streamShare * device.bandwidth;

    TrainingSeconds seconds;
    seconds.matrices = work.matrixFlop * smoothLarger(1 / (share * rate), device.watts > 0 ? joule / device.watts : 0)
                       + work.attentionFlop
                             / (c.attentionShare * attentionRate * (slowAttention ? c.attentionOnHopper : 1));
    seconds.elements = (work.elementBytes + work.unpackBytes) / stream;
    const double compute = seconds.matrices + seconds.elements;
    const double sharding = work.shardSeconds / linkShare + work.offloadSeconds / c.pcieShare;
    const double overlapped = std::sqrt(compute * compute + sharding * sharding);
    const double sent = c.exposedTensor * (work.tensorSeconds / linkShare + work.tensorCollectives * c.latency)
                        + work.sendSeconds / linkShare;
    seconds.communication = overlapped - compute + sent;
    seconds.microBatch = overlapped + sent;
    seconds.gradients = std::max(0.0, work.gradientSeconds / linkShare - seconds.microBatch / 2);
    seconds.optimizer = work.optimizerBytes / stream + work.hostOptimizerSeconds;
    seconds.step = work.microBatches * seconds.microBatch * (1 + work.bubble) + seconds.gradients + seconds.optimizer;
    return seconds;
}

TrainingRates trainingRates(const PreparedModel &model, const Workload &workload, const TrainingSetup &setup,
                            double trainModelPerToken, double trainPerToken)
{
    const TrainingWork work = trainingWork(model, workload, setup);
    TrainingRates rates;
    rates.seconds = trainingSeconds(work, setup);
    rates.stepSeconds = rates.seconds.step;
    rates.tokensPerSecondPerDevice = work.tokens / rates.stepSeconds;
    rates.modelFlopPerSecondPerDevice = rates.tokensPerSecondPerDevice * trainModelPerToken;
    rates.modelUtilisation = rates.modelFlopPerSecondPerDevice / work.peak;
    rates.hardwareUtilisation = rates.tokensPerSecondPerDevice * trainPerToken / work.peak;
    return rates;
}

} // namespace model
