// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chartsamples.h"

#include <ui/charts/devicecolours.h>

#include <QDebug>
#include <QLocale>
#include <QRectF>
#include <QTest>

namespace tests {

using namespace ui;

ChartSpec sampleSpec(ChartKind kind, int count)
{
    ChartSpec spec;
    spec.kind = kind;
    spec.title = QStringLiteral("Memory bandwidth");
    spec.valueTitle = QStringLiteral("Memory bandwidth, GB/s");
    spec.unit = QStringLiteral("GB/s");
    spec.summary = QStringLiteral("Device 0 has the highest memory bandwidth.");
    spec.query = QStringLiteral("ridgepoint compare --metric bandwidth");
    const bool hasX = spec.hasPoints();
    if (hasX) {
        spec.horizontalTitle = QStringLiteral("Power, W");
        spec.horizontalUnit = QStringLiteral("W");
        spec.ratioUnit = kind == ChartKind::Scatter ? QStringLiteral("GB/s per W") : QString();
        spec.columns = {{.title = QStringLiteral("Power"), .unit = QStringLiteral("W"), .group = {}}};
    } else if (kind == ChartKind::Formats) {
        for (const bool isSparse : {false, true})
            spec.columns << ChartColumn{.title = isSparse ? QStringLiteral("FP8 sparse") : QStringLiteral("FP8 dense"),
                                        .unit = QStringLiteral("TFLOPS"),
                                        .group = QStringLiteral("FP8"),
                                        .isSparse = isSparse};
    }
    const int known = count - count / 4;
    for (int i = 0; i < count; ++i) {
        ChartMark mark;
        mark.id = QStringLiteral("device-%1").arg(i);
        mark.name = QStringLiteral("Accelerator %1 SXM5 80GB").arg(i);
        mark.missingText = QStringLiteral("not published");
        mark.colour = deviceColours().at(i % deviceColours().size());
        if (i < known) {
            mark.value = 4000.0 - 90 * i;
            mark.valueText = QLocale().toString(*mark.value, 'f', 0);
            mark.status = QStringLiteral("published");
            mark.detail = QStringLiteral("list, 2022-09");
            mark.tip = {QStringLiteral("Data sheet %1, 2022-09-20").arg(i)};
            mark.pattern = i;
            if (hasX) { // spread, and none on the line of the others
                mark.x = kind == ChartKind::TimeLine ? 2016 + (i * 7) % 10 + 0.03 * i : 90.0 + (i * 37) % 400 + i;
                mark.cells = {{mark.x, QLocale().toString(*mark.x, 'f', 0)}};
                mark.isOnFront = i % 5 == 0;
                if (kind == ChartKind::Curves) {
                    for (int k = 0; k < 5; ++k)
                        mark.points << ChartPoint{
                            .x = *mark.x * (0.5 + 0.25 * k), .y = *mark.value * (0.8 + 0.1 * k), .isPossible = k < 4};
                }
            } else if (kind == ChartKind::Formats) {
                mark.cells = {{100.0 * i + 1, QString::number(100 * i + 1)}, i % 2 ? ChartCell{200.0 * i, QString::number(200 * i)} : ChartCell{}};
            }
            mark.sources = {QStringLiteral("Data sheet %1, https://www.example.org/%1/sheet.pdf, 2022").arg(i)};
        }
        spec.marks << mark;
    }
    if (count > 4)
        spec.notes << QStringLiteral("%1 devices have no published figure.").arg(count - known);
    return spec;
}

QStringList hostileNames()
{
    return {QStringLiteral("a<b & c"),
            QStringLiteral("x\ny"),
            QStringLiteral("<img src=x>"),
            QStringLiteral("华为 昇腾 910B 加速卡"),
            QStringLiteral("twin"),
            QStringLiteral("twin"),
            QString(300, u'W'),
            QString()};
}

void addChartKinds()
{
    QTest::addColumn<ChartKind>("kind");
    for (const ChartKind kind : allChartKinds())
        QTest::addRow("kind %d", int(kind)) << kind;
}

QString firstOverlap(const QList<QRectF> &rects)
{
    for (qsizetype i = 0; i < rects.size(); ++i) {
        for (qsizetype j = 0; j < i; ++j) {
            const QRectF common = rects.at(i).intersected(rects.at(j));
            if (common.width() > 1 && common.height() > 1)
                return QDebug::toString(rects.at(i)) + QStringLiteral(" covers ") + QDebug::toString(rects.at(j));
        }
    }
    return {};
}

} // namespace tests
