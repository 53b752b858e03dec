// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The details dock and the differences of two devices.
#include "tests/testmain.h"
#include "tests/ui/window.h"

#include "model/tables/devicetable.h"
#include "ui/devices/detailspanel.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QListView>
#include <QPushButton>
#include <QTableWidget>
#include <QTextBrowser>
#include <QToolButton>

class tst_Details : public tests::TestCase
{
    Q_OBJECT

private slots:
    void opensWithAWideWindowOnly();
    void followsListBasketAndCharts();
    void everyFigureHasItsSourceAndDissents();
    void memorySizesAreChosenAndCompared();
    void isCopied();
    void differencesShowOnlyWhatDiffers();
};

void tst_Details::opensWithAWideWindowOnly()
{
    const tests::Window window; // 1366 wide
    auto *dock = window->findChild<QDockWidget *>(QStringLiteral("details"));
    QVERIFY(!dock->isVisible());
    dock->toggleViewAction()->trigger();
    QVERIFY(dock->isVisible());
    ui::MainWindow wide({tests::builtIn(), {}}, ui::MainWindow::Memory::Forgetful);
    wide.resize(1920, 1080);
    wide.show();
    QVERIFY(wide.findChild<QDockWidget *>(QStringLiteral("details"))->isVisible());
}

void tst_Details::followsListBasketAndCharts()
{
    const tests::Window window;
    const auto *details = window->findChild<ui::DetailsPanel *>();
    QTreeView *list = window.deviceList();
    list->setCurrentIndex(qobject_cast<model::DeviceTable *>(list->model())->indexOf(QStringLiteral("intel-gaudi-2")));
    QCOMPARE(details->deviceId(), QStringLiteral("intel-gaudi-2"));
    auto *basket = window.find<QListView>("Compared devices");
    basket->setCurrentIndex(basket->model()->index(1, 0));
    QCOMPARE(details->deviceId(), window.workspace().comparedIds().at(1));
    tests::clickBar(window.chart(0), QStringLiteral("nvidia-h100-sxm5-80gb"));
    QCOMPARE(details->deviceId(), QStringLiteral("nvidia-h100-sxm5-80gb"));
}

void tst_Details::everyFigureHasItsSourceAndDissents()
{
    model::Workspace workspace(tests::builtIn());
    ui::DetailsPanel details(workspace);
    details.setDevice(QStringLiteral("nvidia-rtx-4090"));
    const auto *text = details.findChild<QTextBrowser *>();
    const QString plain = text->toPlainText();
    QVERIFY(plain.contains(QStringLiteral("1,008 GB/s")));
    QVERIFY(plain.contains(QStringLiteral("⚠ 1150 GB/s stated in:")));
    QVERIFY(plain.contains(QStringLiteral("to China under a US licence only")));
    QVERIFY(text->toHtml().contains(QStringLiteral("href=\"https://")));
}

void tst_Details::memorySizesAreChosenAndCompared()
{
    model::Workspace workspace(tests::builtIn());
    ui::DetailsPanel details(workspace);
    details.show();
    details.setDevice(QStringLiteral("nvidia-rtx-4090"));
    auto *sizes = details.findChild<QComboBox *>();
    QVERIFY(!sizes->isVisible());
    details.setDevice(QStringLiteral("apple-m2-ultra-76c"));
    QVERIFY(sizes->isVisible());
    QCOMPARE(sizes->count(), 3);
    QCOMPARE(sizes->currentText(), QStringLiteral("192 GB"));
    tests::choose(sizes, QStringLiteral("64 GB"));
    QCOMPARE(details.deviceId(), QStringLiteral("apple-m2-ultra-76c@64GB"));
    QTest::keyClick(details.findChild<QCheckBox *>(), Qt::Key_Space);
    QCOMPARE(workspace.comparedIds(), QStringList(QStringLiteral("apple-m2-ultra-76c@64GB")));
}

void tst_Details::isCopied()
{
    model::Workspace workspace(tests::builtIn());
    ui::DetailsPanel details(workspace);
    details.show();
    details.setDevice(QStringLiteral("nvidia-rtx-4090"));
    for (QToolButton *button : details.findChildren<QToolButton *>()) {
        if (button->accessibleName() == QStringLiteral("Copy the details"))
            QTest::mouseClick(button, Qt::LeftButton);
    }
    QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("Memory bandwidth: 1,008 GB/s")));
}

void tst_Details::differencesShowOnlyWhatDiffers()
{
    const tests::Window window;
    window.workspace().setComparedIds(
        {QStringLiteral("nvidia-a100-sxm4-80gb"), QStringLiteral("nvidia-a800-sxm4-80gb")});
    tests::withDialog(
        [&] { QTest::mouseClick(window.find<QToolButton>("Differences of two devices"), Qt::LeftButton); },
        [](QWidget &dialog) {
            const auto *table = dialog.findChild<QTableWidget *>();
            QStringList figures;
            for (int row = 0; row < table->rowCount(); ++row)
                figures << table->item(row, 0)->text();
            QVERIFY(figures.contains(QStringLiteral("Interconnect, both directions")));
            QVERIFY(!figures.contains(QStringLiteral("Memory")));
            QCOMPARE(table->item(static_cast<int>(figures.indexOf(QStringLiteral("Interconnect, both directions"))), 3)
                         ->text(),
                     QStringLiteral("×0.667"));
            for (QPushButton *button : dialog.findChildren<QPushButton *>()) {
                if (button->text().remove(QLatin1Char('&')) == QStringLiteral("Copy"))
                    QTest::mouseClick(button, Qt::LeftButton);
            }
            QVERIFY(QGuiApplication::clipboard()->text().contains(
                QStringLiteral("Interconnect, both directions\t600 GB/s\t400 GB/s")));
            QTest::keyClick(&dialog, Qt::Key_Escape);
        });
}

RIDGEPOINT_TEST(tst_Details)

#include "tst_details.moc"
