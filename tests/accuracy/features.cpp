// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Prints one JSON object a row of a measurement file and kind: what the row's passes move and compute, without any
/// fitted constant. usage: measured_features FILE.csv > features.jsonl
#include "model/estimate/devicefacts.h"
#include "model/measured/rowjob.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>

using namespace model;

namespace {

QJsonObject deviceToJson(const DeviceSpeed &device)
{
    return {{QStringLiteral("bandwidth"), device.bandwidth},
            {QStringLiteral("matrixRate"), device.matrixRate},
            {QStringLiteral("vectorRate"), device.vectorRate},
            {QStringLiteral("rate8"), device.rate8},
            {QStringLiteral("watts"), device.watts},
            {QStringLiteral("link"), device.link},
            {QStringLiteral("hostLink"), device.hostLink},
            {QStringLiteral("peers"), int(device.peers)},
            {QStringLiteral("hasHbm"), device.hasHbm},
            {QStringLiteral("needsNewAttention"), device.needsNewAttention}};
}

QJsonObject phaseToJson(const PhaseWork &work, double times)
{
    return {{QStringLiteral("times"), times},
            {QStringLiteral("weightBytes"), work.weightBytes},
            {QStringLiteral("matVecWeights"), work.matVecWeights},
            {QStringLiteral("unpackBytes"), work.unpackBytes},
            {QStringLiteral("matrixFlop"), work.matrixFlop},
            {QStringLiteral("cacheBytes"), work.cacheBytes},
            {QStringLiteral("attentionFlop"), work.attentionFlop},
            {QStringLiteral("activationBytes"), work.activationBytes},
            {QStringLiteral("layers"), work.layers},
            {QStringLiteral("allReduces"), work.allReduces},
            {QStringLiteral("allReduceBytes"), work.allReduceBytes},
            {QStringLiteral("copies"), work.copies},
            {QStringLiteral("copyBytes"), work.copyBytes},
            {QStringLiteral("hops"), work.hops},
            {QStringLiteral("pipelineShare"), work.pipelineShare},
            {QStringLiteral("sequences"), work.sequences},
            {QStringLiteral("tensorRanks"), work.tensorRanks},
            {QStringLiteral("isPrefill"), work.isPrefill}};
}

void print(const QJsonObject &object)
{
    std::printf("%s\n", QJsonDocument(object).toJson(QJsonDocument::Compact).constData());
}

QString text(std::string_view view)
{
    return QString::fromLatin1(view.data(), qsizetype(view.size()));
}

QJsonObject rowToJson(const MeasuredRun &row, const RowJob &job, SpeedKind kind, double measured)
{
    return {{QStringLiteral("id"), row.id},
            {QStringLiteral("source"), row.source},
            {QStringLiteral("deviceFamily"), job.device.family},
            {QStringLiteral("vendor"), job.device.vendor},
            {QStringLiteral("kind"), text(speedKindKey(kind))},
            {QStringLiteral("class"), int(speedClass(job.workload))},
            {QStringLiteral("measured"), measured}};
}

/// The phases of a kind with how often each runs, and what the rate counts.
struct Phases
{
    QJsonArray phases;
    double quantity = 0; ///< tokens; 0: the time itself is measured
};

Phases phasesOf(SpeedKind kind, const RowJob &job, const InferenceSetup &setup)
{
    const Workload &work = job.workload;
    const PreparedModel &model = *job.model;
    const double replicas = std::min<double>(work.parallel.data, setup.sequences);
    const double each = setup.sequences / replicas;
    const double prompt = std::max(1.0, work.promptTokens);
    if (kind == SpeedKind::DecodeBatch1 || kind == SpeedKind::DecodeBatched)
        return {{phaseToJson(decodeWork(model, work, setup, each, setup.meanContext), 1)}, setup.sequences};
    if (kind == SpeedKind::Prefill || kind == SpeedKind::Ttft)
        return {{phaseToJson(prefillWork(model, work, setup, each, prompt), 1)},
                kind == SpeedKind::Ttft ? 0 : setup.sequences * prompt};
    const double output = setup.outputTokens;
    const double devices = double(work.parallel.tensor) * work.parallel.pipeline;
    const double found = cacheCapacity(model, work, setup, devices, work.promptTokens + output);
    const double capacity = found < 1 ? 1e9 : found;
    const bool most = kind == SpeedKind::E2eMax;
    const double wave = most ? std::clamp(capacity, 1.0, 2048.0) : std::min(each, std::max(capacity, 1.0));
    const double waves = most ? 1 : each / wave;
    return {{phaseToJson(prefillWork(model, work, setup, wave, prompt), waves),
             phaseToJson(decodeWork(model, work, setup, wave, work.promptTokens + output / 2),
                         waves * std::max(output - 1, 1.0))},
            most ? wave * output * work.parallel.data : setup.sequences * output};
}

void printInference(const InferenceMeasurement &row, const RowJob &job)
{
    const InferenceSetup setup = inferenceSetup(*Calibration::builtIn(), job.device, job.type, job.workload,
                                                job.context);
    const bool lengths = row.prompt && row.output.value_or(0) > 0;
    const auto printKind = [&](SpeedKind kind, double measured) {
        const Phases phases = phasesOf(kind, job, setup);
        QJsonObject object = rowToJson(row, job, kind, measured);
        object[QStringLiteral("family")] = text(familyKey(setup.family));
        object[QStringLiteral("device")] = deviceToJson(setup.device);
        object[QStringLiteral("addressedRate")] = addressedRate(setup);
        object[QStringLiteral("unpacking")] = int(setup.weights.unpacking);
        object[QStringLiteral("graphs")] = setup.family == EngineFamily::LlamaCpp && setup.device.isNvidia
                                           && setup.capturesGraphs;
        object[QStringLiteral("quantity")] = phases.quantity;
        object[QStringLiteral("phases")] = phases.phases;
        print(object);
    };
    if (row.decodeRate && row.basis == QLatin1StringView("decode_only"))
        printKind(row.batch.value_or(1) == 1 ? SpeedKind::DecodeBatch1 : SpeedKind::DecodeBatched, *row.decodeRate);
    if (row.decodeRate && row.basis == QLatin1StringView("e2e_output") && lengths && row.batch)
        printKind(SpeedKind::E2e, *row.decodeRate);
    if (row.decodeRate && row.basis == QLatin1StringView("e2e_output_max") && lengths && *row.prompt > 0)
        printKind(SpeedKind::E2eMax, *row.decodeRate);
    if (row.prefillRate && row.prompt.value_or(0) > 0)
        printKind(SpeedKind::Prefill, *row.prefillRate);
    if (row.ttftMs && row.basis != QLatin1StringView("e2e_output_max") && row.prompt.value_or(0) > 0
        && row.batch.value_or(1) <= 16)
        printKind(SpeedKind::Ttft, *row.ttftMs / 1000);
}

void printTraining(const TrainingMeasurement &row, const RowJob &job)
{
    if (!row.rate || job.workload.sequenceTokens <= 0)
        return;
    const TrainingSetup setup = trainingSetup(*Calibration::builtIn(), job.device, job.workload, job.context);
    const TrainingWork work = trainingWork(*job.model, job.workload, setup);
    QJsonObject object = rowToJson(row, job, SpeedKind::Train, *row.rate);
    object[QStringLiteral("family")] = text(familyKey(setup.family));
    object[QStringLiteral("device")] = deviceToJson(setup.device);
    object[QStringLiteral("work")] = QJsonObject{{QStringLiteral("matrixFlop"), work.matrixFlop},
                                                 {QStringLiteral("attentionFlop"), work.attentionFlop},
                                                 {QStringLiteral("elementBytes"), work.elementBytes},
                                                 {QStringLiteral("unpackBytes"), work.unpackBytes},
                                                 {QStringLiteral("shardSeconds"), work.shardSeconds},
                                                 {QStringLiteral("offloadSeconds"), work.offloadSeconds},
                                                 {QStringLiteral("tensorSeconds"), work.tensorSeconds},
                                                 {QStringLiteral("tensorCollectives"), work.tensorCollectives},
                                                 {QStringLiteral("sendSeconds"), work.sendSeconds},
                                                 {QStringLiteral("gradientSeconds"), work.gradientSeconds},
                                                 {QStringLiteral("optimizerBytes"), work.optimizerBytes},
                                                 {QStringLiteral("hostOptimizerSeconds"), work.hostOptimizerSeconds},
                                                 {QStringLiteral("microBatches"), work.microBatches},
                                                 {QStringLiteral("bubble"), work.bubble},
                                                 {QStringLiteral("tokens"), work.tokens},
                                                 {QStringLiteral("isFp8"), work.isFp8}};
    print(object);
}

} // namespace

