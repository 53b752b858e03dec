// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// `ridgepoint compare` as data: the figures of data sheets, and the same answer in every form.
#include "program.h"
#include "tests/testmain.h"

using tests::words;

namespace {

const char articleDevices[] = "compare --device nvidia-h100-sxm5-80gb --device apple-m2-ultra-76c --device nvidia-rtx-4090 --device nvidia-a100-sxm4-80gb ";

QStringList comparison(const QByteArray &more)
{
    return words(articleDevices + more);
}

/// The row of a device, or an empty object.
QJsonObject rowOf(const QJsonObject &answer, const char *id)
{
    for (const QJsonValue row : answer[QStringLiteral("rows")].toArray()) {
        if (row[QStringLiteral("id")] == QLatin1String(id))
            return row.toObject();
    }
    return {};
}

QStringList idsOf(const QJsonObject &answer)
{
    QStringList ids;
    for (const QJsonValue row : answer[QStringLiteral("rows")].toArray())
        ids << row[QStringLiteral("id")].toString();
    return ids;
}

} // namespace

class tst_Compare : public tests::TestCase
{
    Q_OBJECT

private slots:
    void bandwidthIsThatOfTheDataSheets();
    void sortsBestFirst();
    void keepsTheGivenOrder();
    void sortsByName();
    void jsonAndCsvAgree_data();
    void jsonAndCsvAgree();
    void printsWhatItWritesToAFile_data();
    void printsWhatItWritesToAFile();
    void everyDeviceOfTheArticlesHasAPricePerformance();
    void missingFigureIsNotPublishedEverywhere();
    void relativeToBaseline();
    void lowerIsBetterTurnsTheRatio();
    void baselineWithoutFigureIsSaid();
    void comparesTheArticlesDevicesWhenNoneIsNamed();
    void chineseNotesButSameNumbers();
};

void tst_Compare::bandwidthIsThatOfTheDataSheets()
{
    const tests::Terminal terminal;
    VERIFY_DONE(terminal.run(comparison("--metric bandwidth --out b.json")));
    VERIFY_DONE(terminal.run(comparison("--metric bandwidth --out b.csv")));
    QCOMPARE(terminal.files(), words("b.csv b.json"));
    const QJsonObject answer = QJsonDocument::fromJson(terminal.read(QStringLiteral("b.json"))).object();
    QCOMPARE(answer[QStringLiteral("metric")].toString(), QStringLiteral("bandwidth"));
    QCOMPARE(answer[QStringLiteral("unit")].toString(), QStringLiteral("GB/s"));
    QVERIFY(answer[QStringLiteral("baseline")].isNull());
    const QList<QStringList> csv = tests::parseCsv(terminal.read(QStringLiteral("b.csv")));
    QCOMPARE(csv.size(), 5);
    QVERIFY2(csv[0][2].contains(QStringLiteral("GB/s")), qPrintable(csv[0][2]));

    // NVIDIA's H100 and A100 data sheets, Ada whitepaper, Apple's press release of 5 June 2023.
    const QHash<QString, QString> published = {{QStringLiteral("nvidia-h100-sxm5-80gb"), QStringLiteral("3350")},
                                               {QStringLiteral("apple-m2-ultra-76c"), QStringLiteral("800")},
                                               {QStringLiteral("nvidia-rtx-4090"), QStringLiteral("1008")},
                                               {QStringLiteral("nvidia-a100-sxm4-80gb"), QStringLiteral("2039")}};
    for (auto figure = published.cbegin(); figure != published.cend(); ++figure) {
        const QJsonObject row = rowOf(answer, figure.key().toLatin1().constData());
        QCOMPARE(row[QStringLiteral("value")].toDouble(), figure.value().toDouble());
        QVERIFY(!row[QStringLiteral("source")].toString().isEmpty());
        QVERIFY(!row.contains(QStringLiteral("relative")));
        const auto line = std::ranges::find_if(csv, [&](const QStringList &fields) { return fields[0] == figure.key(); });
        QVERIFY(line != csv.end());
        QCOMPARE((*line)[2], figure.value());
    }
}

void tst_Compare::sortsBestFirst()
{
    const tests::Terminal terminal;
    QCOMPARE(idsOf(terminal.run(comparison("--metric bandwidth --format json")).object()),
             words("nvidia-h100-sxm5-80gb nvidia-a100-sxm4-80gb nvidia-rtx-4090 apple-m2-ultra-76c"));
    // M2 Ultra 192 GB, twice 80 GB in the order given, RTX 4090 24 GB.
    QCOMPARE(idsOf(terminal.run(comparison("--metric memory --format json")).object()),
             words("apple-m2-ultra-76c nvidia-h100-sxm5-80gb nvidia-a100-sxm4-80gb nvidia-rtx-4090"));
}

