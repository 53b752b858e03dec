// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The shape of a language model: its layers as runs of equal layers, its vocabulary tables, and from these every count
/// that an estimate needs. All weights are enumerated in one place (layerTensors(), outerTensors()); parameter
/// counts, matrix work, weight bytes by type, adapters and the split over devices are sums over that list.
/// A ModelShape is a plain value; whoever reads a file or a preset owns it.
#pragma once

#include "weighttype.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace model {

/// What a layer's attention may look at and what it keeps for later tokens.
enum class AttentionKind {
    None,
    Full,     ///< every earlier token; keys and values of all of them are kept
    Windowed, ///< the last `window` tokens (sliding window) or the current chunk of that length
    Latent    ///< multi-head latent attention (DeepSeek-V2): a compressed latent and one rotary key are kept
};

enum class QueryKeyNorm {
    None,
    PerHead, ///< one vector of the head's width for all queries, one for all keys
    AllHeads ///< one vector over all query heads, one over all key heads
};

struct Attention
{
    AttentionKind kind = AttentionKind::None;
    int queryHeads = 0;
    int kvHeads = 0;
    int keyWidth = 0;     ///< width of a query or key head; with latent attention the sum of its two parts
    int valueWidth = 0;   ///< width of a value head
    int window = 0;       ///< tokens, for Windowed
    int queryRank = 0;    ///< compressed query (latent attention), 0 when not compressed
    int kvRank = 0;       ///< width of the compressed latent
    int ropeWidth = 0;    ///< width of the rotary key that is kept beside the latent
    int indexerHeads = 0; ///< sparse-attention indexer (DeepSeek-V3.2), 0 when there is none
    int indexerWidth = 0;
    int indexerTokens = 0; ///< tokens that the indexer selects
    QueryKeyNorm queryKeyNorm = QueryKeyNorm::None;
    bool queryKeyBias = false; ///< biases on the query, key and value projections
    bool outputBias = false;
    bool outputGate = false;        ///< a gate as wide as all query heads, from the layer's input
    bool sinks = false;             ///< one learned sink value a query head
    bool relativePositions = false; ///< a further hidden x hidden matrix (Transformer-XL)
    bool fusedProjection = false;   ///< queries, keys and values come from one stored matrix
    bool sharesCache = false;       ///< reuses keys and values of the layer before; has no key and value projections

    bool operator==(const Attention &) const = default;
};

enum class LinearKind {
    None,
    GatedDelta, ///< Gated DeltaNet (Qwen3-Next, Qwen3.5)
    Mamba1,
    Mamba2,
    Lightning ///< lightning attention (MiniMax-Text-01)
};

/// A mixer with a state of fixed size instead of a cache that grows with the context.
struct LinearMixer
{
    LinearKind kind = LinearKind::None;
    int keyHeads = 0; ///< GatedDelta: key heads; Lightning: heads
    int keyWidth = 0;
    int valueHeads = 0;   ///< GatedDelta: value heads; Mamba2: heads
    int valueWidth = 0;   ///< GatedDelta: width of a value head; Mamba2: width of a head
    int innerWidth = 0;   ///< Mamba1
    int state = 0;        ///< Mamba: state size
    int groups = 0;       ///< Mamba2
    int convolution = 0;  ///< kernel length
    int timeStepRank = 0; ///< Mamba1
    bool convolutionBias = false;
    bool innerNorms = false; ///< Mamba1: norms on time step, B and C (Jamba)

    bool operator==(const LinearMixer &) const = default;
};

struct FeedForward
{
    int width = 0;     ///< inner width of the dense part, 0 when there is none
    bool gated = true; ///< three matrices (gate, up, down) instead of two
    bool bias = false; ///< biases on the dense part
    int experts = 0;
    int activeExperts = 0; ///< routed experts a token uses
    int expertWidth = 0;
    int sharedWidth = 0;     ///< inner width of all shared experts together
    bool sharedGate = false; ///< a gate vector for the shared expert
    bool routerBias = false; ///< one value an expert
    bool expertBias = false;

