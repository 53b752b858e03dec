// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/support.h"
#include "tests/testmain.h"

#include "model/catalogue/schemacheck.h"
#include "model/server/partfacts.h"
#include "model/server/partcatalogue.h"
#include "model/server/serverbuild.h"

#include <QFile>
#include <QTemporaryDir>

#include <algorithm>

using namespace model;

namespace {

const Part &part(const char *id)
{
    const Part *found = builtInParts().find(QString::fromLatin1(id));
    if (!found)
        qFatal("there is no part %s", id);
    return *found;
}

QByteArray overlayOf(const QByteArray &members)
{
    return "{ \"format\": \"ridgepoint-catalogue\", \"version\": 1,\n" + members + "\n}\n";
}

PartCatalogueLoad loadedWith(const QByteArray &members)
{
    const auto document = parseJson(overlayOf(members), QStringLiteral("own.json"));
    return overlaid(builtInParts(), document.value(), QStringLiteral("own.json"));
}

} // namespace

/// The parts and systems that are built in, and a user's laid over them.
class PartCatalogueTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void builtInFilesHold()
    {
        VERIFY_NO_FAULTS(checkBuiltInParts());
        QCOMPARE(builtInParts().parts().size(), std::size_t(160));
        QCOMPARE(builtInParts().systems().size(), std::size_t(28));
    }

    void builtInFilesHoldTheirSchema_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("parts") << ":/ridgepoint/servers/parts.json";
        QTest::newRow("systems") << ":/ridgepoint/servers/systems.json";
    }
    void builtInFilesHoldTheirSchema()
    {
        QFETCH(const QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        VERIFY_NO_FAULTS(checkAgainstSchema(file.readAll(), QStringLiteral("catalogue")));
    }

    void everyReferenceResolves()
    {
        for (const Part &part : builtInParts().parts()) {
            if (!part.deviceId.isEmpty())
                QVERIFY2(tests::builtIn().find(part.deviceId), qPrintable(part.id));
            if (const auto *platform = std::get_if<PlatformFacts>(&part.facts);
                platform && platform->includedDeviceCount > 0)
                QVERIFY2(tests::builtIn().find(platform->includedDeviceId), qPrintable(part.id));
        }
        for (const ServerSystem &system : builtInParts().systems()) {
            for (const ServerLine &line : system.lines)
                QVERIFY2(builtInParts().find(line.partId), qPrintable(system.id + QLatin1Char(' ') + line.partId));
        }
    }

    void everyEntryHasASourceWithADate()
    {
        QStringList without;
        for (const Part &part : builtInParts().parts()) {
            if (part.sources.empty())
                without << part.id;
            for (const Source &source : part.sources)
                QVERIFY2(!source.title.isEmpty() && !source.date.isEmpty(), qPrintable(part.id));
        }
        // A class of supplies that was asked for and of which no page was read.
        QCOMPARE(without, (QStringList{QStringLiteral("psu-2200-crps")}));
        for (const ServerSystem &system : builtInParts().systems())
            QVERIFY2(!system.sources.empty(), qPrintable(system.id));
    }

    void aCardHasTheMemoryOfItsDevice()
    {
        for (const Part *gpu : builtInParts().partsOf(PartCategory::Gpu)) {
            const Device *device = tests::builtIn().find(gpu->deviceId);
            QCOMPARE(gpu->gpu().memory.value->inGibibytes(), device->memoryCapacity.value->inGibibytes());
        }
    }

    void factsHaveUnitsAndSources()
    {
        const CpuFacts &cpu = part("cpu-xeon-8468").cpu();
        QCOMPARE(cpu.cores.value, 48);
        QCOMPARE(cpu.threads.value, 96);
        QCOMPARE(cpu.baseClock.value, 2.1);
        QCOMPARE(cpu.l3Cache.value->inMebibytes(), 105.0);
        QCOMPARE(cpu.maxMemory.value->inGibibytes(), 4096.0);
        QCOMPARE(cpu.tdp.value->inWatts(), 350.0);
        QCOMPARE(memoryGenerations(*cpu.memoryType.value), QStringList{QStringLiteral("DDR5")});
        QVERIFY(!cpu.tdp.provenance.sources.empty());
        QCOMPARE(part("ram-64-ddr4-3200").memory().capacity.value->inGibibytes(), 64.0);
        QCOMPARE(part("ssd-d7-p5620-3.2").drive().capacity.value->inGigabytes(), 3200.0);
        QCOMPARE(part("nic-cx6-hdr200").nic().portRate.value->inGigabytesPerSecond(), 25.0);
        QCOMPARE(part("psu-2000-2p2-seed").powerSupply().unitsPerSet.value, 4);
        QCOMPARE(part("psu-2000-2p2-seed").powerSupply().unitsPerSet.provenance.kind, FigureKind::Derived);
        QCOMPARE(part("plat-asrock-genoa2d24g").platform().pcieSlots.value->front().count, 20);
        const PlatformFacts &oam = part("plat-smci-as-8125gs-tnmr2").platform();
        QCOMPARE(oam.bayInterfaces.value->size(), std::size_t(2));
        QCOMPARE(oam.bayInterfaces.value->back(),
                 (DriveBays{2, QStringLiteral("2.5 inch"), {QStringLiteral("SAS"), QStringLiteral("SATA")}}));
        QCOMPARE(part("plat-smci-sys-821ge-tnhr").platform().memorySpeedTwoPerChannel.value, 4400.0);
        const SwitchFacts &ndr = part("sw-qm9700").networkSwitch();
        QCOMPARE(ndr.power.value->inWatts(), 1720.0);
        QCOMPARE(ndr.typicalPower.value->inWatts(), 747.0);
        QCOMPARE(ndr.weight.value, 14.8);
        QCOMPARE(part("psu-3300-dgx").powerSupply().inputCurrent.value, 16.0);
        QCOMPARE(part("rack-apc-ar3300").rack().maxWeight.value, 1701.0);
        QVERIFY(part("plat-nvidia-dgx-h100").platform().isClosed);
        QVERIFY(!part("gpu-h800-80").gpu().tdp.isKnown());
    }

    void aFigureOfItsOwnSourceNamesItAndWhoDisagrees()
    {
        const Part &memory = part("ram-64-ddr5-4800");
        const Figure<Watts> &power = memory.memory().power;
        QCOMPARE(power.value->inWatts(), 10.0);
        QCOMPARE(power.provenance.kind, FigureKind::Estimated);
        const std::vector<Source> sources = memory.sourcesOf(power.provenance);
        QCOMPARE(sources.size(), std::size_t(1));
        QVERIFY2(sources.front().title.contains(QLatin1String("preset")), qPrintable(sources.front().title));
        QCOMPARE(power.provenance.dissents.size(), std::size_t(2));
        QCOMPARE(power.provenance.dissents.front().statedValue, QStringLiteral("6.6 W"));

        // What several facts were read from is listed once.
        const Part &dgx = part("plat-nvidia-dgx-h200");
        QCOMPARE(dgx.platform().weight.provenance.sources, dgx.platform().depth.provenance.sources);
        for (std::size_t i = 0; i < dgx.sources.size(); ++i)
            QCOMPARE(std::ranges::count(dgx.sources, dgx.sources[i]), 1);

        // A dissent alone leaves a fact with the sources of its part.
        const Figure<Watts> &supply = part("plat-nvidia-dgx-h100").platform().psuOutput;
        QCOMPARE(supply.value->inWatts(), 3300.0);
        QCOMPARE(supply.provenance.dissents.front().statedValue, QStringLiteral("3000 W"));
        QVERIFY(supply.provenance.sources.size() > 1);
    }

    void factsAreShownWithTheirUnits()
    {
        const auto textOf = [](const Part &of, const QString &key) {
            for (const FactText &fact : knownFacts(of)) {
                if (fact.key == key)
                    return fact.text;
            }
            return QString();
        };
        QCOMPARE(textOf(part("plat-dell-xe9680"), QStringLiteral("maxInletCelsius")), QStringLiteral("35 °C"));
        QCOMPARE(textOf(part("plat-smci-as-8125gs-tnmr2"), QStringLiteral("bayInterfaces")),
                 QStringLiteral("16 × 2.5 inch NVMe/SAS/SATA, 2 × 2.5 inch SAS/SATA"));
        QCOMPARE(textOf(part("plat-asus-esc-n8-e11"), QStringLiteral("bayInterfaces")), QStringLiteral("8 × NVMe/SAS"));
        QCOMPARE(textOf(part("plat-smci-sys-420gp-tnr"), QStringLiteral("pcieSlots")),
                 QStringLiteral("12 × x16 PCIe 4.0 FHFL"));
    }

    void aPriceOfAKitIsOfAllItsPieces()
    {
        const PartPrice *price = bestPrice(part("gpu-gaudi3-128").prices);
        QVERIFY(price);
        QCOMPARE(price->price.money.amount, 125000.0);
        QCOMPARE(price->each().amount, 15625.0);
    }

    void namesTheNearestParts()
    {
        const auto found = builtInParts().get(QStringLiteral("cpu-xeon-8486"));
        QVERIFY(!found);
        QCOMPARE(found.error().code, ErrorCode::UnknownId);
        QVERIFY2(found.error().message.contains(QLatin1String("cpu-xeon-8468")), qPrintable(found.error().message));
        const auto system = builtInParts().getSystem(QStringLiteral("seed-h100"));
        QVERIFY(!system);
        QVERIFY2(system.error().message.contains(QLatin1String("seed-h100-pcie8")), qPrintable(system.error().message));
    }

    void textsAreTakenApart()
    {
        QCOMPARE(redundancyFromText(QStringLiteral("3+3 fault tolerant")), (Redundancy{3, 3}));
        QCOMPARE(redundancyFromText(QStringLiteral("4+2 (H100, H200) or 5+1 (B200)")), std::nullopt);
        QCOMPARE(redundancyFromText(QStringLiteral("none")), std::nullopt);
        QCOMPARE(memoryGenerations(QStringLiteral("DDR5 or DDR4 UDIMM")),
                 (QStringList{QStringLiteral("DDR4"), QStringLiteral("DDR5")}));
        QCOMPARE(memoryGenerations(QStringLiteral("unified LPDDR5-6400")), QStringList{QStringLiteral("LPDDR5")});
        QCOMPARE(gpuMounts(QStringLiteral("SXM5 (HGX) or OAM (UBB)")),
                 (QStringList{QStringLiteral("OAM"), QStringLiteral("SXM5")}));
        QCOMPARE(gpuMounts(QStringLiteral("PCIe FHFL dual-slot, passive")), QStringList{QStringLiteral("PCIe")});
        QCOMPARE(gpuMounts(QStringLiteral("SXM (HGX B200)")), QStringList{QStringLiteral("SXM")});
        QVERIFY(gpuMounts(QStringLiteral("GB200 superchip")).isEmpty());
    }

    void anOverlayAddsAndChanges()
    {
        const PartCatalogueLoad load = loadedWith(R"("parts": [
  { "id": "nic-cx7-400-osfp", "facts": { "powerWatts": { "value": 25, "source": { "title": "Manual", "date": "2026-12" } } } },
  { "id": "my-psu", "category": "psu", "vendor": "Me", "name": "3 kW", "facts": { "watts": 3000, "efficiency": 0.96 },
    "prices": [{ "amount": 400, "currency": "EUR", "kind": "street", "date": "2026-12" }] }
], "systems": [{ "id": "my-server", "name": "Mine", "parts": [{ "part": "my-psu", "quantity": 2 }] }])");
        VERIFY_NO_FAULTS(load.faults);
        const Part *nic = load.catalogue.find(QStringLiteral("nic-cx7-400-osfp"));
        QCOMPARE(nic->nic().power.value->inWatts(), 25.0);
        QCOMPARE(nic->nic().power.provenance.kind, FigureKind::Yours);
        QCOMPARE(nic->sourcesOf(nic->nic().power.provenance).front().title, QStringLiteral("Manual"));
        QCOMPARE(nic->nic().ports.value, 1);
        QCOMPARE(nic->nic().ports.provenance.sources, part("nic-cx7-400-osfp").nic().ports.provenance.sources);
        QCOMPARE(load.catalogue.find(QStringLiteral("my-psu"))->powerSupply().efficiency.value, 0.96);
        QCOMPARE(load.catalogue.findSystem(QStringLiteral("my-server"))->lines.front().quantity, 2);
        QVERIFY(!builtInParts().find(QStringLiteral("my-psu")));
    }

    void faultsAreNamed_data()
    {
        QTest::addColumn<QByteArray>("members");
        QTest::addColumn<QString>("fault");
        QTest::newRow("unknown fact") << QByteArray(R"("parts": [{ "id": "cpu-epyc-9654", "facts": { "core": 96 } }])")
                                      << "own.json:2: /parts/0/facts/core: unknown fact; did you mean cores?";
        QTest::newRow("wrong type") << QByteArray(R"("parts": [{ "id": "cpu-epyc-9654", "facts": { "cores": "96" } }])")
                                    << "own.json:2: /parts/0/facts/cores: expected a whole number";
        QTest::newRow("negative")
            << QByteArray(R"("parts": [{ "id": "cpu-epyc-9654", "facts": { "tdpWatts": { "value": -1 } } }])")
            << "own.json:2: /parts/0/facts/tdpWatts/value: found -1, expected a number above 0 and at most 1e+12";
        QTest::newRow("unknown category")
            << QByteArray(R"("parts": [{ "id": "x", "category": "toaster", "vendor": "a", "name": "b" }])")
            << "own.json:2: /parts/0/category: found \"toaster\", expected one of platform, cpu, memory, "
               "gpu, drive, nic, switch, psu, cooling, chassis, rack, other";
        QTest::newRow("nothing but an id")
            << QByteArray(R"("parts": [{ "id": "x" }])")
            << "own.json:2: /parts/0/category: a new part needs category, name and vendor";
        QTest::newRow("unknown key") << QByteArray(R"("parts": [{ "id": "cpu-epyc-9654", "prize": 1 }])")
                                     << "own.json:2: /parts/0/prize: unknown key; did you mean prices?";
        QTest::newRow("bays without interfaces")
            << QByteArray(R"("parts": [{ "id": "plat-dell-xe9680", "facts": { "bayInterfaces": [{ "count": 8 }] } }])")
            << "own.json:2: /parts/0/facts/bayInterfaces/0/interfaces: found nothing, expected a list of texts";
        QTest::newRow("lanes of bays") << QByteArray(
            R"("parts": [{ "id": "plat-dell-xe9680",
  "facts": { "bayInterfaces": [{ "count": 8, "interfaces": ["NVMe"], "lanes": 4 }] } }])")
                                       << "own.json:3: /parts/0/facts/bayInterfaces/0/lanes: unknown key";
        QTest::newRow("bays as a number")
            << QByteArray(R"("parts": [{ "id": "plat-dell-xe9680", "facts": { "bayInterfaces": 8 } }])")
            << "own.json:2: /parts/0/facts/bayInterfaces: expected a list of bays";
        QTest::newRow("slots of no object")
            << QByteArray(R"("parts": [{ "id": "plat-dell-xe9680", "facts": { "pcieSlots": [16] } }])")
            << "own.json:2: /parts/0/facts/pcieSlots/0: found a number, expected an object with count";
        QTest::newRow("a system of unknown parts")
            << QByteArray(
                   R"("systems": [{ "id": "x", "name": "X", "parts": [{ "part": "cpu-epyc-9645", "quantity": 1 }] }])")
            << "own.json:2: /systems/0/parts/0/part: unknown part \"cpu-epyc-9645\"; did you mean cpu-epyc-9654";
        QTest::newRow("half a part") << QByteArray(
            R"("systems": [{ "id": "x", "name": "X", "parts": [{ "part": "cpu-epyc-9654", "quantity": 0.5 }] }])")
                                     << "own.json:2: /systems/0/parts/0/quantity: found 0.5, expected a whole number "
                                        "of 1 or more";
    }
    void faultsAreNamed()
    {
        QFETCH(const QByteArray, members);
        QFETCH(const QString, fault);
        const PartCatalogueLoad load = loadedWith(members);
        QCOMPARE(load.faults.size(), std::size_t(1));
        QVERIFY2(load.faults.front().toText().startsWith(fault), qPrintable(load.faults.front().toText()));
        QCOMPARE(load.catalogue.parts().size(), builtInParts().parts().size());
    }

    void oneFileHoldsDevicesAndParts()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("own.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(overlayOf(R"("parts": [{ "id": "cpu-epyc-9654", "facts": { "coars": 96 } }])"));
        file.close();
        VERIFY_NO_FAULTS(loadCatalogue({path}).faults);
        const Errors faults = checkCatalogueFile(path);
        QCOMPARE(faults.size(), std::size_t(1));
        QCOMPARE(faults.front().place, QStringLiteral("/parts/0/facts/coars"));
    }

    void everyFactHasALabel()
    {
        for (const PartCategory category : allPartCategories()) {
            QCOMPARE(partCategoryFromId(partCategoryId(category)), category);
            for (const QString &key : factKeys(category))
                QVERIFY2(factLabel(key) != key, qPrintable(key));
        }
    }
};

RIDGEPOINT_TEST(PartCatalogueTest)
#include "tst_partcatalogue.moc"
