// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "requestnotes.h"

#include "devicespeed.h"
#include "enginerules.h"

#include "model/text/numbers.h"
#include "model/text/translate.h"
#include "model/units/quantities.h"

namespace model {

namespace {

constexpr int usualNode = 8; // devices
constexpr double fileTolerance = 1.5;

class Noting
{
public:
    Noting(const EstimateRequest &request, const ResolvedJob &job) : m_request(request), m_job(job) {}

    QStringList run()
    {
        noteEngine();
        noteShape();
        noteWeights();
        noteDivision();
        noteServer();
        noteContext();
        return m_notes;
    }

private:
    /// A name that no constants and no memory model belong to.
    void noteEngine()
    {
        const QString &engine = m_request.engine;
        if (engine.isEmpty() || engine == anyEngine() || m_job.workload.engine != EngineKind::Generic
            || streamsFromHost(engine))
            return;
        if (isTraining(m_request.task)) {
            const QString vendor = m_request.device ? m_request.device->vendor : QString();
            if (trainingFamily(engine, vendor) == TrainingFamily::Unknown) {
                m_notes << Text::tr(
                               "engine \"%1\" is not known: taken as any framework; known are Megatron-LM, DeepSpeed, "
                               "NeMo, PyTorch FSDP, torchtune, Transformers, PEFT, LitGPT, Unsloth, Axolotl and JAX")
                               .arg(engine);
            }
        } else if (engineFamily(engine) == EngineFamily::Unknown) {
            m_notes
                << Text::tr(
                       "engine \"%1\" is not known: taken as any engine; known are llama.cpp, Ollama, vLLM, "
                       "SGLang, TGI, TensorRT-LLM, LMDeploy, ExLlama, MLC-LLM, AutoAWQ, DeepSpeed, Transformers and "
                       "optimum-habana")
                       .arg(engine);
        }
    }

    void noteShape()
    {
        const ModelShape &shape = m_request.shape;
        if (!m_job.model.complete) {
            m_notes << Text::tr("%1 not stated: parameters, weights and what depends on them stay unknown")
                           .arg(shape.unknownSizes.join(QStringLiteral(", ")));
        }
        if (!shape.bare)
            return;
        const Attention &attention = shape.layers.front().layer.attention;
        m_notes << Text::tr(
                       "only a parameter count was given: cache and activations are those of an assumed dense shape "
                       "(%1 layers, hidden size %2, %3 heads, %4 KV heads of %5)")
                       .arg(shape.layerCount())
                       .arg(shape.hiddenSize)
                       .arg(attention.queryHeads)
                       .arg(attention.kvHeads)
                       .arg(attention.keyWidth);
    }

    void noteWeights()
    {
        const WeightType &type = m_job.weightType;
        const std::optional<WeightType> &asked = m_request.weightType;
        if (asked && asked->scheme == WeightScheme::ExpertsOnly && type.scheme == WeightScheme::LinearOnly)
            m_notes << Text::tr(
                "the model has no experts: mxfp4 is taken for the matrices of its layers, tables and head "
                "stay at 16 bit");
        if (asked && asked->scheme == WeightScheme::GgufFile && trainsAdapters(m_request.task))
            m_notes << Text::tr(
                           "%1 is taken as the format in memory; PEFT unpacks GGUF weights to 16 bit when it loads "
                           "them, so state fp16 for it")
                           .arg(weightTypeName(*asked));
        const double bytes = m_request.weightsFileBytes.value_or(0);
        const double expected = m_job.model.weightBytes;
        if (bytes > 0 && expected > 0 && (bytes > fileTolerance * expected || bytes * fileTolerance < expected))
            m_notes << Text::tr(
                           "warning: weights_file_bytes is %1 GB, the weights in %2 take %3 GB; the file's size was "
                           "taken")
                           .arg(numberForPeople(bytes / giga), weightTypeName(type), numberForPeople(expected / giga));
    }

    void noteDivision()
    {
        const Parallelism &parallel = m_job.workload.parallel;
        const int devices = int(parallel.devices());
        if (m_job.workload.interleave > 1 && parallel.pipeline == 1)
            m_notes << Text::tr("interleave %1 has no effect without a pipeline (pp 1)").arg(m_job.workload.interleave);
        if (m_job.workload.sequenceParallel && parallel.tensor == 1)
            m_notes << Text::tr("sequence_parallel has no effect without tensor parallelism (tp 1)");
        if (devices <= 1 || !m_request.device)
            return;
        if (devices > usualNode && !m_request.nodes && !m_request.device->server)
            m_notes << Text::tr("nodes is not stated: the devices are taken to be in nodes of eight");
        const DeviceFacts &facts = *m_request.device;
        if (facts.server && !facts.server->linkNote.isEmpty())
            m_notes << facts.server->linkNote;
        if (facts.linkBytesPerSecond || facts.server)
            return;
        const double link = deviceSpeed(facts).link / giga;
        m_notes << (facts.hostLinkBytesPerSecond
                        ? Text::tr("no link between the devices is published: they are taken to talk over the host's "
                                   "bus at %1 GB/s each way")
                              .arg(numberForPeople(link))
                        : Text::tr("no link of the device is known: %1 GB/s each way is assumed between devices")
                              .arg(numberForPeople(link)));
    }

    void noteServer()
    {
        if (!m_request.device || !m_request.device->server)
            return;
        const ServerShare &server = *m_request.device->server;
        m_notes << server.notes;
        if (m_request.nodes.value_or(1) <= 1)
            return;
        const std::optional<double> network = server.networkPerDevice;
        m_notes << (network
                        ? Text::tr("a device reaches those of other servers over the adapters of its own at %1 GB/s "
                                   "each way")
                              .arg(numberForPeople(*network / giga))
                        : Text::tr("the adapters of the server are not all known: the network between servers is "
                                   "taken as usual for the device"));
    }

    void noteContext()
    {
        const int trained = m_request.shape.trainedContext;
        const double asked = isTraining(m_request.task) ? m_job.workload.sequenceTokens : m_job.workload.contextTokens;
        if (trained > 0 && asked > trained)
            m_notes << Text::tr("warning: %1 tokens are more than the %2 that the model was trained for")
                           .arg(asked, 0, 'f', 0)
                           .arg(trained);
    }

    const EstimateRequest &m_request;
    const ResolvedJob &m_job;
    QStringList m_notes;
};

} // namespace

QStringList requestNotes(const EstimateRequest &request, const ResolvedJob &job)
{
    return Noting(request, job).run();
}

} // namespace model
