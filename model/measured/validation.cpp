// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "validation.h"

#include "rowjob.h"

#include "model/estimate/enginerules.h"
#include "model/estimate/fit.h"
#include "model/estimate/work.h"
#include "model/text/nearest.h"
#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

constexpr double peakTolerance = 1.02;
constexpr double secondsPerHour = 3600;
constexpr double mostTtftBatch = 16; // beyond it a first token waits for the batch

QString noDevice()
{
    return QString::fromLatin1(QT_TRANSLATE_NOOP("model", "device not stated, or its variant left open"));
}

class Validating
{
public:
    Validating(const MeasuredTable &table, const ValidationContext &context)
        : m_table(table), m_context(context), m_models(context.presets)
    {
    }

    Validation run()
    {
        for (const MeasuredTable::Row &row : m_table.rows()) {
            if (m_context.goesOn && !m_context.goesOn())
                break;
            m_line = row.line;
            if (m_table.kind() == MeasuredKind::Inference)
                take(readInferenceRow(m_table, row));
            else
                take(readTrainingRow(m_table, row));
        }
        m_validation.warnings.insert(m_validation.warnings.begin(), m_table.warnings().begin(),
                                     m_table.warnings().end());
        return std::move(m_validation);
    }

private:
    template<class Measurement>
    void take(const Result<Measurement> &row)
    {
        if (!row) {
            m_validation.warnings.push_back(row.error());
            leaveOut(QString::fromLatin1(QT_TRANSLATE_NOOP("model", "a cell is no number")));
            return;
        }
        if (const std::optional<DeviceFacts> device = deviceOf(*row))
            compare(*row, *device);
        else
            leaveOut(noDevice());
    }

    void leaveOut(const QString &reason)
    {
        ++m_validation.leftOut[reason];
        m_validation.leftOutRows.push_back({m_line, reason});
    }

    std::optional<DeviceFacts> deviceOf(const MeasuredRun &row)
    {
        if (row.deviceId.isEmpty())
            return std::nullopt;
        auto found = m_devices.find(row.deviceId);
        if (found == m_devices.end()) {
            Result<DeviceFacts> facts = m_context.device(row.deviceId);
            if (!facts && !leavesVariantOpen(row.deviceId)) {
                m_validation.warnings.push_back(
                    {ErrorCode::UnknownId, m_table.file(), row.line, QStringLiteral("device_id"),
                     Text::tr("line %1: no device has the id \"%2\"%3")
                         .arg(row.line)
                         .arg(row.deviceId, didYouMean(row.deviceId, m_context.deviceIds))});
            }
            found = m_devices.insert(row.deviceId, facts ? std::optional(std::move(*facts)) : std::nullopt);
        }
        return *found;
    }

    /// "nvidia-a100-80gb" names a device and leaves open which of its variants.
    [[nodiscard]] bool leavesVariantOpen(const QString &id) const
    {
        const QStringList parts = id.split(u'-');
        return std::ranges::any_of(m_context.deviceIds, [&](const QString &known) {
            const QStringList knownParts = known.split(u'-');
            return std::ranges::all_of(parts, [&](const QString &part) { return knownParts.contains(part); });
        });
    }

    /// A rate above what the device can move or compute is a fault of the row or of the catalogue.
    void checkAgainstPeak(const MeasuredRun &row, double rate, double most, const QString &limit)
    {
        if (!(most > 0) || rate <= peakTolerance * most)
            return;
        m_validation.abovePeaks.push_back({ErrorCode::Implausible, m_table.file(), row.line, row.id,
                                           Text::tr("line %1: %2 tokens/s, but the device's %3 allows %4 at most")
                                               .arg(row.line)
                                               .arg(numberForPeople(rate), limit, numberForPeople(most))});
    }

    void compare(const InferenceMeasurement &row, const DeviceFacts &device)
    {
        if (row.basis == QLatin1StringView("throughput_ambiguous") || row.basis == QLatin1StringView("claim_only"))
            return leaveOut(row.basis);
        const Result<RowJob> job = inferenceJob(row, device, m_models);
        if (!job)
            return leaveOut(job.error().message);
        const InferenceSetup setup = inferenceSetup(*m_context.calibration, job->device, job->type, job->workload,
                                                    job->context);
        if (setup.device.isKnown())
            compareRates(row, *job, setup);
        compareInferenceMemory(row, *job);
    }

