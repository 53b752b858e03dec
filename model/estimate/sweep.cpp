// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sweep.h"

#include "answertext.h"
#include "devicematrix.h"
#include "estimate.h"
#include "requestfields.h"

#include "model/text/translate.h"

#include <algorithm>
#include <cmath>

namespace model {

namespace {

constexpr double leastContext = 512;
constexpr double usualMostContext = 131072; // where a model does not say what it was trained with
constexpr double mostBatch = 512;

/// What an axis starts from and ends at, the value as asked inside.
std::pair<double, double> reachOf(SweepAxis axis, double asAsked, double trainedContext)
{
    if (axis == SweepAxis::Batch)
        return {1, std::max(mostBatch, asAsked)};
    const double most = std::max(trainedContext > 0 ? trainedContext : usualMostContext, asAsked);
    return {std::min(leastContext, asAsked), std::max(most, 2 * leastContext)};
}

std::optional<double> askedNumber(const EstimateRequest &request, SweepAxis axis)
{
    const bool trains = isTraining(request.task);
    switch (axis) {
    case SweepAxis::Context: return trains ? request.sequenceTokens : request.context;
    case SweepAxis::Batch: return trains && request.microBatch ? request.microBatch : request.batch;
    case SweepAxis::Count: return request.count ? std::optional<double>(*request.count) : std::nullopt;
    case SweepAxis::Format: break;
    }
    return std::nullopt;
}

void setNumber(EstimateRequest &request, SweepAxis axis, double value)
{
    const bool trains = isTraining(request.task);
    switch (axis) {
    case SweepAxis::Context: (trains ? request.sequenceTokens : request.context) = value; return;
    case SweepAxis::Batch: (trains ? request.microBatch : request.batch) = value; return;
    case SweepAxis::Count: request.count = int(value); return;
    case SweepAxis::Format: return;
    }
}

SweepPoint pointOf(double x, const Result<EstimateAnswer> &answer, QuantityId quantity)
{
    SweepPoint point{.x = x, .value = {}, .fits = {}};
    if (!answer)
        return point;
    point.fits = answer->fits;
    point.value = answer->at(quantity);
    return point;
}

/// The format that is stated, else the one that is assumed, spelled as among the choices where it is one of them.
QString formatAsAsked(const RequestWords &words, const QString &key, const EstimateRequest &request,
                      const QStringList &choices)
{
    QString asked = wordOf(words, key);
    if (const auto answer = estimate(request); answer && asked.isEmpty()) {
        for (const auto &[name, value] : answer->assumed)
            asked = name == key ? assumedText(value) : asked;
    }
    for (const QString &choice : choices) {
        if (choice.compare(asked, Qt::CaseInsensitive) == 0)
            return choice;
    }
    return asked;
}

/// The widest format first, so that a curve goes from large to small; those of one size keep their order.
void sortBySize(std::vector<EstimateRequest> &requests, QStringList &names)
{
    struct Format
    {
        EstimateRequest request;
        QString name;
        double bytes;
    };
    std::vector<Format> formats;
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const auto answer = estimate(requests[i]);
        const double bytes = answer ? answer->at(QuantityId::WeightsBytes).value_or(0) : 0;
        formats.push_back({std::move(requests[i]), names.at(qsizetype(i)), bytes});
    }
    std::ranges::stable_sort(formats, std::ranges::greater(), &Format::bytes);
    for (std::size_t i = 0; i < formats.size(); ++i) {
        requests[i] = std::move(formats[i].request);
        names[qsizetype(i)] = formats[i].name;
    }
}

QStringList choicesOf(const QString &key)
{
    const auto found = std::ranges::find(requestFields(), key, &RequestField::key);
    return found == requestFields().end() ? QStringList() : found->choices;
}

} // namespace

QList<SweepAxis> allSweepAxes()
{
    return {SweepAxis::Context, SweepAxis::Batch, SweepAxis::Count, SweepAxis::Format};
}

QString sweepAxisId(SweepAxis axis)
{
    switch (axis) {
    case SweepAxis::Context: return QStringLiteral("context");
    case SweepAxis::Batch: return QStringLiteral("batch");
    case SweepAxis::Count: return QStringLiteral("count");
    case SweepAxis::Format: return QStringLiteral("format");
    }
    Q_UNREACHABLE();
}

std::optional<SweepAxis> sweepAxisFromId(const QString &id)
{
    for (const SweepAxis axis : allSweepAxes()) {
        if (sweepAxisId(axis) == id)
            return axis;
    }
    return std::nullopt;
}

QString sweepKey(SweepAxis axis, Task task)
{
    switch (axis) {
    case SweepAxis::Context: return isTraining(task) ? QStringLiteral("seq_len") : QStringLiteral("context");
    case SweepAxis::Batch: return isTraining(task) ? QStringLiteral("micro_batch") : QStringLiteral("batch");
    case SweepAxis::Count: return QStringLiteral("count");
    case SweepAxis::Format:
        return task == Task::Inference || task == Task::Qlora ? QStringLiteral("weight_type")
                                                              : QStringLiteral("precision");
    }
    Q_UNREACHABLE();
}

