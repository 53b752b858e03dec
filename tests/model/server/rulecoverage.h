// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The table of CONTRIBUTING.md that says for each rule on which systems of the catalogue it decides.
#pragma once

#include <QString>

namespace tests {

/// In Markdown: rule, what it is about, worst verdict, on how many systems it decides and of how many it lacks an input.
[[nodiscard]] QString ruleTable();

} // namespace tests
