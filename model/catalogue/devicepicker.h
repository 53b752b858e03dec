// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Answers the picker for a filter: which devices are shown and in which order, how many each further condition would
/// leave, and which device the words mean that the conditions hide. One pass over texts and traits that are made once
/// for a catalogue.
#pragma once

#include "devicefilter.h"

#include <memory>

namespace model {

class DevicePicker
{
public:
    /// How many devices would be shown with this condition, all conditions of other parts as they are.
    struct Choice
    {
        FilterCondition condition;
        int count = 0;
        bool isChosen = false;
    };

    struct Answer
    {
        std::vector<int> shown;      ///< positions in the catalogue, best match first; its own order without words
        int hidden = 0;              ///< how many more the words find, without the conditions
        int firstHidden = -1;        ///< the best match that the conditions hide
        FilterParts hiddenBy = 0;    ///< … and which of them
        bool isHiddenBetter = false; ///< it matches the words better than all that are shown
        std::vector<Choice> choices; ///< by part, in the order of a menu; without those that no device meets
    };

    /// The catalogue must outlive the picker.
    explicit DevicePicker(const Catalogue &catalogue);

    [[nodiscard]] Answer pick(const DeviceFilter &filter) const;

private:
    struct Counts;

    [[nodiscard]] std::vector<Choice> choicesOf(const DeviceFilter &filter, const Counts &counts) const;

    const Catalogue &m_catalogue;
    mutable std::unique_ptr<DeviceSearch> m_search; ///< made when words come first: a start has none
    std::vector<DeviceTraits> m_traits;
    QStringList m_vendors;            ///< sorted
    std::vector<int> m_vendorNumbers; ///< by device: position in m_vendors
    std::vector<int> m_catalogueOrder;
    int m_firstYear = 0;
    int m_lastYear = 0;
};

} // namespace model