    void compareRates(const InferenceMeasurement &row, const RowJob &job, const InferenceSetup &setup)
    {
        const bool hasLengths = row.prompt && row.output.value_or(0) > 0;
        const InferenceRates rates = inferenceRates(*job.model, job.workload, setup);
        const double devices = double(job.workload.parallel.data) * job.workload.parallel.pipeline;
        if (row.decodeRate && row.basis == QLatin1StringView("decode_only")) {
            const PhaseWork step = decodeWork(*job.model, job.workload, setup, 1, 0);
            checkAgainstPeak(row, *row.decodeRate,
                             job.workload.batch * devices * setup.device.bandwidth / step.weightBytes,
                             Text::tr("memory bandwidth"));
        }
        if (row.prefillRate && row.prompt.value_or(0) > 0) {
            const PhaseWork prompt = prefillWork(*job.model, job.workload, setup, 1, *row.prompt);
            const double peak = std::max({addressedRate(setup), setup.device.matrixRate, setup.device.rate8});
            checkAgainstPeak(row, *row.prefillRate, devices * *row.prompt * peak / prompt.matrixFlop,
                             Text::tr("compute peak"));
        }
        if (row.decodeRate && row.basis == QLatin1StringView("decode_only")) {
            const bool single = row.batch.value_or(1) == 1;
            addRate(row, job, single ? ValidationKind::DecodeBatch1 : ValidationKind::DecodeBatched,
                    single ? SpeedKind::DecodeBatch1 : SpeedKind::DecodeBatched, *row.decodeRate,
                    rates.decodeTokensPerSecond);
        } else if (row.decodeRate && row.basis == QLatin1StringView("e2e_output")) {
            if (hasLengths && row.batch)
                addRate(row, job, ValidationKind::E2e, SpeedKind::E2e, *row.decodeRate, rates.endToEndTokensPerSecond);
            else
                leaveOut(QString::fromLatin1(QT_TRANSLATE_NOOP("model", "prompt or output length not stated")));
        } else if (row.decodeRate && row.basis == QLatin1StringView("e2e_output_max")) {
            if (hasLengths && *row.prompt > 0)
                addRate(row, job, ValidationKind::E2eMax, SpeedKind::E2eMax, *row.decodeRate,
                        maximumLoadRate(*job.model, job.workload, setup));
            else
                leaveOut(QString::fromLatin1(QT_TRANSLATE_NOOP("model", "prompt or output length not stated")));
        }
        if (row.prefillRate && row.prompt.value_or(0) > 0)
            addRate(row, job, ValidationKind::Prefill, SpeedKind::Prefill, *row.prefillRate,
                    rates.prefillTokensPerSecond);
        if (row.ttftMs && row.basis != QLatin1StringView("e2e_output_max") && row.prompt.value_or(0) > 0
            && row.batch.value_or(1) <= mostTtftBatch)
            addRate(row, job, ValidationKind::Ttft, SpeedKind::Ttft, *row.ttftMs / 1000, rates.prefillSeconds);
    }

    void compareInferenceMemory(const InferenceMeasurement &row, const RowJob &job)
    {
        const MemoryNumbers memory = model::memoryOf(*job.model, job.workload, job.memory);
        if (row.peakMemoryGb && !row.ranOutOfMemory)
            add(row, row.engine, ValidationKind::MemoryInference, *row.peakMemoryGb * giga, memory.countedOnAllDevices);
        if (job.memory.usableBytes <= 0)
            return;
        Workload one = job.workload;
        const bool fixedBatch = engineFamily(row.engine) == EngineFamily::Eager
                                || row.engine == QLatin1StringView("DeepSpeed-Inference")
                                || row.engine == QLatin1StringView("FasterTransformer");
        if (!fixedBatch)
            one.batch = 1;
        addFit(row, row.engine, fits(*job.model, one, job.memory));
    }

    void compare(const TrainingMeasurement &row, const DeviceFacts &device)
    {
        Result<RowJob> job = trainingJob(row, device, m_models);
        if (!job)
            return leaveOut(job.error().message);
        if (job->workload.sequenceTokens > 0) {
            const TrainingSetup setup = trainingSetup(*m_context.calibration, job->device, job->workload, job->context);
            const TrainingRates rates = setup.device.isKnown() ? trainingRates(*job->model, job->workload, setup, 0, 0)
                                                               : TrainingRates();
            if (rates.tokensPerSecondPerDevice > 0)
                addRunTime(row, *job, rates.tokensPerSecondPerDevice);
            if (row.rate && setup.device.isKnown()) {
                checkAgainstPeak(row, *row.rate,
                                 trainingPeak(job->workload, setup.device)
                                     / workOf(*job->model, job->workload).trainModelPerToken,
                                 Text::tr("compute peak"));
                addRate(row, *job, ValidationKind::Train, SpeedKind::Train, *row.rate, rates.tokensPerSecondPerDevice);
            }
            if (row.peakMemoryGb && !row.ranOutOfMemory)
                add(row, row.framework, ValidationKind::MemoryTrain, *row.peakMemoryGb * giga,
                    memoryOfStage(*job->model, job->workload, job->memory, 0).countedByEngine());
        } else {
            if (row.rate)
                leaveOut(QString::fromLatin1(QT_TRANSLATE_NOOP("model", "sequence length not stated")));
            job->workload.sequenceTokens = 1;
        }
        if (job->memory.usableBytes <= 0)
            return;
        Workload best = job->workload; // what the source does not state was chosen so that it fits
        if (row.recompute.isEmpty() && !keepsActivations(row.framework))
            best.recompute = Recompute::Full;
        if (row.sharding.isEmpty() && best.parallel.data > 1)
            best.zeroStage = 3;
        addFit(row, row.framework, fits(*job->model, best, job->memory));
    }

