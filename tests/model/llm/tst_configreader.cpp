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
        const double tokens = attention.kind == AttentionKind::Windowed ? std::min<double>(context, attention.window)
                                                                        : context;
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
            const Result<ConfigDocument> entry = readConfigTree(line);
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
        const Result<ConfigDocument> document = readConfigTree(expectation);
        const ConfigValue &expect = *document->root.find("expect");
        const QString path = dataFolder() + file;
        const bool gguf = file.endsWith(QStringLiteral(".gguf"));
        const Result<ShapeReading> reading = gguf ? readGgufFile(path) : readConfigText(contentsOf(path), path);
        QStringList mentions;
        if (const ConfigValue *list = expect.findValue("mentions")) {
            for (const ConfigValue &text : *list->asList())
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
        QTest::newRow("more active experts than experts") << QByteArray(
            R"({"model_type":"mixtral","hidden_size":64,"intermediate_size":128,"num_hidden_layers":2,"num_attention_heads":4,
                           "vocab_size":100,"num_local_experts":4,"num_experts_per_tok":8})")
                                                          << QStringLiteral("num_experts_per_tok");
        QTest::newRow("an unknown family with a state space") << QByteArray(
            R"({"model_type":"newthing","hidden_size":64,"intermediate_size":128,"num_hidden_layers":2,"num_attention_heads":4,
                           "vocab_size":100,"ssm_state_size":16})")
                                                              << QStringLiteral("ssm_state_size");
        QTest::newRow("a kind of layer nobody knows") << QByteArray(
            R"({"model_type":"qwen3","hidden_size":64,"intermediate_size":128,"num_hidden_layers":1,"num_attention_heads":4,
                           "vocab_size":100,"layer_types":["quantum_attention"]})")
                                                      << QStringLiteral("quantum_attention");
        QTest::newRow("a recurrent family")
            << QByteArray(R"({"model_type":"rwkv","hidden_size":64})") << QStringLiteral("rwkv");
        QTest::newRow("a fraction of a layer") << QByteArray(
            R"({"model_type":"llama","hidden_size":64,"intermediate_size":128,"num_hidden_layers":2.5,"num_attention_heads":4,
                           "vocab_size":100})") << QStringLiteral("num_hidden_layers");
        QTest::newRow("an adapter") << QByteArray(R"({"peft_type":"LORA","base_model_name_or_path":"x","r":8})")
                                    << QStringLiteral("adapter");
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
        const Result<ShapeReading> reading = readConfigText(
            R"({"model_type":"brandnew","hidden_size":64,"intermediate_size":128,
            "num_hidden_layers":2,"num_attention_heads":4,"vocab_size":100,"max_position_embeddings":128})");
        QVERIFY(reading);
        QVERIFY(reading->warnings.join(u' ').contains(QStringLiteral("brandnew")));
    }

    void defaultsOfGemma3AreTakenWithAWarning()
    {
        const Result<ShapeReading> reading = readConfigText(
            R"({"model_type":"gemma3","text_config":{"model_type":"gemma3_text","hidden_size":2560,
            "intermediate_size":10240,"num_hidden_layers":34,"sliding_window":1024},"vision_config":{"hidden_size":1152}})");
        QVERIFY(reading);
        QCOMPARE(parameterCounts(reading->shape)->total, std::int64_t(3880263168));
        QVERIFY(reading->warnings.join(u' ').contains(QStringLiteral("num_attention_heads 8")));
    }

    void publishedCountsFollowFromTheKeysOfAFile_data()
    {
        QTest::addColumn<QByteArray>("config");
        QTest::addColumn<qint64>("total");
        const auto row = [](const char *name, qint64 total, const char *config) {
            QTest::newRow(name) << QByteArray(config) << total;
        };
        row("BLOOM 560M", 559214592,
            R"({"model_type":"bloom","hidden_size":1024,"n_layer":24,"n_head":16,"vocab_size":250880})");
        row("OPT 125M", 125239296,
            R"({"model_type":"opt","hidden_size":768,"ffn_dim":3072,"num_hidden_layers":12,"num_attention_heads":12,
            "max_position_embeddings":2048,"word_embed_proj_dim":768,"vocab_size":50272})");
        row("Falcon 40B", 41303293952,
            R"({"model_type":"falcon","hidden_size":8192,"num_hidden_layers":60,"num_attention_heads":128,"num_kv_heads":8,
            "multi_query":true,"bias":false,"new_decoder_architecture":true,"vocab_size":65024})");
        row("MPT 7B", 6649286656,
            R"({"model_type":"mpt","d_model":4096,"n_heads":32,"n_layers":32,"expansion_ratio":4,"max_seq_len":2048,
            "no_bias":true,"attn_config":{"alibi":true},"vocab_size":50432})");
        row("DBRX", 131596523520,
            R"({"model_type":"dbrx","d_model":6144,"n_heads":48,"n_layers":40,"attn_config":{"kv_n_heads":8},
            "ffn_config":{"ffn_hidden_size":10752,"moe_num_experts":16,"moe_top_k":4},"vocab_size":100352})");
        row("BERT base with its pooler", 109482240,
            R"({"model_type":"bert","hidden_size":768,"intermediate_size":3072,"num_hidden_layers":12,
            "num_attention_heads":12,"max_position_embeddings":512,"type_vocab_size":2,"vocab_size":30522})");
        row("Qwen1.5-MoE-A2.7B", 14315784192,
            R"({"model_type":"qwen2_moe","hidden_size":2048,"intermediate_size":5632,"moe_intermediate_size":1408,
            "shared_expert_intermediate_size":5632,"num_experts":60,"num_experts_per_tok":4,"num_hidden_layers":24,"num_attention_heads":16,
            "num_key_value_heads":16,"vocab_size":151936})");
        row("OLMo 1B, norms without weights", 1176764416,
            R"({"model_type":"olmo","hidden_size":2048,"intermediate_size":8192,"num_hidden_layers":16,
            "num_attention_heads":16,"num_key_value_heads":16,"tie_word_embeddings":true,"vocab_size":50304})");
        row("Nemotron-H 8B", 8100852736,
            R"({"model_type":"nemotron_h","hidden_size":4096,"intermediate_size":21504,"num_hidden_layers":52,
            "hybrid_override_pattern":"M-M-M-M*-M-M-M-M-M*-M-M-M-M-M*-M-M-M-M-M*-M-M-M-M-M-","num_attention_heads":32,"num_key_value_heads":8,
            "attention_head_dim":128,"mamba_num_heads":128,"mamba_head_dim":64,"ssm_state_size":128,"n_groups":8,"conv_kernel":4,"vocab_size":131072})");
        row("Jamba", 51570323328,
            R"({"model_type":"jamba","hidden_size":4096,"intermediate_size":14336,"num_hidden_layers":32,"num_attention_heads":32,
            "num_key_value_heads":8,"num_experts":16,"num_experts_per_tok":2,"expert_layer_period":2,"expert_layer_offset":1,"attn_layer_period":8,
            "attn_layer_offset":4,"mamba_d_state":16,"mamba_d_conv":4,"mamba_expand":2,"mamba_dt_rank":256,"vocab_size":65536})");
        row("Qwen3-Next 80B-A3B", 79674391296,
            R"({"model_type":"qwen3_next","hidden_size":2048,"intermediate_size":5120,"moe_intermediate_size":512,
            "shared_expert_intermediate_size":512,"num_experts":512,"num_experts_per_tok":10,"num_hidden_layers":48,"num_attention_heads":16,
            "num_key_value_heads":2,"head_dim":256,"full_attention_interval":4,"linear_conv_kernel_dim":4,"linear_key_head_dim":128,
            "linear_num_key_heads":16,"linear_num_value_heads":32,"linear_value_head_dim":128,"vocab_size":151936})");
        row("GLM-4.5-Air", 106852251264,
            R"({"model_type":"glm4_moe","hidden_size":4096,"intermediate_size":10944,"moe_intermediate_size":1408,
            "n_routed_experts":128,"n_shared_experts":1,"num_experts_per_tok":8,"first_k_dense_replace":1,"num_hidden_layers":46,
            "num_attention_heads":96,"num_key_value_heads":8,"head_dim":128,"attention_bias":true,"vocab_size":151552})");
    }

    void publishedCountsFollowFromTheKeysOfAFile()
    {
        QFETCH(QByteArray, config);
        QFETCH(qint64, total);
        const Result<ShapeReading> reading = readConfigText(config);
        QVERIFY2(reading, reading ? "" : qPrintable(reading.error().toText()));
        QCOMPARE(qint64(parameterCounts(reading->shape)->total), total);
    }

    void infinityWhereItDoesNotMatterIsIgnored()
    {
        QVERIFY(readConfigText(
            R"({"model_type":"llama","time_step_limit":[0.0,Infinity],"hidden_size":64,"intermediate_size":128,
            "num_hidden_layers":2,"num_attention_heads":4,"vocab_size":100})"));
        const Result<ShapeReading> refused = readConfigText(
            R"({"hidden_size": NaN, "num_hidden_layers": 32, "num_attention_heads": 32,
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
    static void compare(const ModelShape &shape, const ConfigValue &expect)
    {
        const auto number = [&expect](std::string_view key) -> std::optional<double> {
            const ConfigValue *value = expect.findValue(key);
            return value && value->asInteger() ? std::optional(double(*value->asInteger())) : std::nullopt;
        };
        const Result<ParameterCounts> counts = parameterCounts(shape);
        if (const auto total = number("params_total"))
            QVERIFY2(counts && double(counts->total) == *total,
                     qPrintable(QString::number(counts ? counts->total : 0)));
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
