// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What leaves the window: files of each format, the clipboard, and what happens when a file cannot be written.
#include "tests/testmain.h"
#include "tests/ui/window.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QMimeData>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTimer>

namespace {

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Types a name into the file dialog and presses Enter.
void typeFileName(QWidget &dialog, const QString &path)
{
    auto *field = dialog.findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
    field->setText(path);
    QTest::keyClick(field, Qt::Key_Return);
}

/// Chooses a format in the export dialog, and then the name of the file.
void exportAs(const std::function<void()> &open, const QString &format, const QString &path)
{
    // The dialog of the name opens when the other has been left, so it is answered from a timer of its own.
    bool isNamed = false;
    QTimer timer;
    constexpr int interval = 20; // milliseconds
    timer.setInterval(interval);
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        auto *files = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        if (!files || isNamed)
            return;
        isNamed = true;
        typeFileName(*files, path);
    });
    timer.start();
    tests::withDialog(open, [&](QWidget &dialog) {
        auto *box = dialog.findChild<QComboBox *>();
        box->setCurrentIndex(box->findData(format));
        QTest::keyClick(&dialog, Qt::Key_Return);
    });
    if (!isNamed)
        qFatal("no dialog has asked for a name");
}

} // namespace

class tst_Export : public tests::TestCase
{
    Q_OBJECT

private slots:
    void savesEachFormat_data();
    void savesEachFormat();
    void dataHasTheFiguresOfTheChart();
    void cannotWrite_data();
    void cannotWrite();
    void emptyChartIsSavedToo();
    void dialogSavesAndSaysSo();
    void dialogAddsTheEndingOfTheFormat();
    void dialogThatFailsTellsInTheBar();
    void dialogThatIsLeftDoesNothing();
    void allChartsInOnePicture();
    void copiesPictureAndTable();
    void copiesTheCommand();
};

void tst_Export::savesEachFormat_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("beginning");
    QTest::newRow("PNG") << QStringLiteral("a.png") << QByteArray("\x89PNG");
    QTest::newRow("SVG") << QStringLiteral("a.svg") << QByteArray("<?xml");
    QTest::newRow("PDF") << QStringLiteral("a.pdf") << QByteArray("%PDF-");
    QTest::newRow("CSV") << QStringLiteral("a.csv") << QByteArray("id,");
    QTest::newRow("JSON") << QStringLiteral("a.json") << QByteArray("{");
    QTest::newRow("capitals") << QStringLiteral("A.PNG") << QByteArray("\x89PNG");
    QTest::newRow("Chinese name") << QStringLiteral("显存带宽.json") << QByteArray("{");
}

void tst_Export::savesEachFormat()
{
    QFETCH(const QString, name);
    QFETCH(const QByteArray, beginning);
    const QTemporaryDir folder;
    const tests::Window window;
    const auto saved = window->saveChart(window.chart(0), folder.filePath(name));
    QVERIFY2(saved, saved ? "" : qPrintable(saved.error().toText()));
    QVERIFY(contentsOf(folder.filePath(name)).startsWith(beginning));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
}

void tst_Export::dataHasTheFiguresOfTheChart()
{
    const QTemporaryDir folder;
    const tests::Window window;
    const QString path = folder.filePath(QStringLiteral("a.json"));
    for (const ui::ChartView *chart : window.charts()) {
        QVERIFY(window->saveChart(*chart, path));
        const QJsonObject data = QJsonDocument::fromJson(contentsOf(path)).object();
        const QJsonArray rows = data[QStringLiteral("rows")].toArray();
        QCOMPARE(rows.size(), chart->spec().marks.size());
        QCOMPARE(data[QStringLiteral("unit")].toString(), chart->spec().unit);
        for (qsizetype i = 0; i < rows.size(); ++i) {
            QCOMPARE(rows[i][QStringLiteral("id")].toString(), chart->spec().marks[i].id);
            QCOMPARE(rows[i][QStringLiteral("value")].toDouble(-1), chart->spec().marks[i].value.value_or(-1));
        }
    }
}

void tst_Export::cannotWrite_data()
{
    QTest::addColumn<QString>("name");
    for (const char *ending : {"png", "svg", "pdf", "csv", "json"}) {
        QTest::addRow("%s in a folder that is not there", ending) << QStringLiteral("nowhere/a.") + QLatin1String(ending);
        QTest::addRow("%s in the place of a folder", ending) << QStringLiteral("folder.") + QLatin1String(ending);
    }
    QTest::newRow("an ending that means nothing") << QStringLiteral("a.bmp");
    QTest::newRow("no ending") << QStringLiteral("a");
}

