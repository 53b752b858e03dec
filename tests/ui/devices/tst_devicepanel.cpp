// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The list of devices: search, check, and what happens in the charts.
#include "tests/testmain.h"
#include "tests/ui/window.h"

#include "model/tables/devicetable.h"
#include "ui/devices/filterbar.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QToolButton>

namespace {

QStringList idsOf(const QTreeView *list)
{
    QStringList ids;
    for (int row = 0; row < list->model()->rowCount(); ++row)
        ids << list->model()->index(row, 0).data(model::DeviceTable::IdRole).toString();
    return ids;
}

} // namespace

class tst_DevicePanel : public tests::TestCase
{
    Q_OBJECT

private slots:
    void listsAllDevices();
    void typingFilters_data();
    void typingFilters();
    void checkedDeviceComesIntoAllCharts();
    void uncheckedDeviceLeavesAllCharts();
    void enterComparesTheFirstFound();
    void downGoesToTheListAndSpaceChecks();
    void escapeClearsTheSearch();
    void findShortcutGoesToTheSearch();
    void nothingFoundIsSaid();
    void aFilterIsAddedByTheMenuAndRemovedByItsChip();
    void aHiddenDeviceIsNamedAndShownByOneClick();
    void aPresetFillsTheBasket();
    void theBasketIsWorkedByKeyboard();
    void oneDeviceBySparseRates();
    void anEmptyBasketSaysWhatToDo();
    void clearButton();
    void headerSortsAndKeepsUnknownLast();
    void refusesTheFortyFirst();
};

void tst_DevicePanel::listsAllDevices()
{
    const tests::Window window;
    QCOMPARE(idsOf(window.deviceList()), tests::builtIn().ids());
}

void tst_DevicePanel::typingFilters_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("first");
    QTest::newRow("two words") << QStringLiteral("h100 pcie") << QStringLiteral("nvidia-h100-pcie-80gb");
    QTest::newRow("a number") << QStringLiteral("4090") << QStringLiteral("nvidia-rtx-4090");
    QTest::newRow("Chinese") << QStringLiteral("苹果 M2 ultra 76") << QStringLiteral("apple-m2-ultra-76c");
    QTest::newRow("an id") << QStringLiteral("amd-mi308x") << QStringLiteral("amd-mi308x-192gb");
    QTest::newRow("capitals and blanks") << QStringLiteral("  GAUDI   2 ") << QStringLiteral("intel-gaudi-2");
}

void tst_DevicePanel::typingFilters()
{
    QFETCH(const QString, words);
    QFETCH(const QString, first);
    const tests::Window window;
    window.search(words);
    const QStringList found = idsOf(window.deviceList());
    QVERIFY2(found.contains(first), qPrintable(found.join(QLatin1Char(' '))));
    QVERIFY2(found.size() < 12, qPrintable(found.join(QLatin1Char(' '))));
    window.search(QString());
    QCOMPARE(idsOf(window.deviceList()).size(), tests::builtIn().ids().size());
}

void tst_DevicePanel::checkedDeviceComesIntoAllCharts()
{
    const tests::Window window;
    window.search(QStringLiteral("v100 sxm2 32"));
    const QString id = idsOf(window.deviceList()).value(0);
    QCOMPARE(id, QStringLiteral("nvidia-v100-sxm2-32gb"));
    window.clickCheckBox(0);
    QVERIFY(window.workspace().isCompared(id));
    for (const ui::ChartView *chart : window.charts())
        QVERIFY(tests::idsOf(*chart).contains(id));
    // V100 SXM2: 900 GB/s (data sheet).
    QCOMPARE(window.chart(0).spec().marks[tests::indexOf(window.chart(0), id)].value, std::optional<double>(900.0));
}

void tst_DevicePanel::uncheckedDeviceLeavesAllCharts()
{
    const tests::Window window;
    window.search(QStringLiteral("4090"));
    window.clickCheckBox(static_cast<int>(idsOf(window.deviceList()).indexOf(QStringLiteral("nvidia-rtx-4090"))));
    for (const ui::ChartView *chart : window.charts())
        QCOMPARE(chart->spec().marks.size(), 3);
}

void tst_DevicePanel::enterComparesTheFirstFound()
{
    const tests::Window window;
    auto *field = window.find<QLineEdit>("Search devices");
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("mi308x")); // and Enter at once, before the list has followed
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(window.workspace().isCompared(QStringLiteral("amd-mi308x-192gb")));
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(!window.workspace().isCompared(QStringLiteral("amd-mi308x-192gb")));
}

void tst_DevicePanel::downGoesToTheListAndSpaceChecks()
{
    const tests::Window window;
    auto *field = window.find<QLineEdit>("Search devices");
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("gaudi"));
    QTest::keyClick(field, Qt::Key_Down);
    QTreeView *list = window.deviceList();
    QVERIFY(list->hasFocus());
    const QString first = idsOf(list).value(0);
    QTest::keyClick(list, Qt::Key_Space);
    QVERIFY(window.workspace().isCompared(first));
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Right); // another column has the cursor: the device is the same
    QTest::keyClick(list, Qt::Key_Space);
    QVERIFY(window.workspace().isCompared(idsOf(list).value(1)));
    QTest::keyClick(list, Qt::Key_Return);
    QVERIFY(!window.workspace().isCompared(idsOf(list).value(1)));
}

