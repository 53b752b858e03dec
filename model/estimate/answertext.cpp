// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "answertext.h"

#include "model/tables/datatable.h"
#include "model/text/numbers.h"
#include "model/text/translate.h"

namespace model {

namespace {

QString nameOf(QuantityId id)
{
    const std::string_view name = quantityName(id);
    return QString::fromLatin1(name.data(), qsizetype(name.size()));
}

QString rounded(double value)
{
    return numberForPeople(value);
}

QString bytesText(double bytes)
{
    return bytes < 1e7 ? Text::tr("%1 bytes").arg(rounded(bytes)) : QStringLiteral("%1 GiB").arg(rounded(bytes / gibi));
}

QString flopText(double flop)
{
    return flop < 1e15 ? QStringLiteral("%1 GFLOP").arg(rounded(flop / giga))
                       : QStringLiteral("%1 PFLOP").arg(rounded(flop / 1e15));
}

} // namespace

QString quantityText(const EstimateAnswer &answer, QuantityId id, double value)
{
    const bool isMoney = id == QuantityId::Cost || id == QuantityId::CostPerMillionTokens;
    return isMoney && !answer.currency.isEmpty()
               ? Text::tr("%1 %2", "currency and amount").arg(answer.currency, quantityText(id, value))
               : quantityText(id, value);
}

QuantityUnit quantityUnit(QuantityId quantity, const QString &currency)
{
    const QString name = nameOf(quantity);
    if (name.contains(QLatin1StringView("_bytes")))
        return {QStringLiteral("GiB"), gibi};
    if (name.contains(QLatin1StringView("flops_per_s")))
        return {QStringLiteral("TFLOP/s"), tera};
    if (name.contains(QLatin1StringView("flops")))
        return {QStringLiteral("TFLOP"), tera};
    if (name.contains(QLatin1StringView("tokens_per_s")))
        return {Text::tr("tokens/s"), 1};
    if (name.endsWith(QLatin1StringView("_s")))
        return {QStringLiteral("s"), 1};
    if (name.endsWith(QLatin1StringView("_hours")))
        return {QStringLiteral("h"), 1};
    switch (quantity) {
    case QuantityId::EnergyKwh: return {QStringLiteral("kWh"), 1};
    case QuantityId::Mfu:
    case QuantityId::Hfu: return {QStringLiteral("%"), 0.01};
    case QuantityId::Cost:
    case QuantityId::CostPerMillionTokens: return {currency, 1};
    case QuantityId::MaxContext: return {Text::tr("tokens"), 1};
    default: return {};
    }
}

QString assumedText(const ConfigValue &value)
{
    if (const std::string *text = value.asText())
        return QString::fromStdString(*text);
    if (const double *real = value.asReal())
        return QString::number(*real, 'g', 12); // a context of 1048576 is not 1.04858e+06
    return value.described();
}

QString quantityText(QuantityId quantity, double value)
{
    const QString name = nameOf(quantity);
    if (name.contains(QLatin1StringView("_bytes")))
        return bytesText(value);
    if (name.contains(QLatin1StringView("flops_per_s")))
        return QStringLiteral("%1 TFLOP/s").arg(rounded(value / tera));
    if (name.contains(QLatin1StringView("flops")))
        return flopText(value);
    if (name.endsWith(QLatin1StringView("_tokens_per_s")) || name.contains(QLatin1StringView("tokens_per_s_")))
        return Text::tr("%1 tokens/s").arg(rounded(value));
    if (name.endsWith(QLatin1StringView("_s")))
        return value < 1 ? Text::tr("%1 ms").arg(rounded(value * 1000)) : QStringLiteral("%1 s").arg(rounded(value));
    if (quantity == QuantityId::TrainHours)
        return value > 48 ? Text::tr("%1 h (%2 days)").arg(rounded(value), rounded(value / 24))
                          : QStringLiteral("%1 h").arg(rounded(value));
    if (quantity == QuantityId::DeviceHours)
        return QStringLiteral("%1 h").arg(rounded(value));
    if (quantity == QuantityId::EnergyKwh)
        return QStringLiteral("%1 kWh").arg(rounded(value));
    if (quantity == QuantityId::Mfu || quantity == QuantityId::Hfu)
        return QStringLiteral("%1 %").arg(rounded(100 * value));
    return rounded(value);
}

std::optional<QString> warningIn(const QString &note)
{
    const QString word = Text::tr("warning:");
    return note.startsWith(word) ? std::optional(note.mid(word.size()).trimmed()) : std::nullopt;
}

QString answerText(const EstimateAnswer &answer)
{
    QString result;
    if (answer.fits)
        result += *answer.fits ? Text::tr("fits") : Text::tr("does not fit");
    if (!answer.boundBy.isEmpty())
        result += (result.isEmpty() ? QString() : QStringLiteral("; ")) + Text::tr("bound by %1").arg(answer.boundBy);
    if (!result.isEmpty())
        result += QStringLiteral("\n\n");
    DataTable table{{{Text::tr("quantity"), false},
                     {Text::tr("value"), false},
                     {Text::tr("80 % range"), false},
                     {Text::tr("rests on"), false}},
                    {}};
    for (std::size_t i = 0; i < quantityCount; ++i) {
        if (!answer.quantities[i])
            continue;
        const QuantityId id = QuantityId(i);
        QString range;
        QString basis;
        for (const AnswerRange &one : answer.ranges) {
            if (one.quantity == id) {
                range = Text::tr("%1 to %2").arg(quantityText(answer, id, one.low), quantityText(answer, id, one.high));
                basis = one.basis;
            }
        }
        table.rows.push_back(
            {{nameOf(id), {}}, {quantityText(answer, id, *answer.quantities[i]), {}}, {range, {}}, {basis, {}}});
    }
    result += table.toPlainText();
    if (!answer.assumed.empty()) {
        QStringList assumed;
        for (const auto &[key, value] : answer.assumed)
            assumed << QStringLiteral("%1 %2").arg(key, assumedText(value));
        result += QLatin1Char('\n') + Text::tr("assumed: %1").arg(assumed.join(QStringLiteral(", ")))
                  + QLatin1Char('\n');
    }
    for (const QString &note : answer.notes)
        result += (warningIn(note) ? note : Text::tr("note: %1").arg(note)) + QLatin1Char('\n');
    return result;
}

} // namespace model
