// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mainwindow.h"

#include "choicemenus.h"
#include "documentactions.h"
#include "messagebar.h"
#include "preferencesdialog.h"
#include "settings.h"
#include "tour.h"
#include "workspacedocument.h"

#include "model/io/writefile.h"
#include "model/server/bomfiles.h"
#include "model/server/serverdevice.h"
#include "model/workspace/workspacefile.h"
#include "ui/builder/builderpage.h"
#include "ui/charts/chartdata.h"
#include "ui/charts/chartexporter.h"
#include "ui/charts/charttablemodel.h"
#include "ui/charts/chartview.h"
#include "ui/charts/exportdialog.h"
#include "ui/compare/comparepage.h"
#include "ui/devices/detailspanel.h"
#include "ui/devices/devicepanel.h"
#include "ui/devices/differencesdialog.h"
#include "ui/estimate/estimatepage.h"
#include "ui/estimate/estimatetabs.h"
#include "ui/measured/measuredpage.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QStatusBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int stateVersion = 1;
constexpr int deviceDockWidth = 330;
constexpr int detailsDockWidth = 330;
constexpr int wideEnoughForDetails = 1600; ///< a narrower window opens without them

/// A picture from which the workspace opens again.
PictureOptions withWorkspace(PictureOptions options, const model::Workspace &workspace)
{
    options.workspace = model::workspaceToShareText(workspace.state());
    return options;
}

} // namespace

struct MainWindow::Actions
{
    QAction exportChart, exportAll, copyChart, copyCommand, quit;
    QAction search, selectNothing, clear, preferences;
    QAction resetLayout;
    QAction faults, shortcuts, tour, about;
    QMenu *file = nullptr, *edit = nullptr, *view = nullptr, *help = nullptr;
    ThemeMenu *theme = nullptr;
    LanguageMenu *language = nullptr;
};

MainWindow::MainWindow(model::CatalogueLoad load, Memory memory, QWidget *parent)
    : QMainWindow(parent),
      m_workspace(std::make_unique<model::Workspace>(std::move(load.catalogue))),
      m_document(std::make_unique<WorkspaceDocument>(*m_workspace, memory == Memory::Remembering
                                                                       ? WorkspaceDocument::Session::Stored
                                                                       : WorkspaceDocument::Session::NotStored)),
      m_documentActions(std::make_unique<DocumentActions>(*m_workspace, *m_document, this)),
      m_faults(std::move(load.faults)),
      m_memory(memory),
      m_devicePanel(new DevicePanel(*m_workspace)),
      m_detailsPanel(new DetailsPanel(*m_workspace)),
      m_comparePage(new ComparePage(*m_workspace)),
      m_estimateTab(new QWidget),
      m_builderTab(new QWidget),
      m_measuredTab(new QWidget),
      m_deviceDock(new QDockWidget(this)),
      m_detailsDock(new QDockWidget(this)),
      m_pages(new QTabWidget),
      m_messages(new MessageBar),
      m_catalogueLabel(new QLabel),
      m_countLabel(new QLabel),
      m_actions(std::make_unique<Actions>())
{
    m_deviceDock->setObjectName(QStringLiteral("devices"));
    m_deviceDock->setWidget(m_devicePanel);
    addDockWidget(Qt::LeftDockWidgetArea, m_deviceDock);
    createDetails();
    resizeDocks({m_deviceDock, m_detailsDock}, {deviceDockWidth, detailsDockWidth}, Qt::Horizontal);

    m_pages->setDocumentMode(true);
    m_pages->setUsesScrollButtons(false); // in a narrow window titles are shortened
    m_pages->setElideMode(Qt::ElideRight);
    m_pages->addTab(m_comparePage, QString());
    m_pages->addTab(m_estimateTab, QString());
    m_pages->addTab(m_builderTab, QString());
    m_pages->addTab(m_measuredTab, QString());
    connect(m_pages, &QTabWidget::currentChanged, this, [this] {
        if (m_pages->currentWidget() == m_estimateTab)
            std::ignore = estimatePage();
        else if (m_pages->currentWidget() == m_builderTab)
            std::ignore = builderPage();
        else if (m_pages->currentWidget() == m_measuredTab)
            std::ignore = measuredPage();
    });
    auto *centre = new QWidget;
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_messages);
    layout->addWidget(m_pages, 1);
    setCentralWidget(centre);

    statusBar()->addWidget(m_catalogueLabel);
    statusBar()->addPermanentWidget(m_countLabel);
    statusBar()->setSizeGripEnabled(false);

    createActions();
    createMenus();
    connect(m_workspace.get(), &model::Workspace::comparedChanged, this, &MainWindow::updateStatus);
    connect(m_devicePanel, &DevicePanel::message, this, [this](const QString &text) { m_messages->showMessage(text); });
    connect(m_comparePage, &ComparePage::exportRequested, this, &MainWindow::exportChart);
    connect(m_document.get(), &WorkspaceDocument::stateChanged, this, &MainWindow::updateTitle);
    connect(m_documentActions.get(), &DocumentActions::modelOpened, this,
            [this] { showPage(QStringLiteral("estimate")); });
    connect(m_documentActions.get(), &DocumentActions::serverOpened, this, [this](const QString &id) {
        showPage(QStringLiteral("builder"));
        builderPage().showServer(id);
    });
    connect(m_documentActions.get(), &DocumentActions::measurementsAdded, this,
            [this] { showPage(QStringLiteral("measured")); });
    connect(m_documentActions.get(), &DocumentActions::message, this,
            [this](const QString &text) { m_messages->showMessage(text); });
    connect(m_documentActions.get(), &DocumentActions::faultsFound, this,
            [this](const QString &text, const model::Errors &faults) {
                m_messages->showMessage(text, tr("Show…"), [this, faults] { showFaults(faults); });
            });
    connect(m_documentActions.get(), &DocumentActions::done, this, &MainWindow::tellDone);
    setAcceptDrops(true);
    retranslate();

    m_defaultState = saveState(stateVersion);
    resize(1366, 768);
    if (memory == Memory::Remembering)
        restore();
    reportFaults();
}

