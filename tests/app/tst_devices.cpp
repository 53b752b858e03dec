// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// `ridgepoint devices` and `ridgepoint device`: the catalogue as a person at a terminal sees it.
#include "program.h"
#include "tests/testmain.h"

#include <QRegularExpression>

using tests::words;

namespace {

QStringList idsOf(const tests::Outcome &outcome)
{
    QStringList ids;
    for (const QJsonValue device : outcome.array())
        ids << device[QStringLiteral("id")].toString();
    return ids;
}

QJsonObject figureOf(const QJsonObject &device, const char *key)
{
    for (const QJsonValue figure : device[QStringLiteral("figures")].toArray()) {
        if (figure[QStringLiteral("key")] == QLatin1String(key))
            return figure.toObject();
    }
    return {};
}

} // namespace

class tst_Devices : public tests::TestCase
{
    Q_OBJECT

private slots:
    void listsTheDevicesOfTheField();
    void finds_data();
    void finds();
    void optionsAreDevicesToEveryCommand();
    void bestMatchComesFirst();
    void findsNothing();
    void sortsUnknownLast();
    void csvAndJsonAgree();
    void namesAreUnique();
    void describesWithSourceAndDissent();
    void describesAsJson();
    void describesEveryDevice();
};

void tst_Devices::listsTheDevicesOfTheField()
{
    const tests::Terminal terminal;
    const tests::Outcome outcome = terminal.run(words("devices --format json"));
    VERIFY_DONE(outcome);
    const QStringList ids = idsOf(outcome);
    QVERIFY2(ids.size() >= 200, QByteArray::number(ids.size()).constData());
    for (const QString &id : words("nvidia-h100-sxm5-80gb nvidia-h100-pcie-80gb nvidia-a100-sxm4-80gb nvidia-a100-sxm4-40gb "
                                   "nvidia-a800-sxm4-80gb nvidia-h800-sxm5-80gb nvidia-v100-sxm2-32gb nvidia-rtx-4090 "
                                   "nvidia-gh200-96gb apple-m1-ultra-64c apple-m2-ultra-76c apple-m2-max-38c amd-mi250-128gb "
                                   "amd-mi250x-128gb amd-mi300x-192gb intel-gaudi-2 intel-max-1550 intel-xeon-platinum-8462y-plus "
                                   "intel-xeon-platinum-8380 intel-xeon-platinum-8468 intel-xeon-platinum-8358p intel-xeon-max-9480 "
                                   "intel-core-i9-13900ks"))
        QVERIFY2(ids.contains(id), qPrintable(id));
    QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
}

void tst_Devices::finds_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QStringList>("among");
    QTest::addColumn<QStringList>("without");
    const auto row = [](const char *name, const char *options, const char *among, const char *without) {
        QTest::newRow(name) << words(options, '|') << words(among) << words(without);
    };
    row("words in any order", "--match|pcie h100", "nvidia-h100-pcie-80gb", "nvidia-h100-sxm5-80gb nvidia-a100-pcie-80gb");
    row("a Chinese alias", "--match|苹果 M2", "apple-m2-ultra-76c", "apple-m1-ultra-64c");
    row("a vendor", "--vendor|apple", "apple-m2-ultra-76c", "nvidia-rtx-4090");
    row("the beginning of a vendor", "--vendor|intel", "intel-gaudi-2 intel-max-1550", "nvidia-rtx-4090");
    row("a kind", "--kind|cpu", "intel-xeon-platinum-8380", "nvidia-rtx-4090");
    row("memory as on the label", "--min-memory|80", "nvidia-a100-sxm4-80gb nvidia-h100-sxm5-80gb", "nvidia-rtx-4090 nvidia-a100-sxm4-40gb");
    row("a market", "--market|china-export", "nvidia-h20-96gb amd-mi308x-192gb",
        "nvidia-h100-sxm5-80gb huawei-ascend-910c");
    row("two vendors", "--vendor|apple|--vendor|groq", "apple-m1 groq-lpu-v1", "nvidia-rtx-4090");
    row("a number format", "--number-format|fp8", "nvidia-h100-sxm5-80gb", "nvidia-a100-sxm4-80gb");
    row("a known price", "--priced", "nvidia-rtx-4090", "amd-mi308x-192gb");
    row("years", "--year-from|2022|--year-to|2022", "nvidia-rtx-4090", "nvidia-rtx-5090 nvidia-a100-sxm4-80gb");
    row("a preset", "--preset|24gb-cards", "nvidia-rtx-4090 amd-rx-7900-xtx", "apple-m2 nvidia-rtx-5090");
    row("words within a preset", "--preset|24gb-cards|--match|geforce", "nvidia-rtx-3090", "amd-rx-7900-xtx nvidia-l4");
    row("memory options", "--match|m2 ultra 76|--options", "apple-m2-ultra-76c apple-m2-ultra-76c@64GB",
        "apple-m2-ultra-60c");
    row("all of it at once", "--match|h100|--vendor|nvidia|--kind|gpu|--min-memory|80", "nvidia-h100-sxm5-80gb", "nvidia-rtx-4090");
}

