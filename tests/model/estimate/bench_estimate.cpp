// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Estimates per second of one core, beside the floor: the same number of multiplications and additions on the same
/// data, without any decision.
#include "model/estimate/batch.h"
#include "model/estimate/devicefacts.h"
#include "model/estimate/numbers.h"
#include "model/estimate/speed.h"
#include "model/units/quantities.h"

#include <QElapsedTimer>

#include <cstdio>

using namespace model;

namespace {

volatile double sink;

template<class Function>
double perSecond(int count, Function function)
{
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < count; ++i)
        function(i);
    return count / (double(timer.nsecsElapsed()) * 1e-9);
}

void report(const char *name, double rate)
{
    std::printf("%-58s %12.0f /s\n", name, rate);
}

} // namespace

int main()
{
    const PresetCatalogue &presets = *PresetCatalogue::builtIn();
    const auto prepared = [&presets](const char *id) {
        return *prepareModel(presets.find(QString::fromLatin1(id))->shape, WeightType{});
    };
    const DeviceMemory device{.capacityBytes = 80 * gibi, .usableBytes = 78 * gibi};
    for (const char *id : {"llama-3-8b", "deepseek-v3", "gemma-3-27b"}) {
        const PreparedModel model = prepared(id);
        Workload work{};
        char name[80];
        std::snprintf(name, sizeof name, "estimateNumbers, inference of %s", id);
        report(name, perSecond(1000000, [&](int i) {
                   work.batch = 1 + i % 64;
                   sink = estimateNumbers(model, work, device).memory.onDevice();
               }));
    }
    const Catalogue catalogue = loadCatalogue().catalogue;
    const DeviceFacts h100 = *findDeviceFacts(catalogue, QStringLiteral("nvidia-h100-sxm5-80gb"));
    {
        const PreparedModel model = prepared("llama-3-8b");
        Workload work{.contextTokens = 1024};
        InferenceSetup setup = inferenceSetup(*Calibration::builtIn(), h100, WeightType{}, work,
                                              {.engine = QStringLiteral("vLLM"), .outputTokens = 128});
        report("estimateNumbers, memory and speed of llama-3-8b", perSecond(1000000, [&](int i) {
                   setup.sequences = work.batch = 1 + i % 64;
                   sink = estimateNumbers(model, work, device, setup).inference.endToEndTokensPerSecond;
               }));
    }
    const PreparedModel gpt3 = prepared("gpt3-175b");
    Workload training{
        .task = Task::Train, .parallel = {.tensor = 8, .data = 16}, .sequenceTokens = 2048, .zeroStage = 1};
    report("estimateNumbers, training of gpt3-175b", perSecond(1000000, [&](int i) {
               training.microBatch = 1 + i % 8;
               sink = estimateNumbers(gpt3, training, device).memory.onDevice();
           }));
    training.parallel.pipeline = 8;
    report("estimateNumbers, the same over 8 pipeline stages", perSecond(100000, [&](int i) {
               training.microBatch = 1 + i % 8;
               sink = estimateNumbers(gpt3, training, device).memory.onDevice();
           }));
    double numbers[40];
    for (int i = 0; i < 40; ++i)
        numbers[i] = 1 + 0.01 * i;
    report("floor: 40 products and sums", perSecond(1000000, [&](int i) {
               double sum = i;
               for (const double number : numbers)
                   sum += number * sum;
               sink = sum;
           }));
    RequestContext context;
    context.presets = &presets;
    const QByteArray line =
        R"({"id":"x","model":"llama-3-8b","task":"inference","weight_type":"Q4_K_M","context":8192,"batch":4,"device":{"memory_bytes":25769803776}})";
    report("request lines with a preset",
           perSecond(5000, [&](int) { sink = double(answerRequest(line, context).size()); }));
    const QByteArray own =
        R"({"id":"x","config":{"model_type":"llama","hidden_size":8192,"intermediate_size":28672,"num_hidden_layers":80,"num_attention_heads":64,"num_key_value_heads":8,"vocab_size":128256},"task":"inference","context":8192,"device":{"memory_bytes":25769803776}})";
    report("request lines with a configuration",
           perSecond(5000, [&](int) { sink = double(answerRequest(own, context).size()); }));
    return 0;
}
