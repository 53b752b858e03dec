// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "requestreader.h"

#include "model/llm/configkeys.h"
#include "model/llm/configreader.h"
#include "model/llm/ggufreader.h"
#include "model/text/translate.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

constexpr std::string_view keyNames[] = {"id",
                                         "model",
                                         "config",
                                         "gguf",
                                         "params",
                                         "params_active",
                                         "task",
                                         "device",
                                         "count",
                                         "nodes",
                                         "server",
                                         "weight_type",
                                         "weights_file_bytes",
                                         "kv_type",
                                         "mla_layout",
                                         "context",
                                         "batch",
                                         "prompt_tokens",
                                         "output_tokens",
                                         "engine",
                                         "gpu_layers",
                                         "draft_model",
                                         "draft_tokens",
                                         "acceptance",
                                         "seq_len",
                                         "micro_batch",
                                         "global_batch",
                                         "precision",
                                         "gradient_type",
                                         "optimizer",
                                         "optimizer_state_type",
                                         "zero_stage",
                                         "offload",
                                         "tp",
                                         "pp",
                                         "dp",
                                         "ep",
                                         "cp",
                                         "sequence_parallel",
                                         "interleave",
                                         "recompute",
                                         "flash_attention",
                                         "lora_rank",
                                         "lora_targets",
                                         "train_tokens",
                                         "reserve_fraction",
                                         "wired_limit_bytes",
                                         "price_per_device_hour",
                                         "price_kind",
                                         "currency",
                                         "electricity_per_kwh",
                                         "pue",
                                         "average_watts"};

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

template<class Value>
struct Choice
{
    std::string_view name;
    Value value;
};

constexpr Choice<Task> tasks[] = {{"inference", Task::Inference},
                                  {"train", Task::Train},
                                  {"finetune", Task::Finetune},
                                  {"lora", Task::Lora},
                                  {"qlora", Task::Qlora}};
constexpr Choice<LatentLayout> layouts[] = {{"latent", LatentLayout::Latent}, {"expanded", LatentLayout::Expanded}};
constexpr Choice<Precision> precisions[] = {
    {"bf16", Precision::Bf16}, {"bf16-true", Precision::Bf16True}, {"bf16_true", Precision::Bf16True},
    {"fp16", Precision::Fp16}, {"f16", Precision::Fp16},           {"fp32", Precision::Fp32},
    {"f32", Precision::Fp32},  {"tf32", Precision::Fp32},          {"fp8", Precision::Fp8}};
constexpr Choice<double> numberTypes[] = {{"f32", 4}, {"fp32", 4}, {"bf16", 2}, {"fp16", 2},
                                          {"f16", 2}, {"int8", 1}, {"8bit", 1}, {"fp8", 1}};
constexpr Choice<Optimizer> optimizers[] = {{"adamw", Optimizer::AdamW},
                                            {"adam", Optimizer::AdamW},
                                            {"adamw8bit", Optimizer::AdamW8bit},
                                            {"adafactor", Optimizer::Adafactor},
                                            {"sgd", Optimizer::Sgd},
                                            {"lion", Optimizer::Lion},
                                            {"muon", Optimizer::Muon}};
constexpr Choice<Offload> offloads[] = {
    {"none", Offload::None}, {"optimizer", Offload::Optimizer}, {"optimizer+params", Offload::OptimizerAndParameters}};
constexpr Choice<Recompute> recomputes[] = {
    {"none", Recompute::None}, {"selective", Recompute::Selective}, {"full", Recompute::Full}};

constexpr std::string_view priceKinds[] = {"best", "list", "street", "system", "cloud-hour"};
constexpr std::string_view currencies[] = {"USD", "CNY", "EUR"};

class RequestReading
{
public:
    RequestReading(const ConfigValue &object, const RequestContext &context)
        : m_keys(object, QString()), m_context(context)
    {
    }

