// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "comparedlist.h"

#include "swatch.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

ComparedList::ComparedList(model::Workspace &workspace, QWidget *parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_model(new model::ComparedModel(workspace, this)),
      m_count(new QLabel(this)),
      m_differences(new QToolButton(this)),
      m_clear(new QToolButton(this)),
      m_list(new QListView(this)),
      m_empty(new QLabel(this)),
      m_baseline(new QAction(this)),
      m_sparse(new QAction(this)),
      m_up(new QAction(this)),
      m_down(new QAction(this)),
      m_remove(new QAction(this)),
      m_differencesAction(new QAction(this))
{
    m_list->setModel(m_model);
    m_list->setItemDelegate(new SwatchDelegate(workspace, model::ComparedModel::IdRole, this));
    m_list->setUniformItemSizes(true);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setDropIndicatorShown(true);
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);

    const auto wire = [this](QAction *action, const QKeySequence &keys, auto &&slot) {
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, slot);
        m_list->addAction(action);
    };
    wire(m_baseline, QKeySequence(Qt::Key_B), [this] { toggleBaseline(); });
    m_sparse->setCheckable(true);
    wire(m_sparse, {}, [this](bool on) { setSparse(on); });
    wire(m_up, QKeySequence(Qt::ALT | Qt::Key_Up), [this] { move(-1); });
    wire(m_down, QKeySequence(Qt::ALT | Qt::Key_Down), [this] { move(1); });
    wire(m_remove, QKeySequence(Qt::Key_Delete), [this] { remove(); });
    wire(m_differencesAction, {}, [this] { askDifferences(); });

    for (QToolButton *button : {m_differences, m_clear}) {
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    m_count->setBuddy(m_list);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setForegroundRole(QPalette::PlaceholderText);

    auto *header = new QHBoxLayout;
    header->addWidget(m_count, 1);
    header->addWidget(m_differences);
    header->addWidget(m_clear);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(header);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_empty, 1);

    connect(m_differences, &QToolButton::clicked, this, &ComparedList::askDifferences);
    connect(m_clear, &QToolButton::clicked, &m_workspace, [this] { m_workspace.setComparedIds({}); });
    connect(m_list, &QListView::doubleClicked, this, &ComparedList::toggleBaseline);
    connect(m_list, &QListView::activated, this, &ComparedList::toggleBaseline);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        update();
        if (const QString id = currentId(); !id.isEmpty())
            emit deviceChanged(id);
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ComparedList::update);
    connect(&m_workspace, &model::Workspace::comparedChanged, this, [this] {
        update();
        m_list->viewport()->update(); // colours may have moved
    });
    connect(&m_workspace, &model::Workspace::settingsChanged, this, &ComparedList::update);
    retranslate();
}

QString ComparedList::currentId() const
{
    return m_list->currentIndex().data(model::ComparedModel::IdRole).toString();
}

void ComparedList::move(int by)
{
    const int from = m_list->currentIndex().row();
    const int to = from + by;
    if (from >= 0 && to >= 0 && to < m_model->rowCount())
        m_workspace.moveCompared(from, to);
}

void ComparedList::toggleBaseline()
{
    const QString id = currentId();
    if (!id.isEmpty())
        m_workspace.setBaselineId(id == m_workspace.baselineId() ? QString() : id);
}

/// Of this device the rate with structured sparsity, whatever is chosen for the others; the chart says that it is not
/// like with like.
void ComparedList::setSparse(bool sparse)
{
    model::MetricQuery query = m_workspace.query();
    query.sparseIds.removeAll(currentId());
    if (sparse)
        query.sparseIds << currentId();
    m_workspace.setQuery(query);
}

void ComparedList::remove()
{
    QStringList ids = m_workspace.comparedIds();
    for (const QModelIndex &index : m_list->selectionModel()->selectedIndexes())
        ids.removeOne(index.data(model::ComparedModel::IdRole).toString());
    m_workspace.setComparedIds(ids);
}

/// Of the two that are selected; else of the baseline, or the first, and the current one.
void ComparedList::askDifferences()
{
    QStringList ids;
    QModelIndexList selected = m_list->selectionModel()->selectedIndexes();
    std::ranges::sort(selected, {}, &QModelIndex::row);
    if (selected.size() == 2) {
        for (const QModelIndex &index : selected)
            ids << index.data(model::ComparedModel::IdRole).toString();
    } else {
        const QStringList &compared = m_workspace.comparedIds();
        const QString first = m_workspace.baselineId().isEmpty() ? compared.value(0) : m_workspace.baselineId();
        const QString second = currentId().isEmpty() || currentId() == first
                                   ? compared.value(compared.value(0) == first ? 1 : 0)
                                   : currentId();
        ids = {first, second};
    }
    if (ids.size() == 2 && !ids.contains(QString()))
        emit differencesRequested(ids.first(), ids.last());
}

void ComparedList::update()
{
    const auto count = static_cast<int>(m_workspace.comparedIds().size());
    m_count->setText(tr("%n compared", nullptr, count));
    m_count->setToolTip(
        tr("Up to %n device(s) are compared at once.", nullptr, static_cast<int>(model::Workspace::maximumCompared)));
    m_list->setVisible(count > 0);
    m_empty->setVisible(count == 0);
    m_clear->setEnabled(count > 0);
    m_differences->setEnabled(count > 1);
    m_differencesAction->setEnabled(count > 1);
    const int row = m_list->currentIndex().row();
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < count);
    m_remove->setEnabled(row >= 0);
    m_sparse->setEnabled(row >= 0);
    m_sparse->setChecked(m_workspace.query().sparseIds.contains(currentId()));
    m_baseline->setEnabled(row >= 0);
    m_baseline->setText(row >= 0 && currentId() == m_workspace.baselineId() ? tr("No baseline")
                                                                            : tr("Use as the baseline"));
}

void ComparedList::retranslate()
{
    m_list->setAccessibleName(tr("Compared devices"));
    m_list->setAccessibleDescription(
        tr("Alt+Up and Alt+Down move a device, B makes it the baseline, Delete removes it"));
    m_list->setToolTip(tr("Drag to reorder, double-click for the baseline, Delete to remove"));
    m_empty->setText(tr("No device is compared yet. Check some in the list above, or choose a preset."));
    m_sparse->setText(tr("Its rates with sparsity"));
    m_up->setText(tr("Move up"));
    m_down->setText(tr("Move down"));
    m_remove->setText(tr("Remove from the comparison"));
    m_differencesAction->setText(tr("Differences of two…"));
    m_differences->setText(tr("Differences…"));
    m_differences->setToolTip(
        tr("Only what differs between two devices: the two that are selected, else the baseline and the current one"));
    m_differences->setAccessibleName(tr("Differences of two devices"));
    m_clear->setText(tr("Clear"));
    m_clear->setToolTip(tr("Compare no device"));
    m_clear->setAccessibleName(tr("Clear the comparison"));
    m_model->retranslate();
    update();
}

void ComparedList::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace ui
