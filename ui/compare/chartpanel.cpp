// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chartpanel.h"

#include "ui/shell/icons.h"

#include <QAction>
#include <QActionGroup>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

namespace {

/// Chooses the item with this data without telling anybody.
void showChoice(QComboBox *box, model::MetricId metric)
{
    const QSignalBlocker blocker(box);
    box->setCurrentIndex(box->findData(static_cast<int>(metric)));
}

model::MetricId chosenMetric(const QComboBox *box)
{
    return static_cast<model::MetricId>(box->currentData().toInt());
}

} // namespace

ChartPanel::ChartPanel(const model::PlotSettings &settings, QWidget *parent)
    : QFrame(parent),
      m_settings(settings),
      m_kind(new QToolButton(this)),
      m_kinds(new QActionGroup(this)),
      m_metric(new QComboBox(this)),
      m_against(new QLabel(this)),
      m_horizontal(new QComboBox(this)),
      m_qualifier(new QLabel(this)),
      m_enlargeAction(new QAction(this)),
      m_enlarge(new QToolButton(this)),
      m_table(new QToolButton(this)),
      m_copy(new QToolButton(this)),
      m_save(new QToolButton(this)),
      m_chart(new ChartView(this))
{
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);

    QFont bold = m_metric->font();
    bold.setBold(true);
    m_metric->setFont(bold);
    for (QComboBox *box : {m_metric, m_horizontal}) {
        box->setMaxVisibleItems(static_cast<int>(model::allMetrics().size()));
    }
    m_horizontal->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_horizontal->setMinimumContentsLength(6);
    m_horizontal->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_chart->setCompact(true); // the choice of the metric above is its title
    m_chart->installEventFilter(this);
    createKinds();

    auto *header = new QHBoxLayout;
    header->setContentsMargins(6, 4, 4, 0);
    header->setSpacing(4);
    m_qualifier->setForegroundRole(QPalette::PlaceholderText);
    m_qualifier->setMinimumWidth(1); // so that it does not hold a panel wide that gets narrower: see fitQualifier()
    header->addWidget(m_kind);
    header->addWidget(m_metric);
    header->addWidget(m_against);
    header->addWidget(m_horizontal);
    header->addSpacing(2);
    header->addWidget(m_qualifier);
    header->addStretch(1);
    for (QToolButton *button : {m_enlarge, m_table, m_copy, m_save}) {
        button->setAutoRaise(true);
        header->addWidget(button);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(header);
    layout->addWidget(m_chart, 1);

    m_table->setCheckable(true);
    m_enlarge->setDefaultAction(m_enlargeAction);
    m_enlargeAction->setCheckable(true);
    m_enlargeAction->setShortcut(QKeySequence(Qt::Key_F));
    m_enlargeAction->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_chart->addAction(m_enlargeAction);
    m_chart->setPageActions({m_enlargeAction});
    connect(m_enlargeAction, &QAction::triggered, this, &ChartPanel::enlargeRequested);
    connect(m_metric, &QComboBox::activated, this, [this] {
        choose([this](model::PlotSettings &chosen) { chosen.metric = chosenMetric(m_metric); });
    });
    connect(m_horizontal, &QComboBox::activated, this, [this] {
        choose([this](model::PlotSettings &chosen) { chosen.horizontal = chosenMetric(m_horizontal); });
    });
    connect(m_table, &QToolButton::toggled, m_chart, &ChartView::setTableShown);
    connect(m_chart, &ChartView::tableShownChanged, this, [this](bool shown) {
        m_table->setChecked(shown);
        choose([shown](model::PlotSettings &chosen) { chosen.isTable = shown; });
    });
    connect(m_copy, &QToolButton::clicked, m_chart->copyAction(), &QAction::trigger);
    connect(m_save, &QToolButton::clicked, m_chart->saveAction(), &QAction::trigger);
    retranslate();
}

void ChartPanel::createKinds()
{
    auto *menu = new QMenu(m_kind);
    for (const model::PlotKind kind : model::allPlotKinds()) {
        QAction *action = menu->addAction(QString());
        action->setCheckable(true);
        action->setData(static_cast<int>(kind));
        m_kinds->addAction(action);
        connect(action, &QAction::triggered, this, [this, kind] {
            choose([kind](model::PlotSettings &chosen) { chosen.kind = kind; });
        });
    }
    m_kind->setMenu(menu);
    m_kind->setPopupMode(QToolButton::InstantPopup);
    m_kind->setAutoRaise(true);
    m_kind->setFocusPolicy(Qt::StrongFocus);
}

template<class Change>
void ChartPanel::choose(Change change)
{
    model::PlotSettings chosen = m_settings;
    change(chosen);
    if (chosen != m_settings)
        emit settingsChosen(chosen);
    else
        showSettings(); // a menu lets the checked action be unchecked
}

void ChartPanel::setSettings(const model::PlotSettings &settings)
{
    m_settings = settings;
    showSettings();
}

