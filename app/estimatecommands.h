// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The commands of the estimator: shape, estimate, batch and validate.
#pragma once

#include "commandline.h"

#include "model/catalogue/catalogue.h"

namespace app {

[[nodiscard]] int run(const ShapeCommand &command);
// `overlays`: files of the user, which may have systems to estimate with.
[[nodiscard]] int run(const EstimateCommand &command, const model::Catalogue &catalogue, const QStringList &overlays);
[[nodiscard]] int run(const BatchCommand &command, const model::Catalogue &catalogue, const QStringList &overlays);
[[nodiscard]] int run(const ValidateCommand &command, const model::Catalogue &catalogue);

} // namespace app
