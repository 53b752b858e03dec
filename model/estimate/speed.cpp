// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "speed.h"

#include "resolve.h"
#include "work.h"

#include "model/text/translate.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

constexpr YearMonth graphsSince = 202406;      // llama.cpp captures CUDA graphs
constexpr YearMonth sharedCacheSince = 202400; // TensorRT-LLM and DeepSpeed read a cached head once for its query heads
constexpr double assumedDraftTokens = 4;
constexpr double assumedAcceptance = 0.7;
// The logarithm of a range grows by these where an estimate rests on less.
constexpr double otherVendor = 1.5;
constexpr double otherEngines = 2;
constexpr double otherGeneration = 1.25;
constexpr double onlyPeaks = 1.25;
constexpr double onlyBandwidth = 2;
constexpr double unboundedRate = 1e18; // FLOP/s that never bounds

/// FasterTransformer and SAT unpack 4-bit weights of one scale a row in slow kernels.
bool hasEarlyInt4(const QString &engine)
{
    return engine.startsWith(QLatin1StringView("FasterTransformer"), Qt::CaseInsensitive)
           || engine == QLatin1StringView("SAT");
}

struct Confidence
{
    double widening = 1;
    QString basis;
};

template<class Constants>
Confidence confidenceOf(const Calibrated<Constants> &calibrated, const QString &family, const DeviceFacts &device,
                        bool generationMeasured)
{
    Confidence confidence;
    switch (calibrated.level) {
    case CalibrationLevel::FamilyAndVendor:
        confidence.basis =
            Text::tr("fitted on %1 measurements of %2 on %3").arg(calibrated.rows).arg(family, device.vendor);
        if (!generationMeasured) {
            confidence.widening = otherGeneration;
            confidence.basis += Text::tr(", none of the generation %1").arg(device.family);
        }
        break;
    case CalibrationLevel::Family:
        confidence.widening = otherVendor;
        confidence.basis = Text::tr("extrapolated from %1 measurements of %2 on devices of other vendors")
                               .arg(calibrated.rows)
                               .arg(family);
        break;
    case CalibrationLevel::Everything:
        confidence.widening = otherEngines;
        confidence.basis =
            Text::tr("extrapolated from %1 measurements of all engines and vendors").arg(calibrated.rows);
        break;
    }
    if (device.family.isEmpty() && !device.tdpWatts) {
        confidence.widening *= onlyPeaks;
        confidence.basis += Text::tr("; of the device only peaks are known");
    }
    return confidence;
}

} // namespace

TrainingFamily trainingFamilyOf(const QString &engine, const QString &vendor, const Workload &workload)
{
    const TrainingFamily named = trainingFamily(engine, vendor);
    if (named != TrainingFamily::Unknown || !engine.isEmpty())
        return named;
    // Nobody said: the framework that such a division comes from.
    if (workload.parallel.tensor > 1 || workload.parallel.pipeline > 1)
        return TrainingFamily::Megatron;
    if (workload.parallel.data > 1)
        return TrainingFamily::Fsdp;
    return TrainingFamily::HuggingFace;
}

QString boundName(Bound bound)
{
    switch (bound) {
    case Bound::MemoryBandwidth: return QStringLiteral("memory-bandwidth");
    case Bound::Compute: return QStringLiteral("compute");
    case Bound::Interconnect: return QStringLiteral("interconnect");
    case Bound::Latency: return QStringLiteral("latency");
    }
    Q_UNREACHABLE();
}

YearMonth yearMonth(const QString &date)
{
    bool isYear = false;
    const int year = date.left(4).toInt(&isYear);
    if (!isYear || year < 1990)
        return 0;
    bool isMonth = false;
    const int month = date.mid(4, 1) == QLatin1StringView("-") ? date.mid(5, 2).toInt(&isMonth) : 0;
    return year * 100 + (isMonth && month >= 1 && month <= 12 ? month : 0);
}

SpeedContext speedContext(const EstimateRequest &request, const Workload &workload)
{
    SpeedContext context{.engine = request.engine};
    if (!isTraining(workload.task)) {
        context.outputTokens = workload.outputTokens;
        context.meanContext = workload.promptTokens + workload.outputTokens / 2;
    }
    return context;
}

