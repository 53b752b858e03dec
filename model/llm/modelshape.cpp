// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "modelshape.h"

#include "model/text/translate.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

using Tensors = std::vector<WeightTensor>;

int normVectors(NormKind kind)
{
    switch (kind) {
    case NormKind::Rms:
    case NormKind::LayerNormNoBias: return 1;
    case NormKind::LayerNorm: return 2;
    case NormKind::NoWeights: return 0;
    }
    Q_UNREACHABLE();
}

void addMatrix(Tensors &tensors, TensorRole role, std::int64_t in, std::int64_t out,
               TensorSplit split = TensorSplit::Divided)
{
    if (in > 0 && out > 0)
        tensors.push_back({.role = role, .rowWidth = in, .rows = out, .split = split, .isMatrix = true});
}

void addVector(Tensors &tensors, TensorRole role, std::int64_t width, TensorSplit split = TensorSplit::Replicated)
{
    if (width > 0)
        tensors.push_back({.role = role, .rowWidth = width, .split = split});
}

void addExperts(Tensors &tensors, TensorRole role, std::int64_t in, std::int64_t out, const FeedForward &ffn)
{
    tensors.push_back({.role = role,
                       .rowWidth = in,
                       .rows = out,
                       .copies = ffn.experts,
                       .activeCopies = ffn.activeExperts,
                       .split = TensorSplit::Experts,
                       .isMatrix = true});
}

void addLatentAttention(Tensors &tensors, std::int64_t hidden, const Attention &attention)
{
    const std::int64_t heads = attention.queryHeads;
    const std::int64_t plainKey = attention.keyWidth - attention.ropeWidth;
    if (attention.queryRank > 0) {
        addMatrix(tensors, TensorRole::LatentQueryDown, hidden, attention.queryRank, TensorSplit::Replicated);
        addVector(tensors, TensorRole::Norm, attention.queryRank);
        addMatrix(tensors, TensorRole::LatentQueryUp, attention.queryRank, heads * attention.keyWidth);
    } else {
        addMatrix(tensors, TensorRole::Query, hidden, heads * attention.keyWidth);
    }
    addMatrix(tensors, TensorRole::LatentDown, hidden, attention.kvRank + attention.ropeWidth, TensorSplit::Replicated);
    addVector(tensors, TensorRole::Norm, attention.kvRank);
    addMatrix(tensors, TensorRole::LatentUp, attention.kvRank, heads * (plainKey + attention.valueWidth));
    addMatrix(tensors, TensorRole::AttentionOutput, heads * attention.valueWidth, hidden);
    if (attention.indexerHeads > 0) {
        const std::int64_t source = attention.queryRank > 0 ? attention.queryRank : hidden;
        addMatrix(tensors, TensorRole::Indexer, source, std::int64_t(attention.indexerHeads) * attention.indexerWidth,
                  TensorSplit::Replicated);
        addMatrix(tensors, TensorRole::Indexer, hidden, attention.indexerWidth, TensorSplit::Replicated);
        addMatrix(tensors, TensorRole::Indexer, hidden, attention.indexerHeads, TensorSplit::Replicated);
        addVector(tensors, TensorRole::Norm, 2 * std::int64_t(attention.indexerWidth)); // weight and bias
    }
}

