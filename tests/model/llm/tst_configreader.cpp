// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/llm/configreader.h"
#include "model/llm/ggufreader.h"

#include <QFile>
#include <QtTest>

using namespace model;

namespace {

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString dataFolder()
{
    return QStringLiteral(TEST_DATA "/");
}

/// Bytes of a 16-bit cache at a context, windows applied.
double cacheBytes(const ModelShape &shape, double context, LatentLayout layout = LatentLayout::Latent)
{
    double bytes = 0;
    for (const LayerRun &run : shape.layers) {
        const Attention &attention = run.layer.attention;
        const double tokens = attention.kind == AttentionKind::Windowed ? std::min<double>(context, attention.window) : context;
        bytes += 2.0 * tokens * run.count * double(cacheElementsPerToken(attention, layout));
    }
    return bytes;
}

} // namespace

class ConfigReaderTest : public QObject
{
    Q_OBJECT

private slots:
    void fixturesAreReadOrRefusedAsStated_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("expectation");
        const QList<QByteArray> lines = contentsOf(dataFolder() + QStringLiteral("fixtures-index.jsonl")).split('\n');
        int rows = 0;
        for (const QByteArray &line : lines) {
            if (line.isEmpty())
                continue;
            const Result<JsonDocument> entry = readJson(line);
            QVERIFY(entry);
            const QString file = QString::fromStdString(*entry->root.find("file")->asText());
            if (file.endsWith(QStringLiteral(".csv")))
                continue;
            QTest::newRow(qPrintable(file)) << file << line;
            ++rows;
        }
        QCOMPARE(rows, 54);
    }

    void fixturesAreReadOrRefusedAsStated()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, expectation);
        const Result<JsonDocument> document = readJson(expectation);
        const JsonValue &expect = *document->root.find("expect");
        const QString path = dataFolder() + file;
        const bool gguf = file.endsWith(QStringLiteral(".gguf"));
        const Result<ShapeReading> reading = gguf ? readGgufFile(path) : readConfigText(contentsOf(path), path);
        QStringList mentions;
        if (const JsonValue *list = expect.findValue("mentions")) {
            for (const JsonValue &text : *list->asList())
                mentions << QString::fromStdString(*text.asText());
        }
        if (*expect.find("error")->asBool()) {
            QVERIFY2(!reading, "accepted, but must be refused");
            QVERIFY(!reading.error().message.isEmpty());
            QVERIFY(reading.error().toText().contains(path));
            for (const QString &mention : mentions)
                QVERIFY2(reading.error().message.contains(mention), qPrintable(reading.error().message));
            return;
        }
        QVERIFY2(reading, reading ? "" : qPrintable(reading.error().toText()));
        const QString warnings = reading->warnings.join(u' ');
        for (const QString &mention : mentions)
            QVERIFY2(warnings.contains(mention), qPrintable(warnings));
        compare(reading->shape, expect);
    }

    void whatContradictsItselfIsRefused_data()
    {
        QTest::addColumn<QByteArray>("config");
        QTest::addColumn<QString>("mention");
        QTest::newRow("more active experts than experts")
            << QByteArray(R"({"model_type":"mixtral","hidden_size":64,"intermediate_size":128,"num_hidden_layers":2,"num_attention_heads":4,
                           "vocab_size":100,"num_local_experts":4,"num_experts_per_tok":8})") << QStringLiteral("num_experts_per_tok");
        QTest::newRow("an unknown family with a state space")
            << QByteArray(R"({"model_type":"newthing","hidden_size":64,"intermediate_size":128,"num_hidden_layers":2,"num_attention_heads":4,
                           "vocab_size":100,"ssm_state_size":16})") << QStringLiteral("ssm_state_size");
        QTest::newRow("a kind of layer nobody knows")
            << QByteArray(R"({"model_type":"qwen3","hidden_size":64,"intermediate_size":128,"num_hidden_layers":1,"num_attention_heads":4,
                           "vocab_size":100,"layer_types":["quantum_attention"]})") << QStringLiteral("quantum_attention");
        QTest::newRow("a recurrent family") << QByteArray(R"({"model_type":"rwkv","hidden_size":64})") << QStringLiteral("rwkv");
        QTest::newRow("a fraction of a layer")
            << QByteArray(R"({"model_type":"llama","hidden_size":64,"intermediate_size":128,"num_hidden_layers":2.5,"num_attention_heads":4,
                           "vocab_size":100})") << QStringLiteral("num_hidden_layers");
        QTest::newRow("an adapter") << QByteArray(R"({"peft_type":"LORA","base_model_name_or_path":"x","r":8})") << QStringLiteral("adapter");
    }

    void whatContradictsItselfIsRefused()
    {
        QFETCH(QByteArray, config);
        QFETCH(QString, mention);
        const Result<ShapeReading> reading = readConfigText(config);
        QVERIFY(!reading);
        QVERIFY2(reading.error().message.contains(mention), qPrintable(reading.error().message));
    }

    void anUnknownPlainFamilyIsReadWithAWarning()
    {
        const Result<ShapeReading> reading = readConfigText(R"({"model_type":"brandnew","hidden_size":64,"intermediate_size":128,
            "num_hidden_layers":2,"num_attention_heads":4,"vocab_size":100,"max_position_embeddings":128})");
        QVERIFY(reading);
        QVERIFY(reading->warnings.join(u' ').contains(QStringLiteral("brandnew")));
    }

    void infinityWhereItDoesNotMatterIsIgnored()
    {
        QVERIFY(readConfigText(R"({"model_type":"llama","time_step_limit":[0.0,Infinity],"hidden_size":64,"intermediate_size":128,
            "num_hidden_layers":2,"num_attention_heads":4,"vocab_size":100})"));
        const Result<ShapeReading> refused = readConfigText(R"({"hidden_size": NaN, "num_hidden_layers": 32, "num_attention_heads": 32,
            "vocab_size": 32000})");
        QVERIFY(!refused && refused.error().message.contains(QStringLiteral("hidden_size")));
    }

    void anyCutOfAFileIsRefusedAndNothingCrashes()
    {
        const QByteArray whole = contentsOf(dataFolder() + QStringLiteral("config/deepseek-v3-fp8.json")).trimmed();
        QVERIFY(readConfigText(whole));
        for (qsizetype length = 0; length < whole.size(); length += 7)
            QVERIFY2(!readConfigText(whole.first(length)), qPrintable(QString::number(length)));
    }

