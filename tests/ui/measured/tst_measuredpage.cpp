// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The Measured page, driven as a person does: filter, sort, sources, charts, own files, stopping, language; and that its
/// statistics are those of `ridgepoint validate`.
#include "tests/testmain.h"
#include "tests/ui/window.h"

#include "model/estimate/cataloguerequest.h"
#include "model/io/writefile.h"
#include "model/measured/validationreport.h"
#include "model/text/language.h"
#include "ui/measured/measuredpage.h"
#include "ui/shell/workspacedocument.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDesktopServices>
#include <QDropEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QProgressBar>
#include <QSettings>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTextBrowser>
#include <QToolButton>
#include <QUrl>

namespace {

constexpr const char *tableName = "Measurements, a row a figure; Enter opens the source";

constexpr const char *measuredCsv = "id,device_id,device_count,model_name,model_id,quantization,engine,batch_size,"
                                    "prompt_tokens,output_tokens,decode_tokens_per_s,note\n"
                                    "mine,nvidia-rtx-4090,1,Llama 2 7B,llama-2-7b,Q4_K_M,llama.cpp,1,512,128,150,"
                                    "basis=decode_only\n"
                                    "slip,nvidia-rtx-4091,1,Llama 2 7B,llama-2-7b,Q4_K_M,llama.cpp,1,512,128,150,"
                                    "basis=decode_only\n";

} // namespace

class tst_MeasuredPage : public tests::TestCase
{
    Q_OBJECT

private slots:
    void cleanup()
    {
        QSettings().clear();
        model::setLanguage(QStringLiteral("en"));
    }

    void predictsAsideWhenFirstSeen();
    void canBeStoppedAndBegunAgain();
    void statisticsAreThoseOfValidate();
    void typingFilters();
    void choicesFilter();
    void onlyComparedFollowsTheBasket();
    void emptyFilterSaysSo();
    void headerSorts();
    void enterOpensTheSource();
    void chartsShowWhatPasses();
    void markChoosesItsRow();
    void copiesRows();
    void chartIsCopiedAndSaved();
    void clustersHaveTotals();
    void claimsHaveFindings();
    void droppedFileStandsBesideItsEstimate();
    void severalFilesAtOnce();
    void droppedFileIsTakenOut();
    void droppedFileThatIsNone_data();
    void droppedFileThatIsNone();
    void otherCatalogueIsAnsweredAnew();
    void speaksChinese();
    void everythingHasAName();

private:
    static ui::MeasuredPage &page(const tests::Window &window)
    {
        window->showPage(QStringLiteral("measured"));
        QCoreApplication::processEvents();
        window->measuredPage().waitForAnswers();
        QCoreApplication::processEvents();
        return window->measuredPage();
    }
    static QTableView *table(const tests::Window &window) { return window.find<QTableView>(tableName); }
    static void type(const tests::Window &window, const QString &text)
    {
        auto *field = window.find<QLineEdit>("Search in the measurements");
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, text);
        constexpr int longEnough = 200; // milliseconds: more than the pause after the last key
        QTest::qWait(longEnough);
    }
    static QString cell(const tests::Window &window, int row, int column)
    {
        return table(window)->model()->index(row, column).data().toString();
    }
    static void drop(const tests::Window &window, const QStringList &paths)
    {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString &path : paths)
            urls << QUrl::fromLocalFile(path);
        data.setUrls(urls);
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&*window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&*window, &event);
    }
};

/// Takes the place of the program that opens addresses.
class Browser : public QObject
{
    Q_OBJECT

public:
    Browser() { QDesktopServices::setUrlHandler(QStringLiteral("https"), this, "open"); }
    ~Browser() override { QDesktopServices::unsetUrlHandler(QStringLiteral("https")); }

    QList<QUrl> opened;

public slots:
    void open(const QUrl &url) { opened << url; }
};

