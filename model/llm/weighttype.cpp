// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "weighttype.h"

#include "modelshape.h"

#include "model/text/translate.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace model {

namespace {

constexpr BlockLayout layouts[] = {
    {BlockType::F32, "F32", 4, 1},
    {BlockType::F16, "F16", 2, 1},
    {BlockType::Q4_0, "Q4_0", 18, 32},
    {BlockType::Q4_1, "Q4_1", 20, 32},
    {BlockType::Q5_0, "Q5_0", 22, 32},
    {BlockType::Q5_1, "Q5_1", 24, 32},
    {BlockType::Q8_0, "Q8_0", 34, 32},
    {BlockType::Q8_1, "Q8_1", 36, 32},
    {BlockType::Q2_K, "Q2_K", 84, 256},
    {BlockType::Q3_K, "Q3_K", 110, 256},
    {BlockType::Q4_K, "Q4_K", 144, 256},
    {BlockType::Q5_K, "Q5_K", 176, 256},
    {BlockType::Q6_K, "Q6_K", 210, 256},
    {BlockType::Q8_K, "Q8_K", 292, 256},
    {BlockType::IQ2_XXS, "IQ2_XXS", 66, 256},
    {BlockType::IQ2_XS, "IQ2_XS", 74, 256},
    {BlockType::IQ3_XXS, "IQ3_XXS", 98, 256},
    {BlockType::IQ1_S, "IQ1_S", 50, 256},
    {BlockType::IQ4_NL, "IQ4_NL", 18, 32},
    {BlockType::IQ3_S, "IQ3_S", 110, 256},
    {BlockType::IQ2_S, "IQ2_S", 82, 256},
    {BlockType::IQ4_XS, "IQ4_XS", 136, 256},
    {BlockType::I8, "I8", 1, 1},
    {BlockType::I16, "I16", 2, 1},
    {BlockType::I32, "I32", 4, 1},
    {BlockType::I64, "I64", 8, 1},
    {BlockType::F64, "F64", 8, 1},
    {BlockType::IQ1_M, "IQ1_M", 56, 256},
    {BlockType::BF16, "BF16", 2, 1},
    {BlockType::TQ1_0, "TQ1_0", 54, 256},
    {BlockType::TQ2_0, "TQ2_0", 66, 256},
    {BlockType::MXFP4, "MXFP4", 17, 32},
    {BlockType::NVFP4, "NVFP4", 36, 64},
};

struct FileTypeEntry
{
    FileType file;
    const char16_t *name;
    BlockType base;
};

constexpr FileTypeEntry fileTypes[] = {
    {FileType::F32, u"F32", BlockType::F32},
    {FileType::F16, u"F16", BlockType::F16},
    {FileType::BF16, u"BF16", BlockType::BF16},
    {FileType::Q8_0, u"Q8_0", BlockType::Q8_0},
    {FileType::Q4_0, u"Q4_0", BlockType::Q4_0},
    {FileType::Q4_1, u"Q4_1", BlockType::Q4_1},
    {FileType::Q5_0, u"Q5_0", BlockType::Q5_0},
    {FileType::Q5_1, u"Q5_1", BlockType::Q5_1},
    {FileType::Q2_K, u"Q2_K", BlockType::Q2_K},
    {FileType::Q2_K_S, u"Q2_K_S", BlockType::Q2_K},
    {FileType::Q3_K_S, u"Q3_K_S", BlockType::Q3_K},
    {FileType::Q3_K_M, u"Q3_K_M", BlockType::Q3_K},
    {FileType::Q3_K_L, u"Q3_K_L", BlockType::Q3_K},
    {FileType::Q4_K_S, u"Q4_K_S", BlockType::Q4_K},
    {FileType::Q4_K_M, u"Q4_K_M", BlockType::Q4_K},
    {FileType::Q5_K_S, u"Q5_K_S", BlockType::Q5_K},
    {FileType::Q5_K_M, u"Q5_K_M", BlockType::Q5_K},
    {FileType::Q6_K, u"Q6_K", BlockType::Q6_K},
    {FileType::IQ1_S, u"IQ1_S", BlockType::IQ1_S},
    {FileType::IQ1_M, u"IQ1_M", BlockType::IQ1_M},
    {FileType::IQ2_XXS, u"IQ2_XXS", BlockType::IQ2_XXS},
    {FileType::IQ2_XS, u"IQ2_XS", BlockType::IQ2_XS},
    {FileType::IQ2_S, u"IQ2_S", BlockType::IQ2_XS},
    {FileType::IQ2_M, u"IQ2_M", BlockType::IQ2_S},
    {FileType::IQ3_XXS, u"IQ3_XXS", BlockType::IQ3_XXS},
    {FileType::IQ3_XS, u"IQ3_XS", BlockType::IQ3_S},
    {FileType::IQ3_S, u"IQ3_S", BlockType::IQ3_S},
    {FileType::IQ3_M, u"IQ3_M", BlockType::IQ3_S},
    {FileType::IQ4_XS, u"IQ4_XS", BlockType::IQ4_XS},
    {FileType::IQ4_NL, u"IQ4_NL", BlockType::IQ4_NL},
    {FileType::TQ1_0, u"TQ1_0", BlockType::TQ1_0},
    {FileType::TQ2_0, u"TQ2_0", BlockType::TQ2_0},
    {FileType::MXFP4_MOE, u"MXFP4_MOE", BlockType::Q8_0},
};

const FileTypeEntry &entryOf(FileType file)
{
    return *std::find_if(std::begin(fileTypes), std::end(fileTypes),
                         [file](const FileTypeEntry &entry) { return entry.file == file; });
}

bool isOneOf(FileType file, std::initializer_list<FileType> list)
{
    return std::find(list.begin(), list.end(), file) != list.end();
}

/// The quantiser gives the first and last eighth and every third layer between them more bits.
bool wantsMoreBits(int index, int count)
{
    return index < count / 8 || index >= 7 * count / 8 || (index - count / 8) % 3 == 2;
}

/// Roles as the quantiser groups them.
enum class Category {
    Output,
    TokenTable,
    Query,
    Key,
    Value,
    FusedProjection,
    LatentUp,
    AttentionOutput,
    Gate,
    Up,
    Down,
    Other
};

Category categoryOf(TensorRole role)
{
    switch (role) {
    case TensorRole::Head: return Category::Output;
    case TensorRole::TokenEmbedding: return Category::TokenTable;
    case TensorRole::Query: return Category::Query;
    case TensorRole::Key: return Category::Key;
    case TensorRole::Value: return Category::Value;
    case TensorRole::QueryKeyValue: return Category::FusedProjection;
    case TensorRole::LatentUp: return Category::LatentUp;
    case TensorRole::AttentionOutput: return Category::AttentionOutput;
    case TensorRole::Gate:
    case TensorRole::ExpertGate:
    case TensorRole::SharedGate: return Category::Gate;
    case TensorRole::Up:
    case TensorRole::ExpertUp:
    case TensorRole::SharedUp: return Category::Up;
    case TensorRole::Down:
    case TensorRole::ExpertDown:
    case TensorRole::SharedDown: return Category::Down;
    default: return Category::Other;
    }
}

bool staysWide(const WeightTensor &tensor)
{
    switch (tensor.role) {
    case TensorRole::Norm:
    case TensorRole::Bias:
    case TensorRole::Small:
    case TensorRole::Router:
    case TensorRole::LinearOther:
    case TensorRole::PositionEmbedding: return true;
    default: return false;
    }
}

int groupedQueries(const ModelShape &shape)
{
    for (const LayerRun &run : shape.layers) {
        if (run.layer.attention.kvHeads > 0)
            return run.layer.attention.queryHeads / run.layer.attention.kvHeads;
    }
    return 1;
}

int expertCount(const ModelShape &shape)
{
    int experts = 0;
    for (const LayerRun &run : shape.layers)
        experts = std::max(experts, run.layer.feedForward.experts);
    return experts;
}

BlockType valueType(FileType file, BlockType base, const TensorPlace &place, int gqa, int experts, bool eightyLayers)
{
    BlockType type = base;
    if (file == FileType::Q2_K)
        type = gqa >= 4 ? BlockType::Q4_K : BlockType::Q3_K;
    else if (file == FileType::Q2_K_S && gqa >= 4)
        type = BlockType::Q4_K;
    else if (file == FileType::IQ3_XXS)
        type = gqa >= 4 ? BlockType::Q4_K : BlockType::IQ3_XXS;
    else if (isOneOf(file, {FileType::IQ3_XS, FileType::IQ3_S}) && gqa >= 4)
        type = BlockType::Q4_K;
    else if (file == FileType::IQ3_M)
        type = BlockType::Q4_K;
    else if (file == FileType::Q3_K_M)
        type = place.valueIndex < 2 ? BlockType::Q5_K : BlockType::Q4_K;
    else if (file == FileType::Q3_K_L)
        type = BlockType::Q5_K;
    else if (isOneOf(file, {FileType::IQ4_NL, FileType::IQ4_XS}) && gqa >= 4)
        type = BlockType::Q5_K;
    else if (isOneOf(file, {FileType::Q4_K_M, FileType::Q5_K_M}) && wantsMoreBits(place.valueIndex, place.valueCount))
        type = BlockType::Q6_K;
    else if (file == FileType::Q4_K_S && place.valueIndex < 4)
        type = BlockType::Q5_K;
    if (eightyLayers && (type == BlockType::Q3_K || type == BlockType::Q4_K))
        type = BlockType::Q5_K;
    return experts == 8 ? BlockType::Q8_0 : type;
}

BlockType downType(FileType file, BlockType base, const TensorPlace &place, bool falcon)
{
    const int index = place.layer;
    const int count = place.layerCount;
    switch (file) {
    case FileType::Q2_K: return BlockType::Q3_K;
    case FileType::Q2_K_S: return index < count / 8 ? BlockType::Q4_K : base;
    case FileType::Q3_K_M:
        if (index < count / 16)
            return BlockType::Q5_K;
        return !falcon || wantsMoreBits(index, count) ? BlockType::Q4_K : BlockType::Q3_K;
    case FileType::IQ3_M: return index < count / 8 ? BlockType::Q4_K : base;
    case FileType::Q3_K_L: return falcon ? BlockType::Q4_K : BlockType::Q5_K;
    case FileType::IQ4_NL:
    case FileType::IQ4_XS: return index < count / 8 ? BlockType::Q5_K : base;
    case FileType::Q4_K_M:
        if (falcon)
            return index < count / 16            ? BlockType::Q6_K
                   : wantsMoreBits(index, count) ? BlockType::Q5_K
                                                 : BlockType::Q4_K;
        return wantsMoreBits(index, count) ? BlockType::Q6_K : base;
    case FileType::Q5_K_M: return wantsMoreBits(index, count) ? BlockType::Q6_K : base;
    case FileType::Q4_K_S: return !falcon && index < count / 8 ? BlockType::Q5_K : base;
    default: return base;
    }
}

BlockType attentionOutputType(FileType file, BlockType base, int experts, bool falcon)
{
    if (falcon)
        return file == FileType::Q3_K_L ? BlockType::Q4_K : base;
    if (experts == 8) {
        const bool raised = isOneOf(file, {FileType::Q2_K, FileType::IQ3_XS, FileType::IQ3_XXS, FileType::Q3_K_S,
                                           FileType::Q3_K_M, FileType::IQ4_NL, FileType::Q4_K_S, FileType::Q4_K_M,
                                           FileType::IQ3_S, FileType::IQ3_M, FileType::IQ4_XS});
        return raised ? BlockType::Q5_K : base;
    }
    switch (file) {
    case FileType::Q2_K: return BlockType::Q3_K;
    case FileType::IQ3_XXS: return BlockType::IQ3_S;
    case FileType::Q3_K_M:
    case FileType::IQ3_M: return BlockType::Q4_K;
    case FileType::Q3_K_L: return BlockType::Q5_K;
    default: return base;
    }
}

BlockType tinyFileType(FileType file, BlockType base, Category category, const TensorPlace &place, int gqa, int experts)
{
    const bool larger = isOneOf(file, {FileType::IQ2_S, FileType::IQ2_M});
    switch (category) {
    case Category::Value:
    case Category::FusedProjection:
    case Category::LatentUp:
        if (gqa >= 4 || experts >= 4)
            return BlockType::Q4_K;
        return larger ? BlockType::IQ3_S : BlockType::Q2_K;
    case Category::Key: return experts == 8 ? BlockType::Q4_K : base;
    case Category::Down:
        if (place.layer < place.layerCount / 8)
            return larger ? BlockType::IQ3_S : BlockType::Q2_K;
        return base;
    case Category::AttentionOutput:
        if (experts == 8)
            return BlockType::Q5_K;
        if (isOneOf(file, {FileType::IQ1_S, FileType::IQ1_M}))
            return BlockType::IQ2_XXS;
        return larger ? BlockType::IQ3_S : base;
    default: return base;
    }
}

BlockType headType(FileType file, BlockType base, std::int64_t rowWidth, bool falcon)
{
    if (file == FileType::MXFP4_MOE || falcon || rowWidth % blockLayout(base).weights != 0)
        return BlockType::Q8_0;
    if (isOneOf(file, {FileType::IQ2_XXS, FileType::IQ2_XS, FileType::IQ3_XXS, FileType::IQ1_S, FileType::IQ2_S,
                       FileType::IQ2_M, FileType::IQ1_M}))
        return BlockType::Q5_K;
    return base == BlockType::Q8_0 ? base : BlockType::Q6_K;
}

BlockType tableType(FileType file, BlockType base)
{
    if (isOneOf(file, {FileType::IQ2_XXS, FileType::IQ2_XS, FileType::IQ1_S, FileType::IQ1_M}))
        return BlockType::Q2_K;
    if (isOneOf(file, {FileType::IQ2_S, FileType::IQ2_M, FileType::IQ3_XXS}))
        return BlockType::IQ3_S;
    if (isOneOf(file, {FileType::TQ1_0, FileType::TQ2_0}))
        return BlockType::Q4_K;
    return base;
}

BlockType mixedType(FileType file, const WeightTensor &tensor, const TensorPlace &place, const ModelShape &shape)
{
    const BlockType base = entryOf(file).base;
    const Category category = categoryOf(tensor.role);
    const bool falcon = shape.family.startsWith(QLatin1StringView("falcon"));
    const int gqa = groupedQueries(shape);
    const int experts = expertCount(shape);
    if (category == Category::Output || (category == Category::TokenTable && shape.tiedEmbeddings))
        return headType(file, base, tensor.rowWidth, falcon);
    if (file == FileType::MXFP4_MOE)
        return tensor.copies > 1 ? BlockType::MXFP4 : BlockType::Q8_0;
    if (category == Category::TokenTable)
        return tableType(file, base);
    if (isOneOf(file, {FileType::IQ2_XXS, FileType::IQ2_XS, FileType::IQ1_S, FileType::IQ2_S, FileType::IQ2_M,
                       FileType::IQ1_M}))
        return tinyFileType(file, base, category, place, gqa, experts);
    switch (category) {
    case Category::Value:
    case Category::FusedProjection:
    case Category::LatentUp: return valueType(file, base, place, gqa, experts, place.layerCount == 80 && gqa > 1);
    case Category::Key:
        if (experts == 8)
            return BlockType::Q8_0;
        [[fallthrough]];
    case Category::Query:
        return file == FileType::IQ3_XS ? BlockType::IQ3_XXS : file == FileType::IQ3_XXS ? BlockType::IQ2_S : base;
    case Category::Down:
        if (file == FileType::IQ3_M && experts == 8 && wantsMoreBits(place.layer, place.layerCount))
            return BlockType::Q4_K;
        return downType(file, base, place, falcon);
    case Category::AttentionOutput: return attentionOutputType(file, base, experts, falcon);
    case Category::Gate:
    case Category::Up:
        if (file == FileType::IQ3_XS && place.layer >= place.layerCount / 8 && place.layer < 7 * place.layerCount / 8)
            return BlockType::IQ3_XXS;
        return base;
    default: return base;
    }
}

/// Blocks that do not divide a row: the next type with smaller blocks.
BlockType withFallback(BlockType type, std::int64_t rowWidth)
{
    if (rowWidth % blockLayout(type).weights == 0)
        return type;
    BlockType result = BlockType::F16;
    switch (type) {
    case BlockType::IQ1_S:
    case BlockType::IQ1_M:
    case BlockType::IQ2_XXS:
    case BlockType::IQ2_XS:
    case BlockType::IQ2_S:
    case BlockType::IQ3_XXS:
    case BlockType::IQ3_S:
    case BlockType::IQ4_XS: result = BlockType::IQ4_NL; break;
    case BlockType::Q2_K:
    case BlockType::Q3_K:
    case BlockType::TQ1_0:
    case BlockType::TQ2_0: result = BlockType::Q4_0; break;
    case BlockType::Q4_K: result = BlockType::Q5_0; break;
    case BlockType::Q5_K: result = BlockType::Q5_1; break;
    case BlockType::Q6_K: result = BlockType::Q8_0; break;
    default: break;
    }
    return rowWidth % blockLayout(result).weights == 0 ? result : BlockType::F16;
}

QString canonicalName(const QString &text)
{
    QString name = text.trimmed().toUpper();
    name.replace(u'-', u'_').replace(u' ', u'_');
    return name;
}

} // namespace

