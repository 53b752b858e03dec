// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The undo steps of a workspace: each change that it tells of becomes one, between two states of it, so that no view has
/// to know about undo.
#pragma once

#include "model/workspace/workspace.h"

#include <QUndoStack>

namespace ui {

class UndoHistory : public QObject
{
    Q_OBJECT

public:
    static constexpr int longest = 500; ///< steps

    /// The workspace must outlive the history.
    explicit UndoHistory(model::Workspace &workspace, QObject *parent = nullptr);

    [[nodiscard]] QUndoStack &stack() { return m_stack; }
    /// Forgets all steps: another workspace was opened.
    void clear() { m_stack.clear(); }
    /// Names the steps anew, after the language has changed.
    void retranslate();

private:
    model::Workspace &m_workspace;
    QUndoStack m_stack;
};

} // namespace ui
