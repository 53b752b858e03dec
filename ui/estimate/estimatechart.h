// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Answers of the estimator as charts: one quantity over the devices, hatched as estimates are, with their ranges.
#pragma once

#include "model/estimate/devicematrix.h"
#include "ui/charts/chartspec.h"

namespace ui {

/// The speed that counts for the task: decode, or training per device. `command` goes into the pictures.
[[nodiscard]] ChartSpec speedChart(const model::DeviceMatrix &matrix, const QString &command);

/// Memory needed on a device, with a line at what is usable.
[[nodiscard]] ChartSpec memoryChart(const model::DeviceMatrix &matrix, const QString &command);

} // namespace ui
