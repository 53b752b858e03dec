// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A model's shape from what a person names: the id of a preset, a config.json or a GGUF file.
#pragma once

#include "configreader.h"
#include "presets.h"

namespace model {

/// Reads a file by its content: GGUF by its magic (or ending), else a config.json; a folder stands for the config.json in it.
/// Errors: CannotRead with the path, and those of the readers.
[[nodiscard]] Result<ShapeReading> readShapeFile(const QString &path);

/// A preset of that id, else a file of that name. Errors: UnknownId naming near ids when it is neither, CannotRead when it looks
/// like a path.
[[nodiscard]] Result<ShapeReading> findShape(const QString &idOrPath, const PresetCatalogue &presets,
                                             const QString &place);

} // namespace model
