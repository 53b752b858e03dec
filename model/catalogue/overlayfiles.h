// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Which files an overlay is: devices, parts and systems of a user are in files of one format.
#pragma once

#include "model/result.h"

#include <QStringList>

namespace model {

/// The file itself, or the *.json of a folder by name. What cannot be read is added to `faults`.
[[nodiscard]] QStringList overlayFiles(const QString &path, Errors &faults);

} // namespace model
