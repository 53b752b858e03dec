// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Comparisons that people ask for again and again, defined here once for the window's menu and for
/// `ridgepoint devices --preset`.
#pragma once

#include "devicefilter.h"

namespace model {

struct DevicePreset
{
    QString id;   ///< "70b-at-home"
    QString name; ///< translated
    QString why;  ///< translated: what the devices have in common, in a sentence
    QStringList deviceIds = {};
    DeviceFilter filter = {}; ///< used when deviceIds is empty

    /// The devices of a catalogue that the preset means, in its order. What a catalogue does not have is left out.
    [[nodiscard]] std::vector<const Device *> devices(const Catalogue &catalogue) const;
};

[[nodiscard]] QList<DevicePreset> devicePresets();
[[nodiscard]] std::optional<DevicePreset> devicePreset(const QString &id);
[[nodiscard]] QStringList devicePresetIds();

} // namespace model
