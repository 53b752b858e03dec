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
    void exportsTheBill();
    void exportsWhatReadsBack();
    void estimatesWithAServer();
    void comparesServersBesideDevices();
    void comparesAServerOfAFile();
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

void tst_Servers::exportsTheBill()
{
    const tests::Terminal terminal;
    VERIFY_DONE(terminal.run(words("server export seed-h100-pcie8 --out bill.csv")));
    const QByteArray csv = terminal.read(QStringLiteral("bill.csv"));
    QVERIFY2(csv.contains("GPU,H100 PCIe 80 GB,NVIDIA,8,30678,USD,street price,2024-09,245424,"), csv.constData());
    VERIFY_DONE(terminal.run(words("server export seed-h100-pcie8 --currency CNY --out bill.md")));
    QVERIFY(terminal.read(QStringLiteral("bill.md")).contains("sum (CNY)"));
    VERIFY_DONE(terminal.run(words("server export seed-h100-pcie8 --out bill.xlsx")));
    QVERIFY(terminal.read(QStringLiteral("bill.xlsx")).startsWith("PK"));
    VERIFY_DONE(terminal.run(words("--lang zh_CN server export seed-h100-pcie8 --out mail.txt")));
    QVERIFY(terminal.read(QStringLiteral("mail.txt")).contains("24 × "));
}

void tst_Servers::exportsWhatReadsBack()
{
    const tests::Terminal terminal;
    VERIFY_DONE(terminal.run(words("server export ref-xe9680-h100 --out one.json")));
    VERIFY_DONE(terminal.run(words("server export one.json --out two.json")));
    QVERIFY(!terminal.read(QStringLiteral("one.json")).isEmpty());
    QCOMPARE(terminal.read(QStringLiteral("two.json")), terminal.read(QStringLiteral("one.json")));
}

void tst_Servers::estimatesWithAServer()
{
    const tests::Terminal terminal;
    const QStringList job = words(
        "--model llama-2-70b --task inference --weight-type F16 --tp 8 --batch 16 --format json");
    const auto decode = [&](const QString &server) {
        const tests::Outcome outcome = terminal.run(words("estimate --server") + QStringList{server} + job);
        return outcome.object()[QStringLiteral("quantities")][QStringLiteral("decode_tokens_per_s")].toDouble();
    };
    VERIFY_DONE(terminal.run(words("server export seed-h100-pcie8 --out mine.json")));
    QVERIFY(decode(QStringLiteral("mine.json")) > 0);
    QCOMPARE(decode(QStringLiteral("mine.json")), decode(QStringLiteral("seed-h100-pcie8")));
    QVERIFY(decode(QStringLiteral("ref-dgx-h100")) > decode(QStringLiteral("seed-h100-pcie8")));
}

void tst_Servers::comparesServersBesideDevices()
{
    const tests::Terminal terminal;
    const QStringList beside = words("compare --device nvidia-h100-sxm5-80gb --server ref-dgx-h100");
    const auto row = [&](const char *metric) {
        const tests::Outcome outcome = terminal.run(beside + words("--format json --metric") + words(metric));
        for (const QJsonValue one : outcome.object()[QStringLiteral("rows")].toArray()) {
            if (one[QStringLiteral("id")].toString() == QLatin1String("server:ref-dgx-h100"))
                return one.toObject();
        }
        return QJsonObject();
    };
    const QString value = QStringLiteral("value");
    QCOMPARE(row("memory")[value].toDouble(), 640.0);
    QCOMPARE(row("flops")[value].toDouble(), 8 * 989.4);
    QCOMPARE(row("price")[value].toDouble(), 199000.0);
    QCOMPARE(row("power")[value].toDouble(), 10200.0);
    const tests::Outcome told = terminal.run(beside + words("--metric memory"));
    QVERIFY2(told.out.contains("servers with all their GPUs together (NVIDIA DGX H100)"), told.out.constData());
    VERIFY_DONE(terminal.run(beside + words("--baseline server:ref-dgx-h100 --out servers.png")));
}

void tst_Servers::comparesAServerOfAFile()
{
    const tests::Terminal terminal;
    VERIFY_DONE(terminal.run(words("server export seed-h100-pcie8 --out mine.json")));
    const tests::Outcome outcome = terminal.run(
        words("compare --device nvidia-l40s --server mine.json --baseline mine.json --metric memory"));
    VERIFY_DONE(outcome);
    QVERIFY2(outcome.out.contains("640"), outcome.out.constData());
    VERIFY_DONE(
        terminal.run(words("screenshot --page estimate --device nvidia-l40s --server mine.json --out page.png")));
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
    QTest::newRow("a comparison with an unknown server")
        << words("compare --server ref-dgx-h10") << words("--server: unknown server|ref-dgx-h100", '|');
    QTest::newRow("a comparison with a faulty server")
        << words("compare --server bad.json") << words("bad.json:1|/parts/0/part", '|');
    QTest::newRow("an estimate with an unknown server") << words("estimate --model llama-2-7b --server ref-dgx-h10")
                                                        << words("server: unknown server|ref-dgx-h100", '|');
    QTest::newRow("no command") << words("server") << words("expected a command: list or show or export or check", '|');
    QTest::newRow("an export of nothing")
        << words("server export ref-dgx --out bill.csv") << words("server export|unknown server", '|');
    QTest::newRow("an export without a file") << words("server export ref-dgx-h100") << words("--out is required", '|');
    QTest::newRow("an export of another kind")
        << words("server export ref-dgx-h100 --out bill.doc") << words("--out|bill.doc|.xlsx", '|');
    QTest::newRow("an export to nowhere")
        << words("server export ref-dgx-h100 --out none/bill.csv") << words("none/bill.csv|cannot be written", '|');
    QTest::newRow("no command") << words("server") << words("expected a command: list or show or export or check", '|');
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
