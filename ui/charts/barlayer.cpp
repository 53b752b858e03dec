// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "barlayer.h"

#include "charttext.h"
#include "plotaxis.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace ui {

namespace {

// Lengths in em of the row's font.
constexpr qreal textLine = 1.3;      // height of a line of text with its leading
constexpr qreal letterHeight = 0.95; // of the letters in it
constexpr qreal besideMinimumWindow = 2.0;
constexpr qreal besideMinimumPicture = 1.0;
constexpr qreal besideComfortable = 5.2;
constexpr qreal aboveMinimumWindow = 3.1;
constexpr qreal aboveMinimumPicture = 2.5;
constexpr qreal aboveComfortable = 5.4;
constexpr qreal barShare = 0.6; // of the row, names beside
constexpr qreal barThickest = 2.7;
constexpr qreal barAboveThickest = 2.4;
constexpr qreal labelGap = 0.5;  // between bar and value
constexpr qreal detailGap = 0.6; // between value and detail
constexpr qreal nameGap = 0.75;  // between name and bar
constexpr qreal signSize = 0.95; // of the disputed sign
constexpr qreal signGap = 0.35;
constexpr qreal edgeGap = 0.2;          // at the right edge
constexpr qreal detailScale = 0.88;     // font of the detail
constexpr qreal smallestRowFont = 0.78; // of the font of the chart, in pictures
constexpr qreal besideNames = 0.48;     // names beside the bars take at most this part of the width
constexpr qreal leastPlot = 0.3;        // bars get at least this part of the width, or details move or go
constexpr qreal smallFont = 0.9;        // of axis labels and the baseline's name

constexpr qreal axisPadding = 13; // px that Qt Charts keeps around axis labels, whatever the font

/// Chinese is not slanted for emphasis.
bool hasHan(const QString &text)
{
    return std::ranges::any_of(text, [](QChar c) { return c.script() == QChar::Script_Han; });
}

/// Shades that neighbours of a stack are told apart by: of any colour, the first the fullest.
QColor partBrush(const QColor &colour, qsizetype part, const ChartStyle &style)
{
    constexpr std::array shares = {0.95, 0.55, 0.3, 0.75, 0.42, 0.16};
    return mixed(style.theme.background, colour, shares[std::size_t(part) % shares.size()]);
}

} // namespace

QFont ChartStyle::scaledFont(qreal factor) const
{
    QFont scaled = font;
    scaled.setPixelSize(std::max(1, int(std::lround(font.pixelSize() * factor))));
    return scaled;
}

BarLayer::BarLayer(const ChartSpec &spec, const ChartStyle &style) : m_spec(spec), m_style(style)
{
    m_rows.reserve(std::size_t(spec.marks.size()));
    for (const ChartMark &mark : spec.marks) {
        Row row;
        row.name = ChartText::name(mark);
        row.value = ChartText::value(mark);
        row.detail = mark.detail.simplified();
        row.figure = ChartText::figure(mark);
        row.isMissing = !row.figure;
        row.range = mark.range;
        row.limit = mark.limit;
        row.span = mark.span;
        row.isDisputed = mark.disputed;
        m_rows.push_back(std::move(row));
    }
    chooseScale();
    if (m_spec.baselineValue && std::isfinite(*m_spec.baselineValue)
        && (m_axis.scale == ChartScale::Linear || *m_spec.baselineValue > 0)) {
        const auto baseline = std::ranges::find(m_spec.marks, m_spec.baselineId, &ChartMark::id);
        m_baselineText = baseline == m_spec.marks.end()
                             ? (m_spec.baselineText.isEmpty() ? tr("Baseline") : m_spec.baselineText)
                             : tr("Baseline: %1").arg(ChartText::name(*baseline));
    }
    measure(m_style.font);
}

