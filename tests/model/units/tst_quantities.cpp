// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/units/quantities.h"
#include "tests/testmain.h"

#include <type_traits>

using namespace model;

namespace {

template<class A, class B>
concept Addable = requires(A a, B b)
{
    a + b;
};
template<class A, class B>
concept Comparable = requires(A a, B b)
{
    a < b;
};

// What must not compile: a sum of different things, a comparison of work with a rate, a number without a unit.
static_assert(!Addable<Bytes, Seconds>);
static_assert(!Addable<Flop, FlopPerSecond>);
static_assert(!Addable<Bytes, double>);
static_assert(!Comparable<Flop, FlopPerSecond>);
static_assert(!Comparable<Watts, Joules>);
static_assert(!std::is_convertible_v<double, Bytes>);
static_assert(!std::is_constructible_v<Bytes, double>);

// What comes out of a product or quotient.
static_assert(std::is_same_v<decltype(Bytes() / BytesPerSecond()), Seconds>);
static_assert(std::is_same_v<decltype(FlopPerSecond() / BytesPerSecond()), FlopPerByte>);
static_assert(std::is_same_v<decltype(Watts() * Seconds()), Joules>);
static_assert(std::is_same_v<decltype(Tokens() / Seconds()), TokensPerSecond>);
static_assert(std::is_same_v<decltype(Bytes() / Bytes()), double>);

} // namespace

class QuantitiesTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void unitsConvert_data()
    {
        QTest::addColumn<double>("found");
        QTest::addColumn<double>("expected");

        QTest::newRow("80 GiB are 85.9 GB") << Bytes::fromGibibytes(80).inGigabytes() << 85.89934592;
        QTest::newRow("80 GB are 74.5 GiB") << Bytes::fromGigabytes(80).inGibibytes() << 74.505805969238281;
        QTest::newRow("50 MiB are 52,428,800 bytes") << Bytes::fromMebibytes(50).inBytes() << 52428800.0;
        QTest::newRow("bytes come back as mebibytes") << Bytes::fromBytes(1048576).inMebibytes() << 1.0;
        QTest::newRow("1008 GB/s come back as 1008 GB/s") << (1008_GB_per_s).inGigabytesPerSecond() << 1008.0;
        QTest::newRow("989.4 TFLOPS are 9.894e14 FLOP/s")
            << FlopPerSecond::fromTeraflopPerSecond(989.4).inBaseUnits() << 9.894e14;
        QTest::newRow("an hour has 3600 seconds") << Seconds::fromHours(1).inSeconds() << 3600.0;
        QTest::newRow("7200 seconds are two hours") << Seconds::fromSeconds(7200).inHours() << 2.0;
        QTest::newRow("a kilowatt-hour is 3.6 megajoules") << Joules::fromKilowattHours(1).inJoules() << 3.6e6;
        QTest::newRow("1.8 megajoules are half a kilowatt-hour") << Joules::fromJoules(1.8e6).inKilowattHours() << 0.5;
    }
    void unitsConvert()
    {
        QFETCH(double, found);
        QTEST(found, "expected");
    }

    void physicsHolds_data()
    {
        QTest::addColumn<double>("found");
        QTest::addColumn<double>("expected");

        QTest::newRow("14 GB read at 1008 GB/s take 13.9 ms")
            << (14_GB / 1008_GB_per_s).inSeconds() << 0.013888888888888888;
        QTest::newRow("an H100 turns at 295 FLOP a byte")
            << (FlopPerSecond::fromTeraflopPerSecond(989.4) / 3350_GB_per_s).inFlopPerByte() << 295.34328358208955;
        QTest::newRow("700 W for a day are 16.8 kWh")
            << (Watts::fromWatts(700) * Seconds::fromHours(24)).inKilowattHours() << 16.8;
        QTest::newRow("100 tokens in 4 seconds are 25 a second")
            << (Tokens::fromTokens(100) / Seconds::fromSeconds(4)).inTokensPerSecond() << 25.0;
        QTest::newRow("tokens a second for a minute are tokens")
            << (TokensPerSecond::fromTokensPerSecond(25) * Seconds::fromSeconds(60)).inTokens() << 1500.0;
        QTest::newRow("a rate for two seconds is work")
            << (FlopPerSecond::fromTeraflopPerSecond(1) * Seconds::fromSeconds(2)).inFlop() << 2e12;
        QTest::newRow("sizes add") << (16_GiB + 8_GiB - 4_GiB).inGibibytes() << 20.0;
        QTest::newRow("a size times a number is a size") << (3.0 * 24_GiB / 2.0).inGibibytes() << 36.0;
        QTest::newRow("two of the same make a plain number") << 48_GiB / 24_GiB << 2.0;
    }
    void physicsHolds()
    {
        QFETCH(double, found);
        QTEST(found, "expected");
    }

    void quantitiesCompareAndAccumulate()
    {
        QVERIFY(24_GiB > 24_GB);
        QVERIFY(-(1_GB) < Bytes());
        Bytes sum;
        sum += 2_GiB;
        sum -= 1_GiB;
        QVERIFY(sum == 1_GiB);
    }
};

RIDGEPOINT_TEST(QuantitiesTest)
#include "tst_quantities.moc"
