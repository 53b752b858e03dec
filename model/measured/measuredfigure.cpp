// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measuredfigure.h"

#include "model/text/numbers.h"
#include "model/text/translate.h"
#include "model/units/quantities.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace model {

namespace {

constexpr double secondsPerMinute = 60;
constexpr double secondsPerHour = 3600;
constexpr double milliseconds = 1000;

bool isMemory(MeasuredWhat what)
{
    return what == MeasuredWhat::MemoryInference || what == MeasuredWhat::MemoryTrain;
}

QString dash()
{
    return QStringLiteral("–");
}

/// "batch 8" for a number that is stated.
void addCount(QStringList &parts, const QString &text, const std::optional<double> &count)
{
    if (count)
        parts << text.arg(numberForPeople(*count));
}

QString settingOf(const InferenceMeasurement &row)
{
    QStringList parts;
    if (!row.quantisation.isEmpty())
        parts << row.quantisation;
    addCount(parts, Text::tr("batch %1"), row.batch);
    addCount(parts, Text::tr("prompt %1"), row.prompt);
    addCount(parts, Text::tr("output %1"), row.output);
    addCount(parts, Text::tr("context %1"), row.context);
    addCount(parts, Text::tr("tp %1", "tensor-parallel size"), row.tensor);
    return parts.join(Text::tr(", "));
}

QString settingOf(const TrainingMeasurement &row)
{
    QStringList parts;
    if (!row.method.isEmpty())
        parts << row.method;
    if (!row.precision.isEmpty())
        parts << row.precision;
    addCount(parts, Text::tr("sequence %1"), row.sequence);
    addCount(parts, Text::tr("micro-batch %1"), row.microBatch);
    addCount(parts, Text::tr("global batch %1"), row.globalSequences);
    addCount(parts, Text::tr("dp %1", "data-parallel size"), row.data);
    addCount(parts, Text::tr("tp %1", "tensor-parallel size"), row.tensor);
    addCount(parts, Text::tr("pp %1", "pipeline-parallel size"), row.pipeline);
    if (!row.sharding.isEmpty())
        parts << row.sharding;
    return parts.join(Text::tr(", "));
}

MeasuredWhat whatOf(const InferenceMeasurement &row)
{
    if (row.basis == QLatin1StringView("decode_only"))
        return row.batch.value_or(1) == 1 ? MeasuredWhat::DecodeBatch1 : MeasuredWhat::DecodeBatched;
    if (row.basis == QLatin1StringView("e2e_output"))
        return MeasuredWhat::E2e;
    return row.basis == QLatin1StringView("e2e_output_max") ? MeasuredWhat::E2eMax : MeasuredWhat::UnclearRate;
}

/// The figures that a row states.
std::vector<std::pair<MeasuredWhat, double>> statedBy(const InferenceMeasurement &row)
{
    std::vector<std::pair<MeasuredWhat, double>> stated;
    if (row.decodeRate)
        stated.emplace_back(whatOf(row), *row.decodeRate);
    if (row.prefillRate)
        stated.emplace_back(MeasuredWhat::Prefill, *row.prefillRate);
    if (row.ttftMs)
        stated.emplace_back(MeasuredWhat::Ttft, *row.ttftMs / milliseconds);
    if (row.peakMemoryGb && !row.ranOutOfMemory)
        stated.emplace_back(MeasuredWhat::MemoryInference, *row.peakMemoryGb * giga);
    return stated;
}

std::vector<std::pair<MeasuredWhat, double>> statedBy(const TrainingMeasurement &row)
{
    std::vector<std::pair<MeasuredWhat, double>> stated;
    if (row.rate)
        stated.emplace_back(MeasuredWhat::Train, *row.rate);
    if (row.runHours)
        stated.emplace_back(MeasuredWhat::RunTime, *row.runHours * secondsPerHour);
    if (row.peakMemoryGb && !row.ranOutOfMemory)
        stated.emplace_back(MeasuredWhat::MemoryTrain, *row.peakMemoryGb * giga);
    return stated;
}

const QString &engineOf(const InferenceMeasurement &row)
{
    return row.engine;
}

const QString &engineOf(const TrainingMeasurement &row)
{
    return row.framework;
}

class Figures
{
public:
    Figures(const Validation &validation, const Catalogue &catalogue) : m_validation(validation), m_catalogue(catalogue)
    {
        for (std::size_t i = 0; i < validation.rows.size(); ++i)
            m_compared.insert({validation.rows[i].line, std::size_t(validation.rows[i].kind)}, i);
        for (const LeftOutRow &row : validation.leftOutRows) {
            if (!m_reasons.contains(row.line))
                m_reasons.insert(row.line, row.reason);
        }
        for (const ComparedRunTime &run : validation.runTimes)
            m_runTimes.insert(run.line, &run);
    }

