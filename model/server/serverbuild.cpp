// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serverbuild.h"

namespace model {

int ServerBuild::quantityOf(const QString &partId) const
{
    int quantity = partId == platformId ? 1 : 0;
    for (const ServerLine &line : lines)
        quantity += line.partId == partId ? line.quantity : 0;
    return quantity;
}

ServerBuild buildFromSystem(const ServerSystem &system, const PartCatalogue &parts)
{
    ServerBuild build;
    build.name = system.name;
    build.templateId = system.id;
    for (const ServerLine &line : system.lines) {
        const Part *part = parts.find(line.partId);
        if (part && part->category() == PartCategory::Platform && build.platformId.isEmpty())
            build.platformId = line.partId;
        else
            build.lines.push_back(line);
    }
    return build;
}

Part withOverrides(Part part, const std::vector<FactOverride> &overrides)
{
    for (const FactOverride &override : overrides) {
        if (override.partId == part.id)
            (void)setFact(part, override.key, override.value, FigureKind::Yours);
    }
    return part;
}

} // namespace model