void tst_DevicePanel::escapeClearsTheSearch()
{
    const tests::Window window;
    window.search(QStringLiteral("gaudi"));
    auto *field = window.find<QLineEdit>("Search devices");
    QTest::keyClick(field, Qt::Key_Escape);
    QCOMPARE(field->text(), QString());
    QTRY_COMPARE(idsOf(window.deviceList()).size(), tests::builtIn().ids().size());
}

void tst_DevicePanel::findShortcutGoesToTheSearch()
{
    const tests::Window window;
    window.chart(0).setFocus();
    QTest::keyClick(&*window, Qt::Key_F, Qt::ControlModifier);
    QVERIFY(window.find<QLineEdit>("Search devices")->hasFocus());
}

void tst_DevicePanel::nothingFoundIsSaid()
{
    const tests::Window window;
    window.search(QStringLiteral("qqqq"));
    QVERIFY(!window.deviceList()->isVisible());
    const auto labels = window->findChildren<QLabel *>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
        return label->isVisible() && label->text().contains(QStringLiteral("qqqq"));
    }));
    window.search(QStringLiteral("4090"));
    QVERIFY(window.deviceList()->isVisible());
}

void tst_DevicePanel::aFilterIsAddedByTheMenuAndRemovedByItsChip()
{
    const tests::Window window;
    auto *menu = window.find<QToolButton>("Add a filter")->menu();
    emit menu->aboutToShow();
    QMenu *vendors = nullptr;
    for (QAction *action : menu->actions()) {
        if (action->menu() && action->text() == QStringLiteral("Vendor"))
            vendors = action->menu();
    }
    QVERIFY(vendors);
    emit vendors->aboutToShow();
    const auto entry = [&](const char *vendor) {
        for (QAction *action : vendors->actions()) {
            if (action->data().toString() == QString::fromUtf8(vendor))
                return action;
        }
        qFatal("no vendor %s", vendor);
    };
    const int apples = entry("Apple")->text().section(QLatin1Char('\t'), 1).toInt();
    QVERIFY(apples > 20);
    entry("Apple")->trigger();
    QCOMPARE(idsOf(window.deviceList()).size(), apples);
    emit vendors->aboutToShow();
    entry("Cerebras")->trigger(); // a second vendor adds its devices
    QCOMPARE(idsOf(window.deviceList()).size(), apples + 1);
    QTest::mouseClick(window.find<QToolButton>("Remove the filter Vendor: Apple"), Qt::LeftButton);
    QCOMPARE(idsOf(window.deviceList()), QStringList(QStringLiteral("cerebras-wse-3")));
    QTest::keyClick(window.find<QToolButton>("Remove the filter Vendor: Cerebras"), Qt::Key_Space);
    QCOMPARE(idsOf(window.deviceList()).size(), tests::builtIn().ids().size());
}

void tst_DevicePanel::aHiddenDeviceIsNamedAndShownByOneClick()
{
    const tests::Window window;
    auto *filters = window->findChild<ui::FilterBar *>();
    emit filters->changed({.vendors = {QStringLiteral("AMD")}});
    window.search(QStringLiteral("4090"));
    QVERIFY(!window.deviceList()->isVisible());
    QLabel *hint = nullptr;
    for (QLabel *label : window->findChildren<QLabel *>()) {
        if (label->isVisible() && label->text().contains(QStringLiteral("is hidden by the filter")))
            hint = label;
    }
    QVERIFY(hint);
    QVERIFY2(hint->text().contains(QStringLiteral("GeForce RTX 4090 24GB"))
                 && hint->text().contains(QStringLiteral("Vendor")),
             qPrintable(hint->text()));
    emit hint->linkActivated(hint->text().section(QLatin1Char('"'), 1, 1));
    QCOMPARE(idsOf(window.deviceList()).value(0), QStringLiteral("nvidia-rtx-4090"));
    QVERIFY(!hint->isVisible());
}

void tst_DevicePanel::aPresetFillsTheBasket()
{
    const tests::Window window;
    auto *menu = window.find<QToolButton>("Presets")->menu();
    emit menu->aboutToShow();
    QVERIFY(menu->actions().size() >= 4);
    for (QAction *action : menu->actions())
        QVERIFY(!action->toolTip().isEmpty());
    menu->actions().at(3)->trigger(); // 8-GPU servers
    QVERIFY(window.workspace().isCompared(QStringLiteral("nvidia-h200-sxm-141gb")));
    QCOMPARE(window.find<QListView>("Compared devices")->model()->rowCount(),
             int(window.workspace().comparedIds().size()));
}

