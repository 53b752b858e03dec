// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chartspec.h"

#include <algorithm>

namespace ui {

QList<ChartKind> allChartKinds()
{
    return {ChartKind::Bars};
}

qsizetype ChartSpec::missingCount() const
{
    return std::ranges::count_if(marks, [](const ChartMark &mark) { return !mark.value; });
}

} // namespace ui
