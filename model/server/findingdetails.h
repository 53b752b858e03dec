// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Findings as a person at a terminal sees them, and for programs: `ridgepoint server check`.
#pragma once

#include "findings.h"
#include "servertotals.h"

#include "model/json/jsonvalue.h"

namespace model {

/// Worst first; then what it all comes to, and of what was not known the rules alone.
[[nodiscard]] QString findingsToText(const std::vector<Finding> &findings, const ServerFacts &facts,
                                     const ServerTotals &totals, const ClusterTotals &cluster);

/// {"server", "verdict", "counts": {"stop": 1, …}, "findings": [{"rule", "title", "verdict", "severity", "applies", "text",
/// "wanted", "there", "source", "parts", "remedies": [text, …]}], "totals": {…}, "cluster": {…}}; base units are in the keys,
/// unknown figures have none.
[[nodiscard]] JsonValue findingsToJson(const std::vector<Finding> &findings, const ServerFacts &facts,
                                       const ServerTotals &totals, const ClusterTotals &cluster);

} // namespace model
