// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schemacheck.h"

#include "model/text/translate.h"

#include <QFile>

#include <nlohmann/json.hpp>

#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

namespace model {

namespace {

/// valijson names a place as "<root>[devices][0][figures]"; everyone else as "/devices/0/figures".
QString pointerFrom(const std::vector<std::string> &context)
{
    QString pointer;
    for (std::size_t i = 1; i < context.size(); ++i) {
        QString part = QString::fromStdString(context[i]);
        if (part.startsWith(QLatin1Char('[')) && part.endsWith(QLatin1Char(']')))
            part = part.mid(1, part.size() - 2);
        pointer += QLatin1Char('/') + part;
    }
    return pointer.isEmpty() ? QStringLiteral("/") : pointer;
}

} // namespace

Errors checkAgainstSchema(const QByteArray &text, const QString &schemaName)
{
    QFile schemaFile(QStringLiteral(":/ridgepoint/schema/%1.schema.json").arg(schemaName));
    if (!schemaFile.open(QIODevice::ReadOnly))
        return {{ErrorCode::CannotRead, schemaFile.fileName(), 0, {}, schemaFile.errorString()}};
    try {
        const auto schemaJson = nlohmann::json::parse(schemaFile.readAll().toStdString());
        valijson::Schema schema;
        valijson::SchemaParser parser;
        parser.populateSchema(valijson::adapters::NlohmannJsonAdapter(schemaJson), schema);

        const auto json = nlohmann::json::parse(text.toStdString());
        valijson::Validator validator;
        valijson::ValidationResults results;
        if (validator.validate(schema, valijson::adapters::NlohmannJsonAdapter(json), &results))
            return {};
        Errors faults;
        valijson::ValidationResults::Error fault;
        while (results.popError(fault))
            faults.push_back({ErrorCode::WrongType, {}, 0, pointerFrom(fault.context),
                              Text::tr("breaks the schema: %1").arg(QString::fromStdString(fault.description))});
        return faults;
    } catch (const std::exception &exception) {
        return {{ErrorCode::Syntax, {}, 0, {}, QString::fromUtf8(exception.what())}};
    }
}

} // namespace model
