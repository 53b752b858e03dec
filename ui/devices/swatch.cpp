// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "swatch.h"

#include "model/workspace/workspace.h"
#include "ui/charts/charttheme.h"
#include "ui/charts/devicecolours.h"

#include <QPainter>
#include <QWidget>

namespace ui {

SwatchDelegate::SwatchDelegate(const model::Workspace &workspace, int idRole, QObject *parent)
    : QStyledItemDelegate(parent), m_workspace(workspace), m_idRole(idRole)
{
}

void SwatchDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QString id = index.data(m_idRole).toString();
    if (!m_workspace.isCompared(id))
        return;
    const QColor colour =
        ChartTheme::fromPalette(option->palette).readable(assignDeviceColours(m_workspace.comparedIds()).value(id));
    const int side = option->fontMetrics.ascent();
    const qreal ratio = option->widget ? option->widget->devicePixelRatioF() : 1;
    QPixmap swatch(QSize(side, side) * ratio);
    swatch.setDevicePixelRatio(ratio);
    swatch.fill(Qt::transparent);
    QPainter painter(&swatch);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(option->palette.color(QPalette::Base), 1)); // apart from a selection of the same colour
    painter.setBrush(colour);
    painter.drawRoundedRect(QRectF(0.5, 0.5, side - 1, side - 1), 2, 2);
    painter.end();
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->icon = QIcon(swatch);
    option->icon.addPixmap(swatch, QIcon::Selected); // or the style tints it
    option->decorationSize = QSize(side, side);
}

} // namespace ui
