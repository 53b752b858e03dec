// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What the tests of the speed model share: the catalogue's devices and answers to request lines.
#pragma once

#include "model/estimate/batch.h"
#include "model/estimate/devicefacts.h"
#include "model/measured/validation.h"

#include <QFile>

#include <cmath>

namespace support {

inline const model::Catalogue &catalogue()
{
    static const model::Catalogue built = model::loadCatalogue().catalogue;
    return built;
}

inline model::RequestContext requestContext()
{
    model::RequestContext context;
    context.presets = &*model::PresetCatalogue::builtIn();
    context.device = [](const QString &id) { return model::findDeviceFacts(catalogue(), id); };
    context.electricity = [](const QString &currency) { return model::usualElectricity(catalogue().rates(), currency); };
    return context;
}

/// The answer to a request line.
inline model::ConfigValue answer(const QByteArray &line)
{
    const model::Result<model::ConfigDocument> document = model::readConfigTree(
        model::answerRequest(line, requestContext()));
    return document ? document->root : model::ConfigValue();
}

/// The notes of an answer, a line each.
inline QString notes(const model::ConfigValue &answer)
{
    QStringList lines;
    for (const model::ConfigValue &note : *answer.find("notes")->asList())
        lines << QString::fromStdString(*note.asText());
    return lines.join(u'\n');
}

/// A quantity of the answer to a request line; NaN when it is absent or the request was refused.
inline double quantity(const QByteArray &line, const char *name)
{
    const model::Result<model::ConfigDocument> answer = model::readConfigTree(
        model::answerRequest(line, requestContext()));
    const model::ConfigValue *quantities = answer ? answer->root.find("quantities") : nullptr;
    const model::ConfigValue *value = quantities ? quantities->find(name) : nullptr;
    if (!value)
        return std::nan("");
    if (const std::int64_t *whole = value->asInteger())
        return double(*whole);
    return value->asReal() ? *value->asReal() : std::nan("");
}

inline model::Validation validateFile(const QString &path)
{
    const model::RequestContext ids = requestContext();
    const model::Result<model::MeasuredTable> table = model::MeasuredTable::readFile(path);
    if (!table)
        return {};
    return model::validate(*table, {ids.presets, ids.device, catalogue().ids(), &*model::Calibration::builtIn()});
}

} // namespace support
