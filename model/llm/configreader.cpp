// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "configreader.h"

#include "configreading.h"

#include "model/text/translate.h"

#include <algorithm>

namespace model {

Result<ShapeReading> ConfigReading::read()
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

std::optional<Error> ConfigReading::chooseFamily()
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
                     Text::tr("%1: the family \"%2\" is not one that this program can count")
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

std::optional<Error> ConfigReading::judgeUnknownFamily()
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
                                 Text::tr("model_type \"%1\" is not known and \"%2\" says that it is not a "
                                          "plain transformer; its shape "
                                          "cannot be read")
                                     .arg(fromStd(m_type), fromStd(key))};
                }
            }
        }
    }
    m_warnings << (m_type.empty()
                       ? Text::tr("no model_type: read as a Llama-like decoder by its sizes; check the parameter count")
                       : Text::tr("model_type \"%1\" is not known: read as a Llama-like decoder "
                                  "by its sizes; check the parameter count")
                             .arg(fromStd(m_type)));
    return std::nullopt;
}

int ConfigReading::required(Names names, int minimum, int maximum, const QString &why)
{
    const bool present = m_keys.find(names) != nullptr;
    const std::optional<int> value = m_keys.count(names, minimum, maximum);
    if (!present)
        absent(names, why);
    return value.value_or(0);
}

void ConfigReading::absent(Names names, const QString &why)
{
    if (m_missing == MissingSizes::Allow)
        m_shape.unknownSizes << fromStd(*names.begin());
    else
        m_keys.addMissing(names, why);
}

void ConfigReading::checkTotals()
{
    double total = 0;
    for (const LayerRun &run : m_shape.layers) {
        for (const WeightTensor &tensor : layerTensors(m_shape, run.layer))
            total += double(tensor.rowWidth) * double(tensor.rows) * double(tensor.copies) * run.count;
    }
    if (total > 1e16) {
        m_keys.addFault(ErrorCode::OutOfRange, QStringLiteral("num_hidden_layers"),
                        Text::tr("num_hidden_layers, hidden_size and the other sizes together give %1 "
                                 "parameters, more than any model has")
                            .arg(total));
    }
    if (m_shape.trainedContext == 0 && m_missing == MissingSizes::Refuse)
        m_warnings << Text::tr("the trained context (max_position_embeddings) is not stated");
}

namespace {

/// What a JSON object that is no language model's configuration most likely is.
std::optional<QString> knownStranger(const ConfigValue &config)
{
    if (config.find("_class_name") || config.find("_diffusers_version"))
        return Text::tr("the index of a diffusion pipeline");
    if (config.find("peft_type") || config.find("base_model_name_or_path"))
        return Text::tr("an adapter configuration (adapter_config.json)");
    if (config.find("weight_map"))
        return Text::tr("a weight index (model.safetensors.index.json)");
    if (config.find("tokenizer_class") && !config.find("hidden_size"))
        return Text::tr("a tokenizer configuration");
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
        warnings
            << Text::tr("not in the file, taken from the family's defaults: %1").arg(taken.join(QStringLiteral(", ")));
    return completed;
}

} // namespace

Result<ShapeReading> readConfig(const ConfigValue &config, const QString &prefix, MissingSizes missing)
{
    if (!config.asObject()) {
        return failure(
            {ErrorCode::WrongType,
             {},
             0,
             prefix.chopped(prefix.isEmpty() ? 0 : 1),
             Text::tr("found %1, expected a JSON object with the model's configuration").arg(config.described())});
    }
    if (const std::optional<QString> stranger = knownStranger(config)) {
        return failure({ErrorCode::Unsupported,
                        {},
                        0,
                        prefix.chopped(prefix.isEmpty() ? 0 : 1),
                        Text::tr("this is %1, not the configuration of a language model").arg(*stranger)});
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
            reading->warnings << Text::tr("a multimodal model: the figures are those of its language part");
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
