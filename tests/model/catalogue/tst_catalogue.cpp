// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/devicedetails.h"
#include "tests/model/support.h"
#include "tests/testmain.h"

#include <QSet>

using namespace model;

namespace {

/// Each known figure of a device with its key; peak rates and compute units included.
template<class Visitor>
void visitAllFigures(const Device &device, Visitor &&visit)
{
    visitFigures(device, [&](const char *key, const auto &figure) {
        visit(QString::fromLatin1(key), figure.isKnown(), figure.provenance);
    });
    for (const NumberFormat format : allNumberFormats()) {
        const PeakRate &rate = device.peakRate(format);
        visit(numberFormatId(format), rate.dense.isKnown(), rate.dense.provenance);
        visit(numberFormatId(format) + QStringLiteral(" sparse"), rate.sparse.isKnown(), rate.sparse.provenance);
    }
    for (const ComputeUnit &unit : device.computeUnits)
        visit(unit.key, unit.count.isKnown(), unit.count.provenance);
}

} // namespace

/// The built-in data, tested like code.
class CatalogueTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void builtInFilesHoldSchemaAndRules() { VERIFY_NO_FAULTS(checkBuiltInCatalogue()); }

    void builtInFilesLoadWithoutFault()
    {
        VERIFY_NO_FAULTS(loadCatalogue().faults);
        QVERIFY(!tests::builtIn().rates().isEmpty());
    }

    void thereAreTwoHundredDevicesAndMore() { QVERIFY(tests::builtIn().devices().size() >= 200); }

    void deviceIsInTheCatalogue_data()
    {
        QTest::addColumn<QString>("id");
        for (const char *id : {"nvidia-h100-sxm5-80gb",
                               "nvidia-h100-pcie-80gb",
                               "nvidia-a100-sxm4-80gb",
                               "nvidia-a100-sxm4-40gb",
                               "nvidia-a800-sxm4-80gb",
                               "nvidia-h800-sxm5-80gb",
                               "nvidia-v100-sxm2-32gb",
                               "nvidia-rtx-4090",
                               "nvidia-gh200-96gb",
                               "apple-m1-ultra-64c",
                               "apple-m2-ultra-76c",
                               "apple-m2-max-38c",
                               "amd-mi250-128gb",
                               "amd-mi250x-128gb",
                               "amd-mi300x-192gb",
                               "intel-gaudi-2",
                               "intel-max-1550",
                               "intel-xeon-platinum-8462y-plus",
                               "intel-xeon-platinum-8380",
                               "intel-xeon-platinum-8468",
                               "intel-xeon-platinum-8358p",
                               "intel-xeon-max-9480",
                               "intel-core-i9-13900ks"})
            QTest::newRow(id) << QString::fromLatin1(id);
    }
    void deviceIsInTheCatalogue()
    {
        QFETCH(QString, id);
        QVERIFY(tests::builtIn().find(id));
        QVERIFY(tests::builtIn().get(id));
        QVERIFY(tests::builtIn().ids().contains(id));
    }

    void idsNamesAndFullNamesAreUnique()
    {
        QSet<QString> ids;
        QSet<QString> names;
        for (const Device &device : tests::builtIn().devices()) {
            QVERIFY2(!ids.contains(device.id), qPrintable(device.id));
            QVERIFY2(!names.contains(device.name.toLower()), qPrintable(device.name));
            ids.insert(device.id);
            names.insert(device.name.toLower());
            QVERIFY(!device.vendor.isEmpty());
            QVERIFY(device.fullName().endsWith(device.name));
        }
    }

    void figureIsThatOfTheVendor_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<double>("gigabytesPerSecond");
        QTest::addColumn<double>("gibibytes");
        const auto row = [](const char *id, double bandwidth, double capacity) {
            QTest::newRow(id) << QString::fromLatin1(id) << bandwidth << capacity;
        };
        row("nvidia-h100-sxm5-80gb", 3350, 80);
        row("apple-m2-ultra-76c", 800, 192);
        row("nvidia-rtx-4090", 1008, 24);
        row("nvidia-a100-sxm4-80gb", 2039, 80);
    }
    void figureIsThatOfTheVendor()
    {
        QFETCH(QString, id);
        const Device &device = *tests::builtIn().find(id);
        QTEST(device.memoryBandwidth.value->inGigabytesPerSecond(), "gigabytesPerSecond");
        QTEST(device.memoryCapacity.value->inGibibytes(), "gibibytes");
        QVERIFY(!device.memoryBandwidth.provenance.sources.empty());
    }

    void articlesThatState1150AreNamedByTitle()
    {
        const auto &dissents = tests::device("nvidia-rtx-4090").memoryBandwidth.provenance.dissents;
        QCOMPARE(dissents.size(), std::size_t(1));
        QCOMPARE(dissents[0].statedValue, QStringLiteral("1150 GB/s"));
        QVERIFY(dissents[0].statedIn.contains(QStringLiteral("英伟达H100和苹果M2大模型训练性价比哪个高")));
        QCOMPARE(dissents[0].statedIn.size(), 4);
    }

    void exportPartsDifferInTheInterconnectAlone_data()
    {
        QTest::addColumn<QString>("part");
        QTest::addColumn<QString>("original");
        QTest::addColumn<double>("ofPart");
        QTest::addColumn<double>("ofOriginal");
        QTest::newRow("A800 and A100") << "nvidia-a800-sxm4-80gb"
                                       << "nvidia-a100-sxm4-80gb" << 400.0 << 600.0;
        QTest::newRow("H800 and H100") << "nvidia-h800-sxm5-80gb"
                                       << "nvidia-h100-sxm5-80gb" << 400.0 << 900.0;
    }
    void exportPartsDifferInTheInterconnectAlone()
    {
        QFETCH(QString, part);
        QFETCH(QString, original);
        const Device &cut = *tests::builtIn().find(part);
        const Device &whole = *tests::builtIn().find(original);
        QTEST(cut.interconnectBandwidth.value->inGigabytesPerSecond(), "ofPart");
        QTEST(whole.interconnectBandwidth.value->inGigabytesPerSecond(), "ofOriginal");
        QVERIFY(*cut.memoryBandwidth.value == *whole.memoryBandwidth.value);
        QVERIFY(*cut.peakRate(NumberFormat::Fp16).dense.value == *whole.peakRate(NumberFormat::Fp16).dense.value);
    }

    void everyFigureHasAKindAndItsSourcesResolve()
    {
        for (const Device &device : tests::builtIn().devices()) {
            visitAllFigures(device, [&](const QString &key, bool known, const Provenance &provenance) {
                const QString where = device.id + QLatin1Char(' ') + key;
                QVERIFY2(provenance.kind != FigureKind::Yours, qPrintable(where));
                for (const Source &source : device.sourcesOf(provenance))
                    QVERIFY2(!source.title.isEmpty(), qPrintable(where));
                if (!known)
                    QVERIFY2(provenance.sources.empty() || !provenance.dissents.empty(), qPrintable(where));
            });
            for (const Price &price : device.prices) {
                QVERIFY(price.money.amount > 0);
                QVERIFY2(yearOfDate(price.date), qPrintable(device.id));
            }
        }
    }

    /// An article may be named under several values of a figure only if it states each of them: none does.
    void claimOfAnArticleStandsOnce()
    {
        for (const Device &device : tests::builtIn().devices()) {
            visitAllFigures(device, [&](const QString &key, bool, const Provenance &provenance) {
                QSet<QString> values;
                for (const Dissent &dissent : provenance.dissents) {
                    const QString where = device.id + QLatin1Char(' ') + key + QLatin1Char(' ') + dissent.statedValue;
                    QVERIFY2(!values.contains(dissent.statedValue), qPrintable(where));
                    values.insert(dissent.statedValue);
                    QStringList titles = dissent.statedIn;
                    QVERIFY2(!titles.isEmpty(), qPrintable(where));
                    QVERIFY2(titles.removeDuplicates() == 0, qPrintable(where));
                }
            });
        }
    }

    /// May only fall: a new figure comes with its source.
    void figuresWithoutSourceAreNoMoreThanRecorded()
    {
        const FigureCount count = countFigures(tests::builtIn());
        qInfo("%d figures, %d without a recorded source", count.figures, count.withoutSource);
        QVERIFY(count.figures > 3000);
        QVERIFY2(count.withoutSource <= 514, qPrintable(QString::number(count.withoutSource)));
    }

    void dateIsTheMonthOfTheLastReading() { QCOMPARE(tests::builtIn().date(), QStringLiteral("2026-11")); }

    void unknownDeviceIsAnsweredWithTheNearest()
    {
        const auto device = tests::builtIn().get(QStringLiteral("nvidia-h100-sxm-80gb"));
        QVERIFY(!device);
        QVERIFY(device.error().code == ErrorCode::UnknownId);
        QVERIFY2(device.error().message.contains(QStringLiteral("nvidia-h100-sxm5-80gb")),
                 qPrintable(device.error().message));
        QVERIFY(!tests::builtIn().find(QString()));
    }
};

RIDGEPOINT_TEST(CatalogueTest)
#include "tst_catalogue.moc"
