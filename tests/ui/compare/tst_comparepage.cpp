// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The Compare page: four charts that follow one set of controls, one selection and one baseline.
#include "tests/testmain.h"
#include "tests/ui/window.h"
#include "ui/charts/pinnedtip.h"

#include <QCheckBox>
#include <QLabel>
#include <QToolButton>
#include <QToolTip>

namespace {

const QString h100 = QStringLiteral("nvidia-h100-sxm5-80gb");
const QString a100 = QStringLiteral("nvidia-a100-sxm4-80gb");
const QString rtx4090 = QStringLiteral("nvidia-rtx-4090");
const QString m2Ultra = QStringLiteral("apple-m2-ultra-76c");

double valueOf(const ui::ChartView &chart, const QString &id)
{
    const qsizetype index = tests::indexOf(chart, id);
    return index < 0 ? -1 : chart.spec().marks[index].value.value_or(-1);
}

QList<QComboBox *> metricBoxes(const tests::Window &window)
{
    QList<QComboBox *> boxes;
    for (QComboBox *box : window->findChildren<QComboBox *>()) {
        if (box->accessibleName().startsWith(QStringLiteral("Metric of")))
            boxes << box;
    }
    return boxes;
}

} // namespace

class tst_ComparePage : public tests::TestCase
{
    Q_OBJECT

private slots:
    void opensWithTheArticlesDevices();
    void clickSelectsInAllCharts();
    void controlClickAddsToTheSelection();
    void clickedBarOfUnknownFigureIsSelectedToo();
    void keysMoveAndSelect();
    void tipHasFigureSourceAndKind();
    void pinnedTipStaysInsideTheChart();
    void baseline();
    void baselineGoesWithItsDevice();
    void baselineListFollowsTheDevices();
    void logarithmicScale();
    void sparseRates();
    void numberFormat();
    void priceKind();
    void currency();
    void order();
    void eachPanelHasItsMetric();
    void tableInPlaceOfTheBars();
    void emptyComparison();
    void coloursBelongToTheDevice();
    void figuresAgreeWithTheComparison();
};

void tst_ComparePage::opensWithTheArticlesDevices()
{
    const tests::Window window;
    QCOMPARE(window.charts().size(), 4);
    QCOMPARE(tests::idsOf(window.chart(0)), QStringList({h100, a100, rtx4090, m2Ultra}));
    QCOMPARE(valueOf(window.chart(0), h100), 3350.0);
    QCOMPARE(valueOf(window.chart(1), m2Ultra), 192.0);
    for (const ui::ChartView *chart : window.charts()) {
        QCOMPARE(chart->spec().marks.size(), 4);
        QVERIFY(chart->spec().valueTitle.contains(chart->spec().unit));
        QVERIFY(!chart->spec().summary.isEmpty());
    }
}

void tst_ComparePage::clickSelectsInAllCharts()
{
    const tests::Window window;
    for (ui::ChartView *clicked : window.charts()) {
        for (const QString &id : {h100, m2Ultra}) {
            tests::clickBar(*clicked, id);
            for (const ui::ChartView *chart : window.charts())
                QCOMPARE(chart->selectedIds(), QStringList(id));
        }
    }
    window.action("Select nothing")->trigger();
    for (const ui::ChartView *chart : window.charts())
        QCOMPARE(chart->selectedIds(), QStringList());
}

void tst_ComparePage::controlClickAddsToTheSelection()
{
    const tests::Window window;
    tests::clickBar(window.chart(0), h100);
    tests::clickBar(window.chart(1), a100, Qt::ControlModifier);
    QCOMPARE(window.chart(3).selectedIds(), QStringList({h100, a100}));
    tests::clickBar(window.chart(2), h100, Qt::ControlModifier);
    QCOMPARE(window.chart(0).selectedIds(), QStringList(a100));
}

void tst_ComparePage::clickedBarOfUnknownFigureIsSelectedToo()
{
    const tests::Window window;
    const QString withoutPrice = QStringLiteral("amd-mi308x-192gb");
    window.workspace().setComparedIds({withoutPrice, rtx4090});
    const ui::ChartSpec &spec = window.chart(3).spec();
    QCOMPARE(spec.marks.last().id, withoutPrice);
    QVERIFY(!spec.marks.last().value);
    QVERIFY(!spec.marks.last().missingText.isEmpty());
    tests::clickBar(window.chart(3), withoutPrice);
    QCOMPARE(window.chart(0).selectedIds(), QStringList(withoutPrice));
}

