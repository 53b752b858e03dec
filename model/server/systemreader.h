// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads one system of a catalogue file.
#pragma once

#include "entryreader.h"

namespace model {

class SystemReader : private EntryReader
{
public:
    /// `parts`: what the lines of the system may name.
    SystemReader(ServerSystem &system, const std::vector<Part> &parts, QString fileName, RecordOrigin origin,
                 Errors &faults)
        : EntryReader(std::move(fileName), origin, faults), m_system(system), m_parts(parts)
    {
    }

    /// Reads onto the system; true when nothing was wrong.
    bool read(const JsonValue &json, const Place &path);

private:
    void readKind(const JsonValue &value, const Place &place);
    void readLines(const JsonValue &value, const Place &place);
    void checkPart(const QString &id, int line, const Place &place);
    void readGpus(const JsonValue &value, const Place &place);
    void readStated(const JsonValue &value, const Place &place);
    void readOddities(const JsonValue &value, const Place &place);

    ServerSystem &m_system;
    const std::vector<Part> &m_parts;
};

} // namespace model
