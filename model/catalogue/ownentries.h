// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Devices and prices that a person enters in the window, as an overlay in the catalogue's format (Workspace::own).
/// Each function takes an overlay and returns another; what the overlay has besides is kept.
#pragma once

#include "device.h"
#include "model/json/jsonvalue.h"
#include "model/result.h"

namespace model {

/// The figures of a device that the form asks for. What is left out is unknown.
struct OwnDevice
{
    QString id; ///< made from the name when empty
    QString name;
    QString vendor;
    DeviceKind kind = DeviceKind::Gpu;
    bool unifiedMemory = false;
    std::optional<double> memoryGib;
    std::optional<double> bandwidthGbPerS;
    std::optional<double> tdpWatts;
    std::optional<double> interconnectGbPerS; ///< both directions
    std::optional<double> hostLinkGbPerS;     ///< both directions
    std::optional<int> year;
    std::array<std::optional<double>, numberFormatCount> denseTera;  ///< TFLOPS, TOPS of integer formats
    std::array<std::optional<double>, numberFormatCount> sparseTera; ///< with structured sparsity
    QString note;

    bool operator==(const OwnDevice &) const = default;
};

/// The same figures of a device of the catalogue, as a start for one's own.
[[nodiscard]] OwnDevice ownDeviceFrom(const Device &device);

/// "my-cluster-card" of "My cluster card", not among the ids that are taken.
[[nodiscard]] QString ownDeviceId(const QString &name, const QStringList &takenIds);

/// Adds a device, or replaces the one of its id. Its prices stay.
[[nodiscard]] JsonValue withOwnDevice(const JsonValue &own, const OwnDevice &device);
/// Adds a price to a device, be it the person's own or the catalogue's. As in every overlay, the catalogue's prices of
/// the device do not count while it has any here.
[[nodiscard]] JsonValue withOwnPrice(const JsonValue &own, const Device &device, const Price &price);
/// Without the prices that were entered for a device.
[[nodiscard]] JsonValue withoutOwnPrices(const JsonValue &own, const QString &deviceId);
/// Without a device, or without all that was entered for one of the catalogue.
[[nodiscard]] JsonValue withoutOwnDevice(const JsonValue &own, const QString &deviceId);

/// Is this device one that the overlay adds, with a name of its own?
[[nodiscard]] bool isOwnDevice(const JsonValue &own, const QString &deviceId);
/// Has the overlay anything about this device?
[[nodiscard]] bool hasOwnEntry(const JsonValue &own, const QString &deviceId);

/// What speaks against a device: figures out of bounds or contradicting each other, as the check of catalogue files
/// finds them. Nothing when it may be added.
[[nodiscard]] Errors checkOwnDevice(const OwnDevice &device);

} // namespace model
