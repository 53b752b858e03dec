// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measuredpage.h"

#include "facttable.h"
#include "measuredcharts.h"
#include "measureddetails.h"
#include "measuredfilterbar.h"
#include "waitingpage.h"

#include "model/measured/validationreport.h"
#include "ui/charts/chartview.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTextBrowser>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr std::size_t mostFaultsShown = 2;

QScrollArea *scrolled(QWidget *widget)
{
    auto *scroll = new QScrollArea;
    scroll->setWidget(widget);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus); // the chart in it has the keys
    return scroll;
}

} // namespace

MeasuredPage::MeasuredPage(model::Workspace &workspace, QWidget *parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_runner(new MeasuredRunner(this)),
      m_data(std::make_shared<const model::MeasuredData>()),
      m_table(new model::FiguresTable(this)),
      m_statistics(new model::DataTableModel(this)),
      m_clusters(new model::DataTableModel(this)),
      m_claims(new model::DataTableModel(this)),
      m_tabs(new QTabBar),
      m_filter(new MeasuredFilterBar),
      m_save(new QToolButton),
      m_copy(new QToolButton),
      m_faults(new QLabel),
      m_stack(new QStackedWidget),
      m_view(new FactTable(FactTable::Sources::Linked)),
      m_details(new QTextBrowser),
      m_measured(new ChartView),
      m_agreement(new ChartView),
      m_statisticsView(new FactTable(FactTable::Sources::None)),
      m_fits(new QLabel),
      m_clustersView(new FactTable(FactTable::Sources::None)),
      m_clusterDetails(new QTextBrowser),
      m_claimsView(new FactTable(FactTable::Sources::None)),
      m_claimDetails(new QTextBrowser),
      m_waiting(new WaitingPage)
{
    m_stack->addWidget(createTable());
    m_stack->addWidget(scrolled(m_measured));
    m_stack->addWidget(createAgreement());
    m_stack->addWidget(createList(m_clustersView, m_clusters, m_clusterDetails));
    m_stack->addWidget(createList(m_claimsView, m_claims, m_claimDetails));
    m_stack->addWidget(m_waiting);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(createTop());
    layout->addWidget(m_filter);
    layout->addWidget(m_faults);
    layout->addWidget(m_stack, 1);
    m_faults->setWordWrap(true);
    m_faults->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_faults->hide();
    connectParts();
    retranslate();
    showFront();
}

QWidget *MeasuredPage::createTop()
{
    auto *top = new QWidget;
    auto *layout = new QHBoxLayout(top);
    layout->setContentsMargins(0, 0, 0, 0);
    for (int tab = 0; tab < TabCount; ++tab)
        m_tabs->addTab(QString());
    m_tabs->setDocumentMode(true);
    m_tabs->setUsesScrollButtons(false); // in a narrow window titles are shortened
    m_tabs->setElideMode(Qt::ElideRight);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    layout->addWidget(m_tabs, 1);
    for (QToolButton *button : {m_copy, m_save}) {
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        layout->addWidget(button);
    }
    return top;
}

QWidget *MeasuredPage::createTable()
{
    m_view->setModel(m_table);
    m_view->setWidths({25, 9, 24, 20, 22, 13, 18, 10, 16, 44, 11, 40});
    m_details->setOpenExternalLinks(true);
    auto *splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(m_view);
    splitter->addWidget(m_details);
    splitter->setStretchFactor(0, 5);
    splitter->setStretchFactor(1, 2);
    splitter->setChildrenCollapsible(false);
    return splitter;
}

QWidget *MeasuredPage::createAgreement()
{
    m_statisticsView->setModel(m_statistics);
    m_fits->setWordWrap(true);
    m_fits->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *statistics = new QWidget;
    auto *layout = new QVBoxLayout(statistics);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_statisticsView, 1);
    layout->addWidget(m_fits);
    auto *splitter = new QSplitter(Qt::Vertical);
    m_agreement->setCompact(true); // the tab has its title
    splitter->addWidget(scrolled(m_agreement));
    splitter->addWidget(statistics);
    splitter->setStretchFactor(0, 1);
    splitter->setSizes({400, 250});
    splitter->setChildrenCollapsible(false);
    return splitter;
}

