// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chartsamples.h"
#include "testmain.h"

#include <ui/charts/chartexporter.h>

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QXmlStreamReader>

using namespace ui;

class TestChartExporter : public tests::TestCase
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString path(const QString &name) const { return m_folder.filePath(name); }

    static QByteArray contents(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static QString svgTexts(const QByteArray &svg)
    {
        QXmlStreamReader reader(svg);
        QStringList texts;
        while (!reader.atEnd()) {
            if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == u"text")
                texts << reader.readElementText().simplified();
        }
        return reader.hasError() ? reader.errorString() : texts.join(u'\n');
    }

    /// What is written beside the names: bars and formats have their values, points an axis and a line of the missing.
    static QStringList wordsOf(ChartKind kind)
    {
        switch (kind) {
        case ChartKind::Bars:
            return {QStringLiteral("4,000"), QStringLiteral("not published"), QStringLiteral("list, 2022-09")};
        case ChartKind::Formats: return {QStringLiteral("FP8"), QStringLiteral("101"), QStringLiteral("not published")};
        default: return {QStringLiteral("Power, W"), QStringLiteral("not published")};
        }
    }

private slots:
    void pngHasSizeResolutionAndTexts_data() { tests::addChartKinds(); }
    void pngHasSizeResolutionAndTexts()
    {
        QFETCH(ChartKind, kind);
        const ChartSpec spec = tests::sampleSpec(kind, 12);
        const QString file = path(QStringLiteral("chart.png"));
        const auto saved = ChartExporter({spec}, {.size = QSize(1600, 1000), .dpi = 192}).save(file);
        QVERIFY2(saved, saved ? "" : qPrintable(saved.error().toText()));
        const QImage image(file);
        QCOMPARE(image.size(), QSize(1600, 1000));
        QCOMPARE(qRound(image.dotsPerMeterX() * 0.0254), 192);
        QCOMPARE(image.text(QStringLiteral("Title")), spec.title);
        QCOMPARE(image.text(QStringLiteral("Description")), spec.summary);
        QCOMPARE(image.text(QStringLiteral("Comment")), spec.query);
        QVERIFY(image.text(QStringLiteral("Software")).startsWith(QLatin1String("Ridgepoint")));
        const QStringList sources = image.text(QStringLiteral("Source")).split(u'\n');
        QCOMPARE(sources.size(), 9);
        QCOMPARE(sources.first(), spec.marks.first().sources.first());
        QCOMPARE(image.pixelColor(3, 3), ChartTheme::light().background);
    }

    void chineseMetadataSurvives()
    {
        ChartSpec spec = tests::sampleSpec(ChartKind::Bars, 2);
        spec.title = QStringLiteral("显存带宽");
        const QString file = path(QStringLiteral("中文.png"));
        QVERIFY(ChartExporter({spec}).save(file));
        QCOMPARE(QImage(file).text(QStringLiteral("Title")), spec.title);
    }

    void themeAndBackground()
    {
        const ChartSpec spec = tests::sampleSpec(ChartKind::Bars, 3);
        const QImage dark = ChartExporter({spec}, {.theme = ChartTheme::dark()}).toImage();
        QCOMPARE(dark.pixelColor(3, 3), ChartTheme::dark().background);
        const QImage clear = ChartExporter({spec}, {.background = PictureBackground::Transparent}).toImage();
        QCOMPARE(clear.pixelColor(3, 3).alpha(), 0);
    }

    void everythingIsInsideAndApart_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("dpi");
        for (const int count : {0, 1, 2, 12, 40}) {
            QTest::addRow("%d marks, 800 x 500", count) << count << QSize(800, 500) << 96;
            QTest::addRow("%d marks, 1600 x 1000 at 192", count) << count << QSize(1600, 1000) << 192;
            QTest::addRow("%d marks, 1600 x 1000 at 96", count) << count << QSize(1600, 1000) << 96;
            QTest::addRow("%d marks, upright", count) << count << QSize(700, 1400) << 96;
        }
    }

    void everythingIsInsideAndApart()
    {
        QFETCH(int, count);
        QFETCH(QSize, size);
        QFETCH(int, dpi);
        ChartSpec spec = tests::sampleSpec(ChartKind::Bars, count);
        if (count > 2) {
            spec.baselineId = spec.marks.at(1).id;
            spec.baselineValue = spec.marks.at(1).value;
            spec.marks[0].disputed = true;
        }
        const QList<QRectF> rects = ChartExporter({spec}, {.size = size, .dpi = dpi}).textRects();
        QVERIFY(!rects.isEmpty());
        QCOMPARE(tests::firstOverlap(rects), QString());
        for (const QRectF &rect : rects)
            QVERIFY2(QRectF(QPointF(), size).contains(rect), qPrintable(QDebug::toString(rect)));
    }

    void fortyDevicesCanBeReadInTheUsualPicture()
    {
        const QList<QRectF> rects = ChartExporter({tests::sampleSpec(ChartKind::Bars, 40)}).textRects();
        for (const QRectF &rect : rects)
            QVERIFY2(rect.height() >= 14, qPrintable(QDebug::toString(rect)));
    }

    void severalChartsShareOnePicture()
    {
        ChartSpec second = tests::sampleSpec(ChartKind::Bars, 5);
        second.title = QStringLiteral("Price");
        const ChartExporter exporter({tests::sampleSpec(ChartKind::Bars, 12), second, second, second},
                                     {.size = QSize(2000, 1400), .dpi = 96});
        const QList<QRectF> rects = exporter.textRects();
        QCOMPARE(tests::firstOverlap(rects), QString());
        for (const QRectF &rect : rects)
            QVERIFY(QRectF(0, 0, 2000, 1400).contains(rect));
        QCOMPARE(exporter.toImage().size(), QSize(2000, 1400));
        QVERIFY(exporter.title().startsWith(QStringLiteral("Memory bandwidth · Price")));
    }

    void svgIsText_data() { tests::addChartKinds(); }
    void svgIsText()
    {
        QFETCH(ChartKind, kind);
        ChartSpec spec = tests::sampleSpec(kind, 4);
        spec.marks[1].name = QStringLiteral("a<b & c");
        spec.marks[2].name = QStringLiteral("昇腾加速卡");
        const QString file = path(QStringLiteral("chart.svg"));
        QVERIFY(ChartExporter({spec}, {.size = QSize(1200, 800), .dpi = 96}).save(file));
        const QByteArray svg = contents(file);
        const QString texts = svgTexts(svg);
        for (const QString &expected : QStringList{spec.title, spec.valueTitle, spec.marks.at(0).name, QStringLiteral("a<b & c"),
                                        QStringLiteral("昇腾加速卡")} + wordsOf(kind))
            QVERIFY2(texts.contains(expected), qPrintable(expected + QStringLiteral(" is not in:\n") + texts));
        QVERIFY(svg.contains("viewBox=\"0 0 1200 800\""));
        QVERIFY(svg.contains("<title>Memory bandwidth</title>"));
        QVERIFY(svg.contains("ridgepoint compare --metric bandwidth"));
        QVERIFY(svg.contains("https://www.example.org/0/sheet.pdf"));
        QVERIFY(!svg.contains("<image"));
    }

    void hostileMetadataKeepsTheSvgWellFormed()
    {
        ChartSpec spec = tests::sampleSpec(ChartKind::Bars, 1);
        spec.title = QStringLiteral("a<b & \"c\"");
        spec.query = QStringLiteral("--device '<&>'");
        QXmlStreamReader reader(ChartExporter({spec}).toSvg());
        while (!reader.atEnd())
            reader.readNext();
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    }

    void pdfCanBeSearched_data() { tests::addChartKinds(); }
    void pdfCanBeSearched()
    {
        QFETCH(ChartKind, kind);
        const QString tool = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
        if (tool.isEmpty())
            QSKIP("pdftotext is not installed");
        ChartSpec spec = tests::sampleSpec(kind, 4);
        spec.marks[1].name = QStringLiteral("Profile fflo 1");
        spec.marks[2].name = QStringLiteral("昇腾加速卡");
        const QString file = path(QStringLiteral("chart.pdf"));
        QVERIFY(ChartExporter({spec}).save(file));
        QVERIFY(contents(file).startsWith("%PDF"));
        QProcess process;
        process.start(tool, {file, QStringLiteral("-")});
        QVERIFY(process.waitForFinished());
        const QString text = QString::fromUtf8(process.readAllStandardOutput());
        for (const ChartMark &mark : std::as_const(spec.marks))
            QVERIFY2(text.contains(mark.name), qPrintable(mark.name + QStringLiteral(" is not in:\n") + text));
        for (const QString &expected : wordsOf(kind))
            QVERIFY2(text.contains(expected), qPrintable(expected + QStringLiteral(" is not in:\n") + text));
    }

    void failureNamesPathAndReasonAndLeavesNothing()
    {
        const QString file = path(QStringLiteral("no/such/folder/chart.png"));
        const auto saved = ChartExporter({tests::sampleSpec(ChartKind::Bars, 2)}).save(file);
        QVERIFY(!saved);
        QCOMPARE(saved.error().code, model::ErrorCode::CannotWrite);
        QCOMPARE(saved.error().file, file);
        QVERIFY(!saved.error().message.isEmpty());

        const QString odd = path(QStringLiteral("chart.bmp"));
        const auto refused = ChartExporter({tests::sampleSpec(ChartKind::Bars, 2)}).save(odd);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, model::ErrorCode::Unsupported);
        QVERIFY(!QFile::exists(odd));
    }

    void emptyChartIsAPictureToo()
    {
        for (const char *name : {"empty.png", "empty.svg", "empty.pdf"})
            QVERIFY(ChartExporter({tests::sampleSpec(ChartKind::Bars, 0)}).save(path(QString::fromLatin1(name))));
        QVERIFY(svgTexts(contents(path(QStringLiteral("empty.svg")))).contains(QLatin1String("Pick devices")));
    }
};

RIDGEPOINT_TEST(TestChartExporter)
#include "tst_chartexporter.moc"
