// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chartspec.h"

#include <algorithm>

namespace ui {

QList<ChartKind> allChartKinds()
{
    return {ChartKind::Bars,     ChartKind::Scatter, ChartKind::TimeLine,
            ChartKind::Roofline, ChartKind::Curves,  ChartKind::Formats};
}

bool ChartSpec::hasPoints() const
{
    return kind == ChartKind::Scatter || kind == ChartKind::TimeLine || kind == ChartKind::Roofline
           || kind == ChartKind::Curves;
}

qsizetype ChartSpec::missingCount() const
{
    return std::ranges::count_if(marks, [this](const ChartMark &mark) { return !mark.value || (hasPoints() && !mark.x); });
}

} // namespace ui
