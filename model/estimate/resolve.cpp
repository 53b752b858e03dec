// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "resolve.h"

#include "enginerules.h"
#include "fit.h"
#include "requestnotes.h"
#include "speed.h"
#include "trainingspeed.h"

#include "model/text/translate.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

constexpr double usualContext = 4096;
constexpr double shortPrompt = 512; // beside an output that is longer than the usual context
constexpr double usualOutput = 128;
constexpr int usualNode = 8; // devices
// A file cannot be smaller than the smallest format or larger than 32-bit numbers make it.
constexpr double leastBytesPerParameter = 1.5 / 8;
constexpr double mostBytesPerParameter = 4.4;

QString tokens(double count)
{
    return QString::number(count, 'f', 0);
}

class Resolving
{
public:
    explicit Resolving(const EstimateRequest &request)
        : m_request(request), m_count(request.count), m_nodes(request.nodes)
    {
    }

    Result<ResolvedJob> run()
    {
        m_job.notes = m_request.shapeNotes;
        m_job.workload.task = m_request.task;
        chooseEngine();
        if (!m_request.statesTask)
            assume("task", QStringLiteral("inference"));
        if (m_request.task != Task::Inference && !trainsAdapters(m_request.task) && m_request.weightType
            && m_request.weightType->scheme == WeightScheme::GgufFile) {
            return failure({ErrorCode::Implausible,
                            {},
                            0,
                            QStringLiteral("weight_type"),
                            Text::tr("weight_type: found %1, expected bf16, fp16, fp32 or fp8: a GGUF type is not "
                                     "trained")
                                .arg(weightTypeName(*m_request.weightType))});
        }
        if (const Result<void> taken = takeServer(); !taken)
            return failure(taken.error());
        m_job.workload.devicesPerNode = m_nodes ? m_count.value_or(1) : 0;
        chooseInference();
        if (const Result<void> length = checkLength(); !length)
            return failure(length.error());
        chooseTraining();
        if (!m_request.hasModel()) {
            m_job.assumed.clear();
            chooseMemory();
            return std::move(m_job);
        }
        const Result<void> prepared = prepare();
        if (!prepared)
            return failure(prepared.error());
        const Result<void> divided = chooseParallelism();
        if (!divided)
            return failure(divided.error());
        if (const Result<void> batch = chooseStep(); !batch)
            return failure(batch.error());
        if (const Result<void> file = checkFile(); !file)
            return failure(file.error());
        chooseMemory();
        m_job.notes << requestNotes(m_request, m_job);
        return std::move(m_job);
    }

private:
    /// A device of a server comes with the others of it, and with the network between servers.
    Result<void> takeServer()
    {
        if (!m_request.device || !m_request.device->server)
            return {};
        const ServerShare &server = *m_request.device->server;
        if (m_count.value_or(1) > server.devices)
            return failure({ErrorCode::OutOfRange,
                            {},
                            0,
                            QStringLiteral("count"),
                            Text::tr("count: found %1, but %2 has %3 devices; nodes says how many servers there are")
                                .arg(*m_count)
                                .arg(server.name)
                                .arg(server.devices)});
        m_count = m_count.value_or(server.devices);
        m_nodes = m_nodes.value_or(1);
        m_job.workload.networkPerDevice = server.networkPerDevice.value_or(0);
        return {};
    }

    template<class T>
    T taken(const std::optional<T> &value, const char *key, T fallback)
    {
        if (!value)
            assume(key, fallback);
        return value.value_or(fallback);
    }

    void assume(const char *key, int value) { assume(key, double(value)); }
    void assume(const char *key, bool value)
    {
        m_job.assumed.emplace_back(QString::fromLatin1(key), ConfigValue(value));
    }
    void assume(const char *key, double value)
    {
        if (value == std::floor(value) && std::abs(value) < 1e15)
            m_job.assumed.emplace_back(QString::fromLatin1(key), ConfigValue(std::int64_t(value)));
        else
            m_job.assumed.emplace_back(QString::fromLatin1(key), ConfigValue(value));
    }
    void assume(const char *key, const QString &value)
    {
        m_job.assumed.emplace_back(QString::fromLatin1(key), ConfigValue(value.toStdString()));
    }

