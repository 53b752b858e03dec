// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ggufreader.h"

#include "modelfamily.h"

#include "model/text/translate.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>

namespace model {

namespace {

constexpr quint64 longestKey = 65535; // by the format
constexpr quint64 longestKeptText = 4096;
constexpr quint64 longestKeptArray = 4096;
constexpr quint64 mostStrings = 16'000'000;  // in the arrays of a header; the largest vocabularies have 0.3 million
constexpr quint64 smallestEntry = 8 + 4 + 1; // key length, type, a one-byte value
constexpr quint64 smallestTensor = 8 + 4 + 4 + 8;

enum class ValueType : quint32 { U8, I8, U16, I16, U32, I32, F32, Bool, String, Array, U64, I64, F64 };

int sizeOf(ValueType type)
{
    switch (type) {
    case ValueType::U8:
    case ValueType::I8:
    case ValueType::Bool: return 1;
    case ValueType::U16:
    case ValueType::I16: return 2;
    case ValueType::U32:
    case ValueType::I32:
    case ValueType::F32: return 4;
    case ValueType::U64:
    case ValueType::I64:
    case ValueType::F64: return 8;
    case ValueType::String:
    case ValueType::Array: return 0;
    }
    return -1;
}

/// Reads little-endian values through a small buffer and knows how much of the file is left.
class Stream
{
public:
    explicit Stream(QIODevice &device) : m_device(device), m_size(quint64(std::max<qint64>(0, device.size()))) {}

    [[nodiscard]] quint64 position() const { return m_start + quint64(m_offset); }
    [[nodiscard]] quint64 left() const { return m_size - std::min(m_size, position()); }
    [[nodiscard]] quint64 size() const { return m_size; }
    [[nodiscard]] bool hasFailed() const { return m_failed; }

    template<class T>
    T number()
    {
        std::array<char, sizeof(T)> bytes{};
        copy(bytes.data(), qsizetype(sizeof(T)));
        return qFromLittleEndian<T>(bytes.data());
    }

    std::string text(quint64 length)
    {
        if (length > left() || m_failed) {
            m_failed = true;
            return {};
        }
        std::string result(std::size_t(length), '\0');
        copy(result.data(), qsizetype(length));
        return result;
    }

    void skip(quint64 count)
    {
        if (count > left() || m_failed) {
            m_failed = true;
            return;
        }
        if (count <= quint64(m_buffer.size() - m_offset)) {
            m_offset += qsizetype(count);
            return;
        }
        m_start = position() + count;
        m_buffer.clear();
        m_offset = 0;
        m_failed = !m_device.seek(qint64(m_start));
    }

private:
    void copy(char *target, qsizetype count)
    {
        while (count > 0 && !m_failed) {
            if (m_offset == m_buffer.size())
                fill();
            const qsizetype part = std::min(count, m_buffer.size() - m_offset);
            std::memcpy(target, m_buffer.constData() + m_offset, std::size_t(part));
            m_offset += part;
            target += part;
            count -= part;
        }
    }

    void fill()
    {
        m_start += quint64(m_buffer.size());
        m_buffer = m_device.read(1 << 16);
        m_offset = 0;
        m_failed = m_buffer.isEmpty();
    }

    QIODevice &m_device;
    quint64 m_size;
    QByteArray m_buffer;
    quint64 m_start = 0;
    qsizetype m_offset = 0;
    bool m_failed = false;
};

class HeaderReading
{
public:
    HeaderReading(QIODevice &device, const QString &file) : m_stream(device), m_file(file) {}

    Result<GgufHeader> read()
    {
        if (std::optional<Error> error = readPreamble())
            return failure(std::move(*error));
        for (quint64 i = 0; i < m_entries; ++i) {
            if (std::optional<Error> error = readEntry(i))
                return failure(std::move(*error));
        }
        for (quint64 i = 0; i < m_tensors; ++i) {
            if (std::optional<Error> error = readTensor(i))
                return failure(std::move(*error));
        }
        finish();
        return std::move(m_header);
    }

private:
    [[nodiscard]] Error error(ErrorCode code, const QString &place, const QString &message) const
    {
        return {code, m_file, 0, place, message};
    }

    [[nodiscard]] Error ended(const QString &place) const
    {
        return error(ErrorCode::Syntax, place,
                     Text::tr("%1: the file ends inside the header, at %2 bytes; it is incomplete or damaged")
                         .arg(place)
                         .arg(m_stream.size()));
    }

