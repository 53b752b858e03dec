// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Which devices a person means: by words of name, vendor, id or aliases, by vendor, kind and memory.
#pragma once

#include "catalogue.h"
#include "model/json/jsonvalue.h"
#include "model/metric/metric.h"
#include "model/tables/datatable.h"

namespace model {

struct DeviceFilter
{
    QString words = {};       ///< all must occur, in any order, regardless of case: "h100 pcie", "苹果 m2"
    QString vendor = {};      ///< empty: any; the beginning is enough ("intel" finds "Intel (Habana)")
    std::optional<DeviceKind> kind = {};
    std::optional<Bytes> memoryAtLeast = {};

    [[nodiscard]] bool accepts(const Device &device) const;

    bool operator==(const DeviceFilter &) const = default;
};

/// The text that words are looked for in, lower case: computed once a device.
[[nodiscard]] QString searchText(const Device &device);
/// Do all words occur in a search text?
[[nodiscard]] bool containsWords(const QString &searchText, const QString &words);

/// The devices a filter accepts; sorted by a metric (best first, unknown last) when one is given.
[[nodiscard]] std::vector<const Device *> filterDevices(const Catalogue &catalogue, const DeviceFilter &filter,
                                                        std::optional<MetricId> sortBy = std::nullopt);

/// The list as `ridgepoint devices` prints it, and as JSON (one object a device; each figure a value with its unit).
[[nodiscard]] DataTable deviceListToTable(const std::vector<const Device *> &devices, const ExchangeRates &rates);
[[nodiscard]] JsonValue deviceListToJson(const std::vector<const Device *> &devices, const ExchangeRates &rates);

} // namespace model
