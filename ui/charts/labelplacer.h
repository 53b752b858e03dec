// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds room for names beside points, so that none covers another name or a point.
#pragma once

#include <QLineF>
#include <QList>
#include <QPointF>
#include <QRectF>

#include <optional>

namespace ui {

class LabelPlacer
{
public:
    explicit LabelPlacer(const QRectF &area) : m_area(area) {}

    /// Room that no label may take.
    void block(const QRectF &rect) { m_taken << rect; }

    void blockLine(const QLineF &line) { m_lines << line; }
    /// Labels may cross lines from now on.
    void forgetLines() { m_lines.clear(); }

    /// Beside the point if there is room, else further off; nullopt where there is none. The room is taken from then on.
    [[nodiscard]] std::optional<QRectF> place(const QPointF &point, qreal radius, const QSizeF &size);

    /// Exactly there, if the room is free.
    [[nodiscard]] bool take(const QRectF &rect);

private:
    [[nodiscard]] bool isFree(const QRectF &rect) const;

    QRectF m_area;
    QList<QRectF> m_taken;
    QList<QLineF> m_lines;
};

} // namespace ui
