// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pinnedtip.h"

#include "charttheme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace ui {

PinnedTip::PinnedTip(QWidget *parent) : QFrame(parent), m_text(new QLabel(this)), m_close(new QToolButton(this))
{
    hide();
    setFrameStyle(QFrame::Box | QFrame::Plain);
    setAutoFillBackground(true);
    setCursor(Qt::ArrowCursor);
    m_text->setTextFormat(Qt::RichText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse);
    m_text->setOpenExternalLinks(true);
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::NoFocus); // Escape does the same
    m_close->setIcon(style()->standardIcon(QStyle::SP_DockWidgetCloseButton));
    connect(m_close, &QToolButton::clicked, this, &PinnedTip::closed);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 6, 4, 6);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_close, 0, Qt::AlignTop);
    retranslate();
}

void PinnedTip::retranslate()
{
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close the tip"));
}

void PinnedTip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void PinnedTip::setTheme(const ChartTheme &theme)
{
    QPalette colours = palette();
    colours.setColor(QPalette::Window, theme.background);
    colours.setColor(QPalette::WindowText, theme.text);
    colours.setColor(QPalette::Text, theme.text);
    setPalette(colours);
}

void PinnedTip::show(const QString &html, const QRect &mark, const QRect &room)
{
    // Long lines wrap; short ones do not make the tip wider than they are.
    m_text->setWordWrap(false);
    m_text->setText(html);
    m_text->setMaximumWidth(std::max(120, room.width() * 2 / 3));
    m_text->setWordWrap(m_text->sizeHint().width() > m_text->maximumWidth());
    adjustSize();
    const int left = std::max(room.left(), std::min(mark.left() + mark.width() / 2, room.right() - width() - 8));
    const bool isBelow = mark.bottom() + 2 + height() <= room.bottom();
    move(left, isBelow ? mark.bottom() + 2 : std::max(room.top(), mark.top() - height() - 2));
    setVisible(true);
    raise();
}

} // namespace ui
