// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Marks of compared devices: what a reading becomes in any kind of chart, in the colour and pattern of its device.
#pragma once

#include "model/metric/metric.h"
#include "ui/charts/chartspec.h"

#include <QHash>

namespace ui {

class DeviceMarks
{
public:
    /// Colours belong to the devices: pass all that are compared, so that one device has one colour in every chart.
    explicit DeviceMarks(const QStringList &colouredTogether);

    /// A mark with the value of the reading, its tip and its sources.
    [[nodiscard]] ChartMark mark(const QString &id, const QString &name, const model::MetricReading &reading, model::MetricId metric) const;

    /// Adds a further figure: a cell, its tip and sources, and its doubts.
    static void add(ChartMark &mark, const model::MetricReading &reading, model::MetricId metric);

    /// The value of a reading as a cell.
    [[nodiscard]] static ChartCell cell(const model::MetricReading &reading, model::MetricId metric);

private:
    QHash<QString, QColor> m_colours;
    QHash<QString, int> m_patterns;
};

} // namespace ui
