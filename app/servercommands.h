// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The commands of the server builder: server list, server show and server check.
#pragma once

#include "commandline.h"

#include "model/catalogue/catalogue.h"

namespace app {

// `overlays`: files of the user, which may have parts and systems as well as devices.
[[nodiscard]] int run(const ServerListCommand &command, const model::Catalogue &catalogue, const QStringList &overlays);
[[nodiscard]] int run(const ServerShowCommand &command, const model::Catalogue &catalogue, const QStringList &overlays);

/// ExitFaulty when a rule stops the server.
[[nodiscard]] int run(const ServerCheckCommand &command, const model::Catalogue &catalogue,
                      const QStringList &overlays);

} // namespace app
