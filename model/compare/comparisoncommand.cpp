// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "comparisoncommand.h"

#include "model/server/serverdevice.h"
#include "model/text/nearest.h"
#include "model/text/translate.h"

#include <QProcess>

#include <functional>

namespace model {

namespace {

const QString command = QStringLiteral("ridgepoint compare");

QString commandLine(const QString &text)
{
    for (const QString &line : text.split(QLatin1Char('\n'))) {
        if (const qsizetype start = line.indexOf(command); start >= 0)
            return line.mid(start + command.size());
    }
    return {};
}

/// Puts an option's value into the request; false when it means nothing.
using Take = std::function<bool(ComparisonCommand &, const QString &)>;

template<class Target, class Parse>
Take choice(Target target, Parse parse)
{
    return [target, parse](ComparisonCommand &read, const QString &value) {
        auto parsed = parse(value);
        if (parsed)
            target(read) = *parsed;
        return parsed.has_value();
    };
}

const QHash<QString, Take> &optionsWithValue()
{
    const auto query = [](auto member) {
        return [member](ComparisonCommand & read) -> auto &
        {
            return read.request.query.*member;
        };
    };
    static const QHash<QString, Take> options = {
        {QStringLiteral("--device"),
         [](ComparisonCommand &read, const QString &id) {
             read.request.deviceIds << id;
             return true;
         }},
        {QStringLiteral("--server"),
         [](ComparisonCommand &read, const QString &id) {
             read.request.deviceIds << serverDeviceId(id);
             return true;
         }},
        {QStringLiteral("--baseline"),
         [](ComparisonCommand &read, const QString &id) {
             read.request.baselineId = id;
             return true;
         }},
        {QStringLiteral("--metric"), choice(query(&MetricQuery::metric), metricFromId)},
        {QStringLiteral("--number-format"), choice(query(&MetricQuery::format), formatChoiceFromId)},
        {QStringLiteral("--sparsity"), choice(query(&MetricQuery::sparsity), sparsityChoiceFromId)},
        {QStringLiteral("--sparse-device"),
         [](ComparisonCommand &read, const QString &id) {
             read.request.query.sparseIds << id;
             return true;
         }},
        {QStringLiteral("--kind"),
         choice(
             [](ComparisonCommand & read) -> auto & { return read.plot.kind; }, plotKindFromId)},
        {QStringLiteral("--horizontal"),
         choice(
             [](ComparisonCommand & read) -> auto & { return read.plot.horizontal; }, metricFromId)},
        {QStringLiteral("--price-kind"), choice(query(&MetricQuery::priceKind), priceChoiceFromId)},
        {QStringLiteral("--currency"), choice(query(&MetricQuery::currency), currencyFromCode)},
        {QStringLiteral("--order"),
         choice(
             [](ComparisonCommand & read) -> auto & { return read.request.order; }, rowOrderFromId)},
        {QStringLiteral("--scale"),
         [](ComparisonCommand &read, const QString &scale) {
             read.logarithmic = scale == QLatin1String("log");
             return read.logarithmic || scale == QLatin1String("linear");
         }},
        {QStringLiteral("--out"), [](ComparisonCommand &, const QString &) { return true; }},
        {QStringLiteral("--format"), [](ComparisonCommand &, const QString &) { return true; }},
        {QStringLiteral("--size"), [](ComparisonCommand &, const QString &) { return true; }},
        {QStringLiteral("--dpi"), [](ComparisonCommand &, const QString &) { return true; }},
        {QStringLiteral("--theme"), [](ComparisonCommand &, const QString &) { return true; }},
        {QStringLiteral("--lang"), [](ComparisonCommand &, const QString &) { return true; }},
    };
    return options;
}

Error faultIn(const QString &option, const QString &message)
{
    return {ErrorCode::OutOfRange, Text::tr("pasted text"), 0, option, message};
}

} // namespace

bool hasComparisonCommand(const QString &text)
{
    return text.contains(command);
}

Result<ComparisonCommand> comparisonFromCommand(const QString &text)
{
    ComparisonCommand read;
    const QStringList words = QProcess::splitCommand(commandLine(text));
    for (qsizetype i = 0; i < words.size(); ++i) {
        QString option = words[i];
        std::optional<QString> value;
        if (const qsizetype equals = option.indexOf(QLatin1Char('=')); equals > 0) {
            value = option.mid(equals + 1);
            option.truncate(equals);
        }
        if (option == QLatin1String("--sparse")) {
            read.request.query.sparsity = Sparsity::Sparse;
            continue;
        }
        if (option == QLatin1String("--transparent"))
            continue; // how it is drawn
        const auto take = optionsWithValue().constFind(option);
        if (take == optionsWithValue().constEnd())
            return failure(faultIn(
                option,
                Text::tr("is not an option of \"%1\"%2").arg(command, didYouMean(option, optionsWithValue().keys()))));
        if (!value && i + 1 < words.size())
            value = words[++i];
        if (!value || !take.value()(read, *value))
            return failure(
                faultIn(option, value ? Text::tr("\"%1\" means nothing here").arg(*value) : Text::tr("has no value")));
    }
    return read;
}

} // namespace model
