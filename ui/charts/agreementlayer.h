// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Predicted against measured: a point a measurement, both axes over the same range, the line on which both are equal and
/// the band about it. Few points have their names beside them; of many, the tip tells.
#pragma once

#include "pointlayer.h"

namespace ui {

class AgreementLayer final : public PointLayer
{
public:
    AgreementLayer(const ChartSpec &spec, const ChartStyle &style);

    [[nodiscard]] QList<KeySymbol> keySymbols() const override;
    void paintSymbol(QPainter *painter, const QRectF &rect, KeySymbol symbol) const override;

protected:
    void blockLines(LabelPlacer &placer) override;
    void paintLines(QPainter *painter, const ChartEmphasis &emphasis) const override;

private:
    /// The line of all points whose vertical figure is \a factor times the horizontal one, inside the plot.
    [[nodiscard]] QLineF lineOf(double factor) const;
};

} // namespace ui
