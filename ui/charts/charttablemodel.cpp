// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charttablemodel.h"

#include "charttext.h"

#include <QLocale>

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
    m_columns = {Column::Name,   Column::Value,  Column::Unit,  Column::Relative,
                 Column::Status, Column::Detail, Column::Source};
    if (spec.baselineId.isEmpty() || !spec.baselineValue || *spec.baselineValue == 0 || spec.unit == QChar(0x00d7))
        m_columns.removeAll(Column::Relative);
    endResetModel();
}

int ChartTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_spec.marks.size());
}

int ChartTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_columns.size());
}

QString ChartTableModel::text(const ChartMark &mark, Column column) const
{
    switch (column) {
    case Column::Name: return ChartText::name(mark);
    case Column::Value: return ChartText::value(mark);
    case Column::Unit: return ChartText::figure(mark) ? m_spec.unit : QString();
    case Column::Relative:
        if (const std::optional<double> relative = ChartText::relative(m_spec, mark))
            return tr("%1×", "relative to the baseline").arg(QLocale().toString(*relative, 'f', 2));
        return {};
    case Column::Status: return mark.status;
    case Column::Detail: return mark.detail;
    case Column::Source: return mark.sources.join(QStringLiteral("; "));
    }
    Q_UNREACHABLE();
}

QVariant ChartTableModel::number(const ChartMark &mark, Column column) const
{
    std::optional<double> value;
    if (column == Column::Value)
        value = ChartText::figure(mark);
    else if (column == Column::Relative)
        value = ChartText::relative(m_spec, mark);
    return value ? QVariant(*value) : QVariant();
}

QString ChartTableModel::plainText(const ChartMark &mark, Column column) const
{
    if (column != Column::Value && column != Column::Relative)
        return cell(text(mark, column));
    const QVariant value = number(mark, column);
    return value.isValid() ? plainNumber(value.toDouble()) : QString();
}

QVariant ChartTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ChartMark &mark = m_spec.marks.at(index.row());
    const Column column = m_columns.at(index.column());
    const bool isNumber = column == Column::Value || column == Column::Relative;
    switch (role) {
    case Qt::DisplayRole: return text(mark, column);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::AlignVCenter | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
    case ValueRole: return isNumber ? number(mark, column) : QVariant(text(mark, column));
    case IdRole: return mark.id;
    default: return {};
    }
}

QString ChartTableModel::title(Column column) const
{
    switch (column) {
    case Column::Name: return tr("Device");
    case Column::Value: return m_spec.title.isEmpty() ? tr("Value") : m_spec.title;
    case Column::Unit: return tr("Unit");
    case Column::Relative: return tr("Relative");
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
    return section >= 0 && section < m_columns.size() ? title(m_columns.at(section)) : QVariant();
}

QString ChartTableModel::toTsv() const
{
    QStringList lines;
    QStringList cells;
    for (const Column column : m_columns)
        cells << cell(title(column));
    lines << cells.join(u'\t');
    for (const ChartMark &mark : m_spec.marks) {
        cells.clear();
        for (const Column column : m_columns)
            cells << plainText(mark, column);
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
    for (const Column column : m_columns)
        cells << title(column);
    QString html = QStringLiteral("<table>\n<caption>%1</caption>\n").arg(m_spec.title.toHtmlEscaped());
    html += row(QStringLiteral("th"), cells);
    for (const ChartMark &mark : m_spec.marks) {
        cells.clear();
        for (const Column column : m_columns)
            cells << text(mark, column);
        html += row(QStringLiteral("td"), cells);
    }
    return html + QStringLiteral("</table>\n");
}

ChartTableSorter::ChartTableSorter(QObject *parent) : QSortFilterProxyModel(parent)
{
    setSortRole(ChartTableModel::ValueRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setSortLocaleAware(true);
}

bool ChartTableSorter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const bool leftKnown = left.data(ChartTableModel::ValueRole).isValid();
    const bool rightKnown = right.data(ChartTableModel::ValueRole).isValid();
    if (leftKnown != rightKnown)
        return leftKnown == (sortOrder() == Qt::AscendingOrder);
    return leftKnown && QSortFilterProxyModel::lessThan(left, right);
}

} // namespace ui