void tst_Devices::finds()
{
    QFETCH(const QStringList, options);
    QFETCH(const QStringList, among);
    QFETCH(const QStringList, without);
    const tests::Terminal terminal;
    const tests::Outcome outcome = terminal.run(words("devices --format json") + options);
    VERIFY_DONE(outcome);
    const QStringList ids = idsOf(outcome);
    for (const QString &id : among)
        QVERIFY2(ids.contains(id), qPrintable(id));
    for (const QString &id : without)
        QVERIFY2(!ids.contains(id), qPrintable(id));
}

void tst_Devices::optionsAreDevicesToEveryCommand()
{
    const tests::Terminal terminal;
    const tests::Outcome device = terminal.run(words("device apple-m2-ultra-76c@64GB --format json"));
    VERIFY_DONE(device);
    QCOMPARE(device.object()[QStringLiteral("variant_of")].toString(), QStringLiteral("apple-m2-ultra-76c"));
    const tests::Outcome compared = terminal.run(
        words("compare --metric memory --format json --device apple-m2-ultra-76c@64GB --device apple-m2-ultra-76c"));
    VERIFY_DONE(compared);
    QCOMPARE(compared.object()[QStringLiteral("rows")][1][QStringLiteral("value")].toDouble(), 64.0);
    // 75 % of 64 GiB is less than a 70B model in 8 bits takes, 75 % of 192 GiB is more.
    const auto fits = [&](const char *id) {
        return terminal
            .run(words("estimate --model llama-3-70b --weight-type Q8_0 --context 4096 --format json --device")
                 << QString::fromLatin1(id))
            .object()[QStringLiteral("fits")]
            .toBool();
    };
    QVERIFY(!fits("apple-m2-ultra-76c@64GB"));
    QVERIFY(fits("apple-m2-ultra-76c"));
    VERIFY_REFUSED(terminal.run(words("device apple-m2-ultra-76c@96GB")), words("apple-m2-ultra-76c@64GB"));
}

void tst_Devices::bestMatchComesFirst()
{
    const tests::Terminal terminal;
    const tests::Outcome outcome = terminal.run(words("devices --format json --match h100"));
    VERIFY_DONE(outcome);
    QCOMPARE(idsOf(outcome).value(0), QStringLiteral("nvidia-h100-sxm5-80gb"));
}

void tst_Devices::findsNothing()
{
    const tests::Terminal terminal;
    const tests::Outcome json = terminal.run(words("devices --match qqqq --format json"));
    VERIFY_DONE(json);
    QCOMPARE(QJsonDocument::fromJson(json.out), QJsonDocument(QJsonArray()));
    VERIFY_DONE(terminal.run(words("devices --match qqqq")));
}

