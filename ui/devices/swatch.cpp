// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "swatch.h"

#include "model/workspace/workspace.h"
#include "ui/charts/charttheme.h"
#include "ui/charts/devicecolours.h"

#include <QPainter>

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
    QPixmap swatch(option->fontMetrics.ascent(), option->fontMetrics.ascent());
    swatch.fill(Qt::transparent);
    QPainter painter(&swatch);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(swatch.rect().adjusted(1, 1, -1, -1), 2, 2);
    painter.end();
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->icon = QIcon(swatch);
    option->decorationSize = swatch.size();
}

} // namespace ui