    bool operator==(const FeedForward &) const = default;
};

struct Layer
{
    Attention attention;
    LinearMixer linear;
    FeedForward feedForward;
    int norms = 2; ///< normalisations as wide as the hidden size

    bool operator==(const Layer &) const = default;
};

struct LayerRun
{
    Layer layer;
    int count = 1;

    bool operator==(const LayerRun &) const = default;
};

enum class NormKind {
    Rms,       ///< one vector
    LayerNorm, ///< weight and bias
    LayerNormNoBias,
    NoWeights
};

/// Sizes known only as a sum: a bare parameter count with an assumed shape around it.
struct BareCount
{
    double parameters = 0;
    double active = 0;
};

/// Exact sums from a file's list of tensors.
struct StoredTensors
{
    std::int64_t parameters = 0;
    double bytes = 0;
    std::vector<std::pair<QString, double>> bytesByType; ///< type name and bytes, in order of first appearance
};

struct ModelShape
{
    QString id;
    QString name;
    QString family; ///< the `model_type` or architecture it was read as
    int hiddenSize = 0;
    int vocabulary = 0;
    bool tiedEmbeddings = false;
    bool encoder = false; ///< no head, no cache
    bool headBias = false;
    bool embeddingNorm = false;
    bool finalNorm = true;
    bool pooler = false;     ///< a dense layer over the first token (BERT)
    bool dropout = false;    ///< trained with dropout (keeps masks)
    bool multimodal = false; ///< this is the language part of a larger model
    int positionRows = 0;    ///< learned positions, rows of the table
    int typeRows = 0;        ///< token types (BERT)
    NormKind norm = NormKind::Rms;
    std::vector<LayerRun> layers;         ///< in order; neighbours differ
    int trainedContext = 0;               ///< tokens, 0 when unknown
    std::optional<WeightType> storedType; ///< pre-quantised, or the type the weights are published in
    bool preQuantised = false;            ///< storedType is a quantisation that the file itself states
    std::optional<BareCount> bare;
    std::optional<StoredTensors> stored;
    QStringList unknownSizes; ///< sizes that the source does not state; what depends on them stays unknown

    [[nodiscard]] int layerCount() const;
    /// Appends layers, merging them into the last run when they are equal.
    void append(const Layer &layer, int count = 1);
    [[nodiscard]] bool isMixtureOfExperts() const;
    [[nodiscard]] bool hasLatentAttention() const;
    /// Are all sizes known that parameters and work depend on?
    [[nodiscard]] bool isComplete() const { return unknownSizes.isEmpty(); }
};

/// What a weight tensor is for; the roles are those that quantisation, adapters and parallel splits distinguish.
enum class TensorRole : std::uint8_t {
    TokenEmbedding,
    PositionEmbedding,
    Head,
    Query,
    Key,
    Value,
    QueryKeyValue,
    AttentionOutput,
    AttentionGate,
    RelativePositions,
    LatentQueryDown,
    LatentQueryUp,
    LatentDown,
    LatentUp,
    Indexer,
    Gate,
    Up,
    Down,
    ExpertGate,
    ExpertUp,
    ExpertDown,
    SharedGate,
    SharedUp,
    SharedDown,
    Router,
    LinearIn,
    LinearOut,
    LinearOther,
    Pooler,
    Norm,
    Bias,
    Small
};

/// How tensor, expert or no parallelism divides a tensor.
enum class TensorSplit : std::uint8_t {
    Replicated,
    Divided, ///< by the tensor-parallel size
    KvHeads, ///< by heads of keys and values, at least one head a device
    Experts  ///< by tensor- and expert-parallel size
};

/// One kind of weight: `copies` tensors of `rows` x `rowWidth`. rowWidth is the input width, along which blocks of quantised
/// types lie. A vector has rows = 1 and is no matrix.
struct WeightTensor
{
    TensorRole role = TensorRole::Small;
    std::int64_t rowWidth = 0;
    std::int64_t rows = 1;
    std::int64_t copies = 1;
    std::int64_t activeCopies = 1; ///< copies that one token uses
    TensorSplit split = TensorSplit::Replicated;
    bool isMatrix = false; ///< takes part in a matrix product

