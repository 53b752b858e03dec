// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chartview.h"

#include "chartaccessible.h"
#include "chartexporter.h"
#include "chartscene.h"
#include "charttablemodel.h"
#include "charttext.h"
#include "heatdelegate.h"
#include "pinnedtip.h"

#include "model/tables/unknownlast.h"

#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFontInfo>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QScrollArea>
#include <QTableView>
#include <QToolTip>

#include <algorithm>

namespace ui {

namespace {

constexpr int leastWidthInEm = 22;
constexpr int usualWidthInEm = 46;
constexpr int leastTableInEm = 9; // a table scrolls, so it needs less height than most charts

} // namespace

ChartView::ChartView(QWidget *parent) : QWidget(parent), m_scene(std::make_unique<ChartScene>())
{
    installChartAccessibility();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    createActions();
    restyle();
}

ChartView::~ChartView() = default;

void ChartView::createActions()
{
    const auto create = [this](QAction *&action, auto &&handler) {
        action = new QAction(this);
        connect(action, &QAction::triggered, this, handler);
        addAction(action);
    };
    create(m_copyAction, [this] { ChartExporter({spec()}).copyToClipboard(); });
    create(m_copyPictureAction, [this] { QGuiApplication::clipboard()->setImage(ChartExporter({spec()}).toImage()); });
    create(m_copyDataAction, [this] { copyTable(); });
    create(m_copyCommandAction, [this] { QGuiApplication::clipboard()->setText(spec().query); });
    create(m_saveAction, [this] { emit exportRequested(); });
    create(m_tableAction, [this](bool shown) { setTableShown(shown); });
    m_tableAction->setCheckable(true);

    m_copyAction->setShortcut(QKeySequence::Copy);
    m_tableAction->setShortcut(QKeySequence(Qt::Key_T));
    for (QAction *action : actions())
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    retranslate();
}

void ChartView::retranslate()
{
    m_copyAction->setText(tr("&Copy"));
    m_copyPictureAction->setText(tr("Copy &Picture"));
    m_copyDataAction->setText(tr("Copy &Data"));
    m_copyCommandAction->setText(tr("Copy as Co&mmand"));
    m_saveAction->setText(tr("&Save As…"));
    m_tableAction->setText(tr("Show as &Table"));
}

const ChartSpec &ChartView::spec() const
{
    return m_scene->spec();
}

void ChartView::setSpec(const ChartSpec &spec)
{
    const QString current = currentId();
    m_scene->setSpec(spec);
    m_emphasis.current = indexOf(current);
    m_emphasis.hovered = -1;
    m_pressed = -1;
    setSelectedIds(m_selectedIds);
    if (m_tableModel)
        m_tableModel->setSpec(spec);
    refit();
    updateAccessibleTexts();
    updateGeometry();
}

void ChartView::setSelectedIds(const QStringList &ids)
{
    m_selectedIds = ids;
    QSet<QString> shown;
    for (const ChartMark &mark : spec().marks) {
        if (ids.contains(mark.id))
            shown.insert(mark.id);
    }
    if (shown == m_emphasis.selected)
        return;
    m_emphasis.selected = shown;
    update();
}

QString ChartView::currentId() const
{
    return idAt(m_emphasis.current);
}

void ChartView::setCompact(bool compact)
{
    m_scene->setFrameStyle(compact ? ChartScene::FrameStyle::Compact : ChartScene::FrameStyle::Full);
    refit();
    updateGeometry();
}

void ChartView::setCurrentId(const QString &id)
{
    setCurrent(indexOf(id));
}

qsizetype ChartView::indexOf(const QString &id) const
{
    const QList<ChartMark> &marks = spec().marks;
    const auto found = std::ranges::find(marks, id, &ChartMark::id);
    return id.isEmpty() || found == marks.end() ? -1 : found - marks.begin();
}

QString ChartView::idAt(qsizetype index) const
{
    return index >= 0 && index < spec().marks.size() ? spec().marks.at(index).id : QString();
}

bool ChartView::isTableShown() const
{
    return m_table && m_table->isVisibleTo(this);
}

void ChartView::setTableShown(bool shown)
{
    m_tableAction->setChecked(shown);
    if (shown == isTableShown())
        return;
    const bool hadFocus = hasFocus() || (m_table && m_table->hasFocus());
    if (shown)
        createTable();
    m_table->setVisible(shown);
    refit();
    setFocusProxy(shown ? m_table : nullptr);
    if (hadFocus)
        setFocus();
    setHovered(-1);
    updateGeometry();
    emit tableShownChanged(shown);
}

void ChartView::createTable()
{
    if (m_table)
        return;
    m_tableModel = new ChartTableModel(spec(), this);
    auto *sorter = new model::UnknownLastSorter(ChartTableModel::ValueRole, this);
    sorter->setSourceModel(m_tableModel);
    m_table = new QTableView(this);
    m_table->setModel(sorter);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->setItemDelegate(new HeatDelegate(m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setTabKeyNavigation(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setWordWrap(false);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setContextMenuPolicy(Qt::NoContextMenu); // the view's own menu
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex &index) {
        activateMark(indexOf(index.data(ChartTableModel::IdRole).toString()), QGuiApplication::keyboardModifiers());
    });
    updateAccessibleTexts();
    connect(sorter, &QAbstractItemModel::modelReset, m_table, &QTableView::resizeColumnsToContents);
    m_table->resizeColumnsToContents();
}

void ChartView::copyTable()
{
    const ChartTableModel table(spec());
    auto *contents = new QMimeData; // the clipboard's from here on
    contents->setHtml(table.toHtml());
    contents->setText(table.toTsv());
    QGuiApplication::clipboard()->setMimeData(contents);
}

void ChartView::updateAccessibleTexts()
{
    setAccessibleName(spec().title);
    setAccessibleDescription(spec().summary);
    if (m_table)
        m_table->setAccessibleName(spec().title);
    if (QAccessible::isActive()) {
        QAccessibleEvent event(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&event);
    }
}

void ChartView::setPinnedId(const QString &id)
{
    m_pinnedId = id;
    placePinnedTip();
}

/// Shows, moves or hides the pinned tip, as the mark is in the chart and the chart is not a table.
void ChartView::placePinnedTip()
{
    const qsizetype index = indexOf(m_pinnedId);
    const QRect rect = markRect(index);
    if (rect.isEmpty()) {
        if (m_pinnedTip)
            m_pinnedTip->hide();
        return;
    }
    if (!m_pinnedTip) {
        m_pinnedTip = new PinnedTip(this);
        m_pinnedTip->setTheme(m_scene->style().theme);
        connect(m_pinnedTip, &PinnedTip::closed, this, [this] { setPinnedId({}); });
    }
    QToolTip::hideText();
    m_pinnedTip->show(ChartText::pinnedTip(spec(), spec().marks.at(index), m_scene->style().theme.accent), rect,
                      QWidget::rect());
}

QRect ChartView::markRect(qsizetype index) const
{
    if (isTableShown() || index < 0 || index >= spec().marks.size())
        return {};
    return scene().markRect(index).toAlignedRect();
}

qsizetype ChartView::markAt(const QPoint &position) const
{
    return isTableShown() ? -1 : scene().markAt(position);
}

void ChartView::restyle()
{
    QFont chartFont = font();
    chartFont.setPixelSize(std::max(1, QFontInfo(chartFont).pixelSize()));
    m_scene->setStyle({.theme = ChartTheme::fromPalette(palette()), .font = chartFont, .medium = ChartMedium::Window});
    if (m_pinnedTip)
        m_pinnedTip->setTheme(m_scene->style().theme);
    refit();
    updateGeometry();
}

int ChartView::heightForWidth(int width) const
{
    if (isTableShown())
        return int(m_scene->frameHeight(width) + leastTableInEm * m_scene->style().em());
    return int(m_scene->minimumHeight(width));
}

QSize ChartView::sizeHint() const
{
    const int width = int(usualWidthInEm * m_scene->style().em());
    return {width, int(m_scene->minimumHeight(width) * 1.2)};
}

QSize ChartView::minimumSizeHint() const
{
    const int least = int(leastWidthInEm * m_scene->style().em());
    return {least, heightForWidth(std::max(width(), least))};
}

bool ChartView::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip)
        return true; // tips follow the pointer at once, see mouseMoveEvent()
    return QWidget::event(event);
}

