// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/memory.h"
#include "model/estimate/work.h"
#include "model/llm/presets.h"
#include "model/units/quantities.h"

#include <QtTest>

using namespace model;

namespace {

const ModelShape &preset(const QString &id)
{
    return PresetCatalogue::builtIn()->find(id)->shape;
}

PreparedModel prepared(const char *id)
{
    return *prepareModel(preset(QString::fromLatin1(id)), WeightType{});
}

} // namespace

class MemoryTest : public QObject
{
    Q_OBJECT

private slots:
    // Korthikanti et al. (arXiv 2205.05198), tables and figures; GiB on the first stage, transformer layers only.
    void activationsOfMegatronAreAsTabled_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("pipeline");
        QTest::addColumn<int>("interleave");
        QTest::addColumn<double>("batch");
        QTest::addColumn<double>("nothingRecomputed");
        QTest::addColumn<double>("selectiveAndSequenceParallel");
        QTest::newRow("22B") << QStringLiteral("megatron-22b") << 1 << 1 << 4.0 << 59.25 << 9.5625;
        QTest::newRow("175B") << QStringLiteral("megatron-175b") << 8 << 3 << 1.0 << 66.84375 << 12.3515625;
        QTest::newRow("530B") << QStringLiteral("mt-nlg-530b") << 35 << 3 << 1.0 << 114.0234375 << 23.076171875;
        QTest::newRow("1T") << QStringLiteral("megatron-1008b") << 64 << 1 << 1.0 << 131.25 << 26.5625;
    }

    void activationsOfMegatronAreAsTabled()
    {
        QFETCH(QString, id);
        QFETCH(int, pipeline);
        QFETCH(int, interleave);
        QFETCH(double, batch);
        QFETCH(double, nothingRecomputed);
        QFETCH(double, selectiveAndSequenceParallel);
        const PreparedModel model = *prepareModel(preset(id), WeightType{});
        Workload work{.task = Task::Train,
                      .parallel = {.tensor = 8, .pipeline = pipeline},
                      .sequenceTokens = 2048,
                      .microBatch = batch,
                      .interleave = interleave,
                      .flashAttention = false};
        QCOMPARE(memoryOf(model, work, {}).activationsOnDevice / gibi, nothingRecomputed);
        work.sequenceParallel = true;
        work.recompute = Recompute::Selective;
        QCOMPARE(memoryOf(model, work, {}).activationsOnDevice / gibi, selectiveAndSequenceParallel);
    }

    // The same paper's model states: 18 bytes for each of 12 L h^2 parameters, divided by t · p.
    void statesOfMegatronAreAsTabled_data()
    {
        QTest::addColumn<double>("layers");
        QTest::addColumn<double>("hidden");
        QTest::addColumn<int>("pipeline");
        QTest::addColumn<double>("gib");
        QTest::newRow("22B") << 48.0 << 6144.0 << 1 << 45.5625;
        QTest::newRow("175B") << 96.0 << 12288.0 << 8 << 45.5625;
        QTest::newRow("530B") << 105.0 << 20480.0 << 35 << 31.640625;
        QTest::newRow("1T") << 128.0 << 25600.0 << 64 << 32.958984375;
    }

    void statesOfMegatronAreAsTabled()
    {
        QFETCH(double, layers);
        QFETCH(double, hidden);
        QFETCH(int, pipeline);
        QFETCH(double, gib);
        const PreparedModel model = *prepareModel(*assumedShape(12 * layers * hidden * hidden, std::nullopt),
                                                  WeightType{});
        const Workload work{.task = Task::Train, .parallel = {.tensor = 8, .pipeline = pipeline}, .gradientBytes = 4};
        QCOMPARE(memoryOf(model, work, {}).modelStateOnDevice() / gibi, gib);
    }

    // ZeRO (arXiv 1910.02054), figure 1: 7.5 B parameters on 64 devices, GB.
    void zeroStagesAreAsTabled_data()
    {
        QTest::addColumn<int>("stage");
        QTest::addColumn<double>("gigabytes");
        QTest::newRow("no sharding") << 0 << 120.0;
        QTest::newRow("optimizer states") << 1 << 31.4;
        QTest::newRow("and gradients") << 2 << 16.6;
        QTest::newRow("and weights") << 3 << 1.9;
    }

    void zeroStagesAreAsTabled()
    {
        QFETCH(int, stage);
        QFETCH(double, gigabytes);
        const PreparedModel model = *prepareModel(*assumedShape(7.5e9, std::nullopt), WeightType{});
        const Workload work{.task = Task::Train, .parallel = {.data = 64}, .zeroStage = stage};
        const double got = memoryOf(model, work, {}).modelStateOnDevice() / giga;
        QVERIFY2(std::abs(got - gigabytes) <= 0.05, qPrintable(QString::number(got))); // the table has one decimal
    }

    void optimizersKeepTheirStates_data()
    {
        QTest::addColumn<int>("optimizer");
        QTest::addColumn<int>("precision");
        QTest::addColumn<double>("bytes");
        const auto row = [](const char *name, Optimizer optimizer, Precision precision, double bytes) {
            QTest::newRow(name) << int(optimizer) << int(precision) << bytes;
        };
        row("Adam in mixed precision", Optimizer::AdamW, Precision::Bf16, 12);
        row("Adam in 32 bit", Optimizer::AdamW, Precision::Fp32, 8);
        row("Adam in 16 bit throughout", Optimizer::AdamW, Precision::Bf16True, 4);
        row("8-bit Adam", Optimizer::AdamW8bit, Precision::Bf16, 6);
        row("momentum", Optimizer::Sgd, Precision::Bf16, 8);
        row("Lion", Optimizer::Lion, Precision::Fp32, 4);
        row("Adafactor", Optimizer::Adafactor, Precision::Fp32, 0);
    }

    void optimizersKeepTheirStates()
    {
        QFETCH(int, optimizer);
        QFETCH(int, precision);
        QFETCH(double, bytes);
        QCOMPARE(optimizerBytesPerParameter(Optimizer(optimizer), Precision(precision), 0), bytes);
    }

    void sixteenBitTrainingOfLlamaTakesEightBytes()
    {
        const PreparedModel model = prepared("llama-2-7b");
        Workload work{.task = Task::Finetune,
                      .sequenceTokens = 512,
                      .precision = Precision::Bf16True,
                      .recompute = Recompute::Full};
        QCOMPARE(memoryOf(model, work, {}).modelStateOnDevice(), 8.0 * 6738415616.0);
        work.precision = Precision::Fp32; // 12 bytes a parameter without gradients
        work.gradientBytes = 0;
        QCOMPARE(memoryOf(model, work, {}).modelStateOnDevice(), 80860987392.0);
    }

    void offloadLeavesTheWeights()
    {
        const PreparedModel model = *prepareModel(*assumedShape(2851e6, std::nullopt), WeightType{});
        Workload work{.task = Task::Train, .parallel = {.data = 8}, .zeroStage = 2, .offload = Offload::Optimizer};
        QCOMPARE(memoryOf(model, work, {}).modelStateOnDevice(), 5702000000.0); // DeepSpeed's estimator: 5.31 GiB
        work.zeroStage = 3;
        work.offload = Offload::OptimizerAndParameters;
        QCOMPARE(memoryOf(model, work, {}).modelStateOnDevice(), 0.0);
    }

    void tiedTablesAreHeldByBothEndsOfAPipeline()
    {
        // GPT-2 small, two stages: 163,037,184 parameters on the two devices together.
        const PreparedModel model = prepared("gpt2-124m");
        Workload work{.task = Task::Inference, .parallel = {.pipeline = 2}};
        double sum = 0;
        for (int stage = 0; stage < 2; ++stage)
            sum += weightsOfStage(model, work, stage);
        QCOMPARE(sum / 2, 163037184.0);
    }

    void adaptersLeaveTheBaseWithoutGradients()
    {
        const ModelShape &shape = preset(QStringLiteral("llama-2-7b"));
        const AdapterPlan plan{8, {QStringLiteral("q_proj"), QStringLiteral("v_proj")}};
        const PreparedModel model = *prepareModel(shape, WeightType{}, plan);
        const Workload work{.task = Task::Lora, .sequenceTokens = 1304};
        const MemoryNumbers memory = memoryOf(model, work, {});
        QCOMPARE(memory.weightsOnDevice, 2.0 * 6738415616 + 4.0 * 4194304);
        QCOMPARE(memory.gradientsOnDevice, 4.0 * 4194304);
        QCOMPARE(memory.optimizerOnDevice, 8.0 * 4194304);
        const Workload full{.task = Task::Finetune, .sequenceTokens = 1304};
        QVERIFY(memory.activationsOnDevice < memoryOf(prepared("llama-2-7b"), full, {}).activationsOnDevice);
    }

    void theLossIsDoneBeforeALayerIsRecomputed()
    {
        const PreparedModel model = prepared("gpt2-1.5b");
        Workload work{.task = Task::Train, .sequenceTokens = 1024, .microBatch = 4, .recompute = Recompute::Full};
        const double tokens = 4096;
        const double loss = tokens * (14.0 * model.vocabulary + 4.0 * model.hidden);
        work.framework.logitBytes = 14;
        QCOMPARE(memoryOf(model, work, {}).overheadOnDevice - memoryOf(model, work, {}).runtimeOnDevice, loss);
        // Without flash attention the scores of the recomputed layer take more than the loss of a small vocabulary.
        work.framework.logitBytes = 0.1;
        const double fused = memoryOf(model, work, {}).overheadOnDevice;
        work.flashAttention = false;
        QVERIFY(memoryOf(model, work, {}).overheadOnDevice > fused + tokens * 2 * 1024 * 25);
    }

    void gradientsTakeThePlaceOfActivationsAndLogits()
    {
        const PreparedModel model = prepared("llama-3-8b");
        Workload work{
            .task = Task::Finetune, .sequenceTokens = 2048, .globalBatch = 1, .recompute = Recompute::Full};
        const MemoryNumbers once = memoryOf(model, work, {});
        // 16 GB of gradients come when checkpoints and logits have gone.
        QVERIFY(once.overlapOnDevice > once.activationsOnDevice);
        work.globalBatch = 8; // accumulated gradients stay
        QCOMPARE(memoryOf(model, work, {}).overlapOnDevice, 0.0);
    }

    void whatAPipelinePrintsIsOfTheFirstStage()
    {
        const PreparedModel model = prepared("gpt3-175b");
        const Workload work{
            .task = Task::Train, .parallel = {.tensor = 8, .pipeline = 8}, .sequenceTokens = 2048, .globalBatch = 64};
        double most = 0;
        for (int stage = 0; stage < 8; ++stage)
            most = std::max(most, memoryOfStage(model, work, {}, stage).onDevice());
        QCOMPARE(memoryOf(model, work, {}).onDevice(), most);
        QCOMPARE(memoryOfStage(model, work, {}, 0).fullestStage, 0);
    }

    void zero3GathersTablesAndHead()
    {
        const PreparedModel model = prepared("llama-3-8b");
        const Workload work{
            .task = Task::Finetune, .parallel = {.data = 8}, .sequenceTokens = 1, .zeroStage = 3, .recompute = Recompute::Full};
        const double outer = model.embeddingParameters + model.headParameters;
        const MemoryNumbers memory = memoryOf(model, work, {});
        QVERIFY(memory.overheadOnDevice - memory.runtimeOnDevice
                >= 2 * (2 * model.largestLayer + outer) + work.gradientBytes * (model.largestLayer + outer));
    }

    void frameworksDifferInWhatTheyHold()
    {
        const PreparedModel model = prepared("llama-2-7b");
        Workload work{.task = Task::Finetune, .sequenceTokens = 2048, .recompute = Recompute::Selective};
        const MemoryNumbers plain = memoryOf(model, work, {});
        work.framework.selectsLayers = true;
        const MemoryNumbers selected = memoryOf(model, work, {});
        work.framework.selectsLayers = false;
        work.recompute = Recompute::Full;
        const MemoryNumbers full = memoryOf(model, work, {});
        QCOMPARE(selected.activationsOnDevice, (plain.activationsOnDevice + full.activationsOnDevice) / 2);
        work.hostCheckpoints = true;
        QCOMPARE(memoryOf(model, work, {}).activationsOnDevice, 0.0);
        work.hostCheckpoints = false;
        work.framework.fragmentation = 1.06;
        work.globalBatch = 8; // so that gradients and activations do not overlap
        const double reserved = memoryOf(model, work, {}).countedByEngine();
        work.framework.fragmentation = 1;
        QVERIFY(std::abs(reserved / memoryOf(model, work, {}).countedByEngine() - 1.06) < 1e-9);
    }

    void theCacheIsDividedByHeads()
    {
        const PreparedModel model = prepared("qwen2.5-3b"); // 2 KV heads
        Workload work{.contextTokens = 1};
        QCOMPARE(memoryOf(model, work, {}).cachePerTokenOnDevice, 36864.0);
        work.parallel.tensor = 2;
        QCOMPARE(memoryOf(model, work, {}).cachePerTokenOnDevice, 18432.0);
        work.parallel.tensor = 4; // one head a device, repeated
        QCOMPARE(memoryOf(model, work, {}).cachePerTokenOnDevice, 18432.0);
        const PreparedModel latent = prepared("deepseek-v3");
        work.parallel.tensor = 8;
        QCOMPARE(memoryOf(latent, work, {}).cachePerTokenOnDevice, 70272.0);
    }

    void aPagedCacheIsRoundedUpToBlocks()
    {
        const PreparedModel model = prepared("llama-3-8b");
        Workload work{.contextTokens = 1000};
        QCOMPARE(memoryOf(model, work, {}).cache, 1000 * 131072.0);
        work.engine = EngineKind::Paged;
        QCOMPARE(memoryOf(model, work, {}).cache, 1008 * 131072.0);
    }

    void layersOnTheHostAreNotOnTheDevice()
    {
        const PreparedModel model = prepared("llama-3-8b");
        Workload work{.engine = EngineKind::LlamaCpp, .deviceLayers = 16};
        const MemoryNumbers half = memoryOf(model, work, {});
        work.deviceLayers = 32;
        const MemoryNumbers all = memoryOf(model, work, {});
        QCOMPARE(half.weightsOnDevice + half.weightsOnHost, all.weightsOnDevice);
        QVERIFY(half.weightsOnDevice < all.weightsOnDevice / 2);
        QCOMPARE(half.cacheOnDevice * 2, all.cacheOnDevice);
        work.deviceLayers = 0;
        QCOMPARE(memoryOf(model, work, {}).weightsOnDevice, 0.0);
    }

    void moreParallelismNeverNeedsMoreOnADevice()
    {
        for (const char *id : {"llama-3-8b", "mixtral-8x7b", "deepseek-v3", "gemma-3-27b", "gpt3-175b"}) {
            const PreparedModel model = prepared(id);
            for (const Task task : {Task::Inference, Task::Train}) {
                Workload work{.task = task};
                const double alone = memoryOf(model, work, {}).onDevice();
                for (const int tensor : {2, 4, 8}) {
                    Workload more = work;
                    more.parallel.tensor = tensor;
                    QVERIFY2(memoryOf(model, more, {}).onDevice() < alone, id);
                }
                Workload staged = work;
                staged.parallel.pipeline = 4;
                QVERIFY2(memoryOf(model, staged, {}).weightsOnDevice < memoryOf(model, work, {}).weightsOnDevice, id);
            }
        }
    }

    void appleLendsAShareOfItsMemory()
    {
        QCOMPARE(usableBytes(192 * gibi, true, EngineKind::LlamaCpp, -1, 0), 144 * gibi);
        QCOMPARE(usableBytes(64 * gibi, true, EngineKind::LlamaCpp, -1, 0), 48 * gibi);
        QVERIFY(std::abs(usableBytes(16 * gibi, true, EngineKind::LlamaCpp, -1, 0) / mebi - 10922.67) < 0.1);
        QCOMPARE(usableBytes(96 * gibi, true, EngineKind::LlamaCpp, -1, 92000 * mebi), 92000 * mebi);
        QCOMPARE(usableBytes(80 * gibi, false, EngineKind::Paged, -1, 0), 72 * gibi);
        QCOMPARE(usableBytes(80 * gibi, false, EngineKind::Paged, 0.05, 0), 76 * gibi);
    }

    void workIsThatOfTheConventions()
    {
        const PreparedModel gpt3 = prepared("megatron-175b");
        Workload work{.task = Task::Train, .sequenceTokens = 2048, .recompute = Recompute::Full, .trainTokens = 300e9};
        // SC21 equation 3: 96 B s L h^2 (1 + s/6h + V/16Lh) for 300 B tokens.
        const double expected = 96 * 300e9 * 96 * 12288.0 * 12288
                                * (1 + 2048 / (6 * 12288.0) + 51200 / (16 * 96 * 12288.0));
        QVERIFY(std::abs(workOf(gpt3, work).train / expected - 1) < 1e-12);
        const PreparedModel mixtral = prepared("mixtral-8x7b");
        QVERIFY(std::abs(6 * mixtral.matrixActive / 76493119488.0 - 1) < 1e-4); // that figure counts the norms too
        QCOMPARE(std::round(1e6 * expectedDistinctExperts(8, 2, 1)), 2e6);
        QCOMPARE(expectedDistinctExperts(128, 8, 1e9), 128.0);
    }

private:
    /// Weight bytes of one stage: the fullest stage of a pipeline that is made to prefer it.
    static double weightsOfStage(const PreparedModel &model, const Workload &work, int stage)
    {
        PreparedModel only = model;
        only.uniform = false;
        if (stage == 0)
            only.headBytes = {}, only.headTableBytes = 0;
        else
            only.embeddingBytes = {};
        const int half = model.layerCount() / 2;
        for (int i = 0; i < model.layerCount(); ++i) {
            if ((i < half) != (stage == 0))
                only.layers[std::size_t(i)].weightBytes = {};
        }
        only.weightBytes = 0; // no scaling to a file's size
        return memoryOf(only, work, {}).weightsOnDevice;
    }
};

QTEST_GUILESS_MAIN(MemoryTest)
#include "tst_memory.moc"
