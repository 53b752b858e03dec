// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "choicemenus.h"

#include "settings.h"

#include "model/text/language.h"

#include <QActionGroup>

namespace ui {

ThemeMenu::ThemeMenu(QWidget *parent) : QMenu(parent)
{
    auto *group = new QActionGroup(this);
    for (const Theme theme : allThemes()) {
        QAction *action = group->addAction(QString());
        action->setCheckable(true);
        addAction(action);
        connect(action, &QAction::triggered, this, [theme] {
            Settings().setTheme(theme);
            applyTheme(theme);
        });
    }
    connect(this, &QMenu::aboutToShow, this, &ThemeMenu::showCurrent);
    showCurrent();
}

void ThemeMenu::retranslate()
{
    setTitle(tr("&Theme"));
    for (qsizetype i = 0; i < actions().size(); ++i)
        actions().at(i)->setText(themeName(allThemes().at(i)));
}

void ThemeMenu::showCurrent()
{
    actions().at(allThemes().indexOf(currentTheme()))->setChecked(true);
}

LanguageMenu::LanguageMenu(QWidget *parent) : QMenu(parent)
{
    auto *group = new QActionGroup(this);
    for (const QString &id : model::languageIds()) {
        QAction *action = group->addAction(model::languageName(id));
        action->setCheckable(true);
        addAction(action);
        connect(action, &QAction::triggered, this, [id] {
            Settings().setLanguage(id);
            model::setLanguage(id);
        });
    }
    connect(this, &QMenu::aboutToShow, this, &LanguageMenu::showCurrent);
    showCurrent();
}

void LanguageMenu::retranslate()
{
    setTitle(tr("&Language"));
}

void LanguageMenu::showCurrent()
{
    actions().at(model::languageIds().indexOf(model::currentLanguage()))->setChecked(true);
}

} // namespace ui
