// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "devicepicker.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace model {

namespace {

/// Sizes that people ask for, in GB as vendors print it.
constexpr std::array memorySizes = {8, 12, 16, 24, 32, 40, 48, 64, 80, 96, 128, 141, 192, 256, 512};

} // namespace

/// Devices that meet all conditions but perhaps those of the part that is counted.
struct DevicePicker::Counts
{
    Counts(std::size_t vendorCount, int firstYear, int lastYear)
        : vendors(vendorCount), years(static_cast<std::size_t>(std::max(0, lastYear - firstYear + 1))), yearsTo(years)
    {
    }

    std::vector<int> vendors;
    std::array<int, static_cast<std::size_t>(DeviceKind::Server) + 1> kinds{};
    std::array<int, 3> markets{};
    std::array<int, memorySizes.size()> memoryAtLeast{}; ///< first those that reach this size and not the next
    std::array<int, memorySizes.size()> memoryAtMost{};  ///< first those that fit this size and not the one before
    std::array<int, numberFormatCount> formats{};
    int priced = 0;
    std::vector<int> years;
    std::vector<int> yearsTo;
};

DevicePicker::DevicePicker(const Catalogue &catalogue) : m_catalogue(catalogue)
{
    const std::vector<Device> &devices = catalogue.devices();
    m_traits.reserve(devices.size());
    for (const Device &device : devices) {
        m_traits.emplace_back(device);
        if (const auto year = m_traits.back().year) {
            m_firstYear = m_firstYear == 0 ? *year : std::min(m_firstYear, *year);
            m_lastYear = std::max(m_lastYear, *year);
        }
        m_vendors << device.vendor;
    }
    std::ranges::sort(m_vendors,
                      [](const QString &a, const QString &b) { return a.compare(b, Qt::CaseInsensitive) < 0; });
    m_vendors.erase(std::ranges::unique(m_vendors).begin(), m_vendors.end());
    QHash<QString, int> numbers;
    for (const QString &vendor : m_vendors)
        numbers.insert(vendor, static_cast<int>(numbers.size()));
    for (const Device &device : devices)
        m_vendorNumbers.push_back(numbers.value(device.vendor));
    m_catalogueOrder.resize(devices.size());
    std::iota(m_catalogueOrder.begin(), m_catalogueOrder.end(), 0);
}

