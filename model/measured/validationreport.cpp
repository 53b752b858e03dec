// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "validationreport.h"

#include "model/json/jsonvalue.h"
#include "model/text/translate.h"

namespace model {

namespace {

using Rows = std::vector<const ComparedRow *>;
using Kinds = std::array<Rows, validationKindCount>;
using Groups = std::map<QString, Kinds>;

Groups groupedBy(const Validation &validation, QString ComparedRow::*key)
{
    Groups groups;
    for (const ComparedRow &row : validation.rows)
        groups[key ? row.*key : QString()][std::size_t(row.kind)].push_back(&row);
    return groups;
}

QString keyText(ValidationKind kind)
{
    const std::string_view key = validationKindKey(kind);
    return QString::fromLatin1(key.data(), qsizetype(key.size()));
}

JsonValue statisticsToJson(const Rows &rows)
{
    const ErrorStatistics statistics = statisticsOf(rows);
    JsonValue json = JsonValue::object();
    json.set(QStringLiteral("rows"), statistics.rows);
    json.set(QStringLiteral("predicted"), statistics.predicted);
    if (statistics.predicted == 0)
        return json;
    json.set(QStringLiteral("median_ape"), statistics.medianError);
    json.set(QStringLiteral("p90_ape"), statistics.ninetiethPercentile);
    json.set(QStringLiteral("median_signed"), statistics.medianSigned);
    if (statistics.coverage)
        json.set(QStringLiteral("coverage80"), *statistics.coverage);
    return json;
}

JsonValue fitsToJson(const Rows &rows)
{
    const FitStatistics fits = fitStatisticsOf(rows);
    JsonValue json = JsonValue::object();
    json.set(QStringLiteral("true_fit"), fits.trueFit);
    json.set(QStringLiteral("false_fit"), fits.falseFit);
    json.set(QStringLiteral("true_oom"), fits.trueOom);
    json.set(QStringLiteral("false_oom"), fits.falseOom);
    return json;
}

JsonValue kindsToJson(const std::array<Rows, validationKindCount> &kinds)
{
    JsonValue json = JsonValue::object();
    for (std::size_t i = 0; i < validationKindCount; ++i) {
        const ValidationKind kind = ValidationKind(i);
        if (!kinds[i].empty())
            json.set(keyText(kind), kind == ValidationKind::Fits ? fitsToJson(kinds[i]) : statisticsToJson(kinds[i]));
    }
    return json;
}

JsonValue groupsToJson(const Groups &groups)
{
    JsonValue json = JsonValue::object();
    for (const auto &[name, kinds] : groups)
        json.set(name.isEmpty() ? QStringLiteral("(not stated)") : name, kindsToJson(kinds));
    return json;
}

JsonValue rowToJson(const ComparedRow &row)
{
    JsonValue json = JsonValue::object();
    json.set(QStringLiteral("id"), row.id);
    json.set(QStringLiteral("kind"), keyText(row.kind));
    if (row.kind == ValidationKind::Fits) {
        json.set(QStringLiteral("measured"), row.measured > 0);
        json.set(QStringLiteral("predicted"), row.predicted.value_or(0) > 0);
        return json;
    }
    json.set(QStringLiteral("measured"), row.measured);
    if (row.predicted)
        json.set(QStringLiteral("predicted"), *row.predicted);
    if (row.high > 0) {
        json.set(QStringLiteral("low"), row.low);
        json.set(QStringLiteral("high"), row.high);
    }
    return json;
}

DataTable::Cell text(const QString &value)
{
    return {value, std::nullopt};
}
DataTable::Cell count(int value)
{
    return {QString::number(value), value};
}
DataTable::Cell percent(double fraction)
{
    return {QString::number(100 * fraction, 'f', 1), 100 * fraction};
}

std::vector<DataTable::Column> columns(const QString &first)
{
    std::vector<DataTable::Column> result;
    if (!first.isEmpty())
        result.push_back({first, false});
    result.push_back({Text::tr("kind"), false});
    for (const QString &name :
         {Text::tr("rows"), Text::tr("predicted"), Text::tr("median error (%)"), Text::tr("90th percentile (%)"),
          Text::tr("signed median (%)"), Text::tr("in 80 % range (%)")})
        result.push_back({name, true});
    return result;
}

void addRows(DataTable &table, const QString &first, bool named, const std::array<Rows, validationKindCount> &kinds)
{
    for (std::size_t i = 0; i < validationKindCount; ++i) {
        if (kinds[i].empty() || ValidationKind(i) == ValidationKind::Fits)
            continue;
        const ErrorStatistics statistics = statisticsOf(kinds[i]);
        std::vector<DataTable::Cell> row;
        if (named)
            row.push_back(text(first.isEmpty() ? Text::tr("(not stated)") : first.left(60)));
        row.insert(row.end(), {text(keyText(ValidationKind(i))), count(statistics.rows), count(statistics.predicted),
                               percent(statistics.medianError), percent(statistics.ninetiethPercentile),
                               percent(statistics.medianSigned),
                               statistics.coverage ? percent(*statistics.coverage) : text(QStringLiteral("–"))});
        table.rows.push_back(std::move(row));
    }
}

QString shareText(int part, int whole)
{
    return whole > 0 ? Text::tr("%1 of %2 (%3 %)").arg(part).arg(whole).arg(100.0 * part / whole, 0, 'f', 1)
                     : Text::tr("none");
}

Kinds kindsOf(const Rows &rows)
{
    Kinds kinds;
    for (const ComparedRow *row : rows)
        kinds[std::size_t(row->kind)].push_back(row);
    return kinds;
}

} // namespace

DataTable errorTable(const Rows &rows)
{
    DataTable table{columns({}), {}};
    addRows(table, {}, false, kindsOf(rows));
    return table;
}

QString fitLine(const Rows &rows)
{
    const Rows known = kindsOf(rows)[std::size_t(ValidationKind::Fits)];
    if (known.empty())
        return {};
    const FitStatistics fits = fitStatisticsOf(known);
    return Text::tr("fits: runs recognised %1, out of memory recognised %2")
        .arg(shareText(fits.trueFit, fits.trueFit + fits.falseOom),
             shareText(fits.trueOom, fits.trueOom + fits.falseFit));
}

QString validationToText(const Validation &validation)
{
    Rows all;
    for (const ComparedRow &row : validation.rows)
        all.push_back(&row);
    QString result;
    if (!all.empty()) {
        const QString fits = fitLine(all);
        result += errorTable(all).toPlainText() + QLatin1Char('\n')
                  + (fits.isEmpty() ? fits : fits + QLatin1Char('\n'));
    }
    const std::pair<QString, QString ComparedRow::*> groupings[] = {{Text::tr("source"), &ComparedRow::source},
                                                                    {Text::tr("device"), &ComparedRow::device},
                                                                    {Text::tr("engine"), &ComparedRow::engine}};
    for (const auto &[title, key] : groupings) {
        DataTable table{columns(title), {}};
        for (const auto &[name, kinds] : groupedBy(validation, key))
            addRows(table, name, true, kinds);
        result += QLatin1Char('\n') + table.toPlainText();
    }
    if (!validation.leftOut.empty())
        result += QLatin1Char('\n') + Text::tr("Left out:") + QLatin1Char('\n');
    for (const auto &[reason, rows] : validation.leftOut)
        result += QStringLiteral("%1  %2\n").arg(rows, 6).arg(Text::tr(reason.toUtf8().constData()));
    if (!validation.abovePeaks.empty())
        result += QLatin1Char('\n') + Text::tr("Above the peaks of their devices:") + QLatin1Char('\n');
    for (const Error &row : validation.abovePeaks)
        result += QStringLiteral("%1: %2\n").arg(row.place, row.message);
    for (const Error &warning : validation.warnings)
        result += Text::tr("warning: %1").arg(warning.message) + QLatin1Char('\n');
    return result;
}

QByteArray validationToJson(const Validation &validation)
{
    JsonValue json = JsonValue::object();
    const Groups all = groupedBy(validation, nullptr);
    json.set(QStringLiteral("kinds"), all.empty() ? JsonValue::object() : kindsToJson(all.begin()->second));
    JsonValue by = JsonValue::object();
    by.set(QStringLiteral("source"), groupsToJson(groupedBy(validation, &ComparedRow::source)));
    by.set(QStringLiteral("device"), groupsToJson(groupedBy(validation, &ComparedRow::device)));
    by.set(QStringLiteral("engine"), groupsToJson(groupedBy(validation, &ComparedRow::engine)));
    json.set(QStringLiteral("by"), std::move(by));
    JsonValue rows = JsonValue::array();
    for (const ComparedRow &row : validation.rows)
        rows.append(rowToJson(row));
    json.set(QStringLiteral("rows"), std::move(rows));
    JsonValue leftOut = JsonValue::object();
    for (const auto &[reason, count] : validation.leftOut)
        leftOut.set(reason, count);
    json.set(QStringLiteral("left_out"), std::move(leftOut));
    JsonValue abovePeaks = JsonValue::array();
    for (const Error &row : validation.abovePeaks)
        abovePeaks.append(row.place);
    json.set(QStringLiteral("above_peak"), std::move(abovePeaks));
    JsonValue warnings = JsonValue::array();
    for (const Error &warning : validation.warnings)
        warnings.append(warning.toText());
    json.set(QStringLiteral("warnings"), std::move(warnings));
    return json.toText();
}

} // namespace model
