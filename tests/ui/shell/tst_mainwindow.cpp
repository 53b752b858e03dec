// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The frame around the pages: status, messages, dialogs, panels.
#include "tests/testmain.h"
#include "tests/ui/window.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStatusBar>
#include <QToolButton>

namespace {

model::Errors twoFaults()
{
    return {{model::ErrorCode::Syntax, QStringLiteral("mine.json"), 3, QStringLiteral("/devices/0"), QStringLiteral("not JSON")},
            {model::ErrorCode::OutOfRange, QStringLiteral("yours.json"), 7, QStringLiteral("/devices/1/figures/tdp"), QStringLiteral("found -1")}};
}

QString statusTextOf(const tests::Window &window)
{
    QString text;
    for (const QLabel *label : window->statusBar()->findChildren<QLabel *>())
        text += label->text() + QLatin1Char('\n');
    return text;
}

} // namespace

class tst_MainWindow : public tests::TestCase
{
    Q_OBJECT

private slots:
    void statusHasDateAndCounts();
    void faultsAreToldAndListed();
    void messageCanBeClosed();
    void noFaultsNoMessage();
    void resetLayoutBringsThePanelBack();
    void aboutHasVersionAndLicence();
    void keysAreListed();
    void catalogueThatIsEmpty();
    void showComparisonBringsItsMetric();
    void survivesAnyOrderOfChanges();
};

void tst_MainWindow::statusHasDateAndCounts()
{
    const tests::Window window;
    const QString text = statusTextOf(window);
    QVERIFY2(text.contains(tests::builtIn().date()), qPrintable(text));
    QVERIFY2(text.contains(QString::number(tests::builtIn().devices().size())), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("4 compared")), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("%")), qPrintable(text));
    if (QFile::exists(QStringLiteral(":/i18n/ridgepoint_en.qm"))) // brings the plural forms
        QVERIFY2(!text.contains(QStringLiteral("(s)")), qPrintable(text));
    window.workspace().setComparedIds({});
    QVERIFY(statusTextOf(window).contains(QStringLiteral("0 compared")));
}

void tst_MainWindow::faultsAreToldAndListed()
{
    const tests::Window window(ui::MainWindow::Memory::Forgetful, twoFaults());
    QVERIFY2(window.message().contains(QStringLiteral("2")), qPrintable(window.message()));
    QCOMPARE(window.chart(0).spec().marks.size(), 4); // the rest works
    QTest::mouseClick(window.find<QPushButton>("Show…"), Qt::LeftButton);
    auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
    QVERIFY(dialog);
    const QString list = dialog->findChild<QPlainTextEdit *>()->toPlainText();
    QCOMPARE(list, QStringLiteral("mine.json:3: /devices/0: not JSON\nyours.json:7: /devices/1/figures/tdp: found -1"));
    dialog->reject();
    QVERIFY(window.action("Faults in catalogue files…")->isEnabled());
}

void tst_MainWindow::messageCanBeClosed()
{
    const tests::Window window(ui::MainWindow::Memory::Forgetful, twoFaults());
    QTest::mouseClick(window.find<QToolButton>("Close this message"), Qt::LeftButton);
    QCOMPARE(window.message(), QString());
}

void tst_MainWindow::noFaultsNoMessage()
{
    const tests::Window window;
    QCOMPARE(window.message(), QString());
    QVERIFY(!window.action("Faults in catalogue files…")->isEnabled());
}

void tst_MainWindow::resetLayoutBringsThePanelBack()
{
    const tests::Window window;
    auto *dock = window->findChild<QDockWidget *>();
    const QSize before = dock->size();
    dock->close();
    QVERIFY(!dock->isVisible());
    window.action("Reset layout")->trigger();
    QTRY_VERIFY(dock->isVisible());
    QTRY_COMPARE(dock->width(), before.width());
    dock->setFloating(true);
    window.action("Reset layout")->trigger();
    QTRY_VERIFY(!dock->isFloating());
    // Looking for a device shows the list too.
    dock->close();
    window.action("Find device")->trigger();
    QVERIFY(dock->isVisible());
}

