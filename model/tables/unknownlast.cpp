// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "unknownlast.h"

namespace model {

UnknownLastSorter::UnknownLastSorter(int valueRole, QObject *parent) : QSortFilterProxyModel(parent)
{
    setSortRole(valueRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setSortLocaleAware(true);
}

bool UnknownLastSorter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const bool leftKnown = left.data(sortRole()).isValid();
    const bool rightKnown = right.data(sortRole()).isValid();
    if (leftKnown != rightKnown)
        return leftKnown == (sortOrder() == Qt::AscendingOrder);
    return leftKnown && QSortFilterProxyModel::lessThan(left, right);
}

} // namespace model
