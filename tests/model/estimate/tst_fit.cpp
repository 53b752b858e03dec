// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/fit.h"
#include "model/llm/presets.h"
#include "model/units/quantities.h"

#include <QtTest>

using namespace model;

namespace {

PreparedModel prepared(const char *id, const char *type = "bf16")
{
    return *prepareModel(PresetCatalogue::builtIn()->find(QString::fromLatin1(id))->shape,
                         *parseWeightType(QString::fromLatin1(type)));
}

DeviceMemory card(double gibibytes)
{
    return {.capacityBytes = gibibytes * gibi, .usableBytes = gibibytes * gibi * 0.98};
}

/// Does any legal division over that many devices fit? Written apart from the search that is tested.
bool anyDivisionFits(const PreparedModel &model, Workload work, const DeviceMemory &device, int count)
{
    for (int tensor = 1; tensor <= count; ++tensor) {
        for (int pipeline = 1; tensor * pipeline <= count; ++pipeline) {
            if (count % (tensor * pipeline) != 0)
                continue;
            const int data = count / (tensor * pipeline);
            if (data > 1 && (work.task == Task::Inference || work.zeroStage == 0))
                continue;
            work.parallel = {.tensor = tensor, .pipeline = pipeline, .data = data};
            if (checkParallelism(model, work) && fits(model, work, device))
                return true;
        }
    }
    return false;
}

} // namespace

class FitTest : public QObject
{
    Q_OBJECT

private slots:
    void theNumberOfDevicesIsTheSmallestThatFits_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("type");
        QTest::addColumn<int>("task");
        QTest::addColumn<int>("zero");
        QTest::addColumn<double>("gibibytes");
        for (const char *id : {"llama-3-8b", "llama-3-70b", "mixtral-8x7b", "deepseek-v2-lite", "gemma-3-27b",
                               "falcon-7b", "gpt2-124m"}) {
            for (const char *type : {"bf16", "Q4_K_M"}) {
                for (const double size : {16.0, 24.0, 80.0})
                    QTest::addRow("%s %s on %g GiB", id, type, size)
                        << QString::fromLatin1(id) << QString::fromLatin1(type) << int(Task::Inference) << 0 << size;
            }
            for (const int zero : {0, 1, 3})
                QTest::addRow("training %s with ZeRO %d", id, zero)
                    << QString::fromLatin1(id) << QStringLiteral("bf16") << int(Task::Train) << zero << 80.0;
        }
        QTest::addRow("deepseek-v3 fp8") << QStringLiteral("deepseek-v3") << QStringLiteral("fp8")
                                         << int(Task::Inference) << 0 << 80.0;
        QTest::addRow("llama-3.1-405b") << QStringLiteral("llama-3.1-405b") << QStringLiteral("bf16")
                                        << int(Task::Inference) << 0 << 80.0;
    }

    void theNumberOfDevicesIsTheSmallestThatFits()
    {
        QFETCH(QString, id);
        QFETCH(QString, type);
        QFETCH(int, task);
        QFETCH(int, zero);
        QFETCH(double, gibibytes);
        const PreparedModel model = prepared(qPrintable(id), qPrintable(type));
        const Workload work{.task = Task(task), .contextTokens = 8192, .sequenceTokens = 2048, .zeroStage = zero};
        const std::optional<DevicesNeeded> needed = devicesNeeded(model, work, card(gibibytes));
        QVERIFY(needed);
        Workload chosen = work;
        chosen.parallel = needed->parallel;
        QVERIFY(isLegal(model, chosen));
        QVERIFY(fits(model, chosen, card(gibibytes)));
        QCOMPARE(chosen.parallel.devices(), double(needed->count));
        for (int count = 1; count < needed->count; ++count)
            QVERIFY2(!anyDivisionFits(model, work, card(gibibytes), count),
                     qPrintable(QStringLiteral("%1 of %2").arg(count).arg(needed->count)));
    }

    void seventyBillionIn16BitNeedTwoCardsOf80()
    {
        const Workload work{.cacheBytesPerElement = 2, .contextTokens = 8192};
        QCOMPARE(
            devicesNeeded(prepared("llama-3-70b"), work, {.capacityBytes = 80 * gibi, .usableBytes = 72 * gibi})->count,
            2);
    }

    void whatFitsNowhereHasNoNumber()
    {
        // One sequence of a billion tokens: its latent cache is held whole by each device.
        const Workload work{.contextTokens = 1e9};
        QVERIFY(!devicesNeeded(prepared("deepseek-v3"), work, card(1)));
    }

    void largestBatchAndLongestContextAreLimits()
    {
        const PreparedModel model = prepared("llama-3-8b");
        Workload work{.contextTokens = 8192};
        const double batch = largestBatch(model, work, card(24));
        QVERIFY(batch >= 1);
        work.batch = batch;
        QVERIFY(fits(model, work, card(24)));
        work.batch = batch + 1;
        QVERIFY(!fits(model, work, card(24)));
        work.batch = 1;
        const double context = *longestContext(model, work, card(24));
        work.contextTokens = context;
        QVERIFY(fits(model, work, card(24)));
        work.contextTokens = context + 1;
        QVERIFY(!fits(model, work, card(24)));
        QCOMPARE(largestBatch(model, work, card(8)), 0.0);
    }

    void fourGibibytesOfCacheHold32768Tokens()
    {
        PreparedModel model = prepared("llama-3-8b");
        Workload work{};
        const double rest = memoryOf(model, {.contextTokens = 2048}, {}).onDevice()
                            - 2048 * 131072.0; // weights and step buffer
        QCOMPARE(*longestContext(model, work, {.capacityBytes = 80 * gibi, .usableBytes = rest + 4 * gibi}), 32768.0);
    }

    void impossibleDivisionsNameTheKeys_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("tp");
        QTest::addColumn<int>("pp");
        QTest::addColumn<int>("ep");
        QTest::addColumn<QStringList>("mentions");
        QTest::newRow("64 heads over three") << QStringLiteral("llama-2-70b") << 3 << 1 << 1
                                             << QStringList{QStringLiteral("3"), QStringLiteral("num_attention_heads")};
        QTest::newRow("8 KV heads over 12 of 96") << QStringLiteral("qwen3-coder-480b-a35b") << 12 << 1 << 1
                                                  << QStringList{QStringLiteral("num_key_value_heads")};
        QTest::newRow("more stages than layers") << QStringLiteral("gpt2-124m") << 1 << 13 << 1
                                                 << QStringList{QStringLiteral("pp 13"), QStringLiteral("12")};
        QTest::newRow("experts of a dense model")
            << QStringLiteral("llama-3-8b") << 1 << 1 << 2 << QStringList{QStringLiteral("ep 2")};
        QTest::newRow("8 experts over three") << QStringLiteral("mixtral-8x7b") << 1 << 1 << 3
                                              << QStringList{QStringLiteral("ep 3"), QStringLiteral("8")};
    }

    void impossibleDivisionsNameTheKeys()
    {
        QFETCH(QString, id);
        QFETCH(int, tp);
        QFETCH(int, pp);
        QFETCH(int, ep);
        QFETCH(QStringList, mentions);
        const PreparedModel model = prepared(qPrintable(id));
        const Workload work{.parallel = {.tensor = tp, .pipeline = pp, .expert = ep}};
        const Result<void> checked = checkParallelism(model, work);
        QVERIFY(!checked);
        QVERIFY(!isLegal(model, work));
        for (const QString &mention : mentions)
            QVERIFY2(checked.error().message.contains(mention), qPrintable(checked.error().message));
    }
};

QTEST_GUILESS_MAIN(FitTest)
#include "tst_fit.moc"
