// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What a person prefers takes effect while the window is open, everywhere, and is there again at the next start.
#include "tests/testmain.h"
#include "tests/ui/window.h"

#include "model/text/language.h"
#include "ui/shell/preferencesdialog.h"
#include "ui/shell/settings.h"
#include "ui/shell/workspacedocument.h"

#include <QAction>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QStyle>

class tst_Preferences : public tests::TestCase
{
    Q_OBJECT

private slots:
    void cleanup()
    {
        QSettings().clear();
        QFile::remove(ui::sessionFile());
        ui::applyTheme(ui::Theme::System);
        model::setNumberStyle({});
        model::setLanguage(QStringLiteral("en"));
    }

    void themeIsSwitchedEverywhere_data();
    void themeIsSwitchedEverywhere();
    void themeOfTheSystemComesBack();
    void memoryUnit();
    void digits();
    void newComparisonBeginsWithThem();
    void defaultsComeBack();
    void languageOfTheDialogItself();

private:
    static ui::PreferencesDialog *open(const tests::Window &window)
    {
        window.action("Preferences…")->trigger();
        return window->findChild<ui::PreferencesDialog *>();
    }

    template<class Widget>
    static Widget *field(const ui::PreferencesDialog *dialog, const char *name)
    {
        for (Widget *widget : dialog->findChildren<Widget *>()) {
            if (widget->accessibleName() == QString::fromUtf8(name))
                return widget;
        }
        qFatal("the dialog has no \"%s\"", name);
    }

    /// The colour that most of a widget's left edge has.
    static QColor ground(QWidget &widget) { return widget.grab().toImage().pixelColor(3, widget.height() - 3); }
};

void tst_Preferences::themeIsSwitchedEverywhere_data()
{
    QTest::addColumn<QString>("menu");
    QTest::addColumn<QColor>("window");
    QTest::addColumn<bool>("isDark");
    QTest::newRow("light") << QStringLiteral("Light") << QColor(0xf4f5f7) << false;
    QTest::newRow("dark") << QStringLiteral("Dark") << QColor(0x1b1e23) << true;
    QTest::newRow("high contrast") << QStringLiteral("High contrast") << QColor(Qt::black) << true;
}

void tst_Preferences::themeIsSwitchedEverywhere()
{
    QFETCH(const QString, menu);
    QFETCH(const QColor, window);
    QFETCH(const bool, isDark);
    const tests::Window shown;
    shown.action(qPrintable(menu))->trigger();
    QCoreApplication::processEvents();
    QCOMPARE(shown->palette().color(QPalette::Window), window);
    for (ui::ChartView *chart : shown.charts()) {
        QVERIFY(shown.settles());
        QCOMPARE(ground(*chart).lightness() < 128, isDark);
    }
    QCOMPARE(ui::Settings().theme(), ui::currentTheme());
}

void tst_Preferences::themeOfTheSystemComesBack()
{
    const tests::Window window;
    const QPalette before = window->palette();
    const QString style = QApplication::style()->name();
    window.action("High contrast")->trigger();
    QCoreApplication::processEvents();
    QVERIFY(window->palette().color(QPalette::Window) != before.color(QPalette::Window));
    window.action("As the system")->trigger();
    QCoreApplication::processEvents();
    QCOMPARE(window->palette().color(QPalette::Window), before.color(QPalette::Window));
    QCOMPARE(window->palette().color(QPalette::Text), before.color(QPalette::Text));
    QCOMPARE(QApplication::style()->name(), style);
}

void tst_Preferences::memoryUnit()
{
    const tests::Window window;
    QCOMPARE(window.chart(1).spec().unit, QStringLiteral("GB"));
    const QString value = window.chart(1).spec().marks.first().valueText;
    ui::PreferencesDialog *dialog = open(window);
    tests::choose(field<QComboBox>(dialog, "Memory sizes"), QStringLiteral("GiB, as the standard names 2³⁰ bytes"));
    QCOMPARE(window.chart(1).spec().unit, QStringLiteral("GiB"));
    QCOMPARE(window.chart(1).spec().marks.first().valueText, value); // the number is the same
    QVERIFY(!window.chart(1).spec().notes.join(QLatin1Char(' ')).contains(QStringLiteral("2³⁰")));
    QCOMPARE(window.chart(0).spec().unit, QStringLiteral("GB/s")); // rates are decimal
}

void tst_Preferences::digits()
{
    const tests::Window window;
    ui::PreferencesDialog *dialog = open(window);
    const auto costs = [&] { return window.chart(3).spec().marks.first().valueText; }; // computed
    const auto rates = [&] { return window.chart(0).spec().marks.first().valueText; }; // published
    QCOMPARE(costs(), QStringLiteral("103.3"));
    QCOMPARE(rates(), QStringLiteral("3,350"));
    field<QSpinBox>(dialog, "Digits of results")->setValue(6);
    QCOMPARE(costs(), QStringLiteral("103.315"));
    QCOMPARE(rates(), QStringLiteral("3,350"));
    QCOMPARE(ui::Settings().numberStyle().resultDigits, 6);
}

void tst_Preferences::newComparisonBeginsWithThem()
{
    const tests::Window window(ui::MainWindow::Memory::Remembering);
    ui::PreferencesDialog *dialog = open(window);
    tests::choose(field<QComboBox>(dialog, "Currency"), QStringLiteral("CNY"));
    tests::choose(field<QComboBox>(dialog, "Price"), QStringLiteral("street price"));
    dialog->close();
    window.action("New")->trigger();
    QCOMPARE(window.workspace().query().currency, model::Currency::Cny);
    QVERIFY(window.workspace().query().priceKind == model::PriceKind::Street);
}

void tst_Preferences::defaultsComeBack()
{
    const tests::Window window;
    ui::PreferencesDialog *dialog = open(window);
    tests::choose(field<QComboBox>(dialog, "Theme"), QStringLiteral("Dark"));
    field<QSpinBox>(dialog, "Digits of results")->setValue(8);
    for (QPushButton *button : dialog->findChildren<QPushButton *>()) {
        if (button->text() == QStringLiteral("&Restore defaults"))
            button->click();
    }
    QCOMPARE(ui::currentTheme(), ui::Theme::System);
    QVERIFY(model::numberStyle() == model::NumberStyle());
    QCOMPARE(field<QSpinBox>(dialog, "Digits of results")->value(), model::NumberStyle().resultDigits);
}

void tst_Preferences::languageOfTheDialogItself()
{
    const tests::Window window;
    ui::PreferencesDialog *dialog = open(window);
    tests::choose(field<QComboBox>(dialog, "Language"), QStringLiteral("简体中文"));
    QTRY_COMPARE(dialog->windowTitle(), QStringLiteral("偏好设置"));
    QCOMPARE(field<QComboBox>(dialog, "语言")->currentText(), QStringLiteral("简体中文"));
}

RIDGEPOINT_TEST(tst_Preferences)

#include "tst_preferences.moc"
