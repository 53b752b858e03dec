// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysischart.h"

#include "model/estimate/answertext.h"
#include "model/text/numbers.h"
#include "model/units/quantities.h"
#include "ui/charts/devicecolours.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <limits>

namespace ui {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(ui::AnalysisChart)
};

constexpr std::size_t mostFactors = 14; // of a tornado; what is left out is counted
constexpr double wideSpread = 15;       // from which a tornado takes a logarithm
constexpr int toldPoints = 8;           // of a curve, in its tip

QString titled(const QString &name, const model::QuantityUnit &unit)
{
    return unit.name.isEmpty() ? name : Text::tr("%1, %2", "name of a quantity, its unit").arg(name, unit.name);
}

/// What is varied, at a point: "8,192" or "Q4_K_M".
QString xText(const model::Sweep &sweep, double x)
{
    return sweep.formats.isEmpty() ? QLocale().toString(x, 'f', 0) : sweep.formats.value(qsizetype(x));
}

QStringList curveTip(const model::Sweep &sweep, const model::SweepCurve &curve, const model::QuantityUnit &unit)
{
    QStringList lines;
    const std::size_t step = std::max<std::size_t>(1, (curve.points.size() + toldPoints - 1) / toldPoints);
    for (std::size_t i = 0; i < curve.points.size(); i += step) {
        const model::SweepPoint &point = curve.points[i];
        const QString value = point.value ? model::numberForPeople(*point.value / unit.factor) : QStringLiteral("–");
        lines << (point.fits.value_or(true)
                      ? Text::tr("at %1: %2", "what is varied, value").arg(xText(sweep, point.x), value)
                      : Text::tr("at %1: %2, does not fit").arg(xText(sweep, point.x), value));
    }
    return lines;
}

} // namespace

ChartSpec sweepChart(const model::Sweep &sweep, bool isLogarithmic, const QString &command)
{
    const model::QuantityUnit unit = model::quantityUnit(sweep.quantity, sweep.currency);
    const QString axis = model::sweepAxisName(sweep.axis, sweep.task);
    ChartSpec spec;
    spec.kind = ChartKind::Curves;
    spec.query = command;
    spec.title = Text::tr("%1: %2 over %3", "model, quantity, what is varied")
                     .arg(sweep.modelName, model::quantityTitle(sweep.quantity), axis);
    spec.valueName = model::quantityTitle(sweep.quantity);
    spec.unit = unit.name;
    spec.valueTitle = titled(spec.valueName, unit);
    spec.horizontalTitle = axis;
    spec.categories = sweep.formats;
    spec.scale = isLogarithmic ? ChartScale::Logarithmic : ChartScale::Linear;
    spec.horizontalScale = ChartScale::Logarithmic;
    spec.missingTitle = Text::tr("no answer as asked:");
    QStringList ids;
    for (const model::SweepCurve &curve : sweep.curves)
        ids << curve.id;
    const QHash<QString, QColor> colours = assignDeviceColours(ids);
    const QHash<QString, int> patterns = assignDevicePatterns(ids);
    if (!sweep.curves.empty()) {
        for (const model::SweepPoint &point : sweep.curves.front().points)
            spec.columns << ChartColumn{.title = Text::tr("at %1", "what is varied").arg(xText(sweep, point.x)),
                                        .unit = unit.name,
                                        .group = {}};
    }
    for (const model::SweepCurve &curve : sweep.curves) {
        ChartMark mark;
        mark.id = curve.id;
        mark.name = curve.name;
        mark.style = MarkStyle::Estimated;
        mark.status = Text::tr("estimated");
        mark.missingText = Text::tr("no answer as asked");
        mark.colour = colours.value(curve.id);
        mark.pattern = patterns.value(curve.id);
        mark.tip = curveTip(sweep, curve, unit);
        if (curve.asAsked.value && curve.asAsked.x >= 0) {
            mark.value = *curve.asAsked.value / unit.factor;
            mark.valueText = model::numberForPeople(*mark.value);
            mark.x = curve.asAsked.x;
            mark.detail = Text::tr("at %1", "what is varied").arg(xText(sweep, curve.asAsked.x));
        }
        for (const model::SweepPoint &point : curve.points) {
            mark.points << ChartPoint{.x = point.x,
                                      .y = point.value ? *point.value / unit.factor
                                                       : std::numeric_limits<double>::quiet_NaN(),
                                      .isPossible = point.fits.value_or(true)};
            mark.cells << (point.value ? ChartCell{*point.value / unit.factor,
                                                   model::numberForPeople(*point.value / unit.factor)}
                                       : ChartCell{});
        }
        mark.cells.resize(spec.columns.size()); // a device may have been tried at fewer places
        spec.marks << mark;
    }
    spec.notes << Text::tr(
        "Estimates. Everything but what is varied stays as asked; a curve ends where the job cannot be done.");
    spec.summary = Text::tr("%1, a curve for each of %n device(s).", nullptr, int(spec.marks.size())).arg(spec.title);
    return spec;
}

