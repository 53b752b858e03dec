// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "devicematrix.h"

#include "estimate.h"

#include "model/text/translate.h"

#include <algorithm>

namespace model {

const AnswerRange *MatrixRow::range(QuantityId quantity) const
{
    return answer ? answer->range(quantity) : nullptr;
}

Result<DeviceMatrix> askDevices(const RequestWords &words, const QStringList &deviceIds, const RequestContext &context)
{
    auto request = requestFromWords(words, context);
    if (!request)
        return failure(request.error());
    DeviceMatrix matrix;
    matrix.task = request->task;
    matrix.modelName = request->shape.name.isEmpty() ? request->modelName : request->shape.name;
    matrix.hasModel = request->hasModel();
    for (const QString &id : deviceIds) {
        MatrixRow row{.id = id, .name = id, .answer = {}, .error = {}};
        auto facts = context.device(id);
        if (!facts) {
            row.error = facts.error();
        } else {
            row.name = facts->shownName();
            request->device = std::move(*facts);
            if (auto answer = estimate(*request))
                row.answer = std::move(*answer);
            else
                row.error = answer.error();
        }
        matrix.rows.push_back(std::move(row));
    }
    return matrix;
}

QList<QuantityId> matrixColumns(Task task)
{
    using enum QuantityId;
    if (task == Task::Inference)
        return {DecodeTokensPerS, TtftS, PrefillTokensPerS, DevicesNeeded, CostPerMillionTokens};
    return {TrainTokensPerSPerDevice, TrainHours, Mfu, StepTimeS, DevicesNeeded, EnergyKwh, Cost};
}

QString columnTitle(QuantityId quantity)
{
    using enum QuantityId;
    switch (quantity) {
    case TtftS: return Text::tr("TTFT");
    case DevicesNeeded: return Text::tr("Needed");
    case CostPerMillionTokens: return Text::tr("Cost / M tokens");
    case TrainHours: return Text::tr("Run");
    case StepTimeS: return Text::tr("Step");
    case Cost: return Text::tr("Cost");
    default: return quantityTitle(quantity);
    }
}

QString quantityTitle(QuantityId quantity)
{
    using enum QuantityId;
    switch (quantity) {
    case ParamsTotal: return Text::tr("Parameters");
    case ParamsActive: return Text::tr("Active parameters");
    case ParamsTrainable: return Text::tr("Trainable parameters");
    case WeightsBytes: return Text::tr("Weights");
    case WeightsBytesPerDevice: return Text::tr("Weights per device");
    case KvCacheBytesPerToken: return Text::tr("KV cache per token");
    case KvCacheBytesPerTokenPerDevice: return Text::tr("KV cache per token and device");
    case KvCacheBytes: return Text::tr("KV cache");
    case KvCacheBytesPerDevice: return Text::tr("KV cache per device");
    case RecurrentStateBytes: return Text::tr("Recurrent state");
    case ActivationsBytesPerDevice: return Text::tr("Activations per device");
    case GradientsBytesPerDevice: return Text::tr("Gradients per device");
    case OptimizerBytesPerDevice: return Text::tr("Optimizer per device");
    case ModelStateBytesPerDevice: return Text::tr("Model state per device");
    case OverheadBytesPerDevice: return Text::tr("Overhead per device");
    case MemoryBytesPerDevice: return Text::tr("Memory needed per device");
    case UsableBytesPerDevice: return Text::tr("Memory usable");
    case DevicesNeeded: return Text::tr("Devices needed");
    case MaxBatch: return Text::tr("Largest batch");
    case MaxContext: return Text::tr("Longest context");
    case ForwardFlopsPerToken: return Text::tr("FLOPs per token, forward");
    case TrainFlopsPerToken: return Text::tr("FLOPs per token, training");
    case TrainFlops: return Text::tr("FLOPs of the run");
    case PrefillFlops: return Text::tr("FLOPs of the prefill");
    case PrefillTokensPerS: return Text::tr("Prefill");
    case TtftS: return Text::tr("Time to first token");
    case DecodeTokensPerS: return Text::tr("Decode");
    case TpotS: return Text::tr("Time per output token");
    case E2eOutputTokensPerS: return Text::tr("Output, end to end");
    case TrainTokensPerSPerDevice: return Text::tr("Training, per device");
    case ModelFlopsPerSPerDevice: return Text::tr("Model FLOPS per device");
    case Mfu: return QStringLiteral("MFU");
    case Hfu: return QStringLiteral("HFU");
    case StepTimeS: return Text::tr("Time per step");
    case TrainHours: return Text::tr("Time of the run");
    case DeviceHours: return Text::tr("Device-hours");
    case EnergyKwh: return Text::tr("Energy");
    case Cost: return Text::tr("Cost of the run");
    case CostPerMillionTokens: return Text::tr("Cost per million tokens");
    case ExpectedDistinctExperts: return Text::tr("Distinct experts a step");
    case Count: break;
    }
    Q_UNREACHABLE();
}

} // namespace model
