// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A person's own catalogue files: laid over the built-in one, and judged by `ridgepoint catalogue check`.
#include "program.h"
#include "tests/testmain.h"

#include <QDir>
#include <QRegularExpression>

using tests::words;

namespace {

const char ownCard[] = R"(    { "id": "my-card", "name": "My Card 24GB", "vendor": "Me", "kind": "gpu",
      "figures": {
        "memoryCapacity": { "value": 24, "unit": "GiB" },
        "memoryBandwidth": { "value": 900, "unit": "GB/s" }
      } })";
const char otherBandwidth[] = R"(    { "id": "nvidia-rtx-4090", "figures": { "memoryBandwidth": { "value": 1100, "unit": "GB/s" } } })";

double bandwidthOf(const tests::Outcome &outcome, const char *id)
{
    for (const QJsonValue row : outcome.object()[QStringLiteral("rows")].toArray()) {
        if (row[QStringLiteral("id")] == QLatin1String(id))
            return row[QStringLiteral("value")].toDouble();
    }
    return -1;
}

} // namespace

class tst_CatalogueOverlay : public tests::TestCase
{
    Q_OBJECT

private slots:
    void addsADevice();
    void replacesAFigureById();
    void laterOverlaysWin();
    void readsAFolderInOrder();
    void readsAByteOrderMark();
    void checkFindsNothingInTheBuiltInCatalogue();
    void checkFindsNothingInAGoodFile();
    void checkNamesEveryFault_data();
    void checkNamesEveryFault();
    void checkGoesOnAfterAFaultyFile();
};

void tst_CatalogueOverlay::addsADevice()
{
    const tests::Terminal terminal;
    terminal.write(QStringLiteral("mine.json"), tests::catalogueOf(ownCard));
    const tests::Outcome outcome = terminal.run(words("compare --catalogue mine.json --device my-card --device nvidia-rtx-4090 --format json"));
    VERIFY_DONE(outcome);
    QCOMPARE(bandwidthOf(outcome, "my-card"), 900.0);
    QCOMPARE(bandwidthOf(outcome, "nvidia-rtx-4090"), 1008.0);
    QCOMPARE(outcome.object()[QStringLiteral("rows")][1][QStringLiteral("status")].toString(), QStringLiteral("yours"));
    QVERIFY(terminal.run(words("devices --match my-card --catalogue mine.json")).out.contains("My Card 24GB"));
    QVERIFY(terminal.run(words("device my-card --catalogue mine.json")).out.contains("900 GB/s"));
    VERIFY_DONE(terminal.run(words("--catalogue mine.json screenshot --device my-card --out a.png")));
}

void tst_CatalogueOverlay::replacesAFigureById()
{
    const tests::Terminal terminal;
    terminal.write(QStringLiteral("mine.json"), tests::catalogueOf(otherBandwidth));
    const auto built = terminal.run(words("devices --format json")).array().size();
    QCOMPARE(terminal.run(words("devices --format json --catalogue mine.json")).array().size(), built);
    QCOMPARE(bandwidthOf(terminal.run(words("compare --format json --catalogue mine.json")), "nvidia-rtx-4090"), 1100.0);
    // What the overlay does not name stays.
    const tests::Outcome memory = terminal.run(words("compare --metric memory --format json --catalogue mine.json"));
    QCOMPARE(bandwidthOf(memory, "nvidia-rtx-4090"), 24.0);
}

void tst_CatalogueOverlay::laterOverlaysWin()
{
    const tests::Terminal terminal;
    terminal.write(QStringLiteral("first.json"), tests::catalogueOf(otherBandwidth));
    terminal.write(QStringLiteral("second.json"), tests::catalogueOf(QByteArray(otherBandwidth).replace("1100", "1200")));
    QCOMPARE(bandwidthOf(terminal.run(words("compare --format json --catalogue first.json --catalogue second.json")), "nvidia-rtx-4090"), 1200.0);
    QCOMPARE(bandwidthOf(terminal.run(words("compare --format json --catalogue second.json --catalogue first.json")), "nvidia-rtx-4090"), 1100.0);
}

void tst_CatalogueOverlay::readsAFolderInOrder()
{
    const tests::Terminal terminal;
    QVERIFY(QDir(terminal.path(QString())).mkdir(QStringLiteral("own")));
    terminal.write(QStringLiteral("own/10.json"), tests::catalogueOf(otherBandwidth));
    terminal.write(QStringLiteral("own/20.json"), tests::catalogueOf(QByteArray(otherBandwidth).replace("1100", "1200")));
    terminal.write(QStringLiteral("own/notes.txt"), "not a catalogue");
    QCOMPARE(bandwidthOf(terminal.run(words("compare --format json --catalogue own")), "nvidia-rtx-4090"), 1200.0);
}

