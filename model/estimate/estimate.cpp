// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimate.h"

#include "claimnotes.h"
#include "runningcost.h"
#include "speed.h"
#include "trainingspeed.h"

#include "model/units/quantities.h"

#include <QDate>

#include <algorithm>
#include <cmath>

namespace model {

namespace {

constexpr double usualContext = 4096;
constexpr double shortPrompt = 512; // beside an output that is longer than the usual context
constexpr double usualOutput = 128;
constexpr double tightShare = 0.05; // less headroom than this is worth a warning

QString gigabytes(double bytes)
{
    return QStringLiteral("%1 GB").arg(bytes / giga, 0, 'f', bytes < 10 * giga ? 2 : 1);
}

QString tokens(double count)
{
    return QString::number(count, 'f', 0);
}

class Resolving
{
public:
    explicit Resolving(const EstimateRequest &request) : m_request(request) {}

    Result<ResolvedJob> run()
    {
        m_job.notes = m_request.shapeNotes;
        m_job.workload.task = m_request.task;
        chooseEngine();
        if (m_request.task != Task::Inference && !trainsAdapters(m_request.task) && m_request.weightType
            && m_request.weightType->scheme == WeightScheme::GgufFile) {
            return failure(
                {ErrorCode::Implausible,
                 {},
                 0,
                 QStringLiteral("weight_type"),
                 QStringLiteral("weight_type: found %1, expected bf16, fp16, fp32 or fp8: a GGUF type is not "
                                "trained")
                     .arg(weightTypeName(*m_request.weightType))});
        }
        m_job.workload.devicesPerNode = m_request.nodes ? m_request.count.value_or(1) : 0;
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
        chooseMemory();
        noteContext();
        return std::move(m_job);
    }

private:
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
        noteEngine();
        if (!m_request.engine.isEmpty() || isTraining(m_request.task))
            return;
        const std::optional<WeightType> type = m_request.weightType ? m_request.weightType : m_request.shape.storedType;
        const bool gguf = type && type->scheme == WeightScheme::GgufFile;
        const bool apple = m_request.device
                           && m_request.device->vendor.compare(QLatin1StringView("Apple"), Qt::CaseInsensitive) == 0;
        if (gguf || apple || m_request.deviceLayers) {
            work.engine = EngineKind::LlamaCpp;
            assume("engine", QStringLiteral("llama.cpp"));
        }
    }

