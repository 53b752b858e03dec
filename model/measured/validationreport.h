// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A validation as text for the terminal and as JSON.
#pragma once

#include "validation.h"

#include "model/tables/datatable.h"

namespace model {

/// Tables by kind, then by source, device and engine, and what was left out with the reason.
[[nodiscard]] QString validationToText(const Validation &validation);

/// {"kinds", "by": {"source", "device", "engine"}, "rows", "left_out", "above_peak" (ids of rows faster than physics), "warnings"}; errors as fractions.
[[nodiscard]] QByteArray validationToJson(const Validation &validation);

/// The errors of some rows, a line a kind: the first table of validationToText().
[[nodiscard]] DataTable errorTable(const std::vector<const ComparedRow *> &rows);

/// "fits: runs recognised …", or an empty text when nothing is known of fits.
[[nodiscard]] QString fitLine(const std::vector<const ComparedRow *> &rows);

} // namespace model
