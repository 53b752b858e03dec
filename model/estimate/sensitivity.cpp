// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sensitivity.h"

#include "answertext.h"
#include "devicematrix.h"
#include "estimate.h"
#include "requestfields.h"

#include "model/text/translate.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

constexpr double shareStep = 0.2;  // of shares and prices
constexpr double figureStep = 0.1; // of figures of the device
constexpr double leastEffect = 1.001;

/// Keys that say what the job is, and not how it is done: varying them would be another question.
bool isQuestion(const QString &key)
{
    static const QStringList keys = {QStringLiteral("currency"),           QStringLiteral("price_kind"),
                                     QStringLiteral("draft_model"),        QStringLiteral("lora_targets"),
                                     QStringLiteral("weights_file_bytes"), QStringLiteral("wired_limit_bytes")};
    return keys.contains(key);
}

class Varying
{
public:
    Varying(const RequestWords &words, const DeviceFacts &device, QuantityId quantity, const RequestContext &context)
        : m_words(words), m_device(device), m_quantity(quantity), m_context(context)
    {
    }

    /// The quantity with another word for a key.
    [[nodiscard]] std::optional<double> withWordOf(const QString &key, const QString &word) const
    {
        auto request = requestFromWords(withWord(m_words, key, word), m_context);
        if (!request)
            return std::nullopt;
        request->device = m_device;
        return ask(*request);
    }

    [[nodiscard]] std::optional<double> withDevice(const DeviceFacts &device) const
    {
        auto request = requestFromWords(m_words, m_context);
        if (!request)
            return std::nullopt;
        request->device = device;
        return ask(*request);
    }

private:
    [[nodiscard]] std::optional<double> ask(const EstimateRequest &request) const
    {
        const auto answer = estimate(request);
        const std::optional<double> value = answer ? answer->at(m_quantity) : std::nullopt;
        return value && std::isfinite(*value) && *value > 0 ? value : std::nullopt;
    }

    const RequestWords &m_words;
    const DeviceFacts &m_device;
    QuantityId m_quantity;
    const RequestContext &m_context;
};

void include(SensitivityFactor &factor, const QString &text, std::optional<double> value)
{
    if (!value)
        return;
    if (*value < factor.low) {
        factor.low = *value;
        factor.lowText = text;
    }
    if (*value > factor.high) {
        factor.high = *value;
        factor.highText = text;
    }
}

/// The words that a field is varied to.
QStringList variations(const RequestField &field, const QString &asAsked)
{
    if (field.kind == FieldKind::Flag)
        return {asAsked == QLatin1StringView("true") ? QStringLiteral("false") : QStringLiteral("true")};
    if (field.kind == FieldKind::Choice || field.kind == FieldKind::OpenChoice) {
        QStringList others = field.choices;
        others.removeOne(asAsked);
        return others;
    }
    bool isNumber = false;
    const double value = asAsked.toDouble(&isNumber);
    if (!isNumber || !(value > 0))
        return {};
    const auto word = [](double number) { return QString::number(number, 'g', 12); };
    if (field.kind == FieldKind::Whole)
        return value >= 2 ? QStringList{word(std::floor(value / 2)), word(value * 2)} : QStringList{word(value * 2)};
    if (field.key == QLatin1StringView("train_tokens"))
        return {word(value / 2), word(value * 2)};
    return {word(value * (1 - shareStep)), word(value * (1 + shareStep))};
}

QHash<QString, QString> wordsAsAsked(const RequestWords &words, const EstimateAnswer &answer)
{
    QHash<QString, QString> asked;
    for (const auto &[key, value] : answer.assumed)
        asked.insert(key, assumedText(value));
    for (const auto &[key, word] : words)
        asked.insert(key, word);
    return asked;
}

QString percent(double step)
{
    return Text::tr("%1 %", "percentage with its sign")
        .arg((step > 0 ? QStringLiteral("+") : QStringLiteral("−")) + QString::number(std::abs(step) * 100));
}

} // namespace

Result<Sensitivity> sensitivity(const RequestWords &words, const QString &deviceId, QuantityId quantity,
                                const RequestContext &context)
{
    auto request = requestFromWords(words, context);
    if (!request)
        return failure(request.error());
    auto facts = context.device(deviceId);
    if (!facts)
        return failure(facts.error());
    request->device = *facts;
    const auto answer = estimate(*request);
    if (!answer)
        return failure(answer.error());
    if (!answer->at(quantity) || !(*answer->at(quantity) > 0))
        return failure({ErrorCode::Unsupported,
                        {},
                        0,
                        {},
                        Text::tr("%1 is not known for this job.").arg(quantityTitle(quantity))});

    Sensitivity result{.quantity = quantity,
                       .deviceName = facts->shownName(),
                       .modelName = request->shape.name.isEmpty() ? request->modelName : request->shape.name,
                       .currency = answer->currency,
                       .asAsked = *answer->at(quantity),
                       .ranges = answer->ranges,
                       .factors = {}};
    const Varying varying(words, *facts, quantity, context);
    const auto add = [&](SensitivityFactor factor) {
        if (factor.spread() >= leastEffect)
            result.factors.push_back(std::move(factor));
    };
    const QHash<QString, QString> asked = wordsAsAsked(words, *answer);
    for (const RequestField &field : requestFields()) {
        if (!field.tasks.contains(request->task) || isQuestion(field.key) || !asked.contains(field.key))
            continue;
        const QString word = asked.value(field.key);
        SensitivityFactor factor{.key = field.key,
                                 .name = fieldLabel(field),
                                 .lowText = word,
                                 .highText = word,
                                 .low = result.asAsked,
                                 .high = result.asAsked};
        for (const QString &other : variations(field, word))
            include(factor, other, varying.withWordOf(field.key, other));
        add(std::move(factor));
    }
    const auto addFigure = [&](const char *key, const QString &name, auto &&scale) {
        SensitivityFactor factor{.key = QString::fromLatin1(key),
                                 .name = name,
                                 .lowText = Text::tr("as published"),
                                 .highText = Text::tr("as published"),
                                 .low = result.asAsked,
                                 .high = result.asAsked,
                                 .isFigure = true};
        for (const double step : {-figureStep, figureStep}) {
            DeviceFacts moved = *facts;
            scale(moved, 1 + step);
            include(factor, percent(step), varying.withDevice(moved));
        }
        add(std::move(factor));
    };
    const auto scaled = [](std::optional<double> &figure, double by) {
        if (figure)
            *figure *= by;
    };
    addFigure("bandwidth", Text::tr("Memory bandwidth of the device"),
              [&](DeviceFacts &device, double by) { scaled(device.bandwidthBytesPerSecond, by); });
    addFigure("flops", Text::tr("Peak FLOPS of the device"), [&](DeviceFacts &device, double by) {
        for (auto &[format, rate] : device.peakFlopsPerSecond)
            rate *= by;
    });
    addFigure("link", Text::tr("Link between devices"), [&](DeviceFacts &device, double by) {
        scaled(device.linkBytesPerSecond, by);
        scaled(device.hostLinkBytesPerSecond, by);
    });
    addFigure("tdp", Text::tr("TDP of the device"),
              [&](DeviceFacts &device, double by) { scaled(device.tdpWatts, by); });
    addFigure("price", Text::tr("Price of the device"), [&](DeviceFacts &device, double by) {
        for (StatedPrice &price : device.prices) {
            price.amount *= by;
            for (ConvertedPrice &converted : price.converted)
                converted.amount *= by;
        }
    });
    std::ranges::stable_sort(result.factors, std::ranges::greater(), &SensitivityFactor::spread);
    return result;
}

} // namespace model