void tst_ComparePage::keysMoveAndSelect()
{
    const tests::Window window;
    ui::ChartView &chart = window.chart(0);
    chart.setFocus();
    QTest::keyClick(&chart, Qt::Key_Home);
    QTest::keyClick(&chart, Qt::Key_Down);
    QCOMPARE(chart.currentId(), a100);
    QTest::keyClick(&chart, Qt::Key_Return);
    QCOMPARE(window.chart(2).selectedIds(), QStringList(a100));
    QTest::keyClick(&chart, Qt::Key_Escape);
    QCOMPARE(window.chart(2).selectedIds(), QStringList());
    QCOMPARE(window->comparePage().currentChart(), &chart);
}

void tst_ComparePage::tipHasFigureSourceAndKind()
{
    const tests::Window window;
    ui::ChartView &chart = window.chart(0);
    QTest::mouseMove(&chart, QPoint(1, 1));
    QTest::mouseMove(&chart, chart.markRect(tests::indexOf(chart, rtx4090)).center());
    QTRY_VERIFY(QToolTip::isVisible());
    const QString tip = QToolTip::text();
    for (const char *text : {"RTX 4090", "1,008", "GB/s", "published", "Source", "1150 GB/s"})
        QVERIFY2(tip.contains(QString::fromUtf8(text)), qPrintable(tip));
    QToolTip::hideText();
}

void tst_ComparePage::pinnedTipStaysInsideTheChart()
{
    const tests::Window window;
    QVERIFY(window.settles());
    for (ui::ChartView *chart : window.charts()) {
        for (const QString &id : {h100, m2Ultra}) {
            tests::clickBar(*chart, id);
            const auto *tip = chart->findChild<ui::PinnedTip *>();
            QVERIFY(tip);
            QTRY_VERIFY(tip->isVisible());
            QVERIFY2(chart->rect().contains(tip->geometry()), qPrintable(chart->spec().title));
            // All of its text is there, at least by scrolling.
            const auto *text = tip->findChild<QLabel *>();
            QTRY_VERIFY(text->height() >= text->heightForWidth(text->width()));
        }
        QTest::keyClick(chart, Qt::Key_Escape);
        QVERIFY(!chart->findChild<ui::PinnedTip *>()->isVisible());
    }
}

void tst_ComparePage::baseline()
{
    const tests::Window window;
    auto *box = window.find<QComboBox>("Baseline");
    tests::choose(box, window.workspace().catalogue().find(rtx4090)->name);
    for (const ui::ChartView *chart : window.charts()) {
        QCOMPARE(chart->spec().unit, QStringLiteral("×"));
        QCOMPARE(chart->spec().baselineId, rtx4090);
        QCOMPARE(valueOf(*chart, rtx4090), 1.0);
    }
    QVERIFY(qAbs(valueOf(window.chart(0), h100) - 3350.0 / 1008.0) < 1e-9);
    tests::choose(box, QStringLiteral("nothing (absolute)"));
    QCOMPARE(valueOf(window.chart(0), h100), 3350.0);
    QVERIFY(window.chart(0).spec().baselineId.isEmpty());
}

void tst_ComparePage::baselineGoesWithItsDevice()
{
    const tests::Window window;
    window.workspace().setBaselineId(rtx4090);
    window.workspace().setCompared(rtx4090, false);
    QVERIFY(window.workspace().baselineId().isEmpty());
    QCOMPARE(window.chart(0).spec().unit, QStringLiteral("GB/s"));
    QCOMPARE(window.find<QComboBox>("Baseline")->currentText(), QStringLiteral("nothing (absolute)"));
}

void tst_ComparePage::baselineListFollowsTheDevices()
{
    const tests::Window window;
    const auto *box = window.find<QComboBox>("Baseline");
    QCOMPARE(box->count(), 5);
    window.workspace().setCompared(QStringLiteral("nvidia-v100-sxm2-32gb"), true);
    QCOMPARE(box->count(), 6);
    window.workspace().setComparedIds({});
    QCOMPARE(box->count(), 1);
}

