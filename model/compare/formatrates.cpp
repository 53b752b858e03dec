// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formatrates.h"

#include "model/text/translate.h"

#include <algorithm>

namespace model {

namespace {

MetricReading readRate(const Device &device, NumberFormat format, Sparsity sparsity, const ExchangeRates &rates)
{
    return readMetric(device, {.metric = MetricId::Flops, .format = format, .sparsity = sparsity}, rates);
}

bool isKnown(const FormatRate &rate)
{
    return rate.dense.value || rate.sparse.value;
}

/// The device with the highest dense rate of each format would be a table; the sentence names the widest range.
QString summaryOf(const FormatRates &all)
{
    const FormatRow *widest = nullptr;
    std::ptrdiff_t most = 0;
    for (const FormatRow &row : all.rows) {
        const std::ptrdiff_t count = std::ranges::count_if(row.rates, isKnown);
        if (count > most) {
            most = count;
            widest = &row;
        }
    }
    if (!widest)
        return Text::tr("%1: not published for any of these devices.").arg(all.title);
    return Text::tr("%1: %n number format(s) are published for %2, the most of these devices.", nullptr, static_cast<int>(most))
        .arg(all.title, widest->name);
}

} // namespace

Result<FormatRates> formatRates(const Catalogue &catalogue, ComparisonRequest request)
{
    request.query.metric = MetricId::Flops;
    auto comparison = compare(catalogue, request);
    if (!comparison)
        return failure(std::move(comparison).error());
    FormatRates all;
    all.title = Text::tr("Peak compute by number format");
    for (const NumberFormat format : allNumberFormats()) {
        const bool anyHas = std::ranges::any_of(comparison->rows, [&](const ComparisonRow &row) {
            const PeakRate &rate = catalogue.find(row.id)->peakRate(format);
            return rate.dense.isKnown() || rate.sparse.isKnown();
        });
        if (anyHas)
            all.formats.push_back(format);
    }
    QStringList without;
    for (const ComparisonRow &row : comparison->rows) {
        const Device &device = *catalogue.find(row.id);
        FormatRow formats{row.id, row.name, row.reading, {}};
        for (const NumberFormat format : all.formats)
            formats.rates.push_back({readRate(device, format, Sparsity::Dense, catalogue.rates()),
                                     readRate(device, format, Sparsity::Sparse, catalogue.rates())});
        if (std::ranges::none_of(formats.rates, isKnown))
            without << row.name;
        all.rows.push_back(std::move(formats));
    }
    all.notes << Text::tr("Dense and sparse rates are two figures: a sparse one holds only for weights with structured sparsity.");
    if (std::ranges::any_of(all.formats, isIntegerFormat))
        all.notes << Text::tr("Integer formats are in TOPS.");
    if (!without.isEmpty())
        all.notes << Text::tr("Not published for %n device(s): %1.", nullptr, static_cast<int>(without.size())).arg(listedNames(without));
    all.comparison = *std::move(comparison);
    all.summary = summaryOf(all);
    return all;
}

} // namespace model