MainWindow::~MainWindow()
{
    // Views ask the workspace until they are gone, and members go before child widgets.
    hide();
    delete takeCentralWidget();
    delete m_deviceDock;
    delete m_detailsDock;
}

void MainWindow::createDetails()
{
    m_detailsDock->setObjectName(QStringLiteral("details"));
    m_detailsDock->setWidget(m_detailsPanel);
    addDockWidget(Qt::RightDockWidgetArea, m_detailsDock);
    m_detailsDock->hide();
    m_detailsDock->toggleViewAction()->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_I));
    addAction(m_detailsDock->toggleViewAction());
    connect(m_devicePanel, &DevicePanel::deviceChanged, m_detailsPanel, &DetailsPanel::setDevice);
    connect(m_devicePanel, &DevicePanel::detailsRequested, this, [this](const QString &id) {
        m_detailsPanel->setDevice(id);
        m_detailsDock->show();
    });
    connect(m_devicePanel, &DevicePanel::differencesRequested, this, &MainWindow::showDifferences);
    connect(m_detailsPanel, &DetailsPanel::message, this,
            [this](const QString &text) { m_messages->showMessage(text); });
}

void MainWindow::showDifferences(const QString &firstId, const QString &secondId)
{
    auto *dialog = new DifferencesDialog(*m_workspace, firstId, secondId, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::showEvent(QShowEvent *event)
{
    if (!m_isLayoutChosen)
        m_detailsDock->setVisible(width() >= wideEnoughForDetails);
    m_isLayoutChosen = true;
    QMainWindow::showEvent(event);
}

void MainWindow::createActions()
{
    Actions &actions = *m_actions;
    const auto wire = [this](QAction &action, const QKeySequence &keys, auto &&slot) {
        action.setShortcut(keys);
        connect(&action, &QAction::triggered, this, slot);
        addAction(&action);
    };
    wire(actions.exportChart, QKeySequence(Qt::CTRL | Qt::Key_E), [this] { exportChart(currentChart()); });
    wire(actions.exportAll, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E), [this] { exportAll(); });
    wire(actions.copyChart, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C),
         [this] { currentChart()->copyAction()->trigger(); });
    wire(actions.copyCommand, {}, [this] { copyCommand(); });
    wire(actions.quit, QKeySequence::Quit, [this] { close(); });
    wire(actions.search, QKeySequence::Find, [this] {
        m_deviceDock->show();
        m_devicePanel->focusSearch();
    });
    wire(actions.selectNothing, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A), [this] { m_workspace->setSelectedIds({}); });
    wire(actions.clear, {}, [this] { m_workspace->setComparedIds({}); });
    wire(actions.preferences, QKeySequence(Qt::CTRL | Qt::Key_Comma), [this] { showPreferences(); });
    actions.preferences.setMenuRole(QAction::PreferencesRole);
    wire(actions.resetLayout, {}, [this] { resetLayout(); });
    wire(actions.faults, {}, [this] { showFaults(m_faults); });
    wire(actions.shortcuts, QKeySequence(Qt::Key_F1), [this] { showShortcuts(); });
    wire(actions.tour, {}, [this] { startTour(); });
    wire(actions.about, {}, [this] { showAbout(); });
    actions.about.setMenuRole(QAction::AboutRole);
    actions.quit.setMenuRole(QAction::QuitRole);
}