void tst_MeasuredPage::predictsAsideWhenFirstSeen()
{
    const tests::Window window;
    window->showPage(QStringLiteral("measured"));
    QVERIFY(window->measuredPage().measured().figures.empty());
    QApplication::sendPostedEvents(); // the page is seen
    QVERIFY(window.find<QProgressBar>("Progress")->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(!window->measuredPage().measured().figures.empty(), 20000);
    QVERIFY(!window.find<QProgressBar>("Progress")->isVisible());
    QCOMPARE(table(window)->model()->rowCount(), int(window->measuredPage().measured().figures.size()));
    // Once is enough.
    const auto *first = window->measuredPage().measured().figures.data();
    window->showPage(QStringLiteral("compare"));
    window->showPage(QStringLiteral("measured"));
    window->measuredPage().waitForAnswers();
    QCOMPARE(window->measuredPage().measured().figures.data(), first);
}

void tst_MeasuredPage::canBeStoppedAndBegunAgain()
{
    const tests::Window window;
    window->showPage(QStringLiteral("measured"));
    QApplication::sendPostedEvents();
    window.find<QToolButton>("Cancel")->click();
    QTRY_VERIFY(!window.find<QProgressBar>("Progress")->isVisible());
    QVERIFY(window->measuredPage().measured().figures.empty());
    window.find<QToolButton>("Begin again")->click();
    QTRY_VERIFY_WITH_TIMEOUT(!window->measuredPage().measured().figures.empty(), 20000);
}

void tst_MeasuredPage::statisticsAreThoseOfValidate()
{
    const tests::Window window;
    page(window).setTab(ui::MeasuredPage::AgreementTab);
    const QAbstractItemModel *shown =
        window.find<QTableView>("How far the estimates are from the measurements")->model();
    const model::RequestContext ids = model::catalogueContext(tests::builtIn());
    int row = 0;
    for (const char *file : {"inference.csv", "training.csv"}) {
        const auto read = model::MeasuredTable::readFile(QStringLiteral(":/ridgepoint/measured/")
                                                         + QLatin1StringView(file));
        const model::Validation validation = model::validate(
            *read, {ids.presets, ids.device, tests::builtIn().ids(), &*model::Calibration::builtIn()});
        std::vector<const model::ComparedRow *> rows;
        for (const model::ComparedRow &one : validation.rows)
            rows.push_back(&one);
        for (const auto &line : model::errorTable(rows).rows) {
            for (int column = 0; column < int(line.size()); ++column)
                QCOMPARE(shown->index(row, column + 1).data().toString(), line[std::size_t(column)].text);
            ++row;
        }
        QVERIFY(window.find<QLabel>("How well is known what fits")->text().contains(model::fitLine(rows)));
    }
    QCOMPARE(shown->rowCount(), row);
    QVERIFY(row >= 9);
}

void tst_MeasuredPage::typingFilters()
{
    const tests::Window window;
    page(window);
    type(window, QStringLiteral("mlperf-30-002"));
    QCOMPARE(table(window)->model()->rowCount(), 2);
    QCOMPARE(cell(window, 0, model::FiguresTable::DevicesColumn), QStringLiteral("⚠ 384"));
    QCOMPARE(cell(window, 0, model::FiguresTable::MeasuredColumn), QStringLiteral("311.94 min"));
    const QString details = window.find<QTextBrowser>("The chosen measurement")->toPlainText();
    QVERIFY2(details.contains(QStringLiteral("The articles print 96 devices where the result itself lists 384.")),
             qPrintable(details));
    QVERIFY(details.contains(QStringLiteral("MLPerf Training v3.0 results")));
    window.find<QToolButton>("Reset")->click();
    QCOMPARE(table(window)->model()->rowCount(), int(window->measuredPage().measured().figures.size()));
}

void tst_MeasuredPage::choicesFilter()
{
    const tests::Window window;
    page(window);
    auto *kinds = window.find<QComboBox>("Kind of figure");
    const int ttft = kinds->findData(int(model::MeasuredWhat::Ttft));
    QVERIFY(ttft > 0);
    kinds->setCurrentIndex(ttft);
    const int rows = table(window)->model()->rowCount();
    QVERIFY(kinds->currentText().contains(QString::number(rows)));
    QVERIFY(cell(window, 0, model::FiguresTable::MeasuredColumn).endsWith(QStringLiteral(" ms")));
    auto *devices = window.find<QComboBox>("Device of the measurement");
    devices->setCurrentIndex(devices->findData(QStringLiteral("H100 SXM5 80GB")));
    QVERIFY(table(window)->model()->rowCount() < rows);
    window.find<QToolButton>("Reset")->click();
    window.find<QCheckBox>("In the articles")->click();
    QCOMPARE(table(window)->model()->rowCount(), 3);
}

void tst_MeasuredPage::onlyComparedFollowsTheBasket()
{
    const tests::Window window;
    page(window);
    window.workspace().setComparedIds({QStringLiteral("nvidia-t4")});
    window.find<QCheckBox>("Only compared devices")->click();
    QVERIFY(table(window)->model()->rowCount() > 0);
    for (int row = 0; row < table(window)->model()->rowCount(); ++row)
        QCOMPARE(cell(window, row, model::FiguresTable::DeviceColumn),
                 tests::builtIn().find(QStringLiteral("nvidia-t4"))->name);
    window.workspace().setComparedIds({QStringLiteral("nvidia-rtx-3090")});
    QVERIFY(table(window)->model()->rowCount() > 0);
    QCOMPARE(cell(window, 0, model::FiguresTable::DeviceColumn),
             tests::builtIn().find(QStringLiteral("nvidia-rtx-3090"))->name);
}

void tst_MeasuredPage::emptyFilterSaysSo()
{
    const tests::Window window;
    ui::MeasuredPage &shown = page(window);
    type(window, QStringLiteral("nobody has measured this"));
    QVERIFY(!table(window)->isVisible());
    for (const auto tab : {ui::MeasuredPage::TableTab, ui::MeasuredPage::ChartTab, ui::MeasuredPage::AgreementTab}) {
        shown.setTab(tab);
        QVERIFY(!shown.charts().first()->isVisible() && !shown.charts().last()->isVisible());
        QVERIFY(window.find<QLabel>("No measurement passes the filter.")->isVisible());
    }
    window.find<QToolButton>("Show all measurements")->click();
    QVERIFY(shown.charts().last()->isVisible());
    shown.setTab(ui::MeasuredPage::TableTab);
    window.workspace().setComparedIds({});
    window.find<QCheckBox>("Only compared devices")->click();
    QVERIFY(window.find<QLabel>("No measurement passes the filter.")->isVisible());
}

void tst_MeasuredPage::headerSorts()
{
    const tests::Window window;
    page(window);
    type(window, QStringLiteral("gpt-3 h100"));
    QHeaderView *header = table(window)->horizontalHeader();
    for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        header->setSortIndicator(model::FiguresTable::DevicesColumn, order);
        QLocale locale;
        double before = order == Qt::AscendingOrder ? 0 : 1e9;
        for (int row = 0; row < table(window)->model()->rowCount(); ++row) {
            const double devices = locale.toDouble(
                cell(window, row, model::FiguresTable::DevicesColumn).remove(QStringLiteral("⚠ ")));
            QVERIFY(order == Qt::AscendingOrder ? devices >= before : devices <= before);
            before = devices;
        }
    }
}

