// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Speed of a resolved job: which constants and properties apply to its engine and device, the rates, what bounds them, and how
/// sure they are.
#pragma once

#include "inferencespeed.h"
#include "request.h"
#include "trainingspeed.h"

namespace model {

/// What limits a job.
enum class Bound : std::uint8_t { MemoryBandwidth, Compute, Interconnect, Latency };

/// The framework that is meant: the named one, else the one that such a division comes from.
[[nodiscard]] TrainingFamily trainingFamilyOf(const QString &engine, const QString &vendor, const Workload &workload);

[[nodiscard]] QString boundName(Bound bound);

/// A month as a number that sorts: 2024-06 is 202406; 0 when unknown.
using YearMonth = int;
[[nodiscard]] YearMonth yearMonth(const QString &date);

/// What the speed model takes from a request besides the workload.
struct SpeedContext
{
    QString engine;     ///< of inference, or the training framework
    YearMonth date = 0; ///< generation of the engine's kernels, 0: today
    double outputTokens = 0;
    double meanContext = 0; ///< tokens in the cache while generating, 0: the context in full
    double reduceBytes = 0; ///< 0: as gradients are kept
};

/// That of a request: decoding is answered in the middle of the output.
[[nodiscard]] SpeedContext speedContext(const EstimateRequest &request, const Workload &workload);

[[nodiscard]] InferenceSetup inferenceSetup(const Calibration &calibration, const DeviceFacts &device,
                                            const WeightType &type, const Workload &workload,
                                            const SpeedContext &context);
[[nodiscard]] TrainingSetup trainingSetup(const Calibration &calibration, const DeviceFacts &device,
                                          const Workload &workload, const SpeedContext &context);

/// The class that an estimate's range is taken from.
[[nodiscard]] SpeedClass speedClass(const Workload &workload);

/// What takes the most time.
[[nodiscard]] Bound boundOf(const PhaseSeconds &seconds);
[[nodiscard]] Bound boundOf(const TrainingSeconds &seconds);

/// The range of an estimated rate. Wider (its logarithm by half) where the device's generation or vendor was in no
/// measurement of the engine's family, by as much again where only peaks are known.
struct RateRange
{
    double low = 0;
    double high = 0;
    QString basis;
};
[[nodiscard]] RateRange rateRange(const Calibration &calibration, SpeedKind kind, double rate,
                                  const DeviceFacts &device, const Workload &workload, const SpeedContext &context);

/// Fills in the speed quantities, their ranges and what bounds the job. Without a bandwidth and a 16-bit rate a note says why
/// there is none.
void addSpeed(EstimateAnswer &answer, const EstimateRequest &request, const PreparedModel &model,
              const Workload &workload, const WeightType &type);

} // namespace model
