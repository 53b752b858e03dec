// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measureddata.h"

#include "validationreport.h"

#include "model/estimate/cataloguerequest.h"
#include "model/text/translate.h"

#include <QFile>

#include <algorithm>
#include <map>

namespace model {

namespace {

struct SourceText
{
    QString name;
    QByteArray csv;
    bool isYours = false;
};

QByteArray published(const char *name)
{
    QFile file(QStringLiteral(":/ridgepoint/measured/") + QLatin1StringView(name));
    const bool isThere = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isThere);
    return file.readAll();
}

int placeInList(const MeasuredFigure &figure)
{
    if (figure.isYours)
        return 0;
    if (!figure.statedIn.isEmpty())
        return 1;
    return figure.what == MeasuredWhat::Fits || figure.what == MeasuredWhat::NoFigure ? 3 : 2;
}

} // namespace

std::optional<MeasuredData> predictMeasured(const Catalogue &catalogue, const QList<OwnMeasurements> &own,
                                            const MeasuredProgress &progress)
{
    std::vector<SourceText> texts;
    for (const OwnMeasurements &file : own)
        texts.push_back({file.name, file.csv, true});
    texts.push_back({Text::tr("Published, inference"), published("inference.csv"), false});
    texts.push_back({Text::tr("Published, training"), published("training.csv"), false});
    double bytes = 0;
    for (const SourceText &text : texts)
        bytes += double(text.csv.size());

    const RequestContext ids = catalogueContext(catalogue);
    MeasuredData data;
    double bytesDone = 0;
    bool isStopped = false;
    for (const SourceText &text : texts) {
        MeasuredData::File file{text.name, text.isYours, {}, {}};
        Result<MeasuredTable> table = MeasuredTable::read(text.csv, text.name);
        if (!table) {
            file.fault = table.error();
            data.files.push_back(std::move(file));
            continue;
        }
        const double part = double(text.csv.size()) / bytes;
        const double step = part / double(table->rows().size());
        double share = bytesDone / bytes;
        file.validation = validate(*table, {ids.presets, ids.device, catalogue.ids(), &*Calibration::builtIn(), [&] {
                                                isStopped = isStopped || !progress(share);
                                                share += step;
                                                return !isStopped;
                                            }});
        if (isStopped)
            return std::nullopt;
        for (MeasuredFigure &figure : measuredFigures(*table, file.validation, catalogue)) {
            figure.file = data.files.size();
            figure.isYours = text.isYours;
            data.figures.push_back(std::move(figure));
        }
        bytesDone += double(text.csv.size());
        data.files.push_back(std::move(file));
    }
    data.claims = articleClaims(catalogue, data.figures);
    markClaimed(data.claims, data.figures);
    std::ranges::stable_sort(data.figures, {}, placeInList);
    return data;
}

std::vector<MeasuredErrors> measuredErrors(const MeasuredData &data, const std::vector<std::size_t> &places)
{
    std::map<std::size_t, std::vector<const ComparedRow *>> rows;
    for (const std::size_t place : places) {
        const MeasuredFigure &figure = data.figures[place];
        if (figure.compared)
            rows[figure.file].push_back(&data.files[figure.file].validation.rows[*figure.compared]);
    }
    std::vector<MeasuredErrors> groups;
    for (const auto &[file, compared] : rows) {
        const MeasuredData::File &of = data.files[file];
        groups.push_back(
            {of.isYours ? Text::tr("Yours: %1").arg(of.name) : of.name, errorTable(compared), fitLine(compared)});
    }
    return groups;
}

} // namespace model
