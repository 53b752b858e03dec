// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// How the figures of an answer came about: each formula with the figures put in, and the place of the job under the roofline.
#pragma once

#include "request.h"

namespace model {

/// A quantity of an answer, opened.
struct QuantityWorking
{
    QuantityId quantity = QuantityId::Count;
    QString formula;                            ///< in symbols
    QList<std::pair<QString, QString>> figures; ///< a symbol, or a part of the sum, and what was put in for it
    QString result;                             ///< with unit
    QString source;                             ///< of the formula
};

/// The quantities of an answer that have a formula worth showing, in the order of the answer. `answer` is that of the request.
[[nodiscard]] QList<QuantityWorking> workingOf(const EstimateRequest &request, const EstimateAnswer &answer);

/// Work of a device under its roof.
struct RooflinePoint
{
    QString name;             ///< "decode", "prefill", "training step": translated
    double intensity = 0;     ///< FLOP a byte of memory traffic
    double flopPerSecond = 0; ///< attained
};

/// Prefill and decode of inference, the step of training; empty where the speed is not known.
///
/// Intensity: FLOPs over bytes that a phase reads and writes in the memory of the device (weights, cache, activations; of
/// training what element-wise work and unpacking move). Attained: FLOPs over the estimated time of the phase.
[[nodiscard]] QList<RooflinePoint> rooflinePoints(const EstimateRequest &request);

} // namespace model
