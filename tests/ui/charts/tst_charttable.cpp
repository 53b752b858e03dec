// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chartsamples.h"
#include "testmain.h"

#include <model/tables/unknownlast.h>
#include <ui/charts/charttablemodel.h>

#include <QAbstractItemModelTester>

using namespace ui;
using Column = ChartTableModel::Column;

namespace {

QString at(const QAbstractItemModel &model, int row, int column)
{
    return model.index(row, column).data().toString();
}

} // namespace

class TestChartTable : public tests::TestCase
{
    Q_OBJECT

private slots:
    void showsWhatTheChartShows()
    {
        const ChartSpec spec = tests::sampleSpec(ChartKind::Bars, 4);
        ChartTableModel model(spec);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 4);
        QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), QStringLiteral("Memory bandwidth"));
        QCOMPARE(at(model, 1, 0), QStringLiteral("Accelerator 1 SXM5 80GB"));
        QCOMPARE(at(model, 1, 1), spec.marks.at(1).valueText);
        QCOMPARE(at(model, 1, 2), QStringLiteral("GB/s"));
        QCOMPARE(model.index(1, 1).data(ChartTableModel::ValueRole).toDouble(), 3910.0);
        QCOMPARE(model.index(1, 3).data(ChartTableModel::IdRole).toString(), QStringLiteral("device-1"));

        model.setSpec(tests::sampleSpec(ChartKind::Bars, 9));
        QCOMPARE(model.rowCount(), 9);
    }

    void missingFigureIsSaidAndIsNoNumber()
    {
        const ChartTableModel model(tests::sampleSpec(ChartKind::Bars, 4));
        QCOMPARE(at(model, 3, 1), QStringLiteral("not published"));
        QCOMPARE(at(model, 3, 2), QString());
        QVERIFY(!model.index(3, 1).data(ChartTableModel::ValueRole).isValid());
    }

    void infinityAndNotANumberAreMissing()
    {
        ChartSpec spec = tests::sampleSpec(ChartKind::Bars, 2);
        spec.marks[0].value = std::numeric_limits<double>::quiet_NaN();
        spec.marks[1].value = std::numeric_limits<double>::infinity();
        const ChartTableModel model(spec);
        QCOMPARE(at(model, 0, 1), QStringLiteral("not published"));
        QCOMPARE(at(model, 1, 1), QStringLiteral("not published"));
    }

    void relativeColumnNeedsABaseline()
    {
        ChartSpec spec = tests::sampleSpec(ChartKind::Bars, 3);
        ChartTableModel model(spec);
        QVERIFY(!model.columns().contains(Column::Relative));
        spec.baselineId = spec.marks.at(0).id;
        spec.baselineValue = 2000;
        model.setSpec(spec);
        const int column = int(model.columns().indexOf(Column::Relative));
        QVERIFY(column > 0);
        QCOMPARE(at(model, 0, column), QStringLiteral("2.00×"));
    }

    void sortsNumbersAsNumbersAndMissingLast_data()
    {
        QTest::addColumn<Qt::SortOrder>("order");
        QTest::addColumn<QList<double>>("expected");
        QTest::addRow("rising") << Qt::AscendingOrder << QList<double>{9, 80, 1555};
        QTest::addRow("falling") << Qt::DescendingOrder << QList<double>{1555, 80, 9};
    }

    void sortsNumbersAsNumbersAndMissingLast()
    {
        QFETCH(Qt::SortOrder, order);
        QFETCH(QList<double>, expected);
        ChartSpec spec = tests::sampleSpec(ChartKind::Bars, 4);
        spec.marks[0].value = 1555;
        spec.marks[0].valueText = QStringLiteral("1,555");
        spec.marks[1].value.reset();
        spec.marks[2].value = 80;
        spec.marks[3].value = 9;
        ChartTableModel model(spec);
        model::UnknownLastSorter sorter(ChartTableModel::ValueRole);
        sorter.setSourceModel(&model);
        QAbstractItemModelTester tester(&sorter, QAbstractItemModelTester::FailureReportingMode::QtTest);
        sorter.sort(1, order);
        for (int row = 0; row < 3; ++row)
            QCOMPARE(sorter.index(row, 1).data(ChartTableModel::ValueRole).toDouble(), expected.at(row));
        QCOMPARE(at(sorter, 3, 1), QStringLiteral("not published"));
    }

    void tsvIsForSpreadsheets()
    {
        ChartSpec spec = tests::sampleSpec(ChartKind::Bars, 4);
        spec.marks[0].name = QStringLiteral("a\tb\nc");
        spec.marks[0].value = 1234567.25;
        spec.marks[0].valueText = QStringLiteral("1,234,567");
        const QStringList lines = ChartTableModel(spec).toTsv().split(u'\n');
        QCOMPARE(lines.size(), 6);
        QVERIFY(lines.at(0).startsWith(QLatin1String("Device\tMemory bandwidth\tUnit\t")));
        QVERIFY2(lines.at(1).startsWith(QLatin1String("a b c\t1234567.25\tGB/s\tpublished\t")),
                 qPrintable(lines.at(1)));
        QVERIFY2(lines.at(4).startsWith(QLatin1String("Accelerator 3 SXM5 80GB\t\t\t")), qPrintable(lines.at(4)));
        QCOMPARE(lines.at(5), QString());
    }

    void htmlIsEscaped()
    {
        ChartSpec spec = tests::sampleSpec(ChartKind::Bars, 1);
        spec.marks[0].name = QStringLiteral("a<b & c");
        const QString html = ChartTableModel(spec).toHtml();
        QVERIFY(html.contains(QLatin1String("<td>a&lt;b &amp; c</td>")));
        QVERIFY(html.contains(QLatin1String("<caption>Memory bandwidth</caption>")));
    }
};

RIDGEPOINT_TEST(TestChartTable)
#include "tst_charttable.moc"
