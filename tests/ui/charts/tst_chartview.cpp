// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A chart used as a person would, for every kind of chart.
#include "chartsamples.h"
#include "testmain.h"

#include <ui/charts/chartview.h>
#include <ui/charts/pinnedtip.h>

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>
#include <QToolTip>

using namespace ui;

namespace {

class PaintCounter : public QObject
{
public:
    int paints = 0;

    bool eventFilter(QObject *, QEvent *event) override
    {
        paints += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

QString id(int index)
{
    return QStringLiteral("device-%1").arg(index);
}

} // namespace

class TestChartView : public tests::TestCase
{
    Q_OBJECT

private:
    void show(ChartView &view, const ChartSpec &spec)
    {
        view.setSpec(spec);
        view.resize(700, 500);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
    }

    QPoint spot(const ChartView &view, qsizetype index) const { return view.markRect(index).center(); }

private slots:
    void hoverShowsNameAndValue_data() { tests::addChartKinds(); }
    void hoverShowsNameAndValue()
    {
        QFETCH(ChartKind, kind);
        ChartView view;
        show(view, tests::sampleSpec(kind, 6));
        QSignalSpy hovered(&view, &ChartView::markHovered);
        QTest::mouseMove(&view, spot(view, 2));
        QTRY_COMPARE(hovered.count(), 1);
        QCOMPARE(hovered.last().first().toString(), id(2));
        QVERIFY(QToolTip::text().contains(QLatin1String("<b>Accelerator 2 SXM5 80GB</b>")));
        QVERIFY(QToolTip::text().contains(QLatin1String("3,820 GB/s")));
        QVERIFY(QToolTip::text().contains(QLatin1String("Data sheet 2, 2022-09-20")));
        QTest::mouseMove(&view, QPoint(3, 3));
        QTRY_COMPARE(hovered.count(), 2);
        QCOMPARE(hovered.last().first().toString(), QString());
    }

    void tipEscapesNames()
    {
        ChartSpec spec = tests::sampleSpec(ChartKind::Bars, 2);
        spec.marks[0].name = QStringLiteral("a<b & c\nd");
        spec.marks[0].tip = {QStringLiteral("<script>")};
        ChartView view;
        show(view, spec);
        QTest::mouseMove(&view, spot(view, 0));
        QTRY_VERIFY(QToolTip::text().contains(QLatin1String("a&lt;b &amp; c d")));
        QVERIFY(QToolTip::text().contains(QLatin1String("&lt;script&gt;")));
    }

    void tipSaysHowItComparesToTheBaseline()
    {
        ChartSpec spec = tests::sampleSpec(ChartKind::Bars, 3);
        spec.baselineId = id(0);
        spec.baselineValue = 2000;
        ChartView view;
        show(view, spec);
        QTest::mouseMove(&view, spot(view, 1));
        QTRY_VERIFY(QToolTip::text().contains(QStringLiteral("1.96× of Accelerator 0 SXM5 80GB")));
    }

    void clickChoosesTheMark_data() { tests::addChartKinds(); }
    void clickChoosesTheMark()
    {
        QFETCH(ChartKind, kind);
        ChartView view;
        show(view, tests::sampleSpec(kind, 6));
        QSignalSpy clicked(&view, &ChartView::markClicked);
        QTest::mouseClick(&view, Qt::LeftButton, {}, spot(view, 1));
        QCOMPARE(clicked.count(), 1);
        QCOMPARE(clicked.last().first().toString(), id(1));
        QCOMPARE(view.selectedIds(), QStringList{id(1)});
        QTest::mouseClick(&view, Qt::LeftButton, Qt::ControlModifier, spot(view, 3));
        QCOMPARE(view.selectedIds(), (QStringList{id(1), id(3)}));
        QTest::mouseClick(&view, Qt::LeftButton, Qt::ControlModifier, spot(view, 1));
        QCOMPARE(view.selectedIds(), QStringList{id(3)});
        QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(3, 3));
        QCOMPARE(clicked.count(), 3);
    }

    void clickPinsTheTip()
    {
        ChartView view;
        show(view, tests::sampleSpec(ChartKind::Bars, 6));
        QTest::mouseClick(&view, Qt::LeftButton, {}, spot(view, 1));
        auto *tip = view.findChild<PinnedTip *>();
        QVERIFY(tip && tip->isVisible());
        QCOMPARE(view.pinnedId(), id(1));
        QVERIFY(view.rect().contains(tip->geometry()));
        QVERIFY(!tip->geometry().intersects(view.markRect(1)));
        const QString text = tip->findChild<QLabel *>()->text();
        QVERIFY(text.contains(QLatin1String("3,910 GB/s")));
        QVERIFY(text.contains(QLatin1String("href=\"https://www.example.org/1/sheet.pdf\"")));

        view.setSpec(tests::sampleSpec(ChartKind::Bars, 1));
        QVERIFY(!tip->isVisible());
        view.setSpec(tests::sampleSpec(ChartKind::Bars, 6));
        QVERIFY(tip->isVisible());
        view.setTableShown(true);
        QVERIFY(!tip->isVisible());
        view.setTableShown(false);
        QTest::keyClick(&view, Qt::Key_Escape);
        QVERIFY(!tip->isVisible());
        QTest::keyClick(&view, Qt::Key_Down);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(view.pinnedId(), id(0));
        QTest::keyClick(&view, Qt::Key_Return);
        QVERIFY(!tip->isVisible());
    }

