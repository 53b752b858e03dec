// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What engines and training frameworks do when nobody says otherwise, and how their memory differs.
#pragma once

#include "enginefamily.h"
#include "workload.h"

namespace model {

/// The kind of an engine from its name ("llama.cpp", "vLLM", …); unknown names are Generic.
[[nodiscard]] EngineKind engineKind(const QString &name);

/// What is recomputed when nobody says: adapter training and fine-tuning tools (torchtune, Unsloth, Axolotl, LLaMA-Factory,
/// prepare_model_for_kbit_training of PEFT) recompute everything by default; LitGPT, the plain Transformers trainer, NeMo,
/// Megatron-LM, JAX and training of all weights elsewhere nothing.
/// LitGPT's FSDP strategy (ZeRO 3) checkpoints each block.
[[nodiscard]] Recompute usualRecompute(Task task, const QString &engine, int zeroStage);

/// The name that stands for an engine or framework that nobody named.
[[nodiscard]] QString anyEngine();
/// A framework of the family by a name that leads back to it.
[[nodiscard]] QString usualFramework(TrainingFamily family);

/// How the memory of a training framework differs from the sum of its tensors.
///
/// Bytes a logit: 16 bit, its 32-bit copy, log-probability and gradient, 14. Transformers copies the shifted logits once
/// more, 18; Megatron-LM and NeMo overwrite the copy, 10. torchtune computes the loss in eight parts, Unsloth's kernel
/// in as little as 24; a fused loss that overwrites its logits (LLM Foundry, llm.c) saves as much as three parts.
/// Selective recomputation: PyTorch FSDP checkpoints every other layer. LitGPT and the plain Transformers trainer hold the
/// weights that ZeRO 3 gathers. Megatron-DeepSpeed holds about 4.5 GB that no tensor accounts for (EleutherAI
/// cookbook), of which 1.5 are driver context and buckets that are counted anyway. PyTorch's allocator reserves 6 % more than
/// tensors take, the middle of the 4 to 24 % of sources that state both; JAX allocates from one arena.
/// torchtune's recipe for one device steps each layer in the backward pass and pages its 8-bit optimizer to the host.
[[nodiscard]] FrameworkMemory frameworkMemory(TrainingFamily family, const QString &engine, const Workload &workload);

/// LitGPT and the plain Transformers trainer recompute nothing unless told.
[[nodiscard]] bool keepsActivations(const QString &engine);

/// Precision when nobody says: torchtune and KempnerForge keep weights and optimizer in 16 bit, others a 32-bit copy.
[[nodiscard]] Precision usualPrecision(const QString &engine);

/// The optimizer when nobody says: AdamW, of torchtune's recipe for one device the 8-bit one.
[[nodiscard]] Optimizer usualOptimizer(const QString &engine, Task task, int devices);

/// ZeRO or FSDP stage when nobody says: FSDP tools and torchtune shard everything, NeMo and Megatron-DeepSpeed the optimizer.
[[nodiscard]] int usualZeroStage(const QString &engine, int devices);

/// Flash attention begins with Ampere; Pascal, Volta and Turing train without.
[[nodiscard]] bool trainsWithFlashAttention(const QString &generation);

/// Bytes of a gradient when nobody says: Megatron-LM and NeMo add them up in 32 bit, others in the weights' own width.
[[nodiscard]] double usualGradientBytes(TrainingFamily family, Precision precision);

} // namespace model