void addAttention(Tensors &tensors, std::int64_t hidden, const Attention &attention)
{
    if (attention.kind == AttentionKind::None)
        return;
    if (attention.kind == AttentionKind::Latent) {
        addLatentAttention(tensors, hidden, attention);
        return;
    }
    const std::int64_t queries = std::int64_t(attention.queryHeads) * attention.keyWidth;
    const std::int64_t keys = attention.sharesCache ? 0 : std::int64_t(attention.kvHeads) * attention.keyWidth;
    const std::int64_t values = attention.sharesCache ? 0 : std::int64_t(attention.kvHeads) * attention.valueWidth;
    const std::int64_t mixed = std::int64_t(attention.queryHeads) * attention.valueWidth;
    if (attention.fusedProjection) {
        addMatrix(tensors, TensorRole::QueryKeyValue, hidden, queries + keys + values);
    } else {
        addMatrix(tensors, TensorRole::Query, hidden, queries);
        addMatrix(tensors, TensorRole::Key, hidden, keys, TensorSplit::KvHeads);
        addMatrix(tensors, TensorRole::Value, hidden, values, TensorSplit::KvHeads);
    }
    if (attention.queryKeyBias) {
        addVector(tensors, TensorRole::Bias, queries, TensorSplit::Divided);
        addVector(tensors, TensorRole::Bias, keys + values, TensorSplit::KvHeads);
    }
    if (attention.outputGate)
        addMatrix(tensors, TensorRole::AttentionGate, hidden, mixed);
    if (attention.relativePositions)
        addMatrix(tensors, TensorRole::RelativePositions, hidden, hidden);
    addMatrix(tensors, TensorRole::AttentionOutput, mixed, hidden);
    if (attention.outputBias)
        addVector(tensors, TensorRole::Bias, hidden);
    if (attention.sinks)
        addVector(tensors, TensorRole::Small, attention.queryHeads, TensorSplit::Divided);
    if (attention.queryKeyNorm == QueryKeyNorm::PerHead) {
        addVector(tensors, TensorRole::Norm, attention.keyWidth);
        addVector(tensors, TensorRole::Norm, attention.sharesCache ? 0 : attention.keyWidth);
    } else if (attention.queryKeyNorm == QueryKeyNorm::AllHeads) {
        addVector(tensors, TensorRole::Norm, queries);
        addVector(tensors, TensorRole::Norm, keys);
    }
}

void addLinearMixer(Tensors &tensors, std::int64_t hidden, const LinearMixer &mixer)
{
    const std::int64_t keys = std::int64_t(mixer.keyHeads) * mixer.keyWidth;
    const std::int64_t values = std::int64_t(mixer.valueHeads) * mixer.valueWidth;
    switch (mixer.kind) {
    case LinearKind::None: return;
    case LinearKind::GatedDelta:
        addMatrix(tensors, TensorRole::LinearIn, hidden, 2 * keys + 2 * values); // query, key, value, output gate
        addMatrix(tensors, TensorRole::LinearIn, hidden,
                  2 * std::int64_t(mixer.valueHeads)); // write strength and decay
        addVector(tensors, TensorRole::LinearOther, (2 * keys + values) * mixer.convolution, TensorSplit::Divided);
        addVector(tensors, TensorRole::Small, 2 * std::int64_t(mixer.valueHeads),
                  TensorSplit::Divided); // A and time-step bias
        addVector(tensors, TensorRole::Norm, mixer.valueWidth);
        addMatrix(tensors, TensorRole::LinearOut, values, hidden);
        return;
    case LinearKind::Mamba2: {
        const std::int64_t convolved = values + 2 * std::int64_t(mixer.groups) * mixer.state;
        addMatrix(tensors, TensorRole::LinearIn, hidden, values + convolved + mixer.valueHeads);
        addVector(tensors, TensorRole::LinearOther, convolved * (mixer.convolution + (mixer.convolutionBias ? 1 : 0)),
                  TensorSplit::Divided);
        addVector(tensors, TensorRole::Small, 3 * std::int64_t(mixer.valueHeads),
                  TensorSplit::Divided); // A, D, time-step bias
        addVector(tensors, TensorRole::Norm, values, TensorSplit::Divided);
        addMatrix(tensors, TensorRole::LinearOut, values, hidden);
        return;
    }
    case LinearKind::Mamba1: {
        const std::int64_t inner = mixer.innerWidth;
        addMatrix(tensors, TensorRole::LinearIn, hidden, 2 * inner);
        addVector(tensors, TensorRole::LinearOther, inner * (mixer.convolution + (mixer.convolutionBias ? 1 : 0)),
                  TensorSplit::Divided);
        addMatrix(tensors, TensorRole::LinearIn, inner, mixer.timeStepRank + 2 * std::int64_t(mixer.state));
        addMatrix(tensors, TensorRole::LinearIn, mixer.timeStepRank, inner);
        addVector(tensors, TensorRole::Bias, inner, TensorSplit::Divided);
        addVector(tensors, TensorRole::LinearOther, inner * mixer.state, TensorSplit::Divided); // A
        addVector(tensors, TensorRole::Small, inner, TensorSplit::Divided);                     // D
        if (mixer.innerNorms)
            addVector(tensors, TensorRole::Norm, mixer.timeStepRank + 2 * std::int64_t(mixer.state));
        addMatrix(tensors, TensorRole::LinearOut, inner, hidden);
        return;
    }
    case LinearKind::Lightning:
        addMatrix(tensors, TensorRole::LinearIn, hidden, 3 * keys);
        addMatrix(tensors, TensorRole::LinearIn, hidden, keys); // output gate
        addVector(tensors, TensorRole::Norm, keys, TensorSplit::Divided);
        addMatrix(tensors, TensorRole::LinearOut, keys, hidden);
        return;
    }
}