    std::optional<Error> readPreamble()
    {
        const std::string magic = m_stream.left() >= 4 ? m_stream.text(4) : std::string();
        if (magic != "GGUF") {
            static constexpr std::string_view old[] = {"lmgg", "ggml", "tjgg", "fmgg", "algg", "ggjt", "ggmf", "ggla"};
            const bool isOld = std::find(std::begin(old), std::end(old), magic) != std::end(old);
            return error(ErrorCode::Syntax, QStringLiteral("magic"),
                         isOld ? Text::tr("a file of the format before GGUF; convert it with llama.cpp's tools")
                               : Text::tr("the file does not begin with \"GGUF\""));
        }
        const auto version = m_stream.number<quint32>();
        if (version != 2 && version != 3)
            return wrongVersion(version);
        m_tensors = m_stream.number<quint64>();
        m_entries = m_stream.number<quint64>();
        if (m_stream.hasFailed())
            return ended(QStringLiteral("header"));
        if (m_entries > m_stream.left() / smallestEntry)
            return tooMany(Text::tr("metadata entries"), m_entries);
        if (m_tensors > m_stream.left() / smallestTensor)
            return tooMany(QStringLiteral("tensors"), m_tensors);
        m_header.version = int(version);
        m_header.metadata = ConfigValue(ConfigValue::Object());
        return std::nullopt;
    }

    [[nodiscard]] Error wrongVersion(quint32 version) const
    {
        if (const quint32 swapped = qbswap(version); swapped >= 1 && swapped <= 99) {
            return error(
                ErrorCode::Unsupported, QStringLiteral("version"),
                Text::tr("a big-endian GGUF file (version %1); only little-endian files are read").arg(swapped));
        }
        if (version == 1)
            return error(ErrorCode::Unsupported, QStringLiteral("version"),
                         Text::tr("GGUF version 1; convert the file to version 2 or 3"));
        return error(ErrorCode::Unsupported, QStringLiteral("version"),
                     Text::tr("GGUF version %1 is not known; versions 2 and 3 are read").arg(version));
    }

    [[nodiscard]] Error tooMany(const QString &what, quint64 claimed) const
    {
        return error(ErrorCode::OutOfRange, what,
                     Text::tr("the header claims %1 %2, more than a file of %3 bytes can hold")
                         .arg(claimed)
                         .arg(what)
                         .arg(m_stream.size()));
    }

    std::optional<Error> readEntry(quint64 index)
    {
        const QString place = Text::tr("metadata entry %1").arg(index + 1);
        const auto length = m_stream.number<quint64>();
        if (m_stream.hasFailed())
            return ended(place);
        if (length > longestKey || length > m_stream.left()) {
            return error(ErrorCode::OutOfRange, place,
                         Text::tr("%1: a key of %2 bytes; at most %3 are possible")
                             .arg(place)
                             .arg(length)
                             .arg(std::min(longestKey, m_stream.left())));
        }
        const std::string key = m_stream.text(length);
        const auto type = ValueType(m_stream.number<quint32>());
        std::optional<ConfigValue> value;
        if (std::optional<Error> fault = readValue(QString::fromStdString(key), key, type, value))
            return fault;
        if (m_stream.hasFailed())
            return ended(QString::fromStdString(key));
        if (value)
            m_header.metadata.insert(key, std::move(*value));
        return std::nullopt;
    }

    std::optional<Error> readValue(const QString &place, const std::string &key, ValueType type,
                                   std::optional<ConfigValue> &value)
    {
        if (type == ValueType::Array)
            return readArray(place, key, value);
        if (sizeOf(type) < 0) {
            return error(ErrorCode::Syntax, place,
                         Text::tr("%1: value type %2 is not known").arg(place).arg(quint32(type)));
        }
        if (type != ValueType::String) {
            value = scalar(type);
            return std::nullopt;
        }
        const auto length = m_stream.number<quint64>();
        if (m_stream.hasFailed() || length > m_stream.left())
            return ended(place);
        if (length <= longestKeptText)
            value = ConfigValue(m_stream.text(length));
        else
            m_stream.skip(length);
        return std::nullopt;
    }

