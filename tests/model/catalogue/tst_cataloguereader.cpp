// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/support.h"
#include "tests/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <unistd.h>

using namespace model;

namespace {

QString file(const char *name)
{
    return tests::dataFile(QStringLiteral("catalogue/")) + QString::fromLatin1(name);
}

CatalogueLoad loaded(const char *overlay)
{
    return loadCatalogue({file(overlay)});
}

} // namespace

/// Reading catalogue files: each fault with file, line, JSON path and one message, and the rest is loaded.
class CatalogueReaderTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void faultIsNamedWithLineAndPath_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("faults");

        const auto row = [](const char *title, const char *name, std::initializer_list<const char *> lines) {
            QStringList faults;
            for (const char *line : lines)
                faults << QString::fromLatin1(name) + QLatin1Char(':') + QString::fromUtf8(line);
            QTest::newRow(title) << QString::fromLatin1(name) << faults;
        };
        row("a file that was cut off", "truncated.json",
            {"12: /devices/0/figures/memoryBandwidth/unit: column 1: syntax error while parsing object - unexpected "
             "end of input; expected '}'"});
        row("a text where a number belongs", "wrong-type.json",
            {"12: /devices/0/figures/memoryBandwidth/value: found text, expected a number"});
        row("an id used twice", "duplicate-id.json",
            {"12: /devices/1/id: the id \"my-card\" is already used in line 6"});
        row("a sparse rate given as dense", "sparse-for-dense.json",
            {"16: /devices/0/figures/peakRates/fp16/dense/value: found 1,978.9 TFLOPS for FP16 dense, expected about "
             "991.6 (14.8 times FP32 dense): is this the sparse rate?"});
        row("a bandwidth in MB/s under the name GB/s", "bandwidth-in-megabytes.json",
            {"9: /devices/0/figures/memoryBandwidth/value: found 1,008,000 GB/s, expected 100 to 2,500 GB/s: is this "
             "MB/s?"});
        row("a bandwidth in MB/s", "unit-megabytes.json",
            {"10: /devices/0/figures/memoryBandwidth/unit: found the unit \"MB/s\", expected GB/s"});
        row("GB converted to GiB", "gigabytes-for-gibibytes.json",
            {"11: /devices/0/figures/memoryCapacity/value: found 74.51 GiB, expected 80 GiB: memory sold as 80 GB has "
             "80 times 2^30 bytes; was GB converted to GiB?"});
        row("unknown keys", "unknown-keys.json",
            {"10: /devices/0/colour: unknown key",
             "12: /devices/0/figures/memoryBandwith: unknown figure; did you mean memoryBandwidth, memoryBusWidth or "
             "memoryCapacity?",
             "13: /devices/0/figures/peakRates/fp61: unknown number format; did you mean fp64, fp6 or fp32?",
             "13: /devices/0/figures/peakRates/fp16/dence: unknown key; did you mean dense?",
             "14: /devices/0/figures/tdp/sauces: unknown key; did you mean sources?"});
        row("negative and zero", "negative.json",
            {"13: /devices/0/figures/tdp/value: found -300, expected a number above 0 and at most 1e+15 (null for "
             "\"not published\")",
             "15: /devices/0/figures/cache/value: found 0, expected a number above 0 and at most 1e+15 (null for \"not "
             "published\")"});
        row("an absurd number", "absurd.json",
            {"11: /devices/0/figures/memoryCapacity/value: found 1e+300, expected a number above 0 and at most 1e+15 "
             "(null for \"not published\")"});
        row("prices without date, currency or kind, and others", "prices.json",
            {"11: /devices/0/prices/0/date: a price needs amount, currency, kind and date",
             "12: /devices/0/prices/1/currency: a price needs amount, currency, kind and date",
             "13: /devices/0/prices/2/kind: a price needs amount, currency, kind and date",
             "14: /devices/0/prices/3/currency: found \"GBP\", expected USD or CNY or EUR",
             "15: /devices/0/prices/4/kind: found \"gift\", expected list, street, system or cloud-hour",
             "16: /devices/0/prices/5/date: found \"last year\", expected a date such as 2022, 2022-09, 2022-09-20 or "
             "\"read 2026-11\"",
             "17: /devices/0/prices/6/amount: found -1, expected an amount above 0",
             "18: /devices/0/prices/7/amount: found text, expected a number",
             "19: /devices/0/prices/8: found a number, expected an object with amount, currency, kind, date and "
             "source"});
        row("small faults, one a device", "small-faults.json",
            {"5: /devices/0/id: found \"My Card\", expected an id of lower-case letters, digits and hyphens",
             "6: /devices/1/id: found 7, expected an id of lower-case letters, digits and hyphens",
             "7: /devices/2/id: a device needs an id of lower-case letters, digits and hyphens",
             "8: /devices/3/name: a new device needs name, vendor and kind",
             "8: /devices/3/vendor: a new device needs name, vendor and kind",
             "8: /devices/3/kind: a new device needs name, vendor and kind",
             "9: /devices/4/kind: found \"toaster\", expected one of gpu, soc, accelerator, tpu, cpu, superchip",
             "10: /devices/5: found text, expected a device",
             "11: /devices/6/name: found text, expected text that is not empty",
             "12: /devices/7/figures/tdp: found a number, expected an object with value, unit, kind and sources, or "
             "null",
             "13: /devices/8/figures/tdp/unit: found the unit \"\", expected W",
             "14: /devices/9/figures/tdp/value: the figure has no value; write null for a figure that is not published",
             "15: /devices/10/figures/tdp/sources: no source of this device is called \"manual\"",
             "16: /devices/11/figures/releaseDate/value: found \"autumn\", expected a date such as 2022, 2022-09, "
             "2022-09-20 or \"read 2026-11\"",
             "17: /devices/12/figures/tdp/kind: found \"guessed\", expected published, derived, estimated or yours",
             "18: /devices/13/figures/memoryType/value: the figure has no value; write null for a figure that is not "
             "published"});
        row("a key given twice", "duplicate-key.json",
            {"12: /devices/0/figures/tdp: the key is given twice, here and in line 11; the last one counts"});
        row("another JSON file", "not-a-catalogue.json",
            {"1: /format: expected \"ridgepoint-catalogue\": this does not look like a catalogue file"});
        row("a version to come", "version-2.json",
            {"2: /version: found 2, expected version 1 of the catalogue format"});
        row("a list", "list.json",
            {"1: /: found a list, expected a catalogue: an object with format, version and devices"});
        row("devices that are no list", "devices-by-name.json",
            {"3: /devices: found an object, expected a list of devices"});
        row("a good overlay", "overlay.json", {});
    }
    void faultIsNamedWithLineAndPath()
    {
        QFETCH(QString, name);
        QFETCH(QStringList, faults);
        const CatalogueLoad load = loadCatalogue({tests::dataFile(QStringLiteral("catalogue/")) + name});
        QCOMPARE(tests::listed(load.faults).split(QLatin1Char('\n'), Qt::SkipEmptyParts), faults);
        QVERIFY(load.catalogue.devices().size() >= 204); // the built-in ones are there in any case
        for (const Error &fault : load.faults)
            QVERIFY(fault.file.endsWith(name));

        // The command that checks a file names no place twice and finds the same.
        const Errors checked = checkCatalogueFile(tests::dataFile(QStringLiteral("catalogue/")) + name);
        QCOMPARE(tests::listed(checked).split(QLatin1Char('\n'), Qt::SkipEmptyParts), faults);
    }

    void schemaFindsWhatTheReaderLetsPass()
    {
        VERIFY_NO_FAULTS(loaded("schema-only.json").faults);
        const Errors faults = checkCatalogueFile(file("schema-only.json"));
        QCOMPARE(faults.size(), std::size_t(1));
        QCOMPARE(faults[0].place, QStringLiteral("/devices/0/aliases"));
        QCOMPARE(faults[0].line, 11);
        QVERIFY(faults[0].message.startsWith(QStringLiteral("breaks the schema: ")));
    }

    void overlayReplacesSingleFiguresAndKeepsTheOthers()
    {
        const CatalogueLoad load = loaded("overlay.json");
        VERIFY_NO_FAULTS(load.faults);
        const Device &card = *load.catalogue.find(QStringLiteral("nvidia-rtx-4090"));
        QCOMPARE(card.tdp.value->inWatts(), 400.0);
        QVERIFY(card.tdp.provenance.kind == FigureKind::Yours);
        QVERIFY(!card.cache.isKnown());
        QVERIFY(!card.peakRate(NumberFormat::Fp8).dense.isKnown());
        QCOMPARE(card.prices.size(), std::size_t(1));
        QVERIFY(card.prices[0].origin == FigureKind::Yours);
        QVERIFY(card.prices[0].money.currency == Currency::Eur);
        // What the overlay does not name is as before.
        QCOMPARE(card.name, QStringLiteral("GeForce RTX 4090 24GB"));
        QCOMPARE(card.memoryBandwidth.value->inGigabytesPerSecond(), 1008.0);
        QVERIFY(card.memoryBandwidth.provenance.kind == FigureKind::Published);
        QCOMPARE(card.memoryBandwidth.provenance.dissents.size(), std::size_t(1));
        QCOMPARE(
            card.sourcesOf(card.memoryBandwidth.provenance),
            tests::device("nvidia-rtx-4090").sourcesOf(tests::device("nvidia-rtx-4090").memoryBandwidth.provenance));
        QCOMPARE(card.peakRate(NumberFormat::Fp16).dense.value->inTeraflopPerSecond(), 165.2);
        // And the built-in catalogue is untouched.
        QCOMPARE(tests::device("nvidia-rtx-4090").tdp.value->inWatts(), 450.0);
    }

    void overlayAddsADevice()
    {
        const CatalogueLoad load = loaded("overlay.json");
        QCOMPARE(load.catalogue.devices().size(), tests::builtIn().devices().size() + 1);
        const Device &card = *load.catalogue.find(QStringLiteral("my-card"));
        QCOMPARE(card.memoryCapacity.value->inGibibytes(), 24.0);
        QVERIFY(card.memoryCapacity.provenance.kind == FigureKind::Yours);
        QVERIFY(card.memoryBandwidth.provenance.kind == FigureKind::Estimated);
        QCOMPARE(card.sourcesOf(card.memoryCapacity.provenance).front().title, QStringLiteral("Manual of my card"));
        QVERIFY(card.sourcesOf(card.memoryBandwidth.provenance).empty());
        QCOMPARE(card.fullName(), QStringLiteral("Me My Card 24GB"));
    }

    void faultyDeviceIsSkippedAndTheRestLoads()
    {
        const CatalogueLoad load = loaded("wrong-type.json");
        QVERIFY(!load.catalogue.find(QStringLiteral("my-card")));
        QVERIFY(load.catalogue.find(QStringLiteral("my-other-card")));
        const CatalogueLoad many = loaded("small-faults.json");
        QCOMPARE(many.catalogue.devices().size(), tests::builtIn().devices().size() + 1);
        QVERIFY(many.catalogue.find(QStringLiteral("my-good-card")));
    }

    void faultyOverlayOfABuiltInDeviceLeavesItAsItWas()
    {
        const CatalogueLoad load = loaded("unit-megabytes.json");
        QCOMPARE(load.catalogue.find(QStringLiteral("nvidia-rtx-4090"))->memoryBandwidth.value->inGigabytesPerSecond(),
                 1008.0);
    }

    void contradictionIsReportedAndTheDeviceKept()
    {
        const CatalogueLoad load = loaded("sparse-for-dense.json");
        QCOMPARE(load.faults.size(), std::size_t(1));
        QVERIFY(load.faults[0].code == ErrorCode::Implausible);
        QVERIFY(load.catalogue.find(QStringLiteral("my-h100")));
    }

    void folderOfOverlaysIsReadInTheOrderOfNames()
    {
        const CatalogueLoad load = loaded("folder");
        QCOMPARE(load.faults.size(), std::size_t(1));
        QVERIFY(load.faults[0].file.endsWith(QStringLiteral("20-broken.json")));
        QCOMPARE(load.catalogue.find(QStringLiteral("my-card"))->tdp.value->inWatts(), 350.0); // the later file wins
    }

    void overlaysAreLaidOverEachOtherInTheOrderGiven()
    {
        const auto watts = [](const char *first, const char *second) {
            return loadCatalogue({file(first), file(second)})
                .catalogue.find(QStringLiteral("my-card"))
                ->tdp.value->inWatts();
        };
        QCOMPARE(watts("folder/10-first.json", "folder/30-second.json"), 350.0);
        QCOMPARE(watts("folder/10-first.json", "folder/10-first.json"), 300.0);
    }

    void emptyFolderIsNoFault()
    {
        QTemporaryDir folder;
        VERIFY_NO_FAULTS(loadCatalogue({folder.path()}).faults);
    }

    void missingOverlayIsNamed()
    {
        const CatalogueLoad load = loadCatalogue({QStringLiteral("/nowhere/mine.json")});
        QCOMPARE(load.faults.size(), std::size_t(1));
        QCOMPARE(load.faults[0].toText(), QStringLiteral("/nowhere/mine.json: there is no such file or folder"));
        QCOMPARE(load.catalogue.devices().size(), tests::builtIn().devices().size());
        QCOMPARE(checkCatalogueFile(QStringLiteral("/nowhere/mine.json")).size(), std::size_t(1));
    }

    void folderWithoutRightsIsNamed()
    {
        if (geteuid() == 0)
            QSKIP("root may read everything");
        QTemporaryDir folder;
        QVERIFY(QFile::setPermissions(folder.path(), QFileDevice::Permissions()));
        const CatalogueLoad load = loadCatalogue({folder.path()});
        QFile::setPermissions(folder.path(), QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
        QCOMPARE(load.faults.size(), std::size_t(1));
        QVERIFY(load.faults[0].message.contains(QStringLiteral("may not be read")));
    }

    void fileWithoutRightsIsNamed()
    {
        if (geteuid() == 0)
            QSKIP("root may read everything");
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("mine.json"));
        QVERIFY(QFile::copy(file("overlay.json"), path));
        QVERIFY(QFile::setPermissions(path, QFileDevice::Permissions()));
        const CatalogueLoad load = loadCatalogue({path});
        QCOMPARE(load.faults.size(), std::size_t(1));
        QVERIFY(load.faults[0].code == ErrorCode::CannotRead);
    }
};

RIDGEPOINT_TEST(CatalogueReaderTest)
#include "tst_cataloguereader.moc"
