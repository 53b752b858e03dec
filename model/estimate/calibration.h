// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The fitted constants of the speed model, read once from resources/catalogue/calibration.json, where each has its
/// meaning, unit and bounds. They are fitted by tests/accuracy/fit.py to the measurements in resources/measured.
#pragma once

#include "enginefamily.h"

#include "model/result.h"

#include <QStringList>

#include <map>
#include <string>

namespace model {

/// What the constants of an answer rest on: the nearest level that measurements exist for.
enum class CalibrationLevel : std::uint8_t { FamilyAndVendor, Family, Everything };

struct InferenceConstants
{
    // By engine family and vendor
    double matVecSlots = 0;    ///< arithmetic slots of a weight in mat-vec kernels, relative to the slots of its type
    double matrixShare = 0;    ///< of the addressed matrix peak
    double layerSeconds = 0;   ///< launches and host code, a layer and step
    double attentionShare = 0; ///< of bandwidth for cached keys and values, of the 16-bit peak for scores
    // Shared
    double streamShare = 0; ///< of the bandwidth, reached by streaming
    double slots16Bit = 0;  ///< 32-bit slots of a weight in a mat-vec, by type
    double slots8Bit = 0;
    double slots4Bit = 0;
    double slotsKQuant = 0;
    double slotsRowInt4 = 0;
    double latencySwitch = 0; ///< of an all-reduce, seconds
    double latencyRing = 0;
    double latencyPcie = 0;
    double hopSeconds = 0;      ///< hand-over between devices of a layer split
    double copySeconds = 0;     ///< one copy of a row split
    double copyShare = 0;       ///< of the link, reached by row-split copies
    double pipelineShare = 0;   ///< degree to which a layer split's prefill overlaps
    double prefillLaunches = 0; ///< launches a layer relative to decoding
    double graphShare = 0;      ///< of the fixed time that captured graphs leave
    double unpackPasses = 0;    ///< of four bytes a weight, in prefill
    double linkShare = 0;       ///< of the link, reached by all-reduce
    double pcieShare = 0;
    double sequenceSeconds = 0; ///< host time a sequence and step
    double jouleHbm = 0;        ///< energy of a 16-bit FLOP; TDP over it caps the rate
    double jouleGddr = 0;
};

struct TrainingConstants
{
    // By framework family and vendor
    double matrixShare = 0;
    double streamShare = 0;   ///< of the bandwidth, element-wise work and optimizer
    double exposedTensor = 0; ///< share of tensor-parallel communication that is not hidden
    double attentionShare = 0;
    // Shared
    double fp8Share = 0; ///< of matrixShare that 8-bit training keeps
    double linkShare = 0;
    double pcieShare = 0;
    double jouleHbm = 0;
    double jouleGddr = 0;
    double latency = 0;           ///< of an all-reduce, seconds
    double attentionOnHopper = 0; ///< share of the matrix peak that attention kernels without wgmma reach
};

template<class Constants>
struct Calibrated
{
    Constants constants;
    CalibrationLevel level = CalibrationLevel::Everything;
    int rows = 0; ///< measurements of that level
};

/// Classes of estimates with a range of their own.
enum class SpeedKind : std::uint8_t { DecodeBatch1, DecodeBatched, E2e, E2eMax, Prefill, Ttft, Train };
enum class SpeedClass : std::uint8_t { OneDevice, LayerSplit, Tensor, FullTraining, Adapters };
[[nodiscard]] std::string_view speedKindKey(SpeedKind kind);

/// The 80 % range as factors on an estimated rate.
struct RangeFactors
{
    double low = 0.4;
    double high = 2;
    int rows = 0;
};

class Calibration
{
public:
    /// The constants compiled into the program. Errors: those of read(), which would be a fault of the build.
    [[nodiscard]] static const Result<Calibration> &builtIn();
    /// Errors: Syntax, MissingKey, WrongType and OutOfRange (a constant outside its stated bounds) naming the key.
    [[nodiscard]] static Result<Calibration> read(const QByteArray &json, const QString &file);

    [[nodiscard]] Calibrated<InferenceConstants> inference(EngineFamily family, const QString &vendor) const;
    [[nodiscard]] Calibrated<TrainingConstants> training(TrainingFamily family, const QString &vendor) const;
    [[nodiscard]] RangeFactors range(SpeedKind kind, SpeedClass speedClass) const;

    enum class Phase : std::uint8_t { Inference, Training };
    /// Was a device of this family ("Hopper") among those measured?
    [[nodiscard]] bool hasMeasuredGeneration(Phase phase, const QString &deviceFamily) const;

private:
    friend class CalibrationReading;
    template<class Constants>
    struct Table
    {
        std::map<std::string, Calibrated<Constants>, std::less<>> byFamilyAndVendor; ///< "vllm/NVIDIA"
        std::map<std::string, Calibrated<Constants>, std::less<>> byFamily;
        Calibrated<Constants> everything;
    };
    Table<InferenceConstants> m_inference;
    Table<TrainingConstants> m_training;
    QStringList m_inferenceGenerations;
    QStringList m_trainingGenerations;
    std::map<std::string, RangeFactors, std::less<>> m_ranges; ///< "decode_batch1/tp"
};

} // namespace model
