// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fit.h"

#include "model/text/translate.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

constexpr double mostTokens = 1 << 30;

tl::unexpected<Error> refuse(ErrorCode code, const QString &place, const QString &message)
{
    return failure({code, {}, 0, place, message});
}

/// The largest whole number in [0, most] for which `holds`, which is true up to some number and false above it.
template<class Predicate>
double largestThat(double most, Predicate holds)
{
    if (!holds(1))
        return 0;
    double low = 1;
    double high = 2;
    while (high <= most && holds(high)) {
        low = high;
        high *= 2;
    }
    if (high > most)
        return holds(most) ? most : low;
    while (high - low > 1) {
        const double middle = std::floor((low + high) / 2);
        (holds(middle) ? low : high) = middle;
    }
    return low;
}

/// Fewer devices than this cannot hold the parts that are divided at all.
int fewestDevices(const PreparedModel &model, const Workload &workload, const DeviceMemory &device)
{
    Workload spread = workload;
    spread.parallel = {};
    const MemoryNumbers whole = memoryOf(model, spread, device);
    const double divided = whole.weightsOnDevice + whole.cacheOnDevice + whole.gradientsOnDevice
                           + whole.optimizerOnDevice;
    // Latent caches are repeated rather than divided, and states that stay whole only make more devices necessary.
    const double fewest = std::floor(0.5 * divided / device.usableBytes);
    return int(std::clamp(fewest, 1.0, 1e6));
}

} // namespace

Result<void> checkParallelism(const PreparedModel &model, const Workload &workload)
{
    const Parallelism &p = workload.parallel;
    for (const auto &[name, size] : {std::pair("tp", p.tensor), std::pair("pp", p.pipeline), std::pair("dp", p.data),
                                     std::pair("cp", p.context), std::pair("ep", p.expert)}) {
        if (size < 1)
            return refuse(ErrorCode::OutOfRange, QString::fromLatin1(name),
                          Text::tr("%1: found %2, expected 1 or more").arg(QString::fromLatin1(name)).arg(size));
    }
    if (!model.even && model.queryHeads > 0 && model.queryHeads % p.tensor != 0) {
        return refuse(ErrorCode::Implausible, QStringLiteral("tp"),
                      Text::tr("tp %1 does not divide num_attention_heads %2").arg(p.tensor).arg(model.queryHeads));
    }
    if (!model.even && model.kvHeads > 0 && model.kvHeads % p.tensor != 0 && p.tensor % model.kvHeads != 0) {
        return refuse(
            ErrorCode::Implausible, QStringLiteral("tp"),
            Text::tr("tp %1 and num_key_value_heads %2: one must divide the other").arg(p.tensor).arg(model.kvHeads));
    }
    if (p.pipeline > model.layerCount()) {
        return refuse(ErrorCode::Implausible, QStringLiteral("pp"),
                      Text::tr("pp %1 is more than the %2 layers").arg(p.pipeline).arg(model.layerCount()));
    }
    if (workload.interleave > 1 && p.pipeline * workload.interleave > model.layerCount()) {
        return refuse(ErrorCode::Implausible, QStringLiteral("interleave"),
                      Text::tr("interleave %1 with pp %2 makes more chunks than the %3 layers")
                          .arg(workload.interleave)
                          .arg(p.pipeline)
                          .arg(model.layerCount()));
    }
    if (p.expert > 1) {
        if (model.experts == 0)
            return refuse(ErrorCode::Implausible, QStringLiteral("ep"),
                          Text::tr("ep %1, but the model has no experts").arg(p.expert));
        if (std::fmod(model.experts, p.expert) != 0)
            return refuse(ErrorCode::Implausible, QStringLiteral("ep"),
                          Text::tr("ep %1 does not divide the %2 experts").arg(p.expert).arg(model.experts));
        if (isTraining(workload.task) && (p.data * p.context) % p.expert != 0) {
            return refuse(ErrorCode::Implausible, QStringLiteral("ep"),
                          Text::tr("ep %1 does not divide the %2 data- and context-parallel ranks")
                              .arg(p.expert)
                              .arg(p.data * p.context));
        }
        if (!isTraining(workload.task) && std::fmod(p.devicesOfStage(), p.expert) != 0) {
            return refuse(
                ErrorCode::Implausible, QStringLiteral("ep"),
                Text::tr("ep: found %1, expected a divisor of the %2 devices of a stage (tp %3 · dp %4 · cp %5)")
                    .arg(p.expert)
                    .arg(p.devicesOfStage())
                    .arg(p.tensor)
                    .arg(p.data)
                    .arg(p.context));
        }
    }
    return {};
}

bool isLegal(const PreparedModel &model, const Workload &workload)
{
    const Parallelism &p = workload.parallel;
    const bool heads = model.even || model.queryHeads == 0 || model.queryHeads % p.tensor == 0;
    const bool kvHeads = model.even || model.kvHeads == 0 || model.kvHeads % p.tensor == 0
                         || p.tensor % model.kvHeads == 0;
    const bool stages = p.pipeline * std::max(1, workload.interleave) <= model.layerCount();
    const bool experts = p.expert == 1
                         || (model.experts > 0 && std::fmod(model.experts, p.expert) == 0
                             && (isTraining(workload.task) ? (p.data * p.context) % p.expert == 0
                                                           : std::fmod(p.devicesOfStage(), p.expert) == 0));
    return heads && kvHeads && stages && experts;
}

bool fits(const PreparedModel &model, const Workload &workload, const DeviceMemory &device)
{
    return memoryOf(model, workload, device).onDevice() <= device.usableBytes;
}

std::optional<DevicesNeeded> devicesNeeded(const PreparedModel &model, const Workload &workload,
                                           const DeviceMemory &device, int most)
{
    if (device.usableBytes <= 0)
        return std::nullopt;
    Workload trial = workload;
    trial.deviceLayers = -1;
    const bool sharded = isTraining(workload.task) && workload.zeroStage >= 1;
    const int fewest = fewestDevices(model, workload, device);
    const int last = int(std::min<double>(most, 16.0 * fewest + 256));
    for (int count = fewest; count <= last; ++count) {
        for (int tensor = 1; tensor <= std::min(count, std::max(1, model.even ? 64 : model.queryHeads)); ++tensor) {
            if (count % tensor != 0)
                continue;
            const int rest = count / tensor;
            for (int pipeline = 1; pipeline <= std::min(rest, model.layerCount()); ++pipeline) {
                if (rest % pipeline != 0 || (!sharded && pipeline != rest))
                    continue;
                trial.parallel = {
                    .tensor = tensor, .pipeline = pipeline, .data = rest / pipeline, .context = 1, .expert = 1};
                if (isLegal(model, trial) && fits(model, trial, device))
                    return DevicesNeeded{count, trial.parallel};
            }
        }
    }
    return std::nullopt;
}

double largestBatch(const PreparedModel &model, const Workload &workload, const DeviceMemory &device)
{
    return largestThat(mostSequences, [&, trial = workload](double sequences) mutable {
        (isTraining(trial.task) ? trial.microBatch : trial.batch) = sequences;
        return fits(model, trial, device);
    });
}

std::optional<double> longestContext(const PreparedModel &model, const Workload &workload, const DeviceMemory &device)
{
    const double tokens = largestThat(mostTokens, [&, trial = workload](double length) mutable {
        (isTraining(trial.task) ? trial.sequenceTokens : trial.contextTokens) = length;
        return fits(model, trial, device);
    });
    return tokens >= mostTokens ? std::nullopt : std::optional(tokens);
}

} // namespace model
