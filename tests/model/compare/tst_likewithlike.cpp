// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The guard: what is unlike is said, what is alike is not, and nothing unknown is replaced.
#include "model/compare/comparison.h"
#include "tests/model/support.h"
#include "tests/testmain.h"

using namespace model;

namespace {

const QString h100 = QStringLiteral("nvidia-h100-sxm5-80gb");
const QString rtx4090 = QStringLiteral("nvidia-rtx-4090");
const QString m2Ultra = QStringLiteral("apple-m2-ultra-76c");
const QString a100Pcie = QStringLiteral("nvidia-a100-pcie-80gb");

Comparison compared(QStringList ids, const MetricQuery &query)
{
    const auto comparison = compare(tests::builtIn(), {std::move(ids), query, {}, RowOrder::Value});
    if (!comparison)
        qFatal("%s", qPrintable(comparison.error().toText()));
    return *comparison;
}

QString warnings(const Comparison &comparison)
{
    return comparison.warnings.join(QLatin1Char('\n'));
}

double valueOf(const Comparison &comparison, const QString &id)
{
    return comparison.find(id)->reading.value.value_or(-1);
}

} // namespace

class LikeWithLikeTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void likeBesideLikeIsNotWarnedOf()
    {
        // All of 2022 to 2023, dense FP8, published by one vendor.
        QCOMPARE(warnings(compared({h100, rtx4090}, {.metric = MetricId::Flops, .format = NumberFormat::Fp8})),
                 QString());
        QCOMPARE(warnings(compared({h100, rtx4090}, {.metric = MetricId::Memory})), QString());
    }

    void h100SparseAgainst4090DenseIsWarnedOf()
    {
        const Comparison comparison = compared({h100, rtx4090}, {.metric = MetricId::Flops, .sparseIds = {h100}});
        QCOMPARE(valueOf(comparison, h100), 1979.0);   // NVIDIA's data sheet, with sparsity
        QCOMPARE(valueOf(comparison, rtx4090), 165.2); // Ada whitepaper, FP16 with FP32 accumulate, dense
        QVERIFY2(warnings(comparison)
                     .contains(QStringLiteral("rates with structured sparsity (H100 SXM5 80GB) beside dense ones "
                                              "(GeForce RTX 4090 24GB)")),
                 qPrintable(warnings(comparison)));
        QCOMPARE(detailText(comparison.find(h100)->reading), QStringLiteral("sparse"));
        QCOMPARE(detailText(comparison.find(rtx4090)->reading), QStringLiteral("dense"));
        const QByteArray json = comparisonToJson(comparison).toText();
        QVERIFY(json.contains("Not like with like"));
        QCOMPARE(
            comparisonCommand(comparison.request),
            QStringLiteral("ridgepoint compare --device nvidia-h100-sxm5-80gb --device nvidia-rtx-4090 --metric flops "
                           "--sparse-device nvidia-h100-sxm5-80gb"));
    }

    void unknownSparseRateIsNotReplaced()
    {
        const Comparison comparison = compared({h100, m2Ultra},
                                               {.metric = MetricId::Flops, .sparsity = Sparsity::Sparse});
        QVERIFY(!comparison.find(m2Ultra)->reading.value);
        QVERIFY2(warnings(comparison)
                     .contains(QStringLiteral("Published dense only, so without a sparse figure here: M2 Ultra")),
                 qPrintable(warnings(comparison)));
    }

    void sparseWherePublishedSaysWhichIsWhich()
    {
        const Comparison comparison = compared({h100, m2Ultra}, {.metric = MetricId::Flops, .sparsity = std::nullopt});
        QCOMPARE(valueOf(comparison, h100), 1979.0);
        QCOMPARE(valueOf(comparison, m2Ultra), 27.2);
        QCOMPARE(comparison.find(h100)->reading.sparsity, std::optional(Sparsity::Sparse));
        QCOMPARE(comparison.find(m2Ultra)->reading.sparsity, std::optional(Sparsity::Dense));
        QVERIFY(warnings(comparison).contains(QStringLiteral("Not like with like")));
        QVERIFY(comparisonCommand(comparison.request).endsWith(QStringLiteral("--sparsity best")));
        const Comparison alike = compared({h100, rtx4090}, {.metric = MetricId::Flops, .sparsity = std::nullopt});
        QVERIFY2(!warnings(alike).contains(QStringLiteral("Not like with like")), qPrintable(warnings(alike)));
    }

    void listAndStreetPriceAreWarnedOf()
    {
        // The 4090 has a list price, the H100 has none: its price is what dealers ask.
        const QString text = warnings(compared({h100, rtx4090}, {.metric = MetricId::Price}));
        QVERIFY2(text.contains(QStringLiteral("list price (GeForce RTX 4090 24GB)")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("street price (H100 SXM5 80GB)")));
    }

    void rentIsToldAndNotMixedWithPurchase()
    {
        // Of the A100 PCIe only a rent is known.
        const Comparison bought = compared({a100Pcie, rtx4090},
                                           {.metric = MetricId::Price, .priceKind = PriceKind::List});
        QVERIFY(!bought.find(a100Pcie)->reading.value);
        QVERIFY2(
            warnings(bought).contains(QStringLiteral("Rent is not compared with purchase; known only for rent: A100")),
            qPrintable(warnings(bought)));
        const Comparison rented = compared({a100Pcie, rtx4090},
                                           {.metric = MetricId::Price, .priceKind = PriceKind::CloudHour});
        QVERIFY(!rented.find(rtx4090)->reading.value);
        QVERIFY2(warnings(rented).contains(QStringLiteral("known only for sale: GeForce RTX 4090 24GB (")),
                 qPrintable(warnings(rented)));
    }

    void systemBesideCardIsWarnedOf()
    {
        const QString text = warnings(compared({m2Ultra, rtx4090}, {.metric = MetricId::Price}));
        QVERIFY2(text.contains(QStringLiteral("A system price buys a whole machine")), qPrintable(text));
        const QString power = warnings(
            compared({QStringLiteral("nvidia-gb200-superchip"), h100}, {.metric = MetricId::Power}));
        QVERIFY2(power.contains(QStringLiteral("includes a CPU")), qPrintable(power));
    }

    void yearsApartAreWarnedOf()
    {
        const QString text = warnings(
            compared({QStringLiteral("nvidia-v100-sxm2-16gb"), h100}, {.metric = MetricId::Bandwidth}));
        QVERIFY2(text.contains(QStringLiteral("The devices are 5 years apart: ")), qPrintable(text));
        const QString prices = warnings(compared(defaultDeviceIds(), {.metric = MetricId::Price}));
        QVERIFY2(prices.contains(
                     QStringLiteral("The prices are 6 years apart: A100 SXM4 80GB of 2020, H100 SXM5 80GB of 2026.")),
                 qPrintable(prices));
    }

    void mixedFormatsAreWarnedOf()
    {
        // A TPU v4 computes in BF16 only; where both are equally fast, as in an H100, FP16 stands for both.
        const QString text = warnings(compared({QStringLiteral("google-tpu-v4"), h100}, {.metric = MetricId::Flops}));
        QVERIFY2(text.contains(QStringLiteral("The faster of FP16 and BF16: BF16 for ")), qPrintable(text));
    }
};

RIDGEPOINT_TEST(LikeWithLikeTest)
#include "tst_likewithlike.moc"
