// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Turns the "parts" and "systems" of catalogue files (resources/servers/README.md) into values. Each fault names file,
/// line and JSON path; the part or system it stands in is skipped and the rest is read.
#pragma once

#include "serversystem.h"

#include "model/catalogue/recordreader.h"

#include <QHash>

namespace model {

class PartReader
{
public:
    PartReader() = default;
    /// Begins with what is known already: a user's file adds to it and changes it.
    PartReader(std::vector<Part> parts, std::vector<ServerSystem> systems);

    /// Reads the parts and systems of a parsed file. Its devices are left to CatalogueReader, which also says what is wrong
    /// with the file as a whole. A system may name parts of files that were read before, or of the same.
    void read(const JsonDocument &document, const QString &fileName, RecordOrigin origin);

    [[nodiscard]] const std::vector<Part> &parts() const { return m_parts; }
    [[nodiscard]] std::vector<Part> takeParts() { return std::move(m_parts); }
    [[nodiscard]] std::vector<ServerSystem> takeSystems() { return std::move(m_systems); }
    [[nodiscard]] const Errors &faults() const { return m_faults; }

private:
    void readParts(const JsonValue &list, const QString &fileName, RecordOrigin origin);
    void readSystems(const JsonValue &list, const QString &fileName, RecordOrigin origin);

    std::vector<Part> m_parts;
    std::vector<ServerSystem> m_systems;
    QHash<QString, std::size_t> m_partPositions;
    QHash<QString, std::size_t> m_systemPositions;
    Errors m_faults;
};

/// Lower-case letters and digits in words joined by single hyphens or points: "ssd-u2-3.2".
[[nodiscard]] bool isPartId(const QString &text);

} // namespace model