    void chooseEngine()
    {
        Workload &work = m_job.workload;
        work.engine = engineKind(m_request.engine);
        if (!m_request.engine.isEmpty() || isTraining(m_request.task))
            return;
        QString assumed = anyEngine();
        const std::optional<WeightType> type = m_request.weightType ? m_request.weightType : m_request.shape.storedType;
        const bool gguf = type && type->scheme == WeightScheme::GgufFile;
        const bool apple = m_request.device
                           && m_request.device->vendor.compare(QLatin1StringView("Apple"), Qt::CaseInsensitive) == 0;
        if (gguf || apple || m_request.deviceLayers) {
            work.engine = EngineKind::LlamaCpp;
            assumed = QStringLiteral("llama.cpp");
        }
        assume("engine", assumed);
    }

    void chooseInference()
    {
        if (isTraining(m_request.task))
            return;
        Workload &work = m_job.workload;
        work.latentLayout = m_request.latentLayout.value_or(LatentLayout::Latent);
        if (m_request.shape.hasLatentAttention() && !m_request.latentLayout)
            assume("mla_layout", QStringLiteral("latent"));
        if (!m_request.cacheType)
            assume("kv_type", QStringLiteral("f16"));
        work.cacheBytesPerElement = m_request.cacheType.value_or(CacheType()).bytesPerElement;
        work.batch = taken(m_request.batch, "batch", 1.0);
        chooseLengths();
        work.weightsFileBytes = m_request.weightsFileBytes.value_or(0);
        work.deviceLayers = m_request.deviceLayers.value_or(-1);
        work.flashAttention = taken(m_request.flashAttention, "flash_attention", true);
    }

    /// Prompt and output fill the context where nobody states a prompt; a context that nobody stated holds both.
    void chooseLengths()
    {
        Workload &work = m_job.workload;
        const int trained = m_request.shape.trainedContext;
        const double usual = trained > 0 ? std::min(usualContext, double(trained)) : usualContext;
        const double room = m_request.context.value_or(usual);
        // A short context is shared three to one.
        const double output = m_request.outputTokens.value_or(std::clamp(std::floor(room / 4), 1.0, usualOutput));
        const double shortest = m_request.context ? 1.0 : std::min(shortPrompt, std::max(1.0, usual - usualOutput));
        work.promptTokens = taken(m_request.promptTokens, "prompt_tokens", std::max(room - output, shortest));
        const double left = m_request.context ? room - work.promptTokens : output;
        work.outputTokens = taken(m_request.outputTokens, "output_tokens", std::clamp(left, 1.0, output));
        work.contextTokens = taken(m_request.context, "context",
                                   std::max(usual, work.promptTokens + work.outputTokens));
    }

    [[nodiscard]] Result<void> checkLength() const
    {
        const Workload &work = m_job.workload;
        const double needed = work.promptTokens + work.outputTokens;
        // The last token that is generated need not be kept.
        if (isTraining(m_request.task) || needed - 1 <= work.contextTokens)
            return {};
        return failure({ErrorCode::OutOfRange,
                        {},
                        0,
                        QStringLiteral("context"),
                        Text::tr("context: found %1, expected %2 or more, prompt_tokens %3 and output_tokens %4")
                            .arg(tokens(work.contextTokens), tokens(needed), tokens(work.promptTokens),
                                 tokens(work.outputTokens))});
    }

    [[nodiscard]] Result<void> checkFile() const
    {
        const double bytes = m_request.weightsFileBytes.value_or(0);
        const double parameters = m_job.model.total;
        if (bytes <= 0 || !m_job.model.complete
            || (bytes >= leastBytesPerParameter * parameters && bytes <= mostBytesPerParameter * parameters))
            return {};
        return failure({ErrorCode::Implausible,
                        {},
                        0,
                        QStringLiteral("weights_file_bytes"),
                        Text::tr("weights_file_bytes: found %1 for %2 parameters, expected %3 to %4 (1.5 to 32 bits "
                                 "each)")
                            .arg(tokens(bytes), tokens(parameters), tokens(leastBytesPerParameter * parameters),
                                 tokens(mostBytesPerParameter * parameters))});
    }

