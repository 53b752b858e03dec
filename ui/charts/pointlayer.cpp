// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pointlayer.h"

#include "charttext.h"
#include "markshape.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ui {

namespace {

// Lengths in em of the chart's font.
constexpr qreal pointRadius = 0.46;
constexpr qreal namelessRadius = 0.27;
constexpr qreal leastPlotHeight = 11;
constexpr qreal plotHeightOfAPoint = 0.35; // more points need more room for their names
constexpr qreal mostPlotHeight = 26;
constexpr qreal tickGap = 0.45;
constexpr qreal smallFontScale = 0.9;
constexpr qreal longestName = 0.55; // of the width of the plot
constexpr qreal chipGap = 0.9;
constexpr qreal signSize = 0.9;

} // namespace

PointLayer::PointLayer(const ChartSpec &spec, const ChartStyle &style) : m_spec(spec), m_style(style) {}

void PointLayer::takePoints(ChartScale horizontal, ChartScale vertical)
{
    m_points.clear();
    for (const ChartMark &mark : m_spec.marks) {
        Point point;
        point.name = ChartText::name(mark);
        const std::optional<double> y = ChartText::figure(mark);
        if (y && mark.x && std::isfinite(*mark.x)) {
            point.x = *mark.x;
            point.y = *y;
            point.isHidden = (horizontal == ChartScale::Logarithmic && point.x <= 0)
                             || (vertical == ChartScale::Logarithmic && point.y <= 0);
            point.isPlaced = !point.isHidden;
        }
        m_points.push_back(std::move(point));
    }
}

void PointLayer::setAxes(const PlotAxis &horizontal, const PlotAxis &vertical)
{
    m_horizontal = horizontal;
    m_vertical = vertical;
}

QFont PointLayer::smallFont() const
{
    return m_style.scaledFont(smallFontScale);
}

qreal PointLayer::radius() const
{
    return (m_areNamesShown ? pointRadius : namelessRadius) * m_style.em();
}

QPointF PointLayer::at(double x, double y) const
{
    return {m_plot.left() + m_horizontal.share(x) * m_plot.width(), m_plot.bottom() - m_vertical.share(y) * m_plot.height()};
}

qreal PointLayer::tickStrip() const
{
    return QFontMetricsF(smallFont()).height() + tickGap * m_style.em();
}

qreal PointLayer::titleStrip() const
{
    return QFontMetricsF(smallFont()).height() * 1.15;
}

QString PointLayer::horizontalTitle() const
{
    const QString title = m_spec.horizontalTitle.simplified();
    return m_horizontal.scale() == ChartScale::Logarithmic ? tr("%1 (logarithmic)", "title of an axis").arg(title) : title;
}

QString PointLayer::chipText(const Point &point) const
{
    return point.isHidden ? tr("%1 (zero or less)").arg(point.name) : point.name;
}

QString PointLayer::missingTitle() const
{
    return m_spec.missingTitle.isEmpty() ? tr("not published:") : m_spec.missingTitle;
}

QString PointLayer::crowdedText() const
{
    return tr("%n name(s) without room: point at a mark, or enlarge", nullptr, m_crowded);
}

/// Sets the names of the devices without a place one behind the other; returns the height of their lines.
qreal PointLayer::layChips(qreal left, qreal top, qreal width, std::vector<QRectF> *chips) const
{
    const QFontMetricsF metrics(smallFont());
    const qreal line = metrics.height() * 1.2;
    qreal x = 0;
    qreal y = 0;
    bool isAny = false;
    if (chips)
        chips->assign(m_points.size() + 1, {});
    const auto put = [&](std::size_t index, const QString &text) {
        const qreal need = std::min(metrics.horizontalAdvance(text) + 1, width);
        if (x > 0 && x + need > width) {
            x = 0;
            y += line;
        }
        if (chips)
            (*chips)[index] = QRectF(left + x, top + y, need, metrics.height());
        x += need + chipGap * m_style.em();
    };
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        if (m_points[i].isPlaced)
            continue;
        if (!isAny)
            put(m_points.size(), missingTitle());
        isAny = true;
        put(i, chipText(m_points[i]));
    }
    return isAny ? y + line + 0.3 * m_style.em() : 0;
}

