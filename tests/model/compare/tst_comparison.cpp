// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/compare/comparison.h"
#include "tests/model/support.h"
#include "tests/testmain.h"

using namespace model;

namespace {

QString id(const char *text)
{
    return QString::fromLatin1(text);
}

ComparisonRequest request(QStringList ids, MetricId metric)
{
    return {std::move(ids), {.metric = metric}, {}, RowOrder::Value};
}

Comparison compared(const ComparisonRequest &request)
{
    const auto comparison = compare(tests::builtIn(), request);
    if (!comparison)
        qFatal("%s", qPrintable(comparison.error().toText()));
    return *comparison;
}

QStringList idsOf(const Comparison &comparison)
{
    QStringList ids;
    for (const ComparisonRow &row : comparison.rows)
        ids << row.id;
    return ids;
}

QStringList keysOf(const JsonValue &object)
{
    QStringList keys;
    for (const auto &member : object.members())
        keys << QString::fromStdString(member.key);
    return keys;
}

} // namespace

class ComparisonTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void defaultDevicesAreTheOnesOfTheArticlesAndStandBestFirst()
    {
        const Comparison comparison = compared(request(defaultDeviceIds(), MetricId::Bandwidth));
        QCOMPARE(idsOf(comparison), QStringList({id("nvidia-h100-sxm5-80gb"), id("nvidia-a100-sxm4-80gb"),
                                                 id("nvidia-rtx-4090"), id("apple-m2-ultra-76c")}));
        QCOMPARE(*comparison.rows[0].reading.value, 3350.0);
        QCOMPARE(*comparison.rows[1].reading.value, 2039.0);
        QCOMPARE(*comparison.rows[2].reading.value, 1008.0);
        QCOMPARE(*comparison.rows[3].reading.value, 800.0);
        QCOMPARE(comparison.title, QStringLiteral("Memory bandwidth"));
        QCOMPARE(comparison.unit, QStringLiteral("GB/s"));
        QCOMPARE(comparison.summary, QStringLiteral("Memory bandwidth: from M2 Ultra (76-core GPU, 192 GB) with 800 "
                                                    "GB/s to H100 SXM5 80GB with 3,350 GB/s, 4.19 times as much."));
    }

    void theFourHaveComputeForTheMoneyWithPriceKindAndDate()
    {
        const Comparison comparison = compared(request(defaultDeviceIds(), MetricId::FlopsPerPrice));
        QCOMPARE(idsOf(comparison), QStringList({id("nvidia-rtx-4090"), id("nvidia-h100-sxm5-80gb"),
                                                 id("nvidia-a100-sxm4-80gb"), id("apple-m2-ultra-76c")}));
        QStringList details;
        for (const ComparisonRow &row : comparison.rows)
            details << detailText(row.reading);
        QCOMPARE(details, QStringList({id("list price, 2022-09"), id("street price, 2026-03"), id("street price, 2020"),
                                       id("system price, 2023-06")}));
        QVERIFY(comparison.warnings.first().startsWith(QStringLiteral("Prices of different kinds are compared: ")));
        QCOMPARE(comparison.notes.first(), QStringLiteral("Dates of the prices: 2020 to 2026-03."));
    }

    void missingRowStandsLastAndShiftsNoOther_data()
    {
        QTest::addColumn<QStringList>("given");
        QTest::newRow("given first") << QStringList(
            {id("amd-mi308x-192gb"), id("nvidia-rtx-4090"), id("nvidia-a100-sxm4-80gb")});
        QTest::newRow("given in the middle")
            << QStringList({id("nvidia-rtx-4090"), id("amd-mi308x-192gb"), id("nvidia-a100-sxm4-80gb")});
        QTest::newRow("given last") << QStringList(
            {id("nvidia-a100-sxm4-80gb"), id("nvidia-rtx-4090"), id("amd-mi308x-192gb")});
    }
    void missingRowStandsLastAndShiftsNoOther()
    {
        QFETCH(QStringList, given);
        for (const RowOrder order : {RowOrder::Value, RowOrder::Name, RowOrder::Given}) {
            ComparisonRequest asked = request(given, MetricId::FlopsPerPrice);
            asked.order = order;
            const Comparison comparison = compared(asked);
            QCOMPARE(comparison.rows.size(), std::size_t(3));
            QCOMPARE(comparison.rows[2].id, id("amd-mi308x-192gb"));
            QVERIFY(!comparison.rows[2].reading.value);
            QCOMPARE(statusId(comparison.rows[2].reading), id("not published"));
            QVERIFY(std::abs(*comparison.find(id("nvidia-rtx-4090"))->reading.value - 103.314571607) < 1e-8);
            QCOMPARE(*comparison.find(id("nvidia-a100-sxm4-80gb"))->reading.value, 20.8);
            QVERIFY(comparison.notes.join(QLatin1Char('\n')).contains(QStringLiteral("Instinct MI308X 192GB")));
        }
    }

    void severalMissingRowsKeepTheirOrderAndAreCounted()
    {
        const Comparison comparison = compared(
            request({id("amd-mi308x-192gb"), id("nvidia-rtx-4090"), id("apple-m2-ultra-76c"), id("apple-m2")},
                    MetricId::Power));
        QCOMPARE(idsOf(comparison), QStringList({id("nvidia-rtx-4090"), id("amd-mi308x-192gb"),
                                                 id("apple-m2-ultra-76c"), id("apple-m2")}));
        const QString notes = comparison.notes.join(QLatin1Char('\n'));
        QVERIFY2(notes.contains(QStringLiteral("Not published for 3 device")), qPrintable(notes));
        QVERIFY(notes.contains(QStringLiteral("Lower is better.")));
    }

    void orderIsAsAskedFor()
    {
        ComparisonRequest asked = request(defaultDeviceIds(), MetricId::Bandwidth);
        asked.order = RowOrder::Given;
        QCOMPARE(idsOf(compared(asked)), defaultDeviceIds());
        asked.order = RowOrder::Name;
        QCOMPARE(idsOf(compared(asked)), QStringList({id("nvidia-a100-sxm4-80gb"), id("nvidia-rtx-4090"),
                                                      id("nvidia-h100-sxm5-80gb"), id("apple-m2-ultra-76c")}));
        for (const RowOrder order : {RowOrder::Value, RowOrder::Name, RowOrder::Given})
            QVERIFY(rowOrderFromId(rowOrderId(order)) == order);
        QVERIFY(!rowOrderFromId(id("random")));
    }

    void lowestPriceStandsFirst()
    {
        QCOMPARE(idsOf(compared(request(defaultDeviceIds(), MetricId::Price))),
                 QStringList({id("nvidia-rtx-4090"), id("apple-m2-ultra-76c"), id("nvidia-a100-sxm4-80gb"),
                              id("nvidia-h100-sxm5-80gb")}));
    }

    void relativeValuesAreRatiosToTheBaseline()
    {
        ComparisonRequest asked = request(defaultDeviceIds(), MetricId::Bandwidth);
        asked.baselineId = id("apple-m2-ultra-76c");
        const Comparison comparison = compared(asked);
        QVERIFY(comparison.isRelative());
        QCOMPARE(*comparison.find(id("apple-m2-ultra-76c"))->relative, 1.0);
        QCOMPARE(*comparison.find(id("nvidia-rtx-4090"))->relative, 1.26);
        QCOMPARE(*comparison.find(id("nvidia-h100-sxm5-80gb"))->relative, 4.1875);
        for (const ComparisonRow &row : compared(request(defaultDeviceIds(), MetricId::Bandwidth)).rows)
            QVERIFY(!row.relative);
    }

    void relativePriceIsTurnedSoThatMoreIsBetter()
    {
        ComparisonRequest asked = request(defaultDeviceIds(), MetricId::Price);
        asked.baselineId = id("nvidia-a100-sxm4-80gb"); // 15000 USD
        const Comparison comparison = compared(asked);
        QVERIFY(std::abs(*comparison.find(id("nvidia-rtx-4090"))->relative - 9.3808630394) < 1e-9); // 15000 / 1599
        QVERIFY(std::abs(*comparison.find(id("nvidia-h100-sxm5-80gb"))->relative - 0.681818181818)
                < 1e-9); // 15000 / 22000
        QVERIFY(comparison.notes.join(QLatin1Char('\n')).contains(QStringLiteral("Lower is better here")));
    }

    void baselineWithoutFigureIsSaid()
    {
        ComparisonRequest asked = request({id("amd-mi308x-192gb"), id("nvidia-rtx-4090")}, MetricId::Bandwidth);
        asked.baselineId = id("amd-mi308x-192gb");
        const Comparison comparison = compared(asked);
        QVERIFY(!comparison.rows[0].relative);
        QVERIFY(comparison.notes.first().contains(QStringLiteral("has no figure")));
    }

    void wrongRequestIsAnsweredWithOneMessage_data()
    {
        QTest::addColumn<QStringList>("given");
        QTest::addColumn<QString>("baseline");
        QTest::addColumn<QString>("message");

        QTest::newRow("an unknown device, with the nearest ids")
            << QStringList({id("nvidia-rtx-4090x")}) << QString()
            << id("device: unknown device \"nvidia-rtx-4090x\"; did you mean nvidia-rtx-4090, nvidia-rtx-3090 or "
                  "nvidia-rtx-4070?");
        QTest::newRow("an unknown device that is like nothing")
            << QStringList({id("zzzzzzzzzzzzzzzz")}) << QString()
            << id("device: unknown device \"zzzzzzzzzzzzzzzz\"; expected an id that \"ridgepoint devices\" lists");
        QTest::newRow("a device twice") << QStringList({id("nvidia-rtx-4090"), id("nvidia-rtx-4090")}) << QString()
                                        << id("device: the device \"nvidia-rtx-4090\" is given twice");
        QTest::newRow("a baseline that is not compared")
            << QStringList({id("nvidia-rtx-4090")}) << id("nvidia-rtx-3090")
            << id("baseline: the baseline \"nvidia-rtx-3090\" is not among the compared devices; expected one of "
                  "nvidia-rtx-4090");
    }
    void wrongRequestIsAnsweredWithOneMessage()
    {
        QFETCH(QStringList, given);
        QFETCH(QString, baseline);
        ComparisonRequest asked = request(given, MetricId::Bandwidth);
        asked.baselineId = baseline;
        const auto comparison = compare(tests::builtIn(), asked);
        QVERIFY(!comparison);
        QTEST(comparison.error().toText(), "message");
    }

    void unknownBaselineNamesTheNearest()
    {
        ComparisonRequest asked = request({id("nvidia-rtx-4090")}, MetricId::Bandwidth);
        asked.baselineId = id("nvidia-rtx-409");
        const auto comparison = compare(tests::builtIn(), asked);
        QVERIFY(!comparison);
        QVERIFY(comparison.error().toText().contains(id("nvidia-rtx-4090")));
    }

    void nothingComparedIsNoError()
    {
        const Comparison comparison = compared(request({}, MetricId::Bandwidth));
        QVERIFY(comparison.rows.empty());
        QVERIFY(!comparison.summary.isEmpty());
    }

    void conversionIsSaidWithItsYear()
    {
        ComparisonRequest asked = request({id("nvidia-rtx-4090"), id("nvidia-h100-sxm5-80gb")}, MetricId::Price);
        asked.query.currency = Currency::Eur;
        const QString notes = compared(asked).notes.join(QLatin1Char('\n'));
        QVERIFY2(notes.contains(QStringLiteral("Converted to EUR at the mean rate of 2022: GeForce RTX 4090 24GB.")),
                 qPrintable(notes));
        QVERIFY2(notes.contains(QStringLiteral("Converted to EUR at the mean rate of 2025: H100 SXM5 80GB.")),
                 qPrintable(notes));
    }

    void estimatesDisputesAndMixedFormatsAreSaid()
    {
        const QString power = compared(request({id("google-tpu-v4"), id("nvidia-rtx-4090")}, MetricId::Power))
                                  .notes.join(QLatin1Char('\n'));
        QVERIFY2(power.contains(QStringLiteral("Estimated, not published by the vendor: TPU v4 (chip).")),
                 qPrintable(power));
        const QString bandwidth =
            compared(request({id("nvidia-rtx-4090")}, MetricId::Bandwidth)).notes.join(QLatin1Char('\n'));
        QVERIFY2(bandwidth.contains(QStringLiteral("Publications disagree about GeForce RTX 4090 24GB.")),
                 qPrintable(bandwidth));
        const QString flops = compared(request({id("intel-gaudi-3"), id("nvidia-rtx-4090")}, MetricId::Flops))
                                  .warnings.join(QLatin1Char('\n'));
        QVERIFY2(flops.contains(QStringLiteral(
                     "The faster of FP16 and BF16: BF16 for Gaudi 3 HL-325L; FP16 for GeForce RTX 4090 24GB."))
                     || flops.contains(QStringLiteral(
                         "The faster of FP16 and BF16: FP16 for GeForce RTX 4090 24GB; BF16 for Gaudi 3 HL-325L.")),
                 qPrintable(flops));
    }

    void yearsAreYearsAndNotAmounts()
    {
        const Comparison comparison = compared(
            request({id("apple-m2-ultra-76c"), id("nvidia-a100-sxm4-80gb")}, MetricId::Year));
        QCOMPARE(
            comparison.summary,
            QStringLiteral("Year of release: from 2020 (A100 SXM4 80GB) to 2023 (M2 Ultra (76-core GPU, 192 GB))."));
        QCOMPARE(comparisonToTable(comparison).rows[0][2].text, QStringLiteral("2023"));
    }

    void jsonKeepsTheContract()
    {
        ComparisonRequest asked = request({id("nvidia-rtx-4090"), id("amd-mi308x-192gb")}, MetricId::FlopsPerPrice);
        asked.baselineId = id("nvidia-rtx-4090");
        const auto document = parseJson(comparisonToJson(compared(asked)).toText(), id("out.json"));
        QVERIFY(document);
        const JsonValue &json = document->root;
        const QStringList keys = keysOf(json);
        for (const char *key : {"metric", "number_format", "unit", "baseline", "price_kind", "rows", "notes"})
            QVERIFY2(keys.contains(id(key)), key);
        QCOMPARE(json["metric"].toString(), id("flops-per-price"));
        QCOMPARE(json["number_format"].toString(), id("best16"));
        QCOMPARE(json["unit"].toString(), id("GFLOPS/USD"));
        QCOMPARE(json["baseline"].toString(), id("nvidia-rtx-4090"));
        QCOMPARE(json["price_kind"].toString(), id("best"));
        QVERIFY(!json["notes"].elements().empty());

        const JsonValue &card = json["rows"].elements()[0];
        const QStringList cardKeys = keysOf(card);
        for (const char *key : {"id", "name", "value", "relative", "status", "source", "date", "price_kind", "dissent"})
            QVERIFY2(cardKeys.contains(id(key)), key);
        QCOMPARE(card["id"].toString(), id("nvidia-rtx-4090"));
        QCOMPARE(card["name"].toString(), id("GeForce RTX 4090 24GB"));
        QVERIFY(std::abs(card["value"].toDouble() - 103.314571607) < 1e-8);
        QCOMPARE(card["relative"].toDouble(), 1.0);
        QCOMPARE(card["status"].toString(), id("derived"));
        QCOMPARE(card["price_kind"].toString(), id("list"));
        QCOMPARE(card["date"].toString(), id("2022-09"));

        const JsonValue &missing = json["rows"].elements()[1];
        QCOMPARE(missing["id"].toString(), id("amd-mi308x-192gb"));
        QVERIFY(!missing.find("value"));
        QVERIFY(!missing.find("relative"));
        QCOMPARE(missing["status"].toString(), id("not published"));
        QVERIFY(missing["dissent"].isArray());
    }

    void dissentIsInTheJsonWithTheTitleThatStatesIt()
    {
        const JsonValue json = comparisonToJson(compared(request({id("nvidia-rtx-4090")}, MetricId::Bandwidth)));
        const JsonValue &dissent = json["rows"].elements()[0]["dissent"].elements()[0];
        QCOMPARE(dissent["value"].toString(), id("1150 GB/s"));
        QCOMPARE(dissent["stated_in"].elements()[0].toString(),
                 QStringLiteral("英伟达H100和苹果M2大模型训练性价比哪个高"));
        QVERIFY(json["baseline"].isNull());
        QVERIFY(json["price_kind"].isNull());
        QVERIFY(json["number_format"].isNull());
    }

    void tableAgreesWithTheRows()
    {
        ComparisonRequest asked = request(defaultDeviceIds() + QStringList({id("amd-mi308x-192gb")}),
                                          MetricId::Bandwidth);
        asked.baselineId = id("nvidia-a100-sxm4-80gb");
        const DataTable table = comparisonToTable(compared(asked));
        QCOMPARE(table.columns[2].title, QStringLiteral("Memory bandwidth (GB/s)"));
        for (const auto &row : table.rows)
            QCOMPARE(row.size(), table.columns.size());
        QCOMPARE(table.rows[0][0].text, id("nvidia-h100-sxm5-80gb"));
        QCOMPARE(table.rows[0][2].text, QStringLiteral("3,350"));
        QCOMPARE(*table.rows[0][2].number, 3350.0);
        QCOMPARE(table.rows[4][2].text, QStringLiteral("not published"));
        QVERIFY(!table.rows[4][2].number);
        QVERIFY(table.toCsv().contains("\r\namd-mi308x-192gb,Instinct MI308X 192GB,,,not published,"));
    }

    void commandDrawsTheSameAgain()
    {
        ComparisonRequest asked = request({id("nvidia-rtx-4090"), id("nvidia-rtx-3090")}, MetricId::FlopsPerPrice);
        QCOMPARE(comparisonCommand(asked),
                 id("ridgepoint compare --device nvidia-rtx-4090 --device nvidia-rtx-3090 --metric flops-per-price"));
        asked.query.format = NumberFormat::Fp8;
        asked.query.sparsity = Sparsity::Sparse;
        asked.query.priceKind = PriceKind::Street;
        asked.query.currency = Currency::Cny;
        asked.baselineId = id("nvidia-rtx-3090");
        asked.order = RowOrder::Name;
        QCOMPARE(comparisonCommand(asked),
                 id("ridgepoint compare --device nvidia-rtx-4090 --device nvidia-rtx-3090 --metric flops-per-price "
                    "--number-format fp8"
                    " --sparse --price-kind street --currency CNY --baseline nvidia-rtx-3090 --order name"));
    }

    void sourceIsWrittenOrSaidToBeMissing()
    {
        const Comparison comparison = compared(request({id("nvidia-rtx-4090")}, MetricId::Bandwidth));
        QVERIFY(sourcesText(comparison.rows[0].reading).contains(id("https://www.techpowerup.com/")));
        MetricReading reading;
        QCOMPARE(sourcesText(reading), QString());
        reading.value = 1;
        QCOMPARE(sourcesText(reading), id("source not recorded"));
    }
};

RIDGEPOINT_TEST(ComparisonTest)
#include "tst_comparison.moc"