void tst_ComparePage::logarithmicScale()
{
    const tests::Window window;
    auto *box = window.find<QCheckBox>("Logarithmic");
    QTest::mouseClick(box, Qt::LeftButton, Qt::NoModifier, QPoint(8, box->height() / 2));
    QVERIFY(box->isChecked());
    for (const ui::ChartView *chart : window.charts())
        QCOMPARE(chart->spec().scale, ui::ChartScale::Logarithmic);
    QTest::keyClick(box, Qt::Key_Space);
    for (const ui::ChartView *chart : window.charts())
        QCOMPARE(chart->spec().scale, ui::ChartScale::Linear);
}

void tst_ComparePage::sparseRates()
{
    const tests::Window window;
    auto *box = window.find<QComboBox>("Dense or sparse");
    // A100: 312 TFLOPS dense, 624 with sparsity (data sheet).
    QCOMPARE(valueOf(window.chart(2), a100), 312.0);
    tests::choose(box, QStringLiteral("sparse"));
    QCOMPARE(valueOf(window.chart(2), a100), 624.0);
    QVERIFY(window.chart(2).spec().title.contains(QStringLiteral("sparsity")));
    // No sparse rates are published for the M2 Ultra: missing, not the dense ones.
    QCOMPARE(valueOf(window.chart(2), m2Ultra), -1.0);
    QVERIFY(window.chart(2).spec().warnings.join(u' ').contains(QStringLiteral("M2 Ultra")));
    // Where both are shown, each bar says which it is, and so does the guard.
    tests::choose(box, QStringLiteral("sparse where published"));
    QCOMPARE(valueOf(window.chart(2), a100), 624.0);
    QCOMPARE(valueOf(window.chart(2), m2Ultra), 27.2);
    QCOMPARE(window.chart(2).spec().marks.last().detail, QStringLiteral("dense"));
    QVERIFY(window.chart(2).spec().warnings.first().startsWith(QStringLiteral("Not like with like")));
    QCOMPARE(window.chart(0).spec().unit, QStringLiteral("GB/s"));
}

void tst_ComparePage::numberFormat()
{
    const tests::Window window;
    auto *box = window.find<QComboBox>("Number format");
    // H100 SXM5: 1979 TOPS of INT8, dense (data sheet: 3958 with sparsity).
    tests::choose(box, QStringLiteral("INT8"));
    QVERIFY2(qAbs(valueOf(window.chart(2), h100) - 1979) < 1,
             QByteArray::number(valueOf(window.chart(2), h100)).constData());
}

void tst_ComparePage::priceKind()
{
    const tests::Window window;
    auto *box = window.find<QComboBox>("Kind of price");
    for (int i = 0; i < box->count(); ++i) {
        tests::choose(box, box->itemText(i));
        const auto kind = model::priceChoiceFromId(box->itemData(i).toString());
        QVERIFY(kind);
        QCOMPARE(window.workspace().query().priceKind, *kind);
        for (const ui::ChartMark &mark : window.chart(3).spec().marks)
            QVERIFY(mark.value || !mark.missingText.isEmpty());
    }
}

void tst_ComparePage::currency()
{
    const tests::Window window;
    const double perDollar = valueOf(window.chart(3), rtx4090);
    tests::choose(window.find<QComboBox>("Currency"), QStringLiteral("CNY"));
    QVERIFY(window.chart(3).spec().unit.contains(QStringLiteral("CNY")));
    const double ratio = perDollar / valueOf(window.chart(3), rtx4090);
    // A dollar was 6 to 7.5 yuan since 2008; the list price in China, with tax, is higher.
    QVERIFY2(ratio > 6 && ratio < 9, QByteArray::number(ratio).constData());
}

void tst_ComparePage::order()
{
    const tests::Window window;
    auto *box = window.find<QComboBox>("Order of the bars");
    tests::choose(box, QStringLiteral("order of choice"));
    for (const ui::ChartView *chart : window.charts())
        QCOMPARE(tests::idsOf(*chart), model::defaultDeviceIds());
    tests::choose(box, QStringLiteral("name"));
    QCOMPARE(tests::idsOf(window.chart(0)), tests::idsOf(window.chart(1)));
    tests::choose(box, QStringLiteral("value"));
    QCOMPARE(tests::idsOf(window.chart(0)).first(), h100);
    QCOMPARE(tests::idsOf(window.chart(1)).first(), m2Ultra);
}

