// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rooflinelayer.h"

#include "markshape.h"

#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

// How far the axes reach beyond the ridge points, as factors: enough slope and ceiling to see which is which.
constexpr double leftOfRidges = 12;
constexpr double rightOfRidges = 6;
constexpr double belowCeilings = 14;

constexpr std::size_t mostBlocking = 16; // of more roofs the names may cross lines, or none would have room

} // namespace

RooflineLayer::RooflineLayer(const ChartSpec &spec, const ChartStyle &style) : PointLayer(spec, style)
{
    takePoints(ChartScale::Logarithmic, ChartScale::Logarithmic);
    QList<double> ridges;
    QList<double> ceilings;
    for (const Point &point : points()) {
        if (point.isPlaced) {
            ridges << point.x;
            ceilings << point.y;
        }
    }
    if (ridges.isEmpty()) {
        setAxes(PlotAxis({1, 100}, ChartScale::Logarithmic), PlotAxis({1, 100}, ChartScale::Logarithmic));
        return;
    }
    const auto [leastRidge, greatestRidge] = std::ranges::minmax(ridges);
    const auto [leastCeiling, greatestCeiling] = std::ranges::minmax(ceilings);
    setAxes(PlotAxis({leastRidge / leftOfRidges, greatestRidge * rightOfRidges}, ChartScale::Logarithmic),
            PlotAxis({leastCeiling / belowCeilings, greatestCeiling * 1.4}, ChartScale::Logarithmic));
}

/// From where the slope enters the plot, over the ridge point, to its right edge.
QPolygonF RooflineLayer::roofOf(const Point &point) const
{
    const double slope = point.y / point.x;
    const double start = std::max(horizontal().minimum(), vertical().minimum() / slope);
    return {at(start, start * slope), point.centre, at(horizontal().maximum(), point.y)};
}

void RooflineLayer::blockLines(LabelPlacer &placer)
{
    const auto placed = std::size_t(std::ranges::count_if(points(), &Point::isPlaced));
    if (placed > mostBlocking)
        return;
    for (const Point &point : points()) {
        if (!point.isPlaced)
            continue;
        const QPolygonF roof = roofOf(point);
        for (qsizetype i = 1; i < roof.size(); ++i)
            placer.blockLine(QLineF(roof.at(i - 1), roof.at(i)));
    }
}

void RooflineLayer::paintLines(QPainter *painter, const ChartEmphasis &emphasis) const
{
    painter->setBrush(Qt::NoBrush);
    for (qsizetype i = 0; i < qsizetype(points().size()); ++i) {
        const Point &point = points()[std::size_t(i)];
        if (!point.isPlaced)
            continue;
        const bool isStrong = i == emphasis.hovered || emphasis.selected.contains(spec().marks.at(i).id);
        const qreal width = std::max(1.3, style().em() / 8) * (isStrong ? 1.7 : 1);
        painter->setPen(patternedPen(colourOf(i, emphasis), width, spec().marks.at(i).pattern));
        painter->drawPolyline(roofOf(point));
        // The ridge point's intensity, down to the axis.
        painter->setPen(QPen(mixed(style().theme.background, colourOf(i, emphasis), 0.6), std::max(1.0, style().em() / 16), Qt::DotLine));
        painter->drawLine(QLineF(point.centre, QPointF(point.centre.x(), plot().bottom())));
    }
}

} // namespace ui
