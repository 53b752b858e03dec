// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Charts and screenshots that the terminal draws without a display: exact sizes, resolution, and text that can be found.
#include "program.h"
#include "tests/testmain.h"

#include <QImage>
#include <QStandardPaths>
#include <QXmlStreamReader>
#include <QtEndian>

using tests::words;

namespace {

const char articleDevices[] = "compare --device nvidia-h100-sxm5-80gb --device apple-m2-ultra-76c --device nvidia-rtx-4090 --device nvidia-a100-sxm4-80gb ";

struct Chunk
{
    QByteArray type;
    QByteArray data;
};

/// The chunks of a PNG file (ISO/IEC 15948: length, type, data, checksum).
QList<Chunk> chunksOf(const QByteArray &png)
{
    constexpr qsizetype signature = 8;
    QList<Chunk> chunks;
    for (qsizetype at = signature; at + 12 <= png.size();) {
        const auto length = static_cast<qsizetype>(qFromBigEndian<quint32>(png.constData() + at));
        chunks << Chunk{png.mid(at + 4, 4), png.mid(at + 8, length)};
        at += 12 + length;
    }
    return chunks;
}

QByteArray chunkOf(const QByteArray &png, const char *type)
{
    for (const Chunk &chunk : chunksOf(png)) {
        if (chunk.type == type)
            return chunk.data;
    }
    return {};
}

/// All character data of the text elements of a drawing.
QString textsOf(const QByteArray &svg)
{
    QXmlStreamReader xml(svg);
    QString texts;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == QLatin1String("text"))
            texts += xml.readElementText(QXmlStreamReader::IncludeChildElements) + QLatin1Char('\n');
    }
    return xml.hasError() ? xml.errorString() : texts;
}

} // namespace

class tst_Pictures : public tests::TestCase
{
    Q_OBJECT

private slots:
    void pngHasExactlyTheSizeAndResolution_data();
    void pngHasExactlyTheSizeAndResolution();
    void pngSaysWhereItComesFrom();
    void svgHoldsTheNamesAsText();
    void pdfHoldsTheNamesAsText();
    void missingFigureIsNamedInThePicture();
    void transparentBackground();
    void themesDiffer();
    void drawsManyDevices();
    void drawsChinese();
    void drawsEveryKind_data();
    void drawsEveryKind();
    void screenshotHasTheSize_data();
    void screenshotHasTheSize();
    void endingInCapitals();
};

void tst_Pictures::pngHasExactlyTheSizeAndResolution_data()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<QString>("dpi");
    QTest::addColumn<QSize>("pixels");
    QTest::addColumn<quint32>("dotsPerMetre");
    // One inch is 0.0254 m.
    QTest::newRow("as the issue shows") << QStringLiteral("1600x1000") << QStringLiteral("192") << QSize(1600, 1000) << quint32(7559);
    QTest::newRow("for print") << QStringLiteral("2400X1500") << QStringLiteral("300") << QSize(2400, 1500) << quint32(11811);
    QTest::newRow("an odd size") << QStringLiteral("1001x777") << QStringLiteral("96") << QSize(1001, 777) << quint32(3780);
    QTest::newRow("very small") << QStringLiteral("100x100") << QStringLiteral("96") << QSize(100, 100) << quint32(3780);
    QTest::newRow("4K") << QStringLiteral("3840x2160") << QStringLiteral("192") << QSize(3840, 2160) << quint32(7559);
}

void tst_Pictures::pngHasExactlyTheSizeAndResolution()
{
    QFETCH(const QString, size);
    QFETCH(const QString, dpi);
    QFETCH(const QSize, pixels);
    QFETCH(const quint32, dotsPerMetre);
    const tests::Terminal terminal;
    VERIFY_DONE(terminal.run(words(articleDevices) + QStringList({QStringLiteral("--metric"), QStringLiteral("bandwidth"), QStringLiteral("--out"),
                                                                 QStringLiteral("b.png"), QStringLiteral("--size"), size, QStringLiteral("--dpi"), dpi})));
    QCOMPARE(terminal.files(), words("b.png"));
    const QByteArray png = terminal.read(QStringLiteral("b.png"));
    QCOMPARE(QImage::fromData(png, "PNG").size(), pixels);
    const QByteArray resolution = chunkOf(png, "pHYs");
    QCOMPARE(resolution.size(), 9);
    QCOMPARE(qFromBigEndian<quint32>(resolution.constData()), dotsPerMetre);
    QCOMPARE(qFromBigEndian<quint32>(resolution.constData() + 4), dotsPerMetre);
    QCOMPARE(int(resolution[8]), 1); // the unit is the metre
}

