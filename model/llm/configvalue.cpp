// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "configvalue.h"

#include "model/json/jsontext.h"
#include "model/json/jsonvalue.h"
#include "model/text/translate.h"

#include <QStringDecoder>

#include <optional>

namespace model {

namespace {

ConfigValue configOf(const JsonValue &json)
{
    switch (json.type()) {
    case JsonValue::Type::Null: return {};
    case JsonValue::Type::Boolean: return json.toBoolean();
    case JsonValue::Type::Integer: return std::int64_t(json.toInteger());
    case JsonValue::Type::Real: return json.toDouble();
    case JsonValue::Type::String: return json.utf8();
    case JsonValue::Type::Array: {
        ConfigValue::List list;
        list.reserve(json.elements().size());
        for (const JsonValue &element : json.elements())
            list.push_back(configOf(element));
        return list;
    }
    case JsonValue::Type::Object: {
        ConfigValue::Object object;
        object.reserve(json.members().size());
        for (const JsonValue::Member &member : json.members())
            object.emplace_back(member.key, configOf(member.value));
        return object;
    }
    }
    Q_UNREACHABLE();
}

/// "text_config.num_attention_heads" of a JSON pointer.
QString dotted(const QString &pointer)
{
    return pointer.mid(1).replace(u'/', u'.');
}

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
    // Before parseJson(), so that its words need no line before them.
    if (std::optional<Error> error = whyNotJson(*decoded))
        return inFile(std::move(*error));
    const QByteArray text = withQuotedLiterals(*decoded);
    const Result<JsonDocument> parsed = parseJson(text, file);
    if (!parsed) {
        Error error = parsed.error();
        error.place = dotted(error.place);
        error.message = Text::tr("line %1: %2").arg(error.line).arg(error.message);
        if (!error.place.isEmpty())
            error.message += Text::tr(" (while reading %1)").arg(error.place);
        return failure(std::move(error));
    }
    for (const Error &twice : parsed->warnings)
        warnings << QStringLiteral("%1: %2").arg(dotted(twice.place), twice.message);
    return ConfigDocument{configOf(parsed->root), warnings};
}

} // namespace model
