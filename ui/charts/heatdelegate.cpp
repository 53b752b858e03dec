// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "heatdelegate.h"

#include "charttablemodel.h"
#include "charttheme.h"

namespace ui {

void HeatDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QVariant share = index.data(ChartTableModel::ShareRole);
    if (!share.isValid())
        return;
    const ChartTheme theme = ChartTheme::fromPalette(option->palette);
    constexpr double strongest = 0.34; // the text keeps a contrast of 4.5 on it in every theme
    option->backgroundBrush = mixed(theme.background, theme.accent, strongest * share.toDouble());
}

} // namespace ui