void tst_Compare::keepsTheGivenOrder()
{
    const tests::Terminal terminal;
    QCOMPARE(idsOf(terminal.run(comparison("--order given --format json")).object()),
             words("nvidia-h100-sxm5-80gb apple-m2-ultra-76c nvidia-rtx-4090 nvidia-a100-sxm4-80gb"));
}

void tst_Compare::sortsByName()
{
    const tests::Terminal terminal;
    QStringList names;
    const QJsonObject answer = terminal.run(comparison("--order name --format json")).object();
    for (const QJsonValue row : answer[QStringLiteral("rows")].toArray())
        names << row[QStringLiteral("name")].toString();
    QStringList sorted = names;
    std::ranges::sort(sorted, [](const QString &a, const QString &b) { return a.localeAwareCompare(b) < 0; });
    QCOMPARE(names, sorted);
    QCOMPARE(names.size(), 4);
}

void tst_Compare::jsonAndCsvAgree_data()
{
    QTest::addColumn<QByteArray>("options");
    for (const char *metric : {"memory", "bandwidth", "flops", "price", "power", "interconnect", "host-link", "ridge-point", "cache",
                               "transistors", "year", "flops-per-price", "bandwidth-per-price", "memory-per-price", "flops-per-watt",
                               "bandwidth-per-watt", "memory-per-watt"})
        QTest::newRow(metric) << QByteArray("--metric ") + metric;
    QTest::newRow("sparse int8") << QByteArray("--metric flops --number-format int8 --sparse");
    QTest::newRow("relative, by name") << QByteArray("--metric price --baseline nvidia-rtx-4090 --order name");
    QTest::newRow("street prices in yuan") << QByteArray("--metric flops-per-price --price-kind street --currency CNY");
    QTest::newRow("hours in the cloud in euro") << QByteArray("--metric memory-per-price --price-kind cloud-hour --currency EUR");
}

void tst_Compare::jsonAndCsvAgree()
{
    QFETCH(const QByteArray, options);
    const tests::Terminal terminal;
    const tests::Outcome json = terminal.run(comparison(options + " --format json"));
    VERIFY_DONE(json);
    const tests::Outcome csv = terminal.run(comparison(options + " --format csv"));
    VERIFY_DONE(csv);
    const QJsonObject answer = json.object();
    const QJsonArray rows = answer[QStringLiteral("rows")].toArray();
    const QList<QStringList> lines = tests::parseCsv(csv.out);
    QCOMPARE(rows.size(), 4);
    QCOMPARE(lines.size(), 5);
    QVERIFY(lines[0][2].contains(answer[QStringLiteral("unit")].toString()));
    const bool isRelative = !answer[QStringLiteral("baseline")].isNull();
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const QJsonObject row = rows[i].toObject();
        const QStringList &line = lines[i + 1];
        QCOMPARE(line.size(), lines[0].size());
        QCOMPARE(line[0], row[QStringLiteral("id")].toString());
        QCOMPARE(line[1], row[QStringLiteral("name")].toString());
        const bool isKnown = row.contains(QStringLiteral("value"));
        QCOMPARE(line[2].isEmpty(), !isKnown);
        QCOMPARE(line[2].toDouble(), row[QStringLiteral("value")].toDouble());
        QCOMPARE(row[QStringLiteral("status")] == QStringLiteral("not published"), !isKnown);
        if (isRelative)
            QCOMPARE(line[3].toDouble(), row[QStringLiteral("relative")].toDouble());
    }
}

void tst_Compare::printsWhatItWritesToAFile_data()
{
    QTest::addColumn<QString>("format");
    QTest::newRow("JSON") << QStringLiteral("json");
    QTest::newRow("CSV") << QStringLiteral("csv");
}

void tst_Compare::printsWhatItWritesToAFile()
{
    QFETCH(const QString, format);
    const tests::Terminal terminal;
    const tests::Outcome printed = terminal.run(comparison("--format ") << format);
    VERIFY_DONE(printed);
    const tests::Outcome written = terminal.run(comparison("--out") << QStringLiteral("a.") + format);
    VERIFY_DONE(written);
    QCOMPARE(written.out, QByteArray());
    QCOMPARE(terminal.read(QStringLiteral("a.") + format), printed.out);
}

void tst_Compare::everyDeviceOfTheArticlesHasAPricePerformance()
{
    const tests::Terminal terminal;
    const QJsonObject answer = terminal.run(comparison("--metric flops-per-price --format json")).object();
    QCOMPARE(answer[QStringLiteral("rows")].toArray().size(), 4);
    for (const QJsonValue row : answer[QStringLiteral("rows")].toArray()) {
        QVERIFY2(row[QStringLiteral("value")].toDouble() > 0, qPrintable(row[QStringLiteral("id")].toString()));
        QVERIFY(words("list street system").contains(row[QStringLiteral("price_kind")].toString()));
        QVERIFY(row[QStringLiteral("date")].toString().contains(QStringLiteral("20")));
        QVERIFY(row[QStringLiteral("number_format")].isString());
    }
}

