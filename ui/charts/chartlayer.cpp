// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chartlayer.h"

#include "barlayer.h"
#include "curveslayer.h"
#include "formatslayer.h"
#include "rooflinelayer.h"
#include "scatterlayer.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace ui {

namespace {

/// Square at the left, rounded at the right.
QPainterPath barPath(const QRectF &rect, qreal radius)
{
    const qreal r = std::min({radius, rect.width(), rect.height() / 2});
    QPainterPath path(rect.topLeft());
    path.lineTo(rect.right() - r, rect.top());
    path.quadTo(rect.topRight(), QPointF(rect.right(), rect.top() + r));
    path.lineTo(rect.right(), rect.bottom() - r);
    path.quadTo(rect.bottomRight(), QPointF(rect.right() - r, rect.bottom()));
    path.lineTo(rect.bottomLeft());
    path.closeSubpath();
    return path;
}

} // namespace

std::unique_ptr<ChartLayer> makeChartLayer(const ChartSpec &spec, const ChartStyle &style)
{
    switch (spec.kind) {
    case ChartKind::Bars: return std::make_unique<BarLayer>(spec, style);
    case ChartKind::Scatter:
    case ChartKind::TimeLine: return std::make_unique<ScatterLayer>(spec, style);
    case ChartKind::Roofline: return std::make_unique<RooflineLayer>(spec, style);
    case ChartKind::Curves: return std::make_unique<CurvesLayer>(spec, style);
    case ChartKind::Formats: return std::make_unique<FormatsLayer>(spec, style);
    }
    Q_UNREACHABLE();
}

void paintHatch(QPainter *painter, const QRectF &rect, qreal distance)
{
    QList<QLineF> lines;
    for (qreal start = rect.left() - rect.height() + distance / 2; start < rect.right(); start += distance) {
        const qreal left = std::max(start, rect.left());
        const qreal right = std::min(start + rect.height(), rect.right());
        if (right > left)
            lines << QLineF(left, rect.bottom() - (left - start), right, rect.bottom() - (right - start));
    }
    painter->drawLines(lines);
}

void paintWarningSign(QPainter *painter, const QRectF &rect, const ChartTheme &theme)
{
    painter->save();
    const qreal stroke = rect.width() * 0.11;
    const QRectF body = rect.adjusted(stroke / 2, stroke, -stroke / 2, -stroke / 2);
    QPen pen(theme.warning, stroke);
    pen.setJoinStyle(Qt::RoundJoin);
    painter->setPen(pen);
    painter->setBrush(Qt::NoBrush);
    painter->drawPolygon(QPolygonF{QPointF(body.center().x(), body.top()), body.bottomRight(), body.bottomLeft()});
    pen.setCapStyle(Qt::RoundCap);
    painter->setPen(pen);
    const qreal x = body.center().x();
    painter->drawLine(QPointF(x, body.top() + body.height() * 0.38), QPointF(x, body.top() + body.height() * 0.62));
    painter->setPen(Qt::NoPen);
    painter->setBrush(theme.warning);
    painter->drawEllipse(QPointF(x, body.top() + body.height() * 0.82), stroke * 0.6, stroke * 0.6);
    painter->restore();
}

void paintBar(QPainter *painter, const QRectF &rect, const QColor &colour, MarkStyle style, const ChartStyle &look)
{
    const qreal line = std::max(1.0, look.em() / 10);
    if (rect.width() < 3 * line) { // too short for an outline, and yet something
        painter->fillRect(QRectF(rect.topLeft(), QSizeF(std::max(rect.width(), line), rect.height())), colour);
        return;
    }
    painter->save();
    const qreal radius = look.em() * 0.2;
    const QColor outline = look.theme.outlined ? look.theme.text : colour;
    const QRectF inner = rect.adjusted(line / 2, line / 2, -line / 2, -line / 2);
    switch (style) {
    case MarkStyle::Published:
    case MarkStyle::Derived:
        painter->setPen(look.theme.outlined ? QPen(outline, line) : QPen(Qt::NoPen));
        painter->setBrush(colour);
        painter->drawPath(barPath(look.theme.outlined ? inner : rect, radius));
        break;
    case MarkStyle::Estimated:
        painter->setPen(QPen(outline, line));
        painter->setBrush(mixed(look.theme.background, colour, 0.22));
        painter->drawPath(barPath(inner, radius));
        painter->setPen(QPen(colour, line));
        paintHatch(painter, inner, look.em() * 0.5);
        break;
    case MarkStyle::Yours:
        painter->setPen(QPen(outline, line * 1.6));
        painter->setBrush(mixed(look.theme.background, colour, 0.3));
        painter->drawPath(barPath(rect.adjusted(line * 0.8, line * 0.8, -line * 0.8, -line * 0.8), radius));
        break;
    }
    painter->restore();
}

} // namespace ui
