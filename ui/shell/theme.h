// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Style, palette and fonts of the application.
#pragma once

#include "ui/charts/charttheme.h"

#include <QString>

namespace ui {

enum class Theme { System, Light, Dark, HighContrast };

[[nodiscard]] QString themeId(Theme theme); ///< "system", "light", "dark", "high-contrast"
[[nodiscard]] Theme themeFromId(const QString &id); ///< System when the id means nothing

[[nodiscard]] QList<Theme> allThemes();
[[nodiscard]] QString themeName(Theme theme); ///< translated, with the mark of a menu's key

/// Icon, Han font of the simplified form: once, after the application object.
void prepareApplication();

/// Gives all windows the palette of a theme (and the Fusion style, as other styles bring their own colours); System
/// gives them back what the desktop had chosen.
void applyTheme(Theme theme);
/// The theme that was applied last.
[[nodiscard]] Theme currentTheme();

/// The colours of a picture in this theme; System is light, for documents.
[[nodiscard]] ChartTheme chartTheme(Theme theme);

} // namespace ui
