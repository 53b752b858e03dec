// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The commands of the server builder: server list, show, export and check.
#pragma once

#include "commandline.h"

#include "model/catalogue/catalogue.h"
#include "model/server/partcatalogue.h"

namespace app {

/// The parts and systems, with the user's own. Overlays with a fault are refused as a whole: a script must not go on with half
/// of its data.
[[nodiscard]] model::Result<model::PartCatalogue> partsFor(const QStringList &overlays);

// `overlays`: files of the user, which may have parts and systems as well as devices.
[[nodiscard]] int run(const ServerListCommand &command, const model::Catalogue &catalogue, const QStringList &overlays);
[[nodiscard]] int run(const ServerShowCommand &command, const model::Catalogue &catalogue, const QStringList &overlays);
[[nodiscard]] int run(const ServerExportCommand &command, const model::Catalogue &catalogue,
                      const QStringList &overlays);

/// ExitFaulty when a rule stops the server.
[[nodiscard]] int run(const ServerCheckCommand &command, const model::Catalogue &catalogue, const QStringList &overlays);

} // namespace app
