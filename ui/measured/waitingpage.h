// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What the Measured page shows where there is nothing to be seen: why, how far it is, and a button that helps.
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace ui {

class WaitingPage : public QWidget
{
    Q_OBJECT

public:
    enum class Reason { Predicting, Stopped, NothingPasses };

    explicit WaitingPage(QWidget *parent = nullptr);

    void setReason(Reason reason);
    void setProgress(int percent);

signals:
    void cancelRequested();
    void startRequested();
    void resetRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    Reason m_reason = Reason::Stopped;
    QLabel *m_message;
    QProgressBar *m_progress;
    QToolButton *m_action;
};

} // namespace ui
