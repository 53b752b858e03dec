// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "markshape.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace ui {

namespace {

QPolygonF regular(int corners, qreal radius, qreal turn)
{
    QPolygonF polygon;
    for (int i = 0; i < corners; ++i) {
        const qreal angle = turn + 2 * std::numbers::pi * i / corners;
        polygon << QPointF(radius * std::sin(angle), -radius * std::cos(angle));
    }
    return polygon;
}

/// Of about equal area, so that no shape looks like a larger figure.
QPainterPath shapeOf(int pattern, qreal radius)
{
    QPainterPath path;
    constexpr int shapes = 7;
    switch (pattern % shapes) {
    case 0: path.addEllipse(QPointF(), radius, radius); break;
    case 1: path.addPolygon(regular(4, radius * 1.25, std::numbers::pi / 4)); break; // square
    case 2: path.addPolygon(regular(3, radius * 1.45, 0)); break;                    // triangle
    case 3: path.addPolygon(regular(4, radius * 1.3, 0)); break;                     // diamond
    case 4: path.addPolygon(regular(3, radius * 1.45, std::numbers::pi)); break;     // triangle on its tip
    case 5: path.addPolygon(regular(5, radius * 1.2, 0)); break;
    default: path.addPolygon(regular(6, radius * 1.15, 0)); break;
    }
    path.closeSubpath();
    return path;
}

} // namespace

void paintPoint(QPainter *painter, const QPointF &centre, qreal radius, int pattern, const QColor &colour, MarkStyle style,
                const ChartStyle &look)
{
    painter->save();
    painter->translate(centre);
    const qreal line = std::max(1.0, look.em() / 10);
    const QPainterPath path = shapeOf(pattern, radius);
    switch (style) {
    case MarkStyle::Published:
    case MarkStyle::Derived:
        // The edge in the colour of the background keeps points apart that overlap.
        painter->setPen(QPen(look.theme.outlined ? look.theme.text : look.theme.background, line));
        painter->setBrush(colour);
        break;
    case MarkStyle::Estimated:
        painter->setPen(QPen(colour, line * 1.4, Qt::DotLine));
        painter->setBrush(mixed(look.theme.background, colour, 0.22));
        break;
    case MarkStyle::Yours:
        painter->setPen(QPen(colour, line * 1.8));
        painter->setBrush(mixed(look.theme.background, colour, 0.3));
        break;
    }
    painter->drawPath(path);
    painter->restore();
}

QPen patternedPen(const QColor &colour, qreal width, int pattern)
{
    QPen pen(colour, width);
    pen.setCapStyle(Qt::FlatCap);
    pen.setJoinStyle(Qt::RoundJoin);
    constexpr int dashes = 5;
    switch (pattern % dashes) {
    case 0: break;
    case 1: pen.setDashPattern({6, 2.5}); break;
    case 2: pen.setDashPattern({2, 2}); break;
    case 3: pen.setDashPattern({7, 2, 1.5, 2}); break;
    default: pen.setDashPattern({3.5, 1.5}); break;
    }
    return pen;
}

} // namespace ui