    Result<EstimateRequest> read()
    {
        readWorkload();
        readTraining();
        readMoney();
        if (m_keys.hasFaults())
            return failure(m_keys.error());
        if (const Result<void> model = readModel(); !model)
            return failure(model.error());
        if (const Result<void> device = readDevice(); !device)
            return failure(device.error());
        return std::move(m_request);
    }

private:
    /// A number above zero (or from zero), finite and below 1e18.
    std::optional<double> positive(std::string_view key, bool zeroAllowed = false, double most = 1e18)
    {
        const std::optional<double> value = m_keys.number({key});
        if (value && (!std::isfinite(*value) || *value < 0 || *value > most || (*value == 0 && !zeroAllowed))) {
            const QString name = fromView(key);
            m_keys.addFault(ErrorCode::OutOfRange, name,
                            Text::tr("%1: found %2, expected a number %3 and at most %4")
                                .arg(name)
                                .arg(*value)
                                .arg(zeroAllowed ? Text::tr("from 0") : Text::tr("above 0"))
                                .arg(most));
            return std::nullopt;
        }
        return value;
    }

    /// A whole number of tokens, sequences or the like.
    std::optional<double> whole(std::string_view key, double most)
    {
        const std::optional<double> value = positive(key, false, most);
        if (value && *value != std::floor(*value)) {
            m_keys.addFault(ErrorCode::OutOfRange, fromView(key),
                            Text::tr("%1: found %2, expected a whole number").arg(fromView(key)).arg(*value));
            return std::nullopt;
        }
        return value;
    }

    template<class Value, std::size_t N>
    std::optional<Value> choice(std::string_view key, const Choice<Value> (&choices)[N])
    {
        const std::optional<std::string> text = m_keys.text({key});
        if (!text)
            return std::nullopt;
        QString lower = QString::fromStdString(*text).toLower();
        QStringList known;
        for (const Choice<Value> &one : choices) {
            if (lower == fromView(one.name))
                return one.value;
            known << fromView(one.name);
        }
        m_keys.addFault(ErrorCode::UnknownId, fromView(key),
                        Text::tr("%1: \"%2\" is not known; expected %3")
                            .arg(fromView(key), QString::fromStdString(*text), known.join(QStringLiteral(", "))));
        return std::nullopt;
    }

    template<class Parsed>
    std::optional<Parsed> parsed(std::string_view key, Result<Parsed> (*parse)(const QString &))
    {
        const std::optional<std::string> text = m_keys.text({key});
        if (!text)
            return std::nullopt;
        Result<Parsed> value = parse(QString::fromStdString(*text));
        if (value)
            return *value;
        m_keys.addFault(value.error().code, fromView(key), value.error().message);
        return std::nullopt;
    }

    QString text(std::string_view key) { return QString::fromStdString(m_keys.text({key}).value_or(std::string())); }

    /// One of the words, spelled as in the list.
    template<std::size_t N>
    QString word(std::string_view key, const std::string_view (&words)[N])
    {
        const std::optional<std::string> given = m_keys.text({key});
        if (!given)
            return {};
        QStringList known;
        for (const std::string_view one : words) {
            if (QString::fromStdString(*given).compare(fromView(one), Qt::CaseInsensitive) == 0)
                return fromView(one);
            known << fromView(one);
        }
        m_keys.addFault(ErrorCode::UnknownId, fromView(key),
                        Text::tr("%1: found \"%2\", expected %3")
                            .arg(fromView(key), QString::fromStdString(*given), known.join(QStringLiteral(", "))));
        return {};
    }

    void readWorkload()
    {
        if (const ConfigValue *id = m_keys.find({"id"}))
            m_request.id = id->asText() ? QString::fromStdString(*id->asText()) : id->described();
        const std::optional<Task> task = choice("task", tasks);
        m_request.task = task.value_or(Task::Inference);
        m_request.statesTask = task.has_value();
        m_request.count = m_keys.count({"count"}, 1, 1000000);
        m_request.nodes = m_keys.count({"nodes"}, 1, 1000000);
        m_request.weightType = parsed("weight_type", parseWeightType);
        m_request.weightsFileBytes = positive("weights_file_bytes");
        m_request.cacheType = parsed("kv_type", parseCacheType);
        m_request.latentLayout = choice("mla_layout", layouts);
        m_request.context = whole("context", 1e10);
        m_request.batch = whole("batch", 1e8);
        m_request.promptTokens = whole("prompt_tokens", 1e10);
        m_request.outputTokens = whole("output_tokens", 1e10);
        m_request.engine = text("engine");
        m_request.deviceLayers = m_keys.count({"gpu_layers"}, 0, 100000);
        m_request.draftTokens = whole("draft_tokens", 1000);
        m_request.acceptance = positive("acceptance", true, 1);
        m_request.reserveFraction = positive("reserve_fraction", true, 0.95);
        m_request.wiredLimitBytes = positive("wired_limit_bytes");
    }

