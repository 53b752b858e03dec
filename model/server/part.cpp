// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "part.h"

#include "model/text/translate.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace model {

namespace {

template<class Value>
std::optional<Value> valueWithId(const QList<Value> &values, QString (*idOf)(Value), const QString &id)
{
    const auto found = std::ranges::find(values, id, idOf);
    return found == values.end() ? std::nullopt : std::optional(*found);
}

template<std::size_t... Index>
PartFacts factsAt(std::size_t index, std::index_sequence<Index...>)
{
    PartFacts facts;
    ((Index == index ? void(facts.emplace<Index>()) : void()), ...);
    return facts;
}

/// Lower comes first.
int rankOf(const PartPrice &price)
{
    if (price.price.origin == FigureKind::Yours)
        return 0;
    if (price.price.origin == FigureKind::Estimated)
        return 5;
    switch (price.price.kind) {
    case PriceKind::List: return 1;
    case PriceKind::Street: return 2;
    case PriceKind::System: return 3;
    case PriceKind::CloudHour: return 4;
    }
    Q_UNREACHABLE();
}

} // namespace

QString partCategoryId(PartCategory category)
{
    switch (category) {
    case PartCategory::Platform: return QStringLiteral("platform");
    case PartCategory::Cpu: return QStringLiteral("cpu");
    case PartCategory::Memory: return QStringLiteral("memory");
    case PartCategory::Gpu: return QStringLiteral("gpu");
    case PartCategory::Drive: return QStringLiteral("drive");
    case PartCategory::Nic: return QStringLiteral("nic");
    case PartCategory::Switch: return QStringLiteral("switch");
    case PartCategory::PowerSupply: return QStringLiteral("psu");
    case PartCategory::Cooling: return QStringLiteral("cooling");
    case PartCategory::Chassis: return QStringLiteral("chassis");
    case PartCategory::Rack: return QStringLiteral("rack");
    case PartCategory::Other: return QStringLiteral("other");
    }
    Q_UNREACHABLE();
}

QString partCategoryName(PartCategory category)
{
    switch (category) {
    case PartCategory::Platform: return Text::tr("Platform");
    case PartCategory::Cpu: return Text::tr("Processor");
    case PartCategory::Memory: return Text::tr("Memory module");
    case PartCategory::Gpu: return Text::tr("GPU");
    case PartCategory::Drive: return Text::tr("Drive");
    case PartCategory::Nic: return Text::tr("Network adapter");
    case PartCategory::Switch: return Text::tr("Network switch");
    case PartCategory::PowerSupply: return Text::tr("Power supply");
    case PartCategory::Cooling: return Text::tr("Cooling");
    case PartCategory::Chassis: return Text::tr("Chassis");
    case PartCategory::Rack: return Text::tr("Rack");
    case PartCategory::Other: return Text::tr("Other part");
    }
    Q_UNREACHABLE();
}

QList<PartCategory> allPartCategories()
{
    QList<PartCategory> categories;
    for (std::size_t i = 0; i < std::variant_size_v<PartFacts>; ++i)
        categories << static_cast<PartCategory>(i);
    return categories;
}

std::optional<PartCategory> partCategoryFromId(const QString &id)
{
    return valueWithId(allPartCategories(), partCategoryId, id);
}

QString platformKindId(PlatformKind kind)
{
    switch (kind) {
    case PlatformKind::PcieGpuServer: return QStringLiteral("pcie-gpu-server");
    case PlatformKind::HgxServer: return QStringLiteral("hgx-server");
    case PlatformKind::OamServer: return QStringLiteral("oam-server");
    case PlatformKind::ClosedServer: return QStringLiteral("closed-server");
    case PlatformKind::ClosedRack: return QStringLiteral("closed-rack");
    case PlatformKind::ClosedDesktop: return QStringLiteral("closed-desktop");
    case PlatformKind::GpuBaseboard: return QStringLiteral("gpu-baseboard");
    case PlatformKind::Board: return QStringLiteral("board");
    }
    Q_UNREACHABLE();
}

