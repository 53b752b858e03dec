// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Whoever does not see the window: every widget that takes the focus says what it is, in every window and dialog, and
/// each can be reached with the keyboard.
#include "tests/testmain.h"
#include "tests/ui/window.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>

namespace {

/// Widgets under a window that take the focus and say nothing.
QStringList silentWidgets(const QWidget &window)
{
    QStringList silent;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible())
            continue;
        const QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget));
        if (!interface || interface->text(QAccessible::Name).trimmed().isEmpty())
            silent << QStringLiteral("%1 \"%2\" in %3").arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                                                            QLatin1String(widget->parentWidget()->metaObject()->className()));
    }
    return silent;
}

#define VERIFY_NONE_SILENT(window) \
    do { \
        const QStringList silent = silentWidgets(window); \
        QVERIFY2(silent.isEmpty(), qPrintable(silent.join(QLatin1Char('\n')))); \
    } while (false)

} // namespace

class tst_Accessibility : public tests::TestCase
{
    Q_OBJECT

private slots:
    void everyWidgetOfTheWindowHasAName();
    void everyWidgetHasANameWhileMessageAndTablesShow();
    void everyDialogHasNames_data();
    void everyDialogHasNames();
    void everyActionHasATextAndAStatus();
    void shortcutsAreUnique();
    void mnemonicsAreUnique();
    void tabReachesEveryControl();
    void chartsSayWhatTheyShow();
};

void tst_Accessibility::everyWidgetOfTheWindowHasAName()
{
    const tests::Window window;
    VERIFY_NONE_SILENT(*window);
    window.workspace().setComparedIds({});
    VERIFY_NONE_SILENT(*window);
    window.search(QStringLiteral("qqqq"));
    VERIFY_NONE_SILENT(*window);
}

void tst_Accessibility::everyWidgetHasANameWhileMessageAndTablesShow()
{
    const tests::Window window(ui::MainWindow::Memory::Forgetful, {{model::ErrorCode::Syntax, QStringLiteral("mine.json"), 3, QStringLiteral("/devices/0"), QStringLiteral("not JSON")}});
    QVERIFY(!window.message().isEmpty());
    for (ui::ChartView *chart : window.charts())
        chart->setTableShown(true);
    VERIFY_NONE_SILENT(*window);
}

void tst_Accessibility::everyDialogHasNames_data()
{
    QTest::addColumn<QByteArray>("action");
    QTest::newRow("keys") << QByteArray("Keyboard");
    QTest::newRow("about") << QByteArray("About Ridgepoint");
    QTest::newRow("faults") << QByteArray("Faults in catalogue files…");
}

void tst_Accessibility::everyDialogHasNames()
{
    QFETCH(const QByteArray, action);
    const tests::Window window(ui::MainWindow::Memory::Forgetful, {{model::ErrorCode::Syntax, QStringLiteral("mine.json"), 3, {}, QStringLiteral("not JSON")}});
    window.action(action.constData())->trigger();
    QWidget *dialog = QApplication::activeModalWidget();
    QVERIFY(dialog);
    QVERIFY(!dialog->windowTitle().isEmpty());
    VERIFY_NONE_SILENT(*dialog);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!QApplication::activeModalWidget());
}

void tst_Accessibility::everyActionHasATextAndAStatus()
{
    const tests::Window window;
    QVERIFY(window->actions().size() > 8);
    for (const QAction *action : window->actions()) {
        QVERIFY(!action->text().isEmpty());
        QVERIFY2(!action->statusTip().isEmpty(), qPrintable(action->text()));
    }
}

void tst_Accessibility::shortcutsAreUnique()
{
    const tests::Window window;
    QHash<QString, QString> taken;
    for (const QAction *action : window->actions()) {
        const QString keys = action->shortcut().toString();
        if (keys.isEmpty())
            continue;
        QVERIFY2(!taken.contains(keys), qPrintable(keys));
        taken.insert(keys, action->text());
    }
}

void tst_Accessibility::mnemonicsAreUnique()
{
    const tests::Window window;
    for (const QMenu *menu : window->findChildren<QMenu *>()) {
        QHash<QChar, QString> taken;
        for (const QAction *action : menu->actions()) {
            const qsizetype mark = action->text().indexOf(QLatin1Char('&'));
            if (mark < 0)
                continue;
            const QChar letter = action->text().at(mark + 1).toLower();
            QVERIFY2(!taken.contains(letter), qPrintable(menu->title() + QStringLiteral(": ") + taken.value(letter) + QStringLiteral(" and ") + action->text()));
            taken.insert(letter, action->text());
        }
    }
    // The menu bar and the labels of the page share one set of letters: Alt and the letter.
    QHash<QChar, QString> taken;
    const auto take = [&](const QString &text) {
        const qsizetype mark = text.indexOf(QLatin1Char('&'));
        if (mark < 0 || mark + 1 >= text.size())
            return true;
        const QChar letter = text.at(mark + 1).toLower();
        const bool isFree = !taken.contains(letter);
        taken.insert(letter, text);
        return isFree;
    };
    for (const QAction *menu : window->menuBar()->actions())
        QVERIFY2(take(menu->text()), qPrintable(menu->text()));
    for (const QWidget *widget : window->comparePage().findChildren<QWidget *>()) {
        const QString text = widget->property("text").toString();
        QVERIFY2(take(text), qPrintable(text));
    }
}

void tst_Accessibility::tabReachesEveryControl()
{
    const tests::Window window;
    QSet<const QWidget *> expected;
    for (const QWidget *widget : window->findChildren<QWidget *>()) {
        if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy())
            expected.insert(widget);
    }
    window->setFocus();
    QSet<const QWidget *> reached;
    constexpr int enough = 200;
    for (int i = 0; i < enough; ++i) {
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : static_cast<QWidget *>(&*window), Qt::Key_Tab);
        reached.insert(QApplication::focusWidget());
    }
    QStringList missed;
    for (const QWidget *widget : std::as_const(expected)) {
        if (!reached.contains(widget))
            missed << QStringLiteral("%1 %2").arg(QLatin1String(widget->metaObject()->className()), widget->accessibleName());
    }
    QVERIFY2(missed.isEmpty(), qPrintable(missed.join(QLatin1Char('\n'))));
}

void tst_Accessibility::chartsSayWhatTheyShow()
{
    const tests::Window window;
    for (ui::ChartView *chart : window.charts()) {
        QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(chart);
        QCOMPARE(interface->text(QAccessible::Name), chart->spec().title);
        QCOMPARE(interface->text(QAccessible::Description), chart->spec().summary);
        QCOMPARE(interface->childCount(), 4);
        for (int i = 0; i < interface->childCount(); ++i)
            QVERIFY(interface->child(i)->text(QAccessible::Name).contains(chart->spec().marks[i].name));
    }
}

RIDGEPOINT_TEST(tst_Accessibility)

#include "tst_accessibility.moc"
