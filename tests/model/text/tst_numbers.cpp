// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/numbers.h"
#include "tests/testmain.h"

using namespace model;

class NumbersTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void numberReadsAsAPersonWritesIt_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("chinese");
        QTest::addColumn<QString>("german");

        const auto row = [](const char *name, double value, const char *english, const char *chinese,
                            const char *german) {
            QTest::newRow(name) << value << QString::fromUtf8(english) << QString::fromUtf8(chinese)
                                << QString::fromUtf8(german);
        };
        row("zero", 0, "0", "0", "0");
        row("a figure has all its digits", 1978.9, "1,978.9", "1,978.9", "1.978,9");
        row("a whole figure has no point", 3350, "3,350", "3,350", "3.350");
        row("a round thousand keeps its zeros", 1000, "1,000", "1,000", "1.000");
        row("a quarter keeps two decimals", 68.25, "68.25", "68.25", "68,25");
        row("a result is cut to four digits", 44.973214, "44.97", "44.97", "44,97");
        row("a third", 1.0 / 3, "0.3333", "0.3333", "0,3333");
        row("two thirds are rounded up", 2.0 / 3, "0.6667", "0.6667", "0,6667");
        row("a large result keeps its whole part", 295343.28358, "295,343", "295,343", "295.343");
        row("a million", 21000000, "21,000,000", "21,000,000", "21.000.000");
        row("a small figure", 0.0013, "0.0013", "0.0013", "0,0013");
        row("a small result", 0.00123456789, "0.001235", "0.001235", "0,001235");
        row("a negative result", -12.3456789, "-12.35", "-12.35", "-12,35");
        row("just below a power of ten", 999.999999, "1,000", "1,000", "1.000");
        row("noise of floating point is no digit", 0.1 + 0.2, "0.3", "0.3", "0,3");
        row("six digits are a figure", 123.456, "123.456", "123.456", "123,456");
        row("seven digits are a result", 123.4567, "123.5", "123.5", "123,5");
    }
    void numberReadsAsAPersonWritesIt()
    {
        QFETCH(double, value);
        QTEST(numberForPeople(value, QLocale(QLocale::English, QLocale::UnitedStates)), "english");
        QTEST(numberForPeople(value, QLocale(QLocale::Chinese, QLocale::China)), "chinese");
        QTEST(numberForPeople(value, QLocale(QLocale::German, QLocale::Germany)), "german");
    }

    void defaultLocaleIsUsedWhenNoneIsGiven()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        const QString text = numberForPeople(1978.9);
        QLocale::setDefault(before);
        QCOMPARE(text, QStringLiteral("1.978,9"));
    }

    void noiseIsRemoved()
    {
        QCOMPARE(QString::number(withoutRoundingNoise(989.4e12 / 1e12), 'g', 17), QString::number(989.4, 'g', 17));
        QCOMPARE(withoutRoundingNoise(0.1 + 0.2), 0.3);
        QCOMPARE(withoutRoundingNoise(1.23456789012), 1.23456789012);
    }

    void filesHaveTheShortestNumberInTheCLocale_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<QString>("text");
        QTest::newRow("whole") << 3350.0 << QStringLiteral("3350");
        QTest::newRow("fraction") << 0.1 << QStringLiteral("0.1");
        QTest::newRow("all digits where needed") << 1.0 / 3 << QStringLiteral("0.3333333333333333");
        QTest::newRow("no separators in thousands") << 1978.9 << QStringLiteral("1978.9");
    }
    void filesHaveTheShortestNumberInTheCLocale()
    {
        QFETCH(double, value);
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        const QString text = numberForFiles(value);
        QLocale::setDefault(before);
        QTEST(text, "text");
        QCOMPARE(text.toDouble(), value);
    }
};

RIDGEPOINT_TEST(NumbersTest)
#include "tst_numbers.moc"
