// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// All parts and systems that are known, built in and from the user's overlays. Immutable once read; shared by const
/// reference and safe to read from any thread. Nothing of it is read before somebody asks: the start has a budget.
#pragma once

#include "serversystem.h"

#include "model/json/jsonvalue.h"

#include <QHash>

namespace model {

class PartCatalogue
{
public:
    PartCatalogue() = default;
    PartCatalogue(std::vector<Part> parts, std::vector<ServerSystem> systems);

    [[nodiscard]] const std::vector<Part> &parts() const { return m_parts; }
    [[nodiscard]] std::vector<const Part *> partsOf(PartCategory category) const;
    [[nodiscard]] const std::vector<ServerSystem> &systems() const { return m_systems; }

    /// The part with this id, or nullptr.
    [[nodiscard]] const Part *find(const QString &id) const;
    /// The part with this id, or UnknownId with the nearest ids.
    [[nodiscard]] Result<const Part *> get(const QString &id) const;
    [[nodiscard]] const ServerSystem *findSystem(const QString &id) const;
    [[nodiscard]] Result<const ServerSystem *> getSystem(const QString &id) const;
    [[nodiscard]] QStringList partIds() const;
    [[nodiscard]] QStringList systemIds() const;

private:
    std::vector<Part> m_parts;
    std::vector<ServerSystem> m_systems;
    QHash<QString, std::size_t> m_partPositions;
    QHash<QString, std::size_t> m_systemPositions;
};

struct PartCatalogueLoad
{
    PartCatalogue catalogue;
    Errors faults;
};

/// The built-in parts and systems, read at the first call. Its files are tested to be without faults.
[[nodiscard]] const PartCatalogue &builtInParts();

/// The built-in parts with overlays laid over them in order: each a catalogue file, or a folder of them, as loadCatalogue()
/// takes. Faults are those of "parts" and "systems" alone, and of files that cannot be read.
[[nodiscard]] PartCatalogueLoad loadPartCatalogue(const QStringList &overlays = {});

/// A catalogue with one more overlay laid over it, which is in memory: `name` stands for the file in faults.
[[nodiscard]] PartCatalogueLoad overlaid(const PartCatalogue &catalogue, const JsonDocument &overlay,
                                         const QString &name);

/// The faults of the built-in files; empty, or the build is faulty.
[[nodiscard]] Errors checkBuiltInParts();

} // namespace model
