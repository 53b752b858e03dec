// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What looks at an estimate more closely: sweeps, sensitivity, tasks, working and the roofline. All of them show numbers that
/// estimate() gives, so that none is computed in a second way.
#include "testmain.h"

#include "model/catalogue/catalogue.h"
#include "model/compare/roofline.h"
#include "model/estimate/answertext.h"
#include "model/estimate/devicematrix.h"
#include "model/estimate/estimate.h"
#include "model/estimate/sensitivity.h"
#include "model/estimate/sweep.h"
#include "model/estimate/taskcomparison.h"
#include "model/estimate/working.h"

#include <QTest>

using namespace model;

class tst_analysis : public tests::TestCase
{
    Q_OBJECT

private:
    static const Catalogue &catalogue()
    {
        static const Catalogue built = loadCatalogue().catalogue;
        return built;
    }
    static const RequestContext &context()
    {
        static const RequestContext made = catalogueContext(catalogue());
        return made;
    }
    static RequestWords words(std::initializer_list<std::pair<const char *, const char *>> list)
    {
        RequestWords made;
        for (const auto &[key, word] : list)
            made.emplace_back(QString::fromLatin1(key), QString::fromLatin1(word));
        return made;
    }
    static RequestWords inference()
    {
        return words({{"model", "llama-2-70b"}, {"task", "inference"}, {"weight_type", "Q4_K_M"}});
    }
    static RequestWords training()
    {
        return words({{"model", "llama-2-7b"},
                      {"task", "train"},
                      {"count", "8"},
                      {"zero_stage", "3"},
                      {"train_tokens", "1e12"}});
    }
    static const QStringList &devices()
    {
        static const QStringList ids = {QStringLiteral("nvidia-h100-sxm5-80gb"), QStringLiteral("nvidia-rtx-4090")};
        return ids;
    }
    static std::optional<double> asked(const RequestWords &words, const QString &id, QuantityId quantity)
    {
        const auto matrix = askDevices(words, {id}, context());
        return matrix && matrix->rows.front().answer ? matrix->rows.front().answer->at(quantity) : std::nullopt;
    }

private slots:
    void pointsOfASweepAreAnswers_data()
    {
        QTest::addColumn<RequestWords>("words");
        QTest::addColumn<int>("axis");
        QTest::addColumn<int>("quantity");
        for (const SweepAxis axis : allSweepAxes()) {
            for (const QuantityId quantity :
                 {QuantityId::DecodeTokensPerS, QuantityId::CostPerMillionTokens, QuantityId::MaxBatch})
                QTest::addRow("inference %d %d", int(axis), int(quantity)) << inference() << int(axis) << int(quantity);
            for (const QuantityId quantity : {QuantityId::TrainHours, QuantityId::MemoryBytesPerDevice})
                QTest::addRow("training %d %d", int(axis), int(quantity)) << training() << int(axis) << int(quantity);
        }
    }
    void pointsOfASweepAreAnswers()
    {
        QFETCH(const RequestWords, words);
        QFETCH(const int, axis);
        QFETCH(const int, quantity);
        const SweepQuestion question{SweepAxis(axis), QuantityId(quantity), 9};
        const auto sweep = model::sweep(words, devices(), question, context());
        QVERIFY(sweep);
        QCOMPARE(sweep->curves.size(), std::size_t(devices().size()));
        const QString key = sweepKey(question.axis, sweep->task);
        for (const SweepCurve &curve : sweep->curves) {
            QCOMPARE(curve.asAsked.value, asked(words, curve.id, question.quantity));
            QVERIFY(curve.points.size() >= 4);
            for (const SweepPoint &point : curve.points) {
                const QString word = sweep->formats.isEmpty() ? QString::number(point.x, 'f', 0)
                                                              : sweep->formats.at(qsizetype(point.x));
                QCOMPARE(point.value, asked(withWord(words, key, word), curve.id, question.quantity));
            }
        }
    }

    void aSweepTriesTheValueAsAsked()
    {
        for (const double asAsked : {1.0, 700.0, 5000.0, 200000.0, 1e6}) {
            for (const SweepAxis axis : {SweepAxis::Context, SweepAxis::Batch, SweepAxis::Count}) {
                const std::vector<double> values = sweepValues(axis, asAsked, 4096, 64);
                QVERIFY(std::ranges::find(values, asAsked) != values.end());
                QVERIFY(values.size() <= 65);
                QVERIFY(std::ranges::is_sorted(values));
                QVERIFY(values.front() >= 1);
            }
        }
    }

