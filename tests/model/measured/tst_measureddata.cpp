// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What the Measured page shows: every figure of the published files beside its estimate, with the statistics of `validate`;
/// files of a person's own; clusters and claims.
#include "tests/model/support.h"
#include "tests/testmain.h"

#include "model/catalogue/schemacheck.h"
#include "model/estimate/cataloguerequest.h"
#include "model/io/writefile.h"
#include "model/measured/clusters.h"
#include "model/measured/measureddata.h"
#include "model/measured/measuredfilter.h"
#include "model/measured/validationreport.h"
#include "model/tables/datatablemodel.h"
#include "model/tables/figurestable.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QTemporaryDir>

#include <numeric>
#include <set>

namespace {

const model::MeasuredData &measured()
{
    static const model::MeasuredData data = *model::predictMeasured(tests::builtIn(), {}, [](double) { return true; });
    return data;
}

model::Validation validated(const char *file)
{
    const auto table = model::MeasuredTable::readFile(QStringLiteral(":/ridgepoint/measured/")
                                                      + QLatin1StringView(file));
    const model::RequestContext ids = model::catalogueContext(tests::builtIn());
    return model::validate(*table, {ids.presets, ids.device, tests::builtIn().ids(), &*model::Calibration::builtIn()});
}

std::vector<std::size_t> all()
{
    std::vector<std::size_t> places(measured().figures.size());
    std::iota(places.begin(), places.end(), std::size_t(0));
    return places;
}

const model::ArticleClaim &claim(const char *id)
{
    const auto &claims = measured().claims;
    const auto found = std::ranges::find(claims, QString::fromLatin1(id), &model::ArticleClaim::id);
    if (found == claims.end())
        qFatal("no claim %s", id);
    return *found;
}

const model::Cluster &cluster(const char *id)
{
    const auto &clusters = model::publishedClusters();
    const auto found = std::ranges::find(clusters, QString::fromLatin1(id), &model::Cluster::id);
    if (found == clusters.end())
        qFatal("no cluster %s", id);
    return *found;
}

QString findingsOf(const model::ArticleClaim &claim)
{
    QStringList lines;
    for (const model::ArticleClaim::Finding &finding : claim.findings)
        lines << finding.from + QStringLiteral(" = ") + finding.value;
    return lines.join(QLatin1Char('\n'));
}

constexpr const char *ownCsv = "id,device_id,device_count,model_name,model_id,quantization,engine,batch_size,"
                               "prompt_tokens,output_tokens,decode_tokens_per_s,note\n"
                               "mine,nvidia-rtx-4090,1,Llama 2 7B,llama-2-7b,Q4_K_M,llama.cpp,1,512,128,150,"
                               "basis=decode_only\n";

} // namespace

class tst_MeasuredData : public tests::TestCase
{
    Q_OBJECT

private slots:
    void everyRowHasAFigure();
    void statisticsAreThoseOfValidate();
    void aFigureBesideItsEstimate();
    void timeOfARunBesideItsEstimate();
    void dissentIsAtItsFigure();
    void reasonWhereThereIsNoEstimate();
    void filtersByWordsAndColumns();
    void sortsUnknownLast();
    void tableOfFiguresIsAModel();
    void tableModelSortsNumbers();
    void stopsWhenAsked();
    void ownFileComesFirst();
    void ownFileThatIsNone_data();
    void ownFileThatIsNone();
    void ownFileTooLarge();
    void ownFileOfTheSameName();
    void filesHoldTheirSchema_data();
    void filesHoldTheirSchema();
    void clustersNameDevicesAndSources();
    void totalsOfClusters();
    void unknownTotalsStayUnknown();
    void claimsBesideTheCatalogue();
};

void tst_MeasuredData::everyRowHasAFigure()
{
    QCOMPARE(measured().files.size(), std::size_t(2));
    std::set<std::pair<std::size_t, int>> rows;
    std::size_t compared = 0;
    for (const model::MeasuredFigure &figure : measured().figures) {
        rows.insert({figure.file, figure.line});
        compared += figure.compared ? 1 : 0;
    }
    QCOMPARE(rows.size(), std::size_t(1370 + 668)); // rows of the two files, resources/measured/README.md
    QCOMPARE(compared, measured().files[0].validation.rows.size() + measured().files[1].validation.rows.size());
}

