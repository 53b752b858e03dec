// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// One reading of a configuration, for the files that define its parts; readConfig() is what others use.
#pragma once

#include "configkeys.h"
#include "configreader.h"
#include "modelfamily.h"

#include <optional>
#include <string>

namespace model {

// Limits far above any model, low enough that no product of three of them leaves 64 bits.
inline constexpr int maximumLayers = 10000;
inline constexpr int maximumWidth = 1 << 20;
inline constexpr int maximumHeads = 1 << 16;
inline constexpr int maximumVocabulary = 1 << 24;
inline constexpr int maximumExperts = 1 << 16;
inline constexpr int maximumContext = 2000000000;

[[nodiscard]] inline QString fromStd(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

/// The order of steps is the order of members; faults gather in m_keys.
class ConfigReading
{
public:
    ConfigReading(const ConfigValue &top, const ConfigValue &part, const QString &prefix, MissingSizes missing)
        : m_top(top), m_keys(part, prefix), m_missing(missing)
    {
    }

    Result<ShapeReading> read();

private:
    using Names = ConfigKeys::Names;

    // The family, and what every part asks for (configreader.cpp)
    [[nodiscard]] bool isFamily(std::string_view type) const { return m_type == type; }
    /// The families whose code fixes things that no key tells; what they need is read by their own functions below.
    std::optional<Error> chooseFamily();
    std::optional<Error> judgeUnknownFamily();
    /// A size the shape cannot do without.
    int required(Names names, int minimum, int maximum, const QString &why = {});
    void absent(Names names, const QString &why = {});
    /// The product of sizes must stay what a 64-bit count can hold with room to spare.
    void checkTotals();

    // Sizes and embeddings (configsizes.cpp)
    void readSizes();
    void readKvHeads();
    void readEmbeddings();
    [[nodiscard]] bool usesAlibi();

    // Attention, and which layers have which (configattention.cpp)
    void readAttention();
    void readLatent(int rank);
    [[nodiscard]] Attention windowedAttention();
    std::vector<char> layerKinds();
    void kindsFromTypes(const ConfigValue::List &types, std::vector<char> &kinds);
    void kindsFromFlags(const ConfigValue::List &flags, const QString &name, char set, char unset,
                        std::vector<char> &kinds);
    void kindsFromRule(std::vector<char> &kinds);

    // Feed-forward parts and experts (configexperts.cpp)
    void readFeedForward();
    void readExperts(int width, ConfigKeys *nested);
    void readSharedExperts();
    /// Is the FFN of that layer a mixture of experts?
    bool isExpertLayer(int layer);
    void readExpertPlaces();
    [[nodiscard]] FeedForward ffnOf(int layer);

    // The layers, hybrids included (configlayers.cpp)
    [[nodiscard]] int normsOf() const;
    void buildLayers();
    void buildRegular();
    LinearMixer readLinearMixer();
    LinearMixer readMamba2(Names heads, Names width, Names state, Names groups, Names convolution);
    /// Nemotron-NAS: each layer says its own group size and FFN width, or that it has none.
    void buildFromBlocks();
    /// Nemotron-H: one letter a layer, M Mamba-2, * attention, - FFN, E mixture of experts; one norm each.
    void buildFromPattern();
    void buildJamba();
    /// Falcon-H1: every layer has attention and a Mamba-2 mixer side by side.
    void buildFalconH1();

    // The format of the weights (configquantisation.cpp)
    void readStoredType();
    void readQuantisation(const ConfigValue &object);
    [[nodiscard]] static double blockScaleBits(const ConfigValue::List &block);
    void readGroups(const ConfigValue &object, WeightType &type, const std::string &method);

    const ConfigValue &m_top;
    ConfigKeys m_keys;
    MissingSizes m_missing;
    std::string m_type;
    ModelFamily m_family;
    ModelShape m_shape;
    QStringList m_warnings;
    Attention m_attention;
    FeedForward m_ffn;
    int m_layers = 0;
    int m_heads = 0;
    int m_kvHeads = 0;
    int m_headWidth = 0;
    int m_window = 0;
    int m_denseWidth = 0;
    int m_firstDense = 0;
    int m_lastExpert = -1;
    int m_expertStep = 1;
    int m_expertPeriod = 2;
    int m_expertOffset = 1;
};

} // namespace model
