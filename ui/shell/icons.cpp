// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "icons.h"

#include <QFile>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QSvgRenderer>

namespace ui {

QIcon themedIcon(const QString &name, const QPalette &palette)
{
    QFile file(QStringLiteral(":/ridgepoint/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray drawing = file.readAll();
    QIcon icon;
    for (const auto &[mode, group] : {std::pair(QIcon::Normal, QPalette::Active), std::pair(QIcon::Disabled, QPalette::Disabled)}) {
        QByteArray tinted = drawing;
        tinted.replace("currentColor", palette.color(group, QPalette::ButtonText).name().toUtf8());
        QSvgRenderer renderer(tinted);
        for (const int size : {16, 32, 48}) {
            QPixmap pixmap(size, size);
            pixmap.fill(Qt::transparent);
            QPainter painter(&pixmap);
            renderer.render(&painter);
            painter.end();
            icon.addPixmap(pixmap, mode);
        }
    }
    return icon;
}

} // namespace ui
