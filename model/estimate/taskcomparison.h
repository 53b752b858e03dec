// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The same model and device used for all tasks: an answer, fine-tuning, training. Orders of magnitude lie between them, in
/// work, time and memory.
#pragma once

#include "cataloguerequest.h"

namespace model {

struct TaskCost
{
    Task task = Task::Inference;
    QString title;     ///< "Training on 1.4 T tokens"
    double tokens = 0; ///< read and written, or trained on
    std::optional<double> deviceHours;
    std::optional<AnswerRange> range; ///< of the device-hours
    std::optional<double> flops;
    std::optional<double> memoryBytes; ///< a device
    std::optional<bool> fits;
    std::optional<double> devicesNeeded;
    std::optional<Error> error; ///< why there is no answer
};

/// Tokens of a fine-tuning run where nobody says: ten million.
inline constexpr double usualFinetuneTokens = 1e7;
/// Tokens a parameter of a training run where nobody says. Source: Hoffmann et al., arXiv 2203.15556, table 3.
inline constexpr double usualTrainTokensPerParameter = 20;

/// Inference is one answer to one prompt; LoRA, QLoRA and full fine-tuning go over \a usualFinetuneTokens, training over
/// usualTrainTokensPerParameter, unless train_tokens is stated for that task. What is stated for a task holds where it means
/// something for the other (the layout, the engine only for its own kind).
/// Errors: those of requestFromWords().
[[nodiscard]] Result<std::vector<TaskCost>> compareTasks(const RequestWords &words, const QString &deviceId,
                                                         const RequestContext &context);

} // namespace model
