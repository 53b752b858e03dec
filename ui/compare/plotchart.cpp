// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plotchart.h"

#include "comparisonchart.h"
#include "devicemarks.h"

#include "model/compare/formatrates.h"
#include "model/compare/roofline.h"
#include "model/compare/scatter.h"
#include "model/text/numbers.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(ui::PlotChart)
};

QString withUnit(const QString &title, const QString &unit)
{
    return unit.isEmpty() ? title : Text::tr("%1, %2", "title of an axis, its unit").arg(title, unit);
}

/// Two devices with the same figures stand on one point: the tip of either names the other.
void nameCompanions(QList<ChartMark> &marks)
{
    for (ChartMark &mark : marks) {
        QStringList others;
        for (const ChartMark &other : std::as_const(marks)) {
            if (other.id != mark.id && mark.value && mark.x && other.value == mark.value && other.x == mark.x)
                others << other.name;
        }
        if (!others.isEmpty())
            mark.tip.prepend(Text::tr("On the same point: %1").arg(model::listedNames(others)));
    }
}

ChartSpec scatterChart(const model::Scatter &scatter, const QStringList &colouredTogether)
{
    const model::MetricQuery &query = scatter.vertical.request.query;
    ChartSpec spec;
    spec.kind = scatter.horizontal ? ChartKind::Scatter : ChartKind::TimeLine;
    spec.title = scatter.title;
    spec.valueName = scatter.vertical.title;
    spec.valueTitle = withUnit(scatter.vertical.title, scatter.vertical.unit);
    spec.unit = scatter.vertical.unit;
    spec.horizontalTitle = withUnit(scatter.horizontal ? scatter.horizontal->title : scatter.horizontalTitle, scatter.horizontalUnit);
    spec.horizontalUnit = scatter.horizontalUnit;
    spec.isLowerBetter = scatter.vertical.better == model::Better::Lower;
    spec.isLeftBetter = !scatter.horizontal || scatter.horizontal->better == model::Better::Lower;
    spec.baselineId = scatter.vertical.request.baselineId;
    // A quotient of two amounts means something; one with a year or of two of the same does not.
    const auto isAmount = [](model::MetricId metric) { return metric != model::MetricId::Year; };
    if (scatter.horizontal && isAmount(query.metric) && isAmount(scatter.horizontal->request.query.metric)
        && query.metric != scatter.horizontal->request.query.metric)
        spec.ratioUnit = Text::tr("%1 per %2", "unit of a quotient").arg(scatter.vertical.unit, scatter.horizontalUnit);
    spec.columns = {{.title = scatter.horizontalTitle, .unit = scatter.horizontalUnit, .group = {}}};
    const DeviceMarks marks(colouredTogether);
    for (const model::ScatterRow &row : scatter.rows) {
        ChartMark mark = marks.mark(row.id, row.name, row.vertical, query.metric);
        DeviceMarks::add(mark, row.horizontal, scatter.horizontal ? scatter.horizontal->request.query.metric : model::MetricId::Year);
        mark.x = row.x;
        if (!scatter.horizontal)
            mark.cells.last().text = row.date;
        mark.isOnFront = row.isOnFront;
        if (row.isOnFront)
            mark.tip.prepend(scatter.horizontal ? Text::tr("On the Pareto front: no other is better in both")
                                                : Text::tr("The best of its day"));
        spec.marks << mark;
    }
    nameCompanions(spec.marks);
    spec.warnings = scatter.warnings;
    spec.notes = scatter.notes;
    if (const QStringList front = scatter.frontNames(); !front.isEmpty())
        spec.notes.prepend(scatter.horizontal ? Text::tr("Pareto front: %1.").arg(model::listedNames(front))
                                              : Text::tr("Best of their day: %1.").arg(model::listedNames(front)));
    spec.summary = scatter.summary;
    return spec;
}

ChartSpec rooflineChart(const model::Roofline &roofline, const QStringList &colouredTogether)
{
    model::MetricQuery ridge = roofline.peaks.request.query;
    ridge.metric = model::MetricId::RidgePoint;
    ChartSpec spec;
    spec.kind = ChartKind::Roofline;
    spec.title = roofline.title;
    spec.valueName = roofline.peaks.title;
    spec.valueTitle = withUnit(Text::tr("Attainable compute"), roofline.peaks.unit);
    spec.unit = roofline.peaks.unit;
    spec.horizontalUnit = model::metricUnit(ridge);
    spec.horizontalTitle = Text::tr("Arithmetic intensity, %1").arg(spec.horizontalUnit);
    spec.columns = {{.title = model::metricName(model::MetricId::RidgePoint), .unit = spec.horizontalUnit, .group = {}},
                    {.title = model::metricName(model::MetricId::Bandwidth),
                     .unit = model::metricUnit({.metric = model::MetricId::Bandwidth}),
                     .group = {}}};
    spec.baselineId = roofline.peaks.request.baselineId;
    const DeviceMarks marks(colouredTogether);
    for (const model::Roof &roof : roofline.roofs) {
        ChartMark mark = marks.mark(roof.id, roof.name, roof.peak, model::MetricId::Flops);
        // Its ingredients are told by the two others.
        mark.cells << DeviceMarks::cell(roof.ridge, model::MetricId::RidgePoint);
        DeviceMarks::add(mark, roof.bandwidth, model::MetricId::Bandwidth);
        mark.x = roof.ridge.value;
        spec.marks << mark;
    }
    nameCompanions(spec.marks);
    spec.warnings = roofline.warnings;
    spec.notes = roofline.notes;
    spec.summary = roofline.summary;
    return spec;
}

