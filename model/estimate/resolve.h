// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A request with its defaults filled in and checked.
#pragma once

#include "request.h"

namespace model {

/// A request with every default taken: what the functions on plain numbers need.
struct ResolvedJob
{
    PreparedModel model;
    WeightType weightType;
    Workload workload;
    DeviceMemory memory;
    std::vector<std::pair<QString, ConfigValue>> assumed;
    QStringList notes;
};

/// Fills in what a request leaves out and checks what it says.
/// Errors: OutOfRange and Implausible naming the key (a division that does not fit the model or the number of devices),
/// and those of prepareModel().
[[nodiscard]] Result<ResolvedJob> resolve(const EstimateRequest &request);

/// Tokens of a training sequence when nobody says: as many as the model was trained with, 4,096 where that is not known.
[[nodiscard]] double usualSequence(const ModelShape &shape);

/// The format as a model can have it: one of experts alone (mxfp4), asked for of a model without, is that of its layers' matrices.
[[nodiscard]] WeightType forShape(WeightType type, const ModelShape &shape);

} // namespace model