void addFeedForward(Tensors &tensors, std::int64_t hidden, const FeedForward &ffn)
{
    if (ffn.width > 0) {
        if (ffn.gated)
            addMatrix(tensors, TensorRole::Gate, hidden, ffn.width);
        addMatrix(tensors, TensorRole::Up, hidden, ffn.width);
        addMatrix(tensors, TensorRole::Down, ffn.width, hidden);
        if (ffn.bias) {
            addVector(tensors, TensorRole::Bias, std::int64_t(ffn.width) * (ffn.gated ? 2 : 1), TensorSplit::Divided);
            addVector(tensors, TensorRole::Bias, hidden);
        }
    }
    if (ffn.experts == 0)
        return;
    addMatrix(tensors, TensorRole::Router, hidden, ffn.experts, TensorSplit::Replicated);
    if (ffn.routerBias)
        addVector(tensors, TensorRole::Bias, ffn.experts);
    if (ffn.gated)
        addExperts(tensors, TensorRole::ExpertGate, hidden, ffn.expertWidth, ffn);
    addExperts(tensors, TensorRole::ExpertUp, hidden, ffn.expertWidth, ffn);
    addExperts(tensors, TensorRole::ExpertDown, ffn.expertWidth, hidden, ffn);
    if (ffn.expertBias) {
        tensors.push_back({.role = TensorRole::Bias,
                           .rowWidth = std::int64_t(ffn.expertWidth) * (ffn.gated ? 2 : 1) + hidden,
                           .copies = ffn.experts,
                           .activeCopies = ffn.activeExperts,
                           .split = TensorSplit::Experts});
    }
    if (ffn.sharedWidth > 0) {
        if (ffn.gated)
            addMatrix(tensors, TensorRole::SharedGate, hidden, ffn.sharedWidth);
        addMatrix(tensors, TensorRole::SharedUp, hidden, ffn.sharedWidth);
        addMatrix(tensors, TensorRole::SharedDown, ffn.sharedWidth, hidden);
        if (ffn.sharedGate)
            addVector(tensors, TensorRole::Small, hidden);
    }
}

QString canonicalTarget(const QString &target)
{
    return target.section(u'.', -1).toLower();
}

} // namespace

int ModelShape::layerCount() const
{
    int count = 0;
    for (const LayerRun &run : layers)
        count += run.count;
    return count;
}

void ModelShape::append(const Layer &layer, int count)
{
    if (!layers.empty() && layers.back().layer == layer)
        layers.back().count += count;
    else
        layers.push_back({layer, count});
}

bool ModelShape::isMixtureOfExperts() const
{
    return std::any_of(layers.begin(), layers.end(),
                       [](const LayerRun &run) { return run.layer.feedForward.experts > 0; });
}

