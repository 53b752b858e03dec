// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "comparison.h"

#include "likewithlike.h"

#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <QSet>

#include <algorithm>
#include <map>

namespace model {

QString listedNames(const QStringList &names)
{
    constexpr qsizetype most = 5;
    const QString separator = Text::tr(", ", "between names");
    if (names.size() <= most)
        return names.join(separator);
    return Text::tr("%1 and %n more", nullptr, static_cast<int>(names.size() - most + 1))
        .arg(names.mid(0, most - 1).join(separator));
}

namespace {

void sortRows(std::vector<ComparisonRow> &rows, RowOrder order, Better better)
{
    // Iterators and not a subrange: Clang 14 cannot compile that of this standard library.
    const auto firstUnknown = std::stable_partition(rows.begin(), rows.end(),
                                                    [](const ComparisonRow &row) { return row.reading.value.has_value(); });
    if (order == RowOrder::Name) {
        std::stable_sort(rows.begin(), firstUnknown, [](const ComparisonRow &a, const ComparisonRow &b) {
            return a.name.localeAwareCompare(b.name) < 0;
        });
    } else if (order == RowOrder::Value) {
        std::stable_sort(rows.begin(), firstUnknown, [better](const ComparisonRow &a, const ComparisonRow &b) {
            return better == Better::Lower ? *a.reading.value < *b.reading.value : *a.reading.value > *b.reading.value;
        });
    }
}

void setRelative(Comparison &comparison)
{
    const ComparisonRow *baseline = comparison.find(comparison.request.baselineId);
    if (!baseline || !baseline->reading.value)
        return;
    const double reference = *baseline->reading.value;
    for (ComparisonRow &row : comparison.rows) {
        if (!row.reading.value)
            continue;
        row.relative = withoutRoundingNoise(comparison.better == Better::Lower ? reference / *row.reading.value
                                                                               : *row.reading.value / reference);
    }
}

/// What kinds of prices stand in the chart, of which dates, and how they were converted.
QStringList priceNotes(const Comparison &comparison)
{
    std::map<PriceKind, QStringList> namesByKind;
    QStringList dates;
    std::map<int, QStringList> namesByRateYear;
    for (const ComparisonRow &row : comparison.rows) {
        const auto &price = row.reading.price;
        if (!row.reading.value || !price)
            continue;
        namesByKind[price->kind] << row.name;
        dates << price->date;
        if (row.reading.rateYear)
            namesByRateYear[row.reading.rateYear] << row.name;
    }
    if (namesByKind.empty())
        return {};
    QStringList notes;
    std::ranges::sort(dates, {}, dateWithoutRead);
    const QString first = dateForPeople(dates.first());
    const QString last = dateForPeople(dates.last());
    const QString span = first == last ? first : Text::tr("%1 to %2").arg(first, last);
    notes << (namesByKind.size() == 1 ? Text::tr("Prices: %1, %2.").arg(priceKindName(namesByKind.begin()->first), span)
                                      : Text::tr("Dates of the prices: %1.").arg(span));
    for (const auto &[year, names] : namesByRateYear)
        notes << Text::tr("Converted to %1 at the mean rate of %2: %3.")
                     .arg(currencyCode(comparison.request.query.currency))
                     .arg(year)
                     .arg(listedNames(names));
    return notes;
}

void addDirectionNote(Comparison &comparison)
{
    const ComparisonRow *baseline = comparison.find(comparison.request.baselineId);
    if (baseline && !baseline->reading.value)
        comparison.notes
            << Text::tr("The baseline %1 has no figure, so nothing is shown relative to it.").arg(baseline->name);
    else if (comparison.better == Better::Lower)
        comparison.notes << (comparison.isRelative()
                                 ? Text::tr("Lower is better here: 2× means half of the baseline's value.")
                                 : Text::tr("Lower is better."));
}

void addMissingNote(Comparison &comparison)
{
    QStringList missing;
    for (const ComparisonRow &row : comparison.rows) {
        if (!row.reading.value)
            missing << row.name;
    }
    if (!missing.isEmpty())
        comparison.notes << Text::tr("Not published for %n device(s): %1.", nullptr, static_cast<int>(missing.size()))
                                .arg(listedNames(missing));
}

QString summaryOf(const Comparison &comparison)
{
    const auto known = std::ranges::count_if(comparison.rows, [](const ComparisonRow &row) { return row.reading.value.has_value(); });
    if (comparison.rows.empty())
        return Text::tr("%1: no device is compared.").arg(comparison.title);
    if (known == 0)
        return Text::tr("%1: not published for any of these devices.").arg(comparison.title);
    const auto hasValue = [](const ComparisonRow &row) { return row.reading.value.has_value(); };
    const auto byValue = [](const ComparisonRow &a, const ComparisonRow &b) {
        return !b.reading.value ? false : !a.reading.value ? true : *a.reading.value < *b.reading.value;
    };
    std::vector<ComparisonRow> rows;
    std::ranges::copy_if(comparison.rows, std::back_inserter(rows), hasValue);
    const auto [least, most] = std::ranges::minmax_element(rows, byValue);
    const MetricId metric = comparison.request.query.metric;
    if (metric == MetricId::Year)
        return Text::tr("%1: from %2 (%3) to %4 (%5).")
            .arg(comparison.title, metricValueText(metric, *least->reading.value), least->name,
                 metricValueText(metric, *most->reading.value), most->name);
    const auto named = [&](const ComparisonRow &row) {
        return Text::tr("%1 with %2 %3").arg(row.name, metricValueText(metric, *row.reading.value), comparison.unit);
    };
    if (known == 1)
        return Text::tr("%1: %2.").arg(comparison.title, named(*most));
    return Text::tr("%1: from %2 to %3, %4 times as much.")
        .arg(comparison.title, named(*least), named(*most),
             numberForPeople(QString::number(*most->reading.value / *least->reading.value, 'g', 3).toDouble()));
}

} // namespace

QStringList figureNotes(const Comparison &comparison)
{
    const MetricId metric = comparison.request.query.metric;
    QStringList notes = metricInfo(metric).usesPrice ? priceNotes(comparison) : QStringList();
    QStringList estimated;
    QStringList disputed;
    for (const ComparisonRow &row : comparison.rows) {
        if (row.reading.value && row.reading.kind == FigureKind::Estimated)
            estimated << row.name;
        if (row.reading.value && !row.reading.dissents.empty())
            disputed << row.name;
    }
    if (!estimated.isEmpty())
        notes << Text::tr("Estimated, not published by the vendor: %1.").arg(listedNames(estimated));
    if (!disputed.isEmpty())
        notes << Text::tr("Publications disagree about %1.").arg(listedNames(disputed));
    switch (metric) {
    case MetricId::Memory:
    case MetricId::MemoryPerPrice:
    case MetricId::MemoryPerWatt:
    case MetricId::Cache:
        if (numberStyle().memoryUnit == NumberStyle::MemoryUnit::Gigabytes)
            notes << Text::tr("Sizes as on the label: 1 GB is 2³⁰ bytes.");
        break;
    case MetricId::Interconnect:
    case MetricId::HostLink: notes << Text::tr("Sum of both directions."); break;
    default: break;
    }
    return notes;
}

QString rowOrderId(RowOrder order)
{
    switch (order) {
    case RowOrder::Value: return QStringLiteral("value");
    case RowOrder::Name: return QStringLiteral("name");
    case RowOrder::Given: return QStringLiteral("given");
    }
    Q_UNREACHABLE();
}

std::optional<RowOrder> rowOrderFromId(const QString &id)
{
    for (const RowOrder order : {RowOrder::Value, RowOrder::Name, RowOrder::Given}) {
        if (rowOrderId(order) == id)
            return order;
    }
    return std::nullopt;
}

const ComparisonRow *Comparison::find(const QString &id) const
{
    const auto row = std::ranges::find(rows, id, &ComparisonRow::id);
    return row == rows.end() ? nullptr : &*row;
}

QStringList defaultDeviceIds()
{
    return {QStringLiteral("apple-m2-ultra-76c"), QStringLiteral("nvidia-rtx-4090"),
            QStringLiteral("nvidia-a100-sxm4-80gb"), QStringLiteral("nvidia-h100-sxm5-80gb")};
}

Result<Comparison> compare(const Catalogue &catalogue, const ComparisonRequest &request)
{
    Comparison comparison;
    comparison.request = request;
    comparison.title = metricTitle(request.query);
    comparison.unit = metricUnit(request.query);
    comparison.better = metricInfo(request.query.metric).better;
    QSet<QString> seen;
    const QString devicePlace = QStringLiteral("device");
    const QString baselinePlace = QStringLiteral("baseline");
    const auto at = [](const QString &place, Error error) {
        error.place = place;
        return failure(std::move(error));
    };
    for (const QString &id : request.deviceIds) {
        const auto device = catalogue.get(id);
        if (!device)
            return at(devicePlace, device.error());
        if (seen.contains(id))
            return failure({ErrorCode::DuplicateId, {}, 0, devicePlace, Text::tr("the device \"%1\" is given twice").arg(id)});
        seen.insert(id);
        comparison.rows.push_back({id, (*device)->name, readMetric(**device, request.query, catalogue.rates()), {}});
    }
    if (!request.baselineId.isEmpty() && !seen.contains(request.baselineId)) {
        if (const auto device = catalogue.get(request.baselineId); !device)
            return at(baselinePlace, device.error());
        return failure({ErrorCode::UnknownId,
                        {},
                        0,
                        baselinePlace,
                        Text::tr("the baseline \"%1\" is not among the compared devices; expected one of %2")
                            .arg(request.baselineId, listedNames(request.deviceIds))});
    }
    for (const QString &id : request.query.sparseIds) {
        if (const auto device = catalogue.get(id); !device)
            return at(QStringLiteral("sparse-device"), device.error());
    }
    sortRows(comparison.rows, request.order, comparison.better);
    setRelative(comparison);
    comparison.warnings = likeWithLikeWarnings(comparison, catalogue) + generationWarnings(comparison, catalogue);
    addDirectionNote(comparison);
    addMissingNote(comparison);
    comparison.notes << figureNotes(comparison);
    comparison.summary = summaryOf(comparison);
    return comparison;
}

QString figureKindName(FigureKind kind)
{
    switch (kind) {
    case FigureKind::Published: return Text::tr("published");
    case FigureKind::Derived: return Text::tr("derived");
    case FigureKind::Estimated: return Text::tr("estimated");
    case FigureKind::Yours: return Text::tr("yours");
    }
    Q_UNREACHABLE();
}

QString figureKindId(FigureKind kind)
{
    switch (kind) {
    case FigureKind::Published: return QStringLiteral("published");
    case FigureKind::Derived: return QStringLiteral("derived");
    case FigureKind::Estimated: return QStringLiteral("estimated");
    case FigureKind::Yours: return QStringLiteral("yours");
    }
    Q_UNREACHABLE();
}

QString statusId(const MetricReading &reading)
{
    return reading.value ? figureKindId(reading.kind) : QStringLiteral("not published");
}

QString statusName(const MetricReading &reading)
{
    return reading.value ? figureKindName(reading.kind) : reading.missing;
}

QString sourceText(const Source &source)
{
    QStringList parts = {source.title};
    if (!source.date.isEmpty())
        parts << dateForPeople(source.date);
    if (!source.url.isEmpty())
        parts << source.url;
    return parts.join(QStringLiteral(", "));
}

QStringList sourceTexts(const MetricReading &reading)
{
    QStringList texts;
    for (const Source &source : reading.sources)
        texts << sourceText(source);
    if (texts.isEmpty() && reading.value)
        texts << Text::tr("source not recorded");
    return texts;
}

QString sourcesText(const MetricReading &reading)
{
    return sourceTexts(reading).join(QStringLiteral("; "));
}

QString detailText(const MetricReading &reading)
{
    QStringList parts;
    if (reading.sparsity)
        parts << sparsityName(*reading.sparsity);
    if (reading.price)
        parts << Text::tr("%1, %2").arg(priceKindName(reading.price->kind), dateForPeople(reading.price->date));
    return parts.join(Text::tr("; "));
}

JsonValue comparisonToJson(const Comparison &comparison)
{
    const MetricQuery &query = comparison.request.query;
    const MetricInfo &info = metricInfo(query.metric);
    JsonValue json = JsonValue::object();
    json.set(QStringLiteral("metric"), QString::fromLatin1(info.id));
    json.set(QStringLiteral("number_format"), info.usesFormat ? JsonValue(formatChoiceId(query.format)) : JsonValue());
    json.set(QStringLiteral("sparsity"), info.usesFormat ? JsonValue(sparsityChoiceId(query.sparsity)) : JsonValue());
    json.set(QStringLiteral("unit"), comparison.unit);
    json.set(QStringLiteral("baseline"), comparison.isRelative() ? JsonValue(comparison.request.baselineId) : JsonValue());
    json.set(QStringLiteral("price_kind"), info.usesPrice ? JsonValue(priceChoiceId(query.priceKind)) : JsonValue());
    json.set(QStringLiteral("currency"), info.usesPrice ? JsonValue(currencyCode(query.currency)) : JsonValue());
    JsonValue rows = JsonValue::array();
    for (const ComparisonRow &row : comparison.rows) {
        JsonValue item = JsonValue::object();
        item.set(QStringLiteral("id"), row.id);
        item.set(QStringLiteral("name"), row.name);
        if (row.reading.value)
            item.set(QStringLiteral("value"), *row.reading.value);
        if (row.relative)
            item.set(QStringLiteral("relative"), *row.relative);
        item.set(QStringLiteral("status"), statusId(row.reading));
        if (row.reading.format)
            item.set(QStringLiteral("number_format"), numberFormatId(*row.reading.format));
        if (row.reading.sparsity)
            item.set(QStringLiteral("sparsity"), sparsityChoiceId(row.reading.sparsity));
        if (!row.reading.sources.empty())
            item.set(QStringLiteral("source"), sourcesText(row.reading));
        if (!row.reading.date().isEmpty())
            item.set(QStringLiteral("date"), row.reading.date());
        if (row.reading.price)
            item.set(QStringLiteral("price_kind"), priceKindId(row.reading.price->kind));
        JsonValue dissents = JsonValue::array();
        for (const Dissent &dissent : row.reading.dissents) {
            JsonValue statedIn = JsonValue::array();
            for (const QString &title : dissent.statedIn)
                statedIn.append(title);
            dissents.append(JsonValue::object().set(QStringLiteral("value"), dissent.statedValue)
                                .set(QStringLiteral("stated_in"), std::move(statedIn)));
        }
        item.set(QStringLiteral("dissent"), std::move(dissents));
        rows.append(std::move(item));
    }
    json.set(QStringLiteral("rows"), std::move(rows));
    JsonValue notes = JsonValue::array();
    for (const QString &note : comparison.warnings + comparison.notes)
        notes.append(note);
    json.set(QStringLiteral("notes"), std::move(notes));
    return json;
}

DataTable comparisonToTable(const Comparison &comparison)
{
    DataTable table;
    const bool usesPrice = metricInfo(comparison.request.query.metric).usesPrice;
    table.columns = {{QStringLiteral("id"), false}, {Text::tr("device"), false},
                     {Text::tr("%1 (%2)").arg(comparison.title, comparison.unit), true}};
    if (comparison.isRelative())
        table.columns.push_back({Text::tr("relative (×)"), true});
    const bool mayMix = metricInfo(comparison.request.query.metric).usesFormat && mayMixSparsity(comparison.request.query);
    if (mayMix)
        table.columns.push_back({Text::tr("rate"), false});
    table.columns.push_back({Text::tr("status"), false});
    if (usesPrice)
        table.columns.push_back({Text::tr("price kind"), false});
    table.columns.push_back({Text::tr("date"), false});
    table.columns.push_back({Text::tr("source"), false});
    table.columns.push_back({Text::tr("publications that disagree"), false});
    for (const ComparisonRow &row : comparison.rows) {
        const MetricReading &reading = row.reading;
        std::vector<DataTable::Cell> cells = {{row.id, {}}, {row.name, {}},
            {reading.value ? metricValueText(comparison.request.query.metric, *reading.value) : reading.missing, reading.value}};
        if (comparison.isRelative())
            cells.push_back({row.relative ? numberForPeople(*row.relative) : QString(), row.relative});
        if (mayMix)
            cells.push_back({reading.sparsity ? sparsityName(*reading.sparsity) : QString(), {}});
        cells.push_back({statusName(reading), {}});
        if (usesPrice)
            cells.push_back({reading.price ? priceKindName(reading.price->kind) : QString(), {}});
        cells.push_back({dateForPeople(reading.date()), {}});
        cells.push_back({sourcesText(reading), {}});
        QStringList dissents;
        for (const Dissent &dissent : reading.dissents)
            dissents << Text::tr("%1 in %2").arg(dissent.statedValue, dissent.statedIn.join(QStringLiteral(" / ")));
        cells.push_back({dissents.join(QStringLiteral("; ")), {}});
        table.rows.push_back(std::move(cells));
    }
    return table;
}

QString comparisonCommand(const ComparisonRequest &request)
{
    const MetricQuery &query = request.query;
    const MetricInfo &info = metricInfo(query.metric);
    QStringList words = {QStringLiteral("ridgepoint compare")};
    for (const QString &id : request.deviceIds)
        words << QStringLiteral("--device ") + id;
    words << QStringLiteral("--metric ") + QString::fromLatin1(info.id);
    if (info.usesFormat && query.format)
        words << QStringLiteral("--number-format ") + formatChoiceId(query.format);
    if (info.usesFormat && query.sparsity == Sparsity::Sparse)
        words << QStringLiteral("--sparse");
    if (info.usesFormat && !query.sparsity)
        words << QStringLiteral("--sparsity ") + sparsityChoiceId(query.sparsity);
    if (info.usesFormat) {
        for (const QString &id : query.sparseIds)
            words << QStringLiteral("--sparse-device ") + id;
    }
    if (info.usesPrice && query.priceKind)
        words << QStringLiteral("--price-kind ") + priceChoiceId(query.priceKind);
    if (info.usesPrice && query.currency != Currency::Usd)
        words << QStringLiteral("--currency ") + currencyCode(query.currency);
    if (!request.baselineId.isEmpty())
        words << QStringLiteral("--baseline ") + request.baselineId;
    if (request.order != RowOrder::Value)
        words << QStringLiteral("--order ") + rowOrderId(request.order);
    return words.join(QLatin1Char(' '));
}

} // namespace model
