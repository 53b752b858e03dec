// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The Estimate page: what is asked on the left; on the right the answer in a sentence, a row for every compared device, and
/// what stands behind the figures of the device that is chosen.
#pragma once

#include "model/tables/estimatetable.h"
#include "model/workspace/workspace.h"

#include <QWidget>

class QLabel;
class QSplitter;
class QTableView;
class QTimer;
class QToolButton;

namespace model {
class UnknownLastSorter;
}

namespace ui {

class ChartView;
class EstimateTabs;
class RequestForm;

class EstimatePage : public QWidget
{
    Q_OBJECT

public:
    /// The workspace must outlive the page.
    explicit EstimatePage(model::Workspace &workspace, QWidget *parent = nullptr);

    /// The answers as they are shown, asked now if something has changed.
    [[nodiscard]] const model::DeviceMatrix &matrix();
    /// The command line that prints the answer for the chosen device.
    [[nodiscard]] QString command() const;
    /// Of all tabs, those of speed and memory first.
    [[nodiscard]] QList<ChartView *> charts() const;
    /// The one in sight with the keyboard's focus, else the first in sight.
    [[nodiscard]] ChartView *currentChart() const;
    [[nodiscard]] EstimateTabs &tabs() const { return *m_behind; }

signals:
    void exportRequested(ui::ChartView *chart);
    void done(const QString &text); ///< a word for the status bar

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void retranslate();
    void askSoon();
    void ask();
    void showAnswers();
    void showChosen();
    void showBehind();
    void openWorking(int column);
    [[nodiscard]] QString chosenId() const;
    [[nodiscard]] const model::MatrixRow *chosenRow() const;
    [[nodiscard]] QHash<QString, QString> assumed() const;

    model::Workspace &m_workspace;
    model::RequestContext m_context;
    model::EstimateTable *m_table;
    model::UnknownLastSorter *m_sorted;
    RequestForm *m_form;
    QSplitter *m_splitter;
    QLabel *m_sentence;
    QTableView *m_view;
    QLabel *m_empty;
    EstimateTabs *m_behind;
    QToolButton *m_copyCommand;
    QTimer *m_asking;
    std::optional<model::Error> m_fault;
    bool m_isCurrent = false;
};

} // namespace ui