void tst_DevicePanel::theBasketIsWorkedByKeyboard()
{
    const tests::Window window;
    auto *basket = window.find<QListView>("Compared devices");
    const QStringList before = window.workspace().comparedIds();
    basket->setFocus();
    basket->setCurrentIndex(basket->model()->index(0, 0));
    QTest::keyClick(basket, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(window.workspace().comparedIds(), QStringList({before[1], before[0], before[2], before[3]}));
    QCOMPARE(basket->currentIndex().row(), 1); // the cursor goes along
    QTest::keyClick(basket, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(window.workspace().comparedIds(), before);
    QTest::keyClick(basket, Qt::Key_B);
    QCOMPARE(window.workspace().baselineId(), before[0]);
    QVERIFY(basket->currentIndex().data().toString().startsWith(QStringLiteral("★")));
    QTest::keyClick(basket, Qt::Key_B);
    QCOMPARE(window.workspace().baselineId(), QString());
    QTest::keyClick(basket, Qt::Key_Delete);
    QCOMPARE(window.workspace().comparedIds(), before.mid(1));
}

void tst_DevicePanel::oneDeviceBySparseRates()
{
    const tests::Window window;
    const QString h100 = QStringLiteral("nvidia-h100-sxm5-80gb");
    window.workspace().setComparedIds({QStringLiteral("nvidia-rtx-4090"), h100});
    auto *basket = window.find<QListView>("Compared devices");
    basket->setCurrentIndex(basket->model()->index(1, 0));
    QAction *sparse = nullptr;
    for (QAction *action : basket->actions()) {
        if (action->text() == QStringLiteral("Its rates with sparsity"))
            sparse = action;
    }
    QVERIFY(sparse && !sparse->isChecked());
    sparse->trigger();
    QCOMPARE(window.workspace().query().sparseIds, QStringList(h100));
    const ui::ChartSpec &compute = window.chart(2).spec();
    QCOMPARE(compute.marks.first().valueText, QStringLiteral("1,979"));
    QVERIFY2(compute.warnings.join(QLatin1Char(' ')).contains(QStringLiteral("Not like with like")),
             qPrintable(compute.warnings.join(QLatin1Char(' '))));
    basket->setCurrentIndex(basket->model()->index(0, 0));
    QVERIFY(!sparse->isChecked());
    basket->setCurrentIndex(basket->model()->index(1, 0));
    QVERIFY(sparse->isChecked());
    sparse->trigger();
    QVERIFY(window.workspace().query().sparseIds.isEmpty());
}

void tst_DevicePanel::anEmptyBasketSaysWhatToDo()
{
    const tests::Window window;
    window.workspace().setComparedIds({});
    const auto labels = window->findChildren<QLabel *>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
        return label->isVisible() && label->text().contains(QStringLiteral("No device is compared yet"));
    }));
}

void tst_DevicePanel::clearButton()
{
    const tests::Window window;
    auto *button = window.find<QToolButton>("Clear the comparison");
    QVERIFY(button->isEnabled());
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(window.workspace().comparedIds().isEmpty());
    QVERIFY(!button->isEnabled());
}

void tst_DevicePanel::headerSortsAndKeepsUnknownLast()
{
    const tests::Window window;
    QTreeView *list = window.deviceList();
    QHeaderView *header = list->header();
    for (const int column : {model::DeviceTable::MemoryColumn, model::DeviceTable::BandwidthColumn}) {
        const QPoint place(header->sectionViewportPosition(column) + header->sectionSize(column) / 2, header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, Qt::NoModifier, place);
        for (int turn = 0; turn < 2; ++turn) {
            const bool isRising = header->sortIndicatorOrder() == Qt::AscendingOrder;
            QVariant previous;
            for (int row = 0; row < list->model()->rowCount(); ++row) {
                const QVariant value = list->model()->index(row, column).data(model::DeviceTable::ValueRole);
                if (row > 0) {
                    QVERIFY(previous.isValid() || !value.isValid());
                    QVERIFY(!value.isValid() || (isRising ? previous.toDouble() <= value.toDouble() : previous.toDouble() >= value.toDouble()));
                }
                previous = value;
            }
            QTest::mouseClick(header->viewport(), Qt::LeftButton, Qt::NoModifier, place);
        }
    }
}

void tst_DevicePanel::refusesTheFortyFirst()
{
    const tests::Window window;
    window.workspace().setComparedIds(tests::someDevices(40));
    QCOMPARE(window.workspace().comparedIds().size(), 40);
    QCOMPARE(window.message(), QString());
    window.clickCheckBox(40);
    QCOMPARE(window.workspace().comparedIds().size(), 40);
    QVERIFY2(window.message().contains(QStringLiteral("40")), qPrintable(window.message()));
    QCOMPARE(window.deviceList()->model()->index(40, 0).data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    // One out, one in.
    window.clickCheckBox(0);
    window.clickCheckBox(40);
    QVERIFY(window.workspace().isCompared(tests::builtIn().ids().at(40)));
}

RIDGEPOINT_TEST(tst_DevicePanel)

#include "tst_devicepanel.moc"
