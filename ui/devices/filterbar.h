// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The conditions of the picker: a menu that adds them, with how many devices each would leave, and a chip for each
/// that is set, which takes it away again.
#pragma once

#include "model/catalogue/devicepicker.h"

#include <QWidget>

class QMenu;
class QToolButton;

namespace ui {

class FilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit FilterBar(QWidget *parent = nullptr);

    /// Shows a filter and what the picker counted for it.
    void show(const model::DeviceFilter &filter, const std::vector<model::DevicePicker::Choice> &choices);

signals:
    /// The person wants this one instead.
    void changed(const model::DeviceFilter &filter);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showChips();
    void fillMenu();
    void fillSubmenu(QMenu &menu, model::FilterPart part);
    void toggle(const model::FilterCondition &condition, bool on);

    model::DeviceFilter m_filter;
    std::vector<model::DevicePicker::Choice> m_choices;
    QToolButton *m_add;
    QMenu *m_menu;
    QList<QMenu *> m_submenus; ///< by FilterPart
    QList<QToolButton *> m_chips;
};

} // namespace ui
