// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charttext.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr QChar almostEqual(0x2248);
constexpr QChar times(0x00d7);

/// An address in running text; what is captured is its host.
const QRegularExpression &addressPattern()
{
    static const QRegularExpression pattern(QStringLiteral("https?://(?:www\\.)?([^/\\s,;]+)[^\\s,;]*"));
    return pattern;
}

QStringList withoutDuplicates(QStringList list)
{
    list.removeAll(QString());
    list.removeDuplicates();
    return list;
}

/// Whether the figures rise or fall from mark to mark, so that a place in the chart is a rank.
bool isRanked(const ChartSpec &spec)
{
    bool rises = true;
    bool falls = true;
    std::optional<double> previous;
    for (const ChartMark &mark : spec.marks) {
        const std::optional<double> value = ChartText::figure(mark);
        if (value && previous) {
            rises = rises && *value >= *previous;
            falls = falls && *value <= *previous;
        }
        if (value)
            previous = value;
    }
    return rises || falls;
}

} // namespace

std::optional<double> ChartText::figure(const ChartMark &mark)
{
    return mark.value && std::isfinite(*mark.value) ? mark.value : std::nullopt;
}

QString ChartText::name(const ChartMark &mark)
{
    return mark.name.simplified();
}

QString ChartText::valueName(const ChartSpec &spec)
{
    return spec.valueName.isEmpty() ? spec.title : spec.valueName;
}

QString ChartText::cellWithUnit(const ChartSpec &spec, const ChartMark &mark, qsizetype column)
{
    const QString text = column < mark.cells.size() ? mark.cells.at(column).text : QString();
    if (text.isEmpty())
        return tr("not published");
    const QString &unit = spec.columns.at(column).unit;
    return unit.isEmpty() ? text : tr("%1 %2", "value, unit").arg(text, unit);
}

QString ChartText::value(const ChartMark &mark)
{
    if (!figure(mark))
        return mark.missingText.isEmpty() ? tr("not published") : mark.missingText.simplified();
    const QString text = mark.valueText.isEmpty() ? QLocale().toString(*mark.value, 'g', 6)
                                                  : mark.valueText.simplified();
    return mark.style == MarkStyle::Estimated && !text.startsWith(almostEqual) ? tr("≈ %1", "estimated value").arg(text)
                                                                               : text;
}

QString ChartText::valueWithUnit(const ChartSpec &spec, const ChartMark &mark)
{
    const QString text = value(mark);
    if (!figure(mark) || spec.unit.isEmpty() || text.endsWith(spec.unit))
        return text;
    return spec.unit == times ? text + times : tr("%1 %2", "value, unit").arg(text, spec.unit);
}

QStringList ChartText::tipLines(const ChartSpec &spec, const ChartMark &mark)
{
    QStringList lines;
    lines << QStringLiteral("<b>%1</b>").arg(name(mark).toHtmlEscaped());
    lines << valueWithUnit(spec, mark).toHtmlEscaped();
    if (!mark.status.isEmpty() && figure(mark))
        lines.last() += QStringLiteral(" &nbsp;<i>%1</i>").arg(mark.status.toHtmlEscaped());
    // All the number formats of a device are a list of their own.
    for (qsizetype i = 0; spec.tellsColumns() && i < spec.columns.size(); ++i)
        lines << tr("%1: %2", "name of a figure, its value with unit")
                     .arg(spec.columns.at(i).title, cellWithUnit(spec, mark, i))
                     .toHtmlEscaped();
    if (const std::optional<double> ratio = relative(spec, mark);
        ratio && spec.unit != times && mark.id != spec.baselineId) {
        const auto baseline = std::ranges::find(spec.marks, spec.baselineId, &ChartMark::id);
        if (baseline != spec.marks.end())
            lines << tr("%1× of %2", "ratio, name of the baseline")
                         .arg(QLocale().toString(*ratio, 'f', 2), name(*baseline))
                         .toHtmlEscaped();
    }
    for (const QString &line : mark.tip)
        lines << line.simplified().toHtmlEscaped();
    return lines;
}

QString ChartText::tip(const ChartSpec &spec, const ChartMark &mark)
{
    return QStringLiteral("<qt>%1</qt>").arg(tipLines(spec, mark).join(QStringLiteral("<br>")));
}

QString ChartText::pinnedTip(const ChartSpec &spec, const ChartMark &mark, const QColor &linkColour)
{
    QStringList lines = tipLines(spec, mark);
    for (const QString &source : mark.sources) {
        const QRegularExpressionMatch match = addressPattern().match(source);
        if (!match.hasMatch())
            continue;
        // The colour in the text, because a label takes that of links from the application and not from its palette.
        lines << QStringLiteral("<a style=\"color:%1\" href=\"%2\">%3</a>")
                     .arg(linkColour.name(), match.captured(0).toHtmlEscaped(),
                          tr("Open the source at %1").arg(match.captured(1)).toHtmlEscaped());
    }
    lines.removeDuplicates();
    return QStringLiteral("<qt>%1</qt>").arg(lines.join(QStringLiteral("<br>")));
}

QString ChartText::spoken(const ChartSpec &spec, qsizetype index)
{
    const ChartMark &mark = spec.marks.at(index);
    if (!figure(mark))
        return tr("%1, %2, %3", "name, metric, why there is no value").arg(name(mark), valueName(spec), value(mark));

    qsizetype place = 0;
    qsizetype count = 0;
    for (qsizetype i = 0; i < spec.marks.size(); ++i) {
        if (!figure(spec.marks.at(i)))
            continue;
        ++count;
        if (i <= index)
            ++place;
    }
    const QString where = isRanked(spec) ? tr("rank %1 of %2").arg(place).arg(count)
                                         : tr("%1 of %2").arg(place).arg(count);
    QString figures = valueWithUnit(spec, mark);
    for (qsizetype i = 0; spec.tellsColumns() && i < spec.columns.size(); ++i)
        figures = tr("%1, %2 %3", "values, name of a further one, its value with unit")
                      .arg(figures, spec.columns.at(i).title, cellWithUnit(spec, mark, i));
    const QString text = tr("%1, %2, %3, %4", "name, metric, value with unit, rank")
                             .arg(name(mark), valueName(spec), figures, where);
    return mark.status.isEmpty() ? text : tr("%1, %2", "all about a bar, its status").arg(text, mark.status);
}

QStringList ChartText::sources(const ChartSpec &spec)
{
    QStringList all;
    for (const ChartMark &mark : spec.marks) {
        if (!figure(mark))
            continue;
        for (const QString &source : mark.sources)
            all << source.simplified();
    }
    return withoutDuplicates(all);
}

QStringList ChartText::shortSources(const ChartSpec &spec)
{
    QStringList all = sources(spec);
    for (QString &source : all)
        source.replace(addressPattern(), QStringLiteral("\\1"));
    return withoutDuplicates(all);
}

QString ChartText::emptyState(const ChartSpec &spec)
{
    if (spec.marks.isEmpty())
        return tr("Pick devices on the left to compare them");
    for (const ChartMark &mark : spec.marks) {
        if (figure(mark))
            return {};
    }
    return tr("None of these devices has this figure");
}

std::optional<double> ChartText::relative(const ChartSpec &spec, const ChartMark &mark)
{
    const std::optional<double> value = figure(mark);
    if (!value || spec.baselineId.isEmpty() || !spec.baselineValue || *spec.baselineValue == 0)
        return std::nullopt;
    return *value / *spec.baselineValue;
}

} // namespace ui
