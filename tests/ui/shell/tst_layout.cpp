// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// No cut and no overlapping text with 2, 12 and 40 devices on a small and on a large screen, in both languages.
#include "tests/testmain.h"
#include "tests/ui/window.h"

#include "model/text/language.h"
#include "ui/charts/chartscene.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QStatusBar>
#include <QStyleOptionComboBox>

namespace {

QString describe(const QWidget *widget)
{
    QString text = widget->property("text").toString();
    if (text.isEmpty())
        text = widget->accessibleName();
    return QStringLiteral("%1 \"%2\"").arg(QLatin1String(widget->metaObject()->className()), text);
}

/// Room for the text of a combo box, without frame and arrow.
int textWidthOf(const QComboBox *box)
{
    QStyleOptionComboBox option;
    option.initFrom(box);
    option.editable = false;
    return box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box).width();
}

/// Controls whose text does not fit into them.
QStringList cutTexts(const QWidget &window)
{
    QStringList cut;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible())
            continue;
        const auto *label = qobject_cast<const QLabel *>(widget);
        if ((label && !label->wordWrap()) || qobject_cast<const QAbstractButton *>(widget)) {
            // Qt's own small buttons in line edits and dock titles are drawn smaller than they would like.
            const bool isOurs = !widget->inherits("QLineEditIconButton") && !widget->inherits("QDockWidgetTitleButton")
                                && !qobject_cast<const QScrollBar *>(widget->parentWidget());
            const QSize wanted = widget->sizeHint();
            if (isOurs && (widget->width() < wanted.width() || widget->height() < wanted.height()))
                cut << QStringLiteral("%1: %2 × %3 instead of %4 × %5")
                           .arg(describe(widget))
                           .arg(widget->width())
                           .arg(widget->height())
                           .arg(wanted.width())
                           .arg(wanted.height());
        }
        if (label && label->wordWrap() && label->heightForWidth(label->width()) > label->height())
            cut << describe(widget);
        if (const auto *box = qobject_cast<const QComboBox *>(widget);
            box && box->fontMetrics().horizontalAdvance(box->currentText()) > textWidthOf(box))
            cut << describe(widget) + QStringLiteral(": ") + box->currentText();
    }
    return cut;
}

/// Visible controls without children that lie over one another, or outside of what contains them.
QStringList overlaps(const QWidget &window)
{
    QList<const QWidget *> leaves;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (widget->isVisible()
            && (qobject_cast<const QLabel *>(widget) || qobject_cast<const QAbstractButton *>(widget)
                || qobject_cast<const QComboBox *>(widget) || qobject_cast<const ui::ChartView *>(widget)))
            leaves << widget;
    }
    QStringList found;
    for (qsizetype i = 0; i < leaves.size(); ++i) {
        if (!leaves[i]->parentWidget()->rect().contains(leaves[i]->geometry()))
            found << describe(leaves[i]) + QStringLiteral(" sticks out");
        for (qsizetype j = i + 1; j < leaves.size(); ++j) {
            // What is scrolled away lies under other things without showing.
            const bool together = leaves[i]->parentWidget()->parentWidget() == leaves[j]->parentWidget()->parentWidget()
                                  || leaves[i]->parentWidget() == leaves[j]->parentWidget();
            const QRect first(leaves[i]->mapTo(&window, QPoint()), leaves[i]->size());
            const QRect second(leaves[j]->mapTo(&window, QPoint()), leaves[j]->size());
            if (together && !leaves[i]->isAncestorOf(leaves[j]) && !leaves[j]->isAncestorOf(leaves[i])
                && first.intersects(second))
                found << describe(leaves[i]) + QStringLiteral(" and ") + describe(leaves[j]);
        }
    }
    return found;
}