    /// The format of the answer has its place on the axis, stated or not, a choice or not, in any spelling.
    void theFormatAsAskedIsOnTheAxis()
    {
        for (const RequestWords &asked :
             {training(), inference(), withWord(inference(), QStringLiteral("weight_type"), QStringLiteral("q4_k_m")),
              withWord(inference(), QStringLiteral("weight_type"), QStringLiteral("EXL2-4.0"))}) {
            const auto sweep = model::sweep(asked, devices(), {.axis = SweepAxis::Format}, context());
            QVERIFY(sweep);
            for (const SweepCurve &curve : sweep->curves) {
                QVERIFY(curve.asAsked.x >= 0);
                QCOMPARE(curve.points.at(std::size_t(curve.asAsked.x)).fits, curve.asAsked.fits);
                QCOMPARE(curve.points.at(std::size_t(curve.asAsked.x)).value, curve.asAsked.value);
            }
        }
    }

    void aSweepStopsWhenAsked()
    {
        std::stop_source source;
        source.request_stop();
        const auto sweep = model::sweep(inference(), devices(), {}, context(), source.get_token());
        QVERIFY(sweep);
        QVERIFY(sweep->curves.empty());
    }

    void aSweepOfNonsenseIsRefused()
    {
        QCOMPARE(model::sweep(words({{"model", "no-such-model"}}), devices(), {}, context()).error().code,
                 ErrorCode::UnknownId);
        const auto unknown = model::sweep(inference(), {QStringLiteral("no-such-device")}, {}, context());
        QVERIFY(unknown);
        QVERIFY(unknown->curves.front().points.empty());
    }

    void sensitivityHoldsWhatIsAsked()
    {
        const auto result = sensitivity(inference(), devices().first(), QuantityId::DecodeTokensPerS, context());
        QVERIFY(result);
        QCOMPARE(std::optional(result->asAsked), asked(inference(), devices().first(), QuantityId::DecodeTokensPerS));
        QVERIFY(result->factors.size() > 4);
        double before = 1e9;
        for (const SensitivityFactor &factor : result->factors) {
            QVERIFY(factor.low <= result->asAsked && factor.high >= result->asAsked);
            QVERIFY(factor.spread() <= before);
            before = factor.spread();
            if (!factor.isFigure) { // each end is an answer of its own
                QCOMPARE(asked(withWord(inference(), factor.key, factor.lowText), devices().first(),
                               QuantityId::DecodeTokensPerS),
                         std::optional(factor.low));
                QCOMPARE(asked(withWord(inference(), factor.key, factor.highText), devices().first(),
                               QuantityId::DecodeTokensPerS),
                         std::optional(factor.high));
            }
        }
        const auto bandwidth = std::ranges::find(result->factors, QStringLiteral("bandwidth"), &SensitivityFactor::key);
        QVERIFY(bandwidth != result->factors.end()); // decoding one sequence is bound by it
        QVERIFY(bandwidth->spread() > 1.05 && bandwidth->spread() < 1.25);
    }

    void sensitivityOfWhatIsNotKnown()
    {
        QCOMPARE(sensitivity(inference(), devices().first(), QuantityId::TrainHours, context()).error().code,
                 ErrorCode::Unsupported);
        QCOMPARE(sensitivity(inference(), QStringLiteral("no-such-device"), QuantityId::DecodeTokensPerS, context())
                     .error()
                     .code,
                 ErrorCode::UnknownId);
    }

    void tasksLieOrdersOfMagnitudeApart()
    {
        const auto costs = compareTasks(inference(), devices().first(), context());
        QVERIFY(costs);
        QCOMPARE(costs->size(), std::size_t(5));
        for (const TaskCost &cost : *costs)
            QVERIFY2(cost.deviceHours && cost.flops && cost.memoryBytes, qPrintable(cost.title));
        const TaskCost &answer = costs->front();
        const TaskCost &train = costs->back();
        QCOMPARE(train.task, Task::Train);
        QVERIFY(*train.deviceHours > 1e6 * *answer.deviceHours);
        QVERIFY(*train.memoryBytes > 10 * *answer.memoryBytes);
        // 20 tokens a parameter, 6 FLOPs a parameter and token: 120 N², and attention on top.
        const double parameters = *asked(inference(), devices().first(), QuantityId::ParamsTotal);
        QVERIFY(std::abs(*train.flops / (120 * parameters * parameters) - 1) < 0.1);
    }

