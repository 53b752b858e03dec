// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "likewithlike.h"

#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace model {

namespace {

/// Prices further apart than this are of different markets: a street price of a card falls or doubles in two years.
constexpr int yearsApart = 2;
/// Two generations of devices: a comparison over more is one of years rather than of makes.
constexpr int releasesApart = 4;

class Guard
{
public:
    Guard(const Comparison &comparison, const Catalogue &catalogue)
        : m_comparison(comparison),
          m_catalogue(catalogue),
          m_query(comparison.request.query),
          m_info(metricInfo(m_query.metric))
    {
    }

    QStringList warnings()
    {
        warnOfServers();
        if (m_info.usesFormat) {
            warnOfMixedSparsity();
            warnOfMissingSparsity();
            warnOfMixedFormats();
        }
        if (m_info.usesPrice) {
            warnOfMixedPrices();
            warnOfOtherPrices();
            warnOfOldPrices();
        }
        if (usesPower())
            warnOfSystems();
        if (m_query.metric == MetricId::Interconnect || m_query.metric == MetricId::HostLink)
            warnOfOneWayLinks();
        return m_warnings;
    }

    QStringList generations()
    {
        if (m_query.metric != MetricId::Year)
            warnOfGenerations();
        return m_warnings;
    }

private:
    /// A server's bar counts all its GPUs, or its host as well: longer and shorter mean nothing beside one device.
    void warnOfServers()
    {
        QStringList servers;
        QStringList others;
        for (const ComparisonRow &row : m_comparison.rows) {
            if (row.reading.value)
                (device(row).kind == DeviceKind::Server ? servers : others) << row.name;
        }
        if (servers.isEmpty() || others.isEmpty())
            return;
        const bool isOfHost = m_info.usesPrice || usesPower();
        const QString sentence = isOfHost
                                     ? Text::tr(
                                         "Not like with like: whole machines with their host (%1) beside devices "
                                         "alone (%2).")
                                     : Text::tr("Not like with like: servers with all their GPUs together (%1) beside "
                                                "single devices (%2).");
        m_warnings << sentence.arg(listedNames(servers), listedNames(others));
    }

    void warnOfMixedSparsity()
    {
        QStringList sparse;
        QStringList dense;
        for (const ComparisonRow &row : m_comparison.rows) {
            if (row.reading.value && row.reading.sparsity)
                (*row.reading.sparsity == Sparsity::Sparse ? sparse : dense) << row.name;
        }
        if (!sparse.isEmpty() && !dense.isEmpty())
            m_warnings << Text::tr("Not like with like: rates with structured sparsity (%1) beside dense ones (%2).")
                              .arg(listedNames(sparse), listedNames(dense));
    }

    /// A dense rate that exists is told, and never put in the place of the sparse one that was asked for.
    void warnOfMissingSparsity()
    {
        QStringList names;
        for (const ComparisonRow &row : m_comparison.rows) {
            MetricQuery dense = m_query;
            dense.sparsity = Sparsity::Dense;
            dense.sparseIds.clear();
            const bool wantsSparse = m_query.sparsity == Sparsity::Sparse || m_query.sparseIds.contains(row.id);
            if (!row.reading.value && wantsSparse && readMetric(device(row), dense, m_catalogue.rates()).value)
                names << row.name;
        }
        if (!names.isEmpty())
            m_warnings
                << Text::tr("Published dense only, so without a sparse figure here: %1.").arg(listedNames(names));
    }

    void warnOfMixedFormats()
    {
        std::map<NumberFormat, QStringList> namesByFormat;
        for (const ComparisonRow &row : m_comparison.rows) {
            if (row.reading.value && row.reading.format)
                namesByFormat[*row.reading.format] << row.name;
        }
        if (namesByFormat.size() < 2)
            return;
        QStringList formats;
        for (const auto &[format, names] : namesByFormat)
            formats << Text::tr("%1 for %2").arg(numberFormatName(format), listedNames(names));
        m_warnings << Text::tr("The faster of FP16 and BF16: %1.").arg(formats.join(Text::tr("; ")));
    }

    void warnOfMixedPrices()
    {
        std::map<PriceKind, QStringList> namesByKind;
        for (const ComparisonRow &row : m_comparison.rows) {
            if (row.reading.value && row.reading.price)
                namesByKind[row.reading.price->kind] << row.name;
        }
        if (namesByKind.size() < 2)
            return;
        QStringList kinds;
        for (const auto &[kind, names] : namesByKind)
            kinds << Text::tr("%1 (%2)").arg(priceKindName(kind), listedNames(names));
        QString sentence = Text::tr("Prices of different kinds are compared: %1.").arg(kinds.join(Text::tr(", ")));
        if (namesByKind.contains(PriceKind::System))
            sentence += u' ' + Text::tr("A system price buys a whole machine; a card needs a host besides.");
        m_warnings << sentence;
    }

