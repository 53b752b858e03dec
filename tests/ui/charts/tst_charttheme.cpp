// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"

#include <ui/charts/charttheme.h>

#include <QPalette>

using namespace ui;

Q_DECLARE_METATYPE(ui::ChartTheme)

class TestChartTheme : public tests::TestCase
{
    Q_OBJECT

private slots:
    void contrastIsThatOfWcag()
    {
        QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrastRatio(Qt::white, Qt::white), 1.0);
        // 4.54:1 is the well-known edge case of grey on white, https://webaim.org/resources/contrastchecker/
        QVERIFY(std::abs(contrastRatio(QColor(0x76, 0x76, 0x76), Qt::white) - 4.54) < 0.01);
    }

    void textsCanBeRead_data()
    {
        QTest::addColumn<ChartTheme>("theme");
        QTest::addRow("light") << ChartTheme::light();
        QTest::addRow("dark") << ChartTheme::dark();
        QTest::addRow("high contrast") << ChartTheme::highContrast();
        QPalette dark;
        dark.setColor(QPalette::Base, QColor(0x2d, 0x31, 0x38));
        dark.setColor(QPalette::Text, QColor(0xee, 0xee, 0xee));
        QTest::addRow("a dark palette") << ChartTheme::fromPalette(dark);
        QTest::addRow("the application's palette") << ChartTheme::fromPalette(QPalette());
        QPalette weak;
        weak.setColor(QPalette::Base, QColor(0xee, 0xe8, 0xd5));
        weak.setColor(QPalette::Text, QColor(0x3c, 0x4b, 0x52));
        QTest::addRow("a palette of little contrast") << ChartTheme::fromPalette(weak);
    }

    void textsCanBeRead()
    {
        QFETCH(ChartTheme, theme);
        QVERIFY(contrastRatio(theme.text, theme.background) >= 4.5);
        QVERIFY(contrastRatio(theme.muted, theme.background) >= 4.5);
        QVERIFY(contrastRatio(theme.accent, theme.background) >= 3);
        QVERIFY(contrastRatio(theme.warning, theme.background) >= 3);
        QVERIFY(contrastRatio(theme.grid, theme.background) < contrastRatio(theme.muted, theme.background));
    }

    void paletteDecidesBackgroundAndText()
    {
        QPalette palette;
        palette.setColor(QPalette::Base, QColor(0x10, 0x20, 0x30));
        palette.setColor(QPalette::Text, QColor(0xf0, 0xf0, 0xe0));
        const ChartTheme theme = ChartTheme::fromPalette(palette);
        QCOMPARE(theme.background, QColor(0x10, 0x20, 0x30));
        QCOMPARE(theme.text, QColor(0xf0, 0xf0, 0xe0));
        QVERIFY(!theme.outlined);
    }

    void whiteOnBlackIsHighContrast()
    {
        QPalette palette;
        palette.setColor(QPalette::Base, Qt::black);
        palette.setColor(QPalette::Text, Qt::white);
        QCOMPARE(ChartTheme::fromPalette(palette), ChartTheme::highContrast());
    }

    void colourMovesOnlyWhenItCannotBeSeen()
    {
        const ChartTheme theme = ChartTheme::light();
        const QColor blue(0x27, 0x70, 0xd4);
        QCOMPARE(theme.readable(blue), blue);
        const QColor pale(0xff, 0xf0, 0xc0);
        QVERIFY(theme.readable(pale) != pale);
        QVERIFY(contrastRatio(theme.readable(pale), theme.background) >= 3);
        QCOMPARE(theme.readable(QColor()), theme.accent);
    }
};

RIDGEPOINT_TEST(TestChartTheme)
#include "tst_charttheme.moc"