void tst_MeasuredData::statisticsAreThoseOfValidate()
{
    const std::vector<model::MeasuredErrors> groups = model::measuredErrors(measured(), all());
    QCOMPARE(groups.size(), std::size_t(2));
    for (const auto &[group, file] : {std::pair(groups[0], "inference.csv"), std::pair(groups[1], "training.csv")}) {
        const QString printed = model::validationToText(validated(file));
        QVERIFY(printed.startsWith(group.table.toPlainText()));
        QVERIFY(printed.contains(group.fits));
        QVERIFY(!group.fits.isEmpty());
    }
}

void tst_MeasuredData::aFigureBesideItsEstimate()
{
    const model::MeasuredFigure *figure = model::findPublished(measured().figures, QStringLiteral("inf-095f44d3"),
                                                               model::MeasuredWhat::DecodeBatch1);
    QVERIFY(figure);
    QCOMPARE(figure->measuredText(), QStringLiteral("41.01 tokens/s"));
    QCOMPARE(figure->deviceName, QStringLiteral("GeForce RTX 4090 24GB"));
    QVERIFY(figure->predicted && figure->high > figure->low);
    QVERIFY(figure->predictedText().startsWith(QStringLiteral("≈ ")));
    QCOMPARE(*figure->error(), *figure->predicted / 41.01 - 1);
    QCOMPARE(figure->link(), QStringLiteral("https://github.com/casper-hansen/AutoAWQ"));
}

void tst_MeasuredData::timeOfARunBesideItsEstimate()
{
    const model::MeasuredFigure *run = model::findPublished(measured().figures, QStringLiteral("mlperf-30-006"),
                                                            model::MeasuredWhat::RunTime);
    QVERIFY(run);
    QCOMPARE(run->measuredText(), QStringLiteral("10.94 min"));
    QCOMPARE(*run->devices, 3584.0);
    QCOMPARE(run->statedIn.size(), 3);
    QVERIFY(run->dissents.isEmpty());
    // 1.211e9 tokens at the logged 515.32 tokens/s of each of 3,584 devices take 655.7 s, of which the estimate knows the rate
    // to a tenth or so; a run is longer by evaluation and start.
    QVERIFY(run->predicted && *run->predicted > 400 && *run->predicted < 900);
    QVERIFY(run->low < *run->predicted && *run->predicted < run->high);
    QVERIFY(!run->compared);
}

void tst_MeasuredData::dissentIsAtItsFigure()
{
    const model::MeasuredFigure *run = model::findPublished(measured().figures, QStringLiteral("mlperf-30-002"),
                                                            model::MeasuredWhat::RunTime);
    QVERIFY(run);
    QCOMPARE(*run->devices, 384.0);
    QCOMPARE(run->dissents.size(), 1);
    QVERIFY(run->dissents.first().contains(QStringLiteral("96")));
    QVERIFY(run->dissents.first().contains(QStringLiteral("384")));
}

void tst_MeasuredData::reasonWhereThereIsNoEstimate()
{
    int without = 0;
    for (const model::MeasuredFigure &figure : measured().figures) {
        if (figure.predicted)
            continue;
        ++without;
        QVERIFY2(!figure.reasonText().isEmpty() || figure.what == model::MeasuredWhat::NoFigure, qPrintable(figure.id));
        QCOMPARE(figure.predictedText(), QStringLiteral("–"));
        QCOMPARE(figure.errorText(), QStringLiteral("–"));
    }
    QVERIFY(without > 0);
}

void tst_MeasuredData::filtersByWordsAndColumns()
{
    const auto &figures = measured().figures;
    model::MeasuredFilter filter;
    QCOMPARE(model::filtered(figures, filter).size(), figures.size());
    filter.words = QStringLiteral("  H100   gpt-3 ");
    filter.what = model::MeasuredWhat::RunTime;
    const auto places = model::filtered(figures, filter);
    QVERIFY(!places.empty());
    for (const std::size_t place : places) {
        QCOMPARE(figures[place].what, model::MeasuredWhat::RunTime);
        QVERIFY(figures[place].deviceName.contains(QStringLiteral("H100")));
    }
    filter = {};
    filter.onlyArticles = true;
    QCOMPARE(model::filtered(figures, filter).size(), std::size_t(3));
    filter = {};
    filter.deviceIds = QSet<QString>{QStringLiteral("nvidia-rtx-4090")};
    for (const std::size_t place : model::filtered(figures, filter))
        QCOMPARE(figures[place].deviceId, QStringLiteral("nvidia-rtx-4090"));
    filter.deviceIds = QSet<QString>();
    QVERIFY(model::filtered(figures, filter).empty());
    const auto engines = model::measuredChoices(figures, &model::MeasuredFigure::engine);
    QVERIFY(engines.size() > 10);
    QVERIFY(engines.front().figures >= engines.back().figures);
}