/// "1,979 dense, 3,958 sparse"; what is not published is not mentioned.
QString ratesText(const model::FormatRate &rate)
{
    QStringList parts;
    if (rate.dense.value)
        parts << Text::tr("%1 dense").arg(model::numberForPeople(*rate.dense.value));
    if (rate.sparse.value)
        parts << Text::tr("%1 sparse").arg(model::numberForPeople(*rate.sparse.value));
    return parts.isEmpty() ? Text::tr("not published") : parts.join(Text::tr(", "));
}

ChartSpec formatsChart(const model::FormatRates &rates, const QStringList &colouredTogether)
{
    ChartSpec spec;
    spec.kind = ChartKind::Formats;
    spec.title = rates.title;
    spec.valueName = rates.comparison.title;
    spec.valueTitle = Text::tr("Peak compute, TFLOPS");
    spec.unit = rates.comparison.unit;
    const auto addColumn = [&](model::NumberFormat format, model::Sparsity sparsity) {
        const QString name = model::numberFormatName(format);
        spec.columns << ChartColumn{.title = Text::tr("%1 %2", "number format, dense or sparse").arg(name, model::sparsityName(sparsity)),
                                    .unit = model::metricUnit({.metric = model::MetricId::Flops, .format = format}),
                                    .group = name,
                                    .isSparse = sparsity == model::Sparsity::Sparse};
    };
    for (const model::NumberFormat format : rates.formats) {
        addColumn(format, model::Sparsity::Dense);
        addColumn(format, model::Sparsity::Sparse);
    }
    const DeviceMarks marks(colouredTogether);
    for (const model::FormatRow &row : rates.rows) {
        ChartMark mark = marks.mark(row.id, row.name, row.reading, model::MetricId::Flops);
        QStringList lines;
        for (std::size_t i = 0; i < row.rates.size(); ++i) {
            DeviceMarks::add(mark, row.rates[i].dense, model::MetricId::Flops);
            DeviceMarks::add(mark, row.rates[i].sparse, model::MetricId::Flops);
            lines << Text::tr("%1: %2", "number format, its rates").arg(model::numberFormatName(rates.formats[i]), ratesText(row.rates[i]));
        }
        mark.tip = lines + mark.tip;
        spec.marks << mark;
    }
    spec.warnings = rates.warnings;
    spec.notes = rates.notes;
    spec.summary = rates.summary;
    return spec;
}

} // namespace

model::Result<ChartSpec> plotChart(const model::Catalogue &catalogue, model::ComparisonRequest request, const model::PlotSettings &settings,
                                   ChartScale scale, const QStringList &colouredTogether)
{
    request.query.metric = settings.metric;
    const auto chart = [&]() -> model::Result<ChartSpec> {
        switch (settings.kind) {
        case model::PlotKind::Bars:
            return model::compare(catalogue, request).map([&](const model::Comparison &comparison) {
                return comparisonChart(comparison, scale, colouredTogether);
            });
        case model::PlotKind::Scatter:
            return model::scatter(catalogue, request, settings.horizontal).map([&](const model::Scatter &scatter) {
                return scatterChart(scatter, colouredTogether);
            });
        case model::PlotKind::TimeLine:
            return model::timeLine(catalogue, request).map([&](const model::Scatter &scatter) {
                return scatterChart(scatter, colouredTogether);
            });
        case model::PlotKind::Roofline:
            return model::roofline(catalogue, request).map([&](const model::Roofline &roofline) {
                return rooflineChart(roofline, colouredTogether);
            });
        case model::PlotKind::Formats:
            return model::formatRates(catalogue, request).map([&](const model::FormatRates &rates) {
                return formatsChart(rates, colouredTogether);
            });
        }
        Q_UNREACHABLE();
    }();
    if (!chart)
        return chart;
    ChartSpec spec = *chart;
    spec.scale = scale;
    spec.query = model::plotCommand(request, settings);
    if (scale == ChartScale::Logarithmic)
        spec.query += QStringLiteral(" --scale log");
    return spec;
}

} // namespace ui