ChartSpec sensitivityChart(const model::Sensitivity &sensitivity, const QString &command)
{
    const model::QuantityUnit unit = model::quantityUnit(sensitivity.quantity, sensitivity.currency);
    ChartSpec spec;
    spec.query = command;
    spec.title = Text::tr("What moves %1 of %2 on %3", "quantity, model, device")
                     .arg(model::quantityTitle(sensitivity.quantity), sensitivity.modelName, sensitivity.deviceName);
    spec.valueName = model::quantityTitle(sensitivity.quantity);
    spec.unit = unit.name;
    spec.valueTitle = titled(spec.valueName, unit);
    spec.baselineValue = sensitivity.asAsked / unit.factor;
    spec.baselineText = Text::tr("as asked: %1").arg(model::numberForPeople(*spec.baselineValue));
    const QColor colour = deviceColours().first();
    const auto add = [&](const QString &id, const QString &name, double low, double high, const QString &detail) {
        ChartMark mark;
        mark.id = id;
        mark.name = name;
        mark.style = MarkStyle::Estimated;
        mark.status = Text::tr("estimated");
        mark.value = high / unit.factor;
        mark.span = ChartRange{low / unit.factor, high / unit.factor};
        mark.valueText = Text::tr("%1 to %2")
                             .arg(model::numberForPeople(low / unit.factor),
                                  model::numberForPeople(high / unit.factor));
        mark.detail = detail;
        mark.colour = colour;
        spec.marks << mark;
    };
    const auto range = std::ranges::find(sensitivity.ranges, sensitivity.quantity, &model::AnswerRange::quantity);
    if (range != sensitivity.ranges.end())
        add(QStringLiteral("range"), Text::tr("The estimate itself, 80 % range"), range->low, range->high, {});
    double widest = 1;
    for (const model::SensitivityFactor &factor : sensitivity.factors) {
        if (std::size_t(spec.marks.size()) >= mostFactors)
            break;
        widest = std::max(widest, factor.spread());
        add(factor.key, factor.name, factor.low, factor.high,
            Text::tr("%1 … %2", "variation that gives the lower value, the one that gives the higher")
                .arg(factor.lowText, factor.highText));
    }
    std::ranges::stable_sort(spec.marks, std::ranges::greater(),
                             [](const ChartMark &mark) { return mark.span->high / mark.span->low; });
    spec.scale = widest > wideSpread ? ChartScale::Logarithmic : ChartScale::Linear;
    spec.notes << Text::tr(
        "Each is varied alone: numbers halved and doubled, shares and prices by 20 %, figures of the device by 10 %, "
        "choices exchanged for the others.");
    const int left = int(sensitivity.factors.size()) - int(std::min(sensitivity.factors.size(), mostFactors - 1));
    if (left > 0)
        spec.notes << Text::tr("%n more move it less.", nullptr, left);
    spec.summary = sensitivity.factors.empty()
                       ? Text::tr("%1: nothing that was varied moves it.").arg(spec.title)
                       : Text::tr("%1: most of all %2, from %3.")
                             .arg(spec.title, sensitivity.factors.front().name, spec.marks.first().valueText);
    return spec;
}

