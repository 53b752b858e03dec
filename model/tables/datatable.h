// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A table as it leaves the program: one value, written as text for a terminal, CSV, or tab-separated text and HTML
/// for the clipboard. Numbers are written in the C locale, except in the terminal and HTML forms, which are for people.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace model {

struct DataTable
{
    struct Column
    {
        QString title; ///< with the unit: "bandwidth (GB/s)"
        bool numeric = false;
    };
    struct Cell
    {
        QString text;                 ///< for people; of a missing figure the reason
        std::optional<double> number; ///< for files, in the unit of the column
    };

    std::vector<Column> columns;
    std::vector<std::vector<Cell>> rows;

    [[nodiscard]] QString toPlainText() const; ///< aligned columns, Han characters counted as two wide
    [[nodiscard]] QByteArray toCsv() const;    ///< RFC 4180, UTF-8; a numeric cell without a number is empty
    [[nodiscard]] QString toTabSeparated() const;
    [[nodiscard]] QString toHtml() const;
};

} // namespace model
