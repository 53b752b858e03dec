// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads a request object: the words of the command line, with underscores or hyphens.
#pragma once

#include "request.h"

#include "model/llm/presets.h"

#include <functional>

namespace model {

/// The equal devices of a server: as they are in it, which is not always as they are anywhere.
struct ServerDevices
{
    QString name; ///< of the server
    DeviceFacts device;
    int count = 1;
    ServerShare share;
};

/// Where ids are looked up. A lookup that is not set refuses the key.
struct RequestContext
{
    const PresetCatalogue *presets = nullptr;
    std::function<Result<DeviceFacts>(const QString &id)> device;
    std::function<Result<ServerDevices>(const QString &id)> server;
    /// What a kilowatt-hour costs where nobody says, by code of a currency.
    std::function<std::optional<StatedPrice>(const QString &currency)> electricity;
};

/// Errors: UnknownKey naming the nearest key, WrongType, OutOfRange, UnknownId, and those of the shape readers; each with the key
/// as place ("config.num_attention_heads").
[[nodiscard]] Result<EstimateRequest> readRequest(const ConfigValue &object, const RequestContext &context);

/// The keys of a request, in the order of the documentation.
[[nodiscard]] QStringList requestKeys();

/// Makes the request one of this server: its devices, as many as it has where no number was asked for, in one of it where no
/// number of nodes was.
/// Errors: OutOfRange where more are asked for than it has.
[[nodiscard]] Result<void> takeServer(EstimateRequest &request, const ServerDevices &server);

} // namespace model
