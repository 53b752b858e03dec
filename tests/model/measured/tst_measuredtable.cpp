// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Files of measurements as people have them, with what is wrong in them.
#include "accuracy/support.h"
#include "testmain.h"

#include "model/measured/rowjob.h"

#include <QTest>

using namespace model;

namespace {

const QByteArray header = QByteArrayLiteral(
    "id,device_id,model_id,engine,quantization,context_at_measure,decode_tokens_per_s,note\n");
const QByteArray row = QByteArrayLiteral("a,nvidia-rtx-4090,llama-3-8b,llama.cpp,F16,512,54.3,basis=decode_only\n");

Validation validateText(const QByteArray &text)
{
    const RequestContext ids = support::requestContext();
    return validate(*MeasuredTable::read(text, QStringLiteral("own.csv")),
                    {ids.presets, ids.device, support::catalogue().ids(), &*Calibration::builtIn()});
}

} // namespace

class tst_measuredtable : public tests::TestCase
{
    Q_OBJECT

private slots:
    void aFewColumnsSuffice()
    {
        const Validation validation = validateText(header + row);
        QCOMPARE(validation.rows.size(), std::size_t(2)); // the rate, and that it fits
        QVERIFY(validation.rows.front().kind == ValidationKind::DecodeBatch1);
        QVERIFY(std::abs(*validation.rows.front().predicted / 54.3 - 1) < 0.2);
        QVERIFY(validation.rows.front().low < 54.3 && validation.rows.front().high > 54.3);
    }

    void estimateAndValidateGiveARunTheSameMemory_data()
    {
        QTest::addColumn<QByteArray>("framework");
        QTest::addColumn<QByteArray>("recompute");
        for (const char *framework : {"torchtune", "LitGPT", "Megatron-DeepSpeed", "PyTorch FSDP", "PEFT", "NeMo"}) {
            for (const char *recompute : {"none", "full"})
                QTest::addRow("%s, %s", framework, recompute) << QByteArray(framework) << QByteArray(recompute);
        }
    }

    void estimateAndValidateGiveARunTheSameMemory()
    {
        QFETCH(QByteArray, framework);
        QFETCH(QByteArray, recompute);
        const QByteArray table = "id,device_id,device_count,model_id,method,framework,precision,optimizer,seq_len,micro_batch,"
                                 "grad_accum,dp,tp,pp,zero_or_fsdp_stage,activation_checkpointing,peak_memory_gb,"
                                 "tokens_per_s_per_device\na,nvidia-h100-sxm5-80gb,8,llama-3-8b,full_finetune,"
                                 + framework + ",bf16-true,adamw,2048,2,4,8,1,1,zero3," + recompute + ",60,5000\n";
        const Validation validation = validateText(table);
        const auto row = std::ranges::find(validation.rows, ValidationKind::MemoryTrain, &ComparedRow::kind);
        QVERIFY(row != validation.rows.end());
        const QByteArray request = "{\"model\":\"llama-3-8b\",\"task\":\"finetune\",\"device\":\"nvidia-h100-sxm5-80gb\",\"count\":8,"
                                   "\"precision\":\"bf16-true\",\"optimizer\":\"adamw\",\"seq_len\":2048,\"micro_batch\":2,"
                                   "\"global_batch\":64,\"dp\":8,\"zero_stage\":3,\"recompute\":\""
                                   + recompute + "\",\"engine\":\"" + framework + "\"}";
        // The driver's share is no part of what PyTorch prints.
        const double driver = (0.45 + 0.42) * gibi;
        const double estimated = support::quantity(request, "memory_bytes_per_device") - driver;
        QVERIFY2(std::abs(*row->predicted / estimated - 1) < 1e-6,
                 qPrintable(QStringLiteral("%1 and %2").arg(*row->predicted).arg(estimated)));
    }

    void aSlipInADeviceIsSaid()
    {
        const Validation slip = validateText(header + QByteArray(row).replace("rtx-4090", "rtx-4009"));
        QCOMPARE(slip.warnings.size(), std::size_t(1));
        QVERIFY(slip.warnings.front().message.contains(QStringLiteral("did you mean")));
        QCOMPARE(slip.warnings.front().line, 2);
        const Validation open = validateText(header + QByteArray(row).replace("nvidia-rtx-4090", "nvidia-a100-80gb"));
        QVERIFY(open.warnings.empty()); // which of the variants was left open
        QCOMPARE(open.leftOut.size(), std::size_t(1));
    }

