// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "plotaxis.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double head = 1.06; // room between the outermost point and the edge, on either scale

/// The next of 1, 2, 5, 10 … times a power of ten, down or up.
double roundStep(double value, bool isUp)
{
    const double power = std::pow(10.0, std::floor(std::log10(value)));
    const double digit = value / power;
    constexpr double hair = 1e-9;
    if (isUp) {
        for (const double step : {1.0, 2.0, 5.0}) {
            if (digit <= step + hair)
                return step * power;
        }
        return 10 * power;
    }
    for (const double step : {5.0, 2.0}) {
        if (digit >= step - hair)
            return step * power;
    }
    return power;
}

} // namespace

double niceInterval(double least)
{
    const double power = std::pow(10.0, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0}) {
        if (factor * power >= least * 0.999999)
            return factor * power;
    }
    return 10 * power;
}

int decimalsOf(double interval)
{
    return std::clamp(int(-std::floor(std::log10(interval) + 1e-9)), 0, 12);
}

PlotAxis::PlotAxis(const QList<double> &values, ChartScale scale, Content content) : m_scale(scale), m_content(content)
{
    if (values.isEmpty())
        return;
    const auto [least, greatest] = std::ranges::minmax(values);
    if (content == Content::Years) {
        m_minimum = std::floor(least - 0.15);
        m_maximum = std::ceil(greatest + 0.15);
    } else if (scale == ChartScale::Logarithmic) {
        m_minimum = roundStep(least / head, false);
        m_maximum = roundStep(greatest * head, true);
    } else {
        m_minimum = std::min(least * head, 0.0);
        m_maximum = greatest > 0 ? greatest * head : 0;
        if (!(m_maximum > m_minimum))
            m_maximum = m_minimum + 1;
        const double interval = niceInterval((m_maximum - m_minimum) / 10);
        m_minimum = std::floor(m_minimum / interval) * interval;
        m_maximum = std::ceil(m_maximum / interval) * interval;
    }
}

PlotAxis::PlotAxis(const QStringList &categories)
    : m_content(Content::Categories),
      m_categories(categories),
      m_minimum(-0.5),
      m_maximum(double(categories.size()) - 0.5)
{
}

PlotAxis PlotAxis::tight(const QList<double> &values, ChartScale scale)
{
    PlotAxis axis;
    axis.m_scale = scale;
    if (values.isEmpty())
        return axis;
    const auto [least, greatest] = std::ranges::minmax(values);
    const bool isPoint = !(greatest > least);
    axis.m_minimum = isPoint ? (scale == ChartScale::Logarithmic ? least / 2 : least - 1) : least;
    axis.m_maximum = isPoint ? (scale == ChartScale::Logarithmic ? least * 2 : least + 1) : greatest;
    return axis;
}

double PlotAxis::share(double value) const
{
    if (m_scale == ChartScale::Logarithmic)
        return std::log10(value / m_minimum) / std::log10(m_maximum / m_minimum);
    return (value - m_minimum) / (m_maximum - m_minimum);
}

bool PlotAxis::contains(double value) const
{
    const double hair = 1e-9 * (m_maximum - m_minimum); // of rounding
    return value >= m_minimum - hair && value <= m_maximum + hair;
}

QString PlotAxis::label(double value, int decimals) const
{
    if (m_content == Content::Years)
        return QString::number(std::lround(value)); // 2022 and not 2,022
    return QLocale().toString(value, 'f', decimals);
}

void PlotAxis::chooseTicks(qreal length, const QFontMetricsF &metrics, Qt::Orientation orientation)
{
    m_ticks.clear();
    m_minorTicks.clear();
    if (m_content == Content::Categories)
        chooseCategoryTicks(length, metrics);
    else if (m_scale == ChartScale::Logarithmic)
        chooseLogarithmicTicks(length, metrics, orientation);
    else
        chooseLinearTicks(length, metrics, orientation);
}

