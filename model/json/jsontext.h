// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What people take for a JSON file and is none.
#pragma once

#include "model/result.h"

#include <QByteArray>

#include <optional>

namespace model {

/// Why a text cannot be JSON in UTF-8, before it is parsed: empty, binary, a Git LFS pointer, a web page, damaged UTF-8 (with
/// the line). nullopt when nothing of that speaks against it.
[[nodiscard]] std::optional<Error> whyNotJson(const QByteArray &text);

} // namespace model
