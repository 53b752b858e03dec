// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonvalue.h"

#include "jsontext.h"

#include "model/text/translate.h"

#include <QFile>
#include <QFileInfo>

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstring>
#include <iterator>
#include <limits>
#include <unordered_map>

namespace model {

namespace {

constexpr int maximumDepth = 100;

/// How far the text was read. The lexer reads one character beyond a number to see its end; when that is a line end,
/// the number still stands on the line before.
struct ReadingPosition
{
    int line = 1;
    bool isBehindLineEnd = false;

    [[nodiscard]] int lineOfNumber() const { return isBehindLineEnd ? line - 1 : line; }
};

/// Reads bytes and counts lines as it goes. The lexer holds a copy of the iterator, so the count is outside.
class CountingIterator
{
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char *;
    using reference = const char &;

    CountingIterator(const char *at, ReadingPosition *position) : m_at(at), m_position(position) {}
    reference operator*() const { return *m_at; }
    CountingIterator &operator++()
    {
        m_position->isBehindLineEnd = *m_at == '\n';
        if (m_position->isBehindLineEnd)
            ++m_position->line;
        ++m_at;
        return *this;
    }
    CountingIterator operator++(int) { auto old = *this; ++*this; return old; }
    bool operator==(const CountingIterator &other) const { return m_at == other.m_at; }
    bool operator!=(const CountingIterator &other) const { return m_at != other.m_at; }

private:
    const char *m_at;
    ReadingPosition *m_position;
};

/// "[json.exception.parse_error.101] parse error at line 3, column 1: syntax error while …" without the prefix.
QString reasonOf(const char *what)
{
    QString text = QString::fromUtf8(what);
    static const QString column = QStringLiteral("column ");
    const auto columnAt = text.indexOf(column);
    const auto reasonAt = text.indexOf(QStringLiteral(": "), std::max<qsizetype>(columnAt, 0));
    if (columnAt >= 0 && reasonAt > columnAt)
        return Text::tr("column %1: %2").arg(text.mid(columnAt + column.size(), reasonAt - columnAt - column.size()),
                                       text.mid(reasonAt + 2));
    return text.mid(text.indexOf(QStringLiteral("] ")) + 2);
}

} // namespace

/// Receives nlohmann's events and builds the tree.
class JsonBuilder : public nlohmann::json_sax<nlohmann::json>
{
public:
    JsonBuilder(QString fileName, const ReadingPosition *position) : m_fileName(std::move(fileName)), m_position(position) {}

    bool null() override { return place(JsonValue()); }
    bool boolean(bool value) override { return place(JsonValue(value)); }
    bool number_integer(number_integer_t value) override { return placeNumber(JsonValue(qint64(value))); }
    bool number_unsigned(number_unsigned_t value) override
    {
        const bool is64Bit = value <= static_cast<number_unsigned_t>(std::numeric_limits<qint64>::max());
        return placeNumber(is64Bit ? JsonValue(static_cast<qint64>(value)) : JsonValue(static_cast<double>(value)));
    }
    bool number_float(number_float_t value, const string_t &) override { return placeNumber(JsonValue(double(value))); }
    bool string(string_t &value) override
    {
        JsonValue text(JsonValue::Type::String);
        text.m_string = value; // moved, it would take the lexer's buffer away, which then grows anew for every text
        return place(std::move(text));
    }
    bool binary(binary_t &) override { return false; }
    bool start_object(std::size_t) override { return open(JsonValue::Type::Object); }
    bool start_array(std::size_t) override { return open(JsonValue::Type::Array); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t &key) override
    {
        Open &object = m_stack.back();
        auto &members = object.value.m_members;
        object.slot = slotOf(object, key);
        if (object.slot == members.size()) {
            members.push_back({key, JsonValue(), m_position->line});
            return true;
        }
        m_warnings.push_back({ErrorCode::DuplicateId, m_fileName, m_position->line, currentPath(),
                              Text::tr("the key is given twice, here and in line %1; the last one counts")
                                  .arg(members[object.slot].line)});
        members[object.slot].line = m_position->line;
        return true;
    }
    bool parse_error(std::size_t, const std::string &, const nlohmann::detail::exception &fault) override
    {
        constexpr int beyondDouble = 406;
        m_fault = Error{fault.id == beyondDouble ? ErrorCode::OutOfRange : ErrorCode::Syntax, m_fileName,
                        m_position->line, currentPath(), reasonOf(fault.what())};
        return false;
    }

