// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The item models behind the list, under Qt's model tester and by their contents.
#include "tests/testmain.h"
#include "tests/ui/window.h"

#include "model/tables/devicetable.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using model::DeviceFilterModel;
using model::DeviceTable;

class tst_DeviceTable : public tests::TestCase
{
    Q_OBJECT

private slots:
    void holdsUnderTheModelTester();
    void answersWithTextAndNumbers();
    void unknownFigureHasNoNumber();
    void checkingComparesADevice();
    void onlyNamesCanBeChecked();
    void filtersByWordsAndByComparison();
    void emptyCatalogue();
};

void tst_DeviceTable::holdsUnderTheModelTester()
{
    model::Workspace workspace(tests::builtIn());
    DeviceTable table(workspace);
    DeviceFilterModel filter;
    const QAbstractItemModelTester tableTester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester filterTester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
    filter.setSourceModel(&table);
    workspace.setComparedIds(tests::someDevices(5));
    filter.setWords(QStringLiteral("rtx"));
    filter.sort(DeviceTable::BandwidthColumn, Qt::DescendingOrder);
    filter.setWords(QStringLiteral("qqqq"));
    QCOMPARE(filter.rowCount(), 0);
    filter.setWords(QString());
    filter.setComparedOnly(true);
    QCOMPARE(filter.rowCount(), 5);
    workspace.setComparedIds(tests::someDevices(3));
    QCOMPARE(filter.rowCount(), 3);
    workspace.setComparedIds({});
    QCOMPARE(filter.rowCount(), 0);
    filter.setComparedOnly(false);
    table.retranslate();
    QCOMPARE(filter.rowCount(), table.rowCount());
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

void tst_DeviceTable::filtersByWordsAndByComparison()
{
    model::Workspace workspace(tests::builtIn());
    DeviceTable table(workspace);
    DeviceFilterModel filter;
    filter.setSourceModel(&table);
    filter.setWords(QStringLiteral("PCIe h100"));
    for (int row = 0; row < filter.rowCount(); ++row)
        QVERIFY(filter.index(row, 0).data(DeviceTable::IdRole).toString().contains(QStringLiteral("h100-pcie")));
    QVERIFY(filter.rowCount() > 0);
    filter.setComparedOnly(true);
    QCOMPARE(filter.rowCount(), 0);
    workspace.setComparedIds({QStringLiteral("nvidia-h100-pcie-80gb"), QStringLiteral("nvidia-rtx-4090")});
    QCOMPARE(filter.rowCount(), 1);
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
