// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Files of builds (*.json, resources/schema/server.schema.json), read and written.
#pragma once

#include "serverbuild.h"

namespace model {

inline constexpr int serverFileVersion = 1;

/// A build with what was wrong in its file: a member with a fault is left out and the rest stands.
struct ServerRead
{
    ServerBuild build;
    Errors faults;
};

/// For the window and for workspaces: as much of a build as can be read. Errors: not a build at all, or of a newer version.
[[nodiscard]] Result<ServerRead> serverFromJson(const JsonValue &json, const QString &file, const PartCatalogue &parts);

/// A build of a workspace. Parts that no catalogue has at present stay in it (ServerFacts::unknownPartIds): they may be of an
/// overlay that is not loaded today.
[[nodiscard]] Result<ServerRead> serverFromWorkspace(const JsonValue &json, const QString &file);

/// For the command line: the first fault refuses the whole. Each names file, line, JSON path, what was found and what was
/// expected.
[[nodiscard]] Result<ServerBuild> readServerBuild(const QByteArray &bytes, const QString &file,
                                                  const PartCatalogue &parts);
[[nodiscard]] Result<ServerBuild> readServerFile(const QString &path, const PartCatalogue &parts);

/// The build that a word names: a system of the catalogue, else a file. `place` is that of the error of an unknown one.
[[nodiscard]] Result<ServerBuild> findServer(const QString &word, const PartCatalogue &parts, const QString &place);

/// What reads back equal.
[[nodiscard]] JsonValue serverToJson(const ServerBuild &build);
[[nodiscard]] Result<void> writeServerFile(const QString &path, const ServerBuild &build);

} // namespace model
