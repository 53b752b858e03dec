// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What a person does with the workspace as a whole: new, open, recent, save, undo, share and paste. Owns these actions
/// and the dialogs behind them.
#pragma once

#include "workspacedocument.h"

#include <QAction>

class QMenu;
class QMimeData;

namespace ui {

class DocumentActions : public QObject
{
    Q_OBJECT

public:
    /// `window` is the parent of dialogs; the actions are added to it. Document and workspace must outlive this.
    DocumentActions(model::Workspace &workspace, WorkspaceDocument &document, QWidget *window);

    /// Puts the actions into the menus, at their ends.
    void fillFileMenu(QMenu *menu);
    void fillEditMenu(QMenu *menu);
    void retranslate();

    /// Opens a file of any kind that holds a workspace; a catalogue file adds its devices to the workspace as the
    /// person's own; the file of a server joins its servers; a config.json or GGUF file becomes the model that the
    /// estimator is asked about; a CSV file adds its measurements. Asks first when something unsaved would be lost.
    void openFile(const QString &path);
    /// Lets a person choose a file of measurements of their own.
    void chooseMeasurements();
    /// Can one of the files or the text of a drag be opened?
    [[nodiscard]] static bool canOpen(const QMimeData &data);
    /// Asks for the file of a server, and opens it.
    void chooseServer();
    void openDropped(const QMimeData &data);

    /// Tells what was wrong in something that was opened; nothing when there are no faults.
    void tellFaults(const QString &name, const model::Errors &faults);

    /// False when there are unsaved changes of a file and the person wants to go back to them. May save.
    [[nodiscard]] bool maybeSave();

signals:
    void serverOpened(const QString &id); ///< it is one of the workspace's now
    void modelOpened(); ///< the workspace asks the estimator about another model now
    void measurementsAdded();
    void message(const QString &text);                                     ///< something that did not work
    void faultsFound(const QString &message, const model::Errors &faults); ///< what was opened, but not all of it holds
    void done(const QString &text);                                        ///< a word for the status bar

private:
    void open();
    [[nodiscard]] bool save();
    [[nodiscard]] bool saveAs();
    [[nodiscard]] bool saveTo(const QString &path);
    void addOwn(const QString &path, const model::JsonDocument &document);
    void addServer(const QString &path, const model::JsonDocument &document);
    void addMeasurements(const QString &path);
    void openModel(const QString &path);
    void fillRecentMenu();
    void share();
    void paste();
    void pasteText(const QString &text);
    void showPasted(const model::Result<model::WorkspaceRead> &read);

    model::Workspace &m_workspace;
    WorkspaceDocument &m_document;
    QWidget *m_window;
    QAction m_new, m_open, m_save, m_saveAs, m_share, m_paste, m_addMeasurements;
    QMenu *m_recent;
    QAction *m_undo;
    QAction *m_redo;
};

} // namespace ui
