// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "presets.h"

#include "configkeys.h"

#include "model/text/translate.h"

#include <QDirIterator>
#include <QFile>

#include <algorithm>
#include <numeric>

namespace model {

namespace {

constexpr int maximumSize = 1 << 24;

template<class Enum>
struct Choice
{
    std::string_view name;
    Enum value;
};

constexpr Choice<AttentionKind> attentionKinds[] = {
    {"full", AttentionKind::Full}, {"windowed", AttentionKind::Windowed}, {"latent", AttentionKind::Latent}};
constexpr Choice<QueryKeyNorm> queryKeyNorms[] = {{"perHead", QueryKeyNorm::PerHead},
                                                  {"allHeads", QueryKeyNorm::AllHeads}};
constexpr Choice<LinearKind> linearKinds[] = {{"gatedDelta", LinearKind::GatedDelta},
                                              {"mamba1", LinearKind::Mamba1},
                                              {"mamba2", LinearKind::Mamba2},
                                              {"lightning", LinearKind::Lightning}};
constexpr Choice<ModelClaim::What> claimKinds[] = {{"inferenceMemory", ModelClaim::What::InferenceMemory}};
constexpr Choice<NormKind> normKinds[] = {{"rms", NormKind::Rms},
                                          {"layer", NormKind::LayerNorm},
                                          {"layerNoBias", NormKind::LayerNormNoBias},
                                          {"noWeights", NormKind::NoWeights}};

template<class Enum, std::size_t N>
void readChoice(ConfigKeys &keys, std::string_view key, const Choice<Enum> (&choices)[N], Enum &value)
{
    const std::optional<std::string> text = keys.text({key});
    if (!text)
        return;
    for (const Choice<Enum> &choice : choices) {
        if (choice.name == *text) {
            value = choice.value;
            return;
        }
    }
    keys.addFault(ErrorCode::WrongType, keys.nameOf({key}),
                  Text::tr("%1: \"%2\" is not one of the known kinds")
                      .arg(keys.nameOf({key}), QString::fromStdString(*text)));
}

void readInt(ConfigKeys &keys, std::string_view key, int &value)
{
    value = keys.count({key}, 0, maximumSize).value_or(value);
}

void readFlag(ConfigKeys &keys, std::string_view key, bool &value)
{
    value = keys.flag({key}).value_or(value);
}

Attention readAttention(ConfigKeys &keys)
{
    Attention attention;
    attention.kind = AttentionKind::Full;
    readChoice(keys, "kind", attentionKinds, attention.kind);
    readInt(keys, "queryHeads", attention.queryHeads);
    readInt(keys, "kvHeads", attention.kvHeads);
    readInt(keys, "keyWidth", attention.keyWidth);
    readInt(keys, "valueWidth", attention.valueWidth);
    readInt(keys, "window", attention.window);
    readInt(keys, "queryRank", attention.queryRank);
    readInt(keys, "kvRank", attention.kvRank);
    readInt(keys, "ropeWidth", attention.ropeWidth);
    readInt(keys, "indexerHeads", attention.indexerHeads);
    readInt(keys, "indexerWidth", attention.indexerWidth);
    readInt(keys, "indexerTokens", attention.indexerTokens);
    readChoice(keys, "queryKeyNorm", queryKeyNorms, attention.queryKeyNorm);
    readFlag(keys, "queryKeyBias", attention.queryKeyBias);
    readFlag(keys, "outputBias", attention.outputBias);
    readFlag(keys, "outputGate", attention.outputGate);
    readFlag(keys, "sinks", attention.sinks);
    readFlag(keys, "relativePositions", attention.relativePositions);
    readFlag(keys, "fusedProjection", attention.fusedProjection);
    readFlag(keys, "sharesCache", attention.sharesCache);
    return attention;
}

LinearMixer readLinear(ConfigKeys &keys)
{
    LinearMixer mixer;
    readChoice(keys, "kind", linearKinds, mixer.kind);
    readInt(keys, "keyHeads", mixer.keyHeads);
    readInt(keys, "keyWidth", mixer.keyWidth);
    readInt(keys, "valueHeads", mixer.valueHeads);
    readInt(keys, "valueWidth", mixer.valueWidth);
    readInt(keys, "innerWidth", mixer.innerWidth);
    readInt(keys, "state", mixer.state);
    readInt(keys, "groups", mixer.groups);
    readInt(keys, "convolution", mixer.convolution);
    readInt(keys, "timeStepRank", mixer.timeStepRank);
    readFlag(keys, "convolutionBias", mixer.convolutionBias);
    readFlag(keys, "innerNorms", mixer.innerNorms);
    return mixer;
}

FeedForward readFeedForward(ConfigKeys &keys)
{
    FeedForward ffn;
    readInt(keys, "width", ffn.width);
    readFlag(keys, "gated", ffn.gated);
    readFlag(keys, "bias", ffn.bias);
    readInt(keys, "experts", ffn.experts);
    readInt(keys, "activeExperts", ffn.activeExperts);
    readInt(keys, "expertWidth", ffn.expertWidth);
    readInt(keys, "sharedWidth", ffn.sharedWidth);
    readFlag(keys, "sharedGate", ffn.sharedGate);
    readFlag(keys, "routerBias", ffn.routerBias);
    readFlag(keys, "expertBias", ffn.expertBias);
    return ffn;
}

/// A list of runs ({"count": n, …}) and repeated lists ({"repeat": n, "layers": […]}).
void readLayers(const ConfigValue::List &list, const QString &place, ModelShape &shape, ConfigKeys &faults)
{
    for (std::size_t i = 0; i < list.size(); ++i) {
        const QString here = QStringLiteral("%1[%2].").arg(place).arg(i);
        ConfigKeys keys(list[i], here);
        if (const std::optional<int> times = keys.count({"repeat"}, 1, 1000)) {
            const ConfigValue::List *inner = keys.list({"layers"});
            for (int n = 0; inner && n < *times; ++n)
                readLayers(*inner, here + QStringLiteral("layers"), shape, faults);
            continue;
        }
        Layer layer;
        const auto part = [&](std::string_view name, auto read, auto &target) {
            if (const ConfigValue *value = keys.find({name})) {
                ConfigKeys inner(*value, here + QString::fromUtf8(name.data(), qsizetype(name.size())) + u'.');
                target = read(inner);
                if (inner.hasFaults()) {
                    const Error error = inner.error();
                    faults.addFault(error.code, error.place, error.message);
                }
            }
        };
        part("attention", readAttention, layer.attention);
        part("linear", readLinear, layer.linear);
        part("feedForward", readFeedForward, layer.feedForward);
        readInt(keys, "norms", layer.norms);
        shape.append(layer, keys.count({"count"}, 1, 10000).value_or(1));
        if (keys.hasFaults()) {
            const Error error = keys.error();
            faults.addFault(error.code, error.place, error.message);
        }
    }
}

QString textOf(ConfigKeys &keys, std::string_view key)
{
    return QString::fromStdString(keys.text({key}).value_or(std::string()));
}

std::int64_t wholeOf(ConfigKeys &keys, std::string_view key)
{
    const ConfigValue *value = keys.find({key});
    return value && value->asInteger() ? *value->asInteger() : 0;
}

ModelClaim readClaim(ConfigKeys &keys, const QString &place)
{
    ModelClaim claim;
    readChoice(keys, "what", claimKinds, claim.what);
    const std::optional<double> value = keys.number({"value"});
    claim.value = value.value_or(0) * 1e9;
    if (const ConfigValue::List *titles = keys.list({"statedIn"})) {
        for (const ConfigValue &title : *titles) {
            if (title.asText() && !title.asText()->empty())
                claim.statedIn << QString::fromStdString(*title.asText());
        }
    }
    if (!keys.hasFaults()
        && (!keys.find({"what"}) || !(claim.value > 0) || textOf(keys, "unit") != QLatin1StringView("GB")
            || claim.statedIn.isEmpty()))
        keys.addFault(ErrorCode::MissingKey, place,
                      Text::tr("%1: what, value, unit GB and statedIn are required").arg(place));
    return claim;
}

Result<ModelPreset> readPreset(const ConfigValue &value, const QString &place)
{
    ConfigKeys keys(value, place + u'.');
    ModelPreset preset;
    ModelShape &shape = preset.shape;
    shape.id = textOf(keys, "id");
    shape.name = textOf(keys, "name");
    shape.family = textOf(keys, "family");
    preset.organisation = textOf(keys, "organisation");
    preset.releaseDate = textOf(keys, "releaseDate");
    preset.huggingFace = textOf(keys, "huggingFace");
    preset.note = textOf(keys, "note");
    readInt(keys, "hiddenSize", shape.hiddenSize);
    readInt(keys, "vocabulary", shape.vocabulary);
    shape.trainedContext = keys.count({"trainedContext"}, 0, 2000000000).value_or(0);
    readInt(keys, "positionRows", shape.positionRows);
    readChoice(keys, "norm", normKinds, shape.norm);
    readFlag(keys, "tiedEmbeddings", shape.tiedEmbeddings);
    readFlag(keys, "headBias", shape.headBias);
    readFlag(keys, "embeddingNorm", shape.embeddingNorm);
    readFlag(keys, "dropout", shape.dropout);
    if (const ConfigValue::List *layers = keys.list({"layers"}))
        readLayers(*layers, place + QStringLiteral(".layers"), shape, keys);
    if (shape.id.isEmpty() || shape.hiddenSize == 0 || shape.vocabulary == 0 || shape.layers.empty())
        keys.addFault(ErrorCode::MissingKey, place,
                      Text::tr("%1: id, hiddenSize, vocabulary and layers are required").arg(place));
    if (const Result<WeightType> type = parseWeightType(textOf(keys, "storedType"))) {
        shape.storedType = *type;
        shape.preQuantised = type->isQuantised();
    } else {
        keys.addFault(type.error().code, place, QStringLiteral("%1.storedType: %2").arg(place, type.error().message));
    }
    if (const ConfigValue *parameters = keys.find({"parameters"})) {
        ConfigKeys inner(*parameters, place + QStringLiteral(".parameters."));
        preset.parameters = wholeOf(inner, "total");
        preset.active = wholeOf(inner, "active");
        preset.published = wholeOf(inner, "published");
        preset.verification = textOf(inner, "verification");
        preset.parameterSource = textOf(inner, "source");
    }
    if (const ConfigValue *tokens = keys.find({"trainTokens"})) {
        ConfigKeys inner(*tokens, place + QStringLiteral(".trainTokens."));
        preset.trainTokens = inner.number({"value"});
    }
    if (const ConfigValue::List *sources = keys.list({"sources"})) {
        for (const ConfigValue &source : *sources)
            preset.sources << QString::fromStdString(source.asText() ? *source.asText() : std::string());
    }
    if (const ConfigValue::List *claims = keys.list({"claims"})) {
        for (std::size_t i = 0; i < claims->size(); ++i) {
            const QString here = QStringLiteral("%1.claims[%2]").arg(place).arg(i);
            ConfigKeys inner((*claims)[i], here + u'.');
            preset.claims.push_back(readClaim(inner, here));
            if (inner.hasFaults()) {
                const Error error = inner.error();
                keys.addFault(error.code, error.place, error.message);
            }
        }
    }
    if (keys.hasFaults())
        return failure(keys.error());
    return preset;
}

int editDistance(const QString &a, const QString &b)
{
    std::vector<int> row(std::size_t(b.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < a.size(); ++i) {
        int diagonal = row[0];
        row[0] = int(i) + 1;
        for (qsizetype j = 0; j < b.size(); ++j) {
            const int above = row[std::size_t(j) + 1];
            const int replaced = diagonal + (a[i] == b[j] ? 0 : 1);
            row[std::size_t(j) + 1] = std::min({above + 1, row[std::size_t(j)] + 1, replaced});
            diagonal = above;
        }
    }
    return row.back();
}

} // namespace

QStringList namesNear(const QString &text, const QStringList &candidates, int count)
{
    if (text.isEmpty() || text.size() > 200)
        return {};
    std::vector<std::pair<int, QString>> ranked;
    for (const QString &candidate : candidates) {
        const int distance = editDistance(text.toLower(), candidate.toLower());
        if (2 * distance <= std::max(text.size(), candidate.size()))
            ranked.emplace_back(distance, candidate);
    }
    std::sort(ranked.begin(), ranked.end());
    QStringList names;
    for (const auto &entry : ranked) {
        if (int(names.size()) < count)
            names << entry.second;
    }
    return names;
}

const Result<PresetCatalogue> &PresetCatalogue::builtIn()
{
    static const Result<PresetCatalogue> catalogue = []() -> Result<PresetCatalogue> {
        PresetCatalogue presets;
        QDirIterator files(QStringLiteral(":/catalogue/models"), {QStringLiteral("*.json")}, QDir::Files);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly))
                return failure({ErrorCode::CannotRead, file.fileName(), 0, {}, file.errorString()});
            if (const Errors errors = presets.add(file.readAll(), file.fileName()); !errors.empty())
                return failure(errors.front());
        }
        return presets;
    }();
    return catalogue;
}

