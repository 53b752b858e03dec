// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What kinds with points share: two axes, a shape and a name for each device, and a line below that lists those without
/// a place, so that nobody is dropped silently. Subclasses add lines under the points.
#pragma once

#include "chartlayer.h"
#include "labelplacer.h"
#include "plotaxis.h"

#include <QCoreApplication>

#include <vector>

namespace ui {

class PointLayer : public ChartLayer
{
    Q_DECLARE_TR_FUNCTIONS(ui::PointLayer)

public:
    [[nodiscard]] bool usesSceneAxis() const override { return false; }
    [[nodiscard]] QList<KeySymbol> keySymbols() const override { return {}; }
    void paintSymbol(QPainter *painter, const QRectF &rect, KeySymbol symbol) const override;
    [[nodiscard]] ChartScale scale() const override { return m_vertical.scale(); }
    [[nodiscard]] qreal minimumHeight(qreal width) const override;
    [[nodiscard]] qreal comfortableHeight(qreal width) const override;
    [[nodiscard]] qreal maximumHeight(qreal width) const override;
    [[nodiscard]] PlotPlan plan(const QRectF &body) override;
    void place(const Mapping &) override {}
    void paint(QPainter *painter, const ChartEmphasis &emphasis) const override;
    [[nodiscard]] qsizetype markAt(const QPointF &position) const override;
    [[nodiscard]] QRectF markRect(qsizetype index) const override;
    [[nodiscard]] QList<QRectF> textRects() const override;
    [[nodiscard]] QStringList notes() const override;

protected:
    struct Point
    {
        QString name;
        bool isPlaced = false; ///< both figures are known and the scale can show them
        bool isHidden = false; ///< known, but not on a logarithmic scale
        double x = 0;
        double y = 0;
        QPointF centre;
        QRectF nameRect; ///< empty: no room
        QRectF signRect; ///< of disputed figures
        QRectF chip;     ///< in the line of those without a place
    };

    PointLayer(const ChartSpec &spec, const ChartStyle &style);

    /// Horizontal scale of the points; called by the constructor of the subclass before the axes are made.
    void takePoints(ChartScale horizontal, ChartScale vertical);
    void setAxes(const PlotAxis &horizontal, const PlotAxis &vertical);
    /// Without names the points are small, so that many of them can be told apart.
    void setNamesShown(bool shown) { m_areNamesShown = shown; }

    /// A name that has no room otherwise may cross a line.
    [[nodiscard]] virtual bool namesMayCrossLines() const { return false; }
    /// Blocks what names should not cover, once the axes have their places.
    virtual void blockLines(LabelPlacer &) {}
    /// Places labels of lines, after the names.
    virtual void placeLabels(LabelPlacer &) {}
    /// Paints lines and their labels.
    virtual void paintLines(QPainter *painter, const ChartEmphasis &emphasis) const = 0;

    [[nodiscard]] const ChartSpec &spec() const { return m_spec; }
    [[nodiscard]] const ChartStyle &style() const { return m_style; }
    [[nodiscard]] const std::vector<Point> &points() const { return m_points; }
    [[nodiscard]] const PlotAxis &horizontal() const { return m_horizontal; }
    [[nodiscard]] const PlotAxis &vertical() const { return m_vertical; }
    [[nodiscard]] const QRectF &plot() const { return m_plot; }
    [[nodiscard]] QPointF at(double x, double y) const;
    [[nodiscard]] qreal radius() const;
    [[nodiscard]] QFont smallFont() const;
    /// The colour of a device, paler where others are selected.
    [[nodiscard]] QColor colourOf(qsizetype index, const ChartEmphasis &emphasis) const;

private:
    [[nodiscard]] bool isDimmed(qsizetype index, const ChartEmphasis &emphasis) const;
    [[nodiscard]] qreal tickStrip() const;
    [[nodiscard]] qreal titleStrip() const;
    [[nodiscard]] qreal layChips(qreal left, qreal top, qreal width, std::vector<QRectF> *chips) const;
    [[nodiscard]] QString horizontalTitle() const;
    [[nodiscard]] QString chipText(const Point &point) const;
    [[nodiscard]] QString missingTitle() const;
    [[nodiscard]] QString crowdedText() const;
    void placePoints(const QRectF &body, qreal below);
    [[nodiscard]] bool placeName(LabelPlacer &placer, std::size_t index);
    void placeNames();
    void placeTicks();
    void paintAxes(QPainter *painter) const;
    void paintPointAt(QPainter *painter, qsizetype index, const ChartEmphasis &emphasis) const;
    void paintName(QPainter *painter, qsizetype index, const ChartEmphasis &emphasis) const;
    void paintChips(QPainter *painter, const ChartEmphasis &emphasis) const;

    ChartSpec m_spec;
    ChartStyle m_style;
    PlotAxis m_horizontal;
    PlotAxis m_vertical;
    std::vector<Point> m_points;
    QRectF m_plot;
    QList<QRectF> m_tickRects; ///< those of the horizontal axis, then those of the vertical one
    QRectF m_titleRect;
    QRectF m_chipTitleRect;
    QRectF m_crowdedRect;
    bool m_areNamesShown = true;
    int m_crowded = 0; ///< points whose names have no room
};

} // namespace ui