void tst_MeasuredData::sortsUnknownLast()
{
    model::FiguresTable table;
    table.setData(std::make_shared<model::MeasuredData>(measured()));
    for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        table.sort(model::FiguresTable::ErrorColumn, order);
        bool isUnknown = false;
        std::optional<double> before;
        for (int row = 0; row < table.rowCount(); ++row) {
            const auto error = table.figure(table.index(row, 0))->error();
            QVERIFY(!error || !isUnknown);
            isUnknown = !error;
            if (error && before)
                QVERIFY(order == Qt::AscendingOrder ? std::abs(*error) >= *before : std::abs(*error) <= *before);
            before = error ? std::optional(std::abs(*error)) : std::nullopt;
        }
        QVERIFY(isUnknown);
    }
}

void tst_MeasuredData::tableOfFiguresIsAModel()
{
    model::FiguresTable table;
    const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(table.rowCount(), 0);
    table.setData(std::make_shared<model::MeasuredData>(measured()));
    table.setFilter({.words = QStringLiteral("mlperf-30-002")});
    QCOMPARE(table.rowCount(), 2); // the time of the run, and that it ran
    QCOMPARE(table.index(0, model::FiguresTable::DevicesColumn).data().toString(), QStringLiteral("⚠ 384"));
    QCOMPARE(table.index(0, model::FiguresTable::MeasuredColumn).data().toString(), QStringLiteral("311.94 min"));
    const model::DataTable data = table.toDataTable();
    QCOMPARE(data.rows.size(), std::size_t(2));
    QVERIFY(data.toCsv().contains("https://github.com/mlcommons/training_results_v3.0"));
    table.setFilter({.words = QStringLiteral("no such thing")});
    QCOMPARE(table.rowCount(), 0);
}

void tst_MeasuredData::tableModelSortsNumbers()
{
    model::DataTableModel table;
    const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model::DataTable data;
    data.columns = {{QStringLiteral("name"), false}, {QStringLiteral("value"), true}};
    data.rows = {{{QStringLiteral("a"), std::nullopt}, {QStringLiteral("1,000"), 1000}},
                 {{QStringLiteral("b"), std::nullopt}, {QStringLiteral("not published"), std::nullopt}},
                 {{QStringLiteral("c"), std::nullopt}, {QStringLiteral("20"), 20}}};
    table.setTable(data);
    const auto names = [&] {
        QString text;
        for (int row = 0; row < table.rowCount(); ++row)
            text += table.index(row, 0).data().toString();
        return text;
    };
    QCOMPARE(names(), QStringLiteral("abc"));
    table.sort(1, Qt::AscendingOrder);
    QCOMPARE(names(), QStringLiteral("cab"));
    table.sort(1, Qt::DescendingOrder);
    QCOMPARE(names(), QStringLiteral("acb"));
    QCOMPARE(table.table().rows.back()[0].text, QStringLiteral("b"));
}

void tst_MeasuredData::stopsWhenAsked()
{
    int asked = 0;
    QVERIFY(!model::predictMeasured(tests::builtIn(), {}, [&](double share) { return share < 0.5 && ++asked > 0; }));
    QVERIFY(asked > 100);
}

void tst_MeasuredData::ownFileComesFirst()
{
    const QList<model::OwnMeasurements> own{{QStringLiteral("mine.csv"), ownCsv},
                                            {QStringLiteral("broken.csv"), QByteArray("a,b\n1,2\n")}};
    const auto data = model::predictMeasured(tests::builtIn(), own, [](double) { return true; });
    QVERIFY(data);
    QCOMPARE(data->files.size(), std::size_t(4));
    QVERIFY(!data->files[0].fault);
    QVERIFY(data->files[1].fault);
    const model::MeasuredFigure &first = data->figures.front();
    QVERIFY(first.isYours);
    QCOMPARE(first.id, QStringLiteral("mine"));
    QCOMPARE(*first.measured, 150.0);
    QVERIFY(first.predicted);
    const auto groups = model::measuredErrors(*data, {0});
    QCOMPARE(groups.size(), std::size_t(1));
    QCOMPARE(groups.front().file, QStringLiteral("Yours: mine.csv"));
}