InferenceSetup inferenceSetup(const Calibration &calibration, const DeviceFacts &device, const WeightType &type,
                              const Workload &workload, const SpeedContext &context)
{
    InferenceSetup setup;
    setup.family = engineFamily(context.engine);
    if (setup.family == EngineFamily::Unknown && workload.engine == EngineKind::LlamaCpp)
        setup.family = EngineFamily::LlamaCpp;
    setup.constants = calibration.inference(setup.family, device.vendor).constants;
    setup.device = deviceSpeed(device);
    setup.weights = weightUse(type);
    if (setup.weights.unpacking == WeightSlots::Bits4 && hasEarlyInt4(context.engine))
        setup.weights.unpacking = WeightSlots::RowInt4;
    setup.capturesGraphs = context.date == 0 || context.date >= graphsSince;
    setup.readsCachePerQueryHead = context.date != 0 && context.date < sharedCacheSince
                                   && (setup.family == EngineFamily::TensorRt
                                       || setup.family == EngineFamily::DeepSpeed);
    setup.sequences = workload.batch;
    setup.outputTokens = context.outputTokens;
    setup.meanContext = context.meanContext > 0 ? context.meanContext : workload.contextTokens;
    return setup;
}

TrainingSetup trainingSetup(const Calibration &calibration, const DeviceFacts &device, const Workload &workload,
                            const SpeedContext &context)
{
    TrainingSetup setup;
    setup.family = trainingFamilyOf(context.engine, device.vendor, workload);
    setup.constants = calibration.training(setup.family, device.vendor).constants;
    setup.device = deviceSpeed(device);
    setup.reduceBytes = context.reduceBytes > 0 ? context.reduceBytes : workload.gradientBytes;
    setup.overlapsInterleaved = setup.family == TrainingFamily::Nemo;
    return setup;
}

SpeedClass speedClass(const Workload &workload)
{
    if (isTraining(workload.task))
        return trainsAdapters(workload.task) ? SpeedClass::Adapters : SpeedClass::FullTraining;
    if (workload.parallel.tensor > 1)
        return SpeedClass::Tensor;
    return workload.parallel.pipeline > 1 ? SpeedClass::LayerSplit : SpeedClass::OneDevice;
}

Bound boundOf(const PhaseSeconds &seconds)
{
    const double memory = seconds.weights + seconds.attention + seconds.activations + seconds.host;
    const double most = std::max({memory, seconds.matrices, seconds.communication, seconds.fixed});
    if (most == seconds.communication)
        return Bound::Interconnect;
    if (most == seconds.fixed)
        return Bound::Latency;
    return most == memory ? Bound::MemoryBandwidth : Bound::Compute;
}

Bound boundOf(const TrainingSeconds &seconds)
{
    const double sent = seconds.communication;
    if (sent > seconds.matrices && sent > seconds.elements)
        return Bound::Interconnect;
    return seconds.matrices >= seconds.elements ? Bound::Compute : Bound::MemoryBandwidth;
}

RateRange rateRange(const Calibration &calibration, SpeedKind kind, double rate, const DeviceFacts &device,
                    const Workload &workload, const SpeedContext &context)
{
    const RangeFactors factors = calibration.range(kind, speedClass(workload));
    Confidence confidence;
    if (isTraining(workload.task)) {
        const TrainingFamily family = trainingFamilyOf(context.engine, device.vendor, workload);
        confidence = confidenceOf(calibration.training(family, device.vendor), familyName(family), device,
                                  calibration.hasMeasuredGeneration(Calibration::Phase::Training, device.family));
    } else {
        EngineFamily family = engineFamily(context.engine);
        if (family == EngineFamily::Unknown && workload.engine == EngineKind::LlamaCpp)
            family = EngineFamily::LlamaCpp;
        confidence = confidenceOf(calibration.inference(family, device.vendor), familyName(family), device,
                                  calibration.hasMeasuredGeneration(Calibration::Phase::Inference, device.family));
    }
    return {rate * std::pow(factors.low, confidence.widening), rate * std::pow(factors.high, confidence.widening),
            confidence.basis};
}

namespace {

/// Writes the speed of one job into its answer.
class SpeedAnswer
{
public:
    SpeedAnswer(EstimateAnswer &answer, const EstimateRequest &request, const PreparedModel &model,
                const Workload &workload, const Calibration &calibration)
        : m_answer(answer),
          m_request(request),
          m_model(model),
          m_workload(workload),
          m_device(*request.device),
          m_calibration(calibration),
          m_context(speedContext(request, workload))
    {
    }