const BlockLayout *blockLayout(int typeNumber)
{
    const auto found = std::find_if(std::begin(layouts), std::end(layouts),
                                    [typeNumber](const BlockLayout &layout) { return int(layout.type) == typeNumber; });
    return found == std::end(layouts) ? nullptr : found;
}

const BlockLayout &blockLayout(BlockType type)
{
    return *blockLayout(int(type));
}

bool WeightType::isQuantised() const
{
    if (scheme == WeightScheme::GgufFile)
        return !isOneOf(file, {FileType::F32, FileType::F16, FileType::BF16});
    return bits < 16;
}

double groupedBits(double bits, int group, double scaleBits, double zeroBits)
{
    return group > 0 ? bits + (scaleBits + zeroBits) / group : bits;
}

Result<WeightType> parseWeightType(const QString &text)
{
    const QString name = canonicalName(text);
    for (const FileTypeEntry &entry : fileTypes) {
        if (name == QStringView(entry.name) && !isOneOf(entry.file, {FileType::F32, FileType::F16, FileType::BF16}))
            return WeightType{.scheme = WeightScheme::GgufFile, .bits = 0, .file = entry.file, .isFloat = false};
    }
    struct Named
    {
        const char16_t *name;
        WeightType type;
    };
    static const Named named[] = {
        {u"F32", {.bits = 32}},
        {u"FP32", {.bits = 32}},
        {u"FLOAT32", {.bits = 32}},
        {u"TF32", {.bits = 32}},
        {u"F16", {.bits = 16}},
        {u"FP16", {.bits = 16}},
        {u"FLOAT16", {.bits = 16}},
        {u"HALF", {.bits = 16}},
        {u"BF16", {.bits = 16}},
        {u"BFLOAT16", {.bits = 16}},
        {u"FP8", {.scheme = WeightScheme::LinearOnly, .bits = 8}},
        {u"F8", {.scheme = WeightScheme::LinearOnly, .bits = 8}},
        {u"F8_E4M3", {.scheme = WeightScheme::LinearOnly, .bits = 8}},
        {u"FP8_E4M3", {.scheme = WeightScheme::LinearOnly, .bits = 8}},
        {u"FP4", {.scheme = WeightScheme::LinearOnly, .bits = 4.5}},
        {u"NVFP4", {.scheme = WeightScheme::LinearOnly, .bits = 4.5}},
        {u"INT8", {.scheme = WeightScheme::LinearOnly, .bits = 8, .isFloat = false}},
        {u"W8A8", {.scheme = WeightScheme::LinearOnly, .bits = 8, .isFloat = false}},
        {u"W8A16", {.scheme = WeightScheme::LinearOnly, .bits = 8, .isFloat = false}},
        {u"INT4", {.scheme = WeightScheme::LinearOnly, .bits = groupedBits(4, 128, 16, 0), .isFloat = false}},
        {u"W4A16", {.scheme = WeightScheme::LinearOnly, .bits = groupedBits(4, 128, 16, 0), .isFloat = false}},
        {u"NF4", {.scheme = WeightScheme::LinearOnly, .bits = groupedBits(4, 64, 32, 0), .isFloat = false}},
        {u"NF4_DQ", {.scheme = WeightScheme::LinearOnly, .bits = 4 + 8.0 / 64 + 32.0 / (64 * 256), .isFloat = false}},
        {u"MXFP4", {.scheme = WeightScheme::ExpertsOnly, .bits = 4.25}},
    };
    for (const Named &entry : named) {
        if (name == QStringView(entry.name))
            return entry.type;
    }
    static const QRegularExpression grouped(
        QStringLiteral("^(AWQ|GPTQ)(?:_(?:INT|W)?([2-8])(?:BIT)?)?(?:_G([0-9]+))?(_ACT)?$"));
    if (const QRegularExpressionMatch match = grouped.match(name); match.hasMatch()) {
        // 4 bits in groups of 128 unless stated; a stated width without a group has one scale a row.
        const double bits = match.captured(2).isEmpty() ? 4 : match.captured(2).toDouble();
        const bool rowWise = match.captured(3).isEmpty() && !match.captured(4).isEmpty();
        const int group = rowWise ? 0 : match.captured(3).isEmpty() ? 128 : std::max(1, match.captured(3).toInt());
        return WeightType{
            .scheme = WeightScheme::LinearOnly, .bits = groupedBits(bits, group, 16, bits), .isFloat = false};
    }
    static const QRegularExpression plainGroups(QStringLiteral("^INT([2-8])_G([0-9]+)$"));
    if (const QRegularExpressionMatch match = plainGroups.match(name); match.hasMatch()) {
        const double bits = groupedBits(match.captured(1).toDouble(), std::max(1, match.captured(2).toInt()), 16, 0);
        return WeightType{.scheme = WeightScheme::LinearOnly, .bits = bits, .isFloat = false};
    }
    static const QRegularExpression mlc(
        QStringLiteral("^Q([0348])F(16|32)(?:_[0-9])?$")); // MLC: groups of 32 with a 16-bit scale
    if (const QRegularExpressionMatch match = mlc.match(name); match.hasMatch()) {
        const double bits = match.captured(1).toDouble();
        if (bits == 0)
            return WeightType{.bits = match.captured(2).toDouble()};
        return WeightType{.scheme = WeightScheme::AllMatrices, .bits = groupedBits(bits, 32, 16, 0), .isFloat = false};
    }
    static const QRegularExpression averaged(
        QStringLiteral("^(EXL2|EXL3|MLX|BPW)_?([0-9]+(?:\\.[0-9]+)?)_?(?:BPW|BIT|BITS)?$"));
    if (const QRegularExpressionMatch match = averaged.match(name); match.hasMatch()) {
        const double bits = match.captured(2).toDouble();
        if (bits >= 1 && bits <= 16) {
            if (match.captured(1) == QLatin1StringView("MLX")) // groups of 64 with 16-bit scale and bias
                return WeightType{.scheme = WeightScheme::AllMatrices,
                                  .bits = bits < 16 ? groupedBits(bits, 64, 16, 16) : bits,
                                  .isFloat = false};
            return WeightType{.scheme = WeightScheme::LinearOnly, .bits = bits, .isFloat = false};
        }
    }
    static const QRegularExpression bitsAlone(
        QStringLiteral("^([0-9]+(?:\\.[0-9]+)?)_BIT$")); // as weightTypeName() writes it
    if (const QRegularExpressionMatch match = bitsAlone.match(name); match.hasMatch()) {
        const double bits = match.captured(1).toDouble();
        if (bits >= 1 && bits <= 16)
            return WeightType{.scheme = WeightScheme::LinearOnly, .bits = bits, .isFloat = false};
    }
    QString nearest;
    for (const FileTypeEntry &entry : fileTypes) {
        const QString candidate = QString::fromUtf16(entry.name);
        if (nearest.isEmpty() && !name.isEmpty() && (candidate.startsWith(name) || name.startsWith(candidate)))
            nearest = candidate;
    }
    return failure(
        {ErrorCode::UnknownId,
         {},
         0,
         QStringLiteral("weight_type"),
         Text::tr("weight_type: \"%1\" is not a known format%2; known are bf16, fp16, fp32, fp8, int8, int4, "
                        "awq, gptq, nf4, mxfp4, "
                        "EXL2-<bits>, MLX-<bits> and the GGUF types such as Q4_K_M")
             .arg(text, nearest.isEmpty() ? QString() : Text::tr(" (did you mean %1?)").arg(nearest))});
}

