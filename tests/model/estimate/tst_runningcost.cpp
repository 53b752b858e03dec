// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Energy and money, with published examples.
#include "accuracy/support.h"
#include "testmain.h"

#include "model/estimate/runningcost.h"

#include <QDate>
#include <QTest>

using namespace model;

class tst_runningcost : public tests::TestCase
{
    Q_OBJECT

private slots:
    void energyOfLlama2Card()
    {
        // Touvron et al. 2023: 1,720,320 hours of A100 at 400 W, PUE not counted: 688,128 kWh.
        const Joules energy = runEnergy(Seconds::fromHours(1720320), Watts::fromWatts(400), 1);
        QVERIFY(std::abs(energy.inKilowattHours() - 688128) < 1e-3);
    }

    void millionTokensFromAnHour()
    {
        // 3.06 USD an hour at 1,000 tokens/s.
        QVERIFY(std::abs(*costPerMillionTokens(3.06, TokensPerSecond::fromTokensPerSecond(1000)) - 0.85) < 1e-9);
        QCOMPARE(costPerMillionTokens(1, TokensPerSecond()).error().code, ErrorCode::OutOfRange);
    }

    void hourOfAnOwnedDevice()
    {
        const Ownership owned{.price = 30000,
                              .residual = 5000,
                              .lifeHours = 35040,
                              .utilisation = 0.7,
                              .averageWatts = 700,
                              .powerUsageEffectiveness = 1.3,
                              .electricityPerKilowattHour = 0.2};
        QVERIFY(std::abs(*ownedCostPerHour(owned) - 1.2012433137638616) < 1e-9);
        QCOMPARE(ownedCostPerHour({.lifeHours = 0}).error().place, QStringLiteral("life_hours"));
        QCOMPARE(ownedCostPerHour({.utilisation = 0}).error().place, QStringLiteral("utilisation"));
    }

    void costOfATrainingRunIsItsHoursTimesThePrice()
    {
        const QByteArray request = QByteArrayLiteral(
            "{\"model\":\"llama-2-7b\",\"task\":\"train\",\"device\":\"nvidia-a100-sxm4-80gb\",\"count\":8,\"zero_"
            "stage\":3,\"micro_batch\":1,"
            "\"seq_len\":4096,\"train_tokens\":1e9,\"price_per_device_hour\":2,\"average_watts\":300,\"pue\":1.5}");
        const double hours = support::quantity(request, "device_hours");
        QVERIFY(std::abs(support::quantity(request, "cost") - 2 * hours) < 1e-6 * hours);
        QVERIFY(std::abs(support::quantity(request, "energy_kwh") - 0.45 * hours) < 1e-6 * hours);
    }

    void anOldPriceIsMarked()
    {
        EstimateRequest request;
        request.device = DeviceFacts{};
        request.device->prices = {{2.5,
                                   QStringLiteral("USD"),
                                   QStringLiteral("cloud-hour"),
                                   QStringLiteral("2021-03"),
                                   QStringLiteral("a list"),
                                   {}}};
        EstimateAnswer answer;
        answer.set(QuantityId::DecodeTokensPerS, 100);
        addRunningCost(answer, request, Workload(), QDate(2026, 11, 30));
        QVERIFY(answer.notes.join(u' ').contains(QStringLiteral("older than two years")));
        QVERIFY(std::abs(*answer.at(QuantityId::CostPerMillionTokens) - 2.5e6 / 360000) < 1e-9);
    }

    void aPriceIsOldTwoYearsAfterItsLastDay_data()
    {
        QTest::addColumn<QString>("date");
        QTest::addColumn<bool>("old");
        QTest::newRow("a day") << QStringLiteral("2024-03-25") << true;
        QTest::newRow("a month") << QStringLiteral("2024-11") << false;
        QTest::newRow("the month before") << QStringLiteral("2024-10") << true;
        QTest::newRow("a year may mean its end") << QStringLiteral("2024") << false;
        QTest::newRow("an earlier year") << QStringLiteral("2023") << true;
        QTest::newRow("half a year") << QStringLiteral("2024-H1") << false;
        QTest::newRow("a day of reading") << QStringLiteral("read 2023-11") << true;
    }

