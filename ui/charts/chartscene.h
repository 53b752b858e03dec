// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A chart as it stands on the window and in a picture: title, axis, marks, key, notes and sources inside one
/// rectangle. ChartView and ChartExporter paint the same scene, so what is seen is what is saved.
///
/// The only place that knows Qt Charts. A QChart in a QGraphicsScene without any view gives axes, ticks, grid and the
/// mapping of values (through a hidden series); a ChartLayer on top of it paints the marks (chartlayer.h says why).
/// Nothing is built before the first paint() or question about a place.
#pragma once

#include "chartlayer.h"
#include "chartspec.h"

#include <QCoreApplication>
#include <QTextLayout>

#include <map>
#include <memory>
#include <vector>

namespace ui {

class ChartScene
{
    Q_DECLARE_TR_FUNCTIONS(ui::ChartScene)

public:
    ChartScene();
    ~ChartScene();
    ChartScene(const ChartScene &) = delete;
    ChartScene &operator=(const ChartScene &) = delete;

    void setSpec(const ChartSpec &spec);
    [[nodiscard]] const ChartSpec &spec() const { return m_spec; }

    void setStyle(const ChartStyle &style);
    [[nodiscard]] const ChartStyle &style() const { return m_style; }

    void setSize(const QSizeF &size);

    /// A compact frame has no title and one line of sources: for a chart on a page that says the rest around it.
    enum class FrameStyle { Full, Compact };
    void setFrameStyle(FrameStyle style);

    void setParts(ChartParts parts);

    /// Drops what depends on language or locale.
    void retranslate();

    /// Height of everything but the marks.
    [[nodiscard]] qreal frameHeight(qreal width);

    /// Height at which nothing is cut or covered at this width, and the one at which rows are as high as they get.
    [[nodiscard]] qreal minimumHeight(qreal width);
    [[nodiscard]] qreal comfortableHeight(qreal width);

    void paint(QPainter *painter, const ChartEmphasis &emphasis);

    /// The axis once more at \a top, over the marks, where its own place has been scrolled out of sight.
    void paintAxisAt(QPainter *painter, qreal top);

    /// Title, notes, sources: what remains when a table takes the place of the marks.
    void paintFrame(QPainter *painter);

    /// The room between title and key, for that table.
    [[nodiscard]] QRectF bodyRect();

    [[nodiscard]] qsizetype markAt(const QPointF &position);
    [[nodiscard]] QRectF markRect(qsizetype index);

    /// The spec's notes and what the scale adds to them.
    [[nodiscard]] QStringList notes();

    /// The scale in use, and its range: linear when the figures do not allow a logarithm.
    [[nodiscard]] AxisPlan axis();

    /// "Memory bandwidth, GB/s (logarithmic)".
    [[nodiscard]] QString axisTitle();

    /// Rectangles of all texts, axis labels included, for the test that none covers another.
    [[nodiscard]] QList<QRectF> textRects();

private:
    struct Plot; // everything of Qt Charts

    struct TextBlock
    {
        std::unique_ptr<QTextLayout> layout;
        QColor colour;
        QPointF position;
        QSizeF size;
    };

    struct KeyEntry
    {
        KeySymbol symbol;
        QString text;
        qsizetype part = 0; ///< of KeySymbol::Part
        QRectF swatch{};
        QRectF textRect{};
    };

    /// All that surrounds the marks, laid out for one width.
    struct Frame
    {
        qreal width = -1;
        TextBlock title;
        TextBlock axisTitle;
        QList<KeyEntry> key;
        qreal keyHeight = 0;
        qreal keyTop = 0;
        std::vector<TextBlock> warnings; ///< each behind a sign
        std::vector<TextBlock> notes;
        qreal height = 0; ///< without the marks
    };

    void ensureLayer();
    void ensureLayout();
    void ensurePlot();
    [[nodiscard]] Frame frameFor(qreal width);
    [[nodiscard]] qreal room(qreal width) const;
    void placeFrame();
    [[nodiscard]] TextBlock block(const QString &text, const QFont &font, const QColor &colour, qreal width) const;
    [[nodiscard]] QList<KeyEntry> keyEntries() const;
    [[nodiscard]] QString keyText(KeySymbol symbol) const;
    void layKey(Frame &frame) const;
    [[nodiscard]] QString sourceLine(qreal width) const;
    [[nodiscard]] QStringList paragraphs(const QStringList &sentences) const;
    [[nodiscard]] QFont smallFont() const;
    void paintBlock(QPainter *painter, const TextBlock &block) const;
    void paintKey(QPainter *painter) const;

    ChartSpec m_spec;
    ChartStyle m_style;
    QSizeF m_size;
    std::unique_ptr<ChartLayer> m_layer;
    QString m_emptyText;
    Frame m_frame;
    /// By width: before a layout has settled it asks for the same few widths again and again.
    std::map<qreal, qreal> m_measuredHeights;
    FrameStyle m_frameStyle = FrameStyle::Full;
    ChartParts m_parts = allChartParts;
    bool m_isLaidOut = false;
    bool m_isPlotted = false;
    QRectF m_body;
    PlotPlan m_plan;
    std::unique_ptr<Plot> m_plot;
};

} // namespace ui
