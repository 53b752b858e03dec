// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// How weights are stored: the block types of GGUF files, the file types that mix them, and the formats of other
/// engines (16-bit, FP8, AWQ, GPTQ, NF4, MXFP4, …).
#pragma once

#include "model/result.h"

#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace model {

/// Block types of ggml; the numbers are those of the file format.
enum class BlockType : int {
    F32 = 0,
    F16 = 1,
    Q4_0 = 2,
    Q4_1 = 3,
    Q5_0 = 6,
    Q5_1 = 7,
    Q8_0 = 8,
    Q8_1 = 9,
    Q2_K = 10,
    Q3_K = 11,
    Q4_K = 12,
    Q5_K = 13,
    Q6_K = 14,
    Q8_K = 15,
    IQ2_XXS = 16,
    IQ2_XS = 17,
    IQ3_XXS = 18,
    IQ1_S = 19,
    IQ4_NL = 20,
    IQ3_S = 21,
    IQ2_S = 22,
    IQ4_XS = 23,
    I8 = 24,
    I16 = 25,
    I32 = 26,
    I64 = 27,
    F64 = 28,
    IQ1_M = 29,
    BF16 = 30,
    TQ1_0 = 34,
    TQ2_0 = 35,
    MXFP4 = 39,
    NVFP4 = 40
};

struct BlockLayout
{
    BlockType type;
    std::string_view name;
    int bytes;   ///< bytes of a block
    int weights; ///< weights in a block
};

/// The layout of a block type by its number in a file, or nullptr for a number nobody has assigned.
/// Source: ggml's type table (ggml.c, ggml-common.h).
[[nodiscard]] const BlockLayout *blockLayout(int typeNumber);
[[nodiscard]] const BlockLayout &blockLayout(BlockType type);

/// GGUF file types: a name for a mix of block types.
enum class FileType : std::uint8_t {
    F32,
    F16,
    BF16,
    Q8_0,
    Q4_0,
    Q4_1,
    Q5_0,
    Q5_1,
    Q2_K,
    Q2_K_S,
    Q3_K_S,
    Q3_K_M,
    Q3_K_L,
    Q4_K_S,
    Q4_K_M,
    Q5_K_S,
    Q5_K_M,
    Q6_K,
    IQ1_S,
    IQ1_M,
    IQ2_XXS,
    IQ2_XS,
    IQ2_S,
    IQ2_M,
    IQ3_XXS,
    IQ3_XS,
    IQ3_S,
    IQ3_M,
    IQ4_XS,
    IQ4_NL,
    TQ1_0,
    TQ2_0,
    MXFP4_MOE
};

enum class WeightScheme : std::uint8_t {
    Plain,       ///< all tensors at `bits`: fp32, bf16, fp16
    LinearOnly,  ///< matrices inside the layers at `bits`; tables, head, norms, biases and router at 16 bit
    ExpertsOnly, ///< expert matrices at `bits`, everything else at 16 bit (MXFP4 of gpt-oss)
    AllMatrices, ///< tables and head at `bits` too (MLX)
    GgufFile     ///< mix of block types by the rules of llama.cpp
};

/// A weight format. Two are equal when they give the same bytes for the same model.
struct WeightType
{
    WeightScheme scheme = WeightScheme::Plain;
    double bits = 16; ///< per weight, scales and zero points included; unused for GgufFile
    FileType file = FileType::F16;
    bool isFloat = true; ///< computed in its own format rather than unpacked first (fp8 counts as float)

    bool operator==(const WeightType &) const = default;
    [[nodiscard]] bool isQuantised() const;
};

/// 4-bit, 3-bit or 8-bit group formats: bits + (scale bits + zero-point bits) / group (AWQ, GPTQ).
/// group 0 means one scale a row, which is too little to count.
[[nodiscard]] double groupedBits(double bits, int group, double scaleBits, double zeroBits);

/// Reads a name such as F16, bf16, fp8, int8, int4, nf4, awq, gptq-int4, MXFP4, Q4_K_M, IQ2_XXS, EXL2-4.0, MLX-4bit.
/// Case and separators do not matter. Errors: ErrorCode::UnknownId naming the text and a near name.
[[nodiscard]] Result<WeightType> parseWeightType(const QString &text);

/// A spelling that parseWeightType() reads where there is one ("Q4_K_M", "fp8"), else the bits ("4.625-bit").
[[nodiscard]] QString weightTypeName(const WeightType &type);

enum class TensorRole : std::uint8_t;
struct WeightTensor;
struct ModelShape;

/// Where a tensor stands, as far as the choice of its block type asks.
struct TensorPlace
{
    int layer = 0; ///< index of the layer, 0-based
    int layerCount = 1;
    int valueIndex = 0; ///< how many value-like projections come before this one
    int valueCount = 1; ///< how many there are
};

/// The block type that llama.cpp's quantiser gives a tensor in a file of that type.
///
/// Rows that the blocks do not divide fall back to another type; norms, biases, routers and convolutions stay F32.
/// As in the published table of sizes, an importance matrix is taken to be used for the types that need one (IQ1 to
/// IQ3_XXS) and not for others.
/// Source: llama.cpp, src/llama-quant.cpp (llama_tensor_get_type_impl, tensor_type_fallback), read 2026-11.
[[nodiscard]] BlockType blockTypeOf(FileType file, const WeightTensor &tensor, const TensorPlace &place,
                                    const ModelShape &shape);

/// Bytes of a tensor in a weight format.
[[nodiscard]] double tensorBytes(const WeightType &type, const WeightTensor &tensor, const TensorPlace &place,
                                 const ModelShape &shape);

/// Types of a key-value cache.
struct CacheType
{
    double bytesPerElement = 2;
    bool operator==(const CacheType &) const = default;
};

/// f32, f16, bf16, fp8, int8, q8_0 (34/32 bytes), q4_0 (18/32), …; Errors: ErrorCode::UnknownId.
[[nodiscard]] Result<CacheType> parseCacheType(const QString &text);

} // namespace model
