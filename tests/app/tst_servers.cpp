// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// `ridgepoint server list`, `server show` and `server check`: servers as a person at a terminal sees them.
#include "program.h"
#include "tests/testmain.h"

using tests::words;

class tst_Servers : public tests::TestCase
{
    Q_OBJECT

private slots:
    void lists();
    void listsAsJson();
    void showsOriginalTextAndOddities();
    void showsAsJson();
    void showsEverySystem();
    void showsAFile();
    void takesPartsOfAnOverlay();
    void checks();
    void checksAsJson();
    void refuses_data();
    void refuses();
};

void tst_Servers::lists()
{
    const tests::Terminal terminal;
    const tests::Outcome outcome = terminal.run(words("server list"));
    VERIFY_DONE(outcome);
    for (const char *text : {"seed-h100-pcie8", "ref-dgx-h100", "2 × Xeon Platinum 8468", "10,200", "199,000 USD"})
        QVERIFY2(outcome.out.contains(text), text);
}

void tst_Servers::listsAsJson()
{
    const tests::Terminal terminal;
    const tests::Outcome outcome = terminal.run(words("server list --format json"));
    VERIFY_DONE(outcome);
    QCOMPARE(outcome.array().size(), 28);
    const QJsonObject first = outcome.array().first().toObject();
    QCOMPARE(first[QStringLiteral("id")].toString(), QStringLiteral("seed-h100-pcie8"));
    QCOMPARE(first[QStringLiteral("gpus")].toInt(), 8);
    QCOMPARE(first[QStringLiteral("gpuMemoryGib")].toInt(), 640);
    QCOMPARE(first[QStringLiteral("memoryGib")].toInt(), 1536);
    QVERIFY(!first.contains(QStringLiteral("publishedPowerWatts"))); // nobody published one
    QVERIFY(!first.contains(QStringLiteral("price")));
}

void tst_Servers::showsOriginalTextAndOddities()
{
    const tests::Terminal terminal;
    const tests::Outcome outcome = terminal.run(words("server show seed-h800-8"));
    VERIFY_DONE(outcome);
    for (const char *text : {"64GB 3200MHz RECC DDR4 DIMM *32", "takes DDR5 only", "32 × 64 GB DDR4-3200 RDIMM",
                             "英伟达 H100 vs. 苹果M2，大模型训练，哪款性价比较低？", "ark.intel.com"})
        QVERIFY2(outcome.out.contains(text), text);
}

void tst_Servers::showsAsJson()
{
    const tests::Terminal terminal;
    const tests::Outcome outcome = terminal.run(words("server show seed-a800-hgx8 --format json"));
    VERIFY_DONE(outcome);
    const QJsonObject server = outcome.object();
    QCOMPARE(server[QStringLiteral("oddities")].toArray().size(), 6);
    bool found = false;
    for (const QJsonValue part : server[QStringLiteral("parts")].toArray()) {
        if (part[QStringLiteral("part")] != QLatin1String("cpu-xeon-8358p"))
            continue;
        found = true;
        QCOMPARE(part[QStringLiteral("quantity")].toInt(), 2);
        QCOMPARE(part[QStringLiteral("facts")][QStringLiteral("tdpWatts")].toInt(), 240);
        QCOMPARE(part[QStringLiteral("originalText")].toString(),
                 QStringLiteral("Intel 8358P 2.6G 11.2UFI 48M 32C 240W *2"));
    }
    QVERIFY(found);
}

void tst_Servers::showsEverySystem()
{
    const tests::Terminal terminal;
    const tests::Outcome list = terminal.run(words("server list --format json"));
    for (const QJsonValue system : list.array())
        VERIFY_DONE(terminal.run(words("server show") + QStringList{system[QStringLiteral("id")].toString()}));
}

void tst_Servers::showsAFile()
{
    const tests::Terminal terminal;
    const QString file = terminal.write(QStringLiteral("mine.json"),
                                        R"({ "format": "ridgepoint-server", "version": 1, "name": "Mine",
  "platform": "plat-dell-xe9680", "parts": [{ "part": "gpu-h100-sxm5-80", "quantity": 8 }],
  "prices": [{ "part": "gpu-h100-sxm5-80", "amount": 25000, "currency": "USD" }] })");
    const tests::Outcome outcome = terminal.run({QStringLiteral("server"), QStringLiteral("show"), file});
    VERIFY_DONE(outcome);
    for (const char *text : {"Mine", "PowerEdge XE9680", "8 × NVIDIA H100 SXM5 80 GB", "25,000 USD, your price"})
        QVERIFY2(outcome.out.contains(text), outcome.out.constData());
}