    ConfigValue scalar(ValueType type)
    {
        switch (type) {
        case ValueType::U8: return ConfigValue(std::int64_t(m_stream.number<quint8>()));
        case ValueType::I8: return ConfigValue(std::int64_t(m_stream.number<qint8>()));
        case ValueType::U16: return ConfigValue(std::int64_t(m_stream.number<quint16>()));
        case ValueType::I16: return ConfigValue(std::int64_t(m_stream.number<qint16>()));
        case ValueType::U32: return ConfigValue(std::int64_t(m_stream.number<quint32>()));
        case ValueType::I32: return ConfigValue(std::int64_t(m_stream.number<qint32>()));
        case ValueType::I64: return ConfigValue(std::int64_t(m_stream.number<qint64>()));
        case ValueType::U64: {
            const auto number = m_stream.number<quint64>();
            return number > quint64(std::numeric_limits<qint64>::max()) ? ConfigValue(double(number))
                                                                        : ConfigValue(std::int64_t(number));
        }
        case ValueType::F32: return ConfigValue(double(std::bit_cast<float>(m_stream.number<quint32>())));
        case ValueType::F64: return ConfigValue(std::bit_cast<double>(m_stream.number<quint64>()));
        case ValueType::Bool: return ConfigValue(m_stream.number<quint8>() != 0);
        case ValueType::String:
        case ValueType::Array: break;
        }
        return {};
    }

    std::optional<Error> readArray(const QString &place, const std::string &key, std::optional<ConfigValue> &value)
    {
        const auto type = ValueType(m_stream.number<quint32>());
        const auto count = m_stream.number<quint64>();
        if (m_stream.hasFailed())
            return ended(place);
        const int size = sizeOf(type);
        if (size < 0 || type == ValueType::Array)
            return error(ErrorCode::Unsupported, place,
                         Text::tr("%1: arrays of type %2 are not read").arg(place).arg(quint32(type)));
        const quint64 smallest = type == ValueType::String ? 8 : quint64(size);
        if (count > m_stream.left() / smallest) {
            return error(ErrorCode::OutOfRange, place,
                         Text::tr("%1: an array of %2 entries is longer than the file").arg(place).arg(count));
        }
        if (key == "tokenizer.ggml.tokens")
            m_header.vocabulary = std::int64_t(count);
        if (type == ValueType::String) {
            if (count > mostStrings - m_strings) {
                return error(ErrorCode::OutOfRange, place,
                             Text::tr("%1: an array of %2 texts; at most %3 are read")
                                 .arg(place)
                                 .arg(count)
                                 .arg(mostStrings));
            }
            m_strings += count;
            for (quint64 i = 0; i < count; ++i) {
                m_stream.skip(m_stream.number<quint64>());
                if (m_stream.hasFailed())
                    return ended(place);
            }
            return std::nullopt;
        }
        if (count > longestKeptArray) {
            m_stream.skip(count * quint64(size));
            return std::nullopt;
        }
        ConfigValue::List list;
        for (quint64 i = 0; i < count; ++i)
            list.push_back(scalar(type));
        value = ConfigValue(std::move(list));
        return std::nullopt;
    }

    std::optional<Error> readTensor(quint64 index)
    {
        QString place = Text::tr("tensor %1").arg(index + 1);
        const auto length = m_stream.number<quint64>();
        if (m_stream.hasFailed() || length > m_stream.left())
            return ended(place);
        if (length > longestKey)
            return error(ErrorCode::OutOfRange, place, Text::tr("%1: a name of %2 bytes").arg(place).arg(length));
        const std::string name = m_stream.text(length);
        place = QString::fromStdString(name);
        const auto dimensions = m_stream.number<quint32>();
        if (m_stream.hasFailed())
            return ended(place);
        if (dimensions > 4)
            return error(ErrorCode::OutOfRange, place,
                         Text::tr("%1: %2 dimensions, at most 4 are possible").arg(place).arg(dimensions));
        double elements = 1;
        for (quint32 i = 0; i < dimensions; ++i)
            elements *= double(m_stream.number<quint64>());
        const auto typeNumber = m_stream.number<quint32>();
        const auto offset = m_stream.number<quint64>();
        if (m_stream.hasFailed())
            return ended(place);
        if (elements > 1e15)
            return error(ErrorCode::OutOfRange, place,
                         Text::tr("%1: %2 weights, more than any tensor has").arg(place).arg(elements));
        const BlockLayout *layout = typeNumber <= 1000 ? blockLayout(int(typeNumber)) : nullptr;
        if (!layout)
            return error(ErrorCode::Unsupported, place,
                         Text::tr("%1: tensor type %2 is not known").arg(place).arg(typeNumber));
        addTensor(name, *layout, elements, double(offset));
        return std::nullopt;
    }

