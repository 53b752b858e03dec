// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The compared devices as a list in the person's own order, which dragging changes.
#pragma once

#include "model/workspace/workspace.h"

#include <QAbstractListModel>

namespace model {

class ComparedModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        IdRole = Qt::UserRole, ///< QString
        IsBaselineRole         ///< bool
    };

    /// The workspace must outlive the model.
    explicit ComparedModel(Workspace &workspace, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

    /// Texts again, after the language has changed.
    void retranslate();

private:
    void follow();

    Workspace &m_workspace;
    QStringList m_ids; ///< as the views know them
};

} // namespace model