void MainWindow::createMenus()
{
    Actions &actions = *m_actions;
    actions.file = menuBar()->addMenu(QString());
    m_documentActions->fillFileMenu(actions.file);
    actions.file->addSeparator();
    actions.file->addActions({&actions.exportChart, &actions.exportAll});
    actions.file->addSeparator();
    actions.file->addAction(&actions.quit);
    actions.edit = menuBar()->addMenu(QString());
    m_documentActions->fillEditMenu(actions.edit);
    actions.edit->addSeparator();
    actions.edit->addActions({&actions.copyChart, &actions.copyCommand});
    actions.edit->addSeparator();
    actions.edit->addActions({&actions.search, &actions.selectNothing, &actions.clear});
    actions.edit->addSeparator();
    actions.edit->addAction(&actions.preferences);
    actions.view = menuBar()->addMenu(QString());
    actions.view->addActions({m_deviceDock->toggleViewAction(), m_detailsDock->toggleViewAction()});
    actions.view->addAction(&actions.resetLayout);
    actions.view->addSeparator();
    actions.theme = new ThemeMenu(actions.view);
    actions.language = new LanguageMenu(actions.view);
    actions.view->addMenu(actions.theme);
    actions.view->addMenu(actions.language);
    actions.help = menuBar()->addMenu(QString());
    actions.help->addActions({&actions.tour, &actions.shortcuts, &actions.faults});
    actions.help->addSeparator();
    actions.help->addAction(&actions.about);
}

void MainWindow::retranslate()
{
    Actions &actions = *m_actions;
    updateTitle();
    m_documentActions->retranslate();
    m_pages->setTabText(0, tr("Compare"));
    m_pages->setTabText(1, tr("Estimate"));
    m_pages->setTabText(2, tr("Build"));
    m_pages->setTabText(3, tr("Measured"));
    m_pages->setAccessibleName(tr("Pages"));
    m_pages->tabBar()->setAccessibleName(tr("Pages"));
    m_deviceDock->setWindowTitle(tr("Devices"));
    m_detailsDock->setWindowTitle(tr("Details"));
    m_detailsDock->toggleViewAction()->setStatusTip(tr("Show or hide all that is known of the current device"));
    actions.file->setTitle(tr("&File"));
    actions.edit->setTitle(tr("&Edit"));
    actions.view->setTitle(tr("&View"));
    actions.theme->retranslate();
    actions.language->retranslate();
    actions.help->setTitle(tr("&Help"));
    const auto describe = [](QAction &action, const QString &text, const QString &status) {
        action.setText(text);
        action.setStatusTip(status);
    };
    describe(actions.exportChart, tr("&Export chart…"), tr("Save the chart that was used last as PNG, SVG, PDF, CSV or JSON"));
    describe(actions.exportAll, tr("E&xport all charts…"), tr("Save the four charts together as one picture"));
    describe(actions.copyChart, tr("&Copy chart"), tr("Copy picture and data of the chart that was used last"));
    describe(actions.copyCommand, tr("Copy as co&mmand"), tr("Copy the command line that makes the chart that was used last"));
    describe(actions.quit, tr("&Quit"), tr("Close the program"));
    describe(actions.search, tr("&Find device"), tr("Go to the search field"));
    describe(actions.selectNothing, tr("Select &nothing"), tr("Highlight no device"));
    describe(actions.clear, tr("C&lear the comparison"), tr("Compare no device"));
    describe(actions.preferences, tr("Pr&eferences…"), tr("Theme, language, numbers, prices"));
    describe(actions.resetLayout, tr("&Reset layout"), tr("Put panels back in their places"));
    describe(actions.faults, tr("Faults in &catalogue files…"), tr("List what was wrong in your own catalogue files"));
    describe(actions.shortcuts, tr("&Keyboard"), tr("List the keys"));
    describe(actions.tour, tr("&Tour"), tr("Say what the parts of the window are for"));
    describe(actions.about, tr("&About Ridgepoint"), tr("Version and licence"));
    updateStatus();
    if (m_messages->isVisible() && m_messages->hasAction())
        reportFaults();
}

