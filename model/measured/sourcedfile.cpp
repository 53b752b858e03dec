// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sourcedfile.h"

#include <QFile>

namespace model {

JsonValue readMeasuredFile(const char *name)
{
    Result<JsonDocument> document = readJsonFile(
        QStringLiteral(":/ridgepoint/measured/%1.json").arg(QLatin1StringView(name)));
    Q_ASSERT(document);
    return document ? std::move(document->root) : JsonValue::object();
}

std::vector<Source> sourcesNamed(const JsonValue &root, const JsonValue &keys)
{
    std::vector<Source> sources;
    for (const JsonValue &key : keys.elements()) {
        const JsonValue &json = root["sources"][key.utf8()];
        sources.push_back({json["title"].toString(), json["url"].toString(), json["date"].toString()});
    }
    return sources;
}

std::optional<double> numberIn(const JsonValue &object, const char *key)
{
    const JsonValue &value = object[key];
    return value.isNumber() ? std::optional(value.toDouble()) : std::nullopt;
}

} // namespace model
