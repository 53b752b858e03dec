// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Turns catalogue files (resources/catalogue/README.md) into devices. Each fault names file, line and JSON path;
/// the device it stands in is skipped and the rest is read.
#pragma once

#include "catalogue.h"
#include "recordreader.h"
#include "model/json/jsonvalue.h"

namespace model {

class CatalogueReader
{
public:
    using Origin = RecordOrigin;

    /// A device that was read, and where it stands in its file.
    struct Entry
    {
        std::size_t position = 0; ///< in devices()
        QString path;             ///< JSON path of the device
        const JsonValue *json = nullptr;
    };

    CatalogueReader() = default;
    /// Begins with devices that are known already: a user's file adds to them and changes them.
    explicit CatalogueReader(std::vector<Device> devices);

    /// Reads all devices of a parsed file. Entries point into the document.
    std::vector<Entry> read(const JsonDocument &document, const QString &fileName, Origin origin);

    [[nodiscard]] const std::vector<Device> &devices() const { return m_devices; }
    [[nodiscard]] std::vector<Device> takeDevices() { return std::move(m_devices); }
    [[nodiscard]] VendorAliases takeVendorAliases() { return std::move(m_vendorAliases); }
    [[nodiscard]] const Errors &faults() const { return m_faults; }
    void addFault(Error fault) { m_faults.push_back(std::move(fault)); }

private:
    void readVendorAliases(const JsonValue &value, const QString &fileName);

    std::vector<Device> m_devices;
    VendorAliases m_vendorAliases;
    QHash<QString, std::size_t> m_positions;
    Errors m_faults;
};

/// Reads exchange-rates.json.
[[nodiscard]] Result<ExchangeRates> readExchangeRates(const JsonDocument &document, const QString &fileName);

} // namespace model