    void readTraining()
    {
        m_request.sequenceTokens = whole("seq_len", 1e9);
        m_request.microBatch = whole("micro_batch", 1e8);
        m_request.globalBatch = whole("global_batch", 1e10);
        m_request.precision = choice("precision", precisions);
        m_request.tensorFloat32 = text("precision").compare(QLatin1StringView("tf32"), Qt::CaseInsensitive) == 0;
        m_request.gradientBytes = choice("gradient_type", numberTypes);
        m_request.optimizer = choice("optimizer", optimizers);
        m_request.stateBytes = choice("optimizer_state_type", numberTypes);
        m_request.zeroStage = m_keys.count({"zero_stage"}, 0, 3);
        m_request.offload = choice("offload", offloads);
        m_request.tensorParallel = m_keys.count({"tp"}, 1, 65536);
        m_request.pipelineParallel = m_keys.count({"pp"}, 1, 65536);
        m_request.dataParallel = m_keys.count({"dp"}, 1, 1000000);
        m_request.expertParallel = m_keys.count({"ep"}, 1, 65536);
        m_request.contextParallel = m_keys.count({"cp"}, 1, 65536);
        m_request.sequenceParallel = m_keys.flag({"sequence_parallel"});
        m_request.interleave = m_keys.count({"interleave"}, 1, 1000);
        m_request.recompute = choice("recompute", recomputes);
        m_request.flashAttention = m_keys.flag({"flash_attention"});
        m_request.loraRank = m_keys.count({"lora_rank"}, 1, 65536);
        m_request.trainTokens = positive("train_tokens");
        readTargets();
    }

    void readTargets()
    {
        const ConfigValue *value = m_keys.find({"lora_targets"});
        if (!value)
            return;
        QStringList targets;
        bool valid = true;
        if (const std::string *one = value->asText()) {
            targets = QString::fromStdString(*one).split(u',', Qt::SkipEmptyParts);
        } else if (const ConfigValue::List *list = value->asList()) {
            for (const ConfigValue &entry : *list) {
                valid = valid && entry.asText();
                if (entry.asText())
                    targets << QString::fromStdString(*entry.asText());
            }
        }
        if (!valid || targets.isEmpty()) {
            m_keys.addFault(
                ErrorCode::WrongType, QStringLiteral("lora_targets"),
                Text::tr("lora_targets: found %1, expected a list of module names").arg(value->described()));
            return;
        }
        m_request.loraTargets = targets;
    }

    void readMoney()
    {
        m_request.pricePerDeviceHour = positive("price_per_device_hour", true);
        m_request.priceKind = word("price_kind", priceKinds);
        m_request.currency = word("currency", currencies);
        m_request.electricityPerKilowattHour = positive("electricity_per_kwh", true);
        if (!m_request.electricityPerKilowattHour && m_context.electricity)
            m_request.tariff = m_context.electricity(m_request.currency.isEmpty() ? QStringLiteral("USD")
                                                                                  : m_request.currency);
        m_request.powerUsageEffectiveness = positive("pue", false, 10);
        if (m_request.powerUsageEffectiveness && *m_request.powerUsageEffectiveness < 1)
            m_keys.addFault(ErrorCode::OutOfRange, QStringLiteral("pue"),
                            Text::tr("pue: found %1, expected 1 or more").arg(*m_request.powerUsageEffectiveness));
        m_request.averageWatts = positive("average_watts");
    }

    Result<void> readModel()
    {
        QStringList given;
        for (const std::string_view key : {"model", "config", "gguf", "params"}) {
            if (m_keys.find({key}))
                given << fromView(key);
        }
        if (given.size() > 1) {
            return failure({ErrorCode::Implausible,
                            {},
                            0,
                            given.last(),
                            Text::tr("%1 are given; a request has one model").arg(given.join(Text::tr(" and ")))});
        }
        if (given.isEmpty())
            return {};
        const Result<void> read = given.first() == QLatin1StringView("model")    ? readPresetModel()
                                  : given.first() == QLatin1StringView("params") ? readBareModel()
                                                                                 : readDescribedModel(given.first());
        if (!read)
            return read;
        if (const ConfigValue *draft = m_keys.find({"draft_model"})) {
            const Result<const ModelPreset *> preset = presetNamed(*draft, QStringLiteral("draft_model"));
            if (!preset)
                return failure(preset.error());
            m_request.draft = (*preset)->shape;
        }
        return {};
    }

