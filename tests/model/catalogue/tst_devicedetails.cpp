// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/devicedetails.h"
#include "tests/model/support.h"
#include "tests/testmain.h"

#include <algorithm>

using namespace model;

namespace {

FigureRow row(const Device &device, const char *key)
{
    const auto rows = deviceDetails(device);
    const auto found = std::ranges::find(rows, QString::fromLatin1(key), &FigureRow::key);
    if (found == rows.end())
        qFatal("no row %s", key);
    return *found;
}

QStringList keys(const Device &device)
{
    QStringList keys;
    for (const FigureRow &figure : deviceDetails(device))
        keys << figure.key;
    return keys;
}

} // namespace

class DeviceDetailsTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void figureIsShownWithUnitSourceAndDissent()
    {
        const FigureRow bandwidth = row(tests::device("nvidia-rtx-4090"), "memoryBandwidth");
        QCOMPARE(bandwidth.label, QStringLiteral("Memory bandwidth"));
        QCOMPARE(bandwidth.text, QStringLiteral("1,008 GB/s"));
        QCOMPARE(*bandwidth.number, 1008.0);
        QCOMPARE(bandwidth.unit, QStringLiteral("GB/s"));
        QCOMPARE(bandwidth.sources.size(), std::size_t(2));
        QCOMPARE(bandwidth.dissents[0].statedValue, QStringLiteral("1150 GB/s"));
    }

    void ratesNameFormatAndSparsity()
    {
        const Device &card = tests::device("nvidia-rtx-4090");
        QCOMPARE(row(card, "peakRates.fp16.dense").label, QStringLiteral("Peak FP16, dense"));
        QCOMPARE(row(card, "peakRates.fp16.dense").text, QStringLiteral("165.2 TFLOPS"));
        QCOMPARE(row(card, "peakRates.int8.sparse").label, QStringLiteral("Peak INT8, with structured sparsity"));
        QCOMPARE(row(card, "peakRates.int8.sparse").text, QStringLiteral("1,321.2 TOPS"));
    }

    void coreFiguresStandThereEvenWhenUnknown()
    {
        const Device &unknown = tests::device("amd-mi308x-192gb");
        for (const char *key :
             {"memoryBandwidth", "tdp", "peakRates.fp16.dense", "peakRates.fp32.dense", "releaseDate"}) {
            const FigureRow figure = row(unknown, key);
            QVERIFY(!figure.known);
            QVERIFY(!figure.number);
            QCOMPARE(figure.text, QStringLiteral("not published"));
        }
        QVERIFY(!keys(unknown).contains(QStringLiteral("transistors")));
    }

    void pricesHaveKindAndDate()
    {
        const FigureRow price = row(tests::device("nvidia-rtx-4090"), "price");
        QCOMPARE(price.label, QStringLiteral("List price"));
        QCOMPARE(price.text, QStringLiteral("1,599 USD"));
        QCOMPARE(price.date, QStringLiteral("2022-09"));
        QCOMPARE(keys(tests::device("nvidia-rtx-4090")).count(QStringLiteral("price")), 3);
    }

    void claimsStandBesideWhatContradictsThem()
    {
        const FigureRow claim = row(tests::device("intel-gaudi-2"), "claim");
        QCOMPARE(claim.text, QStringLiteral("384 (MLCommons)"));
        QCOMPARE(claim.dissents[0].statedValue, QStringLiteral("96"));
    }

    void everyKeyOfADeviceIsLabelledAndStandsOnce()
    {
        for (const Device &device : tests::builtIn().devices()) {
            QStringList all = keys(device);
            all.removeAll(QStringLiteral("price"));
            all.removeAll(QStringLiteral("claim"));
            QVERIFY2(all.removeDuplicates() == 0, qPrintable(device.id));
            for (const FigureRow &figure : deviceDetails(device)) {
                QVERIFY(!figure.label.isEmpty());
                QVERIFY2(!figure.text.isEmpty(), qPrintable(device.id + QLatin1Char(' ') + figure.key));
                if (figure.key != QStringLiteral("claim")) // a claim is quoted as it is
                    QCOMPARE(figure.label.at(0), figure.label.at(0).toUpper());
            }
        }
    }

    void textNamesTheArticlesThatDisagree()
    {
        const QString text = deviceToText(tests::device("nvidia-rtx-4090"));
        QVERIFY(text.startsWith(QStringLiteral("NVIDIA GeForce RTX 4090 24GB (nvidia-rtx-4090)\n")));
        QVERIFY(text.contains(QStringLiteral("\nMemory bandwidth: 1,008 GB/s\n    TechPowerUp GPU Database")));
        QVERIFY(text.contains(QStringLiteral("\n  ! 1150 GB/s stated in: 英伟达H100和苹果M2大模型训练性价比哪个高; ")));
        QVERIFY(text.contains(QStringLiteral("Also called: RTX 4090, 4090, 英伟达 RTX 4090\n")));
    }

    void textSaysWhereNoSourceIsRecorded()
    {
        QVERIFY(deviceToText(tests::device("apple-m2-ultra-76c"))
                    .contains(QStringLiteral("\nOn-chip cache: 96 MB\n    source not recorded\n")));
    }

    void jsonHasEveryFigureWithUnitStatusSourcesAndDissent()
    {
        const auto document = parseJson(deviceToJson(tests::device("nvidia-rtx-4090")).toText(),
                                        QStringLiteral("out.json"));
        QVERIFY(document);
        const JsonValue &json = document->root;
        QCOMPARE(json["id"].toString(), QStringLiteral("nvidia-rtx-4090"));
        QCOMPARE(json["vendor"].toString(), QStringLiteral("NVIDIA"));
        QCOMPARE(json["kind"].toString(), QStringLiteral("gpu"));
        QCOMPARE(json["unified_memory"].toBoolean(), false);
        const auto &figures = json["figures"].elements();
        const auto bandwidth = std::ranges::find_if(figures, [](const JsonValue &figure) {
            return figure["figure"].toString() == QStringLiteral("memoryBandwidth");
        });
        QVERIFY(bandwidth != figures.end());
        QCOMPARE((*bandwidth)["value"].toDouble(), 1008.0);
        QCOMPARE((*bandwidth)["unit"].toString(), QStringLiteral("GB/s"));
        QCOMPARE((*bandwidth)["status"].toString(), QStringLiteral("published"));
        QCOMPARE((*bandwidth)["sources"].elements().size(), std::size_t(2));
        QCOMPARE((*bandwidth)["dissent"].elements()[0]["value"].toString(), QStringLiteral("1150 GB/s"));
    }

    void unknownFigureHasNoValueInJson()
    {
        const JsonValue json = deviceToJson(tests::device("amd-mi308x-192gb"));
        for (const JsonValue &figure : json["figures"].elements()) {
            if (figure["figure"].toString() != QStringLiteral("memoryBandwidth"))
                continue;
            QVERIFY(!figure.find("value"));
            QCOMPARE(figure["status"].toString(), QStringLiteral("not published"));
            return;
        }
        QFAIL("memory bandwidth is not listed");
    }

    void fullNameTellsTheVendorOnce_data()
    {
        QTest::addColumn<QString>("vendor");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("full");
        QTest::newRow("vendor in front") << "NVIDIA"
                                         << "H100 SXM5 80GB"
                                         << "NVIDIA H100 SXM5 80GB";
        QTest::newRow("vendor in the name already") << "Intel"
                                                    << "Intel Max 1550"
                                                    << "Intel Max 1550";
        QTest::newRow("vendor with an owner") << "Intel (Habana)"
                                              << "Gaudi 2"
                                              << "Intel (Habana) Gaudi 2";
    }
    void fullNameTellsTheVendorOnce()
    {
        QFETCH(QString, vendor);
        QFETCH(QString, name);
        Device device;
        device.vendor = vendor;
        device.name = name;
        QTEST(device.fullName(), "full");
    }
};

RIDGEPOINT_TEST(DeviceDetailsTest)
#include "tst_devicedetails.moc"
