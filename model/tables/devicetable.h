// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The devices of the catalogue as an item model with check marks for those that are compared, and the filter over it
/// by words. Both answer with text and numbers; colours belong to delegates.
#pragma once

#include "model/workspace/workspace.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

namespace model {

class DeviceTable : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, MemoryColumn, BandwidthColumn, ColumnCount };
    enum Role {
        IdRole = Qt::UserRole, ///< QString
        ValueRole,             ///< number in the unit of the column; invalid when not published
        SearchRole             ///< lower-case text that words are looked for in
    };

    /// The workspace must outlive the table.
    explicit DeviceTable(Workspace &workspace, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

    /// Texts again, after the language has changed.
    void retranslate();

signals:
    /// A device could not be checked: Workspace::maximumCompared are compared already.
    void tooManyCompared();

private:
    [[nodiscard]] const Device &deviceAt(int row) const { return m_workspace.catalogue().devices()[static_cast<std::size_t>(row)]; }
    [[nodiscard]] QVariant cell(const Device &device, int column, int role) const;
    [[nodiscard]] QString toolTip(const Device &device) const;

    Workspace &m_workspace;
    QStringList m_searchTexts;
};

class DeviceFilterModel : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit DeviceFilterModel(QObject *parent = nullptr);

    void setWords(const QString &words);
    void setComparedOnly(bool comparedOnly);

protected:
    [[nodiscard]] bool filterAcceptsRow(int sourceRow, const QModelIndex &sourceParent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    QString m_words;
    bool m_comparedOnly = false;
};

} // namespace model
