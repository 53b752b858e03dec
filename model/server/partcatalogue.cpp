// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "partcatalogue.h"

#include "partreader.h"

#include "model/catalogue/overlayfiles.h"
#include "model/text/nearest.h"
#include "model/text/translate.h"

namespace model {

namespace {

PartCatalogueLoad readBuiltIn()
{
    PartReader reader;
    Errors faults;
    for (const QString &path :
         {QStringLiteral(":/ridgepoint/servers/parts.json"), QStringLiteral(":/ridgepoint/servers/systems.json")}) {
        if (const auto document = readJsonFile(path))
            reader.read(*document, path, RecordOrigin::BuiltIn);
        else
            faults.push_back(document.error());
    }
    faults.insert(faults.end(), reader.faults().begin(), reader.faults().end());
    return {PartCatalogue(reader.takeParts(), reader.takeSystems()), std::move(faults)};
}

const PartCatalogueLoad &builtInLoad()
{
    static const PartCatalogueLoad load = readBuiltIn();
    return load;
}

} // namespace

PartCatalogue::PartCatalogue(std::vector<Part> parts, std::vector<ServerSystem> systems)
    : m_parts(std::move(parts)), m_systems(std::move(systems))
{
    for (std::size_t i = 0; i < m_parts.size(); ++i)
        m_partPositions.insert(m_parts[i].id, i);
    for (std::size_t i = 0; i < m_systems.size(); ++i)
        m_systemPositions.insert(m_systems[i].id, i);
}

std::vector<const Part *> PartCatalogue::partsOf(PartCategory category) const
{
    std::vector<const Part *> found;
    for (const Part &part : m_parts) {
        if (part.category() == category)
            found.push_back(&part);
    }
    return found;
}

const Part *PartCatalogue::find(const QString &id) const
{
    const auto position = m_partPositions.constFind(id);
    return position == m_partPositions.constEnd() ? nullptr : &m_parts[position.value()];
}

Result<const Part *> PartCatalogue::get(const QString &id) const
{
    if (const Part *part = find(id))
        return part;
    return failure(
        {ErrorCode::UnknownId, {}, 0, {}, Text::tr("unknown part \"%1\"%2").arg(id, didYouMean(id, partIds()))});
}

const ServerSystem *PartCatalogue::findSystem(const QString &id) const
{
    const auto position = m_systemPositions.constFind(id);
    return position == m_systemPositions.constEnd() ? nullptr : &m_systems[position.value()];
}

Result<const ServerSystem *> PartCatalogue::getSystem(const QString &id) const
{
    if (const ServerSystem *system = findSystem(id))
        return system;
    const QString nearest = didYouMean(id, systemIds());
    return failure(
        {ErrorCode::UnknownId,
         {},
         0,
         {},
         nearest.isEmpty()
             ? Text::tr("unknown server \"%1\"; expected an id that \"ridgepoint server list\" lists").arg(id)
             : Text::tr("unknown server \"%1\"%2").arg(id, nearest)});
}

QStringList PartCatalogue::partIds() const
{
    QStringList ids;
    for (const Part &part : m_parts)
        ids << part.id;
    return ids;
}

QStringList PartCatalogue::systemIds() const
{
    QStringList ids;
    for (const ServerSystem &system : m_systems)
        ids << system.id;
    return ids;
}

const PartCatalogue &builtInParts()
{
    Q_ASSERT(builtInLoad().faults.empty());
    return builtInLoad().catalogue;
}

PartCatalogueLoad loadPartCatalogue(const QStringList &overlays)
{
    PartReader reader(builtInParts().parts(), builtInParts().systems());
    Errors faults;
    for (const QString &overlay : overlays) {
        for (const QString &path : overlayFiles(overlay, faults)) {
            if (const auto document = readJsonFile(path))
                reader.read(*document, path, RecordOrigin::User);
            else
                faults.push_back(document.error());
        }
    }
    faults.insert(faults.end(), reader.faults().begin(), reader.faults().end());
    return {PartCatalogue(reader.takeParts(), reader.takeSystems()), std::move(faults)};
}

PartCatalogueLoad overlaid(const PartCatalogue &catalogue, const JsonDocument &overlay, const QString &name)
{
    PartReader reader(catalogue.parts(), catalogue.systems());
    reader.read(overlay, name, RecordOrigin::User);
    Errors faults = reader.faults();
    return {PartCatalogue(reader.takeParts(), reader.takeSystems()), std::move(faults)};
}

Errors checkBuiltInParts()
{
    return builtInLoad().faults;
}

} // namespace model
