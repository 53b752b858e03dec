// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "estimatetabs.h"

#include "analysischart.h"
#include "estimatechart.h"
#include "fieldrow.h"
#include "scenariotext.h"
#include "workingtext.h"

#include "model/estimate/answertext.h"
#include "ui/charts/chartview.h"
#include "ui/compare/plotchart.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDesktopServices>
#include <QElapsedTimer>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QSplitter>
#include <QTabBar>
#include <QTextBrowser>
#include <QTimer>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>
#include <QWidgetAction>

#include <algorithm>

namespace ui {

namespace {

constexpr int sweepPoints = 64;
constexpr int sliceMilliseconds = 40; // of a sweep between two turns of the event loop

QScrollArea *scrolling(QWidget *content)
{
    auto *scroll = new QScrollArea;
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    return scroll;
}

} // namespace

EstimateTabs::EstimateTabs(model::Workspace &workspace, QWidget *parent)
    : QTabWidget(parent), m_workspace(workspace), m_sweeping(new QTimer(this))
{
    setDocumentMode(true);
    setUsesScrollButtons(false); // in a narrow window titles are shortened
    setElideMode(Qt::ElideRight);
    addTab(makeChartsTab(), QString());
    addTab(makeSweepTab(), QString());
    addTab(makeSensitivityTab(), QString());
    for (Panel *panel : {&m_roofline, &m_tasks}) {
        auto *page = new QWidget;
        auto *layout = new QVBoxLayout(page);
        layout->setContentsMargins(0, 0, 0, 0);
        *panel = addPanel(layout);
        addTab(page, QString());
    }
    addTab(makeScenariosTab(), QString());
    m_working = new QTextBrowser;
    m_working->setOpenLinks(false);
    addTab(m_working, QString());
    for (QTextBrowser *browser : {m_working, m_differences})
        connect(browser, &QTextBrowser::anchorClicked, this, &EstimateTabs::openLink);
    m_sweeping->setSingleShot(true);
    m_sweeping->setInterval(0);
    connect(m_sweeping, &QTimer::timeout, this, &EstimateTabs::sweepFurther);
    connect(this, &QTabWidget::currentChanged, this, &EstimateTabs::refresh);
    // The page asks anew in the next turn of the event loop, after a slice might have mixed both questions.
    for (const auto changed : {&model::Workspace::estimateChanged, &model::Workspace::estimateViewChanged,
                               &model::Workspace::comparedChanged, &model::Workspace::catalogueChanged})
        connect(&m_workspace, changed, this, &EstimateTabs::stopSweep);
    connect(&m_workspace, &model::Workspace::selectionChanged, this, [this] {
        for (ChartView *chart : charts())
            chart->setSelectedIds(m_workspace.selectedIds());
    });
    retranslate();
}

QStringList EstimateTabs::tabIds()
{
    return {QStringLiteral("charts"),   QStringLiteral("sweep"), QStringLiteral("sensitivity"),
            QStringLiteral("roofline"), QStringLiteral("tasks"), QStringLiteral("scenarios"),
            QStringLiteral("working")};
}

EstimateTabs::Panel EstimateTabs::addPanel(QVBoxLayout *layout)
{
    Panel panel{new ChartView, new QLabel};
    panel.message->setAlignment(Qt::AlignCenter);
    panel.message->setWordWrap(true);
    panel.message->hide();
    connect(panel.chart, &ChartView::exportRequested, this,
            [this, chart = panel.chart] { emit exportRequested(chart); });
    layout->addWidget(scrolling(panel.chart), 1);
    layout->addWidget(panel.message, 1);
    return panel;
}

EstimateTabs::QuantityChoice EstimateTabs::makeQuantityChoice()
{
    QuantityChoice choice{new QLabel, new QComboBox};
    choice.label->setBuddy(choice.box);
    choice.box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(choice.box, &QComboBox::activated, this, [this, box = choice.box] {
        model::EstimateView view = m_workspace.estimateView();
        view.quantity = model::QuantityId(box->currentData().toInt());
        m_workspace.setEstimateView(view);
    });
    m_quantities << choice;
    return choice;
}

QWidget *EstimateTabs::makeChartsTab()
{
    auto *splitter = new QSplitter(Qt::Horizontal);
    for (ChartView **chart : {&m_speed, &m_memory}) {
        *chart = new ChartView;
        splitter->addWidget(*chart);
        connect(*chart, &ChartView::selectionChanged, &m_workspace, &model::Workspace::setSelectedIds);
        connect(*chart, &ChartView::exportRequested, this, [this, view = *chart] { emit exportRequested(view); });
    }
    splitter->setChildrenCollapsible(false);
    return scrolling(splitter);
}

QWidget *EstimateTabs::makeSweepTab()
{
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 4, 0, 0);
    auto *controls = new QHBoxLayout;
    const QuantityChoice choice = makeQuantityChoice();
    m_axisLabel = new QLabel;
    m_axis = new QComboBox;
    m_axisLabel->setBuddy(m_axis);
    m_axis->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_logarithmic = new QCheckBox;
    m_cancel = new QToolButton;
    m_cancel->hide();
    controls->addWidget(choice.label);
    controls->addWidget(choice.box);
    controls->addWidget(m_axisLabel);
    controls->addWidget(m_axis);
    controls->addWidget(m_logarithmic);
    controls->addStretch(1);
    controls->addWidget(m_cancel);
    layout->addLayout(controls);
    m_sweep = addPanel(layout);
    connect(m_sweep.chart, &ChartView::selectionChanged, &m_workspace, &model::Workspace::setSelectedIds);
    const auto change = [this](auto &&set) {
        model::EstimateView view = m_workspace.estimateView();
        set(view);
        m_workspace.setEstimateView(view);
    };
    connect(m_axis, &QComboBox::activated, this, [this, change] {
        change([this](model::EstimateView &view) { view.sweepAxis = model::SweepAxis(m_axis->currentData().toInt()); });
    });
    connect(m_logarithmic, &QCheckBox::clicked, this,
            [change](bool isOn) { change([isOn](model::EstimateView &view) { view.isLogarithmic = isOn; }); });
    connect(m_cancel, &QToolButton::clicked, this, [this] {
        stopSweep();
        showIn(m_sweep, std::nullopt, tr("Cancelled. Change something, or open this tab again."));
    });
    return page;
}

