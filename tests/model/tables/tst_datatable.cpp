// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tables/datatable.h"
#include "tests/testmain.h"

using namespace model;

namespace {

DataTable sample()
{
    DataTable table;
    table.columns = {{QStringLiteral("name"), false}, {QStringLiteral("bandwidth (GB/s)"), true}};
    table.rows = {{{QStringLiteral("RTX 4090"), {}}, {QStringLiteral("1,008"), 1008}},
                  {{QStringLiteral("苹果 M2"), {}}, {QStringLiteral("not published"), {}}}};
    return table;
}

DataTable oneCell(const QString &text)
{
    DataTable table;
    table.columns = {{QStringLiteral("x"), false}};
    table.rows = {{{text, {}}}};
    return table;
}

} // namespace

class DataTableTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void csvHasNumbersInTheCLocaleAndEmptyCellsForMissingOnes()
    {
        QCOMPARE(sample().toCsv(), QByteArray("name,bandwidth (GB/s)\r\nRTX 4090,1008\r\n苹果 M2,\r\n"));
    }

    void csvQuotesWhatNeedsIt_data()
    {
        QTest::addColumn<QString>("cell");
        QTest::addColumn<QByteArray>("csv");
        QTest::newRow("plain text stays") << "RTX 4090" << QByteArray("RTX 4090");
        QTest::newRow("a comma") << "M2 Ultra, 192 GB" << QByteArray("\"M2 Ultra, 192 GB\"");
        QTest::newRow("quotes are doubled") << "the \"big\" one" << QByteArray("\"the \"\"big\"\" one\"");
        QTest::newRow("only a quote") << "\"" << QByteArray("\"\"\"\"");
        QTest::newRow("a line end") << "two\nlines" << QByteArray("\"two\nlines\"");
        QTest::newRow("a carriage return") << "two\r\nlines" << QByteArray("\"two\r\nlines\"");
        QTest::newRow("a blank in front") << " x" << QByteArray("\" x\"");
        QTest::newRow("Han characters") << QStringLiteral("苹果，M2") << QByteArray("苹果，M2");
        QTest::newRow("Han characters with quotes")
            << QStringLiteral("“苹果”\"M2\"") << QByteArray("\"“苹果”\"\"M2\"\"\"");
        QTest::newRow("nothing") << "" << QByteArray("");
    }
    void csvQuotesWhatNeedsIt()
    {
        QFETCH(QString, cell);
        QFETCH(QByteArray, csv);
        QCOMPARE(oneCell(cell).toCsv(), "x\r\n" + csv + "\r\n");
    }

    void tabSeparatedTextHasOneLineARow()
    {
        QCOMPARE(sample().toTabSeparated(), QStringLiteral("name\tbandwidth (GB/s)\nRTX 4090\t1008\n苹果 M2\t\n"));
        QCOMPARE(oneCell(QStringLiteral("a\tb\nc")).toTabSeparated(), QStringLiteral("x\na b c\n"));
    }

    void htmlEscapesAndAlignsNumbersRight()
    {
        const QString html = sample().toHtml();
        QVERIFY(html.contains(QStringLiteral("<td align=\"right\">1,008</td>")));
        QVERIFY(html.contains(QStringLiteral("<td align=\"right\">not published</td>")));
        QVERIFY(oneCell(QStringLiteral("<b>&\""))
                    .toHtml()
                    .contains(QStringLiteral("<td align=\"left\">&lt;b&gt;&amp;&quot;</td>")));
        QVERIFY(oneCell(QStringLiteral("50 %1")).toHtml().contains(QStringLiteral("50 %1")));
    }

    void plainTextAlignsColumnsWithHanCharactersTwoWide()
    {
        QCOMPARE(sample().toPlainText(), QStringLiteral("name      bandwidth (GB/s)\n"
                                                        "--------  ----------------\n"
                                                        "RTX 4090             1,008\n"
                                                        "苹果 M2      not published\n"));
    }

    void tableWithoutRowsHasItsHead()
    {
        DataTable table = sample();
        table.rows.clear();
        QCOMPARE(table.toCsv(), QByteArray("name,bandwidth (GB/s)\r\n"));
        QCOMPARE(table.toPlainText(), QStringLiteral("name  bandwidth (GB/s)\n----  ----------------\n"));
    }
};

RIDGEPOINT_TEST(DataTableTest)
#include "tst_datatable.moc"