ChartSpec tasksChart(const std::vector<model::TaskCost> &costs, const QString &modelName, const QString &deviceName,
                     const QString &command)
{
    ChartSpec spec;
    spec.query = command;
    spec.title = Text::tr("%1 on %2: what a task takes", "model, device").arg(modelName, deviceName);
    spec.valueName = model::quantityTitle(model::QuantityId::DeviceHours);
    spec.unit = QStringLiteral("h");
    spec.valueTitle = Text::tr("Device-hours");
    spec.scale = ChartScale::Logarithmic;
    spec.columns = {{.title = Text::tr("Memory needed per device"), .unit = QStringLiteral("GiB"), .group = {}},
                    {.title = Text::tr("Work"), .unit = QStringLiteral("FLOP"), .group = {}},
                    {.title = Text::tr("Devices needed"), .unit = {}, .group = {}}};
    const auto cell = [](const std::optional<double> &value, double factor) {
        return value ? ChartCell{*value / factor, model::numberForPeople(*value / factor)} : ChartCell{};
    };
    for (const model::TaskCost &cost : costs) {
        ChartMark mark;
        mark.id = cost.title;
        mark.name = cost.title;
        mark.style = MarkStyle::Estimated;
        mark.status = Text::tr("estimated");
        mark.missingText = cost.error ? Text::tr("cannot be asked so") : Text::tr("not known");
        mark.colour = deviceColours().at(qsizetype(cost.task) % deviceColours().size());
        if (cost.error)
            mark.tip << cost.error->message;
        if (cost.deviceHours) {
            mark.value = cost.deviceHours;
            mark.valueText = model::numberForPeople(*cost.deviceHours);
            if (*cost.deviceHours < 0.1)
                mark.tip << model::quantityText(model::QuantityId::TtftS, *cost.deviceHours * 3600);
        }
        if (cost.range)
            mark.range = ChartRange{cost.range->low, cost.range->high};
        mark.cells = {cell(cost.memoryBytes, model::gibi), cell(cost.flops, 1), cell(cost.devicesNeeded, 1)};
        if (cost.flops) {
            mark.cells[1].text = model::quantityText(model::QuantityId::TrainFlops, *cost.flops);
            mark.tip << Text::tr("Work: %1").arg(mark.cells[1].text);
        }
        if (cost.memoryBytes)
            mark.tip << Text::tr("Memory needed per device: %1")
                            .arg(model::quantityText(model::QuantityId::MemoryBytesPerDevice, *cost.memoryBytes));
        if (cost.fits && !*cost.fits)
            mark.detail = cost.devicesNeeded ? Text::tr("does not fit: %1 GiB a device; %2 devices would do")
                                                   .arg(mark.cells[0].text, mark.cells[2].text)
                                             : Text::tr("does not fit: %1 GiB a device").arg(mark.cells[0].text);
        else if (cost.fits)
            mark.detail = Text::tr("%1 GiB a device").arg(mark.cells[0].text);
        spec.marks << mark;
    }
    std::ranges::stable_partition(spec.marks, [](const ChartMark &mark) { return mark.value.has_value(); });
    spec.notes << Text::tr(
        "Where no tokens are stated, fine-tuning goes over 10 million and training over 20 a parameter "
        "(Hoffmann et al., arXiv 2203.15556). Times of what does not fit are those of a device that had the memory.");
    const ChartMark *least = spec.marks.isEmpty() || !spec.marks.first().value ? nullptr : &spec.marks.first();
    const ChartMark *most = nullptr;
    for (const ChartMark &mark : spec.marks) {
        if (mark.value && (!most || *mark.value > *most->value))
            most = &mark;
    }
    spec.summary = least && most && most != least
                       ? Text::tr("%1: from %2 to %3 device-hours.").arg(spec.title, least->valueText, most->valueText)
                       : spec.title;
    return spec;
}

