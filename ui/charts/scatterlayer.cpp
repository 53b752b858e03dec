// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scatterlayer.h"

#include "model/compare/scatter.h"
#include "model/text/numbers.h"

#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

/// A logarithm is taken where every axis has something to show on it.
ChartScale possibleScale(const ChartSpec &spec)
{
    if (spec.scale == ChartScale::Linear)
        return ChartScale::Linear;
    const bool isTimeLine = spec.kind == ChartKind::TimeLine;
    const bool isAny = std::ranges::any_of(spec.marks, [&](const ChartMark &mark) {
        return mark.value && mark.x && *mark.value > 0 && (isTimeLine || *mark.x > 0);
    });
    return isAny ? ChartScale::Logarithmic : ChartScale::Linear;
}

} // namespace

ScatterLayer::ScatterLayer(const ChartSpec &spec, const ChartStyle &style) : PointLayer(spec, style)
{
    const bool isTimeLine = spec.kind == ChartKind::TimeLine;
    const ChartScale scale = possibleScale(spec);
    const ChartScale across = isTimeLine ? ChartScale::Linear : scale;
    takePoints(across, scale);
    QList<double> xs;
    QList<double> ys;
    for (const Point &point : points()) {
        if (point.isPlaced) {
            xs << point.x;
            ys << point.y;
        }
    }
    setAxes(PlotAxis(xs, across, isTimeLine ? PlotAxis::Content::Years : PlotAxis::Content::Quantity), PlotAxis(ys, scale));
}

std::vector<double> ScatterLayer::ratios() const
{
    if (spec().ratioUnit.isEmpty())
        return {};
    if (scale() == ChartScale::Logarithmic)
        return model::equalRatios({horizontal().minimum(), vertical().minimum()}, {horizontal().maximum(), vertical().maximum()});
    // On linear axes all lines fan out from zero: those about the diagonal part the points.
    const model::PlotPoint high{horizontal().maximum(), vertical().maximum()};
    return model::equalRatios({high.x * 0.25, high.y * 0.25}, high);
}

/// The part of the line inside the plot.
QLineF ScatterLayer::lineOf(double ratio) const
{
    const double left = std::max(horizontal().minimum(), vertical().minimum() / ratio);
    const double right = std::min(horizontal().maximum(), vertical().maximum() / ratio);
    return right > left ? QLineF(at(left, left * ratio), at(right, right * ratio)) : QLineF();
}

void ScatterLayer::blockLines(LabelPlacer &placer)
{
    const QPolygonF stairs = front();
    for (qsizetype i = 1; i < stairs.size(); ++i)
        placer.blockLine(QLineF(stairs.at(i - 1), stairs.at(i)));
}

void ScatterLayer::placeLabels(LabelPlacer &placer)
{
    m_ratioLines.clear();
    const QFontMetricsF metrics(smallFont());
    for (const double ratio : ratios()) {
        RatioLine line{.ratio = ratio, .line = lineOf(ratio), .text = model::numberForPeople(ratio), .textRect = {}};
        if (line.line.isNull())
            continue;
        const QSizeF size(metrics.horizontalAdvance(line.text) + 1, metrics.height());
        // From the upper end inwards, where the line has room beside it.
        for (const qreal share : {0.985, 0.95, 0.9, 0.8, 0.7, 0.55, 0.4}) {
            const QPointF point = line.line.pointAt(share);
            const QRectF beside(QPointF(point.x() - size.width() - 2, point.y() - size.height() - 1), size); // above the rising line
            if (placer.take(beside)) {
                line.textRect = beside;
                break;
            }
        }
        m_ratioLines.push_back(std::move(line));
    }
}

/// Stairs, and no straight lines: between two devices there is nothing to buy.
QPolygonF ScatterLayer::front() const
{
    std::vector<const Point *> members;
    for (std::size_t i = 0; i < points().size(); ++i) {
        if (points()[i].isPlaced && spec().marks.at(qsizetype(i)).isOnFront)
            members.push_back(&points()[i]);
    }
    std::ranges::sort(members, {}, [](const Point *point) { return std::pair(point->centre.x(), point->centre.y()); });
    QPolygonF stairs;
    for (std::size_t i = 0; i < members.size(); ++i) {
        if (i > 0) {
            const QPointF before = members[i - 1]->centre;
            const QPointF after = members[i]->centre;
            stairs << QPointF(spec().isLeftBetter ? std::max(before.x(), after.x()) : std::min(before.x(), after.x()),
                              spec().isLowerBetter ? std::min(before.y(), after.y()) : std::max(before.y(), after.y()));
        }
        stairs << members[i]->centre;
    }
    // The best so far holds until today.
    if (spec().kind == ChartKind::TimeLine && !stairs.isEmpty())
        stairs << QPointF(plot().right(), stairs.last().y());
    return stairs;
}

void ScatterLayer::paintLines(QPainter *painter, const ChartEmphasis &) const
{
    const ChartTheme &theme = style().theme;
    const qreal width = std::max(1.0, style().em() / 12);
    const QFont font = smallFont();
    const QFontMetricsF metrics(font);
    painter->setFont(font);
    for (const RatioLine &line : m_ratioLines) {
        painter->setPen(QPen(theme.axis, width, Qt::DashLine));
        painter->drawLine(line.line);
        painter->setPen(theme.muted);
        if (!line.textRect.isEmpty())
            painter->drawText(line.textRect.topLeft() + QPointF(0, metrics.ascent()), line.text);
    }
    painter->setPen(QPen(theme.accent, width * 1.6));
    painter->setBrush(Qt::NoBrush);
    painter->drawPolyline(front());
}

QList<KeySymbol> ScatterLayer::keySymbols() const
{
    QList<KeySymbol> symbols;
    if (std::ranges::count_if(spec().marks, &ChartMark::isOnFront) > 1)
        symbols << KeySymbol::Front;
    if (!ratios().empty())
        symbols << KeySymbol::EqualRatio;
    return symbols;
}

QList<QRectF> ScatterLayer::textRects() const
{
    QList<QRectF> rects = PointLayer::textRects();
    for (const RatioLine &line : m_ratioLines) {
        if (!line.textRect.isEmpty())
            rects << line.textRect;
    }
    return rects;
}

} // namespace ui
