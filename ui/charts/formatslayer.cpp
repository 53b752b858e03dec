// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "formatslayer.h"

#include "charttext.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

// Lengths in em of the chart's font.
constexpr qreal smallScale = 0.88;
constexpr qreal denseBar = 0.5;
constexpr qreal sparseBar = 0.42;
constexpr qreal barGap = 0.12;
constexpr qreal cellGap = 0.9;
constexpr qreal rowGap = 0.75;
constexpr qreal leastCell = 3.4;
constexpr qreal nameGap = 0.9;
constexpr qreal besideNames = 0.36; // names beside the cells take at most this part of the width

QString dash()
{
    return QStringLiteral("–");
}

} // namespace

FormatsLayer::FormatsLayer(const ChartSpec &spec, const ChartStyle &style) : m_spec(spec), m_style(style)
{
    for (qsizetype column = 0; column < spec.columns.size(); ++column) {
        const ChartColumn &head = spec.columns.at(column);
        if (m_formats.empty() || m_formats.back().title != head.group)
            m_formats.push_back({.title = head.group});
        (head.isSparse ? m_formats.back().sparse : m_formats.back().dense) = column;
        for (qsizetype row = 0; row < spec.marks.size(); ++row) {
            if (const ChartCell *here = cell(row, column); here && here->value && std::isfinite(*here->value))
                m_formats.back().greatest = std::max(m_formats.back().greatest, *here->value);
        }
    }
    const QFontMetricsF metrics(smallFont());
    const QFontMetricsF headMetrics(headFont());
    qreal widestHead = 0;
    for (const Format &format : m_formats) {
        widestHead = std::max(widestHead, headMetrics.horizontalAdvance(format.title));
        const QStringList words = format.title.split(QLatin1Char(' '));
        m_headLines = std::max(m_headLines, words.size());
        for (const QString &word : words)
            m_widestBeside = std::max(m_widestBeside, headMetrics.horizontalAdvance(word));
        for (qsizetype row = 0; row < spec.marks.size(); ++row)
            m_widestBeside = std::max(m_widestBeside, metrics.horizontalAdvance(cellText(row, format)));
    }
    m_widestCell = std::max(widestHead, m_widestBeside);
    for (const ChartMark &mark : spec.marks)
        m_widestName = std::max(m_widestName, QFontMetricsF(style.font).horizontalAdvance(ChartText::name(mark)) + 1);
}

QFont FormatsLayer::smallFont() const
{
    return m_style.scaledFont(smallScale);
}

QFont FormatsLayer::headFont() const
{
    QFont font = smallFont();
    font.setWeight(QFont::DemiBold);
    return font;
}

const ChartCell *FormatsLayer::cell(qsizetype row, qsizetype column) const
{
    const QList<ChartCell> &cells = m_spec.marks.at(row).cells;
    return column >= 0 && column < cells.size() ? &cells.at(column) : nullptr;
}

/// The dense rate; where only a sparse one is published, that, in brackets as the bar is.
QString FormatsLayer::cellText(qsizetype row, const Format &format) const
{
    const ChartCell *dense = cell(row, format.dense);
    if (dense && dense->value)
        return dense->text;
    const ChartCell *sparse = cell(row, format.sparse);
    return sparse && sparse->value ? QStringLiteral("(%1)").arg(sparse->text) : dash();
}

FormatsLayer::Grid FormatsLayer::gridFor(qreal width) const
{
    const qreal em = m_style.em();
    const auto count = int(std::max<std::size_t>(m_formats.size(), 1));
    const qreal need = std::max(m_widestCell, leastCell * em) + cellGap * em;
    const qreal text = QFontMetricsF(smallFont()).height();
    const qreal bars = (denseBar + barGap + sparseBar + barGap) * em;
    Grid grid;
    grid.nameWidth = std::min(m_widestName, width * besideNames);
    const qreal needBeside = std::max(m_widestBeside, leastCell * em) + cellGap * em;
    grid.isBeside = m_widestName <= width * besideNames && grid.nameWidth + nameGap * em + needBeside * count <= width;
    if (grid.isBeside) {
        grid.cellsInALine = count;
        grid.headHeight = text * (qreal(m_headLines) + 0.25);
        grid.lineHeight = text + bars;
        grid.rowHeight = grid.lineHeight + rowGap * em;
    } else {
        grid.nameWidth = width;
        grid.cellsInALine = std::clamp(int(width / need), 1, count);
        grid.lines = (count + grid.cellsInALine - 1) / grid.cellsInALine;
        grid.lineHeight = 2 * text + bars;
        grid.rowHeight = QFontMetricsF(m_style.font).height() * 1.1 + grid.lines * (grid.lineHeight + barGap * em) + rowGap * em;
    }
    return grid;
}

qreal FormatsLayer::heightOf(const Grid &grid) const
{
    return grid.headHeight + grid.rowHeight * qreal(m_spec.marks.size());
}

qreal FormatsLayer::minimumHeight(qreal width) const
{
    return heightOf(gridFor(width));
}

qreal FormatsLayer::comfortableHeight(qreal width) const
{
    return minimumHeight(width) * 1.15;
}