qreal PointLayer::minimumHeight(qreal width) const
{
    const qreal forNames = m_areNamesShown ? plotHeightOfAPoint * qreal(m_points.size()) : 0;
    const qreal plot = std::min(leastPlotHeight + forNames, mostPlotHeight);
    const qreal scale = m_style.medium == ChartMedium::Picture ? 0.8 : 1;
    return plot * scale * m_style.em() + tickStrip() + 2 * titleStrip() + layChips(0, 0, width, nullptr);
}

qreal PointLayer::comfortableHeight(qreal width) const
{
    return std::max(minimumHeight(width), std::min(width * 0.6, 40 * m_style.em()));
}

qreal PointLayer::maximumHeight(qreal width) const
{
    return m_style.medium == ChartMedium::Picture ? 1e9 : std::max(comfortableHeight(width), width * 0.75);
}

PlotPlan PointLayer::plan(const QRectF &body)
{
    m_crowded = 0;
    placePoints(body, 0);
    if (m_crowded > 0)
        placePoints(body, titleStrip());
    return {m_plot, {.scale = m_vertical.scale(), .minimum = m_vertical.minimum(), .maximum = m_vertical.maximum()}};
}

/// Everything, with \a below as the height of a further line under the title of the horizontal axis.
void PointLayer::placePoints(const QRectF &body, qreal below)
{
    const qreal em = m_style.em();
    const QFontMetricsF metrics(smallFont());
    std::vector<QRectF> chips;
    const qreal chipHeight = layChips(0, 0, body.width(), nullptr);
    const qreal head = 0.5 * em; // half of the highest tick's label
    const qreal foot = tickStrip() + titleStrip() + below + chipHeight;
    const qreal height = std::max(body.height() - head - foot, 2 * em);

    m_vertical.chooseTicks(height, metrics, Qt::Vertical);
    qreal labels = 0;
    for (const PlotAxis::Tick &tick : m_vertical.ticks())
        labels = std::max(labels, metrics.horizontalAdvance(tick.label));
    const qreal left = labels + tickGap * em;
    const qreal right = 1.2 * em;
    m_plot = QRectF(body.left() + left, body.top() + head, std::max(body.width() - left - right, 2 * em), height);
    m_horizontal.chooseTicks(m_plot.width(), metrics, Qt::Horizontal);
    placeTicks();

    const qreal titleTop = m_plot.bottom() + tickStrip();
    const qreal titleWidth = std::min(metrics.horizontalAdvance(horizontalTitle()) + 1, body.width());
    const qreal titleLeft = std::max(m_plot.right() - titleWidth, body.left());
    m_titleRect = QRectF(titleLeft, titleTop, titleWidth, metrics.height());
    m_crowdedRect = QRectF();
    const qreal chipTop = titleTop + titleStrip() + below + 0.2 * em;
    (void)layChips(body.left(), chipTop, body.width(), &chips);
    m_chipTitleRect = chips.back();
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        m_points[i].chip = chips[i];
        if (m_points[i].isPlaced)
            m_points[i].centre = at(m_points[i].x, m_points[i].y);
    }
    placeNames();
    if (m_crowded > 0) {
        const qreal width = std::min(metrics.horizontalAdvance(crowdedText()) + 1, body.width());
        m_crowdedRect = QRectF(body.left(), titleTop + titleStrip(), width, metrics.height());
    }
}

void PointLayer::placeTicks()
{
    const QFontMetricsF metrics(smallFont());
    const qreal gap = tickGap * m_style.em();
    m_tickRects.clear();
    for (const PlotAxis::Tick &tick : m_horizontal.ticks()) {
        const qreal width = metrics.horizontalAdvance(tick.label);
        const qreal x = m_plot.left() + m_horizontal.share(tick.value) * m_plot.width();
        // The first one stays clear of the labels of the other axis.
        const qreal left = std::max(x - width / 2, m_plot.left() - gap + 2);
        m_tickRects << QRectF(left, m_plot.bottom() + gap * 0.6, width, metrics.height());
    }
    for (const PlotAxis::Tick &tick : m_vertical.ticks()) {
        const qreal width = metrics.horizontalAdvance(tick.label);
        const qreal y = m_plot.bottom() - m_vertical.share(tick.value) * m_plot.height();
        m_tickRects << QRectF(m_plot.left() - gap - width, y - metrics.height() / 2, width, metrics.height());
    }
}

