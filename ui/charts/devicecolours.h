// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Which colour belongs to which device. The colour comes from the device's id, never from its place in a chart, so
/// it stays when the order, the metric or the page changes.
#pragma once

#include <QColor>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

namespace ui {

/// Twelve colours, each at least 3:1 against the white and the dark chart background and told apart with normal,
/// red-blind, green-blind and blue-blind eyes (found by search over simulated vision, Machado et al. 2009).
[[nodiscard]] const QList<QColor> &deviceColours();

/// One colour for each id. Ids that want the same colour are settled by a hash of the id, so the answer depends on
/// which ids are shown together and not on their order; a colour is used twice only when all are in use. Pass all
/// devices that are compared, not those of one chart, and a device has one colour everywhere.
[[nodiscard]] QHash<QString, QColor> assignDeviceColours(const QStringList &ids);

/// One pattern (shape of a point, dash of a line) for each id: another one for each colour, and among devices of the same
/// colour. The same advice about which ids to pass.
[[nodiscard]] QHash<QString, int> assignDevicePatterns(const QStringList &ids);

} // namespace ui
