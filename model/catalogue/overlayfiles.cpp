// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "overlayfiles.h"

#include "model/text/translate.h"

#include <QDir>
#include <QFileInfo>

namespace model {

QStringList overlayFiles(const QString &path, Errors &faults)
{
    const QFileInfo info(path);
    if (!info.exists()) {
        faults.push_back({ErrorCode::CannotRead, path, 0, {}, Text::tr("there is no such file or folder")});
        return {};
    }
    if (!info.isDir())
        return {path};
    if (!info.isReadable() || !info.isExecutable()) {
        faults.push_back({ErrorCode::CannotRead, path, 0, {}, Text::tr("the folder may not be read")});
        return {};
    }
    QStringList paths;
    const QDir folder(path);
    for (const QString &name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        paths << folder.filePath(name);
    return paths;
}

} // namespace model
