// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "roofline.h"

#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <algorithm>

namespace model {

namespace {

QString summaryOf(const Roofline &roofline)
{
    std::vector<const Roof *> known;
    for (const Roof &roof : roofline.roofs) {
        if (roof.ridge.value)
            known.push_back(&roof);
    }
    if (known.empty())
        return Text::tr("%1: no device has both figures.").arg(roofline.title);
    const auto [least, most] = std::ranges::minmax_element(known, {}, [](const Roof *roof) { return *roof->ridge.value; });
    const QString unit = metricUnit({.metric = MetricId::RidgePoint, .format = roofline.peaks.request.query.format});
    const auto named = [&](const Roof &roof) {
        return Text::tr("%1 with %2 %3").arg(roof.name, numberForPeople(*roof.ridge.value), unit);
    };
    if (known.size() == 1)
        return Text::tr("%1: the ridge point of %2.").arg(roofline.title, named(**least));
    return Text::tr("%1: ridge points from %2 to %3.").arg(roofline.title, named(**least), named(**most));
}

} // namespace

FlopPerSecond attainableRate(FlopPerSecond peak, BytesPerSecond bandwidth, double intensity)
{
    return std::min(peak, FlopPerSecond::fromBaseUnits(bandwidth.inBaseUnits() * intensity));
}

Result<Roofline> roofline(const Catalogue &catalogue, ComparisonRequest request)
{
    request.query.metric = MetricId::Flops;
    auto peaks = compare(catalogue, request);
    if (!peaks)
        return failure(std::move(peaks).error());
    Roofline roofline;
    roofline.title = Text::tr("Roofline, %1").arg(metricQualifier(request.query));
    MetricQuery bandwidth = request.query;
    bandwidth.metric = MetricId::Bandwidth;
    MetricQuery ridge = request.query;
    ridge.metric = MetricId::RidgePoint;
    QStringList withoutPeak;
    QStringList withoutBandwidth;
    for (const ComparisonRow &row : peaks->rows) {
        const Device &device = *catalogue.find(row.id);
        roofline.roofs.push_back({row.id, row.name, row.reading, readMetric(device, bandwidth, catalogue.rates()),
                                  readMetric(device, ridge, catalogue.rates())});
        if (!row.reading.value)
            withoutPeak << row.name;
        if (!roofline.roofs.back().bandwidth.value)
            withoutBandwidth << row.name;
    }
    const auto note = [](MetricId metric, const QStringList &names) {
        return Text::tr("%1 not published for %n device(s): %2.", nullptr, static_cast<int>(names.size())).arg(metricName(metric), listedNames(names));
    };
    roofline.notes << Text::tr("Left of its ridge point a program is bound by memory, right of it by compute. Peaks, not measurements.");
    if (!withoutPeak.isEmpty())
        roofline.notes << note(MetricId::Flops, withoutPeak);
    if (!withoutBandwidth.isEmpty())
        roofline.notes << note(MetricId::Bandwidth, withoutBandwidth);
    roofline.notes << figureNotes(*peaks);
    roofline.warnings = peaks->warnings;
    roofline.peaks = *std::move(peaks);
    roofline.summary = summaryOf(roofline);
    return roofline;
}

} // namespace model
