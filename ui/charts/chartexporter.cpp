// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chartexporter.h"

#include "chartscene.h"
#include "charttablemodel.h"
#include "charttext.h"

#include "model/io/writefile.h"

#include <QBuffer>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QFontInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include <algorithm>
#include <cmath>
#include <vector>

namespace ui {

namespace {

constexpr qreal pictureFontSize = 13; // px at 96 dpi
constexpr qreal greatestEnlargement = 1.4;

struct Cell
{
    std::unique_ptr<ChartScene> scene;
    QRectF rect;
};

/// Near-square grid, filled row by row.
std::vector<QRectF> gridOf(qsizetype count, const QSizeF &size)
{
    const auto columns = qsizetype(std::ceil(std::sqrt(double(count)) - 1e-9));
    const qsizetype rows = (count + columns - 1) / std::max<qsizetype>(columns, 1);
    std::vector<QRectF> cells;
    for (qsizetype i = 0; i < count; ++i) {
        const QSizeF cell(size.width() / qreal(columns), size.height() / qreal(rows));
        cells.emplace_back(QPointF(cell.width() * qreal(i % columns), cell.height() * qreal(i / columns)), cell);
    }
    return cells;
}

ChartStyle pictureStyle(const ChartTheme &theme, qreal em)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(std::max(1, int(std::lround(em))));
    // Pictures are looked at in any size: even spacing matters more than sharp stems.
    font.setHintingPreference(QFont::PreferNoHinting);
    // The least spacing there is, because spaced text has no ligatures: a search for "Profile" in a PDF would miss "ﬁ".
    font.setLetterSpacing(QFont::AbsoluteSpacing, 1.0 / 64);
    return {.theme = theme, .font = font, .medium = ChartMedium::Picture};
}

/// All scenes with one font: larger than usual where few marks leave room, smaller where many would not fit.
std::vector<Cell> fittedCells(const QList<ChartSpec> &specs, const PictureOptions &options)
{
    std::vector<Cell> cells;
    for (const QRectF &rect : gridOf(specs.size(), options.size)) {
        cells.push_back({std::make_unique<ChartScene>(), rect});
        cells.back().scene->setParts(options.parts);
        cells.back().scene->setSpec(specs.at(qsizetype(cells.size()) - 1));
    }
    const qreal usual = pictureFontSize * options.dpi / 96.0;
    for (qreal em = usual * greatestEnlargement;; em *= 0.95) {
        const auto fits = [&](Cell &cell) {
            cell.scene->setStyle(pictureStyle(options.theme, em));
            const qreal height = em > usual ? cell.scene->comfortableHeight(cell.rect.width())
                                            : cell.scene->minimumHeight(cell.rect.width());
            return height <= cell.rect.height();
        };
        if (std::ranges::all_of(cells, fits) || em <= 1)
            break;
    }
    return cells;
}

void appendLines(QString &text, const QString &more)
{
    if (!more.isEmpty())
        text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + more;
}

} // namespace

ChartExporter::ChartExporter(QList<ChartSpec> specs, PictureOptions options)
    : m_specs(std::move(specs)), m_options(std::move(options))
{
    m_options.size = m_options.size.expandedTo(QSize(1, 1));
    m_options.dpi = std::max(m_options.dpi, 1);
}

QString ChartExporter::joined(const QString ChartSpec::*text) const
{
    QStringList lines;
    for (const ChartSpec &spec : m_specs) {
        if (!(spec.*text).isEmpty() && !lines.contains(spec.*text))
            lines << spec.*text;
    }
    return lines.join(u'\n');
}

QString ChartExporter::title() const
{
    QStringList titles;
    for (const ChartSpec &spec : m_specs)
        titles << spec.title.simplified();
    return titles.join(QStringLiteral(" · "));
}

QString ChartExporter::summary() const
{
    return joined(&ChartSpec::summary);
}

QString ChartExporter::query() const
{
    return joined(&ChartSpec::query);
}

QString ChartExporter::sources() const
{
    QStringList all;
    for (const ChartSpec &spec : m_specs)
        all << ChartText::sources(spec);
    all.removeDuplicates();
    return all.join(u'\n');
}

void ChartExporter::paint(QPainter *painter) const
{
    painter->setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    if (m_options.background == PictureBackground::Filled)
        painter->fillRect(QRectF(QPointF(), m_options.size), m_options.theme.background);
    for (Cell &cell : fittedCells(m_specs, m_options)) {
        painter->save();
        painter->translate(cell.rect.topLeft());
        cell.scene->setSize(cell.rect.size());
        cell.scene->paint(painter, {});
        painter->restore();
    }
}

