// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "documentactions.h"

#include "settings.h"

#include "model/compare/comparisoncommand.h"
#include "model/llm/shapefile.h"
#include "model/server/serverfile.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>

namespace ui {

namespace {

const QString workspaceEnding = QStringLiteral(".ridgepoint");

bool isTable(const QString &path)
{
    return path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive);
}

QString firstFile(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    return urls.isEmpty() ? QString() : urls.first().toLocalFile();
}

bool isOfFormat(const model::Result<model::JsonDocument> &document, QLatin1String format)
{
    return document && document->root.isObject() && document->root["format"].toString() == format;
}

/// The entries of `added` behind those of `own`; an id that both have is replaced.
model::JsonValue joinedCatalogues(const model::JsonValue &own, const model::JsonValue &added)
{
    model::JsonValue joined = model::JsonValue::object()
                                  .set(QStringLiteral("format"), added["format"])
                                  .set(QStringLiteral("version"), added["version"]);
    const auto isIn = [](const model::JsonValue &list, const model::JsonValue &entry) {
        return std::ranges::any_of(list.elements(),
                                   [&](const model::JsonValue &other) { return other["id"] == entry["id"]; });
    };
    for (const char *key : {"devices", "parts", "systems"}) {
        model::JsonValue entries = model::JsonValue::array();
        for (const model::JsonValue &entry : own[key].elements()) {
            if (!isIn(added[key], entry))
                entries.append(entry);
        }
        for (const model::JsonValue &entry : added[key].elements())
            entries.append(entry);
        if (!entries.elements().empty() || key == std::string_view("devices"))
            joined.set(QString::fromLatin1(key), std::move(entries));
    }
    return joined;
}

} // namespace

DocumentActions::DocumentActions(model::Workspace &workspace, WorkspaceDocument &document, QWidget *window)
    : m_workspace(workspace),
      m_document(document),
      m_window(window),
      m_recent(new QMenu(window)),
      m_undo(document.undoStack().createUndoAction(this)),
      m_redo(document.undoStack().createRedoAction(this))
{
    const auto wire = [&](QAction &action, const QKeySequence &keys, auto &&slot) {
        action.setShortcut(keys);
        connect(&action, &QAction::triggered, this, slot);
        window->addAction(&action);
    };
    wire(m_new, QKeySequence::New, [this] {
        if (maybeSave())
            m_document.startNew();
    });
    wire(m_open, QKeySequence::Open, [this] { open(); });
    wire(m_save, QKeySequence::Save, [this] { std::ignore = save(); });
    wire(m_saveAs, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), [this] { std::ignore = saveAs(); });
    wire(m_addMeasurements, {}, [this] { chooseMeasurements(); });
    wire(m_share, {}, [this] { share(); });
    wire(m_paste, QKeySequence::Paste, [this] { paste(); });
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo->setShortcut(QKeySequence::Redo);
    window->addAction(m_undo);
    window->addAction(m_redo);
    connect(m_recent, &QMenu::aboutToShow, this, &DocumentActions::fillRecentMenu);
}

void DocumentActions::fillFileMenu(QMenu *menu)
{
    menu->addActions({&m_new, &m_open});
    menu->addMenu(m_recent);
    menu->addActions({&m_save, &m_saveAs});
    menu->addSeparator();
    menu->addAction(&m_addMeasurements);
}

void DocumentActions::fillEditMenu(QMenu *menu)
{
    menu->addActions({m_undo, m_redo});
    menu->addSeparator();
    menu->addActions({&m_share, &m_paste});
}

void DocumentActions::retranslate()
{
    const auto describe = [](QAction &action, const QString &text, const QString &status) {
        action.setText(text);
        action.setStatusTip(status);
    };
    describe(m_new, tr("&New"), tr("Begin anew with the first comparison"));
    describe(m_open, tr("&Open…"), tr("Open a workspace, or the one that an exported PNG or SVG carries"));
    describe(m_save, tr("&Save"), tr("Save the workspace"));
    describe(m_saveAs, tr("Save &as…"), tr("Save the workspace under another name"));
    describe(m_addMeasurements, tr("Add &measurements…"),
             tr("Put a CSV file of your own measurements beside the estimates of the same configurations"));
    describe(m_share, tr("Copy to s&hare"), tr("Copy a text from which another Ridgepoint makes this comparison"));
    describe(m_paste, tr("&Paste comparison"), tr("Show the comparison that a copied text, command or file holds"));
    m_undo->setStatusTip(tr("Take the last change back"));
    m_redo->setStatusTip(tr("Make the change again"));
    m_recent->setTitle(tr("Open &recent"));
    m_document.retranslate();
    // The stack makes these texts from its own prefix, once.
    const auto name = [](QAction *action, const QString &prefix, const QString &step) {
        action->setText(step.isEmpty() ? prefix
                                       : QStringLiteral("%1: %2").arg(
                                           prefix, QString(step).replace(QLatin1Char('&'), QLatin1String("&&"))));
    };
    const QUndoStack &stack = m_document.undoStack();
    name(m_undo, tr("&Undo"), stack.undoText());
    name(m_redo, tr("&Redo"), stack.redoText());
    disconnect(&stack, nullptr, this, nullptr);
    connect(&stack, &QUndoStack::undoTextChanged, this,
            [this, name](const QString &step) { name(m_undo, tr("&Undo"), step); });
    connect(&stack, &QUndoStack::redoTextChanged, this,
            [this, name](const QString &step) { name(m_redo, tr("&Redo"), step); });
}

