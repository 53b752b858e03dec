// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/support.h"
#include "tests/testmain.h"

#include "model/server/bomfiles.h"
#include "model/server/serverfile.h"

#include <QFile>
#include <QTemporaryDir>

using namespace model;

namespace {

ServerBuild systemBuild(const char *systemId)
{
    return buildFromSystem(**builtInParts().getSystem(QString::fromLatin1(systemId)), builtInParts());
}

BillOfMaterials billOf(const ServerBuild &build, Currency currency = Currency::Usd)
{
    const Catalogue &devices = tests::builtIn();
    return billOfMaterials(ServerFacts(build, builtInParts(), devices), builtInParts(), devices.rates(), currency);
}

const BomLine &lineOf(const BillOfMaterials &bill, const char *partId)
{
    return *std::ranges::find(bill.lines, QString::fromLatin1(partId), &BomLine::partId);
}

ServerBuild pricedBuild()
{
    ServerBuild build;
    build.name = QStringLiteral("Mine");
    build.platformId = QStringLiteral("plat-dell-xe9680");
    build.lines = {{QStringLiteral("gpu-rtx4090-24"), 4, {}},
                   {QStringLiteral("ram-64-ddr5-4800"), 16, {}},
                   {QStringLiteral("gpu-gaudi3-128"), 2, {}}};
    build.prices = {{QStringLiteral("plat-dell-xe9680"), 100000, Currency::Cny},
                    {QStringLiteral("ram-64-ddr5-4800"), 1500, Currency::Cny}};
    return build;
}

} // namespace

class BomTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void whatHasNoPriceIsInNoSum()
    {
        const BillOfMaterials bill = billOf(systemBuild("seed-h100-pcie8"));
        QCOMPARE(bill.lines.size(), std::size_t(8));
        QCOMPARE(bill.lines.front().category, PartCategory::Platform);
        QCOMPARE(bill.pricedCount(), 1);
        QCOMPARE(bill.unpricedCount(), 7);
        QCOMPARE(bill.total(), 8 * 30678.0);
        QVERIFY(!lineOf(bill, "cpu-xeon-8468").sum());
        const DataTable table = bomToTable(bill);
        QCOMPARE(table.rows.size(), bill.lines.size() + 1);
        for (std::size_t i = 0; i < bill.lines.size(); ++i) {
            QCOMPARE(table.rows[i].size(), table.columns.size());
            QCOMPARE(table.rows[i][8].number.has_value(), bill.lines[i].sum().has_value());
            if (!bill.lines[i].price)
                QCOMPARE(table.rows[i][8].text, QStringLiteral("not priced"));
        }
        QCOMPARE(table.rows.back()[0].text, QStringLiteral("sum of what is priced (1 of 8 lines)"));
        QCOMPARE(table.rows.back()[8].number, 245424.0);
        QVERIFY(bill.notes().front().contains(QStringLiteral("Xeon Platinum 8468")));
    }

    void nothingPricedHasNoSum()
    {
        ServerBuild build;
        build.lines = {{.partId = QStringLiteral("cpu-xeon-8468"), .quantity = 2, .originalText = {}}};
        const BillOfMaterials bill = billOf(build);
        QCOMPARE(bill.pricedCount(), 0);
        QVERIFY(!bomToTable(bill).rows.back()[8].number);
    }

    void pricesOfThePersonWinAndOthersAreConverted()
    {
        const ServerBuild build = pricedBuild();
        QCOMPARE(bomCurrency(build), Currency::Cny);
        const BillOfMaterials bill = billOf(build, Currency::Cny);
        QCOMPARE(bill.unpricedCount(), 0);
        QCOMPARE(lineOf(bill, "plat-dell-xe9680").sum(), 100000.0);
        QCOMPARE(lineOf(bill, "ram-64-ddr5-4800").sum(), 16 * 1500.0);
        QCOMPARE(bomToTable(bill).rows.front()[6].text, QStringLiteral("your price"));
        // 1,650 USD of 2025 at the mean of that year, 7.1875 CNY.
        QCOMPARE(lineOf(bill, "gpu-rtx4090-24").rateYear, 2025);
        QCOMPARE(*lineOf(bill, "gpu-rtx4090-24").sum(), 4 * 1650 * 7.1875);
        // A kit of eight for 125,000 USD of 2024: two of them.
        QCOMPARE(*lineOf(bill, "gpu-gaudi3-128").sum(), 2 * 125000.0 / 8 * 7.1957);
        QCOMPARE(bill.total(), 100000 + 24000 + 4 * 1650 * 7.1875 + 2 * 125000.0 / 8 * 7.1957);
        const QString notes = bill.notes().join(QLatin1Char('\n'));
        QVERIFY2(notes.contains(QStringLiteral("2024, 2025")) && notes.contains(QStringLiteral("exchange rates")),
                 qPrintable(notes));
    }

    void theWholeHasItsPriceWhileTheBuildIsItsTemplate()
    {
        ServerBuild build = systemBuild("ref-dgx-h100");
        QCOMPARE(publishedPrice(build, builtInParts())->each().amount, 199000.0);
        BillOfMaterials bill = billOf(build);
        QVERIFY(bill.notes().join(QLatin1Char('\n')).contains(QStringLiteral("199,000 USD")));
        // The platform is sold as a whole: what is in it is not paid for a second time.
        QCOMPARE(bill.total(), lineOf(bill, "plat-nvidia-dgx-h100").sum());
        QVERIFY(lineOf(bill, "cpu-xeon-8480p").isIncluded);
        build.lines.front().quantity = 1;
        QVERIFY(!publishedPrice(build, builtInParts()));
        QVERIFY(!billOf(build).wholePrice);
    }

    void whatComesWithThePlatformIsNotUnpriced()
    {
        const BillOfMaterials bill = billOf(systemBuild("ref-dgx-spark"));
        const BomLine &gpu = bill.lines.back();
        QVERIFY(gpu.isIncluded);
        QVERIFY(!gpu.sum());
        QCOMPARE(bill.unpricedCount(), 0);
        QCOMPARE(bill.total(), 3999.0);
    }

    void partsThatNobodyKnowsAreTold()
    {
        ServerBuild build = systemBuild("seed-a100-sxm8");
        build.lines.push_back({QStringLiteral("gpu-of-my-own"), 1, {}});
        QVERIFY(billOf(build).notes().join(QLatin1Char('\n')).contains(QStringLiteral("gpu-of-my-own")));
    }

    void csvIsInTheLocaleOfFiles()
    {
        const QByteArray csv = bomToTable(billOf(systemBuild("seed-h100-pcie8"))).toCsv();
        QVERIFY(csv.startsWith("category,part,vendor,quantity,unit price,currency,price kind,date,sum (USD),source"));
        QVERIFY2(csv.contains("GPU,H100 PCIe 80 GB,NVIDIA,8,30678,USD,street price,2024-09,245424,"), csv.constData());
    }

    void markdownHoldsEverySource()
    {
        const BillOfMaterials bill = billOf(pricedBuild());
        const QString text = bomToMarkdown(bill, {});
        QVERIFY(text.startsWith(QStringLiteral("# Mine\n")));
        for (const auto &row : bomSourcesToTable(bill).rows)
            QVERIFY2(text.contains(row[1].text), qPrintable(row[1].text));
        QVERIFY(!text.contains(QStringLiteral("## Findings")));
        DataTable findings;
        findings.columns = {{QStringLiteral("rule"), false}};
        findings.rows = {{{QStringLiteral("M4 | memory"), {}}}};
        QVERIFY(bomToMarkdown(bill, findings)
                    .contains(QStringLiteral("## Findings\n\n| rule |\n| --- |\n| M4 \\| memory |")));
    }

    void mailNamesPartsAndNoPrices()
    {
        ServerBuild build = pricedBuild();
        build.settings.nodes = 3;
        const QString text = quotationText(billOf(build));
        for (const char *part : {"16 × ", "PowerEdge XE9680", "quantity: 3", "Request for a quotation: Mine"})
            QVERIFY2(text.contains(QString::fromUtf8(part)), part);
        for (const char *price : {"1500", "1,500", "1,650", "CNY", "generic"})
            QVERIFY2(!text.contains(QString::fromUtf8(price)), price);
    }

    void findingsAreThoseThatDoNotPass()
    {
        const Finding stop{QStringLiteral("C1"), Verdict::Stop, QStringLiteral("stops"), {}, {}, {}, {}, true, {}};
        const Finding good{QStringLiteral("C2"), Verdict::Passes, QStringLiteral("passes"), {}, {}, {}, {}, true, {}};
        const DataTable table = findingsToTable({stop, good});
        QCOMPARE(table.rows.size(), std::size_t(1));
        QCOMPARE(table.rows.front().size(), table.columns.size());
        QCOMPARE(table.rows.front()[3].text, QStringLiteral("stops"));
        const auto bytes = bomToWorkbook(billOf(pricedBuild()), table);
        QVERIFY(bytes && bytes->contains("xl/worksheets/sheet3.xml"));
    }

    void workbookComputesItsSums()
    {
        QCOMPARE(bomSumFormula(0), QStringLiteral("=IF(E2=\"\",\"not priced\",D2*E2*I2)"));
        QCOMPARE(bomTotalFormula(8), QStringLiteral("=SUM(J2:J9)"));
        const auto bytes = bomToWorkbook(billOf(pricedBuild()), {});
        QVERIFY(bytes);
        QVERIFY(bytes->startsWith("PK"));
        for (const char *part : {"xl/workbook.xml", "xl/worksheets/sheet1.xml", "xl/worksheets/sheet2.xml"})
            QVERIFY2(bytes->contains(part), part);
        QVERIFY(!bytes->contains("xl/worksheets/sheet3.xml")); // no findings
    }

    void writesByTheEndingOfTheName()
    {
        const QTemporaryDir folder;
        const ServerBuild build = pricedBuild();
        for (const QString &ending : bomEndings()) {
            const QString path = folder.filePath(QStringLiteral("bill.") + ending);
            QVERIFY(writeBom(path, billOf(build), build, {}));
            QVERIFY(QFile(path).size() > 100);
        }
        QCOMPARE(*readServerFile(folder.filePath(QStringLiteral("bill.json")), builtInParts()), build);
        const auto refused = writeBom(folder.filePath(QStringLiteral("bill.doc")), billOf(build), build, {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Unsupported);
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("bill.doc"))));
    }
};

RIDGEPOINT_TEST(BomTest)
#include "tst_bom.moc"
