// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cataloguerequest.h"

#include "devicefacts.h"

#include "model/llm/shapefile.h"
#include "model/server/serverdevice.h"
#include "model/server/serverestimate.h"
#include "model/server/serverfile.h"

#include <QHash>

#include <memory>

namespace model {

namespace {

/// A word of the command line as the value it spells: a number, true or false, a list or object in JSON, else text.
ConfigValue valueOf(const QString &word)
{
    const QByteArray bytes = word.toUtf8();
    bool isNumber = false;
    const double number = bytes.toDouble(&isNumber);
    const bool isJson = bytes.startsWith('[') || bytes.startsWith('{') || bytes == "true" || bytes == "false"
                        || bytes == "null" || isNumber;
    if (isJson) {
        // A number such as 3e11 counts as whole.
        const auto tree = readConfigTree("[" + bytes + "]");
        if (tree && tree->root.asList() && tree->root.asList()->size() == 1)
            return tree->root.asList()->front();
        if (isNumber)
            return ConfigValue(number);
    }
    return ConfigValue(word.toStdString());
}

} // namespace

RequestContext catalogueContext(const Catalogue &catalogue, ServerLookup servers)
{
    RequestContext context;
    context.presets = &*PresetCatalogue::builtIn();
    context.server = std::move(servers);
    auto known = std::make_shared<QHash<QString, DeviceFacts>>();
    context.device = [&catalogue, known, server = context.server](const QString &id) -> Result<DeviceFacts> {
        if (const auto found = known->constFind(id); found != known->constEnd())
            return *found;
        const std::optional<QString> serverId = serverIdOf(id);
        Result<DeviceFacts> facts = serverId ? server(*serverId) : findDeviceFacts(catalogue, id);
        if (facts)
            known->insert(id, *facts);
        return facts;
    };
    context.electricity = [&catalogue](const QString &currency) {
        return usualElectricity(catalogue.rates(), currency);
    };
    return context;
}

RequestContext catalogueContext(const Catalogue &catalogue, const QStringList &overlays)
{
    auto parts = std::make_shared<std::optional<PartCatalogueLoad>>(); // read when a server is asked for
    return catalogueContext(catalogue, [&catalogue, overlays, parts](const QString &word) -> Result<DeviceFacts> {
        if (!*parts && !overlays.isEmpty())
            *parts = loadPartCatalogue(overlays);
        if (*parts && !(*parts)->faults.empty())
            return failure((*parts)->faults.front());
        const PartCatalogue &all = *parts ? (*parts)->catalogue : builtInParts();
        return findServer(word, all, QStringLiteral("server")).and_then([&](const ServerBuild &build) {
            return serverDeviceFacts(ServerFacts(build, all, catalogue), all, catalogue);
        });
    });
}

Result<EstimateRequest> requestFromWords(const RequestWords &words, const RequestContext &context)
{
    ConfigValue object{ConfigValue::Object()};
    std::optional<QString> shape;
    for (const auto &[key, word] : words) {
        const bool isShape = key == QLatin1String("model") || key == QLatin1String("config")
                             || key == QLatin1String("gguf");
        if (isShape && !word.startsWith(QLatin1Char('{')))
            shape = word;
        else
            object.insert(key.toStdString(), valueOf(word));
    }
    Result<EstimateRequest> request = readRequest(object, context);
    if (!request)
        return request;
    request->memo = std::make_shared<PreparedMemo>();
    if (!shape)
        return request;
    Result<ShapeReading> reading = findShape(*shape, *context.presets, QStringLiteral("--model"));
    if (!reading)
        return failure(reading.error());
    request->shape = std::move(reading->shape);
    request->shapeNotes = reading->warnings;
    request->modelName = *shape;
    return request;
}

} // namespace model