QWidget *MeasuredPage::createList(FactTable *view, model::DataTableModel *model, QTextBrowser *details)
{
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setModel(model);
    details->setOpenExternalLinks(true);
    auto *splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(view);
    splitter->addWidget(details);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    return splitter;
}

void MeasuredPage::connectParts()
{
    connect(m_tabs, &QTabBar::currentChanged, this, &MeasuredPage::showFront);
    connect(m_runner, &MeasuredRunner::progressed, m_waiting, &WaitingPage::setProgress);
    connect(m_runner, &MeasuredRunner::answered, this, &MeasuredPage::showAnswer);
    connect(m_filter, &MeasuredFilterBar::changed, this, &MeasuredPage::applyFilter);
    connect(m_filter, &MeasuredFilterBar::addRequested, this, &MeasuredPage::addRequested);
    connect(m_filter, &MeasuredFilterBar::removeRequested, this, [this](const QString &name) {
        QList<model::OwnMeasurements> files = m_workspace.measurements();
        files.removeIf([&](const model::OwnMeasurements &file) { return file.name == name; });
        m_workspace.setMeasurements(files);
    });
    connect(m_waiting, &WaitingPage::cancelRequested, m_runner, &MeasuredRunner::cancel);
    connect(m_waiting, &WaitingPage::startRequested, this, &MeasuredPage::ask);
    connect(m_waiting, &WaitingPage::resetRequested, m_filter, &MeasuredFilterBar::reset);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &MeasuredPage::showDetails);
    connect(m_table, &QAbstractItemModel::modelReset, this, [this] {
        m_view->scrollToTop();
        m_areChartsCurrent = false;
        showDetails();
        showFront();
    });
    connect(m_view, &FactTable::openRequested, this, &MeasuredPage::openSource);
    connect(m_clustersView->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &MeasuredPage::showCluster);
    connect(m_claimsView->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &MeasuredPage::showClaim);
    for (FactTable *view : {m_view, m_statisticsView, m_clustersView, m_claimsView})
        connect(view, &FactTable::copyRequested, this, &MeasuredPage::copyRows);
    connect(m_copy, &QToolButton::clicked, this, &MeasuredPage::copyRows);
    connect(m_save, &QToolButton::clicked, this, &MeasuredPage::saveTableRequested);
    for (ChartView *chart : charts()) {
        connect(chart, &ChartView::exportRequested, this, [this, chart] { emit exportRequested(chart); });
        connect(chart, &ChartView::markClicked, this, [this](const QString &id) {
            const auto place = placeOfMark(id);
            const auto row = place ? std::ranges::find(m_table->places(), *place) : m_table->places().end();
            if (row != m_table->places().end())
                m_view->setCurrentIndex(m_table->index(int(row - m_table->places().begin()), 0));
        });
    }
    connect(&m_workspace, &model::Workspace::catalogueChanged, this, &MeasuredPage::askSoon);
    connect(&m_workspace, &model::Workspace::measurementsChanged, this, &MeasuredPage::askSoon);
    connect(&m_workspace, &model::Workspace::comparedChanged, this, [this] {
        m_areChartsCurrent = false;
        applyFilter();
        showCharts();
    });
}

void MeasuredPage::setTab(Tab tab)
{
    m_tabs->setCurrentIndex(tab);
}

bool MeasuredPage::needsFigures() const
{
    return m_tabs->currentIndex() < ClustersTab;
}

ChartView *MeasuredPage::currentChart() const
{
    return m_tabs->currentIndex() == ChartTab ? m_measured : m_agreement;
}

FactTable *MeasuredPage::currentView() const
{
    switch (m_tabs->currentIndex()) {
    case AgreementTab: return m_statisticsView;
    case ClustersTab: return m_clustersView;
    case ClaimsTab: return m_claimsView;
    default: return m_view;
    }
}

model::DataTable MeasuredPage::currentTable() const
{
    const FactTable *view = currentView();
    return view == m_view ? m_table->toDataTable() : static_cast<const model::DataTableModel *>(view->model())->table();
}

void MeasuredPage::askSoon()
{
    m_isCurrent = false;
    if (isVisible())
        ask();
    else
        m_runner->cancel(); // what it works on is of yesterday
}

void MeasuredPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_isCurrent)
        ask();
    showCharts();
}

void MeasuredPage::ask()
{
    m_isCurrent = true;
    m_isAnswered = false;
    m_waiting->setProgress(0);
    m_runner->start(m_workspace.catalogue(), m_workspace.measurements());
    showFront();
}

void MeasuredPage::waitForAnswers()
{
    if (!m_isCurrent)
        ask();
    if (m_runner->isRunning())
        m_runner->wait();
    showCharts();
}

void MeasuredPage::showAnswer(const MeasuredRunner::Answer &answer)
{
    if (!answer) {
        showFront();
        return;
    }
    m_isAnswered = true;
    m_data = answer;
    m_filter->setData(*m_data);
    QStringList own;
    for (const model::OwnMeasurements &file : m_workspace.measurements())
        own << file.name;
    m_filter->setOwnFiles(own);
    m_table->setData(m_data);
    m_clusters->setTable(model::clustersTable(model::publishedClusters(), m_workspace.catalogue()));
    m_claims->setTable(model::claimsTable(m_data->claims));
    m_clustersView->setWidths({36, 10, 25, 34, 13, 22, 15, 26, 24, 12});
    m_claimsView->setWidths({62, 80, 60});
    m_clustersView->setCurrentIndex(m_clusters->index(0, 0));
    m_claimsView->setCurrentIndex(m_claims->index(0, 0));
    showFaults();
    applyFilter();
    showCluster();
    showClaim();
    showFront();
}

/// What could not be read in the person's own files, and where their rows are beyond what a device can do.
void MeasuredPage::showFaults()
{
    QStringList lines;
    for (const model::MeasuredData::File &file : m_data->files) {
        if (!file.isYours)
            continue;
        if (file.fault)
            lines << file.fault->toText();
        model::Errors faults = file.validation.warnings;
        faults.insert(faults.end(), file.validation.abovePeaks.begin(), file.validation.abovePeaks.end());
        for (std::size_t i = 0; i < std::min(faults.size(), mostFaultsShown); ++i)
            lines << file.name + QStringLiteral(": ") + faults[i].message;
        if (faults.size() > mostFaultsShown)
            lines << tr("%1: %n more row(s) with faults", nullptr, int(faults.size() - mostFaultsShown)).arg(file.name);
    }
    m_faults->setText(lines.isEmpty() ? QString() : QStringLiteral("⚠ ") + lines.join(QLatin1Char('\n')));
    m_faults->setVisible(!lines.isEmpty());
}

void MeasuredPage::applyFilter()
{
    model::MeasuredFilter filter = m_filter->filter();
    if (m_filter->isOnlyCompared())
        filter.deviceIds = QSet<QString>(m_workspace.comparedIds().begin(), m_workspace.comparedIds().end());
    m_table->setFilter(filter); // resets the model when something has changed
    m_filter->setCount(m_table->places().size(), m_data->figures.size());
}

/// The page of the tab in front, or what is to be said instead.
void MeasuredPage::showFront()
{
    m_filter->setVisible(needsFigures());
    const bool isShown = m_isAnswered && (!needsFigures() || m_table->rowCount() > 0);
    m_stack->setCurrentIndex(isShown ? m_tabs->currentIndex() : int(TabCount));
    m_save->setEnabled(isShown);
    m_copy->setEnabled(isShown);
    m_waiting->setReason(m_runner->isRunning() ? WaitingPage::Reason::Predicting
                         : m_isAnswered        ? WaitingPage::Reason::NothingPasses
                                               : WaitingPage::Reason::Stopped);
    showCharts();
}

