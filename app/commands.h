// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The commands of the terminal: each asks the model, prints or writes the answer, and returns the exit status.
#pragma once

#include "commandline.h"

namespace app {

/// Runs any command but the window.
[[nodiscard]] int runCommand(const CommandLine &line);

/// Opens the window and runs until it is closed.
[[nodiscard]] int runWindow(const CommandLine &line);

} // namespace app
