// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Everything that can be compared about a device, in one list: charts, tables, filters, exports and the command line
/// read it, so that a new metric appears everywhere.
#pragma once

#include "model/catalogue/device.h"

#include <QList>

namespace model {

enum class MetricId {
    Memory, Bandwidth, Flops, Price, Power, Interconnect, HostLink, RidgePoint, Cache, Transistors, Year,
    FlopsPerPrice, BandwidthPerPrice, MemoryPerPrice, FlopsPerWatt, BandwidthPerWatt, MemoryPerWatt
};

/// Which direction is better; None where more is neither (year of release).
enum class Better { Higher, Lower, None };

struct MetricInfo
{
    MetricId metric;
    const char *id;       ///< "flops-per-price": options, files
    const char *name;     ///< English source of the translated name
    Better better;
    bool usesFormat;      ///< depends on number format and sparsity
    bool usesPrice;       ///< depends on price kind and currency
};

[[nodiscard]] const QList<MetricInfo> &allMetrics();
[[nodiscard]] const MetricInfo &metricInfo(MetricId metric);
[[nodiscard]] std::optional<MetricId> metricFromId(const QString &id);
[[nodiscard]] QStringList metricIds();
[[nodiscard]] QString metricName(MetricId metric); ///< translated: "Memory bandwidth"

/// What exactly is asked about a device.
struct MetricQuery
{
    MetricId metric = MetricId::Bandwidth;
    std::optional<NumberFormat> format = {}; ///< nullopt is "best16": the faster of FP16 and BF16
    std::optional<Sparsity> sparsity = Sparsity::Dense; ///< nullopt is "best": sparse where published, else dense
    QStringList sparseIds = {}; ///< devices whose sparse rate is asked for, whatever \a sparsity says of the others
    std::optional<PriceKind> priceKind = {}; ///< nullopt is "best": list, else street, else system
    Currency currency = Currency::Usd;

    bool operator==(const MetricQuery &) const = default;
};

/// "best16" and the ids of number formats; for options.
[[nodiscard]] QStringList formatChoiceIds();
[[nodiscard]] QString formatChoiceId(std::optional<NumberFormat> format);
[[nodiscard]] QString formatChoiceName(std::optional<NumberFormat> format); ///< translated
/// nullopt when the id means nothing; the inner nullopt is best16.
[[nodiscard]] std::optional<std::optional<NumberFormat>> formatChoiceFromId(const QString &id);

[[nodiscard]] QStringList priceChoiceIds();
[[nodiscard]] QString priceChoiceId(std::optional<PriceKind> kind);
[[nodiscard]] QString priceChoiceName(std::optional<PriceKind> kind); ///< translated
[[nodiscard]] std::optional<std::optional<PriceKind>> priceChoiceFromId(const QString &id);

/// Can the query bring dense rates of some devices beside sparse ones of others?
[[nodiscard]] bool mayMixSparsity(const MetricQuery &query);
[[nodiscard]] QStringList sparsityChoiceIds(); ///< "dense", "sparse", "best"
[[nodiscard]] QString sparsityChoiceId(std::optional<Sparsity> sparsity);
[[nodiscard]] QString sparsityChoiceName(std::optional<Sparsity> sparsity); ///< translated
[[nodiscard]] QString sparsityName(Sparsity sparsity);                      ///< translated: "dense", "sparse"
/// nullopt when the id means nothing; the inner nullopt is "best".
[[nodiscard]] std::optional<std::optional<Sparsity>> sparsityChoiceFromId(const QString &id);

/// Unit of the metric as charts and files show it: "GB/s", "TFLOPS", "GFLOPS/USD".
/// Memory sizes are the sizes on the label: "GB" counts 2^30 bytes there (design.md).
[[nodiscard]] QString metricUnit(const MetricQuery &query);
/// What the query fixes beside the metric: "FP16 or BF16, dense", "street price", or "".
[[nodiscard]] QString metricQualifier(const MetricQuery &query);
/// "Peak compute, FP16 or BF16, dense": name and qualifier.
[[nodiscard]] QString metricTitle(const MetricQuery &query);

/// A value of the metric for people, without its unit: "1,978.9", but "2022" for a year.
[[nodiscard]] QString metricValueText(MetricId metric, double value);

/// A metric of one device: the value in metricUnit(), and all that stands behind it.
struct MetricReading
{
    std::optional<double> value;     ///< nullopt: not published (or no price of the kind asked for)
    FigureKind kind = FigureKind::Published;
    std::vector<Source> sources;
    std::vector<Dissent> dissents;
    std::optional<NumberFormat> format; ///< the format that best16 chose
    std::optional<Sparsity> sparsity;   ///< of the rate that was read, where the query leaves it open
    std::optional<Price> price;         ///< the price used
    int rateYear = 0;                   ///< year of the exchange rate used; 0: none
    QString missing;                    ///< translated reason when there is no value

    /// Date of the price, else of the first source.
    [[nodiscard]] QString date() const;
};

[[nodiscard]] MetricReading readMetric(const Device &device, const MetricQuery &query, const ExchangeRates &rates);

/// The price that stands for a device: of the kind asked for (or list, else street, else system), the newest; among
/// equals one in the wanted currency, else in USD.
[[nodiscard]] const Price *choosePrice(const Device &device, std::optional<PriceKind> kind, Currency currency);

} // namespace model