/// Charts and statistics are made when they are seen.
void MeasuredPage::showCharts()
{
    const int tab = m_tabs->currentIndex();
    if (m_areChartsCurrent || !m_isAnswered || !isVisible() || (tab != ChartTab && tab != AgreementTab))
        return;
    m_areChartsCurrent = true;
    m_measured->setSpec(measuredChart(*m_data, m_table->places(), m_workspace.comparedIds()));
    m_agreement->setSpec(agreementChart(*m_data, m_table->places(), m_workspace.comparedIds()));
    const auto groups = model::measuredErrors(*m_data, m_table->places());
    model::DataTable table = model::errorTable({});
    table.columns.insert(table.columns.begin(), {tr("file"), false});
    QStringList fits;
    for (const model::MeasuredErrors &group : groups) {
        for (auto row : group.table.rows) {
            row.insert(row.begin(), {group.file, std::nullopt});
            table.rows.push_back(std::move(row));
        }
        if (!group.fits.isEmpty())
            fits << tr("%1: %2", "file, statistics").arg(group.file, group.fits);
    }
    m_statistics->setTable(std::move(table));
    m_statisticsView->setWidths({24, 20, 9, 12, 19, 20, 19, 19});
    m_fits->setText(fits.join(QLatin1Char('\n')));
}

void MeasuredPage::showDetails()
{
    const QModelIndex current = m_view->currentIndex();
    const model::MeasuredFigure *figure = m_table->figure(current.isValid() ? current : m_table->index(0, 0));
    m_details->setHtml(figure ? figureHtml(*figure) : QString());
}

void MeasuredPage::showCluster()
{
    const QVariant row = m_clustersView->currentIndex().data(model::DataTableModel::RowRole);
    m_clusterDetails->setHtml(
        row.isValid() ? clusterHtml(model::publishedClusters()[row.value<std::size_t>()], m_workspace.catalogue())
                      : QString());
}

void MeasuredPage::showClaim()
{
    const QVariant row = m_claimsView->currentIndex().data(model::DataTableModel::RowRole);
    m_claimDetails->setHtml(row.isValid() ? claimHtml(m_data->claims[row.value<std::size_t>()]) : QString());
}

void MeasuredPage::openSource(const QModelIndex &index)
{
    const model::MeasuredFigure *figure = m_table->figure(index);
    if (!figure || figure->link().isEmpty()) {
        emit done(tr("The source of this row has no address"));
        return;
    }
    if (QDesktopServices::openUrl(QUrl(figure->link())))
        emit done(tr("Opened %1").arg(figure->link()));
    else
        emit done(tr("Nothing opens %1").arg(figure->link()));
}

/// The selected rows, or all of them; as tab-separated text and as a table for a document.
void MeasuredPage::copyRows()
{
    const FactTable *view = currentView();
    const std::vector<int> rows = view->selectedRows();
    const model::DataTable table = view == m_view && rows.size() > 1 ? m_table->toDataTable(rows) : currentTable();
    auto *copied = new QMimeData;
    copied->setText(table.toTabSeparated());
    copied->setHtml(table.toHtml());
    QApplication::clipboard()->setMimeData(copied);
    emit done(tr("%n row(s) are on the clipboard", nullptr, int(table.rows.size())));
}

void MeasuredPage::retranslate()
{
    const QStringList titles{tr("Measurements"), tr("Chart"), tr("Predicted against measured"), tr("Clusters"),
                             tr("Claims of the articles")};
    for (int tab = 0; tab < TabCount; ++tab)
        m_tabs->setTabText(tab, titles.at(tab));
    m_tabs->setAccessibleName(tr("Parts of the page"));
    m_copy->setText(tr("Copy table"));
    m_copy->setToolTip(tr("Copy the rows as they are filtered and sorted; of several selected ones, only these"));
    m_save->setText(tr("Save table…"));
    m_save->setToolTip(tr("Save the rows as they are filtered and sorted, as CSV"));
    m_view->setAccessibleName(tr("Measurements, a row a figure; Enter opens the source"));
    m_details->setAccessibleName(tr("The chosen measurement"));
    m_statisticsView->setAccessibleName(tr("How far the estimates are from the measurements"));
    m_fits->setAccessibleName(tr("How well is known what fits"));
    m_clustersView->setAccessibleName(tr("Clusters"));
    m_clusterDetails->setAccessibleName(tr("The chosen cluster"));
    m_claimsView->setAccessibleName(tr("Claims of the articles"));
    m_claimDetails->setAccessibleName(tr("The chosen claim"));
    m_faults->setAccessibleName(tr("Faults in your measurements"));
}

void MeasuredPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        askSoon(); // names and reasons are in the language of the answer
    }
}

} // namespace ui
