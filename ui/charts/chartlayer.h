// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What differs from one kind of chart to the next: how its marks are laid out, painted and found under the pointer.
/// Everything else (axes, title, notes, hover, keyboard, export, accessibility) asks this interface and is written
/// once, in ChartScene, ChartView and ChartExporter.
///
/// Marks are painted by us and not by QBarSet: Qt Charts 6.4 drops a NaN from a set and moves every later bar to the
/// wrong device, has one brush a set, cannot localise the value labels, shows all category labels or none, drops
/// categories of equal name and reads all of them as HTML. Of QChart we use what it does well: axes, ticks, grid and
/// the mapping from values to positions.
#pragma once

#include "chartspec.h"
#include "charttheme.h"

#include <QFont>
#include <QRectF>
#include <QSet>

#include <functional>
#include <memory>

class QPainter;

namespace ui {

/// A window scrolls and keeps its font; a picture has a given size, so rows share the height there is.
enum class ChartMedium { Window, Picture };

/// The look a layer has to keep to. All lengths are multiples of em, the pixel size of the font.
struct ChartStyle
{
    ChartTheme theme;
    QFont font; ///< has a pixel size
    ChartMedium medium = ChartMedium::Window;

    [[nodiscard]] qreal em() const { return font.pixelSize(); }
    [[nodiscard]] QFont scaledFont(qreal factor) const; ///< at least 1 px
};

/// The horizontal axis a layer asks for.
struct AxisPlan
{
    ChartScale scale = ChartScale::Linear;
    double minimum = 0;
    double maximum = 1;
    double tickInterval = 1; ///< linear scale only
    int decimals = 0;        ///< linear scale only
};

struct PlotPlan
{
    QRectF plot; ///< inside the axes
    AxisPlan axis;
};

/// Which marks are emphasised.
struct ChartEmphasis
{
    qsizetype hovered = -1;
    qsizetype current = -1; ///< has the keyboard's ring
    QSet<QString> selected; ///< when not empty, all others are dimmed
};

/// A swatch and a word in the line that explains the marks.
enum class KeySymbol {
    Estimated,
    Yours,
    Disputed,
    Front,
    EqualRatio,
    Dense,
    Sparse,
    Unknown,
    Impossible,
    AsAsked,
    Part
};

class ChartLayer
{
public:
    /// Position of a value on the horizontal axis, in scene coordinates.
    using Mapping = std::function<qreal(double)>;

    ChartLayer() = default;
    ChartLayer(const ChartLayer &) = delete;
    ChartLayer &operator=(const ChartLayer &) = delete;
    virtual ~ChartLayer() = default;

    /// Does the layer paint over the horizontal axis of the scene, or axes of its own? With its own, plan() fixes all
    /// places and place() is not called.
    [[nodiscard]] virtual bool usesSceneAxis() const = 0;

    /// The scale in use: linear where the figures do not allow the logarithm that was asked for.
    [[nodiscard]] virtual ChartScale scale() const = 0;

    /// Height of the body (axis labels and marks) at this width: the least, a generous one, and the one beyond which
    /// room stays empty.
    [[nodiscard]] virtual qreal minimumHeight(qreal width) const = 0;
    [[nodiscard]] virtual qreal comfortableHeight(qreal width) const = 0;
    [[nodiscard]] virtual qreal maximumHeight(qreal width) const = 0;

    /// Chooses axis and plot area inside \a body. Called before place().
    [[nodiscard]] virtual PlotPlan plan(const QRectF &body) = 0;

    /// Fixes the place of every mark and text.
    virtual void place(const Mapping &mapping) = 0;

    virtual void paint(QPainter *painter, const ChartEmphasis &emphasis) const = 0;

    /// Index of the mark at \a position, -1 when there is none.
    [[nodiscard]] virtual qsizetype markAt(const QPointF &position) const = 0;

    /// Where the mark is, for the focus ring, the tip and the screen reader.
    [[nodiscard]] virtual QRectF markRect(qsizetype index) const = 0;

    /// Every text that the layer paints, for the test that none covers another.
    [[nodiscard]] virtual QList<QRectF> textRects() const = 0;

    /// Symbols of its own that the line of explanations has to name.
    [[nodiscard]] virtual QList<KeySymbol> keySymbols() const = 0;

    /// Symbol of an explanation, in the manner of its marks.
    virtual void paintSymbol(QPainter *painter, const QRectF &rect, KeySymbol symbol) const = 0;

    /// Symbol of a part of stacked bars, or of a sort of points.
    virtual void paintPartSymbol(QPainter *, const QRectF &, qsizetype) const {}

    /// What the layer has to say about itself, for example which values the scale cannot show.
    [[nodiscard]] virtual QStringList notes() const = 0;
};

[[nodiscard]] std::unique_ptr<ChartLayer> makeChartLayer(const ChartSpec &spec, const ChartStyle &style);

/// Lines rising to the right, cut at the rectangle by arithmetic: vector formats get lines, and no clip or pattern.
void paintHatch(QPainter *painter, const QRectF &rect, qreal distance);

/// A warning triangle in \a rect, painted and not a glyph, so that it needs no font.
void paintWarningSign(QPainter *painter, const QRectF &rect, const ChartTheme &theme);

/// A bar in \a rect, square at its foot and slightly rounded at its end, in the manner of \a style.
void paintBar(QPainter *painter, const QRectF &rect, const QColor &colour, MarkStyle style, const ChartStyle &look);

} // namespace ui