void MainWindow::updateStatus()
{
    const model::Catalogue &catalogue = m_workspace->catalogue();
    const auto devices = std::ranges::count_if(catalogue.devices(), [](const model::Device &device) {
        return device.kind != model::DeviceKind::Server; // a compared server is made from parts
    });
    m_catalogueLabel->setText(
        tr("Catalogue of %1, %n device(s)", nullptr, static_cast<int>(devices)).arg(catalogue.date()));
    m_countLabel->setText(tr("%n compared", nullptr, static_cast<int>(m_workspace->comparedIds().size())));
    m_actions->clear.setEnabled(!m_workspace->comparedIds().isEmpty());
}

void MainWindow::reportFaults()
{
    m_actions->faults.setEnabled(!m_faults.empty());
    if (!m_faults.empty())
        m_messages->showMessage(
            tr("%n fault(s) were found in your catalogue files. The entries concerned are left out or marked.", nullptr,
               static_cast<int>(m_faults.size())),
            tr("Show…"), [this] { showFaults(m_faults); });
}

void MainWindow::updateTitle()
{
    setWindowModified(m_document->isModified() && !m_document->path().isEmpty());
    setWindowFilePath(m_document->path());
    setWindowTitle(m_document->path().isEmpty() ? tr("Ridgepoint") : tr("%1[*] – Ridgepoint").arg(m_document->name()));
}

void MainWindow::showComparison(const model::ComparisonRequest &request, ChartScale scale)
{
    model::WorkspaceState state = m_workspace->state();
    model::setComparison(state, request);
    state.logarithmic = scale == ChartScale::Logarithmic;
    m_workspace->restore(std::move(state));
}

QStringList MainWindow::pageIds()
{
    return {QStringLiteral("compare"), QStringLiteral("estimate"), QStringLiteral("builder"),
            QStringLiteral("measured")};
}

void MainWindow::showPage(const QString &id)
{
    m_pages->setCurrentIndex(static_cast<int>(pageIds().indexOf(id)));
}

void MainWindow::openFile(const QString &path)
{
    m_documentActions->openFile(path);
}

void MainWindow::startTour()
{
    auto *tour = findChild<Tour *>(QString(), Qt::FindDirectChildrenOnly);
    if (!tour)
        tour = new Tour([this] { return tourStops(); }, this);
    m_deviceDock->show();
    showPage(QStringLiteral("compare"));
    tour->start();
}