void BarLayer::measure(const QFont &font)
{
    m_rowFont = font;
    m_detailFont = font;
    m_detailFont.setPixelSize(std::max(1, int(std::lround(font.pixelSize() * detailScale))));
    m_missingFont = font;
    m_missingFont.setItalic(
        std::ranges::none_of(m_rows, [](const Row &row) { return row.isMissing && hasHan(row.value); }));
    const QFontMetricsF metrics(m_rowFont);
    const QFontMetricsF detailMetrics(m_detailFont);
    const QFontMetricsF missingMetrics(m_missingFont);
    const qreal em = font.pixelSize();
    const auto width = [em](const QFontMetricsF &of, const QString &text) {
        return text.isEmpty() ? 0 : of.horizontalAdvance(text) / em;
    };
    // The last tick may stand at the very end of the axis.
    const int decimals = m_axis.maximum - m_axis.minimum < 8 ? 1 : 0;
    m_lastTickWidth = metrics.horizontalAdvance(QLocale().toString(m_axis.maximum, 'f', decimals)) * smallFont / em;
    for (Row &row : m_rows) {
        row.nameWidth = width(metrics, row.name);
        row.valueWidth = width(row.figure ? metrics : missingMetrics, row.value);
        row.detailWidth = width(detailMetrics, row.detail);
    }
}

void BarLayer::chooseScale()
{
    double least = std::numeric_limits<double>::infinity();
    double greatest = 0;
    double leastPositive = std::numeric_limits<double>::infinity();
    const auto include = [&](double value) {
        least = std::min(least, value);
        greatest = std::max(greatest, value);
        if (value > 0)
            leastPositive = std::min(leastPositive, value);
    };
    for (const Row &row : m_rows) {
        if (row.figure)
            include(*row.figure);
        if (row.figure && row.reach() > *row.figure)
            include(row.reach());
        if (row.figure && row.span)
            include(row.span->low);
    }
    if (m_spec.baselineValue && std::isfinite(*m_spec.baselineValue))
        include(*m_spec.baselineValue);

    m_noPositive = m_spec.scale == ChartScale::Logarithmic && greatest <= 0;
    if (m_spec.scale == ChartScale::Logarithmic && !m_noPositive) {
        // Whole decades, and never a bar without length: a value just on a decade starts one decade lower.
        double low = std::floor(std::log10(leastPositive));
        if (std::log10(leastPositive) - low < 0.05)
            --low;
        const double high = std::max(std::ceil(std::log10(greatest) - 1e-9), low + 1);
        m_axis = {.scale = ChartScale::Logarithmic, .minimum = std::pow(10.0, low), .maximum = std::pow(10.0, high)};
        for (Row &row : m_rows) {
            if (row.figure && *row.figure <= 0) {
                m_hidden << row.name;
                row.figure.reset();
            }
        }
        return;
    }
    m_axis = {.minimum = std::min(least, 0.0), .maximum = greatest};
    if (!(m_axis.maximum > m_axis.minimum))
        m_axis = {.minimum = 0, .maximum = 1};
}

double BarLayer::share(double value) const
{
    if (m_axis.scale == ChartScale::Logarithmic)
        return std::log10(value / m_axis.minimum) / std::log10(m_axis.maximum / m_axis.minimum);
    return (value - m_axis.minimum) / (m_axis.maximum - m_axis.minimum);
}

qreal BarLayer::tickStrip() const
{
    return QFontMetricsF(m_style.scaledFont(smallFont)).height() + axisPadding;
}

qreal BarLayer::baselineStrip() const
{
    return m_baselineText.isEmpty() ? 0.4 * m_style.em() : 1.7 * m_style.em();
}

BarLayer::Names BarLayer::namesFor(qreal width) const
{
    const qreal room = width / m_style.em();
    qreal longest = 0;
    for (const Row &row : m_rows)
        longest = std::max(longest, row.nameWidth);
    if (longest > room * besideNames)
        return Names::Above;
    return plotWidth(room - longest - nameGap, true) < room * leastPlot ? Names::Above : Names::Beside;
}

qreal BarLayer::nameColumn(qreal width, Names names) const
{
    if (names == Names::Above)
        return 0;
    qreal longest = 0;
    for (const Row &row : m_rows)
        longest = std::max(longest, row.nameWidth);
    return std::min(longest, width * 0.55);
}