QWidget *EstimateTabs::makeSensitivityTab()
{
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 4, 0, 0);
    auto *controls = new QHBoxLayout;
    const QuantityChoice choice = makeQuantityChoice();
    controls->addWidget(choice.label);
    controls->addWidget(choice.box);
    controls->addStretch(1);
    layout->addLayout(controls);
    m_sensitivity = addPanel(layout);
    return page;
}

QWidget *EstimateTabs::makeScenariosTab()
{
    auto *page = new QWidget;
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 4, 0, 0);
    auto *controls = new QHBoxLayout;
    const QuantityChoice choice = makeQuantityChoice();
    m_pin = new QToolButton;
    m_swap = new QToolButton;
    m_unpin = new QToolButton;
    controls->addWidget(choice.label);
    controls->addWidget(choice.box);
    controls->addStretch(1);
    for (QToolButton *button : {m_pin, m_swap, m_unpin})
        controls->addWidget(button);
    layout->addLayout(controls);
    m_differences = new QTextBrowser;
    m_differences->setOpenLinks(false);
    auto *chartSide = new QWidget;
    auto *chartLayout = new QVBoxLayout(chartSide);
    chartLayout->setContentsMargins(0, 0, 0, 0);
    m_scenario = addPanel(chartLayout);
    auto *splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(m_differences);
    splitter->addWidget(chartSide);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({500, 500});
    layout->addWidget(splitter, 1);
    connect(m_pin, &QToolButton::clicked, this, [this] { m_workspace.setPinnedEstimate(m_workspace.estimateWords()); });
    connect(m_swap, &QToolButton::clicked, this, [this] { m_workspace.swapPinnedEstimate(); });
    connect(m_unpin, &QToolButton::clicked, this, [this] { m_workspace.setPinnedEstimate({}); });
    return page;
}

QList<ChartView *> EstimateTabs::charts() const
{
    return {m_speed, m_memory, m_sweep.chart, m_sensitivity.chart, m_roofline.chart, m_tasks.chart, m_scenario.chart};
}

ChartView *EstimateTabs::currentChart() const
{
    ChartView *first = nullptr;
    for (ChartView *chart : charts()) {
        if (chart->hasFocus())
            return chart;
        if (!first && chart->isVisible())
            first = chart;
    }
    return first ? first : m_speed;
}