void tst_MeasuredData::ownFileThatIsNone_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("said");
    QTest::newRow("another table") << QByteArray("name,price\nH100,30000\n") << QStringLiteral("decode_tokens_per_s");
    QTest::newRow("nothing") << QByteArray() << QStringLiteral("a file without rows");
    QTest::newRow("a quote that never closes")
        << QByteArray("id,device_id,decode_tokens_per_s\n\"a,b,1\n") << QString();
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe"
                                          "i\0d\0",
                                          6)
                            << QStringLiteral("UTF-16");
}

void tst_MeasuredData::ownFileThatIsNone()
{
    QFETCH(const QByteArray, bytes);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("x.csv"));
    QVERIFY(model::writeFile(path, bytes));
    const auto read = model::withMeasurements({}, path);
    QVERIFY(!read);
    QVERIFY(read.error().toText().contains(path));
    QVERIFY(!read.error().message.isEmpty());
    QVERIFY(!model::withMeasurements({}, folder.filePath(QStringLiteral("gone.csv"))));
}

void tst_MeasuredData::ownFileTooLarge()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("large.csv"));
    QByteArray bytes = ownCsv;
    bytes += QByteArray("x,nvidia-rtx-4090,1,,,,,,,,1,\n").repeated(model::OwnMeasurements::mostRows);
    QVERIFY(model::writeFile(path, bytes));
    const auto many = model::withMeasurements({}, path);
    QVERIFY(!many);
    QCOMPARE(many.error().code, model::ErrorCode::OutOfRange);
    QVERIFY(many.error().message.contains(QStringLiteral("5001")));
    QVERIFY(model::writeFile(path, bytes.repeated(8)));
    const auto large = model::withMeasurements({}, path);
    QVERIFY(!large);
    QVERIFY(large.error().message.contains(QStringLiteral("1024 KiB")));
}

void tst_MeasuredData::ownFileOfTheSameName()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("mine.csv"));
    QVERIFY(model::writeFile(path, ownCsv));
    const auto read = model::withMeasurements({{QStringLiteral("mine.csv"), "old"}, {QStringLiteral("other.csv"), "x"}},
                                              path);
    QVERIFY(read);
    QCOMPARE(read->size(), 2);
    QCOMPARE(read->first().name, QStringLiteral("other.csv"));
    QCOMPARE(read->last().csv, QByteArray(ownCsv));
}

void tst_MeasuredData::filesHoldTheirSchema_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("clusters") << QStringLiteral("clusters");
    QTest::newRow("claims") << QStringLiteral("claims");
}

void tst_MeasuredData::filesHoldTheirSchema()
{
    QFETCH(const QString, name);
    QFile file(QStringLiteral(":/ridgepoint/measured/%1.json").arg(name));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const model::Errors faults = model::checkAgainstSchema(file.readAll(), name);
    QVERIFY2(faults.empty(), qPrintable(tests::listed(faults)));
}

void tst_MeasuredData::clustersNameDevicesAndSources()
{
    QCOMPARE(model::publishedClusters().size(), std::size_t(17));
    std::set<QString> ids;
    for (const model::Cluster &one : model::publishedClusters()) {
        QVERIFY2(tests::builtIn().find(one.deviceId), qPrintable(one.id));
        QVERIFY2(!one.sources.empty(), qPrintable(one.id));
        for (const model::Source &source : one.sources)
            QVERIFY2(!source.title.isEmpty(), qPrintable(one.id));
        QVERIFY2(ids.insert(one.id).second, qPrintable(one.id));
    }
    for (const model::ArticleClaim &one : measured().claims) {
        QVERIFY2(!one.statement.isEmpty() && !one.findings.empty() && !one.statedIn.empty(), qPrintable(one.id));
        for (const QString &id : one.deviceIds)
            QVERIFY2(tests::builtIn().find(id), qPrintable(id));
    }
}

