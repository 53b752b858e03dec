// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/devicedifferences.h"
#include "tests/model/support.h"
#include "tests/testmain.h"

#include <algorithm>

using namespace model;

namespace {

const FigureDifference *find(const std::vector<FigureDifference> &differences, const char *key)
{
    const auto found = std::ranges::find(differences, QString::fromLatin1(key), &FigureDifference::key);
    return found == differences.end() ? nullptr : &*found;
}

} // namespace

class DeviceDifferencesTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    /// The A800 is an A100 whose NVLink was cut from 600 to 400 GB/s for China (NVIDIA, November 2022).
    void a800IsAnA100WithASlowerLink()
    {
        const auto differences = deviceDifferences(tests::device("nvidia-a100-sxm4-80gb"),
                                                   tests::device("nvidia-a800-sxm4-80gb"));
        const FigureDifference *link = find(differences, "interconnectBandwidth");
        QVERIFY(link);
        QCOMPARE(*link->first->number, 600.0);
        QCOMPARE(*link->second->number, 400.0);
        QVERIFY(std::abs(*link->ratio - 2.0 / 3) < 1e-9);
        QVERIFY(!find(differences, "memoryCapacity"));
        QVERIFY(!find(differences, "memoryBandwidth"));
        QVERIFY(!find(differences, "peakRates.fp16.dense"));
        const FigureDifference *market = find(differences, "market");
        QVERIFY(market && !market->first->sources.empty() && !market->second->sources.empty());
    }

    void aDeviceDoesNotDifferFromItselfButMayHaveAPrice()
    {
        const Device &device = tests::device("nvidia-rtx-4090");
        for (const FigureDifference &difference : deviceDifferences(device, device))
            QCOMPARE(difference.key, QStringLiteral("price"));
        QVERIFY(sameFigureCount(device, device) > 10);
    }

    void whatOnlyOnePublishesDiffersWithoutARatio()
    {
        const auto differences = deviceDifferences(tests::device("amd-mi300x-192gb"),
                                                   tests::device("amd-mi308x-192gb"));
        const FigureDifference *bandwidth = find(differences, "memoryBandwidth");
        QVERIFY(bandwidth);
        QVERIFY(!bandwidth->ratio);
        QVERIFY(!bandwidth->second->known);
        QCOMPARE(bandwidth->second->text, QStringLiteral("not published"));
        for (const FigureDifference &difference : differences)
            QVERIFY2((difference.first && difference.first->known) || (difference.second && difference.second->known),
                     qPrintable(difference.key));
    }

    void exchangingTheDevicesInvertsTheRatios()
    {
        const Device &a = tests::device("nvidia-h100-sxm5-80gb");
        const Device &b = tests::device("apple-m2-ultra-76c");
        const auto there = deviceDifferences(a, b);
        const auto back = deviceDifferences(b, a);
        QCOMPARE(there.size(), back.size());
        for (const FigureDifference &difference : there) {
            const FigureDifference *other = find(back, qPrintable(difference.key));
            QVERIFY2(other, qPrintable(difference.key));
            QCOMPARE(difference.ratio.has_value(), other->ratio.has_value());
            if (difference.ratio)
                QVERIFY(std::abs(*difference.ratio * *other->ratio - 1) < 1e-9);
        }
    }

    void thePriceNamesItsKindAndDate()
    {
        const auto differences = deviceDifferences(tests::device("nvidia-rtx-4090"), tests::device("amd-rx-7900-xtx"));
        const FigureDifference *price = find(differences, "price");
        QVERIFY(price && price->ratio);
        QVERIFY2(price->first->text.contains(QStringLiteral("2022-09"))
                     && price->first->text.contains(QStringLiteral("List price")),
                 qPrintable(price->first->text));
    }

    void tableHasARowForEachDifference()
    {
        const Device &a = tests::device("nvidia-a100-sxm4-80gb");
        const Device &b = tests::device("nvidia-a800-sxm4-80gb");
        const DataTable table = differencesToTable(a, b);
        QCOMPARE(table.rows.size(), deviceDifferences(a, b).size());
        for (const auto &row : table.rows)
            QCOMPARE(row.size(), table.columns.size());
    }
};

RIDGEPOINT_TEST(DeviceDifferencesTest)
#include "tst_devicedifferences.moc"
