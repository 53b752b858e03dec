// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/nearest.h"
#include "tests/model/support.h"
#include "tests/testmain.h"

using namespace model;

class NearestTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void nearestIdIsFound_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("first");

        QTest::newRow("one letter wrong") << "nvidia-rtx-4080x"
                                          << "nvidia-rtx-4080";
        QTest::newRow("a letter left out") << "nvidia-rt-4090"
                                           << "nvidia-rtx-4090";
        QTest::newRow("only the model number") << "4090"
                                               << "nvidia-rtx-4090";
        QTest::newRow("parts in another order") << "pcie h100"
                                                << "nvidia-h100-pcie-80gb";
        QTest::newRow("capitals and underscores") << "NVIDIA_H100_SXM5_80GB"
                                                  << "nvidia-h100-sxm5-80gb";
        QTest::newRow("the end left out") << "nvidia-h100-sxm5"
                                          << "nvidia-h100-sxm5-80gb";
    }
    void nearestIdIsFound()
    {
        QFETCH(QString, typed);
        const QStringList names = nearestNames(typed, tests::builtIn().ids());
        QVERIFY(!names.isEmpty());
        QVERIFY(names.size() <= 3);
        QTEST(names.first(), "first");
    }

    void nothingIsProposedForNonsense()
    {
        QCOMPARE(nearestNames(QStringLiteral("zzzzzzzzzzzzzzzzzz"), tests::builtIn().ids()), QStringList());
        QCOMPARE(didYouMean(QStringLiteral("zzzzzzzzzzzzzzzzzz"), tests::builtIn().ids()), QString());
        QCOMPARE(nearestNames(QString(), {}), QStringList());
    }

    void veryLongTextIsAnsweredAtOnce()
    {
        QElapsedTimer timer;
        timer.start();
        (void)nearestNames(QString(100'000, QLatin1Char('x')), tests::builtIn().ids());
        QVERIFY(timer.elapsed() < 2000);
    }

    void proposalReadsAsASentence()
    {
        const QStringList formats = {QStringLiteral("dense"), QStringLiteral("sparse")};
        QCOMPARE(didYouMean(QStringLiteral("dence"), formats), QStringLiteral("; did you mean dense?"));
        QCOMPARE(
            didYouMean(QStringLiteral("fp"), {QStringLiteral("fp16"), QStringLiteral("fp32"), QStringLiteral("fp8")}),
            QStringLiteral("; did you mean fp8, fp16 or fp32?"));
    }
};

RIDGEPOINT_TEST(NearestTest)
#include "tst_nearest.moc"