    void axisStaysInSightWhileScrolling()
    {
        QScrollArea area;
        area.setWidgetResizable(true);
        auto *view = new ChartView;
        view->setSpec(tests::sampleSpec(ChartKind::Bars, 40));
        area.setWidget(view);
        area.resize(600, 300);
        area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&area));
        const QImage top = area.viewport()->grab().toImage();
        area.verticalScrollBar()->setValue(400);
        const QImage scrolled = area.viewport()->grab().toImage();
        // The axis labels are the same pixels, now at the very top.
        const int strip = 20;
        const int labels = view->markRect(0).top() - strip;
        bool isFound = false;
        for (int y = 0; y < 60 && !isFound; ++y)
            isFound = scrolled.copy(0, y, 580, strip - 4) == top.copy(0, labels, 580, strip - 4);
        QVERIFY(isFound);
    }

    void missingMarkCanBeChosenToo()
    {
        ChartView view;
        show(view, tests::sampleSpec(ChartKind::Bars, 4));
        QSignalSpy clicked(&view, &ChartView::markClicked);
        QTest::mouseClick(&view, Qt::LeftButton, {}, spot(view, 3));
        QCOMPARE(clicked.last().first().toString(), id(3));
    }

    void slotMaySetAnotherSpec()
    {
        ChartView view;
        show(view, tests::sampleSpec(ChartKind::Bars, 6));
        connect(&view, &ChartView::markClicked, &view,
                [&view] { view.setSpec(tests::sampleSpec(ChartKind::Bars, 1)); });
        connect(&view, &ChartView::markHovered, &view,
                [&view] { view.setSpec(tests::sampleSpec(ChartKind::Bars, 5)); });
        QTest::mouseMove(&view, spot(view, 4));
        QTest::mouseClick(&view, Qt::LeftButton, {}, spot(view, 4));
        QVERIFY(view.spec().marks.size() < 6);
    }

    void keysWalkAndChoose_data() { tests::addChartKinds(); }
    void keysWalkAndChoose()
    {
        QFETCH(ChartKind, kind);
        ChartView view;
        show(view, tests::sampleSpec(kind, 6));
        view.setFocus();
        QSignalSpy current(&view, &ChartView::currentChanged);
        QSignalSpy clicked(&view, &ChartView::markClicked);
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(view.currentId(), id(0));
        QVERIFY(QToolTip::text().contains(QLatin1String("Accelerator 0")));
        QTest::keyClick(&view, Qt::Key_Down);
        QTest::keyClick(&view, Qt::Key_Down);
        QTest::keyClick(&view, Qt::Key_Up);
        QCOMPARE(view.currentId(), id(1));
        QTest::keyClick(&view, Qt::Key_End);
        QCOMPARE(view.currentId(), id(5));
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(view.currentId(), id(5));
        QTest::keyClick(&view, Qt::Key_Home);
        QCOMPARE(view.currentId(), id(0));
        QVERIFY(current.count() >= 5);
        QTest::keyClick(&view, Qt::Key_Space);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(clicked.count(), 2);
        QCOMPARE(view.selectedIds(), QStringList{id(0)});
        QTest::keyClick(&view, Qt::Key_Escape);
        QCOMPARE(view.selectedIds(), QStringList());
        QCOMPARE(view.currentId(), QString());
    }

    void currentMarkIsScrolledIntoView()
    {
        QScrollArea area;
        area.setWidgetResizable(true);
        auto *view = new ChartView;
        view->setSpec(tests::sampleSpec(ChartKind::Bars, 40));
        area.setWidget(view);
        area.resize(600, 300);
        area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&area));
        QVERIFY(view->height() > 800);
        view->setFocus();
        QTest::keyClick(view, Qt::Key_End);
        QVERIFY(area.verticalScrollBar()->value() > 0);
        QVERIFY(!view->visibleRegion().intersected(view->markRect(39)).isEmpty());
    }

    void selectionAndCurrentOutliveANewSpec()
    {
        ChartView view;
        show(view, tests::sampleSpec(ChartKind::Bars, 6));
        view.setSelectedIds({id(2)});
        view.setCurrentId(id(3));
        ChartSpec turned = tests::sampleSpec(ChartKind::Bars, 6);
        std::reverse(turned.marks.begin(), turned.marks.end());
        view.setSpec(turned);
        QCOMPARE(view.selectedIds(), QStringList{id(2)});
        QCOMPARE(view.currentId(), id(3));
        QCOMPARE(view.currentIndex(), qsizetype(2));
    }

    void othersAreDimmed()
    {
        ChartView view;
        show(view, tests::sampleSpec(ChartKind::Bars, 4));
        const QRect rest = view.markRect(1);
        const QRect chosen = view.markRect(0);
        const QImage before = view.grab().toImage();
        view.setSelectedIds({id(0)});
        const QImage after = view.grab().toImage();
        QCOMPARE(after.copy(chosen), before.copy(chosen));
        QVERIFY(after.copy(rest) != before.copy(rest));
    }

    void tableHasTheSameNumbers_data() { tests::addChartKinds(); }
    void tableHasTheSameNumbers()
    {
        QFETCH(ChartKind, kind);
        ChartView view;
        show(view, tests::sampleSpec(kind, 6));
        view.setFocus();
        QSignalSpy shown(&view, &ChartView::tableShownChanged);
        QTest::keyClick(&view, Qt::Key_T);
        QVERIFY(view.isTableShown());
        QCOMPARE(shown.count(), 1);
        QVERIFY(view.tableAction()->isChecked());
        auto *table = view.findChild<QTableView *>();
        QVERIFY(table && table->isVisible());
        QCOMPARE(table->model()->rowCount(), 6);
        for (int row = 0; row < 6; ++row) {
            const ChartMark &mark = view.spec().marks.at(row);
            QCOMPARE(table->model()->index(row, 1).data().toString(), mark.value ? mark.valueText : mark.missingText);
        }
        QCOMPARE(view.markAt(view.rect().center()), qsizetype(-1));
        view.setSpec(tests::sampleSpec(kind, 3));
        QCOMPARE(table->model()->rowCount(), 3);
        QTest::keyClick(table, Qt::Key_T);
        QVERIFY(!view.isTableShown());
        QVERIFY(view.hasFocus());
    }

    void themeSwitchRepaintsEverything_data() { tests::addChartKinds(); }
    void themeSwitchRepaintsEverything()
    {
        QFETCH(ChartKind, kind);
        ChartView view;
        show(view, tests::sampleSpec(kind, 6));
        QCOMPARE(view.grab().toImage().pixelColor(2, 2), view.palette().color(QPalette::Base));
        QPalette dark = view.palette();
        dark.setColor(QPalette::Base, QColor(0x20, 0x24, 0x2a));
        dark.setColor(QPalette::Text, QColor(0xf0, 0xf0, 0xf0));
        view.setPalette(dark);
        const QImage image = view.grab().toImage();
        QCOMPARE(image.pixelColor(2, 2), QColor(0x20, 0x24, 0x2a));
        // Axis labels follow as well: no pixel of the strip above the marks is darker than the background.
        const QRect strip(0, 0, view.width(), view.markRect(0).top());
        for (int y = strip.top(); y < strip.bottom(); ++y) {
            for (int x = strip.left(); x < strip.right(); ++x)
                QVERIFY(image.pixelColor(x, y).lightness() >= QColor(0x20, 0x24, 0x2a).lightness() - 1);
        }
    }

    void fontChangeMakesRowsHigher()
    {
        ChartView view;
        show(view, tests::sampleSpec(ChartKind::Bars, 12));
        const int before = view.heightForWidth(700);
        QFont font = view.font();
        font.setPointSize(18);
        view.setFont(font);
        QVERIFY(view.heightForWidth(700) > before * 3 / 2);
    }

    void manyChangesAreOnePaint()
    {
        ChartView view;
        show(view, tests::sampleSpec(ChartKind::Bars, 12));
        QTest::qWait(0);
        PaintCounter counter;
        view.installEventFilter(&counter);
        for (int count = 2; count < 12; ++count) {
            view.setSpec(tests::sampleSpec(ChartKind::Bars, count));
            view.setSelectedIds({id(count - 1)});
        }
        QCOMPARE(counter.paints, 0);
        QTRY_COMPARE(counter.paints, 1);
    }

    void copyHasPictureAndData()
    {
        ChartView view;
        show(view, tests::sampleSpec(ChartKind::Bars, 4));
        view.setFocus();
        QTest::keySequence(&view, QKeySequence::Copy);
        const QMimeData *data = QApplication::clipboard()->mimeData();
        QVERIFY(data->hasImage());
        QVERIFY(data->html().contains(QLatin1String("<td>Accelerator 1 SXM5 80GB</td>")));
        QVERIFY(data->text().contains(QLatin1String("Accelerator 1 SXM5 80GB\t3910\tGB/s")));

        view.copyDataAction()->trigger();
        QVERIFY(!QApplication::clipboard()->mimeData()->hasImage());
        QVERIFY(QApplication::clipboard()->mimeData()->hasText());
        view.copyPictureAction()->trigger();
        QVERIFY(QApplication::clipboard()->mimeData()->hasImage());
    }

    void menuOffersWhatTheKeysDo()
    {
        ChartView view;
        show(view, tests::sampleSpec(ChartKind::Bars, 4));
        QSignalSpy exporting(&view, &ChartView::exportRequested);
        view.saveAction()->trigger();
        QCOMPARE(exporting.count(), 1);
        QContextMenuEvent event(QContextMenuEvent::Mouse, view.rect().center(), view.mapToGlobal(view.rect().center()));
        QApplication::sendEvent(&view, &event);
        auto *menu = view.findChild<QMenu *>();
        QVERIFY(menu);
        QVERIFY(menu->actions().contains(view.tableAction()));
        QVERIFY(menu->actions().contains(view.saveAction()));
        menu->close();
    }

    void everyMarkIsAChildToScreenReaders_data() { tests::addChartKinds(); }
    void everyMarkIsAChildToScreenReaders()
    {
        QFETCH(ChartKind, kind);
        QAccessible::setActive(true);
        ChartView view;
        show(view, tests::sampleSpec(kind, 4));
        QAccessibleInterface *chart = QAccessible::queryAccessibleInterface(&view);
        QVERIFY(chart);
        QCOMPARE(chart->role(), QAccessible::Chart);
        QCOMPARE(chart->text(QAccessible::Name), QStringLiteral("Memory bandwidth"));
        QCOMPARE(chart->text(QAccessible::Description), view.spec().summary);
        QCOMPARE(chart->childCount(), 4);
        QAccessibleInterface *second = chart->child(1);
        QVERIFY(second && second->isValid());
        const QString further = view.spec().tellsColumns()
                                    ? QStringLiteral(", Power %1 W").arg(view.spec().marks.at(1).cells.first().text)
                                    : QString();
        QCOMPARE(second->text(QAccessible::Name),
                 QStringLiteral("Accelerator 1 SXM5 80GB, Memory bandwidth, 3,910 GB/s%1, rank 2 of 3, published").arg(further));
        QCOMPARE(chart->child(3)->text(QAccessible::Name),
                 QStringLiteral("Accelerator 3 SXM5 80GB, Memory bandwidth, not published"));
        QCOMPARE(chart->indexOfChild(second), 1);
        QCOMPARE(second->parent(), chart);
        QCOMPARE(second->rect().size(), view.markRect(1).size());
        const QPoint middle = second->rect().center();
        QCOMPARE(chart->childAt(middle.x(), middle.y()), second);
        QVERIFY(!chart->child(4));

        QSignalSpy clicked(&view, &ChartView::markClicked);
        second->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(clicked.last().first().toString(), id(1));
        QVERIFY(second->state().selected);
        second->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
        QVERIFY(second->state().focused);
        QCOMPARE(chart->focusChild(), second);

        view.setSpec(tests::sampleSpec(kind, 1));
        QCOMPARE(chart->childCount(), 1);
        QVERIFY(!second->isValid());
        QAccessible::setActive(false);
    }

    void rankIsSpokenOnlyWhereTheOrderIsOne()
    {
        QAccessible::setActive(true);
        ChartSpec spec = tests::sampleSpec(ChartKind::Bars, 3);
        std::swap(spec.marks[0], spec.marks[1]);
        ChartView view;
        show(view, spec);
        QVERIFY(QAccessible::queryAccessibleInterface(&view)
                    ->child(0)
                    ->text(QAccessible::Name)
                    .contains(QLatin1String(", 1 of 3, ")));
        QAccessible::setActive(false);
    }

    void estimateIsSaidEverywhere()
    {
        ChartSpec spec = tests::sampleSpec(ChartKind::Bars, 2);
        spec.marks[0].style = MarkStyle::Estimated;
        ChartView view;
        show(view, spec);
        QTest::mouseMove(&view, spot(view, 0));
        QTRY_VERIFY(QToolTip::text().contains(QStringLiteral("≈ 4,000 GB/s")));
    }

    void survivesNoRoom()
    {
        ChartView view;
        show(view, tests::sampleSpec(ChartKind::Bars, 12));
        view.resize(1, 1);
        view.grab();
        view.resize(30, 2000);
        view.grab();
    }
};

RIDGEPOINT_TEST(TestChartView)
#include "tst_chartview.moc"
