// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A server as the estimator takes it: its GPUs, how they reach each other and other servers, what it draws and costs.
#pragma once

#include "serverfacts.h"

#include "model/estimate/request.h"

namespace model {

/// The price of the whole: as published of the system that the build is, else the sum over its parts where none of a complete
/// machine lacks one (kind System, derived). nullopt otherwise: a sum that leaves parts out is no price.
[[nodiscard]] std::optional<Price> machinePrice(const ServerFacts &facts, const PartCatalogue &parts,
                                                const ExchangeRates &rates);

/// A GPU of a server with what being in it changes, and with DeviceFacts::server:
/// - cards (PCIe) reach each other over the host's bus at the rate of the slots, with or without a switch; a bridge joins two
///   and no more. Modules (SXM, OAM) keep the links of their board.
/// - the network is that of the adapters of the fabric, shared by the GPUs (N3);
/// - power is the server's from the mains, price that of the whole where it is known: each over the GPUs.
/// Errors: UnknownId where the server has no GPU or one that the catalogue of devices lacks, Unsupported where
/// it has several kinds of them.
[[nodiscard]] Result<DeviceFacts> serverDeviceFacts(const ServerFacts &facts, const PartCatalogue &parts,
                                                    const Catalogue &devices);

} // namespace model
