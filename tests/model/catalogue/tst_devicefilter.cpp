// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/devicefilter.h"
#include "tests/model/support.h"
#include "tests/testmain.h"

using namespace model;

namespace {

QStringList found(const DeviceFilter &filter, std::optional<MetricId> sortBy = {})
{
    QStringList ids;
    for (const Device *device : filterDevices(tests::builtIn(), filter, sortBy))
        ids << device->id;
    return ids;
}

} // namespace

class DeviceFilterTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void wordsFindADevice_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("count"); // 0: any
        QTest::newRow("words in any order and case") << "PCIe h100"
                                                     << "nvidia-h100-pcie-80gb" << 1;
        QTest::newRow("a Chinese alias") << QStringLiteral("苹果 m2") << "apple-m2-ultra-76c" << 6;
        QTest::newRow("a Chinese alias with the blank of a Chinese keyboard")
            << QStringLiteral("苹果　m2") << "apple-m2-ultra-76c" << 6;
        QTest::newRow("an id") << "nvidia-rtx-4090-d"
                               << "nvidia-rtx-4090-d" << 1;
        QTest::newRow("a vendor") << "apple"
                                  << "apple-m1" << 0;
        QTest::newRow("tabs and many blanks") << "  rtx \t 4090  "
                                              << "nvidia-rtx-4090" << 0;
    }
    void wordsFindADevice()
    {
        QFETCH(QString, words);
        QFETCH(QString, id);
        QFETCH(int, count);
        const QStringList ids = found({.words = words});
        QVERIFY2(ids.contains(id), qPrintable(ids.join(QLatin1Char(' '))));
        if (count > 0)
            QCOMPARE(ids.size(), count);
    }

    void everyWordMustOccur() { QCOMPARE(found({.words = QStringLiteral("h100 radeon")}), QStringList()); }

    void nothingAskedFindsAll()
    {
        QCOMPARE(found({}).size(), static_cast<qsizetype>(tests::builtIn().devices().size()));
        QCOMPARE(found({.words = QStringLiteral("   ")}).size(),
                 static_cast<qsizetype>(tests::builtIn().devices().size()));
    }

    void beginningOfAVendorIsEnough()
    {
        const QStringList intel = found({.vendors = {QStringLiteral("intel")}});
        QVERIFY(intel.contains(QStringLiteral("intel-gaudi-2"))); // "Intel (Habana)"
        QVERIFY(intel.contains(QStringLiteral("intel-max-1550")));
        QVERIFY(!intel.contains(QStringLiteral("nvidia-rtx-4090")));
    }

    void memoryAtLeastCountsAndLeavesOutTheUnknown()
    {
        for (const Device *device : filterDevices(tests::builtIn(), {.memoryAtLeast = Bytes::fromGibibytes(192)}))
            QVERIFY(device->memoryCapacity.value->inGibibytes() >= 192);
        QVERIFY(found({.memoryAtLeast = Bytes::fromGibibytes(80)})
                    .contains(QStringLiteral("nvidia-h100-sxm5-80gb"))); // "80 GB" is 80 GiB
        DeviceFilter filter{.memoryAtLeast = Bytes::fromGibibytes(1)};
        QVERIFY(!filter.accepts(Device()));
    }

    void everyConditionChoosesSomeAndUnknownMeetsNone_data()
    {
        QTest::addColumn<DeviceFilter>("filter");
        QTest::addColumn<QString>("in");
        QTest::addColumn<QString>("out");
        const auto row = [](const char *name, const DeviceFilter &filter, const char *in, const char *out) {
            QTest::newRow(name) << filter << QString::fromLatin1(in) << QString::fromLatin1(out);
        };
        row("one of two vendors", {.vendors = {QStringLiteral("AMD"), QStringLiteral("apple")}}, "apple-m1",
            "nvidia-t4");
        row("one of two kinds", {.kinds = {DeviceKind::Tpu, DeviceKind::Cpu}}, "amd-epyc-9654", "nvidia-t4");
        row("made for China", {.markets = {Market::ChinaExport}}, "nvidia-h20-96gb", "nvidia-h100-sxm5-80gb");
        row("needs a licence", {.markets = {Market::LicenceRequired}}, "nvidia-h100-sxm5-80gb", "nvidia-t4");
        row("memory at most", {.memoryAtMost = Bytes::fromGibibytes(16)}, "nvidia-t4", "nvidia-l4");
        row("computes in FP8", {.numberFormat = NumberFormat::Fp8}, "nvidia-l4", "nvidia-a100-sxm4-80gb");
        row("has a price", {.isPriced = true}, "nvidia-rtx-4090", "amd-mi308x-192gb");
        row("from 2024", {.yearFrom = 2024}, "nvidia-rtx-5090", "nvidia-rtx-4090");
        row("until 2018", {.yearTo = 2018}, "nvidia-t4", "amd-mi308x-192gb"); // its year is not published
    }
    void everyConditionChoosesSomeAndUnknownMeetsNone()
    {
        QFETCH(DeviceFilter, filter);
        QFETCH(QString, in);
        QFETCH(QString, out);
        const QStringList ids = found(filter);
        QVERIFY2(ids.contains(in), qPrintable(ids.join(QLatin1Char(' '))));
        QVERIFY(!ids.contains(out));
        QVERIFY(!filter.accepts(Device()));
        QCOMPARE(filter.conditions().isEmpty(), false);
        DeviceFilter bare = filter;
        for (const FilterCondition &condition : filter.conditions()) {
            QCOMPARE(bare.without(condition).with(condition).conditions().size(), bare.conditions().size());
            QVERIFY(!conditionText(condition).isEmpty());
            bare = bare.without(condition);
        }
        QVERIFY(bare == DeviceFilter());
    }

    void kindIsExact()
    {
        for (const Device *device : filterDevices(tests::builtIn(), {.kinds = {DeviceKind::Tpu}}))
            QVERIFY(device->kind == DeviceKind::Tpu);
        QVERIFY(!found({.kinds = {DeviceKind::Cpu}}).isEmpty());
    }

    void conditionsAreJoined()
    {
        QCOMPARE(found({.words = QStringLiteral("m2 ultra"),
                        .vendors = {QStringLiteral("Apple")},
                        .kinds = {DeviceKind::SystemOnChip},
                        .memoryAtLeast = Bytes::fromGibibytes(100)})
                     .size(),
                 2);
    }

    void sortedListHasTheBestFirstAndTheUnknownLast()
    {
        const auto devices = filterDevices(tests::builtIn(), {}, MetricId::Bandwidth);
        QCOMPARE(devices.size(), tests::builtIn().devices().size());
        bool unknownSeen = false;
        double last = 1e300;
        for (const Device *device : devices) {
            const auto &bandwidth = device->memoryBandwidth.value;
            if (!bandwidth) {
                unknownSeen = true;
                continue;
            }
            QVERIFY2(!unknownSeen, qPrintable(device->id));
            QVERIFY(bandwidth->inGigabytesPerSecond() <= last);
            last = bandwidth->inGigabytesPerSecond();
        }
        QVERIFY(unknownSeen);
    }

    void tableHasUnitsInItsHeadAndADashForTheUnknown()
    {
        const DataTable table = deviceListToTable(
            {&tests::device("nvidia-rtx-4090"), &tests::device("amd-mi308x-192gb")}, tests::builtIn().rates());
        QStringList titles;
        for (const auto &column : table.columns)
            titles << column.title;
        QVERIFY2(titles.contains(QStringLiteral("Memory bandwidth (GB/s)")), qPrintable(titles.join(QLatin1Char('|'))));
        QVERIFY(titles.contains(QStringLiteral("Year of release")));
        const qsizetype bandwidth = titles.indexOf(QStringLiteral("Memory bandwidth (GB/s)"));
        QCOMPARE(table.rows[0][static_cast<std::size_t>(bandwidth)].text, QStringLiteral("1,008"));
        QCOMPARE(table.rows[1][static_cast<std::size_t>(bandwidth)].text, QStringLiteral("–"));
        QVERIFY(!table.rows[1][static_cast<std::size_t>(bandwidth)].number);
        QCOMPARE(table.rows[0][static_cast<std::size_t>(titles.indexOf(QStringLiteral("Year of release")))].text,
                 QStringLiteral("2022"));
        for (const auto &row : table.rows)
            QCOMPARE(row.size(), table.columns.size());
    }

    void jsonHasOneObjectADeviceAndNoKeyForTheUnknown()
    {
        const JsonValue list = deviceListToJson({&tests::device("nvidia-rtx-4090"), &tests::device("amd-mi308x-192gb")},
                                                tests::builtIn().rates());
        QCOMPARE(list.elements().size(), std::size_t(2));
        const JsonValue &card = list.elements()[0];
        QCOMPARE(card["id"].toString(), QStringLiteral("nvidia-rtx-4090"));
        QCOMPARE(card["bandwidth"]["value"].toDouble(), 1008.0);
        QCOMPARE(card["bandwidth"]["unit"].toString(), QStringLiteral("GB/s"));
        QCOMPARE(card["price"]["price_kind"].toString(), QStringLiteral("list"));
        QCOMPARE(card["flops"]["number_format"].toString(), QStringLiteral("fp16"));
        QVERIFY(!list.elements()[1].find("bandwidth"));
    }
};


RIDGEPOINT_TEST(DeviceFilterTest)
#include "tst_devicefilter.moc"
