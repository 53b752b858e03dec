// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "devicetable.h"

#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <algorithm>

namespace model {

DeviceTable::DeviceTable(Workspace &workspace, QObject *parent)
    : QAbstractTableModel(parent), m_workspace(workspace)
{
    readCatalogue();
    connect(&workspace, &Workspace::catalogueChanged, this, [this] {
        beginResetModel();
        readCatalogue();
        endResetModel();
    });
    connect(&workspace, &Workspace::comparedChanged, this, [this] {
        if (rowCount() > 0)
            emit dataChanged(index(0, NameColumn), index(rowCount() - 1, NameColumn), {Qt::CheckStateRole});
    });
}

DeviceTable::~DeviceTable() = default;

void DeviceTable::readCatalogue()
{
    m_picker = std::make_unique<DevicePicker>(m_workspace.catalogue());
    m_answer = m_picker->pick(m_filter);
    m_rows = sortedRows();
}

void DeviceTable::setFilter(const DeviceFilter &filter)
{
    if (filter == m_filter)
        return;
    beginResetModel();
    m_filter = filter;
    m_answer = m_picker->pick(filter);
    m_rows = sortedRows();
    endResetModel();
}

void DeviceTable::sort(int column, Qt::SortOrder order)
{
    if (column == m_sortColumn && order == m_sortOrder)
        return;
    emit layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    QHash<int, int> newRows;
    const std::vector<int> before = m_rows;
    m_sortColumn = column;
    m_sortOrder = order;
    m_rows = sortedRows();
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        newRows.insert(m_rows[row], static_cast<int>(row));
    for (const QModelIndex &old : persistentIndexList())
        changePersistentIndex(old, index(newRows.value(before[static_cast<std::size_t>(old.row())]), old.column()));
    emit layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

std::vector<int> DeviceTable::sortedRows() const
{
    std::vector<int> rows = m_answer.shown;
    if (m_sortColumn < 0)
        return rows;
    const std::vector<Device> &devices = m_workspace.catalogue().devices();
    struct Key
    {
        int position;
        QVariant value;
    };
    std::vector<Key> keys;
    keys.reserve(rows.size());
    for (const int position : rows)
        keys.push_back({position, cell(devices[static_cast<std::size_t>(position)], m_sortColumn, ValueRole)});
    const bool isRising = m_sortOrder == Qt::AscendingOrder;
    const bool isText = m_sortColumn == NameColumn;
    std::ranges::stable_sort(keys, [&](const Key &left, const Key &right) {
        if (left.value.isValid() != right.value.isValid()) // what is not published stands last in either direction
            return left.value.isValid();
        const Key &first = isRising ? left : right;
        const Key &second = isRising ? right : left;
        return isText ? first.value.toString().localeAwareCompare(second.value.toString()) < 0
                      : first.value.toDouble() < second.value.toDouble();
    });
    std::ranges::transform(keys, rows.begin(), &Key::position);
    return rows;
}

const Device &DeviceTable::deviceAt(int row) const
{
    return m_workspace.catalogue().devices()[static_cast<std::size_t>(m_rows[static_cast<std::size_t>(row)])];
}

const Device *DeviceTable::device(const QModelIndex &index) const
{
    return checkIndex(index, CheckIndexOption::IndexIsValid) ? &deviceAt(index.row()) : nullptr;
}

QModelIndex DeviceTable::indexOf(const QString &id) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (deviceAt(row).id == id)
            return index(row, NameColumn);
    }
    return {};
}

Qt::CheckState DeviceTable::checkState(const Device &device) const
{
    if (m_workspace.isCompared(device.id))
        return Qt::Checked;
    for (const MemoryOption &option : device.memoryOptions) {
        if (m_workspace.isCompared(memoryOptionId(device.id, *option.capacity.value)))
            return Qt::PartiallyChecked;
    }
    return Qt::Unchecked;
}

int DeviceTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int DeviceTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant DeviceTable::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Device &device = deviceAt(index.row());
    switch (role) {
    case IdRole: return device.id;
    case IsYoursRole: return isYours(device);
    case Qt::CheckStateRole:
        if (index.column() != NameColumn)
            return {};
        return checkState(device);
    case Qt::ToolTipRole: return toolTip(device);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(index.column() == NameColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::DisplayRole:
    case ValueRole: return cell(device, index.column(), role);
    default: return {};
    }
}

QVariant DeviceTable::cell(const Device &device, int column, int role) const
{
    if (column == NameColumn)
        return role == Qt::DisplayRole && isYours(device) ? QStringLiteral("✎ ") + device.name : device.name;
    const MetricQuery query{.metric = column == MemoryColumn ? MetricId::Memory : MetricId::Bandwidth};
    const MetricReading reading = readMetric(device, query, m_workspace.catalogue().rates());
    if (role == ValueRole)
        return reading.value ? QVariant(*reading.value) : QVariant();
    if (!reading.value)
        return QStringLiteral("–");
    // The column is narrow, and a number must not be cut; the tip has all of it.
    constexpr double wide = 1e6;
    return *reading.value < wide ? numberForPeople(*reading.value)
                                 : Text::tr("%1 M", "millions").arg(numberForPeople(*reading.value / wide));
}

QString DeviceTable::toolTip(const Device &device) const
{
    QStringList lines = {QStringLiteral("<b>%1</b>").arg(device.fullName().toHtmlEscaped())};
    if (isYours(device))
        lines << Text::tr("With figures or prices of your own").toHtmlEscaped();
    for (const MetricId metric : {MetricId::Memory, MetricId::Bandwidth, MetricId::Flops, MetricId::Power}) {
        const MetricQuery query{.metric = metric};
        const MetricReading reading = readMetric(device, query, m_workspace.catalogue().rates());
        const QString value = reading.value ? Text::tr("%1 %2").arg(numberForPeople(*reading.value), metricUnit(query)) : reading.missing;
        lines << Text::tr("%1: %2").arg(metricTitle(query), value).toHtmlEscaped();
    }
    return lines.join(QStringLiteral("<br>"));
}

QVariant DeviceTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(section == NameColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn: return Text::tr("Device");
    case MemoryColumn: return metricUnit({.metric = MetricId::Memory});
    case BandwidthColumn: return metricUnit({.metric = MetricId::Bandwidth});
    default: return {};
    }
}

Qt::ItemFlags DeviceTable::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.column() == NameColumn)
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

bool DeviceTable::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const bool done = m_workspace.setCompared(deviceAt(index.row()).id, value.toInt() == Qt::Checked);
    if (!done)
        emit tooManyCompared();
    return done;
}

void DeviceTable::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

} // namespace model
