// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A CSV file of measurements as it lies on disk: a header, rows of text, and what was wrong with single rows.
#pragma once

#include "model/result.h"

#include <QByteArray>
#include <QHash>
#include <QStringList>

#include <vector>

namespace model {

enum class MeasuredKind { Inference, Training };

class MeasuredTable
{
public:
    struct Row
    {
        int line = 0; ///< of its first character, counted from 1
        std::vector<QByteArray> cells;
    };

    /// Reads UTF-8 (a byte order mark and a "sep=," line of Excel are skipped), comma separated, quoted as RFC 4180. Which kind
    /// it is follows from the header. A row with too many cells is left out, one with too few is read as far as it goes; both
    /// are listed with their lines in warnings().
    /// Errors: CannotRead; Unsupported for UTF-16 and for other separators; Syntax for a quote that is never closed (with its line) and for a file without rows; MissingKey
    /// for a header of neither kind.
    [[nodiscard]] static Result<MeasuredTable> readFile(const QString &path);
    [[nodiscard]] static Result<MeasuredTable> read(const QByteArray &bytes, const QString &file);

    [[nodiscard]] MeasuredKind kind() const { return m_kind; }
    [[nodiscard]] const QString &file() const { return m_file; }
    [[nodiscard]] const std::vector<Row> &rows() const { return m_rows; }
    [[nodiscard]] const Errors &warnings() const { return m_warnings; }
    /// Position of a column, or -1.
    [[nodiscard]] int column(const char *name) const { return m_columns.value(QByteArray(name), -1); }
    /// The columns of the header.
    [[nodiscard]] QStringList columns() const;

private:
    QString m_file;
    MeasuredKind m_kind = MeasuredKind::Inference;
    QHash<QByteArray, int> m_columns;
    std::vector<Row> m_rows;
    Errors m_warnings;
};

} // namespace model