    void aRateAbovePhysicsIsListed()
    {
        // 16 GB of weights at 1,008 GB/s: 63 tokens/s at most.
        QVERIFY(validateText(header + row).abovePeaks.empty());
        const Validation faster = validateText(header + QByteArray(row).replace("54.3", "80"));
        QCOMPARE(faster.abovePeaks.size(), std::size_t(1));
        QVERIFY(faster.abovePeaks.front().message.contains(QStringLiteral("memory bandwidth")));
    }

    void preamblesAreSkipped()
    {
        QCOMPARE(MeasuredTable::read("\xEF\xBB\xBF" + header + row, {})->rows().size(), std::size_t(1));
        QCOMPARE(MeasuredTable::read("sep=,\n" + header + row, {})->rows().size(), std::size_t(1));
    }

    void faultsNameTheirPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("mention");
        QTest::newRow("nothing") << QByteArray() << QStringLiteral("no row");
        QTest::newRow("a header alone") << header << QStringLiteral("no row after the header");
        QTest::newRow("a quote that is never closed") << header + "a,\"nvidia\nb,c\n" << QStringLiteral("line 2");
        QTest::newRow("UTF-16 of a spreadsheet") << QByteArrayLiteral("\xFF\xFEi\0d\0,\0") << QStringLiteral("UTF-16");
        QTest::newRow("semicolons") << QByteArray(header + row).replace(',', ';') << QStringLiteral("semicolons");
        QTest::newRow("tabs") << QByteArray(header + row).replace(',', '\t') << QStringLiteral("tabs");
        QTest::newRow("another table") << QByteArrayLiteral("name,price\nx,1\n")
                                       << QStringLiteral("found columns name, price");
    }

    void faultsNameTheirPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, mention);
        const Result<MeasuredTable> table = MeasuredTable::read(text, QStringLiteral("own.csv"));
        QVERIFY(!table);
        QVERIFY2(table.error().message.contains(mention), qPrintable(table.error().message));
    }

    void raggedRowsAreReportedWithTheirLines()
    {
        const Result<MeasuredTable> table = MeasuredTable::read(
            header + row + "b,nvidia-rtx-4090\n" + row.chopped(1) + ",more,cells\n", {});
        QCOMPARE(table->rows().size(), std::size_t(2));
        QCOMPARE(table->warnings().size(), std::size_t(2));
        QVERIFY(table->warnings()[0].message.contains(QStringLiteral("line 3")));
        QVERIFY(table->warnings()[1].message.contains(QStringLiteral("line 4")));
    }

    void aNumberThatCannotBeIsRefusedByRow_data()
    {
        QTest::addColumn<QByteArray>("cell");
        for (const char *cell : {"-1", "inf", "nan", "1e400", "many"})
            QTest::newRow(cell) << QByteArray(cell);
    }

    void aNumberThatCannotBeIsRefusedByRow()
    {
        QFETCH(QByteArray, cell);
        QByteArray bad = row;
        bad.replace("54.3", cell);
        const Validation validation = validateText(header + bad + row);
        QCOMPARE(validation.rows.size(), std::size_t(2));
        QCOMPARE(validation.warnings.size(), std::size_t(1));
        QVERIFY(validation.warnings[0].message.contains(QStringLiteral("line 2: decode_tokens_per_s")));
    }

    void whatCannotBePredictedIsLeftOutWithItsReason()
    {
        QByteArray unknown = row;
        unknown.replace("nvidia-rtx-4090", "nvidia-rtx-4090000");
        QByteArray ambiguous = row;
        ambiguous.replace("decode_only", "throughput_ambiguous");
        QByteArray shapeless = row;
        shapeless.replace("llama-3-8b", "");
        const Validation validation = validateText(header + unknown + ambiguous + shapeless);
        QVERIFY(validation.rows.empty());
        QCOMPARE(validation.leftOut.size(), std::size_t(3));
        QCOMPARE(validation.leftOut.at(QStringLiteral("throughput_ambiguous")), 1);
    }

    void weightFormatsAsSourcesWriteThem()
    {
        QCOMPARE(measuredWeightType(QStringLiteral("INT4-g32"))->bits, 5.0);
        QCOMPARE(measuredWeightType(QStringLiteral("q4f16_1"))->bits, 4.5);
        QCOMPARE(measuredWeightType(QString())->bits, 16.0);
        QVERIFY(!measuredWeightType(QStringLiteral("no such format")));
    }
};

RIDGEPOINT_TEST(tst_measuredtable)
#include "tst_measuredtable.moc"
