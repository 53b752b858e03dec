// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The workspace as a document: its file, whether it was modified since it was saved, its undo history, and the session
/// that is stored while one works, so that nothing is lost when the program or the machine stops.
#pragma once

#include "undohistory.h"

#include "model/workspace/workspacefile.h"

#include <QTimer>

namespace ui {

class WorkspaceDocument : public QObject
{
    Q_OBJECT

public:
    enum class Session { Stored, NotStored };

    /// The workspace must outlive the document.
    WorkspaceDocument(model::Workspace &workspace, Session session, QObject *parent = nullptr);
    ~WorkspaceDocument() override;

    [[nodiscard]] QUndoStack &undoStack() { return m_history.stack(); }

    void retranslate() { m_history.retranslate(); }

    /// Empty before the first save.
    [[nodiscard]] const QString &path() const { return m_path; }
    /// Name of the file without its folder, or a translated "Untitled".
    [[nodiscard]] QString name() const;
    /// Differs from the file; a workspace without a file, from what was first.
    [[nodiscard]] bool isModified() const { return m_isModified; }

    /// The articles' comparison, without a file.
    void startNew();
    /// Opens a `*.ridgepoint` file, or the workspace inside an exported PNG or SVG (which then has no file). What was
    /// wrong in it, and devices that are not known here, come back as faults; on an error nothing has changed.
    [[nodiscard]] model::Result<model::Errors> open(const QString &path);
    [[nodiscard]] model::Result<void> save(const QString &path);
    /// Goes back to what the file holds.
    void discardChanges();

    /// Takes up what the last session left, or what is shown first. What was wrong in it comes back; a file that cannot be
    /// read at all is kept under another name.
    [[nodiscard]] model::Errors resumeSession();
    /// Stores the session now (it is stored by itself a moment after each change).
    void storeSession() const;

signals:
    void stateChanged(); ///< path, name or isModified()

private:
    [[nodiscard]] model::Errors show(const model::WorkspaceRead &read, const QString &name);
    void setFile(const QString &path, const model::WorkspaceState &saved);
    void updateModified();

    model::Workspace &m_workspace;
    UndoHistory m_history;
    Session m_session;
    QString m_path;
    model::WorkspaceState m_saved;
    bool m_isModified = false;
    QTimer m_storing;
};

/// The file in which the session is kept.
[[nodiscard]] QString sessionFile();

/// The workspace that an exported picture (.png or .svg) carries. Errors: unreadable, or without one.
[[nodiscard]] model::Result<model::WorkspaceRead> readWorkspaceOfPicture(const QString &path);

} // namespace ui
