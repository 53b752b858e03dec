// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "comparepage.h"

#include "chartpanel.h"
#include "plotchart.h"

#include "ui/shell/flowlayout.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace ui {

namespace {

/// Chooses the item with this data without telling anybody. The box is as wide as what it shows, which is never cut; the
/// longest of all choices would leave no room beside it.
void showChoice(QComboBox *box, const QString &id)
{
    const QSignalBlocker blocker(box);
    box->setCurrentIndex(box->findData(id));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    const int letter = box->fontMetrics().horizontalAdvance(QLatin1Char('X')); // what Qt measures the length in
    const int unusedIcon = box->iconSize().width(); // Qt leaves room for one that no choice has
    box->setMinimumContentsLength((box->fontMetrics().horizontalAdvance(box->currentText()) - unusedIcon) / letter + 1);
}

/// What a chart fixes beside its metric; the number formats are all there, dense and sparse.
QString qualifierOf(const model::PlotSettings &settings, model::MetricQuery query)
{
    if (settings.kind == model::PlotKind::Formats)
        return {};
    if (settings.kind == model::PlotKind::Roofline)
        query.metric = model::MetricId::Flops;
    return model::metricQualifier(query);
}

void showChecked(QCheckBox *box, bool checked)
{
    const QSignalBlocker blocker(box);
    box->setChecked(checked);
}

} // namespace

ComparePage::ComparePage(model::Workspace &workspace, QWidget *parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_controls(new QWidget(this)),
      m_formatLabel(new QLabel(m_controls)),
      m_format(new QComboBox(m_controls)),
      m_sparsity(new QComboBox(m_controls)),
      m_priceLabel(new QLabel(m_controls)),
      m_priceKind(new QComboBox(m_controls)),
      m_currency(new QComboBox(m_controls)),
      m_baselineLabel(new QLabel(m_controls)),
      m_baseline(new QComboBox(m_controls)),
      m_orderLabel(new QLabel(m_controls)),
      m_order(new QComboBox(m_controls)),
      m_logarithmic(new QCheckBox(m_controls)),
      m_scroll(new QScrollArea(this)),
      m_grid(new QWidget),
      m_gridLayout(new QGridLayout(m_grid))
{
    buildControls();
    m_gridLayout->setContentsMargins(6, 0, 6, 6);
    m_gridLayout->setSpacing(6);
    for (int i = 0; i < chartCount; ++i) {
        auto *panel = new ChartPanel(m_workspace.plots().at(i), m_grid);
        m_panels[static_cast<std::size_t>(i)] = panel;
        connect(panel, &ChartPanel::settingsChosen, this,
                [this, i](const model::PlotSettings &settings) { m_workspace.setPlot(i, settings); });
        connect(panel, &ChartPanel::enlargeRequested, this, [this, i](bool isEnlarged) { m_workspace.setEnlargedPlot(isEnlarged ? i : -1); });
        connect(panel, &ChartPanel::focused, this, [this, i] { m_currentChart = i; });
        connect(panel->chart(), &ChartView::selectionChanged, &m_workspace, &model::Workspace::setSelectedIds);
        connect(panel->chart(), &ChartView::exportRequested, this, [this, panel] { emit exportRequested(panel->chart()); });
    }
    m_scroll->setWidget(m_grid);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_controls);
    layout->addWidget(m_scroll, 1);

    connect(&m_workspace, &model::Workspace::comparedChanged, this, [this] {
        fillBaselines();
        updateCharts();
    });
    connect(&m_workspace, &model::Workspace::settingsChanged, this, [this] {
        showChoices();
        updateCharts();
    });
    connect(&m_workspace, &model::Workspace::plotsChanged, this, &ComparePage::updatePlots);
    connect(&m_workspace, &model::Workspace::selectionChanged, this, [this] {
        for (ChartView *chart : charts())
            chart->setSelectedIds(m_workspace.selectedIds());
    });
    arrange();
    showEnlarged();
    retranslate();
}

