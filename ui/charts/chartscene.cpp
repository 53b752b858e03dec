// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chartscene.h"

#include "charttext.h"

#include <QChart>
#include <QGraphicsItem>
#include <QGraphicsLayout>
#include <QGraphicsScene>
#include <QLineSeries>
#include <QLocale>
#include <QLogValueAxis>
#include <QPainter>
#include <QTextOption>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

// Lengths in em of the chart's font.
constexpr qreal titleScale = 1.3;
constexpr qreal smallScale = 0.87;
constexpr qreal margin = 1.1;
constexpr qreal titleGap = 0.25;
constexpr qreal axisTitleGap = 0.35;
constexpr qreal noteGap = 0.6; // between marks and notes
constexpr qreal swatchWidth = 1.8;
constexpr qreal keySpacing = 1.6;
constexpr qreal keyGap = 0.3; // between key and notes
constexpr qreal warningIndent = 1.5; // room for the sign before a warning
constexpr int sourceLines = 2;
const QLatin1String listSeparator("; ");
constexpr qreal emptyLeast = 5;
constexpr qreal emptyMost = 12;

/// Shows the layer between the grid and the frame of the scene.
class LayerItem final : public QGraphicsItem
{
public:
    LayerItem() { setZValue(100); }

    void show(const ChartLayer *layer, const ChartEmphasis &emphasis, const QRectF &area)
    {
        if (area != m_area)
            prepareGeometryChange();
        m_layer = layer;
        m_emphasis = emphasis;
        m_area = area;
    }

    [[nodiscard]] QRectF boundingRect() const override { return m_area; }

    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override
    {
        if (m_layer)
            m_layer->paint(painter, m_emphasis);
    }

private:
    const ChartLayer *m_layer = nullptr;
    ChartEmphasis m_emphasis;
    QRectF m_area;
};

} // namespace

/// The graphics scene with the QChart and an axis of one scale. A change of scale takes a new one: Qt 6.4 leaves
/// labels and grid of a removed axis in the scene until the event loop gets to them.
struct ChartScene::Plot
{
    QGraphicsScene scene;
    QChart *chart = new QChart;
    LayerItem *marks = new LayerItem;
    QLineSeries *mapper = new QLineSeries;
    QAbstractAxis *axis;
    ChartScale scale;

    explicit Plot(ChartScale axisScale) : scale(axisScale)
    {
        scene.setItemIndexMethod(QGraphicsScene::NoIndex);
        scene.addItem(chart);
        scene.addItem(marks);
        chart->setAnimationOptions(QChart::NoAnimation);
        chart->setBackgroundVisible(false);
        chart->setPlotAreaBackgroundVisible(false);
        chart->setMargins({});
        chart->layout()->setContentsMargins(0, 0, 0, 0);
        chart->setLocalizeNumbers(true);
        chart->addSeries(mapper);
        mapper->setVisible(false);
        if (scale == ChartScale::Logarithmic)
            axis = new QLogValueAxis;
        else
            axis = new QValueAxis;
        chart->addAxis(axis, Qt::AlignTop);
        mapper->attachAxis(axis);
        axis->setLineVisible(false);
    }

    void setAxis(const AxisPlan &plan)
    {
        if (auto *logarithmic = qobject_cast<QLogValueAxis *>(axis)) {
            logarithmic->setBase(10);
            const bool isWide = plan.maximum / plan.minimum > 1e8; // labels of so many decades have room as 1e+09 alone
            logarithmic->setLabelFormat(isWide ? QStringLiteral("%.5g") : QStringLiteral("%.10g"));
            logarithmic->setMinorTickCount(-1);
            // A hair wider: Qt counts ticks by a quotient of logarithms, and loses the first where that is rounded.
            logarithmic->setRange(plan.minimum * (1 - 1e-9), plan.maximum * (1 + 1e-9));
        } else if (auto *value = qobject_cast<QValueAxis *>(axis)) {
            value->setLabelFormat(QStringLiteral("%.%1f").arg(plan.decimals));
            value->setTickType(QValueAxis::TicksDynamic);
            value->setTickAnchor(0);
            value->setTickInterval(plan.tickInterval);
            value->setRange(plan.minimum, plan.maximum);
        }
    }

