// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "writefile.h"

#include "model/text/translate.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace model {

namespace {

tl::unexpected<Error> cannotWrite(const QString &path, const QString &reason)
{
    return failure({ErrorCode::CannotWrite, path, 0, {}, Text::tr("cannot be written: %1").arg(reason)});
}

/// A named pipe or /dev/stdout: a file put in its place would replace it.
bool isPipeOrDevice(const QFileInfo &info)
{
    return info.exists() && !info.isFile() && !info.isDir();
}

} // namespace

Result<void> checkWritable(const QString &path)
{
    const QFileInfo info(path);
    if (info.isDir())
        return cannotWrite(path, Text::tr("it is a folder"));
    if (isPipeOrDevice(info))
        return info.isWritable() ? Result<void>() : cannotWrite(path, Text::tr("the file that is there may not be changed"));
    const QFileInfo folder(info.absolutePath());
    if (!folder.isDir())
        return cannotWrite(path, Text::tr("there is no folder %1").arg(info.absolutePath()));
    if (!folder.isWritable())
        return cannotWrite(path, Text::tr("the folder %1 may not be written to").arg(info.absolutePath()));
    if (info.exists() && !info.isWritable())
        return cannotWrite(path, Text::tr("the file that is there may not be changed"));
    return {};
}

Result<void> writeFile(const QString &path, const QByteArray &contents)
{
    return writeFile(path, [&](QIODevice &device) { return device.write(contents) == contents.size(); });
}

Result<void> writeFile(const QString &path, const std::function<bool(QIODevice &)> &write)
{
    if (const auto writable = checkWritable(path); !writable)
        return writable;
    if (isPipeOrDevice(QFileInfo(path))) {
        QFile pipe(path);
        if (!pipe.open(QIODevice::WriteOnly) || !write(pipe) || !pipe.flush())
            return cannotWrite(path, pipe.errorString());
        return {};
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return cannotWrite(path, file.errorString());
    if (!write(file)) {
        file.cancelWriting();
        return cannotWrite(path, file.errorString());
    }
    if (!file.commit())
        return cannotWrite(path, file.errorString());
    return {};
}

} // namespace model
