// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "configreader.h"

#include "configkeys.h"
#include "modelfamily.h"

#include <algorithm>

namespace model {

namespace {

// Limits far above any model, low enough that no product of three of them leaves 64 bits.
constexpr int maximumLayers = 10000;
constexpr int maximumWidth = 1 << 20;
constexpr int maximumHeads = 1 << 16;
constexpr int maximumVocabulary = 1 << 24;
constexpr int maximumExperts = 1 << 16;
constexpr int maximumContext = 2000000000;

QString fromStd(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// One reading of a configuration. The order of steps is the order of members; faults gather in m_keys.
class ConfigReading
{
public:
    ConfigReading(const ConfigValue &top, const ConfigValue &part, const QString &prefix, MissingSizes missing)
        : m_top(top), m_keys(part, prefix), m_missing(missing)
    {
    }

    Result<ShapeReading> read()
    {
        if (std::optional<Error> error = chooseFamily())
            return failure(std::move(*error));
        readSizes();
        readEmbeddings();
        if (m_keys.hasFaults())
            return failure(m_keys.error());
        readAttention();
        readFeedForward();
        if (m_keys.hasFaults())
            return failure(m_keys.error());
        buildLayers();
        if (m_keys.hasFaults())
            return failure(m_keys.error());
        readStoredType();
        if (m_keys.hasFaults())
            return failure(m_keys.error());
        checkTotals();
        if (m_keys.hasFaults())
            return failure(m_keys.error());
        return ShapeReading{std::move(m_shape), std::move(m_warnings)};
    }

private:
    using Names = ConfigKeys::Names;

    [[nodiscard]] bool isFamily(std::string_view type) const { return m_type == type; }

    /// The families whose code fixes things that no key tells; what they need is read by their own functions below.
    std::optional<Error> chooseFamily()
    {
        m_type = m_keys.text({"model_type"}).value_or(std::string());
        if (m_type.empty()) {
            if (const ConfigValue *type = m_top.findValue("model_type");
                type && type->asText() && !m_keys.find({"model_type"}))
                m_type = *type->asText();
        }
        static constexpr std::string_view refused[] = {
            "mamba",   "mamba2",       "rwkv", "rwkv5",    "rwkv6",           "rwkv7",
            "t5",      "mt5",          "umt5", "bart",     "mbart",           "whisper",
            "gemma3n", "gemma3n_text", "lfm2", "lfm2_moe", "recurrent_gemma", "zamba",
            "zamba2",  "bamba",        "clip", "siglip",   "mllama",          "mllama_text_model"};
        if (std::find(std::begin(refused), std::end(refused), m_type) != std::end(refused)) {
            return Error{ErrorCode::Unsupported,
                         {},
                         0,
                         m_keys.nameOf({"model_type"}),
                         QStringLiteral("%1: the family \"%2\" is not one that this program can count")
                             .arg(m_keys.nameOf({"model_type"}), fromStd(m_type))};
        }
        m_shape.family = fromStd(m_type);
        static constexpr ModelFamily plain{.types = ""};
        const ModelFamily *known = findFamily(m_type);
        m_family = known ? *known : plain;
        if (!known)
            return judgeUnknownFamily();
        return std::nullopt;
    }

    std::optional<Error> judgeUnknownFamily()
    {
        static constexpr std::string_view suspicious[] = {
            "ssm_",           "mamba_",         "rwkv",    "linear_",       "lru_",
            "conv_L_cache",   "block_configs",  "hybrid_", "layer_configs", "lightning",
            "encoder_layers", "decoder_layers", "altup_",  "laurel_",       "kda_"};
        if (const ConfigValue::Object *object = m_keys.object().asObject()) {
            for (const auto &[key, value] : *object) {
                for (const std::string_view hint : suspicious) {
                    if (!value.isNull() && key.find(hint) != std::string::npos) {
                        return Error{ErrorCode::Unsupported,
                                     {},
                                     0,
                                     fromStd(key),
                                     QStringLiteral("model_type \"%1\" is not known and \"%2\" says that it is not a "
                                                    "plain transformer; its shape "
                                                    "cannot be read")
                                         .arg(fromStd(m_type), fromStd(key))};
                    }
                }
            }
        }
        m_warnings << (m_type.empty() ? QStringLiteral(
                           "no model_type: read as a Llama-like decoder by its sizes; check the parameter count")
                                      : QStringLiteral("model_type \"%1\" is not known: read as a Llama-like decoder "
                                                       "by its sizes; check the parameter count")
                                            .arg(fromStd(m_type)));
        return std::nullopt;
    }

    /// A size the shape cannot do without.
    int required(Names names, int minimum, int maximum, const QString &why = {})
    {
        const bool present = m_keys.find(names) != nullptr;
        const std::optional<int> value = m_keys.count(names, minimum, maximum);
        if (!present)
            absent(names, why);
        return value.value_or(0);
    }

    void absent(Names names, const QString &why = {})
    {
        if (m_missing == MissingSizes::Allow)
            m_shape.unknownSizes << fromStd(*names.begin());
        else
            m_keys.addMissing(names, why);
    }

    void readSizes()
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
                                      QStringLiteral("; without it parameters cannot be counted"));
        m_shape.trainedContext = m_keys
                                     .count({"max_position_embeddings", "n_positions", "seq_length", "max_seq_len",
                                             "max_sequence_length", "n_ctx", "model_max_length", "max_seq_length"},
                                            1, maximumContext)
                                     .value_or(0);
    }

