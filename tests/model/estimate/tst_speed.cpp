// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Relations that the speed of any configuration must keep, and published durations.
#include "accuracy/support.h"
#include "testmain.h"

#include "model/estimate/speed.h"

#include <QTest>

using support::quantity;

namespace {

/// A device with a bandwidth and a peak in round numbers.
QByteArray ownDevice(double bandwidth, double peak)
{
    return QByteArrayLiteral("{\"name\":\"own\",\"memory_bytes\":8e10,\"bandwidth_bytes_per_s\":")
           + QByteArray::number(bandwidth, 'g', 17)
           + ",\"peak_flops_per_s\":{\"fp16\":" + QByteArray::number(peak, 'g', 17) + "}}";
}

QByteArray decode(const QByteArray &device, const QByteArray &more = {})
{
    return "{\"model\":\"llama-3-8b\",\"engine\":\"vllm\",\"device\":" + device + more + "}";
}

const QByteArray h100 = QByteArrayLiteral("\"nvidia-h100-sxm5-80gb\"");

} // namespace

class tst_speed : public tests::TestCase
{
    Q_OBJECT

private slots:
    void twiceTheBandwidthNeverDecodesSlower()
    {
        for (const char *batch : {"1", "16", "256"}) {
            const QByteArray more = QByteArrayLiteral(",\"batch\":") + batch;
            double before = 0;
            for (const double bandwidth : {2e11, 4e11, 8e11, 1.6e12, 3.2e12}) {
                const double rate = quantity(decode(ownDevice(bandwidth, 1e14), more), "decode_tokens_per_s");
                QVERIFY(rate > before);
                QVERIFY(before == 0 || rate <= 2 * before); // and never more than twice as fast
                before = rate;
            }
        }
    }

    void twiceThePeakNeverReadsAPromptSlower()
    {
        double before = 0;
        for (const double peak : {2e13, 4e13, 8e13, 1.6e14}) {
            const double rate = quantity(decode(ownDevice(1e12, peak), ",\"prompt_tokens\":2048"),
                                         "prefill_tokens_per_s");
            QVERIFY(rate >= before);
            before = rate;
        }
    }

    void aLongerContextNeverDecodesFaster()
    {
        double before = 1e9;
        for (const char *context : {"128", "1024", "8192", "65536"}) {
            const double rate = quantity(decode(h100, QByteArrayLiteral(",\"batch\":8,\"context\":") + context),
                                         "decode_tokens_per_s");
            QVERIFY(rate <= before);
            before = rate;
        }
    }

    void aLargerBatchNeverDecodesFewerTokensInAll()
    {
        double before = 0;
        for (const char *batch : {"1", "2", "8", "64", "512"}) {
            const double rate = quantity(decode(h100, QByteArrayLiteral(",\"context\":1024,\"batch\":") + batch),
                                         "decode_tokens_per_s");
            QVERIFY(rate > before);
            before = rate;
        }
    }

    void noRateIsAbovePhysics()
    {
        // 15.0 GB of weights without the input table over 3,350 GB/s: 223 tokens/s at most.
        QVERIFY(quantity(decode(h100, ",\"context\":16"), "decode_tokens_per_s") < 3350e9 / 15.0e9);
        // 989.4 TFLOP/s over 2 · 7.5e9 FLOP a token.
        QVERIFY(quantity(decode(h100, ",\"prompt_tokens\":4096"), "prefill_tokens_per_s") < 989.4e12 / (2 * 7.5e9));
    }

    void moreDevicesNeverTakeMoreMemoryEach()
    {
        double before = 1e18;
        for (const char *count : {"1", "2", "4", "8"}) {
            const double bytes = quantity(decode(h100, QByteArrayLiteral(",\"tp\":") + count + ",\"count\":" + count),
                                          "weights_bytes_per_device");
            QVERIFY(bytes < before);
            before = bytes;
        }
    }

    void anAcceptedDraftDecodesFaster()
    {
        const QByteArray request = decode(
            h100, ",\"context\":1024,\"draft_model\":\"llama-3.2-1b\",\"draft_tokens\":4,\"acceptance\":");
        QByteArray good = request;
        QByteArray poor = request;
        good.insert(good.size() - 1, "0.9");
        poor.insert(poor.size() - 1, "0.1");
        QVERIFY(quantity(good, "decode_tokens_per_s") > quantity(poor, "decode_tokens_per_s"));
        // Leviathan et al., equation 1.
        QVERIFY(std::abs(model::expectedTokensPerVerification(0.8, 4) - 3.3616) < 1e-12);
        QCOMPARE(model::expectedTokensPerVerification(1, 4), 5.0);
    }

