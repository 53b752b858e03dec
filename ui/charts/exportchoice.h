// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What a person chooses about a file of charts, in the units that were typed; remembered from one export to the next.
#pragma once

#include "chartexporter.h"

#include "ui/shell/theme.h"

namespace ui {

enum class SizeUnit { Pixel, Centimetre, Inch };

struct ExportChoice
{
    static constexpr int leastPixels = 100;
    static constexpr int mostPixels = 16384;
    static constexpr int leastDpi = 24;
    static constexpr int mostDpi = 2400;

    QString format = QStringLiteral("png"); ///< ending of the file: png, svg, pdf, csv, json
    double width = 1600;
    double height = 1000;
    SizeUnit unit = SizeUnit::Pixel;
    int dpi = 192;
    Theme theme = Theme::Light;
    bool isTransparent = false;
    ChartParts parts = allChartParts;

    bool operator==(const ExportChoice &) const = default;

    [[nodiscard]] bool isPicture() const { return format != QLatin1String("csv") && format != QLatin1String("json"); }
    /// In pixels, within what can be drawn.
    [[nodiscard]] QSize pixels() const;
    [[nodiscard]] PictureOptions pictureOptions() const;
    /// The same size in another unit.
    [[nodiscard]] ExportChoice inUnit(SizeUnit other) const;
    /// Itself with values in place of those that cannot be, as a settings file may hold.
    [[nodiscard]] ExportChoice normalised() const;
};

/// Pixels that a length of one unit has.
[[nodiscard]] double pixelsPer(SizeUnit unit, int dpi);

} // namespace ui