void tst_MeasuredPage::enterOpensTheSource()
{
    const tests::Window window;
    page(window);
    Browser browser;
    type(window, QStringLiteral("mlperf-30-006"));
    table(window)->setFocus();
    table(window)->setCurrentIndex(table(window)->model()->index(0, 0));
    QTest::keyClick(table(window), Qt::Key_Return);
    QCOMPARE(browser.opened.size(), 1);
    QVERIFY(browser.opened.first().toString().startsWith(
        QStringLiteral("https://github.com/mlcommons/training_results_v3.0")));
}

void tst_MeasuredPage::chartsShowWhatPasses()
{
    const tests::Window window;
    ui::MeasuredPage &shown = page(window);
    type(window, QStringLiteral("mlperf-30"));
    shown.setTab(ui::MeasuredPage::ChartTab);
    const ui::ChartSpec bars = shown.currentChart()->spec();
    QCOMPARE(bars.unit, QStringLiteral("min"));
    QCOMPARE(bars.marks.size(), 7);
    QCOMPARE(*bars.marks.first().value, 311.94486);
    QVERIFY(bars.marks.first().disputed);
    QVERIFY(bars.marks.first().range && bars.marks.first().limit);
    shown.setTab(ui::MeasuredPage::AgreementTab);
    const ui::ChartSpec points = shown.currentChart()->spec();
    QCOMPARE(points.kind, ui::ChartKind::Agreement);
    QCOMPARE(points.scale, ui::ChartScale::Logarithmic);
    QCOMPARE(points.unit, QStringLiteral("min"));
    for (const ui::ChartMark &mark : points.marks)
        QVERIFY(mark.value && *mark.value > 0 && mark.x && *mark.x > 0);
    QCOMPARE(points.marks.size(), 7);
    QVERIFY(points.notes.join(QLatin1Char(' ')).contains(QStringLiteral("5 figures in other units")));
}