    void publishedDurationsAreInsideTheRange_data()
    {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<double>("days");
        // Narayanan et al., SC21 (arXiv 2104.04473), section 5.1: 300 B tokens on 1,024 A100 take 34 days.
        QTest::newRow("GPT-3 175B on 1,024 A100") << QByteArrayLiteral(
            "{\"model\":\"gpt3-175b\",\"task\":\"train\",\"device\":\"nvidia-a100-sxm4-80gb\",\"count\":1024,\"train_"
            "tokens\":3e11,"
            "\"seq_len\":2048,\"micro_batch\":1,\"tp\":8,\"pp\":8,\"recompute\":\"full\",\"global_batch\":1536}")
                                                  << 34.0;
        // Llama 2 card: 1,720,320 hours of A100 for 2 T tokens; 2,000 devices taken, 35.8 days.
        QTest::newRow("Llama 2 70B, 1,720,320 hours of A100")
            << QByteArrayLiteral("{\"model\":\"llama-2-70b\",\"task\":\"train\",\"device\":\"nvidia-a100-sxm4-80gb\","
                                 "\"count\":8,\"nodes\":250,"
                                 "\"train_tokens\":2e12,\"seq_len\":4096,\"micro_batch\":1,\"tp\":8,\"recompute\":"
                                 "\"none\",\"global_batch\":1000}")
            << 1720320.0 / 2000 / 24;
        // DeepSeek-V3 report: 2.664 M hours of H800 for 14.8 T tokens in fp8; 2,048 devices.
        QTest::newRow("DeepSeek-V3, 2.664 M hours of H800") << QByteArrayLiteral(
            "{\"model\":\"deepseek-v3\",\"task\":\"train\",\"device\":\"nvidia-h800-sxm5-80gb\",\"count\":8,\"nodes\":"
            "256,"
            "\"train_tokens\":14.8e12,\"seq_len\":4096,\"micro_batch\":1,\"pp\":16,\"ep\":64,\"precision\":\"fp8\","
            "\"global_batch\":15360,\"engine\":\"NeMo\"}") << 2.664e6 / 2048 / 24;
    }

    void publishedDurationsAreInsideTheRange()
    {
        QFETCH(QByteArray, request);
        QFETCH(double, days);
        const double estimated = quantity(request, "train_hours") / 24;
        const model::Result<model::ConfigDocument> answer = model::readConfigTree(
            model::answerRequest(request, support::requestContext()));
        const model::ConfigValue *range = answer->root.find("range") ? answer->root.find("range")->find("train_hours")
                                                                     : nullptr;
        QVERIFY(range && range->asList());
        const double low = *range->asList()->at(0).asReal() / 24;
        const double high = *range->asList()->at(1).asReal() / 24;
        QVERIFY2(
            low <= days && days <= high,
            qPrintable(QStringLiteral("%1 days, %2 to %3, published %4").arg(estimated).arg(low).arg(high).arg(days)));
    }

    void anUnknownDeviceHasAWiderRange()
    {
        const auto width = [](const QByteArray &request) {
            const model::Result<model::ConfigDocument> answer = model::readConfigTree(
                model::answerRequest(request, support::requestContext()));
            const model::ConfigValue *range = answer->root.find("range")->find("decode_tokens_per_s");
            return *range->asList()->at(1).asReal() / *range->asList()->at(0).asReal();
        };
        QVERIFY(width(decode(ownDevice(1e12, 1e14))) > 1.2 * width(decode(h100)));
    }

    /// 32-bit training cannot run at the rate of 16-bit products, on any device of the catalogue.
    void noTrainingIsFasterThanThePeakOfItsPrecision_data()
    {
        QTest::addColumn<QByteArray>("precision");
        QTest::addColumn<QStringList>("formats");
        // 16-bit products run in fp32 where that is faster (Pascal); fp8 falls back to 16 bit.
        const QStringList half{QStringLiteral("fp16"), QStringLiteral("bf16"), QStringLiteral("fp32")};
        QTest::newRow("fp32") << QByteArrayLiteral("fp32") << QStringList{QStringLiteral("fp32")};
        QTest::newRow("tf32") << QByteArrayLiteral("tf32")
                              << QStringList{QStringLiteral("tf32"), QStringLiteral("fp32")};
        QTest::newRow("bf16") << QByteArrayLiteral("bf16") << half;
        QTest::newRow("fp16") << QByteArrayLiteral("fp16") << half;
        QTest::newRow("fp8") << QByteArrayLiteral("fp8") << half + QStringList{QStringLiteral("fp8")};
    }

    void noTrainingIsFasterThanThePeakOfItsPrecision()
    {
        QFETCH(QByteArray, precision);
        QFETCH(QStringList, formats);
        int answered = 0;
        for (const model::Device &device : support::catalogue().devices()) {
            double peak = 0;
            for (const auto &[format, rate] : model::deviceFacts(device).peakFlopsPerSecond)
                peak = formats.contains(format) ? std::max(peak, rate) : peak;
            const double rate = quantity("{\"model\":\"gpt2-1.5b\",\"task\":\"train\",\"count\":8,\"zero_stage\":3,"
                                         "\"micro_batch\":8,\"device\":\""
                                             + device.id.toUtf8() + "\",\"precision\":\"" + precision + "\"}",
                                         "model_flops_per_s_per_device");
            if (std::isnan(rate))
                continue;
            ++answered;
            QVERIFY2(rate <= peak, qPrintable(QStringLiteral("%1: %2 of %3").arg(device.id).arg(rate).arg(peak)));
        }
        QVERIFY(answered > 100);
    }

