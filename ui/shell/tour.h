// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A tour of the window: it darkens all but one part after the other and says what that is for. Enter or Right goes on,
/// Left goes back, Esc ends it.
#pragma once

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;

namespace ui {

struct TourStop
{
    QWidget *target = nullptr; ///< a part of the window; not shown when it is hidden
    QString title;
    QString text;
};

class Tour : public QWidget
{
    Q_OBJECT

public:
    /// The stops are asked for again when the language changes. The tour covers `window` and goes with it.
    Tour(std::function<QList<TourStop>()> stops, QWidget *window);

    /// From the first stop.
    void start();
    [[nodiscard]] int current() const { return m_current; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void showStop(int index);
    void arrange();
    [[nodiscard]] QRect targetRect() const;

    std::function<QList<TourStop>()> m_makeStops;
    QList<TourStop> m_stops;
    int m_current = 0;
    QFrame *m_box;
    QLabel *m_title;
    QLabel *m_text;
    QLabel *m_count;
    QPushButton *m_back;
    QPushButton *m_next;
    QPushButton *m_end;
};

} // namespace ui
