// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Size in any unit, resolution, colours and parts of a picture, as chosen and as drawn.
#include "chartsamples.h"
#include "testmain.h"

#include <ui/charts/chartscene.h>
#include <ui/charts/exportdialog.h>

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSpinBox>
#include <QTest>

using namespace ui;

namespace {

template<class Widget>
Widget *named(QWidget &dialog, const char *name)
{
    for (Widget *widget : dialog.findChildren<Widget *>()) {
        if (widget->accessibleName() == QLatin1String(name))
            return widget;
    }
    qFatal("the dialog has no \"%s\"", name);
}

void choose(QWidget &dialog, const QString &text)
{
    for (QComboBox *box : dialog.findChildren<QComboBox *>()) {
        if (const int index = box->findText(text); index >= 0) {
            box->setCurrentIndex(index);
            emit box->activated(index);
            return;
        }
    }
    qFatal("nothing offers \"%s\"", qPrintable(text));
}

} // namespace

class TestExportDialog : public tests::TestCase
{
    Q_OBJECT

private slots:
    void sizeIsTheSameInEveryUnit_data()
    {
        QTest::addColumn<SizeUnit>("unit");
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("height");
        QTest::addRow("pixels") << SizeUnit::Pixel << 3000.0 << 1500.0;
        // 3000 pixels at 300 dpi are 10 inches, of 2.54 cm each.
        QTest::addRow("inches") << SizeUnit::Inch << 10.0 << 5.0;
        QTest::addRow("centimetres") << SizeUnit::Centimetre << 25.4 << 12.7;
    }

    void sizeIsTheSameInEveryUnit()
    {
        QFETCH(SizeUnit, unit);
        QFETCH(double, width);
        QFETCH(double, height);
        const ExportChoice typed{.width = width, .height = height, .unit = unit, .dpi = 300};
        QCOMPARE(typed.pixels(), QSize(3000, 1500));
        const ExportChoice inPixels = typed.inUnit(SizeUnit::Pixel);
        QCOMPARE(inPixels.width, 3000.0);
        QCOMPARE(inPixels.pixels(), typed.pixels());
        QCOMPARE(typed.pictureOptions().dpi, 300);
    }

    void nonsenseOfSettingsIsReplaced()
    {
        const ExportChoice choice = ExportChoice{.format = QStringLiteral("bmp"),
                                                 .width = -3,
                                                 .height = 0,
                                                 .dpi = 100000,
                                                 .theme = Theme::System}
                                        .normalised();
        QCOMPARE(choice, ExportChoice());
    }

    void controlsMakeTheChoice()
    {
        ExportDialog dialog({tests::sampleSpec(ChartKind::Bars, 4)}, {});
        dialog.show();
        named<QDoubleSpinBox>(dialog, "Width")->setValue(1920);
        dialog.findChild<QSpinBox *>()->setValue(96);
        QCOMPARE(dialog.choice().pixels(), QSize(1920, 1000));
        choose(dialog, QStringLiteral("inches"));
        QCOMPARE(dialog.choice().unit, SizeUnit::Inch);
        QCOMPARE(dialog.choice().pixels(), QSize(1920, 1000));
        QCOMPARE(named<QDoubleSpinBox>(dialog, "Width")->value(), 20.0);
        // Inches keep; the pixels follow the resolution.
        dialog.findChild<QSpinBox *>()->setValue(192);
        QCOMPARE(dialog.choice().pixels().width(), 3840);
        choose(dialog, QStringLiteral("CSV table"));
        QVERIFY(!dialog.choice().isPicture());
        QVERIFY(!named<QDoubleSpinBox>(dialog, "Width")->isEnabled());
    }

    void severalChartsAreNoDataFile()
    {
        const ExportDialog dialog({tests::sampleSpec(ChartKind::Bars, 4), tests::sampleSpec(ChartKind::Scatter, 4)},
                                  {.format = QStringLiteral("csv")});
        QCOMPARE(dialog.choice().format, QStringLiteral("png"));
        QCOMPARE(dialog.findChild<QComboBox *>()->findData(QStringLiteral("json")), -1);
    }

    void partsCanBeLeftOutAndWarningsCannot_data() { tests::addChartKinds(); }
    void partsCanBeLeftOutAndWarningsCannot()
    {
        QFETCH(ChartKind, kind);
        ChartSpec spec = tests::sampleSpec(kind, 6);
        spec.warnings = {QStringLiteral("Not like with like.")};
        ChartScene scene;
        scene.setStyle({.theme = ChartTheme::light(),
                        .font = QFont(QStringLiteral("DejaVu Sans"), 9),
                        .medium = ChartMedium::Picture});
        scene.setSpec(spec);
        const qreal whole = scene.frameHeight(600);
        qreal before = whole;
        ChartParts parts = allChartParts;
        for (const ChartPart part : {ChartPart::Title, ChartPart::Notes, ChartPart::Sources}) {
            parts.setFlag(part, false);
            scene.setParts(parts);
            QVERIFY(scene.frameHeight(600) < before);
            before = scene.frameHeight(600);
        }
        ChartSpec without = spec;
        without.warnings.clear();
        scene.setSpec(without);
        QVERIFY(scene.frameHeight(600) < before);
    }
};


RIDGEPOINT_TEST(TestExportDialog)
#include "tst_exportdialog.moc"
