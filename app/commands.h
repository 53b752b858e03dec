// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The commands of the terminal: each asks the model, prints or writes the answer, and returns the exit status.
#pragma once

#include "commandline.h"

#include "model/catalogue/catalogue.h"

#include <future>

namespace app {

/// Runs any command but the window.
[[nodiscard]] int runCommand(const CommandLine &line);

/// A catalogue that is being read on another thread; not valid when it is still to be read.
using FutureCatalogue = std::future<model::CatalogueLoad>;

/// Begins to read what the window needs. Opening the display and its fonts takes as long, and neither needs the other.
[[nodiscard]] FutureCatalogue beginReadingCatalogue(const CommandLine &line);

/// Opens the window and runs until it is closed.
[[nodiscard]] int runWindow(const CommandLine &line, FutureCatalogue catalogue);

} // namespace app
