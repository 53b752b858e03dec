// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The workspace as a file: saved, opened, dropped, pasted, and inside exported pictures.
#include "tests/testmain.h"
#include "tests/ui/window.h"

#include "model/io/writefile.h"
#include "model/workspace/workspacefile.h"
#include "ui/shell/settings.h"
#include "ui/shell/workspacedocument.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>

class tst_Document : public tests::TestCase
{
    Q_OBJECT

private slots:
    void cleanup()
    {
        QSettings().clear();
        QFile::remove(ui::sessionFile());
    }

    void savesAndOpens();
    void modifiedMarkFollows();
    void questionOnClose();
    void discardedChangesStayAway();
    void exportedPictureOpensAgain_data();
    void exportedPictureOpensAgain();
    void pictureWithoutComparison();
    void sharedTextComesBack();
    void copiedCommandComesBack();
    void unusableClipboard_data();
    void unusableClipboard();
    void catalogueFileBecomesOwn();
    void faultyFileChangesNothing();
    void recentFiles();

private:
    static void drop(const tests::Window &window, const QString &path)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&*window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&*window, &event);
    }

    static model::WorkspaceState sample()
    {
        model::WorkspaceState state;
        state.comparedIds = QStringList{QStringLiteral("nvidia-rtx-4090"), QStringLiteral("amd-mi300x-192gb"),
                                        QStringLiteral("intel-gaudi-2")};
        state.baselineId = state.comparedIds[1];
        state.query.currency = model::Currency::Cny;
        state.logarithmic = true;
        state.plots[2].metric = model::MetricId::Power;
        return state;
    }

    QTemporaryDir m_folder;
    QString file(const char *name) const { return m_folder.filePath(QString::fromLatin1(name)); }
};

void tst_Document::savesAndOpens()
{
    const tests::Window window;
    window.workspace().apply(sample());
    QVERIFY(window->document().save(file("one.ridgepoint")));
    const tests::Window other;
    other->openFile(file("one.ridgepoint"));
    QCOMPARE(other.workspace().state(), sample());
    QCOMPARE(other->document().name(), QStringLiteral("one.ridgepoint"));
    QVERIFY(!other->document().isModified());
    QCOMPARE(other->windowTitle(), QStringLiteral("one.ridgepoint[*] – Ridgepoint"));
}

void tst_Document::modifiedMarkFollows()
{
    const tests::Window window;
    QVERIFY(window->document().save(file("two.ridgepoint")));
    QVERIFY(!window->isWindowModified());
    window.workspace().setLogarithmic(true);
    QVERIFY(window->isWindowModified());
    window->document().undoStack().undo();
    QVERIFY(!window->isWindowModified());
    window->document().undoStack().redo();
    QVERIFY(window->document().save(file("two.ridgepoint")));
    QVERIFY(!window->isWindowModified());
}

void tst_Document::questionOnClose()
{
    const tests::Window window(ui::MainWindow::Memory::Remembering);
    QVERIFY(window->document().save(file("three.ridgepoint")));
    window.workspace().setLogarithmic(true);
    tests::withDialog(
        [&] { QVERIFY(!window->close()); },
        [](QWidget &dialog) { qobject_cast<QMessageBox *>(&dialog)->button(QMessageBox::Cancel)->click(); });
    QVERIFY(window->isVisible());
    tests::withDialog(
        [&] { QVERIFY(window->close()); },
        [](QWidget &dialog) { qobject_cast<QMessageBox *>(&dialog)->button(QMessageBox::Save)->click(); });
    const auto saved = model::readWorkspaceFile(file("three.ridgepoint"));
    QVERIFY(saved && saved->state.logarithmic);
}

void tst_Document::discardedChangesStayAway()
{
    {
        const tests::Window window(ui::MainWindow::Memory::Remembering);
        QVERIFY(window->document().save(file("kept.ridgepoint")));
        window.workspace().setLogarithmic(true);
        tests::withDialog(
            [&] { QVERIFY(window->close()); },
            [](QWidget &dialog) { qobject_cast<QMessageBox *>(&dialog)->button(QMessageBox::Discard)->click(); });
    }
    const tests::Window window(ui::MainWindow::Memory::Remembering);
    QCOMPARE(window->document().name(), QStringLiteral("kept.ridgepoint"));
    QVERIFY(!window->document().isModified());
    QVERIFY(!window.workspace().isLogarithmic());
}

void tst_Document::exportedPictureOpensAgain_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("png") << QStringLiteral("chart.png");
    QTest::newRow("svg") << QStringLiteral("chart.svg");
}

void tst_Document::exportedPictureOpensAgain()
{
    QFETCH(const QString, name);
    const QString path = m_folder.filePath(name);
    const tests::Window window;
    window.workspace().apply(sample());
    QVERIFY(window->saveChart(window.chart(0), path));
    const tests::Window other;
    drop(other, path);
    QCOMPARE(other.workspace().state(), sample());
    QVERIFY2(other.message().isEmpty(), qPrintable(other.message()));
    QVERIFY(other->document().path().isEmpty()); // saving it must not overwrite the picture
}

