// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The files of clusters and claims that come with the program: a list of entries, and the sources that they name by key.
#pragma once

#include "model/catalogue/figure.h"
#include "model/json/jsonvalue.h"

namespace model {

/// Reads ":/ridgepoint/measured/NAME.json", which the build put there: a fault in it is one of the program.
[[nodiscard]] JsonValue readMeasuredFile(const char *name);

/// The sources that a list of keys names.
[[nodiscard]] std::vector<Source> sourcesNamed(const JsonValue &root, const JsonValue &keys);

/// A number, or nullopt.
[[nodiscard]] std::optional<double> numberIn(const JsonValue &object, const char *key);

} // namespace model