void ChartView::changeEvent(QEvent *event)
{
    switch (event->type()) {
    case QEvent::PaletteChange:
    case QEvent::FontChange:
    case QEvent::StyleChange:
    case QEvent::LayoutDirectionChange: restyle(); break;
    case QEvent::LanguageChange:
    case QEvent::LocaleChange:
        retranslate();
        if (m_tableModel)
            m_tableModel->setSpec(spec());
        restyle();
        break;
    default: break;
    }
    QWidget::changeEvent(event);
}

void ChartView::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.fillRect(event->rect(), m_scene->style().theme.background);
    if (isTableShown()) {
        scene().paintFrame(&painter);
        return;
    }
    ChartEmphasis emphasis = m_emphasis;
    if (!m_ringShown || !hasFocus())
        emphasis.current = -1;
    scene().paint(&painter, emphasis);
    scene().paintAxisAt(&painter, visibleRegion().boundingRect().top());
}

void ChartView::moveEvent(QMoveEvent *)
{
    update(); // scrolled: the axis stays at the top of what is seen
}

/// The scene, at the size of the view. It never gets less height than its rows need: a caller that gives less sees
/// the upper part. Left to the first use, so that a view which is not shown costs nothing.
ChartScene &ChartView::scene() const
{
    if (!m_isFitted) {
        m_isFitted = true;
        m_scene->setSize(QSizeF(width(), std::max(heightForWidth(width()), height())));
    }
    return *m_scene;
}

void ChartView::refit()
{
    m_isFitted = false;
    if (isTableShown())
        m_table->setGeometry(scene().bodyRect().toAlignedRect());
    if (m_pinnedTip)
        placePinnedTip();
    update();
}

