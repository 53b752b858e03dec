// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Floating-point work of a model, as plain numbers.
#pragma once

#include "preparedmodel.h"
#include "workload.h"

namespace model {

/// FLOPs. Conventions: no causal discount, attention of windowed layers over the window, the head on every token, the
/// lookup table never, a multiplication and an addition count two.
struct WorkNumbers
{
    double forwardPerToken = 0;    ///< at the workload's context (inference) or sequence (training)
    double trainPerToken = 0;      ///< forward and backward, recomputation included
    double trainModelPerToken = 0; ///< the same without recomputation, which is what MFU counts
    double train = 0;              ///< trainPerToken · training tokens
    double prefill = 0;            ///< all prompts of the batch
    double distinctExperts = 0;    ///< experts of a layer that a decoding step is expected to touch, 0 for dense models
};

/// 2 · weights that a token is multiplied with + Σ layers 2 · query heads · (key + value width) · tokens attended to.
/// Source: PaLM (arXiv 2204.02311), appendix B; mixtures of experts with the active experts.
[[nodiscard]] double forwardFlopsPerToken(const PreparedModel &model, double attended);

/// Expected number of distinct experts that `tokens` tokens use: E · (1 − (1 − k/E)^tokens), uniform routing.
[[nodiscard]] double expectedDistinctExperts(double experts, double active, double tokens);

/// Training is three times the forward pass; full recomputation adds a forward pass of the layers (not of the head),
/// selective recomputation one of the attention scores. Frozen weights (adapters) need no weight gradient: 2 instead of
/// 3 times, the adapters themselves 3 times. Source: SC21 (arXiv 2104.04473), Korthikanti (arXiv 2205.05198), LoRA.
[[nodiscard]] WorkNumbers workOf(const PreparedModel &model, const Workload &workload);

} // namespace model