void tst_ComparePage::eachPanelHasItsMetric()
{
    const tests::Window window;
    const QList<QComboBox *> boxes = metricBoxes(window);
    QCOMPARE(boxes.size(), 4);
    for (const model::MetricInfo &info : model::allMetrics()) {
        tests::choose(boxes[1], model::metricName(info.metric));
        QCOMPARE(window.workspace().plots().at(1).metric, info.metric);
        QCOMPARE(window.chart(1).spec().marks.size(), 4);
        window->grab();
    }
    QCOMPARE(window.workspace().plots().at(0).metric, model::MetricId::Bandwidth);
    QCOMPARE(valueOf(window.chart(0), h100), 3350.0);
}

void tst_ComparePage::tableInPlaceOfTheBars()
{
    const tests::Window window;
    auto *button = window.find<QToolButton>("Show as table (T)");
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(window.chart(0).isTableShown());
    QVERIFY(!window.chart(1).isTableShown());
    // The table stays when devices change, and the key leads back.
    window.workspace().setComparedIds({rtx4090});
    QVERIFY(window.chart(0).isTableShown());
    window.chart(0).setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_T);
    QVERIFY(!window.chart(0).isTableShown());
    QVERIFY(!button->isChecked());
}

void tst_ComparePage::emptyComparison()
{
    const tests::Window window;
    window.workspace().setBaselineId(h100);
    window.workspace().setSelectedIds({h100});
    window.action("Clear the comparison")->trigger();
    QVERIFY(window.workspace().comparedIds().isEmpty());
    QVERIFY(window.workspace().selectedIds().isEmpty());
    for (ui::ChartView *chart : window.charts()) {
        QVERIFY(chart->spec().marks.isEmpty());
        QTest::keyClick(chart, Qt::Key_Down);
        QTest::keyClick(chart, Qt::Key_Return);
        QTest::mouseClick(chart, Qt::LeftButton);
    }
    tests::choose(window.find<QComboBox>("Currency"), QStringLiteral("EUR"));
    QTest::keyClick(window.find<QCheckBox>("Logarithmic"), Qt::Key_Space);
    QVERIFY(!window->grab().isNull());
    QVERIFY(!window.action("Clear the comparison")->isEnabled());
    window.workspace().setCompared(rtx4090, true);
    QCOMPARE(window.chart(0).spec().marks.size(), 1);
}

void tst_ComparePage::coloursBelongToTheDevice()
{
    const tests::Window window;
    window.workspace().setComparedIds(tests::someDevices(12));
    QHash<QString, QColor> colours;
    for (const ui::ChartMark &mark : window.chart(0).spec().marks)
        colours[mark.id] = mark.colour;
    for (const ui::ChartView *chart : window.charts()) {
        for (const ui::ChartMark &mark : chart->spec().marks)
            QCOMPARE(mark.colour, colours[mark.id]);
    }
}

void tst_ComparePage::figuresAgreeWithTheComparison()
{
    const tests::Window window;
    window.workspace().setComparedIds(tests::someDevices(40));
    for (qsizetype i = 0; i < 4; ++i) {
        const model::Comparison comparison = window.workspace().comparison(window.workspace().plots().at(i).metric);
        const ui::ChartSpec &spec = window.chart(i).spec();
        QCOMPARE(spec.marks.size(), static_cast<qsizetype>(comparison.rows.size()));
        for (qsizetype row = 0; row < spec.marks.size(); ++row) {
            const model::ComparisonRow &expected = comparison.rows[static_cast<std::size_t>(row)];
            QCOMPARE(spec.marks[row].id, expected.id);
            QCOMPARE(spec.marks[row].value, expected.reading.value);
            QCOMPARE(spec.marks[row].valueText.isEmpty(), !expected.reading.value);
        }
        QCOMPARE(spec.notes, comparison.notes);
    }
}

RIDGEPOINT_TEST(tst_ComparePage)

#include "tst_comparepage.moc"
