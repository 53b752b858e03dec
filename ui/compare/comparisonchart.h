// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// From a comparison to the chart that shows it. Window, exports and command line all draw this.
#pragma once

#include "model/compare/comparison.h"
#include "ui/charts/chartspec.h"

namespace ui {

/// Colours belong to the devices: `colouredTogether` are all that are compared, so that the same device has the same
/// colour in every chart of a page.
[[nodiscard]] ChartSpec comparisonChart(const model::Comparison &comparison, ChartScale scale,
                                        const QStringList &colouredTogether);

} // namespace ui
