// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chartaccessible.h"

#include "charttext.h"
#include "chartview.h"

#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>

namespace ui {

namespace {

/// One mark of a view. It looks the mark up by index each time and is invalid when the chart has become shorter.
class MarkAccessible final : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    MarkAccessible(ChartView *view, int index) : m_view(view), m_index(index) {}

    [[nodiscard]] bool isValid() const override { return m_view && m_index < m_view->spec().marks.size(); }
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QWindow *window() const override { return m_view ? m_view->window()->windowHandle() : nullptr; }
    [[nodiscard]] QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_view);
    }
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        const ChartSpec &spec = m_view->spec();
        switch (kind) {
        case QAccessible::Name: return ChartText::spoken(spec, m_index);
        case QAccessible::Description: return spec.marks.at(m_index).tip.join(QStringLiteral(", "));
        case QAccessible::Value: return ChartText::valueWithUnit(spec, spec.marks.at(m_index));
        default: return {};
        }
    }

    void setText(QAccessible::Text, const QString &) override {}

    [[nodiscard]] QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect rect = m_view->markRect(m_index);
        return {m_view->mapToGlobal(rect.topLeft()), rect.size()};
    }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        if (state.invalid)
            return state;
        state.focusable = true;
        state.selectable = true;
        state.focused = m_view->hasFocus() && m_view->currentIndex() == m_index;
        state.selected = m_view->selectedIds().contains(m_view->spec().marks.at(m_index).id);
        state.invisible = !m_view->isVisible();
        return state;
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
    }

    [[nodiscard]] QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }

    void doAction(const QString &name) override
    {
        if (!isValid())
            return;
        if (name == pressAction()) {
            m_view->activateMark(m_index);
        } else if (name == setFocusAction()) {
            m_view->setFocus(Qt::OtherFocusReason);
            m_view->setCurrentId(m_view->spec().marks.at(m_index).id);
        }
    }

    [[nodiscard]] QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    QPointer<ChartView> m_view;
    int m_index;
};

class ChartAccessible final : public QAccessibleWidget
{
public:
    explicit ChartAccessible(ChartView *view) : QAccessibleWidget(view, QAccessible::Chart) {}

    ~ChartAccessible() override
    {
        for (const QAccessible::Id id : std::as_const(m_marks))
            QAccessible::deleteAccessibleInterface(id);
    }

    [[nodiscard]] int childCount() const override
    {
        return view()->isTableShown() ? QAccessibleWidget::childCount() : int(view()->spec().marks.size());
    }

    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        if (view()->isTableShown())
            return QAccessibleWidget::child(index);
        if (index < 0 || index >= view()->spec().marks.size())
            return nullptr;
        if (const auto found = m_marks.constFind(index); found != m_marks.constEnd())
            return QAccessible::accessibleInterface(*found);
        auto *mark = new MarkAccessible(view(), index);
        m_marks.insert(index, QAccessible::registerAccessibleInterface(mark));
        return mark;
    }

    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override
    {
        if (view()->isTableShown())
            return QAccessibleWidget::indexOfChild(child);
        const QAccessible::Id id = QAccessible::uniqueId(const_cast<QAccessibleInterface *>(child));
        return m_marks.key(id, -1);
    }

    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override
    {
        if (view()->isTableShown())
            return QAccessibleWidget::childAt(x, y);
        return child(int(view()->markAt(view()->mapFromGlobal(QPoint(x, y)))));
    }

    [[nodiscard]] QAccessibleInterface *focusChild() const override
    {
        return view()->isTableShown() || !view()->hasFocus() ? QAccessibleWidget::focusChild()
                                                             : child(int(view()->currentIndex()));
    }

private:
    [[nodiscard]] ChartView *view() const { return static_cast<ChartView *>(widget()); }

    mutable QHash<int, QAccessible::Id> m_marks;
};

QAccessibleInterface *makeChartInterface(const QString &, QObject *object)
{
    auto *view = qobject_cast<ChartView *>(object);
    return view ? new ChartAccessible(view) : nullptr;
}

} // namespace

void installChartAccessibility()
{
    static const bool installed = [] {
        QAccessible::installFactory(makeChartInterface);
        return true;
    }();
    Q_UNUSED(installed);
}

} // namespace ui