qreal FormatsLayer::maximumHeight(qreal width) const
{
    return minimumHeight(width) * (m_style.medium == ChartMedium::Picture ? 1.8 : 1.3);
}

PlotPlan FormatsLayer::plan(const QRectF &body)
{
    m_body = body;
    m_grid = gridFor(body.width());
    const qreal rows = m_grid.rowHeight * qreal(std::max<qsizetype>(m_spec.marks.size(), 1));
    m_stretch = std::max(1.0, (body.height() - m_grid.headHeight) / rows);
    const qreal left = m_grid.isBeside ? m_grid.nameWidth + nameGap * m_style.em() : 0;
    return {QRectF(body.left() + left, body.top() + m_grid.headHeight, body.width() - left, rows * m_stretch), {}};
}

QRectF FormatsLayer::markRect(qsizetype index) const
{
    const qreal height = m_grid.rowHeight * m_stretch;
    return {m_body.left(), m_body.top() + m_grid.headHeight + qreal(index) * height, m_body.width(), height};
}

qsizetype FormatsLayer::markAt(const QPointF &position) const
{
    const QRectF first = m_spec.marks.isEmpty() ? QRectF() : markRect(0);
    if (first.isEmpty() || position.x() < first.left() || position.x() > first.right() || position.y() < first.top())
        return -1;
    const auto index = qsizetype((position.y() - first.top()) / first.height());
    return index < m_spec.marks.size() ? index : -1;
}

QRectF FormatsLayer::nameRect(qsizetype row) const
{
    const QRectF band = markRect(row);
    const qreal height = QFontMetricsF(m_style.font).height();
    const qreal width = std::min(QFontMetricsF(m_style.font).horizontalAdvance(ChartText::name(m_spec.marks.at(row))) + 1, m_grid.nameWidth);
    if (m_grid.isBeside)
        return {band.left(), band.center().y() - height / 2, width, height};
    return {band.left(), band.top() + rowGap * m_style.em() / 2, width, height};
}

/// The room of a cell, with its own head where it has one.
QRectF FormatsLayer::cellRect(qsizetype row, qsizetype format) const
{
    const qreal em = m_style.em();
    const QRectF band = markRect(row);
    const qreal left = m_grid.isBeside ? band.left() + m_grid.nameWidth + nameGap * em : band.left();
    const qreal width = (band.right() - left) / m_grid.cellsInALine;
    const qsizetype line = format / m_grid.cellsInALine;
    const qreal top = m_grid.isBeside ? band.center().y() - m_grid.lineHeight / 2
                                      : nameRect(row).top() + QFontMetricsF(m_style.font).height() * 1.1
                                            + qreal(line) * (m_grid.lineHeight + barGap * em);
    return {left + width * qreal(format % m_grid.cellsInALine), top, width - cellGap * em, m_grid.lineHeight};
}

/// Over common columns each word has its own line, so that a long head takes no more width than the numbers.
QStringList FormatsLayer::headLines(qsizetype format) const
{
    const QString &title = m_formats[std::size_t(format)].title;
    return m_grid.isBeside ? title.split(QLatin1Char(' ')) : QStringList{title};
}

/// Where a head stands; common heads stand over the first row alone.
QRectF FormatsLayer::headRect(qsizetype row, qsizetype format) const
{
    const QFontMetricsF metrics(headFont());
    QRectF rect = cellRect(row, format);
    const QStringList lines = headLines(format);
    qreal width = 0;
    for (const QString &line : lines)
        width = std::max(width, metrics.horizontalAdvance(line));
    rect.setSize(QSizeF(width + 1, metrics.height() * qreal(lines.size())));
    if (m_grid.isBeside)
        rect.moveBottom(m_body.top() + metrics.height() * qreal(m_headLines));
    return rect;
}

void FormatsLayer::paint(QPainter *painter, const ChartEmphasis &emphasis) const
{
    painter->save();
    const QFont font = headFont();
    const QFontMetricsF metrics(font);
    for (qsizetype row = 0; row < m_spec.marks.size(); ++row) {
        paintRow(painter, row, emphasis);
        if (row > 0 && m_grid.isBeside)
            continue;
        painter->setFont(font);
        painter->setPen(m_style.theme.muted);
        for (qsizetype format = 0; format < qsizetype(m_formats.size()); ++format) {
            QPointF at = headRect(row, format).topLeft() + QPointF(0, metrics.ascent());
            for (const QString &line : headLines(format)) {
                painter->drawText(at, line);
                at.ry() += metrics.height();
            }
        }
    }
    painter->restore();
}

