// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "configvalue.h"

#include "model/json/jsontext.h"
#include "model/text/translate.h"

#include <nlohmann/json.hpp>

#include <QStringDecoder>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace model {

namespace {

constexpr int maximumDepth = 64;

/// Builds the tree from the parser's events and knows the path of what is being read.
class TreeBuilder
{
public:
    using number_integer_t = nlohmann::json::number_integer_t;
    using number_unsigned_t = nlohmann::json::number_unsigned_t;
    using number_float_t = nlohmann::json::number_float_t;
    using string_t = nlohmann::json::string_t;
    using binary_t = nlohmann::json::binary_t;

    explicit TreeBuilder(const QByteArray &text) : m_text(text) {}

    bool null() { return add(ConfigValue()); }
    bool boolean(bool value) { return add(ConfigValue(value)); }
    bool number_integer(number_integer_t value) { return add(ConfigValue(std::int64_t(value))); }
    bool number_unsigned(number_unsigned_t value)
    {
        if (value > static_cast<number_unsigned_t>(std::numeric_limits<std::int64_t>::max()))
            return add(ConfigValue(double(value)));
        return add(ConfigValue(std::int64_t(value)));
    }
    bool number_float(number_float_t value, const string_t &) { return add(ConfigValue(double(value))); }
    bool string(string_t &value) { return add(ConfigValue(std::move(value))); }
    bool binary(binary_t &) { return false; }
    bool start_object(std::size_t) { return open(ConfigValue(ConfigValue::Object())); }
    bool start_array(std::size_t) { return open(ConfigValue(ConfigValue::List())); }
    bool key(string_t &value)
    {
        m_levels.back().key = std::move(value);
        return true;
    }
    bool end_object() { return close(); }
    bool end_array() { return close(); }

    bool parse_error(std::size_t position, const std::string &lastToken, const nlohmann::detail::exception &exception)
    {
        const auto end = std::min<qsizetype>(qsizetype(position), m_text.size());
        Error error;
        error.code = exception.id == 406 ? ErrorCode::OutOfRange : ErrorCode::Syntax;
        error.line = 1 + int(std::count(m_text.begin(), m_text.begin() + end, '\n'));
        error.place = path();
        const QString token = QString::fromUtf8(lastToken.data(),
                                                qsizetype(std::min<std::size_t>(lastToken.size(), 40)));
        error.message = exception.id == 406
                            ? Text::tr("line %1: the number %2 is beyond what a 64-bit floating-point number holds")
                                  .arg(error.line)
                                  .arg(token.trimmed())
                            : Text::tr(
                                  "line %1: not valid JSON near \"%2\"; expected a value, a comma or a closing bracket")
                                  .arg(error.line)
                                  .arg(token.simplified());
        if (!error.place.isEmpty())
            error.message += Text::tr(" (while reading %1)").arg(error.place);
        m_error = std::move(error);
        return false;
    }

    ConfigDocument document() { return {std::move(m_root), std::move(m_warnings)}; }
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }

private:
    struct Level
    {
        ConfigValue value;
        std::string key;
    };

    [[nodiscard]] QString path() const
    {
        QStringList keys;
        for (const Level &level : m_levels) {
            if (!level.key.empty())
                keys << QString::fromStdString(level.key);
        }
        return keys.join(u'.');
    }

    bool open(ConfigValue value)
    {
        if (int(m_levels.size()) >= maximumDepth) {
            m_error = Error{ErrorCode::Syntax,
                            {},
                            0,
                            {},
                            Text::tr("nested deeper than %1 levels; no model configuration is").arg(maximumDepth)};
            return false;
        }
        m_levels.push_back({std::move(value), {}});
        return true;
    }

    bool close()
    {
        ConfigValue value = std::move(m_levels.back().value);
        m_levels.pop_back();
        return add(std::move(value));
    }

    bool add(ConfigValue value)
    {
        if (m_levels.empty()) {
            m_root = std::move(value);
            return true;
        }
        Level &level = m_levels.back();
        if (ConfigValue::List *list = level.value.asList()) {
            list->push_back(std::move(value));
            return true;
        }
        if (const ConfigValue *earlier = level.value.find(level.key)) {
            m_warnings << Text::tr("%1 occurs twice: %2 and then %3; the last is used")
                              .arg(path(), earlier->described(), value.described());
            level.value.insert(level.key, std::move(value));
        } else {
            level.value.asObject()->emplace_back(std::move(level.key), std::move(value));
        }
        level.key.clear();
        return true;
    }

    const QByteArray &m_text;
    ConfigValue m_root;
    std::vector<Level> m_levels;
    QStringList m_warnings;
    std::optional<Error> m_error;
};

