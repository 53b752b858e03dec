// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/support.h"
#include "tests/testmain.h"

#include "model/estimate/batch.h"
#include "model/estimate/cataloguerequest.h"
#include "model/estimate/devicefacts.h"
#include "model/estimate/estimate.h"
#include "model/server/serverestimate.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace model;

namespace {

ServerBuild templateOf(const char *systemId)
{
    return buildFromSystem(**builtInParts().getSystem(QString::fromLatin1(systemId)), builtInParts());
}

Result<DeviceFacts> deviceOf(const ServerBuild &build)
{
    return serverDeviceFacts(ServerFacts(build, builtInParts(), tests::builtIn()), builtInParts(), tests::builtIn());
}

std::optional<Price> priceOf(const ServerBuild &build)
{
    return machinePrice(ServerFacts(build, builtInParts(), tests::builtIn()), builtInParts(), tests::builtIn().rates());
}

QJsonObject answerTo(const QByteArray &request)
{
    const QByteArray line = answerRequest(request, catalogueContext(tests::builtIn()));
    return QJsonDocument::fromJson(line).object();
}

QString notesOf(const QJsonObject &answer)
{
    QStringList notes;
    for (const QJsonValue note : answer[QStringLiteral("notes")].toArray())
        notes << note.toString();
    return notes.join(QLatin1Char('\n'));
}

/// Two cards without any other part.
ServerBuild cards(const char *partId, int count)
{
    ServerBuild build;
    build.lines = {{QString::fromLatin1(partId), count, {}}};
    return build;
}

} // namespace