    [[nodiscard]] std::optional<Error> fault() const { return m_fault; }
    [[nodiscard]] JsonDocument take() { return {std::move(m_root), std::move(m_warnings)}; }

private:
    /// An array or object that is not complete yet.
    struct Open
    {
        JsonValue value;
        std::size_t slot = 0;                               ///< member that the next value belongs to
        std::unordered_map<std::string, std::size_t> slotOfKey; ///< of the keys read so far, once they are many
    };

    /// Where a key stands in an object, or the number of its members when it is new. Few keys are looked through;
    /// of many a map is kept, or a file of a million keys would take hours.
    static std::size_t slotOf(Open &object, const std::string &key)
    {
        constexpr std::size_t few = 48;
        const auto &members = object.value.m_members;
        if (members.size() < few)
            return static_cast<std::size_t>(std::ranges::find(members, key, &JsonValue::Member::key) - members.begin());
        if (object.slotOfKey.empty()) {
            for (std::size_t i = 0; i < members.size(); ++i)
                object.slotOfKey.emplace(members[i].key, i);
        }
        return object.slotOfKey.emplace(key, members.size()).first->second;
    }

    /// The place of the member or element that is being read.
    [[nodiscard]] QString currentPath() const
    {
        QString path;
        for (const Open &open : m_stack) {
            if (open.value.m_type == JsonValue::Type::Array)
                path = jsonPath(path, static_cast<qsizetype>(open.value.m_elements.size()));
            else if (!open.value.m_members.empty()) // none was read yet in an object that has just begun
                path = jsonPath(path, open.value.m_members[open.slot].key);
        }
        return path;
    }

    bool placeNumber(JsonValue number)
    {
        number.m_line = m_position->lineOfNumber();
        return place(std::move(number));
    }

    bool place(JsonValue value)
    {
        if (value.m_line == 0)
            value.m_line = m_position->line;
        if (m_stack.empty()) {
            m_root = std::move(value);
            return true;
        }
        Open &parent = m_stack.back();
        if (parent.value.m_type == JsonValue::Type::Array)
            parent.value.m_elements.push_back(std::move(value));
        else
            parent.value.m_members[parent.slot].value = std::move(value);
        return true;
    }

    bool open(JsonValue::Type type)
    {
        if (m_stack.size() >= maximumDepth) {
            m_fault = Error{ErrorCode::Syntax, m_fileName, m_position->line, {},
                            Text::tr("nested more than %1 levels deep").arg(maximumDepth)};
            return false;
        }
        JsonValue value(type);
        value.m_line = m_position->line;
        m_stack.push_back({std::move(value), 0, {}});
        return true;
    }

    bool close()
    {
        JsonValue value = std::move(m_stack.back().value);
        m_stack.pop_back();
        return place(std::move(value));
    }

