// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The outcome of a function that can meet bad input: a value, or an Error that says where and what.
#pragma once

#include <QString>

#include <tl/expected.hpp>

#include <vector>

namespace model {

enum class ErrorCode {
    CannotRead,      ///< a file or folder that cannot be opened or read
    CannotWrite,     ///< an output that cannot be created or completed
    Syntax,          ///< not the format it should be (JSON, CSV, GGUF)
    WrongType,       ///< a value of another type than expected
    MissingKey,      ///< a required key is absent
    UnknownKey,      ///< a key that means nothing here
    UnknownId,       ///< an identifier that nothing has
    DuplicateId,     ///< an identifier given twice
    OutOfRange,      ///< a number outside what is possible
    Implausible,     ///< a number that contradicts another figure of the same record
    Unsupported      ///< understood, but not something this program handles
};

/// The code as it stands in machine-readable output, for example "missing-key".
[[nodiscard]] QString errorCodeName(ErrorCode code);

/// One fault: what kind, in which file, at which line (1-based, 0 when unknown) and place (JSON pointer or
/// field name), and a sentence that says what was found and what was expected.
struct Error
{
    ErrorCode code = ErrorCode::Syntax;
    QString file;
    int line = 0;
    QString place;
    QString message;

    /// "file:line: place: message", leaving out what is unknown.
    [[nodiscard]] QString toText() const;
};

template<class T>
using Result = tl::expected<T, Error>;

using Errors = std::vector<Error>;

[[nodiscard]] inline tl::unexpected<Error> failure(Error error) { return tl::unexpected<Error>(std::move(error)); }

} // namespace model