bool ModelShape::hasLatentAttention() const
{
    return std::any_of(layers.begin(), layers.end(),
                       [](const LayerRun &run) { return run.layer.attention.kind == AttentionKind::Latent; });
}

std::vector<WeightTensor> layerTensors(const ModelShape &shape, const Layer &layer)
{
    Tensors tensors;
    tensors.reserve(16);
    const std::int64_t hidden = shape.hiddenSize;
    addVector(tensors, TensorRole::Norm, hidden * layer.norms * normVectors(shape.norm));
    addAttention(tensors, hidden, layer.attention);
    addLinearMixer(tensors, hidden, layer.linear);
    addFeedForward(tensors, hidden, layer.feedForward);
    return tensors;
}

std::vector<WeightTensor> outerTensors(const ModelShape &shape)
{
    Tensors tensors;
    const std::int64_t hidden = shape.hiddenSize;
    tensors.push_back({.role = TensorRole::TokenEmbedding,
                       .rowWidth = hidden,
                       .rows = shape.vocabulary,
                       .split = TensorSplit::Divided});
    if (shape.positionRows + shape.typeRows > 0) {
        tensors.push_back({.role = TensorRole::PositionEmbedding,
                           .rowWidth = hidden,
                           .rows = std::int64_t(shape.positionRows) + shape.typeRows});
    }
    if (!shape.tiedEmbeddings && !shape.encoder)
        addMatrix(tensors, TensorRole::Head, hidden, shape.vocabulary);
    if (shape.pooler) {
        addMatrix(tensors, TensorRole::Pooler, hidden, hidden, TensorSplit::Replicated);
        addVector(tensors, TensorRole::Bias, hidden);
    }
    if (shape.headBias)
        addVector(tensors, TensorRole::Bias, shape.vocabulary, TensorSplit::Divided);
    const int norms = (shape.finalNorm ? 1 : 0) + (shape.embeddingNorm ? 1 : 0);
    addVector(tensors, TensorRole::Norm, hidden * norms * normVectors(shape.norm));
    return tensors;
}

Result<ParameterCounts> parameterCounts(const ModelShape &shape)
{
    if (shape.bare) {
        ParameterCounts counts;
        counts.total = std::llround(shape.bare->parameters);
        counts.active = std::llround(shape.bare->active);
        counts.matrixActive = counts.active;
        counts.matrixActiveLayers = counts.active;
        return counts;
    }
    if (!shape.isComplete()) {
        return failure({ErrorCode::MissingKey,
                        {},
                        0,
                        shape.unknownSizes.first(),
                        Text::tr("%1 is not stated, so parameters cannot be counted")
                            .arg(shape.unknownSizes.join(QStringLiteral(", ")))});
    }
    ParameterCounts counts;
    for (const LayerRun &run : shape.layers) {
        for (const WeightTensor &tensor : layerTensors(shape, run.layer)) {
            counts.total += tensor.count() * run.count;
            counts.active += tensor.activeCount() * run.count;
            if (tensor.isMatrix)
                counts.matrixActiveLayers += tensor.activeCount() * run.count;
        }
    }
    for (const WeightTensor &tensor : outerTensors(shape)) {
        counts.total += tensor.count();
        counts.active += tensor.count();
        if (tensor.role == TensorRole::TokenEmbedding)
            counts.embedding = tensor.count();
        if (tensor.role == TensorRole::Head)
            counts.head = tensor.count();
    }
    counts.matrixActive = counts.matrixActiveLayers;
    if (!shape.encoder)
        counts.matrixActive += std::int64_t(shape.hiddenSize) * shape.vocabulary;
    return counts;
}

