// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The scene as a whole: what stands where, at any number of marks, on the window and in a picture.
#include "chartsamples.h"
#include "testmain.h"

#include <ui/charts/chartscene.h>

#include <QImage>
#include <QPainter>

using namespace ui;

namespace {

ChartStyle styleFor(ChartMedium medium, int pixelSize = 12)
{
    QFont font(QStringLiteral("DejaVu Sans"));
    font.setPixelSize(pixelSize);
    return {.theme = ChartTheme::light(), .font = font, .medium = medium};
}

/// On the window, with exactly the height that the scene asks for.
void prepare(ChartScene &scene, const ChartSpec &spec, qreal width = 600)
{
    scene.setStyle(styleFor(ChartMedium::Window));
    scene.setSpec(spec);
    scene.setSize(QSizeF(width, scene.minimumHeight(width)));
}

QImage painted(ChartScene &scene, const QSize &size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(scene.style().theme.background);
    QPainter painter(&image);
    scene.paint(&painter, {});
    return image;
}

/// Number of pixels of exactly this colour within the rectangle.
int pixelsOf(const QImage &image, const QRect &rect, const QColor &colour)
{
    int count = 0;
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
        for (int x = rect.left(); x <= rect.right(); ++x)
            count += image.valid(x, y) && image.pixelColor(x, y) == colour ? 1 : 0;
    }
    return count;
}

} // namespace

class TestChartLayout : public tests::TestCase
{
    Q_OBJECT

private slots:
    void noTextCoversAnother_data()
    {
        QTest::addColumn<ChartKind>("kind");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("width");
        for (const ChartKind kind : allChartKinds()) {
            for (const int count : {0, 1, 2, 12, 40}) {
                for (const int width : {260, 420, 600, 1400})
                    QTest::addRow("kind %d, %d marks, %d px wide", int(kind), count, width) << kind << count << width;
            }
        }
    }

    void noTextCoversAnother()
    {
        QFETCH(ChartKind, kind);
        QFETCH(int, count);
        QFETCH(int, width);
        for (const ChartScale scale : {ChartScale::Linear, ChartScale::Logarithmic}) {
            ChartSpec spec = tests::sampleSpec(kind, count);
            spec.scale = scale;
            if (count > 0) {
                spec.baselineId = spec.marks.at(count / 2).id;
                spec.baselineValue = spec.marks.at(count / 2).value;
                spec.marks[0].disputed = true;
                spec.marks[count / 3].style = MarkStyle::Estimated;
                spec.marks[count / 4].style = MarkStyle::Yours;
            }
            ChartScene scene;
            prepare(scene, spec, width);
            const QList<QRectF> rects = scene.textRects();
            QCOMPARE(tests::firstOverlap(rects), QString());
            const QRectF whole(0, 0, width, scene.minimumHeight(width));
            for (const QRectF &rect : rects)
                QVERIFY2(whole.adjusted(-1, -1, 1, 1).contains(rect), qPrintable(QDebug::toString(rect)));
        }
    }

    void hostileNamesStayInTheirPlace()
    {
        const QStringList names = tests::hostileNames();
        ChartSpec spec = tests::sampleSpec(ChartKind::Bars, int(names.size()));
        for (qsizetype i = 0; i < names.size(); ++i)
            spec.marks[i].name = names.at(i);
        for (const int width : {300, 700}) {
            ChartScene scene;
            prepare(scene, spec, width);
            QCOMPARE(tests::firstOverlap(scene.textRects()), QString());
            const QImage image = painted(scene, QSize(width, int(scene.minimumHeight(width))));
            for (qsizetype i = 0; i < names.size(); ++i) {
                const int pixels = pixelsOf(image, scene.markRect(i).toAlignedRect(), spec.marks.at(i).colour);
                QCOMPARE(pixels > 0, spec.marks.at(i).value.has_value());
            }
        }
    }

    void missingFigureShiftsNobody()
    {
        ChartSpec spec = tests::sampleSpec(ChartKind::Bars, 5);
        spec.marks[0].value = 1000;
        spec.marks[1].value.reset(); // in the middle, not where the page would put it
        spec.marks[2].value = std::numeric_limits<double>::quiet_NaN();
        spec.marks[3].value = 500;
        spec.marks[4].value = 250;
        ChartScene scene;
        prepare(scene, spec);
        const QImage image = painted(scene, QSize(600, int(scene.minimumHeight(600))));
        const auto length = [&](qsizetype index) {
            const int y = scene.markRect(index).center().toPoint().y();
            return pixelsOf(image, QRect(0, y, 600, 1), spec.marks.at(index).colour);
        };
        const int whole = length(0);
        QVERIFY(whole > 100);
        QCOMPARE(length(1), 0);
        QCOMPARE(length(2), 0);
        QVERIFY(std::abs(length(3) - whole / 2) <= 2);
        QVERIFY(std::abs(length(4) - whole / 4) <= 2);
    }

    void lengthOnALogarithmicScaleIsInDecades()
    {
        ChartSpec spec = tests::sampleSpec(ChartKind::Bars, 3);
        spec.scale = ChartScale::Logarithmic;
        spec.marks[0].value = 5000;
        spec.marks[1].value = 500;
        spec.marks[2].value = 50;
        ChartScene scene;
        prepare(scene, spec);
        QCOMPARE(scene.axis().scale, ChartScale::Logarithmic);
        QCOMPARE(scene.axis().minimum, 10.0);
        QCOMPARE(scene.axis().maximum, 10000.0);
        QCOMPARE(scene.axisTitle(), QStringLiteral("Memory bandwidth, GB/s (logarithmic)"));
        const QImage image = painted(scene, QSize(600, int(scene.minimumHeight(600))));
        const auto length = [&](qsizetype index) {
            const int y = scene.markRect(index).center().toPoint().y();
            return pixelsOf(image, QRect(0, y, 600, 1), spec.marks.at(index).colour);
        };
        QVERIFY(std::abs((length(0) - length(1)) - (length(1) - length(2))) <= 3);
    }

