// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charttheme.h"

#include <QPalette>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double minimumMarkContrast = 3.0; // WCAG 2.2, 1.4.11: graphical objects
constexpr double minimumTextContrast = 4.5; // WCAG 2.2, 1.4.3: text

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

/// \a colour moved towards \a end in small steps until it reaches the contrast.
QColor reaching(double contrast, const QColor &colour, const QColor &end, const QColor &background)
{
    constexpr int steps = 20;
    for (int step = 0; step <= steps; ++step) {
        const QColor candidate = mixed(colour, end, double(step) / steps);
        if (contrastRatio(candidate, background) >= contrast)
            return candidate;
    }
    return end;
}

} // namespace

double contrastRatio(const QColor &first, const QColor &second)
{
    const double one = luminance(first) + 0.05;
    const double two = luminance(second) + 0.05;
    return std::max(one, two) / std::min(one, two);
}

QColor mixed(const QColor &from, const QColor &to, double share)
{
    const auto channel = [share](float a, float b) { return float(a + (b - a) * share); };
    return QColor::fromRgbF(channel(from.redF(), to.redF()), channel(from.greenF(), to.greenF()),
                            channel(from.blueF(), to.blueF()));
}

ChartTheme ChartTheme::light()
{
    return {.background = QColor(0xff, 0xff, 0xff),
            .text = QColor(0x1d, 0x21, 0x29),
            .muted = QColor(0x5c, 0x65, 0x73),
            .grid = QColor(0xe4, 0xe7, 0xec),
            .axis = QColor(0x8a, 0x93, 0xa1),
            .accent = QColor(0x1f, 0x6f, 0xd6),
            .warning = QColor(0xb4, 0x53, 0x09)};
}

ChartTheme ChartTheme::dark()
{
    return {.background = QColor(0x1b, 0x1e, 0x24),
            .text = QColor(0xec, 0xee, 0xf2),
            .muted = QColor(0xa3, 0xac, 0xba),
            .grid = QColor(0x33, 0x38, 0x42),
            .axis = QColor(0x76, 0x80, 0x8f),
            .accent = QColor(0x6c, 0xb2, 0xff),
            .warning = QColor(0xf5, 0xb0, 0x41)};
}

ChartTheme ChartTheme::highContrast()
{
    return {.background = Qt::black,
            .text = Qt::white,
            .muted = Qt::white,
            .grid = QColor(0x70, 0x70, 0x70),
            .axis = Qt::white,
            .accent = QColor(0xff, 0xff, 0x00),
            .warning = QColor(0xff, 0xff, 0x00),
            .outlined = true};
}

ChartTheme ChartTheme::fromPalette(const QPalette &palette)
{
    const QColor background = palette.color(QPalette::Active, QPalette::Base);
    const QColor text = palette.color(QPalette::Active, QPalette::Text);
    const bool isDark = luminance(text) > luminance(background);
    if (isDark && background == QColor(Qt::black) && contrastRatio(text, background) > 19)
        return highContrast();

    ChartTheme theme = isDark ? dark() : light();
    theme.background = background;
    theme.text = text;
    theme.muted = reaching(minimumTextContrast, mixed(background, text, 0.62), text, background);
    theme.grid = mixed(background, text, 0.12);
    theme.axis = mixed(background, text, 0.5);
    theme.accent = theme.readable(palette.color(QPalette::Active, QPalette::Highlight));
    theme.warning = theme.readable(theme.warning);
    return theme;
}

QColor ChartTheme::readable(const QColor &colour) const
{
    return reaching(minimumMarkContrast, colour.isValid() ? colour : accent, text, background);
}

} // namespace ui
