// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// JSON as the rest of the program sees it: a small tree that knows the line of each value, so that a fault can
/// name file, line and JSON path. Parsing and writing are done by nlohmann/json, which is included in the
/// source file of this header alone (it is slow to compile).
#pragma once

#include "model/result.h"

#include <QByteArray>
#include <QString>

#include <string>
#include <utility>
#include <vector>

namespace model {

class JsonValue
{
public:
    enum class Type { Null, Boolean, Integer, Real, String, Array, Object };
    struct Member;

    JsonValue();
    JsonValue(bool value);
    JsonValue(double value);
    JsonValue(int value);
    JsonValue(qint64 value);
    JsonValue(const QString &value);
    JsonValue(const char *) = delete; // would turn into bool
    JsonValue(const JsonValue &);
    JsonValue(JsonValue &&) noexcept;
    JsonValue &operator=(const JsonValue &);
    JsonValue &operator=(JsonValue &&) noexcept;
    ~JsonValue();
    [[nodiscard]] static JsonValue array() { return JsonValue(Type::Array); }
    [[nodiscard]] static JsonValue object() { return JsonValue(Type::Object); }

    [[nodiscard]] Type type() const { return m_type; }
    [[nodiscard]] bool isNull() const { return m_type == Type::Null; }
    [[nodiscard]] bool isBoolean() const { return m_type == Type::Boolean; }
    [[nodiscard]] bool isNumber() const { return m_type == Type::Integer || m_type == Type::Real; }
    [[nodiscard]] bool isInteger() const { return m_type == Type::Integer; }
    [[nodiscard]] bool isString() const { return m_type == Type::String; }
    [[nodiscard]] bool isArray() const { return m_type == Type::Array; }
    [[nodiscard]] bool isObject() const { return m_type == Type::Object; }
    /// The type in words for messages: "a number", "text", "a list", …
    [[nodiscard]] QString typeName() const;

    /// Line of the value's first character in the text it was parsed from, counted from 1; 0 when built in memory.
    [[nodiscard]] int line() const { return m_line; }

    [[nodiscard]] bool toBoolean() const { return m_number != 0; }
    [[nodiscard]] double toDouble() const { return m_number; }
    /// Of an integer, exactly; integers beyond 64 bits are reals.
    [[nodiscard]] qint64 toInteger() const { return m_integer; }
    [[nodiscard]] QString toString() const { return QString::fromStdString(m_string); }
    [[nodiscard]] const std::string &utf8() const { return m_string; }

    [[nodiscard]] const std::vector<JsonValue> &elements() const { return m_elements; }
    [[nodiscard]] const std::vector<Member> &members() const { return m_members; }
    /// The member of an object, or nullptr.
    [[nodiscard]] const JsonValue *find(std::string_view key) const;
    /// The member of an object, or null.
    [[nodiscard]] const JsonValue &operator[](std::string_view key) const;

    /// Appends to an array.
    JsonValue &append(JsonValue value);
    /// Appends a member to an object, in order; the key must not be there yet.
    JsonValue &set(const QString &key, JsonValue value);

    /// The same type and content, members in the same order; lines do not count.
    friend bool operator==(const JsonValue &a, const JsonValue &b);

    /// UTF-8 text, indented by two spaces (or on one line), members in order, numbers so that they read back equal.
    [[nodiscard]] QByteArray toText(bool oneLine = false) const;

private:
    friend class JsonBuilder;
    explicit JsonValue(Type type);

    Type m_type = Type::Null;
    int m_line = 0;
    double m_number = 0;
    qint64 m_integer = 0;
    std::string m_string;
    std::vector<JsonValue> m_elements;
    std::vector<Member> m_members;
};

struct JsonValue::Member
{
    std::string key;
    JsonValue value;
    int line = 0; ///< of the key
};

// Here, where a member is a complete type.
inline JsonValue::JsonValue() = default;
inline JsonValue::JsonValue(Type type) : m_type(type) {}
inline JsonValue::JsonValue(bool value) : m_type(Type::Boolean), m_number(value ? 1 : 0) {}
inline JsonValue::JsonValue(double value) : m_type(Type::Real), m_number(value) {}
inline JsonValue::JsonValue(int value) : m_type(Type::Integer), m_number(value), m_integer(value) {}
inline JsonValue::JsonValue(qint64 value) : m_type(Type::Integer), m_number(static_cast<double>(value)), m_integer(value) {}
inline JsonValue::JsonValue(const QString &value) : m_type(Type::String), m_string(value.toStdString()) {}
inline JsonValue::JsonValue(const JsonValue &) = default;
inline JsonValue::JsonValue(JsonValue &&) noexcept = default;
inline JsonValue &JsonValue::operator=(const JsonValue &) = default;
inline JsonValue &JsonValue::operator=(JsonValue &&) noexcept = default;
inline JsonValue::~JsonValue() = default;

/// A parsed text with what is doubtful in it: duplicate keys, of which the last one counts.
struct JsonDocument
{
    JsonValue root;
    Errors warnings;
};

/// Parses UTF-8 JSON (a byte order mark is skipped). Refused with file, line and reason: syntax faults, numbers beyond
/// a double (1e400: OutOfRange), more than 100 levels, UTF-16, an empty text.
[[nodiscard]] Result<JsonDocument> parseJson(const QByteArray &text, const QString &fileName);

/// The same from CBOR (RFC 8949), as the build packs the built-in files: no lines, and no text to tell a person about.
[[nodiscard]] Result<JsonDocument> parseCbor(const QByteArray &bytes, const QString &fileName);

/// Reads and parses a file of at most `maximumBytes`.
[[nodiscard]] Result<JsonDocument> readJsonFile(const QString &path, qint64 maximumBytes = 256 * 1024 * 1024);

/// "/devices/3/figures" and a key make "/devices/3/figures/tdp" (JSON pointer, RFC 6901).
[[nodiscard]] QString jsonPath(const QString &parent, std::string_view key);
[[nodiscard]] QString jsonPath(const QString &parent, qsizetype index);

} // namespace model
