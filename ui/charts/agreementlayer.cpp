// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "agreementlayer.h"

#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr qsizetype mostNames = 40; // of more points names would cover the plot

} // namespace

AgreementLayer::AgreementLayer(const ChartSpec &spec, const ChartStyle &style) : PointLayer(spec, style)
{
    const bool isLogarithmic = spec.scale == ChartScale::Logarithmic
                               && std::ranges::any_of(spec.marks, [](const ChartMark &mark) {
                                      return mark.value && mark.x && *mark.value > 0 && *mark.x > 0;
                                  });
    const ChartScale scale = isLogarithmic ? ChartScale::Logarithmic : ChartScale::Linear;
    takePoints(scale, scale);
    QList<double> values;
    for (const Point &point : points()) {
        if (point.isPlaced)
            values << point.x << point.y;
    }
    setAxes(PlotAxis(values, scale), PlotAxis(values, scale));
    setNamesShown(spec.marks.size() <= mostNames);
}

QLineF AgreementLayer::lineOf(double factor) const
{
    const double left = std::max(horizontal().minimum(), vertical().minimum() / factor);
    const double right = std::min(horizontal().maximum(), vertical().maximum() / factor);
    return right > left ? QLineF(at(left, left * factor), at(right, right * factor)) : QLineF();
}

void AgreementLayer::blockLines(LabelPlacer &placer)
{
    placer.blockLine(lineOf(1));
}

void AgreementLayer::paintLines(QPainter *painter, const ChartEmphasis &) const
{
    const ChartTheme &theme = style().theme;
    const qreal width = std::max(1.0, style().em() / 12);
    const QLineF below = lineOf(1 - spec().agreementBand);
    const QLineF above = lineOf(1 + spec().agreementBand);
    if (!below.isNull() && !above.isNull()) {
        // The corners of the plot close the band where its edges end at different sides.
        const QPolygonF band{above.p1(), above.p2(), plot().topRight(), below.p2(), below.p1(), plot().bottomLeft()};
        painter->setPen(Qt::NoPen);
        painter->setBrush(mixed(theme.background, theme.accent, 0.16));
        painter->drawPolygon(band);
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(mixed(theme.background, theme.accent, 0.6), width, Qt::DashLine));
        painter->drawLine(below);
        painter->drawLine(above);
    }
    painter->setPen(QPen(theme.accent, width * 1.4));
    painter->drawLine(lineOf(1));
}

QList<KeySymbol> AgreementLayer::keySymbols() const
{
    return {KeySymbol::Agreement, KeySymbol::AgreementBand};
}

void AgreementLayer::paintSymbol(QPainter *painter, const QRectF &rect, KeySymbol symbol) const
{
    const ChartTheme &theme = style().theme;
    if (symbol == KeySymbol::AgreementBand) {
        painter->fillRect(rect.adjusted(0, rect.height() * 0.2, 0, -rect.height() * 0.2),
                          mixed(theme.background, theme.accent, 0.3));
        return;
    }
    if (symbol != KeySymbol::Agreement) {
        PointLayer::paintSymbol(painter, rect, symbol);
        return;
    }
    painter->setPen(QPen(theme.accent, std::max(1.0, style().em() / 9) * 1.4));
    painter->drawLine(QPointF(rect.left(), rect.center().y()), QPointF(rect.right(), rect.center().y()));
}

} // namespace ui