QString sweepAxisName(SweepAxis axis, Task task)
{
    const auto found = std::ranges::find(requestFields(), sweepKey(axis, task), &RequestField::key);
    return fieldLabel(*found);
}

QList<QuantityId> sweepQuantities(Task task)
{
    QList<QuantityId> quantities = matrixColumns(task);
    quantities.removeOne(QuantityId::DevicesNeeded);
    quantities << QuantityId::MemoryBytesPerDevice << QuantityId::DevicesNeeded;
    if (task == Task::Inference)
        quantities << QuantityId::E2eOutputTokensPerS << QuantityId::TpotS << QuantityId::KvCacheBytes
                   << QuantityId::MaxBatch << QuantityId::MaxContext;
    else
        quantities << QuantityId::DeviceHours;
    return quantities;
}

std::vector<double> sweepValues(SweepAxis axis, double asAsked, double trainedContext, int points)
{
    std::vector<double> values;
    if (axis == SweepAxis::Count) {
        for (double count = 1; count <= std::max(64.0, asAsked * 4) && int(values.size()) < points; count *= 2) {
            values.push_back(count);
            if (count >= 2 && int(values.size()) < points)
                values.push_back(count * 1.5);
        }
    } else {
        const auto [least, most] = reachOf(axis, asAsked, trainedContext);
        const int steps = std::max(points - 2, 1); // room for the value as asked
        for (int i = 0; i <= steps; ++i)
            values.push_back(std::round(least * std::pow(most / least, double(i) / steps)));
    }
    if (asAsked >= 1)
        values.push_back(asAsked);
    std::ranges::sort(values);
    const auto repeated = std::ranges::unique(values);
    values.erase(repeated.begin(), repeated.end());
    return values;
}

Result<Sweep> sweep(const RequestWords &words, const QStringList &deviceIds, const SweepQuestion &question,
                    const RequestContext &context, const std::stop_token &stop)
{
    auto request = requestFromWords(words, context);
    if (!request)
        return failure(request.error());
    Sweep sweep{.axis = question.axis,
                .quantity = question.quantity,
                .task = request->task,
                .modelName = request->shape.name.isEmpty() ? request->modelName : request->shape.name,
                .currency = {},
                .formats = {},
                .curves = {}};
    const QString key = sweepKey(question.axis, request->task);
    QString askedFormat;
    if (question.axis == SweepAxis::Format) {
        sweep.formats = choicesOf(key);
        askedFormat = formatAsAsked(words, key, *request, sweep.formats);
        if (!askedFormat.isEmpty() && !sweep.formats.contains(askedFormat))
            sweep.formats << askedFormat;
    }
    std::vector<EstimateRequest> formats;
    for (const QString &format : std::as_const(sweep.formats)) {
        auto varied = requestFromWords(withWord(words, key, format), context);
        if (!varied)
            return failure(varied.error());
        formats.push_back(std::move(*varied));
    }
    sortBySize(formats, sweep.formats);
    for (const QString &id : deviceIds) {
        SweepCurve curve{.id = id, .name = id, .points = {}, .asAsked = {}};
        auto facts = context.device(id);
        if (!facts) {
            sweep.curves.push_back(std::move(curve));
            continue;
        }
        curve.name = facts->shownName();
        request->device = *facts;
        const Result<EstimateAnswer> answer = estimate(*request);
        if (answer && !answer->currency.isEmpty())
            sweep.currency = answer->currency;
        if (question.axis == SweepAxis::Format) {
            for (std::size_t i = 0; i < formats.size(); ++i) {
                if (stop.stop_requested())
                    return Sweep();
                formats[i].device = *facts;
                curve.points.push_back(pointOf(double(i), estimate(formats[i]), question.quantity));
            }
            curve.asAsked = pointOf(double(sweep.formats.indexOf(askedFormat)), answer, question.quantity);
        } else {
            const std::optional<double> stated = askedNumber(*request, question.axis);
            const double asked = stated   ? *stated
                                 : answer ? answer->assumedNumber(QLatin1StringView(key.toLatin1())).value_or(1)
                                          : 1;
            EstimateRequest varied = *request;
            for (const double value :
                 sweepValues(question.axis, asked, request->shape.trainedContext, question.points)) {
                if (stop.stop_requested())
                    return Sweep();
                setNumber(varied, question.axis, value);
                curve.points.push_back(pointOf(value, estimate(varied), question.quantity));
            }
            curve.asAsked = pointOf(asked, answer, question.quantity);
        }
        sweep.curves.push_back(std::move(curve));
    }
    return sweep;
}

} // namespace model
