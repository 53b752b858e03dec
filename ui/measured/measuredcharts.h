// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The charts of the Measured page.
#pragma once

#include "model/measured/measureddata.h"
#include "ui/charts/chartspec.h"

namespace ui {

/// The id of a figure in its charts.
[[nodiscard]] QString measuredMarkId(std::size_t place);
[[nodiscard]] std::optional<std::size_t> placeOfMark(const QString &id);

/// What was measured, a bar a figure, the estimate as a line with its range across it. Only figures of one kind stand in one
/// chart: those of the kind of the first place, and as many as can be read.
[[nodiscard]] ChartSpec measuredChart(const model::MeasuredData &data, const std::vector<std::size_t> &places,
                                      const QStringList &comparedIds);

/// Predicted against measured on logarithmic axes. Figures of one unit stand in one chart: that of the most of them; a note
/// tells how many others there are. Compared devices have their colours, all others are grey.
[[nodiscard]] ChartSpec agreementChart(const model::MeasuredData &data, const std::vector<std::size_t> &places,
                                       const QStringList &comparedIds);

} // namespace ui
