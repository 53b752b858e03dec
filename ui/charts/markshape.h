// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Shapes and dashes that tell devices apart beside their colours, for eyes that see fewer colours and for print.
#pragma once

#include "chartlayer.h"

#include <QPen>

namespace ui {

/// A point of a device: its shape by \a pattern, filled as the figure is certain.
void paintPoint(QPainter *painter, const QPointF &centre, qreal radius, int pattern, const QColor &colour, MarkStyle style,
                const ChartStyle &look);

/// A line of a device, of a width in pixels: solid, dashed, dotted … by \a pattern.
[[nodiscard]] QPen patternedPen(const QColor &colour, qreal width, int pattern);

} // namespace ui
