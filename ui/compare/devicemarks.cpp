// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "devicemarks.h"

#include "model/compare/comparison.h"
#include "ui/charts/devicecolours.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(ui::DeviceMarks)
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

QStringList tipLines(const model::MetricReading &reading)
{
    QStringList lines;
    if (reading.format)
        lines << Text::tr("Number format: %1").arg(model::numberFormatName(*reading.format));
    if (reading.sparsity)
        lines << Text::tr("Rate: %1").arg(model::sparsityName(*reading.sparsity));
    if (reading.price)
        lines << Text::tr("Price: %1, %2").arg(model::priceKindName(reading.price->kind), model::dateForPeople(reading.price->date));
    if (reading.rateYear)
        lines << Text::tr("Converted at the mean rate of %1").arg(reading.rateYear);
    if (reading.value && reading.sources.empty())
        lines << Text::tr("Source not recorded");
    for (const model::Source &source : reading.sources)
        lines << (source.date.isEmpty() ? Text::tr("Source: %1").arg(source.title)
                                        : Text::tr("Source: %1 (%2)").arg(source.title, model::dateForPeople(source.date)));
    for (const model::Dissent &dissent : reading.dissents)
        lines << Text::tr("Stated differently: %1 in %2").arg(dissent.statedValue, dissent.statedIn.join(Text::tr("; ")));
    return lines;
}

} // namespace

DeviceMarks::DeviceMarks(const QStringList &colouredTogether)
    : m_colours(assignDeviceColours(colouredTogether)), m_patterns(assignDevicePatterns(colouredTogether))
{
}

ChartMark DeviceMarks::mark(const QString &id, const QString &name, const model::MetricReading &reading, model::MetricId metric) const
{
    ChartMark mark;
    mark.id = id;
    mark.name = name;
    mark.value = reading.value;
    if (reading.value)
        mark.valueText = model::metricValueText(metric, *reading.value);
    mark.missingText = reading.missing;
    mark.status = model::statusName(reading);
    mark.sources = model::sourceTexts(reading);
    mark.detail = model::detailText(reading);
    mark.style = styleOf(reading.kind);
    mark.disputed = !reading.dissents.empty();
    mark.tip = tipLines(reading);
    mark.colour = m_colours.value(id);
    mark.pattern = m_patterns.value(id);
    return mark;
}

void DeviceMarks::add(ChartMark &mark, const model::MetricReading &reading, model::MetricId metric)
{
    mark.cells << cell(reading, metric);
    const auto addNew = [](QStringList &list, const QStringList &more) {
        for (const QString &text : more) {
            if (!list.contains(text))
                list << text;
        }
    };
    addNew(mark.tip, tipLines(reading));
    addNew(mark.sources, model::sourceTexts(reading));
    const QString detail = model::detailText(reading);
    if (!detail.isEmpty() && detail != mark.detail)
        mark.detail += mark.detail.isEmpty() ? detail : Text::tr("; ") + detail;
    // A point is as sure as the less sure of its figures.
    if (reading.value)
        mark.style = std::max(mark.style, styleOf(reading.kind));
    mark.disputed = mark.disputed || !reading.dissents.empty();
}

ChartCell DeviceMarks::cell(const model::MetricReading &reading, model::MetricId metric)
{
    return reading.value ? ChartCell{reading.value, model::metricValueText(metric, *reading.value)} : ChartCell{};
}

} // namespace ui
