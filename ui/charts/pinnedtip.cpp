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

namespace {

constexpr int gap = 8; // pixels to the edges of the chart

} // namespace

PinnedTip::PinnedTip(QWidget *parent)
    : QFrame(parent), m_text(new QLabel), m_scroll(new QScrollArea(this)), m_close(new QToolButton(this))
{
    hide();
    setFrameStyle(QFrame::Box | QFrame::Plain);
    setAutoFillBackground(true);
    setCursor(Qt::ArrowCursor);
    m_text->setTextFormat(Qt::RichText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse);
    m_text->setOpenExternalLinks(true);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_scroll->setWidget(m_text);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::NoFocus); // Escape does the same
    m_close->setIcon(style()->standardIcon(QStyle::SP_DockWidgetCloseButton));
    connect(m_close, &QToolButton::clicked, this, &PinnedTip::closed);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 6, 4, 6);
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
    // Long lines wrap; short ones do not make the tip wider than they are. A text that is too high gets all the width,
    // and what does not fit even so is scrolled.
    m_text->setWordWrap(false);
    m_text->setText(html);
    const QSize natural = m_text->sizeHint();
    m_text->setWordWrap(true);
    const QMargins margins = layout()->contentsMargins();
    const QSize around(margins.left() + margins.right() + m_close->sizeHint().width() + layout()->spacing()
                           + 2 * frameWidth(),
                       margins.top() + margins.bottom() + 2 * frameWidth());
    const int widest = room.width() - around.width() - 2 * gap;
    const auto heightAt = [&](int width) {
        return width >= natural.width() ? natural.height() : m_text->heightForWidth(width);
    };
    int textWidth = std::min({natural.width(), room.width() * 2 / 3, widest});
    if (heightAt(textWidth) + around.height() > room.height())
        textWidth = std::min(natural.width(), widest);
    const int height = std::min(heightAt(textWidth) + around.height(), room.height());
    const bool scrolls = height < heightAt(textWidth) + around.height();
    resize(textWidth + around.width() + (scrolls ? m_scroll->verticalScrollBar()->sizeHint().width() : 0), height);
    const int left = std::max(room.left(), std::min(mark.left() + mark.width() / 2, room.right() - width() - gap));
    const bool isBelow = mark.bottom() + 2 + height <= room.bottom();
    const bool isAbove = mark.top() - height - 2 >= room.top();
    move(left, isBelow   ? mark.bottom() + 2
               : isAbove ? mark.top() - height - 2
                         : std::max(room.top(), room.bottom() + 1 - height));
    setVisible(true);
    raise();
}

} // namespace ui
