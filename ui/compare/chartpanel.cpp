// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chartpanel.h"

#include "ui/shell/icons.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

int indexOf(model::MetricId metric)
{
    const auto &metrics = model::allMetrics();
    return static_cast<int>(std::ranges::find(metrics, metric, &model::MetricInfo::metric) - metrics.begin());
}

} // namespace

ChartPanel::ChartPanel(model::MetricId metric, QWidget *parent)
    : QFrame(parent),
      m_metric(metric),
      m_choice(new QComboBox(this)),
      m_qualifier(new QLabel(this)),
      m_table(new QToolButton(this)),
      m_copy(new QToolButton(this)),
      m_save(new QToolButton(this)),
      m_chart(new ChartView(this))
{
    setFrameShape(QFrame::StyledPanel);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);

    QFont bold = m_choice->font();
    bold.setBold(true);
    m_choice->setFont(bold);
    m_choice->setMaxVisibleItems(static_cast<int>(model::allMetrics().size()));
    m_chart->setCompact(true); // the choice of the metric above is its title
    m_chart->installEventFilter(this);

    auto *header = new QHBoxLayout;
    header->setContentsMargins(6, 4, 4, 0);
    m_qualifier->setForegroundRole(QPalette::PlaceholderText);
    header->addWidget(m_choice);
    header->addSpacing(6);
    header->addWidget(m_qualifier, 1);
    for (QToolButton *button : {m_table, m_copy, m_save}) {
        button->setAutoRaise(true);
        header->addWidget(button);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(header);
    layout->addWidget(m_chart, 1);

    m_table->setCheckable(true);
    connect(m_choice, &QComboBox::activated, this,
            [this](int index) { emit metricChosen(model::allMetrics().at(index).metric); });
    connect(m_table, &QToolButton::toggled, m_chart, &ChartView::setTableShown);
    connect(m_chart, &ChartView::tableShownChanged, m_table, &QToolButton::setChecked);
    connect(m_copy, &QToolButton::clicked, m_chart->copyAction(), &QAction::trigger);
    connect(m_save, &QToolButton::clicked, m_chart->saveAction(), &QAction::trigger);
    retranslate();
}

void ChartPanel::setMetric(model::MetricId metric)
{
    m_metric = metric;
    m_choice->setCurrentIndex(indexOf(metric));
}

void ChartPanel::setQualifier(const QString &text)
{
    m_qualifier->setText(text);
    m_qualifier->setToolTip(text);
}

void ChartPanel::retranslate()
{
    m_choice->clear();
    for (const model::MetricInfo &info : model::allMetrics())
        m_choice->addItem(model::metricName(info.metric));
    m_choice->setCurrentIndex(indexOf(m_metric));
    m_choice->setAccessibleName(tr("Metric of this chart"));
    m_choice->setToolTip(tr("What this chart shows"));
    const auto describe = [this](QToolButton *button, const QString &icon, const QString &text) {
        button->setIcon(themedIcon(icon, palette()));
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    describe(m_table, QStringLiteral("table"), tr("Show as table (T)"));
    describe(m_copy, QStringLiteral("copy"), tr("Copy picture and data (Ctrl+C)"));
    describe(m_save, QStringLiteral("save-picture"), tr("Save this chart as a picture or as data"));
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
