// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "devicepanel.h"

#include "comparedlist.h"
#include "filterbar.h"
#include "ownactions.h"
#include "swatch.h"

#include "model/catalogue/devicepresets.h"
#include "model/text/numbers.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSplitter>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int typingPause = 80; // milliseconds: below what feels slow, above what typing needs

} // namespace

DevicePanel::DevicePanel(model::Workspace &workspace, QWidget *parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_table(new model::DeviceTable(workspace, this)),
      m_search(new QLineEdit(this)),
      m_presets(new QToolButton(this)),
      m_presetMenu(new QMenu(this)),
      m_own(new QToolButton(this)),
      m_ownMenu(new QMenu(this)),
      m_ownActions(new OwnActions(workspace, this)),
      m_filters(new FilterBar(this)),
      m_list(new QTreeView(this)),
      m_empty(new QLabel(this)),
      m_hint(new QLabel(this)),
      m_compared(new ComparedList(workspace, this)),
      m_typing(new QTimer(this))
{
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_typing->setSingleShot(true);
    m_typing->setInterval(typingPause);
    for (const auto &[button, menu] : {std::pair(m_presets, m_presetMenu), std::pair(m_own, m_ownMenu)}) {
        button->setMenu(menu);
        button->setPopupMode(QToolButton::InstantPopup);
        button->setFocusPolicy(Qt::StrongFocus);
    }
    m_own->setText(QStringLiteral("＋"));
    m_presetMenu->setToolTipsVisible(true);
    buildList();
    for (QLabel *label : {m_empty, m_hint}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
        label->hide();
    }
    m_empty->setAlignment(Qt::AlignCenter);

    auto *top = new QHBoxLayout;
    top->addWidget(m_search, 1);
    top->addWidget(m_presets);
    top->addWidget(m_own);
    auto *found = new QWidget;
    auto *foundLayout = new QVBoxLayout(found);
    foundLayout->setContentsMargins(0, 0, 0, 0);
    foundLayout->setSpacing(4);
    foundLayout->addLayout(top);
    foundLayout->addWidget(m_filters);
    foundLayout->addWidget(m_hint);
    foundLayout->addWidget(m_list, 1);
    foundLayout->addWidget(m_empty, 1);
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(found);
    splitter->addWidget(m_compared);
    splitter->setStretchFactor(0, 3); // the basket must not squeeze the list
    splitter->setStretchFactor(1, 1);
    constexpr int visibleAtLeast = 5; // rows of the basket
    m_compared->setMinimumHeight((visibleAtLeast + 1) * (fontMetrics().height() + 5));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(splitter);

    connect(m_search, &QLineEdit::textChanged, m_typing, qOverload<>(&QTimer::start));
    connect(m_typing, &QTimer::timeout, this, &DevicePanel::search);
    connect(m_filters, &FilterBar::changed, &m_workspace, &model::Workspace::setFilter);
    connect(&m_workspace, &model::Workspace::filterChanged, this, &DevicePanel::followFilter);
    connect(m_table, &QAbstractItemModel::modelReset, this, &DevicePanel::showAnswer);
    connect(m_presetMenu, &QMenu::aboutToShow, this, &DevicePanel::fillPresets);
    connect(m_ownMenu, &QMenu::aboutToShow, this, [this] {
        m_ownMenu->clear();
        m_ownActions->fill(*m_ownMenu, currentId());
    });
    connect(m_ownActions, &OwnActions::deviceEdited, this, [this](const QString &id) {
        if (const QModelIndex index = m_table->indexOf(id); index.isValid())
            m_list->setCurrentIndex(index);
    });
    for (QLabel *label : {m_empty, m_hint}) {
        connect(label, &QLabel::linkActivated, this, [this](const QString &part) {
            m_workspace.setFilter(m_workspace.filter().withoutPart(static_cast<model::FilterPart>(part.toInt())));
        });
    }
    connect(m_compared, &ComparedList::deviceChanged, this, &DevicePanel::deviceChanged);
    connect(m_compared, &ComparedList::differencesRequested, this, &DevicePanel::differencesRequested);
    connect(&m_workspace, &model::Workspace::comparedChanged, m_list->viewport(),
            qOverload<>(&QWidget::update)); // colours may have moved
    connect(m_table, &model::DeviceTable::tooManyCompared, this, [this] {
        emit message(tr("At most %n device(s) can be compared at once; take one out first.", nullptr,
                        static_cast<int>(model::Workspace::maximumCompared)));
    });
    retranslate();
}

void DevicePanel::buildList()
{
    m_list->setModel(m_table);
    m_list->setItemDelegateForColumn(model::DeviceTable::NameColumn,
                                     new SwatchDelegate(m_workspace, model::DeviceTable::IdRole, this));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setSortingEnabled(true);
    m_list->sortByColumn(-1, Qt::AscendingOrder); // the order of the search until a header is clicked
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->installEventFilter(this);
    QHeaderView *header = m_list->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(model::DeviceTable::NameColumn, QHeaderView::Stretch);
    header->setMinimumSectionSize(10);
    header->setSortIndicatorClearable(true); // the third click brings the order of the search back
    for (const auto &[column, widest] : {std::pair(model::DeviceTable::MemoryColumn, QStringLiteral("8,888")),
                                         std::pair(model::DeviceTable::BandwidthColumn, QStringLiteral("88,888"))}) {
        header->setSectionResizeMode(column, QHeaderView::Interactive);
        header->resizeSection(column, fontMetrics().horizontalAdvance(widest) + 14);
    }
    connect(m_list, &QTreeView::activated, this, &DevicePanel::toggleCurrent);
    connect(m_list, &QTreeView::customContextMenuRequested, this, &DevicePanel::showContextMenu);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (const QString id = currentId(); !id.isEmpty())
            emit deviceChanged(id);
    });
}

