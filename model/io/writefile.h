// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Writing a file whole or not at all.
#pragma once

#include "model/result.h"

#include <QByteArray>

#include <functional>

class QIODevice;

namespace model {

/// Can a file be written at `path`, as far as that shows without trying: to be asked before long work.
[[nodiscard]] Result<void> checkWritable(const QString &path);

/// Writes to a temporary file beside `path` and puts it in place at the end; what is no regular file (a pipe,
/// /dev/stdout) is written as it is. Errors: CannotWrite naming the path.
[[nodiscard]] Result<void> writeFile(const QString &path, const QByteArray &contents);
/// The same with a function that writes; false from it means that it could not.
[[nodiscard]] Result<void> writeFile(const QString &path, const std::function<bool(QIODevice &)> &write);

} // namespace model
