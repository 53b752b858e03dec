// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The roofline model of the compared devices: what a program can attain at each arithmetic intensity.
///
///     P(I) = min(P_peak, B · I)
///
/// P_peak  peak rate of a number format, FLOP/s; dense or sparse as the query says
/// B       memory bandwidth, B/s
/// I       arithmetic intensity, FLOP per byte moved to or from memory
/// The two meet in the ridge point, P_peak / B: to its left a program is bound by memory, to its right by compute.
/// Source: Williams, Waterman, Patterson, Roofline: An Insightful Visual Performance Model, CACM 52(4), 2009.
#pragma once

#include "comparison.h"

namespace model {

/// Attainable rate at an arithmetic intensity, in FLOP per byte.
[[nodiscard]] FlopPerSecond attainableRate(FlopPerSecond peak, BytesPerSecond bandwidth, double intensity);

struct Roof
{
    QString id;
    QString name;
    MetricReading peak;      ///< TFLOPS
    MetricReading bandwidth; ///< GB/s
    MetricReading ridge;     ///< FLOP per byte; unknown when either of the others is
};

struct Roofline
{
    Comparison peaks; ///< rows in its order
    QString title;
    std::vector<Roof> roofs;
    QStringList warnings;
    QStringList notes;
    QString summary;
};

/// The request's metric is not used. Errors as of compare().
[[nodiscard]] Result<Roofline> roofline(const Catalogue &catalogue, ComparisonRequest request);

} // namespace model
