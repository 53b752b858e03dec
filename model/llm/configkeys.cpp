// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "configkeys.h"

#include "model/text/translate.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

constexpr std::size_t shownFaults = 6;

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

} // namespace

const ConfigValue *ConfigKeys::find(Names names) const
{
    for (const std::string_view name : names) {
        if (const ConfigValue *value = m_object.findValue(name))
            return value;
    }
    return nullptr;
}

QString ConfigKeys::nameOf(Names names) const
{
    for (const std::string_view name : names) {
        if (m_object.findValue(name))
            return m_prefix + fromView(name);
    }
    return m_prefix + fromView(*names.begin());
}

std::optional<int> ConfigKeys::count(Names names, int minimum, int maximum)
{
    const ConfigValue *value = find(names);
    if (!value)
        return std::nullopt;
    const QString expected = Text::tr("a whole number from %1 to %2").arg(minimum).arg(maximum);
    double number = 0;
    if (const std::int64_t *integer = value->asInteger()) {
        number = double(*integer);
    } else if (const double *real = value->asReal(); real && *real == std::floor(*real)) {
        number = *real;
    } else {
        const QString name = nameOf(names);
        addFault(ErrorCode::WrongType, name,
                 Text::tr("%1: found %2, expected %3").arg(name, value->described(), expected));
        return std::nullopt;
    }
    if (number < minimum || number > maximum) {
        const QString name = nameOf(names);
        addFault(ErrorCode::OutOfRange, name,
                 Text::tr("%1: found %2, expected %3").arg(name, value->described(), expected));
        return std::nullopt;
    }
    return int(number);
}

std::optional<double> ConfigKeys::number(Names names)
{
    const ConfigValue *value = find(names);
    if (!value)
        return std::nullopt;
    if (const std::int64_t *integer = value->asInteger())
        return double(*integer);
    if (const double *real = value->asReal())
        return *real;
    const QString name = nameOf(names);
    addFault(ErrorCode::WrongType, name, Text::tr("%1: found %2, expected a number").arg(name, value->described()));
    return std::nullopt;
}

std::optional<bool> ConfigKeys::flag(Names names)
{
    const ConfigValue *value = find(names);
    if (!value)
        return std::nullopt;
    if (const bool *set = value->asBool())
        return *set;
    const QString name = nameOf(names);
    addFault(ErrorCode::WrongType, name,
             Text::tr("%1: found %2, expected true or false").arg(name, value->described()));
    return std::nullopt;
}

std::optional<std::string> ConfigKeys::text(Names names)
{
    const ConfigValue *value = find(names);
    if (!value)
        return std::nullopt;
    if (const std::string *text = value->asText())
        return *text;
    const QString name = nameOf(names);
    addFault(ErrorCode::WrongType, name, Text::tr("%1: found %2, expected a text").arg(name, value->described()));
    return std::nullopt;
}

const ConfigValue::List *ConfigKeys::list(Names names)
{
    const ConfigValue *value = find(names);
    return value ? value->asList() : nullptr;
}

void ConfigKeys::addFault(ErrorCode code, const QString &place, const QString &message)
{
    m_faults.push_back({code, {}, 0, place, message});
}

void ConfigKeys::addMissing(Names names, const QString &why)
{
    const QString name = nameOf(names);
    addFault(ErrorCode::MissingKey, name, Text::tr("%1 is missing%2").arg(name, why));
}

Error ConfigKeys::error() const
{
    Q_ASSERT(hasFaults());
    Error all = m_faults.front();
    QStringList messages;
    for (std::size_t i = 0; i < std::min(m_faults.size(), shownFaults); ++i)
        messages << m_faults[i].message;
    if (m_faults.size() > shownFaults)
        messages << Text::tr("and %1 more").arg(m_faults.size() - shownFaults);
    all.message = messages.join(QStringLiteral("; "));
    return all;
}

} // namespace model
