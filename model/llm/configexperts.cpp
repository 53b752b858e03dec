// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "configreading.h"

#include "model/text/translate.h"

#include <algorithm>

namespace model {

void ConfigReading::readFeedForward()
{
    FeedForward &ffn = m_ffn;
    ffn.gated = m_family.gated;
    ffn.bias = m_keys.flag({"mlp_bias"}).value_or(m_family.ffnBias);
    if (isFamily("starcoder2"))
        ffn.bias = m_keys.flag({"use_bias"}).value_or(true);
    if (m_type.starts_with("falcon") || m_type.starts_with("RefinedWeb"))
        ffn.bias = m_keys.flag({"bias"}).value_or(false);
    const ConfigValue *nested = m_keys.find({"ffn_config"});
    const bool isNested = nested && nested->asObject();
    ConfigKeys inner(isNested ? *nested : m_keys.object(), QStringLiteral("ffn_config."));
    int width = m_keys
                    .count({"intermediate_size", "n_inner", "ffn_hidden_size", "ffn_dim", "inner_hidden_size"}, 1,
                           maximumWidth)
                    .value_or(0);
    if (width == 0 && isNested)
        width = inner.count({"ffn_hidden_size"}, 1, maximumWidth).value_or(0);
    if (width == 0 && m_family.ffnFourTimes)
        width = m_shape.hiddenSize * m_keys.count({"expansion_ratio"}, 1, 64).value_or(4);
    if (isFamily("qwen"))
        width /= 2; // the key counts gate and up together
    m_denseWidth = m_keys.count({"dense_intermediate_size", "intermediate_size_mlp"}, 1, maximumWidth).value_or(width);
    readExperts(width, isNested ? &inner : nullptr);
    if (ffn.experts == 0) {
        m_denseWidth = width;
        if (width == 0 && !m_keys.find({"block_configs"}) && !m_keys.find({"hybrid_override_pattern"}))
            absent({"intermediate_size", "n_inner", "ffn_hidden_size"});
    }
    ffn.width = m_denseWidth;
}

void ConfigReading::readExperts(int width, ConfigKeys *nested)
{
    FeedForward &ffn = m_ffn;
    const Names expertKeys = {"num_experts", "n_routed_experts", "num_local_experts", "moe_num_experts",
                              "num_experts_total"};
    const ConfigValue *value = m_keys.find(expertKeys);
    if (value && value->asList()) { // Ernie lists text and vision experts
        m_keys.addFault(
            ErrorCode::Unsupported, m_keys.nameOf(expertKeys),
            Text::tr("%1 is a list; models with several kinds of experts are not read").arg(m_keys.nameOf(expertKeys)));
        return;
    }
    ffn.experts = m_keys.count(expertKeys, 0, maximumExperts).value_or(0);
    if (nested && ffn.experts == 0)
        ffn.experts = nested->count({"moe_num_experts"}, 0, maximumExperts).value_or(0);
    if (ffn.experts <= 1) {
        ffn.experts = 0;
        return;
    }
    ffn.activeExperts = m_keys
                            .count({"num_experts_per_tok", "num_experts_per_token", "experts_per_token", "moe_topk",
                                    "moe_k", "top_k_experts", "num_selected_experts"},
                                   1, maximumExperts)
                            .value_or(0);
    if (nested && ffn.activeExperts == 0)
        ffn.activeExperts = nested->count({"moe_top_k"}, 1, maximumExperts).value_or(0);
    if (ffn.activeExperts == 0)
        absent({"num_experts_per_tok"});
    if (ffn.activeExperts > ffn.experts) {
        m_keys.addFault(
            ErrorCode::Implausible, m_keys.nameOf({"num_experts_per_tok"}),
            Text::tr("num_experts_per_tok is %1, more than the %2 experts").arg(ffn.activeExperts).arg(ffn.experts));
    }
    ffn.expertWidth = m_keys
                          .count({"moe_intermediate_size", "expert_intermediate_size", "expert_ffn_hidden_size"}, 1,
                                 maximumWidth)
                          .value_or(width);
    if (ffn.expertWidth == 0)
        absent({"moe_intermediate_size", "intermediate_size"});
    readSharedExperts();
    ffn.sharedGate = m_family.sharedGate && ffn.sharedWidth > 0;
    ffn.routerBias = m_family.routerBias || isFamily("gpt_oss");
    if (const std::optional<std::string> method = m_keys.text({"topk_method"}))
        ffn.routerBias = *method == "noaux_tc";
    ffn.expertBias = isFamily("gpt_oss");
}

void ConfigReading::readSharedExperts()
{
    FeedForward &ffn = m_ffn;
    const std::optional<int> number = m_keys.count(
        {"n_shared_experts", "num_shared_experts", "moe_num_shared_experts", "num_shared_expert"}, 0, 1024);
    if (const std::optional<int> shared = m_keys.count({"shared_expert_intermediate_size",
                                                        "moe_shared_expert_intermediate_size",
                                                        "shared_intermediate_size", "share_expert_dim"},
                                                       0, maximumWidth))
        ffn.sharedWidth = *shared * (number && *number > 1 ? *number : 1);
    else if (number)
        ffn.sharedWidth = *number * ffn.expertWidth;
    else if (m_type.starts_with("llama4"))
        ffn.sharedWidth = ffn.expertWidth;
}

bool ConfigReading::isExpertLayer(int layer)
{
    if (m_ffn.experts == 0)
        return false;
    if (const ConfigValue::List *dense = m_keys.list({"mlp_only_layers"})) {
        for (const ConfigValue &entry : *dense) {
            if (entry.asInteger() && *entry.asInteger() == layer)
                return false;
        }
    }
    if (const ConfigValue::List *flags = m_keys.list({"moe_layer_freq"}))
        return layer < int(flags->size()) && (*flags)[std::size_t(layer)].asInteger()
               && *(*flags)[std::size_t(layer)].asInteger() != 0;
    if (const ConfigValue::List *listed = m_keys.list({"moe_layers"})) {
        return std::any_of(listed->begin(), listed->end(), [layer](const ConfigValue &entry) {
            return entry.asInteger() && *entry.asInteger() == layer;
        });
    }
    if (layer < m_firstDense || (m_lastExpert >= 0 && layer > m_lastExpert))
        return false;
    if (isFamily("jamba"))
        return layer % m_expertPeriod == m_expertOffset;
    return m_expertStep <= 1 || (layer + 1) % m_expertStep == 0;
}

void ConfigReading::readExpertPlaces()
{
    m_firstDense = m_keys.count({"first_k_dense_replace", "moe_layer_start_index"}, 0, maximumLayers).value_or(0);
    m_lastExpert = -1;
    if (const ConfigValue *end = m_keys.find({"moe_layer_end_index"});
        end && end->asInteger() && *end->asInteger() >= 0)
        m_lastExpert = int(std::min<std::int64_t>(*end->asInteger(), maximumLayers));
    m_expertStep = 1;
    for (const std::string_view key : {"decoder_sparse_step", "interleave_moe_layer_step", "moe_layer_interval"}) {
        if (const ConfigValue *value = m_keys.find({key}); value && value->asInteger())
            m_expertStep = m_keys.count({key}, 1, maximumLayers).value_or(1);
    }
    if (const ConfigValue *value = m_keys.find({"moe_layer_freq"}); value && value->asInteger())
        m_expertStep = m_keys.count({"moe_layer_freq"}, 1, maximumLayers).value_or(1);
    m_expertPeriod = m_keys.count({"expert_layer_period"}, 1, maximumLayers).value_or(2);
    m_expertOffset = m_keys.count({"expert_layer_offset"}, 0, maximumLayers).value_or(1);
}

FeedForward ConfigReading::ffnOf(int layer)
{
    FeedForward ffn = m_ffn;
    if (isExpertLayer(layer)) {
        ffn.width = 0;
    } else {
        FeedForward dense;
        dense.width = m_denseWidth;
        dense.gated = ffn.gated;
        dense.bias = ffn.bias;
        if (dense.width == 0 && m_missing == MissingSizes::Refuse && !m_keys.hasFaults())
            m_keys.addMissing({"intermediate_size"}, Text::tr("; layer %1 is not a mixture of experts").arg(layer));
        return dense;
    }
    return ffn;
}

} // namespace model
