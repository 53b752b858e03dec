// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Which devices a person means: by words, vendor, kind, market, memory, number format, price and year.
#pragma once

#include "devicesearch.h"
#include "model/json/jsonvalue.h"
#include "model/metric/metric.h"
#include "model/tables/datatable.h"

namespace model {

/// The conditions that a filter consists of, apart from the words.
enum class FilterPart : quint8 {
    Vendor,
    Kind,
    Market,
    MemoryAtLeast,
    MemoryAtMost,
    NumberFormat,
    Price,
    YearFrom,
    YearTo
};
inline constexpr int filterPartCount = 9;

/// Several parts; bit n is the part of that number.
using FilterParts = quint16;
[[nodiscard]] constexpr FilterParts bitOf(FilterPart part)
{
    return static_cast<FilterParts>(1U << static_cast<unsigned>(part));
}

/// One condition as it is shown, added and taken away: a part and the value asked for, as it is written in files
/// ("NVIDIA", "gpu", "china-export", "80", "fp8", "2022"; empty for Price).
struct FilterCondition
{
    FilterPart part = FilterPart::Vendor;
    QString value;

    bool operator==(const FilterCondition &) const = default;
};

[[nodiscard]] QString filterPartName(FilterPart part);                 ///< translated: "Vendor"
[[nodiscard]] QString conditionText(const FilterCondition &condition); ///< translated: "at least 80 GB"

/// What a filter looks at, of one device.
struct DeviceTraits
{
    explicit DeviceTraits(const Device &device);

    QString vendor;
    DeviceKind kind;
    std::optional<Market> market;
    std::optional<Bytes> memory;
    quint16 numberFormats = 0; ///< bit n: a rate of that format is known
    bool isPriced = false;
    std::optional<int> year;
};

struct DeviceFilter
{
    QString words = {};           ///< as DeviceSearch takes them
    QStringList vendors = {};     ///< any of them; the beginning is enough ("intel" finds "Intel (Habana)")
    QList<DeviceKind> kinds = {}; ///< any of them
    QList<Market> markets = {};   ///< any of them
    std::optional<Bytes> memoryAtLeast = {};
    std::optional<Bytes> memoryAtMost = {};
    std::optional<NumberFormat> numberFormat = {}; ///< of which a rate is known
    bool isPriced = false;                         ///< only devices of which a price is known
    std::optional<int> yearFrom = {};
    std::optional<int> yearTo = {};

    bool operator==(const DeviceFilter &) const = default;

    /// The parts that keep a device out. What is unknown of a device meets no condition.
    [[nodiscard]] FilterParts missed(const DeviceTraits &traits) const;
    /// Are all conditions met? The words are not looked at.
    [[nodiscard]] bool accepts(const Device &device) const { return missed(DeviceTraits(device)) == 0; }

    [[nodiscard]] QList<FilterCondition> conditions() const;
    /// With a condition more; of a part that takes one value, instead of the one that is there.
    [[nodiscard]] DeviceFilter with(const FilterCondition &condition) const;
    [[nodiscard]] DeviceFilter without(const FilterCondition &condition) const;
    [[nodiscard]] DeviceFilter withoutPart(FilterPart part) const;
};

/// The devices a filter accepts; sorted by a metric (best first, unknown last) when one is given, else the best match
/// of the words first.
[[nodiscard]] std::vector<const Device *> filterDevices(const Catalogue &catalogue, const DeviceFilter &filter,
                                                        std::optional<MetricId> sortBy = std::nullopt);

/// The list as `ridgepoint devices` prints it, and as JSON (one object a device; each figure a value with its unit).
[[nodiscard]] DataTable deviceListToTable(const std::vector<const Device *> &devices, const ExchangeRates &rates);
[[nodiscard]] JsonValue deviceListToJson(const std::vector<const Device *> &devices, const ExchangeRates &rates);

} // namespace model
