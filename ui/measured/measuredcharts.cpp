// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measuredcharts.h"

#include "model/text/numbers.h"
#include "ui/charts/devicecolours.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace ui {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(ui::MeasuredCharts)
};

using model::MeasuredFigure;

constexpr qsizetype mostBars = 30;
const QColor otherDevices(0x7d, 0x86, 0x90);

/// Colours and shapes of the compared devices; grey for all others.
class Looks
{
public:
    explicit Looks(const QStringList &comparedIds)
        : m_colours(assignDeviceColours(comparedIds)), m_patterns(assignDevicePatterns(comparedIds))
    {
    }

    void apply(ChartMark &mark, const QString &deviceId) const
    {
        mark.colour = m_colours.value(deviceId, otherDevices);
        mark.pattern = m_patterns.value(deviceId);
    }
    [[nodiscard]] bool isCompared(const QString &deviceId) const { return m_colours.contains(deviceId); }

private:
    QHash<QString, QColor> m_colours;
    QHash<QString, int> m_patterns;
};

QString nameOf(const MeasuredFigure &figure)
{
    const QString device = figure.deviceName.isEmpty() ? Text::tr("device not stated") : figure.deviceName;
    const QString devices =
        figure.devices.value_or(1) > 1
            ? Text::tr("%1 × %2", "number, device").arg(model::numberForPeople(*figure.devices), device)
            : device;
    return figure.modelName.isEmpty() ? devices : Text::tr("%1, %2", "model, device").arg(figure.modelName, devices);
}

QStringList tipOf(const MeasuredFigure &figure)
{
    QStringList lines{QStringLiteral("%1: %2").arg(model::measuredWhatName(figure.what), figure.measuredText())};
    if (figure.predicted)
        lines << Text::tr("Estimate: %1 %2, error %3")
                     .arg(figure.predictedText(), model::measuredUnit(figure.what), figure.errorText());
    if (const QString range = figure.rangeText(); !range.isEmpty())
        lines << Text::tr("80 %: %1").arg(range);
    if (!figure.reason.isEmpty() && !figure.predicted)
        lines << Text::tr("No estimate: %1").arg(figure.reasonText());
    if (!figure.engine.isEmpty())
        lines << figure.engine;
    if (!figure.setting.isEmpty())
        lines << figure.setting;
    lines << figure.dissents;
    lines << (figure.date.isEmpty() ? figure.source
                                    : Text::tr("%1 (%2)", "source, date").arg(figure.source, figure.date));
    lines.removeAll(QString());
    return lines;
}

ChartMark markOf(const model::MeasuredData &data, std::size_t place)
{
    const MeasuredFigure &figure = data.figures[place];
    ChartMark mark;
    mark.id = measuredMarkId(place);
    mark.name = nameOf(figure);
    mark.tip = tipOf(figure);
    mark.disputed = !figure.dissents.isEmpty();
    mark.sources = {figure.sourceUrl.isEmpty() ? figure.source
                                               : figure.source + QStringLiteral(", ") + figure.sourceUrl};
    mark.sources.removeAll(QString());
    return mark;
}

double inUnit(const MeasuredFigure &figure, double value)
{
    return model::withoutRoundingNoise(model::inMeasuredUnit(figure.what, value));
}

/// The unit that most of the figures have which can be drawn; nothing when none can.
QString commonUnit(const model::MeasuredData &data, const std::vector<std::size_t> &places)
{
    QHash<QString, int> counts;
    for (const std::size_t place : places) {
        if (data.figures[place].error())
            ++counts[model::measuredUnit(data.figures[place].what)];
    }
    QString most;
    for (auto count = counts.cbegin(); count != counts.cend(); ++count) {
        if (count.value() > counts.value(most) || (count.value() == counts.value(most) && count.key() < most))
            most = count.key();
    }
    return most;
}

} // namespace

QString measuredMarkId(std::size_t place)
{
    return QString::number(place);
}

std::optional<std::size_t> placeOfMark(const QString &id)
{
    bool isPlace = false;
    const qulonglong place = id.toULongLong(&isPlace);
    return isPlace ? std::optional(std::size_t(place)) : std::nullopt;
}

