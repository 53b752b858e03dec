// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A strip above the pages for messages that must not interrupt: a sentence, perhaps a button, and a way to close it.
#pragma once

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;
class QToolButton;

namespace ui {

class MessageBar : public QFrame
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);

    /// Shows a message in place of the one before. `act` is run by the button, which is hidden without `actionText`.
    void showMessage(const QString &text, const QString &actionText = {}, std::function<void()> act = {});
    [[nodiscard]] QString text() const;
    [[nodiscard]] bool hasAction() const { return static_cast<bool>(m_act); }

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_text;
    QPushButton *m_action;
    QToolButton *m_close;
    std::function<void()> m_act;
};

} // namespace ui