void tst_MeasuredPage::markChoosesItsRow()
{
    const tests::Window window;
    ui::MeasuredPage &shown = page(window);
    type(window, QStringLiteral("mlperf-30"));
    shown.setTab(ui::MeasuredPage::ChartTab);
    QCoreApplication::processEvents();
    shown.currentChart()->activateMark(2);
    shown.setTab(ui::MeasuredPage::TableTab);
    QCOMPARE(table(window)->currentIndex().row(), 2);
}

void tst_MeasuredPage::copiesRows()
{
    const tests::Window window;
    ui::MeasuredPage &shown = page(window);
    type(window, QStringLiteral("mlperf-30-006"));
    const int rows = table(window)->model()->rowCount();
    window.find<QToolButton>("Copy table")->click();
    QStringList lines = QApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), rows + 1);
    QVERIFY(lines.at(1).contains(QStringLiteral("https://github.com/mlcommons")));
    QVERIFY(QApplication::clipboard()->mimeData()->html().contains(QStringLiteral("<table")));
    shown.setTab(ui::MeasuredPage::ClustersTab);
    window.find<QToolButton>("Copy table")->click();
    lines = QApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 18);
    QVERIFY(shown.currentTable().toCsv().contains("Aurora"));
}

void tst_MeasuredPage::chartIsCopiedAndSaved()
{
    const tests::Window window;
    ui::MeasuredPage &shown = page(window);
    shown.setTab(ui::MeasuredPage::AgreementTab);
    QCoreApplication::processEvents();
    window.action("Copy chart")->trigger();
    QVERIFY(QApplication::clipboard()->mimeData()->hasImage());
    QVERIFY(QApplication::clipboard()->text().contains(QLatin1Char('\t')));
    window.action("Copy as command")->trigger();
    QVERIFY(window.message().contains(QStringLiteral("ridgepoint validate")));
    QVERIFY(!QApplication::clipboard()->text().isEmpty()); // the chart is still there
    const QTemporaryDir folder;
    for (const char *name : {"a.png", "a.svg", "a.csv", "a.json"}) {
        const QString path = folder.filePath(QLatin1StringView(name));
        const auto saved = window->saveChart(*shown.currentChart(), path);
        QVERIFY2(saved, name);
        QVERIFY(QFileInfo(path).size() > 1000);
    }
}

