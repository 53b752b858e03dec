// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/estimate/batch.h"
#include "model/estimate/estimate.h"
#include "model/units/quantities.h"

#include <QElapsedTimer>
#include <QtTest>

using namespace model;

namespace {

RequestContext makeContext()
{
    RequestContext context;
    context.presets = &*PresetCatalogue::builtIn();
    context.device = [](const QString &id) -> Result<DeviceFacts> {
        DeviceFacts facts;
        facts.id = id;
        facts.memoryBytes = 80 * gibi;
        if (id == QLatin1StringView("card"))
            return facts;
        if (id == QLatin1StringView("mac")) {
            facts.vendor = QStringLiteral("Apple");
            facts.unified = true;
            facts.memoryBytes = 192 * gibi;
            return facts;
        }
        return failure({ErrorCode::UnknownId,
                        {},
                        0,
                        QStringLiteral("device"),
                        QStringLiteral("device: no device has the id \"%1\"").arg(id)});
    };
    return context;
}

ConfigValue answer(const QByteArray &request)
{
    const Result<ConfigDocument> document = readConfigTree(answerRequest(request, makeContext()));
    return document ? document->root : ConfigValue();
}

double quantity(const ConfigValue &answer, std::string_view name)
{
    const ConfigValue *value = answer.find("quantities") ? answer.find("quantities")->find(name) : nullptr;
    if (!value)
        return -1;
    return value->asInteger() ? double(*value->asInteger()) : *value->asReal();
}

QString messageOf(const ConfigValue &answer)
{
    const ConfigValue *error = answer.find("error");
    return error ? QString::fromStdString(*error->find("message")->asText()) : QString();
}

/// The request with what its answer assumed stated.
QByteArray withAssumed(const QByteArray &request, const ConfigValue &answer)
{
    QByteArray stated = request;
    for (const auto &[key, value] : *answer.find("assumed")->asObject()) {
        const QByteArray text = value.asText() ? '"' + QByteArray::fromStdString(*value.asText()) + '"'
                                               : value.described().toUtf8();
        stated.insert(stated.size() - 1, ",\"" + QByteArray::fromStdString(key) + "\":" + text);
    }
    return stated;
}

} // namespace

