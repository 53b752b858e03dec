// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "working.h"

#include "answertext.h"
#include "devicematrix.h"
#include "resolve.h"
#include "speed.h"
#include "work.h"

#include "model/text/numbers.h"
#include "model/text/translate.h"
#include "model/units/quantities.h"

#include <QLocale>

namespace model {

namespace {

QString seconds(double value)
{
    return value < 1 ? Text::tr("%1 ms").arg(numberForPeople(value * 1e3))
                     : Text::tr("%1 s").arg(numberForPeople(value));
}

QString bytes(double value)
{
    return quantityText(QuantityId::WeightsBytes, value);
}

QString rate(double bytesPerSecond)
{
    return QStringLiteral("%1 GB/s").arg(numberForPeople(bytesPerSecond / giga));
}

QString flops(double flopPerSecond)
{
    return QStringLiteral("%1 TFLOPS").arg(numberForPeople(flopPerSecond / tera));
}

QString work(double flop)
{
    return quantityText(QuantityId::PrefillFlops, flop);
}

QString share(double value)
{
    return numberForPeople(value);
}

QString count(double value)
{
    return QLocale().toString(value, 'f', 0);
}

const QString &speedSource()
{
    static const QString source = QStringLiteral(
        "Pope et al., arXiv 2211.05102; Williams et al., Roofline, CACM 2009; constants fitted to resources/measured");
    return source;
}

/// Opens one answer.
class Opening
{
public:
    Opening(const EstimateRequest &request, const EstimateAnswer &answer, const ResolvedJob &job)
        : m_request(request), m_answer(answer), m_job(job)
    {
    }

    QList<QuantityWorking> run()
    {
        openMemory();
        if (m_request.device && m_job.model.complete && deviceSpeed(*m_request.device).isKnown()) {
            if (const Result<Calibration> &calibration = Calibration::builtIn()) {
                if (isTraining(m_job.workload.task))
                    openTraining(*calibration);
                else if (!m_request.draft)
                    openInference(*calibration);
            }
        }
        openCost();
        return std::move(m_opened);
    }

private:
    using Figures = QList<std::pair<QString, QString>>;

    [[nodiscard]] bool has(QuantityId quantity) const { return m_answer.at(quantity).has_value(); }
    [[nodiscard]] double at(QuantityId quantity) const { return *m_answer.at(quantity); }
    [[nodiscard]] QString text(QuantityId quantity) const { return quantityText(m_answer, quantity, at(quantity)); }

    void open(QuantityId quantity, const QString &formula, Figures figures, const QString &source = {})
    {
        if (!has(quantity))
            return;
        figures.removeIf([](const auto &figure) { return figure.second.isEmpty(); });
        m_opened << QuantityWorking{quantity, formula, std::move(figures), text(quantity), source};
    }

    void openMemory()
    {
        using enum QuantityId;
        const Workload &job = m_job.workload;
        const Parallelism &p = job.parallel;
        if (has(WeightsBytes) && has(ParamsTotal)) {
            open(WeightsBytes, QStringLiteral("P · b / 8"),
                 {{QStringLiteral("P"), Text::tr("%1 parameters").arg(text(ParamsTotal))},
                  {QStringLiteral("b"), job.weightsFileBytes > 0
                                            ? Text::tr("%1 bits a parameter, from the size of the file")
                                                  .arg(numberForPeople(at(WeightsBytes) * 8 / at(ParamsTotal)))
                                            : Text::tr("%1 bits a parameter on average, scales included")
                                                  .arg(numberForPeople(at(WeightsBytes) * 8 / at(ParamsTotal)))}});
        }
        if (has(KvCacheBytesPerToken)) {
            double elements = 0;
            for (const LayerRun &run : m_request.shape.layers)
                elements += run.count * double(cacheElementsPerToken(run.layer.attention, job.latentLayout));
            open(KvCacheBytesPerToken, Text::tr("Σ layers (keys + values) · bytes"),
                 {{Text::tr("elements"),
                   Text::tr("%1 in %2 layers").arg(count(elements), count(m_job.model.layerCount()))},
                  {Text::tr("bytes"), numberForPeople(job.cacheBytesPerElement)}},
                 QStringLiteral("Pope et al., arXiv 2211.05102, section 2"));
            open(KvCacheBytes, Text::tr("cache per token · tokens · sequences"),
                 {{Text::tr("cache per token"), text(KvCacheBytesPerToken)},
                  {Text::tr("tokens"),
                   Text::tr("%1, of windowed layers no more than the window").arg(count(job.contextTokens))},
                  {Text::tr("sequences"), count(job.batch)}});
        }
        Figures parts;
        for (const QuantityId part : {WeightsBytesPerDevice, KvCacheBytesPerDevice, ActivationsBytesPerDevice,
                                      GradientsBytesPerDevice, OptimizerBytesPerDevice, OverheadBytesPerDevice}) {
            if (has(part) && at(part) > 0)
                parts.emplace_back(quantityTitle(part), text(part));
        }
        open(MemoryBytesPerDevice, Text::tr("the sum, on the fullest device"), parts);
        if (m_job.memory.capacityBytes > 0) {
            open(UsableBytesPerDevice, QStringLiteral("M · (1 − r)"),
                 {{QStringLiteral("M"), bytes(m_job.memory.capacityBytes)},
                  {QStringLiteral("r"),
                   Text::tr("%1 in reserve").arg(share(1 - m_job.memory.usableBytes / m_job.memory.capacityBytes))}});
        }
        if (has(DevicesNeeded)) {
            open(
                DevicesNeeded, Text::tr("the least number whose fullest device holds its part"),
                {{Text::tr("usable"), has(UsableBytesPerDevice) ? text(UsableBytesPerDevice) : QString()},
                 {Text::tr("as asked"),
                  Text::tr("tp %1 · pp %2 · cp %3 · dp %4").arg(p.tensor).arg(p.pipeline).arg(p.context).arg(p.data)}});
        }
    }

