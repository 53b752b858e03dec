// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "servercommands.h"

#include "output.h"

#include "model/server/bomfiles.h"
#include "model/server/findingdetails.h"
#include "model/server/serverdetails.h"
#include "model/server/serverfile.h"

namespace app {

model::Result<model::PartCatalogue> partsFor(const QStringList &overlays)
{
    model::PartCatalogueLoad load = model::loadPartCatalogue(overlays);
    if (!load.faults.empty())
        return model::failure(load.faults.front());
    return std::move(load.catalogue);
}

int run(const ServerListCommand &command, const model::Catalogue &catalogue, const QStringList &overlays)
{
    const auto parts = partsFor(overlays);
    if (!parts)
        return refuse(parts.error());
    if (command.format == OutputFormat::Json)
        print(model::systemListToJson(*parts, catalogue).toText() + '\n');
    else
        print(model::systemListToTable(*parts, catalogue).toPlainText());
    return ExitDone;
}

int run(const ServerShowCommand &command, const model::Catalogue &catalogue, const QStringList &overlays)
{
    const auto parts = partsFor(overlays);
    if (!parts)
        return refuse(parts.error());
    const auto build = model::findServer(command.server, *parts, QStringLiteral("server show"));
    if (!build)
        return refuse(build.error());
    const model::ServerSystem *system = parts->findSystem(command.server);
    const model::ServerFacts facts(*build, *parts, catalogue);
    if (command.format == OutputFormat::Json)
        print(model::serverDetailsToJson(facts, system).toText() + '\n');
    else
        print(model::serverToText(facts, system));
    return ExitDone;
}

int run(const ServerExportCommand &command, const model::Catalogue &catalogue, const QStringList &overlays)
{
    const auto parts = partsFor(overlays);
    if (!parts)
        return refuse(parts.error());
    const auto build = model::findServer(command.server, *parts, QStringLiteral("server export"));
    if (!build)
        return refuse(build.error());
    const model::ServerFacts facts(*build, *parts, catalogue);
    const model::BillOfMaterials bill = model::billOfMaterials(facts, *parts, catalogue.rates(),
                                                               command.currency.value_or(model::bomCurrency(*build)));
    const model::DataTable findings = model::findingsToTable(model::checkServer(facts, *parts, catalogue));
    const auto written = model::writeBom(command.output, bill, *build, findings);
    return written ? ExitDone : refuse(written.error());
}

int run(const ServerCheckCommand &command, const model::Catalogue &catalogue, const QStringList &overlays)
{
    const auto parts = partsFor(overlays);
    if (!parts)
        return refuse(parts.error());
    const auto build = model::findServer(command.server, *parts, QStringLiteral("server check"));
    if (!build)
        return refuse(build.error());
    const model::ServerFacts facts(*build, *parts, catalogue);
    const std::vector<model::Finding> findings = model::checkServer(facts, *parts, catalogue);
    const model::ServerTotals totals = model::totalsOf(facts, catalogue.rates(), model::Currency::Usd);
    const model::ClusterTotals cluster = model::clusterOf(facts, totals, *parts);
    if (command.format == OutputFormat::Json)
        print(model::findingsToJson(findings, facts, totals, cluster).toText() + '\n');
    else
        print(model::findingsToText(findings, facts, totals, cluster));
    return model::worstOf(findings) == model::Verdict::Stop ? ExitFaulty : ExitDone;
}

} // namespace app