void tst_Devices::sortsUnknownLast()
{
    const tests::Terminal terminal;
    const tests::Outcome outcome = terminal.run(words("devices --sort bandwidth --format json"));
    VERIFY_DONE(outcome);
    double previous = 1e300;
    bool unknownSeen = false;
    for (const QJsonValue device : outcome.array()) {
        const QJsonValue value = device[QStringLiteral("bandwidth")][QStringLiteral("value")];
        unknownSeen = unknownSeen || value.isUndefined();
        QVERIFY(value.isUndefined() || (!unknownSeen && value.toDouble() <= previous));
        previous = value.toDouble();
    }
}

void tst_Devices::csvAndJsonAgree()
{
    const tests::Terminal terminal;
    const QList<QStringList> csv = tests::parseCsv(terminal.run(words("devices --format csv")).out);
    const QJsonArray json = terminal.run(words("devices --format json")).array();
    QCOMPARE(csv.size(), json.size() + 1);
    const qsizetype memory = csv[0].indexOf(QRegularExpression(QStringLiteral("^Memory \\(GB\\)$"), QRegularExpression::CaseInsensitiveOption));
    QVERIFY2(memory > 0, qPrintable(csv[0].join(QLatin1Char('|'))));
    for (qsizetype i = 0; i < json.size(); ++i) {
        QCOMPARE(csv[i + 1][0], json[i][QStringLiteral("id")].toString());
        QCOMPARE(csv[i + 1][memory].toDouble(), json[i][QStringLiteral("memory")][QStringLiteral("value")].toDouble());
    }
}

void tst_Devices::namesAreUnique()
{
    QSet<QString> names;
    const tests::Terminal terminal;
    for (const QJsonValue device : terminal.run(words("devices --format json")).array()) {
        const QString name = device[QStringLiteral("name")].toString();
        QVERIFY2(!names.contains(name), qPrintable(name));
        names.insert(name);
    }
}

void tst_Devices::describesWithSourceAndDissent()
{
    const tests::Terminal terminal;
    const tests::Outcome outcome = terminal.run(words("device nvidia-rtx-4090"));
    VERIFY_DONE(outcome);
    QVERIFY(outcome.out.contains("1,008 GB/s"));
    QVERIFY(outcome.out.contains("1150 GB/s") || outcome.out.contains("1,150 GB/s"));
    QVERIFY(outcome.out.contains("英伟达H100和苹果M2大模型训练性价比哪个高"));
}

void tst_Devices::describesAsJson()
{
    const tests::Terminal terminal;
    const tests::Outcome outcome = terminal.run(words("device nvidia-rtx-4090 --format json"));
    VERIFY_DONE(outcome);
    const QJsonObject device = outcome.object();
    QCOMPARE(device[QStringLiteral("id")].toString(), QStringLiteral("nvidia-rtx-4090"));
    QVERIFY(outcome.out.contains("1008"));
    QVERIFY(outcome.out.contains("1150 GB/s"));
    QVERIFY2(!figureOf(device, "memoryBandwidth").isEmpty() || device.contains(QStringLiteral("figures")), outcome.out.left(600).constData());
}

void tst_Devices::describesEveryDevice()
{
    const tests::Terminal terminal;
    // Not each of the 200: one of each vendor, the last of the list.
    QHash<QString, QString> idOfVendor;
    for (const QJsonValue device : terminal.run(words("devices --format json")).array())
        idOfVendor[device[QStringLiteral("vendor")].toString()] = device[QStringLiteral("id")].toString();
    QVERIFY(idOfVendor.size() >= 15);
    for (const QString &id : std::as_const(idOfVendor)) {
        const tests::Outcome outcome = terminal.run({QStringLiteral("device"), id});
        VERIFY_DONE(outcome);
        QVERIFY(outcome.out.size() > 100);
        static const QRegularExpression slip(QStringLiteral("\\bnan\\b|%[1-9]( |\\n|,|:)"));
        QVERIFY2(!slip.match(QString::fromUtf8(outcome.out)).hasMatch(), outcome.told().constData());
    }
}

RIDGEPOINT_TEST(tst_Devices)

#include "tst_devices.moc"
