// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/cataloguereader.h"
#include "model/catalogue/money.h"
#include "tests/model/support.h"
#include "tests/testmain.h"

using namespace model;

class MoneyTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    /// The rates are yearly means of the Federal Reserve (data/fx.csv): CNY 6.9042, 6.4508, 6.7290, 7.0809, 7.1957,
    /// 7.1875 and EUR 0.8764, 0.8453, 0.9493, 0.9245, 0.9242, 0.8845 to the dollar for 2020 to 2025.
    void amountIsConvertedAtTheMeanOfItsYear_data()
    {
        QTest::addColumn<double>("amount");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("date");
        QTest::addColumn<QString>("to");
        QTest::addColumn<double>("converted");
        QTest::addColumn<int>("year");

        const auto row = [](const char *name, double amount, const char *from, const char *date, const char *to,
                            double converted, int year) {
            QTest::newRow(name) << amount << QString::fromLatin1(from) << QString::fromLatin1(date)
                                << QString::fromLatin1(to) << converted << year;
        };
        row("the same currency needs no rate", 1599, "USD", "2022-09", "USD", 1599, 0);
        row("dollars of 2022 in yuan", 1599, "USD", "2022-09-20", "CNY", 10759.671, 2022);
        row("dollars of 2020 in euro", 1000, "USD", "2020", "EUR", 876.4, 2020);
        row("yuan of 2023 in dollars", 12999, "CNY", "2023-05", "USD", 1835.783586832, 2023);
        row("yuan of 2024 in euro go through the dollar", 10000, "CNY", "2024", "EUR", 1284.378170296, 2024);
        row("before the first year the first year's mean", 699, "USD", "2017-03", "EUR", 612.6036, 2020);
        row("after the last year the last year's mean", 100, "USD", "2026-03", "CNY", 718.75, 2025);
        row("a date of reading counts as a date", 100, "USD", "read 2026-11", "EUR", 88.45, 2025);
        row("without a date the last year's mean", 100, "USD", "", "EUR", 88.45, 2025);
    }
    void amountIsConvertedAtTheMeanOfItsYear()
    {
        QFETCH(double, amount);
        QFETCH(QString, from);
        QFETCH(QString, date);
        QFETCH(QString, to);
        QFETCH(double, converted);
        const auto result = tests::builtIn().rates().convert({amount, *currencyFromCode(from)}, date,
                                                             *currencyFromCode(to));
        QVERIFY(result);
        // Expected values were computed to nine decimals.
        QVERIFY2(std::abs(result->amount - converted) < 1e-6, qPrintable(QString::number(result->amount, 'f', 9)));
        QTEST(result->rateYear, "year");
    }

    void thereAndBackIsTheSameAmount()
    {
        const ExchangeRates &rates = tests::builtIn().rates();
        const auto there = rates.convert({1599, Currency::Usd}, QStringLiteral("2022-09"), Currency::Cny);
        const auto back = rates.convert({there->amount, Currency::Cny}, QStringLiteral("2022-09"), Currency::Usd);
        QCOMPARE(back->amount, 1599.0);
    }

    void withoutRatesThereIsNoAnswer()
    {
        const ExchangeRates none;
        QVERIFY(!none.convert({1, Currency::Cny}, QStringLiteral("2024"), Currency::Usd));
        QVERIFY(none.convert({1, Currency::Usd}, QStringLiteral("2024"), Currency::Usd));
        ExchangeRates onlyYuan;
        onlyYuan.setRate(2024, Currency::Cny, 7);
        QVERIFY(!onlyYuan.convert({1, Currency::Cny}, QStringLiteral("2024"), Currency::Eur));
    }

    void sourceOfTheRatesIsKnown()
    {
        QVERIFY(tests::builtIn().rates().source().title.contains(QStringLiteral("Federal Reserve")));
    }

    void faultyRatesAreRefusedWithTheirPlace()
    {
        const QString path = tests::dataFile(QStringLiteral("catalogue/exchange-rates-faulty.json"));
        const auto document = readJsonFile(path);
        QVERIFY(document);
        const auto rates = readExchangeRates(*document, path);
        QVERIFY(!rates);
        QCOMPARE(rates.error().place, QStringLiteral("/perUsd/2025/CNY"));
        QCOMPARE(rates.error().line, 4);
        QVERIFY(!readExchangeRates(*parseJson("{}", path), path));
    }

    void yearIsReadFromADate_data()
    {
        QTest::addColumn<QString>("date");
        QTest::addColumn<int>("year"); // 0: none
        QTest::newRow("a year") << "2022" << 2022;
        QTest::newRow("a month") << "2022-09" << 2022;
        QTest::newRow("a day") << "1999-12-31" << 1999;
        QTest::newRow("a date of reading") << "read 2026-11" << 2026;
        QTest::newRow("nothing") << "" << 0;
        QTest::newRow("a number that is no year") << "12022" << 0;
    }
    void yearIsReadFromADate()
    {
        QFETCH(QString, date);
        QTEST(yearOfDate(date).value_or(0), "year");
    }

    void dateOfReadingIsTold()
    {
        QVERIFY(isReadDate(QStringLiteral("read 2026-11")));
        QVERIFY(!isReadDate(QStringLiteral("2026-11")));
        QCOMPARE(dateWithoutRead(QStringLiteral("read 2026-11")), QStringLiteral("2026-11"));
        QCOMPARE(dateWithoutRead(QStringLiteral("2026-11")), QStringLiteral("2026-11"));
    }

    void namesComeBackAsTheSameThing()
    {
        for (const QString &code : currencyCodes())
            QCOMPARE(currencyCode(*currencyFromCode(code)), code);
        QVERIFY(currencyFromCode(QStringLiteral("cny")) == Currency::Cny);
        QVERIFY(!currencyFromCode(QStringLiteral("GBP")));
        QVERIFY(!currencyFromCode(QString()));
        for (const PriceKind kind : {PriceKind::List, PriceKind::Street, PriceKind::System, PriceKind::CloudHour})
            QVERIFY(priceKindFromId(priceKindId(kind)) == kind);
        QVERIFY(!priceKindFromId(QStringLiteral("best")));
    }
};

RIDGEPOINT_TEST(MoneyTest)
#include "tst_money.moc"
