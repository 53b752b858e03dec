// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The tip of a mark that stays until it is closed, so that its text can be read at leisure, copied, and its source
/// opened. A child of the chart; the chart decides where it stands.
#pragma once

#include <QFrame>

class QLabel;
class QToolButton;

namespace ui {

struct ChartTheme;

class PinnedTip final : public QFrame
{
    Q_OBJECT

public:
    explicit PinnedTip(QWidget *parent);

    /// Shows the rich text beside \a mark, inside \a room where it can be.
    void show(const QString &html, const QRect &mark, const QRect &room);
    void setTheme(const ChartTheme &theme);

signals:
    void closed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLabel *m_text;
    QToolButton *m_close;
};

} // namespace ui
