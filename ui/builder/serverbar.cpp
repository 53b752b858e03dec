// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serverbar.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QMenu>
#include <QToolButton>

namespace ui {

namespace {

QString forMenu(const QString &name)
{
    return QString(name).replace(QLatin1Char('&'), QLatin1String("&&"));
}

QToolButton *makeButton(QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

ServerBar::ServerBar(model::Workspace &workspace, QWidget *parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_servers(new QComboBox(this)),
      m_new(makeButton(this)),
      m_duplicate(makeButton(this)),
      m_rename(makeButton(this)),
      m_remove(makeButton(this)),
      m_newMenu(new QMenu(this))
{
    m_servers->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_servers->setMinimumContentsLength(12);
    m_servers->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_new->setMenu(m_newMenu);
    m_new->setPopupMode(QToolButton::InstantPopup);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_servers, 1);
    for (QToolButton *button : {m_new, m_duplicate, m_rename, m_remove})
        layout->addWidget(button);
    connect(m_newMenu, &QMenu::aboutToShow, this, &ServerBar::fillNewMenu);
    connect(m_servers, &QComboBox::activated, this, [this] { setCurrentId(m_servers->currentData().toString()); });
    connect(m_duplicate, &QToolButton::clicked, this, [this] {
        if (const model::ServerBuild *server = m_workspace.server(m_currentId))
            addServer(*server);
    });
    connect(m_rename, &QToolButton::clicked, this, &ServerBar::rename);
    connect(m_remove, &QToolButton::clicked, this, &ServerBar::remove);
    connect(&m_workspace, &model::Workspace::serversChanged, this, &ServerBar::fill);
    retranslate();
    fill();
}

void ServerBar::setCurrentId(const QString &id)
{
    if (id == m_currentId || !m_workspace.server(id))
        return;
    m_currentId = id;
    fill();
    emit currentChanged();
}

void ServerBar::fill()
{
    const QList<model::ServerBuild> &servers = m_workspace.servers();
    const bool isGone = !m_workspace.server(m_currentId);
    if (isGone)
        m_currentId = servers.isEmpty() ? QString() : servers.last().id;
    m_servers->clear();
    for (const model::ServerBuild &server : servers)
        m_servers->addItem(server.name, server.id);
    m_servers->setCurrentIndex(m_servers->findData(m_currentId));
    m_servers->setToolTip(m_servers->currentText());
    for (QWidget *widget : std::initializer_list<QWidget *>{m_servers, m_duplicate, m_rename, m_remove})
        widget->setEnabled(!servers.isEmpty());
    if (isGone)
        emit currentChanged();
}

void ServerBar::fillNewMenu()
{
    m_newMenu->clear();
    const model::PartCatalogue &parts = m_workspace.parts();
    QMenu *templates = m_newMenu->addMenu(tr("From a &template"));
    std::optional<model::SystemKind> kind;
    for (const model::ServerSystem &system : parts.systems()) {
        if (kind && kind != system.kind)
            templates->addSeparator();
        kind = system.kind;
        connect(templates->addAction(forMenu(system.name)), &QAction::triggered, this, [this, id = system.id] {
            const model::ServerSystem *chosen = m_workspace.parts().findSystem(id);
            addServer(model::buildFromSystem(*chosen, m_workspace.parts()));
        });
    }
    QMenu *platforms = m_newMenu->addMenu(tr("From a &platform"));
    for (const model::Part *platform : parts.partsOf(model::PartCategory::Platform)) {
        connect(platforms->addAction(forMenu(platform->fullName())), &QAction::triggered, this,
                [this, id = platform->id, name = platform->name] {
                    model::ServerBuild build;
                    build.name = name;
                    build.platformId = id;
                    addServer(std::move(build));
                });
    }
    connect(m_newMenu->addAction(tr("&Empty")), &QAction::triggered, this, [this] {
        model::ServerBuild build;
        build.name = tr("New server");
        addServer(std::move(build));
    });
    connect(m_newMenu->addAction(tr("From a &file…")), &QAction::triggered, this, &ServerBar::openRequested);
}

void ServerBar::addServer(model::ServerBuild build)
{
    const QString id = m_workspace.addServer(std::move(build));
    setCurrentId(id);
}

void ServerBar::rename()
{
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Rename the server"));
    dialog->setLabelText(tr("Name"));
    dialog->setTextValue(m_servers->currentText());
    connect(dialog, &QInputDialog::textValueSelected, this, [this, id = m_currentId](const QString &name) {
        const model::ServerBuild *server = m_workspace.server(id);
        if (!server || name.simplified().isEmpty() || name.simplified() == server->name)
            return;
        model::ServerBuild renamed = *server;
        renamed.name = model::freeServerName(name.simplified(), m_workspace.servers());
        m_workspace.setServer(renamed);
    });
    dialog->open();
}

void ServerBar::remove()
{
    m_workspace.removeServer(m_currentId); // undo brings it back
}

void ServerBar::retranslate()
{
    m_servers->setAccessibleName(tr("Server"));
    const auto name = [](QToolButton *button, const QString &text, const QString &tip) {
        button->setText(text);
        button->setToolTip(tip);
    };
    name(m_new, tr("New"), tr("A server from a template, a platform, a file, or an empty one"));
    name(m_duplicate, tr("Duplicate"), tr("A copy of this server, to be changed and set beside it"));
    name(m_rename, tr("Rename…"), tr("Give this server another name"));
    name(m_remove, tr("Remove"), tr("Remove this server from the workspace; undo brings it back"));
    m_new->setAccessibleName(tr("New server"));
    m_duplicate->setAccessibleName(tr("Duplicate the server"));
    m_rename->setAccessibleName(tr("Rename the server"));
    m_remove->setAccessibleName(tr("Remove the server"));
}

} // namespace ui
