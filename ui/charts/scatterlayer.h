// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Points by two figures, or by a figure and a date: with the front of those that none beats, and lines of equal ratio.
#pragma once

#include "pointlayer.h"

namespace ui {

class ScatterLayer final : public PointLayer
{
public:
    ScatterLayer(const ChartSpec &spec, const ChartStyle &style);

    [[nodiscard]] QList<KeySymbol> keySymbols() const override;
    [[nodiscard]] QList<QRectF> textRects() const override;

protected:
    void blockLines(LabelPlacer &placer) override;
    void placeLabels(LabelPlacer &placer) override;
    void paintLines(QPainter *painter, const ChartEmphasis &emphasis) const override;

private:
    /// Points of the same quotient value / x.
    struct RatioLine
    {
        double ratio = 0;
        QLineF line;
        QString text;
        QRectF textRect; ///< empty: no room
    };

    [[nodiscard]] std::vector<double> ratios() const;
    [[nodiscard]] QLineF lineOf(double ratio) const;
    [[nodiscard]] QPolygonF front() const;

    std::vector<RatioLine> m_ratioLines;
};

} // namespace ui
