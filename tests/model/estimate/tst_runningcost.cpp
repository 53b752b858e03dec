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
};

RIDGEPOINT_TEST(tst_runningcost)
#include "tst_runningcost.moc"