void ChartView::resizeEvent(QResizeEvent *event)
{
    refit();
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

void ChartView::setHovered(qsizetype index)
{
    if (index == m_emphasis.hovered)
        return;
    m_emphasis.hovered = index;
    setCursor(index >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
    emit markHovered(idAt(index));
}

void ChartView::showTip(qsizetype index, const QPoint &position)
{
    if (index < 0 || idAt(index) == m_pinnedId)
        QToolTip::hideText();
    else
        QToolTip::showText(mapToGlobal(position), ChartText::tip(spec(), spec().marks.at(index)), this,
                           markRect(index));
}

/// Brings a mark into sight where the view stands in a scroll area, as it should.
void ChartView::scrollTo(const QRect &rect)
{
    for (QWidget *ancestor = parentWidget(); ancestor; ancestor = ancestor->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(ancestor)) {
            const QPoint middle = mapTo(area->widget(), rect.center());
            area->ensureVisible(middle.x(), middle.y(), 0, rect.height() * 2);
            return;
        }
    }
}

void ChartView::setCurrent(qsizetype index)
{
    if (index == m_emphasis.current)
        return;
    m_emphasis.current = index;
    update();
    if (index >= 0 && QAccessible::isActive()) {
        QAccessibleEvent event(this, QAccessible::Focus);
        event.setChild(int(index));
        QAccessible::updateAccessibility(&event);
    }
    emit currentChanged(idAt(index));
}

void ChartView::activateMark(qsizetype index, Qt::KeyboardModifiers modifiers)
{
    const QString id = idAt(index);
    if (id.isEmpty())
        return;
    QStringList ids = m_selectedIds;
    if (!modifiers.testFlag(Qt::ControlModifier))
        ids = QStringList{id};
    else if (!ids.removeOne(id))
        ids << id;
    setSelectedIds(ids);
    setPinnedId(id == m_pinnedId ? QString() : id);
    if (QAccessible::isActive()) {
        QAccessibleEvent event(this, QAccessible::Selection);
        event.setChild(int(index));
        QAccessible::updateAccessibility(&event);
    }
    const QPointer<ChartView> alive(this);
    setCurrent(index);
    if (alive)
        emit selectionChanged(ids);
    if (alive)
        emit markClicked(id);
}

void ChartView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint position = event->position().toPoint();
    const qsizetype index = markAt(position);
    showTip(index, position);
    setHovered(index);
}

void ChartView::leaveEvent(QEvent *)
{
    setHovered(-1);
}

void ChartView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    m_ringShown = false;
    m_pressed = markAt(event->position().toPoint());
}

void ChartView::mouseReleaseEvent(QMouseEvent *event)
{
    const qsizetype pressed = std::exchange(m_pressed, -1);
    if (event->button() == Qt::LeftButton && pressed >= 0 && pressed == markAt(event->position().toPoint()))
        activateMark(pressed, event->modifiers());
    else
        event->ignore();
}

void ChartView::keyPressEvent(QKeyEvent *event)
{
    const qsizetype last = spec().marks.size() - 1;
    const qsizetype current = m_emphasis.current;
    const auto moveTo = [this, last](qsizetype index) {
        if (last < 0)
            return;
        m_ringShown = true;
        index = std::clamp<qsizetype>(index, 0, last);
        const QRect rect = markRect(index);
        scrollTo(rect);
        showTip(index, QPoint(rect.center().x(), rect.bottom()));
        update();
        setCurrent(index);
    };
    switch (event->key()) {
    case Qt::Key_Up: moveTo(current < 0 ? last : current - 1); break;
    case Qt::Key_Down: moveTo(current + 1); break;
    case Qt::Key_Home: moveTo(0); break;
    case Qt::Key_End: moveTo(last); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (current < 0)
            return event->ignore();
        m_ringShown = true;
        activateMark(current, event->modifiers());
        break;
    case Qt::Key_Escape: {
        if (current < 0 && m_selectedIds.isEmpty() && m_pinnedId.isEmpty())
            return event->ignore();
        QToolTip::hideText();
        setPinnedId({});
        const bool hadSelection = !m_selectedIds.isEmpty();
        setSelectedIds({});
        const QPointer<ChartView> alive(this);
        setCurrent(-1);
        if (alive && hadSelection)
            emit selectionChanged({});
        break;
    }
    default: QWidget::keyPressEvent(event);
    }
}

void ChartView::focusInEvent(QFocusEvent *event)
{
    const bool byKeyboard = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
                            || event->reason() == Qt::ShortcutFocusReason;
    if (byKeyboard) {
        m_ringShown = true;
        if (m_emphasis.current < 0 && !spec().marks.isEmpty())
            setCurrent(0);
    }
    update();
}

void ChartView::focusOutEvent(QFocusEvent *)
{
    update();
}

void ChartView::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions({m_copyPictureAction, m_copyDataAction, m_copyCommandAction, m_saveAction});
    menu->addSeparator();
    menu->addAction(m_tableAction);
    menu->addActions(m_pageActions);
    menu->popup(event->globalPos());
}

} // namespace ui
