// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsontext.h"

#include "model/text/translate.h"

#include <QStringDecoder>

#include <algorithm>

namespace model {

namespace {

/// Offset of the first byte that does not belong to valid UTF-8, or -1.
qsizetype firstInvalidUtf8(const QByteArray &text)
{
    if (text.isValidUtf8())
        return -1;
    qsizetype low = 0;
    qsizetype high = text.size();
    while (low < high) { // the longest valid prefix, give or take a cut sequence
        const qsizetype middle = (low + high + 1) / 2;
        QStringDecoder decoder(QStringConverter::Utf8, QStringConverter::Flag::Stateless);
        const QString ignored = decoder.decode(QByteArrayView(text).first(middle));
        const bool damaged = QByteArrayView(ignored.toUtf8()) != QByteArrayView(text).first(middle);
        if (damaged)
            high = middle - 1;
        else
            low = middle;
    }
    return low;
}

} // namespace

std::optional<Error> whyNotJson(const QByteArray &text)
{
    const QByteArrayView start = QByteArrayView(text).trimmed();
    if (start.isEmpty())
        return Error{ErrorCode::Syntax, {}, 0, {}, Text::tr("the file is empty; expected a JSON object")};
    if (text.contains('\0'))
        return Error{ErrorCode::Syntax, {}, 0, {}, Text::tr("binary data; expected JSON text")};
    if (start.startsWith("version https://git-lfs")) {
        return Error{ErrorCode::Syntax,
                     {},
                     1,
                     {},
                     Text::tr("a Git LFS pointer, not the file itself; fetch it with \"git lfs pull\"")};
    }
    if (start.startsWith('<')) {
        return Error{ErrorCode::Syntax,
                     {},
                     1,
                     {},
                     Text::tr("a web page (HTML), not JSON; the download may have been refused")};
    }
    if (const qsizetype offset = firstInvalidUtf8(text); offset >= 0) {
        const int line = 1 + int(std::count(text.begin(), text.begin() + offset, '\n'));
        return Error{ErrorCode::Syntax,
                     {},
                     line,
                     {},
                     Text::tr("invalid UTF-8 at byte %1 of the file").arg(offset)};
    }
    return std::nullopt;
}

} // namespace model
