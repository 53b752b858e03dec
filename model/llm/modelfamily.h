// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What a model family fixes in code and its config.json therefore does not say: biases, norms, which layers are windowed,
/// whether the head is tied when the key is absent.
#pragma once

#include "modelshape.h"

#include <string_view>

namespace model {

enum class OutputBias { Never, WithQueries, Always };
enum class Positions { Rotary, Learned, LearnedPlusTwo };

/// Which layers have a window when the file has no list of layer types.
enum class WindowRule {
    None,
    AllLayers,      ///< every layer, when sliding_window is set (Mistral, StarCoder2)
    EveryOther,     ///< layers 0, 2, 4, … (Gemma 2, gpt-oss)
    AllButEveryNth, ///< every n-th layer is full (Gemma 3: 6, Cohere 2: 4, Llama 4: 4)
    UpperLayers     ///< from max_window_layers on, when use_sliding_window is true (Qwen)
};

struct ModelFamily
{
    std::string_view types; ///< values of model_type, separated by spaces
    NormKind norm = NormKind::Rms;
    int norms = 2; ///< a layer
    bool gated = true;
    bool queryKeyBias = false;
    OutputBias outputBias = OutputBias::WithQueries;
    bool ffnBias = false;
    QueryKeyNorm queryKeyNorm = QueryKeyNorm::None;
    bool tied = false;
    bool fused = false;
    bool headBias = false;
    bool embeddingNorm = false;
    bool dropout = false;
    bool encoder = false;
    bool routerBias = false;
    bool sharedGate = false;
    bool sinks = false;
    bool outputGate = false;
    bool ffnFourTimes = false; ///< FFN of four times the hidden size unless stated
    Positions positions = Positions::Rotary;
    WindowRule window = WindowRule::None;
    int fullEvery = 0; ///< for AllButEveryNth
};

/// The family of a model_type, or nullptr when it is not known.
[[nodiscard]] const ModelFamily *findFamily(std::string_view modelType);

/// The model_type that corresponds to a GGUF `general.architecture`; the name itself where they agree.
[[nodiscard]] std::string_view modelTypeOfGguf(std::string_view architecture);

} // namespace model
