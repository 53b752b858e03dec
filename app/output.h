// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What the commands have in common: printing an answer, and refusing.
#pragma once

#include "model/result.h"

#include <QByteArray>

namespace app {

void print(const QByteArray &text);
void print(const QString &text);

/// Tells an error on one line of standard error; returns the exit status.
[[nodiscard]] int refuse(const model::Error &error);

} // namespace app
