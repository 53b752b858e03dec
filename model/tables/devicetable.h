// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The devices that the picker shows, as an item model with check marks for those that are compared. It answers with
/// text and numbers; colours belong to delegates.
#pragma once

#include "model/catalogue/devicepicker.h"
#include "model/workspace/workspace.h"

#include <QAbstractTableModel>

namespace model {

class DeviceTable : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, MemoryColumn, BandwidthColumn, ColumnCount };
    enum Role {
        IdRole = Qt::UserRole, ///< QString
        ValueRole,             ///< number in the unit of the column; invalid when not published
        IsYoursRole            ///< bool: entered by the user, or with a figure or price of the user's
    };

    /// The workspace must outlive the table.
    explicit DeviceTable(Workspace &workspace, QObject *parent = nullptr);
    ~DeviceTable() override;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    /// A column below 0: the order of the search.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    /// Shows what a filter finds.
    void setFilter(const DeviceFilter &filter);
    /// What the picker said to the filter last.
    [[nodiscard]] const DevicePicker::Answer &answer() const { return m_answer; }
    [[nodiscard]] const Device *device(const QModelIndex &index) const;
    /// The row of a device; an invalid index when it is not shown.
    [[nodiscard]] QModelIndex indexOf(const QString &id) const;

    /// Texts again, after the language has changed.
    void retranslate();

signals:
    /// A device could not be checked: Workspace::maximumCompared are compared already.
    void tooManyCompared();

private:
    [[nodiscard]] const Device &deviceAt(int row) const;
    [[nodiscard]] QVariant cell(const Device &device, int column, int role) const;
    [[nodiscard]] QString toolTip(const Device &device) const;
    [[nodiscard]] Qt::CheckState checkState(const Device &device) const;
    [[nodiscard]] std::vector<int> sortedRows() const;
    void readCatalogue();

    Workspace &m_workspace;
    std::unique_ptr<DevicePicker> m_picker;
    DeviceFilter m_filter;
    DevicePicker::Answer m_answer;
    std::vector<int> m_rows; ///< positions in the catalogue
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace model
