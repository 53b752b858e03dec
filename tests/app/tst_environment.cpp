// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The surroundings of the program: help without a display, locales, and settings it cannot use.
#include "program.h"
#include "tests/testmain.h"

using tests::words;

class tst_Environment : public tests::TestCase
{
    Q_OBJECT

private slots:
    void helpNeedsNoDisplay_data();
    void helpNeedsNoDisplay();
    void versionNeedsNoDisplay();
    void helpNamesEveryMetric();
    void numbersOfFilesKnowNoLocale_data();
    void numbersOfFilesKnowNoLocale();
    void chineseSystemGetsChineseTexts();
    void isQuietInAnyLocale_data();
    void isQuietInAnyLocale();
    void displayThatIsNotThere();
    void platformThatIsNotThere();
    void writesNothingToTheHome();
};

void tst_Environment::helpNeedsNoDisplay_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QStringList>("said");
    QTest::newRow("program") << words("--help") << words("devices device compare catalogue screenshot --catalogue --lang");
    QTest::newRow("short") << words("-h") << words("devices compare");
    QTest::newRow("devices") << words("devices --help") << words("--match --vendor --kind --min-memory --sort --format");
    QTest::newRow("device") << words("device --help") << words("ID --format");
    QTest::newRow("compare") << words("compare --help")
                             << words("--device --metric --number-format --sparse --sparsity --sparse-device --kind --horizontal --price-kind --currency --baseline --order --scale --out --size --dpi --theme");
    QTest::newRow("catalogue") << words("catalogue --help") << words("check");
    QTest::newRow("catalogue check") << words("catalogue check --help") << words("FILE");
    QTest::newRow("screenshot") << words("screenshot --help") << words("--page --out --size --scale-factor --theme --kind --horizontal --as-table --enlarge");
}

void tst_Environment::helpNeedsNoDisplay()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QStringList, said);
    const tests::Terminal terminal;
    const tests::Outcome outcome = terminal.run(arguments);
    VERIFY_DONE(outcome);
    for (const QString &word : said)
        QVERIFY2(outcome.out.contains(word.toUtf8()), (word.toUtf8() + " is not in\n" + outcome.out).constData());
}

void tst_Environment::versionNeedsNoDisplay()
{
    const tests::Terminal terminal;
    const tests::Outcome outcome = terminal.run(words("--version"));
    VERIFY_DONE(outcome);
    QVERIFY(outcome.out.startsWith("ridgepoint "));
    QCOMPARE(outcome.out.count('\n'), 1);
}

void tst_Environment::helpNamesEveryMetric()
{
    const tests::Terminal terminal;
    const tests::Outcome outcome = terminal.run(words("compare --help"));
    for (const char *metric : {"memory", "bandwidth", "flops", "price", "power", "interconnect", "host-link", "ridge-point", "cache",
                               "transistors", "year", "flops-per-price", "bandwidth-per-price", "memory-per-price", "flops-per-watt",
                               "bandwidth-per-watt", "memory-per-watt"})
        QVERIFY2(outcome.out.contains(metric), metric);
}

void tst_Environment::numbersOfFilesKnowNoLocale_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("comparison as JSON") << words("compare --metric flops-per-price --format json");
    QTest::newRow("comparison as CSV") << words("compare --metric flops --baseline nvidia-rtx-4090 --format csv");
    QTest::newRow("devices as JSON") << words("devices --format json");
    QTest::newRow("devices as CSV") << words("devices --format csv");
    QTest::newRow("a device as JSON") << words("device nvidia-rtx-4090 --format json");
}

void tst_Environment::numbersOfFilesKnowNoLocale()
{
    QFETCH(QStringList, arguments);
    arguments << words("--lang en"); // notes are in the reader's language; the numbers are not
    QByteArray first;
    for (const char *locale : {"C.UTF-8", "de_DE.UTF-8", "zh_CN.UTF-8", "ar_EG.UTF-8"}) {
        tests::Terminal terminal;
        terminal.unsetVariable(QStringLiteral("LC_ALL"));
        terminal.setVariable(QStringLiteral("LANG"), QString::fromLatin1(locale));
        const tests::Outcome outcome = terminal.run(arguments);
        VERIFY_DONE(outcome);
        if (first.isEmpty())
            first = outcome.out;
        QVERIFY2(outcome.out == first, locale);
    }
    QVERIFY(first.size() > 100);
}

void tst_Environment::chineseSystemGetsChineseTexts()
{
    tests::Terminal terminal;
    terminal.unsetVariable(QStringLiteral("LC_ALL"));
    terminal.setVariable(QStringLiteral("LANG"), QStringLiteral("zh_CN.UTF-8"));
    const tests::Outcome system = terminal.run(words("compare"));
    const tests::Outcome chosen = terminal.run(words("compare --lang zh_CN"));
    VERIFY_DONE(system);
    QCOMPARE(system.out, chosen.out);
    QVERIFY(terminal.run(words("compare --lang en")).out.contains("bandwidth"));
}

void tst_Environment::isQuietInAnyLocale_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("no locale at all") << QString();
    QTest::newRow("C") << QStringLiteral("C");
    QTest::newRow("a locale that is not installed") << QStringLiteral("xx_XX.UTF-8");
    QTest::newRow("not UTF-8") << QStringLiteral("de_DE.ISO-8859-1");
}

void tst_Environment::isQuietInAnyLocale()
{
    QFETCH(const QString, language);
    tests::Terminal terminal;
    terminal.unsetVariable(QStringLiteral("LC_ALL"));
    if (!language.isEmpty())
        terminal.setVariable(QStringLiteral("LANG"), language);
    VERIFY_DONE(terminal.run(words("compare --format json")));
    VERIFY_DONE(terminal.run(words("compare --out a.png --size 400x300")));
    VERIFY_DONE(terminal.run(words("screenshot --out 图.png")));
    QVERIFY(terminal.files().contains(QStringLiteral("图.png")));
    VERIFY_REFUSED(terminal.run(words("device 苹果")), words("苹果"));
}

void tst_Environment::displayThatIsNotThere()
{
    tests::Terminal terminal;
    terminal.setVariable(QStringLiteral("DISPLAY"), QStringLiteral(":4711"));
    VERIFY_REFUSED(terminal.run({}), words("display|:4711", '|'));
    // What needs no display does not ask for it.
    VERIFY_DONE(terminal.run(words("compare --out a.png --size 400x300")));
    VERIFY_DONE(terminal.run(words("screenshot --out b.png")));
}

void tst_Environment::platformThatIsNotThere()
{
    tests::Terminal terminal;
    terminal.setVariable(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("vax"));
    VERIFY_REFUSED(terminal.run({}), words("vax|QT_QPA_PLATFORM", '|'));
    VERIFY_REFUSED(terminal.run(words("compare --out a.png")), words("vax|QT_QPA_PLATFORM", '|'));
    QCOMPARE(terminal.files(), QStringList());
    VERIFY_DONE(terminal.run(words("compare --format json")));
}

void tst_Environment::writesNothingToTheHome()
{
    const tests::Terminal terminal;
    VERIFY_DONE(terminal.run(words("screenshot --device nvidia-rtx-4090 --out a.png")));
    VERIFY_DONE(terminal.run(words("compare --out b.png --size 400x300")));
    QCOMPARE(terminal.files(), words("a.png b.png"));
    // A picture of the window must not change what the window remembers.
    QVERIFY(terminal.read(QStringLiteral("../config/ridgepoint/ridgepoint.conf")).isEmpty());
}

RIDGEPOINT_TEST(tst_Environment)

#include "tst_environment.moc"
