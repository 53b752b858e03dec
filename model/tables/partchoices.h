// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// All parts of a category as choices for a build: those that fit first; of those that do not the reason.
#pragma once

#include "model/server/findings.h"

#include <QAbstractTableModel>

namespace model {

class PartChoices : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Name, Facts, PriceEach, Fit, ColumnCount };
    enum Role {
        IdRole = Qt::UserRole,
        FitsRole,   ///< false: a rule stops it
        SearchRole, ///< all words of the row
        SortRole
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// What fits is judged with the part in the place of all of its category in the build.
    void setChoices(PartCategory category, const ServerBuild &build, const PartCatalogue &parts,
                    const Catalogue &devices);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    struct Row
    {
        QString id;
        QString name;
        QString facts;
        QString price;
        std::optional<double> amount; ///< in its own currency, for the order
        QString basis;
        PartFit fit;
    };

    std::vector<Row> m_rows;
};

} // namespace model
