// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The Measured page: what others have measured, beside what the estimator says of the same. A table of figures with a
/// filter, charts of those that pass, clusters, and the claims of the articles. The estimates are made aside when the page is
/// first seen, and again when the catalogue or the person's own files change.
#pragma once

#include "measuredrunner.h"

#include "model/tables/datatablemodel.h"
#include "model/tables/figurestable.h"
#include "model/workspace/workspace.h"

#include <QWidget>

class QLabel;
class QStackedWidget;
class QTabBar;
class QTextBrowser;
class QToolButton;

namespace ui {

class ChartView;
class FactTable;
class MeasuredFilterBar;
class WaitingPage;

class MeasuredPage : public QWidget
{
    Q_OBJECT

public:
    enum Tab { TableTab, ChartTab, AgreementTab, ClustersTab, ClaimsTab, TabCount };

    /// The workspace must outlive the page.
    explicit MeasuredPage(model::Workspace &workspace, QWidget *parent = nullptr);

    void setTab(Tab tab);
    /// The chart in front, else that of predicted against measured.
    [[nodiscard]] ChartView *currentChart() const;
    [[nodiscard]] QList<ChartView *> charts() const { return {m_measured, m_agreement}; }
    /// The table in front as it is shown: rows, order and filter.
    [[nodiscard]] model::DataTable currentTable() const;
    /// Begins if nothing was begun, and blocks until the answer is shown: for pictures and tests.
    void waitForAnswers();
    [[nodiscard]] const model::MeasuredData &measured() const { return *m_data; }

signals:
    void exportRequested(ui::ChartView *chart);
    void addRequested();            ///< a file of the person's own
    void saveTableRequested();      ///< currentTable() as a file
    void done(const QString &text); ///< a word for the status bar

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *createTop();
    QWidget *createTable();
    QWidget *createAgreement();
    QWidget *createList(FactTable *view, model::DataTableModel *model, QTextBrowser *details);
    void connectParts();
    void retranslate();
    void askSoon();
    void ask();
    void showAnswer(const MeasuredRunner::Answer &answer);
    void showFaults();
    void applyFilter();
    void showFront();
    void showCharts();
    void showDetails();
    void showCluster();
    void showClaim();
    void openSource(const QModelIndex &index);
    void copyRows();
    [[nodiscard]] bool needsFigures() const;
    [[nodiscard]] FactTable *currentView() const;

    model::Workspace &m_workspace;
    MeasuredRunner *m_runner;
    MeasuredRunner::Answer m_data;
    model::FiguresTable *m_table;
    model::DataTableModel *m_statistics;
    model::DataTableModel *m_clusters;
    model::DataTableModel *m_claims;
    QTabBar *m_tabs;
    MeasuredFilterBar *m_filter;
    QToolButton *m_save;
    QToolButton *m_copy;
    QLabel *m_faults;
    QStackedWidget *m_stack; ///< a page a tab, then the one that waits
    FactTable *m_view;
    QTextBrowser *m_details;
    ChartView *m_measured;
    ChartView *m_agreement;
    FactTable *m_statisticsView;
    QLabel *m_fits;
    FactTable *m_clustersView;
    QTextBrowser *m_clusterDetails;
    FactTable *m_claimsView;
    QTextBrowser *m_claimDetails;
    WaitingPage *m_waiting;
    bool m_isCurrent = false;
    bool m_isAnswered = false;
    bool m_areChartsCurrent = false;
};

} // namespace ui