void ChartPanel::showSettings()
{
    showChoice(m_metric, m_settings.metric);
    showChoice(m_horizontal, m_settings.horizontal);
    m_metric->setVisible(model::usesMetric(m_settings.kind));
    const bool isScatter = m_settings.kind == model::PlotKind::Scatter;
    m_against->setVisible(isScatter);
    m_horizontal->setVisible(isScatter);
    const bool hasName = !model::usesMetric(m_settings.kind); // which no choice beside it says
    m_kind->setText(model::plotKindName(m_settings.kind));
    m_kind->setToolButtonStyle(hasName ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    fitQualifier();
    // Two choices share what one has for itself; in a narrow panel they are cut, and their tips have the whole names.
    constexpr int shortest = 6; // letters
    constexpr int longest = 30;
    m_metric->setSizeAdjustPolicy(isScatter ? QComboBox::AdjustToMinimumContentsLengthWithIcon : QComboBox::AdjustToContents);
    m_horizontal->setMaximumWidth(longest * fontMetrics().averageCharWidth());
    m_metric->setMaximumWidth(isScatter ? m_horizontal->maximumWidth() : QWIDGETSIZE_MAX);
    m_metric->setMinimumContentsLength(isScatter ? shortest : 0);
    m_metric->setSizePolicy(isScatter ? QSizePolicy::Expanding : QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_kind->setIcon(themedIcon(QStringLiteral("plot-") + model::plotKindId(m_settings.kind), palette()));
    for (QAction *action : m_kinds->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(m_settings.kind));
    m_chart->setTableShown(m_settings.isTable);
    m_metric->setToolTip(m_qualifier->text().isEmpty() ? tr("What this chart shows: %1").arg(model::metricName(m_settings.metric))
                                                             : tr("What this chart shows: %1, %2").arg(model::metricName(m_settings.metric), m_qualifier->text()));
    m_horizontal->setToolTip(tr("What it is set against: %1").arg(model::metricName(m_settings.horizontal)));
}

void ChartPanel::setQualifier(const QString &text)
{
    m_qualifier->setText(text);
    m_qualifier->setToolTip(text);
    fitQualifier();
}

/// The words are there in whole or not at all; the choice of the metric has them in its tip.
void ChartPanel::fitQualifier()
{
    if (!layout())
        return; // still being made
    int room = width() - layout()->itemAt(0)->layout()->contentsMargins().left();
    for (const QWidget *widget : std::initializer_list<QWidget *>{m_kind, m_metric, m_enlarge, m_table, m_copy, m_save}) {
        constexpr int spacing = 6;
        if (!widget->isHidden())
            room -= widget->sizeHint().width() + spacing;
    }
    m_qualifier->setVisible(m_settings.kind != model::PlotKind::Scatter && room >= m_qualifier->sizeHint().width());
}

void ChartPanel::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fitQualifier();
}

void ChartPanel::setEnlarged(bool isEnlarged)
{
    m_enlargeAction->setChecked(isEnlarged);
}

void ChartPanel::retranslate()
{
    for (QComboBox *box : {m_metric, m_horizontal}) {
        const QSignalBlocker blocker(box);
        box->clear();
        for (const model::MetricInfo &info : model::allMetrics())
            box->addItem(model::metricName(info.metric), static_cast<int>(info.metric));
    }
    m_metric->setAccessibleName(tr("Metric of this chart"));
    m_horizontal->setAccessibleName(tr("Horizontal axis of this chart"));
    m_against->setText(tr("against", "between the metrics of two axes"));
    m_kind->setAccessibleName(tr("Kind of this chart"));
    m_kind->setToolTip(tr("Kind of this chart"));
    for (QAction *action : m_kinds->actions()) {
        const auto kind = static_cast<model::PlotKind>(action->data().toInt());
        action->setText(model::plotKindName(kind));
        action->setIcon(themedIcon(QStringLiteral("plot-") + model::plotKindId(kind), palette()));
    }
    const auto describe = [this](QToolButton *button, const QString &icon, const QString &text) {
        button->setIcon(themedIcon(icon, palette()));
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    m_enlargeAction->setText(tr("&Fill the Page"));
    m_enlargeAction->setIcon(themedIcon(QStringLiteral("enlarge"), palette()));
    m_enlargeAction->setToolTip(tr("Fill the page with this chart (F); Esc goes back"));
    m_enlarge->setAccessibleName(tr("Fill the page with this chart (F); Esc goes back"));
    describe(m_table, QStringLiteral("table"), tr("Show as table (T)"));
    describe(m_copy, QStringLiteral("copy"), tr("Copy picture and data (Ctrl+C)"));
    describe(m_save, QStringLiteral("save-picture"), tr("Save this chart as a picture or as data"));
    showSettings();
}

void ChartPanel::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

bool ChartPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_chart && event->type() == QEvent::FocusIn)
        emit focused();
    return QFrame::eventFilter(watched, event);
}

} // namespace ui
