// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/support.h"
#include "tests/testmain.h"

#include "model/catalogue/schemacheck.h"
#include "model/server/serverfile.h"

using namespace model;

namespace {

QByteArray fileOf(const QByteArray &members)
{
    return "{ \"format\": \"ridgepoint-server\", \"version\": 1,\n" + members + "\n}\n";
}

Result<ServerBuild> readBuild(const QByteArray &bytes)
{
    return readServerBuild(bytes, QStringLiteral("my.json"), builtInParts());
}

} // namespace

/// Files of servers: each fault refused in one sentence, and what is written reads back equal.
class ServerFileTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void readsBackEqual_data()
    {
        QTest::addColumn<QString>("id");
        for (const ServerSystem &system : builtInParts().systems())
            QTest::newRow(qPrintable(system.id)) << system.id;
    }
    void readsBackEqual()
    {
        QFETCH(const QString, id);
        ServerBuild build = buildFromSystem(**builtInParts().getSystem(id), builtInParts());
        const auto same = readBuild(serverToJson(build).toText());
        QVERIFY2(same, same ? "" : qPrintable(same.error().toText()));
        QCOMPARE(*same == build, true);
        build.id = QStringLiteral("a");
        build.gpuPowerCapWatts = 300;
        build.overrides = {{QStringLiteral("cpu-xeon-8468"), QStringLiteral("tdpWatts"), 330.0},
                           {QStringLiteral("psu-3500-seed"), QStringLiteral("redundancy"), QStringLiteral("2+2")},
                           {QStringLiteral("plat-seed-hd210"), QStringLiteral("hasPcieSwitch"), true}};
        build.prices = {{QStringLiteral("cpu-xeon-8468"), 7214.5, Currency::Eur}};
        build.settings.fanFraction = 0.2;
        build.settings.rackMaxKg = 1200;
        build.settings.limitsContinuousLoad = false;
        const QByteArray text = serverToJson(build).toText();
        VERIFY_NO_FAULTS(checkAgainstSchema(text, QStringLiteral("server")));
        const auto changed = readBuild(text);
        QVERIFY2(changed, changed ? "" : qPrintable(changed.error().toText()));
        QCOMPARE(*changed == build, true);
    }

    void defaultsAreNotWritten()
    {
        QVERIFY(!serverToJson(ServerBuild()).find("settings"));
        ServerBuild build;
        build.settings.breakerAmps = 32;
        QCOMPARE(serverToJson(build)["settings"].members().size(), std::size_t(1));
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("message");
        const auto row = [](const char *name, const char *members, const char *message) {
            QTest::newRow(name) << fileOf(members) << QString::fromUtf8(message);
        };
        const auto quantity = [&](const char *name, const QByteArray &number) {
            QTest::newRow(name)
                << fileOf(R"("parts": [{ "part": "cpu-xeon-8468", "quantity": )" + number + " }]")
                << QStringLiteral("my.json:2: /parts/0/quantity: found %1, expected a whole number from 1 to 10000")
                       .arg(QString::fromLatin1(number));
        };
        quantity("none of a part", "0");
        quantity("a negative quantity", "-2");
        quantity("a thousand million", "1000000000");
        quantity("half a part", "1.5");
        row("a quantity in words", R"("parts": [{ "part": "cpu-xeon-8468", "quantity": "two" }])",
            "my.json:2: /parts/0/quantity: found text, expected a whole number from 1 to 10000");
        row("no quantity", R"("parts": [{ "part": "cpu-xeon-8468" }])",
            "my.json:2: /parts/0/quantity: found nothing, expected a whole number from 1 to 10000");
        row("an unknown part", R"("parts": [{ "part": "cpu-xeon-8486", "quantity": 2 }])",
            "my.json:2: /parts/0/part: unknown part \"cpu-xeon-8486\"; did you mean");
        row("an unknown platform", R"("platform": "plat-dell-xe968")",
            "my.json:2: /platform: unknown part \"plat-dell-xe968\"; did you mean plat-dell-xe9680");
        row("a platform that is a processor", R"("platform": "cpu-xeon-8468")",
            "my.json:2: /platform: found \"cpu-xeon-8468\", which is of the category cpu; expected a platform");
        row("a platform of another type", R"("platform": 7)",
            "my.json:2: /platform: found a number, expected text that is not empty");
        row("a platform among the parts", R"("parts": [{ "part": "plat-dell-xe9680", "quantity": 1 }])",
            "my.json:2: /parts/0/part: found the platform \"plat-dell-xe9680\", expected it under /platform");
        row("parts that are no list", R"("parts": {})", "my.json:2: /parts: found an object, expected a list");
        row("an unknown key", R"("platfrom": "plat-dell-xe9680")",
            "my.json:2: /platfrom: unknown key; did you mean platform?");
        row("an unknown setting", R"("settings": { "puee": 1.1 })",
            "my.json:2: /settings/puee: unknown key; did you mean pue");
        row("a setting out of its range", R"("settings": { "pue": 0.5 })",
            "my.json:2: /settings/pue: found 0.5, expected a number from 1 to 5");
        row("an unknown fact", R"("overrides": [{ "part": "cpu-xeon-8468", "fact": "tdp", "value": 300 }])",
            "my.json:2: /overrides/0/fact: unknown fact; did you mean tdpWatts?");
        row("a fact of another type",
            R"("overrides": [{ "part": "cpu-xeon-8468", "fact": "tdpWatts", "value": "hot" }])",
            "my.json:2: /overrides/0/value: expected a number");
        row("two currencies", R"("prices": [{ "part": "cpu-xeon-8468", "amount": 1, "currency": "USD" },
  { "part": "gpu-h100-pcie-80", "amount": 1, "currency": "CNY" }])",
            "my.json:3: /prices/1/currency: found CNY, expected USD as in the price before it: the prices of a build "
            "are in one "
            "currency");
        row("a cap of nothing", R"("gpuPowerCapWatts": 0)",
            "my.json:2: /gpuPowerCapWatts: found 0, expected a number from 1 to 100000");
        QTest::newRow("something else") << QByteArray("{ \"format\": \"ridgepoint-catalogue\" }")
                                        << "my.json:1: /format: expected \"ridgepoint-server\"";
        QTest::newRow("a list") << QByteArray("[]") << "my.json:1: /: found a list, expected a server";
        QTest::newRow("a newer version") << QByteArray("{ \"format\": \"ridgepoint-server\", \"version\": 2 }")
                                         << "my.json:1: /version: found 2, expected a version from 1 to 1";
        QTest::newRow("no JSON") << QByteArray("server") << "my.json:1: ";
        QTest::newRow("nothing") << QByteArray() << "my.json:1: the file is empty; expected a JSON object";
    }
    void refuses()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, message);
        const auto build = readBuild(bytes);
        QVERIFY(!build);
        QVERIFY2(build.error().toText().startsWith(message), qPrintable(build.error().toText()));
    }

    void anIncompleteServerIsOne()
    {
        QVERIFY(readBuild(fileOf("\"name\": \"Empty\"")));
        const auto build = readBuild(fileOf(R"("parts": [{ "part": "cpu-xeon-8468", "quantity": 2 }])"));
        QVERIFY(build);
        QVERIFY(build->platformId.isEmpty());
    }

    void theWindowKeepsTheRest()
    {
        const auto document = parseJson(fileOf(R"("platform": "nothing", "parts": [
  { "part": "cpu-xeon-8468", "quantity": 2 }, { "part": "gone", "quantity": 1 }, { "part": "ram-64-ddr5-4800", "quantity": -1 }
], "settings": { "pue": 1.4, "phases": "three" })"),
                                        QStringLiteral("my.json"));
        const auto read = serverFromJson(document->root, QStringLiteral("my.json"), builtInParts());
        QVERIFY(read);
        QCOMPARE(read->faults.size(), std::size_t(4));
        QCOMPARE(read->build.lines.size(), std::size_t(1));
        QCOMPARE(read->build.settings.pue, 1.4);
        QCOMPARE(read->build.settings.phases, 1.0);
    }
};

RIDGEPOINT_TEST(ServerFileTest)
#include "tst_serverfile.moc"