    void aPriceIsOldTwoYearsAfterItsLastDay()
    {
        QFETCH(QString, date);
        QFETCH(bool, old);
        EstimateRequest request;
        request.device = DeviceFacts{};
        request.device->prices = {
            {1, QStringLiteral("USD"), QStringLiteral("cloud-hour"), date, QStringLiteral("a list"), {}}};
        EstimateAnswer answer;
        answer.set(QuantityId::DecodeTokensPerS, 100);
        addRunningCost(answer, request, Workload(), QDate(2026, 11, 30));
        QCOMPARE(answer.notes.join(u' ').contains(QStringLiteral("older than two years")), old);
    }

    void rentIsTheMiddleOfTheClouds()
    {
        const ConfigValue answer = support::answer(
            R"({"model":"llama-3-8b","device":"nvidia-h100-sxm5-80gb","price_kind":"cloud-hour"})");
        const ConfigValue &assumed = *answer.find("assumed");
        QCOMPARE(*assumed.find("price_per_device_hour")->asReal(), 3.99);
        QCOMPARE(*assumed.find("currency")->asText(), std::string("USD"));
        QVERIFY(!assumed.find("price_kind"));
        QVERIFY(!assumed.find("electricity_per_kwh")); // the rent includes it
        const QString notes = support::notes(answer);
        for (const char *part : {"Lambda", "us-east-1", "2026", "cloud price per hour", "2.29 to 12.29"})
            QVERIFY2(notes.contains(QLatin1StringView(part)), qPrintable(notes));
    }

    void ofAnOwnedDeviceEverythingIsStated()
    {
        const ConfigValue answer = support::answer(
            R"({"model":"llama-3-8b","weight_type":"Q4_K_M","device":"nvidia-rtx-4090","price_kind":"list","currency":"CNY"})");
        const ConfigValue &assumed = *answer.find("assumed");
        for (const char *key : {"electricity_per_kwh", "pue", "average_watts"})
            QVERIFY2(assumed.find(key), key);
        QVERIFY(!assumed.find("currency"));
        QVERIFY(std::abs(*assumed.find("electricity_per_kwh")->asReal() - 0.088 * 7.1957) < 1e-6);
        const QString notes = support::notes(answer);
        for (const char *part : {"in CNY", "list price", "mean rate of 2022", "four years of which 70 %", "China",
                                 "mean rate of 2024", "60 % of the TDP of 450 W", "older than two years"})
            QVERIFY2(notes.contains(QLatin1StringView(part)), qPrintable(notes));
    }

    void costOfTrainingNamesWhatItRestsOn()
    {
        const ConfigValue answer = support::answer(
            R"({"model":"llama-3-8b","task":"train","device":"nvidia-h100-sxm5-80gb","count":8,"zero_stage":3,"train_tokens":1e9,"currency":"EUR"})");
        QVERIFY(answer.find("quantities")->find("cost"));
        QVERIFY(answer.find("quantities")->find("energy_kwh"));
        for (const char *key : {"price_kind", "electricity_per_kwh", "pue", "average_watts"})
            QVERIFY2(answer.find("assumed")->find(key), key);
        QVERIFY(support::notes(answer).contains(QStringLiteral("in EUR")));
        QVERIFY(support::notes(answer).contains(QStringLiteral("street price"))); // best: it has no list price
    }

    void rentStandsInWhereNothingIsSold()
    {
        const ConfigValue answer = support::answer(R"({"model":"llama-3-8b","device":"google-tpu-v5e"})");
        QVERIFY(answer.find("quantities")->find("cost_per_million_tokens"));
        QVERIFY(support::notes(answer).contains(QStringLiteral("cloud price per hour")));
    }

    void aKindWithoutAPriceIsSaid()
    {
        const ConfigValue answer = support::answer(
            R"({"model":"llama-3-8b","device":"nvidia-h100-sxm5-80gb","price_kind":"list"})");
        QVERIFY(!answer.find("quantities")->find("cost_per_million_tokens"));
        QVERIFY(support::notes(answer).contains(QStringLiteral("no price of the kind list")));
    }
};

RIDGEPOINT_TEST(tst_runningcost)
#include "tst_runningcost.moc"