    void openInference(const Calibration &calibration)
    {
        using enum QuantityId;
        const Workload &job = m_job.workload;
        const InferenceSetup setup = inferenceSetup(calibration, *m_request.device, m_job.weightType, job,
                                                    speedContext(m_request, job));
        const InferenceRates rates = inferenceRates(m_job.model, job, setup);
        const double sequences = setup.sequences / std::min<double>(job.parallel.data, std::max(setup.sequences, 1.0));
        const PhaseWork decode = decodeWork(m_job.model, job, setup, sequences, setup.meanContext);
        const PhaseWork prefill = prefillWork(m_job.model, job, setup, sequences, std::max(job.promptTokens, 1.0));
        open(
            PrefillTokensPerS, QStringLiteral("n · p / t"),
            phase(prefill, rates.prefill, setup)
                + Figures{{QStringLiteral("n · p"),
                           Text::tr("%1 sequences of %2 tokens").arg(count(setup.sequences), count(job.promptTokens))}},
            speedSource());
        open(TtftS, QStringLiteral("t"), phase(prefill, rates.prefill, setup), speedSource());
        open(DecodeTokensPerS, QStringLiteral("n / t"),
             phase(decode, rates.step, setup)
                 + Figures{{QStringLiteral("n"), Text::tr("%1 sequences, %2 tokens of each in the cache")
                                                     .arg(count(setup.sequences), count(setup.meanContext))}},
             speedSource());
        open(TpotS, QStringLiteral("t"), phase(decode, rates.step, setup), speedSource());
        open(E2eOutputTokensPerS, QStringLiteral("n · o / (t_prefill + (o − 1) · t_step)"),
             {{QStringLiteral("n"), count(setup.sequences)},
              {QStringLiteral("o"), Text::tr("%1 tokens of output").arg(count(setup.outputTokens))},
              {QStringLiteral("t_prefill"), seconds(rates.prefillSeconds)},
              {QStringLiteral("t_step"),
               Text::tr("about %1, longer with every token").arg(seconds(rates.stepSeconds))}});
    }

    /// The parts of the time of a phase, each with what was put in.
    [[nodiscard]] Figures phase(const PhaseWork &work_, const PhaseSeconds &time, const InferenceSetup &setup) const
    {
        const InferenceConstants &c = setup.constants;
        const DeviceSpeed &device = setup.device;
        Figures figures;
        const auto part = [&](const QString &name, double value, const QString &how) {
            if (value > 0)
                figures.emplace_back(
                    name, how.isEmpty() ? seconds(value)
                                        : Text::tr("%1 = %2", "what was put in, result").arg(how, seconds(value)));
        };
        figures.emplace_back(QStringLiteral("t"),
                             Text::tr("%1 = √(weights² + products²) + attention + activations + launches + links")
                                 .arg(seconds(time.total())));
        part(Text::tr("weights"), time.weights,
             work_.matVecWeights > 0
                 ? Text::tr("%1 / (%2 · %3), and unpacking")
                       .arg(bytes(work_.weightBytes), share(c.streamShare), rate(device.bandwidth))
                 : Text::tr("%1 / (%2 · %3)")
                       .arg(bytes(work_.weightBytes), share(c.streamShare), rate(device.bandwidth)));
        part(Text::tr("products"), time.matrices,
             Text::tr("%1 / (%2 · %3), or what the power limit allows")
                 .arg(work(work_.matrixFlop), share(c.matrixShare), flops(addressedRate(setup))));
        part(Text::tr("attention"), time.attention,
             work_.attentionFlop > 0
                 ? Text::tr("%1 / (%2 · %3) + %4 / (%2 · %5)")
                       .arg(bytes(work_.cacheBytes), share(c.attentionShare), rate(device.bandwidth),
                            work(work_.attentionFlop), flops(device.matrixRate))
                 : Text::tr("%1 / (%2 · %3)")
                       .arg(bytes(work_.cacheBytes), share(c.attentionShare), rate(device.bandwidth)));
        part(
            Text::tr("activations"), time.activations,
            Text::tr("%1 / (%2 · %3)").arg(bytes(work_.activationBytes), share(c.streamShare), rate(device.bandwidth)));
        part(Text::tr("launches"), time.fixed,
             Text::tr("%1 layers · %2, and host work").arg(count(work_.layers), seconds(c.layerSeconds)));
        part(Text::tr("links"), time.communication,
             Text::tr("%1 all-reduces of %2 over %3")
                 .arg(count(work_.allReduces), bytes(work_.allReduceBytes), rate(device.link)));
        part(Text::tr("host"), time.host, {});
        return figures;
    }

