// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Validation against the JSON Schemas of resources/schema, by valijson (included in the source file alone).
/// Slow beside reading: for tests and for a user's own files, never at start-up.
#pragma once

#include "model/result.h"

#include <QByteArray>

namespace model {

/// Where `text` breaks the schema ":/ridgepoint/schema/NAME.schema.json": places are JSON pointers, lines are left
/// to the caller. The text must be JSON already.
[[nodiscard]] Errors checkAgainstSchema(const QByteArray &text, const QString &schemaName);

} // namespace model