class RequestTest : public QObject
{
    Q_OBJECT

private slots:
    void faultyRequestsAreRefusedByName_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("mention");
        const auto row = [](const char *name, const char *request, const char *code, const char *mention) {
            QTest::newRow(name) << QByteArray(request) << QString::fromLatin1(code) << QString::fromLatin1(mention);
        };
        row("an unknown key and the nearest", R"({"model":"llama-3-8b","contxt":4096})", "unknown-key", "context");
        row("an unknown task", R"({"model":"llama-3-8b","task":"guess"})", "unknown-id", "inference");
        row("an unknown model", R"({"model":"llama-9-8b"})", "unknown-id", "llama-3-8b");
        row("an unknown device", R"({"model":"llama-3-8b","device":"toaster"})", "unknown-id", "toaster");
        row("two models", R"({"model":"llama-3-8b","params":7e9})", "implausible", "params");
        row("a context of zero", R"({"model":"llama-3-8b","context":0})", "out-of-range", "context");
        row("a negative batch", R"({"model":"llama-3-8b","batch":-1})", "out-of-range", "batch");
        row("half a sequence", R"({"model":"llama-3-8b","batch":1.5})", "out-of-range", "batch");
        row("a text for a number", R"({"model":"llama-3-8b","context":"4096"})", "wrong-type", "context");
        row("NaN for a number", R"({"model":"llama-3-8b","context":NaN})", "wrong-type", "context");
        row("1e400", R"({"params":1e400})", "out-of-range", "params");
        row("a negative count of parameters", R"({"params":-7e9})", "out-of-range", "params");
        row("more active than all", R"({"params":7e9,"params_active":8e9})", "out-of-range", "params_active");
        row("a stage of ZeRO that is none", R"({"model":"llama-3-8b","task":"train","zero_stage":4})", "out-of-range",
            "zero_stage");
        row("a division that is not the number of devices", R"({"model":"llama-3-8b","task":"train","tp":4,"count":6})",
            "implausible", "6");
        row("a stated dp that contradicts", R"({"model":"llama-3-8b","task":"train","tp":2,"dp":2,"count":8})",
            "implausible", "8");
        row("experts over devices that are not there",
            R"({"model":"deepseek-v3","weight_type":"fp8","device":"card","ep":16})", "implausible",
            "ep: found 16, expected a divisor of the 1 devices");
        row("experts over a part of the devices", R"({"model":"deepseek-v3","tp":4,"pp":2,"count":8,"ep":8})",
            "implausible", "ep: found 8");
        row("a prompt beyond the context", R"({"model":"llama-3-8b","context":4096,"prompt_tokens":8000})",
            "out-of-range", "context: found 4096, expected 8001 or more");
        row("prompt and output beyond the context",
            R"({"model":"llama-3-8b","context":4096,"prompt_tokens":4000,"output_tokens":500})", "out-of-range",
            "context: found 4096, expected 4500 or more");
        row("fewer sequences a step than ranks", R"({"model":"llama-3-8b","task":"train","count":8,"global_batch":4})",
            "implausible", "global_batch: found 4, expected a multiple of 8");
        row("a step of broken micro-batches",
            R"({"model":"llama-3-8b","task":"train","count":8,"micro_batch":2,"global_batch":24})", "implausible",
            "global_batch: found 24, expected a multiple of 16");
        row("an unknown kind of price", R"({"model":"llama-3-8b","price_kind":"used"})", "unknown-id",
            "price_kind: found \"used\", expected best, list, street, system, cloud-hour");
        row("an unknown currency", R"({"model":"llama-3-8b","currency":"XYZ"})", "unknown-id",
            "currency: found \"XYZ\", expected USD, CNY, EUR");
        row("a number for the peaks", R"({"model":"llama-3-8b","device":{"peak_flops_per_s":1e14}})", "wrong-type",
            "device.peak_flops_per_s: found");
        row("a negative peak", R"({"model":"llama-3-8b","device":{"peak_flops_per_s":{"fp16":-1e14}}})", "out-of-range",
            "device.peak_flops_per_s.fp16: found -1e+14");
        row("training of a GGUF file", R"({"model":"llama-3-8b","task":"train","weight_type":"Q4_K_M"})", "implausible",
            "weight_type: found Q4_K_M");
        row("targets that the model has not", R"({"model":"llama-3-8b","task":"lora","lora_targets":["z_proj"]})",
            "unknown-id", "z_proj");
        row("a key of a device that is none", R"({"model":"llama-3-8b","device":{"memory":80}})", "unknown-key",
            "memory_bytes");
        row("a file too small for its model", R"({"model":"llama-3-8b","weights_file_bytes":1e8})", "implausible",
            "weights_file_bytes");
        row("a PUE below 1", R"({"model":"llama-3-8b","pue":0.5})", "out-of-range", "pue");
        row("a server, which this version does not have", R"({"model":"llama-3-8b","server":"nvidia-dgx-h100"})",
            "unsupported", "servers are not available in this version");
        row("no object", "[1,2]", "wrong-type", "object");
        row("no JSON", "model=llama", "syntax", "line 1");
        row("nothing", "", "syntax", "empty");
        row("both spellings of a key", R"({"model":"llama-3-8b","kv_type":"f16","kv-type":"f32"})", "duplicate-id",
            "kv_type");
    }

    void faultyRequestsAreRefusedByName()
    {
        QFETCH(QByteArray, request);
        QFETCH(QString, code);
        QFETCH(QString, mention);
        const ConfigValue refused = answer(request);
        QVERIFY(refused.find("ok") && !*refused.find("ok")->asBool());
        QCOMPARE(QString::fromStdString(*refused.find("error")->find("code")->asText()), code);
        QVERIFY2(messageOf(refused).contains(mention), qPrintable(messageOf(refused)));
    }

    void aStatedMemoryIsNotedBeside16BitWeights()
    {
        const auto noted = [](const QByteArray &more) {
            return answerRequest(R"({"model":"llama-1-65b","context":2048,"device":"mac")" + more + "}", makeContext())
                .contains("英伟达H100和苹果M2大模型训练性价比哪个高");
        };
        QVERIFY(noted(R"(,"weight_type":"F16")"));
        QVERIFY(noted(R"(,"weight_type":"bf16")"));
        QVERIFY(!noted(R"(,"weight_type":"Q4_K_M")"));
        QVERIFY(!noted(R"(,"task":"train","seq_len":2048)"));
    }

    void aServerOfNullIsNone()
    {
        const ConfigValue answered = answer(R"({"model":"llama-3-8b","server":null,"device":"card"})");
        QVERIFY(*answered.find("ok")->asBool());
    }

    void aMessageNamesItsPlaceOnce()
    {
        const Error named{ErrorCode::OutOfRange, {}, 0, QStringLiteral("count"), QStringLiteral("count: found -3")};
        QCOMPARE(named.toText(), QStringLiteral("count: found -3"));
        const Error other{ErrorCode::OutOfRange, QStringLiteral("f"), 2, QStringLiteral("count"),
                          QStringLiteral("counts: found -3")};
        QCOMPARE(other.toText(), QStringLiteral("f:2: count: counts: found -3"));
    }

    void theIdIsEchoedEvenInARefusal()
    {
        QCOMPARE(*answer(R"({"id":"row 7","model":"nothing"})").find("id")->asText(), std::string("row 7"));
        QCOMPARE(*answer(R"({"id":7,"model":"llama-3-8b"})").find("id")->asText(), std::string("7"));
    }

    void hyphensAndUnderscoresAreTheSame()
    {
        QCOMPARE(quantity(answer(R"({"model":"llama-3-8b","kv-type":"f32"})"), "kv_cache_bytes_per_token"), 262144.0);
        QCOMPARE(quantity(answer(R"({"model":"llama-3-8b","kv_type":"f32"})"), "kv_cache_bytes_per_token"), 262144.0);
    }

    void whatIsLeftOutIsListedAsAssumed()
    {
        const ConfigValue given = answer(R"({"model":"llama-3-8b","task":"train","device":"card","count":4,"tp":2})");
        const ConfigValue &assumed = *given.find("assumed");
        QCOMPARE(*assumed.find("seq_len")->asInteger(), std::int64_t(8192));
        QCOMPARE(*assumed.find("dp")->asInteger(), std::int64_t(2));
        QVERIFY(assumed.find("recompute"));
        QVERIFY(!assumed.find("tp"));
    }

    void withoutADeviceOnlyWhatNeedsNoneIsAnswered()
    {
        const ConfigValue given = answer(R"({"model":"llama-3-8b","context":8192})");
        QCOMPARE(quantity(given, "params_total"), 8030261248.0);
        QVERIFY(!given.find("fits"));
        QCOMPARE(quantity(given, "usable_bytes_per_device"), -1.0);
        QVERIFY(quantity(given, "memory_bytes_per_device") > 0);
    }

    void sixtyFiveBillionFitA192GigabyteMac()
    {
        const ConfigValue mac = answer(R"({"model":"llama-1-65b","weight_type":"F16","device":"mac","context":2048})");
        QVERIFY(*mac.find("fits")->asBool());
        const double gigabytes = quantity(mac, "memory_bytes_per_device") / giga;
        QVERIFY2(gigabytes > 131 && gigabytes < 136.5, qPrintable(QString::number(gigabytes)));
        const ConfigValue cards = answer(
            R"({"model":"llama-1-65b","weight_type":"F16","device":"card","context":2048})");
        QVERIFY(!*cards.find("fits")->asBool());
        QCOMPARE(quantity(cards, "devices_needed"), 2.0);
    }

    void fineTuningLlamaNeeds108GigabytesOfStates()
    {
        const ConfigValue full = answer(
            R"({"model":"llama-2-7b","task":"finetune","seq_len":2048,"device":{"memory_bytes":25769803776}})");
        QVERIFY(!*full.find("fits")->asBool());
        QCOMPARE(std::round(quantity(full, "model_state_bytes_per_device") / giga), 108.0);
        const ConfigValue lora = answer(
            R"({"model":"llama-2-7b","task":"lora","seq_len":2048,"recompute":"full","device":{"memory_bytes":25769803776}})");
        QVERIFY(*lora.find("fits")->asBool());
        const ConfigValue quantised = answer(
            R"({"model":"llama-2-7b","task":"qlora","seq_len":2048,"recompute":"full","device":{"memory_bytes":25769803776}})");
        QVERIFY(*quantised.find("fits")->asBool());
        QVERIFY(std::abs(quantity(quantised, "weights_bytes") / giga - 4.17) < 0.01);
    }

    void allDevicesTogetherHoldTheWholeModel()
    {
        int answered = 0;
        for (const char *model : {"deepseek-v3", "mixtral-8x7b", "llama-3-8b"}) {
            for (const int tp : {1, 2, 4, 8, 16}) {
                for (const int pp : {1, 2, 4}) {
                    for (const int dp : {1, 2, 4, 8}) {
                        for (const int ep : {1, 2, 4, 8, 16, 32, 64}) {
                            const QByteArray request = QStringLiteral(
                                                           R"({"model":"%1","tp":%2,"pp":%3,"dp":%4,"ep":%5})")
                                                           .arg(QLatin1StringView(model))
                                                           .arg(tp)
                                                           .arg(pp)
                                                           .arg(dp)
                                                           .arg(ep)
                                                           .toUtf8();
                            const ConfigValue given = answer(request);
                            if (!*given.find("ok")->asBool())
                                continue;
                            ++answered;
                            const double held = quantity(given, "weights_bytes_per_device") * tp * pp * dp;
                            QVERIFY2(held >= quantity(given, "weights_bytes") * (1 - 1e-9), request.constData());
                            QVERIFY2(tp * dp % ep == 0, request.constData());
                        }
                    }
                }
            }
        }
        QVERIFY(answered > 200);
    }

    void statingWhatWasAssumedChangesNothing_data()
    {
        QTest::addColumn<QByteArray>("request");
        const char *device =
            R"(,"device":{"memory_bytes":8e10,"bandwidth_bytes_per_s":2e12,"peak_flops_per_s":{"bf16":3e14}}})";
        for (
            const char *request :
            {R"({"model":"llama-3-8b","engine":"vllm")",
             R"({"model":"llama-3-8b","engine":"vllm","batch":32)",
             R"({"model":"llama-3-8b","engine":"vllm","prompt_tokens":8000)",
             R"({"model":"llama-3-8b","engine":"vllm","output_tokens":8000)",
             R"({"model":"gpt2-124m","context":16)",
             R"({"model":"gpt2-124m","context":1)",
             R"({"model":"mixtral-8x7b","weight_type":"Q4_K_M","context":300)",
             R"({"model":"llama-3-8b","weight_type":"Q4_K_M","count":2)",
             R"({"model":"llama-3-70b","count":4)",
             R"({"model":"llama-3-8b","task":"train","engine":"megatron","count":8)",
             R"({"model":"llama-3-8b","task":"train","engine":"megatron","count":8,"tp":2,"pp":4)",
             R"({"model":"llama-3-70b","task":"train","engine":"megatron","count":16,"pp":16)",
             R"({"model":"llama-3-8b","task":"train","engine":"pytorch fsdp","count":8,"zero_stage":3,"micro_batch":2)",
             R"({"model":"llama-3-8b","task":"lora","engine":"peft")",
             R"({"model":"llama-3-8b","task":"finetune","engine":"torchtune")",
             R"({"model":"llama-3-8b","task":"finetune","engine":"torchtune","count":8)",
             R"({"model":"llama-3-8b","task":"finetune","engine":"LitGPT","count":8,"zero_stage":3)",
             R"({"model":"llama-3-8b","task":"train","engine":"NeMo","count":16,"tp":4)",
             R"({"model":"llama-3-8b","task":"qlora")",
             R"({"model":"llama-3-8b","task":"train")",
             R"({"model":"llama-3-8b","task":"train","count":8)",
             R"({"model":"llama-3-8b","task":"train","count":8,"tp":8)",
             R"({"model":"gpt-oss-20b")",
             R"({"model":"gpt-oss-20b","draft_model":"llama-3.2-1b")"})
            QTest::newRow(request) << QByteArray(request) + device;
    }

    void statingWhatWasAssumedChangesNothing()
    {
        QFETCH(QByteArray, request);
        const ConfigValue first = answer(request);
        QVERIFY2(*first.find("ok")->asBool(), qPrintable(messageOf(first)));
        const ConfigValue second = answer(withAssumed(request, first));
        QVERIFY2(*second.find("ok")->asBool(), qPrintable(messageOf(second)));
        for (const auto &[name, value] : *first.find("quantities")->asObject())
            QVERIFY2(quantity(second, name) == quantity(first, name), name.c_str());
        QCOMPARE(second.find("quantities")->asObject()->size(), first.find("quantities")->asObject()->size());
        // Nothing was taken that the first answer did not list.
        QStringList unlisted;
        for (const auto &[name, value] : *second.find("assumed")->asObject())
            unlisted << QString::fromStdString(name);
        QCOMPARE(unlisted.join(u' '), QString());
    }

    void settingsWithoutEffectAndWhatWasTakenForGrantedAreNoted_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<QString>("note");
        const auto row = [](const char *name, const char *request, const char *note) {
            QTest::newRow(name) << QByteArray(request) << QString::fromLatin1(note);
        };
        row("interleaving without a pipeline", R"({"model":"llama-3-8b","task":"train","interleave":2})",
            "interleave 2 has no effect");
        row("sequence parallelism without tensor parallelism",
            R"({"model":"llama-3-8b","task":"train","sequence_parallel":true})", "sequence_parallel has no effect");
        row("adapters on a GGUF base", R"({"model":"llama-3-8b","task":"qlora","weight_type":"Q4_K_M"})",
            "unpacks GGUF weights to 16 bit");
        row("several Macs", R"({"model":"llama-3-70b","device":"mac","count":2})", "no link of the device is known");
        row("more devices than a node usually has",
            R"({"model":"llama-3-70b","task":"train","device":"card","count":16,"zero_stage":3})", "in nodes of eight");
        row("a file of another size", R"({"model":"llama-3-8b","weight_type":"Q4_K_M","weights_file_bytes":16e9})",
            "warning: weights_file_bytes is 16 GB");
    }

    void settingsWithoutEffectAndWhatWasTakenForGrantedAreNoted()
    {
        QFETCH(QByteArray, request);
        QFETCH(QString, note);
        const QByteArray given = answerRequest(request, makeContext());
        QVERIFY2(given.contains("\"ok\":true"), given.constData());
        QVERIFY2(given.contains(note.toUtf8()), given.constData());
    }

    void hostLayersAreBoundByMemory()
    {
        const QByteArray given = answerRequest(
            R"({"model":"llama-3-70b","weight_type":"Q4_K_M","gpu_layers":40,"context":2048,"device":{"memory_bytes":48e9,"bandwidth_bytes_per_s":1e12,"peak_flops_per_s":{"fp16":1.6e14}}})",
            makeContext());
        QVERIFY2(given.contains("\"bound_by\":\"memory-bandwidth\""), given.constData());
        QVERIFY(given.contains("60 GB/s"));
        QVERIFY(given.contains("counts the reading of the prompt as well"));
    }

    void trainingIn32BitSaysWhatItRestsOn()
    {
        QVERIFY(answerRequest(
                    R"({"model":"llama-3-8b","task":"train","precision":"fp32","device":{"memory_bytes":8e10,"bandwidth_bytes_per_s":2e12,"peak_flops_per_s":{"bf16":3e14,"fp32":2e13}}})",
                    makeContext())
                    .contains("was not measured"));
    }

    void frameworksBringTheirOwnDefaults()
    {
        const auto assumed = [](const char *engine, std::string_view key) {
            const ConfigValue given = answer(
                QByteArray("{\"model\":\"llama-3-8b\",\"task\":\"finetune\",\"engine\":\"") + engine + "\"}");
            return QString::fromStdString(*given.find("assumed")->find(key)->asText());
        };
        QCOMPARE(assumed("torchtune", "precision"), QStringLiteral("bf16-true"));
        QCOMPARE(assumed("Megatron-LM", "gradient_type"), QStringLiteral("f32"));
        QCOMPARE(assumed("PyTorch FSDP", "gradient_type"), QStringLiteral("bf16"));
        QCOMPARE(assumed("torchtune", "optimizer"), QStringLiteral("adamw8bit")); // its recipe for one device
        QCOMPARE(assumed("PEFT", "optimizer"), QStringLiteral("adamw"));
        const ConfigValue sharded = answer(R"({"model":"llama-3-8b","task":"train","engine":"PyTorch FSDP","count":8})");
        QCOMPARE(*sharded.find("assumed")->find("zero_stage")->asInteger(), std::int64_t(3));
    }

    void promptAndOutputAreInsideTheContext()
    {
        const ConfigValue given = answer(R"({"model":"llama-3-8b","prompt_tokens":8000,"output_tokens":500})");
        QCOMPARE(*given.find("assumed")->find("context")->asInteger(), std::int64_t(8500));
        QCOMPARE(quantity(given, "kv_cache_bytes"), 8500.0 * 131072);
        const ConfigValue shorter = answer(R"({"model":"llama-3-8b","prompt_tokens":512,"output_tokens":128})");
        QCOMPARE(*shorter.find("assumed")->find("context")->asInteger(), std::int64_t(4096));
    }

    void layersOnTheHostSlowTheWholeAnswer()
    {
        const QByteArray device =
            R"(,"device":{"memory_bytes":24e9,"bandwidth_bytes_per_s":1e12,"peak_flops_per_s":{"fp16":1.6e14}}})";
        double before = 0;
        for (const char *layers : {"0", "8", "16", "31"}) {
            const ConfigValue given = answer(QByteArray(R"({"model":"llama-3-8b","context":2048,"gpu_layers":)")
                                             + layers + device);
            const double rate = quantity(given, "e2e_output_tokens_per_s");
            QVERIFY(rate > before);
            QVERIFY(rate <= quantity(given, "decode_tokens_per_s") * 1.05);
            QCOMPARE(quantity(given, "devices_needed"), -1.0);
            QVERIFY(quantity(given, "max_batch") < 1 << 24);
            before = rate;
        }
        QVERIFY(answerRequest(R"({"model":"llama-3-8b","gpu_layers":0,"device":"card"})", makeContext())
                    .contains("no devices_needed"));
        QVERIFY(answerRequest(R"({"model":"llama-3-8b","gpu_layers":0,"device":"card"})", makeContext())
                    .contains("no max_batch"));
        QVERIFY(quantity(answer(R"({"model":"llama-3-8b","gpu_layers":32,"device":"card"})"), "devices_needed") == 1);
    }

    void mxfp4OfADenseModelIsFourBits()
    {
        // 6.98e9 weights in the layers at 4.25 bits, 1.05e9 in tables and head at 16.
        const double bytes = quantity(answer(R"({"model":"llama-3-8b","weight_type":"mxfp4"})"), "weights_bytes");
        QVERIFY2(std::abs(bytes / giga - (6.98 * 4.25 / 8 + 1.05 * 2)) < 0.05, qPrintable(QString::number(bytes)));
        QVERIFY(bytes < quantity(answer(R"({"model":"llama-3-8b","weight_type":"nvfp4"})"), "weights_bytes"));
    }

    void anUnknownFitHasANote()
    {
        const QByteArray request = R"({"model":"llama-3-8b","device":{"bandwidth_bytes_per_s":1e12}})";
        QVERIFY(!answer(request).find("fits"));
        QVERIFY(answerRequest(request, makeContext()).contains("whether it fits is not known"));
        QVERIFY(
            answerRequest(R"({"device":{"bandwidth_bytes_per_s":1e12}})", makeContext()).contains("no usable_bytes"));
    }

    void anUnknownEngineHasANote()
    {
        for (const char *task : {"inference", "train"}) {
            const QByteArray request =
                QByteArray(R"({"model":"llama-3-8b","engine":"foo","task":"TASK"})").replace("TASK", task);
            QVERIFY(answerRequest(request, makeContext()).contains("is not known: taken as any"));
        }
        QVERIFY(
            !answerRequest(R"({"model":"llama-3-8b","engine":"vLLM 0.6"})", makeContext()).contains("is not known"));
    }

    void aModelOfUnknownSizesGivesItsCache()
    {
        const ConfigValue given = answer(
            R"({"gguf":{"general.architecture":"llama","llama.block_count":32,"llama.embedding_length":4096,
            "llama.attention.head_count":32,"llama.attention.head_count_kv":8},"context":8192,"device":"card"})");
        QVERIFY2(*given.find("ok")->asBool(), qPrintable(messageOf(given)));
        QCOMPARE(quantity(given, "kv_cache_bytes"), 8192.0 * 131072);
        QCOMPARE(quantity(given, "params_total"), -1.0);
        QVERIFY(!given.find("fits"));
    }

    void moreTokensThanTrainedIsAWarning()
    {
        const ConfigValue given = answer(R"({"model":"llama-2-7b","context":131072})");
        QVERIFY(*given.find("ok")->asBool());
        QVERIFY(answerRequest(R"({"model":"llama-2-7b","context":131072})", makeContext()).contains("4096"));
    }

    void anythingIsAnsweredWithALine()
    {
        const QByteArray request =
            R"({"id":"x","model":"llama-3-8b","task":"inference","device":"card","count":2,"context":8192,"batch":4,"kv_type":"q8_0"})";
        for (qsizetype length = 0; length < request.size(); ++length) {
            const QByteArray line = answerRequest(request.first(length), makeContext());
            QVERIFY(readConfigTree(line) && !line.contains('\n'));
        }
        for (qsizetype i = 0; i < request.size(); ++i) {
            QByteArray changed = request;
            changed[i] = char(changed[i] ^ 0x15);
            const QByteArray line = answerRequest(changed, makeContext());
            QVERIFY(readConfigTree(line) && !line.contains('\n'));
        }
    }
};

QTEST_GUILESS_MAIN(RequestTest)
#include "tst_request.moc"
