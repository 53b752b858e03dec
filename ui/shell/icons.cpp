// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "icons.h"

#include <QFile>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <memory>

namespace ui {

QIcon themedIcon(const QString &name, const QPalette &palette)
{
    QFile file(QStringLiteral(":/ridgepoint/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray drawing = file.readAll();
    QIcon icon;
    for (const auto &[mode, group] : {std::pair(QIcon::Normal, QPalette::Active), std::pair(QIcon::Disabled, QPalette::Disabled)}) {
        const QString colour = palette.color(group, QPalette::ButtonText).name();
        QByteArray tinted = drawing;
        tinted.replace("currentColor", colour.toUtf8());
        std::unique_ptr<QSvgRenderer> renderer;
        for (const int size : {16, 32, 48}) {
            // The same few icons stand on every panel, and each change of the palette asks for them again.
            const QString key = QStringLiteral("ridgepoint-icon/%1/%2/%3").arg(name, colour).arg(size);
            QPixmap pixmap;
            if (!QPixmapCache::find(key, &pixmap)) {
                if (!renderer)
                    renderer = std::make_unique<QSvgRenderer>(tinted);
                pixmap = QPixmap(size, size);
                pixmap.fill(Qt::transparent);
                QPainter painter(&pixmap);
                renderer->render(&painter);
                painter.end();
                QPixmapCache::insert(key, pixmap);
            }
            icon.addPixmap(pixmap, mode);
        }
    }
    return icon;
}

} // namespace ui