QString weightTypeName(const WeightType &type)
{
    if (type.scheme == WeightScheme::GgufFile)
        return QString::fromUtf16(entryOf(type.file).name);
    if (type.scheme == WeightScheme::Plain)
        return type.bits == 32 ? QStringLiteral("fp32") : QStringLiteral("bf16");
    if (type.scheme == WeightScheme::ExpertsOnly && type.bits == 4.25)
        return QStringLiteral("mxfp4");
    if (type.scheme == WeightScheme::LinearOnly) {
        if (std::abs(type.bits - 8) < 0.01)
            return type.isFloat ? QStringLiteral("fp8") : QStringLiteral("int8");
        if (type.bits == 4.5)
            return type.isFloat ? QStringLiteral("nvfp4") : QStringLiteral("nf4");
        if (type.bits == groupedBits(4, 128, 16, 4))
            return QStringLiteral("awq");
    }
    return QStringLiteral("%1-bit").arg(type.bits, 0, 'g', 4);
}

BlockType blockTypeOf(FileType file, const WeightTensor &tensor, const TensorPlace &place, const ModelShape &shape)
{
    if (staysWide(tensor))
        return BlockType::F32;
    if (isOneOf(file, {FileType::F32, FileType::F16, FileType::BF16}))
        return entryOf(file).base;
    return withFallback(mixedType(file, tensor, place, shape), tensor.rowWidth);
}

