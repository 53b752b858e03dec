// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bomfiles.h"

#include "serverfile.h"

#include "model/io/writefile.h"
#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <QFileInfo>

namespace model {

namespace {

/// A bar would end the cell, a line feed the row.
QString markdownCell(QString text)
{
    return text.replace(QLatin1Char('|'), QLatin1String("\\|")).simplified();
}

QString markdownRow(const QStringList &cells)
{
    return QStringLiteral("| %1 |\n").arg(cells.join(QStringLiteral(" | ")));
}

/// Numbers in the C locale, as in every file.
QString markdownTable(const DataTable &table)
{
    QStringList titles;
    QStringList rules;
    for (const DataTable::Column &column : table.columns) {
        titles << markdownCell(column.title);
        rules << (column.numeric ? QStringLiteral("---:") : QStringLiteral("---"));
    }
    QString text = markdownRow(titles) + markdownRow(rules);
    for (const auto &row : table.rows) {
        QStringList cells;
        for (const DataTable::Cell &cell : row)
            cells << markdownCell(cell.number ? numberForFiles(*cell.number) : cell.text);
        text += markdownRow(cells);
    }
    return text;
}

QString nameOf(const BillOfMaterials &bill)
{
    return bill.name.isEmpty() ? Text::tr("Server without a name") : bill.name;
}

} // namespace

DataTable findingsToTable(const std::vector<Finding> &findings)
{
    DataTable table;
    table.columns = {{Text::tr("rule"), false},           {Text::tr("about"), false},  {Text::tr("verdict"), false},
                     {Text::tr("what was found"), false}, {Text::tr("wanted"), false}, {Text::tr("there"), false},
                     {Text::tr("source"), false}};
    for (const Finding &finding : findings) {
        if (finding.verdict != Verdict::Passes)
            table.rows.push_back({{finding.rule, {}},
                                  {ruleTitle(finding.rule), {}},
                                  {verdictName(finding.verdict), {}},
                                  {finding.text, {}},
                                  {finding.wanted, {}},
                                  {finding.there, {}},
                                  {finding.source, {}}});
    }
    return table;
}

QString bomToMarkdown(const BillOfMaterials &bill, const DataTable &findings)
{
    QString text = QStringLiteral("# %1\n\n").arg(nameOf(bill)) + markdownTable(bomToTable(bill)) + QLatin1Char('\n');
    for (const QString &note : bill.notes())
        text += QStringLiteral("- %1\n").arg(note);
    const auto append = [&](const QString &title, const DataTable &table) {
        if (!table.columns.empty() && !table.rows.empty())
            text += QStringLiteral("\n## %1\n\n").arg(title) + markdownTable(table);
    };
    append(Text::tr("Findings"), findings);
    append(Text::tr("Sources"), bomSourcesToTable(bill));
    return text;
}

QString quotationText(const BillOfMaterials &bill)
{
    QString text = Text::tr("Subject: Request for a quotation: %1").arg(nameOf(bill)) + QStringLiteral("\n\n");
    text += Text::tr("Dear Sir or Madam,") + QStringLiteral("\n\n");
    text += Text::tr(
                "Please send us an offer for the server below; quantity: %1. The numbers of parts are of one server.")
                .arg(numberForPeople(bill.servers))
            + QStringLiteral("\n\n");
    for (const BomLine &line : bill.lines) {
        QString part = line.fullName;
        if (line.isIncluded)
            part = Text::tr("%1, comes with the platform").arg(part);
        text += Text::tr("  %1 × %2: %3", "quantity, category, part")
                    .arg(QString::number(line.quantity), partCategoryName(line.category), part)
                + QLatin1Char('\n');
    }
    text += QLatin1Char('\n')
            + Text::tr(
                "Please state for each part the exact model number, the unit price with currency and tax, the delivery "
                "time and the warranty, and until when the offer holds.")
            + QLatin1Char('\n')
            + Text::tr("If you offer another part in place of one of these, please say which and why.")
            + QLatin1Char('\n')
            + Text::tr(
                "Please confirm that the parts work together as one server: form factors, power supplies with their "
                "redundancy, cooling, and slots with enough PCIe lanes.")
            + QStringLiteral("\n\n") + Text::tr("Kind regards") + QLatin1Char('\n');
    return text;
}

QStringList bomEndings()
{
    return {QStringLiteral("csv"), QStringLiteral("xlsx"), QStringLiteral("md"), QStringLiteral("json"),
            QStringLiteral("txt")};
}

Result<void> writeBom(const QString &path, const BillOfMaterials &bill, const ServerBuild &build,
                      const DataTable &findings)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1String("csv"))
        return writeFile(path, bomToTable(bill).toCsv());
    if (ending == QLatin1String("md"))
        return writeFile(path, bomToMarkdown(bill, findings).toUtf8());
    if (ending == QLatin1String("json"))
        return writeServerFile(path, build);
    if (ending == QLatin1String("txt"))
        return writeFile(path, quotationText(bill).toUtf8());
    if (ending == QLatin1String("xlsx"))
        return bomToWorkbook(bill, findings).and_then([&](const QByteArray &bytes) { return writeFile(path, bytes); });
    return failure(
        {ErrorCode::Unsupported,
         path,
         0,
         {},
         Text::tr("the name ends in \"%1\", expected %2").arg(ending, bomEndings().join(QStringLiteral(", ")))});
}

} // namespace model
