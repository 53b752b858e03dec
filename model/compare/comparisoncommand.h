// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The way back from comparisonCommand(): a command line that somebody copied, pasted into the window.
#pragma once

#include "plotkind.h"

namespace model {

/// Is there a `ridgepoint compare` command in this text?
[[nodiscard]] bool hasComparisonCommand(const QString &text);

struct ComparisonCommand
{
    ComparisonRequest request;
    bool logarithmic = false;
    PlotSettings plot; ///< its metric is that of the request
};

/// What the first `ridgepoint compare …` line of a text asks for; options that only concern its output are skipped.
/// Errors name the option: unknown, without a value, with one that means nothing.
[[nodiscard]] Result<ComparisonCommand> comparisonFromCommand(const QString &text);

} // namespace model
