// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The menus from which a person chooses theme and language: the choice is applied and stored at once, and each menu
/// shows what is in force whenever it opens.
#pragma once

#include <QMenu>

namespace ui {

class ThemeMenu : public QMenu
{
    Q_OBJECT

public:
    explicit ThemeMenu(QWidget *parent = nullptr);
    void retranslate();

private:
    void showCurrent();
};

class LanguageMenu : public QMenu
{
    Q_OBJECT

public:
    explicit LanguageMenu(QWidget *parent = nullptr);
    void retranslate();

private:
    void showCurrent();
};

} // namespace ui