QList<QRectF> ChartExporter::textRects() const
{
    QList<QRectF> rects;
    for (Cell &cell : fittedCells(m_specs, m_options)) {
        cell.scene->setSize(cell.rect.size());
        for (const QRectF &rect : cell.scene->textRects())
            rects << rect.translated(cell.rect.topLeft());
    }
    return rects;
}

QImage ChartExporter::toImage() const
{
    QImage image(m_options.size, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return image;
    image.fill(Qt::transparent);
    {
        QPainter painter(&image);
        paint(&painter);
    }
    if (m_options.background == PictureBackground::Filled)
        image = std::move(image).convertToFormat(QImage::Format_RGB32);
    const int dotsPerMeter = int(std::lround(m_options.dpi / 0.0254));
    image.setDotsPerMeterX(dotsPerMeter);
    image.setDotsPerMeterY(dotsPerMeter);
    const auto say = [&image](const QString &key, const QString &text) {
        if (!text.isEmpty())
            image.setText(key, text);
    };
    say(QStringLiteral("Title"), title());
    say(QStringLiteral("Description"), summary());
    say(QStringLiteral("Source"), sources());
    say(QStringLiteral("Software"), software());
    say(QStringLiteral("Comment"), query());
    say(workspaceTextKey, m_options.workspace);
    return image;
}

QString ChartExporter::software()
{
    return QStringList{QStringLiteral("Ridgepoint"), QCoreApplication::applicationVersion()}.join(u' ').trimmed();
}

QByteArray ChartExporter::toPng() const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!toImage().save(&buffer, "PNG"))
        bytes.clear();
    return bytes;
}

QByteArray ChartExporter::toSvg() const
{
    QString description = summary();
    for (const ChartSpec &spec : m_specs) {
        // The text elements are split where the script changes; here every name stands in one piece.
        for (const ChartMark &mark : spec.marks)
            appendLines(description, tr("%1: %2", "name of a device, its value")
                                         .arg(ChartText::name(mark), ChartText::valueWithUnit(spec, mark)));
    }
    appendLines(description, query());
    appendLines(description, sources());
    appendLines(description, m_options.workspace);

    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(m_options.dpi);
    generator.setSize(m_options.size);
    generator.setViewBox(QRect(QPoint(), m_options.size));
    generator.setTitle(title().toHtmlEscaped()); // the generator writes both as they are
    generator.setDescription(description.toHtmlEscaped());
    {
        QPainter painter(&generator);
        paint(&painter);
    }
    return bytes;
}

QByteArray ChartExporter::toPdf() const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(m_options.dpi);
    writer.setPageSize(
        QPageSize(QSizeF(m_options.size) * 72.0 / m_options.dpi, QPageSize::Point, QString(), QPageSize::ExactMatch));
    writer.setPageMargins({});
    writer.setTitle(title());
    writer.setCreator(software());
    {
        QPainter painter(&writer);
        paint(&painter);
    }
    return bytes;
}

model::Result<void> ChartExporter::save(const QString &path) const
{
    const QString format = QFileInfo(path).suffix().toLower();
    QByteArray bytes;
    if (format == u"png")
        bytes = toPng();
    else if (format == u"svg")
        bytes = toSvg();
    else if (format == u"pdf")
        bytes = toPdf();
    else
        return model::failure({.code = model::ErrorCode::Unsupported,
                               .file = path,
                               .line = 0,
                               .place = {},
                               .message = tr("a picture is saved as .png, .svg or .pdf, not as \"%1\"").arg(format)});

    if (bytes.isEmpty())
        return model::failure({.code = model::ErrorCode::CannotWrite, .file = path, .line = 0, .place = {},
                               .message = tr("a picture of %1 × %2 pixels does not fit into memory")
                                              .arg(m_options.size.width())
                                              .arg(m_options.size.height())});
    return model::writeFile(path, bytes);
}

std::unique_ptr<QMimeData> ChartExporter::toMimeData() const
{
    QString html;
    QString text;
    for (const ChartSpec &spec : m_specs) {
        const ChartTableModel table(spec);
        html += table.toHtml();
        appendLines(text, table.toTsv());
    }
    auto data = std::make_unique<QMimeData>();
    data->setImageData(toImage());
    data->setHtml(html);
    data->setText(text);
    return data;
}

void ChartExporter::copyToClipboard() const
{
    QGuiApplication::clipboard()->setMimeData(toMimeData().release());
}

} // namespace ui
