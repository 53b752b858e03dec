// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serverestimate.h"

#include "bom.h"
#include "serverlanes.h"
#include "servertotals.h"

#include "model/estimate/devicefacts.h"
#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <algorithm>

namespace model {

namespace {

QString nameOf(const ServerBuild &build)
{
    return build.name.isEmpty() ? Text::tr("the server") : build.name;
}

/// What is wanted of a machine before the sum of its parts is its price.
bool isComplete(const ServerFacts &facts)
{
    const PlatformFacts *platform = facts.platform();
    return platform && facts.gpuCount() > 0 && facts.unknownPartIds().isEmpty()
           && (platform->isClosed || (facts.cpuCount() > 0 && facts.dimmCount() > 0));
}

/// Is the GPU a card in a slot, rather than a module on a board with links?
bool isCard(const FittedPart &gpu, const PlatformFacts *platform)
{
    QStringList mounts = gpuMounts(gpu.part.gpu().formFactor.value.value_or(QString()));
    if (mounts.isEmpty() && platform)
        mounts = gpuMounts(platform->gpuFormFactor.value.value_or(QString()));
    return mounts == QStringList{QStringLiteral("PCIe")};
}

/// Of the slots, as far as platform or processors say.
std::optional<int> slotGeneration(const ServerFacts &facts)
{
    if (const PlatformFacts *platform = facts.platform(); platform && platform->pcieGeneration.value)
        return platform->pcieGeneration.value;
    std::optional<int> least;
    for (const FittedPart &cpu : facts.cpus()) {
        const std::optional<int> one = cpu.part.cpu().pcieGeneration.value;
        if (one && (!least || *one < *least))
            least = one;
    }
    return least;
}

/// Slots of an older generation than the card slow it down.
void limitToSlot(DeviceFacts &device, const GpuFacts &gpu, std::optional<int> generation)
{
    const std::optional<int> own = gpu.pcieGeneration.value;
    const auto lane = generation ? laneRate(*generation) : std::nullopt;
    if (!lane || (own && *own <= *generation && device.hostLinkBytesPerSecond))
        return;
    constexpr int usualLanes = 16;
    const double slot = (*lane * gpu.pcieLanes.value.value_or(usualLanes)).inBaseUnits();
    device.hostLinkBytesPerSecond = std::min(device.hostLinkBytesPerSecond.value_or(slot), slot);
}

void setLinks(DeviceFacts &device, const FittedPart &gpu, const ServerFacts &facts)
{
    if (device.unified || !isCard(gpu, facts.platform()))
        return;
    limitToSlot(device, gpu.part.gpu(), slotGeneration(facts));
    constexpr int joinedByBridge = 2;
    if (gpu.quantity == joinedByBridge && device.linkBytesPerSecond) {
        device.server->linkNote =
            Text::tr("the two cards are taken to be joined by their bridge (%1)").arg(device.linkName);
        return;
    }
    device.linkBytesPerSecond.reset();
    device.linkName.clear();
    if (device.hostLinkBytesPerSecond)
        device.server->linkNote = Text::tr("the cards of this server reach each other over PCIe at %1 GB/s each way: "
                                           "what they divide among them is "
                                           "slower than on a board with links between its modules (SXM or OAM)")
                                      .arg(
                                          numberForPeople(withoutRoundingNoise(*device.hostLinkBytesPerSecond / giga)));
}

void setPrice(DeviceFacts &device, const ServerFacts &facts, const PartCatalogue &parts, const ExchangeRates &rates)
{
    const std::optional<Price> whole = machinePrice(facts, parts, rates);
    if (!whole) {
        device.server->notes << Text::tr("the server as a whole has no price: costs are of its devices alone");
        return;
    }
    const QString rent = priceKindId(PriceKind::CloudHour);
    std::erase_if(device.prices, [&](const StatedPrice &price) { return price.kind != rent; });
    const QString source = Text::tr("one of %1 shares of %2; %3", "number of devices, server, source of its price")
                               .arg(device.server->devices)
                               .arg(nameOf(facts.build()), whole->source.title);
    device.prices.push_back(statedPrice({whole->money.amount / device.server->devices, whole->money.currency},
                                        priceKindId(whole->kind), whole->date, source, rates));
}

} // namespace

std::optional<Price> machinePrice(const ServerFacts &facts, const PartCatalogue &parts, const ExchangeRates &rates)
{
    if (const auto published = publishedPrice(facts.build(), parts)) {
        Price price = published->price;
        price.money = published->each();
        price.kind = PriceKind::System;
        return price;
    }
    const BillOfMaterials bill = billOfMaterials(facts, parts, rates, bomCurrency(facts.build()));
    if (!isComplete(facts) || bill.unpricedCount() > 0 || bill.pricedCount() == 0)
        return std::nullopt;
    Price price;
    price.money = {bill.total(), bill.currency};
    price.kind = PriceKind::System;
    price.origin = FigureKind::Derived;
    for (const BomLine &line : bill.lines) {
        if (!line.price)
            continue;
        price.origin = std::max(price.origin, line.price->price.origin);
        price.date = std::max(price.date, dateWithoutRead(line.price->price.date));
    }
    price.source.title = Text::tr("the sum of the prices of its parts");
    return price;
}

Result<DeviceFacts> serverDeviceFacts(const ServerFacts &facts, const PartCatalogue &parts, const Catalogue &devices)
{
    const auto refused = [&](ErrorCode code, const QString &message) {
        return failure({code, {}, 0, QStringLiteral("server"), message});
    };
    const QString name = nameOf(facts.build());
    if (facts.gpus().empty())
        return refused(ErrorCode::UnknownId, Text::tr("%1 has no GPU to estimate with").arg(name));
    if (facts.gpus().size() > 1)
        return refused(ErrorCode::Unsupported,
                       Text::tr("%1 has GPUs of several kinds; an estimate takes equal ones").arg(name));
    const FittedPart &gpu = facts.gpus().front();
    if (gpu.part.deviceId.isEmpty())
        return refused(ErrorCode::UnknownId,
                       Text::tr("the rates of %1 are not known: the part names no device of the catalogue")
                           .arg(gpu.part.fullName()));
    Result<DeviceFacts> device = findDeviceFacts(devices, gpu.part.deviceId);
    if (!device)
        return failure(device.error());

    device->server = ServerShare{name, gpu.quantity, {}, {}, {}, {}};
    ServerShare &server = *device->server;
    setLinks(*device, gpu, facts);
    if (const auto watts = facts.powerOf(gpu))
        device->tdpWatts = watts->inWatts();
    const ServerTotals totals = totalsOf(facts, devices.rates(), bomCurrency(facts.build()));
    if (totals.networkPerGpu)
        server.networkPerDevice = totals.networkPerGpu->inBaseUnits();
    if (totals.wall)
        server.wattsPerDevice = totals.wall->inWatts() / server.devices;
    else
        server.notes << Text::tr("the power of the whole server is not known: energy is of its devices alone");
    setPrice(*device, facts, parts, devices.rates());
    return device;
}

} // namespace model