    void chooseTraining()
    {
        if (!isTraining(m_request.task))
            return;
        Workload &work = m_job.workload;
        work.sequenceTokens = taken(m_request.sequenceTokens, "seq_len", usualSequence(m_request.shape));
        work.microBatch = taken(m_request.microBatch ? m_request.microBatch : m_request.batch, "micro_batch", 1.0);
        work.globalBatch = m_request.globalBatch.value_or(0);
        work.precision = m_request.precision.value_or(usualPrecision(m_request.engine));
        work.tensorFloat32 = m_request.tensorFloat32;
        if (!m_request.precision)
            assume("precision",
                   work.precision == Precision::Bf16True ? QStringLiteral("bf16-true") : QStringLiteral("bf16"));
        work.gradientBytes = m_request.gradientBytes.value_or(
            usualGradientBytes(trainingFamily(m_request.engine, vendor()), work.precision));
        if (!m_request.gradientBytes)
            assume("gradient_type", work.gradientBytes == 4 ? QStringLiteral("f32") : QStringLiteral("bf16"));
        const int devices = statedDevices();
        work.optimizer = m_request.optimizer.value_or(usualOptimizer(m_request.engine, m_request.task, devices));
        if (!m_request.optimizer)
            assume("optimizer", work.optimizer == Optimizer::AdamW8bit ? QStringLiteral("adamw8bit")
                                                                       : QStringLiteral("adamw"));
        work.stateBytes = m_request.stateBytes.value_or(0);
        if (!m_request.stateBytes && work.optimizer != Optimizer::Adafactor)
            assume("optimizer_state_type", work.optimizer == Optimizer::AdamW8bit  ? QStringLiteral("int8")
                                           : work.precision == Precision::Bf16True ? QStringLiteral("bf16")
                                                                                   : QStringLiteral("f32"));
        work.zeroStage = taken(m_request.zeroStage, "zero_stage", usualZeroStage(m_request.engine, devices));
        work.offload = m_request.offload.value_or(Offload::None);
        if (!m_request.offload)
            assume("offload", QStringLiteral("none"));
        work.sequenceParallel = taken(m_request.sequenceParallel, "sequence_parallel", false);
        work.interleave = taken(m_request.interleave, "interleave", 1);
        work.recompute = m_request.recompute.value_or(usualRecompute(m_request.task, m_request.engine, work.zeroStage));
        if (!m_request.recompute)
            assume("recompute", work.recompute == Recompute::Full ? QStringLiteral("full") : QStringLiteral("none"));
        work.flashAttention = taken(m_request.flashAttention, "flash_attention",
                                    !m_request.device || trainsWithFlashAttention(m_request.device->family));
        work.trainTokens = m_request.trainTokens.value_or(0);
        work.weightsFileBytes = m_request.weightsFileBytes.value_or(0);
    }

    /// Devices as far as the request tells before a division is chosen.
    [[nodiscard]] int statedDevices() const
    {
        if (m_count || m_nodes)
            return m_count.value_or(1) * m_nodes.value_or(1);
        return m_request.tensorParallel.value_or(1) * m_request.pipelineParallel.value_or(1)
               * m_request.contextParallel.value_or(1) * m_request.dataParallel.value_or(1);
    }

    [[nodiscard]] QString vendor() const { return m_request.device ? m_request.device->vendor : QString(); }

    [[nodiscard]] WeightType chooseWeightType()
    {
        const bool stored = m_request.shape.storedType.has_value();
        if (m_request.weightType)
            return statesStoredType() ? *m_request.shape.storedType : *m_request.weightType;
        if (m_request.task == Task::Qlora && !(stored && m_request.shape.preQuantised)) {
            assume("weight_type", QStringLiteral("nf4"));
            return *parseWeightType(QStringLiteral("nf4"));
        }
        if (isTraining(m_request.task) && m_request.task != Task::Qlora) {
            const bool wide = m_request.precision == Precision::Fp32;
            assume("weight_type", wide ? QStringLiteral("fp32") : QStringLiteral("bf16"));
            return WeightType{.bits = wide ? 32.0 : 16.0};
        }
        if (stored) {
            assume("weight_type", weightTypeName(*m_request.shape.storedType));
            return *m_request.shape.storedType;
        }
        assume("weight_type", QStringLiteral("bf16"));
        return WeightType{};
    }

    [[nodiscard]] bool statesStoredType() const
    {
        const std::optional<WeightType> &stored = m_request.shape.storedType;
        return m_request.weightType && stored && weightTypeName(*stored) == weightTypeName(*m_request.weightType);
    }

