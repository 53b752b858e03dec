// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "calibration.h"

#include "model/json/jsonvalue.h"
#include "model/text/translate.h"

#include <QFile>

#include <cmath>

namespace model {

namespace {

template<class Constants>
struct ConstantKey
{
    std::string_view key;
    double Constants::*member;
    bool shared;
};

constexpr ConstantKey<InferenceConstants> inferenceKeys[] = {
    {"matVecSlots", &InferenceConstants::matVecSlots, false},
    {"matrixShare", &InferenceConstants::matrixShare, false},
    {"layerSeconds", &InferenceConstants::layerSeconds, false},
    {"attentionShare", &InferenceConstants::attentionShare, false},
    {"streamShare", &InferenceConstants::streamShare, true},
    {"slots16Bit", &InferenceConstants::slots16Bit, true},
    {"slots8Bit", &InferenceConstants::slots8Bit, true},
    {"slots4Bit", &InferenceConstants::slots4Bit, true},
    {"slotsKQuant", &InferenceConstants::slotsKQuant, true},
    {"slotsRowInt4", &InferenceConstants::slotsRowInt4, true},
    {"latencySwitch", &InferenceConstants::latencySwitch, true},
    {"latencyRing", &InferenceConstants::latencyRing, true},
    {"latencyPcie", &InferenceConstants::latencyPcie, true},
    {"hopSeconds", &InferenceConstants::hopSeconds, true},
    {"copySeconds", &InferenceConstants::copySeconds, true},
    {"copyShare", &InferenceConstants::copyShare, true},
    {"pipelineShare", &InferenceConstants::pipelineShare, true},
    {"prefillLaunches", &InferenceConstants::prefillLaunches, true},
    {"graphShare", &InferenceConstants::graphShare, true},
    {"unpackPasses", &InferenceConstants::unpackPasses, true},
    {"linkShare", &InferenceConstants::linkShare, true},
    {"pcieShare", &InferenceConstants::pcieShare, true},
    {"sequenceSeconds", &InferenceConstants::sequenceSeconds, true},
    {"jouleHbm", &InferenceConstants::jouleHbm, true},
    {"jouleGddr", &InferenceConstants::jouleGddr, true}};

constexpr ConstantKey<TrainingConstants> trainingKeys[] = {
    {"matrixShare", &TrainingConstants::matrixShare, false},
    {"streamShare", &TrainingConstants::streamShare, false},
    {"exposedTensor", &TrainingConstants::exposedTensor, false},
    {"attentionShare", &TrainingConstants::attentionShare, false},
    {"fp8Share", &TrainingConstants::fp8Share, true},
    {"linkShare", &TrainingConstants::linkShare, true},
    {"pcieShare", &TrainingConstants::pcieShare, true},
    {"jouleHbm", &TrainingConstants::jouleHbm, true},
    {"jouleGddr", &TrainingConstants::jouleGddr, true},
    {"latency", &TrainingConstants::latency, true},
    {"attentionOnHopper", &TrainingConstants::attentionOnHopper, true}};

} // namespace

class CalibrationReading
{
public:
    explicit CalibrationReading(QString file) : m_file(std::move(file)) {}

    Result<Calibration> read(const JsonValue &root)
    {
        Calibration calibration;
        readTable(root, "inference", inferenceKeys, calibration.m_inference);
        readTable(root, "training", trainingKeys, calibration.m_training);
        for (const JsonValue &family : root["inference"]["generations"].elements())
            calibration.m_inferenceGenerations << family.toString();
        for (const JsonValue &family : root["training"]["generations"].elements())
            calibration.m_trainingGenerations << family.toString();
        for (const auto &[key, value, line] : root["ranges"].members()) {
            const RangeFactors factors{number(value, "low", line, QString::fromStdString(key)),
                                       number(value, "high", line, QString::fromStdString(key)),
                                       int(value["rows"].toDouble())};
            calibration.m_ranges.emplace(key, factors);
        }
        if (m_fault)
            return failure(*m_fault);
        return calibration;
    }

private:
    void fault(ErrorCode code, int line, const QString &place, const QString &message)
    {
        if (!m_fault)
            m_fault = Error{code, m_file, line, place, message};
    }

    double number(const JsonValue &object, std::string_view key, int line, const QString &place)
    {
        const JsonValue *value = object.find(key);
        if (!value || !value->isNumber()) {
            fault(value ? ErrorCode::WrongType : ErrorCode::MissingKey, line, jsonPath(place, key),
                  Text::tr("expected a number"));
            return 0;
        }
        return value->toDouble();
    }

    /// A constant between its bounds; no efficiency is above 1.
    double constant(const JsonValue &bounds, const JsonValue &values, std::string_view key, const QString &place)
    {
        const double value = number(values, key, values.line(), place);
        const double low = number(bounds[key], "low", bounds.line(), place);
        const double high = number(bounds[key], "high", bounds.line(), place);
        if (!(value >= low && value <= high)) {
            fault(ErrorCode::OutOfRange, values.line(), jsonPath(place, key),
                  Text::tr("found %1, expected %2 to %3").arg(value).arg(low).arg(high));
        }
        return value;
    }