    QString m_fileName;
    const ReadingPosition *m_position;
    JsonValue m_root;
    std::vector<Open> m_stack;
    Errors m_warnings;
    std::optional<Error> m_fault;
};

namespace {

nlohmann::ordered_json toLibrary(const JsonValue &value)
{
    switch (value.type()) {
    case JsonValue::Type::Null: return nullptr;
    case JsonValue::Type::Boolean: return value.toBoolean();
    case JsonValue::Type::Integer:
    case JsonValue::Type::Real: {
        // A whole number reads better, and back equal, without ".0".
        const double number = value.toDouble();
        constexpr double exactlyWhole = 9007199254740992.0; // 2^53
        if (std::trunc(number) == number && std::abs(number) < exactlyWhole)
            return static_cast<std::int64_t>(number);
        return number;
    }
    case JsonValue::Type::String: return value.utf8();
    case JsonValue::Type::Array: {
        auto array = nlohmann::ordered_json::array();
        for (const auto &element : value.elements())
            array.push_back(toLibrary(element));
        return array;
    }
    case JsonValue::Type::Object: {
        auto object = nlohmann::ordered_json::object();
        for (const auto &member : value.members())
            object[member.key] = toLibrary(member.value);
        return object;
    }
    }
    Q_UNREACHABLE();
}

} // namespace

QString JsonValue::typeName() const
{
    switch (m_type) {
    case Type::Null: return Text::tr("null");
    case Type::Boolean: return Text::tr("true or false");
    case Type::Integer:
    case Type::Real: return Text::tr("a number");
    case Type::String: return Text::tr("text");
    case Type::Array: return Text::tr("a list");
    case Type::Object: return Text::tr("an object");
    }
    Q_UNREACHABLE();
}

const JsonValue *JsonValue::find(std::string_view key) const
{
    for (const auto &member : m_members) {
        if (member.key == key)
            return &member.value;
    }
    return nullptr;
}

const JsonValue &JsonValue::operator[](std::string_view key) const
{
    static const JsonValue absent;
    const JsonValue *value = find(key);
    return value ? *value : absent;
}

bool operator==(const JsonValue &a, const JsonValue &b)
{
    const auto sameMember = [](const JsonValue::Member &left, const JsonValue::Member &right) {
        return left.key == right.key && left.value == right.value;
    };
    return a.m_type == b.m_type && a.m_number == b.m_number && a.m_string == b.m_string && a.m_elements == b.m_elements
           && std::ranges::equal(a.m_members, b.m_members, sameMember);
}

JsonValue &JsonValue::append(JsonValue value)
{
    Q_ASSERT(isArray());
    m_elements.push_back(std::move(value));
    return *this;
}

JsonValue &JsonValue::set(const QString &key, JsonValue value)
{
    Q_ASSERT(isObject());
    m_members.push_back({key.toStdString(), std::move(value), 0});
    return *this;
}

QByteArray JsonValue::toText(bool oneLine) const
{
    const auto text = toLibrary(*this).dump(oneLine ? -1 : 2, ' ', false,
                                            nlohmann::ordered_json::error_handler_t::replace);
    return QByteArray::fromStdString(text);
}

Result<JsonDocument> parseJson(const QByteArray &text, const QString &fileName)
{
    if (text.startsWith("\xff\xfe") || text.startsWith("\xfe\xff"))
        return failure({ErrorCode::Syntax, fileName, 1, {}, Text::tr("the file is UTF-16; JSON in UTF-8 was expected")});
    if (std::optional<Error> error = whyNotJson(text)) {
        error->file = fileName;
        error->line = std::max(1, error->line);
        return failure(std::move(*error));
    }

    ReadingPosition position;
    JsonBuilder builder(fileName, &position);
    const char *begin = text.constData();
    if (text.startsWith("\xef\xbb\xbf"))
        begin += 3;
    const char *end = text.constData() + text.size();
    const bool parsed = nlohmann::json::sax_parse(CountingIterator(begin, &position), CountingIterator(end, &position), &builder);
    if (!parsed)
        return failure(builder.fault().value_or(Error{ErrorCode::Syntax, fileName, position.line, {}, Text::tr("not JSON")}));
    return builder.take();
}

Result<JsonDocument> parseCbor(const QByteArray &bytes, const QString &fileName)
{
    const ReadingPosition position{.line = 0, .isBehindLineEnd = false};
    JsonBuilder builder(fileName, &position);
    if (!nlohmann::json::sax_parse(bytes.begin(), bytes.end(), &builder, nlohmann::json::input_format_t::cbor))
        return failure(builder.fault().value_or(Error{ErrorCode::Syntax, fileName, 0, {}, Text::tr("not CBOR")}));
    return builder.take();
}

Result<JsonDocument> readJsonFile(const QString &path, qint64 maximumBytes)
{
    if (QFileInfo(path).isDir())
        return failure({ErrorCode::CannotRead, path, 0, {}, Text::tr("this is a folder; a JSON file was expected")});
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure({ErrorCode::CannotRead, path, 0, {}, Text::tr("cannot be read: %1").arg(file.errorString())});
    if (file.size() > maximumBytes)
        return failure({ErrorCode::CannotRead, path, 0, {},
                        Text::tr("%1 MB is too large; at most %2 MB were expected")
                            .arg(file.size() / 1'000'000).arg(maximumBytes / 1'000'000)});
    return parseJson(file.readAll(), path);
}

QString jsonPath(const QString &parent, std::string_view key)
{
    QString escaped = QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
    escaped.replace(QLatin1Char('~'), QStringLiteral("~0")).replace(QLatin1Char('/'), QStringLiteral("~1"));
    return parent + QLatin1Char('/') + escaped;
}

QString jsonPath(const QString &parent, qsizetype index)
{
    return parent + QLatin1Char('/') + QString::number(index);
}

} // namespace model
