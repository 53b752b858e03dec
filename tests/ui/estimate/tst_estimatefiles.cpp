// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Every configuration and GGUF file of tests/data, dropped on the window: a shape or a message, never a silent default.
#include "tests/testmain.h"
#include "tests/ui/window.h"

#include "model/json/jsontext.h"
#include "model/llm/shapefile.h"
#include "ui/estimate/estimatepage.h"
#include "ui/shell/messagebar.h"

#include <QDir>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QSettings>

class tst_EstimateFiles : public tests::TestCase
{
    Q_OBJECT

private slots:
    void cleanup() { QSettings().clear(); }

    void everyFileIsReadOrRefused_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *folder : {"config", "gguf", "broken"}) {
            const QDir files(QStringLiteral(RIDGEPOINT_TEST_DATA "/") + QString::fromLatin1(folder));
            for (const QString &name : files.entryList(QDir::Files))
                QTest::newRow(qPrintable(name)) << files.filePath(name);
        }
    }
    void everyFileIsReadOrRefused()
    {
        QFETCH(const QString, file);
        const tests::Window window;
        const model::WorkspaceState before = window.workspace().state();
        window->openFile(file);
        QCoreApplication::processEvents();

        const auto *bar = window->findChild<ui::MessageBar *>();
        const bool isOpened = window.workspace().estimateWords() != before.estimate;
        if (isOpened) {
            const model::DeviceMatrix &matrix = window->estimatePage().matrix();
            const QString sentence = window.find<QLabel>("The answer")->text();
            // Either the shape that the file has, or a fault that names the file.
            if (matrix.hasModel) {
                QVERIFY(!matrix.rows.empty());
                for (const model::MatrixRow &row : matrix.rows)
                    QVERIFY(row.answer || row.error);
            } else {
                QVERIFY2(sentence.contains(file), qPrintable(sentence));
            }
        } else {
            QVERIFY(bar->isVisible());
            const QString text = bar->text();
            QVERIFY2(text.contains(QFileInfo(file).fileName()), qPrintable(text));
            QCOMPARE(window.workspace().state(), before); // nothing is lost or half taken
        }
        const auto reading = model::readShapeFile(file);
        if (reading)
            QVERIFY2(isOpened || file.contains(QStringLiteral("/broken/")), "a file that holds a shape was not taken");
        else
            QVERIFY2(!isOpened || !window->estimatePage().matrix().hasModel, "a file without a shape was taken");
    }

    void dropped()
    {
        const tests::Window window;
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(QStringLiteral(RIDGEPOINT_TEST_DATA "/config/qwen2-7b.json"))});
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&*window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&*window, &drop);
        QCoreApplication::processEvents();
        QVERIFY(window->estimatePage().isVisible());
        QCOMPARE(
            std::round(*window->estimatePage().matrix().rows.front().answer->at(model::QuantityId::ParamsTotal) / 1e8),
            76.0);
    }
};

RIDGEPOINT_TEST(tst_EstimateFiles)

#include "tst_estimatefiles.moc"
