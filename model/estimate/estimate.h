// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The estimate: a request, with defaults filled in, becomes numbers and an explanation.
#pragma once

#include "request.h"

namespace model {

/// A request with every default taken: what the functions on plain numbers need.
struct ResolvedJob
{
    PreparedModel model;
    WeightType weightType;
    Workload workload;
    DeviceMemory memory;
    std::vector<std::pair<QString, ConfigValue>> assumed;
    QStringList notes;
};

/// Fills in what a request leaves out and checks what it says.
/// Errors: OutOfRange and Implausible naming the key (a division that does not fit the model or the number of devices),
/// and those of prepareModel().
[[nodiscard]] Result<ResolvedJob> resolve(const EstimateRequest &request);

/// The answer to a request. Errors: those of resolve().
[[nodiscard]] Result<EstimateAnswer> estimate(const EstimateRequest &request);

/// The format as a model can have it: one of experts alone (mxfp4), asked for of a model without, is that of its layers' matrices.
[[nodiscard]] WeightType forShape(WeightType type, const ModelShape &shape);

/// The kind of an engine from its name ("llama.cpp", "vLLM", …); unknown names are Generic.
[[nodiscard]] EngineKind engineKind(const QString &name);

/// What is recomputed when nobody says: adapter training and fine-tuning tools (torchtune, Unsloth, Axolotl, LLaMA-Factory,
/// prepare_model_for_kbit_training of PEFT) recompute everything by default; LitGPT, the plain Transformers trainer, NeMo,
/// Megatron-LM, JAX and training of all weights elsewhere nothing.
[[nodiscard]] Recompute usualRecompute(Task task, const QString &engine);

/// Parts in which a training tool computes the loss, or the like of it: torchtune eight, Unsloth's
/// kernel as little as of 24; a fused loss that
/// overwrites its logits (LLM Foundry, llm.c) saves as much as three, one over a divided vocabulary (Megatron-LM, NeMo)
/// as two; others one.
[[nodiscard]] int usualLossChunks(const QString &engine);

} // namespace model
