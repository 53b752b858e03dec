// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "configreading.h"

#include "model/text/translate.h"

namespace model {

void ConfigReading::readSizes()
{
    const Names layers = {"num_hidden_layers", "n_layer", "num_layers", "n_layers"};
    const Names heads = {"num_attention_heads", "n_head", "n_heads", "num_heads"};
    const ConfigValue *layerCount = m_keys.find(layers);
    m_layers = m_keys.count(layers, 1, maximumLayers).value_or(0);
    if (!layerCount)
        m_keys.addMissing(layers);
    m_shape.hiddenSize = required({"hidden_size", "n_embd", "d_model", "dim"}, 1, maximumWidth);
    const std::optional<int> headWidth = m_keys.count(
        {"head_dim", "kv_channels", "attention_head_dim", "d_head", "d_kv"}, 1, maximumWidth);
    m_heads = m_keys.count(heads, 1, maximumHeads).value_or(0);
    if (!m_keys.find(heads))
        absent(heads);
    if (headWidth)
        m_headWidth = *headWidth;
    else if (m_heads > 0 && m_shape.hiddenSize > 0)
        m_headWidth = m_shape.hiddenSize / m_heads;
    readKvHeads();
    m_shape.vocabulary = required({"vocab_size", "padded_vocab_size"}, 1, maximumVocabulary,
                                  Text::tr("; without it parameters cannot be counted"));
    m_shape.trainedContext = m_keys
                                 .count({"max_position_embeddings", "n_positions", "seq_length", "max_seq_len",
                                         "max_sequence_length", "n_ctx", "model_max_length", "max_seq_length"},
                                        1, maximumContext)
                                 .value_or(0);
}

void ConfigReading::readKvHeads()
{
    const Names kv = {"num_key_value_heads",   "n_head_kv",  "num_kv_heads",
                      "multi_query_group_num", "kv_n_heads", "num_query_groups"};
    const Names heads = {"num_attention_heads", "n_head", "n_heads", "num_heads"};
    std::optional<int> kvHeads;
    if (isFamily("chatglm") && !m_keys.flag({"multi_query_attention"}).value_or(false))
        kvHeads = m_heads;
    else
        kvHeads = m_keys.count(kv, 1, maximumHeads);
    if (!kvHeads) {
        if (const ConfigValue *nested = m_keys.find({"attn_config"}); nested && nested->asObject()) {
            ConfigKeys inner(*nested, QStringLiteral("attn_config."));
            kvHeads = inner.count({"kv_n_heads"}, 1, maximumHeads);
        }
    }
    const bool falconGrouped = m_keys.flag({"new_decoder_architecture"}).value_or(false);
    if (!falconGrouped && m_keys.flag({"multi_query"}).value_or(isFamily("gpt_bigcode")))
        kvHeads = 1;
    m_kvHeads = kvHeads.value_or(m_heads);
    if (m_heads > 0 && m_kvHeads > 0 && m_heads % m_kvHeads != 0) {
        const QString place = m_keys.nameOf(kv);
        m_keys.addFault(ErrorCode::Implausible, place,
                        Text::tr("%1 is %2, which does not divide %3 %4")
                            .arg(place)
                            .arg(m_kvHeads)
                            .arg(m_keys.nameOf(heads))
                            .arg(m_heads));
    }
}

void ConfigReading::readEmbeddings()
{
    m_shape.norm = m_family.norm;
    if (m_shape.norm == NormKind::LayerNorm && m_keys.flag({"no_bias"}).value_or(false) && !isFamily("qwen"))
        m_shape.norm = NormKind::LayerNormNoBias;
    m_shape.encoder = m_family.encoder;
    m_shape.dropout = m_family.dropout;
    m_shape.embeddingNorm = m_family.embeddingNorm;
    m_shape.finalNorm = !m_family.encoder;
    m_shape.pooler = isFamily("bert");
    m_shape.headBias = m_family.headBias;
    std::optional<bool> tied = m_keys.flag({"tie_word_embeddings"});
    if (!tied) {
        if (const ConfigValue *outer = m_top.findValue("tie_word_embeddings");
            outer && outer->asBool() && !m_family.tied)
            tied = *outer->asBool();
    }
    m_shape.tiedEmbeddings = tied.value_or(m_family.tied);
    if (m_family.positions == Positions::Learned)
        m_shape.positionRows = m_shape.trainedContext;
    else if (m_family.positions == Positions::LearnedPlusTwo)
        m_shape.positionRows = m_shape.trainedContext + 2;
    else if (isFamily("mpt") && !usesAlibi())
        m_shape.positionRows = m_keys.flag({"learned_pos_emb"}).value_or(true) ? m_shape.trainedContext : 0;
    if (m_family.positions != Positions::Rotary && m_shape.trainedContext == 0)
        absent({"max_position_embeddings", "n_positions"});
    m_shape.typeRows = m_family.encoder ? m_keys.count({"type_vocab_size"}, 0, 1000).value_or(0) : 0;
    if (isFamily("opt")) {
        const std::optional<int> projected = m_keys.count({"word_embed_proj_dim"}, 1, maximumWidth);
        if (projected && *projected != m_shape.hiddenSize) {
            m_keys.addFault(ErrorCode::Unsupported, m_keys.nameOf({"word_embed_proj_dim"}),
                            Text::tr("word_embed_proj_dim %1 differs from hidden_size; such a projection is not read")
                                .arg(*projected));
        }
    }
}

bool ConfigReading::usesAlibi()
{
    const ConfigValue *nested = m_keys.find({"attn_config"});
    const ConfigValue *alibi = nested ? nested->findValue("alibi") : m_keys.find({"alibi"});
    return alibi && alibi->asBool() && *alibi->asBool();
}

} // namespace model
