// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Bytes of a model's weights in a format, layer by layer and by how parallelism divides them.
#pragma once

#include "modelshape.h"

#include "model/units/quantities.h"

#include <vector>

namespace model {

/// Bytes or weights by how they are divided over devices.
struct DividedSum
{
    double divided = 0; ///< by the tensor-parallel size
    double kvHeads = 0; ///< by heads of keys and values
    double experts = 0; ///< by tensor- and expert-parallel size
    double replicated = 0;

    [[nodiscard]] double sum() const { return divided + kvHeads + experts + replicated; }
    void add(TensorSplit split, double amount);
    DividedSum &operator+=(const DividedSum &other);
};

struct WeightBytes
{
    Bytes total;
    std::vector<DividedSum> layers; ///< one a layer
    DividedSum embedding;           ///< input table and positions
    DividedSum head;                ///< output head and what comes after the last layer
    double headTableBytes = 0;      ///< the matrix that gives the logits, the input table when tied
};

/// Formula: sum over all tensors of count · block bytes / block weights of the type that the format gives the tensor.
/// Of a bare parameter count: count · bits / 8, where a GGUF mix takes the average bits of the assumed shape.
[[nodiscard]] WeightBytes weightBytes(const ModelShape &shape, const WeightType &type);

} // namespace model
