// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulelab.h"
#include "tests/model/support.h"
#include "tests/testmain.h"

#include "model/server/memorylayout.h"
#include "model/server/serverlanes.h"
#include "model/server/servernetwork.h"
#include "model/server/serverpower.h"
#include "model/server/servertotals.h"

using namespace model;

namespace {

ServerTotals totalsOfLab(const tests::RuleLab &lab)
{
    const PartCatalogue parts = lab.catalogue();
    return totalsOf(ServerFacts(lab.build, parts, tests::builtIn()), tests::builtIn().rates(), Currency::Usd);
}

ClusterTotals clusterOfLab(const tests::RuleLab &lab)
{
    const PartCatalogue parts = lab.catalogue();
    const ServerFacts facts(lab.build, parts, tests::builtIn());
    return clusterOf(facts, totalsOf(facts, tests::builtIn().rates(), Currency::Usd), parts);
}

bool isNear(double value, double expected)
{
    return std::abs(value - expected) <= 1e-9 * std::abs(expected);
}

} // namespace

/// What a server and a number of them come to, against sums done by hand.
class ServerTotalsTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void ofOneServer()
    {
        const ServerTotals totals = totalsOfLab({});
        // 8 × 350 + 2 × 350 + 16 × 5 + 6 × 20 + 8 × 25, and a tenth for fans
        QVERIFY(isNear(totals.load->inWatts(), 4290));
        QVERIFY(isNear(totals.wall->inWatts(), 4290 / 0.94));
        QVERIFY(isNear(*totals.heatBtu, 4290 / 0.94 * 3.412));
        QVERIFY(!totals.publishedPower);
        QCOMPARE(totals.rackUnits, 4.0);
        QCOMPARE(totals.weight, 60.0);
        QCOMPARE(totals.gpuMemory->inGibibytes(), 640.0);
        QCOMPARE(totals.hostMemory->inGibibytes(), 1024.0);
        QCOMPARE(totals.dimms, 16);
        QCOMPARE(totals.lanesWanted, 8 * 16 + 8 * 16 + 4 * 4);
        QCOMPARE(totals.lanesThere, 160);
        QVERIFY(isNear(totals.hostBandwidth->inGigabytesPerSecond(), 2 * 307.2));
        QVERIFY(isNear(totals.networkPerGpu->inGigabytesPerSecond(), 50));
        QCOMPARE(totals.suppliesInstalled->inWatts(), 12000.0);
        QCOMPARE(totals.suppliesUsable->inWatts(), 6000.0);
    }

    void unknownStaysUnknown()
    {
        tests::RuleLab lab;
        lab.cpu().tdp.value.reset();
        lab.cpu().memoryChannels.value.reset();
        lab.cpu().pcieLanes.value.reset();
        lab.nic().pcieLanes.value.reset();
        lab.nic().ports.value.reset();
        lab.memory().capacity.value.reset();
        lab.platform().weight.value.reset();
        lab.supply().output.value.reset();
        const ServerTotals totals = totalsOfLab(lab);
        QVERIFY(!totals.load && !totals.wall && !totals.heatBtu);
        QVERIFY(!totals.hostBandwidth && !totals.hostMemory && !totals.lanesWanted && !totals.lanesThere);
        QVERIFY(!totals.networkPerGpu && !totals.weight && !totals.suppliesInstalled && !totals.suppliesUsable);
        lab.build.settings.nodes = 4;
        const ClusterTotals cluster = clusterOfLab(lab);
        QVERIFY(!cluster.power && !cluster.facilityPower && !cluster.racks && !cluster.leafSwitches);
    }

    void aPublishedPowerWins()
    {
        tests::RuleLab lab;
        lab.platform().maxSystemPower.value = Watts::fromWatts(10200);
        const ServerTotals totals = totalsOfLab(lab);
        QCOMPARE(totals.power()->inWatts(), 10200.0);
        QCOMPARE(totals.wall->inWatts(), 10200.0);
        QVERIFY(isNear(totals.load->inWatts(), 4290));
    }

    void aCapReplacesTheTdp()
    {
        tests::RuleLab lab;
        lab.build.gpuPowerCapWatts = 300;
        QVERIFY(isNear(totalsOfLab(lab).load->inWatts(), 4290 - 8 * 50 * 1.1));
    }

    void whatIsUnknownOfSmallPartsIsAssumed()
    {
        tests::RuleLab lab;
        lab.memory().power.value.reset();
        lab.nic().power.value.reset();
        lab.build.settings.nicWatts = 100;
        const ServerTotals totals = totalsOfLab(lab);
        QVERIFY(isNear(totals.load->inWatts(), (2800 + 700 + 250 + 800) * 1.1));
        QCOMPARE(totals.assumptions.size(), 3); // modules and drives, adapters, fans
    }

    void pricesAreAddedUp()
    {
        tests::RuleLab lab;
        lab.build.prices = {{QStringLiteral("lab-gpu"), 30000, Currency::Usd},
                            {QStringLiteral("lab-cpu"), 7000, Currency::Usd}};
        const PriceTotal price = totalsOfLab(lab).price;
        QCOMPARE(price.amount, 8 * 30000.0 + 2 * 7000.0);
        QCOMPARE(price.priced, 10);
        QCOMPARE(price.unpriced, 1 + 16 + 4 + 2 + 8 + 4 + 1 + 4);
        QVERIFY(price.unpricedIds.contains(QStringLiteral("lab-platform")));
    }

    void aCluster()
    {
        tests::RuleLab lab;
        lab.build.settings.nodes = 16;
        lab.build.settings.pue = 1.5;
        const ClusterTotals cluster = clusterOfLab(lab);
        QCOMPARE(cluster.gpus, 128);
        QCOMPARE(cluster.gpuMemory->inGibibytes(), 10240.0);
        QVERIFY(isNear(cluster.power->inWatts(), 16 * 4290 / 0.94));
        QVERIFY(isNear(cluster.facilityPower->inWatts(), 1.5 * 16 * 4290 / 0.94));
        // 15 kW hold three of 4.56 kW; 42 U would hold ten.
        QCOMPARE(cluster.racks, 6);
        // 128 end points: four leaves with 32 each, two spines
        QCOMPARE(cluster.leafSwitches, 4);
        QCOMPARE(cluster.spineSwitches, 2);
    }

    void switches_data()
    {
        QTest::addColumn<double>("endPoints");
        QTest::addColumn<int>("leaves");
        QTest::addColumn<int>("spines");
        QTest::newRow("one switch") << 64.0 << 1 << 0;
        QTest::newRow("65") << 65.0 << 3 << 2;
        QTest::newRow("256") << 256.0 << 8 << 4;
        QTest::newRow("2048") << 2048.0 << 64 << 32;
    }
    void switches()
    {
        QFETCH(const double, endPoints);
        QFETCH(const int, leaves);
        QFETCH(const int, spines);
        const auto plan = switchPlan(endPoints, 64);
        QVERIFY(plan);
        QCOMPARE(plan->leaves, leaves);
        QCOMPARE(plan->spines, spines);
        QVERIFY(!switchPlan(2049, 64));
    }

    void ratesOfPcie()
    {
        QVERIFY(std::abs(laneRate(3)->inGigabytesPerSecond() * 16 - 15.75) < 0.01);
        QVERIFY(std::abs(laneRate(4)->inGigabytesPerSecond() * 16 - 31.5) < 0.02);
        QVERIFY(std::abs(laneRate(5)->inGigabytesPerSecond() * 16 - 63) < 0.02);
        QVERIFY(!laneRate(2) && !laneRate(9));
    }

    void circuits()
    {
        ServerSettings settings;
        QVERIFY(isNear(circuitWatts(settings).inWatts(), 3520));
        QVERIFY(isNear(continuousCircuitWatts(settings).inWatts(), 2816));
        settings.mainsVolts = 120;
        settings.breakerAmps = 15;
        QVERIFY(isNear(continuousCircuitWatts(settings).inWatts(), 1440));
        settings = {};
        settings.phases = 3;
        settings.mainsVolts = 400;
        QVERIFY(isNear(circuitWatts(settings).inWatts(), std::sqrt(3.0) * 400 * 16));
        QVERIFY(std::abs(supplyVolts(settings) - 231) < 0.1);
    }
};

RIDGEPOINT_TEST(ServerTotalsTest)
#include "tst_servertotals.moc"
