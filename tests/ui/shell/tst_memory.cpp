// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What a window remembers for the next session, and what it makes of settings that hold nonsense.
#include "tests/testmain.h"
#include "tests/ui/window.h"

#include "model/text/language.h"
#include "model/io/writefile.h"
#include "ui/shell/settings.h"
#include "ui/shell/workspacedocument.h"

#include <QAction>
#include <QDockWidget>
#include <QSettings>

using Memory = ui::MainWindow::Memory;

class tst_Memory : public tests::TestCase
{
    Q_OBJECT

private slots:
    void initTestCase() { cleanup(); }
    void cleanup()
    {
        QSettings().clear();
        QFile::remove(ui::sessionFile());
    }

    void firstStartShowsTheArticlesDevices();
    void comparisonComesBack();
    void emptyComparisonStaysEmpty();
    void geometryAndPanelsComeBack();
    void languageIsRemembered();
    void forgetfulWindowStoresNothing();
    void survivesNonsense_data();
    void survivesNonsense();
    void survivesDamagedSession_data();
    void survivesDamagedSession();
    void workSurvivesACrash();
    void leavesOutDevicesThatAreGone();
};

void tst_Memory::firstStartShowsTheArticlesDevices()
{
    const tests::Window window(Memory::Remembering);
    QCOMPARE(window.workspace().comparedIds(), model::defaultDeviceIds());
    QCOMPARE(window.workspace().plots(), model::WorkspaceState::defaultPlots());
}

void tst_Memory::comparisonComesBack()
{
    const QStringList devices = {QStringLiteral("nvidia-rtx-4090"), QStringLiteral("amd-mi300x-192gb"), QStringLiteral("intel-gaudi-2")};
    const QList<model::MetricId> metrics = {model::MetricId::Power, model::MetricId::Memory, model::MetricId::Year, model::MetricId::Price};
    model::MetricQuery query{.format = model::NumberFormat::Int8, .sparsity = model::Sparsity::Sparse, .priceKind = model::PriceKind::Street, .currency = model::Currency::Cny};
    {
        const tests::Window window(Memory::Remembering);
        window.workspace().setComparedIds(devices);
        window.workspace().setQuery(query);
        window.workspace().setBaselineId(devices[1]);
        window.workspace().setOrder(model::RowOrder::Given);
        window.workspace().setPlots(model::WorkspaceState::barsOf(metrics));
        window.workspace().setLogarithmic(true);
        QVERIFY(window->close());
    }
    const tests::Window window(Memory::Remembering);
    query.metric = window.workspace().query().metric; // not used by the workspace
    QCOMPARE(window.workspace().comparedIds(), devices);
    QVERIFY(window.workspace().query() == query);
    QCOMPARE(window.workspace().baselineId(), devices[1]);
    QCOMPARE(window.workspace().order(), model::RowOrder::Given);
    QCOMPARE(window.workspace().plots(), model::WorkspaceState::barsOf(metrics));
    QVERIFY(window.workspace().isLogarithmic());
    QCOMPARE(window.find<QComboBox>("Currency")->currentText(), QStringLiteral("CNY"));
    QCOMPARE(window.find<QComboBox>("Number format")->currentText(), QStringLiteral("INT8"));
}

void tst_Memory::emptyComparisonStaysEmpty()
{
    {
        const tests::Window window(Memory::Remembering);
        window.workspace().setComparedIds({});
        window->close();
    }
    const tests::Window window(Memory::Remembering);
    QVERIFY(window.workspace().comparedIds().isEmpty());
}

void tst_Memory::geometryAndPanelsComeBack()
{
    {
        const tests::Window window(Memory::Remembering);
        window->resize(700, 500);
        window->findChild<QDockWidget *>()->hide();
        QCoreApplication::processEvents();
        window->close();
    }
    {
        const tests::Window window(Memory::Remembering);
        QCOMPARE(window->size(), QSize(700, 500));
        QVERIFY(!window->findChild<QDockWidget *>()->isVisible());
        window.action("Reset layout")->trigger();
        QTRY_VERIFY(window->findChild<QDockWidget *>()->isVisible());
        window->close();
    }
    const tests::Window window(Memory::Remembering);
    QVERIFY(window->findChild<QDockWidget *>()->isVisible());
}

void tst_Memory::languageIsRemembered()
{
    {
        const tests::Window window(Memory::Remembering);
        window.action("简体中文")->trigger();
        QCOMPARE(model::currentLanguage(), QStringLiteral("zh_CN"));
    }
    QCOMPARE(ui::Settings().language(), QStringLiteral("zh_CN"));
}

