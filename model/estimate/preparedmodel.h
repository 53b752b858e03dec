// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A model shape reduced to the sums that an estimate needs. Made once for a shape and a weight format; estimates then read
/// it without allocating.
#pragma once

#include "workload.h"

#include "model/llm/weightbytes.h"

#include <optional>
#include <vector>

namespace model {

/// Elements that training keeps for the backward pass, per token of a micro-batch, in one layer.
///
/// Counted from what each operation stores (Korthikanti et al., arXiv 2205.05198, section 4.1): inputs of matrix products and
/// of norms, queries, keys and values, the attention's result, what lies before and after the activation function
/// (gated: gate, its activation, up, their product), one-byte dropout masks. Frozen matrices need no input kept.
/// With dropout, no gate, g = a and f = 4h this gives 34 h bytes and 5 a s.
struct ActivationElements
{
    double divided = 0;      ///< by the tensor-parallel size
    double whole = 0;        ///< by it only with sequence parallelism
    double dividedMasks = 0; ///< bytes
    double wholeMasks = 0;   ///< bytes
    double scores = 0;       ///< per token and token attended to, by the tensor-parallel size
    double scoreMasks = 0;   ///< bytes, likewise
    double boundary = 0;     ///< the layer's input, all that full recomputation keeps
};

/// One layer, or the sum of several alike in cache and window.
struct LayerNumbers
{
    int count = 1;
    DividedSum weightBytes; ///< in the weight format
    DividedSum parameters;
    double adapterParameters = 0;
    double factoredElements = 0; ///< rows plus columns of all matrices (Adafactor)
    double matrixParameters = 0; ///< in matrices (Muon)
    double matrixActive = 0;     ///< weights a token is multiplied with
    double attentionWidth = 0;   ///< query heads · (key + value width): 2 · this · tokens FLOPs a token
    double stateElements = 0;
    int kvHeads = 0;
    double cachePerHead = 0;   ///< elements per token and head
    double cacheWhole = 0;     ///< elements per token that every tensor-parallel device keeps (latent)
    double window = 0;         ///< tokens, 0: all
    double attendedAtMost = 0; ///< tokens that sparse attention selects, 0: all
    double projectedWidth = 0; ///< queries, keys and values of a token; of linear mixers what they project
    double innerWidth = 0;     ///< inner width of the feed-forward parts that a token uses
    double innerTraffic = 0;   ///< elements read and written there: 4 · width with a gate, 2 without
    ActivationElements activations;

    /// Tokens that are kept of a context.
    [[nodiscard]] double keptTokens(double context) const { return window > 0 && window < context ? window : context; }
    [[nodiscard]] double attendedTokens(double context) const
    {
        const double kept = keptTokens(context);
        return attendedAtMost > 0 && attendedAtMost < kept ? attendedAtMost : kept;
    }
};

/// Sums over the layers that the speed of a pass depends on.
struct PassSums
{
    double commonBytes = 0;    ///< weights of all layers but routed experts
    double expertBytes = 0;    ///< all routed experts
    double commonMatrices = 0; ///< the same as counts of weights in matrices
    double expertMatrices = 0;
    double projectedWidth = 0;
    double innerWidth = 0;
    double innerTraffic = 0;
    double tensorBytes = 0; ///< all weights, tables included, by the format (not by a file)
};

struct PreparedModel
{
    std::vector<LayerNumbers> layers; ///< one a layer, in order
    std::vector<LayerNumbers> groups; ///< sums over layers alike in cache and window
    PassSums pass;
    DividedSum embeddingBytes;
    DividedSum headBytes;
    double headTableBytes = 0; ///< the matrix that gives the logits
    double weightBytes = 0;    ///< all weights
    double embeddingParameters = 0;
    double headParameters = 0; ///< what stands after the last layer; 0 for the matrix when tied
    double headMatrix = 0;     ///< hidden · vocabulary, tied or not
    double hidden = 0;
    double vocabulary = 0;
    double total = 0; ///< parameters
    double active = 0;
    double trainable = 0;
    double matrixActive = 0;
    double largestLayer = 0; ///< parameters of the largest layer
    double experts = 0;      ///< of the layers that have some
    double activeExperts = 0;
    int queryHeads = 0; ///< largest over the layers
    int kvHeads = 0;    ///< smallest above zero over the layers
    bool tied = false;
    bool encoder = false;
    bool even = false;    ///< a bare count: divided evenly by everything
    bool complete = true; ///< parameters are known
    bool latent = false;
    bool uniform = false; ///< all layers are equal, also in bytes

    [[nodiscard]] int layerCount() const { return int(layers.size()); }
};

/// Low-rank adapters; rank 0: all weights are trained.
struct AdapterPlan
{
    int rank = 0;
    QStringList targets;
    /// Products with frozen matrices keep their input all the same (bitsandbytes' 4-bit product does).
    bool keepsFrozenInputs = false;

    bool operator==(const AdapterPlan &) const = default;
};

/// Errors: those of adapterParameters(). A shape with unknown sizes gives what its cache needs and complete = false.
[[nodiscard]] Result<PreparedModel> prepareModel(const ModelShape &shape, const WeightType &type,
                                                 const AdapterPlan &adapters = {},
                                                 LatentLayout layout = LatentLayout::Latent);

/// Remembers the model that was prepared last: questions about many devices, contexts or batches prepare it once. For one
/// shape and one thread at a time.
class PreparedMemo
{
public:
    /// Errors as of prepareModel().
    [[nodiscard]] Result<PreparedModel> prepare(const ModelShape &shape, const WeightType &type,
                                                const AdapterPlan &adapters, LatentLayout layout);

private:
    struct Prepared
    {
        WeightType type;
        AdapterPlan adapters;
        LatentLayout layout;
        PreparedModel model;
    };
    std::optional<Prepared> m_last;
};

} // namespace model
