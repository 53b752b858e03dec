// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "comparedmodel.h"

#include "model/text/translate.h"

#include <QMimeData>

namespace model {

namespace {

/// A row of this list, dragged within it.
const QString rowType = QStringLiteral("application/x-ridgepoint-compared-row");

} // namespace

ComparedModel::ComparedModel(Workspace &workspace, QObject *parent)
    : QAbstractListModel(parent), m_workspace(workspace), m_ids(workspace.comparedIds())
{
    connect(&workspace, &Workspace::comparedChanged, this, &ComparedModel::follow);
    connect(&workspace, &Workspace::settingsChanged, this, &ComparedModel::retranslate); // the baseline
    connect(&workspace, &Workspace::catalogueChanged, this, &ComparedModel::retranslate);
}

/// One row added, taken away or moved is told as that, so that a view keeps its current row.
void ComparedModel::follow()
{
    const QStringList &ids = m_workspace.comparedIds();
    if (ids.size() == m_ids.size()
        && QSet<QString>(ids.begin(), ids.end()) == QSet<QString>(m_ids.begin(), m_ids.end())) {
        emit layoutAboutToBeChanged();
        const QStringList before = m_ids;
        m_ids = ids;
        for (const QModelIndex &old : persistentIndexList())
            changePersistentIndex(old, index(static_cast<int>(ids.indexOf(before[old.row()]))));
        emit layoutChanged();
        return;
    }
    for (qsizetype row = m_ids.size() - 1; row >= 0; --row) {
        if (ids.contains(m_ids[row]))
            continue;
        beginRemoveRows({}, static_cast<int>(row), static_cast<int>(row));
        m_ids.removeAt(row);
        endRemoveRows();
    }
    for (qsizetype row = 0; row < ids.size(); ++row) {
        if (m_ids.contains(ids[row]))
            continue;
        beginInsertRows({}, static_cast<int>(row), static_cast<int>(row));
        m_ids.insert(row, ids[row]);
        endInsertRows();
    }
    if (m_ids != ids)
        follow(); // the same devices now, in another order
}

int ComparedModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_ids.size());
}

QVariant ComparedModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QString &id = m_ids[index.row()];
    const Device *device = m_workspace.catalogue().find(id);
    const bool isBaseline = id == m_workspace.baselineId();
    switch (role) {
    case IdRole: return id;
    case IsBaselineRole: return isBaseline;
    case Qt::DisplayRole:
        if (!device)
            return id;
        return (isBaseline ? QStringLiteral("★ ") : QString()) + (isYours(*device) ? QStringLiteral("✎ ") : QString())
               + device->name;
    case Qt::ToolTipRole:
        return device ? (isBaseline ? Text::tr("%1: all is shown relative to it").arg(device->fullName())
                                    : device->fullName())
                      : QVariant();
    case Qt::AccessibleTextRole:
        return device ? (isBaseline ? Text::tr("%1, the baseline").arg(device->name) : device->name) : QVariant();
    default: return {};
    }
}

Qt::ItemFlags ComparedModel::flags(const QModelIndex &index) const
{
    // Between rows, not onto one.
    return index.isValid() ? QAbstractListModel::flags(index) | Qt::ItemIsDragEnabled : Qt::ItemIsDropEnabled;
}

QStringList ComparedModel::mimeTypes() const
{
    return {rowType};
}

QMimeData *ComparedModel::mimeData(const QModelIndexList &indexes) const
{
    auto *data = new QMimeData;
    if (!indexes.isEmpty())
        data->setData(rowType, m_ids[indexes.first().row()].toUtf8());
    return data;
}

bool ComparedModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int, const QModelIndex &parent)
{
    if (!data->hasFormat(rowType) || action != Qt::MoveAction)
        return false;
    const auto from = static_cast<int>(m_ids.indexOf(QString::fromUtf8(data->data(rowType))));
    if (from < 0)
        return false;
    const int before = row >= 0 ? row : parent.isValid() ? parent.row() : rowCount();
    m_workspace.moveCompared(from, before > from ? before - 1 : before);
    return false; // moved already: the view must not remove the row that was dragged
}

void ComparedModel::retranslate()
{
    if (rowCount() > 0)
        emit dataChanged(index(0), index(rowCount() - 1));
}

} // namespace model
