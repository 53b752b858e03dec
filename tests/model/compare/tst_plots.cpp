// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Points, fronts, lines and roofs of the charts that are more than one bar a device.
#include "model/compare/formatrates.h"
#include "model/compare/plotkind.h"
#include "model/compare/roofline.h"
#include "model/compare/scatter.h"
#include "tests/model/support.h"
#include "tests/testmain.h"

using namespace model;

namespace {

using Points = std::vector<std::optional<PlotPoint>>;
using Indices = std::vector<std::size_t>;

const QString h100 = QStringLiteral("nvidia-h100-sxm5-80gb");
const QString a100 = QStringLiteral("nvidia-a100-sxm4-80gb");
const QString rtx4090 = QStringLiteral("nvidia-rtx-4090");
const QString m2Ultra = QStringLiteral("apple-m2-ultra-76c");
const QString mi325x = QStringLiteral("amd-mi325x-256gb"); // no price is published

ComparisonRequest request(QStringList ids, MetricId metric = MetricId::Bandwidth)
{
    return {std::move(ids), {.metric = metric}, {}, RowOrder::Value};
}

template<class Row>
const Row &rowOf(const std::vector<Row> &rows, const QString &id)
{
    return *std::ranges::find(rows, id, &Row::id);
}

} // namespace

class PlotsTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void frontHasThoseThatNobodyBeats_data()
    {
        QTest::addColumn<Points>("points");
        QTest::addColumn<Better>("x");
        QTest::addColumn<Better>("y");
        QTest::addColumn<Indices>("front");
        const Points square = {PlotPoint{1, 1}, PlotPoint{2, 4}, PlotPoint{4, 2}, PlotPoint{3, 3}, PlotPoint{2, 2}};
        QTest::newRow("more is better in both") << square << Better::Higher << Better::Higher << Indices{1, 3, 2};
        QTest::newRow("cheap and much") << square << Better::Lower << Better::Higher << Indices{0, 1};
        QTest::newRow("little of both") << square << Better::Lower << Better::Lower << Indices{0};
        QTest::newRow("no direction, no front") << square << Better::None << Better::Higher << Indices{};
        QTest::newRow("equals stand together") << Points{PlotPoint{1, 2}, PlotPoint{1, 2}, PlotPoint{1, 1}} << Better::Higher << Better::Higher << Indices{0, 1};
        QTest::newRow("as good in one and worse in the other is beaten") << Points{PlotPoint{1, 2}, PlotPoint{1, 3}} << Better::Lower << Better::Higher << Indices{1};
        QTest::newRow("unknown is neither") << Points{std::nullopt, PlotPoint{1, 1}, std::nullopt} << Better::Higher << Better::Higher << Indices{1};
        QTest::newRow("none") << Points{} << Better::Higher << Better::Higher << Indices{};
    }
    void frontHasThoseThatNobodyBeats()
    {
        QFETCH(Points, points);
        QFETCH(Better, x);
        QFETCH(Better, y);
        QFETCH(Indices, front);
        QCOMPARE(paretoFront(points, x, y), front);
    }

    void equalRatiosAreRoundAndCrossThePlot()
    {
        // From 100 / 10000 to 1000 / 1000.
        QCOMPARE(equalRatios({1000, 100}, {10000, 1000}), (std::vector<double>{0.02, 0.05, 0.1, 0.2, 0.5}));
        // Six decades of quotients: every second power of ten.
        const std::vector<double> wide = equalRatios({1, 1}, {1000, 1000}, 3);
        QCOMPARE(wide, (std::vector<double>{0.01, 1, 100}));
        QVERIFY(equalRatios({0, 1}, {10, 10}).empty());
    }

    void datesAreYears()
    {
        QVERIFY(std::abs(*yearsFromDate(QStringLiteral("2022-01-01")) - 2022.0014) < 0.0001); // noon of the first of 365 days
        QVERIFY(std::abs(*yearsFromDate(QStringLiteral("2022-07")) - 2022.5356) < 0.0001);    // day 196
        QCOMPARE(*yearsFromDate(QStringLiteral("2022")), 2022.5);
        QVERIFY(!yearsFromDate(QStringLiteral("read 2026-11")));
        QVERIFY(!yearsFromDate(QString()));
    }

    void scatterHasBothFiguresOrSaysWhichIsMissing()
    {
        const auto plot = scatter(tests::builtIn(), request({h100, rtx4090, mi325x}), MetricId::Price);
        QVERIFY(plot);
        const ScatterRow &card = rowOf(plot->rows, rtx4090);
        QCOMPARE(card.point(), (std::optional(PlotPoint{1599, 1008})));
        const ScatterRow &unknown = rowOf(plot->rows, mi325x);
        QVERIFY(unknown.vertical.value && !unknown.x && !unknown.point() && !unknown.isOnFront);
        QVERIFY2(plot->notes.join(u' ').contains(QStringLiteral("Price not published for 1 device(s): Instinct MI325X 256GB.")),
                 qPrintable(plot->notes.join(u' ')));
        QCOMPARE(plot->frontNames(), QStringList({QStringLiteral("GeForce RTX 4090 24GB"), QStringLiteral("H100 SXM5 80GB")}));
        QVERIFY(plot->summary.endsWith(QStringLiteral("No other is better in both than GeForce RTX 4090 24GB, H100 SXM5 80GB.")));
        // The guard of the horizontal figures speaks as well: a list price beside a street price.
        QVERIFY(plot->warnings.first().startsWith(QStringLiteral("Prices of different kinds")));
    }

    void scatterRefusesWhatCompareRefuses()
    {
        QVERIFY(!scatter(tests::builtIn(), request({QStringLiteral("nonsense")}), MetricId::Price));
    }

    void timeLineFrontIsTheBestOfItsDay()
    {
        const QString v100 = QStringLiteral("nvidia-v100-sxm2-16gb");
        const auto plot = timeLine(tests::builtIn(), request({h100, a100, v100, rtx4090}));
        QVERIFY(plot);
        QVERIFY(std::abs(*rowOf(plot->rows, v100).x - 2017.47) < 0.01); // 21 June 2017, day 172 of 365
        // The 4090 (2022, 1008 GB/s) came after the A100 (2020, 2039 GB/s) and is slower.
        QCOMPARE(plot->frontNames().size(), 3);
        QVERIFY(!rowOf(plot->rows, rtx4090).isOnFront);
    }

    void attainableRateBendsAtTheRidgePoint()
    {
        const auto peak = FlopPerSecond::fromTeraflopPerSecond(100);
        const auto bandwidth = BytesPerSecond::fromGigabytesPerSecond(1000);
        QCOMPARE(attainableRate(peak, bandwidth, 10).inTeraflopPerSecond(), 10.0);
        QCOMPARE(attainableRate(peak, bandwidth, 100).inTeraflopPerSecond(), 100.0);
        QCOMPARE(attainableRate(peak, bandwidth, 1000).inTeraflopPerSecond(), 100.0);
    }

    void rooflineHasRidgePoints()
    {
        const auto plot = roofline(tests::builtIn(), request({h100, m2Ultra}));
        QVERIFY(plot);
        // 989.5 TFLOPS and 27.2 TFLOPS over 3350 and 800 GB/s.
        QVERIFY(std::abs(*rowOf(plot->roofs, h100).ridge.value - 295.37) < 0.1);
        QVERIFY(std::abs(*rowOf(plot->roofs, m2Ultra).ridge.value - 34) < 1e-9);
        QVERIFY2(plot->summary.contains(QStringLiteral("from M2 Ultra (76-core GPU, 192 GB) with 34 FLOP/byte to H100")), qPrintable(plot->summary));
    }

    void formatsKeepDenseAndSparseApartAndUnknownUnknown()
    {
        const auto plot = formatRates(tests::builtIn(), request({h100, m2Ultra}));
        QVERIFY(plot);
        const auto fp8 = static_cast<std::size_t>(std::ranges::find(plot->formats, NumberFormat::Fp8) - plot->formats.begin());
        QVERIFY(fp8 < plot->formats.size());
        QCOMPARE(*rowOf(plot->rows, h100).rates[fp8].dense.value, 1978.9);
        QCOMPARE(*rowOf(plot->rows, h100).rates[fp8].sparse.value, 3958.0);
        QVERIFY(!rowOf(plot->rows, m2Ultra).rates[fp8].dense.value);
        QVERIFY(!rowOf(plot->rows, m2Ultra).rates[fp8].sparse.value);
        QVERIFY(std::ranges::find(plot->formats, NumberFormat::Fp4) == plot->formats.end()); // neither has it
    }

    void kindsHaveIds()
    {
        for (const PlotKind kind : allPlotKinds())
            QCOMPARE(plotKindFromId(plotKindId(kind)), std::optional(kind));
        QVERIFY(!plotKindFromId(QStringLiteral("pie")));
    }
};

RIDGEPOINT_TEST(PlotsTest)
#include "tst_plots.moc"
