// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// From the compared devices and the settings of a chart to the chart that shows them. Window, exports and command line
/// all draw this.
#pragma once

#include "model/compare/comparison.h"
#include "model/compare/plotkind.h"
#include "ui/charts/chartspec.h"

namespace ui {

/// The metric of \a request gives way to that of \a settings. Colours belong to the devices: \a colouredTogether are all
/// that are compared. Errors as of model::compare().
[[nodiscard]] model::Result<ChartSpec> plotChart(const model::Catalogue &catalogue, model::ComparisonRequest request,
                                                 const model::PlotSettings &settings, ChartScale scale,
                                                 const QStringList &colouredTogether);

} // namespace ui