    void logarithmicRangeIsWholeDecades_data()
    {
        QTest::addColumn<QList<double>>("values");
        QTest::addColumn<double>("minimum");
        QTest::addColumn<double>("maximum");
        QTest::addRow("inside one decade") << QList<double>{50, 70} << 10.0 << 100.0;
        QTest::addRow("over several") << QList<double>{12, 3350} << 10.0 << 10000.0;
        QTest::addRow("a value on a decade still has a length") << QList<double>{100, 900} << 10.0 << 1000.0;
        QTest::addRow("below one") << QList<double>{0.02, 0.5} << 0.01 << 1.0;
        QTest::addRow("one value") << QList<double>{80} << 10.0 << 100.0;
    }

    void logarithmicRangeIsWholeDecades()
    {
        QFETCH(QList<double>, values);
        QFETCH(double, minimum);
        QFETCH(double, maximum);
        ChartSpec spec = tests::sampleSpec(ChartKind::Bars, int(values.size()));
        spec.scale = ChartScale::Logarithmic;
        for (qsizetype i = 0; i < values.size(); ++i)
            spec.marks[i].value = values.at(i);
        ChartScene scene;
        prepare(scene, spec);
        QCOMPARE(scene.axis().minimum, minimum);
        QCOMPARE(scene.axis().maximum, maximum);
    }

    void zeroOnALogarithmicScaleIsSaidAndNotDrawn()
    {
        ChartSpec spec = tests::sampleSpec(ChartKind::Bars, 3);
        spec.scale = ChartScale::Logarithmic;
        spec.marks[2].value = 0;
        spec.marks[2].valueText = QStringLiteral("0");
        ChartScene scene;
        prepare(scene, spec);
        const QImage image = painted(scene, QSize(600, int(scene.minimumHeight(600))));
        QCOMPARE(pixelsOf(image, scene.markRect(2).toAlignedRect(), spec.marks.at(2).colour), 0);
        QVERIFY(scene.notes().last().contains(spec.marks.at(2).name));
    }

    void logarithmWithoutPositiveFiguresIsLinearAndSaysSo()
    {
        ChartSpec spec = tests::sampleSpec(ChartKind::Bars, 2);
        spec.scale = ChartScale::Logarithmic;
        spec.marks[0].value = 0;
        spec.marks[1].value = 0;
        ChartScene scene;
        prepare(scene, spec);
        QCOMPARE(scene.axis().scale, ChartScale::Linear);
        QVERIFY(!scene.axisTitle().contains(QLatin1String("logarithmic")));
        QVERIFY(scene.notes().last().contains(QLatin1String("linear")));
    }

    void linearAxisStartsAtZero()
    {
        ChartSpec spec = tests::sampleSpec(ChartKind::Bars, 3);
        spec.marks[0].value = 5200;
        spec.marks[1].value = 5100;
        spec.marks[2].value = 5000;
        ChartScene scene;
        prepare(scene, spec);
        QCOMPARE(scene.axis().minimum, 0.0);
        QVERIFY(scene.axis().maximum >= 5200);
    }

    void baselineBeyondAllBarsIsOnTheAxis()
    {
        ChartSpec spec = tests::sampleSpec(ChartKind::Bars, 2);
        spec.baselineId = QStringLiteral("elsewhere");
        spec.baselineValue = 9000;
        ChartScene scene;
        prepare(scene, spec);
        QVERIFY(scene.axis().maximum >= 9000);
    }

    void emptyStatesSayWhatToDo()
    {
        ChartScene none;
        prepare(none, tests::sampleSpec(ChartKind::Bars, 0));
        QCOMPARE(none.markAt(QPointF(100, 60)), qsizetype(-1));
        ChartSpec spec = tests::sampleSpec(ChartKind::Bars, 2);
        spec.marks[0].value.reset();
        spec.marks[1].value.reset();
        ChartScene unknown;
        prepare(unknown, spec);
        QVERIFY(unknown.markRect(0).isEmpty());
        QVERIFY(painted(none, QSize(600, 300)) != painted(unknown, QSize(600, 300)));
    }

    void changeOfScaleAndBackGivesTheSamePicture()
    {
        ChartSpec spec = tests::sampleSpec(ChartKind::Bars, 6);
        ChartScene scene;
        prepare(scene, spec);
        const QSize size(600, int(scene.minimumHeight(600)));
        const QImage linear = painted(scene, size);
        spec.scale = ChartScale::Logarithmic;
        scene.setSpec(spec);
        QVERIFY(painted(scene, size) != linear);
        spec.scale = ChartScale::Linear;
        scene.setSpec(spec);
        QCOMPARE(painted(scene, size), linear);
    }

    void markIsFoundWhereItIs_data() { tests::addChartKinds(); }

    void markIsFoundWhereItIs()
    {
        QFETCH(ChartKind, kind);
        ChartScene scene;
        prepare(scene, tests::sampleSpec(kind, 12));
        for (qsizetype i = 0; i < 12; ++i)
            QCOMPARE(scene.markAt(scene.markRect(i).center()), i);
        QCOMPARE(scene.markAt(QPointF(2, 2)), qsizetype(-1));
    }
};

RIDGEPOINT_TEST(TestChartLayout)
#include "tst_chartlayout.moc"
