// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A chart with the choice of its metric above it.
#pragma once

#include "model/metric/metric.h"
#include "ui/charts/chartview.h"

#include <QFrame>

class QComboBox;
class QLabel;
class QToolButton;

namespace ui {

class ChartPanel : public QFrame
{
    Q_OBJECT

public:
    explicit ChartPanel(model::MetricId metric, QWidget *parent = nullptr);

    [[nodiscard]] model::MetricId metric() const { return m_metric; }
    void setMetric(model::MetricId metric);
    [[nodiscard]] ChartView *chart() const { return m_chart; }
    /// What the chart fixes beside its metric, behind the choice: "FP16 or BF16, dense".
    void setQualifier(const QString &text);

signals:
    /// A person has chosen another metric; setMetric() shows it.
    void metricChosen(model::MetricId metric);
    void focused();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();

    model::MetricId m_metric;
    QComboBox *m_choice;
    QLabel *m_qualifier;
    QToolButton *m_table;
    QToolButton *m_copy;
    QToolButton *m_save;
    ChartView *m_chart;
};

} // namespace ui
