// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "enginerules.h"

#include <algorithm>

namespace model {

namespace {

constexpr double allocatorReserve = 1.06;
constexpr double megatronDeepSpeedExtra = 3e9;

bool isOneOf(const QString &engine, std::initializer_list<const char *> names)
{
    return std::any_of(names.begin(), names.end(), [&engine](const char *name) {
        return engine.contains(QLatin1StringView(name), Qt::CaseInsensitive);
    });
}

double logitBytes(TrainingFamily family, const QString &engine)
{
    constexpr double plain = 2 + 4 + 4 + 4; // 16 bit, 32-bit copy, log-probability, gradient
    if (isOneOf(engine, {"unsloth"}))
        return plain / 24;
    if (isOneOf(engine, {"torchtune"}))
        return plain / 8;
    if (isOneOf(engine, {"foundry", "llm.c"}))
        return plain / 3;
    if (isOneOf(engine, {"megatron", "nemo"}))
        return 2 + 4 + 4;
    const bool shifts = family == TrainingFamily::HuggingFace && !isOneOf(engine, {"litgpt"});
    return shifts ? plain + 4 : plain;
}

} // namespace

EngineKind engineKind(const QString &name)
{
    if (isOneOf(name, {"llama.cpp", "llamacpp", "llama-cpp", "ollama", "lm studio", "lmstudio", "koboldcpp"}))
        return EngineKind::LlamaCpp;
    if (isOneOf(name, {"vllm", "sglang", "lmdeploy", "tgi", "mii"}))
        return EngineKind::Paged;
    if (isOneOf(name, {"tensorrt", "trt-llm", "nim"}))
        return EngineKind::Compiled;
    if (isOneOf(name, {"accelerate", "transformers", "deepspeed-inference"}))
        return EngineKind::Unpaged;
    return EngineKind::Generic;
}

Recompute usualRecompute(Task task, const QString &engine, int zeroStage)
{
    const TrainingFamily family = trainingFamily(engine, {});
    if (family == TrainingFamily::Nemo || family == TrainingFamily::Megatron || family == TrainingFamily::Jax)
        return Recompute::None;
    if (zeroStage >= 3 && isOneOf(engine, {"litgpt"}))
        return Recompute::Full;
    if (keepsActivations(engine) || !isTraining(task) || task == Task::Train)
        return Recompute::None;
    return trainsAdapters(task) || isOneOf(engine, {"torchtune", "unsloth", "axolotl", "llama-factory"})
               ? Recompute::Full
               : Recompute::None;
}

QString anyEngine()
{
    return QStringLiteral("generic");
}

QString usualFramework(TrainingFamily family)
{
    switch (family) {
    case TrainingFamily::Megatron: return QStringLiteral("Megatron-LM");
    case TrainingFamily::Nemo: return QStringLiteral("NeMo");
    case TrainingFamily::Fsdp: return QStringLiteral("PyTorch FSDP");
    case TrainingFamily::HuggingFace: return QStringLiteral("Hugging Face");
    case TrainingFamily::Jax: return QStringLiteral("JAX");
    case TrainingFamily::Gaudi: return QStringLiteral("Gaudi");
    case TrainingFamily::Unknown: return anyEngine();
    }
    Q_UNREACHABLE();
}

FrameworkMemory frameworkMemory(TrainingFamily family, const QString &engine, const Workload &workload)
{
    FrameworkMemory memory;
    memory.logitBytes = logitBytes(family, engine);
    memory.selectsLayers = family == TrainingFamily::Fsdp;
    memory.holdsGathered = keepsActivations(engine);
    if (isOneOf(engine, {"megatron-deepspeed"}))
        memory.heldBytes = megatronDeepSpeedExtra;
    memory.stepsInBackward = workload.optimizer == Optimizer::AdamW8bit
                             && usualOptimizer(engine, workload.task, int(workload.parallel.devices()))
                                    == Optimizer::AdamW8bit;
    if (family != TrainingFamily::Jax)
        memory.fragmentation = allocatorReserve;
    return memory;
}

bool keepsActivations(const QString &engine)
{
    return isOneOf(engine, {"litgpt", "transformers"});
}

Precision usualPrecision(const QString &engine)
{
    return isOneOf(engine, {"torchtune", "kempner"}) ? Precision::Bf16True : Precision::Bf16;
}

Optimizer usualOptimizer(const QString &engine, Task task, int devices)
{
    const bool recipe = devices == 1 && isTraining(task) && !trainsAdapters(task) && isOneOf(engine, {"torchtune"});
    return recipe ? Optimizer::AdamW8bit : Optimizer::AdamW;
}

int usualZeroStage(const QString &engine, int devices)
{
    if (devices > 1 && isOneOf(engine, {"fsdp", "torchtune", "foundry", "z3"}))
        return 3;
    return devices > 1 && isOneOf(engine, {"nemo", "megatron-deepspeed"}) ? 1 : 0;
}

bool trainsWithFlashAttention(const QString &generation)
{
    return generation != QLatin1StringView("Pascal") && generation != QLatin1StringView("Volta")
           && generation != QLatin1StringView("Turing");
}

double usualGradientBytes(TrainingFamily family, Precision precision)
{
    const bool wide = family == TrainingFamily::Megatron || family == TrainingFamily::Nemo;
    return wide || precision == Precision::Fp32 ? 4 : 2;
}

} // namespace model