    /// A name that no constants and no memory model belong to.
    void noteEngine()
    {
        const QString &engine = m_request.engine;
        if (engine.isEmpty() || m_job.workload.engine != EngineKind::Generic || streamsFromHost(engine))
            return;
        if (isTraining(m_request.task)) {
            const QString vendor = m_request.device ? m_request.device->vendor : QString();
            if (trainingFamily(engine, vendor) == TrainingFamily::Unknown) {
                m_job.notes << QStringLiteral(
                                   "engine \"%1\" is not known: taken as any framework; known are Megatron-LM, "
                                   "DeepSpeed, NeMo, PyTorch FSDP, torchtune, Transformers, PEFT, LitGPT, "
                                   "Unsloth, Axolotl and JAX")
                                   .arg(engine);
            }
        } else if (engineFamily(engine) == EngineFamily::Unknown) {
            m_job.notes << QStringLiteral(
                               "engine \"%1\" is not known: taken as any engine; known are llama.cpp, Ollama, "
                               "vLLM, SGLang, TGI, TensorRT-LLM, LMDeploy, ExLlama, MLC-LLM, AutoAWQ, "
                               "DeepSpeed, Transformers and optimum-habana")
                               .arg(engine);
        }
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
        work.flashAttention = m_request.flashAttention.value_or(true);
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
                        QStringLiteral("context: found %1, expected %2 or more, prompt_tokens %3 and output_tokens %4")
                            .arg(tokens(work.contextTokens), tokens(needed), tokens(work.promptTokens),
                                 tokens(work.outputTokens))});
    }

    void chooseTraining()
    {
        if (!isTraining(m_request.task))
            return;
        Workload &work = m_job.workload;
        const int trained = m_request.shape.trainedContext;
        work.sequenceTokens = taken(m_request.sequenceTokens, "seq_len", trained > 0 ? double(trained) : 4096.0);
        work.microBatch = taken(m_request.microBatch ? m_request.microBatch : m_request.batch, "micro_batch", 1.0);
        work.globalBatch = m_request.globalBatch.value_or(0);
        work.precision = m_request.precision.value_or(Precision::Bf16);
        work.tensorFloat32 = m_request.tensorFloat32;
        if (!m_request.precision)
            assume("precision", QStringLiteral("bf16"));
        work.gradientBytes = m_request.gradientBytes.value_or(trainingWeightBytes(work.precision));
        if (!m_request.gradientBytes)
            assume("gradient_type", work.gradientBytes == 4 ? QStringLiteral("f32") : QStringLiteral("bf16"));
        work.optimizer = m_request.optimizer.value_or(Optimizer::AdamW);
        if (!m_request.optimizer)
            assume("optimizer", QStringLiteral("adamw"));
        work.stateBytes = m_request.stateBytes.value_or(0);
        work.zeroStage = taken(m_request.zeroStage, "zero_stage", 0);
        work.offload = m_request.offload.value_or(Offload::None);
        work.sequenceParallel = m_request.sequenceParallel.value_or(false);
        work.interleave = m_request.interleave.value_or(1);
        work.recompute = m_request.recompute.value_or(usualRecompute(m_request.task, m_request.engine));
        if (!m_request.recompute)
            assume("recompute", work.recompute == Recompute::Full ? QStringLiteral("full") : QStringLiteral("none"));
        work.flashAttention = taken(m_request.flashAttention, "flash_attention", true);
        work.trainTokens = m_request.trainTokens.value_or(0);
        work.weightsFileBytes = m_request.weightsFileBytes.value_or(0);
    }

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
        Result<PreparedModel> prepared = prepareModel(m_request.shape, type, adapters, m_job.workload.latentLayout);
        if (!prepared)
            return failure(prepared.error());
        m_job.model = std::move(*prepared);
        if (type.scheme == WeightScheme::LinearOnly && type.bits == 4.25 && m_request.weightType
            && m_request.weightType->scheme == WeightScheme::ExpertsOnly)
            m_job.notes << QStringLiteral("the model has no experts: mxfp4 is taken for the matrices of its layers, "
                                          "tables and head stay at 16 bit");
        if (m_request.weightType && !statesStoredType()
            && m_request.shape.stored) // the file's own bytes hold only for its own type
            m_job.model.weightBytes = weightBytes(m_request.shape, type).total.inBytes();
        if (!m_job.model.complete && isTraining(m_request.task)) {
            return failure({ErrorCode::MissingKey,
                            {},
                            0,
                            m_request.shape.unknownSizes.first(),
                            QStringLiteral("%1 is not stated; training cannot be estimated without it")
                                .arg(m_request.shape.unknownSizes.join(QStringLiteral(", ")))});
        }
        if (!m_job.model.complete) {
            m_job.notes << QStringLiteral("%1 not stated: parameters, weights and what depends on them stay unknown")
                               .arg(m_request.shape.unknownSizes.join(QStringLiteral(", ")));
        }
        if (m_request.shape.bare)
            m_job.notes << assumedShapeNote();
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

    [[nodiscard]] QString assumedShapeNote() const
    {
        const ModelShape &shape = m_request.shape;
        const Attention &attention = shape.layers.front().layer.attention;
        return QStringLiteral("only a parameter count was given: cache and activations are those of an assumed dense "
                              "shape (%1 layers, hidden size "
                              "%2, %3 heads, %4 KV heads of %5)")
            .arg(shape.layerCount())
            .arg(shape.hiddenSize)
            .arg(attention.queryHeads)
            .arg(attention.kvHeads)
            .arg(attention.keyWidth);
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
        const bool counted = m_request.count || m_request.nodes;
        const int devices = m_request.count.value_or(1) * m_request.nodes.value_or(1);
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
        return checkParallelism(m_job.model, m_job.workload);
    }

    /// The framework, and sequences a step: whole micro-batches on every data-parallel rank, enough to fill a pipeline where nobody said.
    Result<void> chooseStep()
    {
        Workload &work = m_job.workload;
        if (!isTraining(work.task))
            return {};
        QString engine = m_request.engine;
        if (engine.isEmpty()) {
            const QString vendor = m_request.device ? m_request.device->vendor : QString();
            engine = familyName(trainingFamilyOf({}, vendor, work));
            assume("engine", engine);
        }
        work.lossChunks = usualLossChunks(engine);
        const double atOnce = work.parallel.data * work.microBatch;
        const double filling = std::max(microBatchesPerStep(work), double(work.parallel.pipeline));
        work.globalBatch = taken(m_request.globalBatch, "global_batch", filling * atOnce);
        if (std::fmod(work.globalBatch, atOnce) == 0)
            return {};
        return failure({ErrorCode::Implausible,
                        {},
                        0,
                        QStringLiteral("global_batch"),
                        QStringLiteral("global_batch: found %1, expected a multiple of %2 (micro_batch %3 · dp %4)")
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
                        QStringLiteral("tp %1 · pp %2 · cp %3%4 does not make the %5 devices of count · nodes")
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

    void noteContext()
    {
        const int trained = m_request.shape.trainedContext;
        const double asked = isTraining(m_request.task) ? m_job.workload.sequenceTokens : m_job.workload.contextTokens;
        if (trained > 0 && asked > trained) {
            m_job.notes << QStringLiteral("warning: %1 tokens are more than the %2 that the model was trained for")
                               .arg(tokens(asked))
                               .arg(trained);
        }
    }

    const EstimateRequest &m_request;
    ResolvedJob m_job;
};

void setModelQuantities(EstimateAnswer &answer, const PreparedModel &model, Task task)
{
    if (!model.complete)
        return;
    answer.set(QuantityId::ParamsTotal, model.total);
    answer.set(QuantityId::ParamsActive, model.active);
    if (isTraining(task))
        answer.set(QuantityId::ParamsTrainable, model.trainable);
}

void setMemoryQuantities(EstimateAnswer &answer, const ResolvedJob &job, const EstimateNumbers &numbers)
{
    const MemoryNumbers &memory = numbers.memory;
    const bool training = isTraining(job.workload.task);
    const bool known = job.model.complete;
    if (known) {
        answer.set(QuantityId::WeightsBytes, memory.weights);
        answer.set(QuantityId::WeightsBytesPerDevice, memory.weightsOnDevice);
    }
    if (!training) {
        answer.set(QuantityId::KvCacheBytesPerToken, memory.cachePerToken);
        answer.set(QuantityId::KvCacheBytesPerTokenPerDevice, memory.cachePerTokenOnDevice);
        answer.set(QuantityId::KvCacheBytes, memory.cache);
        answer.set(QuantityId::KvCacheBytesPerDevice, memory.cacheOnDevice);
        if (memory.recurrentState > 0)
            answer.set(QuantityId::RecurrentStateBytes, memory.recurrentState);
    } else {
        answer.set(QuantityId::ActivationsBytesPerDevice, memory.activationsOnDevice);
        answer.set(QuantityId::GradientsBytesPerDevice, memory.gradientsOnDevice);
        answer.set(QuantityId::OptimizerBytesPerDevice, memory.optimizerOnDevice);
        answer.set(QuantityId::ModelStateBytesPerDevice, memory.modelStateOnDevice());
    }
    if (known || job.workload.weightsFileBytes > 0) {
        answer.set(QuantityId::OverheadBytesPerDevice, memory.overheadOnDevice);
        answer.set(QuantityId::MemoryBytesPerDevice, memory.onDevice());
    }
}

void setWorkQuantities(EstimateAnswer &answer, const ResolvedJob &job, const WorkNumbers &work)
{
    if (!job.model.complete)
        return;
    answer.set(QuantityId::ForwardFlopsPerToken, work.forwardPerToken);
    if (isTraining(job.workload.task)) {
        answer.set(QuantityId::TrainFlopsPerToken, work.trainPerToken);
        if (job.workload.trainTokens > 0)
            answer.set(QuantityId::TrainFlops, work.train);
    } else {
        answer.set(QuantityId::PrefillFlops, work.prefill);
        if (work.distinctExperts > 0)
            answer.set(QuantityId::ExpectedDistinctExperts, work.distinctExperts);
    }
}

void setFit(EstimateAnswer &answer, const ResolvedJob &job, const EstimateNumbers &numbers, bool hasDevice)
{
    if (job.memory.usableBytes <= 0) {
        if (hasDevice)
            answer.notes << QStringLiteral("whether it fits is not known: the memory of the device is not stated");
        return;
    }
    answer.set(QuantityId::UsableBytesPerDevice, job.memory.usableBytes);
    if (!answer.at(QuantityId::MemoryBytesPerDevice)) {
        answer.notes << QStringLiteral("whether it fits cannot be said without the weights");
        return;
    }
    answer.fits = numbers.fits;
    const double headroom = numbers.headroomBytes();
    if (!numbers.fits) {
        answer.boundBy = QStringLiteral("capacity");
        answer.notes << QStringLiteral("does not fit: %1 are needed on the fullest device, %2 are usable")
                            .arg(gigabytes(numbers.memory.onDevice()), gigabytes(job.memory.usableBytes));
    } else if (headroom < tightShare * job.memory.usableBytes) {
        answer.notes << QStringLiteral(
                            "warning: fits, but tight: %1 of %2 usable are left, less than this estimate's uncertainty")
                            .arg(gigabytes(headroom), gigabytes(job.memory.usableBytes));
    }
    if (job.workload.deviceLayers >= 0 && job.workload.deviceLayers < job.model.layerCount()) {
        answer.notes << QStringLiteral("no devices_needed: gpu_layers %1 leaves %2 of the %3 layers to the host")
                            .arg(job.workload.deviceLayers)
                            .arg(job.model.layerCount() - job.workload.deviceLayers)
                            .arg(job.model.layerCount());
    } else if (const std::optional<DevicesNeeded> needed = devicesNeeded(job.model, job.workload, job.memory)) {
        answer.set(QuantityId::DevicesNeeded, needed->count);
        answer.notes << QStringLiteral("the smallest number of devices that fits is %1 (tp %2, pp %3, dp %4)")
                            .arg(needed->count)
                            .arg(needed->parallel.tensor)
                            .arg(needed->parallel.pipeline)
                            .arg(needed->parallel.data);
    } else {
        answer.notes << QStringLiteral(
            "no number of these devices fits this job: what each of them must hold whole is too large");
    }
    const double batch = largestBatch(job.model, job.workload, job.memory);
    if (batch >= mostSequences)
        answer.notes << QStringLiteral("no max_batch: the memory of the device does not limit it");
    else if (batch >= 1)
        answer.set(QuantityId::MaxBatch, batch);
    const std::optional<double> context = longestContext(job.model, job.workload, job.memory);
    if (context && *context >= 1)
        answer.set(QuantityId::MaxContext, *context);
}

} // namespace

WeightType forShape(WeightType type, const ModelShape &shape)
{
    const bool experts = std::any_of(shape.layers.begin(), shape.layers.end(),
                                     [](const LayerRun &run) { return run.layer.feedForward.experts > 0; });
    if (type.scheme == WeightScheme::ExpertsOnly && !experts)
        type.scheme = WeightScheme::LinearOnly;
    return type;
}

EngineKind engineKind(const QString &name)
{
    const QString lower = name.toLower();
    for (const char *one : {"llama.cpp", "llamacpp", "llama-cpp", "ollama", "lm studio", "lmstudio", "koboldcpp"}) {
        if (lower.contains(QLatin1StringView(one)))
            return EngineKind::LlamaCpp;
    }
    for (const char *one : {"vllm", "sglang", "lmdeploy", "tgi", "mii"}) {
        if (lower.contains(QLatin1StringView(one)))
            return EngineKind::Paged;
    }
    for (const char *one : {"tensorrt", "trt-llm", "nim"}) {
        if (lower.contains(QLatin1StringView(one)))
            return EngineKind::Compiled;
    }
    for (const char *one : {"accelerate", "transformers", "deepspeed-inference"}) {
        if (lower.contains(QLatin1StringView(one)))
            return EngineKind::Unpaged;
    }
    return EngineKind::Generic;
}

Recompute usualRecompute(Task task, const QString &engine)
{
    const QString lower = engine.toLower();
    const auto isOneOf = [&lower](std::initializer_list<const char *> names) {
        return std::any_of(names.begin(), names.end(),
                           [&lower](const char *name) { return lower.contains(QLatin1StringView(name)); });
    };
    const TrainingFamily family = trainingFamily(engine, {});
    if (family == TrainingFamily::Nemo || family == TrainingFamily::Megatron || family == TrainingFamily::Jax)
        return Recompute::None;
    if (isOneOf({"litgpt", "transformers"}) || !isTraining(task) || task == Task::Train)
        return Recompute::None;
    return trainsAdapters(task) || isOneOf({"torchtune", "unsloth", "axolotl", "llama-factory"}) ? Recompute::Full
                                                                                                 : Recompute::None;
}

int usualLossChunks(const QString &engine)
{
    const QString lower = engine.toLower();
    const auto isOneOf = [&lower](std::initializer_list<const char *> names) {
        return std::any_of(names.begin(), names.end(),
                           [&lower](const char *name) { return lower.contains(QLatin1StringView(name)); });
    };
    if (isOneOf({"unsloth"}))
        return 24;
    if (isOneOf({"torchtune"}))
        return 8;
    if (isOneOf({"foundry", "llm.c"}))
        return 3;
    return isOneOf({"megatron", "nemo"}) ? 2 : 1;
}

Result<ResolvedJob> resolve(const EstimateRequest &request)
{
    return Resolving(request).run();
}

Result<EstimateAnswer> estimate(const EstimateRequest &request)
{
    Result<ResolvedJob> job = resolve(request);
    if (!job)
        return failure(job.error());
    EstimateAnswer answer;
    answer.id = request.id;
    answer.notes = job->notes;
    answer.assumed = job->assumed;
    if (!request.hasModel()) {
        if (job->memory.usableBytes > 0)
            answer.set(QuantityId::UsableBytesPerDevice, job->memory.usableBytes);
        else if (request.device)
            answer.notes << QStringLiteral("no usable_bytes_per_device: the memory of the device is not stated");
        answer.notes << QStringLiteral("no model was given: only what the device alone tells is answered");
        return answer;
    }
    const EstimateNumbers numbers = estimateNumbers(job->model, job->workload, job->memory);
    setModelQuantities(answer, job->model, request.task);
    setMemoryQuantities(answer, *job, numbers);
    setWorkQuantities(answer, *job, numbers.work);
    setFit(answer, *job, numbers, request.device.has_value());
    answer.notes << claimNotes(request, job->weightType, job->model.weightBytes);
    addSpeed(answer, request, job->model, job->workload, job->weightType);
    addRunningCost(answer, request, job->workload, QDate::currentDate());
    return answer;
}

} // namespace model