private:
    static void compare(const ModelShape &shape, const JsonValue &expect)
    {
        const auto number = [&expect](std::string_view key) -> std::optional<double> {
            const JsonValue *value = expect.findValue(key);
            return value && value->asInteger() ? std::optional(double(*value->asInteger())) : std::nullopt;
        };
        const Result<ParameterCounts> counts = parameterCounts(shape);
        if (const auto total = number("params_total"))
            QVERIFY2(counts && double(counts->total) == *total, qPrintable(QString::number(counts ? counts->total : 0)));
        if (const auto active = number("params_active"))
            QCOMPARE(double(counts->active), *active);
        if (const auto layers = number("n_layers"))
            QCOMPARE(double(shape.layerCount()), *layers);
        if (const auto bytes = number("kv_cache_bytes_per_token_at_1_token_f16"))
            QCOMPARE(cacheBytes(shape, 1), *bytes);
        if (const auto bytes = number("kv_cache_bytes_at_32768_f16"))
            QCOMPARE(cacheBytes(shape, 32768), *bytes);
        if (const auto bytes = number("kv_cache_bytes_per_token_latent_f16"))
            QCOMPARE(cacheBytes(shape, 1), *bytes);
        if (const auto bytes = number("kv_cache_bytes_per_token_expanded_f16"))
            QCOMPARE(cacheBytes(shape, 1, LatentLayout::Expanded), *bytes);
        if (const auto bytes = number("recurrent_state_bytes_per_sequence_f32")) {
            double state = 0;
            for (const LayerRun &run : shape.layers)
                state += 4.0 * run.count * double(stateElements(run.layer.linear));
            QCOMPARE(state, *bytes);
        }
        if (const auto context = number("warning_over_context"))
            QCOMPARE(double(shape.trainedContext), *context);
    }
};

QTEST_GUILESS_MAIN(ConfigReaderTest)
#include "tst_configreader.moc"