    void addInference(const WeightType &type)
    {
        const InferenceSetup setup = inferenceSetup(m_calibration, m_device, type, m_workload, m_context);
        InferenceRates rates = inferenceRates(m_model, m_workload, setup);
        if (m_request.draft)
            addDraft(rates, setup, type);
        setRate(QuantityId::PrefillTokensPerS, SpeedKind::Prefill, rates.prefillTokensPerSecond);
        setTime(QuantityId::TtftS, SpeedKind::Ttft, rates.prefillSeconds);
        const SpeedKind decode = m_workload.batch > 1 ? SpeedKind::DecodeBatched : SpeedKind::DecodeBatch1;
        setRate(QuantityId::DecodeTokensPerS, decode, rates.decodeTokensPerSecond);
        setTime(QuantityId::TpotS, decode, rates.stepSeconds);
        setRate(QuantityId::E2eOutputTokensPerS, SpeedKind::E2e, rates.endToEndTokensPerSecond);
        setBound(boundOf(rates.step));
        noteHostLayers();
        if (m_answer.at(QuantityId::E2eOutputTokensPerS)) {
            m_answer.notes << Text::tr(
                                  "decode_tokens_per_s holds in the middle of the output, at %1 tokens a sequence; "
                                  "e2e_output_tokens_per_s counts the reading of the prompt as well")
                                  .arg(m_context.meanContext, 0, 'f', 0);
        }
    }

    /// Decoding of one sequence streams the weights: a device without a published peak is still bound by its bandwidth.
    void addDecodeFromBandwidth(const WeightType &type)
    {
        InferenceSetup setup = inferenceSetup(m_calibration, m_device, type, m_workload, m_context);
        setup.device.matrixRate = setup.device.vectorRate = unboundedRate;
        setup.device.watts = 0;
        const InferenceRates rates = inferenceRates(m_model, m_workload, setup);
        const PhaseWork work = decodeWork(m_model, m_workload, setup, 1, setup.meanContext);
        m_atMost = setup.device.bandwidth / (work.weightBytes + work.cacheBytes) / rates.decodeTokensPerSecond;
        m_basis = Text::tr("from bandwidth alone; the device's compute peak is not published");
        setRate(QuantityId::DecodeTokensPerS, SpeedKind::DecodeBatch1, rates.decodeTokensPerSecond);
        setTime(QuantityId::TpotS, SpeedKind::DecodeBatch1, rates.stepSeconds);
        setBound(Bound::MemoryBandwidth);
        m_answer.notes << Text::tr("no prefill speed: the device's compute peak is not published");
        noteHostLayers();
    }

    void addTraining(const WorkNumbers &work)
    {
        const TrainingSetup setup = trainingSetup(m_calibration, m_device, m_workload, m_context);
        if (!(trainingPeak(m_workload, setup.device) > 0)) {
            m_answer.notes << Text::tr(
                "no speed: the device's fp32 peak, which training in fp32 needs, is not published");
            return;
        }
        if (m_workload.precision == Precision::Fp32 && !m_workload.tensorFloat32
            && setup.device.rateTf32 > setup.device.rate32) {
            m_answer.notes << Text::tr(
                "fp32 is taken for products in full fp32; a framework that is told to use tf32 is faster (\"tf32\")");
        }
        if (m_workload.precision == Precision::Fp32)
            m_answer.notes << Text::tr(
                "training in fp32 was not measured: the shares of the peak are those of 16-bit runs");
        const TrainingRates rates = trainingRates(m_model, m_workload, setup, work.trainModelPerToken,
                                                  work.trainPerToken);
        setRate(QuantityId::TrainTokensPerSPerDevice, SpeedKind::Train, rates.tokensPerSecondPerDevice);
        setRate(QuantityId::ModelFlopsPerSPerDevice, SpeedKind::Train, rates.modelFlopPerSecondPerDevice);
        setRate(QuantityId::Mfu, SpeedKind::Train, rates.modelUtilisation);
        setRate(QuantityId::Hfu, SpeedKind::Train, rates.hardwareUtilisation);
        setTime(QuantityId::StepTimeS, SpeedKind::Train, rates.stepSeconds);
        setBound(boundOf(rates.seconds));
        if (m_workload.trainTokens > 0) {
            const double deviceHours = m_workload.trainTokens / rates.tokensPerSecondPerDevice / 3600;
            setTime(QuantityId::DeviceHours, SpeedKind::Train, deviceHours);
            setTime(QuantityId::TrainHours, SpeedKind::Train, deviceHours / m_workload.parallel.devices());
        }
    }

private:
    void noteHostLayers()
    {
        if (m_workload.deviceLayers >= 0 && m_workload.deviceLayers < m_model.layerCount())
            m_answer.notes << Text::tr("layers on the host are taken to be read at 60 GB/s, two channels of DDR5");
    }

    RateRange rangeOf(SpeedKind kind, double rate) const
    {
        const RateRange range = rateRange(m_calibration, kind, rate, m_device, m_workload, m_context);
        if (m_basis.isEmpty())
            return range;
        return {rate * std::pow(range.low / rate, onlyBandwidth),
                rate * std::clamp(std::pow(range.high / rate, onlyBandwidth), 1.0, std::max(1.0, m_atMost)), m_basis};
    }

