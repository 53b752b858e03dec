// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What a person should know about how a request was understood.
#pragma once

#include "resolve.h"

namespace model {

/// Engines that nobody knows, sizes that are unknown or assumed, settings without effect, links and nodes that were taken for
/// granted, more tokens than the model was trained for.
[[nodiscard]] QStringList requestNotes(const EstimateRequest &request, const ResolvedJob &job);

} // namespace model
