// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Predicted against measured: every row of a file of measurements is predicted from its configuration alone and compared.
#pragma once

#include "measurement.h"

#include "model/estimate/calibration.h"
#include "model/estimate/request.h"
#include "model/llm/presets.h"

#include <array>
#include <functional>
#include <map>

namespace model {

enum class ValidationKind : std::uint8_t {
    DecodeBatch1,
    DecodeBatched,
    E2e,
    E2eMax,
    Prefill,
    Ttft,
    Train,
    MemoryInference,
    MemoryTrain,
    Fits,
    Count
};
inline constexpr std::size_t validationKindCount = std::size_t(ValidationKind::Count);
[[nodiscard]] std::string_view validationKindKey(ValidationKind kind);

/// A row predicted for one kind. Rates are tokens/s (training: a device), times seconds, memory bytes; fits are 1 or 0.
struct ComparedRow
{
    QString id;
    QString source;
    QString device;
    QString engine;
    ValidationKind kind = ValidationKind::Fits;
    double measured = 0;
    std::optional<double> predicted;
    double low = 0; ///< of the 80 % range; 0 where the kind has none
    double high = 0;
    int line = 0; ///< of its row in the file
};

/// A row of which something could not be compared.
struct LeftOutRow
{
    int line = 0;
    QString reason; ///< in English, to be translated when it is shown
};

/// The time of a whole training run. It is shown and no part of the statistics: what is measured includes evaluation and
/// the start of the run, which no estimate does.
struct ComparedRunTime
{
    int line = 0;
    double measured = 0;  ///< seconds
    double predicted = 0; ///< tokens of the run / (predicted rate × devices)
    double low = 0;
    double high = 0;
};

/// Errors of a group of rows, as fractions.
struct ErrorStatistics
{
    int rows = 0;
    int predicted = 0;
    double medianError = 0; ///< of |predicted / measured − 1|
    double ninetiethPercentile = 0;
    double medianSigned = 0;        ///< of predicted / measured − 1
    std::optional<double> coverage; ///< share of the measurements inside the 80 % range
};

struct FitStatistics
{
    int trueFit = 0;  ///< predicted to fit, ran
    int falseFit = 0; ///< predicted to fit, ran out of memory
    int trueOom = 0;
    int falseOom = 0; ///< predicted not to fit, ran
};

struct Validation
{
    std::vector<ComparedRow> rows;
    std::map<QString, int> leftOut; ///< reason and number of rows
    std::vector<LeftOutRow> leftOutRows;
    std::vector<ComparedRunTime> runTimes;
    Errors warnings;                ///< rows that could not be read, devices that nobody knows
    Errors abovePeaks;              ///< rows faster than bandwidth and peak of their device allow
};

/// Where ids are looked up.
struct ValidationContext
{
    const PresetCatalogue *presets = nullptr;
    std::function<Result<DeviceFacts>(const QString &id)> device;
    QStringList deviceIds; ///< all there are, to tell a slip from a variant that was left open
    const Calibration *calibration = nullptr;
    /// Asked before each row; false stops, and what was compared so far comes back.
    std::function<bool()> goesOn = nullptr;
};

/// Predicts every row. Nothing but configuration is read for a prediction: no outcome, no title of a source.
[[nodiscard]] Validation validate(const MeasuredTable &table, const ValidationContext &context);

[[nodiscard]] ErrorStatistics statisticsOf(const std::vector<const ComparedRow *> &rows);
[[nodiscard]] FitStatistics fitStatisticsOf(const std::vector<const ComparedRow *> &rows);

} // namespace model
