// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "totalsstrip.h"

#include "ui/shell/flowlayout.h"

#include <QLabel>

namespace ui {

TotalsStrip::TotalsStrip(QWidget *parent) : QWidget(parent)
{
    new FlowLayout(this);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void TotalsStrip::showTotals(const std::vector<model::TotalText> &totals)
{
    while (m_tiles.size() < std::ssize(totals)) {
        auto *tile = new QLabel(this);
        tile->setTextFormat(Qt::RichText);
        tile->setTextInteractionFlags(Qt::TextSelectableByMouse);
        tile->setContentsMargins(0, 0, 10, 0);
        layout()->addWidget(tile);
        tile->show();
        m_tiles << tile;
    }
    while (m_tiles.size() > std::ssize(totals))
        delete m_tiles.takeLast();
    for (std::size_t i = 0; i < totals.size(); ++i) {
        const model::TotalText &total = totals[i];
        QLabel *tile = m_tiles[static_cast<qsizetype>(i)];
        const QString value = total.value.toHtmlEscaped();
        tile->setText(QStringLiteral("<small>%1</small><br>%2")
                          .arg(total.label.toHtmlEscaped(), total.isKnown ? QStringLiteral("<b>%1</b>").arg(value)
                                                                          : QStringLiteral("<i>%1</i>").arg(value)));
        tile->setAccessibleName(QStringLiteral("%1: %2").arg(total.label, total.value));
        tile->setAccessibleDescription(total.note);
        tile->setToolTip(total.note);
    }
    updateGeometry();
}

} // namespace ui
