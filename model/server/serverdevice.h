// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A server as a row of a comparison: one machine beside the devices.
#pragma once

#include "serverfacts.h"

namespace model {

/// "server:ref-dgx-h100": the id under which a server stands among devices. Ids of devices have no ":".
[[nodiscard]] QString serverDeviceId(const QString &serverId);
/// The id of the server that such an id names; nullopt of any other.
[[nodiscard]] std::optional<QString> serverIdOf(const QString &deviceId);

/// The machine as a device of the kind Server: memory, bandwidth and rates are sums over its GPUs (derived; unknown where one of
/// them lacks the figure), power is what its maker publishes, else the sum over its parts from the mains, and the price is that
/// of the whole. What has no sum, such as a link, stays unknown.
[[nodiscard]] Device serverDevice(const QString &serverId, const ServerFacts &facts, const PartCatalogue &parts,
                                  const Catalogue &devices);

} // namespace model
