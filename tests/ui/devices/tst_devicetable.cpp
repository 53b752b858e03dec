// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The item models behind the list, under Qt's model tester and by their contents.
#include "tests/testmain.h"
#include "tests/ui/window.h"

#include "model/tables/comparedmodel.h"
#include "model/tables/devicetable.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QSignalSpy>

using model::DeviceTable;

class tst_DeviceTable : public tests::TestCase
{
    Q_OBJECT

private slots:
    void holdsUnderTheModelTester();
    void basketHoldsUnderTheModelTester();
    void answersWithTextAndNumbers();
    void unknownFigureHasNoNumber();
    void checkingComparesADevice();
    void onlyNamesCanBeChecked();
    void bestMatchComesFirstUntilAColumnIsSorted();
    void aComparedMemoryOptionChecksItsDeviceInPart();
    void emptyCatalogue();
};

void tst_DeviceTable::holdsUnderTheModelTester()
{
    model::Workspace workspace(tests::builtIn());
    DeviceTable table(workspace);
    const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
    workspace.setComparedIds(tests::someDevices(5));
    table.setFilter({.words = QStringLiteral("rtx")});
    const QPersistentModelIndex kept = table.index(3, 0);
    const QString id = kept.data(DeviceTable::IdRole).toString();
    table.sort(DeviceTable::BandwidthColumn, Qt::DescendingOrder);
    QCOMPARE(kept.data(DeviceTable::IdRole).toString(), id);
    table.setFilter({.words = QStringLiteral("qqqq")});
    QCOMPARE(table.rowCount(), 0);
    table.setFilter({});
    table.sort(-1);
    table.retranslate();
    QCOMPARE(table.rowCount(), int(tests::builtIn().devices().size()));
}

