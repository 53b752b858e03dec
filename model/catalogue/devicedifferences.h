// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What differs between two devices, figure by figure: only that, with the ratio where both are numbers.
#pragma once

#include "devicedetails.h"
#include "model/tables/datatable.h"

namespace model {

struct FigureDifference
{
    QString key;                    ///< as in FigureRow
    QString label;                  ///< translated
    std::optional<FigureRow> first; ///< nullopt: the device has no such figure at all
    std::optional<FigureRow> second;
    std::optional<double> ratio; ///< second / first, when both are known in the same unit
};

/// Figures, and the price that comparisons take ("best": list, else street, else system), that are not the same; a
/// figure that only one of them publishes differs, one that neither does is the same. In the order of the details.
[[nodiscard]] std::vector<FigureDifference> deviceDifferences(const Device &first, const Device &second);

/// How many figures both publish with the same value.
[[nodiscard]] int sameFigureCount(const Device &first, const Device &second);

/// For the clipboard and for files.
[[nodiscard]] DataTable differencesToTable(const Device &first, const Device &second);

} // namespace model
