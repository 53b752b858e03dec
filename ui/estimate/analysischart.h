// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The charts that look at an estimate more closely, from the model's numbers.
#pragma once

#include "model/estimate/devicematrix.h"
#include "model/estimate/sensitivity.h"
#include "model/estimate/sweep.h"
#include "model/estimate/taskcomparison.h"
#include "model/estimate/working.h"
#include "ui/charts/chartspec.h"

namespace ui {

/// A curve a device, over what is varied. `command` prints the answer as asked.
[[nodiscard]] ChartSpec sweepChart(const model::Sweep &sweep, bool isLogarithmic, const QString &command);

/// A tornado: one bar for each thing that is varied, from the least to the greatest value of the quantity.
[[nodiscard]] ChartSpec sensitivityChart(const model::Sensitivity &sensitivity, const QString &command);

/// Device-hours of the tasks on one device, on a logarithmic scale.
[[nodiscard]] ChartSpec tasksChart(const std::vector<model::TaskCost> &costs, const QString &modelName,
                                   const QString &deviceName, const QString &command);

/// The chart of the devices' roofs with the job's points under them.
[[nodiscard]] ChartSpec workRooflineChart(ChartSpec roofs, const QHash<QString, QList<model::RooflinePoint>> &points,
                                          const model::DeviceMatrix &matrix, const QString &command);

/// One quantity of two scenarios, a pair of bars a device.
[[nodiscard]] ChartSpec scenarioChart(const model::DeviceMatrix &pinned, const model::DeviceMatrix &asked,
                                      model::QuantityId quantity, const QString &command);

} // namespace ui