void tst_DeviceTable::basketHoldsUnderTheModelTester()
{
    model::Workspace workspace(tests::builtIn());
    model::ComparedModel basket(workspace);
    const QAbstractItemModelTester tester(&basket, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QStringList ids = tests::someDevices(6);
    const auto shown = [&] {
        QStringList listed;
        for (int row = 0; row < basket.rowCount(); ++row)
            listed << basket.index(row).data(model::ComparedModel::IdRole).toString();
        return listed;
    };
    workspace.setComparedIds(ids);
    QCOMPARE(shown(), ids);
    const QPersistentModelIndex second = basket.index(1);
    workspace.moveCompared(1, 4);
    QCOMPARE(second.row(), 4);
    QCOMPARE(shown(), workspace.comparedIds());
    workspace.setComparedIds(
        {ids[5], ids[0], ids[3], tests::builtIn().ids().at(20)}); // some out, one in, another order
    QCOMPARE(shown(), workspace.comparedIds());
    workspace.setBaselineId(ids[3]);
    QVERIFY(basket.index(2).data().toString().startsWith(QStringLiteral("★")));
    const std::unique_ptr<QMimeData> dragged(basket.mimeData({basket.index(3)}));
    basket.dropMimeData(dragged.get(), Qt::MoveAction, 0, 0, {});
    QCOMPARE(shown().first(), tests::builtIn().ids().at(20));
    basket.dropMimeData(dragged.get(), Qt::MoveAction, -1, -1, {}); // below the last row
    QCOMPARE(shown().last(), tests::builtIn().ids().at(20));
    workspace.setComparedIds({});
    QCOMPARE(basket.rowCount(), 0);
}

void tst_DeviceTable::answersWithTextAndNumbers()
{
    model::Workspace workspace(tests::builtIn());
    const DeviceTable table(workspace);
    const auto row = static_cast<int>(tests::builtIn().ids().indexOf(QStringLiteral("nvidia-rtx-4090")));
    const auto at = [&](int column, int role) { return table.index(row, column).data(role); };
    QCOMPARE(at(DeviceTable::NameColumn, DeviceTable::IdRole).toString(), QStringLiteral("nvidia-rtx-4090"));
    QVERIFY(at(DeviceTable::NameColumn, Qt::DisplayRole).toString().contains(QStringLiteral("4090")));
    QCOMPARE(at(DeviceTable::MemoryColumn, Qt::DisplayRole).toString(), QStringLiteral("24"));
    QCOMPARE(at(DeviceTable::BandwidthColumn, Qt::DisplayRole).toString(), QStringLiteral("1,008"));
    QCOMPARE(at(DeviceTable::BandwidthColumn, DeviceTable::ValueRole).toDouble(), 1008.0);
    QVERIFY(at(DeviceTable::NameColumn, Qt::ToolTipRole).toString().contains(QStringLiteral("1,008 GB/s")));
    QCOMPARE(table.headerData(DeviceTable::BandwidthColumn, Qt::Horizontal).toString(), QStringLiteral("GB/s"));
}

void tst_DeviceTable::unknownFigureHasNoNumber()
{
    model::Workspace workspace(tests::builtIn());
    const DeviceTable table(workspace);
    int unknown = 0;
    for (int row = 0; row < table.rowCount(); ++row) {
        const QModelIndex index = table.index(row, DeviceTable::BandwidthColumn);
        if (index.data(DeviceTable::ValueRole).isValid())
            QVERIFY(index.data(DeviceTable::ValueRole).toDouble() > 0);
        else
            ++unknown;
        QCOMPARE(index.data().toString() == QStringLiteral("–"), !index.data(DeviceTable::ValueRole).isValid());
    }
    QVERIFY(unknown > 0);
}

void tst_DeviceTable::checkingComparesADevice()
{
    model::Workspace workspace(tests::builtIn());
    DeviceTable table(workspace);
    const QSignalSpy changed(&table, &QAbstractItemModel::dataChanged);
    const QSignalSpy refused(&table, &DeviceTable::tooManyCompared);
    QVERIFY(table.setData(table.index(3, 0), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(workspace.comparedIds(), QStringList(tests::builtIn().ids().at(3)));
    QCOMPARE(changed.count(), 1);
    QVERIFY(!table.setData(table.index(3, 0), QStringLiteral("another name"), Qt::EditRole));
    workspace.setComparedIds(tests::someDevices(40));
    QVERIFY(!table.setData(table.index(50, 0), Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(refused.count(), 1);
}

void tst_DeviceTable::onlyNamesCanBeChecked()
{
    model::Workspace workspace(tests::builtIn());
    const DeviceTable table(workspace);
    QVERIFY(table.index(0, DeviceTable::NameColumn).flags().testFlag(Qt::ItemIsUserCheckable));
    QVERIFY(!table.index(0, DeviceTable::MemoryColumn).flags().testFlag(Qt::ItemIsUserCheckable));
    QVERIFY(!table.index(0, DeviceTable::MemoryColumn).data(Qt::CheckStateRole).isValid());
}

void tst_DeviceTable::bestMatchComesFirstUntilAColumnIsSorted()
{
    model::Workspace workspace(tests::builtIn());
    DeviceTable table(workspace);
    table.setFilter({.words = QStringLiteral("h100 pcie")});
    QCOMPARE(table.rowCount(), 1);
    table.setFilter({.words = QStringLiteral("h100")});
    QCOMPARE(table.index(0, 0).data(DeviceTable::IdRole).toString(), QStringLiteral("nvidia-h100-sxm5-80gb"));
    table.sort(DeviceTable::MemoryColumn, Qt::DescendingOrder);
    QVERIFY(table.index(0, DeviceTable::MemoryColumn).data(DeviceTable::ValueRole).toDouble() >= 96);
    table.setFilter({.words = QStringLiteral("h100"), .memoryAtLeast = model::Bytes::fromGibibytes(90)});
    QCOMPARE(table.rowCount(), 2);
    table.sort(-1);
    QVERIFY(table.indexOf(QStringLiteral("nvidia-h100-nvl-94gb")).isValid());
    QVERIFY(!table.indexOf(QStringLiteral("nvidia-h100-sxm5-80gb")).isValid());
}

void tst_DeviceTable::aComparedMemoryOptionChecksItsDeviceInPart()
{
    model::Workspace workspace(tests::builtIn());
    DeviceTable table(workspace);
    workspace.setComparedIds({QStringLiteral("apple-m2-ultra-76c@64GB")});
    QCOMPARE(table.indexOf(QStringLiteral("apple-m2-ultra-76c")).data(Qt::CheckStateRole).toInt(),
             int(Qt::PartiallyChecked));
    workspace.setComparedIds({QStringLiteral("apple-m2-ultra-76c")});
    QCOMPARE(table.indexOf(QStringLiteral("apple-m2-ultra-76c")).data(Qt::CheckStateRole).toInt(), int(Qt::Checked));
}

void tst_DeviceTable::emptyCatalogue()
{
    model::Workspace workspace{model::Catalogue()};
    DeviceTable table(workspace);
    const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(table.rowCount(), 0);
    table.retranslate();
    workspace.setComparedIds({QStringLiteral("nvidia-rtx-4090")});
    QVERIFY(workspace.comparedIds().isEmpty());
}

RIDGEPOINT_TEST(tst_DeviceTable)

#include "tst_devicetable.moc"
