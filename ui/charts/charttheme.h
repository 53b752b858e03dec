// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The colours of a chart in one place. A widget takes them from its palette, a picture from one of the three
/// named themes, and the scene knows nothing else about colours.
#pragma once

#include <QColor>

class QPalette;

namespace ui {

struct ChartTheme
{
    QColor background;
    QColor text;
    QColor muted;          ///< secondary text: details, notes, axis labels; at least 4.5:1 on the background
    QColor grid;           ///< lines that must not compete with the bars
    QColor axis;           ///< the line where bars start
    QColor accent;         ///< focus ring, and bars whose device has no colour
    QColor warning;        ///< the mark of disputed figures
    bool outlined = false; ///< every bar gets an outline in the text colour (high contrast)

    [[nodiscard]] static ChartTheme light();
    [[nodiscard]] static ChartTheme dark();
    [[nodiscard]] static ChartTheme highContrast();

    /// The light or dark theme on the palette's own background, text and accent; the high-contrast one where the
    /// palette is white or yellow on pure black.
    [[nodiscard]] static ChartTheme fromPalette(const QPalette &palette);

    /// The colour itself where it stands out from the background by 3:1, else moved just as far as needed.
    [[nodiscard]] QColor readable(const QColor &colour) const;

    friend bool operator==(const ChartTheme &, const ChartTheme &) = default;
};

/// Contrast ratio of WCAG 2.2, 1 to 21.
[[nodiscard]] double contrastRatio(const QColor &first, const QColor &second);

/// The colour at \a share of the way from \a from to \a to, opaque.
[[nodiscard]] QColor mixed(const QColor &from, const QColor &to, double share);

} // namespace ui
