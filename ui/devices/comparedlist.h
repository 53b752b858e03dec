// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The basket below the list of devices: what is compared, in the order of "as given", with a star for the baseline.
/// Rows are moved by dragging or by Alt+Up and Alt+Down, starred with B and removed with Delete.
#pragma once

#include "model/tables/comparedmodel.h"

#include <QWidget>

class QAction;
class QLabel;
class QListView;
class QToolButton;

namespace ui {

class ComparedList : public QWidget
{
    Q_OBJECT

public:
    /// The workspace must outlive the list.
    explicit ComparedList(model::Workspace &workspace, QWidget *parent = nullptr);

signals:
    /// The cursor went to this device.
    void deviceChanged(const QString &id);
    /// What differs between these two is asked for.
    void differencesRequested(const QString &firstId, const QString &secondId);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void update();
    void move(int by);
    void toggleBaseline();
    void setSparse(bool sparse);
    void remove();
    void askDifferences();
    [[nodiscard]] QString currentId() const;

    model::Workspace &m_workspace;
    model::ComparedModel *m_model;
    QLabel *m_count;
    QToolButton *m_differences;
    QToolButton *m_clear;
    QListView *m_list;
    QLabel *m_empty;
    QAction *m_baseline;
    QAction *m_sparse;
    QAction *m_up;
    QAction *m_down;
    QAction *m_remove;
    QAction *m_differencesAction;
};

} // namespace ui