bool DocumentActions::maybeSave()
{
    if (!m_document.isModified() || m_document.path().isEmpty() || !Settings().asksBeforeLeaving())
        return true; // what has no file is kept with the session
    const auto answer = QMessageBox::warning(
        m_window, tr("Unsaved changes"), tr("%1 was changed. Save the changes?").arg(m_document.name()),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    if (answer == QMessageBox::Discard) {
        m_document.discardChanges(); // also for the session, which would bring them back
        return true;
    }
    return answer == QMessageBox::Save && save();
}

void DocumentActions::open()
{
    const QString path = QFileDialog::getOpenFileName(
        m_window, tr("Open"), Settings().documentFolder(),
        tr("Workspaces and exported charts (*.ridgepoint *.png *.svg);;Catalogue files, servers and models (*.json "
           "*.gguf);;Measurements (*.csv);;All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

void DocumentActions::openFile(const QString &path)
{
    if (path.endsWith(QLatin1String(".gguf"), Qt::CaseInsensitive)) {
        openModel(path);
        return;
    }
    if (isTable(path)) {
        addMeasurements(path);
        return;
    }
    if (path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)) {
        if (const auto document = model::readJsonFile(path);
            isOfFormat(document, QLatin1String("ridgepoint-catalogue")))
            addOwn(path, *document);
        else if (isOfFormat(document, QLatin1String("ridgepoint-server")))
            addServer(path, *document);
        else
            openModel(path); // which says what is wrong with it
        return;
    }
    if (!maybeSave())
        return;
    const auto opened = m_document.open(path);
    if (!opened) {
        Settings().removeRecentFile(path);
        emit message(opened.error().toText());
        return;
    }
    Settings settings;
    settings.setDocumentFolder(QFileInfo(path).absolutePath());
    settings.addRecentFile(QFileInfo(path).absoluteFilePath());
    emit done(tr("Opened %1").arg(path));
    tellFaults(QFileInfo(path).fileName(), *opened);
}

/// Read before it is taken, so that a file which is no model changes nothing.
void DocumentActions::openModel(const QString &path)
{
    if (const auto shape = model::readShapeFile(path); !shape) {
        emit message(shape.error().toText());
        return;
    }
    model::RequestWords words = m_workspace.estimateWords();
    for (const char *other : {"config", "gguf", "params", "params_active"})
        words = model::withWord(std::move(words), QString::fromLatin1(other), {});
    m_workspace.setEstimateWords(model::withWord(std::move(words), QStringLiteral("model"), path));
    emit modelOpened();
    emit done(tr("The estimate is for the model of %1").arg(path));
}

void DocumentActions::chooseMeasurements()
{
    const QString path = QFileDialog::getOpenFileName(m_window, tr("Add measurements"), Settings().documentFolder(),
                                                      tr("Measurements (*.csv);;All files (*)"));
    if (!path.isEmpty())
        addMeasurements(path);
}

/// Read before it is taken; what is wrong in single rows is told on the page.
void DocumentActions::addMeasurements(const QString &path)
{
    const auto added = model::withMeasurements(m_workspace.measurements(), path);
    if (!added) {
        emit message(added.error().toText());
        return;
    }
    m_workspace.setMeasurements(*added);
    emit measurementsAdded();
    emit done(tr("The measurements of %1 are on the page, marked as yours").arg(path));
}

/// Devices of a catalogue file become devices of the workspace.
void DocumentActions::addOwn(const QString &path, const model::JsonDocument &document)
{
    if (const model::Errors faults = model::checkCatalogueFile(path); !faults.empty()) {
        tellFaults(QFileInfo(path).fileName(), faults);
        return;
    }
    m_workspace.setOwn(joinedCatalogues(m_workspace.own(), document.root));
    emit done(tr("The devices of %1 are in the list, marked as yours").arg(path));
}

void DocumentActions::chooseServer()
{
    const QString path = QFileDialog::getOpenFileName(m_window, tr("Open a server"), Settings().documentFolder(),
                                                      tr("Servers (*.json);;All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

/// As much of the server as can be read; what cannot is told, each with its place.
void DocumentActions::addServer(const QString &path, const model::JsonDocument &document)
{
    const QString name = QFileInfo(path).fileName();
    auto read = model::serverFromJson(document.root, name, m_workspace.parts());
    if (!read) {
        emit message(read.error().toText());
        return;
    }
    if (read->build.name.isEmpty())
        read->build.name = QFileInfo(path).completeBaseName();
    emit serverOpened(m_workspace.addServer(std::move(read->build)));
    emit done(tr("The server of %1 is one of the workspace").arg(path));
    model::Errors faults = document.warnings;
    faults.insert(faults.end(), read->faults.begin(), read->faults.end());
    tellFaults(name, faults);
}

bool DocumentActions::save()
{
    return m_document.path().isEmpty() ? saveAs() : saveTo(m_document.path());
}

bool DocumentActions::saveAs()
{
    const QString suggested = m_document.path().isEmpty()
                                  ? QDir(Settings().documentFolder()).filePath(tr("comparison") + workspaceEnding)
                                  : m_document.path();
    QString path = QFileDialog::getSaveFileName(m_window, tr("Save workspace"), suggested,
                                                tr("Workspaces (*.ridgepoint)"));
    if (path.isEmpty())
        return false;
    if (!path.endsWith(workspaceEnding))
        path += workspaceEnding;
    return saveTo(path);
}

bool DocumentActions::saveTo(const QString &path)
{
    if (const auto saved = m_document.save(path); !saved) {
        emit message(saved.error().toText());
        return false;
    }
    Settings settings;
    settings.setDocumentFolder(QFileInfo(path).absolutePath());
    settings.addRecentFile(QFileInfo(path).absoluteFilePath());
    emit done(tr("Saved %1").arg(path));
    return true;
}

void DocumentActions::fillRecentMenu()
{
    m_recent->clear();
    const QStringList files = Settings().recentFiles();
    for (qsizetype i = 0; i < files.size(); ++i) {
        QAction *action = m_recent->addAction(QStringLiteral("&%1 %2").arg(i + 1).arg(
            QFileInfo(files[i]).fileName().replace(QLatin1Char('&'), QLatin1String("&&"))));
        action->setStatusTip(files[i]);
        action->setToolTip(files[i]);
        connect(action, &QAction::triggered, this, [this, path = files[i]] { openFile(path); });
    }
    m_recent->setToolTipsVisible(true);
    if (files.isEmpty()) {
        m_recent->addAction(tr("No file was opened yet"))->setEnabled(false);
        return;
    }
    m_recent->addSeparator();
    connect(m_recent->addAction(tr("&Clear the list")), &QAction::triggered, this,
            [] { Settings().clearRecentFiles(); });
}

void DocumentActions::share()
{
    QStringList lines;
    for (const model::PlotSettings &plot : m_workspace.plots()) {
        const model::Comparison comparison = m_workspace.comparison(plot.metric);
        lines << comparison.title + QStringLiteral(": ") + comparison.summary;
    }
    lines.removeDuplicates();
    lines << QString() << tr("Paste this text into Ridgepoint to get the comparison:")
          << model::workspaceToShareText(m_workspace.state());
    QApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
    emit done(tr("The comparison is on the clipboard"));
}

void DocumentActions::paste()
{
    const QMimeData *data = QApplication::clipboard()->mimeData();
    if (data && canOpen(*data))
        openDropped(*data);
    else
        emit message(tr("The clipboard has no comparison: neither a text that was copied to share, nor a \"ridgepoint "
                        "compare\" command, nor a file."));
}

bool DocumentActions::canOpen(const QMimeData &data)
{
    if (data.hasUrls() && !firstFile(data).isEmpty())
        return true;
    const QString text = data.text();
    return model::hasShareText(text) || model::hasComparisonCommand(text);
}

void DocumentActions::openDropped(const QMimeData &data)
{
    if (const QString file = firstFile(data); isTable(file)) {
        for (const QUrl &url : data.urls()) { // of measurements several make sense at once
            if (const QString table = url.toLocalFile(); isTable(table))
                addMeasurements(table);
        }
    } else if (!file.isEmpty()) {
        openFile(file);
    } else {
        pasteText(data.text());
    }
}

/// What is pasted replaces the comparison as one step that can be undone.
void DocumentActions::pasteText(const QString &text)
{
    if (model::hasShareText(text)) {
        showPasted(model::workspaceFromShareText(text));
        return;
    }
    const auto read = model::comparisonFromCommand(text).and_then([this](const model::ComparisonCommand &command) {
        return model::compare(m_workspace.catalogue(), command.request).map([&](const model::Comparison &) {
            return command;
        });
    });
    if (!read) {
        emit message(read.error().toText());
        return;
    }
    model::WorkspaceState state = m_workspace.state();
    model::setComparison(state, read->request, read->plot);
    state.logarithmic = read->logarithmic;
    m_workspace.apply(std::move(state));
    emit done(tr("Pasted a comparison"));
}

void DocumentActions::showPasted(const model::Result<model::WorkspaceRead> &read)
{
    if (!read) {
        emit message(read.error().toText());
        return;
    }
    m_workspace.apply(read->state);
    model::Errors faults = read->faults;
    for (const QString &id : read->state.comparedIds) {
        if (const auto device = m_workspace.catalogue().get(id); !device)
            faults.push_back(device.error());
    }
    emit done(tr("Pasted a comparison"));
    tellFaults(tr("The pasted text"), faults);
}

void DocumentActions::tellFaults(const QString &name, const model::Errors &faults)
{
    if (!faults.empty())
        emit faultsFound(tr("%1: %n fault(s). What they concern is left out or at its default.", nullptr,
                            static_cast<int>(faults.size()))
                             .arg(name),
                         faults);
}

} // namespace ui