/// Texts of a chart that lie over one another or outside of it.
QStringList coveredTexts(ui::ChartView &chart)
{
    QStringList found;
    chart.grab(); // places the texts, also of a chart that is scrolled away
    const QList<QRectF> rects = chart.scene().textRects();
    const auto describe = [&](const QRectF &rect) {
        return QStringLiteral("%1: (%2, %3) %4 × %5")
            .arg(chart.spec().title)
            .arg(rect.x())
            .arg(rect.y())
            .arg(rect.width())
            .arg(rect.height());
    };
    constexpr qreal tolerance = 1; // pixel: rectangles hold the room for descenders
    for (qsizetype i = 0; i < rects.size(); ++i) {
        if (!QRectF(chart.rect()).adjusted(-tolerance, -tolerance, tolerance, tolerance).contains(rects[i]))
            found << describe(rects[i]) + QStringLiteral(" sticks out");
        for (qsizetype j = i + 1; j < rects.size(); ++j) {
            if (rects[i].adjusted(tolerance, tolerance, -tolerance, -tolerance).intersects(rects[j]))
                found << describe(rects[i]) + QStringLiteral(" covers ") + describe(rects[j]);
        }
    }
    return found;
}

/// Heads of the device list that do not fit into their columns.
QStringList cutHeads(const QTreeView *list)
{
    QStringList cut;
    for (int column = 0; column < list->header()->count(); ++column) {
        if (list->header()->sectionSize(column) < list->header()->sectionSizeHint(column))
            cut << list->model()->headerData(column, Qt::Horizontal).toString();
    }
    return cut;
}

/// What is wrong once the layouts have come to rest.
QStringList lastingFaults(const tests::Window &window)
{
    QStringList found;
    (void)QTest::qWaitFor(
        [&] {
            found = cutTexts(*window) + overlaps(*window) + cutHeads(window->findChild<QTreeView *>());
            for (ui::ChartView *chart : window.charts())
                found += coveredTexts(*chart);
            return found.isEmpty();
        },
        1000);
    return found;
}

} // namespace

class tst_Layout : public tests::TestCase
{
    Q_OBJECT

private slots:
    void nothingIsCutOrCovered_data();
    void nothingIsCutOrCovered();
    void smallestWindowIsUsable();
    void longestNamesFit();
};

void tst_Layout::nothingIsCutOrCovered_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("isRelative");
    for (const QString &language : model::languageIds()) {
        for (const QSize size : {QSize(1366, 768), QSize(1920, 1080)}) {
            for (const int count : {2, 12, 40}) {
                QTest::addRow("%s %dx%d, %d devices", qPrintable(language), size.width(), size.height(), count)
                    << language << size << count << false;
                QTest::addRow("%s %dx%d, %d devices, relative", qPrintable(language), size.width(), size.height(),
                              count)
                    << language << size << count << true;
            }
        }
    }
}

void tst_Layout::nothingIsCutOrCovered()
{
    QFETCH(const QString, language);
    QFETCH(const QSize, size);
    QFETCH(const int, count);
    QFETCH(const bool, isRelative);
    const tests::Window window;
    model::setLanguage(language);
    window->resize(size);
    window.workspace().setComparedIds(tests::someDevices(count));
    if (isRelative)
        window.workspace().setBaselineId(tests::someDevices(count).last());
    QVERIFY(window.settles());
    QCOMPARE(window->size(), size);
    const QStringList found = lastingFaults(window);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
    // Nothing has to be scrolled sideways.
    for (const QString &page : ui::MainWindow::pageIds()) {
        window->showPage(page);
        for (const QScrollArea *area : window->findChildren<QScrollArea *>()) {
            if (area->isVisible())
                QTRY_VERIFY(area->widget()->width() <= area->viewport()->width());
        }
    }
}

void tst_Layout::smallestWindowIsUsable()
{
    const tests::Window window;
    window->resize(1, 1);
    QCoreApplication::processEvents();
    QVERIFY2(window->width() <= 800 && window->height() <= 600,
             qPrintable(QStringLiteral("%1x%2").arg(window->width()).arg(window->height())));
    const QStringList found = lastingFaults(window);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
}

void tst_Layout::longestNamesFit()
{
    const tests::Window window;
    std::vector<model::Device> devices = tests::builtIn().devices();
    std::ranges::stable_sort(devices, std::ranges::greater(),
                             [](const model::Device &device) { return device.name.size(); });
    QStringList ids;
    for (std::size_t i = 0; i < 12; ++i)
        ids << devices[i].id;
    window.workspace().setComparedIds(ids);
    QVERIFY(window.settles());
    const QStringList found = lastingFaults(window);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
}

RIDGEPOINT_TEST(tst_Layout)

#include "tst_layout.moc"