    Result<void> prepare()
    {
        const WeightType type = m_job.weightType = forShape(chooseWeightType(), m_request.shape);
        AdapterPlan adapters;
        if (trainsAdapters(m_request.task)) {
            adapters.rank = taken(m_request.loraRank, "lora_rank", 16);
            adapters.keepsFrozenInputs = m_request.task == Task::Qlora;
            adapters.targets = m_request.loraTargets.value_or(defaultTargets());
            if (!m_request.loraTargets)
                assume("lora_targets", adapters.targets.join(u','));
        }
        const LatentLayout layout = m_job.workload.latentLayout;
        Result<PreparedModel> prepared = m_request.memo
                                             ? m_request.memo->prepare(m_request.shape, type, adapters, layout)
                                             : prepareModel(m_request.shape, type, adapters, layout);
        if (!prepared)
            return failure(prepared.error());
        m_job.model = std::move(*prepared);
        if (m_request.weightType && !statesStoredType()
            && m_request.shape.stored) // the file's own bytes hold only for its own type
            m_job.model.weightBytes = weightBytes(m_request.shape, type).total.inBytes();
        if (!m_job.model.complete && isTraining(m_request.task)) {
            return failure({ErrorCode::MissingKey,
                            {},
                            0,
                            m_request.shape.unknownSizes.first(),
                            Text::tr("%1 is not stated; training cannot be estimated without it")
                                .arg(m_request.shape.unknownSizes.join(QStringLiteral(", ")))});
        }
        if (m_request.draft)
            addDraft();
        return {};
    }

    [[nodiscard]] QStringList defaultTargets() const
    {
        if (m_request.shape.hasLatentAttention())
            return {QStringLiteral("q_proj"), QStringLiteral("kv_b_proj")};
        return {QStringLiteral("q_proj"), QStringLiteral("v_proj")};
    }

    void addDraft()
    {
        const WeightType type = forShape(m_job.weightType, *m_request.draft);
        Workload &work = m_job.workload;
        work.draftWeightBytes = weightBytes(*m_request.draft, type).total.inBytes();
        for (const LayerRun &run : m_request.draft->layers)
            work.draftCacheBytesPerToken += run.count * work.cacheBytesPerElement
                                            * double(cacheElementsPerToken(run.layer.attention, work.latentLayout));
    }

    Result<void> chooseParallelism()
    {
        Parallelism &p = m_job.workload.parallel;
        p.tensor = m_request.tensorParallel.value_or(1);
        p.pipeline = m_request.pipelineParallel.value_or(1);
        p.context = m_request.contextParallel.value_or(1);
        p.expert = m_request.expertParallel.value_or(1);
        p.data = m_request.dataParallel.value_or(1);
        const bool counted = m_count || m_nodes;
        const int devices = m_count.value_or(1) * m_nodes.value_or(1);
        const bool nothingSaid = !m_request.tensorParallel && !m_request.pipelineParallel && !m_request.contextParallel
                                 && !m_request.dataParallel;
        if (nothingSaid && !isTraining(m_request.task) && devices > 1) {
            splitForInference(devices);
        } else if (!m_request.dataParallel && counted) {
            const int inner = p.tensor * p.pipeline * p.context;
            if (inner < 1 || devices % inner != 0)
                return contradiction(devices);
            p.data = devices / inner;
            if (devices > 1)
                assume("dp", p.data);
        }
        if (counted && p.devices() != devices)
            return contradiction(devices);
        if (const Result<void> checked = checkParallelism(m_job.model, m_job.workload); !checked)
            return checked;
        assumeDivision();
        return {};
    }

    /// The sizes that nobody stated and that are not listed yet.
    void assumeDivision()
    {
        const Parallelism &p = m_job.workload.parallel;
        const auto list = [this](bool stated, const char *key, int value) {
            const auto same = [&](const auto &one) { return one.first == QLatin1StringView(key); };
            if (!stated && std::ranges::none_of(m_job.assumed, same))
                assume(key, value);
        };
        const int devices = int(p.devices());
        list(m_request.count.has_value(), "count", m_nodes ? devices / *m_nodes : devices);
        if (devices <= usualNode || m_nodes) // of more the nodes are those of a note
            list(m_request.nodes.has_value(), "nodes", 1);
        list(m_request.tensorParallel.has_value(), "tp", p.tensor);
        list(m_request.pipelineParallel.has_value(), "pp", p.pipeline);
        list(m_request.dataParallel.has_value(), "dp", p.data);
        list(m_request.contextParallel.has_value(), "cp", p.context);
        list(m_request.expertParallel.has_value(), "ep", p.expert);
        if (m_job.workload.engine == EngineKind::LlamaCpp && !isTraining(m_request.task))
            list(m_request.deviceLayers.has_value(), "gpu_layers", m_job.model.layerCount());
    }

