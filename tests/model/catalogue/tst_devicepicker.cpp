// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/devicepicker.h"
#include "tests/model/support.h"
#include "tests/testmain.h"

using namespace model;

namespace {

const DevicePicker &picker()
{
    static const DevicePicker picker(tests::builtIn());
    return picker;
}

QString idAt(int position)
{
    return position < 0 ? QString() : tests::builtIn().devices()[static_cast<std::size_t>(position)].id;
}

} // namespace

class DevicePickerTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void withoutWordsTheCatalogueKeepsItsOrder()
    {
        const auto answer = picker().pick({});
        QStringList ids;
        for (const int position : answer.shown)
            ids << idAt(position);
        QCOMPARE(ids, tests::builtIn().ids());
        QCOMPARE(answer.hidden, 0);
        QCOMPARE(answer.firstHidden, -1);
    }

    /// A count says what the list will have once the condition is chosen: checked by choosing each.
    void everyCountIsWhatItsChoiceShows_data()
    {
        QTest::addColumn<DeviceFilter>("filter");
        QTest::newRow("nothing chosen") << DeviceFilter{};
        QTest::newRow("words") << DeviceFilter{.words = QStringLiteral("rtx")};
        QTest::newRow("one of each") << DeviceFilter{
            .kinds = {DeviceKind::Gpu}, .memoryAtLeast = Bytes::fromGibibytes(24), .isPriced = true, .yearFrom = 2020};
    }
    void everyCountIsWhatItsChoiceShows()
    {
        QFETCH(DeviceFilter, filter);
        const auto answer = picker().pick(filter);
        QVERIFY(answer.choices.size() > 10);
        for (const auto &choice : answer.choices) {
            const DeviceFilter alone = filter.withoutPart(choice.condition.part).with(choice.condition);
            QCOMPARE(int(picker().pick(alone).shown.size()), choice.count);
            QCOMPARE(choice.isChosen, filter.conditions().contains(choice.condition));
        }
    }

    void aHiddenDeviceIsNamedWithWhatHidesIt()
    {
        const DeviceFilter filter{.words = QStringLiteral("4090"),
                                  .vendors = {QStringLiteral("AMD")},
                                  .memoryAtLeast = Bytes::fromGibibytes(20)};
        const auto answer = picker().pick(filter);
        QVERIFY(answer.shown.empty());
        QCOMPARE(idAt(answer.firstHidden), QStringLiteral("nvidia-rtx-4090"));
        QCOMPARE(answer.hiddenBy, bitOf(FilterPart::Vendor));
        QVERIFY(answer.hidden >= 2);
        QVERIFY(!picker().pick(filter.withoutPart(FilterPart::Vendor)).shown.empty());
    }

    void aDeviceMayBeHiddenByTwoConditions()
    {
        const auto answer = picker().pick(
            {.words = QStringLiteral("mi308x"), .numberFormat = NumberFormat::Fp8, .yearFrom = 2020});
        QCOMPARE(idAt(answer.firstHidden), QStringLiteral("amd-mi308x-192gb")); // neither is published
        QCOMPARE(answer.hiddenBy, FilterParts(bitOf(FilterPart::NumberFormat) | bitOf(FilterPart::YearFrom)));
    }

    void anEmptyCatalogueHasNothingToChoose()
    {
        const Catalogue none;
        const auto answer = DevicePicker(none).pick({.words = QStringLiteral("h100"), .yearFrom = 2020});
        QVERIFY(answer.shown.empty());
        QCOMPARE(answer.firstHidden, -1);
    }
};


RIDGEPOINT_TEST(DevicePickerTest)
#include "tst_devicepicker.moc"
