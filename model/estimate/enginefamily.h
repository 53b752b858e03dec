// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Engines and training frameworks by the kernels and host code they share, which is what the constants of the speed
/// model are fitted for.
#pragma once

#include <QString>

#include <cstdint>
#include <string_view>

namespace model {

enum class EngineFamily : std::uint8_t {
    LlamaCpp, ///< llama.cpp and what is built on it
    ExLlama,
    Awq,       ///< AutoAWQ, TinyChat
    Compiled,  ///< MLC-LLM, gpt-fast: the whole step compiled
    TensorRt,  ///< TensorRT-LLM, NIM, FasterTransformer, LMDeploy's TurboMind
    Vllm,      ///< vLLM, SGLang, TGI
    DeepSpeed, ///< DeepSpeed-MII and DeepSpeed-Inference
    Eager,     ///< Transformers, accelerate: one launch an operation
    Habana,    ///< optimum-habana
    Unknown    ///< behaves like Vllm, with the constants of no family
};

enum class TrainingFamily : std::uint8_t {
    Megatron,    ///< Megatron-LM, Megatron-DeepSpeed, nanotron, llm.c
    Nemo,        ///< NeMo and the vendors' tuned containers
    Fsdp,        ///< PyTorch FSDP: LLM Foundry, torchtune, torchtitan, fms-fsdp, Colossal-AI
    HuggingFace, ///< Transformers with PEFT, LitGPT, Unsloth
    Jax,
    Gaudi,
    Unknown
};

/// The family of an engine by its name; an empty or unknown name is Unknown.
[[nodiscard]] EngineFamily engineFamily(const QString &engine);
/// The family of a training framework by its name and the device's vendor.
[[nodiscard]] TrainingFamily trainingFamily(const QString &framework, const QString &vendor);

/// Keys of the calibration file and words of basis texts.
[[nodiscard]] std::string_view familyKey(EngineFamily family);
[[nodiscard]] std::string_view familyKey(TrainingFamily family);
[[nodiscard]] QString familyName(EngineFamily family);
[[nodiscard]] QString familyName(TrainingFamily family);

/// Engines that hold weights in host memory or on disk and stream them; their speed depends on what no request states.
[[nodiscard]] bool streamsFromHost(const QString &engine);

} // namespace model
