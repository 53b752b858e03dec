// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What can be done with devices and prices of the person's own: the entries of menus, and the dialogs behind them.
#pragma once

#include "model/catalogue/ownentries.h"
#include "model/workspace/workspace.h"

#include <QObject>

class QMenu;
class QWidget;

namespace ui {

class OwnActions : public QObject
{
    Q_OBJECT

public:
    /// Dialogs open over the window of this widget. The workspace must outlive the actions.
    OwnActions(model::Workspace &workspace, QWidget *widget);

    /// Adds the entries that make sense for a device; an empty id: for none.
    void fill(QMenu &menu, const QString &deviceId);

signals:
    /// A device of the person's own was added or changed.
    void deviceEdited(const QString &id);

private:
    void editDevice(const model::OwnDevice &device);
    void addPrice(const QString &deviceId);

    model::Workspace &m_workspace;
    QWidget *m_widget;
};

} // namespace ui
