// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The small square in the colour of a compared device's bars, as lists show it beside the name.
#pragma once

#include <QStyledItemDelegate>

namespace model {
class Workspace;
}

namespace ui {

/// Paints the swatch before the text of each item whose device is compared. The id of the device is in a role of the
/// item model. The workspace must outlive the delegate.
class SwatchDelegate : public QStyledItemDelegate
{
public:
    SwatchDelegate(const model::Workspace &workspace, int idRole, QObject *parent);

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    const model::Workspace &m_workspace;
    int m_idRole;
};

} // namespace ui