    void readKvHeads()
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
                            QStringLiteral("%1 is %2, which does not divide %3 %4")
                                .arg(place)
                                .arg(m_kvHeads)
                                .arg(m_keys.nameOf(heads))
                                .arg(m_heads));
        }
    }

    void readEmbeddings()
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
                m_keys.addFault(
                    ErrorCode::Unsupported, m_keys.nameOf({"word_embed_proj_dim"}),
                    QStringLiteral("word_embed_proj_dim %1 differs from hidden_size; such a projection is not read")
                        .arg(*projected));
            }
        }
    }

    [[nodiscard]] bool usesAlibi()
    {
        const ConfigValue *nested = m_keys.find({"attn_config"});
        const ConfigValue *alibi = nested ? nested->findValue("alibi") : m_keys.find({"alibi"});
        return alibi && alibi->asBool() && *alibi->asBool();
    }

    void readAttention()
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

    void readLatent(int rank)
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

    void readFeedForward()
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
        m_denseWidth =
            m_keys.count({"dense_intermediate_size", "intermediate_size_mlp"}, 1, maximumWidth).value_or(width);
        readExperts(width, isNested ? &inner : nullptr);
        if (ffn.experts == 0) {
            m_denseWidth = width;
            if (width == 0 && !m_keys.find({"block_configs"}) && !m_keys.find({"hybrid_override_pattern"}))
                absent({"intermediate_size", "n_inner", "ffn_hidden_size"});
        }
        ffn.width = m_denseWidth;
    }

    void readExperts(int width, ConfigKeys *nested)
    {
        FeedForward &ffn = m_ffn;
        const Names expertKeys = {"num_experts", "n_routed_experts", "num_local_experts", "moe_num_experts",
                                  "num_experts_total"};
        const ConfigValue *value = m_keys.find(expertKeys);
        if (value && value->asList()) { // Ernie lists text and vision experts
            m_keys.addFault(ErrorCode::Unsupported, m_keys.nameOf(expertKeys),
                            QStringLiteral("%1 is a list; models with several kinds of experts are not read")
                                .arg(m_keys.nameOf(expertKeys)));
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
            m_keys.addFault(ErrorCode::Implausible, m_keys.nameOf({"num_experts_per_tok"}),
                            QStringLiteral("num_experts_per_tok is %1, more than the %2 experts")
                                .arg(ffn.activeExperts)
                                .arg(ffn.experts));
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

    void readSharedExperts()
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

    /// Is the FFN of that layer a mixture of experts?
    bool isExpertLayer(int layer)
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

    void readExpertPlaces()
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

    [[nodiscard]] FeedForward ffnOf(int layer)
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
                m_keys.addMissing({"intermediate_size"},
                                  QStringLiteral("; layer %1 is not a mixture of experts").arg(layer));
            return dense;
        }
        return ffn;
    }

    [[nodiscard]] int normsOf() const
    {
        if (m_type.starts_with("falcon") && m_keys.object().findValue("new_decoder_architecture")) {
            const ConfigValue *grouped = m_keys.object().findValue("new_decoder_architecture");
            return grouped->asBool() && *grouped->asBool() ? 2 : m_family.norms;
        }
        return m_family.norms;
    }

    void buildLayers()
    {
        readExpertPlaces();
        if (m_keys.find({"block_configs"}))
            buildFromBlocks();
        else if (m_keys.find({"hybrid_override_pattern"}))
            buildFromPattern();
        else if (isFamily("jamba"))
            buildJamba();
        else if (isFamily("falcon_h1"))
            buildFalconH1();
        else
            buildRegular();
    }

    void buildRegular()
    {
        const std::vector<char> kinds = layerKinds(); // f full, w windowed, l linear
        if (m_keys.hasFaults())
            return;
        const LinearMixer mixer = std::find(kinds.begin(), kinds.end(), 'l') != kinds.end() ? readLinearMixer()
                                                                                            : LinearMixer();
        const Attention windowed = windowedAttention();
        for (int i = 0; i < m_layers && !m_keys.hasFaults(); ++i) {
            Layer layer;
            layer.norms = normsOf();
            layer.feedForward = ffnOf(i);
            const char kind = kinds[std::size_t(i)];
            if (kind == 'l')
                layer.linear = mixer;
            else
                layer.attention = kind == 'w' ? windowed : m_attention;
            if (m_type.starts_with("hunyuan") && m_keys.flag({"use_cla"}).value_or(false)) {
                const int factor = m_keys.count({"cla_share_factor"}, 1, 64).value_or(2);
                layer.attention.sharesCache = i % factor != 0;
            }
            m_shape.append(layer);
        }
    }

    [[nodiscard]] Attention windowedAttention()
    {
        Attention attention = m_attention;
        if (attention.kind == AttentionKind::Full)
            attention.kind = AttentionKind::Windowed;
        attention.window = m_window;
        // MiMo gives its windowed layers heads of their own.
        attention.queryHeads =
            m_keys.count({"swa_num_attention_heads"}, 1, maximumHeads).value_or(attention.queryHeads);
        attention.kvHeads = m_keys.count({"swa_num_key_value_heads"}, 1, maximumHeads).value_or(attention.kvHeads);
        attention.keyWidth = m_keys.count({"swa_head_dim"}, 1, maximumWidth).value_or(attention.keyWidth);
        attention.valueWidth = m_keys.count({"swa_v_head_dim"}, 1, maximumWidth).value_or(attention.valueWidth);
        return attention;
    }

    std::vector<char> layerKinds()
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

    void kindsFromTypes(const ConfigValue::List &types, std::vector<char> &kinds)
    {
        if (int(types.size()) != m_layers) {
            m_keys.addFault(ErrorCode::Implausible, m_keys.nameOf({"layer_types"}),
                            QStringLiteral("layer_types has %1 entries, but num_hidden_layers is %2")
                                .arg(types.size())
                                .arg(m_layers));
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
                                QStringLiteral("layer_types[%1]: %2 is not a kind of layer that this program knows")
                                    .arg(i)
                                    .arg(types[i].described()));
                return;
            }
        }
        if (m_window == 0 && std::find(kinds.begin(), kinds.end(), 'w') != kinds.end())
            m_keys.addMissing({"sliding_window"}, QStringLiteral(", although layer_types names windowed layers"));
    }

    void kindsFromFlags(const ConfigValue::List &flags, const QString &name, char set, char unset,
                        std::vector<char> &kinds)
    {
        if (int(flags.size()) != m_layers) {
            m_keys.addFault(ErrorCode::Implausible, name,
                            QStringLiteral("%1 has %2 entries, but num_hidden_layers is %3")
                                .arg(name)
                                .arg(flags.size())
                                .arg(m_layers));
            return;
        }
        for (std::size_t i = 0; i < flags.size(); ++i)
            kinds[i] = flags[i].asInteger() && *flags[i].asInteger() != 0 ? set : unset;
    }

    void kindsFromRule(std::vector<char> &kinds)
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
            m_warnings << QStringLiteral(
                              "a window of %1 tokens is stated, but not for which layers; every layer is taken as full")
                              .arg(m_window);
        for (int i = 0; i < m_layers; ++i) {
            const bool windowed = rule == WindowRule::AllLayers || (rule == WindowRule::EveryOther && i % 2 == 0)
                                  || (rule == WindowRule::AllButEveryNth && (i + 1) % fullEvery != 0)
                                  || (rule == WindowRule::UpperLayers && i >= upper);
            kinds[std::size_t(i)] = windowed ? 'w' : 'f';
        }
    }

    LinearMixer readLinearMixer()
    {
        LinearMixer mixer;
        if (m_keys.find({"attn_type_list"})) {
            mixer.kind = LinearKind::Lightning;
            mixer.keyHeads = m_heads;
            mixer.keyWidth = m_headWidth;
            return mixer;
        }
        mixer.kind = LinearKind::GatedDelta;
        mixer.keyHeads = required({"linear_num_key_heads"}, 1, maximumHeads);
        mixer.keyWidth = required({"linear_key_head_dim"}, 1, maximumWidth);
        mixer.valueHeads = required({"linear_num_value_heads"}, 1, maximumHeads);
        mixer.valueWidth = required({"linear_value_head_dim"}, 1, maximumWidth);
        mixer.convolution = required({"linear_conv_kernel_dim"}, 1, 64);
        return mixer;
    }

    LinearMixer readMamba2(Names heads, Names width, Names state, Names groups, Names convolution)
    {
        LinearMixer mixer;
        mixer.kind = LinearKind::Mamba2;
        mixer.valueHeads = required(heads, 1, maximumHeads);
        mixer.valueWidth = required(width, 1, maximumWidth);
        mixer.state = required(state, 1, maximumWidth);
        mixer.groups = m_keys.count(groups, 1, maximumHeads).value_or(1);
        mixer.convolution = m_keys.count(convolution, 1, 64).value_or(4);
        mixer.convolutionBias = m_keys.flag({"use_conv_bias", "mamba_conv_bias"}).value_or(true);
        return mixer;
    }

    /// Nemotron-NAS: each layer says its own group size and FFN width, or that it has none.
    void buildFromBlocks()
    {
        const ConfigValue::List *blocks = m_keys.list({"block_configs"});
        if (!blocks || int(blocks->size()) != m_layers) {
            m_keys.addFault(ErrorCode::Implausible, m_keys.nameOf({"block_configs"}),
                            QStringLiteral("block_configs has %1 entries, but num_hidden_layers is %2")
                                .arg(blocks ? blocks->size() : 0)
                                .arg(m_layers));
            return;
        }
        const auto isSet = [](const ConfigValue *object, std::string_view key) {
            const ConfigValue *value = object ? object->findValue(key) : nullptr;
            return value && value->asBool() && *value->asBool();
        };
        for (std::size_t i = 0; i < blocks->size(); ++i) {
            const ConfigValue *attention = (*blocks)[i].findValue("attention");
            const ConfigValue *ffn = (*blocks)[i].findValue("ffn");
            if (!attention || !ffn || isSet(attention, "replace_with_linear") || isSet(ffn, "replace_with_linear")) {
                m_keys.addFault(ErrorCode::Unsupported, m_keys.nameOf({"block_configs"}),
                                QStringLiteral("block_configs[%1] has no attention or ffn entry, or replaces one by a "
                                               "linear layer, which is not read")
                                    .arg(i));
                return;
            }
            Layer layer;
            layer.norms = 0;
            if (!isSet(attention, "no_op")) {
                ConfigKeys keys(*attention, QStringLiteral("block_configs[%1].attention.").arg(i));
                const std::optional<int> group = keys.count({"n_heads_in_group"}, 1, maximumHeads);
                if (!group || m_heads % *group != 0) {
                    m_keys.addFault(ErrorCode::Implausible, QStringLiteral("block_configs[%1]").arg(i),
                                    QStringLiteral("block_configs[%1].attention.n_heads_in_group is absent or does not "
                                                   "divide num_attention_heads")
                                        .arg(i));
                    return;
                }
                layer.attention = m_attention;
                layer.attention.kvHeads = m_heads / *group;
                ++layer.norms;
            }
            if (!isSet(ffn, "no_op")) {
                ConfigKeys keys(*ffn, QStringLiteral("block_configs[%1].ffn.").arg(i));
                const double multiple = keys.number({"ffn_mult"}).value_or(0);
                if (!(multiple > 0) || multiple > 64) {
                    m_keys.addFault(
                        ErrorCode::OutOfRange, QStringLiteral("block_configs[%1]").arg(i),
                        QStringLiteral("block_configs[%1].ffn.ffn_mult: expected a number from 0 to 64").arg(i));
                    return;
                }
                const int width = int(2 * multiple * m_shape.hiddenSize / 3); // rounded up to a multiple of 256
                layer.feedForward.width = (width + 255) / 256 * 256;
                ++layer.norms;
            }
            m_shape.append(layer);
        }
    }

    /// Nemotron-H: one letter a layer, M Mamba-2, * attention, - FFN, E mixture of experts; one norm each.
    void buildFromPattern()
    {
        const std::string pattern = m_keys.text({"hybrid_override_pattern"}).value_or(std::string());
        if (int(pattern.size()) != m_layers) {
            m_keys.addFault(ErrorCode::Implausible, m_keys.nameOf({"hybrid_override_pattern"}),
                            QStringLiteral("hybrid_override_pattern has %1 letters, but num_hidden_layers is %2")
                                .arg(pattern.size())
                                .arg(m_layers));
            return;
        }
        const LinearMixer mixer = readMamba2({"mamba_num_heads"}, {"mamba_head_dim"}, {"ssm_state_size"}, {"n_groups"},
                                             {"conv_kernel"});
        for (std::size_t i = 0; i < pattern.size(); ++i) {
            Layer layer;
            layer.norms = 1;
            layer.feedForward.gated = false;
            switch (pattern[i]) {
            case 'M': layer.linear = mixer; break;
            case '*': layer.attention = m_attention; break;
            case '-': layer.feedForward.width = m_denseWidth; break;
            case 'E':
                layer.feedForward = m_ffn;
                layer.feedForward.width = 0;
                break;
            default:
                m_keys.addFault(ErrorCode::Unsupported, m_keys.nameOf({"hybrid_override_pattern"}),
                                QStringLiteral("hybrid_override_pattern: the letter '%1' is not known")
                                    .arg(QLatin1Char(pattern[i])));
                return;
            }
            m_shape.append(layer);
        }
    }

    void buildJamba()
    {
        LinearMixer mixer;
        mixer.kind = LinearKind::Mamba1;
        mixer.innerWidth = m_shape.hiddenSize * m_keys.count({"mamba_expand"}, 1, 64).value_or(2);
        mixer.state = m_keys.count({"mamba_d_state"}, 1, maximumWidth).value_or(16);
        mixer.convolution = m_keys.count({"mamba_d_conv"}, 1, 64).value_or(4);
        const ConfigValue *rank = m_keys.find({"mamba_dt_rank"});
        mixer.timeStepRank = rank && rank->asInteger() ? m_keys.count({"mamba_dt_rank"}, 1, maximumWidth).value_or(1)
                                                       : (m_shape.hiddenSize + 15) / 16;
        mixer.convolutionBias = m_keys.flag({"mamba_conv_bias"}).value_or(true);
        mixer.innerNorms = true;
        const int period = m_keys.count({"attn_layer_period"}, 1, maximumLayers).value_or(8);
        const int offset = m_keys.count({"attn_layer_offset"}, 0, maximumLayers).value_or(4);
        for (int i = 0; i < m_layers; ++i) {
            Layer layer;
            if (i % period == offset)
                layer.attention = m_attention;
            else
                layer.linear = mixer;
            layer.feedForward = ffnOf(i);
            m_shape.append(layer);
        }
    }

    /// Falcon-H1: every layer has attention and a Mamba-2 mixer side by side.
    void buildFalconH1()
    {
        Layer layer;
        layer.attention = m_attention;
        layer.feedForward = ffnOf(0);
        if (m_keys.find({"mamba_n_heads"})) {
            layer.linear = readMamba2({"mamba_n_heads"}, {"mamba_d_head"}, {"mamba_d_state"}, {"mamba_n_groups"},
                                      {"mamba_d_conv"});
            m_warnings << QStringLiteral(
                "parameters of the Mamba part of Falcon-H1 were not checked against a published count");
        } else {
            absent({"mamba_n_heads"});
        }
        m_shape.append(layer, m_layers);
    }

    void readStoredType()
    {
        const ConfigValue *quantisation = m_keys.find({"quantization_config"});
        if (!quantisation)
            quantisation = m_top.findValue("quantization_config");
        if (quantisation && quantisation->asObject()) {
            readQuantisation(*quantisation);
            return;
        }
        std::optional<std::string> type = m_keys.text({"torch_dtype", "dtype"});
        if (!type) {
            if (const ConfigValue *outer = m_top.findValue("torch_dtype"); outer && outer->asText())
                type = *outer->asText();
        }
        if (type) {
            if (const Result<WeightType> parsed = parseWeightType(fromStd(*type)))
                m_shape.storedType = *parsed;
        }
    }

    void readQuantisation(const ConfigValue &object)
    {
        ConfigKeys keys(object, QStringLiteral("quantization_config."));
        const std::string method = keys.text({"quant_method", "quant_algo"}).value_or(std::string());
        const int group = std::max(0, keys.count({"group_size", "q_group_size"}, -1, maximumWidth).value_or(128));
        WeightType type{.scheme = WeightScheme::LinearOnly, .bits = 16};
        if (method == "awq") {
            const int bits = keys.count({"bits", "w_bit"}, 1, 8).value_or(4);
            type.bits = groupedBits(bits, group, 16, keys.flag({"zero_point"}).value_or(true) ? bits : 0);
            type.isFloat = false;
        } else if (method == "gptq") {
            const int bits = keys.count({"bits"}, 1, 8).value_or(4);
            type.bits = groupedBits(bits, group, 16, bits);
            type.isFloat = false;
        } else if (method == "fp8" || method == "fbgemm_fp8" || method == "FP8") {
            type.bits = 8;
            if (const ConfigValue::List *block = keys.list({"weight_block_size"}); block && block->size() == 2)
                type.bits += blockScaleBits(*block);
        } else if (method == "mxfp4") {
            type = {.scheme = WeightScheme::ExpertsOnly, .bits = 4.25};
        } else if (method == "NVFP4" || method == "nvfp4") {
            type.bits = 4.5;
        } else if (method == "bitsandbytes") {
            if (keys.flag({"load_in_4bit", "_load_in_4bit"}).value_or(false))
                type.bits = keys.flag({"bnb_4bit_use_double_quant"}).value_or(false) ? 4 + 8.0 / 64 + 32.0 / (64 * 256)
                                                                                     : 4.5;
            else
                type.bits = 8;
            type.isFloat = false;
        } else if (method == "compressed-tensors" || method == "modelopt") {
            readGroups(object, type, method);
        } else {
            m_keys.addFault(ErrorCode::Unsupported, QStringLiteral("quantization_config.quant_method"),
                            QStringLiteral("quantization_config.quant_method: \"%1\" is not a format that this program "
                                           "knows; expected awq, gptq, fp8, mxfp4, "
                                           "nvfp4, bitsandbytes or compressed-tensors")
                                .arg(fromStd(method)));
            return;
        }
        if (keys.hasFaults()) {
            const Error error = keys.error();
            m_keys.addFault(error.code, error.place, error.message);
            return;
        }
        m_shape.storedType = type;
        m_shape.preQuantised = true;
    }

    [[nodiscard]] static double blockScaleBits(const ConfigValue::List &block)
    {
        const std::int64_t *rows = block[0].asInteger();
        const std::int64_t *columns = block[1].asInteger();
        return rows && columns && *rows > 0 && *columns > 0 ? 32.0 / (double(*rows) * double(*columns)) : 0;
    }

    void readGroups(const ConfigValue &object, WeightType &type, const std::string &method)
    {
        double bits = 8;
        int group = 0;
        bool isFloat = true;
        if (const ConfigValue *groups = object.findValue("config_groups");
            groups && groups->asObject() && !groups->asObject()->empty()) {
            if (const ConfigValue *weights = groups->asObject()->front().second.findValue("weights")) {
                ConfigKeys keys(*weights, QStringLiteral("quantization_config.config_groups.weights."));
                bits = keys.count({"num_bits"}, 1, 16).value_or(8);
                group = std::max(0, keys.count({"group_size"}, -1, maximumWidth).value_or(0));
                isFloat = keys.text({"type"}).value_or("int") == "float";
            }
        } else if (const ConfigValue *algorithm = object.findValue("quant_algo");
                   algorithm && algorithm->asText() && *algorithm->asText() == "NVFP4") {
            bits = 4;
            group = 16;
        } else if (method == "compressed-tensors") {
            m_warnings << QStringLiteral("quantization_config does not state the number of bits; 8 are assumed");
        }
        type.bits = groupedBits(bits, group, isFloat && bits == 4 ? 8 : 16, 0);
        type.isFloat = isFloat;
    }

    /// The product of sizes must stay what a 64-bit count can hold with room to spare.
    void checkTotals()
    {
        double total = 0;
        for (const LayerRun &run : m_shape.layers) {
            for (const WeightTensor &tensor : layerTensors(m_shape, run.layer))
                total += double(tensor.rowWidth) * double(tensor.rows) * double(tensor.copies) * run.count;
        }
        if (total > 1e16) {
            m_keys.addFault(ErrorCode::OutOfRange, QStringLiteral("num_hidden_layers"),
                            QStringLiteral("num_hidden_layers, hidden_size and the other sizes together give %1 "
                                           "parameters, more than any model has")
                                .arg(total));
        }
        if (m_shape.trainedContext == 0 && m_missing == MissingSizes::Refuse)
            m_warnings << QStringLiteral("the trained context (max_position_embeddings) is not stated");
    }

    const ConfigValue &m_top;
    ConfigKeys m_keys;
    MissingSizes m_missing;
    std::string m_type;
    ModelFamily m_family;
    ModelShape m_shape;
    QStringList m_warnings;
    Attention m_attention;
    FeedForward m_ffn;
    int m_layers = 0;
    int m_heads = 0;
    int m_kvHeads = 0;
    int m_headWidth = 0;
    int m_window = 0;
    int m_denseWidth = 0;
    int m_firstDense = 0;
    int m_lastExpert = -1;
    int m_expertStep = 1;
    int m_expertPeriod = 2;
    int m_expertOffset = 1;
};