    void openTraining(const Calibration &calibration)
    {
        using enum QuantityId;
        const Workload &job = m_job.workload;
        const TrainingSetup setup = trainingSetup(calibration, *m_request.device, job, speedContext(m_request, job));
        if (!(trainingPeak(job, setup.device) > 0))
            return;
        const TrainingWork step = trainingWork(m_job.model, job, setup);
        const TrainingSeconds time = trainingSeconds(step, setup);
        const TrainingConstants &c = setup.constants;
        const Figures figures = {
            {Text::tr("products"), Text::tr("%1 / (%2 · %3), or what the power limit allows, and attention %4 = %5")
                                       .arg(work(step.matrixFlop), share(c.matrixShare * (step.isFp8 ? c.fp8Share : 1)),
                                            flops(step.peak), work(step.attentionFlop), seconds(time.matrices))},
            {Text::tr("element-wise"), Text::tr("%1 / (%2 · %3) = %4")
                                           .arg(bytes(step.elementBytes + step.unpackBytes), share(c.streamShare),
                                                rate(setup.device.bandwidth), seconds(time.elements))},
            {Text::tr("links"),
             time.communication > 0 ? Text::tr("%1 exposed").arg(seconds(time.communication)) : QString()},
            {Text::tr("micro-batch"), Text::tr("%1, %2 of them, pipeline bubble %3")
                                          .arg(seconds(time.microBatch), count(step.microBatches), share(step.bubble))},
            {Text::tr("gradients"),
             time.gradients > 0 ? Text::tr("%1 exposed").arg(seconds(time.gradients)) : QString()},
            {Text::tr("optimizer"), seconds(time.optimizer)}};
        const QString source = QStringLiteral("Narayanan et al., arXiv 2104.04473; Rajbhandari et al., arXiv "
                                              "1910.02054; constants fitted to resources/measured");
        open(StepTimeS, QStringLiteral("M · t_micro · (1 + bubble) + t_gradients + t_optimizer"), figures, source);
        open(TrainTokensPerSPerDevice, Text::tr("tokens of a step and device / time of a step"),
             Figures{{Text::tr("tokens"), count(step.tokens)}, {Text::tr("time of a step"), seconds(time.step)}}
                 + figures,
             source);
        const WorkNumbers work_ = workOf(m_job.model, job);
        open(Mfu, Text::tr("tokens/s · FLOPs per token / peak"),
             {{Text::tr("tokens/s"), text(TrainTokensPerSPerDevice)},
              {Text::tr("FLOPs per token"), work(work_.trainModelPerToken)},
              {Text::tr("peak"), flops(step.peak)}},
             QStringLiteral("Chowdhery et al., PaLM, arXiv 2204.02311, appendix B"));
        if (has(TrainHours)) {
            const Figures run = {{Text::tr("tokens"), numberForPeople(job.trainTokens)},
                                 {Text::tr("tokens/s"), text(TrainTokensPerSPerDevice)},
                                 {Text::tr("devices"), count(job.parallel.devices())}};
            open(TrainHours, Text::tr("tokens / (tokens/s of a device · devices)"), run);
            open(DeviceHours, Text::tr("tokens / tokens/s of a device"), run.first(2));
        }
        if (has(TrainFlops))
            open(TrainFlops, Text::tr("FLOPs per token · tokens"),
                 {{Text::tr("FLOPs per token"), text(TrainFlopsPerToken)},
                  {Text::tr("tokens"), numberForPeople(job.trainTokens)}},
                 QStringLiteral("Kaplan et al., arXiv 2001.08361, section 2.1, with attention"));
    }

