// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "buildedits.h"

#include "rules/remedies.h"

#include <algorithm>

namespace model {

namespace {

int unitsOf(const Part &part)
{
    return part.category() == PartCategory::PowerSupply ? part.powerSupply().unitsPerSet.value.value_or(1) : 1;
}

void forget(ServerBuild &build, const QString &partId)
{
    std::erase_if(build.overrides, [&](const FactOverride &fact) { return fact.partId == partId; });
    std::erase_if(build.prices, [&](const OwnPrice &price) { return price.partId == partId; });
}

} // namespace

ServerBuild withPieces(ServerBuild build, const QString &partId, int quantity)
{
    if (quantity <= 0) {
        forget(build, partId);
        if (build.platformId == partId)
            build.platformId.clear();
    }
    return withQuantity(std::move(build), partId, std::clamp(quantity, 0, mostPartsOfALine));
}

ServerBuild withPart(ServerBuild build, const Part &part, int quantity)
{
    if (part.category() == PartCategory::Platform) {
        if (build.platformId != part.id)
            forget(build, build.platformId);
        build.platformId = part.id;
        return build;
    }
    const int before = build.quantityOf(part.id);
    return withPieces(std::move(build), part.id, before + quantity);
}

ServerBuild withExchanged(ServerBuild build, const Part &before, const Part &after)
{
    if (before.id == after.id)
        return build;
    if (after.category() == PartCategory::Platform)
        return withPart(std::move(build), after);
    const int units = build.quantityOf(before.id) * unitsOf(before);
    const int present = build.quantityOf(after.id);
    const int quantity = std::clamp((units + unitsOf(after) - 1) / unitsOf(after) + present, 1, mostPartsOfALine);
    std::erase_if(build.lines, [&](const ServerLine &line) { return line.partId == after.id; });
    const auto place = std::ranges::find(build.lines, before.id, &ServerLine::partId);
    if (place == build.lines.end())
        return withPieces(std::move(build), after.id, quantity);
    *place = {after.id, quantity, {}};
    std::erase_if(build.lines, [&](const ServerLine &line) { return line.partId == before.id; });
    forget(build, before.id);
    return build;
}

ServerBuild withOwnPrice(ServerBuild build, const QString &partId, const std::optional<Money> &price)
{
    std::erase_if(build.prices, [&](const OwnPrice &own) {
        return own.partId == partId || (price && own.currency != price->currency);
    });
    if (price)
        build.prices.push_back({partId, price->amount, price->currency});
    return build;
}

ServerBuild withFacts(ServerBuild build, const QString &partId, std::vector<FactOverride> facts)
{
    std::erase_if(build.overrides, [&](const FactOverride &fact) { return fact.partId == partId; });
    build.overrides.insert(build.overrides.end(), facts.begin(), facts.end());
    return build;
}

} // namespace model