void ComparePage::buildControls()
{
    auto *layout = new FlowLayout(m_controls);
    layout->setContentsMargins(6, 6, 6, 6);
    const auto addGroup = [&](std::initializer_list<QWidget *> widgets) {
        auto *group = new QWidget(m_controls);
        auto *row = new QHBoxLayout(group);
        row->setContentsMargins(0, 0, 6, 0);
        row->setSpacing(4);
        for (QWidget *widget : widgets)
            row->addWidget(widget);
        layout->addWidget(group);
    };
    addGroup({m_formatLabel, m_format, m_sparsity});
    addGroup({m_priceLabel, m_priceKind, m_currency});
    addGroup({m_baselineLabel, m_baseline});
    addGroup({m_orderLabel, m_order});
    addGroup({m_logarithmic});
    m_formatLabel->setBuddy(m_format);
    m_priceLabel->setBuddy(m_priceKind);
    m_baselineLabel->setBuddy(m_baseline);
    m_orderLabel->setBuddy(m_order);

    connect(m_format, &QComboBox::activated, this, [this] {
        applyQuery([this](model::MetricQuery &query) { query.format = *model::formatChoiceFromId(m_format->currentData().toString()); });
    });
    connect(m_sparsity, &QComboBox::activated, this, [this] {
        applyQuery([this](model::MetricQuery &query) {
            query.sparsity = *model::sparsityChoiceFromId(m_sparsity->currentData().toString());
        });
    });
    connect(m_priceKind, &QComboBox::activated, this, [this] {
        applyQuery([this](model::MetricQuery &query) { query.priceKind = *model::priceChoiceFromId(m_priceKind->currentData().toString()); });
    });
    connect(m_currency, &QComboBox::activated, this, [this] {
        applyQuery([this](model::MetricQuery &query) { query.currency = *model::currencyFromCode(m_currency->currentData().toString()); });
    });
    connect(m_baseline, &QComboBox::activated, this, [this] { m_workspace.setBaselineId(m_baseline->currentData().toString()); });
    connect(m_order, &QComboBox::activated, this, [this] {
        m_workspace.setOrder(*model::rowOrderFromId(m_order->currentData().toString()));
    });
    connect(m_logarithmic, &QCheckBox::toggled, this, [this](bool on) { m_workspace.setLogarithmic(on); });
}

template<class Change>
void ComparePage::applyQuery(Change change)
{
    model::MetricQuery query = m_workspace.query();
    change(query);
    m_workspace.setQuery(query);
}

void ComparePage::retranslate()
{
    m_formatLabel->setText(tr("FL&OPS of"));
    m_sparsity->setAccessibleName(tr("Dense or sparse"));
    m_sparsity->setToolTip(
        tr("Rates with structured sparsity, where vendors state them. They are not comparable with dense rates."));
    m_priceLabel->setText(tr("Pri&ce"));
    m_baselineLabel->setText(tr("&Relative to"));
    m_orderLabel->setText(tr("Sort &by"));
    m_logarithmic->setText(tr("&Logarithmic"));
    m_logarithmic->setToolTip(tr("Axes in decades: for devices that differ by orders of magnitude"));
    m_format->setToolTip(tr("Number format of the compute rates"));
    m_format->setAccessibleName(tr("Number format"));
    m_priceKind->setToolTip(tr("Best known: list price, else street price, else the price of the whole system"));
    m_priceKind->setAccessibleName(tr("Kind of price"));
    m_currency->setAccessibleName(tr("Currency"));
    m_currency->setToolTip(tr("Prices are converted at the yearly mean of their own year"));
    m_baseline->setAccessibleName(tr("Baseline"));
    m_order->setAccessibleName(tr("Order of the bars"));
    m_scroll->setAccessibleName(tr("Charts"));
    fillChoices();
    fillBaselines();
    updateCharts();
}

void ComparePage::fillChoices()
{
    const auto fill = [](QComboBox *box, const QStringList &ids, auto nameOf) {
        const QSignalBlocker blocker(box);
        box->clear();
        for (const QString &id : ids)
            box->addItem(nameOf(id), id);
    };
    fill(m_format, model::formatChoiceIds(), [](const QString &id) { return model::formatChoiceName(*model::formatChoiceFromId(id)); });
    fill(m_sparsity, model::sparsityChoiceIds(),
         [](const QString &id) { return model::sparsityChoiceName(*model::sparsityChoiceFromId(id)); });
    fill(m_priceKind, model::priceChoiceIds(), [](const QString &id) { return model::priceChoiceName(*model::priceChoiceFromId(id)); });
    fill(m_currency, model::currencyCodes(), [](const QString &id) { return id; });
    const QHash<QString, QString> orders = {{QStringLiteral("value"), tr("value")}, {QStringLiteral("name"), tr("name")},
                                            {QStringLiteral("given"), tr("order of choice")}};
    fill(m_order, {QStringLiteral("value"), QStringLiteral("name"), QStringLiteral("given")}, [&](const QString &id) { return orders[id]; });
    showChoices();
}

