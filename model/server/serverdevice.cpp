// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serverdevice.h"

#include "serverestimate.h"
#include "serverpower.h"

#include "model/text/translate.h"

#include <algorithm>

namespace model {

namespace {

const QString prefix = QStringLiteral("server:");

/// Adds figures of other records to a device, with their sources.
class Adding
{
public:
    explicit Adding(Device &machine) : m_machine(machine) {}

    /// The sum of a figure over the GPUs; unknown when one lacks it.
    template<class T, class Of>
    void sum(Figure<T> &target, const std::vector<std::pair<const Device *, int>> &gpus, Of of)
    {
        Figure<T> sum;
        for (const auto &[gpu, quantity] : gpus) {
            const Figure<T> &one = of(*gpu);
            if (!one.value)
                return;
            sum.value = sum.value ? *sum.value + *one.value * quantity : *one.value * quantity;
            take(sum.provenance, one.provenance, gpu->sourcesOf(one.provenance));
        }
        if (!sum.value)
            return;
        sum.provenance.kind = std::max(sum.provenance.kind, FigureKind::Derived);
        target = std::move(sum);
    }

    void take(Provenance &into, const Provenance &from, const std::vector<Source> &sources)
    {
        into.kind = std::max(into.kind, from.kind);
        for (const Source &source : sources) {
            const quint16 number = numberOf(source);
            if (std::ranges::find(into.sources, number) == into.sources.end())
                into.sources.push_back(number);
        }
    }

private:
    quint16 numberOf(const Source &source)
    {
        auto found = std::ranges::find(m_machine.sources, source);
        if (found == m_machine.sources.end())
            found = m_machine.sources.insert(found, source);
        return static_cast<quint16>(found - m_machine.sources.begin());
    }

    Device &m_machine;
};

/// The catalogue's devices that the GPUs of the server are; empty when one is none.
std::vector<std::pair<const Device *, int>> gpusOf(const ServerFacts &facts, const Catalogue &devices)
{
    std::vector<std::pair<const Device *, int>> gpus;
    for (const FittedPart &fitted : facts.gpus()) {
        const Device *device = devices.find(fitted.part.deviceId);
        if (!device)
            return {};
        gpus.emplace_back(device, fitted.quantity);
    }
    return gpus;
}

QString noteOf(const ServerFacts &facts)
{
    QStringList gpus;
    for (const FittedPart &fitted : facts.gpus())
        gpus << Text::tr("%1 × %2", "quantity, part").arg(fitted.quantity).arg(fitted.part.fullName());
    return gpus.isEmpty()
               ? Text::tr("A whole server; no GPU of it is known.")
               : Text::tr("A whole server with %1: memory, bandwidth and rates are those of its GPUs together, "
                          "power and price those of the machine.")
                     .arg(gpus.join(QStringLiteral(", ")));
}

} // namespace

QString serverDeviceId(const QString &serverId)
{
    return prefix + serverId;
}

std::optional<QString> serverIdOf(const QString &deviceId)
{
    return deviceId.startsWith(prefix) ? std::optional(deviceId.mid(prefix.size())) : std::nullopt;
}

Device serverDevice(const QString &serverId, const ServerFacts &facts, const PartCatalogue &parts,
                    const Catalogue &devices)
{
    Device machine;
    machine.id = serverDeviceId(serverId);
    machine.name = facts.build().name.isEmpty() ? Text::tr("Server without a name") : facts.build().name;
    machine.kind = DeviceKind::Server;
    machine.note = noteOf(facts);
    const auto gpus = gpusOf(facts, devices);
    if (const Part *platform = facts.platformPart()) {
        machine.vendor = platform->vendor;
        machine.formFactor = platformKindName(platform->platform().kind);
    } else if (!gpus.empty()) {
        machine.vendor = gpus.front().first->vendor;
    }
    machine.unifiedMemory = !gpus.empty()
                            && std::ranges::all_of(gpus, [](const auto &gpu) { return gpu.first->unifiedMemory; });

    Adding adding(machine);
    adding.sum(
        machine.memoryCapacity, gpus, [](const Device &gpu) -> const auto & { return gpu.memoryCapacity; });
    adding.sum(
        machine.memoryBandwidth, gpus, [](const Device &gpu) -> const auto & { return gpu.memoryBandwidth; });
    for (const NumberFormat format : allNumberFormats()) {
        PeakRate &rate = machine.peakRate(format);
        adding.sum(
            rate.dense, gpus, [&](const Device &gpu) -> const auto & { return gpu.peakRate(format).dense; });
        adding.sum(
            rate.sparse, gpus, [&](const Device &gpu) -> const auto & { return gpu.peakRate(format).sparse; });
    }
    machine.tdp.value = wallPowerOf(facts);
    if (publishedPowerOf(facts)) {
        const Part &platform = *facts.platformPart();
        const Provenance &published = platform.platform().maxSystemPower.provenance;
        adding.take(machine.tdp.provenance, published, platform.sourcesOf(published));
    } else {
        machine.tdp.provenance.kind = FigureKind::Derived;
        for (const auto &[gpu, quantity] : gpus)
            adding.take(machine.tdp.provenance, gpu->tdp.provenance, gpu->sourcesOf(gpu->tdp.provenance));
    }
    if (auto price = machinePrice(facts, parts, devices.rates()))
        machine.prices.push_back(std::move(*price));
    return machine;
}

} // namespace model
