// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measurement.h"

#include "model/text/translate.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace model {

namespace {

class RowReading
{
public:
    RowReading(const MeasuredTable &table, const MeasuredTable::Row &row) : m_table(table), m_row(row) {}

    [[nodiscard]] QString text(const char *column) const { return QString::fromUtf8(cell(column)); }

    [[nodiscard]] std::optional<double> number(const char *column)
    {
        const QByteArray found = cell(column);
        if (found.isEmpty())
            return std::nullopt;
        bool isNumber = false;
        const double value = found.toDouble(&isNumber);
        if (!isNumber || !std::isfinite(value) || value < 0) {
            if (!m_fault) {
                m_fault = Error{isNumber ? ErrorCode::OutOfRange : ErrorCode::WrongType, m_table.file(), m_row.line,
                                QString::fromLatin1(column),
                                Text::tr("line %1: %2: found \"%3\", expected a number from 0 or nothing")
                                    .arg(m_row.line)
                                    .arg(QString::fromLatin1(column), QString::fromUtf8(found.left(40)))};
            }
            return std::nullopt;
        }
        return value;
    }

    void readRun(MeasuredRun &run)
    {
        run.line = m_row.line;
        run.id = text("id");
        run.source = text("source_title");
        run.sourceUrl = text("source_url");
        run.date = text("date");
        run.deviceId = text("device_id");
        run.deviceFraction = number("device_fraction").value_or(1);
        run.deviceCount = number("device_count");
        run.tensor = number("tp");
        run.model.name = text("model_name");
        run.model.preset = text("model_id");
        run.model.parameters = number("n_params");
        run.model.layers = number("n_layers");
        run.model.hidden = number("hidden_size");
        run.model.heads = number("n_heads");
        run.model.kvHeads = number("n_kv_heads");
        run.model.ffn = number("ffn_size");
        run.model.vocabulary = number("vocab_size");
        run.model.experts = number("n_experts");
        run.model.activeExperts = number("n_active_experts");
        run.peakMemoryGb = number("peak_memory_gb");
        run.ranOutOfMemory = text("is_oom").compare(QLatin1StringView("true"), Qt::CaseInsensitive) == 0;
        run.note = text("note");
    }

    template<class Measurement>
    [[nodiscard]] Result<Measurement> finish(Measurement measurement) const
    {
        if (m_fault)
            return failure(*m_fault);
        return measurement;
    }

private:
    [[nodiscard]] QByteArray cell(const char *column) const
    {
        const int position = m_table.column(column);
        return position < 0 ? QByteArray() : m_row.cells[std::size_t(position)].trimmed();
    }

    const MeasuredTable &m_table;
    const MeasuredTable::Row &m_row;
    std::optional<Error> m_fault;
};

int wholeOf(const std::optional<double> &value)
{
    return int(std::clamp(value.value_or(0), 0.0, 1e9));
}

constexpr int assumedVocabulary = 50304;

} // namespace

Result<InferenceMeasurement> readInferenceRow(const MeasuredTable &table, const MeasuredTable::Row &row)
{
    RowReading reading(table, row);
    InferenceMeasurement measurement;
    reading.readRun(measurement);
    static const QRegularExpression basis(QStringLiteral("^basis=([a-z0-9_]+)"));
    measurement.basis = basis.match(measurement.note).captured(1);
    measurement.engine = reading.text("engine");
    measurement.quantisation = reading.text("quantization");
    measurement.fileGb = reading.number("model_file_gb");
    measurement.batch = reading.number("batch_size");
    measurement.prompt = reading.number("prompt_tokens");
    measurement.output = reading.number("output_tokens");
    measurement.context = reading.number("context_at_measure");
    measurement.prefillRate = reading.number("prefill_tokens_per_s");
    measurement.decodeRate = reading.number("decode_tokens_per_s");
    measurement.ttftMs = reading.number("ttft_ms");
    return reading.finish(std::move(measurement));
}

Result<TrainingMeasurement> readTrainingRow(const MeasuredTable &table, const MeasuredTable::Row &row)
{
    RowReading reading(table, row);
    TrainingMeasurement measurement;
    reading.readRun(measurement);
    measurement.framework = reading.text("framework");
    measurement.method = reading.text("method");
    measurement.precision = reading.text("precision").toLower();
    measurement.optimizer = reading.text("optimizer").toLower();
    measurement.sharding = reading.text("zero_or_fsdp_stage").toLower();
    measurement.recompute = reading.text("activation_checkpointing").toLower();
    measurement.offload = reading.text("offload").toLower();
    measurement.interconnect = reading.text("interconnect");
    measurement.nodes = reading.number("nodes");
    measurement.sequence = reading.number("seq_len");
    measurement.globalTokens = reading.number("global_batch_tokens");
    measurement.globalSequences = reading.number("global_batch_sequences");
    measurement.microBatch = reading.number("micro_batch");
    measurement.accumulation = reading.number("grad_accum");
    measurement.data = reading.number("dp");
    measurement.pipeline = reading.number("pp");
    measurement.contextRanks = reading.number("cp");
    measurement.expertRanks = reading.number("ep");
    measurement.trainable = reading.number("trainable_params");
    measurement.rate = reading.number("tokens_per_s_per_device");
    measurement.runTokens = reading.number("total_train_tokens");
    measurement.runHours = reading.number("train_time_hours");
    return reading.finish(std::move(measurement));
}

std::optional<ModelShape> shapeOf(const MeasuredModel &model)
{
    const int layers = wholeOf(model.layers);
    const int hidden = wholeOf(model.hidden);
    const int heads = wholeOf(model.heads);
    if (layers == 0 || hidden == 0 || heads == 0 || layers > 100000) {
        if (model.parameters.value_or(0) < 1)
            return std::nullopt;
        Result<ModelShape> assumed = assumedShape(*model.parameters, std::nullopt);
        return assumed ? std::optional(std::move(*assumed)) : std::nullopt;
    }
    const int kvHeads = model.kvHeads ? std::max(1, wholeOf(model.kvHeads)) : heads;
    const int width = std::max(1, hidden / heads);
    ModelShape shape;
    shape.name = model.name;
    shape.hiddenSize = hidden;
    shape.vocabulary = model.vocabulary ? std::max(1, wholeOf(model.vocabulary)) : assumedVocabulary;
    int ffn = wholeOf(model.ffn);
    bool gated = ffn > 0 && ffn != 4 * hidden;
    if (ffn == 0) {
        ffn = 4 * hidden;
        gated = model.name.startsWith(QLatin1StringView("llama"), Qt::CaseInsensitive);
        if (gated && model.parameters) {
            const double matrices = *model.parameters / layers - 2.0 * hidden * hidden - 2.0 * hidden * kvHeads * width
                                    - 2.0 * shape.vocabulary * hidden / layers;
            ffn = int(std::clamp(matrices / (3.0 * hidden), double(hidden), 16.0 * hidden));
        }
    }
    shape.tiedEmbeddings = !gated;
    Layer layer;
    layer.attention = {
        .kind = AttentionKind::Full, .queryHeads = heads, .kvHeads = kvHeads, .keyWidth = width, .valueWidth = width};
    layer.feedForward.gated = gated;
    const int experts = wholeOf(model.experts);
    if (experts > 0) {
        layer.feedForward.experts = experts;
        layer.feedForward.activeExperts = std::clamp(wholeOf(model.activeExperts), 1, experts);
        layer.feedForward.expertWidth = ffn;
    } else {
        layer.feedForward.width = ffn;
    }
    shape.append(layer, layers);
    return shape;
}

} // namespace model
