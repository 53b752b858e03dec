// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/llm/modelshape.h"
#include "model/llm/presets.h"
#include "model/llm/weightbytes.h"

#include <QtTest>

using namespace model;

class WeightTypeTest : public QObject
{
    Q_OBJECT

private slots:
    // llama.cpp, tools/quantize/README.md, table for Llama-3.1-8B: bits per weight of the whole file.
    void llamaFilesHaveTheirPublishedBits_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<double>("bits");
        const std::pair<const char *, double> rows[] = {
            {"IQ1_S", 2.0042},   {"IQ2_XXS", 2.3824}, {"IQ2_M", 2.9294},  {"Q2_K", 3.1593},
            {"IQ3_XXS", 3.2548}, {"IQ3_M", 3.7628},   {"Q3_K_S", 3.6429}, {"Q3_K_L", 4.2979},
            {"IQ4_XS", 4.4597},  {"IQ4_NL", 4.6818},  {"Q4_K_S", 4.6672}, {"Q4_K_M", 4.8944},
            {"Q5_K_S", 5.5704},  {"Q5_K_M", 5.7036},  {"Q6_K", 6.5633},   {"Q8_0", 8.5008}};
        for (const auto &[type, bits] : rows)
            QTest::newRow(type) << QString::fromLatin1(type) << bits;
    }

    void llamaFilesHaveTheirPublishedBits()
    {
        QFETCH(QString, type);
        QFETCH(double, bits);
        const ModelShape &shape = PresetCatalogue::builtIn()->find(QStringLiteral("llama-3.1-8b"))->shape;
        const double got = weightBytes(shape, *parseWeightType(type)).total.inBytes() * 8 / 8030261248.0;
        // 0.1 %: the published figure counts the tokenizer, which is 0.1 % of the largest and smaller files alike.
        QVERIFY2(std::abs(got / bits - 1) <= 0.001,
                 qPrintable(QStringLiteral("%1, published %2, %3 %").arg(got).arg(bits).arg(100 * (got / bits - 1))));
    }

    void otherFilesAreNearTheirPublishedSize_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("type");
        QTest::addColumn<double>("bytes");
        QTest::addColumn<double>("tolerance");
        QTest::newRow("Llama-3.1-70B Q4_K_M, 42.52 GB")
            << QStringLiteral("llama-3.1-70b") << QStringLiteral("Q4_K_M") << 42.52e9 << 0.002;
        QTest::newRow("Llama-3.1-70B Q4_0, 37.22 GiB")
            << QStringLiteral("llama-3.1-70b") << QStringLiteral("Q4_0") << 37.22 * gibi << 0.002;
        // One engine's log prints 18.81 GiB for a file of its own, whose value projections are 16-bit.
        QTest::newRow("Qwen3-32B Q4_K_M, 19.76 GB as Qwen publishes it")
            << QStringLiteral("qwen3-32b") << QStringLiteral("Q4_K_M") << 19.76e9 << 0.002;
        QTest::newRow("gpt-oss-120b as published, 65.25 GB")
            << QStringLiteral("gpt-oss-120b") << QStringLiteral("mxfp4") << 65.25e9 << 0.001;
        QTest::newRow("gpt-oss-120b as GGUF, 63.37 GB")
            << QStringLiteral("gpt-oss-120b") << QStringLiteral("MXFP4_MOE") << 63.37e9 << 0.005;
        QTest::newRow("Llama-2-7B NF4") << QStringLiteral("llama-2-7b") << QStringLiteral("nf4") << 4167573504.0
                                        << 1e-6;
    }

    void otherFilesAreNearTheirPublishedSize()
    {
        QFETCH(QString, id);
        QFETCH(QString, type);
        QFETCH(double, bytes);
        QFETCH(double, tolerance);
        const double got =
            weightBytes(PresetCatalogue::builtIn()->find(id)->shape, *parseWeightType(type)).total.inBytes();
        QVERIFY2(std::abs(got / bytes - 1) <= tolerance,
                 qPrintable(QStringLiteral("%1 of %2: %3 %").arg(got).arg(bytes).arg(100 * (got / bytes - 1))));
    }

    void blockLayoutsHaveTheirBits()
    {
        // 8 * block bytes / block weights, the table of ggml's types.
        const std::pair<BlockType, double> rows[] = {
            {BlockType::Q8_0, 8.5},       {BlockType::Q6_K, 6.5625},  {BlockType::Q5_K, 5.5},
            {BlockType::Q4_K, 4.5},       {BlockType::IQ4_XS, 4.25},  {BlockType::Q3_K, 3.4375},
            {BlockType::IQ3_XXS, 3.0625}, {BlockType::Q2_K, 2.625},   {BlockType::IQ2_XXS, 2.0625},
            {BlockType::IQ1_M, 1.75},     {BlockType::TQ1_0, 1.6875}, {BlockType::IQ1_S, 1.5625},
            {BlockType::MXFP4, 4.25},     {BlockType::Q5_1, 6.0}};
        for (const auto &[type, bits] : rows)
            QCOMPARE(8.0 * blockLayout(type).bytes / blockLayout(type).weights, bits);
        QVERIFY(!blockLayout(4));
        QVERIFY(!blockLayout(999));
    }

    void namesAreReadInTheirUsualSpellings()
    {
        for (const char *name :
             {"F16", "bf16", "float16", "fp8", "INT8", "q4_k_m", "Q4-K-M", "awq-int4", "GPTQ-4bit", "EXL2-4.25",
              "MLX-4bit", "MXFP4", "nf4", "awq-int4-g128", "GPTQ-4bit-g32-act", "INT4-g32", "q4f16_1"})
            QVERIFY2(parseWeightType(QString::fromLatin1(name)), name);
        QCOMPARE(parseWeightType(QStringLiteral("awq"))->bits, 4.15625);
        QCOMPARE(parseWeightType(QStringLiteral("GPTQ-4bit-g32-act"))->bits, 4.625);
        QCOMPARE(parseWeightType(QStringLiteral("INT4-g32"))->bits, 4.5);
        const Result<WeightType> unknown = parseWeightType(QStringLiteral("foo7"));
        QVERIFY(!unknown && unknown.error().message.contains(QStringLiteral("foo7")));
        QVERIFY(parseWeightType(QStringLiteral("Q4_K")).error().message.contains(QStringLiteral("Q4_K_S")));
        QCOMPARE(parseCacheType(QStringLiteral("q8_0"))->bytesPerElement, 34.0 / 32);
        QVERIFY(!parseCacheType(QStringLiteral("q9")));
    }

    void aWiderTypeNeverMakesASmallerFile()
    {
        const char *ascending[] = {"IQ1_S",  "IQ2_XXS", "IQ2_XS", "IQ2_M", "Q2_K", "Q3_K_S", "Q3_K_M", "Q4_K_S",
                                   "Q4_K_M", "Q5_K_S",  "Q5_K_M", "Q6_K",  "Q8_0", "F16",    "fp32"};
        for (const ModelPreset &preset : PresetCatalogue::builtIn()->presets()) {
            if (preset.shape.hiddenSize % 256 != 0) // rows that blocks of 256 do not divide fall back to wider types
                continue;
            double before = 0;
            for (const char *name : ascending) {
                const double bytes =
                    weightBytes(preset.shape, *parseWeightType(QString::fromLatin1(name))).total.inBytes();
                QVERIFY2(bytes >= before,
                         qPrintable(QStringLiteral("%1 %2").arg(preset.shape.id, QString::fromLatin1(name))));
                before = bytes;
            }
        }
    }
};

QTEST_GUILESS_MAIN(WeightTypeTest)
#include "tst_weighttype.moc"