void tst_MeasuredData::totalsOfClusters()
{
    const model::PublishedClusterTotals h100 = model::clusterTotals(cluster("mlperf3-nv-cw-3584"), tests::builtIn());
    QCOMPARE(h100.memory->inGibibytes(), 3584 * 80.0);
    QCOMPARE(h100.flops16->inBaseUnits() / 1e15, 3584 * 0.9894);
    QCOMPARE(h100.links->inGigabytesPerSecond(), 3584 * 900.0);
    QCOMPARE(h100.power->inWatts(), 3584 * 700.0);
    // 256 × (96 + 480) GiB are 144 TiB, the figure that NVIDIA and the articles print.
    const model::PublishedClusterTotals gh200 = model::clusterTotals(cluster("dgx-gh200-256"), tests::builtIn());
    QCOMPARE(gh200.memoryWithSecond->inGibibytes(), 144 * 1024.0);
    QCOMPARE(*cluster("mlperf3-gaudi2-384").disputedDevices, 96.0);
    QCOMPARE(model::clusterResultText(cluster("mlperf3-gaudi2-384")), QStringLiteral("GPT-3 175B: 311.94 min"));
}

void tst_MeasuredData::unknownTotalsStayUnknown()
{
    const model::PublishedClusterTotals aurora = model::clusterTotals(cluster("aurora"), tests::builtIn());
    QVERIFY(!aurora.links); // the catalogue has no bandwidth of Xe Link
    QVERIFY(!aurora.flops8);
    QVERIFY(aurora.memory);
    model::Cluster unknown;
    unknown.deviceId = QStringLiteral("nobody");
    const model::PublishedClusterTotals none = model::clusterTotals(unknown, tests::builtIn());
    QVERIFY(!none.memory && !none.flops16 && !none.power);
    const model::DataTable table = model::clustersTable(model::publishedClusters(), tests::builtIn());
    for (const auto &row : table.rows) {
        for (std::size_t column = 0; column < row.size(); ++column)
            QVERIFY(!table.columns[column].numeric || row[column].number
                    || row[column].text == QStringLiteral("not published"));
    }
}

void tst_MeasuredData::claimsBesideTheCatalogue()
{
    const model::ArticleClaim &gaudi = claim("gpt3-gaudi2");
    QVERIFY(gaudi.isDisputed);
    QVERIFY2(findingsOf(gaudi).contains(QStringLiteral("384 devices, 311.94 min")), qPrintable(findingsOf(gaudi)));
    QVERIFY(!claim("gpt3-3584-h100").isDisputed);
    QVERIFY(!claim("gpt3-768-h100").isDisputed);
    // 311.94 / 10.94 = 28.5, and per device 28.51 × 384 / 3,584 = 3.05; on the articles' 96 chips it would be 0.76.
    QVERIFY2(findingsOf(claim("h100-gaudi2-speed")).contains(QStringLiteral("28.51×")),
             qPrintable(findingsOf(claim("h100-gaudi2-speed"))));
    QVERIFY(findingsOf(claim("h100-gaudi2-speed")).contains(QStringLiteral("3.05×")));
    // FP16 or BF16, dense: 362.1 / 312; bandwidth 3,276.8 / 1,555.
    QVERIFY2(findingsOf(claim("mi250-a100-40gb")).contains(QStringLiteral("116.1 %")),
             qPrintable(findingsOf(claim("mi250-a100-40gb"))));
    QVERIFY(claim("mi250-a100-40gb").statement.contains(QStringLiteral("80 %")));
    QVERIFY(claim("mi250-a100-80gb").statement.contains(QStringLiteral("73 %")));
    // 312 / 125.
    QVERIFY2(findingsOf(claim("a100-v100")).contains(QStringLiteral("2.5×")),
             qPrintable(findingsOf(claim("a100-v100"))));
    QVERIFY(claim("a100-v100").statement.contains(QStringLiteral("4.3×")));
    QVERIFY(claim("gpt3-1024-a100").statement.contains(QStringLiteral("30 days")));
    QVERIFY(findingsOf(claim("gpt3-1024-a100")).contains(QStringLiteral("days")));
    QVERIFY2(findingsOf(claim("dgx-gh200-memory")).contains(QStringLiteral("144 TB")),
             qPrintable(findingsOf(claim("dgx-gh200-memory"))));
    QVERIFY(!claim("dgx-gh200-memory").isDisputed);
    QVERIFY2(findingsOf(claim("aurora-fp64")).contains(QStringLiteral("1.01 EFLOPS")),
             qPrintable(findingsOf(claim("aurora-fp64"))));
    QVERIFY(!claim("m2-ultra-memory-a100").isDisputed);
}

RIDGEPOINT_TEST(tst_MeasuredData)
#include "tst_measureddata.moc"