void DevicePanel::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

QString DevicePanel::currentId() const
{
    return m_list->currentIndex().data(model::DeviceTable::IdRole).toString();
}

void DevicePanel::retranslate()
{
    m_search->setPlaceholderText(tr("Search: h100 pcie, 4090, apple m2"));
    m_search->setAccessibleName(tr("Search devices"));
    m_search->setToolTip(tr("Words of a name, vendor or alias, in any order. Enter checks the first device found."));
    m_presets->setText(tr("Presets"));
    m_presets->setToolTip(tr("Compare a collection: the 2023 articles' table, 24 GB cards, 8-GPU servers …"));
    m_presets->setAccessibleName(tr("Presets"));
    m_own->setToolTip(tr("Add devices and prices of your own"));
    m_own->setAccessibleName(tr("Devices and prices of your own"));
    m_list->setAccessibleName(tr("Devices"));
    m_list->setAccessibleDescription(tr("Check a device to compare it"));
    m_table->retranslate();
    showAnswer();
}

void DevicePanel::search()
{
    m_typing->stop();
    model::DeviceFilter filter = m_workspace.filter();
    filter.words = m_search->text();
    m_workspace.setFilter(filter);
}

/// The workspace has another filter: by this panel, by undo, by a file that was opened.
void DevicePanel::followFilter()
{
    const model::DeviceFilter &filter = m_workspace.filter();
    if (!m_typing->isActive() && filter.words != m_search->text()) {
        const QSignalBlocker quiet(m_search);
        m_search->setText(filter.words);
    }
    const QString current = currentId();
    m_table->setFilter(filter);
    if (const QModelIndex index = m_table->indexOf(current); index.isValid())
        m_list->setCurrentIndex(index);
    else
        m_list->scrollToTop();
}

void DevicePanel::showAnswer()
{
    const model::DevicePicker::Answer &answer = m_table->answer();
    m_filters->show(m_workspace.filter(), answer.choices);
    const bool isEmpty = answer.shown.empty();
    const QString hidden = hiddenText();
    m_list->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    m_hint->setVisible(!isEmpty && !hidden.isEmpty());
    m_hint->setText(hidden);
    if (!hidden.isEmpty())
        m_empty->setText(hidden);
    else if (isEmpty)
        m_empty->setText(
            tr("No device has “%1” in its name, vendor or aliases.").arg(m_workspace.filter().words.toHtmlEscaped()));
}