    void setRate(QuantityId quantity, SpeedKind kind, double rate)
    {
        if (!(rate > 0) || !std::isfinite(rate))
            return;
        const RateRange range = rangeOf(kind, rate);
        m_answer.set(quantity, rate);
        m_answer.ranges.push_back({quantity, range.low, range.high, range.basis});
    }

    /// A time is as uncertain as the rate it comes from: its ends change places.
    void setTime(QuantityId quantity, SpeedKind kind, double seconds)
    {
        if (!(seconds > 0) || !std::isfinite(seconds))
            return;
        const RateRange range = rangeOf(kind, 1);
        m_answer.set(quantity, seconds);
        if (kind == SpeedKind::Ttft) // its factors are of the time itself
            m_answer.ranges.push_back({quantity, seconds * range.low, seconds * range.high, range.basis});
        else
            m_answer.ranges.push_back({quantity, seconds / range.high, seconds / range.low, range.basis});
    }

    void setBound(Bound bound)
    {
        if (m_answer.boundBy.isEmpty())
            m_answer.boundBy = boundName(bound);
    }

    /// Speculative decoding: γ steps of the draft model and one verification of γ + 1 tokens give (1 − α^(γ+1))/(1 − α).
    void addDraft(InferenceRates &rates, const InferenceSetup &setup, const WeightType &type)
    {
        const double tokens = m_request.draftTokens.value_or(assumedDraftTokens);
        const double acceptance = m_request.acceptance.value_or(assumedAcceptance);
        if (!m_request.draftTokens)
            m_answer.assumed.emplace_back(QStringLiteral("draft_tokens"),
                                          ConfigValue(std::int64_t(assumedDraftTokens)));
        if (!m_request.acceptance)
            m_answer.assumed.emplace_back(QStringLiteral("acceptance"), ConfigValue(assumedAcceptance));
        const Result<PreparedModel> draft = prepareModel(*m_request.draft, forShape(type, *m_request.draft));
        if (!draft)
            return;
        Workload small = m_workload;
        small.weightsFileBytes = 0;
        const double sequences = setup.sequences / std::min<double>(m_workload.parallel.data, setup.sequences);
        small.deviceLayers = -1;
        const double draftStep = decodeSeconds(*draft, small, setup, sequences, setup.meanContext).total();
        const double verification =
            decodeSeconds(m_model, m_workload, setup, sequences * (tokens + 1), setup.meanContext).total();
        const double perCycle = expectedTokensPerVerification(acceptance, tokens);
        rates.stepSeconds = (tokens * draftStep + verification) / perCycle;
        rates.decodeTokensPerSecond = setup.sequences / rates.stepSeconds;
        rates.endToEndTokensPerSecond = 0; // its output phase would need the same correction at every batch
    }

    EstimateAnswer &m_answer;
    const EstimateRequest &m_request;
    const PreparedModel &m_model;
    const Workload &m_workload;
    const DeviceFacts &m_device;
    const Calibration &m_calibration;
    SpeedContext m_context;
    QString m_basis;     ///< instead of that of the calibration
    double m_atMost = 1; ///< with m_basis: the most that the bandwidth allows, relative to the estimate
};

} // namespace

void addSpeed(EstimateAnswer &answer, const EstimateRequest &request, const PreparedModel &model,
              const Workload &workload, const WeightType &type)
{
    if (!request.device || !model.complete)
        return;
    const DeviceSpeed device = deviceSpeed(*request.device);
    const bool fromBandwidth = device.bandwidth > 0 && device.matrixRate <= 0 && !isTraining(workload.task)
                               && workload.batch <= 1 && !request.draft;
    if (!device.isKnown() && !fromBandwidth) {
        answer.notes << Text::tr("no speed: it needs the device's memory bandwidth and a 16-bit or 32-bit peak rate");
        if (device.bandwidth > 0 && !isTraining(workload.task))
            answer.notes << Text::tr(
                "bandwidth alone tells only how fast one sequence is decoded (batch 1, no draft model)");
        return;
    }
    const Result<Calibration> &calibration = Calibration::builtIn();
    if (!calibration) {
        answer.notes << calibration.error().toText();
        return;
    }
    SpeedAnswer speed(answer, request, model, workload, *calibration);
    if (isTraining(workload.task))
        speed.addTraining(workOf(model, workload));
    else if (fromBandwidth)
        speed.addDecodeFromBandwidth(type);
    else
        speed.addInference(type);
}

} // namespace model