double tensorBytes(const WeightType &type, const WeightTensor &tensor, const TensorPlace &place,
                   const ModelShape &shape)
{
    const double weights = double(tensor.count());
    constexpr double wide = 2; // bytes
    switch (type.scheme) {
    case WeightScheme::Plain: return weights * type.bits / 8;
    case WeightScheme::LinearOnly: {
        const bool inside = tensor.isMatrix && tensor.role != TensorRole::Head && tensor.role != TensorRole::Router;
        return weights * (inside ? type.bits / 8 : wide);
    }
    case WeightScheme::ExpertsOnly: {
        const bool expert = tensor.role == TensorRole::ExpertGate || tensor.role == TensorRole::ExpertUp
                            || tensor.role == TensorRole::ExpertDown;
        return weights * (expert ? type.bits / 8 : wide);
    }
    case WeightScheme::AllMatrices: {
        const bool packed = (tensor.isMatrix || tensor.role == TensorRole::TokenEmbedding)
                            && tensor.role != TensorRole::Router;
        return weights * (packed ? type.bits / 8 : wide);
    }
    case WeightScheme::GgufFile: {
        const BlockLayout &layout = blockLayout(blockTypeOf(type.file, tensor, place, shape));
        return weights * layout.bytes / layout.weights;
    }
    }
    Q_UNREACHABLE();
}