    ComparedRow &add(const MeasuredRun &row, const QString &engine, ValidationKind kind, double measured,
                     std::optional<double> predicted)
    {
        if (predicted && !(std::isfinite(*predicted) && *predicted >= 0))
            predicted.reset();
        m_validation.rows.push_back(
            {row.id, row.source, row.deviceId, engine, kind, measured, predicted, 0, 0, m_line});
        return m_validation.rows.back();
    }

    void addFit(const MeasuredRun &row, const QString &engine, bool predicted)
    {
        add(row, engine, ValidationKind::Fits, row.ranOutOfMemory ? 0 : 1, predicted ? 1 : 0);
    }

    void addRunTime(const TrainingMeasurement &row, const RowJob &job, double rate)
    {
        const double work = row.runTokens.value_or(0) / row.deviceCount.value_or(0);
        if (!(row.runHours.value_or(0) > 0) || !(work > 0) || !std::isfinite(work))
            return;
        const RateRange range = rateRange(*m_context.calibration, SpeedKind::Train, rate, job.device, job.workload,
                                          job.context);
        m_validation.runTimes.push_back({m_line, *row.runHours * secondsPerHour, work / rate,
                                         range.high > 0 ? work / range.high : 0, range.low > 0 ? work / range.low : 0});
    }

    template<class Measurement>
    void addRate(const Measurement &row, const RowJob &job, ValidationKind kind, SpeedKind speed, double measured,
                 double predicted)
    {
        if (!(measured > 0))
            return leaveOut(QString::fromLatin1(QT_TRANSLATE_NOOP("model", "the measured figure is zero")));
        ComparedRow &added = add(row, job.context.engine, kind, measured, predicted);
        const RateRange range = rateRange(*m_context.calibration, speed, predicted, job.device, job.workload,
                                          job.context);
        added.low = range.low;
        added.high = range.high;
    }

    const MeasuredTable &m_table;
    const ValidationContext &m_context;
    ModelCache m_models;
    int m_line = 0; ///< of the row at hand
    QHash<QString, std::optional<DeviceFacts>> m_devices;
    Validation m_validation;
};

/// Linear interpolation between the two nearest values, as numpy does.
double quantile(std::vector<double> &values, double share)
{
    std::ranges::sort(values);
    const double place = share * double(values.size() - 1);
    const std::size_t below = std::size_t(place);
    const std::size_t above = std::min(below + 1, values.size() - 1);
    return values[below] + (values[above] - values[below]) * (place - double(below));
}

} // namespace

std::string_view validationKindKey(ValidationKind kind)
{
    switch (kind) {
    case ValidationKind::DecodeBatch1: return "decode_batch1";
    case ValidationKind::DecodeBatched: return "decode_batched";
    case ValidationKind::E2e: return "e2e";
    case ValidationKind::E2eMax: return "e2e_max";
    case ValidationKind::Prefill: return "prefill";
    case ValidationKind::Ttft: return "ttft";
    case ValidationKind::Train: return "train";
    case ValidationKind::MemoryInference: return "memory_inference";
    case ValidationKind::MemoryTrain: return "memory_train";
    case ValidationKind::Fits: return "fits";
    case ValidationKind::Count: break;
    }
    Q_UNREACHABLE();
}

Validation validate(const MeasuredTable &table, const ValidationContext &context)
{
    return Validating(table, context).run();
}

ErrorStatistics statisticsOf(const std::vector<const ComparedRow *> &rows)
{
    ErrorStatistics statistics;
    std::vector<double> errors;
    std::vector<double> signedErrors;
    int ranged = 0;
    int inside = 0;
    for (const ComparedRow *row : rows) {
        ++statistics.rows;
        if (!row->predicted)
            continue;
        ++statistics.predicted;
        const double error = *row->predicted / row->measured - 1;
        errors.push_back(std::abs(error));
        signedErrors.push_back(error);
        if (row->high > 0) {
            ++ranged;
            inside += row->measured >= row->low && row->measured <= row->high ? 1 : 0;
        }
    }
    if (!errors.empty()) {
        statistics.medianError = quantile(errors, 0.5);
        statistics.ninetiethPercentile = quantile(errors, 0.9);
        statistics.medianSigned = quantile(signedErrors, 0.5);
    }
    if (ranged > 0)
        statistics.coverage = double(inside) / ranged;
    return statistics;
}

FitStatistics fitStatisticsOf(const std::vector<const ComparedRow *> &rows)
{
    FitStatistics statistics;
    for (const ComparedRow *row : rows) {
        const bool ran = row->measured > 0;
        const bool predicted = row->predicted.value_or(0) > 0;
        ++(predicted ? (ran ? statistics.trueFit : statistics.falseFit)
           : ran     ? statistics.falseOom
                     : statistics.trueOom);
    }
    return statistics;
}

} // namespace model
