// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shapefile.h"

#include "ggufreader.h"

#include "model/text/translate.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace model {

namespace {

constexpr qint64 largestConfig = 16 * 1024 * 1024;

} // namespace

Result<ShapeReading> readShapeFile(const QString &path)
{
    const QFileInfo info(path);
    const QString name = info.isDir() ? QDir(path).filePath(QStringLiteral("config.json")) : path;
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly)) {
        return failure(
            {ErrorCode::CannotRead, name, 0, {}, Text::tr("%1 was not read: %2").arg(name, file.errorString())});
    }
    if (file.peek(4) == "GGUF" || name.endsWith(QLatin1StringView(".gguf"), Qt::CaseInsensitive)) {
        file.close();
        return readGgufFile(name);
    }
    if (file.size() > largestConfig) {
        return failure({ErrorCode::Unsupported,
                        name,
                        0,
                        {},
                        Text::tr("%1 bytes are no config.json (at most %2), and it is not a GGUF file")
                            .arg(file.size())
                            .arg(largestConfig)});
    }
    return readConfigText(file.readAll(), name);
}

Result<ShapeReading> findShape(const QString &idOrPath, const PresetCatalogue &presets, const QString &place)
{
    if (idOrPath.isEmpty()) {
        return failure({ErrorCode::OutOfRange,
                        {},
                        0,
                        place,
                        Text::tr("%1: found an empty text, expected the id of a model, a config.json or a GGUF file")
                            .arg(place)});
    }
    if (const ModelPreset *preset = presets.find(idOrPath))
        return ShapeReading{preset->shape, {}};
    const bool looksLikePath = idOrPath.contains(u'/')
                               || idOrPath.endsWith(QLatin1StringView(".json"), Qt::CaseInsensitive)
                               || idOrPath.endsWith(QLatin1StringView(".gguf"), Qt::CaseInsensitive);
    if (looksLikePath || QFileInfo::exists(idOrPath))
        return readShapeFile(idOrPath);
    return failure(presets.require(idOrPath, place).error());
}

} // namespace model