void tst_Memory::forgetfulWindowStoresNothing()
{
    {
        const tests::Window window(Memory::Forgetful);
        window.workspace().setComparedIds({});
        window->resize(800, 600);
        window->close();
    }
    QVERIFY(!QFileInfo::exists(ui::sessionFile()));
    QVERIFY(!QSettings().contains(QStringLiteral("window/geometry")));
}

void tst_Memory::survivesNonsense_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("value");
    for (const char *key : {"language", "window/geometry", "window/state", "theme", "document/path", "document/recent",
                            "document/folder", "export/folder"}) {
        QTest::addRow("%s is a word", key) << QString::fromLatin1(key) << QVariant(QStringLiteral("nonsense"));
        QTest::addRow("%s is a number", key) << QString::fromLatin1(key) << QVariant(-7);
        QTest::addRow("%s is bytes", key) << QString::fromLatin1(key) << QVariant(QByteArray("\0\xff\x7f\x01", 4));
        QTest::addRow("%s is a long list", key) << QString::fromLatin1(key) << QVariant(QStringList(500, QStringLiteral("nvidia-rtx-4090")));
    }
}

void tst_Memory::survivesNonsense()
{
    QFETCH(const QString, key);
    QFETCH(const QVariant, value);
    QSettings().setValue(key, value);
    const tests::Window window(Memory::Remembering);
    QVERIFY(!window->grab().isNull());
    QVERIFY(window->width() >= 200 && window->height() >= 200);
    for (const ui::ChartView *chart : window.charts())
        QCOMPARE(chart->spec().marks.size(), window.workspace().comparedIds().size());
    QVERIFY(window->close());
}

void tst_Memory::survivesDamagedSession_data()
{
    QTest::addColumn<QByteArray>("contents");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut off") << QByteArray(R"({"format": "ridgepoint-workspace", "version": 1, "compa)");
    QTest::newRow("another format") << QByteArray(R"({"format": "ridgepoint-catalogue", "version": 1})");
    QTest::newRow("a newer version") << QByteArray(R"({"format": "ridgepoint-workspace", "version": 99})");
    QTest::newRow("wrong types") << QByteArray(
        R"({"format": "ridgepoint-workspace", "version": 1, "compared": 7, "charts": "no", "filter": [], "own": 3})");
}

void tst_Memory::survivesDamagedSession()
{
    QFETCH(const QByteArray, contents);
    QVERIFY(model::writeFile(ui::sessionFile(), contents));
    const tests::Window window(Memory::Remembering);
    QVERIFY2(window.message().contains(QStringLiteral("The last session")), qPrintable(window.message()));
    const bool isReadable = contents.contains("compared"); // the rest is kept for whoever can mend it
    QFile kept(ui::sessionFile() + QStringLiteral(".damaged"));
    QCOMPARE(kept.exists(), !isReadable);
    if (!isReadable) {
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), contents);
        QVERIFY(kept.remove());
    }
    for (const ui::ChartView *chart : window.charts())
        QCOMPARE(chart->spec().marks.size(), window.workspace().comparedIds().size());
}

void tst_Memory::workSurvivesACrash()
{
    const tests::Window crashed(Memory::Remembering);
    crashed.workspace().setComparedIds({QStringLiteral("nvidia-rtx-4090")});
    const auto isStored = [] {
        const auto session = model::readWorkspaceFile(ui::sessionFile());
        return session && session->state.comparedIds == QStringList(QStringLiteral("nvidia-rtx-4090"));
    };
    QTRY_VERIFY_WITH_TIMEOUT(isStored(), 30000); // without closing; a machine under load takes its time
}

void tst_Memory::leavesOutDevicesThatAreGone()
{
    model::WorkspaceState state;
    state.comparedIds = QStringList({QStringLiteral("my-old-card"), QStringLiteral("nvidia-rtx-4090")});
    state.baselineId = QStringLiteral("my-old-card");
    QVERIFY(model::writeWorkspaceFile(ui::sessionFile(), state));
    const tests::Window window(Memory::Remembering);
    QVERIFY2(window.message().contains(QStringLiteral("The last session: 1 fault")), qPrintable(window.message()));
    QCOMPARE(window.workspace().comparedIds(), QStringList(QStringLiteral("nvidia-rtx-4090")));
    QVERIFY(window.workspace().baselineId().isEmpty());
}

RIDGEPOINT_TEST(tst_Memory)

#include "tst_memory.moc"
