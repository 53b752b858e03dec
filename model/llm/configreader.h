// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads the shape of a model from a Hugging Face config.json, in the many spellings such files have: nested
/// `text_config`, old key names, windows by list or by pattern, latent attention, mixtures of experts, hybrids.
/// What a key does not say is taken from the family (`model_type`); a family that is not known is read as a
/// Llama-like decoder only when nothing in the file speaks against it, and then with a warning.
#pragma once

#include "configvalue.h"
#include "modelshape.h"

namespace model {

/// A shape and what a person should know about how it was read.
struct ShapeReading
{
    ModelShape shape;
    QStringList warnings;
};

/// What to do when a size is absent.
enum class MissingSizes {
    Refuse, ///< an error that names the keys
    Allow   ///< listed in ModelShape::unknownSizes
};

/// `prefix` stands before every key in an error ("config.").
/// Errors: MissingKey, WrongType, OutOfRange naming all keys at fault; Implausible where two keys contradict each
/// other; Unsupported for a family or quantisation that is not understood.
[[nodiscard]] Result<ShapeReading> readConfig(const ConfigValue &config, const QString &prefix = {},
                                              MissingSizes missing = MissingSizes::Refuse);

/// Reads a config.json text. Errors: those of readConfigTree() and readConfig(), with the file's name.
[[nodiscard]] Result<ShapeReading> readConfigText(const QByteArray &bytes, const QString &file = {});

} // namespace model
