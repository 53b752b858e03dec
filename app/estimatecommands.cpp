// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimatecommands.h"

#include "output.h"

#include "model/estimate/answertext.h"
#include "model/estimate/batch.h"
#include "model/estimate/estimate.h"
#include "model/estimate/cataloguerequest.h"
#include "model/io/writefile.h"
#include "model/llm/shapefile.h"
#include "model/measured/validationreport.h"

#include <QFile>

#include <cstdio>

namespace app {

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

int run(const EstimateCommand &command, const model::Catalogue &catalogue, const QStringList &overlays)
{
    const auto request = model::requestFromWords(command.options, model::catalogueContext(catalogue, overlays));
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

int run(const BatchCommand &command, const model::Catalogue &catalogue, const QStringList &overlays)
{
    QFile input(command.input);
    if (!input.open(QIODevice::ReadOnly))
        return refuse({model::ErrorCode::CannotRead, command.input, 0, {}, input.errorString()});
    const model::RequestContext context = model::catalogueContext(catalogue, overlays);
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
    const model::RequestContext ids = model::catalogueContext(catalogue);
    const model::Validation validation = model::validate(*table, {ids.presets, ids.device, catalogue.ids(), &*calibration});
    print(command.format == OutputFormat::Json ? model::validationToJson(validation) + '\n'
                                               : model::validationToText(validation).toUtf8());
    return ExitDone;
}

} // namespace app
