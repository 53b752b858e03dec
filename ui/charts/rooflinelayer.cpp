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
    QList<double> xs = {leastRidge / leftOfRidges, greatestRidge * rightOfRidges};
    QList<double> ys = {leastCeiling / belowCeilings, greatestCeiling * 1.4};
    for (const ChartMark &mark : spec.marks) {
        for (const ChartPoint &point : mark.points) {
            if (point.x > 0 && point.y > 0) {
                xs << point.x;
                ys << point.y;
            }
        }
    }
    setAxes(PlotAxis(xs, ChartScale::Logarithmic), PlotAxis(ys, ChartScale::Logarithmic));
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
    blockWork(placer);
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

namespace {

/// A shape of its own for each sort of points: a diamond, a triangle, a square.
void paintWorkPoint(QPainter *painter, const QPointF &centre, qreal radius, qsizetype sort)
{
    const auto corner = [&](qreal x, qreal y) { return centre + radius * QPointF(x, y); };
    switch (sort % 3) {
    case 0: painter->drawPolygon(QPolygonF{corner(0, -1), corner(1, 0), corner(0, 1), corner(-1, 0)}); break;
    case 1: painter->drawPolygon(QPolygonF{corner(0, -1), corner(0.95, 0.8), corner(-0.95, 0.8)}); break;
    default: painter->drawRect(QRectF(corner(-0.8, -0.8), corner(0.8, 0.8)));
    }
}

} // namespace

void RooflineLayer::blockWork(LabelPlacer &placer)
{
    m_work.clear();
    for (qsizetype i = 0; i < spec().marks.size(); ++i) {
        for (const ChartPoint &point : spec().marks.at(i).points) {
            if (!(point.x > 0) || !(point.y > 0))
                continue;
            m_work << Work{
                .mark = i, .centre = at(point.x, point.y), .sort = point.sort, .isPossible = point.isPossible};
            const QPointF reach(radius(), radius());
            placer.block(QRectF(m_work.last().centre - reach, m_work.last().centre + reach));
        }
    }
}

void RooflineLayer::paintWork(QPainter *painter, const ChartEmphasis &emphasis) const
{
    for (const Work &work : m_work) {
        const QColor colour = colourOf(work.mark, emphasis);
        painter->setPen(QPen(colour, std::max(1.3, style().em() / 8)));
        painter->setBrush(work.isPossible ? mixed(style().theme.background, colour, 0.4) : style().theme.background);
        paintWorkPoint(painter, work.centre, radius() * (work.mark == emphasis.hovered ? 1.1 : 0.85), work.sort);
    }
}

void RooflineLayer::paintPartSymbol(QPainter *painter, const QRectF &rect, qsizetype part) const
{
    painter->setPen(QPen(style().theme.muted, std::max(1.3, style().em() / 8)));
    painter->setBrush(mixed(style().theme.background, style().theme.muted, 0.4));
    paintWorkPoint(painter, rect.center(), rect.height() / 2, part);
}

qsizetype RooflineLayer::markAt(const QPointF &position) const
{
    for (const Work &work : m_work) {
        if (QLineF(work.centre, position).length() < radius() * 1.3)
            return work.mark;
    }
    return PointLayer::markAt(position);
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
    paintWork(painter, emphasis);
}

} // namespace ui
