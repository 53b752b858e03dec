// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// One quantity of a job over something that is varied: context, batch, number of devices, number format. A curve a device.
#pragma once

#include "cataloguerequest.h"

#include <stop_token>

namespace model {

enum class SweepAxis : std::uint8_t {
    Context, ///< context of inference, sequence length of training
    Batch,   ///< sequences at a time, of training the micro-batch
    Count,   ///< devices of a node
    Format   ///< of the weights; of training in full the precision
};

[[nodiscard]] QList<SweepAxis> allSweepAxes();
[[nodiscard]] QString sweepAxisId(SweepAxis axis); ///< "context", "batch", "count", "format": in files
[[nodiscard]] std::optional<SweepAxis> sweepAxisFromId(const QString &id);
/// The key of a request that the axis varies.
[[nodiscard]] QString sweepKey(SweepAxis axis, Task task);
/// The name of what is varied, with its unit: "Context (tokens)".
[[nodiscard]] QString sweepAxisName(SweepAxis axis, Task task);
/// The quantities that can be swept, those of the answers' table first.
[[nodiscard]] QList<QuantityId> sweepQuantities(Task task);

struct SweepPoint
{
    double x = 0; ///< what is varied; of formats the position in Sweep::formats
    std::optional<double> value;
    std::optional<bool> fits;
};

struct SweepCurve
{
    QString id;
    QString name;
    std::vector<SweepPoint> points; ///< one for each value that is tried, from left to right
    SweepPoint asAsked;             ///< without a value where the job cannot be done as asked
};

struct Sweep
{
    SweepAxis axis = SweepAxis::Context;
    QuantityId quantity = QuantityId::DecodeTokensPerS;
    Task task = Task::Inference;
    QString modelName;
    QString currency;    ///< of costs
    QStringList formats; ///< of SweepAxis::Format, from the widest to the narrowest
    std::vector<SweepCurve> curves;
};

struct SweepQuestion
{
    SweepAxis axis = SweepAxis::Context;
    QuantityId quantity = QuantityId::DecodeTokensPerS;
    int points = 64; ///< at most
};

/// The values that are tried: whole numbers, evenly spread on a logarithmic scale, at most \a points; of devices, those that
/// people rack. The value as asked is among them.
[[nodiscard]] std::vector<double> sweepValues(SweepAxis axis, double asAsked, double trainedContext, int points);

/// Every point is the answer that estimate() gives for that value. Where a request is refused (a division that does not
/// exist, a prompt longer than the context) there is no value.
/// Errors: those of requestFromWords(). Without curves when \a stop was requested.
[[nodiscard]] Result<Sweep> sweep(const RequestWords &words, const QStringList &deviceIds,
                                  const SweepQuestion &question, const RequestContext &context,
                                  const std::stop_token &stop = {});

} // namespace model