/// "GeForce RTX 4090 24GB is hidden by the filter: remove Vendor, Memory at least", the parts as links that take them
/// away. Empty unless nothing is shown, or what was typed means the hidden device more than any that is shown.
QString DevicePanel::hiddenText() const
{
    const model::DevicePicker::Answer &answer = m_table->answer();
    if (answer.firstHidden < 0 || !(answer.shown.empty() || answer.isHiddenBetter))
        return {};
    const model::Device &device = m_workspace.catalogue().devices()[static_cast<std::size_t>(answer.firstHidden)];
    QStringList parts;
    for (int part = 0; part < model::filterPartCount; ++part) {
        const auto filterPart = static_cast<model::FilterPart>(part);
        if (answer.hiddenBy & model::bitOf(filterPart))
            parts << QStringLiteral("<a href=\"%1\">%2</a>")
                         .arg(part)
                         .arg(model::filterPartName(filterPart).toHtmlEscaped());
    }
    return tr("%1 is hidden by the filter: remove %2", "a device, and links that remove filters")
        .arg(QStringLiteral("<b>%1</b>").arg(device.name.toHtmlEscaped()), parts.join(tr(", ")));
}

void DevicePanel::fillPresets()
{
    m_presetMenu->clear();
    for (const model::DevicePreset &preset : model::devicePresets()) {
        QStringList ids;
        for (const model::Device *device : preset.devices(m_workspace.catalogue()))
            ids << device->id;
        QAction *action = m_presetMenu->addAction(
            QStringLiteral("%1\t%2").arg(preset.name, QLocale().toString(ids.size())), this,
            [this, ids] { m_workspace.setComparedIds(ids); });
        action->setToolTip(preset.why);
        action->setStatusTip(preset.why);
    }
}

void DevicePanel::showContextMenu(const QPoint &position)
{
    const QModelIndex index = m_list->indexAt(position);
    const model::Device *device = m_table->device(index);
    if (!device)
        return;
    QMenu menu(this);
    const auto variants = m_workspace.catalogue().memoryVariants(device->id);
    for (const model::Device *variant : variants) {
        const QString text = variants.size() == 1
                                 ? tr("Compare")
                                 : tr("Compare with %1 %2", "a memory size with its unit")
                                       .arg(model::numberForPeople(variant->memoryCapacity.value->inGibibytes()),
                                            model::gigabyteUnit());
        QAction *action = menu.addAction(text, this, [this, id = variant->id](bool on) {
            if (!m_workspace.setCompared(id, on))
                emit m_table->tooManyCompared();
        });
        action->setCheckable(true);
        action->setChecked(m_workspace.isCompared(variant->id));
    }
    menu.addSeparator();
    m_ownActions->fill(menu, device->id);
    menu.addSeparator();
    menu.addAction(tr("Details"), this, [this, id = device->id] { emit detailsRequested(id); });
    menu.exec(m_list->viewport()->mapToGlobal(position));
}

void DevicePanel::toggleCurrent()
{
    const QModelIndex index = m_list->currentIndex().siblingAtColumn(model::DeviceTable::NameColumn);
    if (index.isValid())
        m_table->setData(index, index.data(Qt::CheckStateRole).toInt() == Qt::Checked ? Qt::Unchecked : Qt::Checked,
                         Qt::CheckStateRole);
}

bool DevicePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (watched == m_search && (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter)) {
        search();
        const QModelIndex first = m_table->index(0, model::DeviceTable::NameColumn);
        if (!first.isValid())
            return true;
        m_list->setCurrentIndex(first);
        if (key == Qt::Key_Down)
            m_list->setFocus();
        else
            toggleCurrent();
        return true;
    }
    if (watched == m_list && key == Qt::Key_Space) { // in whichever column the cursor is
        toggleCurrent();
        return true;
    }
    if (watched == m_search && key == Qt::Key_Escape && !m_search->text().isEmpty()) {
        m_search->clear();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void DevicePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace ui
