// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/metric/metric.h"
#include "tests/model/support.h"
#include "tests/testmain.h"

using namespace model;

Q_DECLARE_METATYPE(model::MetricQuery)

namespace {

MetricReading read(const Device &device, const MetricQuery &query)
{
    return readMetric(device, query, tests::builtIn().rates());
}

Device pricedCard(std::vector<Price> prices)
{
    Device device;
    device.memoryBandwidth.value = 1000_GB_per_s;
    device.prices = std::move(prices);
    return device;
}

Price price(double amount, Currency currency, PriceKind kind, const char *date)
{
    return {{amount, currency}, kind, FigureKind::Published, QString::fromLatin1(date), {}};
}

} // namespace

class MetricTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void everyMetricHasIdNameAndUnit()
    {
        QStringList ids;
        QStringList names;
        for (const MetricInfo &info : allMetrics()) {
            QVERIFY(metricFromId(QString::fromLatin1(info.id)) == info.metric);
            QVERIFY(!metricUnit({.metric = info.metric}).isEmpty());
            ids << QString::fromLatin1(info.id);
            names << metricName(info.metric);
        }
        QCOMPARE(ids, metricIds());
        QCOMPARE(ids.size(), 17);
        QCOMPARE(ids.removeDuplicates(), 0);
        QCOMPARE(names.removeDuplicates(), 0);
        QVERIFY(!metricFromId(QStringLiteral("speed")));
    }

    void figureOfADeviceIsRead_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<MetricQuery>("query");
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("unit");

        const auto row = [](const char *name, const char *id, const MetricQuery &query, double value,
                            const char *unit) {
            QTest::newRow(name) << QString::fromLatin1(id) << query << value << QString::fromUtf8(unit);
        };
        using enum MetricId;
        row("H100 has 80 GB", "nvidia-h100-sxm5-80gb", {.metric = Memory}, 80, "GB");
        row("H100 reads 3350 GB/s", "nvidia-h100-sxm5-80gb", {.metric = Bandwidth}, 3350, "GB/s");
        row("M2 Ultra reads 800 GB/s", "apple-m2-ultra-76c", {.metric = Bandwidth}, 800, "GB/s");
        row("H100 computes 989.4 TFLOPS dense", "nvidia-h100-sxm5-80gb", {.metric = Flops}, 989.4, "TFLOPS");
        row("H100 computes 1979 TFLOPS sparse", "nvidia-h100-sxm5-80gb",
            {.metric = Flops, .sparsity = Sparsity::Sparse}, 1979, "TFLOPS");
        row("RTX 4090 computes 660.6 TOPS of INT8", "nvidia-rtx-4090", {.metric = Flops, .format = NumberFormat::Int8},
            660.6, "TOPS");
        row("Gaudi 3 is faster in BF16 than in FP16", "intel-gaudi-3", {.metric = Flops}, 1678, "TFLOPS");
        row("B300's sparse FP4 is a third above the dense", "nvidia-b300-270gb",
            {.metric = Flops, .format = NumberFormat::Fp4, .sparsity = Sparsity::Sparse}, 18000, "TFLOPS");
        row("H100's ridge point is 989.4 / 3.35", "nvidia-h100-sxm5-80gb", {.metric = RidgePoint}, 295.343283582,
            "FLOP/byte");
        row("RTX 4090 costs 1599 USD", "nvidia-rtx-4090", {.metric = Price}, 1599, "USD");
        row("RTX 4090 costs 12999 CNY, without conversion", "nvidia-rtx-4090",
            {.metric = Price, .currency = Currency::Cny}, 12999, "CNY");
        row("RTX 4090 costs 1599 USD at 0.9493 EUR", "nvidia-rtx-4090", {.metric = Price, .currency = Currency::Eur},
            1517.9307, "EUR");
        row("RTX 4090's street price is another", "nvidia-rtx-4090", {.metric = Price, .priceKind = PriceKind::Street},
            1819.99, "USD");
        row("H100's newest street price is that of 2026", "nvidia-h100-sxm5-80gb", {.metric = Price}, 22000, "USD");
        row("H100 in yuan at the last year's mean", "nvidia-h100-sxm5-80gb",
            {.metric = Price, .currency = Currency::Cny}, 158125, "CNY");
        row("H100 by the hour", "nvidia-h100-sxm5-80gb", {.metric = Price, .priceKind = PriceKind::CloudHour}, 2.25,
            "USD/h");
        row("RTX 4090 gives 165.2 TFLOPS for 1599 USD", "nvidia-rtx-4090", {.metric = FlopsPerPrice}, 103.314571607,
            "GFLOPS/USD");
        row("M2 Ultra gives 27.2 TFLOPS for 6999 USD", "apple-m2-ultra-76c", {.metric = FlopsPerPrice}, 3.88626946707,
            "GFLOPS/USD");
        row("A100 gives 312 TFLOPS for 15000 USD", "nvidia-a100-sxm4-80gb", {.metric = FlopsPerPrice}, 20.8,
            "GFLOPS/USD");
        row("H100 gives 989.4 TFLOPS for 2.25 USD an hour", "nvidia-h100-sxm5-80gb",
            {.metric = FlopsPerPrice, .priceKind = PriceKind::CloudHour}, 439.733333333, "TFLOPS/(USD/h)");
        row("RTX 4090 gives 1008 GB/s for 1599 USD", "nvidia-rtx-4090", {.metric = BandwidthPerPrice}, 630.393996248,
            "(MB/s)/USD");
        row("RTX 4090 gives 24 GB for 1599 USD", "nvidia-rtx-4090", {.metric = MemoryPerPrice}, 15.3696060038,
            "MB/USD");
        row("H100 gives 989.4 TFLOPS for 700 W", "nvidia-h100-sxm5-80gb", {.metric = FlopsPerWatt}, 1413.42857143,
            "GFLOPS/W");
        row("H100 gives 3350 GB/s for 700 W", "nvidia-h100-sxm5-80gb", {.metric = BandwidthPerWatt}, 4.78571428571,
            "(GB/s)/W");
        row("H100 gives 80 GB for 700 W", "nvidia-h100-sxm5-80gb", {.metric = MemoryPerWatt}, 117.028571429, "MB/W");
        row("H100's power limit", "nvidia-h100-sxm5-80gb", {.metric = Power}, 700, "W");
        row("A100's interconnect", "nvidia-a100-sxm4-80gb", {.metric = Interconnect}, 600, "GB/s");
        row("A800's interconnect is cut to 400", "nvidia-a800-sxm4-80gb", {.metric = Interconnect}, 400, "GB/s");
        row("H100's interconnect", "nvidia-h100-sxm5-80gb", {.metric = Interconnect}, 900, "GB/s");
        row("H800's interconnect is cut to 400", "nvidia-h800-sxm5-80gb", {.metric = Interconnect}, 400, "GB/s");
        row("RTX 4090's host link, both directions", "nvidia-rtx-4090", {.metric = HostLink}, 64, "GB/s");
        row("RTX 4090's cache", "nvidia-rtx-4090", {.metric = Cache}, 72, "MB");
        row("M2 Ultra's transistors", "apple-m2-ultra-76c", {.metric = Transistors}, 134, "×10⁹");
        row("M2 Ultra's year", "apple-m2-ultra-76c", {.metric = Year}, 2023, "year");
    }
    void figureOfADeviceIsRead()
    {
        QFETCH(QString, id);
        QFETCH(MetricQuery, query);
        QFETCH(double, value);
        const MetricReading reading = read(*tests::builtIn().find(id), query);
        QVERIFY(reading.value);
        // Twelve significant digits are kept; expected values were computed to as many.
        QVERIFY2(std::abs(*reading.value / value - 1) < 1e-10, qPrintable(QString::number(*reading.value, 'g', 12)));
        QTEST(metricUnit(query), "unit");
    }

    /// Takes one input away from every device: what needs it becomes unknown, never 0.
    void missingInputIsUnknownAndNeverZero_data()
    {
        QTest::addColumn<QList<int>>("needing");
        QTest::addColumn<int>("input");
        using enum MetricId;
        const auto ids = [](std::initializer_list<MetricId> metrics) {
            QList<int> list;
            for (const MetricId metric : metrics)
                list << static_cast<int>(metric);
            return list;
        };
        QTest::newRow("bandwidth") << ids({Bandwidth, RidgePoint, BandwidthPerPrice, BandwidthPerWatt}) << 0;
        QTest::newRow("capacity") << ids({Memory, MemoryPerPrice, MemoryPerWatt}) << 1;
        QTest::newRow("peak rates") << ids({Flops, RidgePoint, FlopsPerPrice, FlopsPerWatt}) << 2;
        QTest::newRow("prices") << ids({Price, FlopsPerPrice, BandwidthPerPrice, MemoryPerPrice}) << 3;
        QTest::newRow("power") << ids({Power, FlopsPerWatt, BandwidthPerWatt, MemoryPerWatt}) << 4;
        QTest::newRow("links") << ids({Interconnect, HostLink}) << 5;
        QTest::newRow("chip") << ids({Cache, Transistors, Year}) << 6;
    }
    void missingInputIsUnknownAndNeverZero()
    {
        QFETCH(QList<int>, needing);
        QFETCH(int, input);
        for (Device device : tests::builtIn().devices()) {
            switch (input) {
            case 0: device.memoryBandwidth = {}; break;
            case 1: device.memoryCapacity = {}; break;
            case 2: device.peakRates = {}; break;
            case 3: device.prices.clear(); break;
            case 4: device.tdp = {}; break;
            case 5:
                device.interconnectBandwidth = {};
                device.hostLinkBandwidth = {};
                break;
            case 6:
                device.cache = {};
                device.transistors = {};
                device.releaseDate = {};
                break;
            }
            for (const int metric : needing) {
                const MetricReading reading = read(device, {.metric = static_cast<MetricId>(metric)});
                QVERIFY2(!reading.value, qPrintable(device.id));
                QCOMPARE(reading.missing, QStringLiteral("not published"));
            }
        }
    }

    void everyKnownValueIsAPositiveFiniteNumber()
    {
        for (const Device &device : tests::builtIn().devices()) {
            for (const MetricInfo &info : allMetrics()) {
                for (const auto kind : {std::optional<PriceKind>(), std::optional(PriceKind::CloudHour)}) {
                    const MetricReading reading = read(device, {.metric = info.metric, .priceKind = kind});
                    if (!reading.value) {
                        QVERIFY(!reading.missing.isEmpty());
                        continue;
                    }
                    QVERIFY2(*reading.value > 0 && std::isfinite(*reading.value), qPrintable(device.id));
                    QVERIFY(reading.missing.isEmpty());
                    QCOMPARE(reading.price.has_value(), info.usesPrice);
                }
            }
        }
    }

    void quotientsAreDerivedAndNameTheSourcesOfBothInputs()
    {
        const MetricReading bandwidth = read(tests::device("nvidia-rtx-4090"), {.metric = MetricId::Bandwidth});
        QVERIFY(bandwidth.kind == FigureKind::Published);
        const MetricReading quotient = read(tests::device("nvidia-rtx-4090"), {.metric = MetricId::BandwidthPerPrice});
        QVERIFY(quotient.kind == FigureKind::Derived);
        QVERIFY(quotient.sources.size() > bandwidth.sources.size());
        QCOMPARE(quotient.dissents.size(), bandwidth.dissents.size());
        QCOMPARE(quotient.date(), QStringLiteral("2022-09")); // of the price, not of a source
        QVERIFY(quotient.price->kind == PriceKind::List);
    }

    void leastCertainInputGivesTheKind()
    {
        Device device = tests::device("nvidia-rtx-4090");
        device.tdp.provenance.kind = FigureKind::Estimated;
        QVERIFY(read(device, {.metric = MetricId::BandwidthPerWatt}).kind == FigureKind::Estimated);
        device.memoryBandwidth.provenance.kind = FigureKind::Yours;
        QVERIFY(read(device, {.metric = MetricId::BandwidthPerWatt}).kind == FigureKind::Yours);
    }

    void best16NamesTheFormatItChose()
    {
        QVERIFY(read(tests::device("intel-gaudi-3"), {.metric = MetricId::Flops}).format == NumberFormat::Bf16);
        QVERIFY(read(tests::device("nvidia-rtx-4090"), {.metric = MetricId::Flops}).format == NumberFormat::Fp16);
        QVERIFY(
            !read(tests::device("nvidia-rtx-4090"), {.metric = MetricId::Flops, .format = NumberFormat::Fp16}).format);
        Device device;
        device.peakRate(NumberFormat::Bf16).dense.value = FlopPerSecond::fromTeraflopPerSecond(1);
        QVERIFY(read(device, {.metric = MetricId::Flops}).format == NumberFormat::Bf16);
    }

    void twiceThePriceHalvesWhatTheMoneyBuys()
    {
        const auto perPrice = [](double amount) {
            return *read(pricedCard({price(amount, Currency::Usd, PriceKind::List, "2024")}),
                         {.metric = MetricId::BandwidthPerPrice})
                        .value;
        };
        QCOMPARE(perPrice(1000), 2 * perPrice(2000));
        QCOMPARE(perPrice(1000), 1000.0); // 1000 GB/s for 1000 USD: 1000 MB/s a dollar
    }

    void twiceTheBandwidthHalvesTheRidgePoint()
    {
        Device device = tests::device("nvidia-h100-sxm5-80gb");
        const double before = *read(device, {.metric = MetricId::RidgePoint}).value;
        device.memoryBandwidth.value = *device.memoryBandwidth.value * 2;
        QVERIFY(std::abs(2 * *read(device, {.metric = MetricId::RidgePoint}).value / before - 1) < 1e-11);
    }

    void bestPriceIsListThenStreetThenSystem()
    {
        const auto chosen = [](std::vector<Price> prices, std::optional<PriceKind> kind = {},
                               Currency currency = Currency::Usd) {
            const Device device = pricedCard(std::move(prices));
            const Price *found = choosePrice(device, kind, currency);
            return found ? found->money.amount : -1;
        };
        const Price list = price(1, Currency::Usd, PriceKind::List, "2020");
        const Price street = price(2, Currency::Usd, PriceKind::Street, "2024");
        const Price system = price(3, Currency::Usd, PriceKind::System, "2025");
        const Price hour = price(4, Currency::Usd, PriceKind::CloudHour, "2025");
        QCOMPARE(chosen({hour, system, street, list}), 1.0);
        QCOMPARE(chosen({hour, system, street}), 2.0);
        QCOMPARE(chosen({hour, system}), 3.0);
        QCOMPARE(chosen({hour}), -1.0); // an hour's rent is no price of the device
        QCOMPARE(chosen({hour, list}, PriceKind::CloudHour), 4.0);
        QCOMPARE(chosen({list}, PriceKind::Street), -1.0);

        const Price older = price(10, Currency::Usd, PriceKind::Street, "2022-09");
        const Price newer = price(11, Currency::Cny, PriceKind::Street, "2022-10");
        const Price read = price(12, Currency::Usd, PriceKind::Street, "read 2026-11");
        QCOMPARE(chosen({older, newer}), 11.0); // the newest, though in another currency
        QCOMPARE(chosen({read, older}), 10.0);  // a date of reading is no date of the price
        QCOMPARE(chosen({read}), 12.0);
        const Price sameDay = price(13, Currency::Cny, PriceKind::Street, "2022-09");
        QCOMPARE(chosen({older, sameDay}, {}, Currency::Cny), 13.0);
        QCOMPARE(chosen({sameDay, older}, {}, Currency::Eur), 10.0); // among equals dollars
    }

    void choicesComeBackFromTheirIds()
    {
        QCOMPARE(formatChoiceIds().first(), QStringLiteral("best16"));
        for (const QString &id : formatChoiceIds())
            QCOMPARE(formatChoiceId(*formatChoiceFromId(id)), id);
        for (const QString &id : priceChoiceIds())
            QCOMPARE(priceChoiceId(*priceChoiceFromId(id)), id);
        QVERIFY(!formatChoiceFromId(QStringLiteral("fp7")));
        QVERIFY(!priceChoiceFromId(QStringLiteral("gift")));
        for (const DeviceKind kind : allDeviceKinds())
            QVERIFY(deviceKindFromId(deviceKindId(kind)) == kind);
        QVERIFY(!deviceKindFromId(QStringLiteral("toaster")));
        QCOMPARE(allNumberFormats().size(), static_cast<qsizetype>(numberFormatCount));
    }

    void titleSaysWhatTheQueryFixes()
    {
        QCOMPARE(metricTitle({.metric = MetricId::Bandwidth}), QStringLiteral("Memory bandwidth"));
        QCOMPARE(metricTitle({.metric = MetricId::Flops}), QStringLiteral("Peak compute, FP16 or BF16, dense"));
        QCOMPARE(metricTitle({.metric = MetricId::FlopsPerPrice,
                              .format = NumberFormat::Int8,
                              .sparsity = Sparsity::Sparse,
                              .priceKind = PriceKind::Street}),
                 QStringLiteral("Compute for the money, INT8, with structured sparsity, street price"));
    }

    void yearIsWrittenWithoutSeparator()
    {
        QCOMPARE(metricValueText(MetricId::Year, 2023), QStringLiteral("2023"));
        QCOMPARE(metricValueText(MetricId::Bandwidth, 2039), QStringLiteral("2,039"));
    }
};

RIDGEPOINT_TEST(MetricTest)
#include "tst_metric.moc"
