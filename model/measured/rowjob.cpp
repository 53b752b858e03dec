// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rowjob.h"

#include "model/estimate/enginerules.h"
#include "model/estimate/memory.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace model {

namespace {

bool contains(const QString &text, const char *part)
{
    return text.contains(QLatin1StringView(part), Qt::CaseInsensitive);
}

Error leftOut(const QString &reason)
{
    return {ErrorCode::Unsupported, {}, 0, {}, reason};
}

QString keyOf(const MeasuredModel &model)
{
    if (!model.preset.isEmpty())
        return model.preset;
    QString key = model.name;
    for (const std::optional<double> &size : {model.parameters, model.layers, model.hidden, model.heads, model.kvHeads,
                                              model.ffn, model.vocabulary, model.experts, model.activeExperts})
        key += QLatin1Char('|') + QString::number(size.value_or(0), 'g', 17);
    return key;
}

int whole(const std::optional<double> &value, int fallback)
{
    return value && *value >= 1 ? int(std::min(*value, 1e7)) : fallback;
}

DeviceMemory memoryOf(const DeviceFacts &device, EngineKind engine)
{
    DeviceMemory memory;
    memory.capacityBytes = device.memoryBytes.value_or(0);
    memory.unified = device.unified;
    memory.usableBytes = usableBytes(memory.capacityBytes, memory.unified, engine, -1, 0);
    return memory;
}

/// Tokens in the cache while generating, on average.
double meanContext(const InferenceMeasurement &row)
{
    const double output = row.output.value_or(0);
    if (row.context && output > 0)
        return *row.context >= output ? *row.context - output / 2 : std::min(*row.context, output / 2);
    if (row.prompt && output > 0)
        return *row.prompt + output / 2;
    if (row.context)
        return *row.context * 0.6;
    return 128 + row.prompt.value_or(0);
}

} // namespace

const ModelShape *ModelCache::shape(const MeasuredModel &model)
{
    const QString key = keyOf(model);
    auto found = m_shapes.find(key);
    if (found == m_shapes.end()) {
        const ModelPreset *preset = m_presets && !model.preset.isEmpty() ? m_presets->find(model.preset) : nullptr;
        found = m_shapes.insert(key, preset ? std::optional(preset->shape) : shapeOf(model));
    }
    return *found ? &**found : nullptr;
}

const PreparedModel *ModelCache::find(const MeasuredModel &model, const WeightType &type, const AdapterPlan &adapters)
{
    const QString key = keyOf(model)
                        + QStringLiteral("#%1/%2/%3/%4#%5/%6")
                              .arg(int(type.scheme))
                              .arg(int(type.file))
                              .arg(type.bits)
                              .arg(type.isFloat)
                              .arg(adapters.rank)
                              .arg(adapters.targets.join(u','));
    auto found = m_models.find(key);
    if (found == m_models.end()) {
        const ModelShape *own = shape(model);
        Result<PreparedModel> prepared = own ? prepareModel(*own, type, adapters) : failure(leftOut({}));
        found = m_models.insert(key,
                                prepared && prepared->complete ? std::optional(std::move(*prepared)) : std::nullopt);
    }
    return *found ? &**found : nullptr;
}

std::optional<WeightType> measuredWeightType(const QString &text)
{
    if (text.isEmpty())
        return WeightType{};
    static const QRegularExpression grouped(QStringLiteral("^int4-g(\\d+)$"),
                                            QRegularExpression::CaseInsensitiveOption);
    if (const QRegularExpressionMatch match = grouped.match(text); match.hasMatch())
        return WeightType{.scheme = WeightScheme::LinearOnly,
                          .bits = groupedBits(4, match.captured(1).toInt(), 16, 16),
                          .isFloat = false};
    if (text.startsWith(QLatin1StringView("q4f16"), Qt::CaseInsensitive)) // MLC-LLM: groups of 32 with a 16-bit scale
        return WeightType{.scheme = WeightScheme::AllMatrices, .bits = groupedBits(4, 32, 16, 0), .isFloat = false};
    if (contains(text, "nf4"))
        return *parseWeightType(contains(text, "dq") ? QStringLiteral("nf4-dq") : QStringLiteral("nf4"));
    const Result<WeightType> type = parseWeightType(text);
    return type ? std::optional(*type) : std::nullopt;
}

