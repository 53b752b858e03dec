// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Icons by what they mean: drawn in one colour as SVG and tinted with the palette's text, so that they follow the theme.
#pragma once

#include <QIcon>

class QPalette;

namespace ui {

/// "table", "copy", "save-picture", …: the files of resources/icons.
[[nodiscard]] QIcon themedIcon(const QString &name, const QPalette &palette);

} // namespace ui
