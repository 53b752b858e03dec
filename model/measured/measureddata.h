// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// All measurements that the Measured page shows, held against the estimator: the published files that come with the
/// program and those of the person.
#pragma once

#include "claims.h"
#include "measuredfigure.h"
#include "ownmeasurements.h"

#include "model/tables/datatable.h"

namespace model {

struct MeasuredData
{
    struct File
    {
        QString name;
        bool isYours = false;
        Validation validation;      ///< what `ridgepoint validate` says of the file
        std::optional<Error> fault; ///< the file could not be read
    };

    std::vector<File> files;
    std::vector<MeasuredFigure> figures; ///< the person's own first, what is known of fits last
    std::vector<ArticleClaim> claims;
};

/// Called with a number between 0 and 1; false stops.
using MeasuredProgress = std::function<bool(double)>;

/// Predicts every row of every file. Some tenths of a second: run it aside. nullopt when it was stopped.
[[nodiscard]] std::optional<MeasuredData> predictMeasured(const Catalogue &catalogue, const QList<OwnMeasurements> &own,
                                                          const MeasuredProgress &progress);

/// How far the estimates of some figures are from what was measured.
struct MeasuredErrors
{
    QString file;    ///< translated name of the group: the published files by kind, each file of the person by name
    DataTable table; ///< that of `validate`
    QString fits;    ///< a line as `validate` prints it, or empty
};

/// For each file that has some of the figures: what `validate` would print for these rows alone.
[[nodiscard]] std::vector<MeasuredErrors> measuredErrors(const MeasuredData &data,
                                                         const std::vector<std::size_t> &places);

} // namespace model
