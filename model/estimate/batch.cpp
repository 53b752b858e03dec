// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "batch.h"

#include "estimate.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace model {

namespace {

using Json = nlohmann::ordered_json;

/// Whole numbers without a fraction, as far as a double holds them exactly.
Json numberOf(double value)
{
    if (value == std::floor(value) && std::abs(value) < 9007199254740992.0)
        return std::int64_t(value);
    return value;
}

Json jsonOf(const ConfigValue &value)
{
    if (const bool *flag = value.asBool())
        return *flag;
    if (const std::int64_t *integer = value.asInteger())
        return *integer;
    if (const double *real = value.asReal())
        return numberOf(*real);
    if (const std::string *text = value.asText())
        return *text;
    return nullptr;
}

QByteArray lineOf(const Json &json)
{
    return QByteArray::fromStdString(json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

std::string nameOf(QuantityId id)
{
    return std::string(quantityName(id));
}

} // namespace

QByteArray answerLine(const EstimateAnswer &answer)
{
    Json json;
    json["id"] = answer.id.toStdString();
    json["ok"] = true;
    if (answer.fits)
        json["fits"] = *answer.fits;
    if (!answer.boundBy.isEmpty())
        json["bound_by"] = answer.boundBy.toStdString();
    Json &quantities = json["quantities"] = Json::object();
    for (std::size_t i = 0; i < quantityCount; ++i) {
        if (answer.quantities[i])
            quantities[nameOf(QuantityId(i))] = numberOf(*answer.quantities[i]);
    }
    Json &ranges = json["range"] = Json::object();
    Json &basis = json["basis"] = Json::object();
    for (const AnswerRange &range : answer.ranges) {
        ranges[nameOf(range.quantity)] = {numberOf(range.low), numberOf(range.high)};
        basis[nameOf(range.quantity)] = range.basis.toStdString();
    }
    Json &assumed = json["assumed"] = Json::object();
    for (const auto &[key, value] : answer.assumed)
        assumed[key.toStdString()] = jsonOf(value);
    Json &notes = json["notes"] = Json::array();
    for (const QString &note : answer.notes)
        notes.push_back(note.toStdString());
    return lineOf(json);
}

QByteArray shapeLine(const QString &id, const QString &name, int layers, const EstimateAnswer &answer)
{
    Json json;
    json["id"] = id.toStdString();
    json["name"] = name.toStdString();
    json["n_layers"] = layers;
    for (std::size_t i = 0; i < quantityCount; ++i) {
        if (answer.quantities[i])
            json[nameOf(QuantityId(i))] = numberOf(*answer.quantities[i]);
    }
    Json &notes = json["notes"] = Json::array();
    for (const QString &note : answer.notes)
        notes.push_back(note.toStdString());
    return lineOf(json);
}

QByteArray refusalLine(const QString &id, const Error &error)
{
    Json json;
    json["id"] = id.toStdString();
    json["ok"] = false;
    json["error"] = {{"code", errorCodeName(error.code).toStdString()},
                     {"where", error.place.toStdString()},
                     {"message", error.message.toStdString()}};
    return lineOf(json);
}

QByteArray answerRequest(const QByteArray &line, const RequestContext &context)
{
    const Result<ConfigDocument> document = readConfigTree(line);
    if (!document)
        return refusalLine({}, document.error());
    QString id;
    if (const ConfigValue *value = document->root.find("id"))
        id = value->asText() ? QString::fromStdString(*value->asText()) : value->described();
    Result<EstimateRequest> request = readRequest(document->root, context);
    if (!request)
        return refusalLine(id, request.error());
    request->shapeNotes = document->warnings + request->shapeNotes;
    const Result<EstimateAnswer> answer = estimate(*request);
    return answer ? answerLine(*answer) : refusalLine(id, answer.error());
}

} // namespace model