    template<class Constants, std::size_t N, class Table>
    void readTable(const JsonValue &root, std::string_view name, const ConstantKey<Constants> (&constantKeys)[N],
                   Table &table)
    {
        const QString place = jsonPath(QString(), name);
        const JsonValue &section = root[name];
        Constants shared;
        for (const ConstantKey<Constants> &entry : constantKeys) {
            if (entry.shared)
                shared.*entry.member = constant(section["constants"], section["shared"], entry.key, place);
        }
        const auto readLevel = [&](const JsonValue &values, CalibrationLevel level) {
            Calibrated<Constants> calibrated{shared, level, int(values["rows"].toDouble())};
            for (const ConstantKey<Constants> &entry : constantKeys) {
                if (!entry.shared)
                    calibrated.constants.*entry.member = constant(section["constants"], values, entry.key, place);
            }
            return calibrated;
        };
        table.everything = readLevel(section["default"], CalibrationLevel::Everything);
        for (const auto &[key, values, line] : section["byFamily"].members())
            table.byFamily.emplace(key, readLevel(values, CalibrationLevel::Family));
        for (const auto &[key, values, line] : section["byFamilyAndVendor"].members())
            table.byFamilyAndVendor.emplace(key, readLevel(values, CalibrationLevel::FamilyAndVendor));
    }

    QString m_file;
    std::optional<Error> m_fault;
};

namespace {

template<class Constants, class Table>
Calibrated<Constants> nearest(const Table &table, std::string_view family, const QString &vendor)
{
    const std::string key = std::string(family) + '/' + vendor.toStdString();
    if (const auto found = table.byFamilyAndVendor.find(key); found != table.byFamilyAndVendor.end())
        return found->second;
    if (const auto found = table.byFamily.find(family); found != table.byFamily.end())
        return found->second;
    return table.everything;
}

std::string_view classKey(SpeedClass speedClass)
{
    switch (speedClass) {
    case SpeedClass::OneDevice: return "one device";
    case SpeedClass::LayerSplit: return "layer split";
    case SpeedClass::Tensor: return "tp";
    case SpeedClass::FullTraining: return "full";
    case SpeedClass::Adapters: return "adapter";
    }
    Q_UNREACHABLE();
}

} // namespace

std::string_view speedKindKey(SpeedKind kind)
{
    switch (kind) {
    case SpeedKind::DecodeBatch1: return "decode_batch1";
    case SpeedKind::DecodeBatched: return "decode_batched";
    case SpeedKind::E2e: return "e2e";
    case SpeedKind::E2eMax: return "e2e_max";
    case SpeedKind::Prefill: return "prefill";
    case SpeedKind::Ttft: return "ttft";
    case SpeedKind::Train: return "train";
    }
    Q_UNREACHABLE();
}

Result<Calibration> Calibration::read(const QByteArray &json, const QString &file)
{
    const Result<JsonDocument> document = parseJson(json, file);
    if (!document)
        return failure(document.error());
    if (document->root["format"].toString() != QLatin1StringView("ridgepoint-calibration"))
        return failure(
            {ErrorCode::Syntax, file, 1, QStringLiteral("format"), Text::tr("expected \"ridgepoint-calibration\"")});
    return CalibrationReading(file).read(document->root);
}

const Result<Calibration> &Calibration::builtIn()
{
    static const Result<Calibration> calibration = [] {
        QFile file(QStringLiteral(":/ridgepoint/catalogue/calibration.json"));
        const bool opened = file.open(QIODevice::ReadOnly);
        return read(opened ? file.readAll() : QByteArray(), QStringLiteral("calibration.json"));
    }();
    return calibration;
}

Calibrated<InferenceConstants> Calibration::inference(EngineFamily family, const QString &vendor) const
{
    return nearest<InferenceConstants>(m_inference, familyKey(family), vendor);
}

Calibrated<TrainingConstants> Calibration::training(TrainingFamily family, const QString &vendor) const
{
    return nearest<TrainingConstants>(m_training, familyKey(family), vendor);
}

bool Calibration::hasMeasuredGeneration(Phase phase, const QString &deviceFamily) const
{
    return (phase == Phase::Inference ? m_inferenceGenerations : m_trainingGenerations).contains(deviceFamily);
}

RangeFactors Calibration::range(SpeedKind kind, SpeedClass speedClass) const
{
    const std::string name(speedKindKey(kind));
    if (const auto found = m_ranges.find(name + '/' + std::string(classKey(speedClass))); found != m_ranges.end())
        return found->second;
    if (const auto found = m_ranges.find(name); found != m_ranges.end())
        return found->second;
    return {};
}

} // namespace model
