// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds devices by what a person types: "h100 pcie", "4090", "苹果 M2", "m2u", "rtx6000 ada". The texts that are
/// searched are made once for a catalogue, so that each further letter costs little.
#pragma once

#include "catalogue.h"

namespace model {

class DeviceSearch
{
public:
    explicit DeviceSearch(const Catalogue &catalogue);

    /// Positions of the devices that match, the best first. Of those that begin with what was typed, the one with the
    /// shorter rest comes first ("M2 Ultra" before "M2 Ultra 60"); among equals those of which more prices are
    /// recorded, as a sign of how much they are traded, and then the newer ones. Nothing but blanks matches all alike.
    [[nodiscard]] std::vector<int> find(const QString &typed) const;

private:
    struct Texts
    {
        QString names;         ///< names without blanks and hyphens, each between line breaks
        QString words;         ///< words of names, vendor and aliases, each after a blank
        QString abbreviations; ///< each between line breaks; a tabulator before those that are less sure
    };

    /// What holds the words but for a letter; words that some device holds as they are must be right.
    [[nodiscard]] std::vector<int> findMisspelt(const QStringList &typed) const;
    [[nodiscard]] static Texts textsOf(const Device &device, const QStringList &vendorAliases);

    std::vector<Texts> m_texts;   ///< in the order of equals
    std::vector<int> m_preferred; ///< positions in the catalogue in the order of equals
};

} // namespace model
