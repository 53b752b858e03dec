// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "configreading.h"

#include "model/text/translate.h"

#include <algorithm>

namespace model {

int ConfigReading::normsOf() const
{
    if (m_type.starts_with("falcon") && m_keys.object().findValue("new_decoder_architecture")) {
        const ConfigValue *grouped = m_keys.object().findValue("new_decoder_architecture");
        return grouped->asBool() && *grouped->asBool() ? 2 : m_family.norms;
    }
    return m_family.norms;
}

void ConfigReading::buildLayers()
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

void ConfigReading::buildRegular()
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

LinearMixer ConfigReading::readLinearMixer()
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

LinearMixer ConfigReading::readMamba2(Names heads, Names width, Names state, Names groups, Names convolution)
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

void ConfigReading::buildFromBlocks()
{
    const ConfigValue::List *blocks = m_keys.list({"block_configs"});
    if (!blocks || int(blocks->size()) != m_layers) {
        m_keys.addFault(ErrorCode::Implausible, m_keys.nameOf({"block_configs"}),
                        Text::tr("block_configs has %1 entries, but num_hidden_layers is %2")
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
                            Text::tr("block_configs[%1] has no attention or ffn entry, or replaces one by a "
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
                                Text::tr("block_configs[%1].attention.n_heads_in_group is absent or does not "
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
                m_keys.addFault(ErrorCode::OutOfRange, QStringLiteral("block_configs[%1]").arg(i),
                                Text::tr("block_configs[%1].ffn.ffn_mult: expected a number from 0 to 64").arg(i));
                return;
            }
            const int width = int(2 * multiple * m_shape.hiddenSize / 3); // rounded up to a multiple of 256
            layer.feedForward.width = (width + 255) / 256 * 256;
            ++layer.norms;
        }
        m_shape.append(layer);
    }
}

void ConfigReading::buildFromPattern()
{
    const std::string pattern = m_keys.text({"hybrid_override_pattern"}).value_or(std::string());
    if (int(pattern.size()) != m_layers) {
        m_keys.addFault(ErrorCode::Implausible, m_keys.nameOf({"hybrid_override_pattern"}),
                        Text::tr("hybrid_override_pattern has %1 letters, but num_hidden_layers is %2")
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
            m_keys.addFault(
                ErrorCode::Unsupported, m_keys.nameOf({"hybrid_override_pattern"}),
                Text::tr("hybrid_override_pattern: the letter '%1' is not known").arg(QLatin1Char(pattern[i])));
            return;
        }
        m_shape.append(layer);
    }
}

void ConfigReading::buildJamba()
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

void ConfigReading::buildFalconH1()
{
    Layer layer;
    layer.attention = m_attention;
    layer.feedForward = ffnOf(0);
    if (m_keys.find({"mamba_n_heads"})) {
        layer.linear = readMamba2({"mamba_n_heads"}, {"mamba_d_head"}, {"mamba_d_state"}, {"mamba_n_groups"},
                                  {"mamba_d_conv"});
        m_warnings << Text::tr("parameters of the Mamba part of Falcon-H1 were not checked against a published count");
    } else {
        absent({"mamba_n_heads"});
    }
    m_shape.append(layer, m_layers);
}

} // namespace model