void tst_Document::pictureWithoutComparison()
{
    QImage picture(10, 10, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QVERIFY(picture.save(file("plain.png")));
    const tests::Window window;
    const model::WorkspaceState before = window.workspace().state();
    drop(window, file("plain.png"));
    QVERIFY(window.message().startsWith(file("plain.png")));
    QVERIFY(window.message().contains(QStringLiteral("carries no comparison")));
    QCOMPARE(window.workspace().state(), before);
}

void tst_Document::sharedTextComesBack()
{
    const tests::Window window;
    window.workspace().apply(sample());
    window.action("Copy to share")->trigger();
    const QString text = QApplication::clipboard()->text();
    QVERIFY(text.startsWith(QStringLiteral("Memory bandwidth")));
    const tests::Window other;
    QApplication::clipboard()->setText(QStringLiteral("Look at this:\r\n") + text
                                       + QStringLiteral("\n-- \nsent from a mail program"));
    other.action("Paste comparison")->trigger();
    QCOMPARE(other.workspace().state(), sample());
    other->document().undoStack().undo();
    QCOMPARE(other.workspace().comparedIds(), model::defaultDeviceIds());
}

void tst_Document::copiedCommandComesBack()
{
    const tests::Window window;
    window.workspace().apply(sample());
    QApplication::clipboard()->setText(window.chart(2).spec().query);
    const tests::Window other;
    other.action("Paste comparison")->trigger();
    QVERIFY2(other.message().isEmpty(), qPrintable(other.message()));
    QCOMPARE(other.workspace().comparedIds(), sample().comparedIds);
    QCOMPARE(other.workspace().baselineId(), sample().baselineId);
    QVERIFY(other.workspace().isLogarithmic());
    QVERIFY(other.workspace().plots().contains(model::PlotSettings{.metric = model::MetricId::Power}));
}

void tst_Document::unusableClipboard_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("some text") << QStringLiteral("hello") << QStringLiteral("neither");
    QTest::newRow("cut off") << model::workspaceToShareText(sample()).chopped(20)
                             << QStringLiteral("damaged or cut off");
    QTest::newRow("claims gigabytes")
        << QStringLiteral("ridgepoint:")
               + QString::fromLatin1(
                   (QByteArray("\x7f\xff\xff\xff", 4) + QByteArray(60, 'x')).toBase64(QByteArray::Base64UrlEncoding))
        << QStringLiteral("damaged or cut off");
    QTest::newRow("unknown option") << QStringLiteral("ridgepoint compare --devise nvidia-rtx-4090")
                                    << QStringLiteral("--device");
    QTest::newRow("unknown device") << QStringLiteral("ridgepoint compare --device nvidia-rtx-4091")
                                    << QStringLiteral("nvidia-rtx-4090");
    QTest::newRow("no value") << QStringLiteral("ridgepoint compare --metric") << QStringLiteral("has no value");
    QTest::newRow("no such metric") << QStringLiteral("ridgepoint compare --device nvidia-rtx-4090 --metric taste")
                                    << QStringLiteral("\"taste\"");
}

void tst_Document::unusableClipboard()
{
    QFETCH(const QString, text);
    QFETCH(const QString, expected);
    const tests::Window window;
    const model::WorkspaceState before = window.workspace().state();
    QApplication::clipboard()->setText(text);
    window.action("Paste comparison")->trigger();
    QVERIFY2(window.message().contains(expected), qPrintable(window.message()));
    QCOMPARE(window.workspace().state(), before);
}

void tst_Document::catalogueFileBecomesOwn()
{
    QVERIFY(model::writeFile(file("own.json"), R"({"format": "ridgepoint-catalogue", "version": 1, "devices": [
        {"id": "my-card", "name": "My card", "vendor": "Me", "kind": "gpu",
         "figures": {"memoryBandwidth": {"value": 500, "unit": "GB/s"}}}]})"));
    const tests::Window window;
    drop(window, file("own.json"));
    QVERIFY2(window.message().isEmpty(), qPrintable(window.message()));
    const model::Device *device = window.workspace().catalogue().find(QStringLiteral("my-card"));
    QVERIFY(device);
    QCOMPARE(device->memoryBandwidth.provenance.kind, model::FigureKind::Yours);
    window.workspace().setCompared(QStringLiteral("my-card"), true);
    // It goes with the workspace, not with the program.
    QVERIFY(window->document().save(file("with-own.ridgepoint")));
    const tests::Window other;
    QVERIFY(!other.workspace().catalogue().find(QStringLiteral("my-card")));
    other->openFile(file("with-own.ridgepoint"));
    QVERIFY(other.workspace().isCompared(QStringLiteral("my-card")));
    // And is gone with an undo, from the comparison as well.
    window->document().undoStack().undo();
    window->document().undoStack().undo();
    QVERIFY(!window.workspace().catalogue().find(QStringLiteral("my-card")));
}

void tst_Document::faultyFileChangesNothing()
{
    QVERIFY(model::writeFile(file("bad.ridgepoint"), "{\"format\": \"ridgepoint-workspace\",\n \"version\": 1,,}"));
    const tests::Window window;
    const model::WorkspaceState before = window.workspace().state();
    window->openFile(file("bad.ridgepoint"));
    QVERIFY2(window.message().startsWith(file("bad.ridgepoint") + QStringLiteral(":2")), qPrintable(window.message()));
    QCOMPARE(window.workspace().state(), before);
    window->openFile(file("not-there.ridgepoint"));
    QVERIFY(window.message().startsWith(file("not-there.ridgepoint")));
}

void tst_Document::recentFiles()
{
    const tests::Window window;
    QVERIFY(window->document().save(file("a.ridgepoint")));
    QVERIFY(window->document().save(file("b.ridgepoint")));
    window->openFile(file("a.ridgepoint"));
    window->openFile(file("b.ridgepoint"));
    window->openFile(file("a.ridgepoint"));
    QCOMPARE(ui::Settings().recentFiles(), QStringList({file("a.ridgepoint"), file("b.ridgepoint")}));
    QVERIFY(QFile::remove(file("b.ridgepoint")));
    window->openFile(file("b.ridgepoint"));
    QCOMPARE(ui::Settings().recentFiles(), QStringList({file("a.ridgepoint")}));
}

RIDGEPOINT_TEST(tst_Document)

#include "tst_document.moc"