void EstimateTabs::show(const EstimateScene &scene)
{
    m_scene = scene;
    std::ranges::fill(m_isStale, true);
    stopSweep();
    showQuantityChoices();
    refresh();
}

void EstimateTabs::refresh()
{
    const int tab = currentIndex();
    if (!m_scene.matrix || tab < 0 || !m_isStale[tab])
        return;
    m_isStale[tab] = false;
    switch (Tab(tab)) {
    case ChartsTab: showCharts(); break;
    case SweepTab: startSweep(); break;
    case SensitivityTab: showSensitivity(); break;
    case RooflineTab: showRoofline(); break;
    case TasksTab: showTasks(); break;
    case ScenariosTab: showScenarios(); break;
    case WorkingTab: showWorkingText(); break;
    }
}

model::QuantityId EstimateTabs::quantity() const
{
    const model::Task task = m_scene.matrix ? m_scene.matrix->task : model::Task::Inference;
    const QList<model::QuantityId> quantities = model::sweepQuantities(task);
    const model::QuantityId chosen = m_workspace.estimateView().quantity.value_or(quantities.first());
    return quantities.contains(chosen) ? chosen : quantities.first();
}

QString EstimateTabs::command() const
{
    return model::estimateCommand(m_workspace.estimateWords());
}

void EstimateTabs::showIn(const Panel &panel, const std::optional<ChartSpec> &spec, const QString &message)
{
    if (spec)
        panel.chart->setSpec(*spec);
    panel.message->setText(message);
    panel.message->setVisible(!spec);
    panel.chart->parentWidget()->parentWidget()->setVisible(spec.has_value()); // its scroll area
}

void EstimateTabs::showQuantityChoices()
{
    const model::Task task = m_scene.matrix->task;
    for (const QuantityChoice &choice : std::as_const(m_quantities)) {
        choice.box->clear();
        for (const model::QuantityId one : model::sweepQuantities(task))
            choice.box->addItem(model::quantityTitle(one), int(one));
        choice.box->setCurrentIndex(choice.box->findData(int(quantity())));
    }
    m_axis->clear();
    for (const model::SweepAxis axis : model::allSweepAxes())
        m_axis->addItem(model::sweepAxisName(axis, task), int(axis));
    m_axis->setCurrentIndex(m_axis->findData(int(m_workspace.estimateView().sweepAxis)));
    m_logarithmic->setChecked(m_workspace.estimateView().isLogarithmic);
}

void EstimateTabs::showCharts()
{
    m_speed->setSpec(speedChart(*m_scene.matrix, command()));
    m_memory->setSpec(memoryChart(*m_scene.matrix, command()));
}

/// What it would show is of another question.
void EstimateTabs::stopSweep()
{
    m_sweeping->stop();
    m_sweepLeft.clear();
    m_cancel->hide();
}

void EstimateTabs::startSweep()
{
    stopSweep();
    m_partialSweep = {};
    if (!m_scene.matrix->hasModel || m_scene.matrix->rows.empty())
        return showIn(m_sweep, std::nullopt,
                      tr("Choose a model and devices: this draws any figure over context, batch, devices or format."));
    for (const model::MatrixRow &row : m_scene.matrix->rows)
        m_sweepLeft << row.id;
    sweepFurther();
}

/// Sweeps device by device until the slice of time is over, and goes on after the event loop has had its turn.
void EstimateTabs::sweepFurther()
{
    QElapsedTimer slice;
    slice.start();
    const model::EstimateView &view = m_workspace.estimateView();
    while (!m_sweepLeft.isEmpty() && slice.elapsed() < sliceMilliseconds) {
        auto next = model::sweep(m_workspace.estimateWords(), {m_sweepLeft.takeFirst()},
                                 {.axis = view.sweepAxis, .quantity = quantity(), .points = sweepPoints},
                                 *m_scene.context);
        if (!next) {
            stopSweep();
            return showIn(m_sweep, std::nullopt, next.error().toText());
        }
        std::vector<model::SweepCurve> curves = std::move(m_partialSweep.curves);
        curves.push_back(std::move(next->curves.front()));
        const QString currency = m_partialSweep.currency;
        m_partialSweep = std::move(*next);
        m_partialSweep.curves = std::move(curves);
        if (m_partialSweep.currency.isEmpty())
            m_partialSweep.currency = currency;
    }
    m_cancel->setVisible(!m_sweepLeft.isEmpty());
    if (!m_sweepLeft.isEmpty()) {
        m_cancel->setText(tr("Cancel (%1 of %2)").arg(m_partialSweep.curves.size()).arg(m_scene.matrix->rows.size()));
        m_sweeping->start();
        return;
    }
    showIn(m_sweep, sweepChart(m_partialSweep, view.isLogarithmic, command()), {});
    m_sweep.chart->setSelectedIds(m_workspace.selectedIds());
}