    void setStyle(const ChartStyle &style)
    {
        const qreal line = std::max(1.0, style.em() / 13);
        axis->setLabelsFont(style.scaledFont(0.9));
        axis->setLabelsBrush(style.theme.muted);
        axis->setGridLinePen(QPen(style.theme.grid, line));
        axis->setMinorGridLinePen(QPen(mixed(style.theme.background, style.theme.grid, 0.55), line));
    }
};

ChartScene::ChartScene() = default;
ChartScene::~ChartScene() = default;

void ChartScene::setSpec(const ChartSpec &spec)
{
    m_spec = spec;
    retranslate();
}

void ChartScene::setStyle(const ChartStyle &style)
{
    m_style = style;
    retranslate();
}

void ChartScene::retranslate()
{
    m_layer.reset();
    m_frame = {};
    m_measuredHeights.clear();
    m_isLaidOut = false;
    m_isPlotted = false;
}

void ChartScene::setSize(const QSizeF &size)
{
    if (size == m_size)
        return;
    m_size = size;
    m_isLaidOut = false;
    m_isPlotted = false;
}

void ChartScene::setFrameStyle(FrameStyle style)
{
    m_frameStyle = style;
    retranslate();
}

void ChartScene::setParts(ChartParts parts)
{
    m_parts = parts;
    retranslate();
}

void ChartScene::ensureLayer()
{
    if (m_layer)
        return;
    m_emptyText = ChartText::emptyState(m_spec);
    m_layer = makeChartLayer(m_spec, m_style);
}

