// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The window: places the panels and pages, owns the actions, and connects them. What happens is done elsewhere.
#pragma once

#include "model/workspace/workspace.h"
#include "ui/charts/chartexporter.h"

#include <QMainWindow>

class QLabel;
class QTabWidget;

namespace ui {

class BuilderPage;
class ChartView;
class ComparePage;
class DetailsPanel;
class DevicePanel;
class DocumentActions;
class EstimatePage;
class MeasuredPage;
class MessageBar;
struct TourStop;
class WorkspaceDocument;

class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// A window that remembers opens with what was shown last and stores it when it closes; a forgetful one (for
    /// pictures and tests) does neither.
    enum class Memory { Remembering, Forgetful };

    MainWindow(model::CatalogueLoad load, Memory memory, QWidget *parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] model::Workspace &workspace() { return *m_workspace; }
    [[nodiscard]] ComparePage &comparePage() { return *m_comparePage; }
    /// Made when it is first asked for: its many fields would make the start slower.
    [[nodiscard]] EstimatePage &estimatePage();
    /// Likewise; it also reads the parts of servers.
    [[nodiscard]] BuilderPage &builderPage();
    /// Made when it is first asked for.
    [[nodiscard]] MeasuredPage &measuredPage();
    [[nodiscard]] WorkspaceDocument &document() { return *m_document; }

    /// Shows a comparison in place of the present one.
    void showComparison(const model::ComparisonRequest &request, ChartScale scale);

    /// The pages by their names on the command line: "compare", "estimate", "builder", "measured".
    [[nodiscard]] static QStringList pageIds();
    void showPage(const QString &id);

    /// Says what the parts of the window are for.
    void startTour();

    /// Opens a workspace, a picture that carries one, or a catalogue file. What is wrong is told in the window.
    void openFile(const QString &path);

    /// The window as it looks at this size, in device pixels of the screen's scale factor; needs no display.
    [[nodiscard]] QImage picture(const QSize &size);

    /// Saves a chart under a name whose ending is png, svg, pdf, csv or json. The text says what went wrong.
    [[nodiscard]] model::Result<void> saveChart(const ChartView &chart, const QString &path,
                                                const PictureOptions &options = {});

    /// Saves the bill of materials of a server (csv, xlsx, md, txt) or the server itself (json), as the ending says.
    [[nodiscard]] model::Result<void> saveServer(const model::ServerBuild &server, const QString &path);

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    struct Actions;

    void createActions();
    void createMenus();
    void retranslate();
    void updateStatus();
    void updateTitle();
    void restore();
    void store() const;
    /// The path a person chooses for a file, with an ending; empty when the dialog was left.
    [[nodiscard]] QString askForFile(const QString &title, const QString &baseName, const QString &format);
    void tellDone(const QString &text); ///< a word in the status bar, in place of an old message
    void tellSaved(const model::Result<void> &saved, const QString &path);
    void exportChart(ChartView *chart);
    /// What the Compare page shows in this chart; nullopt for a chart of another page.
    [[nodiscard]] std::optional<model::PlotSettings> plotOf(const ChartView &chart) const;
    /// The chart of the page in front that was used last.
    [[nodiscard]] ChartView *currentChart();
    void saveMeasuredTable();
    void exportAll();
    void exportServer(const QString &id);
    void copyCommand();
    void showFaults(const model::Errors &faults);
    void showPreferences();
    [[nodiscard]] QList<TourStop> tourStops() const;
    void showShortcuts();
    void showAbout();
    void reportFaults();
    void resetLayout();
    void createDetails();
    void showDifferences(const QString &firstId, const QString &secondId);

    std::unique_ptr<model::Workspace> m_workspace;
    std::unique_ptr<WorkspaceDocument> m_document;
    std::unique_ptr<DocumentActions> m_documentActions;
    model::Errors m_faults;
    Memory m_memory;
    DevicePanel *m_devicePanel;
    DetailsPanel *m_detailsPanel;
    ComparePage *m_comparePage;
    QWidget *m_estimateTab; ///< has the page once it was made
    EstimatePage *m_estimatePage = nullptr;
    QWidget *m_builderTab; ///< has the page once it was made
    BuilderPage *m_builderPage = nullptr;
    QWidget *m_measuredTab; ///< as well
    MeasuredPage *m_measuredPage = nullptr;
    QDockWidget *m_deviceDock;
    QDockWidget *m_detailsDock;
    bool m_isLayoutChosen = false; ///< by the person, in this session or an earlier one
    QTabWidget *m_pages;
    MessageBar *m_messages;
    QLabel *m_catalogueLabel;
    QLabel *m_countLabel;
    std::unique_ptr<Actions> m_actions;
    QByteArray m_defaultState;
};

} // namespace ui