int main(int argc, char **argv)
{
    const Result<MeasuredTable> table = MeasuredTable::readFile(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString());
    if (!table) {
        std::fprintf(stderr, "%s\n", qUtf8Printable(table.error().toText()));
        return 2;
    }
    const Catalogue catalogue = loadCatalogue().catalogue;
    ModelCache models(&*PresetCatalogue::builtIn());
    for (const MeasuredTable::Row &cells : table->rows()) {
        if (table->kind() == MeasuredKind::Inference) {
            const Result<InferenceMeasurement> row = readInferenceRow(*table, cells);
            const Result<DeviceFacts> device = row ? findDeviceFacts(catalogue, row->deviceId) : failure(row.error());
            const bool usable = device && row->basis != QLatin1StringView("throughput_ambiguous")
                                && row->basis != QLatin1StringView("claim_only");
            if (const Result<RowJob> job = usable ? inferenceJob(*row, *device, models) : failure(Error{}))
                printInference(*row, *job);
        } else {
            const Result<TrainingMeasurement> row = readTrainingRow(*table, cells);
            const Result<DeviceFacts> device = row ? findDeviceFacts(catalogue, row->deviceId) : failure(row.error());
            if (const Result<RowJob> job = device ? trainingJob(*row, *device, models) : failure(Error{}))
                printTraining(*row, *job);
        }
    }
    return 0;
}
