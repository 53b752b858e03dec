// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Driving the window as a person does: widgets are found by the name a screen reader says, and moved by keys and clicks.
#pragma once

#include "ui/charts/chartview.h"
#include "ui/compare/comparepage.h"
#include "ui/shell/mainwindow.h"

#include <QComboBox>
#include <QTest>
#include <QTreeView>

#include <functional>

namespace tests {

/// The built-in catalogue, read once an executable.
[[nodiscard]] const model::Catalogue &builtIn();

/// Ids of the first devices of the catalogue.
[[nodiscard]] QStringList someDevices(qsizetype count);

/// A window on the screen, with no settings before it and none after it.
class Window
{
public:
    explicit Window(ui::MainWindow::Memory memory = ui::MainWindow::Memory::Forgetful, model::Errors faults = {});
    ~Window();

    [[nodiscard]] ui::MainWindow *operator->() const { return m_window.get(); }
    [[nodiscard]] ui::MainWindow &operator*() const { return *m_window; }

    [[nodiscard]] model::Workspace &workspace() const { return m_window->workspace(); }
    [[nodiscard]] QList<ui::ChartView *> charts() const { return m_window->comparePage().charts(); }
    [[nodiscard]] ui::ChartView &chart(qsizetype index) const { return *charts().at(index); }

    /// The widget of a type that a screen reader calls by this name; a test that finds none stops. One that
    /// is seen goes before one on another page.
    template<class Widget>
    [[nodiscard]] Widget *find(const char *name) const
    {
        Widget *found = nullptr; // of those on other pages, when none is to be seen
        for (Widget *widget : m_window->template findChildren<Widget *>()) {
            if (widget->accessibleName() != QString::fromUtf8(name) && textOf(widget) != QString::fromUtf8(name))
                continue;
            if (widget->isVisible())
                return widget;
            found = found ? found : widget;
        }
        if (found)
            return found;
        qFatal("the window has no \"%s\"", name);
    }

    [[nodiscard]] QTreeView *deviceList() const { return find<QTreeView>("Devices"); }

    /// Waits until the charts have the height they ask for: layouts need a few turns of the event loop.
    [[nodiscard]] bool settles() const;

    /// Types into the search field and waits until the list has followed.
    void search(const QString &words) const;

    /// Clicks the check box of a row of the list.
    void clickCheckBox(int row) const;

    /// The text of the message bar; empty when it is hidden.
    [[nodiscard]] QString message() const;

    /// An action of a menu, by its text without the mark of the shortcut.
    [[nodiscard]] QAction *action(const char *text) const;

private:
    static QString textOf(const QWidget *widget) { return widget->property("text").toString().remove(QLatin1Char('&')); }

    std::unique_ptr<ui::MainWindow> m_window;
};

/// Goes with the arrow keys to the item of this text.
void choose(QComboBox *box, const QString &text);

/// Clicks the bar of a device.
void clickBar(ui::ChartView &chart, const QString &id, Qt::KeyboardModifiers modifiers = Qt::NoModifier);

/// The index of a device in a chart, -1 when it is not there.
[[nodiscard]] qsizetype indexOf(const ui::ChartView &chart, const QString &id);

/// The ids of a chart from top to bottom.
[[nodiscard]] QStringList idsOf(const ui::ChartView &chart);

/// Does something that opens a modal dialog and answers it.
void withDialog(const std::function<void()> &open, const std::function<void(QWidget &)> &answer);

} // namespace tests
