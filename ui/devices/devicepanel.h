// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The list of all devices: search by words, check to compare. Compared devices carry the colour of their bars.
#pragma once

#include "model/tables/devicetable.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QTimer;
class QToolButton;
class QTreeView;

namespace ui {

class DevicePanel : public QWidget
{
    Q_OBJECT

public:
    /// The workspace must outlive the panel.
    explicit DevicePanel(model::Workspace &workspace, QWidget *parent = nullptr);

    /// Puts the cursor into the search field.
    void focusSearch();

signals:
    /// Something the person should know but need not act upon.
    void message(const QString &text);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();
    void search();
    void updateEmptyText();
    void updateCount();
    void toggleCurrent();

    model::Workspace &m_workspace;
    model::DeviceTable *m_table;
    model::DeviceFilterModel *m_filter;
    QLineEdit *m_search;
    QCheckBox *m_comparedOnly;
    QTreeView *m_list;
    QLabel *m_empty;
    QLabel *m_count;
    QToolButton *m_clear;
    QTimer *m_typing;
};

} // namespace ui
