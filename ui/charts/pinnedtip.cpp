// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pinnedtip.h"

#include "charttheme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QToolButton>

#include <algorithm>

namespace ui {

PinnedTip::PinnedTip(QWidget *parent) : QFrame(parent), m_text(new QLabel(this)), m_scroll(new QScrollArea(this)), m_close(new QToolButton(this))
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
    m_scroll->setWidget(m_text);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_text->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    layout->addWidget(m_scroll, 1);
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
    const int widest = std::max(120, room.width() * 2 / 3);
    const bool wraps = m_text->sizeHint().width() > widest;
    m_text->setWordWrap(wraps);
    const int textWidth = wraps ? widest : m_text->sizeHint().width();
    const int textHeight = wraps ? m_text->heightForWidth(textWidth) : m_text->sizeHint().height();
    const QMargins margins = layout()->contentsMargins();
    const int frame = 2 * frameWidth();
    const int around = margins.left() + margins.right() + layout()->spacing() + m_close->sizeHint().width() + frame;
    const int height = std::min(textHeight + margins.top() + margins.bottom() + frame, room.height());
    const bool scrolls = height < textHeight + margins.top() + margins.bottom() + frame;
    resize(textWidth + around + (scrolls ? m_scroll->verticalScrollBar()->sizeHint().width() : 0), height);
    const int left = std::max(room.left(), std::min(mark.left() + mark.width() / 2, room.right() - width() - 8));
    const bool isBelow = mark.bottom() + 2 + height <= room.bottom();
    move(left, isBelow ? mark.bottom() + 2 : std::max(room.top(), mark.top() - height - 2));
    setVisible(true);
    raise();
}

} // namespace ui
