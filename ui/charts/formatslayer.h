// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Small multiples: a row for each device and a small bar chart for each pair of columns (a number format, dense and
/// sparse). Bars compare within their format, because formats differ by orders of magnitude.
#pragma once

#include "chartlayer.h"

#include <QCoreApplication>

#include <vector>

namespace ui {

class FormatsLayer final : public ChartLayer
{
    Q_DECLARE_TR_FUNCTIONS(ui::FormatsLayer)

public:
    FormatsLayer(const ChartSpec &spec, const ChartStyle &style);

    [[nodiscard]] bool usesSceneAxis() const override { return false; }
    [[nodiscard]] QList<KeySymbol> keySymbols() const override;
    void paintSymbol(QPainter *painter, const QRectF &rect, KeySymbol symbol) const override;
    [[nodiscard]] ChartScale scale() const override { return ChartScale::Linear; }
    [[nodiscard]] qreal minimumHeight(qreal width) const override;
    [[nodiscard]] qreal comfortableHeight(qreal width) const override;
    [[nodiscard]] qreal maximumHeight(qreal width) const override;
    [[nodiscard]] PlotPlan plan(const QRectF &body) override;
    void place(const Mapping &) override {}
    void paint(QPainter *painter, const ChartEmphasis &emphasis) const override;
    [[nodiscard]] qsizetype markAt(const QPointF &position) const override;
    [[nodiscard]] QRectF markRect(qsizetype index) const override;
    [[nodiscard]] QList<QRectF> textRects() const override;
    [[nodiscard]] QStringList notes() const override;

private:
    /// One number format of the chart.
    struct Format
    {
        QString title;
        qsizetype dense = -1; ///< column of the spec; -1: none
        qsizetype sparse = -1;
        double greatest = 0;
    };

    /// How the cells of a row lie at a width: in one line under common heads with the name at their left, or in as many
    /// lines as they take, each with its own head, under the name.
    struct Grid
    {
        bool isBeside = true;
        int cellsInALine = 1;
        int lines = 1;
        qreal nameWidth = 0;
        qreal headHeight = 0;
        qreal lineHeight = 0;
        qreal rowHeight = 0;
    };

    [[nodiscard]] Grid gridFor(qreal width) const;
    [[nodiscard]] qreal heightOf(const Grid &grid) const;
    [[nodiscard]] QRectF cellRect(qsizetype row, qsizetype format) const;
    [[nodiscard]] QRectF nameRect(qsizetype row) const;
    [[nodiscard]] QRectF headRect(qsizetype row, qsizetype format) const;
    [[nodiscard]] QStringList headLines(qsizetype format) const;
    [[nodiscard]] QString cellText(qsizetype row, const Format &format) const;
    [[nodiscard]] const ChartCell *cell(qsizetype row, qsizetype column) const;
    void paintRow(QPainter *painter, qsizetype row, const ChartEmphasis &emphasis) const;
    void paintCell(QPainter *painter, qsizetype row, qsizetype format, const QColor &colour, const QColor &text) const;
    [[nodiscard]] QFont smallFont() const;
    [[nodiscard]] QFont headFont() const;

    ChartSpec m_spec;
    ChartStyle m_style;
    std::vector<Format> m_formats;
    qreal m_widestCell = 0;   ///< with its whole head
    qreal m_widestBeside = 0; ///< with the longest word of its head
    qsizetype m_headLines = 1;
    qreal m_widestName = 0;
    QRectF m_body;
    Grid m_grid;
    qreal m_stretch = 1; ///< of the row height, where there is more room than needed
};

} // namespace ui