    void addTensor(const std::string &name, const BlockLayout &layout, double elements, double offset)
    {
        const double bytes = elements / layout.weights * layout.bytes;
        const QString type = QString::fromLatin1(layout.name.data(), qsizetype(layout.name.size()));
        auto &byType = m_header.tensors.bytesByType;
        const auto found = std::find_if(byType.begin(), byType.end(),
                                        [&type](const auto &entry) { return entry.first == type; });
        if (found == byType.end())
            byType.emplace_back(type, bytes);
        else
            found->second += bytes;
        m_header.tensors.bytes += bytes;
        m_header.tensors.parameters += std::int64_t(elements);
        m_header.hasHead = m_header.hasHead || name == "output.weight";
        m_header.dataEnd = std::max(m_header.dataEnd, offset + bytes);
        ++m_header.tensorCount;
    }

    void finish()
    {
        if (m_header.tensorCount > 0)
            m_header.dataEnd += double(m_stream.position());
        if (const ConfigValue *count = m_header.metadata.findValue("split.count"); count && count->asInteger())
            m_header.splitCount = int(std::clamp<std::int64_t>(*count->asInteger(), 1, 10000));
    }

    Stream m_stream;
    QString m_file;
    quint64 m_strings = 0; ///< in arrays so far
    GgufHeader m_header;
    quint64 m_tensors = 0;
    quint64 m_entries = 0;
};

/// llama.cpp's numbers for file types (llama.h, enum llama_ftype).
std::optional<FileType> fileTypeOf(std::int64_t number)
{
    switch (number) {
    case 0: return FileType::F32;
    case 1: return FileType::F16;
    case 2: return FileType::Q4_0;
    case 3: return FileType::Q4_1;
    case 7: return FileType::Q8_0;
    case 8: return FileType::Q5_0;
    case 9: return FileType::Q5_1;
    case 10: return FileType::Q2_K;
    case 11: return FileType::Q3_K_S;
    case 12: return FileType::Q3_K_M;
    case 13: return FileType::Q3_K_L;
    case 14: return FileType::Q4_K_S;
    case 15: return FileType::Q4_K_M;
    case 16: return FileType::Q5_K_S;
    case 17: return FileType::Q5_K_M;
    case 18: return FileType::Q6_K;
    case 19: return FileType::IQ2_XXS;
    case 20: return FileType::IQ2_XS;
    case 21: return FileType::Q2_K_S;
    case 22: return FileType::IQ3_XS;
    case 23: return FileType::IQ3_XXS;
    case 24: return FileType::IQ1_S;
    case 25: return FileType::IQ4_NL;
    case 26: return FileType::IQ3_S;
    case 27: return FileType::IQ3_M;
    case 28: return FileType::IQ2_S;
    case 29: return FileType::IQ2_M;
    case 30: return FileType::IQ4_XS;
    case 31: return FileType::IQ1_M;
    case 32: return FileType::BF16;
    case 36: return FileType::TQ1_0;
    case 37: return FileType::TQ2_0;
    case 38: return FileType::MXFP4_MOE;
    default: return std::nullopt;
    }
}

struct KeyPair
{
    std::string_view gguf; ///< after the architecture's name
    std::string_view config;
};

constexpr KeyPair keyPairs[] = {
    {"block_count", "num_hidden_layers"},
    {"embedding_length", "hidden_size"},
    {"feed_forward_length", "intermediate_size"},
    {"attention.head_count", "num_attention_heads"},
    {"attention.head_count_kv", "num_key_value_heads"},
    {"attention.key_length", "head_dim"},
    {"attention.value_length", "v_head_dim"},
    {"context_length", "max_position_embeddings"},
    {"vocab_size", "vocab_size"},
    {"expert_count", "num_experts"},
    {"expert_used_count", "num_experts_per_tok"},
    {"expert_feed_forward_length", "moe_intermediate_size"},
    {"expert_shared_feed_forward_length", "shared_expert_intermediate_size"},
    {"expert_shared_count", "n_shared_experts"},
    {"leading_dense_block_count", "first_k_dense_replace"},
    {"interleave_moe_layer_step", "interleave_moe_layer_step"},
    {"attention.sliding_window", "sliding_window"},
    {"full_attention_interval", "full_attention_interval"},
    {"attention.indexer.head_count", "index_n_heads"},
    {"attention.indexer.key_length", "index_head_dim"},
    {"attention.indexer.top_k", "index_topk"},
};

/// The largest entry of a list of integers, or the value itself.
ConfigValue largest(const ConfigValue &value)
{
    const ConfigValue::List *list = value.asList();
    if (!list)
        return value;
    std::int64_t maximum = 0;
    for (const ConfigValue &entry : *list) {
        if (entry.asInteger())
            maximum = std::max(maximum, *entry.asInteger());
    }
    return maximum > 0 ? ConfigValue(maximum) : ConfigValue();
}

class GgufConfig
{
public:
    GgufConfig(const ConfigValue &metadata, std::string architecture)
        : m_metadata(metadata), m_architecture(std::move(architecture))
    {
    }

