// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/ownentries.h"
#include "model/catalogue/schemacheck.h"
#include "model/metric/metric.h"
#include "tests/model/support.h"
#include "tests/testmain.h"

using namespace model;

namespace {

OwnDevice myCard()
{
    OwnDevice card;
    card.id = QStringLiteral("my-card");
    card.name = QStringLiteral("My card 48GB");
    card.vendor = QStringLiteral("Me");
    card.memoryGib = 48;
    card.bandwidthGbPerS = 1000;
    card.tdpWatts = 300;
    card.year = 2025;
    card.denseTera[static_cast<std::size_t>(NumberFormat::Fp16)] = 150;
    card.denseTera[static_cast<std::size_t>(NumberFormat::Fp64Tensor)] = 2;
    card.sparseTera[static_cast<std::size_t>(NumberFormat::Int8)] = 600;
    return card;
}

Catalogue laidOver(const JsonValue &own)
{
    CatalogueLoad load = overlaid(tests::builtIn(), {own, {}}, QStringLiteral("own"));
    if (!load.faults.empty())
        qFatal("%s", qPrintable(tests::listed(load.faults)));
    return std::move(load.catalogue);
}

/// As a file brings it, with more than the form shows.
JsonValue sourcedCard()
{
    return parseJson(R"({"format": "ridgepoint-catalogue", "version": 1, "devices": [
        {"id": "my-card", "name": "My card", "vendor": "Me", "kind": "gpu", "aliases": ["mine"],
         "sources": {"sheet": {"title": "A sheet", "date": "2025-06"}},
         "figures": {"memoryBandwidth": {"value": 1500, "unit": "GB/s", "sources": ["sheet"]},
                 "cache": {"value": 64, "unit": "MiB", "sources": ["sheet"]},
                 "tdp": {"value": 300, "unit": "W", "sources": ["sheet"]},
                 "releaseDate": {"value": "2025-06-05", "sources": ["sheet"]},
                 "peakRates": {"fp64": {"dense": {"value": 2, "unit": "TFLOPS", "sources": ["sheet"]}}}},
         "prices": [{"amount": 900, "currency": "USD", "kind": "list", "date": "2025-06"}]}]})",
                     QStringLiteral("own"))
        ->root;
}

Price myPrice(double amount)
{
    return {.money = {amount, Currency::Cny},
            .kind = PriceKind::Street,
            .origin = FigureKind::Yours,
            .date = QStringLiteral("2026-11"),
            .source = {}};
}

} // namespace

class OwnEntriesTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    /// An entry that a file brought holds more than the form shows.
    void editingKeepsWhatTheFormDoesNotShow()
    {
        const JsonValue own = sourcedCard();
        const Catalogue before = laidOver(own);
        OwnDevice edited = ownDeviceFrom(*before.find(QStringLiteral("my-card")));
        edited.id = QStringLiteral("my-card");
        QVERIFY(withOwnDevice(own, edited) == own); // OK without a change

        edited.note = QStringLiteral("bought used");
        edited.bandwidthGbPerS = 1600;
        edited.tdpWatts.reset();
        const JsonValue after = withOwnDevice(own, edited);
        const JsonValue &entry = after["devices"].elements().front();
        const JsonValue &was = own["devices"].elements().front();
        for (const char *key : {"aliases", "sources", "prices"})
            QVERIFY2(entry[key] == was[key], key);
        for (const char *key : {"cache", "releaseDate", "peakRates"})
            QVERIFY2(entry["figures"][key] == was["figures"][key], key);
        QVERIFY(!entry["figures"].find("tdp"));
        const Device changed = *laidOver(after).find(QStringLiteral("my-card"));
        QCOMPARE(changed.memoryBandwidth.value->inGigabytesPerSecond(), 1600.0);
        QVERIFY(changed.memoryBandwidth.provenance.sources.empty()); // the sheet states another
        QCOMPARE(changed.note, edited.note);
    }

    void anOwnDeviceIsInTheCatalogueAndMarked()
    {
        const JsonValue own = withOwnDevice(JsonValue::object(), myCard());
        VERIFY_NO_FAULTS(checkAgainstSchema(own.toText(), QStringLiteral("catalogue")));
        const Catalogue catalogue = laidOver(own);
        const Device *device = catalogue.find(QStringLiteral("my-card"));
        QVERIFY(device);
        QVERIFY(isYours(*device));
        QVERIFY(device->memoryBandwidth.provenance.kind == FigureKind::Yours);
        QCOMPARE(device->memoryCapacity.value->inGibibytes(), 48.0);
        QCOMPARE(device->peakRate(NumberFormat::Int8).sparse.value->inTeraflopPerSecond(), 600.0);
        QVERIFY(!device->peakRate(NumberFormat::Int8).dense.isKnown());
        QVERIFY(isOwnDevice(own, device->id));
        OwnDevice read = ownDeviceFrom(*device);
        read.id = device->id;
        QVERIFY(read == myCard());
    }

    void aDeviceIsEditedAndDeleted()
    {
        JsonValue own = withOwnDevice(JsonValue::object(), myCard());
        const Catalogue before = laidOver(own);
        own = withOwnPrice(own, *before.find(QStringLiteral("my-card")), myPrice(20000));
        OwnDevice other = myCard();
        other.name = QStringLiteral("My card 96GB");
        other.memoryGib = 96;
        other.tdpWatts.reset();
        own = withOwnDevice(own, other);
        const Catalogue catalogue = laidOver(own);
        const Device *device = catalogue.find(QStringLiteral("my-card"));
        QCOMPARE(device->memoryCapacity.value->inGibibytes(), 96.0);
        QVERIFY(!device->tdp.isKnown());
        QCOMPARE(device->prices.size(), std::size_t(1)); // stays
        QVERIFY(withoutOwnDevice(own, device->id) == JsonValue::object());
    }

    void anOwnPriceCountsInsteadOfTheCatalogues()
    {
        const Device &card = tests::device("nvidia-rtx-4090");
        QVERIFY(card.prices.size() > 1);
        const JsonValue own = withOwnPrice(JsonValue::object(), card, myPrice(15000));
        VERIFY_NO_FAULTS(checkAgainstSchema(own.toText(), QStringLiteral("catalogue")));
        const Catalogue catalogue = laidOver(own);
        const MetricReading reading = readMetric(
            *catalogue.find(card.id), {.metric = MetricId::Price, .currency = Currency::Cny}, catalogue.rates());
        QCOMPARE(*reading.value, 15000.0);
        QVERIFY(reading.kind == FigureKind::Yours);
        QVERIFY(isYours(*catalogue.find(card.id)));
        QVERIFY(!isOwnDevice(own, card.id)); // the device stays the catalogue's
        QVERIFY(hasOwnEntry(own, card.id));
        QVERIFY(withoutOwnPrices(own, card.id) == JsonValue::object());
    }

    void whatTheOverlayHasBesidesIsKept()
    {
        JsonValue own = withOwnDevice(JsonValue::object(), myCard());
        own = withOwnPrice(own, tests::device("nvidia-rtx-4090"), myPrice(15000));
        own = withoutOwnDevice(own, QStringLiteral("my-card"));
        QVERIFY(hasOwnEntry(own, QStringLiteral("nvidia-rtx-4090")));
        QVERIFY(!hasOwnEntry(own, QStringLiteral("my-card")));
        QCOMPARE(own["format"].toString(), QStringLiteral("ridgepoint-catalogue"));
    }

    void idsAreMadeFromNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("id");
        QTest::newRow("words") << "My  Card (48 GB)"
                               << "my-my-card-48-gb";
        QTest::newRow("accents") << QStringLiteral("Carté X") << "my-carte-x";
        QTest::newRow("all Chinese") << QStringLiteral("我的卡") << "my-device-2"; // the first is taken
    }
    void idsAreMadeFromNames()
    {
        QFETCH(QString, name);
        QFETCH(QString, id);
        QCOMPARE(ownDeviceId(name, {QStringLiteral("my-device")}), id);
    }

    void implausibleFiguresAreTold_data()
    {
        QTest::addColumn<double>("memory");
        QTest::addColumn<double>("bandwidth");
        QTest::addColumn<bool>("good");
        QTest::newRow("fine") << 48.0 << 1000.0 << true;
        QTest::newRow("negative") << -1.0 << 1000.0 << false;
        QTest::newRow("MB/s taken for GB/s") << 48.0 << 1e7 << false;
        QTest::newRow("not a number") << 48.0 << std::numeric_limits<double>::quiet_NaN() << false;
    }
    void implausibleFiguresAreTold()
    {
        QFETCH(double, memory);
        QFETCH(double, bandwidth);
        QFETCH(bool, good);
        OwnDevice card = myCard();
        card.memoryGib = memory;
        card.bandwidthGbPerS = bandwidth;
        QCOMPARE(checkOwnDevice(card).empty(), good);
    }

    void nameAndVendorAreNeeded()
    {
        OwnDevice card = myCard();
        card.name = QStringLiteral("  ");
        card.vendor.clear();
        QCOMPARE(checkOwnDevice(card).size(), std::size_t(2));
    }
};

RIDGEPOINT_TEST(OwnEntriesTest)
#include "tst_ownentries.moc"
