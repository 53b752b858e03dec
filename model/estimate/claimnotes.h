// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What publications state about a model and the estimate does not confirm.
#pragma once

#include "preparedmodel.h"
#include "request.h"

namespace model {

struct ModelPreset;

/// For inference with 16-bit weights: a note for each memory that a publication states for the preset, with the bytes of
/// the weights beside it. The title of the publication is in the note.
[[nodiscard]] QStringList claimNotes(const ModelPreset &preset, Task task, const WeightType &type, double weightBytes);

/// The same for the preset of the request; none for a shape that is no preset.
[[nodiscard]] QStringList claimNotes(const EstimateRequest &request, const WeightType &type, double weightBytes);

} // namespace model