QString platformKindName(PlatformKind kind)
{
    switch (kind) {
    case PlatformKind::PcieGpuServer: return Text::tr("server for PCIe GPUs");
    case PlatformKind::HgxServer: return Text::tr("server with an HGX baseboard");
    case PlatformKind::OamServer: return Text::tr("server with OAM modules");
    case PlatformKind::ClosedServer: return Text::tr("closed server");
    case PlatformKind::ClosedRack: return Text::tr("closed rack");
    case PlatformKind::ClosedDesktop: return Text::tr("closed desktop");
    case PlatformKind::GpuBaseboard: return Text::tr("GPU baseboard without a server");
    case PlatformKind::Board: return Text::tr("mainboard");
    }
    Q_UNREACHABLE();
}

QList<PlatformKind> allPlatformKinds()
{
    return {PlatformKind::PcieGpuServer, PlatformKind::HgxServer,  PlatformKind::OamServer,
            PlatformKind::ClosedServer,  PlatformKind::ClosedRack, PlatformKind::ClosedDesktop,
            PlatformKind::GpuBaseboard,  PlatformKind::Board};
}

std::optional<PlatformKind> platformKindFromId(const QString &id)
{
    return valueWithId(allPlatformKinds(), platformKindId, id);
}

const PartPrice *bestPrice(const std::vector<PartPrice> &prices)
{
    const PartPrice *best = nullptr;
    for (const PartPrice &price : prices) {
        const auto isBetter = [&] {
            if (rankOf(price) != rankOf(*best))
                return rankOf(price) < rankOf(*best);
            return dateWithoutRead(price.price.date) > dateWithoutRead(best->price.date);
        };
        if (!best || isBetter())
            best = &price;
    }
    return best;
}

std::vector<Source> Part::sourcesOf(const Provenance &provenance) const
{
    std::vector<Source> found;
    found.reserve(provenance.sources.size());
    for (const quint16 number : provenance.sources)
        found.push_back(sources.at(number));
    return found;
}

QString Part::fullName() const
{
    // "generic", "various", "custom": words in lower case stand for nobody in particular.
    const bool isVendor = !vendor.isEmpty() && !vendor.front().isLower();
    const QString brand = vendor.section(QLatin1Char(' '), 0, 0);
    return !isVendor || name.contains(brand, Qt::CaseInsensitive) ? name : vendor + QLatin1Char(' ') + name;
}

PartFacts emptyFacts(PartCategory category)
{
    return factsAt(static_cast<std::size_t>(category), std::make_index_sequence<std::variant_size_v<PartFacts>>());
}

std::optional<Redundancy> redundancyFromText(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("\\b(\\d{1,3})\\s*\\+\\s*(\\d{1,3})\\b"));
    auto matches = pattern.globalMatch(text);
    if (!matches.hasNext())
        return std::nullopt;
    const auto match = matches.next();
    if (matches.hasNext() || match.captured(1).toInt() == 0)
        return std::nullopt;
    return Redundancy{match.captured(1).toInt(), match.captured(2).toInt()};
}

QStringList memoryGenerations(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("\\b(?:LP)?DDR\\d"),
                                            QRegularExpression::CaseInsensitiveOption);
    QStringList found;
    for (auto matches = pattern.globalMatch(text); matches.hasNext();)
        found << matches.next().captured().toUpper();
    found.removeDuplicates();
    found.sort();
    return found;
}

QStringList gpuMounts(const QString &formFactor)
{
    static const QRegularExpression pattern(QStringLiteral("\\b(?:PCIe|OAM|SXM\\d?)(?![A-Za-z0-9])"),
                                            QRegularExpression::CaseInsensitiveOption);
    QStringList found;
    for (auto matches = pattern.globalMatch(formFactor); matches.hasNext();) {
        const QString word = matches.next().captured();
        found << (word.startsWith(QLatin1Char('P'), Qt::CaseInsensitive) ? QStringLiteral("PCIe") : word.toUpper());
    }
    found.removeDuplicates();
    found.sort();
    return found;
}

} // namespace model