void EstimateTabs::showSensitivity()
{
    if (!m_scene.chosen)
        return showIn(m_sensitivity, std::nullopt,
                      tr("Choose a model and devices: this says which assumption moves a figure the most."));
    const auto result = model::sensitivity(m_workspace.estimateWords(), m_scene.chosen->id, quantity(),
                                           *m_scene.context);
    if (result)
        showIn(m_sensitivity, sensitivityChart(*result, command()), {});
    else
        showIn(m_sensitivity, std::nullopt, result.error().message);
}

void EstimateTabs::showRoofline()
{
    model::ComparisonRequest request = m_workspace.request(model::MetricId::Flops);
    request.query = {}; // dense rates of the faster 16-bit format
    request.deviceIds.clear();
    request.baselineId.clear();
    QHash<QString, QList<model::RooflinePoint>> points;
    auto asked = model::requestFromWords(m_workspace.estimateWords(), *m_scene.context);
    for (const model::MatrixRow &row : m_scene.matrix->rows) {
        auto facts = m_scene.context->device(row.id);
        if (!asked || !facts || !m_workspace.catalogue().find(row.id))
            continue;
        request.deviceIds << row.id;
        asked->device = std::move(*facts);
        points.insert(row.id, model::rooflinePoints(*asked));
    }
    const auto roofs = request.deviceIds.isEmpty()
                           ? std::nullopt
                           : std::optional(plotChart(m_workspace.catalogue(), request,
                                                     {.kind = model::PlotKind::Roofline}, ChartScale::Logarithmic,
                                                     request.deviceIds));
    if (!roofs || !m_scene.matrix->hasModel)
        showIn(m_roofline, std::nullopt,
               tr("Choose a model and devices: this shows how near each phase comes to the roof of a device."));
    else if (*roofs)
        showIn(m_roofline, workRooflineChart(**roofs, points, *m_scene.matrix, command()), {});
    else
        showIn(m_roofline, std::nullopt, roofs->error().message);
}

void EstimateTabs::showTasks()
{
    if (!m_scene.chosen || !m_scene.matrix->hasModel)
        return showIn(m_tasks, std::nullopt,
                      tr("Choose a model and devices: this sets inference, fine-tuning and training side by side."));
    const auto costs = model::compareTasks(m_workspace.estimateWords(), m_scene.chosen->id, *m_scene.context);
    if (costs)
        showIn(m_tasks, tasksChart(*costs, m_scene.matrix->modelName, m_scene.chosen->name, command()), {});
    else
        showIn(m_tasks, std::nullopt, costs.error().toText());
}

void EstimateTabs::showScenarios()
{
    const model::RequestWords &pinned = m_workspace.pinnedEstimate();
    m_swap->setEnabled(!pinned.empty());
    m_unpin->setEnabled(!pinned.empty());
    if (pinned.empty()) {
        m_differences->setHtml(QString());
        m_differences->hide();
        return showIn(m_scenario, std::nullopt,
                      tr("Pin what is asked now as scenario A, then change the model, the format or anything else: "
                         "that is B, and "
                         "both stand here side by side."));
    }
    const auto before = model::askDevices(pinned, m_workspace.comparedIds(), *m_scene.context);
    m_differences->setVisible(true);
    if (!before) {
        m_differences->setHtml(before.error().toText().toHtmlEscaped());
        return showIn(m_scenario, std::nullopt, before.error().toText());
    }
    m_differences->setHtml(scenarioHtml(pinned, m_workspace.estimateWords(), *before, *m_scene.matrix));
    const bool canCompare = model::isTraining(before->task) == model::isTraining(m_scene.matrix->task);
    if (canCompare)
        showIn(m_scenario, scenarioChart(*before, *m_scene.matrix, quantity(), command()), {});
    else
        showIn(m_scenario, std::nullopt,
               tr("One scenario is inference and the other training: their figures are not of one kind."));
}