void tst_Pictures::pngSaysWhereItComesFrom()
{
    const tests::Terminal terminal;
    VERIFY_DONE(terminal.run(words(articleDevices) + words("--metric bandwidth --baseline nvidia-rtx-4090 --scale log --order name --out b.png --size 800x600")));
    const QByteArray png = terminal.read(QStringLiteral("b.png"));
    QStringList types;
    for (const Chunk &chunk : chunksOf(png))
        types << QString::fromLatin1(chunk.type);
    QVERIFY2(types.contains(QStringLiteral("tEXt")) || types.contains(QStringLiteral("iTXt")) || types.contains(QStringLiteral("zTXt")), qPrintable(types.join(QLatin1Char(' '))));
    const QImage picture = QImage::fromData(png, "PNG");
    QVERIFY(picture.text(QStringLiteral("Source")).contains(QStringLiteral("https://")));
    // The query makes the same picture again.
    const QString query = picture.text(QStringLiteral("Comment"));
    QVERIFY2(query.startsWith(QStringLiteral("ridgepoint compare --device nvidia-h100-sxm5-80gb ")), qPrintable(query));
    QStringList again = query.split(QLatin1Char(' ')).mid(1);
    VERIFY_DONE(terminal.run(again << words("--out again.png --size 800x600")));
    QCOMPARE(QImage::fromData(terminal.read(QStringLiteral("again.png"))), picture);
}

void tst_Pictures::svgHoldsTheNamesAsText()
{
    const tests::Terminal terminal;
    VERIFY_DONE(terminal.run(words(articleDevices) + words("--metric bandwidth --out b.svg")));
    const QString texts = textsOf(terminal.read(QStringLiteral("b.svg")));
    for (const char *text : {"H100 SXM5", "M2 Ultra", "RTX 4090", "A100 SXM4", "3,350", "800", "1,008", "2,039", "GB/s"})
        QVERIFY2(texts.contains(QString::fromUtf8(text)), qPrintable(QString::fromUtf8(text) + QStringLiteral(" is not in\n") + texts));
}

void tst_Pictures::pdfHoldsTheNamesAsText()
{
    const QString reader = QStandardPaths::findExecutable(QStringLiteral("pdftotext"));
    const tests::Terminal terminal;
    VERIFY_DONE(terminal.run(words(articleDevices) + words("--metric bandwidth --out b.pdf")));
    QVERIFY(terminal.read(QStringLiteral("b.pdf")).startsWith("%PDF-1."));
    if (reader.isEmpty())
        QSKIP("pdftotext (package poppler-utils) is not installed");
    QProcess process;
    process.start(reader, {terminal.path(QStringLiteral("b.pdf")), QStringLiteral("-")});
    QVERIFY(process.waitForFinished());
    const QString texts = QString::fromUtf8(process.readAllStandardOutput());
    for (const char *text : {"H100 SXM5", "M2 Ultra", "RTX 4090", "A100 SXM4", "3,350", "1,008", "2,039", "GB/s"})
        QVERIFY2(texts.contains(QString::fromUtf8(text)), qPrintable(QString::fromUtf8(text) + QStringLiteral(" is not in\n") + texts));
}

void tst_Pictures::missingFigureIsNamedInThePicture()
{
    const tests::Terminal terminal;
    VERIFY_DONE(terminal.run(words("compare --device amd-mi308x-192gb --device nvidia-rtx-4090 --metric flops-per-price --out a.svg")));
    const QString texts = textsOf(terminal.read(QStringLiteral("a.svg")));
    QVERIFY2(texts.contains(QStringLiteral("not published")), qPrintable(texts));
    QVERIFY(texts.contains(QStringLiteral("MI308X")));
}

void tst_Pictures::transparentBackground()
{
    const tests::Terminal terminal;
    VERIFY_DONE(terminal.run(words("compare --out a.png --size 800x600 --transparent")));
    VERIFY_DONE(terminal.run(words("compare --out b.png --size 800x600")));
    QCOMPARE(QImage::fromData(terminal.read(QStringLiteral("a.png"))).pixelColor(1, 1).alpha(), 0);
    QCOMPARE(QImage::fromData(terminal.read(QStringLiteral("b.png"))).pixelColor(1, 1), QColor(Qt::white));
}

void tst_Pictures::themesDiffer()
{
    const tests::Terminal terminal;
    QList<QRgb> corners;
    for (const char *theme : {"light", "dark", "high-contrast"}) {
        VERIFY_DONE(terminal.run(words("compare --out a.png --size 800x600 --theme") << QString::fromLatin1(theme)));
        const QRgb corner = QImage::fromData(terminal.read(QStringLiteral("a.png"))).pixel(1, 1);
        QVERIFY2(!corners.contains(corner), theme);
        corners << corner;
    }
}

