// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/llm/presets.h"

#include <QtTest>

using namespace model;

class PresetsTest : public QObject
{
    Q_OBJECT

private slots:
    void builtInPresetsLoad()
    {
        const Result<PresetCatalogue> &catalogue = PresetCatalogue::builtIn();
        QVERIFY2(catalogue.has_value(), qPrintable(catalogue ? QString() : catalogue.error().toText()));
        QCOMPARE(catalogue->presets().size(), std::size_t(202));
    }

    void everyPresetGivesItsParameterCount()
    {
        QStringList faults;
        for (const ModelPreset &preset : PresetCatalogue::builtIn()->presets()) {
            const Result<ParameterCounts> counts = parameterCounts(preset.shape);
            if (!counts || counts->total != preset.parameters || counts->active != preset.active) {
                faults << QStringLiteral("%1: %2 of %3, active %4 of %5")
                              .arg(preset.shape.id)
                              .arg(counts ? counts->total : -1)
                              .arg(preset.parameters)
                              .arg(counts ? counts->active : -1)
                              .arg(preset.active);
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    void statedFiguresAreReadWithTheirTitles()
    {
        const ModelPreset *preset = PresetCatalogue::builtIn()->find(QStringLiteral("llama-1-65b"));
        QVERIFY(preset);
        QCOMPARE(preset->claims.size(), std::size_t(1));
        QCOMPARE(preset->claims.front().value, 120e9);
        QCOMPARE(preset->claims.front().statedIn.first(), QStringLiteral("英伟达H100和苹果M2大模型训练性价比哪个高"));
    }

    void aFaultyClaimIsRefused_data()
    {
        QTest::addColumn<QByteArray>("claim");
        QTest::newRow("no title") << QByteArray(R"({"what":"inferenceMemory","value":120,"unit":"GB","statedIn":[]})");
        QTest::newRow("no value") << QByteArray(R"({"what":"inferenceMemory","unit":"GB","statedIn":["a"]})");
        QTest::newRow("no unit") << QByteArray(R"({"what":"inferenceMemory","value":120,"statedIn":["a"]})");
        QTest::newRow("another kind") << QByteArray(R"({"what":"beauty","value":1,"unit":"GB","statedIn":["a"]})");
    }

    void aFaultyClaimIsRefused()
    {
        QFETCH(QByteArray, claim);
        const auto file = [](const QByteArray &claims) {
            return R"({"models":[{"id":"x","hiddenSize":8,"vocabulary":8,"storedType":"bf16","layers":[{"count":1,"feedForward":{"width":8}}],"claims":[)"
                   + claims + "]}]}";
        };
        PresetCatalogue catalogue;
        const Errors errors = catalogue.add(file(claim), QStringLiteral("file"));
        QCOMPARE(errors.size(), std::size_t(1));
        QVERIFY(errors.front().toText().contains(QStringLiteral("claims[0]")));
        QVERIFY(
            catalogue.add(file(R"({"what":"inferenceMemory","value":120,"unit":"GB","statedIn":["a"]})"), {}).empty());
    }

    void everyPresetIsNearWhatWasPublished()
    {
        // Names round ("13B" for 12.85B), hence 3 %; the multimodal Gemma 3 counts its vision encoder.
        for (const ModelPreset &preset : PresetCatalogue::builtIn()->presets()) {
            const double ratio = double(preset.parameters) / double(preset.published);
            const double tolerance = preset.verification == QLatin1StringView("exact") ? 1e-6 : 0.035;
            QVERIFY2(std::abs(ratio - 1) <= tolerance,
                     qPrintable(QStringLiteral("%1: %2").arg(preset.shape.id).arg(ratio)));
            QVERIFY2(!preset.sources.isEmpty() && !preset.parameterSource.isEmpty(), qPrintable(preset.shape.id));
        }
    }

    void publishedCountsAreExact_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<qint64>("total");
        QTest::newRow("Llama-2-7B") << QStringLiteral("llama-2-7b") << Q_INT64_C(6738415616);
        QTest::newRow("Llama-2-13B") << QStringLiteral("llama-2-13b") << Q_INT64_C(13015864320);
        QTest::newRow("Llama-2-70B") << QStringLiteral("llama-2-70b") << Q_INT64_C(68976648192);
        QTest::newRow("Llama-3-8B") << QStringLiteral("llama-3-8b") << Q_INT64_C(8030261248);
        QTest::newRow("Llama-3.1-70B") << QStringLiteral("llama-3.1-70b") << Q_INT64_C(70553706496);
        QTest::newRow("Llama-3.1-405B") << QStringLiteral("llama-3.1-405b") << Q_INT64_C(405853388800);
        QTest::newRow("Qwen3-4B") << QStringLiteral("qwen3-4b") << Q_INT64_C(4022468096);
        QTest::newRow("Qwen2.5-72B") << QStringLiteral("qwen2.5-72b") << Q_INT64_C(72706203648);
        QTest::newRow("GPT-2") << QStringLiteral("gpt2-124m") << Q_INT64_C(124439808);
        QTest::newRow("Mixtral 8x7B") << QStringLiteral("mixtral-8x7b") << Q_INT64_C(46702792704);
        QTest::newRow("DeepSeek-V3") << QStringLiteral("deepseek-v3") << Q_INT64_C(671026419200);
    }

    void publishedCountsAreExact()
    {
        QFETCH(QString, id);
        QFETCH(qint64, total);
        const ModelPreset *preset = PresetCatalogue::builtIn()->find(id);
        QVERIFY(preset);
        QCOMPARE(qint64(parameterCounts(preset->shape)->total), total);
    }

    void aMistypedIdNamesTheNearest()
    {
        const auto found = PresetCatalogue::builtIn()->require(QStringLiteral("llama3-8b"), QStringLiteral("model"));
        QVERIFY(!found);
        QVERIFY(found.error().message.contains(QStringLiteral("llama-3-8b")));
    }
};

QTEST_GUILESS_MAIN(PresetsTest)
#include "tst_presets.moc"
