// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Curves over something that is varied (context, batch, devices, a weight format): one a device, with a point where the
/// device stands as asked. Where a device cannot do it (the job does not fit) its curve is thin and dotted.
#pragma once

#include "pointlayer.h"

namespace ui {

class CurvesLayer final : public PointLayer
{
public:
    CurvesLayer(const ChartSpec &spec, const ChartStyle &style);

    [[nodiscard]] QList<KeySymbol> keySymbols() const override;
    void paintSymbol(QPainter *painter, const QRectF &rect, KeySymbol symbol) const override;
    [[nodiscard]] qsizetype markAt(const QPointF &position) const override;

protected:
    [[nodiscard]] bool namesMayCrossLines() const override { return true; }
    void blockLines(LabelPlacer &placer) override;
    void paintLines(QPainter *painter, const ChartEmphasis &emphasis) const override;

private:
    /// A stretch of a curve that the axes can show, of points that are all possible or all not.
    struct Stretch
    {
        QPolygonF line;
        bool isPossible = true;
    };
    [[nodiscard]] QList<Stretch> stretches(qsizetype mark) const;
};

} // namespace ui