/// Finds room for a name and the sign behind it; false where there is none.
bool PointLayer::placeName(LabelPlacer &placer, std::size_t index)
{
    const qreal em = m_style.em();
    const QFontMetricsF metrics(smallFont());
    Point &point = m_points[index];
    const qreal sign = m_spec.marks.at(qsizetype(index)).disputed ? (signSize + 0.25) * em : 0;
    const qreal width = std::min(metrics.horizontalAdvance(point.name) + 1, longestName * m_plot.width());
    const auto rect = placer.place(point.centre, radius(), QSizeF(width + sign, metrics.height()));
    if (!rect)
        return false;
    point.nameRect = rect->adjusted(0, 0, -sign, 0);
    if (sign > 0)
        point.signRect = QRectF(rect->right() - signSize * em, rect->center().y() - signSize * em / 2, signSize * em,
                                signSize * em);
    return true;
}

void PointLayer::placeNames()
{
    m_crowded = 0;
    if (!m_areNamesShown) {
        for (Point &point : m_points)
            point.nameRect = point.signRect = QRectF();
        return;
    }
    LabelPlacer placer(m_plot.adjusted(1, 1, -1, -1));
    for (const Point &point : m_points) {
        const qreal r = radius() * 1.25;
        if (point.isPlaced)
            placer.block(QRectF(point.centre.x() - r, point.centre.y() - r, 2 * r, 2 * r));
    }
    blockLines(placer);
    // Those that nobody beats get their names first.
    std::vector<std::size_t> order(m_points.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    std::ranges::stable_partition(order,
                                  [this](std::size_t index) { return m_spec.marks.at(qsizetype(index)).isOnFront; });
    for (Point &point : m_points)
        point.nameRect = point.signRect = QRectF();
    std::erase_if(order, [&](std::size_t index) { return !m_points[index].isPlaced || placeName(placer, index); });
    if (namesMayCrossLines()) {
        placer.forgetLines();
        std::erase_if(order, [&](std::size_t index) { return placeName(placer, index); });
    }
    m_crowded = int(order.size());
    placeLabels(placer);
}

bool PointLayer::isDimmed(qsizetype index, const ChartEmphasis &emphasis) const
{
    return !emphasis.selected.isEmpty() && !emphasis.selected.contains(m_spec.marks.at(index).id);
}

QColor PointLayer::colourOf(qsizetype index, const ChartEmphasis &emphasis) const
{
    const QColor colour = m_style.theme.readable(m_spec.marks.at(index).colour);
    return isDimmed(index, emphasis) ? mixed(m_style.theme.background, colour, 0.35) : colour;
}

void PointLayer::paint(QPainter *painter, const ChartEmphasis &emphasis) const
{
    painter->save();
    paintAxes(painter);
    paintLines(painter, emphasis);
    for (qsizetype i = 0; i < qsizetype(m_points.size()); ++i)
        paintName(painter, i, emphasis);
    for (qsizetype i = 0; i < qsizetype(m_points.size()); ++i)
        paintPointAt(painter, i, emphasis);
    paintChips(painter, emphasis);
    painter->restore();
}

void PointLayer::paintAxes(QPainter *painter) const
{
    const ChartTheme &theme = m_style.theme;
    const qreal line = std::max(1.0, m_style.em() / 13);
    const auto lineAtX = [&](double value) {
        const qreal x = m_plot.left() + m_horizontal.share(value) * m_plot.width();
        painter->drawLine(QLineF(x, m_plot.top(), x, m_plot.bottom()));
    };
    const auto lineAtY = [&](double value) {
        const qreal y = m_plot.bottom() - m_vertical.share(value) * m_plot.height();
        painter->drawLine(QLineF(m_plot.left(), y, m_plot.right(), y));
    };
    painter->setPen(QPen(mixed(theme.background, theme.grid, 0.55), line));
    std::ranges::for_each(m_horizontal.minorTicks(), lineAtX);
    std::ranges::for_each(m_vertical.minorTicks(), lineAtY);
    painter->setPen(QPen(theme.grid, line));
    for (const PlotAxis::Tick &tick : m_horizontal.ticks())
        lineAtX(tick.value);
    for (const PlotAxis::Tick &tick : m_vertical.ticks())
        lineAtY(tick.value);
    painter->setPen(QPen(theme.axis, line));
    painter->drawLine(m_plot.bottomLeft(), m_plot.bottomRight());
    painter->drawLine(m_plot.topLeft(), m_plot.bottomLeft());

    const QFont font = smallFont();
    const QFontMetricsF metrics(font);
    painter->setFont(font);
    painter->setPen(theme.muted);
    QStringList labels;
    for (const PlotAxis *axis : {&m_horizontal, &m_vertical}) {
        for (const PlotAxis::Tick &tick : axis->ticks())
            labels << tick.label;
    }
    for (qsizetype i = 0; i < labels.size(); ++i)
        painter->drawText(m_tickRects.at(i).topLeft() + QPointF(0, metrics.ascent()), labels.at(i));
    const auto write = [&](const QRectF &rect, const QString &text) {
        painter->drawText(rect.topLeft() + QPointF(0, metrics.ascent()), metrics.elidedText(text, Qt::ElideMiddle, rect.width()));
    };
    write(m_titleRect, horizontalTitle());
    if (!m_crowdedRect.isEmpty())
        write(m_crowdedRect, crowdedText());
}

void PointLayer::paintPointAt(QPainter *painter, qsizetype index, const ChartEmphasis &emphasis) const
{
    const Point &point = m_points[std::size_t(index)];
    if (!point.isPlaced)
        return;
    const ChartMark &mark = m_spec.marks.at(index);
    const bool isHovered = index == emphasis.hovered;
    paintPoint(painter, point.centre, radius() * (isHovered ? 1.3 : 1), mark.pattern, colourOf(index, emphasis), mark.style, m_style);
    if (mark.id == m_spec.baselineId || index == emphasis.current) {
        const bool isCurrent = index == emphasis.current;
        painter->setPen(QPen(isCurrent ? m_style.theme.accent : m_style.theme.text, std::max(1.5, m_style.em() / 7)));
        painter->setBrush(Qt::NoBrush);
        const qreal ring = radius() * (isCurrent ? 1.9 : 1.6);
        painter->drawEllipse(point.centre, ring, ring);
    }
}

void PointLayer::paintName(QPainter *painter, qsizetype index, const ChartEmphasis &emphasis) const
{
    const Point &point = m_points[std::size_t(index)];
    if (point.nameRect.isEmpty())
        return;
    const ChartTheme &theme = m_style.theme;
    const QColor text = isDimmed(index, emphasis) ? mixed(theme.background, theme.text, 0.4) : theme.text;
    const QRectF whole = point.signRect.isEmpty() ? point.nameRect : point.nameRect.united(point.signRect);
    const QPointF nearest(std::clamp(point.centre.x(), whole.left(), whole.right()), std::clamp(point.centre.y(), whole.top(), whole.bottom()));
    const QLineF leader(point.centre, nearest);
    if (leader.length() > radius() * 2.2) {
        painter->setPen(QPen(mixed(theme.background, theme.muted, 0.7), std::max(1.0, m_style.em() / 16)));
        painter->drawLine(leader);
    }
    const QFont font = smallFont();
    const QFontMetricsF metrics(font);
    painter->setFont(font);
    painter->setPen(text);
    painter->drawText(point.nameRect.topLeft() + QPointF(0, metrics.ascent()),
                      metrics.elidedText(point.name, Qt::ElideMiddle, point.nameRect.width()));
    if (!point.signRect.isEmpty())
        paintWarningSign(painter, point.signRect, theme);
}

void PointLayer::paintChips(QPainter *painter, const ChartEmphasis &emphasis) const
{
    if (m_chipTitleRect.isEmpty())
        return;
    const ChartTheme &theme = m_style.theme;
    const QFont font = smallFont();
    const QFontMetricsF metrics(font);
    painter->setFont(font);
    const auto write = [&](const QRectF &rect, const QString &text) {
        painter->drawText(rect.topLeft() + QPointF(0, metrics.ascent()), metrics.elidedText(text, Qt::ElideMiddle, rect.width()));
    };
    painter->setPen(theme.muted);
    write(m_chipTitleRect, missingTitle());
    for (qsizetype i = 0; i < qsizetype(m_points.size()); ++i) {
        const Point &point = m_points[std::size_t(i)];
        if (point.isPlaced)
            continue;
        if (i == emphasis.hovered)
            painter->fillRect(point.chip.adjusted(-2, 0, 2, 0), mixed(theme.background, theme.text, 0.08));
        painter->setPen(isDimmed(i, emphasis) ? mixed(theme.background, theme.text, 0.4) : theme.text);
        write(point.chip, chipText(point));
        if (i == emphasis.current) {
            painter->setPen(QPen(theme.accent, std::max(1.5, m_style.em() / 7)));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(point.chip.adjusted(-2, -1, 2, 1), 3, 3);
        }
    }
}

void PointLayer::paintSymbol(QPainter *painter, const QRectF &rect, KeySymbol symbol) const
{
    const qreal line = std::max(1.0, m_style.em() / 9);
    switch (symbol) {
    case KeySymbol::Disputed: paintWarningSign(painter, rect, m_style.theme); break;
    case KeySymbol::Estimated:
    case KeySymbol::Yours:
        paintPoint(painter, rect.center(), rect.height() / 2, 0, m_style.theme.muted,
                   symbol == KeySymbol::Yours ? MarkStyle::Yours : MarkStyle::Estimated, m_style);
        break;
    default:
        painter->setPen(symbol == KeySymbol::Front ? QPen(m_style.theme.accent, line * 1.4)
                                                   : QPen(m_style.theme.axis, line, Qt::DashLine));
        painter->drawLine(QPointF(rect.left(), rect.center().y()), QPointF(rect.right(), rect.center().y()));
    }
}

qsizetype PointLayer::markAt(const QPointF &position) const
{
    qsizetype nearest = -1;
    qreal least = radius() * 1.7;
    for (qsizetype i = 0; i < qsizetype(m_points.size()); ++i) {
        const Point &point = m_points[std::size_t(i)];
        if (!point.isPlaced) {
            if (point.chip.contains(position))
                return i;
            continue;
        }
        const qreal distance = QLineF(point.centre, position).length();
        if (distance < least) {
            least = distance;
            nearest = i;
        }
    }
    if (nearest >= 0)
        return nearest;
    const auto named = std::ranges::find_if(m_points, [&](const Point &point) { return point.nameRect.contains(position); });
    return named == m_points.end() ? -1 : named - m_points.begin();
}

QRectF PointLayer::markRect(qsizetype index) const
{
    const Point &point = m_points[std::size_t(index)];
    if (!point.isPlaced)
        return point.chip;
    const qreal r = radius() * 1.3;
    return {point.centre.x() - r, point.centre.y() - r, 2 * r, 2 * r};
}

QList<QRectF> PointLayer::textRects() const
{
    QList<QRectF> rects = m_tickRects;
    rects << m_titleRect << m_crowdedRect << m_chipTitleRect;
    for (const Point &point : m_points)
        rects << point.nameRect << point.signRect << point.chip;
    rects.removeIf([](const QRectF &rect) { return rect.isEmpty(); });
    return rects;
}

QStringList PointLayer::notes() const
{
    QStringList hidden;
    for (const Point &point : m_points) {
        if (point.isHidden)
            hidden << point.name;
    }
    if (hidden.isEmpty())
        return {};
    return {tr("Zero or less, so not drawn on the logarithmic scale: %1.").arg(QLocale().createSeparatedList(hidden))};
}

} // namespace ui
