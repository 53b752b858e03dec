// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The picker: search by words, narrow by conditions, check to compare; below it the basket of what is compared.
/// Compared devices carry the colour of their bars.
#pragma once

#include "model/tables/devicetable.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QMenu;
class QTimer;
class QToolButton;
class QTreeView;

namespace ui {

class ComparedList;
class FilterBar;
class OwnActions;

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
    /// The cursor of the list or of the basket went to this device.
    void deviceChanged(const QString &id);
    /// All that is known about a device is asked for.
    void detailsRequested(const QString &id);
    void differencesRequested(const QString &firstId, const QString &secondId);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildList();
    void retranslate();
    void search();
    void followFilter();
    void showAnswer();
    [[nodiscard]] QString hiddenText() const;
    void fillPresets();
    void showContextMenu(const QPoint &position);
    void toggleCurrent();
    [[nodiscard]] QString currentId() const;

    model::Workspace &m_workspace;
    model::DeviceTable *m_table;
    QLineEdit *m_search;
    QToolButton *m_presets;
    QMenu *m_presetMenu;
    QToolButton *m_own; ///< devices and prices of the person's own
    QMenu *m_ownMenu;
    OwnActions *m_ownActions;
    FilterBar *m_filters;
    QTreeView *m_list;
    QLabel *m_empty;
    QLabel *m_hint; ///< which filter hides the device that is meant, above others that are shown
    ComparedList *m_compared;
    QTimer *m_typing;
};

} // namespace ui