    Result<const ModelPreset *> presetNamed(const ConfigValue &value, const QString &place)
    {
        if (!value.asText() || !m_context.presets) {
            return failure({ErrorCode::WrongType,
                            {},
                            0,
                            place,
                            Text::tr("%1: found %2, expected the id of a model").arg(place, value.described())});
        }
        return m_context.presets->require(QString::fromStdString(*value.asText()), place);
    }

    Result<void> readPresetModel()
    {
        const Result<const ModelPreset *> preset = presetNamed(*m_keys.find({"model"}), QStringLiteral("model"));
        if (!preset)
            return failure(preset.error());
        m_request.shape = (*preset)->shape;
        m_request.modelName = m_request.shape.id;
        return {};
    }

    Result<void> readBareModel()
    {
        const std::optional<double> parameters = m_keys.number({"params"});
        const std::optional<double> active = m_keys.number({"params_active"});
        if (m_keys.hasFaults())
            return failure(m_keys.error());
        Result<ModelShape> shape = assumedShape(*parameters, active);
        if (!shape)
            return failure(shape.error());
        m_request.shape = std::move(*shape);
        m_request.modelName = m_request.shape.name;
        return {};
    }

    Result<void> readDescribedModel(const QString &key)
    {
        const bool config = key == QLatin1StringView("config");
        const ConfigValue &value = *m_keys.find({config ? "config" : "gguf"});
        Result<ShapeReading> reading = config ? readConfig(value, QStringLiteral("config."))
                                              : shapeFromGguf(value, QStringLiteral("gguf."));
        if (!reading)
            return failure(reading.error());
        m_request.shape = std::move(reading->shape);
        m_request.shapeNotes = reading->warnings;
        m_request.modelName = m_request.shape.name.isEmpty() ? m_request.shape.family : m_request.shape.name;
        return {};
    }

    Result<void> readDevice()
    {
        const ConfigValue *device = m_keys.find({"device"});
        const ConfigValue *server = m_keys.find({"server"});
        if (device && server)
            return failure({ErrorCode::Implausible,
                            {},
                            0,
                            QStringLiteral("server"),
                            Text::tr("device and server are given; a request has one of them")});
        if (server)
            return readServer(*server);
        if (!device)
            return {};
        if (device->asObject())
            return readOwnDevice(*device);
        if (!device->asText() || !m_context.device) {
            return failure(
                {ErrorCode::WrongType,
                 {},
                 0,
                 QStringLiteral("device"),
                 Text::tr("device: found %1, expected the id of a device or an object").arg(device->described())});
        }
        const QString id = QString::fromStdString(*device->asText());
        Result<DeviceFacts> facts = m_context.device(id);
        if (!facts)
            return failure(facts.error());
        m_request.device = std::move(*facts);
        return {};
    }

    Result<void> readServer(const ConfigValue &server)
    {
        if (!m_context.server) {
            return failure(
                {ErrorCode::Unsupported,
                 {},
                 0,
                 QStringLiteral("server"),
                 Text::tr("servers are not available in this version; give the device with count and nodes")});
        }
        if (!server.asText()) {
            return failure({ErrorCode::UnknownId,
                            {},
                            0,
                            QStringLiteral("server"),
                            Text::tr("server: found %1, expected the id of a server").arg(server.described())});
        }
        Result<DeviceFacts> facts = m_context.server(QString::fromStdString(*server.asText()));
        if (!facts)
            return failure(facts.error());
        m_request.device = std::move(*facts);
        return {};
    }