void tst_Servers::takesPartsOfAnOverlay()
{
    const tests::Terminal terminal;
    terminal.write(QStringLiteral("own.json"), R"({ "format": "ridgepoint-catalogue", "version": 1, "systems": [
  { "id": "my-server", "name": "My server", "gpus": { "count": 2 }, "parts": [{ "part": "gpu-l40s-48", "quantity": 2 }] }] })");
    const tests::Outcome outcome = terminal.run(words("--catalogue own.json server show my-server"));
    VERIFY_DONE(outcome);
    QVERIFY2(outcome.out.contains("2 × NVIDIA L40S 48 GB"), outcome.out.constData());
}

/// A stop finding is the answer "no": exit status 1, with the answer on standard output.
void tst_Servers::checks()
{
    const tests::Terminal terminal;
    const tests::Outcome stopped = terminal.run(words("server check seed-h800-8"));
    QCOMPARE(stopped.exitStatus, 1);
    QVERIFY2(stopped.err.isEmpty(), stopped.err.constData());
    for (const char *text : {"DDR4 modules do not fit Xeon Platinum 8468", "96 threads", "Exchange the modules for"})
        QVERIFY2(stopped.out.contains(text), text);
    const tests::Outcome sound = terminal.run(words("server check ref-dgx-h100"));
    VERIFY_DONE(sound);
    QVERIFY2(sound.out.contains("10.2 kW"), sound.out.constData());
}

void tst_Servers::checksAsJson()
{
    const tests::Terminal terminal;
    const tests::Outcome outcome = terminal.run(words("server check seed-a800-hgx8 --format json"));
    QCOMPARE(outcome.exitStatus, 1);
    const QJsonObject answer = outcome.object();
    QCOMPARE(answer[QStringLiteral("verdict")].toString(), QStringLiteral("stop"));
    const QJsonObject first = answer[QStringLiteral("findings")].toArray().first().toObject();
    QCOMPARE(first[QStringLiteral("rule")].toString(), QStringLiteral("B5"));
    QCOMPARE(first[QStringLiteral("verdict")].toString(), QStringLiteral("stop"));
    QVERIFY(!first[QStringLiteral("remedies")].toArray().isEmpty());
    QVERIFY(answer[QStringLiteral("totals")].toObject().contains(QStringLiteral("wallWatts")));
}

void tst_Servers::refuses_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QStringList>("told");
    QTest::newRow("an unknown server") << words("server show ref-dgx-h10") << words("unknown server|ref-dgx-h100", '|');
    QTest::newRow("no server") << words("server show") << words("show|SERVER is required", '|');
    QTest::newRow("a file that is not there")
        << words("server show none.json") << words("none.json|cannot be read", '|');
    QTest::newRow("a faulty file") << words("server show bad.json")
                                   << words("bad.json:1|/parts/0/part|did you mean", '|');
    QTest::newRow("a faulty overlay") << words("--catalogue parts.json server list")
                                      << words("parts.json:1|/parts/0/facts/core|cores", '|');
    QTest::newRow("no command") << words("server") << words("expected a command: list or show or check", '|');
}

void tst_Servers::refuses()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QStringList, told);
    const tests::Terminal terminal;
    terminal.write(
        QStringLiteral("bad.json"),
        R"({ "format": "ridgepoint-server", "version": 1, "parts": [{ "part": "gpu-h100", "quantity": 8 }] })");
    terminal.write(
        QStringLiteral("parts.json"),
        R"({ "format": "ridgepoint-catalogue", "version": 1, "parts": [{ "id": "cpu-epyc-9654", "facts": { "core": 1 } }] })");
    VERIFY_REFUSED(terminal.run(arguments), told);
}

RIDGEPOINT_TEST(tst_Servers)
#include "tst_servers.moc"
