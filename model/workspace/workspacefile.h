// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// `*.ridgepoint` files: a WorkspaceState as JSON (resources/schema/workspace.schema.json). Keys that this version does
/// not know are kept and written back.
#pragma once

#include "workspacestate.h"

namespace model {

inline constexpr int workspaceVersion = 1;

/// A workspace as it was read, with what was wrong in it: a value that means nothing is reported and left at its default.
struct WorkspaceRead
{
    WorkspaceState state;
    Errors faults;
};

[[nodiscard]] JsonValue workspaceToJson(const WorkspaceState &state);

/// Errors (nothing is read then): not an object, not a workspace, of a newer version. `name` stands for the file.
[[nodiscard]] Result<WorkspaceRead> workspaceFromJson(const JsonDocument &document, const QString &name);
[[nodiscard]] Result<WorkspaceRead> workspaceFromText(const QByteArray &text, const QString &name);

[[nodiscard]] Result<WorkspaceRead> readWorkspaceFile(const QString &path);
[[nodiscard]] Result<void> writeWorkspaceFile(const QString &path, const WorkspaceState &state);

/// A workspace as one line for a chat or a mail, and back. The line stands anywhere in the text that is read.
/// Errors: no such line, or a damaged one.
[[nodiscard]] QString workspaceToShareText(const WorkspaceState &state);
[[nodiscard]] bool hasShareText(const QString &text);
[[nodiscard]] Result<WorkspaceRead> workspaceFromShareText(const QString &text);

} // namespace model
