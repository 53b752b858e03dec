// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/cataloguereader.h"
#include "model/compare/comparison.h"
#include "tests/model/support.h"
#include "tests/testmain.h"

using namespace model;

class MemoryOptionsTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void anOptionIsADeviceWithAnotherMemory()
    {
        const Device &usual = tests::device("apple-m2-ultra-76c");
        const Device &small = tests::device("apple-m2-ultra-76c@64GB");
        QCOMPARE(small.variantOf, usual.id);
        QCOMPARE(small.name, QStringLiteral("M2 Ultra (76-core GPU, 64 GB)"));
        QCOMPARE(small.memoryCapacity.value->inGibibytes(), 64.0);
        QVERIFY(small.memoryBandwidth.value == usual.memoryBandwidth.value);
        QVERIFY(!small.memoryCapacity.provenance.sources.empty());
        QCOMPARE(small.sourcesOf(small.memoryCapacity.provenance).front().title,
                 QStringLiteral("The Apple Wiki, Mac Studio (2023)"));
        // The device's price is of the machine with 192 GB; nobody's list is at hand for the other.
        QVERIFY(!usual.prices.empty());
        QVERIFY(small.prices.empty());
        QCOMPARE(tests::device("apple-m1@8GB").name, QStringLiteral("M1 (8-core GPU, 8 GB)"));
        QCOMPARE(tests::device("apple-m4-max-40c@64GB").prices.front().money.amount, 2699.0);
    }

    void listsHaveTheDeviceAlone()
    {
        for (const Device &device : tests::builtIn().devices())
            QVERIFY(device.variantOf.isEmpty());
        QVERIFY(!tests::builtIn().ids().contains(QStringLiteral("apple-m2-ultra-76c@64GB")));
    }

    void variantsAreSortedBySize()
    {
        for (const char *id : {"apple-m2-ultra-76c", "apple-m2-ultra-76c@128GB"}) {
            QStringList ids;
            for (const Device *variant : tests::builtIn().memoryVariants(QString::fromLatin1(id)))
                ids << variant->id;
            QCOMPARE(ids,
                     QStringList({QStringLiteral("apple-m2-ultra-76c@64GB"), QStringLiteral("apple-m2-ultra-76c@128GB"),
                                  QStringLiteral("apple-m2-ultra-76c")}));
        }
        QCOMPARE(tests::builtIn().memoryVariants(QStringLiteral("nvidia-t4")).size(), std::size_t(1));
        QVERIFY(tests::builtIn().memoryVariants(QStringLiteral("no-such")).empty());
    }

    /// Every Mac but the two whose chip is sold with one size alone.
    void everyMacHasOptionsWithSources()
    {
        QStringList without;
        for (const Device &device : tests::builtIn().devices()) {
            if (device.vendor != QLatin1String("Apple"))
                continue;
            if (device.memoryOptions.empty())
                without << device.id;
            for (const MemoryOption &option : device.memoryOptions) {
                QVERIFY2(!option.capacity.provenance.sources.empty(), qPrintable(device.id));
                QVERIFY2(*option.capacity.value < *device.memoryCapacity.value, qPrintable(device.id));
            }
        }
        QCOMPARE(without, QStringList({QStringLiteral("apple-m4-max-32c")}));
    }

    void optionsAreCompared()
    {
        ComparisonRequest request;
        request.query.metric = MetricId::Memory;
        request.deviceIds = {QStringLiteral("apple-m2-ultra-76c@64GB"), QStringLiteral("apple-m2-ultra-76c")};
        const auto comparison = compare(tests::builtIn(), request);
        QVERIFY(comparison);
        QCOMPARE(*comparison->rows[0].reading.value, 192.0);
        QCOMPARE(*comparison->rows[1].reading.value, 64.0);
    }

    void aWrongSizeIsToldWithThoseThatExist()
    {
        const auto device = tests::builtIn().get(QStringLiteral("apple-m2-ultra-76c@96GB"));
        QVERIFY(!device);
        QVERIFY2(device.error().message.contains(QStringLiteral("apple-m2-ultra-76c@64GB")),
                 qPrintable(device.error().message));
    }

    void faultsNameTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QString>("place");
        QTest::newRow("no list") << QByteArray("64") << "/devices/0/memoryOptions";
        QTest::newRow("no object") << QByteArray("[64]") << "/devices/0/memoryOptions/0";
        QTest::newRow("no capacity") << QByteArray("[{}]") << "/devices/0/memoryOptions/0/memoryCapacity";
        QTest::newRow("unknown capacity")
            << QByteArray(R"([{"memoryCapacity": null}])") << "/devices/0/memoryOptions/0/memoryCapacity";
        QTest::newRow("wrong unit") << QByteArray(R"([{"memoryCapacity": {"value": 64, "unit": "GB"}}])")
                                    << "/devices/0/memoryOptions/0/memoryCapacity/unit";
        QTest::newRow("twice") << QByteArray(
            R"([{"memoryCapacity": {"value": 64, "unit": "GiB"}}, {"memoryCapacity": {"value": 64, "unit": "GiB"}}])")
                               << "/devices/0/memoryOptions/1/memoryCapacity";
        QTest::newRow("unknown key") << QByteArray(R"([{"memoryCapacity": {"value": 64, "unit": "GiB"}, "tdp": null}])")
                                     << "/devices/0/memoryOptions/0/tdp";
    }
    void faultsNameTheirPlace()
    {
        QFETCH(QByteArray, options);
        QFETCH(QString, place);
        const QByteArray text =
            R"({"format": "ridgepoint-catalogue", "version": 1, "devices": [{"id": "mine", "name": "Mine",
            "vendor": "Me", "kind": "soc", "memoryOptions": )"
            + options + "}]}";
        const auto document = parseJson(text, QStringLiteral("mine.json"));
        QVERIFY(document);
        CatalogueReader reader;
        reader.read(*document, QStringLiteral("mine.json"), CatalogueReader::Origin::User);
        QCOMPARE(reader.faults().size(), std::size_t(1));
        QCOMPARE(reader.faults().front().place, place);
    }
};

RIDGEPOINT_TEST(MemoryOptionsTest)
#include "tst_memoryoptions.moc"