    Result<void> readOwnDevice(const ConfigValue &object)
    {
        static constexpr std::string_view known[] = {
            "name", "memory_bytes", "bandwidth_bytes_per_s", "peak_flops_per_s", "unified", "vendor"};
        for (const auto &[key, value] : *object.asObject()) {
            if (std::find(std::begin(known), std::end(known), key) == std::end(known))
                return unknownKey(fromView(key), QStringLiteral("device."),
                                  QStringList{QStringLiteral("name"), QStringLiteral("memory_bytes"),
                                              QStringLiteral("bandwidth_bytes_per_s"),
                                              QStringLiteral("peak_flops_per_s"), QStringLiteral("unified"),
                                              QStringLiteral("vendor")});
        }
        ConfigKeys keys(object, QStringLiteral("device."));
        DeviceFacts facts;
        facts.name = QString::fromStdString(keys.text({"name"}).value_or(std::string()));
        facts.vendor = QString::fromStdString(keys.text({"vendor"}).value_or(std::string()));
        if (facts.vendor.isEmpty() && facts.name.startsWith(QLatin1StringView("Apple"), Qt::CaseInsensitive))
            facts.vendor = QStringLiteral("Apple");
        facts.unified = keys.flag({"unified"}).value_or(false);
        const auto above = [&keys](std::string_view key) -> std::optional<double> {
            const std::optional<double> value = keys.number({key});
            if (value && !(*value > 0 && *value < 1e18))
                keys.addFault(ErrorCode::OutOfRange, keys.nameOf({key}),
                              Text::tr("%1: found %2, expected a number above 0").arg(keys.nameOf({key})).arg(*value));
            return value;
        };
        facts.memoryBytes = above("memory_bytes");
        facts.bandwidthBytesPerSecond = above("bandwidth_bytes_per_s");
        const ConfigValue *peaks = keys.find({"peak_flops_per_s"});
        if (peaks && !peaks->asObject()) {
            keys.addFault(ErrorCode::WrongType, keys.nameOf({"peak_flops_per_s"}),
                          Text::tr("%1: found %2, expected an object of number formats and rates")
                              .arg(keys.nameOf({"peak_flops_per_s"}), peaks->described()));
        } else if (peaks) {
            ConfigKeys inner(*peaks, QStringLiteral("device.peak_flops_per_s."));
            for (const auto &[format, value] : *peaks->asObject()) {
                const std::optional<double> rate = inner.number({format});
                if (rate && !(*rate > 0 && *rate < 1e24))
                    inner.addFault(
                        ErrorCode::OutOfRange, inner.nameOf({format}),
                        Text::tr("%1: found %2, expected a number above 0").arg(inner.nameOf({format})).arg(*rate));
                else if (rate)
                    facts.peakFlopsPerSecond.emplace_back(fromView(format), *rate);
            }
            if (inner.hasFaults())
                return failure(inner.error());
        }
        if (keys.hasFaults())
            return failure(keys.error());
        m_request.device = std::move(facts);
        return {};
    }

public:
    static tl::unexpected<Error> unknownKey(const QString &key, const QString &prefix, const QStringList &known)
    {
        const QStringList near = namesNear(key, known, 2);
        return failure(
            {ErrorCode::UnknownKey,
             {},
             0,
             prefix + key,
             Text::tr("%1%2 is not a key of a request%3")
                 .arg(prefix, key,
                      near.isEmpty() ? QString() : Text::tr("; did you mean %1?").arg(near.join(Text::tr(" or "))))});
    }

private:
    ConfigKeys m_keys;
    const RequestContext &m_context;
    EstimateRequest m_request;
};

} // namespace

QStringList requestKeys()
{
    QStringList keys;
    for (const std::string_view name : keyNames)
        keys << fromView(name);
    return keys;
}

Result<EstimateRequest> readRequest(const ConfigValue &object, const RequestContext &context)
{
    const ConfigValue::Object *members = object.asObject();
    if (!members) {
        return failure(
            {ErrorCode::WrongType, {}, 0, {}, Text::tr("found %1, expected a request object").arg(object.described())});
    }
    bool hyphens = false;
    for (const auto &[key, value] : *members) {
        std::string plain = key;
        std::replace(plain.begin(), plain.end(), '-', '_');
        if (std::find(std::begin(keyNames), std::end(keyNames), plain) == std::end(keyNames))
            return RequestReading::unknownKey(fromView(key), QString(), requestKeys());
        hyphens = hyphens || plain != key;
    }
    if (!hyphens)
        return RequestReading(object, context).read();
    ConfigValue spelled{ConfigValue::Object()};
    for (const auto &[key, value] : *members) {
        std::string plain = key;
        std::replace(plain.begin(), plain.end(), '-', '_');
        if (spelled.find(plain))
            return failure({ErrorCode::DuplicateId,
                            {},
                            0,
                            fromView(plain),
                            Text::tr("%1 is given twice, with hyphens and underscores").arg(fromView(plain))});
        spelled.insert(plain, value);
    }
    return RequestReading(spelled, context).read();
}

} // namespace model
