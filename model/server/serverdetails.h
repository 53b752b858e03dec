// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Servers as a person at a terminal sees them: `ridgepoint server list` and `server show`.
#pragma once

#include "serverfacts.h"

#include "model/tables/datatable.h"

namespace model {

/// A row for each system: id, name, kind, GPUs, GPU memory, processors, memory, published power, price.
[[nodiscard]] DataTable systemListToTable(const PartCatalogue &parts, const Catalogue &devices);
[[nodiscard]] JsonValue systemListToJson(const PartCatalogue &parts, const Catalogue &devices);

/// All that is known about a system or a build: parts with quantity, original text, facts, sources and prices; of a system
/// also what its publication states and what is odd about it. `system` is nullptr for a build of a file.
[[nodiscard]] QString serverToText(const ServerFacts &facts, const ServerSystem *system);
[[nodiscard]] JsonValue serverDetailsToJson(const ServerFacts &facts, const ServerSystem *system);

} // namespace model