qreal BarLayer::labelWidth(const Row &row, bool withDetail) const
{
    qreal width = labelGap + row.valueWidth + edgeGap;
    if (row.isDisputed)
        width += signGap + signSize;
    if (withDetail && row.detailWidth > 0)
        width += detailGap + row.detailWidth;
    return width;
}

/// How wide the axis may be, in em, so that the label behind every bar still has room.
qreal BarLayer::plotWidth(qreal room, bool withDetail) const
{
    qreal width = room - std::max(edgeGap, m_lastTickWidth / 2);
    for (const Row &row : m_rows) {
        const double part = row.figure ? share(std::max(row.reach(), 0.0)) : 0;
        if (part > 0)
            width = std::min(width, (room - labelWidth(row, withDetail)) / part);
    }
    return width;
}

qreal BarLayer::bodyHeight(qreal rowInEm) const
{
    return tickStrip() + baselineStrip() + rowInEm * m_style.em() * qreal(m_rows.size());
}

qreal BarLayer::minimumHeight(qreal width) const
{
    if (m_style.medium == ChartMedium::Picture)
        return bodyHeight(besideMinimumPicture);
    return bodyHeight(namesFor(width) == Names::Above ? aboveMinimumWindow : besideMinimumWindow);
}

qreal BarLayer::comfortableHeight(qreal width) const
{
    return bodyHeight(namesFor(width) == Names::Above ? aboveComfortable : besideComfortable);
}

/// In em. A picture has a given height to fill; on the window higher rows only make the way longer.
qreal BarLayer::highestRow(Names names) const
{
    const qreal comfortable = names == Names::Above ? aboveComfortable : besideComfortable;
    return m_style.medium == ChartMedium::Picture ? comfortable * 1.6 : comfortable;
}

qreal BarLayer::maximumHeight(qreal width) const
{
    return bodyHeight(highestRow(namesFor(width)));
}

void BarLayer::chooseTicks(qreal width, AxisPlan &axis) const
{
    const QFontMetricsF metrics(m_style.scaledFont(smallFont));
    const double span = axis.maximum - axis.minimum;
    axis.tickInterval = niceInterval(span / 8);
    for (int attempt = 0; attempt < 6; ++attempt) {
        axis.decimals = decimalsOf(axis.tickInterval);
        const QString longest = QLocale().toString(axis.maximum, 'f', axis.decimals);
        const qreal step = width * axis.tickInterval / span;
        if (step >= metrics.horizontalAdvance(longest) + 1.6 * m_style.em())
            return;
        axis.tickInterval = niceInterval(axis.tickInterval * 1.5);
    }
}

PlotPlan BarLayer::plan(const QRectF &body)
{
    m_body = body;
    const auto count = qreal(std::max<std::size_t>(m_rows.size(), 1));
    const qreal room = (body.height() - tickStrip() - baselineStrip()) / count;
    const qreal em = m_style.em();

    m_names = namesFor(body.width());
    if (m_names == Names::Above && room < aboveMinimumPicture * smallestRowFont * em)
        m_names = Names::Beside;
    const qreal most = highestRow(m_names) * em;
    const qreal least = m_names == Names::Above ? aboveMinimumPicture : textLine;
    const qreal height = std::min(room, most);

    qreal factor = 1;
    if (m_style.medium == ChartMedium::Picture)
        factor = std::min(1.0, height / (least * em));
    if (const QFont font = m_style.scaledFont(factor); font != m_rowFont)
        measure(font);

    const qreal unit = m_rowFont.pixelSize();
    const qreal width = body.width() / unit;
    const qreal names = nameColumn(width, m_names);
    const qreal start = m_names == Names::Beside ? names + nameGap : 0;
    m_showDetail = m_names == Names::Above || plotWidth(width - start, true) >= width * leastPlot;
    const bool detailBehind = m_showDetail && m_names == Names::Beside;
    const qreal plot = std::max(plotWidth(width - start, detailBehind), width * 0.1);

    m_plot = QRectF(body.left() + start * unit, body.top() + tickStrip(), plot * unit, height * count);
    chooseTicks(m_plot.width(), m_axis);

    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i].band = QRectF(body.left(), m_plot.top() + qreal(i) * height, body.width(), height);
    return {m_plot, m_axis};
}

