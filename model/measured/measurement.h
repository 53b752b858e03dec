// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// One row of a file of measurements, typed: the configuration that a prediction may read, and the outcomes it is held against.
/// An empty cell is nullopt.
#pragma once

#include "measuredtable.h"

#include "model/llm/modelshape.h"

#include <optional>

namespace model {

/// The columns that describe the model, in both kinds of file.
struct MeasuredModel
{
    QString name;
    QString preset; ///< id of a preset with the same shape, may be empty
    std::optional<double> parameters;
    std::optional<double> layers;
    std::optional<double> hidden;
    std::optional<double> heads;
    std::optional<double> kvHeads;
    std::optional<double> ffn;
    std::optional<double> vocabulary;
    std::optional<double> experts;
    std::optional<double> activeExperts;
};

/// The columns that both kinds share.
struct MeasuredRun
{
    int line = 0;
    QString id;
    QString source;
    QString sourceUrl;
    QString date;
    QString deviceId;
    double deviceFraction = 1;
    std::optional<double> deviceCount;
    std::optional<double> tensor;
    MeasuredModel model;
    std::optional<double> peakMemoryGb;
    bool ranOutOfMemory = false;
    QString note;
};

struct InferenceMeasurement : MeasuredRun
{
    QString basis; ///< code at the beginning of the note
    QString engine;
    QString quantisation;
    std::optional<double> fileGb;
    std::optional<double> batch;
    std::optional<double> prompt;
    std::optional<double> output;
    std::optional<double> context;
    std::optional<double> prefillRate;
    std::optional<double> decodeRate;
    std::optional<double> ttftMs;
};

struct TrainingMeasurement : MeasuredRun
{
    QString framework;
    QString method;
    QString precision;
    QString optimizer;
    QString sharding;  ///< ZeRO or FSDP stage in the source's words
    QString recompute; ///< none, selective, full or empty
    QString offload;
    QString interconnect;
    std::optional<double> nodes;
    std::optional<double> sequence;
    std::optional<double> globalTokens;
    std::optional<double> globalSequences;
    std::optional<double> microBatch;
    std::optional<double> accumulation;
    std::optional<double> data;
    std::optional<double> pipeline;
    std::optional<double> contextRanks;
    std::optional<double> expertRanks;
    std::optional<double> trainable;
    std::optional<double> rate; ///< tokens a second and device
    std::optional<double> runTokens; ///< of the whole run
    std::optional<double> runHours;
};

/// Reads a row. Errors: WrongType or OutOfRange naming line and column (a number that is negative, infinite or none).
[[nodiscard]] Result<InferenceMeasurement> readInferenceRow(const MeasuredTable &table, const MeasuredTable::Row &row);
[[nodiscard]] Result<TrainingMeasurement> readTrainingRow(const MeasuredTable &table, const MeasuredTable::Row &row);

/// The shape of a model by its columns, nullopt when they do not suffice.
///
/// A gated feed-forward part is assumed unless its width is four times the hidden size; without a width, that of the stated
/// parameters. Parameters alone give the shape usual at that size.
[[nodiscard]] std::optional<ModelShape> shapeOf(const MeasuredModel &model);

} // namespace model
