// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exportchoice.h"

#include <algorithm>
#include <cmath>

namespace ui {

double pixelsPer(SizeUnit unit, int dpi)
{
    constexpr double centimetresOfAnInch = 2.54;
    switch (unit) {
    case SizeUnit::Pixel: return 1;
    case SizeUnit::Centimetre: return dpi / centimetresOfAnInch;
    case SizeUnit::Inch: return dpi;
    }
    Q_UNREACHABLE();
}

QSize ExportChoice::pixels() const
{
    const double factor = pixelsPer(unit, dpi);
    const auto length = [&](double value) {
        return int(std::lround(std::clamp(value * factor, double(leastPixels), double(mostPixels))));
    };
    return {length(width), length(height)};
}

PictureOptions ExportChoice::pictureOptions() const
{
    return {.size = pixels(),
            .dpi = dpi,
            .theme = chartTheme(theme),
            .background = isTransparent ? PictureBackground::Transparent : PictureBackground::Filled,
            .parts = parts};
}

ExportChoice ExportChoice::inUnit(SizeUnit other) const
{
    ExportChoice choice = *this;
    const double factor = pixelsPer(unit, dpi) / pixelsPer(other, dpi);
    choice.unit = other;
    choice.width = width * factor;
    choice.height = height * factor;
    return choice;
}

ExportChoice ExportChoice::normalised() const
{
    ExportChoice choice = *this;
    const ExportChoice usual;
    static const QStringList formats = {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf"),
                                        QStringLiteral("csv"), QStringLiteral("json")};
    if (!formats.contains(format))
        choice.format = usual.format;
    if (dpi < leastDpi || dpi > mostDpi)
        choice.dpi = usual.dpi;
    if (!(std::isfinite(width) && std::isfinite(height) && width > 0 && height > 0)) {
        choice.unit = usual.unit;
        choice.width = usual.width;
        choice.height = usual.height;
    }
    if (theme == Theme::System)
        choice.theme = Theme::Light;
    return choice;
}

} // namespace ui