void ComparePage::fillBaselines()
{
    const QSignalBlocker blocker(m_baseline);
    m_baseline->clear();
    m_baseline->addItem(tr("nothing (absolute)"), QString());
    for (const QString &id : m_workspace.comparedIds())
        m_baseline->addItem(m_workspace.catalogue().find(id)->name, id);
    showChoice(m_baseline, m_workspace.baselineId());
}

void ComparePage::showChoices()
{
    showChoice(m_format, model::formatChoiceId(m_workspace.query().format));
    showChoice(m_priceKind, model::priceChoiceId(m_workspace.query().priceKind));
    showChoice(m_currency, model::currencyCode(m_workspace.query().currency));
    showChoice(m_baseline, m_workspace.baselineId());
    showChoice(m_order, model::rowOrderId(m_workspace.order()));
    showChoice(m_sparsity, model::sparsityChoiceId(m_workspace.query().sparsity));
    showChecked(m_logarithmic, m_workspace.isLogarithmic());
}

void ComparePage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_workspace.enlargedPlot() >= 0)
        m_workspace.setEnlargedPlot(-1);
    else
        QWidget::keyPressEvent(event);
}

QList<ChartView *> ComparePage::charts() const
{
    QList<ChartView *> charts;
    for (const ChartPanel *panel : m_panels)
        charts << panel->chart();
    return charts;
}

ChartView *ComparePage::currentChart() const
{
    return m_panels[static_cast<std::size_t>(m_currentChart)]->chart();
}

void ComparePage::updateChart(ChartPanel &panel)
{
    const model::PlotSettings &settings = panel.settings();
    const model::ComparisonRequest request = m_workspace.request(settings.metric);
    const ChartScale scale = m_workspace.isLogarithmic() ? ChartScale::Logarithmic : ChartScale::Linear;
    const auto spec = plotChart(m_workspace.catalogue(), request, settings, scale, m_workspace.comparedIds());
    Q_ASSERT(spec); // only known devices are compared, each once, and the baseline is one of them
    panel.setQualifier(qualifierOf(settings, request.query));
    panel.chart()->setSpec(*spec);
    panel.chart()->setSelectedIds(m_workspace.selectedIds());
}

void ComparePage::updateCharts()
{
    for (ChartPanel *panel : m_panels)
        updateChart(*panel);
}

void ComparePage::updatePlots()
{
    for (int i = 0; i < chartCount; ++i) {
        ChartPanel &panel = *m_panels[static_cast<std::size_t>(i)];
        if (panel.settings() == m_workspace.plots().at(i))
            continue;
        panel.setSettings(m_workspace.plots().at(i));
        updateChart(panel);
    }
    showEnlarged();
}

/// Leaves one chart on the page, or brings all back; the keyboard stays with the chart.
void ComparePage::showEnlarged()
{
    if (m_enlarged == m_workspace.enlargedPlot())
        return;
    ChartView *current = m_workspace.enlargedPlot() < 0 ? currentChart() : charts().at(m_workspace.enlargedPlot());
    m_enlarged = m_workspace.enlargedPlot();
    m_columns = 0;
    arrange();
    for (int i = 0; i < chartCount; ++i) {
        ChartPanel *panel = m_panels[static_cast<std::size_t>(i)];
        panel->setEnlarged(i == m_enlarged);
        panel->setVisible(m_enlarged < 0 || i == m_enlarged);
    }
    current->setFocus();
}

void ComparePage::arrange()
{
    // Two by two, or one below the other where two would squeeze names and bars.
    const int narrow = 110 * fontMetrics().horizontalAdvance(QLatin1Char('x'));
    const int columns = width() >= narrow && m_enlarged < 0 ? 2 : 1;
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (ChartPanel *panel : m_panels)
        m_gridLayout->removeWidget(panel);
    for (int i = 0; i < chartCount; ++i) {
        if (m_enlarged < 0 || i == m_enlarged)
            m_gridLayout->addWidget(m_panels[static_cast<std::size_t>(i)], i / columns, i % columns);
    }
    for (int column = 0; column < 2; ++column)
        m_gridLayout->setColumnStretch(column, column < columns ? 1 : 0);
}

void ComparePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void ComparePage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace ui
