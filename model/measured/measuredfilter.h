// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Which measured figures a person wants to see.
#pragma once

#include "measuredfigure.h"

#include <QSet>

namespace model {

struct MeasuredFilter
{
    QString words = {}; ///< each of them has to stand in some column
    std::optional<MeasuredWhat> what = {};
    QString device = {}; ///< by the name that is shown; empty: any
    QString engine = {};
    QString source = {};
    std::optional<QSet<QString>> deviceIds = {}; ///< those of the comparison, when only they are asked for
    bool onlyArticles = false;                   ///< what the articles print
    bool onlyYours = false;

    bool operator==(const MeasuredFilter &) const = default;
};

/// Places of the figures that pass, in their order.
[[nodiscard]] std::vector<std::size_t> filtered(const std::vector<MeasuredFigure> &figures,
                                                const MeasuredFilter &filter);

/// A value of a column with the number of figures that have it.
struct MeasuredChoice
{
    QString value;
    int figures = 0;
};

/// The values of a column, the most frequent first; empty ones are left out.
[[nodiscard]] std::vector<MeasuredChoice> measuredChoices(const std::vector<MeasuredFigure> &figures,
                                                          QString MeasuredFigure::*column);

} // namespace model