    void openCost()
    {
        using enum QuantityId;
        const auto stated = [&](const std::optional<double> &value, const char *key) {
            return value.value_or(m_answer.assumedNumber(QLatin1StringView(key)).value_or(0));
        };
        if (has(EnergyKwh) && has(DeviceHours))
            open(EnergyKwh, QStringLiteral("h · W · PUE / 1000"),
                 {{QStringLiteral("h"), text(DeviceHours)},
                  {QStringLiteral("W"), Text::tr("%1 W on average")
                                            .arg(count(at(EnergyKwh) * 1000 / at(DeviceHours)
                                                       / stated(m_request.powerUsageEffectiveness, "pue")))},
                  {QStringLiteral("PUE"), share(stated(m_request.powerUsageEffectiveness, "pue"))}});
        const auto money = [&](double amount) { return quantityText(m_answer, Cost, amount); };
        if (has(Cost) && has(DeviceHours))
            open(Cost, Text::tr("device-hours · price of an hour"),
                 {{Text::tr("device-hours"), text(DeviceHours)},
                  {Text::tr("price of an hour"), money(at(Cost) / at(DeviceHours))}});
        const QuantityId speed = has(E2eOutputTokensPerS) ? E2eOutputTokensPerS : DecodeTokensPerS;
        if (has(CostPerMillionTokens) && has(speed)) {
            const double hour = at(CostPerMillionTokens) * at(speed) * 3600 / 1e6;
            open(CostPerMillionTokens, Text::tr("price · 10⁶ / (3600 · tokens/s)"),
                 {{Text::tr("price"), Text::tr("%1 for an hour of all devices").arg(money(hour))},
                  {Text::tr("tokens/s"), text(speed)}});
        }
    }

    const EstimateRequest &m_request;
    const EstimateAnswer &m_answer;
    const ResolvedJob &m_job;
    QList<QuantityWorking> m_opened;
};

RooflinePoint pointOf(const QString &name, double flop, double moved, double time)
{
    return {.name = name, .intensity = flop / moved, .flopPerSecond = flop / time};
}

} // namespace

QList<QuantityWorking> workingOf(const EstimateRequest &request, const EstimateAnswer &answer)
{
    const auto job = resolve(request);
    return job && request.hasModel() ? Opening(request, answer, *job).run() : QList<QuantityWorking>();
}

QList<RooflinePoint> rooflinePoints(const EstimateRequest &request)
{
    const auto job = resolve(request);
    const Result<Calibration> &calibration = Calibration::builtIn();
    if (!job || !calibration || !request.hasModel() || !request.device || !job->model.complete
        || !deviceSpeed(*request.device).isKnown())
        return {};
    const Workload &workload = job->workload;
    const SpeedContext context = speedContext(request, workload);
    QList<RooflinePoint> points;
    if (isTraining(workload.task)) {
        const TrainingSetup setup = trainingSetup(*calibration, *request.device, workload, context);
        if (!(trainingPeak(workload, setup.device) > 0))
            return {};
        const TrainingWork step = trainingWork(job->model, workload, setup);
        const TrainingSeconds time = trainingSeconds(step, setup);
        points << pointOf(Text::tr("training step"), (step.matrixFlop + step.attentionFlop) * step.microBatches,
                          (step.elementBytes + step.unpackBytes) * step.microBatches + step.optimizerBytes, time.step);
    } else {
        const InferenceSetup setup = inferenceSetup(*calibration, *request.device, job->weightType, workload, context);
        const InferenceRates rates = inferenceRates(job->model, workload, setup);
        const double sequences = setup.sequences
                                 / std::min<double>(workload.parallel.data, std::max(setup.sequences, 1.0));
        const PhaseWork decode = decodeWork(job->model, workload, setup, sequences, setup.meanContext);
        const PhaseWork prefill = prefillWork(job->model, workload, setup, sequences,
                                              std::max(workload.promptTokens, 1.0));
        for (const auto &[name, work_, time] : {std::tuple(Text::tr("prefill"), prefill, rates.prefillSeconds),
                                                std::tuple(Text::tr("decode"), decode, rates.stepSeconds)})
            points << pointOf(name, work_.matrixFlop + work_.attentionFlop,
                              work_.weightBytes + work_.unpackBytes + work_.cacheBytes + work_.activationBytes, time);
    }
    points.removeIf([](const RooflinePoint &point) { return !(point.intensity > 0) || !(point.flopPerSecond > 0); });
    return points;
}

} // namespace model
