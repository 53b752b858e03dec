// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "weightbytes.h"

#include <algorithm>

namespace model {

namespace {

bool isValueLike(TensorRole role)
{
    return role == TensorRole::Value || role == TensorRole::QueryKeyValue || role == TensorRole::LatentUp;
}

WeightBytes tensorSums(const ModelShape &shape, const WeightType &type)
{
    WeightBytes bytes;
    TensorPlace place;
    place.layerCount = shape.layerCount();
    std::vector<std::vector<WeightTensor>> tensorsOfRun;
    tensorsOfRun.reserve(shape.layers.size());
    place.valueCount = 0;
    for (const LayerRun &run : shape.layers) {
        tensorsOfRun.push_back(layerTensors(shape, run.layer));
        const bool hasValue = std::any_of(tensorsOfRun.back().begin(), tensorsOfRun.back().end(),
                                          [](const WeightTensor &tensor) { return isValueLike(tensor.role); });
        place.valueCount += hasValue ? run.count : 0;
    }
    double total = 0;
    bytes.layers.reserve(std::size_t(place.layerCount));
    const bool varies = type.scheme == WeightScheme::GgufFile;
    for (std::size_t i = 0; i < shape.layers.size(); ++i) {
        DividedSum layer;
        for (int n = 0; n < shape.layers[i].count; ++n, ++place.layer) {
            bool hasValue = false;
            if (n == 0 || varies) {
                layer = {};
                for (const WeightTensor &tensor : tensorsOfRun[i]) {
                    layer.add(tensor.split, tensorBytes(type, tensor, place, shape));
                    hasValue = hasValue || isValueLike(tensor.role);
                }
            }
            place.valueIndex += hasValue ? 1 : 0;
            total += layer.sum();
            bytes.layers.push_back(layer);
        }
    }
    for (const WeightTensor &tensor : outerTensors(shape)) {
        const double size = tensorBytes(type, tensor, place, shape);
        const bool isTable = tensor.role == TensorRole::TokenEmbedding;
        const bool first = isTable || tensor.role == TensorRole::PositionEmbedding;
        (first ? bytes.embedding : bytes.head).add(tensor.split, size);
        if (tensor.role == TensorRole::Head || (isTable && shape.tiedEmbeddings))
            bytes.headTableBytes = size;
        total += size;
    }
    bytes.total = Bytes::fromBytes(total);
    return bytes;
}

/// Spreads a total evenly over the layers, all of it divided by every kind of parallelism.
WeightBytes evenly(double total, int layers)
{
    WeightBytes bytes;
    bytes.total = Bytes::fromBytes(total);
    bytes.layers.assign(std::size_t(layers), DividedSum{.divided = total / layers});
    return bytes;
}

} // namespace

void DividedSum::add(TensorSplit split, double amount)
{
    switch (split) {
    case TensorSplit::Divided: divided += amount; return;
    case TensorSplit::KvHeads: kvHeads += amount; return;
    case TensorSplit::Experts: experts += amount; return;
    case TensorSplit::Replicated: replicated += amount; return;
    }
}

DividedSum &DividedSum::operator+=(const DividedSum &other)
{
    divided += other.divided;
    kvHeads += other.kvHeads;
    experts += other.experts;
    replicated += other.replicated;
    return *this;
}

WeightBytes weightBytes(const ModelShape &shape, const WeightType &type)
{
    if (!shape.bare)
        return tensorSums(shape, type);
    if (type.scheme != WeightScheme::GgufFile)
        return evenly(shape.bare->parameters * type.bits / 8, shape.layerCount());
    ModelShape assumed = shape;
    assumed.bare.reset();
    const double bitsPerWeight = 8 * tensorSums(assumed, type).total.inBytes()
                                 / double(parameterCounts(assumed)->total);
    return evenly(shape.bare->parameters * bitsPerWeight / 8, shape.layerCount());
}

} // namespace model
