// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tour.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

Tour::Tour(std::function<QList<TourStop>()> stops, QWidget *window)
    : QWidget(window),
      m_makeStops(std::move(stops)),
      m_box(new QFrame(this)),
      m_title(new QLabel(m_box)),
      m_text(new QLabel(m_box)),
      m_count(new QLabel(m_box)),
      m_back(new QPushButton(m_box)),
      m_next(new QPushButton(m_box)),
      m_end(new QPushButton(m_box))
{
    hide();
    setFocusPolicy(Qt::StrongFocus);
    m_box->setFrameShape(QFrame::StyledPanel);
    m_box->setAutoFillBackground(true);
    QFont bold = m_title->font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * 1.2);
    m_title->setFont(bold);
    m_text->setWordWrap(true);
    m_count->setForegroundRole(QPalette::PlaceholderText);

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_count, 1);
    buttons->addWidget(m_end);
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    auto *layout = new QVBoxLayout(m_box);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addLayout(buttons);

    connect(m_back, &QPushButton::clicked, this, [this] { showStop(m_current - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { showStop(m_current + 1); });
    connect(m_end, &QPushButton::clicked, this, &QWidget::hide);
    window->installEventFilter(this);
    retranslate();
}

void Tour::start()
{
    setGeometry(parentWidget()->rect());
    raise();
    show();
    showStop(0);
}

void Tour::retranslate()
{
    m_stops = m_makeStops();
    m_back->setText(tr("&Back"));
    m_end->setText(tr("&End the tour"));
    if (isVisible())
        showStop(m_current);
}

void Tour::showStop(int index)
{
    if (index >= m_stops.size()) {
        hide();
        return;
    }
    m_current = std::max(index, 0);
    const TourStop &stop = m_stops.at(m_current);
    m_title->setText(stop.title);
    m_text->setText(stop.text);
    m_count->setText(tr("%1 of %2", "number of a stop, of how many").arg(m_current + 1).arg(m_stops.size()));
    m_back->setEnabled(m_current > 0);
    const bool isLast = m_current + 1 == m_stops.size();
    m_next->setText(isLast ? tr("&Done") : tr("&Next"));
    m_end->setVisible(!isLast);
    setAccessibleName(stop.title);
    setAccessibleDescription(stop.text);
    m_next->setFocus();
    arrange();
}

QRect Tour::targetRect() const
{
    const QWidget *target = m_stops.isEmpty() ? nullptr : m_stops.at(m_current).target;
    if (!target || !target->isVisible())
        return {};
    return QRect(target->mapTo(parentWidget(), QPoint()), target->size()).intersected(rect());
}

/// The box stands beside what it speaks of, inside the window.
void Tour::arrange()
{
    constexpr int widest = 380;
    constexpr int gap = 12;
    m_box->setFixedWidth(std::min(widest, width() - 2 * gap));
    m_box->adjustSize();
    const QRect target = targetRect();
    QPoint place = rect().center() - m_box->rect().center();
    if (!target.isEmpty()) {
        if (target.right() + gap + m_box->width() < width())
            place = QPoint(target.right() + gap, target.center().y() - m_box->height() / 2);
        else if (target.left() - gap - m_box->width() > 0)
            place = QPoint(target.left() - gap - m_box->width(), target.center().y() - m_box->height() / 2);
        else
            place = QPoint(target.center().x() - m_box->width() / 2, target.bottom() + gap);
    }
    place.setX(std::clamp(place.x(), gap, std::max(gap, width() - m_box->width() - gap)));
    place.setY(std::clamp(place.y(), gap, std::max(gap, height() - m_box->height() - gap)));
    m_box->move(place);
    update();
}

void Tour::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath dark;
    dark.addRect(rect());
    const QRect target = targetRect();
    if (!target.isEmpty())
        dark.addRoundedRect(target, 4, 4);
    painter.fillPath(dark, QColor(0, 0, 0, 130)); // odd-even: the target stays clear
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    if (!target.isEmpty())
        painter.drawRoundedRect(target.adjusted(1, 1, -1, -1), 4, 4);
}

void Tour::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        hide();
    else if (event->key() == Qt::Key_Right || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        showStop(m_current + 1);
    else if (event->key() == Qt::Key_Left)
        showStop(m_current - 1);
    else
        QWidget::keyPressEvent(event);
}

void Tour::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

bool Tour::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && isVisible()) {
        setGeometry(parentWidget()->rect());
        arrange();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ui
