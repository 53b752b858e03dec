// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// A chart of twelve devices as a PNG of 3840 × 2160 pixels, beside twelve rectangles and their texts painted on an image
// of the same size and encoded with the same settings.

#include "measure.h"

#include "model/catalogue/catalogue.h"
#include "model/compare/comparison.h"
#include "model/text/language.h"
#include "model/text/numbers.h"
#include "ui/charts/chartexporter.h"
#include "ui/compare/comparisonchart.h"

#include <QApplication>
#include <QFile>
#include <QPainter>
#include <QTemporaryDir>

#include <cstdio>

namespace {

constexpr QSize pictureSize(3840, 2160);
constexpr int pictureDpi = 192;

void paintBare(const model::Comparison &comparison, const QString &path)
{
    QImage image(pictureSize, QImage::Format_RGB32);
    image.fill(Qt::white);
    {
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        QFont font = QApplication::font();
        font.setPixelSize(36);
        painter.setFont(font);
        const double most = *comparison.rows.front().reading.value;
        double y = 200;
        for (const model::ComparisonRow &row : comparison.rows) {
            const double width = row.reading.value.value_or(0) / most * 2000;
            painter.setPen(Qt::black);
            painter.drawText(QPointF(100, y + 70), row.name);
            painter.fillRect(QRectF(1200, y, width, 100), QColor(0x27, 0x97, 0xf4));
            painter.drawText(QPointF(1220 + width, y + 70), row.reading.value ? model::numberForPeople(*row.reading.value) : row.reading.missing);
            y += 150;
        }
    }
    image.setDotsPerMeterX(qRound(pictureDpi / 0.0254));
    image.setDotsPerMeterY(qRound(pictureDpi / 0.0254));
    if (!image.save(path, "PNG"))
        qFatal("cannot write %s", qPrintable(path));
}

} // namespace

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    bench::silencePlatform();
    model::setLanguage(QStringLiteral("en"));
    const model::Catalogue catalogue = model::loadCatalogue().catalogue;
    model::ComparisonRequest request;
    request.deviceIds = catalogue.ids().first(12);
    const model::Comparison comparison = model::compare(catalogue, request).value();
    const ui::ChartSpec spec = ui::comparisonChart(comparison, ui::ChartScale::Linear, request.deviceIds);

    const QTemporaryDir folder;
    const QString productFile = folder.filePath(QStringLiteral("product.png"));
    const QString floorFile = folder.filePath(QStringLiteral("floor.png"));
    const int turns = bench::turnsFromArguments(9);
    const bench::Times times = bench::measureInTurn(
        turns,
        [&] {
            if (!ui::ChartExporter({spec}, {.size = pictureSize, .dpi = pictureDpi}).save(productFile))
                qFatal("cannot write %s", qPrintable(productFile));
        },
        [&] { paintBare(comparison, floorFile); });
    bench::reportHeader(QStringLiteral("PNG of %1 × %2 pixels, %3 turns").arg(pictureSize.width()).arg(pictureSize.height()).arg(turns));
    bench::report(QStringLiteral("paint, encode, write"), times, {1.3, 1.5});
    std::printf("  size of the files: %lld and %lld kB\n", static_cast<long long>(QFile(productFile).size() / 1024),
                static_cast<long long>(QFile(floorFile).size() / 1024));
    return 0;
}
