// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "curveslayer.h"

#include "markshape.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr qreal reach = 0.6;          // in em: how far from a curve the pointer still means it
constexpr qsizetype mostBlocking = 6; // of more curves the names may cross lines, or none would have room

/// The values of all points along one axis.
QList<double> coordinates(const ChartSpec &spec, double ChartPoint::*coordinate)
{
    QList<double> values;
    for (const ChartMark &mark : spec.marks) {
        for (const ChartPoint &point : mark.points) {
            if (std::isfinite(point.*coordinate))
                values << point.*coordinate;
        }
    }
    return values;
}

/// A logarithm is taken where something is above zero.
ChartScale possibleScale(ChartScale wanted, const QList<double> &values)
{
    const bool isAny = std::ranges::any_of(values, [](double value) { return value > 0; });
    return wanted == ChartScale::Logarithmic && isAny ? ChartScale::Logarithmic : ChartScale::Linear;
}

QList<double> shown(const QList<double> &values, ChartScale scale)
{
    QList<double> kept = values;
    kept.removeIf([scale](double value) { return scale == ChartScale::Logarithmic && value <= 0; });
    return kept;
}

qreal distanceTo(const QPolygonF &line, const QPointF &position)
{
    qreal least = 1e9;
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QPointF along = line.at(i) - line.at(i - 1);
        const qreal length = QPointF::dotProduct(along, along);
        const qreal share = length > 0
                                ? std::clamp(QPointF::dotProduct(position - line.at(i - 1), along) / length, 0.0, 1.0)
                                : 0;
        least = std::min(least, QLineF(position, line.at(i - 1) + along * share).length());
    }
    return least;
}

} // namespace

CurvesLayer::CurvesLayer(const ChartSpec &spec, const ChartStyle &style) : PointLayer(spec, style)
{
    QList<double> ys = coordinates(spec, &ChartPoint::y);
    const QList<double> xs = coordinates(spec, &ChartPoint::x);
    for (const ChartMark &mark : spec.marks) {
        if (mark.value && std::isfinite(*mark.value))
            ys << *mark.value;
    }
    const ChartScale vertical = possibleScale(spec.scale, ys);
    const bool isNamed = !spec.categories.isEmpty();
    const ChartScale horizontal = isNamed ? ChartScale::Linear : possibleScale(spec.horizontalScale, xs);
    takePoints(horizontal, vertical);
    setAxes(isNamed ? PlotAxis(spec.categories) : PlotAxis::tight(shown(xs, horizontal), horizontal),
            PlotAxis(shown(ys, vertical), vertical));
}

QList<CurvesLayer::Stretch> CurvesLayer::stretches(qsizetype mark) const
{
    QList<Stretch> stretches;
    const ChartPoint *before = nullptr;
    for (const ChartPoint &point : spec().marks.at(mark).points) {
        if (!std::isfinite(point.y) || !vertical().contains(point.y) || !horizontal().contains(point.x)) {
            before = nullptr;
            continue;
        }
        const QPointF place = at(point.x, point.y);
        // The way to a point that is not possible is not possible either.
        const bool isPossible = point.isPossible && (!before || before->isPossible);
        if (!before) {
            stretches << Stretch{{place}, point.isPossible};
        } else {
            if (stretches.last().line.size() > 1 && stretches.last().isPossible != isPossible)
                stretches << Stretch{{stretches.last().line.last()}, isPossible};
            stretches.last().isPossible = isPossible;
            stretches.last().line << place;
        }
        before = &point;
    }
    return stretches;
}

void CurvesLayer::blockLines(LabelPlacer &placer)
{
    if (spec().marks.size() > mostBlocking)
        return;
    for (qsizetype i = 0; i < spec().marks.size(); ++i) {
        for (const Stretch &stretch : stretches(i)) {
            for (qsizetype k = 1; k < stretch.line.size(); ++k)
                placer.blockLine(QLineF(stretch.line.at(k - 1), stretch.line.at(k)));
        }
    }
}

void CurvesLayer::paintLines(QPainter *painter, const ChartEmphasis &emphasis) const
{
    painter->setBrush(Qt::NoBrush);
    for (qsizetype i = 0; i < spec().marks.size(); ++i) {
        const ChartMark &mark = spec().marks.at(i);
        const bool isStrong = i == emphasis.hovered || i == emphasis.current || emphasis.selected.contains(mark.id);
        const qreal width = std::max(1.3, style().em() / 8) * (isStrong ? 1.7 : 1);
        for (const Stretch &stretch : stretches(i)) {
            painter->setPen(stretch.isPossible ? patternedPen(colourOf(i, emphasis), width, mark.pattern)
                                               : QPen(colourOf(i, emphasis), width / 2, Qt::DotLine));
            if (stretch.line.size() > 1)
                painter->drawPolyline(stretch.line);
            else
                painter->drawEllipse(stretch.line.first(), width / 2, width / 2);
        }
    }
}

qsizetype CurvesLayer::markAt(const QPointF &position) const
{
    if (const qsizetype point = PointLayer::markAt(position); point >= 0)
        return point;
    qsizetype nearest = -1;
    qreal least = reach * style().em();
    for (qsizetype i = 0; i < spec().marks.size(); ++i) {
        for (const Stretch &stretch : stretches(i)) {
            if (const qreal distance = distanceTo(stretch.line, position); distance < least) {
                least = distance;
                nearest = i;
            }
        }
    }
    return nearest;
}

QList<KeySymbol> CurvesLayer::keySymbols() const
{
    QList<KeySymbol> symbols = {KeySymbol::AsAsked};
    const bool isAny = std::ranges::any_of(spec().marks, [](const ChartMark &mark) {
        return std::ranges::any_of(mark.points, [](const ChartPoint &point) { return !point.isPossible; });
    });
    if (isAny)
        symbols << KeySymbol::Impossible;
    return symbols;
}

void CurvesLayer::paintSymbol(QPainter *painter, const QRectF &rect, KeySymbol symbol) const
{
    if (symbol == KeySymbol::AsAsked) {
        paintPoint(painter, rect.center(), rect.height() / 2, 0, style().theme.muted, MarkStyle::Estimated, style());
    } else if (symbol == KeySymbol::Impossible) {
        painter->setPen(QPen(style().theme.muted, std::max(1.3, style().em() / 8) / 2, Qt::DotLine));
        painter->drawLine(QPointF(rect.left(), rect.center().y()), QPointF(rect.right(), rect.center().y()));
    } else {
        PointLayer::paintSymbol(painter, rect, symbol);
    }
}

} // namespace ui
