// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The letters of menus and labels that are pressed with Alt.
#pragma once

#include <QString>

namespace ui {

/// "&Theme" and "主题(&T)" as they are read: "Theme", "主题".
[[nodiscard]] QString withoutMnemonic(QString text);

} // namespace ui
