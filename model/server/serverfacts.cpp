// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serverfacts.h"

#include <algorithm>

namespace model {

namespace {

/// Fills a fact that the part does not know with the device's figure; its sources come along.
template<class T>
void fillFrom(const Device &device, const Figure<T> &figure, Part &part, Figure<T> &fact)
{
    if (fact.isKnown() || !figure.isKnown())
        return;
    fact = figure;
    fact.provenance.sources.clear();
    for (const Source &source : device.sourcesOf(figure.provenance)) {
        fact.provenance.sources.push_back(static_cast<quint16>(part.sources.size()));
        part.sources.push_back(source);
    }
}

void fillFromDevice(Part &part, const Catalogue &devices)
{
    const Device *device = part.deviceId.isEmpty() ? nullptr : devices.find(part.deviceId);
    if (!device)
        return;
    if (auto *gpu = std::get_if<GpuFacts>(&part.facts)) {
        fillFrom(*device, device->tdp, part, gpu->tdp);
        fillFrom(*device, device->memoryCapacity, part, gpu->memory);
    } else if (auto *cpu = std::get_if<CpuFacts>(&part.facts)) {
        fillFrom(*device, device->tdp, part, cpu->tdp);
    }
}

/// The sum of `value` of each part times its quantity; unknown when one is, or when there is none.
template<class Value>
auto sumOver(const std::vector<FittedPart> &parts, Value value) -> decltype(value(parts.front().part))
{
    decltype(value(parts.front().part)) sum;
    for (const FittedPart &fitted : parts) {
        const auto one = value(fitted.part);
        if (!one)
            return std::nullopt;
        const auto all = *one * fitted.quantity;
        sum = sum ? *sum + all : all;
    }
    return sum;
}

} // namespace

std::optional<Watts> FittedSupplies::installed() const
{
    return outputEach ? std::optional(*outputEach * count) : std::nullopt;
}

std::optional<Watts> FittedSupplies::usable() const
{
    return outputEach && redundancy ? std::optional(*outputEach * redundancy->needed) : std::nullopt;
}

ServerFacts::ServerFacts(const ServerBuild &build, const PartCatalogue &parts, const Catalogue &devices)
    : m_build(build)
{
    if (const Part *platform = parts.find(build.platformId))
        m_platform = withOverrides(*platform, build.overrides);
    else if (!build.platformId.isEmpty())
        m_unknownPartIds << build.platformId;
    for (const ServerLine &line : build.lines) {
        if (const Part *part = parts.find(line.partId))
            add(*part, line, devices);
        else
            m_unknownPartIds << line.partId;
    }
    addIncluded(devices);
}

void ServerFacts::add(const Part &part, const ServerLine &line, const Catalogue &devices)
{
    std::vector<FittedPart> &fitted = m_parts[part.facts.index()];
    const auto same = std::ranges::find_if(fitted, [&](const FittedPart &other) { return other.part.id == part.id; });
    if (same != fitted.end()) {
        same->quantity += line.quantity;
        return;
    }
    FittedPart added{withOverrides(part, m_build.overrides), line.quantity, line.originalText};
    fillFromDevice(added.part, devices);
    fitted.push_back(std::move(added));
}

void ServerFacts::addIncluded(const Catalogue &devices)
{
    std::vector<FittedPart> &fitted = m_parts[static_cast<std::size_t>(PartCategory::Gpu)];
    if (!m_platform || !fitted.empty() || platform()->includedDeviceCount == 0)
        return;
    const Device *device = devices.find(platform()->includedDeviceId);
    if (!device)
        return;
    Part part;
    part.vendor = device->vendor;
    part.name = device->name;
    part.deviceId = device->id;
    GpuFacts facts;
    facts.formFactor = platform()->gpuFormFactor;
    facts.formFactor.provenance.sources.clear(); // numbers of the platform's sources
    part.facts = facts;
    fillFromDevice(part, devices);
    fitted.push_back({std::move(part), platform()->includedDeviceCount, {}, true});
}

int ServerFacts::count(PartCategory category) const
{
    int sum = 0;
    for (const FittedPart &fitted : partsOf(category))
        sum += fitted.quantity;
    return sum;
}

int ServerFacts::dimmCount() const
{
    int sum = 0;
    for (const FittedPart &fitted : memory())
        sum += fitted.quantity * fitted.part.memory().modulesPerKit.value.value_or(1);
    return sum;
}

std::optional<Bytes> ServerFacts::gpuMemoryTotal() const
{
    return sumOver(gpus(), [](const Part &part) { return part.gpu().memory.value; });
}

std::optional<Bytes> ServerFacts::memoryTotal() const
{
    return sumOver(memory(), [](const Part &part) { return part.memory().capacity.value; });
}

std::optional<int> ServerFacts::cpuCoresTotal() const
{
    return sumOver(cpus(), [](const Part &part) { return part.cpu().cores.value; });
}

std::optional<BytesPerSecond> ServerFacts::networkRateTotal() const
{
    return sumOver(nics(), [](const Part &part) -> std::optional<BytesPerSecond> {
        const NicFacts &nic = part.nic();
        if (!nic.ports.value || !nic.portRate.value)
            return std::nullopt;
        return *nic.portRate.value * *nic.ports.value;
    });
}

std::optional<Watts> ServerFacts::powerOf(const FittedPart &gpu) const
{
    const std::optional<Watts> tdp = gpu.part.gpu().tdp.value;
    if (!m_build.gpuPowerCapWatts)
        return tdp;
    const Watts cap = Watts::fromWatts(*m_build.gpuPowerCapWatts);
    return tdp ? std::min(*tdp, cap) : cap;
}

std::optional<FittedSupplies> ServerFacts::fittedSupplies() const
{
    FittedSupplies found;
    if (supplies().empty()) {
        if (!platform() || !platform()->psuBays.value)
            return std::nullopt;
        found.count = *platform()->psuBays.value;
        found.outputEach = platform()->psuOutput.value;
        found.isOfPlatform = true;
    } else {
        const PowerSupplyFacts &first = supplies().front().part.powerSupply();
        found.outputEach = first.output.value;
        found.efficiency = first.efficiency.value;
        for (const FittedPart &fitted : supplies()) {
            const PowerSupplyFacts &supply = fitted.part.powerSupply();
            found.count += fitted.quantity * supply.unitsPerSet.value.value_or(1);
            if (supply.output.value != found.outputEach)
                found.outputEach.reset();
            if (supply.efficiency.value != found.efficiency)
                found.efficiency.reset();
        }
        if (first.redundancy.value)
            found.redundancy = redundancyFromText(*first.redundancy.value);
    }
    if (!found.redundancy && platform() && platform()->psuRedundancy.value)
        found.redundancy = redundancyFromText(*platform()->psuRedundancy.value);
    // "3+3" speaks of six: with another number of supplies it says nothing.
    if (found.redundancy && found.redundancy->needed + found.redundancy->spare != found.count)
        found.redundancy.reset();
    return found;
}

bool ServerFacts::isPaidWithPlatform(const FittedPart &fitted) const
{
    if (fitted.isIncluded)
        return true;
    const PartCategory category = fitted.part.category();
    const bool isInside = category != PartCategory::Platform && category != PartCategory::Switch
                          && category != PartCategory::Rack;
    const bool isYours = std::ranges::find(m_build.prices, fitted.part.id, &OwnPrice::partId) != m_build.prices.end();
    return isInside && !isYours && platform() && platform()->isClosed && priceOf(*m_platform);
}

std::optional<PartPrice> ServerFacts::priceOf(const Part &part) const
{
    const auto own = std::ranges::find(m_build.prices, part.id, &OwnPrice::partId);
    if (own != m_build.prices.end() && !part.id.isEmpty()) {
        PartPrice price;
        price.price.money = {own->amount, own->currency};
        price.price.kind = PriceKind::Street;
        price.price.origin = FigureKind::Yours;
        return price;
    }
    const PartPrice *best = bestPrice(part.prices);
    return best ? std::optional(*best) : std::nullopt;
}

} // namespace model
