// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate.h"

#include "claimnotes.h"
#include "resolve.h"
#include "runningcost.h"
#include "speed.h"
#include "trainingspeed.h"

#include "model/text/translate.h"
#include "model/units/quantities.h"

#include <QDate>

#include <algorithm>
#include <cmath>

namespace model {

namespace {

constexpr double tightShare = 0.05; // less headroom than this is worth a warning

QString gigabytes(double bytes)
{
    return QStringLiteral("%1 GB").arg(bytes / giga, 0, 'f', bytes < 10 * giga ? 2 : 1);
}

void setModelQuantities(EstimateAnswer &answer, const PreparedModel &model, Task task)
{
    if (!model.complete)
        return;
    answer.set(QuantityId::ParamsTotal, model.total);
    answer.set(QuantityId::ParamsActive, model.active);
    if (isTraining(task))
        answer.set(QuantityId::ParamsTrainable, model.trainable);
}

void setMemoryQuantities(EstimateAnswer &answer, const ResolvedJob &job, const EstimateNumbers &numbers)
{
    const MemoryNumbers &memory = numbers.memory;
    const bool training = isTraining(job.workload.task);
    const bool known = job.model.complete;
    if (known) {
        answer.set(QuantityId::WeightsBytes, memory.weights);
        answer.set(QuantityId::WeightsBytesPerDevice, memory.weightsOnDevice);
    }
    if (!training) {
        answer.set(QuantityId::KvCacheBytesPerToken, memory.cachePerToken);
        answer.set(QuantityId::KvCacheBytesPerTokenPerDevice, memory.cachePerTokenOnDevice);
        answer.set(QuantityId::KvCacheBytes, memory.cache);
        answer.set(QuantityId::KvCacheBytesPerDevice, memory.cacheOnDevice);
        if (memory.recurrentState > 0)
            answer.set(QuantityId::RecurrentStateBytes, memory.recurrentState);
    } else {
        answer.set(QuantityId::ActivationsBytesPerDevice, memory.activationsOnDevice);
        answer.set(QuantityId::GradientsBytesPerDevice, memory.gradientsOnDevice);
        answer.set(QuantityId::OptimizerBytesPerDevice, memory.optimizerOnDevice);
        answer.set(QuantityId::ModelStateBytesPerDevice, memory.modelStateOnDevice());
    }
    if (known || job.workload.weightsFileBytes > 0) {
        answer.set(QuantityId::OverheadBytesPerDevice, memory.overheadOnDevice);
        answer.set(QuantityId::MemoryBytesPerDevice, memory.onDevice());
    }
}

void setWorkQuantities(EstimateAnswer &answer, const ResolvedJob &job, const WorkNumbers &work)
{
    if (!job.model.complete)
        return;
    answer.set(QuantityId::ForwardFlopsPerToken, work.forwardPerToken);
    if (isTraining(job.workload.task)) {
        answer.set(QuantityId::TrainFlopsPerToken, work.trainPerToken);
        if (job.workload.trainTokens > 0)
            answer.set(QuantityId::TrainFlops, work.train);
    } else {
        answer.set(QuantityId::PrefillFlops, work.prefill);
        if (work.distinctExperts > 0)
            answer.set(QuantityId::ExpectedDistinctExperts, work.distinctExperts);
    }
}

void setFit(EstimateAnswer &answer, const ResolvedJob &job, const EstimateNumbers &numbers, bool hasDevice)
{
    if (job.memory.usableBytes <= 0) {
        if (hasDevice)
            answer.notes << Text::tr("whether it fits is not known: the memory of the device is not stated");
        return;
    }
    answer.set(QuantityId::UsableBytesPerDevice, job.memory.usableBytes);
    if (!answer.at(QuantityId::MemoryBytesPerDevice)) {
        answer.notes << Text::tr("whether it fits cannot be said without the weights");
        return;
    }
    answer.fits = numbers.fits;
    const double headroom = numbers.headroomBytes();
    if (!numbers.fits) {
        answer.boundBy = QStringLiteral("capacity");
        answer.notes << Text::tr("does not fit: %1 are needed on the fullest device, %2 are usable")
                            .arg(gigabytes(numbers.memory.onDevice()), gigabytes(job.memory.usableBytes));
    } else if (headroom < tightShare * job.memory.usableBytes) {
        answer.notes << Text::tr(
                            "warning: fits, but tight: %1 of %2 usable are left, less than this estimate's uncertainty")
                            .arg(gigabytes(headroom), gigabytes(job.memory.usableBytes));
    }
    if (job.workload.deviceLayers >= 0 && job.workload.deviceLayers < job.model.layerCount()) {
        answer.notes << Text::tr("no devices_needed: gpu_layers %1 leaves %2 of the %3 layers to the host")
                            .arg(job.workload.deviceLayers)
                            .arg(job.model.layerCount() - job.workload.deviceLayers)
                            .arg(job.model.layerCount());
    } else if (const std::optional<DevicesNeeded> needed = devicesNeeded(job.model, job.workload, job.memory)) {
        answer.set(QuantityId::DevicesNeeded, needed->count);
        answer.notes << Text::tr("the smallest number of devices that fits is %1 (tp %2, pp %3, dp %4)")
                            .arg(needed->count)
                            .arg(needed->parallel.tensor)
                            .arg(needed->parallel.pipeline)
                            .arg(needed->parallel.data);
    } else {
        answer.notes << Text::tr(
            "no number of these devices fits this job: what each of them must hold whole is too large");
    }
    const double batch = largestBatch(job.model, job.workload, job.memory);
    if (batch >= mostSequences)
        answer.notes << Text::tr("no max_batch: the memory of the device does not limit it");
    else if (batch >= 1)
        answer.set(QuantityId::MaxBatch, batch);
    const std::optional<double> context = longestContext(job.model, job.workload, job.memory);
    if (context && *context >= 1)
        answer.set(QuantityId::MaxContext, *context);
}

} // namespace

Result<EstimateAnswer> estimate(const EstimateRequest &request)
{
    Result<ResolvedJob> job = resolve(request);
    if (!job)
        return failure(job.error());
    EstimateAnswer answer;
    answer.id = request.id;
    answer.notes = job->notes;
    answer.assumed = job->assumed;
    if (!request.hasModel()) {
        if (job->memory.usableBytes > 0)
            answer.set(QuantityId::UsableBytesPerDevice, job->memory.usableBytes);
        else if (request.device)
            answer.notes << Text::tr("no usable_bytes_per_device: the memory of the device is not stated");
        answer.notes << Text::tr("no model was given: only what the device alone tells is answered");
        return answer;
    }
    const EstimateNumbers numbers = estimateNumbers(job->model, job->workload, job->memory);
    setModelQuantities(answer, job->model, request.task);
    setMemoryQuantities(answer, *job, numbers);
    setWorkQuantities(answer, *job, numbers.work);
    setFit(answer, *job, numbers, request.device.has_value());
    answer.notes << claimNotes(request, job->weightType, job->model.weightBytes);
    addSpeed(answer, request, job->model, job->workload, job->weightType);
    addRunningCost(answer, request, job->workload, QDate::currentDate());
    return answer;
}

} // namespace model