    template<class Measurement>
    void add(const Measurement &row)
    {
        const MeasuredFigure common = commonOf(row);
        const std::size_t before = m_figures.size();
        for (const auto &[what, value] : statedBy(row)) {
            MeasuredFigure figure = common;
            figure.what = what;
            figure.measured = value;
            compare(figure);
            m_figures.push_back(std::move(figure));
        }
        MeasuredFigure fit = common;
        fit.what = MeasuredWhat::Fits;
        fit.measured = row.ranOutOfMemory ? 0 : 1;
        compare(fit);
        if (fit.compared || row.ranOutOfMemory)
            m_figures.push_back(std::move(fit));
        if (m_figures.size() == before) {
            m_figures.push_back(common);
            m_figures.back().reason = m_reasons.value(row.line);
        }
    }

    [[nodiscard]] std::vector<MeasuredFigure> take() { return std::move(m_figures); }

private:
    template<class Measurement>
    [[nodiscard]] MeasuredFigure commonOf(const Measurement &row) const
    {
        MeasuredFigure figure;
        figure.line = row.line;
        figure.id = row.id;
        figure.source = row.source;
        figure.sourceUrl = row.sourceUrl;
        figure.date = row.date;
        figure.deviceId = row.deviceId;
        const Device *device = m_catalogue.find(row.deviceId);
        figure.deviceName = device ? device->name : row.deviceId;
        figure.devices = row.deviceCount;
        figure.modelName = row.model.name;
        figure.engine = engineOf(row);
        figure.setting = settingOf(row);
        figure.note = row.note;
        const QStringList all{figure.id,     figure.deviceId, figure.deviceName, figure.modelName, row.model.preset,
                              figure.engine, figure.setting,  figure.source,     figure.date};
        figure.words = all.join(QLatin1Char('\n')).toCaseFolded();
        return figure;
    }

    void compare(MeasuredFigure &figure) const
    {
        if (const ComparedRunTime *run = m_runTimes.value(figure.line); run && figure.what == MeasuredWhat::RunTime) {
            figure.predicted = run->predicted;
            figure.low = run->low;
            figure.high = run->high;
        }
        if (const auto found = m_compared.constFind({figure.line, std::size_t(figure.what)});
            found != m_compared.constEnd()) {
            const ComparedRow &row = m_validation.rows[*found];
            figure.compared = *found;
            figure.predicted = row.predicted;
            figure.low = row.low;
            figure.high = row.high;
        }
        if (!figure.predicted)
            figure.reason = m_reasons.value(
                figure.line, QString::fromLatin1(
                                 QT_TRANSLATE_NOOP("model", "the source does not state all that an estimate needs")));
    }

    const Validation &m_validation;
    const Catalogue &m_catalogue;
    QHash<std::pair<int, std::size_t>, std::size_t> m_compared;
    QHash<int, QString> m_reasons;
    QHash<int, const ComparedRunTime *> m_runTimes;
    std::vector<MeasuredFigure> m_figures;
};

} // namespace

QString measuredWhatName(MeasuredWhat what)
{
    switch (what) {
    case MeasuredWhat::DecodeBatch1: return Text::tr("Decode, one sequence");
    case MeasuredWhat::DecodeBatched: return Text::tr("Decode, several sequences");
    case MeasuredWhat::E2e: return Text::tr("Output, whole request");
    case MeasuredWhat::E2eMax: return Text::tr("Output at maximum load");
    case MeasuredWhat::Prefill: return Text::tr("Prefill");
    case MeasuredWhat::Ttft: return Text::tr("Time to first token");
    case MeasuredWhat::Train: return Text::tr("Training speed");
    case MeasuredWhat::MemoryInference: return Text::tr("Memory, inference");
    case MeasuredWhat::MemoryTrain: return Text::tr("Memory, training");
    case MeasuredWhat::Fits: return Text::tr("Does it fit");
    case MeasuredWhat::RunTime: return Text::tr("Training time");
    case MeasuredWhat::UnclearRate: return Text::tr("Speed, basis unclear");
    case MeasuredWhat::NoFigure: return Text::tr("No figure");
    case MeasuredWhat::Count: break;
    }
    Q_UNREACHABLE();
}

