// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "waitingpage.h"

#include <QEvent>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int widestProgress = 360;

} // namespace

WaitingPage::WaitingPage(QWidget *parent)
    : QWidget(parent), m_message(new QLabel), m_progress(new QProgressBar), m_action(new QToolButton)
{
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_action->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_progress->setMaximumWidth(widestProgress);
    auto *layout = new QVBoxLayout(this);
    layout->addStretch();
    layout->addWidget(m_message);
    layout->addWidget(m_progress, 0, Qt::AlignHCenter);
    layout->addWidget(m_action, 0, Qt::AlignHCenter);
    layout->addStretch();
    connect(m_action, &QToolButton::clicked, this, [this] {
        switch (m_reason) {
        case Reason::Predicting: emit cancelRequested(); break;
        case Reason::Stopped: emit startRequested(); break;
        case Reason::NothingPasses: emit resetRequested(); break;
        }
    });
    retranslate();
}

void WaitingPage::setReason(Reason reason)
{
    m_reason = reason;
    retranslate();
}

void WaitingPage::setProgress(int percent)
{
    m_progress->setValue(percent);
}

void WaitingPage::retranslate()
{
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->setVisible(m_reason == Reason::Predicting);
    switch (m_reason) {
    case Reason::Predicting:
        m_message->setText(tr("Every published measurement is predicted from its configuration…"));
        m_action->setText(tr("Cancel"));
        break;
    case Reason::Stopped:
        m_message->setText(tr("Stopped. Nothing is shown that was not predicted to its end."));
        m_action->setText(tr("Begin again"));
        break;
    case Reason::NothingPasses:
        m_message->setText(tr("No measurement passes the filter."));
        m_action->setText(tr("Show all measurements"));
        break;
    }
}

void WaitingPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace ui
