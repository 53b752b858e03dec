// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The shipped prices of rent and electricity, and how one of several is chosen.
#include "model/catalogue/catalogue.h"
#include "model/catalogue/runningprices.h"
#include "testmain.h"

#include <QTest>

using namespace model;

namespace {

RentalOffer offer(const char *provider, double perHour, int devices, const char *date, const char *doubt = "")
{
    return {QStringLiteral("card"), QLatin1StringView(provider), {}, {}, devices, {perHour, Currency::Usd},
            QLatin1StringView(date), {}, QLatin1StringView(doubt)};
}

} // namespace

class tst_runningprices : public tests::TestCase
{
    Q_OBJECT

private slots:
    void theShippedPricesAreThere()
    {
        const Result<RunningPrices> &prices = RunningPrices::builtIn();
        QVERIFY2(prices, prices ? "" : qPrintable(prices.error().toText()));
        QCOMPARE(prices->offers().size(), std::size_t(118));
        const Catalogue catalogue = loadCatalogue().catalogue;
        for (const RentalOffer &one : prices->offers()) {
            QVERIFY2(catalogue.find(one.device), qPrintable(one.device));
            QVERIFY(one.source.url.startsWith(QStringLiteral("https://")));
            // A device for an hour costs cents for the oldest to twenty dollars for the newest.
            QVERIFY2(one.perDeviceHour() > 0.1 && one.perDeviceHour() < 20, qPrintable(one.instance));
        }
    }

    void eachCurrencyHasOneTariff()
    {
        const RunningPrices &prices = *RunningPrices::builtIn();
        int defaults = 0;
        for (const ElectricityPrice &price : prices.electricity())
            defaults += price.isDefault ? 1 : 0;
        QCOMPARE(defaults, 3);
        QCOMPARE(prices.electricity(Currency::Usd)->perKilowattHour.amount, 0.0861);
        QCOMPARE(prices.electricity(Currency::Cny)->perKilowattHour.amount, 0.088);
        QCOMPARE(prices.electricity(Currency::Eur)->date, QStringLiteral("2025-H1"));
    }

    void theMiddleOfTheNewestOffersIsTaken()
    {
        const RunningPrices prices({offer("dear", 80, 8, "2025"), offer("old", 1, 1, "2022"),
                                    offer("cheap", 2, 1, "2024"), offer("middle", 9, 1, "2024-02"),
                                    offer("middle", 6, 1, "2025"), offer("middle", 4, 1, "2025"),
                                    offer("odd", 0.1, 1, "2025", "unit not stated")},
                                   {});
        const std::optional<RentalChoice> choice = prices.rental(QStringLiteral("card"));
        QVERIFY(choice);
        QCOMPARE(choice->offer.perDeviceHour(), 4.0);
        QCOMPARE(choice->providers, 3);
        QCOMPARE(choice->lowest, 2.0);
        QCOMPARE(choice->highest, 10.0);
        QVERIFY(!prices.rental(QStringLiteral("another card")));
    }

    void faultyPricesAreRefusedWithTheirPlace()
    {
        const auto place = [](const char *offer) {
            const QByteArray text = QByteArray(R"({"currency":"USD","sources":{"a":{"title":"t"}},"offers":[)") + offer
                                    + "]}";
            const auto read = readRentalOffers(*parseJson(text, QStringLiteral("f")), QStringLiteral("f"));
            return read ? QString() : read.error().place;
        };
        QCOMPARE(place(R"({"devices":1,"perHour":2,"date":"2025","source":"a"})"), QString());
        QCOMPARE(place(R"({"devices":1,"perHour":0,"date":"2025","source":"a"})"), QStringLiteral("/offers/0/perHour"));
        QCOMPARE(place(R"({"devices":0,"perHour":2,"date":"2025","source":"a"})"), QStringLiteral("/offers/0/devices"));
        QCOMPARE(place(R"({"devices":1,"perHour":2,"date":"soon","source":"a"})"), QStringLiteral("/offers/0/date"));
        QCOMPARE(place(R"({"devices":1,"perHour":2,"date":"2025","source":"b"})"), QStringLiteral("/offers/0/source"));
        QCOMPARE(place(""), QStringLiteral("/offers"));
        QVERIFY(!readElectricityPrices(*parseJson(R"({"prices":[{"perKilowattHour":1,"date":"2025"}]})", {}), {}));
    }
};

RIDGEPOINT_TEST(tst_runningprices)
#include "tst_runningprices.moc"