/// What a JSON object that is no language model's configuration most likely is.
std::optional<QString> knownStranger(const ConfigValue &config)
{
    if (config.find("_class_name") || config.find("_diffusers_version"))
        return QStringLiteral("the index of a diffusion pipeline");
    if (config.find("peft_type") || config.find("base_model_name_or_path"))
        return QStringLiteral("an adapter configuration (adapter_config.json)");
    if (config.find("weight_map"))
        return QStringLiteral("a weight index (model.safetensors.index.json)");
    if (config.find("tokenizer_class") && !config.find("hidden_size"))
        return QStringLiteral("a tokenizer configuration");
    return std::nullopt;
}

/// Gemma 3 files leave out what equals the default of its configuration class (transformers, Gemma3TextConfig).
ConfigValue withClassDefaults(const ConfigValue &part, QStringList &warnings)
{
    static constexpr std::pair<std::string_view, std::int64_t> defaults[] = {{"num_attention_heads", 8},
                                                                             {"num_key_value_heads", 4},
                                                                             {"head_dim", 256},
                                                                             {"vocab_size", 262208},
                                                                             {"sliding_window_pattern", 6}};
    const ConfigValue *type = part.findValue("model_type");
    if (!type || !type->asText() || (*type->asText() != "gemma3_text" && *type->asText() != "gemma3"))
        return part;
    ConfigValue completed = part;
    QStringList taken;
    for (const auto &[key, value] : defaults) {
        const bool pattern = key == "sliding_window_pattern";
        if (part.findValue(key) || (pattern && part.findValue("layer_types")))
            continue;
        completed.insert(key, value);
        if (!pattern)
            taken << QStringLiteral("%1 %2").arg(fromStd(key)).arg(value);
    }
    if (!taken.isEmpty())
        warnings << QStringLiteral("not in the file, taken from the family's defaults: %1")
                        .arg(taken.join(QStringLiteral(", ")));
    return completed;
}

} // namespace