    [[nodiscard]] const ConfigValue *find(std::string_view key) const
    {
        return m_metadata.findValue(m_architecture + '.' + std::string(key));
    }

    [[nodiscard]] ConfigValue config() const
    {
        ConfigValue config{ConfigValue::Object()};
        config.insert("model_type", std::string(modelTypeOfGguf(m_architecture)));
        for (const KeyPair &pair : keyPairs) {
            if (const ConfigValue *value = find(pair.gguf))
                config.insert(pair.config, largest(*value));
        }
        addVocabulary(config);
        if (const ConfigValue *rank = find("attention.kv_lora_rank"))
            addLatent(config, *rank);
        if (find("ssm.conv_kernel"))
            addStateSpace(config);
        if (m_architecture == "llama4" && !find("attention.sliding_window"))
            config.insert("attention_chunk_size", std::int64_t(8192));
        if (m_architecture == "deepseek2" && find("expert_gating_func"))
            config.insert("topk_method", std::string(isInteger(find("expert_gating_func"), 2) ? "noaux_tc" : "greedy"));
        return config;
    }

private:
    [[nodiscard]] static bool isInteger(const ConfigValue *value, std::int64_t number)
    {
        return value && value->asInteger() && *value->asInteger() == number;
    }

    void addVocabulary(ConfigValue &config) const
    {
        if (config.find("vocab_size"))
            return;
        if (const ConfigValue *tokens = m_metadata.findValue("tokenizer.ggml.tokens")) {
            if (tokens->asInteger())
                config.insert("vocab_size", *tokens);
            else if (tokens->asList())
                config.insert("vocab_size", std::int64_t(tokens->asList()->size()));
        }
    }

    void addLatent(ConfigValue &config, const ConfigValue &rank) const
    {
        config.insert("kv_lora_rank", rank);
        if (const ConfigValue *query = find("attention.q_lora_rank"))
            config.insert("q_lora_rank", *query);
        const ConfigValue *rope = find("rope.dimension_count");
        const ConfigValue *key = find("attention.key_length_mla") ? find("attention.key_length_mla")
                                                                  : find("attention.key_length");
        const ConfigValue *value = find("attention.value_length_mla") ? find("attention.value_length_mla")
                                                                      : find("attention.value_length");
        if (rope)
            config.insert("qk_rope_head_dim", *rope);
        if (rope && key && rope->asInteger() && key->asInteger())
            config.insert("qk_nope_head_dim", *key->asInteger() - *rope->asInteger());
        if (value)
            config.insert("v_head_dim", *value);
        config.insert("num_key_value_heads", ConfigValue());
    }