void tst_Pictures::drawsManyDevices()
{
    const tests::Terminal terminal;
    QStringList arguments = words("compare --metric flops-per-watt --out a.svg");
    QStringList names;
    for (const QJsonValue device : terminal.run(words("devices --format json")).array()) {
        if (names.size() == 40)
            break;
        names << device[QStringLiteral("name")].toString();
        arguments << QStringLiteral("--device") << device[QStringLiteral("id")].toString();
    }
    VERIFY_DONE(terminal.run(arguments));
    const QString texts = textsOf(terminal.read(QStringLiteral("a.svg")));
    for (const QString &name : names)
        QVERIFY2(texts.contains(name), qPrintable(name));
}

void tst_Pictures::drawsChinese()
{
    const tests::Terminal terminal;
    VERIFY_DONE(terminal.run(words("compare --lang zh_CN --out a.png --size 800x600")));
    VERIFY_DONE(terminal.run(words("screenshot --lang zh_CN --out b.png")));
    QVERIFY(!QImage::fromData(terminal.read(QStringLiteral("a.png"))).isNull());
    QVERIFY(!QImage::fromData(terminal.read(QStringLiteral("b.png"))).isNull());
}

void tst_Pictures::drawsEveryKind_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QString>("said");
    QTest::newRow("scatter") << QStringLiteral("--kind scatter --metric flops --horizontal price --scale log") << QStringLiteral("Price, USD");
    QTest::newRow("time line") << QStringLiteral("--kind time-line --metric bandwidth") << QStringLiteral("Release");
    QTest::newRow("roofline") << QStringLiteral("--kind roofline --number-format fp8") << QStringLiteral("not published");
    QTest::newRow("formats") << QStringLiteral("--kind formats") << QStringLiteral("TF32");
    QTest::newRow("sparse beside dense") << QStringLiteral("--metric flops --sparse-device nvidia-h100-sxm5-80gb") << QStringLiteral("Not like with like");
}

void tst_Pictures::drawsEveryKind()
{
    QFETCH(const QString, options);
    QFETCH(const QString, said);
    const tests::Terminal terminal;
    const QStringList arguments = words(articleDevices) + options.split(QLatin1Char(' '));
    VERIFY_DONE(terminal.run(arguments + words("--out a.svg")));
    const QString texts = textsOf(terminal.read(QStringLiteral("a.svg")));
    QVERIFY2(texts.contains(said), qPrintable(texts));
    // The terminal's table and the data name every device too.
    const tests::Outcome table = terminal.run(arguments);
    VERIFY_DONE(table);
    VERIFY_DONE(terminal.run(arguments + words("--out a.json")));
    VERIFY_DONE(terminal.run(arguments + words("--out a.csv")));
    for (const char *name : {"H100 SXM5 80GB", "M2 Ultra (76-core GPU, 192 GB)", "GeForce RTX 4090 24GB", "A100 SXM4 80GB"}) {
        QVERIFY2(texts.contains(QLatin1String(name)), name);
        QVERIFY2(table.out.contains(name), name);
        QVERIFY2(terminal.read(QStringLiteral("a.json")).contains(name), name);
        QVERIFY2(terminal.read(QStringLiteral("a.csv")).contains(name), name);
    }
}

void tst_Pictures::screenshotHasTheSize_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QSize>("pixels");
    QTest::newRow("a small laptop") << words("--page compare --size 1366x768") << QSize(1366, 768);
    QTest::newRow("a large screen") << words("--page compare --size 1920x1080") << QSize(1920, 1080);
    QTest::newRow("twice as fine") << words("--page compare --size 1366x768 --scale-factor 2") << QSize(2732, 1536);
    QTest::newRow("the page of measurements")
        << words("--page measured --size 1366x768 --theme dark --lang zh_CN") << QSize(1366, 768);
    QTest::newRow("without a size") << words("--page compare") << QSize(1366, 768);
}

void tst_Pictures::screenshotHasTheSize()
{
    QFETCH(const QStringList, options);
    QFETCH(const QSize, pixels);
    const tests::Terminal terminal;
    VERIFY_DONE(terminal.run(words("screenshot --out s.png") + options));
    const QImage picture = QImage::fromData(terminal.read(QStringLiteral("s.png")));
    QCOMPARE(picture.size(), pixels);
    QVERIFY(picture != QImage(pixels, picture.format()));
}

void tst_Pictures::endingInCapitals()
{
    const tests::Terminal terminal;
    VERIFY_DONE(terminal.run(words("compare --out A.PNG --size 400x300")));
    VERIFY_DONE(terminal.run(words("compare --out A.Json")));
    VERIFY_DONE(terminal.run(words("screenshot --out S.PNG")));
    QCOMPARE(QImage::fromData(terminal.read(QStringLiteral("A.PNG"))).size(), QSize(400, 300));
}

RIDGEPOINT_TEST(tst_Pictures)

#include "tst_pictures.moc"