Result<ShapeReading> readConfig(const ConfigValue &config, const QString &prefix, MissingSizes missing)
{
    if (!config.asObject()) {
        return failure({ErrorCode::WrongType,
                        {},
                        0,
                        prefix.chopped(prefix.isEmpty() ? 0 : 1),
                        QStringLiteral("found %1, expected a JSON object with the model's configuration")
                            .arg(config.described())});
    }
    if (const std::optional<QString> stranger = knownStranger(config)) {
        return failure({ErrorCode::Unsupported,
                        {},
                        0,
                        prefix.chopped(prefix.isEmpty() ? 0 : 1),
                        QStringLiteral("this is %1, not the configuration of a language model").arg(*stranger)});
    }
    const ConfigValue *part = &config;
    QString inner = prefix;
    for (const std::string_view key : {"text_config", "llm_config", "language_config", "thinker_config"}) {
        if (const ConfigValue *nested = part->findValue(key); nested && nested->asObject()) {
            part = nested;
            inner += fromStd(key) + u'.';
        }
    }
    QStringList defaults;
    const ConfigValue completed = withClassDefaults(*part, defaults);
    Result<ShapeReading> reading = ConfigReading(config, completed, inner, missing).read();
    if (reading)
        reading->warnings = defaults + reading->warnings;
    if (reading && part != &config) {
        reading->shape.multimodal = config.findValue("vision_config") || config.findValue("audio_config")
                                    || config.findValue("vision_tower_config");
        if (reading->shape.multimodal)
            reading->warnings << QStringLiteral("a multimodal model: the figures are those of its language part");
    }
    return reading;
}

Result<ShapeReading> readConfigText(const QByteArray &bytes, const QString &file)
{
    Result<ConfigDocument> document = readConfigTree(bytes, file);
    if (!document)
        return failure(document.error());
    Result<ShapeReading> reading = readConfig(document->root);
    if (!reading) {
        Error error = reading.error();
        error.file = file;
        return failure(std::move(error));
    }
    reading->warnings = document->warnings + reading->warnings;
    return reading;
}

} // namespace model
