// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A measured row as a job of the estimator: its configuration columns turned into model, workload and setup. Columns that
/// are empty take the defaults named here.
#pragma once

#include "validation.h"

#include "model/estimate/numbers.h"
#include "model/estimate/speed.h"

namespace model {

/// Prepared models, each made once.
class ModelCache
{
public:
    explicit ModelCache(const PresetCatalogue *presets) : m_presets(presets) {}

    /// The model of a row, or nullptr when its shape is not stated.
    const PreparedModel *find(const MeasuredModel &model, const WeightType &type, const AdapterPlan &adapters = {});
    /// Its shape, or nullptr.
    const ModelShape *shape(const MeasuredModel &model);

private:
    const PresetCatalogue *m_presets;
    QHash<QString, std::optional<ModelShape>> m_shapes;
    QHash<QString, std::optional<PreparedModel>> m_models;
};

struct RowJob
{
    const PreparedModel *model = nullptr;
    DeviceFacts device;
    DeviceMemory memory;
    Workload workload;
    WeightType type;
    SpeedContext context;
};

/// Weight formats as sources write them, beyond those of a request: "INT4-g32", "q4f16_1", "bnb.nf4-dq", nothing for 16 bit.
[[nodiscard]] std::optional<WeightType> measuredWeightType(const QString &text);

/// The job of an inference row.
///
/// Devices: tp as stated, else all; tp 1 on several devices is a layer split. TensorRT-LLM and optimum-habana keep the
/// cache of fp8 and fp4 models in fp8. The mean context while generating is that reached less half of the output.
/// Errors: Unsupported with the reason why the row is left out.
[[nodiscard]] Result<RowJob> inferenceJob(const InferenceMeasurement &row, DeviceFacts device, ModelCache &models);

/// The job of a training row.
///
/// The data-parallel size, where it is empty: what tp and pp leave of the devices, or global batch / (accumulation ·
/// micro-batch), which it equals by definition. What that leaves is tensor parallel inside a switch's domain and context
/// parallel (sequences of 8,192 and more) or a pipeline beyond. Precision: tuned containers (NeMo and the like) train in
/// fp8 where the device can, others in bf16. Recomputation: what the framework does when not told (usualRecompute()).
/// Errors: Unsupported with the reason why the row is left out.
[[nodiscard]] Result<RowJob> trainingJob(const TrainingMeasurement &row, DeviceFacts device, ModelCache &models);

} // namespace model
