// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "filterbar.h"

#include "ui/shell/flowlayout.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolButton>

namespace ui {

namespace {

/// A menu of check marks that stays open while several are set, by mouse or by the space bar.
class CheckMenu : public QMenu
{
public:
    using QMenu::QMenu;

protected:
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        QAction *action = actionAt(event->position().toPoint());
        if (action && action->isCheckable() && action->isEnabled())
            action->trigger();
        else
            QMenu::mouseReleaseEvent(event);
    }

    void keyPressEvent(QKeyEvent *event) override
    {
        QAction *action = activeAction();
        if (event->key() == Qt::Key_Space && action && action->isCheckable() && action->isEnabled())
            action->trigger();
        else
            QMenu::keyPressEvent(event);
    }
};

} // namespace

FilterBar::FilterBar(QWidget *parent) : QWidget(parent), m_add(new QToolButton(this)), m_menu(new QMenu(this))
{
    m_add->setMenu(m_menu);
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setFocusPolicy(Qt::StrongFocus);
    for (int part = 0; part < model::filterPartCount; ++part) {
        auto *submenu = new CheckMenu(m_menu);
        m_submenus << submenu;
        connect(submenu, &QMenu::aboutToShow, this, [this, submenu, part] {
            submenu->clear(); // in the order of the choices, whichever were there before
            fillSubmenu(*submenu, static_cast<model::FilterPart>(part));
        });
    }
    connect(m_menu, &QMenu::aboutToShow, this, &FilterBar::fillMenu);

    auto *layout = new FlowLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_add);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    retranslate();
}

void FilterBar::show(const model::DeviceFilter &filter, const std::vector<model::DevicePicker::Choice> &choices)
{
    m_choices = choices;
    const bool sameConditions = filter.conditions() == m_filter.conditions();
    m_filter = filter;
    if (!sameConditions)
        showChips();
    for (int part = 0; part < model::filterPartCount; ++part) {
        if (m_submenus[part]->isVisible())
            fillSubmenu(*m_submenus[part], static_cast<model::FilterPart>(part));
    }
}

void FilterBar::showChips()
{
    const bool hadFocus = std::ranges::any_of(m_chips, [](const QToolButton *chip) { return chip->hasFocus(); });
    for (QToolButton *chip : m_chips) {
        chip->hide();
        chip->deleteLater(); // it may be the one that was clicked
    }
    m_chips.clear();
    for (const model::FilterCondition &condition : m_filter.conditions()) {
        auto *chip = new QToolButton(this);
        const QString text = model::conditionText(condition);
        chip->setText(tr("%1 ✕", "a condition of the filter, and the mark that removes it").arg(text));
        chip->setToolTip(tr("%1: click to remove").arg(model::filterPartName(condition.part)));
        chip->setAccessibleName(tr("Remove the filter %1: %2").arg(model::filterPartName(condition.part), text));
        chip->setFocusPolicy(Qt::StrongFocus);
        connect(chip, &QToolButton::clicked, this, [this, condition] { emit changed(m_filter.without(condition)); });
        layout()->addWidget(chip);
        chip->show();
        m_chips << chip;
    }
    if (hadFocus)
        (m_chips.isEmpty() ? m_add : m_chips.last())->setFocus();
}

void FilterBar::fillMenu()
{
    m_menu->clear();
    for (int part = 0; part < model::filterPartCount; ++part) {
        const auto filterPart = static_cast<model::FilterPart>(part);
        if (filterPart == model::FilterPart::Price) {
            fillSubmenu(*m_menu, filterPart);
            continue;
        }
        m_submenus[part]->setTitle(model::filterPartName(filterPart));
        m_menu->addMenu(m_submenus[part]);
    }
    m_menu->addSeparator();
    QAction *clear = m_menu->addAction(tr("Remove all filters"), this,
                                       [this] { emit changed({.words = m_filter.words}); });
    clear->setEnabled(!m_filter.conditions().isEmpty());
}

void FilterBar::fillSubmenu(QMenu &menu, model::FilterPart part)
{
    if (part != model::FilterPart::Price) { // a menu that is open keeps its actions
        QHash<QString, QAction *> there;
        for (QAction *action : menu.actions())
            there.insert(action->data().toString(), action);
        for (const auto &choice : m_choices) {
            if (choice.condition.part == part)
                there.remove(choice.condition.value);
        }
        for (QAction *action : there) {
            menu.removeAction(action);
            action->deleteLater();
        }
    }
    for (const auto &choice : m_choices) {
        if (choice.condition.part != part)
            continue;
        QAction *action = nullptr;
        for (QAction *other : menu.actions()) {
            if (other->isCheckable() && other->data().toString() == choice.condition.value)
                action = other;
        }
        if (!action) {
            action = menu.addAction(QString());
            action->setCheckable(true);
            action->setData(choice.condition.value);
            connect(action, &QAction::triggered, this,
                    [this, condition = choice.condition](bool on) { toggle(condition, on); });
        }
        action->setText(QStringLiteral("%1\t%2")
                            .arg(model::conditionText(choice.condition).replace(QLatin1Char('&'), QStringLiteral("&&")))
                            .arg(QLocale().toString(choice.count)));
        action->setChecked(choice.isChosen);
    }
}

void FilterBar::toggle(const model::FilterCondition &condition, bool on)
{
    emit changed(on ? m_filter.with(condition) : m_filter.without(condition));
}

void FilterBar::retranslate()
{
    m_add->setText(tr("Filter"));
    m_add->setToolTip(tr("Show only devices of some vendors, kinds, sizes, years …"));
    m_add->setAccessibleName(tr("Add a filter"));
    showChips();
}

void FilterBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace ui
