// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "configreading.h"

#include "model/text/translate.h"

#include <algorithm>

namespace model {

void ConfigReading::readAttention()
{
    Attention &attention = m_attention;
    attention.kind = AttentionKind::Full;
    attention.queryHeads = m_heads;
    attention.kvHeads = m_kvHeads;
    attention.keyWidth = m_headWidth;
    attention.valueWidth = m_headWidth;
    attention.queryKeyNorm = m_family.queryKeyNorm;
    attention.fusedProjection = m_family.fused;
    attention.sinks = m_family.sinks;
    attention.outputGate = m_keys.flag({"attn_output_gate"}).value_or(m_family.outputGate);
    attention.queryKeyBias =
        m_keys.flag({"attention_bias", "qkv_bias", "add_qkv_bias", "use_qkv_bias"}).value_or(m_family.queryKeyBias);
    if (m_family.outputBias == OutputBias::WithQueries)
        attention.queryKeyBias =
            m_keys.flag({"attention_bias", "bias", "use_bias", "qkv_bias"}).value_or(attention.queryKeyBias);
    if (isFamily("starcoder2"))
        attention.queryKeyBias = m_keys.flag({"use_bias"}).value_or(true);
    attention.outputBias = m_family.outputBias == OutputBias::Always
                           || (m_family.outputBias == OutputBias::WithQueries && attention.queryKeyBias)
                           || m_keys.flag({"attention_out_bias"}).value_or(false)
                           || (isFamily("chatglm") && m_keys.flag({"add_bias_linear"}).value_or(false));
    if (m_keys.flag({"use_qk_norm", "qk_layernorm"}).value_or(false) && attention.queryKeyNorm == QueryKeyNorm::None
        && !m_type.starts_with("llama4")) // Llama 4 normalises without weights
        attention.queryKeyNorm = isFamily("cohere") || isFamily("stablelm") ? QueryKeyNorm::AllHeads
                                                                            : QueryKeyNorm::PerHead;
    if (m_keys.flag({"use_qk_norm"}) == false && m_type.starts_with("hunyuan"))
        attention.queryKeyNorm = QueryKeyNorm::None;
    if (const std::optional<int> rank = m_keys.count({"kv_lora_rank"}, 1, maximumWidth))
        readLatent(*rank);
    else if (const std::optional<int> value = m_keys.count({"v_head_dim"}, 1, maximumWidth))
        attention.valueWidth = *value;
    if (attention.keyWidth == 0 || attention.kvHeads == 0) {
        if (m_missing == MissingSizes::Refuse && !m_keys.hasFaults())
            m_keys.addMissing({"num_attention_heads"});
    }
    m_window = m_keys
                   .count({"sliding_window", "attention_chunk_size", "sliding_window_size", "window_size"}, 0,
                          maximumContext)
                   .value_or(0);
}

void ConfigReading::readLatent(int rank)
{
    Attention &attention = m_attention;
    attention.kind = AttentionKind::Latent;
    attention.kvRank = rank;
    attention.queryRank = m_keys.count({"q_lora_rank"}, 0, maximumWidth).value_or(0);
    attention.ropeWidth = required({"qk_rope_head_dim"}, 1, maximumWidth);
    attention.keyWidth = required({"qk_nope_head_dim"}, 1, maximumWidth) + attention.ropeWidth;
    attention.valueWidth = required({"v_head_dim"}, 1, maximumWidth);
    attention.kvHeads = attention.queryHeads;
    attention.queryKeyBias = false;
    attention.outputBias = false;
    attention.queryKeyNorm = QueryKeyNorm::None;
    attention.indexerHeads = m_keys.count({"index_n_heads"}, 1, maximumHeads).value_or(0);
    attention.indexerWidth = m_keys.count({"index_head_dim"}, 1, maximumWidth).value_or(0);
    attention.indexerTokens = m_keys.count({"index_topk"}, 1, maximumContext).value_or(0);
}

Attention ConfigReading::windowedAttention()
{
    Attention attention = m_attention;
    if (attention.kind == AttentionKind::Full)
        attention.kind = AttentionKind::Windowed;
    attention.window = m_window;
    // MiMo gives its windowed layers heads of their own.
    attention.queryHeads = m_keys.count({"swa_num_attention_heads"}, 1, maximumHeads).value_or(attention.queryHeads);
    attention.kvHeads = m_keys.count({"swa_num_key_value_heads"}, 1, maximumHeads).value_or(attention.kvHeads);
    attention.keyWidth = m_keys.count({"swa_head_dim"}, 1, maximumWidth).value_or(attention.keyWidth);
    attention.valueWidth = m_keys.count({"swa_v_head_dim"}, 1, maximumWidth).value_or(attention.valueWidth);
    return attention;
}

std::vector<char> ConfigReading::layerKinds()
{
    std::vector<char> kinds(std::size_t(m_layers), 'f');
    if (const ConfigValue::List *types = m_keys.list({"layer_types"})) {
        kindsFromTypes(*types, kinds);
        return kinds;
    }
    if (const ConfigValue::List *pattern = m_keys.list({"hybrid_layer_pattern"})) {
        kindsFromFlags(*pattern, QStringLiteral("hybrid_layer_pattern"), 'w', 'f', kinds);
        return kinds;
    }
    if (const ConfigValue::List *pattern = m_keys.list({"attn_type_list"})) {
        kindsFromFlags(*pattern, QStringLiteral("attn_type_list"), 'f', 'l', kinds);
        return kinds;
    }
    if (const std::optional<int> interval = m_keys.count({"full_attention_interval"}, 1, maximumLayers)) {
        for (int i = 0; i < m_layers; ++i)
            kinds[std::size_t(i)] = (i + 1) % *interval == 0 ? 'f' : 'l';
        return kinds;
    }
    kindsFromRule(kinds);
    return kinds;
}

void ConfigReading::kindsFromTypes(const ConfigValue::List &types, std::vector<char> &kinds)
{
    if (int(types.size()) != m_layers) {
        m_keys.addFault(
            ErrorCode::Implausible, m_keys.nameOf({"layer_types"}),
            Text::tr("layer_types has %1 entries, but num_hidden_layers is %2").arg(types.size()).arg(m_layers));
        return;
    }
    for (std::size_t i = 0; i < types.size(); ++i) {
        const std::string name = types[i].asText() ? *types[i].asText() : std::string();
        if (name == "full_attention" || name == "attention" || name == "global_attention")
            kinds[i] = 'f';
        else if (name == "sliding_attention" || name == "chunked_attention" || name == "local_attention")
            kinds[i] = 'w';
        else if (name == "linear_attention")
            kinds[i] = 'l';
        else {
            m_keys.addFault(ErrorCode::Unsupported, m_keys.nameOf({"layer_types"}),
                            Text::tr("layer_types[%1]: %2 is not a kind of layer that this program knows")
                                .arg(i)
                                .arg(types[i].described()));
            return;
        }
    }
    if (m_window == 0 && std::find(kinds.begin(), kinds.end(), 'w') != kinds.end())
        m_keys.addMissing({"sliding_window"}, Text::tr(", although layer_types names windowed layers"));
}

void ConfigReading::kindsFromFlags(const ConfigValue::List &flags, const QString &name, char set, char unset,
                                   std::vector<char> &kinds)
{
    if (int(flags.size()) != m_layers) {
        m_keys.addFault(
            ErrorCode::Implausible, name,
            Text::tr("%1 has %2 entries, but num_hidden_layers is %3").arg(name).arg(flags.size()).arg(m_layers));
        return;
    }
    for (std::size_t i = 0; i < flags.size(); ++i)
        kinds[i] = flags[i].asInteger() && *flags[i].asInteger() != 0 ? set : unset;
}

void ConfigReading::kindsFromRule(std::vector<char> &kinds)
{
    if (m_window == 0)
        return;
    WindowRule rule = m_family.window;
    int fullEvery = m_family.fullEvery;
    if (const std::optional<int> pattern = m_keys.count({"sliding_window_pattern", "_sliding_window_pattern"}, 1,
                                                        maximumLayers)) {
        rule = WindowRule::AllButEveryNth;
        fullEvery = *pattern;
    }
    const std::optional<bool> used = m_keys.flag({"use_sliding_window"});
    if (used == false)
        return;
    if (rule == WindowRule::UpperLayers && !used.value_or(false))
        return;
    const int upper = rule == WindowRule::UpperLayers
                          ? m_keys.count({"max_window_layers"}, 0, maximumLayers).value_or(m_layers)
                          : 0;
    if (rule == WindowRule::None && m_window > 0)
        m_warnings << Text::tr(
                          "a window of %1 tokens is stated, but not for which layers; every layer is taken as full")
                          .arg(m_window);
    for (int i = 0; i < m_layers; ++i) {
        const bool windowed = rule == WindowRule::AllLayers || (rule == WindowRule::EveryOther && i % 2 == 0)
                              || (rule == WindowRule::AllButEveryNth && (i + 1) % fullEvery != 0)
                              || (rule == WindowRule::UpperLayers && i >= upper);
        kinds[std::size_t(i)] = windowed ? 'w' : 'f';
    }
}

} // namespace model
