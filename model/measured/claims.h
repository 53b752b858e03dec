// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What the articles of 2023 claim about speed and clusters (resources/measured/claims.json), beside what the catalogue, other
/// publications and the estimator give for the same.
#pragma once

#include "measuredfigure.h"

#include "model/tables/datatable.h"

namespace model {

struct ArticleClaim
{
    /// Another figure for what is claimed.
    struct Finding
    {
        QString from;  ///< translated: "Catalogue: FP16 or BF16, dense"
        QString value; ///< "2.5×"
    };

    QString id;
    QString statement; ///< translated: "MI250 trains MPT at 80 % of the speed of A100"
    std::vector<Source> statedIn;
    std::vector<Finding> findings;
    bool isDisputed = false;     ///< a published figure differs from the claim by more than a tenth
    QStringList deviceIds;       ///< that it speaks of
    QString rowId;               ///< row of the published measurements that it states; may be empty
    std::optional<double> count; ///< devices that it states for the row
};

/// The claims in the language in use.
[[nodiscard]] std::vector<ArticleClaim> articleClaims(const Catalogue &catalogue,
                                                      const std::vector<MeasuredFigure> &figures);

/// Tells the figures that a claim states so, and what it states differently.
void markClaimed(const std::vector<ArticleClaim> &claims, std::vector<MeasuredFigure> &figures);

/// All claims, a row each.
[[nodiscard]] DataTable claimsTable(const std::vector<ArticleClaim> &claims);

} // namespace model
