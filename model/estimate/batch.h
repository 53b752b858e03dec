// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Requests and answers as lines of JSON.
#pragma once

#include "requestreader.h"

namespace model {

/// An answer as one line of JSON (no line end): {"id", "ok": true, "fits", "bound_by", "quantities", "range", "basis", "assumed", "notes"}.
[[nodiscard]] QByteArray answerLine(const EstimateAnswer &answer);

/// A model's counts as one line of JSON: {"id", "name", "n_layers", quantities…, "notes"}.
[[nodiscard]] QByteArray shapeLine(const QString &id, const QString &name, int layers, const EstimateAnswer &answer);

/// A refusal: {"id", "ok": false, "error": {"code", "where", "message"}}.
[[nodiscard]] QByteArray refusalLine(const QString &id, const Error &error);

/// Answers one request line. Whatever the line holds, the result is a line.
[[nodiscard]] QByteArray answerRequest(const QByteArray &line, const RequestContext &context);

} // namespace model