void EstimateTabs::showWorkingText()
{
    const model::MatrixRow *row = m_scene.chosen;
    auto asked = model::requestFromWords(m_workspace.estimateWords(), *m_scene.context);
    if (!row || !row->answer || !asked) {
        m_working->setHtml(QString());
        return;
    }
    if (auto facts = m_scene.context->device(row->id))
        asked->device = std::move(*facts);
    m_working->setHtml(workingHtml(*row, model::workingOf(*asked, *row->answer)));
}

void EstimateTabs::showWorking(model::QuantityId quantity)
{
    setCurrentIndex(WorkingTab);
    refresh();
    m_working->scrollToAnchor(
        QString::fromUtf8(model::quantityName(quantity).data(), qsizetype(model::quantityName(quantity).size())));
}

void EstimateTabs::openLink(const QUrl &link)
{
    if (link.scheme() == QLatin1StringView("edit"))
        editAssumption(link.path());
    else if (link.hasFragment() && link.scheme().isEmpty())
        m_working->scrollToAnchor(link.fragment());
    else
        QDesktopServices::openUrl(link);
}

/// The field of the form, where the assumption stands.
void EstimateTabs::editAssumption(const QString &key)
{
    const auto &fields = model::requestFields();
    const auto field = std::ranges::find(fields, key, &model::RequestField::key);
    if (field == fields.end() || !m_scene.chosen || !m_scene.chosen->answer)
        return;
    QString assumed;
    for (const auto &[name, value] : m_scene.chosen->answer->assumed) {
        if (name == key)
            assumed = model::assumedText(value);
    }
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(model::fieldLabel(*field));
    auto *editor = new FieldRow(*field);
    editor->show(model::wordOf(m_workspace.estimateWords(), key), assumed);
    editor->setMinimumWidth(fontMetrics().averageCharWidth() * 60);
    editor->setContentsMargins(8, 6, 8, 6);
    auto *action = new QWidgetAction(menu);
    action->setDefaultWidget(editor);
    menu->addAction(action);
    connect(editor, &FieldRow::edited, this, [this, menu](const QString &name, const QString &word) {
        m_workspace.setEstimateWord(name, word);
        menu->close();
    });
    menu->popup(QCursor::pos());
    if (auto *line = editor->findChild<QLineEdit *>()) {
        line->setFocus(Qt::PopupFocusReason);
        line->selectAll();
    }
}

void EstimateTabs::retranslate()
{
    const QList<std::pair<Tab, QString>> titles = {
        {ChartsTab, tr("Charts")},     {SweepTab, tr("Sweep")}, {SensitivityTab, tr("What moves it")},
        {RooflineTab, tr("Roofline")}, {TasksTab, tr("Tasks")}, {ScenariosTab, tr("A and B")},
        {WorkingTab, tr("Working")}};
    for (const auto &[tab, title] : titles)
        setTabText(tab, title);
    setTabToolTip(SweepTab, tr("Any figure over context, batch, devices or format, a curve a device"));
    setTabToolTip(SensitivityTab, tr("Which assumption moves a figure of the chosen device the most"));
    setTabToolTip(RooflineTab, tr("How near prefill and decode come to the roofs of the devices"));
    setTabToolTip(TasksTab, tr("Inference, fine-tuning and training on the chosen device"));
    setTabToolTip(ScenariosTab, tr("Two scenarios side by side"));
    setTabToolTip(WorkingTab, tr("Formulas with the figures put in, assumptions and sources"));
    setAccessibleName(tr("Charts and working"));
    tabBar()->setAccessibleName(tr("Charts and working"));
    for (const QuantityChoice &choice : std::as_const(m_quantities)) {
        choice.label->setText(tr("&Figure:"));
        choice.box->setAccessibleName(tr("Figure"));
    }
    m_axisLabel->setText(tr("&over:"));
    m_axis->setAccessibleName(tr("What is varied"));
    m_logarithmic->setText(tr("Logarithmic"));
    m_pin->setText(tr("Pin as A"));
    m_pin->setToolTip(tr("Keeps what is asked now, to compare what you ask next with it"));
    m_swap->setText(tr("Swap A and B"));
    m_unpin->setText(tr("Unpin"));
    m_working->setAccessibleName(tr("What stands behind the figures"));
    m_differences->setAccessibleName(tr("How the scenarios differ"));
    std::ranges::fill(m_isStale, true);
}

} // namespace ui
