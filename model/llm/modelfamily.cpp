// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modelfamily.h"

#include <utility>

namespace model {

namespace {

// Sources: the configuration and modelling code of each family in Hugging Face transformers, and counts of published
// checkpoints that the tests compare with.
constexpr ModelFamily families[] = {
    {.types = "llama aquila xverse granite granitemoe minicpm exaone internlm internlm2 internlm3 helium smollm3 "
              "deepseek yi mixtral "
              "solar"},
    {.types = "mistral ministral mistral3 devstral", .window = WindowRule::AllLayers},
    {.types = "baichuan", .fused = true},
    {.types = "seed_oss", .outputBias = OutputBias::Never},
    {.types = "qwen", .queryKeyBias = true, .outputBias = OutputBias::Never, .fused = true},
    {.types = "qwen2 qwen2_vl qwen2_5_vl qwen2_vl_text qwen2_5_vl_text",
     .queryKeyBias = true,
     .outputBias = OutputBias::Never,
     .window = WindowRule::UpperLayers},
    {.types = "qwen2_moe",
     .queryKeyBias = true,
     .outputBias = OutputBias::Never,
     .sharedGate = true,
     .window = WindowRule::UpperLayers},
    {.types = "qwen3 qwen3_moe qwen3_vl qwen3_vl_text qwen3_vl_moe qwen3_vl_moe_text",
     .queryKeyNorm = QueryKeyNorm::PerHead,
     .window = WindowRule::UpperLayers},
    {.types = "qwen3_next qwen3_5 qwen3_5_text qwen3_5_moe qwen3_5_moe_text",
     .queryKeyNorm = QueryKeyNorm::PerHead,
     .sharedGate = true,
     .outputGate = true},
    {.types = "gemma", .tied = true},
    {.types = "gemma2", .norms = 4, .tied = true, .window = WindowRule::EveryOther},
    {.types = "gemma3 gemma3_text",
     .norms = 4,
     .queryKeyNorm = QueryKeyNorm::PerHead,
     .tied = true,
     .window = WindowRule::AllButEveryNth,
     .fullEvery = 6},
    {.types = "gpt2",
     .norm = NormKind::LayerNorm,
     .gated = false,
     .queryKeyBias = true,
     .outputBias = OutputBias::Always,
     .ffnBias = true,
     .tied = true,
     .fused = true,
     .dropout = true,
     .ffnFourTimes = true,
     .positions = Positions::Learned},
    {.types = "gpt_bigcode",
     .norm = NormKind::LayerNorm,
     .gated = false,
     .queryKeyBias = true,
     .outputBias = OutputBias::Always,
     .ffnBias = true,
     .tied = true,
     .fused = true,
     .dropout = true,
     .ffnFourTimes = true,
     .positions = Positions::Learned},
    {.types = "gpt_neo",
     .norm = NormKind::LayerNorm,
     .gated = false,
     .outputBias = OutputBias::Always,
     .ffnBias = true,
     .tied = true,
     .dropout = true,
     .ffnFourTimes = true,
     .positions = Positions::Learned},
    {.types = "gptj codegen",
     .norm = NormKind::LayerNorm,
     .norms = 1,
     .gated = false,
     .outputBias = OutputBias::Never,
     .ffnBias = true,
     .headBias = true,
     .ffnFourTimes = true},
    {.types = "gpt_neox",
     .norm = NormKind::LayerNorm,
     .gated = false,
     .queryKeyBias = true,
     .outputBias = OutputBias::Always,
     .ffnBias = true,
     .fused = true,
     .ffnFourTimes = true},
    {.types = "opt",
     .norm = NormKind::LayerNorm,
     .gated = false,
     .queryKeyBias = true,
     .outputBias = OutputBias::Always,
     .ffnBias = true,
     .tied = true,
     .dropout = true,
     .positions = Positions::LearnedPlusTwo},
    {.types = "bloom",
     .norm = NormKind::LayerNorm,
     .gated = false,
     .queryKeyBias = true,
     .outputBias = OutputBias::Always,
     .ffnBias = true,
     .tied = true,
     .fused = true,
     .embeddingNorm = true,
     .dropout = true,
     .ffnFourTimes = true},
    {.types = "mpt",
     .norm = NormKind::LayerNormNoBias,
     .gated = false,
     .outputBias = OutputBias::Never,
     .tied = true,
     .fused = true,
     .ffnFourTimes = true},
    {.types = "falcon RefinedWeb RefinedWebModel",
     .norm = NormKind::LayerNorm,
     .norms = 1,
     .gated = false,
     .outputBias = OutputBias::WithQueries,
     .tied = true,
     .fused = true,
     .ffnFourTimes = true},
    {.types = "phi phi-msft",
     .norm = NormKind::LayerNorm,
     .norms = 1,
     .gated = false,
     .queryKeyBias = true,
     .outputBias = OutputBias::Always,
     .ffnBias = true,
     .fused = true,
     .headBias = true,
     .ffnFourTimes = true},
    {.types = "phi3 phi4", .fused = true, .window = WindowRule::AllLayers},
    {.types = "phimoe", .norm = NormKind::LayerNorm, .headBias = true},
    {.types = "starcoder2",
     .norm = NormKind::LayerNorm,
     .gated = false,
     .queryKeyBias = true,
     .outputBias = OutputBias::Always,
     .ffnBias = true,
     .tied = true,
     .window = WindowRule::AllLayers},
    {.types = "stablelm stablelm_epoch", .norm = NormKind::LayerNorm, .outputBias = OutputBias::Never},
    {.types = "cohere", .norm = NormKind::LayerNormNoBias, .norms = 1, .tied = true},
    {.types = "cohere2",
     .norm = NormKind::LayerNormNoBias,
     .norms = 1,
     .tied = true,
     .window = WindowRule::AllButEveryNth,
     .fullEvery = 4},
    {.types = "dbrx", .norm = NormKind::LayerNormNoBias, .outputBias = OutputBias::Never, .fused = true},
    {.types = "chatglm", .queryKeyBias = true, .outputBias = OutputBias::Never, .fused = true},
    {.types = "glm glm4", .outputBias = OutputBias::Never},
    {.types = "glm4_moe", .outputBias = OutputBias::Never, .routerBias = true},
    {.types = "deepseek_v2 deepseek_v3 deepseek_v32 kimi_k2 glm_moe_dsa minicpm3"},
    {.types = "gpt_oss", .queryKeyBias = true, .sinks = true, .window = WindowRule::EveryOther},
    {.types = "llama4 llama4_text", .window = WindowRule::AllButEveryNth, .fullEvery = 4},
    {.types = "mimo_v2_flash"},
    {.types = "minimax minimax_text_01"},
    {.types = "minimax_m2", .queryKeyNorm = QueryKeyNorm::AllHeads, .routerBias = true},
    {.types = "nemotron", .norm = NormKind::LayerNorm, .gated = false},
    {.types = "nemotron_h", .norms = 1, .gated = false},
    {.types = "nemotron-nas deci decilm"},
    {.types = "olmo", .norm = NormKind::NoWeights},
    {.types = "olmo2 olmo3",
     .queryKeyNorm = QueryKeyNorm::AllHeads,
     .window = WindowRule::AllButEveryNth,
     .fullEvery = 4},
    {.types = "olmoe", .queryKeyNorm = QueryKeyNorm::AllHeads},
    {.types = "exaone4", .queryKeyNorm = QueryKeyNorm::PerHead, .window = WindowRule::AllButEveryNth, .fullEvery = 4},
    {.types = "ernie4_5", .tied = true},
    {.types = "ernie4_5_moe", .tied = true, .routerBias = true},
    {.types = "hunyuan hunyuan_v1_dense hunyuan_v1_moe", .queryKeyNorm = QueryKeyNorm::PerHead},
    {.types = "jamba"},
    {.types = "falcon_h1"},
    {.types = "bert",
     .norm = NormKind::LayerNorm,
     .gated = false,
     .queryKeyBias = true,
     .outputBias = OutputBias::Always,
     .ffnBias = true,
     .tied = true,
     .embeddingNorm = true,
     .dropout = true,
     .encoder = true,
     .positions = Positions::Learned},
    {.types = "roberta xlm-roberta camembert electra",
     .norm = NormKind::LayerNorm,
     .gated = false,
     .queryKeyBias = true,
     .outputBias = OutputBias::Always,
     .ffnBias = true,
     .tied = true,
     .embeddingNorm = true,
     .dropout = true,
     .encoder = true,
     .positions = Positions::Learned},
};

constexpr std::pair<std::string_view, std::string_view> ggufNames[] = {
    {"qwen2moe", "qwen2_moe"},
    {"qwen3moe", "qwen3_moe"},
    {"qwen3next", "qwen3_next"},
    {"qwen2vl", "qwen2_vl"},
    {"qwen3vl", "qwen3_vl"},
    {"qwen3vlmoe", "qwen3_vl_moe"},
    {"qwen35", "qwen3_5"},
    {"qwen35moe", "qwen3_5_moe"},
    {"phi2", "phi"},
    {"starcoder", "gpt_bigcode"},
    {"gptneox", "gpt_neox"},
    {"deepseek2", "deepseek_v2"},
    {"command-r", "cohere"},
    {"gpt-oss", "gpt_oss"},
    {"glm4moe", "glm4_moe"},
    {"minimax-m2", "minimax_m2"},
    {"falcon-h1", "falcon_h1"},
    {"ernie4_5-moe", "ernie4_5_moe"},
    {"hunyuan-moe", "hunyuan_v1_moe"},
    {"hunyuan-dense", "hunyuan_v1_dense"},
    {"granitemoe", "granitemoe"},
    {"mistral3", "mistral3"},
};

bool hasWord(std::string_view words, std::string_view word)
{
    for (std::size_t start = 0; start < words.size();) {
        const std::size_t end = std::min(words.find(' ', start), words.size());
        if (words.substr(start, end - start) == word)
            return true;
        start = end + 1;
    }
    return false;
}

} // namespace

const ModelFamily *findFamily(std::string_view modelType)
{
    if (modelType.empty())
        return nullptr;
    for (const ModelFamily &family : families) {
        if (hasWord(family.types, modelType))
            return &family;
    }
    return nullptr;
}

std::string_view modelTypeOfGguf(std::string_view architecture)
{
    for (const auto &[gguf, type] : ggufNames) {
        if (gguf == architecture)
            return type;
    }
    return architecture;
}

} // namespace model
