// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "comparedservers.h"

#include "servercommands.h"

#include "model/server/serverdevice.h"
#include "model/server/serverfile.h"
#include "model/workspace/workspacestate.h"

#include <algorithm>

namespace app {

model::Result<Compared> withServers(model::ComparisonRequest request, const model::Catalogue &catalogue,
                                    const QStringList &overlays)
{
    const auto isServer = [](const QString &id) { return model::serverIdOf(id).has_value(); };
    if (std::ranges::none_of(request.deviceIds, isServer))
        return Compared{std::move(request), catalogue, {}};
    const auto parts = partsFor(overlays);
    if (!parts)
        return model::failure(parts.error());
    Compared compared{std::move(request), {}, {}};
    std::vector<model::Device> servers;
    for (QString &id : compared.request.deviceIds) {
        const std::optional<QString> word = model::serverIdOf(id);
        if (!word)
            continue;
        auto build = model::findServer(*word, *parts, QStringLiteral("server"));
        if (!build)
            return model::failure(build.error());
        QString serverId = *word;
        if (!parts->findSystem(*word)) {
            build->id = model::freeServerId(build->name.isEmpty() ? *word : build->name, compared.servers);
            serverId = build->id;
            compared.servers << *build;
        }
        QString &baseline = compared.request.baselineId;
        if (baseline == id || baseline == *word)
            baseline = model::serverDeviceId(serverId);
        id = model::serverDeviceId(serverId);
        servers.push_back(
            model::serverDevice(serverId, model::ServerFacts(*build, *parts, catalogue), *parts, catalogue));
    }
    compared.catalogue = model::withDevices(catalogue, servers);
    return compared;
}

} // namespace app
