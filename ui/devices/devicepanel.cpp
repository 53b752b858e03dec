// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "devicepanel.h"

#include "ui/charts/charttheme.h"
#include "ui/charts/devicecolours.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace ui {

namespace {

/// Paints the colour of a compared device's bars between its check box and its name.
class SwatchDelegate : public QStyledItemDelegate
{
public:
    SwatchDelegate(const model::Workspace &workspace, QObject *parent) : QStyledItemDelegate(parent), m_workspace(workspace) {}

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.data(Qt::CheckStateRole).toInt() != Qt::Checked)
            return;
        const QString id = index.data(model::DeviceTable::IdRole).toString();
        const QColor colour = ChartTheme::fromPalette(option->palette).readable(
            assignDeviceColours(m_workspace.comparedIds()).value(id));
        QPixmap swatch(option->fontMetrics.ascent(), option->fontMetrics.ascent());
        swatch.fill(Qt::transparent);
        QPainter painter(&swatch);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawRoundedRect(swatch.rect().adjusted(1, 1, -1, -1), 2, 2);
        painter.end();
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->icon = QIcon(swatch);
        option->decorationSize = swatch.size();
    }

private:
    const model::Workspace &m_workspace;
};

} // namespace

DevicePanel::DevicePanel(model::Workspace &workspace, QWidget *parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_table(new model::DeviceTable(workspace, this)),
      m_filter(new model::DeviceFilterModel(this)),
      m_search(new QLineEdit(this)),
      m_comparedOnly(new QCheckBox(this)),
      m_list(new QTreeView(this)),
      m_empty(new QLabel(this)),
      m_count(new QLabel(this)),
      m_clear(new QToolButton(this)),
      m_typing(new QTimer(this))
{
    m_filter->setSourceModel(m_table);

    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_typing->setSingleShot(true);
    constexpr int typingPause = 80; // milliseconds: below what feels slow, above what typing needs
    m_typing->setInterval(typingPause);

    m_list->setModel(m_filter);
    m_list->setItemDelegateForColumn(model::DeviceTable::NameColumn, new SwatchDelegate(workspace, this));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setSortingEnabled(true);
    m_list->sortByColumn(-1, Qt::AscendingOrder); // the catalogue's own order until a header is clicked
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->installEventFilter(this);
    QHeaderView *header = m_list->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(model::DeviceTable::NameColumn, QHeaderView::Stretch);
    header->setMinimumSectionSize(10);
    for (const auto &[column, widest] : {std::pair(model::DeviceTable::MemoryColumn, QStringLiteral("8,888")),
                                         std::pair(model::DeviceTable::BandwidthColumn, QStringLiteral("88,888"))}) {
        header->setSectionResizeMode(column, QHeaderView::Interactive);
        header->resizeSection(column, fontMetrics().horizontalAdvance(widest) + 14);
    }

    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->hide();
    m_clear->setAutoRaise(true);
    m_count->setBuddy(m_list);

    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_count, 1);
    bottom->addWidget(m_clear);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(m_search);
    layout->addWidget(m_comparedOnly);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_empty, 1);
    layout->addLayout(bottom);

    connect(m_search, &QLineEdit::textChanged, m_typing, qOverload<>(&QTimer::start));
    connect(m_typing, &QTimer::timeout, this, &DevicePanel::search);
    connect(m_comparedOnly, &QCheckBox::toggled, this, [this](bool on) {
        m_filter->setComparedOnly(on);
        search();
    });
    connect(m_clear, &QToolButton::clicked, &m_workspace, [this] { m_workspace.setComparedIds({}); });
    connect(m_list, &QTreeView::activated, this, &DevicePanel::toggleCurrent);
    connect(&m_workspace, &model::Workspace::comparedChanged, this, [this] {
        updateCount();
        updateEmptyText();
        m_list->viewport()->update(); // colours may have moved
    });
    connect(m_table, &model::DeviceTable::tooManyCompared, this, [this] {
        emit message(tr("At most %n device(s) can be compared at once; take one out first.", nullptr,
                        static_cast<int>(model::Workspace::maximumCompared)));
    });
    retranslate();
}

void DevicePanel::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void DevicePanel::retranslate()
{
    m_search->setPlaceholderText(tr("Search: h100 pcie, 4090, 苹果 M2"));
    m_search->setAccessibleName(tr("Search devices"));
    m_search->setToolTip(tr("Words of a name, vendor or alias, in any order. Enter checks the first device found."));
    m_comparedOnly->setText(tr("Show only compared devices"));
    m_list->setAccessibleName(tr("Devices"));
    m_list->setAccessibleDescription(tr("Check a device to compare it"));
    m_clear->setText(tr("Clear"));
    m_clear->setToolTip(tr("Compare no device"));
    m_clear->setAccessibleName(tr("Clear the comparison"));
    m_table->retranslate();
    updateCount();
    search();
}

void DevicePanel::search()
{
    m_typing->stop();
    m_filter->setWords(m_search->text());
    updateEmptyText();
}

void DevicePanel::updateEmptyText()
{
    const bool isEmpty = m_filter->rowCount() == 0;
    if (isEmpty) {
        m_empty->setText(m_comparedOnly->isChecked() && m_search->text().isEmpty()
                             ? tr("No device is compared yet. Check some in the list of all devices.")
                             : tr("No device has “%1” in its name, vendor or aliases.").arg(m_search->text()));
    }
    m_empty->setVisible(isEmpty);
    m_list->setVisible(!isEmpty);
}

void DevicePanel::updateCount()
{
    m_count->setText(tr("%n compared", nullptr, static_cast<int>(m_workspace.comparedIds().size())));
    m_clear->setEnabled(!m_workspace.comparedIds().isEmpty());
}

void DevicePanel::toggleCurrent()
{
    const QModelIndex index = m_list->currentIndex().siblingAtColumn(model::DeviceTable::NameColumn);
    if (index.isValid())
        m_filter->setData(index, index.data(Qt::CheckStateRole).toInt() == Qt::Checked ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

bool DevicePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (watched == m_search && (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter)) {
        search();
        const QModelIndex first = m_filter->index(0, model::DeviceTable::NameColumn);
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
