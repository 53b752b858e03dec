// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Which server of the workspace is shown, and what can be done with servers as a whole: new ones from a template, a
/// platform, a file or nothing; duplicate, rename, remove.
#pragma once

#include "model/workspace/workspace.h"

#include <QWidget>

class QComboBox;
class QMenu;
class QToolButton;

namespace ui {

class ServerBar : public QWidget
{
    Q_OBJECT

public:
    /// The workspace must outlive the bar.
    explicit ServerBar(model::Workspace &workspace, QWidget *parent = nullptr);

    /// The server that is shown; empty when the workspace has none.
    [[nodiscard]] const QString &currentId() const { return m_currentId; }
    void setCurrentId(const QString &id);
    /// The ways to a new server, for a button of another place as well.
    [[nodiscard]] QMenu *newMenu() const { return m_newMenu; }
    void retranslate();

signals:
    void currentChanged();
    void openRequested(); ///< a file that has a server

private:
    void fill();
    void fillNewMenu();
    void addServer(model::ServerBuild build);
    void rename();
    void remove();

    model::Workspace &m_workspace;
    QString m_currentId;
    QComboBox *m_servers;
    QToolButton *m_new;
    QToolButton *m_duplicate;
    QToolButton *m_rename;
    QToolButton *m_remove;
    QMenu *m_newMenu;
};

} // namespace ui