void tst_Export::cannotWrite()
{
    QFETCH(const QString, name);
    const QTemporaryDir folder;
    for (const char *ending : {"png", "svg", "pdf", "csv", "json"})
        QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("folder.") + QLatin1String(ending)));
    const QStringList before = QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden);
    const tests::Window window;
    const auto saved = window->saveChart(window.chart(0), folder.filePath(name));
    QVERIFY(!saved);
    QVERIFY(saved.error().toText().contains(name));
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden), before);
}

void tst_Export::emptyChartIsSavedToo()
{
    const QTemporaryDir folder;
    const tests::Window window;
    window.workspace().setComparedIds({});
    for (const char *name : {"a.png", "a.svg", "a.pdf", "a.csv", "a.json"})
        QVERIFY2(window->saveChart(window.chart(0), folder.filePath(QLatin1String(name))), name);
}

void tst_Export::dialogSavesAndSaysSo()
{
    const QTemporaryDir folder;
    const tests::Window window;
    const QString path = folder.filePath(QStringLiteral("b.png"));
    exportAs([&] { window.chart(1).saveAction()->trigger(); }, QStringLiteral("png"), path);
    QVERIFY(contentsOf(path).startsWith("\x89PNG"));
    QVERIFY(window->statusBar()->currentMessage().contains(path));
    QCOMPARE(window.message(), QString());
}

void tst_Export::dialogAddsTheEndingOfTheFormat()
{
    const QTemporaryDir folder;
    const tests::Window window;
    exportAs([&] { window.chart(0).saveAction()->trigger(); }, QStringLiteral("png"),
             folder.filePath(QStringLiteral("rtx 4.0 chart")));
    QVERIFY2(QFile::exists(folder.filePath(QStringLiteral("rtx 4.0 chart.png"))), qPrintable(window.message()));
    exportAs([&] { window.chart(0).saveAction()->trigger(); }, QStringLiteral("csv"),
             folder.filePath(QStringLiteral("table")));
    QVERIFY2(QFile::exists(folder.filePath(QStringLiteral("table.csv"))), qPrintable(window.message()));
}

void tst_Export::dialogThatFailsTellsInTheBar()
{
    const QTemporaryDir folder;
    const tests::Window window;
    exportAs([&] { window.chart(0).saveAction()->trigger(); }, QStringLiteral("png"),
             folder.filePath(QStringLiteral("nowhere/b.png")));
    QVERIFY2(window.message().contains(QStringLiteral("nowhere/b.png")), qPrintable(window.message()));
    QVERIFY(QDir(folder.path()).isEmpty());
    // The next one that succeeds takes the message away.
    exportAs([&] { window.chart(0).saveAction()->trigger(); }, QStringLiteral("png"),
             folder.filePath(QStringLiteral("b.png")));
    QCOMPARE(window.message(), QString());
}

void tst_Export::dialogThatIsLeftDoesNothing()
{
    const tests::Window window;
    tests::withDialog([&] { window.chart(0).saveAction()->trigger(); }, [&](QWidget &dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
    QCOMPARE(window.message(), QString());
    QCOMPARE(window->statusBar()->currentMessage(), QString());
}

void tst_Export::allChartsInOnePicture()
{
    const QTemporaryDir folder;
    const tests::Window window;
    const QString path = folder.filePath(QStringLiteral("all.svg"));
    exportAs([&] { window.action("Export all charts…")->trigger(); }, QStringLiteral("svg"), path);
    const QString drawing = QString::fromUtf8(contentsOf(path));
    for (const ui::ChartView *chart : window.charts())
        QVERIFY2(drawing.contains(chart->spec().title.toHtmlEscaped()), qPrintable(chart->spec().title));
}

void tst_Export::copiesPictureAndTable()
{
    const tests::Window window;
    window.chart(0).setFocus();
    QTest::keyClick(&window.chart(0), Qt::Key_C, Qt::ControlModifier);
    const QMimeData *copied = QApplication::clipboard()->mimeData();
    QVERIFY(copied->hasImage());
    QVERIFY(copied->hasHtml());
    QVERIFY(copied->text().contains(QLatin1Char('\t')));
    QVERIFY(copied->text().contains(QStringLiteral("3350"))); // without a separator: for a spreadsheet
    QVERIFY(copied->html().contains(QStringLiteral("3,350")));
}

void tst_Export::copiesTheCommand()
{
    const tests::Window window;
    window.chart(2).setFocus();
    window.action("Copy as command")->trigger();
    const QString command = QApplication::clipboard()->text();
    QVERIFY2(command.startsWith(QStringLiteral("ridgepoint compare --device apple-m2-ultra-76c ")), qPrintable(command));
    QVERIFY2(command.contains(QStringLiteral("--metric flops")), qPrintable(command));
}

RIDGEPOINT_TEST(tst_Export)

#include "tst_export.moc"
