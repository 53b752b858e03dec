// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "datatable.h"

#include "model/text/numbers.h"

#include <csv.h>

#include <algorithm>

namespace model {

namespace {

/// Columns a text takes in a terminal: East Asian wide characters take two.
qsizetype displayWidth(const QString &text)
{
    qsizetype width = 0;
    for (const uint code : text.toUcs4()) {
        const bool wide = (code >= 0x1100 && code <= 0x115f) || (code >= 0x2e80 && code <= 0xa4cf)
            || (code >= 0xac00 && code <= 0xd7a3) || (code >= 0xf900 && code <= 0xfaff)
            || (code >= 0xfe30 && code <= 0xfe6f) || (code >= 0xff00 && code <= 0xff60)
            || (code >= 0x20000 && code <= 0x3fffd);
        width += wide ? 2 : 1;
    }
    return width;
}

QString fileText(const DataTable::Column &column, const DataTable::Cell &cell)
{
    if (!column.numeric)
        return cell.text;
    return cell.number ? numberForFiles(*cell.number) : QString();
}

void appendCsvField(QByteArray &csv, const QString &text)
{
    const QByteArray utf8 = text.toUtf8();
    const bool needsQuotes = utf8.contains(',') || utf8.contains('"') || utf8.contains('\n') || utf8.contains('\r')
        || utf8.startsWith(' ') || utf8.endsWith(' ');
    if (!needsQuotes) {
        csv += utf8;
        return;
    }
    QByteArray quoted(2 * utf8.size() + 2, Qt::Uninitialized);
    const std::size_t length = csv_write(quoted.data(), static_cast<std::size_t>(quoted.size()), utf8.constData(),
                                         static_cast<std::size_t>(utf8.size()));
    csv += quoted.left(static_cast<qsizetype>(length));
}

} // namespace

QString DataTable::toPlainText() const
{
    std::vector<qsizetype> widths;
    for (const Column &column : columns)
        widths.push_back(displayWidth(column.title));
    for (const auto &row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], displayWidth(row[i].text));
    }
    QString text;
    const auto addRow = [&](auto cellText) {
        QString line;
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const QString cell = cellText(i);
            const QString padding(widths[i] - displayWidth(cell), QLatin1Char(' '));
            line += columns[i].numeric ? padding + cell : cell + padding;
            line += QStringLiteral("  ");
        }
        while (line.endsWith(QLatin1Char(' ')))
            line.chop(1);
        text += line + QLatin1Char('\n');
    };
    addRow([&](std::size_t i) { return columns[i].title; });
    addRow([&](std::size_t i) { return QString(widths[i], QLatin1Char('-')); });
    for (const auto &row : rows)
        addRow([&](std::size_t i) { return row[i].text; });
    return text;
}

QByteArray DataTable::toCsv() const
{
    QByteArray csv;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        if (i > 0)
            csv += ',';
        appendCsvField(csv, columns[i].title);
    }
    csv += "\r\n";
    for (const auto &row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0)
                csv += ',';
            appendCsvField(csv, fileText(columns[i], row[i]));
        }
        csv += "\r\n";
    }
    return csv;
}

QString DataTable::toTabSeparated() const
{
    const auto plain = [](QString text) {
        return text.replace(QLatin1Char('\t'), QLatin1Char(' ')).replace(QLatin1Char('\n'), QLatin1Char(' '));
    };
    QString text;
    QStringList titles;
    for (const Column &column : columns)
        titles << plain(column.title);
    text += titles.join(QLatin1Char('\t')) + QLatin1Char('\n');
    for (const auto &row : rows) {
        QStringList cells;
        for (std::size_t i = 0; i < row.size(); ++i)
            cells << plain(fileText(columns[i], row[i]));
        text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return text;
}

QString DataTable::toHtml() const
{
    QString html = QStringLiteral("<table border=\"1\" cellspacing=\"0\" cellpadding=\"3\"><thead><tr>");
    for (const Column &column : columns)
        html += QStringLiteral("<th>%1</th>").arg(column.title.toHtmlEscaped());
    html += QStringLiteral("</tr></thead><tbody>");
    for (const auto &row : rows) {
        html += QStringLiteral("<tr>");
        for (std::size_t i = 0; i < row.size(); ++i)
            html += QStringLiteral("<td align=\"%1\">%2</td>")
                        .arg(columns[i].numeric ? QStringLiteral("right") : QStringLiteral("left"),
                             row[i].text.toHtmlEscaped());
        html += QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</tbody></table>");
}

} // namespace model
