// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads a request object: the words of the command line, with underscores or hyphens.
#pragma once

#include "request.h"

#include "model/llm/presets.h"

#include <functional>

namespace model {

/// Where ids are looked up. A lookup that is not set refuses the key.
struct RequestContext
{
    const PresetCatalogue *presets = nullptr;
    std::function<Result<DeviceFacts>(const QString &id)> device; ///< "server:ID" as well, where servers are known
    std::function<Result<DeviceFacts>(const QString &id)> server; ///< its devices, with DeviceFacts::server
    /// What a kilowatt-hour costs where nobody says, by code of a currency.
    std::function<std::optional<StatedPrice>(const QString &currency)> electricity;
};

/// Errors: UnknownKey naming the nearest key, WrongType, OutOfRange, UnknownId, and those of the shape readers; each with the key
/// as place ("config.num_attention_heads").
[[nodiscard]] Result<EstimateRequest> readRequest(const ConfigValue &object, const RequestContext &context);

/// The keys of a request, in the order of the documentation.
[[nodiscard]] QStringList requestKeys();

} // namespace model