ChartSpec measuredChart(const model::MeasuredData &data, const std::vector<std::size_t> &places,
                        const QStringList &comparedIds)
{
    ChartSpec spec;
    const auto isDrawn = [&](std::size_t place) {
        const MeasuredFigure &figure = data.figures[place];
        return figure.measured && figure.what != model::MeasuredWhat::Fits;
    };
    const auto first = std::ranges::find_if(places, isDrawn);
    if (first == places.end()) {
        spec.title = Text::tr("Measured");
        return spec;
    }
    const model::MeasuredWhat what = data.figures[*first].what;
    const Looks looks(comparedIds);
    qsizetype others = 0;
    qsizetype more = 0;
    for (const std::size_t place : places) {
        const MeasuredFigure &figure = data.figures[place];
        if (!isDrawn(place) || figure.what != what) {
            ++others;
            continue;
        }
        if (spec.marks.size() == mostBars) {
            ++more;
            continue;
        }
        ChartMark mark = markOf(data, place);
        mark.value = inUnit(figure, *figure.measured);
        mark.valueText = figure.measuredNumber();
        mark.detail = figure.predicted ? Text::tr("estimate %1").arg(figure.predictedText()) : Text::tr("no estimate");
        mark.status = figure.isYours ? Text::tr("yours") : Text::tr("measured");
        mark.style = figure.isYours ? MarkStyle::Yours : MarkStyle::Published;
        if (figure.predicted)
            mark.limit = inUnit(figure, *figure.predicted);
        if (figure.high > 0)
            mark.range = ChartRange{inUnit(figure, figure.low), inUnit(figure, figure.high)};
        looks.apply(mark, figure.deviceId);
        spec.marks << mark;
    }
    spec.title = Text::tr("%1, measured", "kind of figure").arg(model::measuredWhatName(what));
    spec.unit = model::measuredUnit(what);
    spec.valueTitle = Text::tr("%1, %2", "kind of figure, unit").arg(model::measuredWhatName(what), spec.unit);
    spec.notes << Text::tr(
        "The line across a bar is the estimate, the whisker the range in which four of five measurements lie.");
    if (more > 0)
        spec.notes << Text::tr("%1 more figures of this kind are not drawn: filter, or sort the table, to see others.")
                          .arg(more);
    if (others > 0)
        spec.notes << Text::tr("%1 figures of other kinds are not drawn.").arg(others);
    spec.summary = Text::tr("%1: %2 figures, from %3 to %4 %5.")
                       .arg(model::measuredWhatName(what))
                       .arg(spec.marks.size())
                       .arg(std::ranges::min(spec.marks, {}, [](const ChartMark &m) { return *m.value; }).valueText,
                            std::ranges::max(spec.marks, {}, [](const ChartMark &m) { return *m.value; }).valueText,
                            spec.unit);
    return spec;
}

ChartSpec agreementChart(const model::MeasuredData &data, const std::vector<std::size_t> &places,
                         const QStringList &comparedIds)
{
    ChartSpec spec;
    spec.kind = ChartKind::Agreement;
    spec.scale = ChartScale::Logarithmic;
    spec.title = Text::tr("Predicted against measured");
    const QString unit = commonUnit(data, places);
    const Looks looks(comparedIds);
    qsizetype otherUnits = 0;
    qsizetype inside = 0;
    bool isAnyCompared = false;
    for (const std::size_t place : places) {
        const MeasuredFigure &figure = data.figures[place];
        const std::optional<double> error = figure.error();
        if (!error)
            continue;
        if (model::measuredUnit(figure.what) != unit) {
            ++otherUnits;
            continue;
        }
        inside += std::abs(*error) <= spec.agreementBand ? 1 : 0;
        ChartMark mark = markOf(data, place);
        mark.x = inUnit(figure, *figure.measured);
        mark.value = inUnit(figure, *figure.predicted);
        mark.valueText = figure.predictedText();
        mark.cells = {{mark.x, model::numberForPeople(*mark.x)}, {100 * *error, figure.errorText()}};
        mark.status = Text::tr("estimated");
        mark.style = figure.isYours ? MarkStyle::Yours : MarkStyle::Published; // thousands of hatched points are noise
        looks.apply(mark, figure.deviceId);
        isAnyCompared = isAnyCompared || looks.isCompared(figure.deviceId);
        spec.marks << mark;
    }
    // What a person looks for lies above the rest.
    std::ranges::stable_sort(spec.marks, {}, [](const ChartMark &mark) {
        return mark.style == MarkStyle::Yours ? 2 : mark.colour == otherDevices ? 0 : 1;
    });
    spec.unit = unit;
    spec.valueName = Text::tr("Predicted");
    spec.valueTitle = Text::tr("Predicted, %1", "unit").arg(unit);
    spec.horizontalTitle = Text::tr("Measured, %1", "unit").arg(unit);
    spec.horizontalUnit = unit;
    spec.columns = {{.title = Text::tr("Measured"), .unit = unit, .group = {}},
                    {.title = Text::tr("Error"), .unit = {}, .group = {}}};
    if (spec.marks.isEmpty())
        return spec;
    spec.summary = Text::tr("%1 of %2 estimates lie within %3 % of what was measured.")
                       .arg(inside)
                       .arg(spec.marks.size())
                       .arg(qRound(100 * spec.agreementBand));
    spec.notes << spec.summary;
    if (isAnyCompared)
        spec.notes << Text::tr("Compared devices have their colours, all others are grey.");
    if (otherUnits > 0)
        spec.notes
            << Text::tr("%1 figures in other units are not drawn: choose their kind to see them.").arg(otherUnits);
    return spec;
}

} // namespace ui
