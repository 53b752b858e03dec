// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A JSON document as a plain tree, read defensively: what people call "a config.json" may be a web page, a Git LFS
/// pointer, UTF-16 from a Windows editor, or 10,000 brackets. The tree owns all its text; object members keep
/// their order, and a key that occurs twice is kept once (the last value) and listed.
#pragma once

#include "model/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace model {

class ConfigValue
{
public:
    using List = std::vector<ConfigValue>;
    using Member = std::pair<std::string, ConfigValue>;
    using Object = std::vector<Member>;

    ConfigValue() = default;
    ConfigValue(bool value) : m_value(value) {}
    ConfigValue(std::int64_t value) : m_value(value) {}
    ConfigValue(double value) : m_value(value) {}
    ConfigValue(std::string value) : m_value(std::move(value)) {}
    ConfigValue(List value) : m_value(std::move(value)) {}
    ConfigValue(Object value) : m_value(std::move(value)) {}

    [[nodiscard]] bool isNull() const { return std::holds_alternative<std::monostate>(m_value); }
    [[nodiscard]] const bool *asBool() const { return std::get_if<bool>(&m_value); }
    [[nodiscard]] const std::int64_t *asInteger() const { return std::get_if<std::int64_t>(&m_value); }
    /// A number with a fraction or exponent, or an integer beyond 64 bits.
    [[nodiscard]] const double *asReal() const { return std::get_if<double>(&m_value); }
    [[nodiscard]] const std::string *asText() const { return std::get_if<std::string>(&m_value); }
    [[nodiscard]] const List *asList() const { return std::get_if<List>(&m_value); }
    [[nodiscard]] const Object *asObject() const { return std::get_if<Object>(&m_value); }
    [[nodiscard]] List *asList() { return std::get_if<List>(&m_value); }
    [[nodiscard]] Object *asObject() { return std::get_if<Object>(&m_value); }

    /// The member of that name, or nullptr when this is not an object or has none.
    [[nodiscard]] const ConfigValue *find(std::string_view key) const;
    /// The member of that name unless it is null.
    [[nodiscard]] const ConfigValue *findValue(std::string_view key) const;
    /// Adds or replaces a member; this must be an object.
    void insert(std::string_view key, ConfigValue value);

    /// What was found, for an error message: `text "4096"`, `true`, `-3`, `an object`. Long text is cut.
    [[nodiscard]] QString described() const;

private:
    std::variant<std::monostate, bool, std::int64_t, double, std::string, List, Object> m_value;
};

struct ConfigDocument
{
    ConfigValue root;
    QStringList warnings; ///< keys that occur twice, text that had to be decoded
};

/// Reads a JSON text: UTF-8 with or without byte order mark, or UTF-16, parsed by parseJson(). The literals NaN and
/// Infinity that Python writes become the texts "NaN", "Infinity" and "-Infinity", so that they matter only where a
/// number is wanted. `file` is used in the error alone.
/// Errors: Syntax, or OutOfRange for a number beyond a double, with line and key path.
[[nodiscard]] Result<ConfigDocument> readConfigTree(const QByteArray &bytes, const QString &file = {});

} // namespace model