void tst_MeasuredPage::clustersHaveTotals()
{
    const tests::Window window;
    page(window).setTab(ui::MeasuredPage::ClustersTab);
    auto *clusters = window.find<QTableView>("Clusters");
    QCOMPARE(clusters->model()->rowCount(), 17);
    QVERIFY(!window.find<QLineEdit>("Search in the measurements")->isVisible());
    clusters->setCurrentIndex(clusters->model()->index(5, 0)); // Gaudi2, 48 nodes
    const QString details = window.find<QTextBrowser>("The chosen cluster")->toPlainText();
    QVERIFY2(details.contains(QStringLiteral("96 devices are printed in")), qPrintable(details));
    QVERIFY(details.contains(QStringLiteral("not published"))); // FP64 of Gaudi 2
    QVERIFY(details.contains(QStringLiteral("MLCommons")));
}

void tst_MeasuredPage::claimsHaveFindings()
{
    const tests::Window window;
    page(window).setTab(ui::MeasuredPage::ClaimsTab);
    auto *claims = window.find<QTableView>("Claims of the articles");
    QCOMPARE(claims->model()->rowCount(), 13);
    claims->setCurrentIndex(claims->model()->index(6, 0)); // A100 against V100
    const QString details = window.find<QTextBrowser>("The chosen claim")->toPlainText();
    QVERIFY2(details.contains(QStringLiteral("4.3×")) && details.contains(QStringLiteral("2.5×")), qPrintable(details));
}

void tst_MeasuredPage::droppedFileStandsBesideItsEstimate()
{
    const tests::Window window;
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("mine.csv"));
    QVERIFY(model::writeFile(path, measuredCsv));
    drop(window, {path});
    QVERIFY(QFile::remove(path)); // the workspace has it
    page(window);
    QCOMPARE(window.workspace().measurements().size(), 1);
    QCOMPARE(cell(window, 0, model::FiguresTable::SourceColumn), QStringLiteral("Yours: mine.csv"));
    QCOMPARE(cell(window, 0, model::FiguresTable::MeasuredColumn), QStringLiteral("150 tokens/s"));
    QVERIFY(cell(window, 0, model::FiguresTable::EstimateColumn).startsWith(QStringLiteral("≈ ")));
    QVERIFY(cell(window, 0, model::FiguresTable::ErrorColumn).endsWith(QStringLiteral(" %")));
    const QString faults = window.find<QLabel>("Faults in your measurements")->text();
    QVERIFY2(faults.contains(QStringLiteral("nvidia-rtx-4091")) && faults.contains(QStringLiteral("nvidia-rtx-4090")),
             qPrintable(faults));
    window.find<QCheckBox>("Yours")->click();
    QCOMPARE(table(window)->model()->rowCount(), 3); // speed and fit of the first row, speed of the second
}

void tst_MeasuredPage::severalFilesAtOnce()
{
    const tests::Window window;
    const QTemporaryDir folder;
    QStringList paths;
    for (const char *name : {"a.csv", "b.csv"}) {
        paths << folder.filePath(QLatin1StringView(name));
        QVERIFY(model::writeFile(paths.last(), measuredCsv));
    }
    drop(window, paths);
    QCOMPARE(window.workspace().measurements().size(), 2);
    window->document().undoStack().undo();
    QCOMPARE(window.workspace().measurements().size(), 1);
}

void tst_MeasuredPage::droppedFileIsTakenOut()
{
    const tests::Window window;
    window.workspace().setMeasurements({{QStringLiteral("mine.csv"), measuredCsv}});
    page(window);
    QMenu *menu = window.find<QToolButton>("Your measurements")->menu();
    emit menu->aboutToShow();
    menu->actions().last()->trigger();
    QVERIFY(window.workspace().measurements().isEmpty());
    window->measuredPage().waitForAnswers();
    QVERIFY(!window.find<QCheckBox>("Yours")->isVisible());
    QVERIFY(!window->measuredPage().measured().figures.front().isYours);
    window->document().undoStack().undo();
    window->measuredPage().waitForAnswers();
    QVERIFY(window->measuredPage().measured().figures.front().isYours);
}

