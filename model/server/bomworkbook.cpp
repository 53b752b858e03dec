// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bomfiles.h"

#include "model/text/translate.h"

#include <QFile>
#include <QTemporaryDir>

#include <xlsxwriter.h>

#include <algorithm>

namespace model {

namespace {

// Columns of the first sheet: those of the table with the exchange rate before the sum.
constexpr lxw_col_t quantityColumn = 3;
constexpr lxw_col_t rateColumn = 8;
constexpr lxw_col_t sumColumn = 9;

struct Formats
{
    lxw_format *heading;
    lxw_format *money;
    lxw_format *total;
    lxw_format *text;
};

/// "E5": column 4, row 4.
QString cellName(int row, int column)
{
    return QLatin1Char(static_cast<char>('A' + column)) + QString::number(row + 1);
}

QString quoted(QString text)
{
    return QLatin1Char('"') + text.replace(QLatin1Char('"'), QLatin1String("\"\"")) + QLatin1Char('"');
}

void write(lxw_worksheet *sheet, int row, lxw_col_t column, const QString &text, lxw_format *format)
{
    if (!text.isEmpty())
        worksheet_write_string(sheet, static_cast<lxw_row_t>(row), column, text.toUtf8().constData(), format);
}

void write(lxw_worksheet *sheet, int row, lxw_col_t column, double number, lxw_format *format)
{
    worksheet_write_number(sheet, static_cast<lxw_row_t>(row), column, number, format);
}

/// With the result as the file is read where nothing computes it.
void writeFormula(lxw_worksheet *sheet, int row, lxw_col_t column, const QString &formula,
                  const std::optional<double> &result, lxw_format *format)
{
    const auto at = static_cast<lxw_row_t>(row);
    const QByteArray bytes = formula.toUtf8();
    if (result)
        worksheet_write_formula_num(sheet, at, column, bytes.constData(), format, *result);
    else
        worksheet_write_formula_str(sheet, at, column, bytes.constData(), format, notPricedText().toUtf8().constData());
}

void writeHeadings(lxw_worksheet *sheet, const std::vector<DataTable::Column> &columns, const Formats &formats)
{
    for (std::size_t i = 0; i < columns.size(); ++i)
        write(sheet, 0, static_cast<lxw_col_t>(i), columns[i].title, formats.heading);
    worksheet_freeze_panes(sheet, 1, 0);
}

void setWidths(lxw_worksheet *sheet, std::initializer_list<double> widths)
{
    lxw_col_t column = 0;
    for (const double width : widths) {
        worksheet_set_column(sheet, column, column, width, nullptr);
        ++column;
    }
}

void fillBill(lxw_worksheet *sheet, const BillOfMaterials &bill, const Formats &formats)
{
    DataTable table = bomToTable(bill);
    table.columns.insert(table.columns.begin() + rateColumn,
                         {Text::tr("exchange rate (to %1)").arg(currencyCode(bill.currency)), true});
    writeHeadings(sheet, table.columns, formats);
    setWidths(sheet, {16, 38, 14, 9, 12, 9, 18, 14, 12, 16, 40});
    const int lines = static_cast<int>(bill.lines.size());
    for (int i = 0; i < lines; ++i) {
        const BomLine &line = bill.lines[static_cast<std::size_t>(i)];
        std::vector<DataTable::Cell> &row = table.rows[static_cast<std::size_t>(i)];
        row.insert(row.begin() + rateColumn, DataTable::Cell());
        const int at = i + 1;
        for (std::size_t column = 0; column < row.size(); ++column) {
            if (row[column].number)
                write(sheet, at, static_cast<lxw_col_t>(column), *row[column].number,
                      column == quantityColumn ? formats.text : formats.money);
            else
                write(sheet, at, static_cast<lxw_col_t>(column), row[column].text, formats.text);
        }
        if (line.isIncluded || (line.price && !line.rate))
            continue; // the reason stands in the column of the sum
        if (!line.price)
            write(sheet, at, quantityColumn + 2, currencyCode(bill.currency), formats.text);
        write(sheet, at, rateColumn, line.rate.value_or(1), formats.text);
        writeFormula(sheet, at, sumColumn, bomSumFormula(i), line.sum(), formats.money);
    }
    const int totalRow = lines + 1;
    write(sheet, totalRow, 0, table.rows.back().front().text, formats.total);
    if (lines > 0)
        writeFormula(sheet, totalRow, sumColumn, bomTotalFormula(lines), bill.total(), formats.total);
    int row = totalRow + 2;
    for (const QString &note : bill.notes())
        write(sheet, row++, 0, note, nullptr);
}

void fillTable(lxw_worksheet *sheet, const DataTable &table, const Formats &formats)
{
    writeHeadings(sheet, table.columns, formats);
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        for (std::size_t column = 0; column < table.rows[i].size(); ++column)
            write(sheet, static_cast<int>(i) + 1, static_cast<lxw_col_t>(column), table.rows[i][column].text,
                  formats.text);
    }
}

/// Names of sheets may have 31 characters; ours are shorter in every language.
lxw_worksheet *addSheet(lxw_workbook *book, const QString &name)
{
    return workbook_add_worksheet(book, name.toUtf8().constData());
}

tl::unexpected<Error> cannotWrite(const QString &reason)
{
    return failure({ErrorCode::CannotWrite, {}, 0, {}, Text::tr("the workbook cannot be written: %1").arg(reason)});
}

} // namespace

