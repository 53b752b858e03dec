// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/support.h"
#include "tests/testmain.h"

#include "model/server/serverfacts.h"

using namespace model;

namespace {

ServerBuild buildOf(const char *systemId)
{
    return buildFromSystem(**builtInParts().getSystem(QString::fromLatin1(systemId)), builtInParts());
}

ServerFacts factsOf(const ServerBuild &build)
{
    return ServerFacts(build, builtInParts(), tests::builtIn());
}

} // namespace

/// What is derived from a build before any rule is asked.
class ServerFactsTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    /// Parts and the system's own count agree, whether the GPUs are listed or come with the platform.
    void everySystemHasTheGpusItSays_data()
    {
        QTest::addColumn<QString>("id");
        for (const ServerSystem &system : builtInParts().systems())
            QTest::newRow(qPrintable(system.id)) << system.id;
    }
    void everySystemHasTheGpusItSays()
    {
        QFETCH(const QString, id);
        const ServerSystem &system = **builtInParts().getSystem(id);
        const ServerFacts facts = factsOf(buildFromSystem(system, builtInParts()));
        QVERIFY(facts.unknownPartIds().isEmpty());
        QCOMPARE(facts.gpuCount(), system.gpuCount);
        if (system.gpuMemoryTotal) {
            // 13,400 GB of the GB200 NVL72 is rounded: 72 times 186 is 13,392.
            const double tolerance = id == QLatin1String("ref-gb200-nvl72") ? 8 : 1e-6;
            QVERIFY(facts.gpuMemoryTotal());
            QVERIFY(std::abs(facts.gpuMemoryTotal()->inGibibytes() - system.gpuMemoryTotal->inGibibytes())
                    <= tolerance);
        }
        // Where both are known, memory and cores are as its publication states.
        if (facts.memoryTotal() && system.stated.memory.value)
            QCOMPARE(facts.memoryTotal()->inGibibytes(), system.stated.memory.value->inGibibytes());
        if (facts.cpuCoresTotal() && system.stated.cpuCores.value)
            QCOMPARE(facts.cpuCoresTotal(), system.stated.cpuCores.value);
    }

    void theH100ServerOfTheArticles()
    {
        const ServerFacts facts = factsOf(buildOf("seed-h100-pcie8"));
        QCOMPARE(facts.platformPart()->id, QStringLiteral("plat-seed-hd210"));
        QVERIFY(!facts.platform()->cpuSockets.isKnown());
        QCOMPARE(facts.cpuCount(), 2);
        QCOMPARE(facts.dimmCount(), 24);
        QCOMPARE(facts.nicCount(), 8);
        QCOMPARE(facts.driveCount(), 4);
        QCOMPARE(facts.memoryTotal()->inGibibytes(), 1536.0);
        QCOMPARE(facts.cpuCoresTotal(), 96);
        QCOMPARE(facts.networkRateTotal()->inGigabytesPerSecond(), 400.0);
        const auto supplies = facts.fittedSupplies();
        QVERIFY(supplies);
        QCOMPARE(supplies->count, 4);
        QCOMPARE(supplies->installed()->inWatts(), 8000.0);
        QCOMPARE(supplies->usable()->inWatts(), 4000.0);
        QVERIFY(!supplies->isOfPlatform);
    }

    void redundancyIsUnknownWhereNobodyStatesIt()
    {
        const auto supplies = factsOf(buildOf("seed-a800-hgx8")).fittedSupplies();
        QVERIFY(supplies);
        QCOMPARE(supplies->installed()->inWatts(), 14000.0);
        QVERIFY(!supplies->usable());
        QVERIFY(!factsOf(buildOf("seed-a100-sxm8")).fittedSupplies());
    }

    void aClosedSystemHasItsOwnSupplies()
    {
        const auto supplies = factsOf(buildOf("ref-dgx-h100")).fittedSupplies();
        QVERIFY(supplies && supplies->isOfPlatform);
        QCOMPARE(supplies->count, 6);
        QCOMPARE(supplies->usable()->inWatts(), 13200.0);
    }

    void aPartKnowsWhatItsDeviceKnows()
    {
        const ServerFacts facts = factsOf(buildOf("ref-gaudi2-8"));
        const FittedPart &gpu = facts.gpus().front();
        QVERIFY(!builtInParts().find(gpu.part.id)->gpu().tdp.isKnown());
        QCOMPARE(gpu.part.gpu().tdp.value->inWatts(), 600.0);
        QVERIFY(!gpu.part.sourcesOf(gpu.part.gpu().tdp.provenance).empty());
        const ServerFacts article = factsOf(buildOf("seed-a800-hgx8"));
        const FittedPart &included = article.gpus().front();
        QVERIFY(included.isIncluded);
        QCOMPARE(included.part.gpu().tdp.value->inWatts(), 400.0);
        QCOMPARE(included.part.deviceId, QStringLiteral("nvidia-a800-sxm4-80gb"));
    }

    void overridesAndCapsApply()
    {
        ServerBuild build = buildOf("seed-h100-pcie8");
        build.overrides = {{QStringLiteral("plat-seed-hd210"), QStringLiteral("cpuSockets"), 2.0},
                           {QStringLiteral("psu-2000-2p2-seed"), QStringLiteral("watts"), 2700.0},
                           {QStringLiteral("psu-2000-2p2-seed"), QStringLiteral("nonsense"), 1.0}};
        const ServerFacts facts = factsOf(build);
        QCOMPARE(facts.platform()->cpuSockets.value, 2);
        QCOMPARE(facts.platform()->cpuSockets.provenance.kind, FigureKind::Yours);
        QCOMPARE(facts.fittedSupplies()->usable()->inWatts(), 5400.0);
        QCOMPARE(facts.powerOf(facts.gpus().front())->inWatts(), 350.0);
        build.gpuPowerCapWatts = 300;
        QCOMPARE(factsOf(build).powerOf(facts.gpus().front())->inWatts(), 300.0);
        build.gpuPowerCapWatts = 900; // a cap gives no card more than it takes
        QCOMPARE(factsOf(build).powerOf(facts.gpus().front())->inWatts(), 350.0);
    }

    void equalPartsAreMergedAndStrangersNamed()
    {
        ServerBuild build;
        build.lines = {{QStringLiteral("ram-2x64-ddr5-5600-udimm"), 1, {}},
                       {QStringLiteral("gone"), 3, {}},
                       {QStringLiteral("ram-2x64-ddr5-5600-udimm"), 1, {}}};
        const ServerFacts facts = factsOf(build);
        QCOMPARE(facts.memory().size(), std::size_t(1));
        QCOMPARE(facts.memory().front().quantity, 2);
        QCOMPARE(facts.dimmCount(), 4);
        QCOMPARE(facts.memoryTotal()->inGibibytes(), 256.0);
        QCOMPARE(facts.unknownPartIds(), QStringList{QStringLiteral("gone")});
        QVERIFY(!facts.platform());
        QVERIFY(!facts.gpuMemoryTotal());
        QVERIFY(!facts.networkRateTotal());
    }

    void aPriceOfTheBuildComesFirst()
    {
        ServerBuild build = buildOf("seed-h100-pcie8");
        const Part &gpu = *builtInParts().find(QStringLiteral("gpu-h100-pcie-80"));
        QCOMPARE(factsOf(build).priceOf(gpu)->price.money.amount, 30678.0);
        build.prices = {{gpu.id, 25000, Currency::Eur}};
        QCOMPARE(factsOf(build).priceOf(gpu)->price.money.amount, 25000.0);
        QCOMPARE(factsOf(build).priceOf(gpu)->price.origin, FigureKind::Yours);
        QVERIFY(!factsOf(build).priceOf(*builtInParts().find(QStringLiteral("cpu-xeon-8468"))));
    }
};

RIDGEPOINT_TEST(ServerFactsTest)
#include "tst_serverfacts.moc"
