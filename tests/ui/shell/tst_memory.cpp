// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What a window remembers for the next session, and what it makes of settings that hold nonsense.
#include "tests/testmain.h"
#include "tests/ui/window.h"

#include "model/text/language.h"
#include "ui/shell/settings.h"

#include <QAction>
#include <QDockWidget>
#include <QSettings>

using Memory = ui::MainWindow::Memory;

class tst_Memory : public tests::TestCase
{
    Q_OBJECT

private slots:
    void initTestCase() { QSettings().clear(); }
    void cleanup() { QSettings().clear(); }

    void firstStartShowsTheArticlesDevices();
    void comparisonComesBack();
    void emptyComparisonStaysEmpty();
    void geometryAndPanelsComeBack();
    void languageIsRemembered();
    void forgetfulWindowStoresNothing();
    void survivesNonsense_data();
    void survivesNonsense();
    void leavesOutDevicesThatAreGone();
};

void tst_Memory::firstStartShowsTheArticlesDevices()
{
    const tests::Window window(Memory::Remembering);
    QCOMPARE(window.workspace().comparedIds(), model::defaultDeviceIds());
    QCOMPARE(window->comparePage().metrics(), ui::ComparePage::defaultMetrics());
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
        window->comparePage().setMetrics(metrics);
        window->comparePage().setScale(ui::ChartScale::Logarithmic);
        QVERIFY(window->close());
    }
    const tests::Window window(Memory::Remembering);
    query.metric = window.workspace().query().metric; // not used by the workspace
    QCOMPARE(window.workspace().comparedIds(), devices);
    QVERIFY(window.workspace().query() == query);
    QCOMPARE(window.workspace().baselineId(), devices[1]);
    QCOMPARE(window.workspace().order(), model::RowOrder::Given);
    QCOMPARE(window->comparePage().metrics(), metrics);
    QCOMPARE(window->comparePage().scale(), ui::ChartScale::Logarithmic);
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
    QVERIFY2(QSettings().allKeys().filter(QStringLiteral("compare/")).isEmpty(), qPrintable(QSettings().allKeys().join(QLatin1Char(' '))));
    QVERIFY(!QSettings().contains(QStringLiteral("window/geometry")));
}

void tst_Memory::survivesNonsense_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("value");
    for (const char *key : {"language", "window/geometry", "window/state", "compare/devices", "compare/baseline",
                            "compare/numberFormat", "compare/sparsity", "compare/priceKind", "compare/currency",
                            "compare/order", "compare/logarithmic", "compare/metrics", "export/folder"}) {
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

void tst_Memory::leavesOutDevicesThatAreGone()
{
    QSettings().setValue(QStringLiteral("compare/devices"), QStringList({QStringLiteral("my-old-card"), QStringLiteral("nvidia-rtx-4090")}));
    QSettings().setValue(QStringLiteral("compare/baseline"), QStringLiteral("my-old-card"));
    const tests::Window window(Memory::Remembering);
    QCOMPARE(window.workspace().comparedIds(), QStringList(QStringLiteral("nvidia-rtx-4090")));
    QVERIFY(window.workspace().baselineId().isEmpty());
}

RIDGEPOINT_TEST(tst_Memory)

#include "tst_memory.moc"
