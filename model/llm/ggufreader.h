// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads the header of a GGUF file (versions 2 and 3, little-endian, split files): metadata and the list of tensors, never
/// the weights. The file is streamed and arrays of tokens are walked over, so that a file of 100 GB costs some
/// milliseconds and megabytes; no length that a file claims leads to an allocation of that length.
#pragma once

#include "configreader.h"

#include <QIODevice>

namespace model {

struct GgufHeader
{
    int version = 0;
    ConfigValue
        metadata; ///< an object; long arrays and texts are left out, of tokenizer.ggml.tokens the number is kept
    std::int64_t vocabulary = 0; ///< entries of tokenizer.ggml.tokens, 0 when absent
    std::int64_t tensorCount = 0;
    bool hasHead = false; ///< an output.weight of its own
    StoredTensors tensors;
    double dataEnd = 0; ///< bytes the file must at least have
    int splitCount = 1;
};

/// Reads a header from a device that can seek. `file` is used in errors alone.
/// Errors: Syntax for a wrong magic or a length beyond the file, Unsupported for other versions, byte orders and
/// tensor types.
[[nodiscard]] Result<GgufHeader> readGgufHeader(QIODevice &device, const QString &file = {});

/// The shape that metadata describes. The keys are those of a file ("llama.block_count"); sizes that are absent end up in
/// ModelShape::unknownSizes. Errors: MissingKey without general.architecture or a block count, and those of readConfig().
[[nodiscard]] Result<ShapeReading> shapeFromGguf(const ConfigValue &metadata, const QString &prefix = {});

/// Reads a file and, when it is one part of several ("-00001-of-00003.gguf"), the other parts beside it. A part that is
/// absent is a warning.
[[nodiscard]] Result<ShapeReading> readGgufFile(const QString &path);

} // namespace model
