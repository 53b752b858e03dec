// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The figures of a chart as data, for any kind: the same numbers that its picture shows.
#pragma once

#include "chartspec.h"

#include "model/json/jsonvalue.h"

namespace ui {

/// {"kind", "title", "unit", "rows": [{"id", "name", "value", "status", "figures": [{"name", "unit", "value"}], "source"}],
/// "notes", "summary"}; what is unknown has no `value`. Numbers in the units that the chart shows.
[[nodiscard]] model::JsonValue chartToJson(const ChartSpec &spec);

} // namespace ui