bool isAdapted(TensorRole role, const QStringList &targets)
{
    const auto named = [&targets](std::initializer_list<QLatin1StringView> names) {
        return std::any_of(targets.begin(), targets.end(), [&](const QString &target) {
            const QString name = canonicalTarget(target);
            return std::any_of(names.begin(), names.end(), [&name](QLatin1StringView one) { return name == one; });
        });
    };
    using L = QLatin1StringView;
    const bool all = named({L("all-linear"), L("all_linear")});
    switch (role) {
    case TensorRole::Query:
    case TensorRole::LatentQueryUp: return all || named({L("q_proj"), L("query"), L("wq"), L("q_b_proj")});
    case TensorRole::LatentQueryDown: return all || named({L("q_a_proj")});
    case TensorRole::Key: return all || named({L("k_proj"), L("key"), L("wk")});
    case TensorRole::Value: return all || named({L("v_proj"), L("value"), L("wv")});
    case TensorRole::LatentDown: return all || named({L("kv_a_proj_with_mqa"), L("kv_a_proj")});
    case TensorRole::LatentUp: return all || named({L("kv_b_proj"), L("k_proj"), L("v_proj")});
    case TensorRole::QueryKeyValue:
        return all
               || named({L("qkv_proj"), L("c_attn"), L("query_key_value"), L("w_pack"), L("wqkv"), L("qkv"),
                         L("q_proj"), L("k_proj"), L("v_proj")});
    case TensorRole::AttentionOutput:
        return all || named({L("o_proj"), L("out_proj"), L("dense"), L("wo"), L("c_proj")});
    case TensorRole::Gate:
    case TensorRole::SharedGate:
    case TensorRole::ExpertGate: return all || named({L("gate_proj"), L("w1"), L("gate_up_proj")});
    case TensorRole::Up:
    case TensorRole::SharedUp:
    case TensorRole::ExpertUp:
        return all || named({L("up_proj"), L("w3"), L("fc1"), L("c_fc"), L("dense_h_to_4h"), L("gate_up_proj")});
    case TensorRole::Down:
    case TensorRole::SharedDown:
    case TensorRole::ExpertDown: return all || named({L("down_proj"), L("w2"), L("fc2"), L("dense_4h_to_h")});
    case TensorRole::LinearIn: return all || named({L("in_proj"), L("in_proj_qkvz")});
    case TensorRole::LinearOut: return all || named({L("out_proj")});
    case TensorRole::Router: return named({L("gate"), L("router")});
    case TensorRole::Head: return named({L("lm_head")});
    case TensorRole::TokenEmbedding: return named({L("embed_tokens")});
    default: return false;
    }
}

Result<std::int64_t> adapterParameters(const ModelShape &shape, int rank, const QStringList &targets)
{
    if (rank < 1 || rank > 65536) {
        return failure({ErrorCode::OutOfRange,
                        {},
                        0,
                        QStringLiteral("lora_rank"),
                        Text::tr("lora_rank: found %1, expected a whole number from 1 to 65536").arg(rank)});
    }
    std::int64_t total = 0;
    QStringList unused = targets;
    const auto take = [&](const WeightTensor &tensor, int count) {
        const bool table = tensor.role == TensorRole::TokenEmbedding;
        if ((!tensor.isMatrix && !table) || !isAdapted(tensor.role, targets))
            return;
        total += std::int64_t(rank) * (tensor.rowWidth + tensor.rows) * tensor.copies * count;
        unused.removeIf([&tensor](const QString &target) { return isAdapted(tensor.role, {target}); });
    };
    for (const LayerRun &run : shape.layers) {
        for (const WeightTensor &tensor : layerTensors(shape, run.layer))
            take(tensor, run.count);
    }
    for (const WeightTensor &tensor : outerTensors(shape))
        take(tensor, 1);
    if (!unused.isEmpty() || targets.isEmpty()) {
        return failure(
            {ErrorCode::UnknownId,
             {},
             0,
             QStringLiteral("lora_targets"),
             Text::tr(
                 "lora_targets: this model has no matrix named %1; usual names are q_proj, k_proj, v_proj, o_proj, "
                 "gate_proj, up_proj, down_proj and all-linear")
                 .arg(unused.isEmpty() ? QStringLiteral("(nothing)") : unused.join(QStringLiteral(", ")))});
    }
    return total;
}

