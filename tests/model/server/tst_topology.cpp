// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/support.h"
#include "tests/testmain.h"

#include "model/server/topology.h"

/// What hangs on what, as the picture and its text have it.
class tst_Topology : public tests::TestCase
{
    Q_OBJECT

private slots:
    void cardsStandEvenlyOnTheSockets();
    void boardJoinsItsModules();
    void manyStandAsACrowd();
    void nothingIsMadeUp();
};

namespace {

model::Topology topologyOfSystem(const char *id)
{
    const model::PartCatalogue &parts = model::builtInParts();
    const model::ServerBuild build = model::buildFromSystem(**parts.getSystem(QString::fromLatin1(id)), parts);
    return model::topologyOf(model::ServerFacts(build, parts, tests::builtIn()), tests::builtIn());
}

int cardsOn(const model::Topology &topology, int socket, model::TopologyNode::Kind kind)
{
    int count = 0;
    for (const int child : topology.childrenOf(socket)) {
        const model::TopologyNode &node = topology.nodes[static_cast<std::size_t>(child)];
        count += node.kind == kind ? node.count : cardsOn(topology, child, kind);
    }
    return count;
}

} // namespace

void tst_Topology::cardsStandEvenlyOnTheSockets()
{
    const model::Topology topology = topologyOfSystem("seed-h100-pcie8");
    using Kind = model::TopologyNode::Kind;
    QCOMPARE(topology.countOf(Kind::Socket), 2);
    QCOMPARE(topology.countOf(Kind::Gpu), 8);
    QCOMPARE(topology.countOf(Kind::Nic), 8);
    for (const int socket : {0, 1}) {
        QCOMPARE(cardsOn(topology, socket, Kind::Gpu), 4);
        QCOMPARE(cardsOn(topology, socket, Kind::Nic), 4);
    }
    QVERIFY(topology.fabric.isEmpty()); // cards in slots
    const QString text = topology.toText();
    QVERIFY2(text.contains(QStringLiteral("Socket 1: Xeon Platinum 8468")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("4 × H100 PCIe")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("PCIe 5.0 x16")), qPrintable(text));
}

void tst_Topology::boardJoinsItsModules()
{
    const model::Topology topology = topologyOfSystem("ref-xe9680-h100");
    QVERIFY(topology.fabricJoinsAll);
    QVERIFY2(topology.fabric.contains(QStringLiteral("900 GB/s")), qPrintable(topology.fabric));
}

void tst_Topology::manyStandAsACrowd()
{
    const model::Topology topology = topologyOfSystem("ref-gb200-nvl72");
    QCOMPARE(topology.countOf(model::TopologyNode::Kind::Gpu), 72);
    QVERIFY(topology.nodes.size() < 20);
}

void tst_Topology::nothingIsMadeUp()
{
    const model::Topology topology = model::topologyOf(model::ServerFacts({}, model::builtInParts(), tests::builtIn()),
                                                       tests::builtIn());
    QCOMPARE(topology.nodes.size(), std::size_t(1));
    QCOMPARE(topology.countOf(model::TopologyNode::Kind::Gpu), 0);
    QVERIFY(topology.fabric.isEmpty());
    QVERIFY(topology.toText().contains(QStringLiteral("not known")));
}

RIDGEPOINT_TEST(tst_Topology)

#include "tst_topology.moc"
