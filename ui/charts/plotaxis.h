// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// An axis of a plot with points: range, ticks and the place of a value. A logarithmic axis ends on 1, 2 or 5 times a power
/// of ten and labels its ticks, so that it never looks linear; a linear one starts at zero unless it counts years.
#pragma once

#include "chartspec.h"

#include <QFontMetricsF>

namespace ui {

/// 1, 2 or 5 times a power of ten, at least \a least.
[[nodiscard]] double niceInterval(double least);
/// Decimals that multiples of the interval need.
[[nodiscard]] int decimalsOf(double interval);

class PlotAxis
{
public:
    struct Tick
    {
        double value = 0;
        QString label;
    };

    enum class Content { Quantity, Years, Categories };

    PlotAxis() = default;
    /// An axis on which all values have a place; on a logarithmic one those above zero.
    PlotAxis(const QList<double> &values, ChartScale scale, Content content = Content::Quantity);
    /// An axis of names: the first stands at 0, the next at 1.
    explicit PlotAxis(const QStringList &categories);
    /// An axis from the least value to the greatest and no further.
    [[nodiscard]] static PlotAxis tight(const QList<double> &values, ChartScale scale);

    /// Ticks for a length in pixels: as many as leave room for their labels.
    void chooseTicks(qreal length, const QFontMetricsF &metrics, Qt::Orientation orientation);

    [[nodiscard]] ChartScale scale() const { return m_scale; }
    [[nodiscard]] double minimum() const { return m_minimum; }
    [[nodiscard]] double maximum() const { return m_maximum; }
    [[nodiscard]] const QList<Tick> &ticks() const { return m_ticks; }
    [[nodiscard]] const QList<double> &minorTicks() const { return m_minorTicks; }

    /// 0 at the minimum, 1 at the maximum.
    [[nodiscard]] double share(double value) const;
    [[nodiscard]] bool contains(double value) const;

private:
    void chooseLinearTicks(qreal length, const QFontMetricsF &metrics, Qt::Orientation orientation);
    void chooseCategoryTicks(qreal length, const QFontMetricsF &metrics);
    void chooseLogarithmicTicks(qreal length, const QFontMetricsF &metrics, Qt::Orientation orientation);
    [[nodiscard]] QString label(double value, int decimals) const;

    ChartScale m_scale = ChartScale::Linear;
    Content m_content = Content::Quantity;
    QStringList m_categories;
    double m_minimum = 0;
    double m_maximum = 1;
    QList<Tick> m_ticks;
    QList<double> m_minorTicks;
};

} // namespace ui
