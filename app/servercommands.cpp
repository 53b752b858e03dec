// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "servercommands.h"

#include "output.h"

#include "model/server/findingdetails.h"
#include "model/server/serverdetails.h"
#include "model/server/serverfile.h"

#include <QFileInfo>

namespace app {

namespace {

/// Overlays with a fault are refused as a whole: a script must not go on with half of its data.
model::Result<model::PartCatalogue> partsFor(const QStringList &overlays)
{
    model::PartCatalogueLoad load = model::loadPartCatalogue(overlays);
    if (!load.faults.empty())
        return model::failure(load.faults.front());
    return std::move(load.catalogue);
}

/// The build that a word names: a system of the catalogue (which `system` becomes), else a file.
model::Result<model::ServerBuild> buildFor(const QString &word, const model::PartCatalogue &parts,
                                           const QString &command, const model::ServerSystem *&system)
{
    system = parts.findSystem(word);
    if (system)
        return model::buildFromSystem(*system, parts);
    if (QFileInfo::exists(word) || word.endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
        return model::readServerFile(word, parts);
    model::Error error = parts.getSystem(word).error();
    error.place = command;
    return model::failure(error);
}

} // namespace

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
    const model::ServerSystem *system = nullptr;
    const auto build = buildFor(command.server, *parts, QStringLiteral("server show"), system);
    if (!build)
        return refuse(build.error());
    const model::ServerFacts facts(*build, *parts, catalogue);
    if (command.format == OutputFormat::Json)
        print(model::serverDetailsToJson(facts, system).toText() + '\n');
    else
        print(model::serverToText(facts, system));
    return ExitDone;
}

int run(const ServerCheckCommand &command, const model::Catalogue &catalogue, const QStringList &overlays)
{
    const auto parts = partsFor(overlays);
    if (!parts)
        return refuse(parts.error());
    const model::ServerSystem *system = nullptr;
    const auto build = buildFor(command.server, *parts, QStringLiteral("server check"), system);
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
