// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measuredtable.h"

#include "model/text/translate.h"

#include <QFile>

#include <csv.h>

#include <algorithm>

namespace model {

namespace {

/// Receives libcsv's events. Cells of a row are collected until its end; the line is counted from the bytes.
class CsvRows
{
public:
    std::vector<MeasuredTable::Row> rows;

    static void cell(void *text, std::size_t size, void *self)
    {
        static_cast<CsvRows *>(self)->m_cells.emplace_back(static_cast<const char *>(text), qsizetype(size));
    }

    static void endOfRow(int, void *self)
    {
        CsvRows *reading = static_cast<CsvRows *>(self);
        const bool blank = reading->m_cells.size() == 1 && reading->m_cells.front().trimmed().isEmpty();
        if (!reading->m_cells.empty() && !blank)
            reading->rows.push_back({reading->m_line, std::move(reading->m_cells)});
        reading->m_cells.clear();
    }

    /// Splits the text; -1, or the line of the quote that is never closed.
    int split(QByteArrayView text)
    {
        csv_parser parser;
        csv_init(&parser, CSV_STRICT | CSV_STRICT_FINI | CSV_APPEND_NULL);
        int unclosed = -1;
        int line = 1;
        int failedAt = -1;
        // Line by line, so that a row knows where it begins.
        for (qsizetype at = 0; at < text.size() && failedAt < 0;) {
            const qsizetype end = text.indexOf('\n', at);
            const qsizetype size = (end < 0 ? text.size() : end + 1) - at;
            if (m_cells.empty() && !m_inside)
                m_line = line;
            const std::size_t read = csv_parse(&parser, text.data() + at, std::size_t(size), cell, endOfRow, this);
            if (read != std::size_t(size))
                failedAt = line;
            const auto quotes = std::count(text.begin() + at, text.begin() + at + size, '"');
            m_inside = (quotes % 2 != 0) != m_inside;
            at += size;
            ++line;
        }
        if (failedAt < 0 && csv_fini(&parser, cell, endOfRow, this) != 0)
            unclosed = m_line;
        csv_free(&parser);
        return failedAt > 0 ? failedAt : unclosed;
    }

private:
    std::vector<QByteArray> m_cells;
    int m_line = 1;
    bool m_inside = false; ///< of a quoted cell that goes on
};

QByteArrayView withoutPreamble(QByteArrayView text)
{
    if (text.startsWith("\xEF\xBB\xBF"))
        text = text.sliced(3);
    return text;
}

/// What else the bytes are, in words; empty for a table separated by commas.
QString whyNotCsv(const QByteArray &bytes)
{
    if (bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF") || bytes.left(64).contains('\0'))
        return Text::tr("the file is UTF-16 or binary; save it as CSV in UTF-8");
    const QByteArrayView header = QByteArrayView(bytes).first(std::max<qsizetype>(0, bytes.indexOf('\n')));
    for (const char separator : {';', '\t'}) {
        if (!header.contains(',') && header.contains(separator))
            return Text::tr("the columns are separated by %1; commas are expected")
                .arg(separator == ';' ? Text::tr("semicolons") : Text::tr("tabs"));
    }
    return {};
}

bool isExcelHint(const MeasuredTable::Row &row)
{
    return !row.cells.empty() && row.cells.front().toLower().startsWith("sep=");
}

} // namespace

Result<MeasuredTable> MeasuredTable::readFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure({ErrorCode::CannotRead, path, 0, {}, file.errorString()});
    return read(file.readAll(), path);
}

Result<MeasuredTable> MeasuredTable::read(const QByteArray &bytes, const QString &file)
{
    if (const QString reason = whyNotCsv(bytes); !reason.isEmpty())
        return failure({ErrorCode::Unsupported, file, 1, {}, reason});
    CsvRows parsed;
    if (const int line = parsed.split(withoutPreamble(bytes)); line > 0)
        return failure({ErrorCode::Syntax,
                        file,
                        line,
                        {},
                        Text::tr("line %1: a quoted cell is never closed, or a quote stands inside one").arg(line)});
    std::vector<Row> &rows = parsed.rows;
    if (!rows.empty() && isExcelHint(rows.front()))
        rows.erase(rows.begin());
    if (rows.empty())
        return failure(
            {ErrorCode::Syntax, file, 0, {}, Text::tr("no row was found, expected a header and rows of measurements")});
    MeasuredTable table;
    table.m_file = file;
    const std::size_t width = rows.front().cells.size();
    for (std::size_t i = 0; i < width; ++i)
        table.m_columns.insert(rows.front().cells[i].trimmed(), int(i));
    if (table.m_columns.contains("decode_tokens_per_s"))
        table.m_kind = MeasuredKind::Inference;
    else if (table.m_columns.contains("tokens_per_s_per_device"))
        table.m_kind = MeasuredKind::Training;
    else
        return failure({ErrorCode::MissingKey, file, 1, QStringLiteral("header"),
                        Text::tr("found columns %1, expected a column decode_tokens_per_s (inference) or "
                                 "tokens_per_s_per_device (training)")
                            .arg(table.columns().mid(0, 6).join(QStringLiteral(", ")))});
    if (table.column("device_id") < 0)
        return failure(
            {ErrorCode::MissingKey, file, 1, QStringLiteral("header"), Text::tr("a column device_id is missing")});
    rows.erase(rows.begin());
    if (rows.empty())
        return failure({ErrorCode::Syntax, file, 2, {}, Text::tr("no row after the header, expected measurements")});
    for (Row &row : rows) {
        if (row.cells.size() != width) {
            table.m_warnings.push_back(
                {ErrorCode::Syntax,
                 file,
                 row.line,
                 {},
                 Text::tr("line %1: %2 cells, expected %3; %4")
                     .arg(row.line)
                     .arg(row.cells.size())
                     .arg(width)
                     .arg(row.cells.size() > width ? Text::tr("left out") : Text::tr("read as far as it goes"))});
        }
        if (row.cells.size() > width)
            continue;
        row.cells.resize(width);
        table.m_rows.push_back(std::move(row));
    }
    return table;
}

QStringList MeasuredTable::columns() const
{
    std::vector<std::pair<int, QString>> ordered;
    for (auto it = m_columns.begin(); it != m_columns.end(); ++it)
        ordered.emplace_back(it.value(), QString::fromUtf8(it.key()));
    std::ranges::sort(ordered);
    QStringList names;
    for (const auto &[position, name] : ordered)
        names << name;
    return names;
}

} // namespace model
