// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspacedocument.h"

#include "settings.h"

#include "ui/charts/chartexporter.h"

#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QStandardPaths>

namespace ui {

QString sessionFile()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/session.ridgepoint");
}

model::Result<model::WorkspaceRead> readWorkspaceOfPicture(const QString &path)
{
    QString carried;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return model::failure({model::ErrorCode::CannotRead, path, 0, {}, file.errorString()});
    if (QFileInfo(path).suffix().compare(QLatin1String("png"), Qt::CaseInsensitive) == 0) {
        QImageReader picture(&file, "png");
        carried = picture.text(workspaceTextKey);
    } else {
        constexpr qint64 largest = 64 * 1024 * 1024;
        carried = QString::fromUtf8(file.read(largest));
    }
    auto read = model::workspaceFromShareText(carried);
    if (!read)
        return model::failure(
            {model::ErrorCode::Unsupported,
             path,
             0,
             {},
             WorkspaceDocument::tr(
                 "this picture carries no comparison: only charts that Ridgepoint exported do, and only while "
                 "no other program has saved them again")});
    return read;
}

WorkspaceDocument::WorkspaceDocument(model::Workspace &workspace, Session session, QObject *parent)
    : QObject(parent), m_workspace(workspace), m_history(workspace), m_session(session), m_saved(workspace.state())
{
    m_storing.setSingleShot(true);
    constexpr int storingPause = 1500; // milliseconds
    m_storing.setInterval(storingPause);
    connect(&m_storing, &QTimer::timeout, this, &WorkspaceDocument::storeSession);
    connect(&undoStack(), &QUndoStack::indexChanged, this, [this] {
        updateModified();
        if (m_session == Session::Stored)
            m_storing.start();
    });
}

WorkspaceDocument::~WorkspaceDocument()
{
    undoStack().disconnect(this); // it tells of its emptying when it goes
}

QString WorkspaceDocument::name() const
{
    return m_path.isEmpty() ? tr("Untitled") : QFileInfo(m_path).fileName();
}

void WorkspaceDocument::startNew()
{
    model::WorkspaceState state = model::firstWorkspace();
    if (m_session == Session::Stored) {
        state.query.currency = Settings().currency();
        state.query.priceKind = Settings().priceKind();
    }
    m_workspace.restore(std::move(state));
    setFile({}, m_workspace.state());
}

model::Errors WorkspaceDocument::show(const model::WorkspaceRead &read, const QString &name)
{
    model::Errors faults = read.faults;
    const QStringList missing = m_workspace.restore(read.state);
    if (!missing.isEmpty())
        faults.push_back({model::ErrorCode::UnknownId, name, 0, QStringLiteral("/compared"),
                          tr("not in the catalogue, and left out: %1").arg(missing.join(QStringLiteral(", ")))});
    for (model::Error fault : m_workspace.ownFaults()) {
        fault.file = name;
        fault.place.prepend(QStringLiteral("/own"));
        faults.push_back(fault);
    }
    return faults;
}

model::Result<model::Errors> WorkspaceDocument::open(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const bool isPicture = suffix == QLatin1String("png") || suffix == QLatin1String("svg");
    const auto read = isPicture ? readWorkspaceOfPicture(path) : model::readWorkspaceFile(path);
    if (!read)
        return model::failure(read.error());
    model::Errors faults = show(*read, path);
    setFile(isPicture ? QString() : path, m_workspace.state());
    return faults;
}

model::Result<void> WorkspaceDocument::save(const QString &path)
{
    auto written = model::writeWorkspaceFile(path, m_workspace.state());
    if (!written)
        return written;
    m_path = path;
    m_saved = m_workspace.state();
    updateModified();
    storeSession();
    emit stateChanged();
    return {};
}

void WorkspaceDocument::discardChanges()
{
    m_workspace.restore(m_saved);
    setFile(m_path, m_saved);
}

void WorkspaceDocument::setFile(const QString &path, const model::WorkspaceState &saved)
{
    m_history.clear();
    m_path = path.isEmpty() ? path : QFileInfo(path).absoluteFilePath();
    m_saved = saved;
    m_isModified = m_workspace.state() != m_saved;
    storeSession();
    emit stateChanged();
}

void WorkspaceDocument::updateModified()
{
    const bool isModified = m_workspace.state() != m_saved;
    if (std::exchange(m_isModified, isModified) != isModified)
        emit stateChanged();
}

model::Errors WorkspaceDocument::resumeSession()
{
    const Settings settings;
    const auto session = model::readWorkspaceFile(sessionFile());
    if (!session) {
        model::Errors faults;
        if (QFileInfo::exists(sessionFile())) {
            const QString kept = sessionFile() + QStringLiteral(".damaged");
            QFile::remove(kept);
            QFile::rename(sessionFile(), kept);
            faults.push_back(session.error());
            faults.back().message += tr("; kept as %1").arg(kept);
        }
        startNew();
        return faults;
    }
    model::Errors faults = show(*session, tr("the last session"));
    const auto file = settings.documentPath().isEmpty() ? model::failure(model::Error())
                                                        : model::readWorkspaceFile(settings.documentPath());
    if (file)
        setFile(settings.documentPath(), model::normalised(file->state));
    else
        setFile({}, m_workspace.state());
    return faults;
}

void WorkspaceDocument::storeSession() const
{
    if (m_session == Session::NotStored)
        return;
    QDir().mkpath(QFileInfo(sessionFile()).absolutePath());
    Settings().setDocumentPath(m_path);
    // Where it cannot be stored (a full disk), one goes on working; the document itself says so when it is saved.
    std::ignore = model::writeWorkspaceFile(sessionFile(), m_workspace.state());
}

} // namespace ui
