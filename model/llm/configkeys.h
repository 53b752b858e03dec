// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads typed values from a JSON object and gathers every fault, so that one message can name all keys at fault.
#pragma once

#include "configvalue.h"

#include <initializer_list>
#include <optional>
#include <string_view>

namespace model {

class ConfigKeys
{
public:
    using Names = std::initializer_list<std::string_view>; ///< spellings of one key, the first is the usual one

    /// `prefix` stands before keys in messages, for example "config.text_config.". The object must outlive this.
    ConfigKeys(const ConfigValue &object, QString prefix) : m_object(object), m_prefix(std::move(prefix)) {}

    /// A whole number in [minimum, maximum], or nullopt when absent, null or at fault.
    [[nodiscard]] std::optional<int> count(Names names, int minimum, int maximum);
    [[nodiscard]] std::optional<double> number(Names names);
    [[nodiscard]] std::optional<bool> flag(Names names);
    [[nodiscard]] std::optional<std::string> text(Names names);
    [[nodiscard]] const ConfigValue *find(Names names) const;
    [[nodiscard]] const ConfigValue::List *list(Names names);
    [[nodiscard]] const ConfigValue &object() const { return m_object; }

    /// The spelling that the object has, else the usual one, with prefix.
    [[nodiscard]] QString nameOf(Names names) const;

    void addFault(ErrorCode code, const QString &place, const QString &message);
    void addMissing(Names names, const QString &why = {});
    [[nodiscard]] bool hasFaults() const { return !m_faults.empty(); }
    /// All faults as one error; there must be one.
    [[nodiscard]] Error error() const;

private:
    const ConfigValue &m_object;
    QString m_prefix;
    Errors m_faults;
};

} // namespace model