QList<TourStop> MainWindow::tourStops() const
{
    return {
        {m_devicePanel, tr("Choose devices"),
         tr("Type a part of a name, in English or Chinese: h100 pcie, 4090, 苹果 M2. Check a device to compare it, or "
            "take a preset. "
            "The filter narrows the list; below it is what you compare: drag to reorder, double-click for the "
            "baseline.")},
        {m_comparePage, tr("Compare"),
         tr("Each chart shows any metric, as bars, scatter, time line, roofline or by number format. Point at a bar "
            "for its source; a triangle marks "
            "figures about which publications disagree. What nobody has published is shown as such and never as "
            "zero.")},
        {m_comparePage->charts().first(), tr("Take it along"),
         tr("The buttons of a chart enlarge it, show it as a table, copy and export it. An exported PNG or SVG opens "
            "again as the comparison: drop it on the window.")},
        {m_pages->tabBar(), tr("Estimate"),
         tr("Does a model fit, how fast does it run, what does it cost? The Estimate page answers for every compared "
            "device, with a range and what it rests on.")},
        {menuBar(), tr("Nothing is lost"),
         tr("Every change can be undone, and your work is there again at the next start. File saves it as a workspace; "
            "Help repeats this tour.")},
    };
}

void MainWindow::showPreferences()
{
    auto *dialog = new PreferencesDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

QImage MainWindow::picture(const QSize &size)
{
    setAttribute(Qt::WA_DontShowOnScreen);
    resize(size);
    show();
    do {
        QApplication::processEvents(); // layouts settle: the scroll area learns the height that its charts ask for
    } while (m_estimatePage && m_estimatePage->tabs().isWorking());
    if (m_measuredPage && m_pages->currentWidget() == m_measuredTab) {
        m_measuredPage->waitForAnswers();
        QApplication::processEvents();
    }
    return grab().toImage();
}

std::optional<model::PlotSettings> MainWindow::plotOf(const ChartView &chart) const
{
    const qsizetype index = m_comparePage->charts().indexOf(&chart);
    return index < 0 ? std::nullopt : std::optional(m_workspace->plots().at(index));
}

ChartView *MainWindow::currentChart()
{
    if (m_pages->currentWidget() == m_estimateTab)
        return estimatePage().currentChart();
    return m_pages->currentWidget() == m_measuredTab ? measuredPage().currentChart() : m_comparePage->currentChart();
}

EstimatePage &MainWindow::estimatePage()
{
    if (!m_estimatePage) {
        m_estimatePage = new EstimatePage(*m_workspace);
        auto *layout = new QVBoxLayout(m_estimateTab);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(m_estimatePage);
        connect(m_estimatePage, &EstimatePage::done, this, &MainWindow::tellDone);
        connect(m_estimatePage, &EstimatePage::exportRequested, this, &MainWindow::exportChart);
    }
    return *m_estimatePage;
}

BuilderPage &MainWindow::builderPage()
{
    if (!m_builderPage) {
        m_builderPage = new BuilderPage(*m_workspace);
        auto *layout = new QVBoxLayout(m_builderTab);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(m_builderPage);
        connect(m_builderPage, &BuilderPage::openRequested, m_documentActions.get(), &DocumentActions::chooseServer);
        connect(m_builderPage, &BuilderPage::exportRequested, this, &MainWindow::exportServer);
        const auto takeAlong = [this](const QString &id, const QString &page) {
            if (!m_workspace->setCompared(model::serverDeviceId(id), true))
                m_messages->showMessage(
                    tr("No more than %1 devices can be compared.").arg(model::Workspace::maximumCompared));
            showPage(page);
        };
        connect(m_builderPage, &BuilderPage::compareRequested, this,
                [takeAlong](const QString &id) { takeAlong(id, QStringLiteral("compare")); });
        connect(m_builderPage, &BuilderPage::estimateRequested, this,
                [takeAlong](const QString &id) { takeAlong(id, QStringLiteral("estimate")); });
        m_documentActions->tellFaults(tr("Parts of your own"), m_workspace->partFaults());
    }
    return *m_builderPage;
}

MeasuredPage &MainWindow::measuredPage()
{
    if (!m_measuredPage) {
        m_measuredPage = new MeasuredPage(*m_workspace);
        auto *layout = new QVBoxLayout(m_measuredTab);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(m_measuredPage);
        connect(m_measuredPage, &MeasuredPage::done, this, &MainWindow::tellDone);
        connect(m_measuredPage, &MeasuredPage::exportRequested, this, &MainWindow::exportChart);
        connect(m_measuredPage, &MeasuredPage::addRequested, m_documentActions.get(),
                &DocumentActions::chooseMeasurements);
        connect(m_measuredPage, &MeasuredPage::saveTableRequested, this, &MainWindow::saveMeasuredTable);
    }
    return *m_measuredPage;
}

void MainWindow::tellDone(const QString &text)
{
    m_messages->hide();
    statusBar()->showMessage(text, 8000);
}

model::Result<void> MainWindow::saveChart(const ChartView &chart, const QString &path, const PictureOptions &options)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix != QLatin1String("csv") && suffix != QLatin1String("json"))
        return ChartExporter({chart.spec()}, withWorkspace(options, *m_workspace)).save(path);
    const std::optional<model::PlotSettings> plot = plotOf(chart);
    if (!plot || plot->kind != model::PlotKind::Bars)
        return model::writeFile(path, suffix == QLatin1String("csv") ? ChartTableModel(chart.spec()).toDataTable().toCsv()
                                                                     : chartToJson(chart.spec()).toText() + '\n');
    const model::Comparison comparison = m_workspace->comparison(plot->metric);
    return model::writeFile(path, suffix == QLatin1String("csv") ? model::comparisonToTable(comparison).toCsv()
                                                                 : model::comparisonToJson(comparison).toText() + '\n');
}