/// What the estimator takes from a server.
class ServerEstimateTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void cardsReachEachOtherOverTheSlots()
    {
        const auto device = deviceOf(templateOf("seed-h100-pcie8"));
        QVERIFY(device);
        QCOMPARE(device->server->devices, 8);
        QCOMPARE(device->id, QStringLiteral("nvidia-h100-pcie-80gb"));
        QVERIFY(!device->linkBytesPerSecond); // a bridge joins two
        QVERIFY(device->server->linkNote.contains(QStringLiteral("PCIe")));
        QCOMPARE(deviceSpeed(*device).peers, PeerLink::HostBus);
        // Eight adapters of 400 Gb/s for eight GPUs.
        QCOMPARE(*device->server->networkPerDevice, 50e9);
    }

    void modulesKeepTheLinksOfTheirBoard()
    {
        const auto device = deviceOf(templateOf("ref-dgx-h100"));
        QVERIFY(device);
        QCOMPARE(*device->linkBytesPerSecond, 450e9);
        QVERIFY(device->server->linkNote.isEmpty());
        QCOMPARE(*device->server->wattsPerDevice, 10200.0 / 8);
    }

    void aBridgeJoinsTwoCards()
    {
        const auto two = deviceOf(cards("gpu-h100-pcie-80", 2));
        QVERIFY(two && two->linkBytesPerSecond);
        QVERIFY(two->server->linkNote.contains(QStringLiteral("bridge")));
        QVERIFY(!deviceOf(cards("gpu-h100-pcie-80", 4))->linkBytesPerSecond);
    }

    void anOlderSlotSlowsTheCardDown()
    {
        ServerBuild build = cards("gpu-h100-pcie-80", 4);
        const double alone = *deviceOf(build)->hostLinkBytesPerSecond;
        build.lines.push_back({QStringLiteral("cpu-xeon-8358p"), 2, {}}); // PCIe 4.0
        const double slower = *deviceOf(build)->hostLinkBytesPerSecond;
        QCOMPARE(alone, 64e9);
        QVERIFY2(slower > 31e9 && slower < 32e9, qPrintable(QString::number(slower)));
    }

    void theCapOfTheBuildIsThePowerOfADevice()
    {
        ServerBuild build = templateOf("seed-h100-pcie8");
        build.gpuPowerCapWatts = 200;
        QCOMPARE(*deviceOf(build)->tdpWatts, 200.0);
    }

    void thePriceIsThatOfTheWholeOrUnknown()
    {
        QCOMPARE(priceOf(templateOf("ref-dgx-h100"))->money.amount, 199000.0);
        QVERIFY(!priceOf(templateOf("seed-h100-pcie8"))); // one of its lines is priced
        ServerBuild build = templateOf("ref-dgx-h100");
        build.lines.pop_back(); // the price of the system is gone with it; that of its closed platform stays
        QCOMPARE(priceOf(build)->money.amount, 300000.0);
        QCOMPARE(priceOf(build)->origin, FigureKind::Estimated);
        QVERIFY(!priceOf(templateOf("ref-821ge-h100"))); // of a platform that is no whole, every part is wanted
        build.prices = {{build.platformId, 100000, Currency::Usd}};
        for (const ServerLine &line : build.lines)
            build.prices.push_back({line.partId, 10, Currency::Usd});
        const auto sum = priceOf(build);
        QVERIFY(sum);
        QCOMPARE(sum->money.amount, 100000.0 + 10 * (2 + 32 + 8 + 10));
        QCOMPARE(sum->kind, PriceKind::System);
        QCOMPARE(sum->origin, FigureKind::Yours);
        build.platformId.clear(); // parts without a machine around them
        QVERIFY(!priceOf(build));
    }

    void aShareOfTheWholeStandsForTheDevicesPrice()
    {
        const auto device = deviceOf(templateOf("ref-dgx-h100"));
        bool found = false;
        for (const StatedPrice &price : device->prices) {
            QVERIFY(price.kind == QLatin1String("system") || price.kind == QLatin1String("cloud-hour"));
            found = found || (price.kind == QLatin1String("system") && price.amount == 199000.0 / 8);
        }
        QVERIFY(found);
    }

    void refusesWhatItCannotReckonWith_data()
    {
        QTest::addColumn<QString>("request");
        QTest::addColumn<QString>("told");
        QTest::newRow("unknown") << QStringLiteral(R"({"model":"llama-2-7b","server":"ref-dgx-h10"})")
                                 << QStringLiteral("ref-dgx-h100");
        QTest::newRow("too many") << QStringLiteral(R"({"model":"llama-2-7b","server":"ref-dgx-h100","count":16})")
                                  << QStringLiteral("8 devices");
        QTest::newRow("and a device") << QStringLiteral(
            R"({"model":"llama-2-7b","server":"ref-dgx-h100","device":"nvidia-l40s"})")
                                      << QStringLiteral("device and server");
    }
    void refusesWhatItCannotReckonWith()
    {
        QFETCH(const QString, request);
        QFETCH(const QString, told);
        const QJsonObject error = answerTo(request.toUtf8())[QStringLiteral("error")].toObject();
        QVERIFY2(error[QStringLiteral("message")].toString().contains(told),
                 qPrintable(error[QStringLiteral("message")].toString()));
    }

    void refusesServersWithoutGpusAndWithMixedOnes()
    {
        QVERIFY(!deviceOf(ServerBuild{}));
        ServerBuild mixed = cards("gpu-h100-pcie-80", 1);
        mixed.lines.push_back({QStringLiteral("gpu-l40s-48"), 1, {}});
        QCOMPARE(deviceOf(mixed).error().code, ErrorCode::Unsupported);
    }

    void thePcieServerIsSlowerAndSaysWhy()
    {
        const QByteArray rest = R"("model":"llama-2-70b","task":"inference","weight_type":"F16","tp":8,"batch":16,)"
                                R"("context":4096})";
        const auto decode = [](const QJsonObject &answer) {
            return answer[QStringLiteral("quantities")][QStringLiteral("decode_tokens_per_s")].toDouble();
        };
        const QJsonObject inSlots = answerTo(R"({"server":"seed-h100-pcie8",)" + rest);
        const QJsonObject board = answerTo(R"({"server":"ref-dgx-h100",)" + rest);
        QVERIFY2(decode(inSlots) > 0, QJsonDocument(inSlots).toJson().constData());
        QVERIFY(decode(inSlots) < decode(board));
        QVERIFY(notesOf(inSlots).contains(QStringLiteral("reach each other over PCIe")));
        QVERIFY(!notesOf(board).contains(QStringLiteral("over PCIe")));
    }

    void severalServersUseTheirAdapters()
    {
        const QByteArray job = R"("model":"llama-2-7b","task":"train","nodes":4})";
        const QJsonObject answer = answerTo(R"({"server":"ref-xe9680-h100",)" + job);
        QVERIFY2(notesOf(answer).contains(QStringLiteral("62.5 GB/s")), qPrintable(notesOf(answer)));
        const QJsonObject unknown = answerTo(R"({"server":"seed-h100-pcie8",)" + job);
        QVERIFY2(notesOf(unknown).contains(QStringLiteral("50 GB/s")), qPrintable(notesOf(unknown)));
        const QJsonObject none = answerTo(R"({"server":"ref-dgx-h200",)" + job);
        QVERIFY2(notesOf(none).contains(QStringLiteral("usual for the device")), qPrintable(notesOf(none)));
    }
};

RIDGEPOINT_TEST(ServerEstimateTest)
#include "tst_serverestimate.moc"
