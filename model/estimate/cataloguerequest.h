// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Words about models and devices, looked up in the built-in presets and a catalogue.
#pragma once

#include "requestreader.h"
#include "requestwords.h"

#include "model/catalogue/catalogue.h"

namespace model {

/// Where ids are looked up: the built-in presets and a catalogue, which must outlive the context; servers are the systems of
/// the built-in parts with `overlays` over them, and files. Facts of a device are made once.
[[nodiscard]] RequestContext catalogueContext(const Catalogue &catalogue, const QStringList &overlays = {});

/// The same with another way to look up servers.
using ServerLookup = std::function<Result<DeviceFacts>(const QString &id)>;
[[nodiscard]] RequestContext catalogueContext(const Catalogue &catalogue, ServerLookup servers);

/// Errors: those of readRequest() and findShape().
[[nodiscard]] Result<EstimateRequest> requestFromWords(const RequestWords &words, const RequestContext &context);

} // namespace model
