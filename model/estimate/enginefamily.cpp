// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "enginefamily.h"

#include "model/text/translate.h"

#include <QtGlobal>

namespace model {

namespace {

template<class Family>
struct Pattern
{
    const char *text; ///< part of the lower-case name
    Family family;
};

// In order: the first that occurs in the name counts.
constexpr Pattern<EngineFamily> engines[] = {{"llama.cpp", EngineFamily::LlamaCpp},
                                             {"llamacpp", EngineFamily::LlamaCpp},
                                             {"llama-cpp", EngineFamily::LlamaCpp},
                                             {"llamafile", EngineFamily::LlamaCpp},
                                             {"koboldcpp", EngineFamily::LlamaCpp},
                                             {"lm studio", EngineFamily::LlamaCpp},
                                             {"lmstudio", EngineFamily::LlamaCpp},
                                             {"ollama", EngineFamily::LlamaCpp},
                                             {"mlx", EngineFamily::LlamaCpp},
                                             {"ctransformers", EngineFamily::LlamaCpp},
                                             {"exllama", EngineFamily::ExLlama},
                                             {"tabby", EngineFamily::ExLlama},
                                             {"awq", EngineFamily::Awq},
                                             {"tinychat", EngineFamily::Awq},
                                             {"mlc", EngineFamily::Compiled},
                                             {"gpt-fast", EngineFamily::Compiled},
                                             {"tensorrt", EngineFamily::TensorRt},
                                             {"trt-llm", EngineFamily::TensorRt},
                                             {"nim", EngineFamily::TensorRt},
                                             {"fastertransformer", EngineFamily::TensorRt},
                                             {"lmdeploy", EngineFamily::TensorRt},
                                             {"turbomind", EngineFamily::TensorRt},
                                             {"vllm", EngineFamily::Vllm},
                                             {"sglang", EngineFamily::Vllm},
                                             {"tgi", EngineFamily::Vllm},
                                             {"text-generation-inference", EngineFamily::Vllm},
                                             {"mii", EngineFamily::DeepSpeed},
                                             {"deepspeed", EngineFamily::DeepSpeed},
                                             {"habana", EngineFamily::Habana},
                                             {"transformers", EngineFamily::Eager},
                                             {"optimum", EngineFamily::Eager},
                                             {"accelerate", EngineFamily::Eager},
                                             {"llama-int8", EngineFamily::Eager},
                                             {"sat", EngineFamily::Eager}};

constexpr Pattern<TrainingFamily> frameworks[] = {{"fsdp", TrainingFamily::Fsdp},
                                                  {"foundry", TrainingFamily::Fsdp},
                                                  {"torchtune", TrainingFamily::Fsdp},
                                                  {"kempner", TrainingFamily::Fsdp},
                                                  {"torchtitan", TrainingFamily::Fsdp},
                                                  {"colossal", TrainingFamily::Fsdp},
                                                  {"unsloth", TrainingFamily::HuggingFace},
                                                  {"galore", TrainingFamily::HuggingFace},
                                                  {"transformers", TrainingFamily::HuggingFace},
                                                  {"hugging face", TrainingFamily::HuggingFace},
                                                  {"axolotl", TrainingFamily::HuggingFace},
                                                  {"trl", TrainingFamily::HuggingFace},
                                                  {"llama-factory", TrainingFamily::HuggingFace},
                                                  {"nemo", TrainingFamily::Nemo},
                                                  {"ngc", TrainingFamily::Nemo},
                                                  {"nvidia", TrainingFamily::Nemo},
                                                  {"rocm", TrainingFamily::Nemo},
                                                  {"llmboost", TrainingFamily::Nemo},
                                                  {"megatron", TrainingFamily::Megatron},
                                                  {"deepspeed", TrainingFamily::Megatron},
                                                  {"nanotron", TrainingFamily::Megatron},
                                                  {"llm.c", TrainingFamily::Megatron},
                                                  {"maxtext", TrainingFamily::Jax},
                                                  {"jax", TrainingFamily::Jax},
                                                  {"pax", TrainingFamily::Jax},
                                                  {"pytorch", TrainingFamily::Nemo}};

template<class Family, std::size_t N>
Family firstMatch(const QString &name, const Pattern<Family> (&patterns)[N])
{
    for (const Pattern<Family> &pattern : patterns) {
        if (name.contains(QLatin1StringView(pattern.text), Qt::CaseInsensitive))
            return pattern.family;
    }
    return Family::Unknown;
}

} // namespace

EngineFamily engineFamily(const QString &engine)
{
    return firstMatch(engine, engines);
}

TrainingFamily trainingFamily(const QString &framework, const QString &vendor)
{
    if (vendor.contains(QLatin1StringView("habana"), Qt::CaseInsensitive))
        return TrainingFamily::Gaudi;
    if (vendor.compare(QLatin1StringView("Google"), Qt::CaseInsensitive) == 0)
        return TrainingFamily::Jax;
    // PEFT, LitGPT and fsdp_qlora shard with FSDP as well; their kernels are those of Transformers.
    for (const char *one : {"peft", "litgpt", "qlora"}) {
        if (framework.contains(QLatin1StringView(one), Qt::CaseInsensitive))
            return TrainingFamily::HuggingFace;
    }
    return firstMatch(framework, frameworks);
}

std::string_view familyKey(EngineFamily family)
{
    switch (family) {
    case EngineFamily::LlamaCpp: return "llama.cpp";
    case EngineFamily::ExLlama: return "exllama";
    case EngineFamily::Awq: return "awq";
    case EngineFamily::Compiled: return "compiled";
    case EngineFamily::TensorRt: return "tensorrt-llm";
    case EngineFamily::Vllm: return "vllm";
    case EngineFamily::DeepSpeed: return "deepspeed";
    case EngineFamily::Eager: return "eager";
    case EngineFamily::Habana: return "optimum-habana";
    case EngineFamily::Unknown: return "";
    }
    Q_UNREACHABLE();
}

std::string_view familyKey(TrainingFamily family)
{
    switch (family) {
    case TrainingFamily::Megatron: return "megatron";
    case TrainingFamily::Nemo: return "nemo";
    case TrainingFamily::Fsdp: return "fsdp";
    case TrainingFamily::HuggingFace: return "hugging-face";
    case TrainingFamily::Jax: return "jax";
    case TrainingFamily::Gaudi: return "gaudi";
    case TrainingFamily::Unknown: return "";
    }
    Q_UNREACHABLE();
}

QString familyName(EngineFamily family)
{
    switch (family) {
    case EngineFamily::LlamaCpp: return QStringLiteral("llama.cpp");
    case EngineFamily::ExLlama: return QStringLiteral("ExLlama");
    case EngineFamily::Awq: return Text::tr("AutoAWQ and TinyChat");
    case EngineFamily::Compiled: return Text::tr("MLC-LLM and gpt-fast");
    case EngineFamily::TensorRt: return Text::tr("TensorRT-LLM and its relatives");
    case EngineFamily::Vllm: return QStringLiteral("vLLM");
    case EngineFamily::DeepSpeed: return Text::tr("DeepSpeed inference");
    case EngineFamily::Eager: return Text::tr("Transformers without compilation");
    case EngineFamily::Habana: return QStringLiteral("optimum-habana");
    case EngineFamily::Unknown: return Text::tr("any engine");
    }
    Q_UNREACHABLE();
}

QString familyName(TrainingFamily family)
{
    switch (family) {
    case TrainingFamily::Megatron: return Text::tr("Megatron-LM and its relatives");
    case TrainingFamily::Nemo: return Text::tr("NeMo and vendors' containers");
    case TrainingFamily::Fsdp: return QStringLiteral("PyTorch FSDP");
    case TrainingFamily::HuggingFace: return Text::tr("Transformers, PEFT and LitGPT");
    case TrainingFamily::Jax: return QStringLiteral("JAX");
    case TrainingFamily::Gaudi: return QStringLiteral("Gaudi");
    case TrainingFamily::Unknown: return Text::tr("any framework");
    }
    Q_UNREACHABLE();
}

bool streamsFromHost(const QString &engine)
{
    for (const char *one : {"flexgen", "deepspeed-zero", "zero-inference"}) {
        if (engine.contains(QLatin1StringView(one), Qt::CaseInsensitive))
            return true;
    }
    return false;
}

} // namespace model