QString measuredUnit(MeasuredWhat what)
{
    switch (what) {
    case MeasuredWhat::Fits:
    case MeasuredWhat::NoFigure: return {};
    case MeasuredWhat::Ttft: return QStringLiteral("ms");
    case MeasuredWhat::RunTime: return QStringLiteral("min");
    case MeasuredWhat::Train: return Text::tr("tokens/s per device");
    case MeasuredWhat::MemoryInference:
    case MeasuredWhat::MemoryTrain: return QStringLiteral("GiB");
    default: return Text::tr("tokens/s");
    }
}

double inMeasuredUnit(MeasuredWhat what, double value)
{
    if (isMemory(what))
        return value / gibi;
    if (what == MeasuredWhat::Ttft)
        return value * milliseconds;
    return what == MeasuredWhat::RunTime ? value / secondsPerMinute : value;
}

std::optional<double> MeasuredFigure::error() const
{
    if (!measured || !predicted || what == MeasuredWhat::Fits || !(*measured > 0))
        return std::nullopt;
    return *predicted / *measured - 1;
}

QString MeasuredFigure::measuredNumber() const
{
    const double number = inMeasuredUnit(what, *measured);
    // Hundredths of a minute are what publications print.
    return numberForPeople(what == MeasuredWhat::RunTime ? std::round(number * 100) / 100 : number);
}

QString MeasuredFigure::measuredText() const
{
    if (!measured)
        return Text::tr("not published");
    if (what == MeasuredWhat::Fits)
        return *measured > 0 ? Text::tr("ran") : Text::tr("out of memory");
    return QStringLiteral("%1 %2").arg(measuredNumber(), measuredUnit(what));
}

QString MeasuredFigure::predictedText() const
{
    if (!predicted)
        return dash();
    if (what == MeasuredWhat::Fits)
        return *predicted > 0 ? Text::tr("fits") : Text::tr("does not fit");
    return QStringLiteral("≈ ") + numberForPeople(inMeasuredUnit(what, *predicted));
}

QString MeasuredFigure::rangeText() const
{
    return high > 0 ? Text::tr("%1 to %2")
                          .arg(numberForPeople(inMeasuredUnit(what, low)), numberForPeople(inMeasuredUnit(what, high)))
                    : QString();
}

QString MeasuredFigure::errorText() const
{
    const std::optional<double> fraction = error();
    if (!fraction)
        return dash();
    const QString number = QLocale().toString(std::abs(100 * *fraction), 'f', 1);
    return Text::tr("%1%2 %", "sign, error").arg(*fraction < 0 ? QStringLiteral("−") : QStringLiteral("+"), number);
}

QString MeasuredFigure::reasonText() const
{
    return reason.isEmpty() ? QString() : Text::tr(reason.toUtf8().constData());
}

QString MeasuredFigure::link() const
{
    static const QRegularExpression address(QStringLiteral("https?://[^ ]+"));
    return address.match(sourceUrl).captured();
}

std::vector<MeasuredFigure> measuredFigures(const MeasuredTable &table, const Validation &validation,
                                            const Catalogue &catalogue)
{
    Figures figures(validation, catalogue);
    for (const MeasuredTable::Row &row : table.rows()) {
        // What cannot be read is a warning of the validation.
        if (table.kind() == MeasuredKind::Inference) {
            if (const auto measurement = readInferenceRow(table, row))
                figures.add(*measurement);
        } else if (const auto measurement = readTrainingRow(table, row)) {
            figures.add(*measurement);
        }
    }
    return figures.take();
}

const MeasuredFigure *findPublished(const std::vector<MeasuredFigure> &figures, const QString &rowId, MeasuredWhat what)
{
    const auto found = std::ranges::find_if(figures, [&](const MeasuredFigure &figure) {
        return figure.id == rowId && figure.what == what && !figure.isYours;
    });
    return found == figures.end() ? nullptr : &*found;
}

} // namespace model
