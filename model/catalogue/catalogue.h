// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// All devices that are known, built in and from the user's overlays. Immutable once read; shared by const reference
/// and safe to read from any thread.
#pragma once

#include "device.h"
#include "model/json/jsonvalue.h"
#include "model/result.h"

#include <QHash>

namespace model {

/// Other names of a vendor: "英伟达" of "NVIDIA".
using VendorAliases = QHash<QString, QStringList>;

class Catalogue
{
public:
    Catalogue() = default;
    Catalogue(std::vector<Device> devices, ExchangeRates rates, VendorAliases vendorAliases = {});

    /// The devices without their memory options, which have an id but are no entries of their own.
    [[nodiscard]] const std::vector<Device> &devices() const { return m_devices; }
    [[nodiscard]] const ExchangeRates &rates() const { return m_rates; }
    [[nodiscard]] const VendorAliases &vendorAliases() const { return m_vendorAliases; }

    /// The device with this id or with the memory option that it names ("…@64GB"), or nullptr.
    [[nodiscard]] const Device *find(const QString &id) const;
    /// A device and its memory options, smallest memory first; the device alone when it has none. The id may be that
    /// of an option.
    [[nodiscard]] std::vector<const Device *> memoryVariants(const QString &id) const;
    /// The device with this id, or an error that names the nearest ids.
    [[nodiscard]] Result<const Device *> get(const QString &id) const;
    [[nodiscard]] QStringList ids() const;

    /// Month of the newest source, "2026-11".
    [[nodiscard]] QString date() const;

private:
    std::vector<Device> m_devices;
    std::vector<Device> m_memoryVariants;
    QHash<QString, std::size_t> m_positions; ///< in m_devices, and after them in m_memoryVariants
    ExchangeRates m_rates;
    VendorAliases m_vendorAliases;
};

/// How many figures a catalogue has, and how many of them name no source.
struct FigureCount
{
    int figures = 0;
    int withoutSource = 0;
};
[[nodiscard]] FigureCount countFigures(const Catalogue &catalogue);

/// A catalogue with what was wrong in the files it was read from. A device with a fault is left out; one whose
/// figures contradict each other is kept and reported.
struct CatalogueLoad
{
    Catalogue catalogue;
    Errors faults;
};

/// The built-in catalogue with overlays laid over it in order: each a JSON file, or a folder of them.
[[nodiscard]] CatalogueLoad loadCatalogue(const QStringList &overlays = {});

/// A catalogue with one more overlay laid over it, which is in memory: `name` stands for the file in faults.
[[nodiscard]] CatalogueLoad overlaid(const Catalogue &catalogue, const JsonDocument &overlay, const QString &name);

/// A catalogue with these devices after its own.
[[nodiscard]] Catalogue withDevices(const Catalogue &catalogue, const std::vector<Device> &devices);

/// Every fault of one user's catalogue file: syntax, types, schema, unknown and duplicate ids, figures that
/// contradict each other. Empty when the file holds.
[[nodiscard]] Errors checkCatalogueFile(const QString &path);

/// The same checks over the built-in files.
[[nodiscard]] Errors checkBuiltInCatalogue();

} // namespace model
