// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// All that is known of a measurement, a cluster or a claim, as rich text with links to its sources.
#pragma once

#include "model/measured/claims.h"
#include "model/measured/clusters.h"
#include "model/measured/measuredfigure.h"

namespace ui {

[[nodiscard]] QString figureHtml(const model::MeasuredFigure &figure);
[[nodiscard]] QString clusterHtml(const model::Cluster &cluster, const model::Catalogue &catalogue);
[[nodiscard]] QString claimHtml(const model::ArticleClaim &claim);

} // namespace ui
