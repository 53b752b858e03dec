// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A question to the estimator as a person asks it (what is left out is nullopt), and the answer with what was
/// assumed. The names are those of the command line.
#pragma once

#include "fit.h"
#include "numbers.h"

#include "model/llm/configvalue.h"

#include <array>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace model {

/// A price in another currency at the mean rate of a year.
struct ConvertedPrice
{
    QString currency;
    double amount = 0;
    int rateYear = 0;
};

/// The price of a device for an hour, or of the device, with what a reader has to know about it.
struct StatedPrice
{
    double amount = 0;
    QString currency; ///< code, "USD"
    QString kind;     ///< "list", "street", "system", "cloud-hour", "electricity"
    QString date;
    QString source; ///< who says or offers it, and where
    std::vector<ConvertedPrice> converted;
};

/// The server that a device is in, and what that adds to its facts.
struct ServerShare
{
    QString name;
    int devices = 1;
    std::optional<double> networkPerDevice; ///< bytes a second each way to other servers, over its adapters
    std::optional<double> wattsPerDevice;   ///< of the whole server at most, over its devices
    QString linkNote;                       ///< how its devices reach each other; empty: as they do everywhere
    QStringList notes;
};

/// What the estimator knows about a device. Zero stands for nothing here: what is unknown is nullopt.
struct DeviceFacts
{
    QString id;
    QString name;
    QString vendor;
    std::optional<double> memoryBytes;
    std::optional<double> bandwidthBytesPerSecond;
    std::vector<std::pair<QString, double>> peakFlopsPerSecond; ///< number format and dense rate
    bool unified = false;
    std::optional<double> linkBytesPerSecond;     ///< to devices of the same board or node, each way
    std::optional<double> hostLinkBytesPerSecond; ///< each way
    std::optional<double> tdpWatts;
    QString linkName; ///< "NVLink 4", empty without one
    QString memoryType;
    QString architecture;
    QString family;
    std::vector<StatedPrice> prices;
    std::optional<ServerShare> server; ///< without one: a device anywhere

    /// Of the server where there is one.
    [[nodiscard]] const QString &shownName() const { return server ? server->name : name; }
};

struct EstimateRequest
{
    QString id;
    QString modelName; ///< preset id, or how the shape was given
    ModelShape shape;
    std::shared_ptr<PreparedMemo> memo; ///< of this shape, shared by copies of the request; may be null
    QStringList shapeNotes;
    Task task = Task::Inference;
    bool statesTask = true; ///< false where the task is a default
    std::optional<DeviceFacts> device;
    std::optional<int> count; ///< devices a node
    std::optional<int> nodes;

    std::optional<WeightType> weightType;
    std::optional<double> weightsFileBytes;
    std::optional<CacheType> cacheType;
    std::optional<LatentLayout> latentLayout;
    std::optional<double> context;
    std::optional<double> batch;
    std::optional<double> promptTokens;
    std::optional<double> outputTokens;
    QString engine;
    std::optional<int> deviceLayers;
    std::optional<ModelShape> draft;
    std::optional<double> draftTokens;
    std::optional<double> acceptance;

    std::optional<double> sequenceTokens;
    std::optional<double> microBatch;
    std::optional<double> globalBatch;
    std::optional<Precision> precision;
    bool tensorFloat32 = false; ///< "tf32": precision is Fp32, products are tf32
    std::optional<double> gradientBytes;
    std::optional<Optimizer> optimizer;
    std::optional<double> stateBytes;
    std::optional<int> zeroStage;
    std::optional<Offload> offload;
    std::optional<int> tensorParallel;
    std::optional<int> pipelineParallel;
    std::optional<int> dataParallel;
    std::optional<int> expertParallel;
    std::optional<int> contextParallel;
    std::optional<bool> sequenceParallel;
    std::optional<int> interleave;
    std::optional<Recompute> recompute;
    std::optional<bool> flashAttention;
    std::optional<int> loraRank;
    std::optional<QStringList> loraTargets;
    std::optional<double> trainTokens;
    std::optional<double> reserveFraction;
    std::optional<double> wiredLimitBytes;

    std::optional<double> pricePerDeviceHour;
    QString priceKind;
    QString currency;
    std::optional<double> electricityPerKilowattHour;
    std::optional<StatedPrice> tariff; ///< of a kilowatt-hour, where none was given
    std::optional<double> powerUsageEffectiveness;
    std::optional<double> averageWatts;

    /// Without a model only what a device alone tells is answered.
    [[nodiscard]] bool hasModel() const { return !shape.layers.empty(); }
};

/// Every quantity an answer may hold, in the order it is written.
enum class QuantityId : std::uint8_t {
    ParamsTotal,
    ParamsActive,
    ParamsTrainable,
    WeightsBytes,
    WeightsBytesPerDevice,
    KvCacheBytesPerToken,
    KvCacheBytesPerTokenPerDevice,
    KvCacheBytes,
    KvCacheBytesPerDevice,
    RecurrentStateBytes,
    ActivationsBytesPerDevice,
    GradientsBytesPerDevice,
    OptimizerBytesPerDevice,
    ModelStateBytesPerDevice,
    OverheadBytesPerDevice,
    MemoryBytesPerDevice,
    UsableBytesPerDevice,
    DevicesNeeded,
    MaxBatch,
    MaxContext,
    ForwardFlopsPerToken,
    TrainFlopsPerToken,
    TrainFlops,
    PrefillFlops,
    PrefillTokensPerS,
    TtftS,
    DecodeTokensPerS,
    TpotS,
    E2eOutputTokensPerS,
    TrainTokensPerSPerDevice,
    ModelFlopsPerSPerDevice,
    Mfu,
    Hfu,
    StepTimeS,
    TrainHours,
    DeviceHours,
    EnergyKwh,
    Cost,
    CostPerMillionTokens,
    ExpectedDistinctExperts,
    Count
};

inline constexpr std::size_t quantityCount = std::size_t(QuantityId::Count);

/// The name in requests and answers, for example "kv_cache_bytes_per_token".
[[nodiscard]] std::string_view quantityName(QuantityId id);
[[nodiscard]] std::optional<QuantityId> quantityFromName(const QString &name);

struct AnswerRange
{
    QuantityId quantity = QuantityId::Count;
    double low = 0;
    double high = 0;
    QString basis; ///< what the range rests on
};

struct EstimateAnswer
{
    QString id;
    std::array<std::optional<double>, quantityCount> quantities{};
    std::optional<bool> fits; ///< known with a device
    QString boundBy;          ///< empty when not known
    QString currency;         ///< of the costs, empty without any
    std::vector<AnswerRange> ranges;
    std::vector<std::pair<QString, ConfigValue>> assumed; ///< request key and the value that was taken
    QStringList notes;

    [[nodiscard]] const std::optional<double> &at(QuantityId quantity) const
    {
        return quantities[std::size_t(quantity)];
    }
    /// What was assumed for a key, where it is a number.
    [[nodiscard]] std::optional<double> assumedNumber(QLatin1StringView key) const;
    /// The range of a quantity, or nullptr.
    [[nodiscard]] const AnswerRange *range(QuantityId quantity) const;
    void set(QuantityId quantity, double value) { quantities[std::size_t(quantity)] = value; }
};

} // namespace model
