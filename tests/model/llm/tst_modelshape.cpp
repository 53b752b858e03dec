// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/llm/modelshape.h"
#include "model/llm/presets.h"

#include <QtTest>

using namespace model;

namespace {

const ModelShape &preset(const char *id)
{
    return PresetCatalogue::builtIn()->find(QString::fromLatin1(id))->shape;
}

std::int64_t cachePerToken(const ModelShape &shape, LatentLayout layout = LatentLayout::Latent)
{
    std::int64_t bytes = 0;
    for (const LayerRun &run : shape.layers)
        bytes += 2 * run.count * cacheElementsPerToken(run.layer.attention, layout);
    return bytes;
}

} // namespace

class ModelShapeTest : public QObject
{
    Q_OBJECT

private slots:
    void cachePerTokenIsAsPublished_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<qint64>("bytes");
        QTest::newRow("Llama-2-7B keeps every head") << QStringLiteral("llama-2-7b") << Q_INT64_C(524288);
        QTest::newRow("Llama-2-70B keeps 8 heads") << QStringLiteral("llama-2-70b") << Q_INT64_C(327680);
        QTest::newRow("Llama-3-8B") << QStringLiteral("llama-3-8b") << Q_INT64_C(131072);
        QTest::newRow("Mixtral 8x7B, as if it were dense") << QStringLiteral("mixtral-8x7b") << Q_INT64_C(131072);
        QTest::newRow("Qwen3-4B, heads wider than hidden / heads") << QStringLiteral("qwen3-4b") << Q_INT64_C(147456);
        QTest::newRow("Llama-3.1-405B") << QStringLiteral("llama-3.1-405b") << Q_INT64_C(516096);
        QTest::newRow("Mistral-Small-3, equal to vLLM's allocation")
            << QStringLiteral("mistral-small-3-24b") << Q_INT64_C(163840);
        QTest::newRow("DeepSeek-V3 keeps the latent") << QStringLiteral("deepseek-v3") << Q_INT64_C(70272);
    }

    void cachePerTokenIsAsPublished()
    {
        QFETCH(QString, id);
        QFETCH(qint64, bytes);
        QCOMPARE(qint64(cachePerToken(PresetCatalogue::builtIn()->find(id)->shape)), bytes);
    }

    void latentAttentionCanBeExpanded()
    {
        QCOMPARE(cachePerToken(preset("deepseek-v3"), LatentLayout::Expanded), std::int64_t(4997120));
        QCOMPARE(cachePerToken(preset("deepseek-v2-lite"), LatentLayout::Expanded), std::int64_t(276480));
    }

    void adaptersTrainWhatTheLogPrints()
    {
        // "trainable params: 20,971,520" for rank 8 on all seven projections of Llama-3-8B.
        const QStringList seven = QStringLiteral("q_proj k_proj v_proj o_proj gate_proj up_proj down_proj").split(u' ');
        QCOMPARE(*adapterParameters(preset("llama-3-8b"), 8, seven), std::int64_t(20971520));
        QCOMPARE(*adapterParameters(preset("llama-3-8b"), 8, {QStringLiteral("all-linear")}), std::int64_t(20971520));
        QCOMPARE(*adapterParameters(preset("llama-2-7b"), 8, {QStringLiteral("q_proj"), QStringLiteral("v_proj")}),
                 std::int64_t(4194304));
        QVERIFY(!adapterParameters(preset("llama-3-8b"), 0, seven));
        const Result<std::int64_t> unknown = adapterParameters(preset("llama-3-8b"), 8, {QStringLiteral("x_proj")});
        QVERIFY(!unknown && unknown.error().message.contains(QStringLiteral("x_proj")));
    }

    void aFusedProjectionIsAdaptedOnce()
    {
        // GPT-2 small: rank 8 on c_attn (768 -> 2304) in 12 layers.
        const std::int64_t expected = 12 * 8 * (768 + 2304);
        QCOMPARE(*adapterParameters(preset("gpt2-124m"), 8, {QStringLiteral("c_attn")}), expected);
        QCOMPARE(*adapterParameters(preset("gpt2-124m"), 8, {QStringLiteral("q_proj"), QStringLiteral("v_proj")}),
                 expected);
    }

    void tyingTheHeadDoesNotChangeTheWork()
    {
        ModelShape shape = preset("llama-3.2-1b");
        QVERIFY(shape.tiedEmbeddings);
        const ParameterCounts tied = *parameterCounts(shape);
        shape.tiedEmbeddings = false;
        const ParameterCounts untied = *parameterCounts(shape);
        QCOMPARE(2 * tied.matrixActive, std::int64_t(2471493632)); // FLOPs of a forward pass without attention scores
        QCOMPARE(untied.matrixActive, tied.matrixActive);
        QCOMPARE(untied.total - tied.total, std::int64_t(128256) * 2048);
    }

    void aBareCountStaysExact()
    {
        const Result<ModelShape> shape = assumedShape(175e9, std::nullopt);
        QVERIFY(shape);
        QCOMPARE(parameterCounts(*shape)->total, std::int64_t(175000000000));
        QVERIFY(!assumedShape(-7e9, std::nullopt));
        QVERIFY(!assumedShape(0, std::nullopt));
        QVERIFY(!assumedShape(std::nan(""), std::nullopt));
        QVERIFY(!assumedShape(1e9, 2e9));
    }

    void theStateOfLinearLayersDoesNotGrow()
    {
        // An engine's log for three sequences: 448.88 MiB.
        double bytes = 0;
        for (const LayerRun &run : preset("qwen3.5-27b").layers)
            bytes += 4.0 * run.count * double(stateElements(run.layer.linear));
        QCOMPARE(bytes, 156893184.0);
    }
};

QTEST_GUILESS_MAIN(ModelShapeTest)
#include "tst_modelshape.moc"
