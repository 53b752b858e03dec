// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "preparedmodel.h"

#include <algorithm>

namespace model {

namespace {

/// Which inputs of matrix products are kept for gradients of weights.
struct Trained
{
    bool everything = true;
    const QStringList &targets;

    [[nodiscard]] bool role(TensorRole role) const { return everything || isAdapted(role, targets); }
};

void addAttentionActivations(ActivationElements &kept, const ModelShape &shape, const Attention &attention,
                             const Trained &trained)
{
    const double hidden = shape.hiddenSize;
    const double queries = double(attention.queryHeads) * attention.keyWidth;
    const double result = double(attention.queryHeads) * attention.valueWidth;
    double keys = double(attention.kvHeads) * attention.keyWidth;
    double values = double(attention.kvHeads) * attention.valueWidth;
    bool needsInput = trained.role(TensorRole::Query) || trained.role(TensorRole::Key)
                      || trained.role(TensorRole::Value) || trained.role(TensorRole::QueryKeyValue);
    if (attention.kind == AttentionKind::Latent) {
        keys = queries;
        values = result;
        kept.whole += 2.0 * attention.queryRank + 2.0 * attention.kvRank
                      + attention.ropeWidth; // latents before and after their norm
        needsInput = needsInput || trained.role(TensorRole::LatentDown) || trained.role(TensorRole::LatentQueryDown);
    }
    kept.divided += queries + keys + values + result;
    if (needsInput)
        kept.whole += hidden;
    if (attention.queryKeyNorm != QueryKeyNorm::None)
        kept.divided += queries + keys;
    if (attention.outputGate)
        kept.divided += 2 * result;
    const double heads = attention.queryHeads;
    kept.scores += shape.dropout ? 2 * heads : heads; // softmax, and its copy after dropout
    if (shape.dropout) {
        kept.scoreMasks += heads;
        kept.wholeMasks += hidden;
    }
}

double linearElements(const LinearMixer &mixer)
{
    const double keys = double(mixer.keyHeads) * mixer.keyWidth;
    const double values = double(mixer.valueHeads) * mixer.valueWidth;
    const double state = double(mixer.groups) * mixer.state;
    const double inner = mixer.innerWidth;
    switch (mixer.kind) { // projected, convolved, and the mixer's result before and after its gate
    case LinearKind::None: return 0;
    case LinearKind::GatedDelta: return (2 * keys + 2 * values) + (2 * keys + values) + 2 * values;
    case LinearKind::Mamba2: return (2 * values + 2 * state) + (values + 2 * state) + 2 * values;
    case LinearKind::Mamba1: return 2 * inner + inner + (mixer.timeStepRank + 2.0 * mixer.state) + 2 * inner;
    case LinearKind::Lightning: return 4 * keys + 2 * keys;
    }
    Q_UNREACHABLE();
}

void addFeedForwardActivations(ActivationElements &kept, const ModelShape &shape, const FeedForward &ffn,
                               const Trained &trained)
{
    const double hidden = shape.hiddenSize;
    const auto inner = [&ffn](double width, bool keepsProduct) {
        return width * ((ffn.gated ? 3 : 1) + (keepsProduct ? 1 : 0));
    };
    if (ffn.width > 0) {
        kept.divided += inner(ffn.width, trained.role(TensorRole::Down));
        if (trained.role(TensorRole::Gate) || trained.role(TensorRole::Up))
            kept.whole += hidden;
        if (shape.dropout)
            kept.wholeMasks += hidden;
    }
    if (ffn.experts == 0)
        return;
    const double used = ffn.activeExperts;
    kept.divided += used * inner(ffn.expertWidth, trained.role(TensorRole::ExpertDown))
                    + inner(ffn.sharedWidth, trained.role(TensorRole::SharedDown));
    kept.whole += 2 * double(ffn.experts); // 32-bit router probabilities
    kept.whole += used * hidden;           // results before they are weighted
    if (trained.role(TensorRole::ExpertUp) || trained.role(TensorRole::ExpertGate))
        kept.whole += (used + 1) * hidden; // the input and its copies for each expert
    if (shape.dropout)
        kept.wholeMasks += hidden;
}

ActivationElements activationsOf(const ModelShape &shape, const Layer &layer, const Trained &trained)
{
    ActivationElements kept;
    kept.boundary = shape.hiddenSize;
    // A fused layer norm keeps its input. The RMS norm of Hugging Face and LitGPT is computed in 32 bit: a 32-bit input and
    // a 16-bit result are kept.
    kept.whole += (shape.norm == NormKind::Rms ? 3.0 : 1.0) * layer.norms * shape.hiddenSize;
    if (layer.attention.kind != AttentionKind::None)
        addAttentionActivations(kept, shape, layer.attention, trained);
    if (layer.linear.kind != LinearKind::None) {
        kept.divided += linearElements(layer.linear);
        if (trained.role(TensorRole::LinearIn))
            kept.whole += shape.hiddenSize;
    }
    addFeedForwardActivations(kept, shape, layer.feedForward, trained);
    return kept;
}

void addWidths(LayerNumbers &numbers, const Layer &layer)
{
    const Attention &attention = layer.attention;
    const LinearMixer &linear = layer.linear;
    const FeedForward &ffn = layer.feedForward;
    const double kvHeads = attention.kind == AttentionKind::Latent ? attention.queryHeads : attention.kvHeads;
    numbers.projectedWidth = double(attention.queryHeads) * attention.keyWidth
                             + kvHeads * (attention.keyWidth + attention.valueWidth)
                             + 2.0 * linear.keyHeads * linear.keyWidth + 2.0 * linear.valueHeads * linear.valueWidth
                             + 2.0 * linear.innerWidth;
    numbers.innerWidth = double(ffn.width) + double(ffn.activeExperts) * ffn.expertWidth + ffn.sharedWidth;
    numbers.innerTraffic = numbers.innerWidth * (ffn.gated ? 4 : 2);
}

LayerNumbers layerNumbers(const ModelShape &shape, const Layer &layer, const AdapterPlan &adapters,
                          const Trained &trained, LatentLayout layout)
{
    LayerNumbers numbers;
    for (const WeightTensor &tensor : layerTensors(shape, layer)) {
        const double count = double(tensor.count());
        numbers.parameters.add(tensor.split, count);
        const double edges = double(tensor.rowWidth + tensor.rows) * double(tensor.copies);
        numbers.factoredElements += tensor.isMatrix ? edges : count;
        if (!tensor.isMatrix)
            continue;
        numbers.matrixParameters += count;
        numbers.matrixActive += double(tensor.activeCount());
        if (adapters.rank > 0 && isAdapted(tensor.role, adapters.targets))
            numbers.adapterParameters += adapters.rank * edges;
    }
    const Attention &attention = layer.attention;
    numbers.attentionWidth = double(attention.queryHeads) * (attention.keyWidth + attention.valueWidth);
    numbers.stateElements = double(stateElements(layer.linear));
    if (!shape.encoder && attention.kind != AttentionKind::None && !attention.sharesCache) {
        if (attention.kind == AttentionKind::Latent && layout == LatentLayout::Latent) {
            numbers.cacheWhole = double(cacheElementsPerToken(attention, layout));
        } else {
            numbers.kvHeads = attention.kind == AttentionKind::Latent ? attention.queryHeads : attention.kvHeads;
            numbers.cachePerHead = attention.keyWidth + attention.valueWidth;
            numbers.cacheWhole = attention.indexerWidth;
        }
    }
    numbers.window = attention.kind == AttentionKind::Windowed ? attention.window : 0;
    numbers.attendedAtMost = attention.indexerTokens;
    addWidths(numbers, layer);
    numbers.activations = activationsOf(shape, layer, trained);
    return numbers;
}

void accumulate(LayerNumbers &sum, const LayerNumbers &layer)
{
    sum.count += layer.count;
    sum.weightBytes += layer.weightBytes;
    sum.parameters += layer.parameters;
    sum.adapterParameters += layer.adapterParameters;
    sum.factoredElements += layer.factoredElements;
    sum.matrixParameters += layer.matrixParameters;
    sum.matrixActive += layer.matrixActive;
    sum.attentionWidth += layer.attentionWidth;
    sum.stateElements += layer.stateElements;
    sum.cachePerHead += layer.cachePerHead;
    sum.cacheWhole += layer.cacheWhole;
    sum.projectedWidth += layer.projectedWidth;
    sum.innerWidth += layer.innerWidth;
    sum.innerTraffic += layer.innerTraffic;
    ActivationElements &kept = sum.activations;
    kept.divided += layer.activations.divided;
    kept.whole += layer.activations.whole;
    kept.dividedMasks += layer.activations.dividedMasks;
    kept.wholeMasks += layer.activations.wholeMasks;
    kept.scores += layer.activations.scores;
    kept.scoreMasks += layer.activations.scoreMasks;
    kept.boundary += layer.activations.boundary;
}

bool sumsTogether(const LayerNumbers &a, const LayerNumbers &b)
{
    return a.kvHeads == b.kvHeads && a.window == b.window && a.attendedAtMost == b.attendedAtMost;
}

void addOuterParts(PreparedModel &prepared, const ModelShape &shape, const AdapterPlan &adapters)
{
    for (const WeightTensor &tensor : outerTensors(shape)) {
        const bool first = tensor.role == TensorRole::TokenEmbedding || tensor.role == TensorRole::PositionEmbedding;
        (first ? prepared.embeddingParameters : prepared.headParameters) += double(tensor.count());
        const bool adaptable = tensor.role == TensorRole::Head || tensor.role == TensorRole::TokenEmbedding;
        if (adapters.rank > 0 && adaptable && isAdapted(tensor.role, adapters.targets))
            prepared.trainable += adapters.rank * double(tensor.rowWidth + tensor.rows);
    }
    prepared.headMatrix = shape.encoder ? 0 : double(shape.hiddenSize) * shape.vocabulary;
}

void addPassSums(PreparedModel &prepared)
{
    PassSums &pass = prepared.pass;
    for (const LayerNumbers &group : prepared.groups) {
        pass.commonBytes += group.weightBytes.sum() - group.weightBytes.experts;
        pass.expertBytes += group.weightBytes.experts;
        pass.commonMatrices += group.matrixParameters - group.parameters.experts;
        pass.expertMatrices += group.parameters.experts;
        pass.projectedWidth += group.projectedWidth;
        pass.innerWidth += group.innerWidth;
        pass.innerTraffic += group.innerTraffic;
    }
    pass.tensorBytes = pass.commonBytes + pass.expertBytes;
    if (!prepared.even)
        pass.tensorBytes += prepared.embeddingBytes.sum() + prepared.headBytes.sum();
}

} // namespace

Result<PreparedModel> prepareModel(const ModelShape &shape, const WeightType &type, const AdapterPlan &adapters,
                                   LatentLayout layout)
{
    PreparedModel prepared;
    prepared.tied = shape.tiedEmbeddings;
    prepared.encoder = shape.encoder;
    prepared.hidden = shape.hiddenSize;
    prepared.vocabulary = shape.vocabulary;
    prepared.even = shape.bare.has_value();
    prepared.complete = shape.isComplete();
    prepared.latent = shape.hasLatentAttention();
    if (adapters.rank > 0) {
        if (const Result<std::int64_t> checked = adapterParameters(shape, adapters.rank, adapters.targets); !checked)
            return failure(checked.error());
    }
    const Trained trained{adapters.rank == 0 || adapters.keepsFrozenInputs, adapters.targets};
    const WeightBytes bytes = prepared.complete ? weightBytes(shape, type) : WeightBytes();
    prepared.layers.reserve(std::size_t(shape.layerCount()));
    for (const LayerRun &run : shape.layers) {
        const LayerNumbers numbers = layerNumbers(shape, run.layer, adapters, trained, layout);
        prepared.layers.insert(prepared.layers.end(), std::size_t(run.count), numbers);
        prepared.queryHeads = std::max(prepared.queryHeads, run.layer.attention.queryHeads);
        if (numbers.kvHeads > 0)
            prepared.kvHeads = prepared.kvHeads > 0 ? std::min(prepared.kvHeads, numbers.kvHeads) : numbers.kvHeads;
        prepared.experts = std::max<double>(prepared.experts, run.layer.feedForward.experts);
        prepared.activeExperts = std::max<double>(prepared.activeExperts, run.layer.feedForward.activeExperts);
    }
    const double layerCount = std::max(1.0, double(prepared.layers.size()));
    for (std::size_t i = 0; i < prepared.layers.size(); ++i) {
        LayerNumbers &layer = prepared.layers[i];
        if (prepared.complete)
            layer.weightBytes = bytes.layers[i];
        if (shape.bare) {
            layer.parameters = {.divided = shape.bare->parameters / layerCount};
            layer.matrixParameters = shape.bare->parameters / layerCount;
            layer.matrixActive = shape.bare->active / layerCount;
        }
        prepared.largestLayer = std::max(prepared.largestLayer, layer.parameters.sum());
        prepared.trainable += layer.adapterParameters;
        const auto group = std::find_if(prepared.groups.begin(), prepared.groups.end(),
                                        [&layer](const LayerNumbers &other) { return sumsTogether(other, layer); });
        if (group == prepared.groups.end())
            prepared.groups.push_back(layer);
        else
            accumulate(*group, layer);
    }
    prepared.uniform = shape.layers.size() == 1
                       && std::all_of(prepared.layers.begin(), prepared.layers.end(),
                                      [&prepared](const LayerNumbers &layer) {
                                          return layer.weightBytes.sum() == prepared.layers.front().weightBytes.sum();
                                      });
    prepared.embeddingBytes = bytes.embedding;
    prepared.headBytes = bytes.head;
    prepared.headTableBytes = bytes.headTableBytes;
    prepared.weightBytes = bytes.total.inBytes();
    if (shape.stored) // exact bytes of a file's tensors
        prepared.weightBytes = shape.stored->bytes;
    if (!shape.bare)
        addOuterParts(prepared, shape, adapters);
    if (const Result<ParameterCounts> counts = parameterCounts(shape)) {
        prepared.total = double(counts->total);
        prepared.active = double(counts->active);
        prepared.matrixActive = double(counts->matrixActive);
    }
    if (shape.stored)
        prepared.total = double(shape.stored->parameters);
    if (adapters.rank == 0)
        prepared.trainable = prepared.total;
    addPassSums(prepared);
    return prepared;
}

Result<PreparedModel> PreparedMemo::prepare(const ModelShape &shape, const WeightType &type,
                                            const AdapterPlan &adapters, LatentLayout layout)
{
    if (m_last && m_last->type == type && m_last->adapters == adapters && m_last->layout == layout)
        return m_last->model;
    Result<PreparedModel> prepared = prepareModel(shape, type, adapters, layout);
    if (prepared)
        m_last = Prepared{type, adapters, layout, *prepared};
    return prepared;
}

} // namespace model
