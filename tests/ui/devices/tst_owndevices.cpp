// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Devices and prices of the person's own, from the menu to the charts.
#include "tests/testmain.h"
#include "tests/ui/window.h"

#include "model/tables/devicetable.h"
#include "ui/devices/owndevicedialog.h"
#include "ui/shell/workspacedocument.h"

#include <QAccessible>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QUndoStack>

namespace {

/// Chooses an entry of the menu for own devices, with the cursor of the list on a device.
void chooseOwn(const tests::Window &window, const char *deviceId, const char *beginning)
{
    QTreeView *list = window.deviceList();
    auto *table = qobject_cast<model::DeviceTable *>(list->model());
    list->setCurrentIndex(table->indexOf(QString::fromLatin1(deviceId)));
    QMenu *menu = window.find<QToolButton>("Devices and prices of your own")->menu();
    emit menu->aboutToShow();
    for (QAction *action : menu->actions()) {
        if (action->text().startsWith(QString::fromUtf8(beginning))) {
            action->trigger();
            return;
        }
    }
    qFatal("there is no entry \"%s\"", beginning);
}

template<class Widget>
Widget *find(const QWidget &dialog, const char *name)
{
    for (Widget *widget : dialog.findChildren<Widget *>()) {
        if (widget->accessibleName() == QString::fromUtf8(name))
            return widget;
    }
    qFatal("the dialog has no \"%s\"", name);
}

QPushButton *ok(const QWidget &dialog)
{
    return dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
}

void type(QLineEdit *edit, const char *text)
{
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, QString::fromUtf8(text));
}

} // namespace

class tst_OwnDevices : public tests::TestCase
{
    Q_OBJECT

private slots:
    void aNewDeviceComesIntoListAndCharts();
    void theFormIsCheckedAsItIsTyped();
    void aCopyBeginsWithTheFiguresOfItsOriginal();
    void aDeviceIsEditedDeletedAndBroughtBack();
    void anOwnPriceIsUsedAndMarked();
};

void tst_OwnDevices::aNewDeviceComesIntoListAndCharts()
{
    const tests::Window window;
    tests::withDialog([&] { chooseOwn(window, "nvidia-rtx-4090", "New device of your own…"); },
                      [](QWidget &dialog) {
                          type(find<QLineEdit>(dialog, "Name"), "Lab card 48GB");
                          type(find<QLineEdit>(dialog, "Vendor"), "Lab");
                          type(find<QLineEdit>(dialog, "Memory (GB, as labelled)"), "48");
                          type(find<QLineEdit>(dialog, "Memory bandwidth (GB/s)"), "1234.5");
                          type(find<QLineEdit>(dialog, "Peak FP16, dense"), "150");
                          QVERIFY(ok(dialog)->isEnabled());
                          QTest::mouseClick(ok(dialog), Qt::LeftButton);
                      });
    const QString id = QStringLiteral("my-lab-card-48gb");
    QVERIFY(window.workspace().catalogue().find(id));
    const QModelIndex current = window.deviceList()->currentIndex();
    QCOMPARE(current.data(model::DeviceTable::IdRole).toString(), id); // the cursor goes there
    QVERIFY(current.siblingAtColumn(0).data().toString().startsWith(QStringLiteral("✎")));
    window.workspace().setCompared(id, true);
    const ui::ChartMark &mark = window.chart(0).spec().marks[tests::indexOf(window.chart(0), id)];
    QCOMPARE(mark.value, std::optional<double>(1234.5));
}

void tst_OwnDevices::theFormIsCheckedAsItIsTyped()
{
    ui::OwnDeviceDialog dialog({}, {}, {QStringLiteral("GeForce RTX 4090 24GB")});
    dialog.show();
    QVERIFY(!ok(dialog)->isEnabled());
    type(find<QLineEdit>(dialog, "Name"), "geforce rtx 4090 24gb");
    type(find<QLineEdit>(dialog, "Vendor"), "Me");
    QVERIFY2(!ok(dialog)->isEnabled(), "the name is taken");
    type(find<QLineEdit>(dialog, "Name"), "Mine");
    QVERIFY(ok(dialog)->isEnabled());
    type(find<QLineEdit>(dialog, "Memory bandwidth (GB/s)"), "90000000");
    QVERIFY2(!ok(dialog)->isEnabled(), "no memory is that fast");
    type(find<QLineEdit>(dialog, "Memory bandwidth (GB/s)"), "900");
    QVERIFY(ok(dialog)->isEnabled());
    type(find<QLineEdit>(dialog, "Year of release"), "20");
    QVERIFY(!ok(dialog)->isEnabled());
    for (const QWidget *widget : dialog.findChildren<QWidget *>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible())
            continue;
        const QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget));
        QVERIFY2(interface && !interface->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
    }
}