void tst_CatalogueOverlay::readsAByteOrderMark()
{
    const tests::Terminal terminal;
    terminal.write(QStringLiteral("mine.json"), "\xef\xbb\xbf" + tests::catalogueOf(otherBandwidth));
    QCOMPARE(bandwidthOf(terminal.run(words("compare --format json --catalogue mine.json")), "nvidia-rtx-4090"), 1100.0);
}

void tst_CatalogueOverlay::checkFindsNothingInTheBuiltInCatalogue()
{
    const tests::Terminal terminal;
    const tests::Outcome outcome = terminal.run(words("catalogue check"));
    VERIFY_DONE(outcome);
    QCOMPARE(outcome.out.count('\n'), 1);
    static const QRegularExpression counts(QStringLiteral("(\\d+) devices, (\\d+) figures, 0 faults; (\\d+) figures without a recorded source"));
    const auto match = counts.match(QString::fromUtf8(outcome.out));
    QVERIFY2(match.hasMatch(), outcome.told().constData());
    QVERIFY(match.captured(1).toInt() >= 200);
}

void tst_CatalogueOverlay::checkFindsNothingInAGoodFile()
{
    const tests::Terminal terminal;
    terminal.write(QStringLiteral("mine.json"), tests::catalogueOf(ownCard));
    const tests::Outcome outcome = terminal.run(words("catalogue check mine.json"));
    VERIFY_DONE(outcome);
    QVERIFY(outcome.out.contains("mine.json: no faults found"));
}

void tst_CatalogueOverlay::checkNamesEveryFault_data()
{
    QTest::addColumn<QByteArray>("contents");
    QTest::addColumn<QStringList>("said");
    const auto row = [](const char *name, const QByteArray &contents, const char *said) {
        QTest::newRow(name) << contents << words(said, '|');
    };
    const QByteArray good = tests::catalogueOf(ownCard);
    row("cut in the middle", good.left(good.indexOf("GiB")), "mine.json:7|/devices/0/figures/memoryCapacity/unit");
    row("cut before a value", good.left(good.indexOf("900")), "mine.json:8|/devices/0/figures/memoryBandwidth/value");
    row("cut at the end", good.left(good.size() - 3), "mine.json:10|/devices");
    row("wrong type", QByteArray(good).replace("900", "\"900\""), "mine.json:8|/devices/0/figures/memoryBandwidth/value|found text|expected a number");
    row("the same id twice", tests::catalogueOf(QByteArray(ownCard) + ",\n" + ownCard), "mine.json:10|/devices/1/id|\"my-card\"|line 5");
    row("bandwidth in MB/s by its unit", QByteArray(good).replace("900, \"unit\": \"GB/s\"", "900000, \"unit\": \"MB/s\""),
        "mine.json:8|/devices/0/figures/memoryBandwidth/unit|\"MB/s\"|expected GB/s");
    row("bandwidth in MB/s by its figure", QByteArray(good).replace("900,", "900000,"), "mine.json:8|/devices/0/figures/memoryBandwidth|MB/s");
    // A100: 312 TFLOPS dense, 624 with sparsity.
    row("a sparse rate for a dense one", tests::catalogueOf(R"({ "id": "nvidia-a100-sxm4-80gb", "figures": {
      "peakRates": { "fp16": { "dense": { "value": 624, "unit": "TFLOPS" } } } } })"),
        "mine.json:6|/devices/0/figures/peakRates/fp16|dense|sparse");
    row("negative", QByteArray(good).replace("900", "-900"), "mine.json:8|/devices/0/figures/memoryBandwidth/value|found -900");
}

void tst_CatalogueOverlay::checkNamesEveryFault()
{
    QFETCH(const QByteArray, contents);
    QFETCH(const QStringList, said);
    const tests::Terminal terminal;
    terminal.write(QStringLiteral("mine.json"), contents);
    const tests::Outcome outcome = terminal.run(words("catalogue check mine.json"));
    QVERIFY2(outcome.exitStatus == 1 && outcome.err.isEmpty(), outcome.told().constData());
    const QList<QByteArray> lines = outcome.out.trimmed().split('\n');
    const bool isSaid = std::ranges::any_of(lines, [&](const QByteArray &line) {
        return std::ranges::all_of(said, [&](const QString &word) { return line.contains(word.toUtf8()); });
    });
    QVERIFY2(isSaid, (said.join(QStringLiteral(" … ")).toUtf8() + " is not in\n" + outcome.told()).constData());
}

void tst_CatalogueOverlay::checkGoesOnAfterAFaultyFile()
{
    const tests::Terminal terminal;
    terminal.write(QStringLiteral("faulty.json"), "{");
    terminal.write(QStringLiteral("good.json"), tests::catalogueOf(ownCard));
    const tests::Outcome outcome = terminal.run(words("catalogue check faulty.json good.json"));
    QCOMPARE(outcome.exitStatus, 1);
    QVERIFY2(outcome.out.contains("faulty.json:1") && outcome.out.contains("good.json: no faults found"), outcome.told().constData());
}

RIDGEPOINT_TEST(tst_CatalogueOverlay)

#include "tst_catalogueoverlay.moc"
