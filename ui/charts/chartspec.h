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
    Bars,     ///< one horizontal bar a device, in the order of the marks, top to bottom
    Scatter,  ///< one point a device, by two figures
    TimeLine, ///< one point a device, by a figure and a date
    Roofline, ///< one roof a device, over arithmetic intensity
    Curves,   ///< one curve a device, over something that is varied
    Formats   ///< one row a device, with a small bar for each column
};

/// All kinds, for tests that must hold for each.
[[nodiscard]] QList<ChartKind> allChartKinds();

enum class ChartScale { Linear, Logarithmic };

/// What surrounds the marks and may be left out of a picture. Warnings, and what a scale has to say, always stay.
enum class ChartPart { Title = 1, Key = 2, Notes = 4, Sources = 8 };
Q_DECLARE_FLAGS(ChartParts, ChartPart)
Q_DECLARE_OPERATORS_FOR_FLAGS(ChartParts)
inline constexpr ChartParts allChartParts = ChartParts(ChartPart::Title) | ChartPart::Key | ChartPart::Notes
                                            | ChartPart::Sources;

/// How sure a figure is; estimates never look like published figures (hatched, and "≈" before the value).
enum class MarkStyle { Published, Derived, Estimated, Yours };

/// A further figure of a device: in the table, and in the chart where the kind shows columns.
struct ChartCell
{
    std::optional<double> value;
    QString text; ///< localised, without the unit; empty when there is no value
};

struct ChartColumn
{
    QString title;  ///< of the table's column
    QString unit;
    QString group;  ///< Formats: what two neighbours share, "FP16"
    bool isSparse = false;
};

/// A place of a mark besides that of its figure.
struct ChartPoint
{
    double x = 0;
    double y = 0;
    bool isPossible = true; ///< false where a device cannot do it, whatever the figure says
    qsizetype sort = 0;     ///< Roofline: which of ChartSpec::pointNames it is
};

/// Between which values an estimated figure lies, as far as one can say.
struct ChartRange
{
    double low = 0;
    double high = 0;
};

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
    std::optional<ChartRange> range{}; ///< Bars: a whisker across the end of the bar
    std::optional<double> limit{}; ///< Bars: a line across the bar at what there is, where the value is what is needed
    bool disputed = false; ///< publications disagree; shown as a mark behind the value
    QColor colour;         ///< belongs to the device
    int pattern = 0;       ///< belongs to the device: shape of its point and dash of its line, beside the colour
    std::optional<double> x;  ///< horizontal figure of a point; of a roof its ridge point, \a value being its ceiling
    bool isOnFront = false;   ///< no other point beats it
    QList<ChartCell> cells{}; ///< as many as the chart has columns
    QList<ChartPoint> points{};       ///< Curves: the curve, from left to right; Roofline: work under this roof
    std::optional<ChartRange> span{}; ///< Bars: the bar reaches from low to high, and not from zero to the value
};

struct ChartSpec
{
    ChartKind kind = ChartKind::Bars;
    QString title;      ///< "Memory bandwidth"
    QString valueName;  ///< of the value, where the title says more; empty: the title
    QString valueTitle; ///< axis title with unit: "Memory bandwidth, GB/s"
    QString unit;       ///< "GB/s"; "×" when relative
    ChartScale scale = ChartScale::Linear;
    QList<ChartMark> marks;              ///< in drawing order; those without value last
    QString baselineId;                  ///< empty: none
    QString baselineText;                ///< beside the line, where no mark is the baseline; empty: "Baseline"
    std::optional<double> baselineValue; ///< where the baseline's line stands, in the unit of the chart
    QStringList warnings; ///< where unlike things are compared; above the notes, with a sign
    QStringList notes; ///< the note line under the chart: missing figures, price kinds and dates, warnings
    QString horizontalTitle; ///< kinds with points: title of the horizontal axis, with unit
    QString horizontalUnit;
    ChartScale horizontalScale = ChartScale::Linear; ///< Curves
    QStringList categories;                          ///< Curves: names of x = 0, 1, …, where it is not a quantity
    QString missingTitle;           ///< before the names of the marks that have no place; empty: "not published:"
    QStringList pointNames;         ///< Roofline: what the sorts of points under the roofs stand for
    bool isStacked = false;         ///< Bars: the columns are the parts of the value, and the bar shows them
    bool isLowerBetter = false;     ///< which way the front bends
    bool isLeftBetter = false;
    QString ratioUnit;              ///< of value / x: lines of equal ratio are drawn; empty: none
    QList<ChartColumn> columns;
    QString summary;   ///< one sentence that sums the chart up; also its accessible description
    QString query;     ///< the command line that makes the same chart, for metadata

    /// Kinds with points place a mark by two figures.
    [[nodiscard]] bool hasPoints() const;
    /// The columns of a mark are few enough to be told with it.
    [[nodiscard]] bool tellsColumns() const { return isStacked || (hasPoints() && kind != ChartKind::Curves); }
    [[nodiscard]] qsizetype missingCount() const;
};

} // namespace ui