DevicePicker::Answer DevicePicker::pick(const DeviceFilter &filter) const
{
    const bool hasWords = !filter.words.trimmed().isEmpty();
    if (hasWords && !m_search)
        m_search = std::make_unique<DeviceSearch>(m_catalogue);
    const std::vector<int> found = hasWords ? m_search->find(filter.words) : m_catalogueOrder;
    Answer answer;
    answer.shown.reserve(found.size());
    Counts counts(static_cast<std::size_t>(m_vendors.size()), m_firstYear, m_lastYear);
    for (const int position : found) {
        const DeviceTraits &traits = m_traits[static_cast<std::size_t>(position)];
        const FilterParts missed = filter.missed(traits);
        if (missed == 0) {
            answer.shown.push_back(position);
        } else {
            ++answer.hidden;
            if (answer.firstHidden < 0) {
                answer.firstHidden = position;
                answer.hiddenBy = missed;
                answer.isHiddenBetter = hasWords && answer.shown.empty();
            }
            if ((missed & (missed - 1)) != 0)
                continue; // two parts are missed: a choice in one changes nothing
        }
        const auto countsIn = [&](FilterPart part) { return (missed & ~bitOf(part)) == 0; };
        if (countsIn(FilterPart::Vendor))
            ++counts.vendors[static_cast<std::size_t>(m_vendorNumbers[static_cast<std::size_t>(position)])];
        if (countsIn(FilterPart::Kind))
            ++counts.kinds[static_cast<std::size_t>(traits.kind)];
        if (traits.market && countsIn(FilterPart::Market))
            ++counts.markets[static_cast<std::size_t>(*traits.market)];
        if (traits.isPriced && countsIn(FilterPart::Price))
            ++counts.priced;
        if (traits.memory) {
            const double size = traits.memory->inGibibytes();
            const auto next = std::ranges::upper_bound(memorySizes, size);
            if (next != memorySizes.begin() && countsIn(FilterPart::MemoryAtLeast))
                ++counts.memoryAtLeast[static_cast<std::size_t>(next - memorySizes.begin() - 1)];
            const auto fitting = std::ranges::lower_bound(memorySizes, size);
            if (fitting != memorySizes.end() && countsIn(FilterPart::MemoryAtMost))
                ++counts.memoryAtMost[static_cast<std::size_t>(fitting - memorySizes.begin())];
        }
        if (countsIn(FilterPart::NumberFormat)) {
            for (std::size_t format = 0; format < numberFormatCount; ++format)
                counts.formats[format] += traits.numberFormats >> format & 1;
        }
        if (traits.year) {
            const auto year = static_cast<std::size_t>(*traits.year - m_firstYear);
            if (countsIn(FilterPart::YearFrom))
                ++counts.years[year];
            if (countsIn(FilterPart::YearTo))
                ++counts.yearsTo[year];
        }
    }
    std::partial_sum(counts.memoryAtLeast.rbegin(), counts.memoryAtLeast.rend(), counts.memoryAtLeast.rbegin());
    std::partial_sum(counts.memoryAtMost.begin(), counts.memoryAtMost.end(), counts.memoryAtMost.begin());
    std::partial_sum(counts.years.rbegin(), counts.years.rend(), counts.years.rbegin());
    std::partial_sum(counts.yearsTo.begin(), counts.yearsTo.end(), counts.yearsTo.begin());
    answer.choices = choicesOf(filter, counts);
    return answer;
}

std::vector<DevicePicker::Choice> DevicePicker::choicesOf(const DeviceFilter &filter, const Counts &counts) const
{
    const QList<FilterCondition> chosen = filter.conditions();
    std::vector<Choice> choices;
    const auto add = [&](FilterPart part, const QString &value, int count) {
        const FilterCondition condition{part, value};
        const bool isChosen = chosen.contains(condition);
        if (count > 0 || isChosen)
            choices.push_back({condition, count, isChosen});
    };
    for (const QString &vendor : m_vendors) {
        int count = 0; // the beginning of a name is enough
        for (qsizetype i = 0; i < m_vendors.size(); ++i)
            count += m_vendors[i].startsWith(vendor, Qt::CaseInsensitive) ? counts.vendors[static_cast<std::size_t>(i)]
                                                                          : 0;
        add(FilterPart::Vendor, vendor, count);
    }
    for (const DeviceKind kind : allDeviceKinds())
        add(FilterPart::Kind, deviceKindId(kind), counts.kinds[static_cast<std::size_t>(kind)]);
    for (const Market market : allMarkets())
        add(FilterPart::Market, marketId(market), counts.markets[static_cast<std::size_t>(market)]);
    for (std::size_t i = 0; i < memorySizes.size(); ++i)
        add(FilterPart::MemoryAtLeast, QString::number(memorySizes[i]), counts.memoryAtLeast[i]);
    for (std::size_t i = 0; i < memorySizes.size(); ++i)
        add(FilterPart::MemoryAtMost, QString::number(memorySizes[i]), counts.memoryAtMost[i]);
    for (const NumberFormat format : allNumberFormats())
        add(FilterPart::NumberFormat, numberFormatId(format), counts.formats[static_cast<std::size_t>(format)]);
    add(FilterPart::Price, {}, counts.priced);
    for (int year = m_lastYear; year >= m_firstYear && year > 0; --year)
        add(FilterPart::YearFrom, QString::number(year), counts.years[static_cast<std::size_t>(year - m_firstYear)]);
    for (int year = m_lastYear; year >= m_firstYear && year > 0; --year)
        add(FilterPart::YearTo, QString::number(year), counts.yearsTo[static_cast<std::size_t>(year - m_firstYear)]);
    return choices;
}

} // namespace model
