// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "devicetable.h"

#include "model/catalogue/devicefilter.h"
#include "model/text/numbers.h"
#include "model/text/translate.h"

namespace model {

DeviceTable::DeviceTable(Workspace &workspace, QObject *parent)
    : QAbstractTableModel(parent), m_workspace(workspace)
{
    for (const Device &device : workspace.catalogue().devices())
        m_searchTexts << searchText(device);
    connect(&workspace, &Workspace::comparedChanged, this, [this] {
        if (rowCount() > 0)
            emit dataChanged(index(0, NameColumn), index(rowCount() - 1, NameColumn), {Qt::CheckStateRole});
    });
}

int DeviceTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_workspace.catalogue().devices().size());
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
    case SearchRole: return m_searchTexts[index.row()];
    case Qt::CheckStateRole:
        if (index.column() != NameColumn)
            return {};
        return m_workspace.isCompared(device.id) ? Qt::Checked : Qt::Unchecked;
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
        return device.name;
    const MetricQuery query{.metric = column == MemoryColumn ? MetricId::Memory : MetricId::Bandwidth};
    const MetricReading reading = readMetric(device, query, m_workspace.catalogue().rates());
    if (role == ValueRole)
        return reading.value ? QVariant(*reading.value) : QVariant();
    return reading.value ? numberForPeople(*reading.value) : QStringLiteral("–");
}

QString DeviceTable::toolTip(const Device &device) const
{
    QStringList lines = {QStringLiteral("<b>%1</b>").arg(device.fullName().toHtmlEscaped())};
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

DeviceFilterModel::DeviceFilterModel(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(DeviceTable::ValueRole);
}

void DeviceFilterModel::setWords(const QString &words)
{
    m_words = words;
    invalidateFilter();
}

void DeviceFilterModel::setComparedOnly(bool comparedOnly)
{
    m_comparedOnly = comparedOnly;
    invalidateFilter();
}

bool DeviceFilterModel::filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const
{
    const QModelIndex index = sourceModel()->index(sourceRow, DeviceTable::NameColumn, sourceParent);
    if (m_comparedOnly && index.data(Qt::CheckStateRole).toInt() != Qt::Checked)
        return false;
    return containsWords(index.data(DeviceTable::SearchRole).toString(), m_words);
}

bool DeviceFilterModel::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    if (left.column() == DeviceTable::NameColumn)
        return left.data().toString().localeAwareCompare(right.data().toString()) < 0;
    const QVariant a = left.data(DeviceTable::ValueRole);
    const QVariant b = right.data(DeviceTable::ValueRole);
    if (a.isValid() != b.isValid()) // what is not published stands last in either direction
        return sortOrder() == Qt::AscendingOrder ? a.isValid() : b.isValid();
    return a.toDouble() < b.toDouble();
}

} // namespace model
