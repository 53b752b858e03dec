// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The servers among the compared devices of a command.
#pragma once

#include "model/compare/comparison.h"
#include "model/server/serverbuild.h"

namespace app {

struct Compared
{
    model::ComparisonRequest request;  ///< servers of files under the ids of `servers`
    model::Catalogue catalogue;        ///< with the servers behind its devices
    QList<model::ServerBuild> servers; ///< of files; systems of the catalogue are known everywhere
};

/// Looks up what `--server` names. `overlays`: files of the user, which may have systems.
/// Errors: those of findServer(), of a faulty overlay, and DuplicateId.
[[nodiscard]] model::Result<Compared> withServers(model::ComparisonRequest request, const model::Catalogue &catalogue,
                                                  const QStringList &overlays);

} // namespace app
