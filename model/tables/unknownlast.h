// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Sorts numbers as numbers and rows without a figure last, in both directions.
#pragma once

#include <QSortFilterProxyModel>

namespace model {

class UnknownLastSorter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    /// Rows are sorted by the role; where its value is not valid, there is no figure.
    explicit UnknownLastSorter(int valueRole, QObject *parent = nullptr);

protected:
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;
};

} // namespace model