void PlotAxis::chooseLinearTicks(qreal length, const QFontMetricsF &metrics, Qt::Orientation orientation)
{
    const double span = m_maximum - m_minimum;
    double interval = niceInterval(span / 10);
    if (m_content == Content::Years)
        interval = std::max(interval, 1.0);
    for (int attempt = 0; attempt < 12; ++attempt) {
        const int decimals = decimalsOf(interval);
        const qreal room = orientation == Qt::Vertical ? metrics.height() * 1.4
                                                       : metrics.horizontalAdvance(label(m_maximum, decimals)) + 1.5 * metrics.height();
        if (length * interval / span >= room)
            break;
        interval = niceInterval(interval * 1.5);
    }
    const int decimals = decimalsOf(interval);
    for (double value = std::ceil(m_minimum / interval - 1e-9) * interval; value <= m_maximum + span * 1e-9; value += interval)
        m_ticks << Tick{value, label(value, decimals)};
}

/// Every name, or every second one, and so on, as there is room.
void PlotAxis::chooseCategoryTicks(qreal length, const QFontMetricsF &metrics)
{
    qreal widest = 0;
    for (const QString &name : m_categories)
        widest = std::max(widest, metrics.horizontalAdvance(name) + 0.6 * metrics.height());
    const qreal room = length / qreal(std::max<qsizetype>(m_categories.size(), 1));
    const qsizetype step = std::max<qsizetype>(1, qsizetype(std::ceil(widest / std::max(room, 1.0))));
    for (qsizetype i = 0; i < m_categories.size(); i += step)
        m_ticks << Tick{double(i), m_categories.at(i)};
}

void PlotAxis::chooseLogarithmicTicks(qreal length, const QFontMetricsF &metrics, Qt::Orientation orientation)
{
    const int first = int(std::floor(std::log10(m_minimum) + 1e-9));
    const int last = int(std::ceil(std::log10(m_maximum) - 1e-9));
    for (int power = first; power <= last; ++power) {
        for (int digit = 1; digit < 10; ++digit) {
            const double value = digit * std::pow(10.0, power);
            if (value >= m_minimum * (1 - 1e-9) && value <= m_maximum * (1 + 1e-9))
                m_minorTicks << value;
        }
    }
    const auto ticksOf = [&](const QList<int> &digits, int step) {
        QList<Tick> ticks;
        for (int power = first; power <= last; power += step) {
            for (const int digit : digits) {
                const double value = digit * std::pow(10.0, power);
                if (value >= m_minimum * (1 - 1e-9) && value <= m_maximum * (1 + 1e-9))
                    ticks << Tick{value, label(value, std::max(0, -power))};
            }
        }
        return ticks;
    };
    const auto fits = [&](const QList<Tick> &ticks) {
        qreal end = -1e9;
        for (const Tick &tick : ticks) {
            const qreal half = orientation == Qt::Vertical ? metrics.height() * 0.55
                                                           : metrics.horizontalAdvance(tick.label) / 2 + 0.5 * metrics.height();
            const qreal at = share(tick.value) * length;
            if (at - half < end)
                return false;
            end = at + half;
        }
        return true;
    };
    for (const QList<int> &digits : {QList<int>{1, 2, 5}, QList<int>{1}}) {
        m_ticks = ticksOf(digits, 1);
        if (m_ticks.size() >= 2 && fits(m_ticks))
            return;
    }
    for (int step = 2; step < 16; ++step) {
        const QList<Tick> fewer = ticksOf({1}, step);
        if (fewer.size() < 2)
            break;
        m_ticks = fewer;
        if (fits(m_ticks))
            return;
    }
    // No two powers of ten have room: the ends say the range.
    m_ticks = ticksOf({1, 2, 5}, 1);
    while (m_ticks.size() > 2)
        m_ticks.remove(1, m_ticks.size() - 2);
    if (m_ticks.size() == 2 && !fits(m_ticks))
        m_ticks.removeLast();
}

} // namespace ui
