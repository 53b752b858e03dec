// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// One horizontal bar a device: the full name, the bar, the value at its end and what there is to say about it.
///
/// Names stand beside the bars where there is room for the longest of them and above the bars where there is not,
/// so that a name is cut only when it alone is wider than the chart.
#pragma once

#include "chartlayer.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <vector>

namespace ui {

class BarLayer final : public ChartLayer
{
    Q_DECLARE_TR_FUNCTIONS(ui::BarLayer)

public:
    BarLayer(const ChartSpec &spec, const ChartStyle &style);

    [[nodiscard]] bool usesSceneAxis() const override { return true; }
    [[nodiscard]] QList<KeySymbol> keySymbols() const override { return {}; }
    void paintSymbol(QPainter *painter, const QRectF &rect, KeySymbol symbol) const override;
    void paintPartSymbol(QPainter *painter, const QRectF &rect, qsizetype part) const override;
    [[nodiscard]] ChartScale scale() const override { return m_axis.scale; }
    [[nodiscard]] qreal minimumHeight(qreal width) const override;
    [[nodiscard]] qreal comfortableHeight(qreal width) const override;
    [[nodiscard]] qreal maximumHeight(qreal width) const override;
    [[nodiscard]] PlotPlan plan(const QRectF &body) override;
    void place(const Mapping &mapping) override;
    void paint(QPainter *painter, const ChartEmphasis &emphasis) const override;
    [[nodiscard]] qsizetype markAt(const QPointF &position) const override;
    [[nodiscard]] QRectF markRect(qsizetype index) const override;
    [[nodiscard]] QList<QRectF> textRects() const override;
    [[nodiscard]] QStringList notes() const override;

private:
    enum class Names { Beside, Above };

    /// Texts of one row; widths in em of the font they were measured with, so that they nearly hold for any other.
    struct Row
    {
        QString name;
        QString value;
        QString detail;
        std::optional<double> figure; ///< nullopt: nothing is drawn
        std::optional<ChartRange> range;
        std::optional<double> limit;
        std::optional<ChartRange> span;
        bool isMissing = false;       ///< no figure at all, as against one that the scale cannot show
        bool isDisputed = false;
        qreal nameWidth = 0;
        qreal valueWidth = 0;
        qreal detailWidth = 0;
        QRectF band;
        QRectF bar;
        QLineF whisker;
        QLineF limitLine;

        /// The largest value that is drawn in the row.
        [[nodiscard]] double reach() const
        {
            return std::max(
                {figure.value_or(0), range ? range->high : 0.0, limit.value_or(0), span ? span->high : 0.0});
        }

        QRectF nameRect;
        QRectF valueRect;
        QRectF signRect;
        QRectF detailRect;
    };

    void measure(const QFont &font);
    void chooseScale();
    [[nodiscard]] Names namesFor(qreal width) const;
    [[nodiscard]] qreal nameColumn(qreal width, Names names) const;
    [[nodiscard]] qreal labelWidth(const Row &row, bool withDetail) const;
    [[nodiscard]] qreal plotWidth(qreal room, bool withDetail) const;
    [[nodiscard]] double share(double value) const;
    [[nodiscard]] qreal tickStrip() const;
    [[nodiscard]] qreal baselineStrip() const;
    [[nodiscard]] qreal bodyHeight(qreal rowInEm) const;
    [[nodiscard]] qreal highestRow(Names names) const;
    void chooseTicks(qreal width, AxisPlan &axis) const;
    void placeRow(Row &row, const Mapping &mapping) const;
    void placeBaseline(const Mapping &mapping);
    void paintRow(QPainter *painter, qsizetype index, const ChartEmphasis &emphasis) const;
    void paintParts(QPainter *painter, const Row &row, const ChartMark &mark, const QColor &colour) const;
    void paintWhisker(QPainter *painter, const Row &row) const;
    void paintBaseline(QPainter *painter) const;

    ChartSpec m_spec;
    ChartStyle m_style;
    std::vector<Row> m_rows;
    QStringList m_hidden; ///< names of the devices whose value the scale cannot show
    bool m_noPositive = false;
    AxisPlan m_axis;
    qreal m_lastTickWidth = 0; ///< in em of the row's font
    Names m_names = Names::Beside;
    bool m_showDetail = true;
    QRectF m_body;
    QRectF m_plot;
    QFont m_rowFont;
    QFont m_missingFont;
    QFont m_detailFont;
    QString m_baselineText;
    qreal m_baselineX = 0;
    QRectF m_baselineRect;
};

} // namespace ui
