// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "testmain.h"

#include <ui/charts/charttheme.h>
#include <ui/charts/devicecolours.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

using namespace ui;

namespace {

QStringList manyIds(int count)
{
    QStringList ids;
    for (int i = 0; i < count; ++i)
        ids << QStringLiteral("nvidia-device-%1").arg(i);
    return ids;
}

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

struct Lab
{
    double l, a, b;
};

/// OKLab of the colour as seen with the rows of a simulation matrix (Machado, Oliveira, Fernandes 2009, severity 1).
Lab seen(const QColor &colour, const std::array<double, 9> &matrix)
{
    const double r = linear(colour.redF());
    const double g = linear(colour.greenF());
    const double b = linear(colour.blueF());
    const auto mix = [&](int row) {
        const auto i = std::size_t(3 * row);
        return std::clamp(matrix[i] * r + matrix[i + 1] * g + matrix[i + 2] * b, 0.0, 1.0);
    };
    const double x = mix(0), y = mix(1), z = mix(2);
    const double l = std::cbrt(0.4122214708 * x + 0.5363325363 * y + 0.0514459929 * z);
    const double m = std::cbrt(0.2119034982 * x + 0.6806995451 * y + 0.1073969566 * z);
    const double s = std::cbrt(0.0883024619 * x + 0.2817188376 * y + 0.6299787005 * z);
    return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

} // namespace

class TestDeviceColours : public tests::TestCase
{
    Q_OBJECT

private slots:
    void colourDoesNotDependOnTheOrderOfTheList()
    {
        QStringList ids = manyIds(30);
        const QHash<QString, QColor> expected = assignDeviceColours(ids);
        std::mt19937 random(7);
        for (int i = 0; i < 20; ++i) {
            std::shuffle(ids.begin(), ids.end(), random);
            QCOMPARE(assignDeviceColours(ids), expected);
        }
    }

    void colourIsTheSameInEverySession()
    {
        // Written out: a hash that is seeded afresh, or another palette, would change what users remember.
        const QHash<QString, QColor> colours = assignDeviceColours(
            {QStringLiteral("nvidia-h100-sxm5-80gb"), QStringLiteral("apple-m2-ultra")});
        QCOMPARE(colours.value(QStringLiteral("nvidia-h100-sxm5-80gb")).name(), QStringLiteral("#be269d"));
        QCOMPARE(colours.value(QStringLiteral("apple-m2-ultra")).name(), QStringLiteral("#63a453"));
    }

    void noColourIsUsedTwiceWhileOneIsFree()
    {
        const qsizetype count = deviceColours().size();
        for (qsizetype n = 1; n <= 3 * count; ++n) {
            QHash<QRgb, int> uses;
            for (const QColor &colour : assignDeviceColours(manyIds(int(n))))
                ++uses[colour.rgb()];
            QCOMPARE(uses.size(), std::min(n, count));
            for (const int use : std::as_const(uses))
                QVERIFY(use <= (n + count - 1) / count);
        }
    }

    void sameIdTwiceIsOneDevice()
    {
        QStringList ids = manyIds(5);
        const QHash<QString, QColor> once = assignDeviceColours(ids);
        QCOMPARE(assignDeviceColours(ids + ids), once);
    }

    void coloursStandOutFromBothBackgrounds()
    {
        for (const QColor &colour : deviceColours()) {
            QVERIFY2(contrastRatio(colour, ChartTheme::light().background) >= 2.99, qPrintable(colour.name()));
            QVERIFY2(contrastRatio(colour, ChartTheme::dark().background) >= 2.99, qPrintable(colour.name()));
        }
    }

    void coloursDifferForEveryKindOfEye_data()
    {
        using Matrix = std::array<double, 9>;
        QTest::addColumn<Matrix>("matrix");
        QTest::addColumn<double>("least");
        QTest::addRow("normal") << Matrix{1, 0, 0, 0, 1, 0, 0, 0, 1} << 0.09;
        QTest::addRow("no red") << Matrix{0.152286, 1.052583,  -0.204868, 0.114503, 0.786281,
                                          0.099216, -0.003882, -0.048116, 1.051998}
                                << 0.06;
        QTest::addRow("no green") << Matrix{0.367322, 0.860646,  -0.227968, 0.280085, 0.672501,
                                            0.047413, -0.011820, 0.042940,  0.968881}
                                  << 0.06;
        QTest::addRow("no blue") << Matrix{1.255528, -0.076749, -0.178779, -0.078411, 0.930809,
                                           0.147602, 0.004733,  0.691367,  0.303900}
                                 << 0.06;
    }

    void coloursDifferForEveryKindOfEye()
    {
        using Matrix = std::array<double, 9>;
        QFETCH(Matrix, matrix);
        QFETCH(double, least);
        const QList<QColor> &colours = deviceColours();
        for (qsizetype i = 0; i < colours.size(); ++i) {
            for (qsizetype j = 0; j < i; ++j) {
                const Lab one = seen(colours.at(i), matrix);
                const Lab two = seen(colours.at(j), matrix);
                const double distance = std::hypot(one.l - two.l, one.a - two.a, one.b - two.b);
                QVERIFY2(distance >= least, qPrintable(QStringLiteral("%1 and %2 are %3 apart")
                                                           .arg(colours.at(i).name(), colours.at(j).name())
                                                           .arg(distance)));
            }
        }
    }
};

RIDGEPOINT_TEST(TestDeviceColours)
#include "tst_devicecolours.moc"