void BarLayer::place(const Mapping &mapping)
{
    for (Row &row : m_rows)
        placeRow(row, mapping);
    placeBaseline(mapping);
}

void BarLayer::placeRow(Row &row, const Mapping &mapping) const
{
    const qreal unit = m_rowFont.pixelSize();
    const QRectF &band = row.band;
    const qreal line = textLine * unit;
    QRectF barBand = band;
    if (m_names == Names::Above) {
        const qreal gap = std::max(0.0, (band.height() - line - 1.0 * unit) / 2);
        const qreal inset = labelGap * unit; // clear of the axis
        row.nameRect = QRectF(band.left() + inset, band.top() + gap * 0.6,
                              std::min(row.nameWidth * unit, band.width() - inset), line);
        barBand.setTop(row.nameRect.bottom());
        barBand.setHeight(std::min(barAboveThickest * unit, band.bottom() - row.nameRect.bottom() - gap * 0.4));
    } else {
        const qreal column = m_plot.left() - nameGap * unit - band.left();
        const qreal width = std::min(row.nameWidth * unit, column);
        row.nameRect = QRectF(band.left() + column - width, band.center().y() - line / 2, width, line);
        const qreal thickness = std::min(band.height() * barShare, barThickest * unit);
        barBand.setTop(band.center().y() - thickness / 2);
        barBand.setHeight(thickness);
    }

    const qreal foot = mapping(m_axis.scale == ChartScale::Logarithmic ? m_axis.minimum : 0);
    qreal end = foot;
    if (row.figure) {
        const qreal from = row.span ? mapping(row.span->low) : foot;
        const qreal tip = mapping(row.span ? row.span->high : *row.figure);
        row.bar = QRectF(std::min(from, tip), barBand.top(), std::abs(tip - from), barBand.height());
        end = std::max(row.bar.right(), mapping(row.reach()));
    } else {
        row.bar = QRectF();
    }
    const auto positive = [&](double value) { return mapping(std::max(value, m_axis.minimum)); };
    const qreal centre = barBand.center().y();
    row.whisker = row.figure && row.range ? QLineF(positive(row.range->low), centre, positive(row.range->high), centre)
                                          : QLineF();
    row.limitLine = row.figure && row.limit ? QLineF(positive(*row.limit), barBand.top() - 0.2 * unit,
                                                     positive(*row.limit), barBand.bottom() + 0.2 * unit)
                                            : QLineF();

    const qreal middle = barBand.center().y();
    const auto after = [&](qreal left, qreal width) { return QRectF(left, middle - line / 2, width, line); };
    row.valueRect = after(end + labelGap * unit, row.valueWidth * unit);
    qreal right = row.valueRect.right();
    row.signRect = QRectF();
    if (row.isDisputed) {
        row.signRect = QRectF(right + signGap * unit, middle - signSize * unit / 2, signSize * unit, signSize * unit);
        right = row.signRect.right();
    }
    row.detailRect = QRectF();
    if (!m_showDetail || row.detail.isEmpty())
        return;
    // In the line of the name when names are above, else behind the value; left out where it has no room.
    const qreal width = row.detailWidth * unit;
    const QRectF behindName(row.nameRect.right() + detailGap * unit, row.nameRect.top(), width, line);
    const QRectF behindValue = after(right + detailGap * unit, width);
    if (m_names == Names::Above && behindName.right() <= band.right())
        row.detailRect = behindName;
    else if (behindValue.right() <= band.right() + 1)
        row.detailRect = behindValue;
}

void BarLayer::placeBaseline(const Mapping &mapping)
{
    if (m_baselineText.isEmpty())
        return;
    m_baselineX = mapping(*m_spec.baselineValue);
    const QFontMetricsF metrics(m_style.scaledFont(smallFont));
    const qreal width = std::min(metrics.horizontalAdvance(m_baselineText) + 1, m_body.width());
    const qreal left = std::clamp(m_baselineX - width / 2, m_body.left(), m_body.right() - width);
    m_baselineRect = QRectF(left, m_plot.bottom() + 0.35 * m_style.em(), width, metrics.height());
}

