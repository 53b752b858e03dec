// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Peak compute of the compared devices by number format, dense and sparse side by side: what a chip is made for.
#pragma once

#include "comparison.h"

namespace model {

struct FormatRate
{
    MetricReading dense;
    MetricReading sparse;
};

struct FormatRow
{
    QString id;
    QString name;
    MetricReading reading;         ///< of the format that the request asks for: what the rows are sorted by
    std::vector<FormatRate> rates; ///< as many as formats
};

struct FormatRates
{
    Comparison comparison;             ///< of the format that the request asks for
    QString title;
    std::vector<NumberFormat> formats; ///< those that any of the devices has a rate of
    std::vector<FormatRow> rows;
    QStringList warnings;
    QStringList notes;
    QString summary;
};

/// The request's metric is not used. Errors as of compare().
[[nodiscard]] Result<FormatRates> formatRates(const Catalogue &catalogue, ComparisonRequest request);

} // namespace model
