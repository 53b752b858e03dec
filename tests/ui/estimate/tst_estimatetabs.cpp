// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What stands behind the answers of the Estimate page, driven as a person does.
#include "tests/testmain.h"
#include "tests/ui/window.h"

#include "model/text/language.h"
#include "ui/estimate/estimatepage.h"
#include "ui/estimate/estimatetabs.h"
#include "ui/shell/workspacedocument.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QTableView>
#include <QTextBrowser>
#include <QToolButton>
#include <QUndoStack>

class tst_EstimateTabs : public tests::TestCase
{
    Q_OBJECT

private:
    static ui::EstimateTabs &tabs(const tests::Window &window, const char *tab)
    {
        window->showPage(QStringLiteral("estimate"));
        ui::EstimateTabs &tabs = window->estimatePage().tabs();
        tabs.showTab(QString::fromLatin1(tab));
        settle(tabs);
        return tabs;
    }
    static void settle(const ui::EstimateTabs &tabs)
    {
        do
            QCoreApplication::processEvents();
        while (tabs.isWorking());
    }
    static void choose(QComboBox *box, int data)
    {
        box->setFocus();
        box->setCurrentIndex(box->findData(data));
        emit box->activated(box->currentIndex());
        QCoreApplication::processEvents();
    }
    static ui::ChartView *chart(const ui::EstimateTabs &tabs) { return tabs.currentChart(); }

private slots:
    void cleanup()
    {
        QSettings().clear();
        model::setLanguage(QStringLiteral("en"));
    }

    void everyTabShowsSomething_data()
    {
        QTest::addColumn<QString>("tab");
        for (const QString &tab : ui::EstimateTabs::tabIds())
            QTest::newRow(qPrintable(tab)) << tab;
    }
    void everyTabShowsSomething()
    {
        QFETCH(const QString, tab);
        const tests::Window window;
        window.workspace().setPinnedEstimate(window.workspace().estimateWords());
        const ui::EstimateTabs &shown = tabs(window, qPrintable(tab));
        if (tab == QLatin1String("working")) {
            const QString text = window.find<QTextBrowser>("What stands behind the figures")->toPlainText();
            QVERIFY(text.contains(QStringLiteral("GB/s")));
        } else {
            QVERIFY(chart(shown)->isVisible());
            QVERIFY(chart(shown)->spec().marks.size() >= 4);
            QVERIFY(!chart(shown)->spec().summary.isEmpty());
        }
        // Nothing to show is said, not drawn.
        window.workspace().setComparedIds({});
        settle(shown);
        if (tab == QLatin1String("sweep") || tab == QLatin1String("sensitivity") || tab == QLatin1String("roofline")
            || tab == QLatin1String("tasks"))
            QVERIFY(!chart(shown)->isVisible() || chart(shown)->spec().marks.isEmpty());
    }

    void sweepFollowsEveryEdit()
    {
        const tests::Window window;
        const ui::EstimateTabs &shown = tabs(window, "sweep");
        const ui::ChartSpec before = chart(shown)->spec();
        QCOMPARE(before.marks.size(), window.workspace().comparedIds().size());
        QVERIFY(before.marks.first().points.size() > 40);
        // The curve goes through the number of the table.
        const model::MatrixRow &row = window->estimatePage().matrix().rows.front();
        QCOMPARE(*before.marks.first().value, *row.answer->at(model::QuantityId::DecodeTokensPerS));

        choose(window.find<QComboBox>("What is varied"), int(model::SweepAxis::Format));
        settle(shown);
        QVERIFY(chart(shown)->spec().categories.contains(QStringLiteral("Q4_K_M")));
        choose(window.find<QComboBox>("Figure"), int(model::QuantityId::MemoryBytesPerDevice));
        settle(shown);
        QCOMPARE(chart(shown)->spec().unit, QStringLiteral("GiB"));
        window.find<QCheckBox>("Logarithmic")->click();
        settle(shown);
        QCOMPARE(chart(shown)->spec().scale, ui::ChartScale::Logarithmic);
        QCOMPARE(window.workspace().estimateView(),
                 (model::EstimateView{model::QuantityId::MemoryBytesPerDevice, model::SweepAxis::Format, true}));
        window.workspace().setEstimateWord(QStringLiteral("task"), QStringLiteral("train"));
        settle(shown);
        QVERIFY(chart(shown)->spec().categories.contains(QStringLiteral("fp8")));
    }

    void aStaleSweepIsNeverShown()
    {
        const tests::Window window;
        window.workspace().setComparedIds(tests::someDevices(40));
        const ui::EstimateTabs &shown = tabs(window, "sweep");
        window.workspace().setEstimateWord(QStringLiteral("batch"), QStringLiteral("4"));
        QCoreApplication::processEvents(); // the sweep of the new question has begun
        window.workspace().setEstimateWord(QStringLiteral("batch"), QStringLiteral("8"));
        settle(shown);
        const auto &rows = window->estimatePage().matrix().rows;
        for (const ui::ChartMark &mark : chart(shown)->spec().marks) {
            const auto row = std::ranges::find(rows, mark.id, &model::MatrixRow::id);
            QCOMPARE(mark.value, row->answer ? row->answer->at(model::QuantityId::DecodeTokensPerS) : std::nullopt);
        }
    }

