// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "result.h"

#include <QStringList>

namespace model {

QString errorCodeName(ErrorCode code)
{
    switch (code) {
    case ErrorCode::CannotRead: return QStringLiteral("cannot-read");
    case ErrorCode::CannotWrite: return QStringLiteral("cannot-write");
    case ErrorCode::Syntax: return QStringLiteral("syntax");
    case ErrorCode::WrongType: return QStringLiteral("wrong-type");
    case ErrorCode::MissingKey: return QStringLiteral("missing-key");
    case ErrorCode::UnknownKey: return QStringLiteral("unknown-key");
    case ErrorCode::UnknownId: return QStringLiteral("unknown-id");
    case ErrorCode::DuplicateId: return QStringLiteral("duplicate-id");
    case ErrorCode::OutOfRange: return QStringLiteral("out-of-range");
    case ErrorCode::Implausible: return QStringLiteral("implausible");
    case ErrorCode::Unsupported: return QStringLiteral("unsupported");
    }
    Q_UNREACHABLE();
}

QString Error::toText() const
{
    QStringList parts;
    if (!file.isEmpty())
        parts << (line > 0 ? QStringLiteral("%1:%2").arg(file, QString::number(line)) : file);
    // Many messages name their place themselves.
    if (!place.isEmpty() && !message.startsWith(place + u':') && !message.startsWith(place + u' '))
        parts << place;
    parts << message;
    return parts.join(QStringLiteral(": "));
}

} // namespace model
