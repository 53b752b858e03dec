// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Roofs: what each device can attain at each arithmetic intensity, on logarithmic axes. A mark's x is its ridge point, its
/// value the ceiling; the slope up to there is its memory bandwidth.
#pragma once

#include "pointlayer.h"

namespace ui {

class RooflineLayer final : public PointLayer
{
public:
    RooflineLayer(const ChartSpec &spec, const ChartStyle &style);

    [[nodiscard]] qsizetype markAt(const QPointF &position) const override;
    void paintPartSymbol(QPainter *painter, const QRectF &rect, qsizetype part) const override;

protected:
    void blockLines(LabelPlacer &placer) override;
    void paintLines(QPainter *painter, const ChartEmphasis &emphasis) const override;

private:
    /// Work under a roof.
    struct Work
    {
        qsizetype mark = 0;
        QPointF centre;
        qsizetype sort = 0; ///< of ChartSpec::pointNames
        bool isPossible = true;
    };

    [[nodiscard]] QPolygonF roofOf(const Point &point) const;
    void blockWork(LabelPlacer &placer);
    void paintWork(QPainter *painter, const ChartEmphasis &emphasis) const;

    QList<Work> m_work;
};

} // namespace ui