QString MainWindow::askForFile(const QString &title, const QString &baseName, const QString &format)
{
    const QString ending = QLatin1Char('.') + format;
    QString path = QFileDialog::getSaveFileName(
        this, title, Settings().exportFolder() + QLatin1Char('/') + baseName + ending,
        tr("%1 file (*%2)", "name of a format, its ending").arg(format.toUpper(), ending));
    if (path.isEmpty())
        return path;
    Settings().setExportFolder(QFileInfo(path).absolutePath());
    // The ending says the format: a name without one gets it, another one that is known wins.
    static const QStringList endings = {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("pdf"), QStringLiteral("csv"), QStringLiteral("json")};
    return endings.contains(QFileInfo(path).suffix().toLower()) ? path : path + ending;
}

void MainWindow::tellSaved(const model::Result<void> &saved, const QString &path)
{
    if (!saved) {
        m_messages->showMessage(saved.error().toText());
        return;
    }
    tellDone(tr("Saved %1").arg(path));
}

void MainWindow::exportChart(ChartView *chart)
{
    ExportDialog dialog({chart->spec()}, Settings().exportChoice(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    Settings().setExportChoice(dialog.choice());
    const std::optional<model::PlotSettings> plot = plotOf(*chart);
    const QString name = plot ? QString::fromLatin1(model::metricInfo(plot->metric).id)
                              : pageIds().at(m_pages->currentIndex());
    const QString path = askForFile(tr("Export chart"), name, dialog.choice().format);
    if (!path.isEmpty())
        tellSaved(saveChart(*chart, path, dialog.choice().pictureOptions()), path);
}

void MainWindow::saveMeasuredTable()
{
    const QString path = askForFile(tr("Save table"), QStringLiteral("measurements"), QStringLiteral("csv"));
    if (!path.isEmpty())
        tellSaved(model::writeFile(path, measuredPage().currentTable().toCsv()), path);
}

void MainWindow::exportAll()
{
    QList<ChartSpec> specs;
    for (const ChartView *chart : m_comparePage->charts())
        specs << chart->spec();
    ExportDialog dialog(specs, Settings().exportChoice(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    Settings().setExportChoice(dialog.choice());
    const QString path = askForFile(tr("Export all charts"), QStringLiteral("comparison"), dialog.choice().format);
    if (!path.isEmpty())
        tellSaved(ChartExporter(specs, withWorkspace(dialog.choice().pictureOptions(), *m_workspace)).save(path), path);
}

void MainWindow::exportServer(const QString &id)
{
    const model::ServerBuild *server = m_workspace->server(id);
    if (!server)
        return;
    QStringList filters;
    for (const QString &ending : model::bomEndings())
        filters << tr("%1 file (*%2)", "name of a format, its ending").arg(ending.toUpper(), QLatin1Char('.') + ending);
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Export the server"), Settings().exportFolder() + QLatin1Char('/') + id + QStringLiteral(".xlsx"),
        filters.join(QStringLiteral(";;")));
    if (path.isEmpty())
        return;
    Settings().setExportFolder(QFileInfo(path).absolutePath());
    tellSaved(saveServer(*server, path), path);
}

model::Result<void> MainWindow::saveServer(const model::ServerBuild &server, const QString &path)
{
    const model::ServerFacts facts(server, m_workspace->parts(), m_workspace->catalogue());
    const model::BillOfMaterials bill = model::billOfMaterials(
        facts, m_workspace->parts(), m_workspace->catalogue().rates(), m_workspace->query().currency);
    const auto findings = model::checkServer(facts, m_workspace->parts(), m_workspace->catalogue());
    return model::writeBom(path, bill, server, model::findingsToTable(findings));
}

void MainWindow::copyCommand()
{
    const QString command = currentChart()->spec().query;
    if (command.isEmpty()) {
        m_messages->showMessage(
            tr("No command makes this chart; \"ridgepoint validate\" prints the same errors for a file."));
        return;
    }
    QApplication::clipboard()->setText(command);
    statusBar()->showMessage(tr("The command line is on the clipboard"), 5000);
}

void MainWindow::showFaults(const model::Errors &faults)
{
    auto *dialog = new QDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Faults in files"));
    QStringList lines;
    for (const model::Error &fault : faults)
        lines << fault.toText();
    auto *list = new QPlainTextEdit(lines.join(QLatin1Char('\n')), dialog);
    list->setReadOnly(true);
    list->setLineWrapMode(QPlainTextEdit::NoWrap);
    list->setAccessibleName(tr("Faults, one a line: file, line, place, what was found"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto *layout = new QVBoxLayout(dialog);
    layout->addWidget(list);
    layout->addWidget(buttons);
    dialog->resize(760, 360);
    dialog->open();
}

void MainWindow::showShortcuts()
{
    const auto row = [](const QString &keys, const QString &text) {
        return QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2</td></tr>").arg(keys.toHtmlEscaped(), text.toHtmlEscaped());
    };
    QString table = QStringLiteral("<table>");
    for (QAction *action : actions()) {
        if (!action->shortcut().isEmpty())
            table += row(action->shortcut().toString(QKeySequence::NativeText), action->statusTip());
    }
    table += row(tr("Up, Down, Home, End"), tr("In a chart: go from bar to bar"));
    table += row(tr("Enter"), tr("In a chart: select the bar, in all charts; in the list: compare the device"));
    table += row(tr("Esc"), tr("In a chart: clear the selection"));
    table += row(QStringLiteral("T"), tr("In a chart: show it as a table"));
    table += QStringLiteral("</table>");
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("Keyboard"), table, QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void MainWindow::showAbout()
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("About Ridgepoint"),
        tr("<h3>Ridgepoint %1</h3><p>Compares hardware for training and running large language models, with the source of every figure.</p>"
           "<p>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</p>")
            .arg(QCoreApplication::applicationVersion()),
        QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void MainWindow::resetLayout()
{
    restoreState(m_defaultState, stateVersion);
    m_detailsDock->setVisible(width() >= wideEnoughForDetails);
    resizeDocks({m_deviceDock, m_detailsDock}, {deviceDockWidth, detailsDockWidth}, Qt::Horizontal);
}

void MainWindow::restore()
{
    const Settings settings;
    restoreGeometry(settings.windowGeometry());
    m_isLayoutChosen = restoreState(settings.windowState(), stateVersion);
    m_documentActions->tellFaults(tr("The last session"), m_document->resumeSession());
}

void MainWindow::store() const
{
    Settings settings;
    settings.setWindow(saveGeometry(), saveState(stateVersion));
    m_document->storeSession();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_memory == Memory::Remembering) {
        if (!m_documentActions->maybeSave()) {
            event->ignore();
            return;
        }
        store();
    }
    QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (DocumentActions::canOpen(*event->mimeData()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    m_documentActions->openDropped(*event->mimeData());
}

} // namespace ui