Errors PresetCatalogue::add(const QByteArray &bytes, const QString &file)
{
    const Result<ConfigDocument> document = readConfigTree(bytes, file);
    if (!document)
        return {document.error()};
    const ConfigValue *models = document->root.findValue("models");
    if (!models || !models->asList())
        return {Error{ErrorCode::MissingKey, file, 0, QStringLiteral("models"),
                      Text::tr("expected a list of models")}};
    Errors errors;
    for (std::size_t i = 0; i < models->asList()->size(); ++i) {
        Result<ModelPreset> preset = readPreset((*models->asList())[i], QStringLiteral("models[%1]").arg(i));
        if (!preset) {
            Error error = preset.error();
            error.file = file;
            errors.push_back(std::move(error));
            continue;
        }
        const QString id = preset->shape.id.toLower();
        if (m_byId.contains(id)) {
            errors.push_back({ErrorCode::DuplicateId, file, 0, QStringLiteral("models[%1].id").arg(i),
                              Text::tr("\"%1\" exists already").arg(id)});
            continue;
        }
        m_byId.insert(id, m_presets.size());
        m_presets.push_back(std::move(*preset));
    }
    return errors;
}

const ModelPreset *PresetCatalogue::find(const QString &id) const
{
    const auto found = m_byId.constFind(id.toLower());
    return found == m_byId.constEnd() ? nullptr : &m_presets[*found];
}

Result<const ModelPreset *> PresetCatalogue::require(const QString &id, const QString &place) const
{
    if (const ModelPreset *preset = find(id))
        return preset;
    const QStringList near = namesNear(id, m_byId.keys(), 3);
    return failure(
        {ErrorCode::UnknownId,
         {},
         0,
         place,
         Text::tr("%1: no model has the id \"%2\"%3")
             .arg(place, id,
                  near.isEmpty() ? QString() : Text::tr("; near are %1").arg(near.join(QStringLiteral(", "))))});
}

} // namespace model