Result<CacheType> parseCacheType(const QString &text)
{
    const QString name = canonicalName(text);
    struct Named
    {
        const char16_t *name;
        double bytes;
    };
    static constexpr Named named[] = {
        {u"F32", 4},          {u"FP32", 4},         {u"F16", 2},
        {u"FP16", 2},         {u"BF16", 2},         {u"AUTO", 2},
        {u"FLOAT16", 2},      {u"BFLOAT16", 2},     {u"FP8", 1},
        {u"FP8_E4M3", 1},     {u"FP8_E5M2", 1},     {u"INT8", 1},
        {u"FP4", 0.5625},     {u"NVFP4", 0.5625},   {u"INT4", 0.5},
        {u"Q8_0", 34.0 / 32}, {u"Q5_1", 24.0 / 32}, {u"Q5_0", 22.0 / 32},
        {u"Q4_1", 20.0 / 32}, {u"Q4_0", 18.0 / 32}, {u"IQ4_NL", 18.0 / 32},
    };
    for (const Named &entry : named) {
        if (name == QStringView(entry.name))
            return CacheType{entry.bytes};
    }
    return failure({ErrorCode::UnknownId,
                    {},
                    0,
                    QStringLiteral("kv_type"),
                    Text::tr("kv_type: \"%1\" is not a known cache type; known are f32, f16, bf16, fp8, int8, "
                                   "q8_0, q5_1, q5_0, q4_1, q4_0, iq4_nl")
                        .arg(text)});
}

} // namespace model