    /// The framework, and sequences a step: whole micro-batches on every data-parallel rank, enough to fill a pipeline where nobody said.
    Result<void> chooseStep()
    {
        Workload &work = m_job.workload;
        if (!isTraining(work.task))
            return {};
        const TrainingFamily family = trainingFamilyOf(m_request.engine, vendor(), work);
        QString engine = m_request.engine;
        if (engine.isEmpty()) {
            engine = usualFramework(family);
            assume("engine", engine);
        }
        work.framework = frameworkMemory(family, engine, work);
        const double atOnce = work.parallel.data * work.microBatch;
        const double filling = std::max(microBatchesPerStep(work), double(work.parallel.pipeline));
        work.globalBatch = taken(m_request.globalBatch, "global_batch", filling * atOnce);
        if (std::fmod(work.globalBatch, atOnce) == 0)
            return {};
        return failure({ErrorCode::Implausible,
                        {},
                        0,
                        QStringLiteral("global_batch"),
                        Text::tr("global_batch: found %1, expected a multiple of %2 (micro_batch %3 · dp %4)")
                            .arg(tokens(work.globalBatch), tokens(atOnce), tokens(work.microBatch))
                            .arg(work.parallel.data)});
    }

    [[nodiscard]] Result<void> contradiction(int devices) const
    {
        const Parallelism &p = m_job.workload.parallel;
        return failure({ErrorCode::Implausible,
                        {},
                        0,
                        QStringLiteral("count"),
                        Text::tr("tp %1 · pp %2 · cp %3%4 does not make the %5 devices of count · nodes")
                            .arg(p.tensor)
                            .arg(p.pipeline)
                            .arg(p.context)
                            .arg(m_request.dataParallel ? QStringLiteral(" · dp %1").arg(p.data) : QString())
                            .arg(devices)});
    }

    /// Several devices for one model: what its engine does when told nothing.
    void splitForInference(int devices)
    {
        Workload &work = m_job.workload;
        if (work.engine == EngineKind::LlamaCpp && devices <= m_job.model.layerCount()) {
            work.parallel.pipeline = devices;
            assume("pp", devices);
            return;
        }
        for (int tensor = devices; tensor >= 1; --tensor) {
            if (devices % tensor != 0)
                continue;
            work.parallel.tensor = tensor;
            work.parallel.pipeline = devices / tensor;
            if (isLegal(m_job.model, work))
                break;
            work.parallel = {.expert = work.parallel.expert};
        }
        work.parallel.data = devices / (work.parallel.tensor * work.parallel.pipeline);
        assume("tp", work.parallel.tensor);
        if (work.parallel.pipeline > 1)
            assume("pp", work.parallel.pipeline);
    }

    void chooseMemory()
    {
        if (!m_request.device || !m_request.device->memoryBytes)
            return;
        DeviceMemory &memory = m_job.memory;
        memory.capacityBytes = *m_request.device->memoryBytes;
        memory.unified = m_request.device->unified;
        memory.usableBytes = usableBytes(memory.capacityBytes, memory.unified, m_job.workload.engine,
                                         m_request.reserveFraction.value_or(-1), m_request.wiredLimitBytes.value_or(0));
        if (m_request.reserveFraction || m_request.wiredLimitBytes)
            return;
        const double reserve = 1 - memory.usableBytes / memory.capacityBytes;
        const double rounded = std::round(1e4 * reserve) / 1e4;
        assume("reserve_fraction", std::abs(reserve - rounded) < 1e-9 ? rounded : reserve);
    }

    const EstimateRequest &m_request;
    std::optional<int> m_count; ///< devices a node: as asked for, else those of the server
    std::optional<int> m_nodes;
    ResolvedJob m_job;
};

} // namespace

double usualSequence(const ModelShape &shape)
{
    return shape.trainedContext > 0 ? shape.trainedContext : usualContext;
}

WeightType forShape(WeightType type, const ModelShape &shape)
{
    const bool experts = std::any_of(shape.layers.begin(), shape.layers.end(),
                                     [](const LayerRun &run) { return run.layer.feedForward.experts > 0; });
    if (type.scheme == WeightScheme::ExpertsOnly && !experts)
        type.scheme = WeightScheme::LinearOnly;
    return type;
}

Result<ResolvedJob> resolve(const EstimateRequest &request)
{
    return Resolving(request).run();
}

} // namespace model
