// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A chart with the choices of its kind and metrics above it.
#pragma once

#include "model/compare/plotkind.h"
#include "ui/charts/chartview.h"

#include <QFrame>

class QActionGroup;
class QComboBox;
class QLabel;
class QToolButton;

namespace ui {

class ChartPanel : public QFrame
{
    Q_OBJECT

public:
    explicit ChartPanel(const model::PlotSettings &settings, QWidget *parent = nullptr);

    [[nodiscard]] const model::PlotSettings &settings() const { return m_settings; }
    void setSettings(const model::PlotSettings &settings);
    [[nodiscard]] ChartView *chart() const { return m_chart; }
    /// What the chart fixes beside its metric, behind the choice: "FP16 or BF16, dense".
    void setQualifier(const QString &text);
    /// Whether the panel fills the page.
    void setEnlarged(bool isEnlarged);

signals:
    /// A person has chosen something else to show; setSettings() shows it.
    void settingsChosen(const model::PlotSettings &settings);
    void enlargeRequested(bool isEnlarged);
    void focused();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void createKinds();
    void showSettings();
    void fitQualifier();
    void retranslate();
    template<class Change>
    void choose(Change change);

    model::PlotSettings m_settings;
    QToolButton *m_kind;
    QActionGroup *m_kinds;
    QComboBox *m_metric;
    QLabel *m_against;
    QComboBox *m_horizontal;
    QLabel *m_qualifier;
    QAction *m_enlargeAction;
    QToolButton *m_enlarge;
    QToolButton *m_table;
    QToolButton *m_copy;
    QToolButton *m_save;
    ChartView *m_chart;
};

} // namespace ui
