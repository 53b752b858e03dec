// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remedies.h"

#include <algorithm>

namespace model {

ServerBuild withPartExchanged(ServerBuild build, const QString &from, const QString &to)
{
    for (ServerLine &line : build.lines) {
        if (line.partId == from) {
            line.partId = to;
            line.originalText.clear();
        }
    }
    return build;
}

ServerBuild withQuantity(ServerBuild build, const QString &partId, int quantity)
{
    const auto first = std::ranges::find(build.lines, partId, &ServerLine::partId);
    if (first == build.lines.end()) {
        if (quantity > 0)
            build.lines.push_back({partId, quantity, {}});
        return build;
    }
    const auto position = first - build.lines.begin();
    std::erase_if(build.lines, [&, at = std::ptrdiff_t(0)](const ServerLine &line) mutable {
        const bool isFirst = at++ == position;
        return line.partId == partId && (!isFirst || quantity == 0);
    });
    if (quantity > 0)
        build.lines[static_cast<std::size_t>(position)].quantity = quantity;
    return build;
}

ServerBuild withPlatform(ServerBuild build, const QString &partId)
{
    build.platformId = partId;
    return build;
}

bool isOfAnotherMaker(const RuleContext &context, const Part &part)
{
    // "generic", "various": words in lower case stand for nobody in particular.
    const bool isOfAMaker = !part.vendor.isEmpty() && !part.vendor.front().isLower();
    const Part *platform = context.facts.platformPart();
    const bool hasMaker = platform && platform->platform().kind != PlatformKind::GpuBaseboard;
    return isOfAMaker && (!hasMaker || platform->vendor != part.vendor);
}

std::vector<const Part *> nearestParts(const RuleContext &context, PartCategory category,
                                       const std::function<bool(const Part &)> &suits,
                                       const std::function<double(const Part &)> &distance, int most)
{
    std::vector<const Part *> found;
    for (const Part &part : context.parts.parts()) {
        if (part.category() == category && suits(part))
            found.push_back(&part);
    }
    std::ranges::stable_sort(found, {}, [&](const Part *part) { return distance(*part); });
    if (found.size() > static_cast<std::size_t>(most))
        found.resize(static_cast<std::size_t>(most));
    return found;
}

} // namespace model
