// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// One metric over some devices: the rows, their order, the ratio to a baseline, and the notes a reader needs to
/// compare like with like. Charts, tables, exports and the terminal all show this.
#pragma once

#include "model/catalogue/catalogue.h"
#include "model/json/jsonvalue.h"
#include "model/metric/metric.h"
#include "model/tables/datatable.h"

namespace model {

enum class RowOrder { Value, Name, Given };

[[nodiscard]] QString rowOrderId(RowOrder order); ///< "value", "name", "given"
[[nodiscard]] std::optional<RowOrder> rowOrderFromId(const QString &id);

struct ComparisonRequest
{
    QStringList deviceIds;
    MetricQuery query;
    QString baselineId; ///< empty: none
    RowOrder order = RowOrder::Value;
};

struct ComparisonRow
{
    QString id;
    QString name;
    MetricReading reading;
    /// Ratio to the baseline, in how many times better where the metric has a better direction: for a price,
    /// half the baseline's is 2. nullopt without a baseline or when either value is unknown.
    std::optional<double> relative;
};

struct Comparison
{
    ComparisonRequest request;
    QString title;
    QString unit;
    Better better = Better::Higher;
    std::vector<ComparisonRow> rows; ///< best first (or as asked for); rows without value last, in the order given
    QStringList warnings;            ///< translated; where unlike things are compared (likewithlike.h)
    QStringList notes;               ///< translated; what is missing, which prices, how to read it
    QString summary;                 ///< one translated sentence

    [[nodiscard]] const ComparisonRow *find(const QString &id) const;
    [[nodiscard]] bool isRelative() const { return !request.baselineId.isEmpty(); }
};

/// What a reader needs to know of the figures themselves: prices and their dates, estimates, disputes, how sizes and
/// links are counted. Part of the notes.
[[nodiscard]] QStringList figureNotes(const Comparison &comparison);

/// "A, B, C": the names of devices in a note, the first of them and how many more where they are many.
[[nodiscard]] QString listedNames(const QStringList &names);

/// Devices that the articles of 2023 compare: what is shown when nothing was chosen.
[[nodiscard]] QStringList defaultDeviceIds();

/// Errors: an unknown device id (with the nearest ones), an id given twice, a baseline that is not compared. Their place
/// is the field of the request: "device", "baseline" or "sparse-device".
[[nodiscard]] Result<Comparison> compare(const Catalogue &catalogue, const ComparisonRequest &request);

/// The status of a value in files: "published", "derived", "estimated", "yours" or "not published".
[[nodiscard]] QString statusId(const MetricReading &reading);
[[nodiscard]] QString statusName(const MetricReading &reading); ///< translated
[[nodiscard]] QString figureKindName(FigureKind kind);          ///< translated
[[nodiscard]] QString figureKindId(FigureKind kind);            ///< "published", "derived", "estimated", "yours"

/// "Title, date, https://…" of each source; "source not recorded" when a value has none.
[[nodiscard]] QStringList sourceTexts(const MetricReading &reading);
[[nodiscard]] QString sourcesText(const MetricReading &reading);
[[nodiscard]] QString sourceText(const Source &source);

/// The words behind a value: dense or sparse where the query leaves it open, kind and date of a price; else empty.
[[nodiscard]] QString detailText(const MetricReading &reading);

[[nodiscard]] JsonValue comparisonToJson(const Comparison &comparison);
[[nodiscard]] DataTable comparisonToTable(const Comparison &comparison);

/// The command that prints or draws the same comparison.
[[nodiscard]] QString comparisonCommand(const ComparisonRequest &request);

} // namespace model