QString bomSumFormula(int line)
{
    const auto cell = [&](int column) { return cellName(line + 1, column); };
    return QStringLiteral("=IF(%1=\"\",%2,%3*%1*%4)")
        .arg(cell(quantityColumn + 1), quoted(notPricedText()), cell(quantityColumn), cell(rateColumn));
}

QString bomTotalFormula(int lines)
{
    return QStringLiteral("=SUM(%1:%2)").arg(cellName(1, sumColumn), cellName(lines, sumColumn));
}

Result<QByteArray> bomToWorkbook(const BillOfMaterials &bill, const DataTable &findings)
{
    const QTemporaryDir folder; // the library writes to a name and to nothing else
    const QString path = folder.filePath(QStringLiteral("bill.xlsx"));
    lxw_workbook *book = folder.isValid() ? workbook_new(QFile::encodeName(path).constData()) : nullptr;
    if (!book)
        return cannotWrite(folder.errorString());
    lxw_doc_properties properties = {};
    QByteArray title = bill.name.toUtf8();
    properties.title = title.data();
    workbook_set_properties(book, &properties);
    Formats formats{workbook_add_format(book), workbook_add_format(book), workbook_add_format(book),
                    workbook_add_format(book)};
    format_set_bold(formats.heading);
    format_set_text_wrap(formats.heading);
    format_set_num_format(formats.money, "#,##0.00");
    format_set_bold(formats.total);
    format_set_num_format(formats.total, "#,##0.00");
    for (lxw_format *format : {formats.heading, formats.money, formats.text})
        format_set_align(format, LXW_ALIGN_VERTICAL_TOP);
    format_set_text_wrap(formats.text);
    lxw_worksheet *sheet = addSheet(book, Text::tr("Bill of materials"));
    if (sheet)
        fillBill(sheet, bill, formats);
    if (!findings.columns.empty()) {
        lxw_worksheet *second = addSheet(book, Text::tr("Findings"));
        fillTable(second, findings, formats);
        setWidths(second, {7, 24, 12, 70, 24, 24, 50});
    }
    lxw_worksheet *last = addSheet(book, Text::tr("Sources"));
    fillTable(last, bomSourcesToTable(bill), formats);
    setWidths(last, {50, 50, 14, 50});
    if (const lxw_error error = workbook_close(book); error != LXW_NO_ERROR)
        return cannotWrite(QString::fromUtf8(lxw_strerror(error)));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return cannotWrite(file.errorString());
    return file.readAll();
}

} // namespace model