void tst_Compare::missingFigureIsNotPublishedEverywhere()
{
    const QStringList arguments = words("compare --device amd-mi308x-192gb --device nvidia-rtx-4090 --device nvidia-h100-sxm5-80gb --metric flops-per-price");
    const tests::Terminal terminal;
    const QJsonObject answer = terminal.run(arguments + words("--format json")).object();
    const QJsonObject missing = rowOf(answer, "amd-mi308x-192gb");
    QVERIFY(!missing.contains(QStringLiteral("value")));
    QCOMPARE(missing[QStringLiteral("status")].toString(), QStringLiteral("not published"));
    QCOMPARE(idsOf(answer).last(), QStringLiteral("amd-mi308x-192gb"));
    QVERIFY2(answer[QStringLiteral("notes")].toVariant().toStringList().filter(QStringLiteral("MI308X")).size() == 1,
             "the notes do not count the device without a figure");
    // RTX 4090: 165.2 TFLOPS of FP16 (FP32 accumulation) or 330.3 (FP16 accumulation), 1599 USD at launch.
    const double perDollar = rowOf(answer, "nvidia-rtx-4090")[QStringLiteral("value")].toDouble();
    QVERIFY2(perDollar > 100 && perDollar < 210, QByteArray::number(perDollar).constData());

    const QList<QStringList> csv = tests::parseCsv(terminal.run(arguments + words("--format csv")).out);
    QCOMPARE(csv.last()[0], QStringLiteral("amd-mi308x-192gb"));
    QCOMPARE(csv.last()[2], QString());
    QVERIFY(csv.last().contains(QStringLiteral("not published")));
    QCOMPARE(csv[1][2].toDouble(), rowOf(answer, csv[1][0].toLatin1().constData())[QStringLiteral("value")].toDouble());

    const QByteArray table = terminal.run(arguments).out;
    QVERIFY(table.contains("not published"));
}

void tst_Compare::relativeToBaseline()
{
    const tests::Terminal terminal;
    const QJsonObject answer = terminal.run(comparison("--metric bandwidth --baseline nvidia-rtx-4090 --format json")).object();
    QCOMPARE(answer[QStringLiteral("baseline")].toString(), QStringLiteral("nvidia-rtx-4090"));
    QCOMPARE(rowOf(answer, "nvidia-rtx-4090")[QStringLiteral("relative")].toDouble(), 1.0);
    // 3350 / 1008, to the twelve digits that are written.
    QVERIFY(qAbs(rowOf(answer, "nvidia-h100-sxm5-80gb")[QStringLiteral("relative")].toDouble() - 3.32341269841) < 1e-10);
    QCOMPARE(rowOf(answer, "nvidia-h100-sxm5-80gb")[QStringLiteral("value")].toDouble(), 3350.0);
}

void tst_Compare::lowerIsBetterTurnsTheRatio()
{
    const tests::Terminal terminal;
    const QJsonObject answer = terminal.run(comparison("--metric power --baseline nvidia-h100-sxm5-80gb --format json")).object();
    // H100 SXM5 700 W, RTX 4090 450 W: the card that draws less is better, 700 / 450 times.
    QVERIFY(qAbs(rowOf(answer, "nvidia-rtx-4090")[QStringLiteral("relative")].toDouble() - 1.55555555556) < 1e-10);
    QVERIFY(!answer[QStringLiteral("notes")].toVariant().toStringList().filter(QStringLiteral("Lower is better")).isEmpty());
}

void tst_Compare::baselineWithoutFigureIsSaid()
{
    const tests::Terminal terminal;
    const tests::Outcome outcome = terminal.run(words("compare --device amd-mi308x-192gb --device nvidia-rtx-4090 --metric price --baseline amd-mi308x-192gb --format json"));
    VERIFY_DONE(outcome);
    QVERIFY(!rowOf(outcome.object(), "nvidia-rtx-4090").contains(QStringLiteral("relative")));
    QVERIFY(outcome.out.contains("has no figure"));
}

void tst_Compare::comparesTheArticlesDevicesWhenNoneIsNamed()
{
    const tests::Terminal terminal;
    QCOMPARE(idsOf(terminal.run(words("compare --format json")).object()),
             words("nvidia-h100-sxm5-80gb nvidia-a100-sxm4-80gb nvidia-rtx-4090 apple-m2-ultra-76c"));
}

void tst_Compare::chineseNotesButSameNumbers()
{
    const tests::Terminal terminal;
    QJsonObject english = terminal.run(comparison("--metric price --format json")).object();
    QJsonObject chinese = terminal.run(comparison("--metric price --format json --lang zh_CN")).object();
    english.remove(QStringLiteral("notes"));
    chinese.remove(QStringLiteral("notes"));
    QCOMPARE(chinese, english); // keys, values and status words are for programs
}

RIDGEPOINT_TEST(tst_Compare)

#include "tst_compare.moc"
