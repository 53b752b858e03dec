// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Reported figures that a request does not express; each row of tests/data/cases.jsonl that concerns the functions of
/// model/llm and model/estimate and is not covered by another test. The row's id stands at each test.
#include "model/estimate/estimate.h"
#include "model/llm/configreader.h"
#include "model/llm/ggufreader.h"
#include "model/llm/presets.h"
#include "model/llm/shapefile.h"
#include "model/units/quantities.h"

#include <QtTest>

using namespace model;

namespace {

const ModelShape &preset(const char *id)
{
    return PresetCatalogue::builtIn()->find(QString::fromLatin1(id))->shape;
}

bool near(double got, double expected, double tolerance)
{
    const bool close = std::abs(got - expected) <= tolerance * std::abs(expected);
    if (!close)
        qWarning("got %.9g, expected %.9g", got, expected);
    return close;
}

} // namespace

class ReportedTest : public QObject
{
    Q_OBJECT

private slots:
    void megatronPadsTheVocabulary() // case-params-megatron-345m-padded
    {
        ModelShape shape = preset("gpt2-355m");
        shape.vocabulary = 50304;
        QCOMPARE(parameterCounts(shape)->total, std::int64_t(354871296));
    }

    void packedWordsHoldEightWeights() // case-params-awq-packed-llama2-70b
    {
        // 8,623,226,880 32-bit words of eight 4-bit values and 1,060,380,672 16-bit values: scales and tables.
        const ModelShape &shape = preset("llama-2-70b");
        QVERIFY(near(8623226880.0 * 8, double(parameterCounts(shape)->total), 0.01));
        const double stored = 8623226880.0 * 4 + 1060380672.0 * 2;
        QVERIFY(near(weightBytes(shape, *parseWeightType(QStringLiteral("awq"))).total.inBytes(), stored, 0.001));
    }

    void oneMomentOfAdamIsFourBytes() // case-mem-llmc-adam-m
    {
        QVERIFY(
            near(124475904 * optimizerBytesPerParameter(Optimizer::AdamW, Precision::Fp32, 0) / 2, 497903616, 1e-9));
    }

    void llama70OnTwoCards() // case-mem-llama2-70b-tp2
    {
        const PreparedModel model = *prepareModel(preset("llama-2-70b"), WeightType{});
        const Workload work{.parallel = {.tensor = 2}, .contextTokens = 4096};
        const MemoryNumbers memory = memoryOf(model, work, {});
        QVERIFY(near(memory.weightsOnDevice + memory.cacheOnDevice, 69647736832, 0.005));
    }

    void mistralIn8Bit() // case-mem-load8bit-mistral
    {
        QVERIFY(near(weightBytes(preset("mistral-7b-v0.3"), *parseWeightType(QStringLiteral("int8"))).total.inBytes(),
                     8046621229, 0.1));
    }

    void sixteenBitFineTuning() // case-mem-bf16-adamw-llama2-7b
    {
        const PreparedModel model = *prepareModel(preset("llama-2-7b"), WeightType{});
        const Workload work{.task = Task::Finetune,
                            .sequenceTokens = 512,
                            .precision = Precision::Bf16True,
                            .recompute = Recompute::Full};
        QVERIFY(near(memoryOf(model, work, {}).onDevice(), 54e9, 0.1));
    }

    void workOfLlama70Training() // case-flops-llama2-70b-a100-mfu
    {
        const PreparedModel model = *prepareModel(preset("llama-2-70b"), WeightType{});
        const Workload work{.task = Task::Train, .sequenceTokens = 4096};
        // 410 tokens/s per A100 of 312 TFLOP/s: 0.58 by 6N + 12 L h s; here N leaves the input table and the norms out.
        QVERIFY(near(workOf(model, work).trainModelPerToken * 410 / 312e12, 0.58618, 0.005));
    }

    void prefillWithoutCausalDiscount() // case-flops-prefill-llama3-8b
    {
        const PreparedModel model = *prepareModel(preset("llama-3-8b"), WeightType{});
        const Workload work{.contextTokens = 8192, .promptTokens = 8192};
        QVERIFY(near(workOf(model, work).prefill, 158145057914880, 0.002));
    }

    void aRaisedWiredLimitMakesRoom() // case-fit-ds4-96gb
    {
        const double needed = 87e9 + 6.5e9;
        QVERIFY(needed <= usableBytes(96 * gibi, true, EngineKind::LlamaCpp, -1, 92000 * mebi));
        QVERIFY(needed > usableBytes(96 * gibi, true, EngineKind::LlamaCpp, -1, 0));
    }

    void aQuantisedBaseThatIsNotSharded() // case-fit-70b-qlora-8xt4
    {
        const AdapterPlan plan{16, {QStringLiteral("q_proj"), QStringLiteral("v_proj")}};
        const PreparedModel model = *prepareModel(preset("llama-3-70b"), *parseWeightType(QStringLiteral("nf4")), plan);
        const Workload work{.task = Task::Qlora, .parallel = {.data = 8}, .sequenceTokens = 2048, .zeroStage = 2};
        QVERIFY(memoryOf(model, work, {}).onDevice() > 16 * gibi);
    }

    void aNineBillionFileOnAnEightGigabyteCard() // case-fit-9b-q4-8gb
    {
        const PreparedModel model = *prepareModel(preset("glm-4-9b"), *parseWeightType(QStringLiteral("Q4_K_M")));
        const Workload work{.engine = EngineKind::LlamaCpp, .contextTokens = 8192, .weightsFileBytes = 5.68e9};
        QVERIFY(memoryOf(model, work, {.capacityBytes = 8 * gibi}).onDevice()
                <= usableBytes(8 * gibi, false, EngineKind::LlamaCpp, -1, 0));
    }

    void aFileThatIsNotThereIsNamed() // case-err-path-missing
    {
        const Result<ShapeReading> reading = findShape(QStringLiteral("does-not-exist/config.json"),
                                                       *PresetCatalogue::builtIn(), QStringLiteral("model"));
        QVERIFY(!reading && reading.error().message.contains(QStringLiteral("does-not-exist/config.json")));
    }

    void presetConfigAndGgufAgree()
    {
        const QString data = QStringLiteral(TEST_DATA "/");
        const Result<ShapeReading> byId = findShape(QStringLiteral("llama-3.1-8b"), *PresetCatalogue::builtIn(),
                                                    QStringLiteral("model"));
        const Result<ShapeReading> byFile = findShape(data + QStringLiteral("config/llama-3.1-8b.json"),
                                                      *PresetCatalogue::builtIn(), QStringLiteral("model"));
        QVERIFY(byId && byFile);
        QVERIFY(byId->shape.layers == byFile->shape.layers);
        QCOMPARE(parameterCounts(byFile->shape)->total, std::int64_t(8030261248));
        const Result<ConfigDocument> metadata = readConfigTree(
            R"({"general.architecture":"llama","llama.block_count":32,"llama.embedding_length":4096,
            "llama.attention.head_count":32,"llama.attention.head_count_kv":8,"llama.feed_forward_length":14336,"llama.vocab_size":128256,
            "llama.context_length":131072})");
        const Result<ShapeReading> byHeader = shapeFromGguf(metadata->root);
        QVERIFY(byHeader);
        QVERIFY(byId->shape.layers == byHeader->shape.layers);
        QCOMPARE(parameterCounts(byHeader->shape)->total, std::int64_t(8030261248));
    }
};

QTEST_GUILESS_MAIN(ReportedTest)
#include "tst_reported.moc"
