// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ownactions.h"

#include "owndevicedialog.h"
#include "ownpricedialog.h"

#include <QMenu>

#include <algorithm>

namespace ui {

OwnActions::OwnActions(model::Workspace &workspace, QWidget *widget)
    : QObject(widget), m_workspace(workspace), m_widget(widget)
{
}

void OwnActions::fill(QMenu &menu, const QString &deviceId)
{
    const model::Device *device = m_workspace.catalogue().find(deviceId);
    const QString name = device ? device->name : QString();
    const auto escaped = [](QString text) { return text.replace(QLatin1Char('&'), QStringLiteral("&&")); };
    const bool isOwn = model::isOwnDevice(m_workspace.own(), deviceId);
    menu.addAction(tr("New device of your own…"), this, [this] { editDevice({}); });
    if (!device)
        return;
    menu.addAction(tr("New device of your own, from %1…").arg(escaped(name)), this, [this, deviceId] {
        if (const model::Device *start = m_workspace.catalogue().find(deviceId)) {
            model::OwnDevice copy = model::ownDeviceFrom(*start);
            copy.name = tr("%1 (mine)", "a copy of a device").arg(start->name);
            editDevice(copy);
        }
    });
    if (isOwn) {
        menu.addAction(tr("Edit %1…").arg(escaped(name)), this, [this, deviceId] {
            if (const model::Device *start = m_workspace.catalogue().find(deviceId)) {
                model::OwnDevice own = model::ownDeviceFrom(*start);
                own.id = deviceId;
                editDevice(own);
            }
        });
        menu.addAction(tr("Delete %1").arg(escaped(name)), this,
                       [this, deviceId] { m_workspace.setOwn(model::withoutOwnDevice(m_workspace.own(), deviceId)); });
    }
    menu.addSeparator();
    menu.addAction(tr("Price of your own for %1…").arg(escaped(name)), this, [this, deviceId] { addPrice(deviceId); });
    const auto isYours = [](const model::Price &price) { return price.origin == model::FigureKind::Yours; };
    if (model::hasOwnEntry(m_workspace.own(), deviceId) && std::ranges::any_of(device->prices, isYours))
        menu.addAction(tr("Delete your prices of %1").arg(escaped(name)), this,
                       [this, deviceId] { m_workspace.setOwn(model::withoutOwnPrices(m_workspace.own(), deviceId)); });
}

void OwnActions::editDevice(const model::OwnDevice &device)
{
    QStringList ids = m_workspace.catalogue().ids();
    QStringList names;
    for (const model::Device &other : m_workspace.catalogue().devices()) {
        if (other.id != device.id)
            names << other.name;
    }
    auto *dialog = new OwnDeviceDialog(device, std::move(ids), std::move(names), m_widget->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const model::OwnDevice edited = dialog->device();
        // One step: the device is there, and compared at once, or nobody would see that it is.
        model::WorkspaceState state = m_workspace.state();
        state.own = model::withOwnDevice(m_workspace.own(), edited);
        if (!state.comparedIds.contains(edited.id))
            state.comparedIds << edited.id;
        m_workspace.apply(std::move(state));
        emit deviceEdited(edited.id);
    });
    dialog->open();
}

void OwnActions::addPrice(const QString &deviceId)
{
    const model::Device *device = m_workspace.catalogue().find(deviceId);
    if (!device)
        return;
    auto *dialog = new OwnPriceDialog(*device, m_widget->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, deviceId] {
        if (const model::Device *priced = m_workspace.catalogue().find(deviceId))
            m_workspace.setOwn(model::withOwnPrice(m_workspace.own(), *priced, dialog->price()));
    });
    dialog->open();
}

} // namespace ui
