// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What a screen reader sees of a ChartView: a chart with one child for each mark, which can be focused, selected and
/// pressed. With the table shown, its children are the table.
#pragma once

namespace ui {

/// Makes QAccessible answer for chart views; further calls do nothing.
void installChartAccessibility();

} // namespace ui