    /// Rent and purchase stand on no common axis: a device that has only the other is told with what it has.
    void warnOfOtherPrices()
    {
        QStringList rented;
        QStringList sold;
        for (const ComparisonRow &row : m_comparison.rows) {
            if (row.reading.price)
                continue;
            for (const Price &price : device(row).prices) {
                const bool isRent = price.kind == PriceKind::CloudHour;
                if (isRent == (m_query.priceKind == PriceKind::CloudHour))
                    continue;
                const QString money = numberForPeople(price.money.amount) + u' ' + currencyCode(price.money.currency);
                (isRent ? rented : sold) << Text::tr("%1 (%2, %3)")
                                                .arg(row.name, isRent ? Text::tr("%1 an hour").arg(money) : money,
                                                     dateForPeople(price.date));
                break;
            }
        }
        if (!rented.isEmpty())
            m_warnings
                << Text::tr("Rent is not compared with purchase; known only for rent: %1.").arg(listedNames(rented));
        if (!sold.isEmpty())
            m_warnings
                << Text::tr("Purchase is not compared with rent; known only for sale: %1.").arg(listedNames(sold));
    }

    void warnOfOldPrices()
    {
        std::vector<std::pair<int, QString>> years;
        for (const ComparisonRow &row : m_comparison.rows) {
            if (!row.reading.value || !row.reading.price)
                continue;
            if (const auto year = yearOfDate(dateWithoutRead(row.reading.price->date)))
                years.emplace_back(*year, row.name);
        }
        warnOfSpan(years, yearsApart, Text::tr("The prices are %1 years apart: %2 of %3, %4 of %5."));
    }

    void warnOfGenerations()
    {
        std::vector<std::pair<int, QString>> years;
        for (const ComparisonRow &row : m_comparison.rows) {
            const auto &date = device(row).releaseDate.value;
            if (const auto year = row.reading.value && date ? yearOfDate(*date) : std::nullopt)
                years.emplace_back(*year, row.name);
        }
        warnOfSpan(years, releasesApart, Text::tr("The devices are %1 years apart: %2 of %3, %4 of %5."));
    }

    void warnOfSpan(const std::vector<std::pair<int, QString>> &years, int tolerated, const QString &sentence)
    {
        if (years.empty())
            return;
        const auto [first, last] = std::ranges::minmax_element(years, {}, &std::pair<int, QString>::first);
        if (last->first - first->first > tolerated)
            m_warnings << sentence.arg(QString::number(last->first - first->first), first->second,
                                       QString::number(first->first), last->second, QString::number(last->first));
    }

    /// What a device's power limit covers differs: a system on chip and a superchip have their host inside.
    void warnOfSystems()
    {
        QStringList systems;
        QStringList cards;
        for (const ComparisonRow &row : m_comparison.rows) {
            if (!row.reading.value)
                continue;
            const DeviceKind kind = device(row).kind;
            if (kind == DeviceKind::Server)
                continue; // told by itself
            (kind == DeviceKind::SystemOnChip || kind == DeviceKind::Superchip || kind == DeviceKind::Cpu ? systems
                                                                                                          : cards)
                << row.name;
        }
        if (!systems.isEmpty() && !cards.isEmpty())
            m_warnings << Text::tr("The power of %1 includes a CPU; a card (%2) needs a host besides.")
                              .arg(listedNames(systems), listedNames(cards));
    }

    /// The catalogue counts both directions of every link; a publication that prints half of it counts one.
    void warnOfOneWayLinks()
    {
        QStringList names;
        for (const ComparisonRow &row : m_comparison.rows) {
            const bool isHalved =
                row.reading.value && std::ranges::any_of(row.reading.dissents, [&](const Dissent &dissent) {
                    const double stated = dissent.statedValue.section(QLatin1Char(' '), 0, 0).toDouble();
                    return std::abs(2 * stated - *row.reading.value) < 0.01 * *row.reading.value;
                });
            if (isHalved)
                names << row.name;
        }
        if (!names.isEmpty())
            m_warnings << Text::tr("Both directions are counted here; some publications print one, half of it, for %1.")
                              .arg(listedNames(names));
    }

    [[nodiscard]] bool usesPower() const
    {
        switch (m_query.metric) {
        case MetricId::Power:
        case MetricId::FlopsPerWatt:
        case MetricId::BandwidthPerWatt:
        case MetricId::MemoryPerWatt: return true;
        default: return false;
        }
    }

    [[nodiscard]] const Device &device(const ComparisonRow &row) const { return *m_catalogue.find(row.id); }

    const Comparison &m_comparison;
    const Catalogue &m_catalogue;
    const MetricQuery &m_query;
    const MetricInfo &m_info;
    QStringList m_warnings;
};

} // namespace

QStringList likeWithLikeWarnings(const Comparison &comparison, const Catalogue &catalogue)
{
    return Guard(comparison, catalogue).warnings();
}

QStringList generationWarnings(const Comparison &comparison, const Catalogue &catalogue)
{
    return Guard(comparison, catalogue).generations();
}

} // namespace model
