// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The estimate: a request becomes numbers and an explanation.
#pragma once

#include "request.h"

namespace model {

/// The answer to a request. Errors: those of resolve().
[[nodiscard]] Result<EstimateAnswer> estimate(const EstimateRequest &request);

} // namespace model
