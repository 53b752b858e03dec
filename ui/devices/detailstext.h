// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The details of a device as rich text, in the colours of a theme.
#pragma once

#include "model/catalogue/device.h"
#include "ui/charts/charttheme.h"

namespace ui {

[[nodiscard]] QString detailsHtml(const model::Device &device, const ChartTheme &theme);

/// The titles of sources, each a link where the address is known, with their dates.
[[nodiscard]] QString sourcesHtml(const std::vector<model::Source> &sources);

} // namespace ui