void FormatsLayer::paintRow(QPainter *painter, qsizetype row, const ChartEmphasis &emphasis) const
{
    const ChartTheme &theme = m_style.theme;
    const ChartMark &mark = m_spec.marks.at(row);
    const bool isDimmed = !emphasis.selected.isEmpty() && !emphasis.selected.contains(mark.id);
    const auto shade = [&](const QColor &colour) { return isDimmed ? mixed(theme.background, colour, 0.4) : colour; };
    const QRectF band = markRect(row);
    if (row == emphasis.hovered)
        painter->fillRect(band, mixed(theme.background, theme.text, 0.06));
    painter->setPen(QPen(mixed(theme.background, theme.grid, 0.8), 1));
    painter->drawLine(band.bottomLeft(), band.bottomRight());

    const QFontMetricsF metrics(m_style.font);
    const QRectF name = nameRect(row);
    painter->setFont(m_style.font);
    painter->setPen(shade(theme.text));
    painter->drawText(name.topLeft() + QPointF(0, metrics.ascent()),
                      metrics.elidedText(ChartText::name(mark), Qt::ElideMiddle, name.width()));
    const QColor colour = shade(theme.readable(mark.colour));
    for (qsizetype format = 0; format < qsizetype(m_formats.size()); ++format)
        paintCell(painter, row, format, colour, shade(theme.text));
    if (row == emphasis.current) {
        const qreal width = std::max(1.5, m_style.em() / 7);
        painter->setPen(QPen(theme.accent, width));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(band.adjusted(width / 2, width / 2, -width / 2, -width / 2), 3, 3);
    }
}

void FormatsLayer::paintCell(QPainter *painter, qsizetype row, qsizetype format, const QColor &colour, const QColor &text) const
{
    const qreal em = m_style.em();
    const Format &head = m_formats[std::size_t(format)];
    const QFont font = smallFont();
    const QFontMetricsF metrics(font);
    QRectF rest = cellRect(row, format);
    if (!m_grid.isBeside)
        rest.setTop(rest.top() + metrics.height());
    const QString words = cellText(row, head);
    painter->setFont(font);
    painter->setPen(words == dash() ? m_style.theme.muted : text);
    painter->drawText(rest.topLeft() + QPointF(0, metrics.ascent()), words);
    rest.setTop(rest.top() + metrics.height() + barGap * em);
    const auto bar = [&](qsizetype column, qreal top, qreal height, bool isSparse) {
        const ChartCell *here = cell(row, column);
        if (!here || !here->value || !(*here->value > 0) || head.greatest <= 0)
            return;
        const QRectF rect(rest.left(), top, rest.width() * *here->value / head.greatest, height);
        const MarkStyle style = m_spec.marks.at(row).style == MarkStyle::Yours ? MarkStyle::Yours : MarkStyle::Published;
        // Sparse is hatched: a promise for some weights, and not for all.
        paintBar(painter, rect, colour, isSparse ? MarkStyle::Estimated : style, m_style);
    };
    bar(head.dense, rest.top(), denseBar * em, false);
    bar(head.sparse, rest.top() + (denseBar + barGap) * em, sparseBar * em, true);
}

QList<KeySymbol> FormatsLayer::keySymbols() const
{
    QList<KeySymbol> symbols = {KeySymbol::Dense};
    const auto anyCell = [this](auto &&matches) {
        for (qsizetype row = 0; row < m_spec.marks.size(); ++row) {
            if (std::ranges::any_of(m_formats, [&](const Format &format) { return matches(row, format); }))
                return true;
        }
        return false;
    };
    if (anyCell([this](qsizetype row, const Format &format) {
            const ChartCell *sparse = cell(row, format.sparse);
            return sparse && sparse->value;
        }))
        symbols << KeySymbol::Sparse;
    if (anyCell([this](qsizetype row, const Format &format) { return cellText(row, format) == dash(); }))
        symbols << KeySymbol::Unknown;
    return symbols;
}

void FormatsLayer::paintSymbol(QPainter *painter, const QRectF &rect, KeySymbol symbol) const
{
    switch (symbol) {
    case KeySymbol::Disputed: paintWarningSign(painter, rect, m_style.theme); break;
    case KeySymbol::Unknown:
        painter->setFont(smallFont());
        painter->setPen(m_style.theme.muted);
        painter->drawText(rect, Qt::AlignCenter, dash());
        break;
    case KeySymbol::Yours: paintBar(painter, rect, m_style.theme.muted, MarkStyle::Yours, m_style); break;
    case KeySymbol::Dense: paintBar(painter, rect, m_style.theme.muted, MarkStyle::Published, m_style); break;
    default: paintBar(painter, rect, m_style.theme.muted, MarkStyle::Estimated, m_style);
    }
}

QList<QRectF> FormatsLayer::textRects() const
{
    const QFontMetricsF metrics(smallFont());
    QList<QRectF> rects;
    for (qsizetype row = 0; row < m_spec.marks.size(); ++row) {
        rects << nameRect(row);
        for (qsizetype format = 0; format < qsizetype(m_formats.size()); ++format) {
            if (row == 0 || !m_grid.isBeside)
                rects << headRect(row, format);
            QRectF value = cellRect(row, format);
            if (!m_grid.isBeside)
                value.setTop(value.top() + metrics.height());
            value.setSize(QSizeF(metrics.horizontalAdvance(cellText(row, m_formats[std::size_t(format)])), metrics.height()));
            rects << value;
        }
    }
    return rects;
}

QStringList FormatsLayer::notes() const
{
    return {tr("Bars compare within a number format; each format has its own scale.")};
}

} // namespace ui