void BarLayer::paint(QPainter *painter, const ChartEmphasis &emphasis) const
{
    painter->save();
    const QLineF foot(m_plot.topLeft(), m_plot.bottomLeft());
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        paintRow(painter, qsizetype(i), emphasis);
    painter->setPen(QPen(m_style.theme.axis, std::max(1.0, m_style.em() / 13)));
    painter->drawLine(foot);
    if (!m_baselineText.isEmpty())
        paintBaseline(painter);
    painter->restore();
}

void BarLayer::paintRow(QPainter *painter, qsizetype index, const ChartEmphasis &emphasis) const
{
    const Row &row = m_rows[std::size_t(index)];
    const ChartMark &mark = m_spec.marks.at(index);
    const ChartTheme &theme = m_style.theme;
    const bool isDimmed = !emphasis.selected.isEmpty() && !emphasis.selected.contains(mark.id);
    const auto shade = [&](const QColor &colour) { return isDimmed ? mixed(theme.background, colour, 0.4) : colour; };

    const QRectF halo = row.band.adjusted(-0.25 * m_style.em(), 0, 0.25 * m_style.em(), 0);
    if (index == emphasis.hovered)
        painter->fillRect(halo, mixed(theme.background, theme.text, 0.06));
    if (m_spec.isStacked && row.figure)
        paintParts(painter, row, mark, shade(theme.readable(mark.colour)));
    else if (row.bar.width() > 0)
        paintBar(painter, row.bar, shade(theme.readable(mark.colour)), mark.style, m_style);
    paintWhisker(painter, row);

    const auto text = [&](const QRectF &rect, const QFont &font, const QColor &colour, const QString &words) {
        painter->setFont(font);
        painter->setPen(shade(colour));
        const QFontMetricsF metrics(font);
        const qreal base = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2;
        painter->drawText(QPointF(rect.left(), base), words);
    };
    const bool isCut = row.nameWidth * m_rowFont.pixelSize() > row.nameRect.width() + 0.5;
    const QString name = isCut ? QFontMetricsF(m_rowFont).elidedText(row.name, Qt::ElideMiddle, row.nameRect.width())
                               : row.name;
    text(row.nameRect, m_rowFont, row.isMissing ? theme.muted : theme.text, name);
    text(row.valueRect, row.figure ? m_rowFont : m_missingFont, row.figure ? theme.text : theme.muted, row.value);
    if (!row.detailRect.isEmpty())
        text(row.detailRect, m_detailFont, theme.muted, row.detail);
    if (!row.signRect.isEmpty())
        paintWarningSign(painter, row.signRect, theme);

    if (index == emphasis.current) {
        const qreal width = std::max(1.5, m_style.em() / 7);
        painter->setPen(QPen(theme.accent, width));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(halo.adjusted(width / 2, width / 2, -width / 2, -width / 2), 3, 3);
    }
}

/// The parts of a stacked bar, each in a shade of its own, as far as they are known.
void BarLayer::paintParts(QPainter *painter, const Row &row, const ChartMark &mark, const QColor &colour) const
{
    double sum = 0;
    for (const ChartCell &cell : mark.cells)
        sum += cell.value.value_or(0);
    if (!(sum > 0) || row.bar.width() <= 0)
        return;
    painter->save();
    qreal left = row.bar.left();
    for (qsizetype i = 0; i < mark.cells.size(); ++i) {
        const qreal width = row.bar.width() * mark.cells.at(i).value.value_or(0) / sum;
        if (width <= 0)
            continue;
        painter->setPen(QPen(m_style.theme.outlined ? m_style.theme.text : m_style.theme.background,
                             std::max(1.0, m_style.em() / 16)));
        painter->setBrush(partBrush(colour, i, m_style));
        painter->drawRect(QRectF(left, row.bar.top(), width, row.bar.height()));
        left += width;
    }
    if (mark.style == MarkStyle::Estimated) {
        painter->setPen(QPen(m_style.theme.background, std::max(1.0, m_style.em() / 12)));
        paintHatch(painter, row.bar, m_style.em() * 0.5);
    }
    painter->restore();
}

