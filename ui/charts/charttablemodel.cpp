// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charttablemodel.h"

#include "charttext.h"

#include <QLocale>

#include <algorithm>
#include <limits>

namespace ui {

namespace {

/// A cell of a tab-separated table: one line, no tab.
QString cell(const QString &text)
{
    return text.simplified();
}

QString plainNumber(double value)
{
    return QLocale::c().toString(value, 'f', QLocale::FloatingPointShortest).remove(u',');
}

} // namespace

ChartTableModel::ChartTableModel(const ChartSpec &spec, QObject *parent) : QAbstractTableModel(parent)
{
    setSpec(spec);
}

void ChartTableModel::setSpec(const ChartSpec &spec)
{
    beginResetModel();
    m_spec = spec;
    m_columns = {Column::Name, Column::Value, Column::Unit};
    if (!spec.baselineId.isEmpty() && spec.baselineValue && *spec.baselineValue != 0 && spec.unit != QChar(0x00d7))
        m_columns << Column::Relative;
    m_columns << QList<Column>(spec.columns.size(), Column::Further) << Column::Status << Column::Detail << Column::Source;
    measureColumns();
    endResetModel();
}

void ChartTableModel::measureColumns()
{
    m_ranges.clear();
    for (qsizetype section = 0; section < m_columns.size(); ++section) {
        std::pair<double, double> range(std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity());
        for (const ChartMark &mark : m_spec.marks) {
            if (const std::optional<double> value = number(mark, section))
                range = {std::min(range.first, *value), std::max(range.second, *value)};
        }
        m_ranges << range;
    }
}

int ChartTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_spec.marks.size());
}

int ChartTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_columns.size());
}

/// Which of the further figures stands in the section.
qsizetype ChartTableModel::furtherIndex(qsizetype section) const
{
    return section - m_columns.indexOf(Column::Further);
}

bool ChartTableModel::isNumber(qsizetype section) const
{
    const Column column = m_columns.at(section);
    return column == Column::Value || column == Column::Relative || column == Column::Further;
}

QString ChartTableModel::text(const ChartMark &mark, qsizetype section) const
{
    switch (m_columns.at(section)) {
    case Column::Name: return ChartText::name(mark);
    case Column::Value: return ChartText::value(mark);
    case Column::Unit: return ChartText::figure(mark) ? m_spec.unit : QString();
    case Column::Relative:
        if (const std::optional<double> relative = ChartText::relative(m_spec, mark))
            return tr("%1×", "relative to the baseline").arg(QLocale().toString(*relative, 'f', 2));
        return {};
    case Column::Further: return mark.cells.value(furtherIndex(section)).text;
    case Column::Status: return mark.status;
    case Column::Detail: return mark.detail;
    case Column::Source: return mark.sources.join(QStringLiteral("; "));
    }
    Q_UNREACHABLE();
}

std::optional<double> ChartTableModel::number(const ChartMark &mark, qsizetype section) const
{
    switch (m_columns.at(section)) {
    case Column::Value: return ChartText::figure(mark);
    case Column::Relative: return ChartText::relative(m_spec, mark);
    case Column::Further: return mark.cells.value(furtherIndex(section)).value;
    default: return std::nullopt;
    }
}

QString ChartTableModel::plainText(const ChartMark &mark, qsizetype section) const
{
    if (!isNumber(section))
        return cell(text(mark, section));
    const std::optional<double> value = number(mark, section);
    return value ? plainNumber(*value) : QString();
}

QVariant ChartTableModel::share(const ChartMark &mark, qsizetype section) const
{
    const std::optional<double> value = number(mark, section);
    const auto [least, greatest] = m_ranges.at(section);
    return value && greatest > least ? QVariant((*value - least) / (greatest - least)) : QVariant();
}

QVariant ChartTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ChartMark &mark = m_spec.marks.at(index.row());
    const qsizetype section = index.column();
    switch (role) {
    case Qt::DisplayRole: return text(mark, section);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter | (isNumber(section) ? Qt::AlignRight : Qt::AlignLeft));
    case ValueRole: {
        if (!isNumber(section))
            return text(mark, section);
        const std::optional<double> value = number(mark, section);
        return value ? QVariant(*value) : QVariant();
    }
    case IdRole: return mark.id;
    case ShareRole: return share(mark, section);
    default: return {};
    }
}

QString ChartTableModel::title(qsizetype section) const
{
    switch (m_columns.at(section)) {
    case Column::Name: return tr("Device");
    case Column::Value: return ChartText::valueName(m_spec).isEmpty() ? tr("Value") : ChartText::valueName(m_spec);
    case Column::Unit: return tr("Unit");
    case Column::Relative: return tr("Relative");
    case Column::Further: {
        const ChartColumn &column = m_spec.columns.at(furtherIndex(section));
        return column.unit.isEmpty() ? column.title : tr("%1 (%2)", "name of a figure, its unit").arg(column.title, column.unit);
    }
    case Column::Status: return tr("Status");
    case Column::Detail: return tr("Detail");
    case Column::Source: return tr("Source");
    }
    Q_UNREACHABLE();
}

QVariant ChartTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (orientation == Qt::Vertical)
        return QLocale().toString(section + 1);
    return section >= 0 && section < m_columns.size() ? title(section) : QVariant();
}

model::DataTable ChartTableModel::toDataTable() const
{
    model::DataTable table;
    table.columns.push_back({QStringLiteral("id"), false});
    for (qsizetype section = 0; section < m_columns.size(); ++section)
        table.columns.push_back({title(section), isNumber(section)});
    for (const ChartMark &mark : m_spec.marks) {
        std::vector<model::DataTable::Cell> cells = {{mark.id, {}}};
        for (qsizetype section = 0; section < m_columns.size(); ++section)
            cells.push_back({cell(text(mark, section)), number(mark, section)});
        table.rows.push_back(std::move(cells));
    }
    return table;
}

QString ChartTableModel::toTsv() const
{
    QStringList lines;
    QStringList cells;
    for (qsizetype section = 0; section < m_columns.size(); ++section)
        cells << cell(title(section));
    lines << cells.join(u'\t');
    for (const ChartMark &mark : m_spec.marks) {
        cells.clear();
        for (qsizetype section = 0; section < m_columns.size(); ++section)
            cells << plainText(mark, section);
        lines << cells.join(u'\t');
    }
    return lines.join(u'\n') + u'\n';
}

QString ChartTableModel::toHtml() const
{
    const auto row = [](const QString &tag, const QStringList &cells) {
        QString html = QStringLiteral("<tr>");
        for (const QString &text : cells)
            html += QStringLiteral("<%1>%2</%1>").arg(tag, text.toHtmlEscaped());
        return html + QStringLiteral("</tr>\n");
    };
    QStringList cells;
    for (qsizetype section = 0; section < m_columns.size(); ++section)
        cells << title(section);
    QString html = QStringLiteral("<table>\n<caption>%1</caption>\n").arg(m_spec.title.toHtmlEscaped());
    html += row(QStringLiteral("th"), cells);
    for (const ChartMark &mark : m_spec.marks) {
        cells.clear();
        for (qsizetype section = 0; section < m_columns.size(); ++section)
            cells << text(mark, section);
        html += row(QStringLiteral("td"), cells);
    }
    return html + QStringLiteral("</table>\n");
}

} // namespace ui