Result<RowJob> inferenceJob(const InferenceMeasurement &row, DeviceFacts device, ModelCache &models)
{
    if (streamsFromHost(row.engine))
        return failure(leftOut(QString::fromLatin1(
            QT_TRANSLATE_NOOP("model", "weights are streamed from host memory or disk, which no column describes"))));
    const std::optional<WeightType> type = measuredWeightType(row.quantisation);
    if (!type)
        return failure(leftOut(QStringLiteral("weight format not known: %1").arg(row.quantisation)));
    RowJob job;
    job.type = *type;
    job.model = models.find(row.model, *type);
    if (!job.model)
        return failure(leftOut(QString::fromLatin1(QT_TRANSLATE_NOOP("model", "shape of the model not stated"))));
    job.device = partOf(std::move(device), row.deviceFraction);
    Workload &work = job.workload;
    work.engine = engineKind(row.engine);
    job.memory = memoryOf(job.device, work.engine);
    const int devices = whole(row.deviceCount, 1);
    work.parallel.tensor = std::min(whole(row.tensor, devices), devices);
    work.parallel.pipeline = work.parallel.tensor == 1 ? devices : 1;
    work.parallel.data = std::max(1, devices / (work.parallel.tensor * work.parallel.pipeline));
    const EngineFamily family = engineFamily(row.engine);
    const WeightUse use = weightUse(*type);
    if ((use.isFp8 || use.isFp4) && (family == EngineFamily::TensorRt || family == EngineFamily::Habana))
        work.cacheBytesPerElement = 1;
    work.batch = std::max(1.0, row.batch.value_or(1));
    work.promptTokens = row.prompt.value_or(0);
    work.contextTokens = row.context.value_or(row.prompt.value_or(0) + row.output.value_or(0));
    if (work.contextTokens <= 0)
        work.contextTokens = 512;
    work.weightsFileBytes = row.fileGb.value_or(0) * giga;
    job.context = {.engine = row.engine,
                   .date = yearMonth(row.date),
                   .outputTokens = row.output.value_or(0),
                   .meanContext = meanContext(row)};
    return job;
}