    void statedTokensAreTaken()
    {
        const auto costs = compareTasks(training(), devices().first(), context());
        QVERIFY(costs);
        QCOMPARE(costs->back().tokens, 1e12);
        QCOMPARE(costs->back().deviceHours, asked(training(), devices().first(), QuantityId::DeviceHours));
        QCOMPARE(costs->at(3).tokens, usualFinetuneTokens);
    }

    void workingShowsTheAnswersNumbers_data()
    {
        QTest::addColumn<RequestWords>("words");
        QTest::addColumn<QList<QuantityId>>("opened");
        QTest::newRow("inference") << inference()
                                   << QList<QuantityId>{
                                          QuantityId::WeightsBytes,         QuantityId::KvCacheBytesPerToken,
                                          QuantityId::MemoryBytesPerDevice, QuantityId::DevicesNeeded,
                                          QuantityId::PrefillTokensPerS,    QuantityId::TtftS,
                                          QuantityId::DecodeTokensPerS,     QuantityId::E2eOutputTokensPerS,
                                          QuantityId::CostPerMillionTokens};
        QTest::newRow("training") << training()
                                  << QList<QuantityId>{QuantityId::MemoryBytesPerDevice,
                                                       QuantityId::TrainTokensPerSPerDevice,
                                                       QuantityId::StepTimeS,
                                                       QuantityId::Mfu,
                                                       QuantityId::TrainHours,
                                                       QuantityId::DeviceHours,
                                                       QuantityId::EnergyKwh,
                                                       QuantityId::Cost};
    }
    void workingShowsTheAnswersNumbers()
    {
        QFETCH(const RequestWords, words);
        QFETCH(const QList<QuantityId>, opened);
        auto request = requestFromWords(words, context());
        QVERIFY(request);
        request->device = *context().device(devices().first());
        const auto answer = estimate(*request);
        QVERIFY(answer);
        const QList<QuantityWorking> working = workingOf(*request, *answer);
        for (const QuantityId quantity : opened) {
            const auto found = std::ranges::find(working, quantity, &QuantityWorking::quantity);
            QVERIFY2(found != working.end(), qPrintable(quantityTitle(quantity)));
            QVERIFY(!found->formula.isEmpty());
            QVERIFY(!found->figures.isEmpty());
            QCOMPARE(found->result, quantityText(*answer, quantity, *answer->at(quantity)));
        }
    }

    /// The column of a task that can be clicked has a formula behind it.
    void everyColumnIsOpened()
    {
        for (const RequestWords &words : {inference(), training()}) {
            auto request = requestFromWords(words, context());
            request->device = *context().device(devices().first());
            const auto answer = estimate(*request);
            const QList<QuantityWorking> working = workingOf(*request, *answer);
            for (const QuantityId quantity : matrixColumns(request->task)) {
                if (answer->at(quantity))
                    QVERIFY2(std::ranges::find(working, quantity, &QuantityWorking::quantity) != working.end(),
                             qPrintable(quantityTitle(quantity)));
            }
        }
    }

    void workStaysUnderTheRoof()
    {
        for (const QString &id : {QStringLiteral("nvidia-h100-sxm5-80gb"), QStringLiteral("nvidia-a100-sxm4-80gb"),
                                  QStringLiteral("apple-m2-ultra-76c")}) {
            for (const char *batch : {"1", "64"}) {
                auto request = requestFromWords(
                    words({{"model", "llama-2-7b"}, {"weight_type", "bf16"}, {"batch", batch}}), context());
                request->device = *context().device(id);
                const QList<RooflinePoint> points = rooflinePoints(*request);
                QCOMPARE(points.size(), 2);
                const Device *device = catalogue().find(id);
                const double peak = device->peakRate(NumberFormat::Fp16).dense.value->inTeraflopPerSecond();
                for (const RooflinePoint &point : points) {
                    const double roof = attainableRate(FlopPerSecond::fromTeraflopPerSecond(peak),
                                                       *device->memoryBandwidth.value, point.intensity)
                                            .inTeraflopPerSecond();
                    QVERIFY2(point.flopPerSecond > 0 && point.flopPerSecond < 1.02e12 * roof,
                             qPrintable(id + point.name));
                }
                QVERIFY(points.first().intensity
                        > points.last().intensity); // prefill works more for each byte than decode
            }
        }
    }
};

RIDGEPOINT_TEST(tst_analysis)
#include "tst_analysis.moc"
