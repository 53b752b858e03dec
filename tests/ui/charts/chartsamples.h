// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Specs for the tests of charts: \a count devices with falling bandwidth, every fourth without a figure at the end.
#pragma once

#include <ui/charts/chartspec.h>

#include <QMetaType>
#include <QRectF>

namespace tests {

[[nodiscard]] ui::ChartSpec sampleSpec(ui::ChartKind kind, int count);

/// Names that have broken charts: markup, line break, Chinese, equal names, and one wider than any window.
[[nodiscard]] QStringList hostileNames();

/// One row for each kind of chart.
void addChartKinds();

/// The first two rectangles that share more than a hair, as text; empty when none do.
[[nodiscard]] QString firstOverlap(const QList<QRectF> &rects);

} // namespace tests

Q_DECLARE_METATYPE(ui::ChartKind)