void tst_MeasuredPage::droppedFileThatIsNone_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("another table") << QByteArray("name,price\nH100,30000\n");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0", 11);
}

void tst_MeasuredPage::droppedFileThatIsNone()
{
    QFETCH(const QByteArray, bytes);
    const tests::Window window;
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("x.csv"));
    QVERIFY(model::writeFile(path, bytes));
    drop(window, {path});
    QVERIFY(window.message().contains(QStringLiteral("x.csv")));
    QVERIFY(window.workspace().measurements().isEmpty());
    QVERIFY(QFile::remove(path));
    window->openFile(path);
    QVERIFY(window.message().contains(QStringLiteral("x.csv")));
    QVERIFY(!window->document().undoStack().canUndo());
}

void tst_MeasuredPage::otherCatalogueIsAnsweredAnew()
{
    const tests::Window window;
    ui::MeasuredPage &shown = page(window);
    const double before = *model::findPublished(shown.measured().figures, QStringLiteral("inf-095f44d3"),
                                                model::MeasuredWhat::DecodeBatch1)
                               ->predicted;
    const auto overlay = model::parseJson(R"({"format": "ridgepoint-catalogue", "version": 1, "devices": [
        {"id": "nvidia-rtx-4090", "figures": {"memoryBandwidth": {"value": 540, "unit": "GB/s"}}}]})",
                                          QStringLiteral("own"));
    QVERIFY(overlay);
    window.workspace().setOwn(overlay->root);
    QVERIFY(window.workspace().ownFaults().empty());
    shown.waitForAnswers();
    const double after = *model::findPublished(shown.measured().figures, QStringLiteral("inf-095f44d3"),
                                               model::MeasuredWhat::DecodeBatch1)
                              ->predicted;
    QVERIFY(after < 0.7 * before); // little more than half the bandwidth
    // While the page is not seen it answers nothing, and then what holds now.
    window->showPage(QStringLiteral("compare"));
    window->document().undoStack().undo();
    window->showPage(QStringLiteral("measured"));
    shown.waitForAnswers();
    QCOMPARE(*model::findPublished(shown.measured().figures, QStringLiteral("inf-095f44d3"),
                                   model::MeasuredWhat::DecodeBatch1)
                  ->predicted,
             before);
}

void tst_MeasuredPage::speaksChinese()
{
    const tests::Window window;
    ui::MeasuredPage &shown = page(window);
    model::setLanguage(QStringLiteral("zh_CN"));
    QCoreApplication::processEvents();
    shown.waitForAnswers();
    QVERIFY(!shown.measured().figures.empty());
    QCOMPARE(shown.findChild<QTabBar *>()->count(), 5);
    model::setLanguage(QStringLiteral("en"));
    QCoreApplication::processEvents();
    shown.waitForAnswers();
    QCOMPARE(shown.findChild<QTabBar *>()->tabText(0), QStringLiteral("Measurements"));
}

void tst_MeasuredPage::everythingHasAName()
{
    const tests::Window window;
    ui::MeasuredPage &shown = page(window);
    for (int tab = 0; tab < ui::MeasuredPage::TabCount; ++tab) {
        shown.setTab(ui::MeasuredPage::Tab(tab));
        QCoreApplication::processEvents();
        for (const QWidget *widget : shown.findChildren<QWidget *>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible())
                continue;
            const QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(
                const_cast<QWidget *>(widget));
            QVERIFY2(accessible && !accessible->text(QAccessible::Name).trimmed().isEmpty(),
                     widget->metaObject()->className());
        }
    }
    QVERIFY(table(window)
                ->model()
                ->index(0, 0)
                .data(Qt::AccessibleTextRole)
                .toString()
                .startsWith(QStringLiteral("What: ")));
}

RIDGEPOINT_TEST(tst_MeasuredPage)
#include "tst_measuredpage.moc"
