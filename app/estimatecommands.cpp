// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimatecommands.h"

#include "model/estimate/answertext.h"
#include "model/estimate/batch.h"
#include "model/estimate/devicefacts.h"
#include "model/estimate/estimate.h"
#include "model/io/writefile.h"
#include "model/llm/shapefile.h"
#include "model/measured/validationreport.h"

#include <QFile>
#include <QHash>

#include <cstdio>
#include <memory>

namespace app {

namespace {

void print(const QByteArray &text)
{
    std::fwrite(text.constData(), 1, static_cast<std::size_t>(text.size()), stdout);
}

int refuse(const model::Error &error)
{
    complain(error.toText());
    return ExitUsage;
}

/// Ids are looked up in the catalogue; facts are made once a device.
model::RequestContext contextFor(const model::Catalogue &catalogue)
{
    model::RequestContext context;
    context.presets = &*model::PresetCatalogue::builtIn();
    auto known = std::make_shared<QHash<QString, model::DeviceFacts>>();
    context.device = [&catalogue, known](const QString &id) -> model::Result<model::DeviceFacts> {
        if (const auto found = known->constFind(id); found != known->constEnd())
            return *found;
        model::Result<model::DeviceFacts> facts = model::findDeviceFacts(catalogue, id);
        if (facts)
            known->insert(id, *facts);
        return facts;
    };
    context.electricity = [&catalogue](const QString &currency) {
        return model::usualElectricity(catalogue.rates(), currency);
    };
    return context;
}

/// A word of the command line as the value it spells: a number, true or false, a list or object in JSON, else text.
model::ConfigValue valueOf(const QString &word)
{
    const QByteArray bytes = word.toUtf8();
    bool isNumber = false;
    const double number = bytes.toDouble(&isNumber);
    const bool isJson = bytes.startsWith('[') || bytes.startsWith('{') || bytes == "true" || bytes == "false"
                        || bytes == "null" || isNumber;
    if (isJson) {
        // A number such as 3e11 counts as whole.
        const auto tree = model::readConfigTree("[" + bytes + "]");
        if (tree && tree->root.asList() && tree->root.asList()->size() == 1)
            return tree->root.asList()->front();
        if (isNumber)
            return model::ConfigValue(number);
    }
    return model::ConfigValue(word.toStdString());
}

model::Result<model::EstimateRequest> requestFor(const EstimateCommand &command, const model::RequestContext &context)
{
    model::ConfigValue object{model::ConfigValue::Object()};
    std::optional<QString> shape;
    for (const auto &[key, word] : command.options) {
        const bool isShape = key == QLatin1String("model") || key == QLatin1String("config")
                             || key == QLatin1String("gguf");
        if (isShape && !word.startsWith(QLatin1Char('{')))
            shape = word;
        else
            object.insert(key.toStdString(), valueOf(word));
    }
    model::Result<model::EstimateRequest> request = model::readRequest(object, context);
    if (!request || !shape)
        return request;
    model::Result<model::ShapeReading> reading = model::findShape(*shape, *context.presets, QStringLiteral("--model"));
    if (!reading)
        return model::failure(reading.error());
    request->shape = std::move(reading->shape);
    request->shapeNotes = reading->warnings;
    request->modelName = *shape;
    return request;
}

} // namespace

int run(const ShapeCommand &command)
{
    auto reading = model::findShape(command.model, *model::PresetCatalogue::builtIn(), QStringLiteral("shape"));
    if (!reading)
        return refuse(reading.error());
    model::EstimateRequest request;
    request.shape = std::move(reading->shape);
    request.shapeNotes = reading->warnings;
    const int layers = request.shape.layerCount();
    const QString id = request.shape.id.isEmpty() ? command.model : request.shape.id;
    const auto answer = model::estimate(request);
    if (!answer)
        return refuse(answer.error());
    if (command.format == OutputFormat::Json) {
        print(model::shapeLine(id, request.shape.name, layers, *answer) + '\n');
        return ExitDone;
    }
    print(QStringLiteral("%1\n\nn_layers %2\n")
              .arg(request.shape.name.isEmpty() ? id : request.shape.name)
              .arg(layers)
              .toUtf8());
    print(model::answerText(*answer).toUtf8());
    return ExitDone;
}

int run(const EstimateCommand &command, const model::Catalogue &catalogue)
{
    const auto request = requestFor(command, contextFor(catalogue));
    if (!request)
        return refuse(request.error());
    const auto answer = model::estimate(*request);
    if (!answer)
        return refuse(answer.error());
    print(command.format == OutputFormat::Json ? model::answerLine(*answer) + '\n'
                                               : model::answerText(*answer).toUtf8());
    if (command.requireFit && !answer->fits)
        std::fputs("ridgepoint: --require-fit: whether the job fits is not known\n", stderr);
    return command.requireFit && !answer->fits.value_or(false) ? ExitFaulty : ExitDone;
}

int run(const BatchCommand &command, const model::Catalogue &catalogue)
{
    QFile input(command.input);
    if (!input.open(QIODevice::ReadOnly))
        return refuse({model::ErrorCode::CannotRead, command.input, 0, {}, input.errorString()});
    const model::RequestContext context = contextFor(catalogue);
    const auto answerAll = [&](const std::function<bool(const QByteArray &)> &write) {
        // A pipe is never at its end before it was read: only an empty line without its line feed is the end.
        // An empty line among others is a bad one: the n-th answer belongs to the n-th line.
        int empty = 0;
        for (QByteArray read = input.readLine(); !read.isEmpty(); read = input.readLine()) {
            const QByteArray line = read.trimmed();
            if (line.isEmpty()) {
                ++empty;
                continue;
            }
            for (; empty > 0; --empty) {
                if (!write(model::answerRequest({}, context) + '\n'))
                    return false;
            }
            if (!write(model::answerRequest(line, context) + '\n'))
                return false;
        }
        return true;
    };
    if (command.output.isEmpty()) {
        answerAll([](const QByteArray &line) {
            return std::fwrite(line.constData(), 1, std::size_t(line.size()), stdout) == std::size_t(line.size());
        });
        return ExitDone;
    }
    const auto written = model::writeFile(command.output, [&](QIODevice &device) {
        return answerAll([&device](const QByteArray &line) { return device.write(line) == line.size(); });
    });
    return written ? ExitDone : refuse(written.error());
}

int run(const ValidateCommand &command, const model::Catalogue &catalogue)
{
    const auto table = model::MeasuredTable::readFile(command.file);
    if (!table)
        return refuse(table.error());
    const auto &calibration = model::Calibration::builtIn();
    if (!calibration)
        return refuse(calibration.error());
    const model::RequestContext ids = contextFor(catalogue);
    const model::Validation validation = model::validate(*table, {ids.presets, ids.device, catalogue.ids(), &*calibration});
    print(command.format == OutputFormat::Json ? model::validationToJson(validation) + '\n'
                                               : model::validationToText(validation).toUtf8());
    return ExitDone;
}

} // namespace app
