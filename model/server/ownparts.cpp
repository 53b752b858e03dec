// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ownparts.h"

#include "partcatalogue.h"

#include "model/catalogue/ownentries.h"
#include "model/text/translate.h"

#include <QLocale>

namespace model {

namespace {

JsonValue partToJson(const OwnPart &part, const QString &id)
{
    JsonValue facts = JsonValue::object();
    for (const auto &[key, value] : part.facts)
        facts.set(key, std::visit([](const auto &held) { return JsonValue(held); }, value));
    JsonValue json = JsonValue::object()
                         .set(QStringLiteral("id"), id)
                         .set(QStringLiteral("category"), partCategoryId(part.category))
                         .set(QStringLiteral("vendor"), part.vendor.simplified())
                         .set(QStringLiteral("name"), part.name.simplified());
    if (part.category == PartCategory::Platform)
        json.set(QStringLiteral("kind"), platformKindId(PlatformKind::PcieGpuServer));
    return json.set(QStringLiteral("facts"), std::move(facts));
}

} // namespace

Result<FactValue> factFromWord(PartCategory category, const QString &key, const QString &word)
{
    Part part;
    part.facts = emptyFacts(category);
    bool isNumber = false;
    const double number = QLocale().toDouble(word.trimmed(), &isNumber);
    const QString yes = Text::tr("yes");
    const QString no = Text::tr("no");
    std::vector<FactValue> readings;
    if (isNumber)
        readings.emplace_back(number);
    if (word.trimmed().compare(yes, Qt::CaseInsensitive) == 0 || word.trimmed().compare(no, Qt::CaseInsensitive) == 0)
        readings.emplace_back(word.trimmed().compare(yes, Qt::CaseInsensitive) == 0);
    readings.emplace_back(word.simplified());
    std::optional<Error> first;
    for (const FactValue &reading : readings) {
        const Result<void> taken = setFact(part, key, reading, FigureKind::Yours);
        if (taken)
            return reading;
        if (!first)
            first = taken.error();
    }
    return failure(*first);
}

JsonValue withOwnPart(const JsonValue &own, const OwnPart &part, const QStringList &takenIds, QString &id)
{
    id = ownDeviceId(part.name, takenIds);
    JsonValue parts = JsonValue::array();
    if (const JsonValue *before = own.find("parts")) {
        for (const JsonValue &each : before->elements())
            parts.append(each);
    }
    parts.append(partToJson(part, id));
    JsonValue all = JsonValue::object();
    if (!own.find("format"))
        all.set(QStringLiteral("format"), QStringLiteral("ridgepoint-catalogue")).set(QStringLiteral("version"), 1);
    for (const auto &[key, value, line] : own.members()) {
        if (key != "parts")
            all.set(QString::fromStdString(key), value);
    }
    return all.set(QStringLiteral("parts"), std::move(parts));
}

Errors checkOwnPart(const OwnPart &part)
{
    QString id;
    return overlaid(PartCatalogue(), {withOwnPart(JsonValue::object(), part, {}, id), {}}, {}).faults;
}

} // namespace model
