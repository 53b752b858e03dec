// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "taskcomparison.h"

#include "estimate.h"
#include "requestfields.h"

#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <algorithm>

namespace model {

namespace {

/// What is stated of one task, as far as it holds for another: formats, engine and lengths are those of their own kind of task.
RequestWords wordsFor(const RequestWords &words, Task from, Task to)
{
    RequestWords kept;
    for (const auto &[key, word] : words) {
        if (key == QLatin1StringView("task") || (key == QLatin1StringView("train_tokens") && from != to))
            continue;
        const auto field = std::ranges::find(requestFields(), key, &RequestField::key);
        if (field != requestFields().end() && !field->tasks.contains(to))
            continue;
        const bool isOfKind = key == QLatin1StringView("engine") || key == QLatin1StringView("weight_type");
        if (isOfKind && isTraining(from) != isTraining(to))
            continue;
        if (key == QLatin1StringView("weight_type") && from != to && to != Task::Inference)
            continue;
        kept.emplace_back(key, word);
    }
    kept.emplace_back(QStringLiteral("task"), taskId(to));
    return kept;
}

QString titleOf(Task task, double tokens)
{
    const QString amount = tokens >= 1e12
                               ? Text::tr("%1 trillion", "count of tokens").arg(numberForPeople(tokens / 1e12))
                           : tokens >= 1e9
                               ? Text::tr("%1 billion", "count of tokens").arg(numberForPeople(tokens / 1e9))
                           : tokens >= 1e6
                               ? Text::tr("%1 million", "count of tokens").arg(numberForPeople(tokens / 1e6))
                               : numberForPeople(tokens);
    switch (task) {
    case Task::Inference: return Text::tr("Inference: one answer, %1 tokens").arg(amount);
    case Task::Qlora: return Text::tr("QLoRA on %1 tokens").arg(amount);
    case Task::Lora: return Text::tr("LoRA on %1 tokens").arg(amount);
    case Task::Finetune: return Text::tr("Full fine-tuning on %1 tokens").arg(amount);
    case Task::Train: return Text::tr("Training on %1 tokens").arg(amount);
    }
    Q_UNREACHABLE();
}

/// One answer: the prompt is read, the output written.
void setInference(TaskCost &cost, const EstimateRequest &request, const EstimateAnswer &answer)
{
    const auto number = [&](const std::optional<double> &stated, const char *key) {
        return stated.value_or(answer.assumedNumber(QLatin1StringView(key)).value_or(0));
    };
    const double output = number(request.outputTokens, "output_tokens");
    const double batch = number(request.batch, "batch");
    const double prompt = number(request.promptTokens, "prompt_tokens");
    const double devices = request.count.value_or(1) * request.nodes.value_or(1);
    cost.tokens = prompt + output;
    if (answer.at(QuantityId::PrefillFlops) && answer.at(QuantityId::ForwardFlopsPerToken) && batch > 0)
        cost.flops = *answer.at(QuantityId::PrefillFlops) / batch
                     + output * *answer.at(QuantityId::ForwardFlopsPerToken);
    const auto &rate = answer.at(QuantityId::E2eOutputTokensPerS);
    if (!rate || !(output > 0))
        return;
    cost.deviceHours = output / *rate * devices / 3600;
    if (const AnswerRange *range = answer.range(QuantityId::E2eOutputTokensPerS))
        cost.range = AnswerRange{QuantityId::DeviceHours, *cost.deviceHours * *rate / range->high,
                                 *cost.deviceHours * *rate / range->low, range->basis};
}

} // namespace

Result<std::vector<TaskCost>> compareTasks(const RequestWords &words, const QString &deviceId,
                                           const RequestContext &context)
{
    const auto asked = requestFromWords(words, context);
    if (!asked)
        return failure(asked.error());
    std::vector<TaskCost> costs;
    for (const Task task : {Task::Inference, Task::Qlora, Task::Lora, Task::Finetune, Task::Train}) {
        TaskCost cost{.task = task,
                      .title = {},
                      .deviceHours = {},
                      .range = {},
                      .flops = {},
                      .memoryBytes = {},
                      .fits = {},
                      .devicesNeeded = {},
                      .error = {}};
        auto request = requestFromWords(wordsFor(words, asked->task, task), context);
        Result<DeviceFacts> facts = context.device(deviceId);
        if (!request || !facts) {
            cost.error = request ? facts.error() : request.error();
        } else {
            request->device = *facts;
            if (isTraining(task) && !request->trainTokens) {
                const auto size = estimate(*request);
                const double parameters = size ? size->at(QuantityId::ParamsTotal).value_or(0) : 0;
                request->trainTokens = task == Task::Train ? usualTrainTokensPerParameter * parameters
                                                           : usualFinetuneTokens;
            }
            cost.tokens = request->trainTokens.value_or(0);
            const auto answer = estimate(*request);
            if (answer) {
                cost.memoryBytes = answer->at(QuantityId::MemoryBytesPerDevice);
                cost.fits = answer->fits;
                cost.devicesNeeded = answer->at(QuantityId::DevicesNeeded);
                if (isTraining(task)) {
                    cost.flops = answer->at(QuantityId::TrainFlops);
                    cost.deviceHours = answer->at(QuantityId::DeviceHours);
                    if (const AnswerRange *range = answer->range(QuantityId::DeviceHours))
                        cost.range = *range;
                } else {
                    setInference(cost, *request, *answer);
                }
            } else {
                cost.error = answer.error();
            }
        }
        cost.title = titleOf(task, cost.tokens);
        costs.push_back(std::move(cost));
    }
    return costs;
}

} // namespace model
