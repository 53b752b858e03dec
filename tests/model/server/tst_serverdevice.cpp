// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/support.h"
#include "tests/testmain.h"

#include "model/compare/comparison.h"
#include "model/estimate/devicematrix.h"
#include "model/server/serverdevice.h"
#include "model/workspace/workspace.h"

#include <QSignalSpy>

using namespace model;

namespace {

ServerBuild ofSystem(const char *systemId)
{
    return buildFromSystem(**builtInParts().getSystem(QString::fromLatin1(systemId)), builtInParts());
}

Device machineOf(const ServerBuild &build)
{
    return serverDevice(QStringLiteral("it"), ServerFacts(build, builtInParts(), tests::builtIn()), builtInParts(),
                        tests::builtIn());
}

const QString dgx = QStringLiteral("server:ref-dgx-h100");
const QString card = QStringLiteral("nvidia-h100-sxm5-80gb");

} // namespace

/// Servers among compared devices.
class ServerDeviceTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void idsOfServers()
    {
        QCOMPARE(serverDeviceId(QStringLiteral("ref-dgx-h100")), dgx);
        QCOMPARE(serverIdOf(dgx), QStringLiteral("ref-dgx-h100"));
        QVERIFY(!serverIdOf(card));
    }

    void sumsAreOfAllGpus()
    {
        const Device machine = machineOf(ofSystem("ref-dgx-h100"));
        const Device &gpu = *tests::builtIn().find(card);
        QCOMPARE(machine.kind, DeviceKind::Server);
        QCOMPARE(machine.memoryCapacity.value->inGibibytes(), 640.0);
        QCOMPARE(machine.memoryCapacity.provenance.kind, FigureKind::Derived);
        QVERIFY(!machine.sourcesOf(machine.memoryCapacity.provenance).empty());
        QCOMPARE(machine.memoryBandwidth.value->inBaseUnits(), 8 * gpu.memoryBandwidth.value->inBaseUnits());
        const auto rate = [](const Device &of) { return of.peakRate(NumberFormat::Bf16).dense.value->inBaseUnits(); };
        QCOMPARE(rate(machine), 8 * rate(gpu));
        QCOMPARE(machine.tdp.value->inWatts(), 10200.0);
        QCOMPARE(machine.tdp.provenance.kind, FigureKind::Published);
        QVERIFY(!machine.interconnectBandwidth.isKnown()); // a link has no sum
        QCOMPARE(machine.prices.size(), std::size_t(1));
        QCOMPARE(machine.prices.front().kind, PriceKind::System);
    }

    void powerIsTheSumWhereNobodyPublishesIt()
    {
        const Device machine = machineOf(ofSystem("seed-h100-pcie8"));
        QCOMPARE(machine.tdp.provenance.kind, FigureKind::Derived);
        QVERIFY(machine.tdp.value->inWatts() > 3500);
        QVERIFY(machine.prices.empty());
    }

    void whatOneGpuLacksIsUnknown()
    {
        ServerBuild build = ofSystem("seed-h100-pcie8");
        QVERIFY(machineOf(build).memoryCapacity.isKnown());
        build.lines.push_back({QStringLiteral("gpu-rtx4090-24"), 1, {}});
        QCOMPARE(machineOf(build).memoryCapacity.value->inGibibytes(), 664.0);
        QVERIFY(!machineOf(ServerBuild{}).memoryCapacity.isKnown());
        QVERIFY(!machineOf(ServerBuild{}).tdp.isKnown());
    }

    void theGuardTellsServersFromDevices()
    {
        const Catalogue catalogue = withDevices(
            tests::builtIn(), {serverDevice(QStringLiteral("ref-dgx-h100"),
                                            ServerFacts(ofSystem("ref-dgx-h100"), builtInParts(), tests::builtIn()),
                                            builtInParts(), tests::builtIn())});
        const auto warnings = [&](const QStringList &ids, MetricId metric) {
            return compare(catalogue, {ids, {.metric = metric}, {}, RowOrder::Value})->warnings.join(QLatin1Char('\n'));
        };
        const QString guard = QStringLiteral("Not like with like");
        QVERIFY(warnings({card, dgx}, MetricId::Memory).contains(QStringLiteral("servers with all their GPUs")));
        QVERIFY(warnings({card, dgx}, MetricId::Price).contains(QStringLiteral("whole machines with their host")));
        QVERIFY(warnings({card, dgx}, MetricId::Power).contains(QStringLiteral("whole machines with their host")));
        QVERIFY(!warnings({dgx}, MetricId::Memory).contains(guard));
    }

    void aWorkspaceComparesSystems()
    {
        Workspace workspace(tests::builtIn());
        QSignalSpy catalogueChanges(&workspace, &Workspace::catalogueChanged);
        workspace.setComparedIds({card, dgx});
        QCOMPARE(workspace.comparedIds(), (QStringList{card, dgx}));
        QCOMPARE(catalogueChanges.count(), 1);
        QCOMPARE(workspace.comparison(MetricId::Memory).find(dgx)->reading.value, 640.0);
        workspace.setBaselineId(dgx);
        QCOMPARE(catalogueChanges.count(), 1); // the same servers
        workspace.setComparedIds({card});
        QVERIFY(!workspace.catalogue().find(dgx));
        QCOMPARE(workspace.restore(WorkspaceState{.comparedIds = {QStringLiteral("server:none"), card}}),
                 QStringList{QStringLiteral("server:none")});
    }

    void aWorkspaceComparesItsOwnServers()
    {
        Workspace workspace(tests::builtIn());
        const QString id = serverDeviceId(workspace.addServer(ofSystem("seed-h100-pcie8")));
        workspace.setComparedIds({card, id});
        QCOMPARE(workspace.comparison(MetricId::Memory).find(id)->reading.value, 640.0);
        ServerBuild build = workspace.servers().front();
        for (ServerLine &line : build.lines) {
            if (line.partId == QLatin1String("gpu-h100-pcie-80"))
                line.quantity = 4;
        }
        QSignalSpy comparedChanges(&workspace, &Workspace::comparedChanged);
        workspace.setServer(build);
        QCOMPARE(comparedChanges.count(), 1);
        QCOMPARE(workspace.comparison(MetricId::Memory).find(id)->reading.value, 320.0);
        workspace.removeServer(build.id);
        QCOMPARE(workspace.comparedIds(), QStringList{card});
    }

    void theEstimatorTakesTheDevicesOfTheServer()
    {
        Workspace workspace(tests::builtIn());
        const QString own = serverDeviceId(workspace.addServer(ofSystem("seed-h100-pcie8")));
        workspace.setComparedIds({card, dgx, own});
        const auto matrix = askDevices(workspace.estimateWords(), workspace.comparedIds(), workspace.estimateContext());
        QVERIFY(matrix);
        QCOMPARE(matrix->rows[0].name, tests::builtIn().find(card)->name);
        for (const std::size_t i : {1, 2}) {
            const MatrixRow &row = matrix->rows[i];
            QVERIFY2(row.answer, row.error ? qPrintable(row.error->message) : "no answer");
            QCOMPARE(row.answer->assumedNumber(QLatin1StringView("count")), 8.0);
        }
        QCOMPARE(matrix->rows[1].name, QStringLiteral("NVIDIA DGX H100"));
    }
};

RIDGEPOINT_TEST(ServerDeviceTest)
#include "tst_serverdevice.moc"