    [[nodiscard]] std::int64_t count() const { return rowWidth * rows * copies; }
    [[nodiscard]] std::int64_t activeCount() const { return rowWidth * rows * activeCopies; }
};

/// All weights of one layer.
[[nodiscard]] std::vector<WeightTensor> layerTensors(const ModelShape &shape, const Layer &layer);

/// Weights outside the layers: tables, head, final norm. A tied head is not in the list.
[[nodiscard]] std::vector<WeightTensor> outerTensors(const ModelShape &shape);

/// Parameter counts, all exact sums over the tensors (or the bare count where only that is known).
struct ParameterCounts
{
    std::int64_t total = 0;
    std::int64_t active = 0;    ///< every weight but the routed experts a token does not use; both tables when untied
    std::int64_t embedding = 0; ///< the input table
    std::int64_t head = 0;      ///< the output head, 0 when tied
    /// Weights that a token is multiplied with: no lookup tables, norms or biases; the head counts even when tied.
    std::int64_t matrixActive = 0;
    std::int64_t matrixActiveLayers = 0; ///< the same without the head
};

/// Formula: sums over layerTensors() and outerTensors(). Errors: ErrorCode::MissingKey when a size is unknown.
/// Source: checked against published counts in the tests (Llama, Mixtral, DeepSeek-V3, ...).
[[nodiscard]] Result<ParameterCounts> parameterCounts(const ModelShape &shape);

/// Trainable parameters of low-rank adapters: r · (in + out) for each adapted matrix (LoRA, arXiv 2106.09685).
///
/// rank     adapter rank, above zero
/// targets  module names as PEFT has them (q_proj, v_proj, gate_proj, …, all-linear); names of parts of a fused
///          projection (q_proj of a model with one stored query-key-value matrix) adapt the fused matrix once
/// Errors: ErrorCode::UnknownId naming a target that this model has nothing for; ErrorCode::OutOfRange for the rank.
[[nodiscard]] Result<std::int64_t> adapterParameters(const ModelShape &shape, int rank, const QStringList &targets);

/// Does the adapter target adapt a tensor of this role?
[[nodiscard]] bool isAdapted(TensorRole role, const QStringList &targets);

/// How an engine keeps the cache of latent attention: the compressed latent, or keys and values of every head.
enum class LatentLayout { Latent, Expanded };

/// Elements kept for each token in one layer's cache at full rate.
///
/// full and windowed: kvHeads · (keyWidth + valueWidth); latent kept as latent: kvRank + ropeWidth, once; latent
/// expanded: queryHeads · (keyWidth + valueWidth); an indexer keeps one key of indexerWidth on top of the latent.
/// Source: DeepSeek-V2 (arXiv 2405.04434), table 1; GQA (arXiv 2305.13245).
[[nodiscard]] std::int64_t cacheElementsPerToken(const Attention &attention, LatentLayout layout);

/// Elements of the state that a linear layer keeps for a sequence, whatever its length.
///
/// GatedDelta: (K − 1) · (2 · keyHeads · keyWidth + valueHeads · valueWidth) + valueHeads · keyWidth · valueWidth
/// Mamba1: (K − 1) · inner + inner · state; Mamba2: (K − 1) · (inner + 2 · groups · state) + inner · state
/// Lightning: heads · width². K is the convolution's kernel.
[[nodiscard]] std::int64_t stateElements(const LinearMixer &mixer);

/// A shape for a bare parameter count: a dense decoder with the proportions usual at that size (gated FFN of
/// 3.5 times the hidden size, 8 KV heads of 128, vocabulary 128,256), marked with the exact count. The shape serves what a
/// count alone cannot answer (cache, activations) and must be shown as assumed.
/// Errors: ErrorCode::OutOfRange when a count is not above zero or beyond 1e15, or active exceeds the total.
[[nodiscard]] Result<ModelShape> assumedShape(double parameters, std::optional<double> active);

} // namespace model
