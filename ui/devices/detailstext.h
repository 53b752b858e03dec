// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The details of a device as rich text, in the colours of a theme.
#pragma once

#include "model/catalogue/device.h"
#include "ui/charts/charttheme.h"

namespace ui {

/// Every figure with the numbers of its sources, which are links; the sources by title and date at the end.
[[nodiscard]] QString detailsHtml(const model::Device &device, const ChartTheme &theme);

} // namespace ui