    void addStateSpace(ConfigValue &config) const
    {
        const auto copy = [&](std::string_view from, std::string_view to) {
            if (const ConfigValue *value = find(from))
                config.insert(to, *value);
        };
        const auto quotient = [&](std::string_view above, std::string_view below, std::string_view to) {
            const ConfigValue *a = find(above);
            const ConfigValue *b = find(below);
            if (a && b && a->asInteger() && b->asInteger() && *b->asInteger() > 0)
                config.insert(to, *a->asInteger() / *b->asInteger());
        };
        if (m_architecture == "falcon-h1") {
            copy("ssm.time_step_rank", "mamba_n_heads");
            quotient("ssm.inner_size", "ssm.time_step_rank", "mamba_d_head");
            copy("ssm.state_size", "mamba_d_state");
            copy("ssm.group_count", "mamba_n_groups");
            copy("ssm.conv_kernel", "mamba_d_conv");
        } else if (m_architecture == "nemotron_h" || m_architecture == "nemotron_h_moe") {
            copy("ssm.time_step_rank", "mamba_num_heads");
            quotient("ssm.inner_size", "ssm.time_step_rank", "mamba_head_dim");
            copy("ssm.state_size", "ssm_state_size");
            copy("ssm.group_count", "n_groups");
            copy("ssm.conv_kernel", "conv_kernel");
            addPattern(config);
        } else {
            copy("ssm.group_count", "linear_num_key_heads");
            copy("ssm.state_size", "linear_key_head_dim");
            copy("ssm.time_step_rank", "linear_num_value_heads");
            quotient("ssm.inner_size", "ssm.time_step_rank", "linear_value_head_dim");
            copy("ssm.conv_kernel", "linear_conv_kernel_dim");
            if (!find("full_attention_interval"))
                config.insert("full_attention_interval", std::int64_t(4));
        }
    }

    /// Nemotron-H says by its lists which layer is what.
    void addPattern(ConfigValue &config) const
    {
        const ConfigValue *heads = find("attention.head_count_kv");
        const ConfigValue *widths = find("feed_forward_length");
        if (!heads || !widths || !heads->asList() || !widths->asList()
            || heads->asList()->size() != widths->asList()->size())
            return;
        std::string pattern;
        for (std::size_t i = 0; i < heads->asList()->size(); ++i) {
            const std::int64_t *head = (*heads->asList())[i].asInteger();
            const std::int64_t *width = (*widths->asList())[i].asInteger();
            pattern += head && *head > 0 ? '*' : width && *width > 0 ? (config.find("num_experts") ? 'E' : '-') : 'M';
        }
        config.insert("hybrid_override_pattern", pattern);
    }