void tst_OwnDevices::aCopyBeginsWithTheFiguresOfItsOriginal()
{
    const tests::Window window;
    tests::withDialog([&] { chooseOwn(window, "nvidia-rtx-4090", "New device of your own, from"); },
                      [](QWidget &dialog) {
                          QCOMPARE(find<QLineEdit>(dialog, "Memory bandwidth (GB/s)")->text(), QStringLiteral("1008"));
                          QCOMPARE(find<QLineEdit>(dialog, "Peak FP16, dense")->text(), QStringLiteral("165.2"));
                          QTest::mouseClick(ok(dialog), Qt::LeftButton);
                      });
    QVERIFY(window.workspace().catalogue().find(QStringLiteral("my-geforce-rtx-4090-24gb-mine")));
}

void tst_OwnDevices::aDeviceIsEditedDeletedAndBroughtBack()
{
    const tests::Window window;
    const QByteArray id("my-card");
    window.workspace().setOwn(model::withOwnDevice(model::JsonValue::object(), {.id = QStringLiteral("my-card"),
                                                                                .name = QStringLiteral("My card"),
                                                                                .vendor = QStringLiteral("Me"),
                                                                                .memoryGib = 24,
                                                                                .bandwidthGbPerS = {},
                                                                                .tdpWatts = {},
                                                                                .interconnectGbPerS = {},
                                                                                .hostLinkGbPerS = {},
                                                                                .year = {},
                                                                                .denseTera = {},
                                                                                .sparseTera = {},
                                                                                .note = {}}));
    window.workspace().setCompared(QStringLiteral("my-card"), true);
    tests::withDialog([&] { chooseOwn(window, id.constData(), "Edit My card"); },
                      [](QWidget &dialog) {
                          type(find<QLineEdit>(dialog, "Memory (GB, as labelled)"), "32");
                          QTest::mouseClick(ok(dialog), Qt::LeftButton);
                      });
    QCOMPARE(window.workspace().catalogue().find(QStringLiteral("my-card"))->memoryCapacity.value->inGibibytes(), 32.0);
    QVERIFY(window.workspace().isCompared(QStringLiteral("my-card")));
    chooseOwn(window, id.constData(), "Delete My card");
    QVERIFY(!window.workspace().catalogue().find(QStringLiteral("my-card")));
    QVERIFY(!window.workspace().isCompared(QStringLiteral("my-card")));
    window->document().undoStack().undo();
    QVERIFY(window.workspace().catalogue().find(QStringLiteral("my-card")));
    QVERIFY(window.workspace().isCompared(QStringLiteral("my-card")));
}

void tst_OwnDevices::anOwnPriceIsUsedAndMarked()
{
    const tests::Window window;
    tests::withDialog([&] { chooseOwn(window, "nvidia-rtx-4090", "Price of your own for"); },
                      [](QWidget &dialog) {
                          QVERIFY(!ok(dialog)->isEnabled());
                          type(find<QLineEdit>(dialog, "Amount"), "2000");
                          QTest::mouseClick(ok(dialog), Qt::LeftButton);
                      });
    const model::Comparison prices = window.workspace().comparison(model::MetricId::Price);
    const auto row = std::ranges::find(prices.rows, QStringLiteral("nvidia-rtx-4090"), &model::ComparisonRow::id);
    QCOMPARE(*row->reading.value, 2000.0);
    QVERIFY(row->reading.kind == model::FigureKind::Yours);
    chooseOwn(window, "nvidia-rtx-4090", "Delete your prices");
    QVERIFY(!model::isYours(*window.workspace().catalogue().find(QStringLiteral("nvidia-rtx-4090"))));
}

RIDGEPOINT_TEST(tst_OwnDevices)

#include "tst_owndevices.moc"
