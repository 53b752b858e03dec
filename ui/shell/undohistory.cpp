// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "undohistory.h"

namespace ui {

namespace {

class Step : public QUndoCommand
{
public:
    Step(model::Workspace &workspace, model::WorkspaceState before, model::WorkspaceState after,
         const model::WorkspaceChange &change)
        : QUndoCommand(change.text),
          m_workspace(workspace),
          m_before(std::move(before)),
          m_after(std::move(after)),
          m_isMergeable(change.mergeable)
    {
    }

    void undo() override { m_workspace.restore(m_before); }

    void redo() override
    {
        if (std::exchange(m_isDone, true)) // a step is put on the stack after it was done
            m_workspace.restore(m_after);
    }

    void retranslate() { setText(model::describeChange(m_before, m_after, m_workspace.catalogue()).text); }

    [[nodiscard]] int id() const override { return m_isMergeable ? 1 : -1; }

    bool mergeWith(const QUndoCommand *next) override
    {
        if (next->text() != text())
            return false;
        m_after = static_cast<const Step *>(next)->m_after;
        setObsolete(m_after == m_before);
        return true;
    }

private:
    model::Workspace &m_workspace;
    model::WorkspaceState m_before;
    model::WorkspaceState m_after;
    bool m_isMergeable;
    bool m_isDone = false;
};

} // namespace

UndoHistory::UndoHistory(model::Workspace &workspace, QObject *parent) : QObject(parent), m_workspace(workspace)
{
    m_stack.setUndoLimit(longest);
    connect(&workspace, &model::Workspace::changed, this,
            [this, &workspace](const model::WorkspaceState &before, const model::WorkspaceState &after) {
                m_stack.push(
                    new Step(workspace, before, after, model::describeChange(before, after, workspace.catalogue())));
            });
}

void UndoHistory::retranslate()
{
    for (int i = 0; i < m_stack.count(); ++i)
        static_cast<Step *>(const_cast<QUndoCommand *>(m_stack.command(i)))->retranslate(); // ours, all of them
}

} // namespace ui
