// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The sentences of a chart: tips, spoken names, sources. Written once, for every kind of chart and for the window
/// and the picture alike.
#pragma once

#include "chartspec.h"

#include <QCoreApplication>

namespace ui {

class ChartText
{
    Q_DECLARE_TR_FUNCTIONS(ui::ChartText)

public:
    /// The figure where it can be drawn: known and finite.
    [[nodiscard]] static std::optional<double> figure(const ChartMark &mark);

    /// The name on one line.
    [[nodiscard]] static QString name(const ChartMark &mark);

    /// What the values of the chart are: "Memory bandwidth".
    [[nodiscard]] static QString valueName(const ChartSpec &spec);

    /// "3,350", "≈ 3,350" for an estimate, or why there is none ("not published").
    [[nodiscard]] static QString value(const ChartMark &mark);

    /// "3,350 GB/s", "1.25×".
    [[nodiscard]] static QString valueWithUnit(const ChartSpec &spec, const ChartMark &mark);

    /// The same for a further figure.
    [[nodiscard]] static QString cellWithUnit(const ChartSpec &spec, const ChartMark &mark, qsizetype column);

    /// Rich text of the hover tip; every text of the mark is escaped.
    [[nodiscard]] static QString tip(const ChartSpec &spec, const ChartMark &mark);

    /// The same with links to the sources, for a tip that stays.
    [[nodiscard]] static QString pinnedTip(const ChartSpec &spec, const ChartMark &mark, const QColor &linkColour);

    /// "H100 SXM5 80GB, Memory bandwidth, 3,350 GB/s, rank 2 of 12, published".
    [[nodiscard]] static QString spoken(const ChartSpec &spec, qsizetype index);

    /// The sources of all marks in full, each once, in the order of the marks.
    [[nodiscard]] static QStringList sources(const ChartSpec &spec);

    /// The same, short enough for the line under a chart: the host in place of an address.
    [[nodiscard]] static QStringList shortSources(const ChartSpec &spec);

    /// What the empty chart says, or an empty text when there is something to draw.
    [[nodiscard]] static QString emptyState(const ChartSpec &spec);

    /// The mark's share of the baseline, "1.25×"; nullopt without a baseline or a figure.
    [[nodiscard]] static std::optional<double> relative(const ChartSpec &spec, const ChartMark &mark);

private:
    [[nodiscard]] static QStringList tipLines(const ChartSpec &spec, const ChartMark &mark);
};

} // namespace ui
