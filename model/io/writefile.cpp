// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "writefile.h"

#include "model/text/translate.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace model {

Result<void> writeFile(const QString &path, const QByteArray &contents)
{
    return writeFile(path, [&](QIODevice &device) { return device.write(contents) == contents.size(); });
}

Result<void> writeFile(const QString &path, const std::function<bool(QIODevice &)> &write)
{
    const auto refuse = [&](const QString &reason) {
        return failure({ErrorCode::CannotWrite, path, 0, {}, Text::tr("cannot be written: %1").arg(reason)});
    };
    const QFileInfo info(path);
    if (info.isDir())
        return refuse(Text::tr("it is a folder"));
    if (!info.absoluteDir().exists())
        return refuse(Text::tr("there is no folder %1").arg(info.absolutePath()));
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return refuse(file.errorString());
    if (!write(file)) {
        file.cancelWriting();
        return refuse(file.errorString());
    }
    if (!file.commit())
        return refuse(file.errorString());
    return {};
}

} // namespace model