/// Puts quotes around the bare words NaN, Infinity and -Infinity outside strings.
QByteArray withQuotedLiterals(const QByteArray &text)
{
    if (!text.contains("NaN") && !text.contains("Infinity"))
        return text;
    QByteArray result;
    result.reserve(text.size() + 16);
    bool inString = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            result += c;
            if (c == '\\' && i + 1 < text.size())
                result += text[++i];
            else if (c == '"')
                inString = false;
            continue;
        }
        const auto rest = QByteArrayView(text).sliced(i);
        QByteArrayView word;
        for (const QByteArrayView candidate :
             {QByteArrayView("NaN"), QByteArrayView("Infinity"), QByteArrayView("-Infinity")}) {
            if (rest.startsWith(candidate))
                word = candidate;
        }
        if (!word.isEmpty()) {
            result += '"';
            result.append(word);
            result += '"';
            i += word.size() - 1;
        } else {
            result += c;
            inString = c == '"';
        }
    }
    return result;
}

/// The text as UTF-8, whatever Unicode encoding it came in.
Result<QByteArray> toUtf8(const QByteArray &bytes, QStringList &warnings)
{
    const auto decoded = [&](QStringConverter::Encoding encoding, const QString &name) -> Result<QByteArray> {
        QStringDecoder decoder(encoding);
        const QString text = decoder.decode(bytes);
        if (decoder.hasError()) {
            return failure(
                {ErrorCode::Syntax, {}, 0, {}, Text::tr("looks like %1 but is damaged; save it as UTF-8").arg(name)});
        }
        warnings << Text::tr("the file is encoded as %1, not UTF-8").arg(name);
        return text.toUtf8();
    };
    if (bytes.startsWith("\xEF\xBB\xBF"))
        return bytes.sliced(3);
    if (bytes.startsWith("\xFF\xFE"))
        return decoded(QStringConverter::Utf16LE, QStringLiteral("UTF-16"));
    if (bytes.startsWith("\xFE\xFF"))
        return decoded(QStringConverter::Utf16BE, QStringLiteral("UTF-16"));
    if (bytes.size() >= 2 && bytes[0] == '{' && bytes[1] == '\0')
        return decoded(QStringConverter::Utf16LE, QStringLiteral("UTF-16"));
    if (bytes.size() >= 2 && bytes[0] == '\0' && bytes[1] == '{')
        return decoded(QStringConverter::Utf16BE, QStringLiteral("UTF-16"));
    return bytes;
}

} // namespace

const ConfigValue *ConfigValue::find(std::string_view key) const
{
    if (const Object *object = asObject()) {
        for (const Member &member : *object) {
            if (member.first == key)
                return &member.second;
        }
    }
    return nullptr;
}

const ConfigValue *ConfigValue::findValue(std::string_view key) const
{
    const ConfigValue *value = find(key);
    return value && !value->isNull() ? value : nullptr;
}

void ConfigValue::insert(std::string_view key, ConfigValue value)
{
    Object *object = asObject();
    Q_ASSERT(object);
    for (Member &member : *object) {
        if (member.first == key) {
            member.second = std::move(value);
            return;
        }
    }
    object->emplace_back(std::string(key), std::move(value));
}

QString ConfigValue::described() const
{
    if (isNull())
        return QStringLiteral("null");
    if (const bool *flag = asBool())
        return *flag ? QStringLiteral("true") : QStringLiteral("false");
    if (const std::int64_t *number = asInteger())
        return QString::number(*number);
    if (const double *number = asReal())
        return QString::number(*number, 'g', 17);
    if (const std::string *text = asText()) {
        QString shown = QString::fromStdString(*text);
        if (shown.size() > 40)
            shown = shown.first(40) + QStringLiteral("…");
        return Text::tr("text \"%1\"").arg(shown);
    }
    return asList() ? Text::tr("a list") : Text::tr("an object");
}

Result<ConfigDocument> readConfigTree(const QByteArray &bytes, const QString &file)
{
    const auto inFile = [&file](Error error) {
        error.file = file;
        return failure(std::move(error));
    };
    QStringList warnings;
    const Result<QByteArray> decoded = toUtf8(bytes, warnings);
    if (!decoded)
        return inFile(decoded.error());
    if (std::optional<Error> error = whyNotJson(*decoded))
        return inFile(std::move(*error));
    const QByteArray text = withQuotedLiterals(*decoded);
    TreeBuilder builder(text);
    const bool complete = nlohmann::json::sax_parse(text.begin(), text.end(), &builder);
    if (builder.error())
        return inFile(*builder.error());
    if (!complete)
        return inFile({ErrorCode::Syntax, {}, 0, {}, Text::tr("not valid JSON")});
    ConfigDocument document = builder.document();
    document.warnings = warnings + document.warnings;
    return document;
}

} // namespace model
