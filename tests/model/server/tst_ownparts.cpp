// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/support.h"
#include "tests/testmain.h"

#include "model/server/ownparts.h"
#include "model/server/partcatalogue.h"

/// Parts of a person's own: they come out of the overlay as they went in, and bad words are refused.
class tst_OwnParts : public tests::TestCase
{
    Q_OBJECT

private slots:
    void comesOutAsItWentIn();
    void wordsBecomeFacts_data();
    void wordsBecomeFacts();
    void needsAName();
};

void tst_OwnParts::comesOutAsItWentIn()
{
    const model::OwnPart supply{
        .category = model::PartCategory::PowerSupply,
        .name = QStringLiteral("Big supply"),
        .vendor = QStringLiteral("Somebody"),
        .facts = {{QStringLiteral("watts"), 2700.0}, {QStringLiteral("redundancy"), QStringLiteral("2+2")}}};
    QVERIFY(model::checkOwnPart(supply).empty());
    QString first;
    QString second;
    const model::JsonValue one = model::withOwnPart(model::JsonValue::object(), supply, {}, first);
    const model::JsonValue two = model::withOwnPart(one, supply, {first}, second);
    QVERIFY(first != second);
    const model::PartCatalogueLoad load = model::overlaid(model::builtInParts(), {two, {}}, QStringLiteral("it"));
    QVERIFY2(load.faults.empty(), qPrintable(tests::listed(load.faults)));
    const model::Part *part = load.catalogue.find(second);
    QVERIFY(part);
    QCOMPARE(part->powerSupply().output.value->inWatts(), 2700.0);
    QCOMPARE(part->powerSupply().output.provenance.kind, model::FigureKind::Yours);
    QVERIFY(!part->powerSupply().efficiency.isKnown());
}

void tst_OwnParts::wordsBecomeFacts_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("word");
    QTest::addColumn<bool>("isTaken");
    QTest::newRow("a number") << "dimmSlots"
                              << "32" << true;
    QTest::newRow("a number with separators") << "maxGpuTdpWatts"
                                              << "1,200" << true;
    QTest::newRow("text") << "cpuSocket"
                          << "LGA4677" << true;
    QTest::newRow("text that looks like a number") << "gpuFormFactor"
                                                   << "5" << true;
    QTest::newRow("yes") << "hasPcieSwitch"
                         << "Yes" << true;
    QTest::newRow("text for a number") << "dimmSlots"
                                       << "many" << false;
    QTest::newRow("half a slot") << "dimmSlots"
                                 << "1.5" << false;
    QTest::newRow("below zero") << "weightKg"
                                << "-1" << false;
    QTest::newRow("no such fact") << "dimms"
                                  << "32" << false;
}

void tst_OwnParts::wordsBecomeFacts()
{
    QFETCH(const QString, key);
    QFETCH(const QString, word);
    QFETCH(const bool, isTaken);
    const auto fact = model::factFromWord(model::PartCategory::Platform, key, word);
    QCOMPARE(fact.has_value(), isTaken);
    QVERIFY(isTaken || !fact.error().message.isEmpty());
}

void tst_OwnParts::needsAName()
{
    model::OwnPart part{.category = model::PartCategory::Nic, .name = {}, .vendor = {}, .facts = {}};
    QVERIFY(!model::checkOwnPart(part).empty());
}

RIDGEPOINT_TEST(tst_OwnParts)

#include "tst_ownparts.moc"
