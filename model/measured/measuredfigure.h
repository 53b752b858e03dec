// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// One measured figure as a person reads it: what was run on what, what came out, what the estimator says of the same
/// configuration, and where it was published. A row of a file has as many as it states.
#pragma once

#include "validation.h"

#include "model/catalogue/catalogue.h"

namespace model {

/// What a figure is: the kinds of `validate` in their order, and what that does not compare.
enum class MeasuredWhat : std::uint8_t {
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
    RunTime,     ///< of a whole training run
    UnclearRate, ///< the source does not say what its tokens are counted over
    NoFigure,    ///< a row that states nothing that can be shown as a number
    Count
};
static_assert(std::size_t(MeasuredWhat::Fits) == std::size_t(ValidationKind::Fits));

[[nodiscard]] QString measuredWhatName(MeasuredWhat what); ///< translated: "Decode, one sequence"
[[nodiscard]] QString measuredUnit(MeasuredWhat what); ///< of what people read: "tokens/s", "ms", "GiB"; may be empty
/// A base value (tokens/s, seconds, bytes) in that unit.
[[nodiscard]] double inMeasuredUnit(MeasuredWhat what, double value);

struct MeasuredFigure
{
    MeasuredWhat what = MeasuredWhat::NoFigure;
    int line = 0;         ///< in its file
    std::size_t file = 0; ///< place in MeasuredData::files
    bool isYours = false;
    QString id;
    QString source;
    QString sourceUrl;
    QString date;
    QString deviceId;   ///< as the file has it
    QString deviceName; ///< of the catalogue, else the id; empty where it is not stated
    std::optional<double> devices;
    QString modelName;
    QString engine;
    QString setting;                ///< format, batch, lengths, parallel sizes: what is stated of them
    QString note;                   ///< of the source
    std::optional<double> measured; ///< base units; fits: 1 ran, 0 out of memory
    std::optional<double> predicted;
    double low = 0; ///< of the 80 % range; 0 where there is none
    double high = 0;
    QString reason;                      ///< why there is no estimate, in English; shown through reasonText()
    std::optional<std::size_t> compared; ///< place in Validation::rows of its file
    QStringList statedIn;                ///< articles that print it
    QStringList dissents;                ///< what they print instead, translated
    QString words;                       ///< of all columns, case folded, for the filter

    /// predicted / measured − 1; nullopt for fits and where one of the two is not known.
    [[nodiscard]] std::optional<double> error() const;
    [[nodiscard]] QString measuredNumber() const; ///< of a figure that is known, without its unit
    [[nodiscard]] QString measuredText() const;  ///< number with unit, "ran", "out of memory", "not published"
    [[nodiscard]] QString predictedText() const; ///< "≈ 24.5", "fits", or "–"
    [[nodiscard]] QString rangeText() const;     ///< "20.1 to 29", or empty
    [[nodiscard]] QString errorText() const;     ///< "+3.1 %", or "–"
    [[nodiscard]] QString reasonText() const;    ///< translated
    /// The first address of its source, or empty.
    [[nodiscard]] QString link() const;
};

/// The figures of a table in the order of its rows, with what `validate` said of them.
[[nodiscard]] std::vector<MeasuredFigure> measuredFigures(const MeasuredTable &table, const Validation &validation,
                                                          const Catalogue &catalogue);

/// A published figure by the id of its row, or nullptr.
[[nodiscard]] const MeasuredFigure *findPublished(const std::vector<MeasuredFigure> &figures, const QString &rowId,
                                                  MeasuredWhat what);

} // namespace model
