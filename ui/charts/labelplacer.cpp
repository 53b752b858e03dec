// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "labelplacer.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace ui {

namespace {

/// Liang and Barsky's test: does any part of the line lie in the rectangle?
bool crosses(const QLineF &line, const QRectF &rect)
{
    double from = 0;
    double to = 1;
    const auto clip = [&](double change, double room) {
        if (change == 0)
            return room >= 0;
        const double at = room / change;
        if (change < 0)
            from = std::max(from, at);
        else
            to = std::min(to, at);
        return from <= to;
    };
    return clip(-line.dx(), line.x1() - rect.left()) && clip(line.dx(), rect.right() - line.x1())
           && clip(-line.dy(), line.y1() - rect.top()) && clip(line.dy(), rect.bottom() - line.y1());
}

} // namespace

bool LabelPlacer::isFree(const QRectF &rect) const
{
    if (std::ranges::any_of(m_lines, [&](const QLineF &line) { return crosses(line, rect); }))
        return false;
    return m_area.contains(rect) && std::ranges::none_of(m_taken, [&](const QRectF &taken) { return taken.intersects(rect); });
}

bool LabelPlacer::take(const QRectF &rect)
{
    if (!isFree(rect))
        return false;
    m_taken << rect;
    return true;
}

std::optional<QRectF> LabelPlacer::place(const QPointF &point, qreal radius, const QSizeF &size)
{
    const qreal w = size.width();
    const qreal h = size.height();
    const qreal gap = radius * 1.5;
    // Right, left, above, below, then the corners: the places that read best first.
    const QList<QPointF> near = {{gap, -h / 2}, {-gap - w, -h / 2}, {-w / 2, -gap - h}, {-w / 2, gap},
                                 {gap * 0.6, -gap * 0.6 - h}, {gap * 0.6, gap * 0.6}, {-gap * 0.6 - w, -gap * 0.6 - h}, {-gap * 0.6 - w, gap * 0.6},
                                 {-w * 0.2, -gap - h}, {-w * 0.8, -gap - h}, {-w * 0.2, gap}, {-w * 0.8, gap}};
    for (const QPointF &offset : near) {
        const QRectF rect(point + offset, size);
        if (take(rect))
            return rect;
    }
    // Further off, in rings: a thin line will lead to the point.
    constexpr int directions = 16;
    constexpr int rings = 5;
    for (int ring = 1; ring <= rings; ++ring) {
        const qreal distance = gap + ring * h * 1.1;
        for (int i = 0; i < directions; ++i) {
            const qreal angle = 2 * std::numbers::pi * i / directions;
            const QPointF to = point + distance * QPointF(std::cos(angle), -std::sin(angle));
            // The edge of the label that faces the point stands there.
            const qreal left = std::cos(angle) > 0.3 ? to.x() : std::cos(angle) < -0.3 ? to.x() - w : to.x() - w / 2;
            const QRectF rect(QPointF(left, to.y() - h / 2), size);
            if (take(rect))
                return rect;
        }
    }
    return std::nullopt;
}

} // namespace ui
