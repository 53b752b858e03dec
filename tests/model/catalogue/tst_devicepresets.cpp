// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/devicepresets.h"
#include "model/workspace/workspace.h"
#include "tests/model/support.h"
#include "tests/testmain.h"

using namespace model;

class DevicePresetsTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void everyPresetFindsAllThatItNamesAndFitsAComparison_data()
    {
        QTest::addColumn<QString>("id");
        for (const QString &id : devicePresetIds())
            QTest::newRow(qPrintable(id)) << id;
    }
    void everyPresetFindsAllThatItNamesAndFitsAComparison()
    {
        QFETCH(QString, id);
        const auto preset = devicePreset(id);
        QVERIFY(preset);
        QVERIFY(!preset->name.isEmpty() && !preset->why.isEmpty());
        const auto devices = preset->devices(tests::builtIn());
        if (!preset->deviceIds.isEmpty())
            QCOMPARE(qsizetype(devices.size()), preset->deviceIds.size());
        QVERIFY(devices.size() >= 4);
        QVERIFY(qsizetype(devices.size()) <= Workspace::maximumCompared);
    }

    void theCardsOf24GbHaveJustThat()
    {
        const auto cards = devicePreset(QStringLiteral("24gb-cards"))->devices(tests::builtIn());
        QVERIFY(cards.size() > 10);
        for (const Device *card : cards) {
            QCOMPARE(card->memoryCapacity.value->inGibibytes(), 24.0);
            QVERIFY(card->kind == DeviceKind::Gpu);
        }
    }

    /// 70 billion weights in 4 bits with their scales take about 40 GB; the rest is cache and system.
    void whatRuns70bAtHomeHas48GbOrMore()
    {
        for (const Device *device : devicePreset(QStringLiteral("70b-at-home"))->devices(tests::builtIn()))
            QVERIFY2(device->memoryCapacity.value->inGibibytes() >= 48, qPrintable(device->id));
    }

    void unknownPresetIsNone() { QVERIFY(!devicePreset(QStringLiteral("no-such"))); }
};

RIDGEPOINT_TEST(DevicePresetsTest)
#include "tst_devicepresets.moc"
