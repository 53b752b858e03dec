// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/cataloguerules.h"
#include "tests/model/support.h"
#include "tests/testmain.h"

#include <QDate>

#include <algorithm>
#include <functional>

using namespace model;

namespace {

/// An H100 as a user would enter it, with all that the rules look at.
Device hopper()
{
    Device device;
    device.id = QStringLiteral("my-h100");
    device.vendor = QStringLiteral("NVIDIA");
    device.name = QStringLiteral("My H100 80GB");
    device.architecture.value = QStringLiteral("Hopper GH100");
    device.memoryCapacity.value = Bytes::fromGibibytes(80);
    device.memoryBandwidth.value = 3350_GB_per_s;
    device.memoryBusWidth.value = 5120;
    device.memoryType.value = QStringLiteral("HBM3");
    device.interconnectName.value = QStringLiteral("NVLink 4");
    device.interconnectBandwidth.value = 900_GB_per_s;
    device.hostLinkName.value = QStringLiteral("PCIe 5.0 x16");
    device.hostLinkBandwidth.value = 128_GB_per_s;
    device.tdp.value = Watts::fromWatts(700);
    device.releaseDate.value = QStringLiteral("2022-10");
    const auto set = [&](NumberFormat format, double dense, std::optional<double> sparse) {
        device.peakRate(format).dense.value = FlopPerSecond::fromTeraflopPerSecond(dense);
        if (sparse)
            device.peakRate(format).sparse.value = FlopPerSecond::fromTeraflopPerSecond(*sparse);
    };
    set(NumberFormat::Fp64, 34, {});
    set(NumberFormat::Fp32, 67, {});
    set(NumberFormat::Tf32, 494.7, 989.4);
    set(NumberFormat::Bf16, 989.4, 1978.9);
    set(NumberFormat::Fp16, 989.4, 1978.9);
    set(NumberFormat::Fp8, 1978.9, 3957.8);
    set(NumberFormat::Int8, 1978.9, 3957.8);
    return device;
}

FlopPerSecond teraflops(double number)
{
    return FlopPerSecond::fromTeraflopPerSecond(number);
}

using Change = std::function<void(Device &)>;

int caught(const Change &change, const std::function<bool(const Device &)> &concerns, QStringList *missed = nullptr)
{
    int count = 0;
    for (const Device &original : tests::builtIn().devices()) {
        if (!concerns(original))
            continue;
        Device device = original;
        change(device);
        if (!checkPlausibility(device).empty())
            ++count;
        else if (missed)
            *missed << device.id;
    }
    return count;
}

/// Multiplies the dense rate of a format and drops the sparse one, as when a data sheet's only number is copied.
void multiplyDense(Device &device, NumberFormat format, double factor)
{
    PeakRate &rate = device.peakRate(format);
    if (rate.dense.value)
        rate.dense.value = *rate.dense.value * factor;
    rate.sparse.value.reset();
}

} // namespace

Q_DECLARE_METATYPE(Change)

class CatalogueRulesTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void theBuiltInCatalogueHasNoFinding()
    {
        for (const Device &device : tests::builtIn().devices()) {
            const Errors findings = checkPlausibility(device);
            QVERIFY2(findings.empty(), qPrintable(device.id + QStringLiteral(": ") + tests::listed(findings)));
        }
    }

    void anH100EnteredRightHasNoFinding() { VERIFY_NO_FAULTS(checkPlausibility(hopper())); }

    void slipIsNamed_data()
    {
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("findings");

        QTest::newRow("a sparse FP16 rate given as dense is told from FP32, and BF16 with it")
            << Change([](Device &device) {
                   for (const NumberFormat format : {NumberFormat::Fp16, NumberFormat::Bf16}) {
                       device.peakRate(format).dense.value = teraflops(1978.9);
                       device.peakRate(format).sparse.value.reset();
                   }
               })
            << QStringLiteral("/figures/peakRates/fp16/dense/value: found 1,978.9 TFLOPS for FP16 dense, expected "
                              "about 991.6 (14.8 times FP32 dense): is this the sparse rate?\n"
                              "/figures/peakRates/bf16/dense/value: found 1,978.9 TFLOPS for BF16 dense, expected "
                              "about 991.6 (14.8 times FP32 dense): is this the sparse rate?");
        QTest::newRow("FP16 alone differs from BF16")
            << Change([](Device &device) {
                   device.peakRate(NumberFormat::Fp16).dense.value = teraflops(1978.9);
                   device.peakRate(NumberFormat::Fp16).sparse.value.reset();
               })
            << QStringLiteral("/figures/peakRates/fp16/dense/value: found 1,978.9 TFLOPS for FP16 dense, expected "
                              "about 991.6 (14.8 times FP32 dense): is this the sparse rate?");
        QTest::newRow("a sparse FP8 rate given as dense")
            << Change([](Device &device) {
                   device.peakRate(NumberFormat::Fp8).dense.value = teraflops(3957.8);
                   device.peakRate(NumberFormat::Fp8).sparse.value.reset();
               })
            << QStringLiteral("/figures/peakRates/fp8/dense/value: found 3,957.8 TFLOPS for FP8 dense, expected about "
                              "1,979 (2 times FP16 dense): is this the sparse rate?");
        QTest::newRow("the same number as dense and as sparse")
            << Change([](Device &device) { device.peakRate(NumberFormat::Int8).dense.value = teraflops(3957.8); })
            << QStringLiteral("/figures/peakRates/int8/dense/value: found 3,957.8 TOPS for INT8 dense, expected about "
                              "1,979 (2 times FP16 dense): is this the sparse rate?");
        QTest::newRow("a dense rate given as sparse")
            << Change([](Device &device) { device.peakRate(NumberFormat::Fp8).sparse.value = teraflops(1000); })
            << QStringLiteral("/figures/peakRates/fp8/sparse/value: found 1,000 TFLOPS for FP8 sparse, expected about "
                              "3,958 (2 times FP8 dense)");
        QTest::newRow("an FP32 rate of the wrong chip is told from the four rates that agree")
            << Change([](Device &device) { device.peakRate(NumberFormat::Fp32).dense.value = teraflops(19.5); })
            << QStringLiteral("/figures/peakRates/fp32/dense/value: found 19.5 TFLOPS for FP32 dense, expected about "
                              "66.85 (0.06757 times FP16 dense)");
        QTest::newRow("GFLOPS given as TFLOPS")
            << Change([](Device &device) { device.peakRate(NumberFormat::Fp32).dense.value = teraflops(67000); })
            << QStringLiteral("/figures/peakRates/fp32/dense/value: found 67,000 TFLOPS for FP32 dense, expected about "
                              "66.85 (0.06757 times FP16 dense): is the unit right?");
        QTest::newRow("sparsity in a format that has none")
            << Change([](Device &device) { device.peakRate(NumberFormat::Fp64).sparse.value = teraflops(68); })
            << QStringLiteral("/figures/peakRates/fp64/sparse/value: found 68 TFLOPS for FP64 sparse, expected none: "
                              "no device has structured sparsity in FP64");
        QTest::newRow("bandwidth in MB/s")
            << Change([](Device &device) {
                   device.memoryBandwidth.value = BytesPerSecond::fromGigabytesPerSecond(3350000);
               })
            << QStringLiteral(
                   "/figures/memoryBandwidth/value: found 3,350,000 GB/s, expected 400 to 20,000 GB/s: is this MB/s?");
        QTest::newRow("bandwidth in TB/s")
            << Change(
                   [](Device &device) { device.memoryBandwidth.value = BytesPerSecond::fromGigabytesPerSecond(3.35); })
            << QStringLiteral(
                   "/figures/memoryBandwidth/value: found 3.35 GB/s, expected 400 to 20,000 GB/s: is this TB/s?");
        QTest::newRow("more bandwidth than the bus carries")
            << Change(
                   [](Device &device) { device.memoryBandwidth.value = BytesPerSecond::fromGigabytesPerSecond(10300); })
            << QStringLiteral("/figures/memoryBandwidth/value: found 10,300 GB/s, expected 1,843 to 4,198 GB/s of a "
                              "bus of 5,120 bit with HBM3");
        QTest::newRow("a data rate in the memory's name that does not give the bandwidth")
            << Change([](Device &device) {
                   device.memoryType.value = QStringLiteral("LPDDR5-6400");
                   device.memoryBusWidth.value = 1024;
                   device.memoryBandwidth.value = 1000_GB_per_s;
               })
            << QStringLiteral("/figures/memoryBandwidth/value: found 1,000 GB/s, expected about 819.2 GB/s of a bus of "
                              "1,024 bit with LPDDR5-6400");
        QTest::newRow("a label in GB converted to GiB")
            << Change([](Device &device) { device.memoryCapacity.value = Bytes::fromGibibytes(74.5); })
            << QStringLiteral("/figures/memoryCapacity/value: found 74.5 GiB, expected 80 GiB: memory sold as 80 GB "
                              "has 80 times 2^30 bytes; was GB converted to GiB?");
        QTest::newRow("the same slip the other way")
            << Change([](Device &device) { device.memoryCapacity.value = Bytes::fromGibibytes(85.9); })
            << QStringLiteral("/figures/memoryCapacity/value: found 85.9 GiB, expected 80 GiB: memory sold as 80 GB "
                              "has 80 times 2^30 bytes; was GB converted to GiB?");
        QTest::newRow("the same slip without a label in the name")
            << Change([](Device &device) {
                   device.name = QStringLiteral("My H100");
                   device.memoryCapacity.value = Bytes::fromBytes(80e9);
               })
            << QStringLiteral("/figures/memoryCapacity/value: found 74.51 GiB, expected 80 GiB: memory sold as 80 GB "
                              "has 80 times 2^30 bytes; was GB converted to GiB?");
        QTest::newRow("another memory size than the name says")
            << Change([](Device &device) { device.memoryCapacity.value = Bytes::fromGibibytes(40); })
            << QStringLiteral(
                   "/figures/memoryCapacity/value: found 40 GiB, expected 80 GiB as in the name \"My H100 80GB\"");
        QTest::newRow("one direction of NVLink")
            << Change([](Device &device) { device.interconnectBandwidth.value = 450_GB_per_s; })
            << QStringLiteral("/figures/interconnectBandwidth/value: found 450 GB/s, expected 900 GB/s for NVLink 4: "
                              "is this one direction only?");
        QTest::newRow("a cut NVLink that the name does not tell")
            << Change([](Device &device) { device.interconnectBandwidth.value = 400_GB_per_s; })
            << QStringLiteral("/figures/interconnectBandwidth/value: found 400 GB/s, expected 900 GB/s for NVLink 4 "
                              "(of a cut link the name should say so: \"NVLink 4 (reduced)\")");
        QTest::newRow("one direction of PCI Express")
            << Change([](Device &device) { device.hostLinkBandwidth.value = 64_GB_per_s; })
            << QStringLiteral("/figures/hostLinkBandwidth/value: found 64 GB/s, expected 128 GB/s for PCIe 5.0 x16: is "
                              "this one direction only?");
        QTest::newRow("kilowatts given as watts")
            << Change([](Device &device) { device.tdp.value = Watts::fromWatts(0.7); })
            << QStringLiteral("/figures/tdp/value: found 0.7 W, expected 3 to 50,000 W: is the unit right?");
        QTest::newRow("transistors counted one by one")
            << Change([](Device &device) { device.transistors.value = 80e9; })
            << QStringLiteral("/figures/transistors/value: found 80,000,000,000 10^9, expected 0.1 to 20,000 10^9: is "
                              "the unit right?");
        QTest::newRow("a release before there were such devices")
            << Change([](Device &device) { device.releaseDate.value = QStringLiteral("1922-10"); })
            << QStringLiteral("/figures/releaseDate/value: found the year 1922, expected 2000 to %1")
                   .arg(QDate::currentDate().year() + 3);
        QTest::newRow("a CPU with another bus than its channels make")
            << Change([](Device &device) {
                   device.kind = DeviceKind::Cpu;
                   device.memoryType.value = QStringLiteral("DDR5-4800");
                   device.memoryBusWidth.value = 768;
                   device.memoryBandwidth.value = BytesPerSecond::fromGigabytesPerSecond(460.8);
                   device.computeUnits = {{QStringLiteral("memoryChannels"), QStringLiteral("1"), {8, {}}}};
               })
            << QStringLiteral(
                   "/figures/memoryBusWidth/value: found 768 bit, expected 512 bit: 8 memory channels of 64 bit");
        QTest::newRow("TFLOPS given as GFLOPS in every format stand out beside the bandwidth")
            << Change([](Device &device) {
                   for (PeakRate &rate : device.peakRates) {
                       if (rate.dense.value)
                           rate.dense.value = *rate.dense.value * 1000;
                       if (rate.sparse.value)
                           rate.sparse.value = *rate.sparse.value * 1000;
                   }
               })
            << QStringLiteral("/figures/peakRates/fp32/dense/value: found 67,000 TFLOPS for FP32 dense, expected 1.675 "
                              "to 6,700 beside a memory bandwidth of 3,350 GB/s: is the unit right?");
    }
    void slipIsNamed()
    {
        QFETCH(Change, change);
        Device device = hopper();
        change(device);
        QTEST(tests::listed(checkPlausibility(device)), "findings");
    }

    void deviceOfAnUnknownArchitectureIsLeftAlone()
    {
        Device device = hopper();
        device.architecture.value = QStringLiteral("Zephyr");
        device.peakRate(NumberFormat::Fp16).dense.value = teraflops(240);  // a quarter of BF16, as Gaudi 3 has it
        device.peakRate(NumberFormat::Fp16).sparse.value = teraflops(960); // four times, as Trainium has it
        device.peakRate(NumberFormat::Fp8).dense.value = teraflops(500);
        device.interconnectName.value = QStringLiteral("ZephyrLink");
        device.memoryType.value = QStringLiteral("HBM9");
        device.memoryCapacity.value = Bytes::fromGibibytes(79.65); // what the driver reports
        VERIFY_NO_FAULTS(checkPlausibility(device));
        device.peakRate(NumberFormat::Fp16).sparse.value = teraflops(240);
        QCOMPARE(tests::listed(checkPlausibility(device)),
                 QStringLiteral("/figures/peakRates/fp16/dense/value: found 240 TFLOPS for FP16 dense, expected about "
                                "120 (0.5 times FP16 sparse): is this the sparse rate?"));
    }

    void deviceWithoutAnyFigureHasNoFinding()
    {
        Device device;
        device.name = QStringLiteral("H100 80GB");
        VERIFY_NO_FAULTS(checkPlausibility(device));
    }

    /// How much of the slips the rules see over the whole catalogue; what they miss has no other rate beside it.
    void slipsAreCaughtOverTheCatalogue_data()
    {
        QTest::addColumn<Change>("change");
        QTest::addColumn<int>("atLeast");
        QTest::addColumn<QList<NumberFormat>>("formats");

        const auto doubled = [](QList<NumberFormat> formats) {
            return Change([formats](Device &device) {
                for (const NumberFormat format : formats)
                    multiplyDense(device, format, 2);
            });
        };
        using enum NumberFormat;
        const auto row = [&](const char *name, const QList<NumberFormat> &formats, int atLeast) {
            QTest::newRow(name) << doubled(formats) << atLeast << formats;
        };
        row("FP16 doubled is caught in 166 of 172", {Fp16}, 166);
        row("FP16 and BF16 doubled is caught in 177 of 187", {Fp16, Bf16}, 177);
        row("FP8 doubled is caught in 68 of 69", {Fp8}, 68);
        row("INT8 doubled is caught in 121 of 123", {Int8}, 121);
        row("TF32 doubled is always caught", {Tf32}, 84);
        row("FP4 doubled is always caught", {Fp4}, 23);
        row("all tensor rates doubled are caught in 163 of 191", {Tf32, Bf16, Fp16, Fp8, Fp6, Fp4, Int8, Int4}, 163);
    }
    void slipsAreCaughtOverTheCatalogue()
    {
        QFETCH(Change, change);
        QFETCH(int, atLeast);
        QFETCH(QList<NumberFormat>, formats);
        QStringList missed;
        const int count = caught(
            change,
            [&](const Device &device) {
                return std::ranges::any_of(
                    formats, [&](NumberFormat format) { return device.peakRate(format).dense.isKnown(); });
            },
            &missed);
        QVERIFY2(count >= atLeast,
                 qPrintable(QStringLiteral("%1, missed: %2").arg(count).arg(missed.join(QLatin1Char(' ')))));
    }

    void bandwidthOffByAThousandIsCaughtOnEveryDramDevice()
    {
        const auto hasDram = [](const Device &device) {
            return device.memoryBandwidth.isKnown()
                   && !device.memoryType.value.value_or(QString()).contains(QStringLiteral("SRAM"));
        };
        for (const double factor : {1000.0, 0.001}) {
            QStringList missed;
            QCOMPARE(
                caught([&](Device &device) { device.memoryBandwidth.value = *device.memoryBandwidth.value * factor; },
                       hasDram, &missed),
                194);
            QCOMPARE(missed, QStringList());
        }
    }

    /// Of two devices neither the name nor the size tells: 95 and 279 GB are odd sizes.
    void labelConvertedBetweenGbAndGibIsCaughtOnAllDramDevicesButTwo()
    {
        const auto hasDram = [](const Device &device) {
            return device.memoryCapacity.isKnown()
                   && !device.memoryType.value.value_or(QString()).contains(QStringLiteral("SRAM"));
        };
        const QStringList odd = {QStringLiteral("google-tpu-v5p"), QStringLiteral("nvidia-gb300-gpu")};
        for (const double factor : {1.073741824, 1 / 1.073741824}) {
            QStringList missed;
            QVERIFY(caught([&](Device &device) { device.memoryCapacity.value = *device.memoryCapacity.value * factor; },
                           hasDram, &missed)
                    >= 188);
            for (const QString &id : missed)
                QVERIFY2(odd.contains(id), qPrintable(id));
        }
    }

    void oneDirectionOfALinkIsCaughtWhereTheNameTellsTheRate()
    {
        const auto hasPcie = [](const Device &device) {
            return device.hostLinkBandwidth.isKnown()
                   && device.hostLinkName.value.value_or(QString()).startsWith(QStringLiteral("PCIe"));
        };
        QStringList missed;
        caught([](Device &device) { device.hostLinkBandwidth.value = *device.hostLinkBandwidth.value / 2; }, hasPcie,
               &missed);
        QCOMPARE(missed, QStringList());
    }
};

RIDGEPOINT_TEST(CatalogueRulesTest)
#include "tst_cataloguerules.moc"