ChartScene::TextBlock ChartScene::block(const QString &text, const QFont &font, const QColor &colour, qreal width) const
{
    TextBlock block;
    block.colour = colour;
    if (text.isEmpty())
        return block;
    block.layout = std::make_unique<QTextLayout>(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    block.layout->setTextOption(option);
    block.layout->beginLayout();
    qreal height = 0;
    qreal natural = 0;
    for (QTextLine line = block.layout->createLine(); line.isValid(); line = block.layout->createLine()) {
        line.setLineWidth(std::max(width, m_style.em()));
        line.setPosition(QPointF(0, height));
        height += line.height() * 1.08;
        natural = std::max(natural, line.naturalTextWidth());
    }
    block.layout->endLayout();
    block.size = QSizeF(natural, height);
    return block;
}

QString ChartScene::axisTitle()
{
    ensureLayer();
    const QString title = m_spec.valueTitle.simplified();
    return m_layer->scale() == ChartScale::Logarithmic ? tr("%1 (logarithmic)", "title of an axis").arg(title) : title;
}

AxisPlan ChartScene::axis()
{
    ensureLayout();
    return m_plan.axis;
}

QStringList ChartScene::notes()
{
    ensureLayer();
    const QStringList own = m_parts.testFlag(ChartPart::Notes) ? m_spec.notes : QStringList();
    return own + (m_emptyText.isEmpty() ? m_layer->notes() : QStringList());
}

/// In a compact frame the sentences stand one behind the other, and leave the height to the marks.
QStringList ChartScene::paragraphs(const QStringList &sentences) const
{
    if (m_frameStyle == FrameStyle::Full || sentences.isEmpty())
        return sentences;
    return {sentences.join(QLatin1Char(' '))};
}

QFont ChartScene::smallFont() const
{
    return m_style.scaledFont(smallScale);
}

/// As many sources as the lines hold, and how many more there are; all of them are in the table and the metadata.
QString ChartScene::sourceLine(qreal width) const
{
    const QStringList all = ChartText::shortSources(m_spec);
    if (all.isEmpty())
        return {};
    // Words break before the edge, so a line is never quite full; and some room goes to the words around the list.
    const QFontMetricsF metrics(smallFont());
    const int lines = m_frameStyle == FrameStyle::Full ? sourceLines : 1;
    const qreal room = width * lines * 0.93 - metrics.horizontalAdvance(tr("Sources: %1; and %n more", nullptr, 99));
    qreal used = 0;
    qsizetype count = 0;
    for (const QString &source : all) {
        used += metrics.horizontalAdvance(source) + metrics.horizontalAdvance(listSeparator);
        if (count > 0 && used > room)
            break;
        ++count;
    }
    const QString list = QStringList(all.first(count)).join(listSeparator);
    return count == all.size() ? tr("Sources: %1").arg(list)
                               : tr("Sources: %1; and %n more", nullptr, int(all.size() - count)).arg(list);
}

QList<ChartScene::KeyEntry> ChartScene::keyEntries() const
{
    const auto any = [this](auto &&matches) {
        return std::ranges::any_of(m_spec.marks,
                                   [&](const ChartMark &mark) { return ChartText::figure(mark) && matches(mark); });
    };
    QList<KeyEntry> entries;
    if (any([](const ChartMark &mark) { return mark.style == MarkStyle::Estimated; }))
        entries << KeyEntry{.symbol = KeySymbol::Estimated, .text = keyText(KeySymbol::Estimated)};
    if (any([](const ChartMark &mark) { return mark.style == MarkStyle::Yours; }))
        entries << KeyEntry{.symbol = KeySymbol::Yours, .text = keyText(KeySymbol::Yours)};
    if (std::ranges::any_of(m_spec.marks, &ChartMark::disputed))
        entries << KeyEntry{.symbol = KeySymbol::Disputed, .text = keyText(KeySymbol::Disputed)};
    for (const KeySymbol symbol : m_emptyText.isEmpty() ? m_layer->keySymbols() : QList<KeySymbol>())
        entries << KeyEntry{.symbol = symbol, .text = keyText(symbol)};
    const bool isAny = m_emptyText.isEmpty();
    for (qsizetype i = 0; isAny && m_spec.isStacked && i < m_spec.columns.size(); ++i)
        entries << KeyEntry{.symbol = KeySymbol::Part, .text = m_spec.columns.at(i).title, .part = i};
    for (qsizetype i = 0; isAny && i < m_spec.pointNames.size(); ++i)
        entries << KeyEntry{.symbol = KeySymbol::Part, .text = m_spec.pointNames.at(i), .part = i};
    return entries;
}

QString ChartScene::keyText(KeySymbol symbol) const
{
    switch (symbol) {
    case KeySymbol::Estimated: return tr("estimated, not published");
    case KeySymbol::Yours: return tr("your own figure");
    case KeySymbol::Disputed: return tr("sources disagree");
    case KeySymbol::Front:
        return m_spec.kind == ChartKind::TimeLine ? tr("best of its day") : tr("Pareto front: no other is better in both");
    case KeySymbol::EqualRatio: return tr("equal %1", "legend of lines; unit of a quotient").arg(m_spec.ratioUnit);
    case KeySymbol::Agreement: return tr("predicted as measured");
    case KeySymbol::AgreementBand: return tr("within %1 %").arg(QLocale().toString(100 * m_spec.agreementBand, 'g', 3));
    case KeySymbol::Dense: return tr("dense");
    case KeySymbol::Sparse: return tr("with structured sparsity");
    case KeySymbol::Unknown: return tr("not published");
    case KeySymbol::Impossible: return tr("does not fit");
    case KeySymbol::AsAsked: return tr("as asked");
    case KeySymbol::Part: break; // each with a text of its own
    }
    Q_UNREACHABLE();
}

/// Sets the entries one behind the other, in as many lines as they take.
void ChartScene::layKey(Frame &frame) const
{
    const qreal em = m_style.em();
    const qreal width = room(frame.width);
    const QFontMetricsF metrics(smallFont());
    const qreal line = metrics.height() * 1.25;
    qreal x = 0;
    qreal y = 0;
    for (KeyEntry &entry : frame.key) {
        const qreal swatch = (entry.symbol == KeySymbol::Disputed ? 0.95 : swatchWidth) * em;
        const qreal textWidth = metrics.horizontalAdvance(entry.text);
        const qreal whole = swatch + 0.5 * em + textWidth;
        if (x > 0 && x + whole > width) {
            x = 0;
            y += line;
        }
        entry.swatch = QRectF(x, y + (line - 0.9 * em) / 2, swatch, 0.9 * em);
        entry.textRect = QRectF(x + swatch + 0.5 * em, y + (line - metrics.height()) / 2, textWidth, metrics.height());
        x += whole + keySpacing * em;
    }
    frame.keyHeight = frame.key.isEmpty() ? 0 : y + line + keyGap * em;
}

qreal ChartScene::room(qreal width) const
{
    return width - 2 * margin * m_style.em();
}

ChartScene::Frame ChartScene::frameFor(qreal width)
{
    ensureLayer();
    const qreal em = m_style.em();
    const ChartTheme &theme = m_style.theme;
    Frame frame;
    frame.width = width;
    QFont titleFont = m_style.scaledFont(titleScale);
    titleFont.setWeight(QFont::DemiBold);
    frame.title = block(
        m_frameStyle == FrameStyle::Full && m_parts.testFlag(ChartPart::Title) ? m_spec.title.simplified() : QString(),
        titleFont, theme.text, room(width));
    if (m_emptyText.isEmpty())
        frame.axisTitle = block(axisTitle(), m_style.scaledFont(0.95), theme.muted, room(width));
    if (m_parts.testFlag(ChartPart::Key))
        frame.key = keyEntries();
    layKey(frame);
    const qreal sign = warningIndent * em;
    for (const QString &warning : paragraphs(m_spec.warnings))
        frame.warnings.push_back(block(warning.simplified(), smallFont(), theme.text, room(width) - sign));
    QStringList lines = paragraphs(notes());
    if (m_parts.testFlag(ChartPart::Sources))
        lines << sourceLine(room(width));
    for (const QString &note : std::as_const(lines)) {
        if (!note.isEmpty())
            frame.notes.push_back(block(note.simplified(), smallFont(), theme.muted, room(width)));
    }

    frame.height = 2 * margin * em + frame.title.size.height() + frame.axisTitle.size.height() + frame.keyHeight;
    if (frame.title.layout && frame.axisTitle.layout)
        frame.height += titleGap * em;
    if (frame.axisTitle.layout)
        frame.height += axisTitleGap * em;
    for (const std::vector<TextBlock> *blocks : {&frame.warnings, &frame.notes}) {
        for (const TextBlock &note : *blocks)
            frame.height += note.size.height();
    }
    if (!frame.key.isEmpty() || !frame.warnings.empty() || !frame.notes.empty())
        frame.height += noteGap * em;
    return frame;
}

qreal ChartScene::frameHeight(qreal width)
{
    if (width == m_frame.width)
        return m_frame.height;
    if (const auto known = m_measuredHeights.find(width); known != m_measuredHeights.end())
        return known->second;
    constexpr std::size_t most = 32; // many more widths come by while somebody drags the edge of the window
    if (m_measuredHeights.size() >= most)
        m_measuredHeights.clear();
    return m_measuredHeights.emplace(width, frameFor(width).height).first->second;
}

qreal ChartScene::minimumHeight(qreal width)
{
    ensureLayer();
    const qreal body = m_emptyText.isEmpty() ? m_layer->minimumHeight(room(width)) : emptyLeast * m_style.em();
    return std::ceil(frameHeight(width) + body);
}

qreal ChartScene::comfortableHeight(qreal width)
{
    ensureLayer();
    const qreal body = m_emptyText.isEmpty() ? m_layer->comfortableHeight(room(width)) : emptyMost * m_style.em();
    return std::ceil(frameHeight(width) + body);
}

void ChartScene::ensureLayout()
{
    if (m_isLaidOut)
        return;
    m_isLaidOut = true;
    if (m_frame.width != m_size.width())
        m_frame = frameFor(m_size.width());
    placeFrame();
}

void ChartScene::placeFrame()
{
    const qreal em = m_style.em();
    const qreal left = margin * em;
    const qreal width = room(m_size.width());
    qreal y = margin * em;
    m_frame.title.position = QPointF(left, y);
    y += m_frame.title.size.height();
    if (m_frame.title.layout && m_frame.axisTitle.layout)
        y += titleGap * em;
    const qreal axisTitleTop = y;
    y += m_frame.axisTitle.size.height();
    if (m_frame.axisTitle.layout)
        y += axisTitleGap * em;

    const bool isWindow = m_style.medium == ChartMedium::Window;
    const qreal available = std::max(em, m_size.height() - m_frame.height);
    const qreal most = m_emptyText.isEmpty() ? m_layer->maximumHeight(width) : isWindow ? emptyMost * em : available;
    m_body = QRectF(left, y, width, std::min(available, most));
    if (m_emptyText.isEmpty()) {
        m_plan = m_layer->plan(m_body);
        // Above its own axis, unless it is too long to start there.
        const qreal latest = left + width - m_frame.axisTitle.size.width();
        m_frame.axisTitle.position = QPointF(std::min(m_plan.plot.left(), latest), axisTitleTop);
    }

    // In a picture the notes stand at its foot, on the window right under the marks.
    y += (isWindow ? m_body.height() : available) + noteGap * em;
    m_frame.keyTop = y;
    y += m_frame.keyHeight;
    for (TextBlock &warning : m_frame.warnings) {
        warning.position = QPointF(left + warningIndent * em, y);
        y += warning.size.height();
    }
    for (TextBlock &note : m_frame.notes) {
        note.position = QPointF(left, y);
        y += note.size.height();
    }
}

void ChartScene::ensurePlot()
{
    ensureLayout();
    if (m_isPlotted || !m_emptyText.isEmpty())
        return;
    m_isPlotted = true;
    if (!m_layer->usesSceneAxis())
        return;
    if (!m_plot || m_plot->scale != m_plan.axis.scale)
        m_plot = std::make_unique<Plot>(m_plan.axis.scale);
    if (m_plot->chart->locale() != QLocale())
        m_plot->chart->setLocale(QLocale());
    m_plot->chart->resize(m_size);
    m_plot->setAxis(m_plan.axis);
    m_plot->setStyle(m_style);
    m_plot->chart->setPlotArea(m_plan.plot);
    m_plot->chart->layout()->activate();
    m_layer->place([this](double value) {
        return m_plot->chart->mapToScene(m_plot->chart->mapToPosition(QPointF(value, 0), m_plot->mapper)).x();
    });
}

QRectF ChartScene::bodyRect()
{
    ensureLayout();
    const qreal top = m_emptyText.isEmpty() ? m_frame.axisTitle.position.y() : m_body.top();
    return {m_body.left(), top, m_body.width(), m_body.bottom() - top};
}

void ChartScene::paintBlock(QPainter *painter, const TextBlock &block) const
{
    if (!block.layout)
        return;
    painter->setPen(block.colour);
    block.layout->draw(painter, block.position);
}

void ChartScene::paintFrame(QPainter *painter)
{
    ensureLayout();
    paintBlock(painter, m_frame.title);
    for (const TextBlock &warning : m_frame.warnings) {
        paintBlock(painter, warning);
        const qreal size = 0.95 * m_style.em();
        const QPointF corner(margin * m_style.em(),
                             warning.position.y() + (warning.layout->lineAt(0).height() - size) / 2);
        paintWarningSign(painter, QRectF(corner, QSizeF(size, size)), m_style.theme);
    }
    for (const TextBlock &note : m_frame.notes)
        paintBlock(painter, note);
}

void ChartScene::paintKey(QPainter *painter) const
{
    const QFont font = smallFont();
    const QFontMetricsF metrics(font);
    const QPointF origin(margin * m_style.em(), m_frame.keyTop);
    for (const KeyEntry &entry : m_frame.key) {
        const QRectF swatch = entry.swatch.translated(origin);
        if (entry.symbol == KeySymbol::Part)
            m_layer->paintPartSymbol(painter, swatch, entry.part);
        else
            m_layer->paintSymbol(painter, swatch, entry.symbol);
        painter->setFont(font);
        painter->setPen(m_style.theme.muted);
        painter->drawText(entry.textRect.translated(origin).topLeft() + QPointF(0, metrics.ascent()), entry.text);
    }
}

void ChartScene::paint(QPainter *painter, const ChartEmphasis &emphasis)
{
    ensurePlot();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintFrame(painter);
    if (m_emptyText.isEmpty()) {
        paintBlock(painter, m_frame.axisTitle);
        const QRectF area(QPointF(), m_size);
        if (m_layer->usesSceneAxis()) {
            m_plot->marks->show(m_layer.get(), emphasis, area);
            m_plot->scene.render(painter, area, area, Qt::IgnoreAspectRatio);
        } else {
            m_layer->paint(painter, emphasis);
        }
    } else {
        painter->setFont(m_style.font);
        painter->setPen(m_style.theme.muted);
        painter->drawText(m_body, Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
    }
    paintKey(painter);
    painter->restore();
}

void ChartScene::paintAxisAt(QPainter *painter, qreal top)
{
    ensurePlot();
    if (!m_emptyText.isEmpty() || !m_layer->usesSceneAxis())
        return;
    // Title of the axis and its labels, down to the edge of the plot.
    const qreal from = m_frame.axisTitle.position.y() - axisTitleGap * m_style.em();
    const QRectF strip(0, from, m_size.width(), m_plan.plot.top() - from);
    if (top <= strip.top() || top + strip.height() >= m_plan.plot.bottom())
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF target = strip.translated(0, top - strip.top());
    painter->setClipRect(target, Qt::IntersectClip);
    painter->fillRect(target, m_style.theme.background);
    painter->setPen(m_style.theme.grid);
    painter->drawLine(target.bottomLeft() - QPointF(0, 1), target.bottomRight() - QPointF(0, 1));
    painter->translate(0, top - strip.top());
    paintBlock(painter, m_frame.axisTitle);
    m_plot->marks->show(nullptr, {}, strip);
    m_plot->scene.render(painter, strip, strip, Qt::IgnoreAspectRatio);
    painter->restore();
}

qsizetype ChartScene::markAt(const QPointF &position)
{
    ensureLayout();
    return m_emptyText.isEmpty() ? m_layer->markAt(position) : -1;
}

QRectF ChartScene::markRect(qsizetype index)
{
    ensureLayout();
    return m_emptyText.isEmpty() ? m_layer->markRect(index) : QRectF();
}

QList<QRectF> ChartScene::textRects()
{
    ensurePlot();
    QList<QRectF> rects;
    const auto add = [&rects](const TextBlock &block) {
        if (block.layout)
            rects << QRectF(block.position, block.size);
    };
    add(m_frame.title);
    for (const TextBlock &warning : m_frame.warnings)
        add(warning);
    for (const TextBlock &note : m_frame.notes)
        add(note);
    for (const KeyEntry &entry : m_frame.key)
        rects << entry.textRect.translated(margin * m_style.em(), m_frame.keyTop);
    if (!m_emptyText.isEmpty())
        return rects;
    add(m_frame.axisTitle);
    for (const QGraphicsItem *item : m_layer->usesSceneAxis() ? m_plot->scene.items() : QList<QGraphicsItem *>()) {
        const auto *label = qgraphicsitem_cast<const QGraphicsTextItem *>(item);
        if (label && label->isVisible() && !label->toPlainText().isEmpty())
            rects << label->sceneBoundingRect().adjusted(2, 2, -2, -2); // margin of the text document
    }
    return rects + m_layer->textRects();
}

} // namespace ui
