// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What the estimator takes from the catalogue.
#pragma once

#include "request.h"

#include "model/catalogue/catalogue.h"
#include "model/catalogue/runningprices.h"

namespace model {

/// The facts of a catalogue device but its prices. Bandwidths of links are printed for both directions there and halved here.
[[nodiscard]] DeviceFacts deviceFacts(const Device &device);

/// The facts of the device with that id, its prices in every currency there is a rate for (the usual rent among the
/// clouds' offers included), or UnknownId with the nearest ids at the place "device".
[[nodiscard]] Result<DeviceFacts> findDeviceFacts(const Catalogue &catalogue, const QString &id);

/// An amount with what it is in every currency there is a rate for.
[[nodiscard]] StatedPrice statedPrice(Money money, const QString &kind, const QString &date, const QString &source,
                                      const ExchangeRates &rates);

/// What a kilowatt-hour costs industry in the country of the currency; nullopt when no price is known.
[[nodiscard]] std::optional<StatedPrice> usualElectricity(const ExchangeRates &rates, const QString &currency);

} // namespace model
