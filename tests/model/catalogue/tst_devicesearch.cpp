// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue/devicesearch.h"
#include "tests/model/support.h"
#include "tests/testmain.h"

using namespace model;

namespace {

QStringList found(const QString &typed)
{
    const DeviceSearch search(tests::builtIn());
    QStringList ids;
    for (const int position : search.find(typed))
        ids << tests::builtIn().devices()[static_cast<std::size_t>(position)].id;
    return ids;
}

} // namespace

class DeviceSearchTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void firstFoundIsWhatIsMeant_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("first");
        const auto row = [](const char *typed, const char *first) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromLatin1(first);
        };
        row("h100 pcie", "nvidia-h100-pcie-80gb");
        row("h100", "nvidia-h100-sxm5-80gb");
        row("4090", "nvidia-rtx-4090");
        row("4090d", "nvidia-rtx-4090-d");
        row("苹果 M2", "apple-m2");
        row("苹果M2 ultra", "apple-m2-ultra-76c"); // no blank between Chinese and Latin
        row("m2u", "apple-m2-ultra-76c");
        row("m3 max", "apple-m3-max-40c");
        row("a800", "nvidia-a800-sxm4-80gb");
        row("a100 40g", "nvidia-a100-sxm4-40gb");
        row("昇腾 910b", "huawei-ascend-910b3");
        row("寒武纪", "cambricon-mlu370-x8"); // the newest with a date
        row("mi 300", "amd-mi300x-192gb");
        row("英伟达", "nvidia-h200-sxm-141gb"); // of the most recorded prices, the newer
        row("rtx6000 ada", "nvidia-rtx-6000-ada");
        row("rtx pro 6000", "nvidia-rtx-pro-6000-blackwell");
        row("gb200", "nvidia-gb200-superchip");
        row("tpu v5", "google-tpu-v5p"); // newer than the v5e
        row("2080ti", "nvidia-rtx-2080-ti");
        row("7900xtx", "amd-rx-7900-xtx");
        row("gaudi3", "intel-gaudi-3");
        row("strix halo", "amd-ryzen-ai-max-plus-395");
        row("dgx spark", "nvidia-gb10-dgx-spark");
        row("80gb sxm h100", "nvidia-h100-sxm5-80gb"); // words in any order
        row("ＲＴＸ４０９０", "nvidia-rtx-4090");      // letters of a Chinese keyboard
        row("l40", "nvidia-l40");                      // not the L40S
        row("amd-mi308x-192gb", "amd-mi308x-192gb");   // an id
    }
    void firstFoundIsWhatIsMeant()
    {
        QFETCH(QString, typed);
        QFETCH(QString, first);
        const QStringList ids = found(typed);
        QVERIFY2(ids.value(0) == first,
                 qPrintable(QStringLiteral("found %1").arg(ids.mid(0, 6).join(QLatin1Char(' ')))));
    }

    void oneWrongLetterIsForgivenAsALastResort_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("first");
        QTest::newRow("swapped") << "nvidai h100"
                                 << "nvidia-h100-sxm5-80gb";
        QTest::newRow("missing") << "nvida 4090"
                                 << "nvidia-rtx-4090";
        QTest::newRow("too many") << "geeforce 4090"
                                  << "nvidia-rtx-4090";
        QTest::newRow("wrong") << "radaon 7900xtx"
                               << "amd-rx-7900-xtx";
    }
    void oneWrongLetterIsForgivenAsALastResort()
    {
        QFETCH(QString, typed);
        QFETCH(QString, first);
        QCOMPARE(found(typed).value(0), first);
    }

    void correctWordsAreNotGuessedAt()
    {
        // "5080" is one letter off "5090", which is there: only the 5080 is meant.
        QCOMPARE(found(QStringLiteral("5080")), QStringList(QStringLiteral("nvidia-rtx-5080")));
    }

    void theVendorsOtherNameFindsAllOfItsDevices()
    {
        const QStringList ids = found(QStringLiteral("英伟达"));
        QVERIFY(ids.contains(QStringLiteral("nvidia-rtx-a4000"))); // has no Chinese alias of its own
        QCOMPARE(ids.filter(QStringLiteral("nvidia-")).size(), ids.size());
    }

    void nothingTypedMatchesAll() { QCOMPARE(found(QStringLiteral(" \t ")).size(), tests::builtIn().ids().size()); }
    void nonsenseMatchesNone_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::newRow("no such word") << "qqqq";
        QTest::newRow("two devices' words") << "h100 radeon";
        QTest::newRow("punctuation") << "@#$";
        QTest::newRow("a line break") << "qq\nqq";
    }
    void nonsenseMatchesNone()
    {
        QFETCH(QString, typed);
        QCOMPARE(found(typed), QStringList());
    }
};

RIDGEPOINT_TEST(DeviceSearchTest)
#include "tst_devicesearch.moc"