ChartSpec workRooflineChart(ChartSpec spec, const QHash<QString, QList<model::RooflinePoint>> &points,
                            const model::DeviceMatrix &matrix, const QString &command)
{
    spec.query = command;
    spec.title = Text::tr("%1 under the roofs of the devices", "model").arg(matrix.modelName);
    for (ChartMark &mark : spec.marks) {
        for (const model::RooflinePoint &point : points.value(mark.id)) {
            if (!spec.pointNames.contains(point.name))
                spec.pointNames << point.name;
            mark.points << ChartPoint{.x = point.intensity,
                                      .y = point.flopPerSecond / model::tera,
                                      .sort = spec.pointNames.indexOf(point.name)};
            mark.tip << Text::tr("%1: ≈ %2 TFLOPS at %3 FLOP/byte", "phase, attained rate, intensity")
                            .arg(point.name, model::numberForPeople(point.flopPerSecond / model::tera),
                                 model::numberForPeople(point.intensity));
        }
    }
    spec.notes.prepend(
        Text::tr("The points under the roofs are estimates: what a device attains, at the FLOPs it does for each byte "
                 "of its memory that it moves."));
    return spec;
}

ChartSpec scenarioChart(const model::DeviceMatrix &pinned, const model::DeviceMatrix &asked, model::QuantityId quantity,
                        const QString &command)
{
    QString currency;
    QStringList ids;
    for (const model::MatrixRow &row : asked.rows) {
        ids << row.id;
        if (row.answer && !row.answer->currency.isEmpty())
            currency = row.answer->currency;
    }
    const model::QuantityUnit unit = model::quantityUnit(quantity, currency);
    ChartSpec spec;
    spec.query = command;
    spec.title = Text::tr("A and B: %1").arg(model::quantityTitle(quantity));
    spec.valueName = model::quantityTitle(quantity);
    spec.unit = unit.name;
    spec.valueTitle = titled(spec.valueName, unit);
    const QHash<QString, QColor> colours = assignDeviceColours(ids);
    const auto add = [&](const model::MatrixRow &row, const QString &name, const QString &suffix) {
        ChartMark mark;
        mark.id = row.id + suffix;
        mark.name = name;
        mark.style = MarkStyle::Estimated;
        mark.status = Text::tr("estimated");
        mark.missingText = row.error ? Text::tr("cannot be asked so") : Text::tr("not known");
        mark.colour = colours.value(row.id);
        if (row.answer && row.answer->at(quantity)) {
            mark.value = *row.answer->at(quantity) / unit.factor;
            mark.valueText = model::numberForPeople(*mark.value);
            if (const model::AnswerRange *range = row.range(quantity))
                mark.range = ChartRange{range->low / unit.factor, range->high / unit.factor};
            if (row.answer->fits && !*row.answer->fits)
                mark.detail = Text::tr("does not fit");
        }
        spec.marks << mark;
    };
    for (const model::MatrixRow &row : asked.rows) {
        const auto before = std::ranges::find(pinned.rows, row.id, &model::MatrixRow::id);
        if (before != pinned.rows.end())
            add(*before, Text::tr("A: %1", "scenario, device").arg(row.name), QStringLiteral("#A"));
        add(row, Text::tr("B: %1", "scenario, device").arg(row.name), {});
    }
    spec.summary = Text::tr("%1 of %2 (A) and of %3 (B).").arg(spec.valueName, pinned.modelName, asked.modelName);
    return spec;
}

} // namespace ui