    void trainingIn32BitIsSlower()
    {
        const auto rate = [](const QByteArray &device, const QByteArray &precision) {
            return quantity("{\"model\":\"llama-2-7b\",\"task\":\"train\",\"count\":8,\"zero_stage\":3,\"device\":\""
                                + device + "\",\"precision\":\"" + precision + "\"}",
                            "model_flops_per_s_per_device");
        };
        QVERIFY(rate("nvidia-v100-sxm2-32gb", "fp32") < 15.7e12);
        const QByteArray a100 = "nvidia-a100-sxm4-80gb";
        QVERIFY(rate(a100, "fp32") < rate(a100, "tf32"));
        QVERIFY(rate(a100, "tf32") < rate(a100, "bf16"));
    }

    /// Pascal's fp16 is a 64th of its fp32; engines compute in fp32 there.
    void aCrippledHalfRateDoesNotCount_data()
    {
        QTest::addColumn<QByteArray>("device");
        QTest::addColumn<double>("fp32");
        QTest::newRow("Tesla P40") << QByteArrayLiteral("nvidia-tesla-p40") << 12e12;
        QTest::newRow("Tesla P4") << QByteArrayLiteral("nvidia-tesla-p4") << 5.5e12;
        QTest::newRow("GTX 1080 Ti") << QByteArrayLiteral("nvidia-gtx-1080-ti") << 11.3e12;
    }

    void aCrippledHalfRateDoesNotCount()
    {
        QFETCH(QByteArray, device);
        QFETCH(double, fp32);
        const double rate = quantity(
            "{\"model\":\"llama-2-7b\",\"weight_type\":\"Q4_K_M\",\"engine\":\"llama.cpp\",\"device\":\"" + device
                + "\"}",
            "prefill_tokens_per_s");
        QVERIFY2(rate > 0.2 * fp32 / 13.2e9 && rate < fp32 / 13.2e9, qPrintable(QString::number(rate)));
    }

    void bandwidthAloneTellsHowFastOneSequenceIsDecoded()
    {
        const QByteArray device = "{\"name\":\"own\",\"memory_bytes\":8e10,\"bandwidth_bytes_per_s\":1e12}";
        const auto width = [](const QByteArray &answer) {
            const model::Result<model::ConfigDocument> document = model::readConfigTree(answer);
            const model::ConfigValue *range = document->root.find("range")->find("decode_tokens_per_s");
            return *range->asList()->at(1).asReal() / *range->asList()->at(0).asReal();
        };
        const auto highest = [](const QByteArray &answer) {
            const model::Result<model::ConfigDocument> document = model::readConfigTree(answer);
            return *document->root.find("range")->find("decode_tokens_per_s")->asList()->at(1).asReal();
        };
        const QByteArray request = decode(device);
        const double rate = quantity(request, "decode_tokens_per_s");
        QVERIFY(rate > 0.3 * 1e12 / 15.0e9 && rate < 1e12 / 15.0e9);
        QVERIFY(std::isnan(quantity(request, "prefill_tokens_per_s")));
        QVERIFY(std::isnan(quantity(request, "ttft_s")));
        const QByteArray answer = model::answerRequest(request, support::requestContext());
        QVERIFY(answer.contains("from bandwidth alone; the device's compute peak is not published"));
        QVERIFY(answer.contains("no prefill speed"));
        QVERIFY(highest(answer) <= 1e12 / 15.0e9); // the range ends where the bandwidth does
        QVERIFY(width(answer)
                > 1.2 * width(model::answerRequest(decode(ownDevice(1e12, 1e14)), support::requestContext())));
        QVERIFY(quantity(R"({"model":"llama-3-8b","weight_type":"Q4_K_M","device":"intel-core-i9-13900ks"})",
                         "decode_tokens_per_s")
                > 0);
        QVERIFY(std::isnan(quantity(decode(device, ",\"batch\":8"), "decode_tokens_per_s")));
    }

    void withoutABandwidthThereIsNoSpeed()
    {
        const QByteArray request = decode("{\"name\":\"own\",\"memory_bytes\":8e10}");
        QVERIFY(std::isnan(quantity(request, "decode_tokens_per_s")));
        QVERIFY(model::answerRequest(request, support::requestContext()).contains("no speed: it needs"));
    }
};

RIDGEPOINT_TEST(tst_speed)
#include "tst_speed.moc"
