// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimatechart.h"

#include "model/estimate/answertext.h"
#include "model/text/numbers.h"
#include "model/units/quantities.h"
#include "ui/charts/devicecolours.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace ui {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(ui::EstimateChart)
};

/// A quantity in the unit of its chart.
struct Scale
{
    model::QuantityId quantity;
    double unit = 1; ///< base units in one of the chart
};

ChartMark markOf(const model::MatrixRow &row, const Scale &scale)
{
    ChartMark mark;
    mark.id = row.id;
    mark.name = row.name;
    mark.style = MarkStyle::Estimated;
    mark.status = Text::tr("estimated");
    mark.missingText = row.error ? Text::tr("cannot be asked so") : Text::tr("not known");
    if (row.error)
        mark.tip << row.error->message;
    if (!row.answer || !row.answer->at(scale.quantity))
        return mark;
    const double value = *row.answer->at(scale.quantity) / scale.unit;
    mark.value = value;
    mark.valueText = model::numberForPeople(value);
    if (const model::AnswerRange *range = row.range(scale.quantity)) {
        mark.range = ChartRange{range->low / scale.unit, range->high / scale.unit};
        mark.tip << Text::tr("80 %: %1 to %2")
                        .arg(model::quantityText(*row.answer, scale.quantity, range->low),
                             model::quantityText(*row.answer, scale.quantity, range->high))
                 << range->basis;
    }
    if (row.answer->fits && !*row.answer->fits)
        mark.detail = Text::tr("does not fit");
    return mark;
}

ChartSpec chartOf(const model::DeviceMatrix &matrix, const Scale &scale, const QString &command)
{
    ChartSpec spec;
    spec.query = command;
    QStringList ids;
    for (const model::MatrixRow &row : matrix.rows)
        ids << row.id;
    const QHash<QString, QColor> colours = assignDeviceColours(ids);
    const QHash<QString, int> patterns = assignDevicePatterns(ids);
    for (const model::MatrixRow &row : matrix.rows) {
        spec.marks << markOf(row, scale);
        spec.marks.last().colour = colours.value(row.id);
        spec.marks.last().pattern = patterns.value(row.id);
    }
    std::ranges::stable_sort(
        spec.marks, [](const ChartMark &a, const ChartMark &b) { return a.value.has_value() > b.value.has_value(); });
    return spec;
}

/// A part of the memory that is needed.
struct Part
{
    QString name;
    std::optional<model::QuantityId> quantity; ///< nullopt: what the others leave of the sum
};

constexpr std::array memoryQuantities = {
    model::QuantityId::WeightsBytesPerDevice,     model::QuantityId::KvCacheBytesPerDevice,
    model::QuantityId::ActivationsBytesPerDevice, model::QuantityId::GradientsBytesPerDevice,
    model::QuantityId::OptimizerBytesPerDevice,   model::QuantityId::OverheadBytesPerDevice};

/// What the named parts leave: a draft model, recurrent state.
double otherBytes(const model::EstimateAnswer &answer)
{
    double rest = answer.at(model::QuantityId::MemoryBytesPerDevice).value_or(0);
    for (const model::QuantityId quantity : memoryQuantities)
        rest -= answer.at(quantity).value_or(0);
    return std::max(rest, 0.0);
}

ChartCell cellOf(const model::EstimateAnswer &answer, const Part &part)
{
    const double bytes = part.quantity ? answer.at(*part.quantity).value_or(0) : otherBytes(answer);
    return {bytes / model::gibi, model::numberForPeople(bytes / model::gibi)};
}

/// The parts that some device needs.
QList<Part> memoryParts(const model::DeviceMatrix &matrix)
{
    const auto needs = [&matrix](auto &&bytes) {
        return std::ranges::any_of(matrix.rows, [&](const model::MatrixRow &row) {
            const double whole = row.answer ? row.answer->at(model::QuantityId::MemoryBytesPerDevice).value_or(0) : 0;
            return whole > 0 && bytes(*row.answer) > 0.001 * whole;
        });
    };
    QList<Part> parts;
    for (const model::QuantityId quantity : memoryQuantities) {
        if (needs([quantity](const model::EstimateAnswer &answer) { return answer.at(quantity).value_or(0); }))
            parts << Part{model::quantityTitle(quantity), quantity};
    }
    if (needs(otherBytes))
        parts << Part{Text::tr("Other"), std::nullopt};
    return parts;
}

const ChartMark *most(const ChartSpec &spec)
{
    const auto found = std::ranges::max_element(spec.marks, {},
                                                [](const ChartMark &mark) { return mark.value.value_or(-1); });
    return found == spec.marks.end() || !found->value ? nullptr : &*found;
}

} // namespace

ChartSpec speedChart(const model::DeviceMatrix &matrix, const QString &command)
{
    const bool isInference = matrix.task == model::Task::Inference;
    const Scale scale{isInference ? model::QuantityId::DecodeTokensPerS : model::QuantityId::TrainTokensPerSPerDevice};
    ChartSpec spec = chartOf(matrix, scale, command);
    spec.title = Text::tr("%1: %2", "model, quantity").arg(matrix.modelName, model::quantityTitle(scale.quantity));
    spec.unit = Text::tr("tokens/s");
    spec.valueTitle = spec.unit;
    spec.notes << Text::tr("Estimates; four of five measurements lie within the whiskers.");
    if (const ChartMark *fastest = most(spec))
        spec.summary = Text::tr("%1: %2 is estimated to be the fastest, with %3 tokens/s.")
                           .arg(spec.title, fastest->name, fastest->valueText);
    return spec;
}

ChartSpec memoryChart(const model::DeviceMatrix &matrix, const QString &command)
{
    const Scale scale{model::QuantityId::MemoryBytesPerDevice, model::gibi};
    ChartSpec spec = chartOf(matrix, scale, command);
    spec.isStacked = true;
    const QList<Part> parts = memoryParts(matrix);
    for (const Part &part : parts)
        spec.columns << ChartColumn{.title = part.name, .unit = QStringLiteral("GiB"), .group = {}};
    for (ChartMark &mark : spec.marks) {
        const auto row = std::ranges::find(matrix.rows, mark.id, &model::MatrixRow::id);
        if (row->answer && mark.value) {
            for (const Part &part : parts)
                mark.cells << cellOf(*row->answer, part);
        }
        if (row->answer && row->answer->at(model::QuantityId::UsableBytesPerDevice)) {
            const double usable = *row->answer->at(model::QuantityId::UsableBytesPerDevice) / model::gibi;
            mark.valueText =
                Text::tr("%1 of %2", "memory needed, usable").arg(mark.valueText, model::numberForPeople(usable));
            mark.limit = *row->answer->at(model::QuantityId::UsableBytesPerDevice) / model::gibi;
            mark.tip << Text::tr("Usable: %1")
                            .arg(model::quantityText(model::QuantityId::UsableBytesPerDevice,
                                                     *row->answer->at(model::QuantityId::UsableBytesPerDevice)));
        }
    }
    spec.title = Text::tr("%1: memory per device", "model").arg(matrix.modelName);
    spec.unit = QStringLiteral("GiB");
    spec.valueTitle = spec.unit;
    spec.notes << Text::tr("The line is what is usable: a bar beyond it does not fit.");
    if (const ChartMark *largest = most(spec))
        spec.summary = Text::tr("%1: up to %2 GiB are needed.").arg(spec.title, largest->valueText);
    return spec;
}

} // namespace ui
