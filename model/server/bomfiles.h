// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A bill of materials as files and as text. JSON is the build itself (serverToJson), which reads back equal.
#pragma once

#include "bom.h"
#include "findings.h"

namespace model {

/// What the rules find, worst first, without those that pass: rule, what it is about, verdict, message, wanted, there, source.
[[nodiscard]] DataTable findingsToTable(const std::vector<Finding> &findings);

/// Bill, notes, findings (left out when the table has no columns) and sources, in the Markdown of GitHub.
[[nodiscard]] QString bomToMarkdown(const BillOfMaterials &bill, const DataTable &findings);

/// Mail that asks any supplier for an offer: parts and quantities, no prices, in the language of the program.
[[nodiscard]] QString quotationText(const BillOfMaterials &bill);

/// A workbook (XLSX) with a sheet each for bill, findings (left out when the table has no columns) and sources. Sums are
/// formulas over quantity, unit price and exchange rate, so that a price that is typed in counts at once.
/// Errors: CannotWrite.
[[nodiscard]] Result<QByteArray> bomToWorkbook(const BillOfMaterials &bill, const DataTable &findings);

/// The formulas of the workbook, for row `line` of the bill (0: the first), and for the sum below the last one.
[[nodiscard]] QString bomSumFormula(int line);
[[nodiscard]] QString bomTotalFormula(int lines);

/// Writes the bill in the format that the ending of the name says: csv, xlsx, md, json, or txt for the text of a mail.
/// Whole or not at all. Errors: CannotWrite, Unsupported for another ending.
[[nodiscard]] Result<void> writeBom(const QString &path, const BillOfMaterials &bill, const ServerBuild &build,
                                    const DataTable &findings);
[[nodiscard]] QStringList bomEndings(); ///< "csv", …

} // namespace model