    const ConfigValue &m_metadata;
    std::string m_architecture;
};

/// Numbers of KV heads or FFN widths that the file lists layer by layer.
void applyLists(ModelShape &shape, const ConfigValue *heads, const ConfigValue *widths)
{
    const auto entry = [&shape](const ConfigValue *value, std::size_t index) -> std::optional<int> {
        const ConfigValue::List *list = value ? value->asList() : nullptr;
        if (!list || int(list->size()) != shape.layerCount() || !(*list)[index].asInteger())
            return std::nullopt;
        return int(std::clamp<std::int64_t>(*(*list)[index].asInteger(), 0, 1 << 20));
    };
    std::vector<LayerRun> runs = std::move(shape.layers);
    shape.layers = runs; // layerCount() is asked for while the new list grows
    ModelShape rebuilt;
    std::size_t index = 0;
    for (const LayerRun &run : runs) {
        for (int i = 0; i < run.count; ++i, ++index) {
            Layer layer = run.layer;
            if (const std::optional<int> count = entry(heads, index)) {
                layer.attention.kvHeads = *count;
                if (*count == 0)
                    layer.attention = {};
            }
            if (const std::optional<int> width = entry(widths, index); width && layer.feedForward.experts == 0)
                layer.feedForward.width = *width;
            rebuilt.append(layer);
        }
    }
    shape.layers = std::move(rebuilt.layers);
}

} // namespace

Result<GgufHeader> readGgufHeader(QIODevice &device, const QString &file)
{
    return HeaderReading(device, file).read();
}

Result<ShapeReading> shapeFromGguf(const ConfigValue &metadata, const QString &prefix)
{
    if (!metadata.asObject()) {
        return failure({ErrorCode::WrongType,
                        {},
                        0,
                        prefix,
                        Text::tr("found %1, expected an object with GGUF metadata").arg(metadata.described())});
    }
    const ConfigValue *architecture = metadata.findValue("general.architecture");
    if (!architecture || !architecture->asText()) {
        return failure({ErrorCode::MissingKey,
                        {},
                        0,
                        prefix + QStringLiteral("general.architecture"),
                        Text::tr("general.architecture is missing, so the other keys cannot be read")});
    }
    const GgufConfig source(metadata, *architecture->asText());
    if (!source.find("block_count")) {
        return failure({ErrorCode::MissingKey,
                        {},
                        0,
                        prefix + QStringLiteral("%1.block_count").arg(QString::fromStdString(*architecture->asText())),
                        Text::tr("%1.block_count is missing; a projector, an adapter or a vocabulary has none")
                            .arg(QString::fromStdString(*architecture->asText()))});
    }
    const ConfigValue config = source.config();
    Result<ShapeReading> reading = readConfig(config, prefix, MissingSizes::Allow);
    if (!reading)
        return reading;
    ModelShape &shape = reading->shape;
    if (!config.find("hybrid_override_pattern"))
        applyLists(shape, source.find("attention.head_count_kv"), source.find("feed_forward_length"));
    if (const ConfigValue *name = metadata.findValue("general.name"); name && name->asText())
        shape.name = QString::fromStdString(*name->asText());
    if (const ConfigValue *type = metadata.findValue("general.file_type"); type && type->asInteger()) {
        if (const std::optional<FileType> file = fileTypeOf(*type->asInteger())) {
            shape.storedType = WeightType{.scheme = WeightScheme::GgufFile, .bits = 0, .file = *file, .isFloat = false};
            shape.preQuantised = shape.storedType->isQuantised();
        }
    }
    return reading;
}

Result<ShapeReading> readGgufFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(
            {ErrorCode::CannotRead, path, 0, {}, Text::tr("cannot be read: %1").arg(file.errorString())});
    Result<GgufHeader> header = readGgufHeader(file, path);
    if (!header)
        return failure(header.error());
    if (header->vocabulary > 0)
        header->metadata.insert("tokenizer.ggml.tokens", header->vocabulary);
    Result<ShapeReading> reading = shapeFromGguf(header->metadata);
    if (!reading) {
        Error error = reading.error();
        error.file = path;
        return failure(std::move(error));
    }
    StoredTensors tensors = header->tensors;
    bool hasHead = header->hasHead;
    if (double(file.size()) < header->dataEnd) {
        reading->warnings
            << Text::tr(
                   "the file is shorter (%1 bytes) than its tensors need (%2): the download may be incomplete")
                   .arg(file.size())
                   .arg(header->dataEnd, 0, 'f', 0);
    }
    static const QRegularExpression partName(QStringLiteral("-([0-9]{5})-of-([0-9]{5})\\.gguf$"));
    const QRegularExpressionMatch match = partName.match(path);
    const int parts = match.hasMatch() ? match.captured(2).toInt() : header->splitCount;
    bool complete = true;
    for (int part = 1; match.hasMatch() && part <= parts; ++part) {
        if (part == match.captured(1).toInt())
            continue;
        const QString sibling =
            path.first(match.capturedStart())
            + QStringLiteral("-%1-of-%2.gguf").arg(part, 5, 10, QLatin1Char('0')).arg(parts, 5, 10, QLatin1Char('0'));
        QFile siblingFile(sibling);
        Result<GgufHeader> more = siblingFile.open(QIODevice::ReadOnly)
                                      ? readGgufHeader(siblingFile, sibling)
                                      : Result<GgufHeader>(failure(
                                          {ErrorCode::CannotRead, sibling, 0, {}, Text::tr("cannot be read")}));
        if (!more) {
            reading->warnings
                << Text::tr("part %1 of %2 was not read: %3").arg(part).arg(parts).arg(more.error().toText());
            complete = false;
            continue;
        }
        tensors.parameters += more->tensors.parameters;
        tensors.bytes += more->tensors.bytes;
        for (const auto &[type, bytes] : more->tensors.bytesByType) {
            const auto found = std::find_if(tensors.bytesByType.begin(), tensors.bytesByType.end(),
                                            [&](const auto &entry) { return entry.first == type; });
            if (found == tensors.bytesByType.end())
                tensors.bytesByType.emplace_back(type, bytes);
            else
                found->second += bytes;
        }
        hasHead = hasHead || more->hasHead;
    }
    if (tensors.parameters > 0 && complete) {
        reading->shape.tiedEmbeddings = !hasHead && !reading->shape.encoder;
        reading->shape.stored = std::move(tensors);
        if (const Result<ParameterCounts> counts = parameterCounts(reading->shape);
            counts && counts->total != reading->shape.stored->parameters) {
            reading->warnings << Text::tr("the tensors hold %1 weights, the shape gives %2")
                                     .arg(reading->shape.stored->parameters)
                                     .arg(counts->total);
        }
    }
    return reading;
}

} // namespace model