std::int64_t cacheElementsPerToken(const Attention &attention, LatentLayout layout)
{
    if (attention.kind == AttentionKind::None || attention.sharesCache)
        return 0;
    const std::int64_t head = std::int64_t(attention.keyWidth) + attention.valueWidth;
    if (attention.kind != AttentionKind::Latent)
        return attention.kvHeads * head;
    if (layout == LatentLayout::Expanded)
        return attention.queryHeads * head + attention.indexerWidth;
    return std::int64_t(attention.kvRank) + attention.ropeWidth + attention.indexerWidth;
}

std::int64_t stateElements(const LinearMixer &mixer)
{
    const std::int64_t keys = std::int64_t(mixer.keyHeads) * mixer.keyWidth;
    const std::int64_t values = std::int64_t(mixer.valueHeads) * mixer.valueWidth;
    const std::int64_t remembered = std::max(0, mixer.convolution - 1);
    switch (mixer.kind) {
    case LinearKind::None: return 0;
    case LinearKind::GatedDelta: return remembered * (2 * keys + values) + values * mixer.keyWidth;
    case LinearKind::Mamba1: return remembered * mixer.innerWidth + std::int64_t(mixer.innerWidth) * mixer.state;
    case LinearKind::Mamba2:
        return remembered * (values + 2 * std::int64_t(mixer.groups) * mixer.state) + values * mixer.state;
    case LinearKind::Lightning: return keys * mixer.keyWidth;
    }
    Q_UNREACHABLE();
}

Result<ModelShape> assumedShape(double parameters, std::optional<double> active)
{
    const auto refuse = [](const QString &key, double found) {
        return failure({ErrorCode::OutOfRange,
                        {},
                        0,
                        key,
                        Text::tr("%1: found %2, expected a number of parameters above zero, at most 1e15")
                            .arg(key)
                            .arg(found)});
    };
    if (!(parameters >= 1) || parameters > 1e15)
        return refuse(QStringLiteral("params"), parameters);
    if (active && !(*active >= 1))
        return refuse(QStringLiteral("params_active"), *active);
    if (active && *active > parameters) {
        return failure({ErrorCode::OutOfRange,
                        {},
                        0,
                        QStringLiteral("params_active"),
                        Text::tr("params_active: found %1, expected at most the %2 of params")
                            .arg(*active, 0, 'g', 12)
                            .arg(parameters, 0, 'g', 12)});
    }

    // Depth and width of dense decoders at these sizes: layers grow slowly, the hidden size takes the rest.
    struct Proportion
    {
        double upTo;
        int layers;
        int hidden;
    };
    static constexpr Proportion table[] = {{3e8, 24, 1024},   {8e8, 24, 1280},   {2e9, 16, 2048},  {5e9, 28, 3072},
                                           {1e10, 32, 4096},  {2e10, 40, 5120},  {5e10, 60, 6144}, {1.2e11, 80, 8192},
                                           {3e11, 96, 12288}, {1e16, 126, 16384}};
    const Proportion &proportion = *std::find_if(
        std::begin(table), std::end(table), [parameters](const Proportion &row) { return parameters <= row.upTo; });
    ModelShape shape;
    shape.family = QStringLiteral("assumed");
    shape.name = Text::tr("%1 B parameters").arg(parameters / 1e9, 0, 'g', 4);
    shape.hiddenSize = proportion.hidden;
    shape.vocabulary = 128256;
    Layer layer;
    layer.attention = {.kind = AttentionKind::Full,
                       .queryHeads = proportion.hidden / 128,
                       .kvHeads = 8,
                       .keyWidth = 128,
                       .valueWidth = 128};
    layer.feedForward.width = proportion.hidden * 7 / 2;
    shape.append(layer, proportion.layers);
    shape.bare = BareCount{parameters, active.value_or(parameters)};
    return shape;
}

} // namespace model
