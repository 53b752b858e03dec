// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What Qt itself prints on standard error: remarks of no use to anybody are dropped, and a platform that cannot be
/// used ends the program with one line and a status instead of an abort.
#pragma once

namespace app {

/// Before the application object is made.
void installMessageHandler();

/// Once the application object stands: what is fatal from here on is a fault of ours.
void applicationHasStarted();

} // namespace app
