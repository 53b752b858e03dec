// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The Build page: the parts of a server on the left; on the right its totals, what the rules find, its topology, the
/// assumptions, a cluster of it, and the servers of the workspace side by side. An edit changes the workspace; the page
/// then asks all rules once and shows the answer.
#pragma once

#include "model/server/serveranswer.h"
#include "model/workspace/workspace.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTabWidget;
class QTimer;

namespace ui {

class ElidedLabel;
class FindingsPanel;
class PartsPanel;
class ServerBar;
class SettingsPanel;
class SideBySideView;
class TopologyView;
class TotalsStrip;

class BuilderPage : public QWidget
{
    Q_OBJECT

public:
    /// The workspace must outlive the page.
    explicit BuilderPage(model::Workspace &workspace, QWidget *parent = nullptr);

    /// Shows this server of the workspace.
    void showServer(const QString &id);
    /// The server that is shown; empty when the workspace has none.
    [[nodiscard]] QString currentId() const;
    /// What is shown, asked now if something has changed; nullopt without a server.
    [[nodiscard]] const std::optional<model::ServerAnswer> &answer();

signals:
    void openRequested();                    ///< a file that has a server
    void exportRequested(const QString &id); ///< of the server that is shown
    void compareRequested(const QString &id);
    void estimateRequested(const QString &id);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void retranslate();
    QWidget *makeLeft();
    QWidget *makeRight();
    QWidget *makeEmpty();
    void askSoon();
    void ask();
    void showSideBySide();
    void change(const model::ServerBuild &build);
    void addPart(model::PartCategory category);
    void exchangePart(const QString &partId);
    void editFacts(const QString &partId);
    void editPrice(const QString &partId);
    [[nodiscard]] const model::ServerBuild *build() const;

    model::Workspace &m_workspace;
    std::optional<model::ServerAnswer> m_answer;
    ServerBar *m_bar;
    PartsPanel *m_parts;
    TotalsStrip *m_totals;
    ElidedLabel *m_priceNotes; ///< kinds and dates of the prices in the sum
    FindingsPanel *m_findings;
    TopologyView *m_topology;
    SettingsPanel *m_power;
    SettingsPanel *m_site;
    TotalsStrip *m_clusterTotals;
    QLabel *m_clusterNotes;
    SideBySideView *m_sideBySide;
    QTabWidget *m_tabs;
    QStackedWidget *m_pages; ///< nothing yet, or the server
    QLabel *m_empty;
    QPushButton *m_begin;
    QPushButton *m_export;
    QPushButton *m_compare;
    QPushButton *m_estimate;
    QTimer *m_asking;
    bool m_isCurrent = false;
};

} // namespace ui
