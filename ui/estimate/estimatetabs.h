// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What stands behind the answers of the Estimate page, a tab each: charts, a sweep, what moves a figure, the roofline, the
/// tasks beside each other, two scenarios, and the working. Only the tab in sight is computed.
#pragma once

#include "model/estimate/devicematrix.h"
#include "model/estimate/sweep.h"
#include "model/workspace/workspace.h"

#include <QTabWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QTextBrowser;
class QTimer;
class QToolButton;
class QVBoxLayout;

namespace ui {

class ChartView;
struct ChartSpec;

/// What the tabs look at. All must outlive the next call of EstimateTabs::show().
struct EstimateScene
{
    const model::DeviceMatrix *matrix = nullptr;
    const model::MatrixRow *chosen = nullptr; ///< nullptr: none has an answer
    const model::RequestContext *context = nullptr;
};

class EstimateTabs : public QTabWidget
{
    Q_OBJECT

public:
    enum Tab { ChartsTab, SweepTab, SensitivityTab, RooflineTab, TasksTab, ScenariosTab, WorkingTab };

    /// The workspace must outlive the tabs.
    explicit EstimateTabs(model::Workspace &workspace, QWidget *parent = nullptr);

    /// "charts", "sweep", … in the order of the tabs.
    [[nodiscard]] static QStringList tabIds();
    void showTab(const QString &id) { setCurrentIndex(int(tabIds().indexOf(id))); }

    void show(const EstimateScene &scene);
    /// Opens the formula of a quantity.
    void showWorking(model::QuantityId quantity);
    /// A sweep goes on when the event loop has had its turn.
    [[nodiscard]] bool isWorking() const { return !m_sweepLeft.isEmpty(); }
    /// Of all tabs.
    [[nodiscard]] QList<ChartView *> charts() const;
    /// The one in sight with the keyboard's focus, else the first in sight, else that of speed.
    [[nodiscard]] ChartView *currentChart() const;
    void retranslate();

signals:
    void exportRequested(ui::ChartView *chart);

private:
    /// A chart with what is said instead where there is none.
    struct Panel
    {
        ChartView *chart = nullptr;
        QLabel *message = nullptr;
    };
    /// A choice of quantity; the tabs that have one share what is chosen.
    struct QuantityChoice
    {
        QLabel *label = nullptr;
        QComboBox *box = nullptr;
    };

    [[nodiscard]] Panel addPanel(QVBoxLayout *layout);
    [[nodiscard]] QuantityChoice makeQuantityChoice();
    [[nodiscard]] QWidget *makeChartsTab();
    [[nodiscard]] QWidget *makeSweepTab();
    [[nodiscard]] QWidget *makeSensitivityTab();
    [[nodiscard]] QWidget *makeScenariosTab();
    void refresh();
    void showCharts();
    void startSweep();
    void stopSweep();
    void sweepFurther();
    void showSensitivity();
    void showRoofline();
    void showTasks();
    void showScenarios();
    void showWorkingText();
    void showQuantityChoices();
    void showIn(const Panel &panel, const std::optional<ChartSpec> &spec, const QString &message);
    void openLink(const QUrl &link);
    void editAssumption(const QString &key);
    [[nodiscard]] model::QuantityId quantity() const;
    [[nodiscard]] QString command() const;

    model::Workspace &m_workspace;
    EstimateScene m_scene;
    bool m_isStale[WorkingTab + 1] = {};
    ChartView *m_speed = nullptr;
    ChartView *m_memory = nullptr;
    Panel m_sweep;
    Panel m_sensitivity;
    Panel m_roofline;
    Panel m_tasks;
    Panel m_scenario;
    QList<QuantityChoice> m_quantities;
    QLabel *m_axisLabel = nullptr;
    QComboBox *m_axis = nullptr;
    QCheckBox *m_logarithmic = nullptr;
    QToolButton *m_cancel = nullptr;
    QToolButton *m_pin = nullptr;
    QToolButton *m_swap = nullptr;
    QToolButton *m_unpin = nullptr;
    QTextBrowser *m_differences = nullptr;
    QTextBrowser *m_working = nullptr;
    QTimer *m_sweeping = nullptr;
    model::Sweep m_partialSweep;
    QStringList m_sweepLeft;
};

} // namespace ui
