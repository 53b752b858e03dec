// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "comparisonchart.h"

#include "model/text/numbers.h"
#include "ui/charts/devicecolours.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(ui::ComparisonChart)
};

MarkStyle styleOf(model::FigureKind kind)
{
    switch (kind) {
    case model::FigureKind::Published: return MarkStyle::Published;
    case model::FigureKind::Derived: return MarkStyle::Derived;
    case model::FigureKind::Estimated: return MarkStyle::Estimated;
    case model::FigureKind::Yours: return MarkStyle::Yours;
    }
    Q_UNREACHABLE();
}

/// A year is a number without separators; a ratio has its sign.
QString valueText(const model::Comparison &comparison, const model::ComparisonRow &row)
{
    if (comparison.request.query.metric == model::MetricId::Year && !row.relative)
        return QString::number(*row.reading.value);
    return model::numberForPeople(*row.reading.value);
}

QStringList tipLines(const model::ComparisonRow &row)
{
    QStringList lines;
    if (row.reading.format)
        lines << Text::tr("Number format: %1").arg(model::numberFormatName(*row.reading.format));
    if (const QString detail = model::detailText(row.reading); !detail.isEmpty())
        lines << Text::tr("Price: %1").arg(detail);
    if (row.reading.rateYear)
        lines << Text::tr("Converted at the mean rate of %1").arg(row.reading.rateYear);
    if (row.reading.value && row.reading.sources.empty())
        lines << Text::tr("Source not recorded");
    for (const model::Source &source : row.reading.sources)
        lines << (source.date.isEmpty() ? Text::tr("Source: %1").arg(source.title)
                                        : Text::tr("Source: %1 (%2)").arg(source.title, model::dateForPeople(source.date)));
    for (const model::Dissent &dissent : row.reading.dissents)
        lines << Text::tr("Stated differently: %1 in %2").arg(dissent.statedValue, dissent.statedIn.join(Text::tr("; ")));
    return lines;
}

ChartMark markOf(const model::Comparison &comparison, const model::ComparisonRow &row, bool relative)
{
    ChartMark mark;
    mark.id = row.id;
    mark.name = row.name;
    mark.missingText = row.reading.missing;
    mark.status = model::statusName(row.reading);
    mark.sources = model::sourceTexts(row.reading);
    mark.detail = model::detailText(row.reading);
    mark.style = styleOf(row.reading.kind);
    mark.disputed = !row.reading.dissents.empty();
    mark.tip = tipLines(row);
    if (!row.reading.value)
        return mark;
    if (!relative) {
        mark.value = row.reading.value;
        mark.valueText = valueText(comparison, row);
    } else if (row.relative) {
        mark.value = row.relative;
        mark.valueText = Text::tr("%1×", "ratio to the baseline").arg(QLocale().toString(*row.relative, 'f', *row.relative < 0.1 ? 3 : 2));
        const QString absolute = Text::tr("%1 %2", "value and unit").arg(valueText(comparison, row), comparison.unit);
        mark.detail = mark.detail.isEmpty() ? absolute : Text::tr("%1; %2", "value with unit; price kind and date").arg(absolute, mark.detail);
    }
    return mark;
}

} // namespace

ChartSpec comparisonChart(const model::Comparison &comparison, ChartScale scale, const QStringList &colouredTogether)
{
    ChartSpec spec;
    const model::ComparisonRow *baseline = comparison.find(comparison.request.baselineId);
    const bool relative = baseline && baseline->reading.value;
    spec.title = comparison.title;
    spec.unit = relative ? QStringLiteral("×") : comparison.unit;
    spec.valueTitle = relative ? Text::tr("× as much as %1", "axis title of ratios").arg(baseline->name) : comparison.unit;
    if (relative && comparison.better == model::Better::Lower)
        spec.valueTitle = Text::tr("× as good as %1 (of a figure where lower is better)", "axis title of ratios").arg(baseline->name);
    spec.scale = scale;
    if (relative) {
        spec.baselineId = baseline->id;
        spec.baselineValue = 1;
    }
    const auto colours = assignDeviceColours(colouredTogether);
    for (const model::ComparisonRow &row : comparison.rows) {
        ChartMark mark = markOf(comparison, row, relative);
        mark.colour = colours.value(row.id);
        spec.marks << mark;
    }
    spec.warnings = comparison.warnings;
    spec.notes = comparison.notes;
    spec.summary = comparison.summary;
    spec.query = model::comparisonCommand(comparison.request);
    if (scale == ChartScale::Logarithmic)
        spec.query += QStringLiteral(" --scale log");
    return spec;
}

} // namespace ui