void tst_MainWindow::aboutHasVersionAndLicence()
{
    const tests::Window window;
    window.action("About Ridgepoint")->trigger();
    auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
    QVERIFY(box);
    QVERIFY(box->text().contains(QCoreApplication::applicationVersion()));
    QVERIFY(box->text().contains(QStringLiteral("GNU General Public License")));
    box->reject();
}

void tst_MainWindow::keysAreListed()
{
    const tests::Window window;
    QTest::keyClick(&*window, Qt::Key_F1);
    auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
    QVERIFY(box);
    for (const QAction *action : window->actions()) {
        if (!action->shortcut().isEmpty())
            QVERIFY2(box->text().contains(action->shortcut().toString(QKeySequence::NativeText).toHtmlEscaped()), qPrintable(action->text()));
    }
    box->reject();
}

void tst_MainWindow::catalogueThatIsEmpty()
{
    ui::MainWindow window({}, ui::MainWindow::Memory::Forgetful);
    window.showComparison({.deviceIds = model::defaultDeviceIds(), .query = {}, .baselineId = {}}, ui::ChartScale::Linear);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(window.workspace().comparedIds().isEmpty());
    QVERIFY(!window.grab().isNull());
}

void tst_MainWindow::showComparisonBringsItsMetric()
{
    const tests::Window window;
    model::ComparisonRequest request{.deviceIds = {QStringLiteral("nvidia-rtx-4090"), QStringLiteral("nvidia-a100-sxm4-80gb")}, .query = {}, .baselineId = QStringLiteral("nvidia-rtx-4090")};
    request.query.metric = model::MetricId::Power;
    request.query.sparsity = model::Sparsity::Sparse;
    window->showComparison(request, ui::ChartScale::Logarithmic);
    QVERIFY(window.workspace().plots().contains(model::PlotSettings{.metric = model::MetricId::Power}));
    QCOMPARE(window.workspace().comparedIds(), request.deviceIds);
    QCOMPARE(window.workspace().baselineId(), request.baselineId);
    QVERIFY(window.workspace().isLogarithmic());
}

void tst_MainWindow::survivesAnyOrderOfChanges()
{
    // The same 200 changes each time; what is shown always belongs to what is compared.
    const tests::Window window;
    const QStringList ids = tests::builtIn().ids();
    quint32 state = 12345;
    const auto next = [&](quint32 below) {
        state = state * 1664525 + 1013904223; // Numerical Recipes
        return (state >> 8) % below;
    };
    for (int i = 0; i < 200; ++i) {
        model::Workspace &workspace = window.workspace();
        switch (next(7)) {
        case 0: workspace.setCompared(ids[next(static_cast<quint32>(ids.size()))], true); break;
        case 1: workspace.setCompared(workspace.comparedIds().value(0), false); break;
        case 2: workspace.setBaselineId(workspace.comparedIds().value(next(5))); break;
        case 3: workspace.setSelectedIds(workspace.comparedIds().mid(0, next(3))); break;
        case 4: workspace.setOrder(model::RowOrder(next(3))); break;
        case 5: {
            model::MetricQuery query = workspace.query();
            query.sparsity = next(2) ? model::Sparsity::Sparse : model::Sparsity::Dense;
            query.priceKind = *model::priceChoiceFromId(model::priceChoiceIds().at(next(static_cast<quint32>(model::priceChoiceIds().size()))));
            workspace.setQuery(query);
            break;
        }
        default:
            workspace.setPlot(
                0, {.metric = model::allMetrics().at(next(static_cast<quint32>(model::allMetrics().size()))).metric});
            break;
        }
        for (const ui::ChartView *chart : window.charts())
            QCOMPARE(chart->spec().marks.size(), workspace.comparedIds().size());
        if (i % 20 == 0)
            QVERIFY(!window->grab().isNull());
    }
}

RIDGEPOINT_TEST(tst_MainWindow)

#include "tst_mainwindow.moc"
