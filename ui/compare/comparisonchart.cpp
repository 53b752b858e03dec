// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "comparisonchart.h"

#include "devicemarks.h"

#include <QCoreApplication>
#include <QLocale>

namespace ui {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(ui::ComparisonChart)
};

ChartMark markOf(const DeviceMarks &marks, const model::Comparison &comparison, const model::ComparisonRow &row, bool relative)
{
    const model::MetricId metric = comparison.request.query.metric;
    ChartMark mark = marks.mark(row.id, row.name, row.reading, metric);
    if (!row.reading.value || !relative)
        return mark;
    mark.value = row.relative;
    if (row.relative) {
        mark.valueText = Text::tr("%1×", "ratio to the baseline").arg(QLocale().toString(*row.relative, 'f', *row.relative < 0.1 ? 3 : 2));
        const QString absolute = Text::tr("%1 %2", "value and unit").arg(model::metricValueText(metric, *row.reading.value), comparison.unit);
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
    const DeviceMarks marks(colouredTogether);
    for (const model::ComparisonRow &row : comparison.rows)
        spec.marks << markOf(marks, comparison, row, relative);
    spec.warnings = comparison.warnings;
    spec.notes = comparison.notes;
    spec.summary = comparison.summary;
    return spec;
}

} // namespace ui
