// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "devicespeed.h"

#include "request.h"

#include <algorithm>

namespace model {

namespace {

constexpr double assumedHostLink = 16 * giga; // PCIe 3.0 x16, or half of 4.0

bool contains(const QString &text, const char *part)
{
    return text.contains(QLatin1StringView(part), Qt::CaseInsensitive);
}

double rateOf(const DeviceFacts &facts, const char *format)
{
    for (const auto &[name, rate] : facts.peakFlopsPerSecond) {
        if (name.compare(QLatin1StringView(format), Qt::CaseInsensitive) == 0)
            return rate;
    }
    return 0;
}

PeerLink peerLink(const DeviceFacts &facts)
{
    if (facts.linkBytesPerSecond.value_or(0) <= 0)
        return PeerLink::HostBus;
    const QString &name = facts.linkName;
    if (contains(name, "bridge"))
        return PeerLink::Bridge;
    if (contains(name, "ConnectX"))
        return PeerLink::HostBus;
    for (const char *one : {"NVSwitch", "NVLink 3", "NVLink 4", "NVLink 5", "NVLink 6", "Infinity Fabric 4",
                            "Infinity Fabric 5", "RoCE", "ICI"}) {
        if (contains(name, one))
            return PeerLink::Switch;
    }
    return PeerLink::Ring;
}

/// Bytes a second a device and direction in the usual servers of its generation.
double usualNetwork(const DeviceFacts &facts, double link)
{
    if (contains(facts.vendor, "Intel"))
        return link / 8;
    if (facts.family == QLatin1StringView("Volta"))
        return 3 * giga;
    if (contains(facts.architecture, "GA100"))
        return 25 * giga;
    for (const char *one : {"Hopper", "Blackwell"}) {
        if (contains(facts.family, one) && contains(facts.memoryType, "HBM"))
            return 50 * giga;
    }
    for (const char *one : {"CDNA 3", "CDNA 4", "CDNA 5"}) {
        if (contains(facts.architecture, one))
            return 50 * giga;
    }
    return 6 * giga;
}

} // namespace

DeviceSpeed deviceSpeed(const DeviceFacts &facts)
{
    DeviceSpeed device;
    device.memoryBytes = facts.memoryBytes.value_or(0);
    device.bandwidth = facts.bandwidthBytesPerSecond.value_or(0);
    const double fp32 = rateOf(facts, "fp32");
    const double best16 = std::max(rateOf(facts, "fp16"), rateOf(facts, "bf16"));
    device.matrixRate = std::max(best16, fp32);
    device.vectorRate = fp32 > 0 ? fp32 : device.matrixRate / 16;
    device.rate32 = fp32;
    device.rateTf32 = std::max(rateOf(facts, "tf32"), fp32);
    device.rate8 = rateOf(facts, "fp8");
    device.rate4 = rateOf(facts, "fp4");
    device.integerRate = rateOf(facts, "int8");
    device.watts = facts.tdpWatts.value_or(0);
    device.peers = peerLink(facts);
    device.hostLink = facts.hostLinkBytesPerSecond.value_or(assumedHostLink);
    device.link = device.peers == PeerLink::HostBus ? device.hostLink : *facts.linkBytesPerSecond;
    device.network = usualNetwork(facts, device.link);
    device.isNvidia = facts.vendor == QLatin1StringView("NVIDIA");
    device.hasHbm = contains(facts.memoryType, "HBM");
    device.unified = facts.unified;
    device.readsCachePerQueryHead = contains(facts.architecture, "CDNA 2");
    device.needsNewAttention = facts.family == QLatin1StringView("Hopper")
                               || facts.family == QLatin1StringView("Blackwell");
    if (contains(facts.name, "GB200") || contains(facts.name, "GB300"))
        device.domain = 72;
    return device;
}

DeviceFacts partOf(DeviceFacts facts, double fraction)
{
    for (std::optional<double> *figure : {&facts.memoryBytes, &facts.bandwidthBytesPerSecond, &facts.tdpWatts}) {
        if (*figure)
            **figure *= fraction;
    }
    for (auto &[format, rate] : facts.peakFlopsPerSecond)
        rate *= fraction;
    return facts;
}

} // namespace model
