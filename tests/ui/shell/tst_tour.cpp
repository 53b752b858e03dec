// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The tour: every stop is about something that is there, its box is inside the window, and keys lead through it.
#include "tests/testmain.h"
#include "tests/ui/window.h"

#include "model/text/language.h"
#include "ui/shell/tour.h"

#include <QAction>
#include <QLabel>

class tst_Tour : public tests::TestCase
{
    Q_OBJECT

private slots:
    void cleanup() { model::setLanguage(QStringLiteral("en")); }

    void keysLeadThroughIt();
    void boxStaysInside_data();
    void boxStaysInside();
    void escapeEndsIt();
    void speaksTheLanguage();

private:
    static ui::Tour &start(const tests::Window &window)
    {
        window.action("Tour")->trigger();
        QCoreApplication::processEvents();
        return *window->findChild<ui::Tour *>();
    }
};

void tst_Tour::keysLeadThroughIt()
{
    const tests::Window window;
    ui::Tour &tour = start(window);
    QStringList titles;
    for (int i = 0; i < 20 && tour.isVisible(); ++i) {
        QCOMPARE(tour.current(), i);
        titles << tour.accessibleName();
        QTest::keyClick(&tour, Qt::Key_Right);
    }
    QVERIFY(!tour.isVisible());
    QVERIFY(titles.size() >= 4);
    QCOMPARE(titles.removeDuplicates(), 0);
    QCOMPARE(&start(window), &tour); // again, from the first
    QCOMPARE(tour.current(), 0);
    QTest::keyClick(&tour, Qt::Key_Right);
    QTest::keyClick(&tour, Qt::Key_Left);
    QCOMPARE(tour.current(), 0);
}

void tst_Tour::boxStaysInside_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("laptop") << QSize(1366, 768);
    QTest::newRow("small") << QSize(800, 600);
}

void tst_Tour::boxStaysInside()
{
    QFETCH(const QSize, size);
    const tests::Window window;
    window->resize(size);
    ui::Tour &tour = start(window);
    while (tour.isVisible()) {
        const QFrame *box = tour.findChild<QFrame *>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(tour.rect().contains(box->geometry()));
        QTest::keyClick(&tour, Qt::Key_Return);
    }
}

void tst_Tour::escapeEndsIt()
{
    const tests::Window window;
    ui::Tour &tour = start(window);
    QTest::keyClick(&tour, Qt::Key_Escape);
    QVERIFY(!tour.isVisible());
}

void tst_Tour::speaksTheLanguage()
{
    const tests::Window window;
    const ui::Tour &tour = start(window);
    model::setLanguage(QStringLiteral("zh_CN"));
    QTRY_COMPARE(tour.accessibleName(), QStringLiteral("选择设备"));
}

RIDGEPOINT_TEST(tst_Tour)

#include "tst_tour.moc"