void BarLayer::paintPartSymbol(QPainter *painter, const QRectF &rect, qsizetype part) const
{
    painter->save();
    painter->setPen(m_style.theme.outlined ? QPen(m_style.theme.text, 1) : QPen(Qt::NoPen));
    painter->setBrush(partBrush(m_style.theme.muted, part, m_style));
    painter->drawRect(rect);
    painter->restore();
}

void BarLayer::paintWhisker(QPainter *painter, const Row &row) const
{
    const qreal width = std::max(1.0, m_style.em() / 10);
    painter->setPen(QPen(m_style.theme.text, width));
    if (!row.whisker.isNull()) {
        const qreal cap = row.bar.height() / 5;
        painter->drawLine(row.whisker);
        for (const QPointF &end : {row.whisker.p1(), row.whisker.p2()})
            painter->drawLine(QPointF(end.x(), end.y() - cap), QPointF(end.x(), end.y() + cap));
    }
    painter->setPen(QPen(m_style.theme.text, 2 * width));
    if (!row.limitLine.isNull())
        painter->drawLine(row.limitLine);
}

void BarLayer::paintBaseline(QPainter *painter) const
{
    // The line stops where it would cross a text.
    std::vector<std::pair<qreal, qreal>> gaps;
    for (const Row &row : m_rows) {
        for (const QRectF &rect : {row.nameRect, row.valueRect, row.signRect, row.detailRect}) {
            const qreal pad = 0.15 * m_style.em();
            // The letters are lower than their line.
            const qreal half = letterHeight * m_rowFont.pixelSize() / 2;
            if (!rect.isEmpty() && m_baselineX > rect.left() - pad && m_baselineX < rect.right() + pad)
                gaps.emplace_back(rect.center().y() - half, rect.center().y() + half);
        }
    }
    std::ranges::sort(gaps);
    QPen pen(m_style.theme.text, std::max(1.0, m_style.em() / 11));
    pen.setDashPattern({3, 2.5});
    painter->setPen(pen);
    const qreal shortest = 0.2 * m_style.em(); // less is a speck and no line
    qreal top = m_plot.top();
    const qreal bottom = m_plot.bottom() + 0.3 * m_style.em();
    gaps.emplace_back(bottom, bottom);
    for (const auto &[start, stop] : gaps) {
        if (start - top >= shortest)
            painter->drawLine(QLineF(m_baselineX, top, m_baselineX, start));
        top = std::max(top, stop);
    }

    const QFont font = m_style.scaledFont(smallFont);
    const QFontMetricsF metrics(font);
    painter->setFont(font);
    painter->drawText(QPointF(m_baselineRect.left(), m_baselineRect.top() + metrics.ascent()),
                      metrics.elidedText(m_baselineText, Qt::ElideMiddle, m_baselineRect.width()));
}

qsizetype BarLayer::markAt(const QPointF &position) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].band.contains(position))
            return qsizetype(i);
    }
    return -1;
}

QRectF BarLayer::markRect(qsizetype index) const
{
    return m_rows[std::size_t(index)].band;
}

QList<QRectF> BarLayer::textRects() const
{
    QList<QRectF> rects;
    for (const Row &row : m_rows)
        rects << row.nameRect << row.valueRect << row.signRect << row.detailRect;
    rects << m_baselineRect;
    rects.removeIf([](const QRectF &rect) { return rect.isEmpty(); });
    return rects;
}

void BarLayer::paintSymbol(QPainter *painter, const QRectF &rect, KeySymbol symbol) const
{
    if (symbol == KeySymbol::Disputed)
        paintWarningSign(painter, rect, m_style.theme);
    else
        paintBar(painter, rect, m_style.theme.muted, symbol == KeySymbol::Yours ? MarkStyle::Yours : MarkStyle::Estimated, m_style);
}

QStringList BarLayer::notes() const
{
    if (m_noPositive)
        return {tr("No value is above zero, so the scale is linear.")};
    if (!m_hidden.isEmpty())
        return {tr("Zero or less, so not drawn on the logarithmic scale: %1.")
                    .arg(QLocale().createSeparatedList(m_hidden))};
    return {};
}

} // namespace ui