namespace {

/// The division of a training run over its devices.
struct Division
{
    Parallelism parallel;
    double microBatch = 1;
    double microBatches = 1;
};

Division divisionOf(const TrainingMeasurement &row, int devices, int domain)
{
    Division division;
    Parallelism &p = division.parallel;
    const bool statesLayout = row.tensor || row.pipeline;
    p.context = whole(row.contextRanks, 1);
    double sequences = row.globalSequences.value_or(0);
    if (sequences <= 0 && row.globalTokens && row.sequence.value_or(0) > 0)
        sequences = *row.globalTokens / *row.sequence;
    const double accumulation = row.accumulation.value_or(0);
    if (row.data)
        p.data = whole(row.data, 1);
    else if (statesLayout)
        p.data = std::max(1, devices / (whole(row.tensor, 1) * whole(row.pipeline, 1) * p.context));
    else if (accumulation > 0 && sequences > 0)
        p.data = std::clamp(int(std::lround(sequences / accumulation / row.microBatch.value_or(1))), 1, devices);
    else
        p.data = devices;
    if (!row.data && !statesLayout && sequences > 0 && sequences < p.data)
        p.data = std::max(1, int(sequences));
    const int inner = std::max(1, devices / (p.data * p.context));
    if (statesLayout) {
        p.tensor = row.tensor ? whole(row.tensor, 1) : 1;
        p.pipeline = whole(row.pipeline, 1);
    } else {
        p.tensor = inner < 32 ? std::min({inner, 8, domain}) : std::min(4, domain);
        p.pipeline = std::max(1, inner / p.tensor);
        if (row.sequence.value_or(0) >= 8192 && p.pipeline > 1) {
            p.tensor = std::min({8, domain, inner});
            p.context = std::max(1, inner / p.tensor);
            p.pipeline = 1;
        }
    }
    if (row.microBatch.value_or(0) > 0)
        division.microBatch = *row.microBatch;
    else if (sequences > 0)
        division.microBatch = std::max(1.0, sequences / p.data / (accumulation > 0 ? accumulation : 8));
    if (accumulation > 0)
        division.microBatches = accumulation;
    else if (sequences > 0)
        division.microBatches = std::max(1.0, sequences / p.data / division.microBatch);
    else
        division.microBatches = p.pipeline > 1 ? 8 : 1;
    return division;
}

Precision precisionOf(const QString &text, TrainingFamily family, bool computesFp8)
{
    if (text.isEmpty())
        return family == TrainingFamily::Nemo && computesFp8 ? Precision::Fp8 : Precision::Bf16;
    if (contains(text, "fp8"))
        return Precision::Fp8;
    if (contains(text, "pure") || contains(text, "true") || contains(text, "bfloat16 weights"))
        return Precision::Bf16True;
    if (contains(text, "fp16"))
        return Precision::Fp16;
    if (contains(text, "fp32"))
        return Precision::Fp32;
    return Precision::Bf16;
}

Optimizer optimizerOf(const QString &text)
{
    if (contains(text, "8bit") || contains(text, "8-bit"))
        return Optimizer::AdamW8bit;
    if (contains(text, "adafactor"))
        return Optimizer::Adafactor;
    if (contains(text, "sgd"))
        return Optimizer::Sgd;
    if (contains(text, "lion"))
        return Optimizer::Lion;
    return contains(text, "muon") ? Optimizer::Muon : Optimizer::AdamW;
}

int zeroStageOf(const TrainingMeasurement &row, int devices)
{
    const QString &text = row.sharding;
    if (contains(text, "full") || contains(text, "zero3") || contains(text, "hsdp") || text == QLatin1StringView("fsdp"))
        return 3;
    if (contains(text, "grad") || contains(text, "zero2"))
        return 2;
    const bool distributedOptimizer = contains(row.framework, "nemo") && text == QLatin1StringView("ddp"); // its DDP's own
    if (contains(text, "zero1") || distributedOptimizer)
        return 1;
    return text.isEmpty() ? usualZeroStage(row.framework, devices) : 0;
}

Recompute recomputeOf(const QString &text, Task task, const QString &framework, int zeroStage)
{
    if (text == QLatin1StringView("full"))
        return Recompute::Full;
    if (text == QLatin1StringView("selective"))
        return Recompute::Selective;
    return text.isEmpty() ? usualRecompute(task, framework, zeroStage) : Recompute::None;
}

/// Bytes a second each way of a device to other nodes, from the source's words ("1600 Gbps node-to-node", "24x 100Gb/s
/// Ethernet"); 0 when they say nothing.
double networkOf(const QString &text, int devicesPerNode)
{
    static const QRegularExpression several(QStringLiteral("(\\d+)\\s*x\\s*(\\d+)\\s*Gb.*Ethernet"),
                                            QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression one(QStringLiteral("(\\d+)\\s*Gb(?:ps|/s)"));
    if (const QRegularExpressionMatch match = several.match(text); match.hasMatch())
        return match.captured(1).toDouble() * match.captured(2).toDouble() / 8 * giga / devicesPerNode;
    const QRegularExpressionMatch match = one.match(text);
    return match.hasMatch() ? match.captured(1).toDouble() / 8 * giga / devicesPerNode : 0;
}

AdapterPlan adaptersOf(const TrainingMeasurement &row, const ModelShape &shape, bool quantised)
{
    AdapterPlan plan;
    plan.rank = 16;
    plan.keepsFrozenInputs = quantised;
    plan.targets = shape.hasLatentAttention() ? QStringList{QStringLiteral("q_proj"), QStringLiteral("kv_b_proj")}
                                              : QStringList{QStringLiteral("q_proj"), QStringLiteral("v_proj")};
    if (row.trainable) { // the rank that gives the stated count
        const Result<std::int64_t> one = adapterParameters(shape, 1, plan.targets);
        if (one && *one > 0)
            plan.rank = int(std::clamp(std::round(*row.trainable / double(*one)), 1.0, 4096.0));
    }
    return plan;
}

} // namespace

Result<RowJob> trainingJob(const TrainingMeasurement &row, DeviceFacts device, ModelCache &models)
{
    RowJob job;
    job.device = partOf(std::move(device), row.deviceFraction);
    const DeviceSpeed speed = deviceSpeed(job.device);
    const TrainingFamily family = trainingFamily(row.framework, job.device.vendor);
    const bool fourBit = contains(row.precision, "4-bit") || contains(row.precision, "nf4")
                         || row.method == QLatin1StringView("qlora");
    Workload &work = job.workload;
    const bool everything = row.method.isEmpty() || row.method == QLatin1StringView("pretrain")
                            || row.method == QLatin1StringView("full_finetune");
    work.task = !everything                                        ? (fourBit ? Task::Qlora : Task::Lora)
                : row.method == QLatin1StringView("full_finetune") ? Task::Finetune
                                                                   : Task::Train;
    const ModelShape *shape = models.shape(row.model);
    if (!shape)
        return failure(leftOut(QString::fromLatin1(QT_TRANSLATE_NOOP("model", "shape of the model not stated"))));
    job.type = everything || !fourBit ? WeightType{}
                                      : *measuredWeightType(contains(row.precision, "dq") ? QStringLiteral("nf4-dq")
                                                                                          : QStringLiteral("nf4"));
    job.model = models.find(row.model, job.type, everything ? AdapterPlan{} : adaptersOf(row, *shape, fourBit));
    if (!job.model)
        return failure(leftOut(QString::fromLatin1(QT_TRANSLATE_NOOP("model", "shape of the model not stated"))));
    const int devices = whole(row.deviceCount, 8);
    const int perNode = row.nodes && *row.nodes >= 1 ? std::max(1, devices / whole(row.nodes, 1))
                                                     : std::min(devices, 8);
    const Division division = divisionOf(row, devices, speed.domain > 0 ? speed.domain : perNode);
    work.engine = EngineKind::Generic;
    job.memory = memoryOf(job.device, work.engine);
    work.parallel = division.parallel;
    work.devicesPerNode = perNode;
    work.networkPerDevice = networkOf(row.interconnect, perNode);
    work.sequenceTokens = row.sequence.value_or(0);
    work.microBatch = division.microBatch;
    work.globalBatch = division.microBatches * division.parallel.data * division.microBatch;
    work.precision = precisionOf(row.precision, family, speed.rate8 > 0);
    if (work.precision == Precision::Bf16)
        work.precision = usualPrecision(row.framework);
    work.gradientBytes = usualGradientBytes(family, work.precision);
    work.optimizer = optimizerOf(row.optimizer);
    if (row.optimizer.isEmpty())
        work.optimizer = usualOptimizer(row.framework, work.task, devices);
    work.zeroStage = zeroStageOf(row, devices);
    if (row.offload.startsWith(QLatin1StringView("cpu")))
        work.offload = work.zeroStage >= 3 ? Offload::OptimizerAndParameters : Offload::Optimizer;
    work.hostCheckpoints = contains(row.offload, "activation");
    work.recompute = recomputeOf(row.recompute, work.task, row.framework, work.zeroStage);
    work.framework = frameworkMemory(family, row.framework, work);
    work.flashAttention = trainsWithFlashAttention(job.device.family);
    job.context = {.engine = row.framework,
                   .date = yearMonth(row.date),
                   .reduceBytes = row.precision == QLatin1StringView("bf16-amp") ? 4.0 : 2.0};
    return job;
}

} // namespace model
