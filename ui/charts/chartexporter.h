// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Charts as pictures: PNG, SVG, PDF and the clipboard, from the same scene that the window paints and without any
/// widget. Title, notes and sources are in the picture; the query and the full sources are in its metadata.
#pragma once

#include "chartspec.h"
#include "charttheme.h"

#include <model/result.h>

#include <QCoreApplication>
#include <QImage>
#include <QSize>

#include <memory>

class QMimeData;

namespace ui {

enum class PictureBackground { Filled, Transparent };

/// Key of the PNG text that carries PictureOptions::workspace.
inline const QString workspaceTextKey = QStringLiteral("RidgepointWorkspace");

struct PictureOptions
{
    QSize size{1600, 1000}; ///< of the picture, in pixels, exactly
    int dpi = 192;          ///< text and lines grow with dpi / 96
    ChartTheme theme = ChartTheme::light();
    PictureBackground background = PictureBackground::Filled;
    ChartParts parts = allChartParts;
    QString workspace = {}; ///< share text of the workspace, from which a PNG or SVG opens again; empty: none
};

class ChartExporter
{
    Q_DECLARE_TR_FUNCTIONS(ui::ChartExporter)

public:
    /// One chart, or several in a grid, in the order of the list.
    explicit ChartExporter(QList<ChartSpec> specs, PictureOptions options = {});

    /// In the format that the file name's ending says: png, svg or pdf. The file is complete or not there.
    [[nodiscard]] model::Result<void> save(const QString &path) const;

    [[nodiscard]] QImage toImage() const; ///< with resolution and text entries
    [[nodiscard]] QByteArray toSvg() const;
    [[nodiscard]] QByteArray toPdf() const;

    /// Picture, HTML table and TSV (C locale) in one.
    [[nodiscard]] std::unique_ptr<QMimeData> toMimeData() const;
    void copyToClipboard() const;

    [[nodiscard]] QString title() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString sources() const; ///< one a line
    [[nodiscard]] QString query() const;

    /// Rectangles of all texts in pixels of the picture, for the test that none is cut or covers another.
    [[nodiscard]] QList<QRectF> textRects() const;

private:
    void paint(QPainter *painter) const;
    [[nodiscard]] QString joined(const QString ChartSpec::*text) const;
    [[nodiscard]] QByteArray toPng() const;
    [[nodiscard]] static QString software();

    QList<ChartSpec> m_specs;
    PictureOptions m_options;
};

} // namespace ui
