// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The Compare page: four charts of the compared devices, and the controls that all four follow.
#pragma once

#include "model/workspace/workspace.h"
#include "ui/charts/chartspec.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QScrollArea;

namespace ui {

class ChartPanel;
class ChartView;

class ComparePage : public QWidget
{
    Q_OBJECT

public:
    static constexpr int chartCount = static_cast<int>(model::WorkspaceState::plotCount);

    /// The workspace must outlive the page.
    explicit ComparePage(model::Workspace &workspace, QWidget *parent = nullptr);

    [[nodiscard]] QList<ChartView *> charts() const;
    /// The chart that has, or last had, the keyboard focus.
    [[nodiscard]] ChartView *currentChart() const;

signals:
    void exportRequested(ui::ChartView *chart);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void retranslate();
    void buildControls();
    void fillChoices();
    void fillBaselines();
    void showChoices();
    void updateChart(ChartPanel &panel);
    void updateCharts();
    void updatePlots();
    void showEnlarged();
    void arrange();
    template<class Change>
    void applyQuery(Change change);

    model::Workspace &m_workspace;
    QWidget *m_controls;
    QLabel *m_formatLabel;
    QComboBox *m_format;
    QComboBox *m_sparsity;
    QLabel *m_priceLabel;
    QComboBox *m_priceKind;
    QComboBox *m_currency;
    QLabel *m_baselineLabel;
    QComboBox *m_baseline;
    QLabel *m_orderLabel;
    QComboBox *m_order;
    QCheckBox *m_logarithmic;
    QScrollArea *m_scroll;
    QWidget *m_grid;
    QGridLayout *m_gridLayout;
    int m_columns = 0;
    int m_enlarged = -1; ///< as shown
    std::array<ChartPanel *, chartCount> m_panels{};
    int m_currentChart = 0;
};

} // namespace ui
