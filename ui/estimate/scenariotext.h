// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Two scenarios in words and figures.
#pragma once

#include "model/estimate/devicematrix.h"

namespace ui {

/// What is asked differently, and each figure of each device with its change.
[[nodiscard]] QString scenarioHtml(const model::RequestWords &pinned, const model::RequestWords &asked,
                                   const model::DeviceMatrix &before, const model::DeviceMatrix &now);

} // namespace ui