    /// Without a model there is nothing to wait for: a picture of the page once waited forever.
    void noModelIsNoWork()
    {
        const tests::Window window;
        const ui::EstimateTabs &shown = tabs(window, "sweep");
        window.workspace().setEstimateWords({{QStringLiteral("task"), QStringLiteral("inference")}});
        QCoreApplication::processEvents();
        QVERIFY(!window->estimatePage().matrix().hasModel);
        QVERIFY(!shown.isWorking());
        QVERIFY(!chart(shown)->isVisible() || shown.currentIndex() != ui::EstimateTabs::SweepTab);
    }

    void aSweepCanBeCancelled()
    {
        const tests::Window window;
        window.workspace().setComparedIds(tests::someDevices(40));
        window->showPage(QStringLiteral("estimate"));
        QCoreApplication::processEvents();
        ui::EstimateTabs &shown = window->estimatePage().tabs();
        shown.showTab(QStringLiteral("sweep"));
        if (!shown.isWorking())
            QSKIP("this machine was too fast");
        for (QToolButton *button : shown.findChildren<QToolButton *>()) {
            if (button->isVisible() && button->text().startsWith(QStringLiteral("Cancel")))
                button->click();
        }
        QVERIFY(!shown.isWorking());
        QVERIFY(!chart(shown)->isVisible() || shown.currentIndex() != ui::EstimateTabs::SweepTab
                || chart(shown)->spec().marks.isEmpty());
        window.workspace().setEstimateWord(QStringLiteral("batch"), QStringLiteral("2"));
        settle(shown);
        QCOMPARE(chart(shown)->spec().marks.size(), 40);
    }

    void aNumberIsOpened()
    {
        const tests::Window window;
        const ui::EstimateTabs &shown = tabs(window, "charts");
        auto *table = window.find<QTableView>("Answers, a row a device");
        const QModelIndex ttft = table->model()->index(3, model::EstimateTable::FirstQuantityColumn + 1);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(ttft).center());
        QCoreApplication::processEvents();
        QCOMPARE(shown.currentIndex(), int(ui::EstimateTabs::WorkingTab));
        QCOMPARE(window.workspace().estimateView().quantity, std::optional(model::QuantityId::TtftS));
        const QString text = window.find<QTextBrowser>("What stands behind the figures")->toPlainText();
        QVERIFY(ttft.isValid());
        QVERIFY(text.contains(ttft.data().toString().remove(QStringLiteral("≈ "))));
        // By the keyboard as well.
        tabs(window, "charts");
        table->setFocus();
        table->setCurrentIndex(table->model()->index(0, model::EstimateTable::FirstQuantityColumn));
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(shown.currentIndex(), int(ui::EstimateTabs::WorkingTab));
        window->document().undoStack().undo();
        QCOMPARE(window.workspace().estimateView().quantity, std::nullopt);
    }

    void anAssumptionIsEditedInPlace()
    {
        const tests::Window window;
        const ui::EstimateTabs &shown = tabs(window, "working");
        auto *browser = window.find<QTextBrowser>("What stands behind the figures");
        emit browser->anchorClicked(QUrl(QStringLiteral("edit:context")));
        QCoreApplication::processEvents();
        const auto *menu = shown.findChild<QMenu *>();
        QVERIFY(menu);
        auto *line = menu->findChild<QLineEdit *>();
        QVERIFY(line && line->hasSelectedText()); // what is typed takes its place
        QTest::keyClicks(line, QStringLiteral("16384"));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(model::wordOf(window.workspace().estimateWords(), QStringLiteral("context")), QStringLiteral("16384"));
    }

    void twoScenarios()
    {
        const tests::Window window;
        const ui::EstimateTabs &shown = tabs(window, "scenarios");
        window.find<QToolButton>("Pin as A")->click();
        const model::RequestWords pinned = window.workspace().estimateWords();
        window.workspace().setEstimateWord(QStringLiteral("weight_type"), QStringLiteral("fp16"));
        settle(shown);
        auto *text = window.find<QTextBrowser>("How the scenarios differ");
        QVERIFY(text->toPlainText().contains(QStringLiteral("fp16")));
        QVERIFY(text->toPlainText().contains(QStringLiteral("Q4_K_M")));
        QCOMPARE(chart(shown)->spec().marks.size(), 2 * window.workspace().comparedIds().size());
        QVERIFY(*chart(shown)->spec().marks.at(0).value
                > *chart(shown)->spec().marks.at(1).value); // A is smaller, so faster
        window.find<QToolButton>("Swap A and B")->click();
        settle(shown);
        QCOMPARE(window.workspace().estimateWords(), pinned);
        QVERIFY(*chart(shown)->spec().marks.at(0).value < *chart(shown)->spec().marks.at(1).value);
        window.find<QToolButton>("Unpin")->click();
        settle(shown);
        QVERIFY(window.workspace().pinnedEstimate().empty());
        window->document().undoStack().undo();
        QCOMPARE(model::wordOf(window.workspace().pinnedEstimate(), QStringLiteral("weight_type")),
                 QStringLiteral("fp16"));
    }

    void languageChangesWhileItComputes()
    {
        const tests::Window window;
        window.workspace().setComparedIds(tests::someDevices(40));
        window->showPage(QStringLiteral("estimate"));
        ui::EstimateTabs &shown = window->estimatePage().tabs();
        shown.showTab(QStringLiteral("sweep"));
        model::setLanguage(QStringLiteral("zh_CN"));
        settle(shown);
        const QString title = chart(shown)->spec().title;
        QVERIFY2(std::ranges::any_of(title, [](QChar c) { return c.script() == QChar::Script_Han; }),
                 qPrintable(title));
    }
};

RIDGEPOINT_TEST(tst_EstimateTabs)

#include "tst_estimatetabs.moc"
