// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What a chart shows, without how it is drawn: plain data in, a widget (ChartView) or a picture
/// (ChartExporter) out. Pages build a ChartSpec from a model::Comparison and never touch Qt Charts.
#pragma once

#include <QColor>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace ui {

enum class ChartKind {
    Bars ///< one horizontal bar a device, in the order of the marks, top to bottom
};

/// All kinds, for tests that must hold for each.
[[nodiscard]] QList<ChartKind> allChartKinds();

enum class ChartScale { Linear, Logarithmic };

/// How sure a figure is; estimates never look like published figures (hatched, and "≈" before the value).
enum class MarkStyle { Published, Derived, Estimated, Yours };

/// One device (or server) of a chart.
struct ChartMark
{
    QString id;
    QString name;                ///< full, unique in the chart
    std::optional<double> value; ///< in the unit of the chart; nullopt: drawn as missingText at the end, never as 0
    QString valueText;           ///< as shown at the end of the bar, localised, without the unit
    QString missingText;         ///< why there is no value, for example "not published"
    QString detail;              ///< short text behind the value, for example "list price, 2022-09"; may be empty
    QStringList tip;             ///< lines of the hover tip after name and value: source, date, kind, dissents
    QString status;              ///< word of the status column: "published", "derived", …
    QStringList sources;         ///< title, date and address of each source, for tables, exports and metadata
    MarkStyle style = MarkStyle::Published;
    bool disputed = false; ///< publications disagree; shown as a mark behind the value
    QColor colour;         ///< belongs to the device
};

struct ChartSpec
{
    ChartKind kind = ChartKind::Bars;
    QString title;      ///< "Memory bandwidth"
    QString valueTitle; ///< axis title with unit: "Memory bandwidth, GB/s"
    QString unit;       ///< "GB/s"; "×" when relative
    ChartScale scale = ChartScale::Linear;
    QList<ChartMark> marks;              ///< in drawing order; those without value last
    QString baselineId;                  ///< empty: none
    std::optional<double> baselineValue; ///< where the baseline's line stands, in the unit of the chart
    QStringList warnings;                ///< where unlike things are compared; above the notes, with a sign
    QStringList notes; ///< the note line under the chart: missing figures, price kinds and dates, warnings
    QString summary;   ///< one sentence that sums the chart up; also its accessible description
    QString query;     ///< the command line that makes the same chart, for metadata

    [[nodiscard]] qsizetype missingCount() const;
};

} // namespace ui
