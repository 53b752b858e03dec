// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Workspace files: they come back as they were, keep what this version does not know, and say what is wrong in them.
#include "tests/model/support.h"
#include "tests/testmain.h"

#include "model/catalogue/schemacheck.h"
#include "model/workspace/workspacefile.h"

class tst_WorkspaceFile : public tests::TestCase
{
    Q_OBJECT

private slots:
    void comesBack_data();
    void comesBack();
    void holdsItsSchema_data() { comesBack_data(); }
    void holdsItsSchema();
    void keepsUnknownKeys();
    void restOfAServerStays();
    void emptyOneIsTheDefault();
    void faults_data();
    void faults();
    void refused_data();
    void refused();
};

void tst_WorkspaceFile::comesBack_data()
{
    QTest::addColumn<model::WorkspaceState>("state");
    QTest::newRow("first") << model::firstWorkspace();
    QTest::newRow("nothing compared") << model::WorkspaceState{};
    model::WorkspaceState full;
    full.comparedIds = QStringList{QStringLiteral("nvidia-rtx-4090"), QStringLiteral("amd-mi300x-192gb")};
    full.baselineId = full.comparedIds[1];
    full.query = {.format = model::NumberFormat::Fp8,
                  .sparsity = model::Sparsity::Sparse,
                  .priceKind = model::PriceKind::Street,
                  .currency = model::Currency::Cny};
    full.order = model::RowOrder::Given;
    full.logarithmic = true;
    full.plots[1] = {.kind = model::PlotKind::Scatter,
                     .metric = model::MetricId::Flops,
                     .horizontal = model::MetricId::Power,
                     .isTable = true};
    full.plots[3].kind = model::PlotKind::Roofline;
    full.enlargedPlot = 3;
    full.filter = {.words = QStringLiteral("苹果 m2"),
                   .vendors = {QStringLiteral("Apple"), QStringLiteral("AMD")},
                   .kinds = {model::DeviceKind::SystemOnChip},
                   .markets = {model::Market::ChinaExport, model::Market::China},
                   .memoryAtLeast = model::Bytes::fromGibibytes(96),
                   .memoryAtMost = model::Bytes::fromGibibytes(512),
                   .numberFormat = model::NumberFormat::Fp64Tensor,
                   .isPriced = true,
                   .yearFrom = 2021,
                   .yearTo = 2026};
    full.pinnedEstimate = {{QStringLiteral("model"), QStringLiteral("llama-3-8b")}};
    full.estimateView = {model::QuantityId::TtftS, model::SweepAxis::Batch, true};
    full.estimate = {{QStringLiteral("params"), QStringLiteral("7e9")},
                     {QStringLiteral("task"), QStringLiteral("lora")}};
    full.own = model::JsonValue::object()
                   .set(QStringLiteral("format"), QStringLiteral("ridgepoint-catalogue"))
                   .set(QStringLiteral("version"), 1)
                   .set(QStringLiteral("devices"), model::JsonValue::array());
    full.measurements = {
        {QStringLiteral("mine.csv"), QByteArray("device_id,decode_tokens_per_s\nnvidia-rtx-4090,150\n")},
        {QStringLiteral("苹果.csv"), QByteArray("device_id,decode_tokens_per_s\napple-m1,10\n")}};
    model::ServerBuild server;
    server.id = QStringLiteral("my-node");
    server.name = QStringLiteral("Node");
    server.platformId = QStringLiteral("plat-smci-sys-421ge-tnrt");
    server.lines = {{.partId = QStringLiteral("gpu-h100-pcie-80"), .quantity = 8, .originalText = {}},
                    {.partId = QStringLiteral("of-an-overlay-that-is-not-loaded"), .quantity = 2, .originalText = {}}};
    server.overrides = {{QStringLiteral("plat-smci-sys-421ge-tnrt"), QStringLiteral("dimmSlots"), 32.0}};
    server.prices = {{QStringLiteral("gpu-h100-pcie-80"), 21000, model::Currency::Cny}};
    server.gpuPowerCapWatts = 300;
    server.settings.nodes = 16;
    full.servers = {server};
    QTest::newRow("everything") << full;
}

void tst_WorkspaceFile::comesBack()
{
    QFETCH(const model::WorkspaceState, state);
    const QByteArray text = model::workspaceToJson(state).toText();
    const auto read = model::workspaceFromText(text, QStringLiteral("it"));
    QVERIFY(read);
    QVERIFY2(read->faults.empty(), qPrintable(tests::listed(read->faults)));
    QCOMPARE(read->state, model::normalised(state));
    QCOMPARE(model::workspaceToJson(read->state).toText(), text);
    const auto shared = model::workspaceFromShareText(model::workspaceToShareText(state));
    QVERIFY(shared);
    QCOMPARE(shared->state, read->state);
}

void tst_WorkspaceFile::holdsItsSchema()
{
    QFETCH(const model::WorkspaceState, state);
    const model::Errors faults = model::checkAgainstSchema(model::workspaceToJson(state).toText(),
                                                           QStringLiteral("workspace"));
    QVERIFY2(faults.empty(), qPrintable(tests::listed(faults)));
}

void tst_WorkspaceFile::keepsUnknownKeys()
{
    const QByteArray text = R"({"format": "ridgepoint-workspace", "version": 1, "compared": ["nvidia-rtx-4090"],
        "plans": [{"id": "mine"}], "charts": [{"metric": "power", "zoom": [1, 2]}, {}], "filter": {"colour": "green"}})";
    const auto read = model::workspaceFromText(text, QStringLiteral("it"));
    QVERIFY(read);
    QVERIFY(read->faults.empty());
    model::WorkspaceState state = read->state;
    state.plots[0].metric = model::MetricId::Price; // work goes on
    state.comparedIds.clear();
    const model::JsonValue written = model::workspaceToJson(state);
    QCOMPARE(written["plans"].elements().at(0)["id"].toString(), QStringLiteral("mine"));
    QCOMPARE(written["charts"].elements().at(0)["zoom"].elements().size(), std::size_t(2));
    QCOMPARE(written["charts"].elements().at(0)["metric"].toString(), QStringLiteral("price"));
    QCOMPARE(written["filter"]["colour"].toString(), QStringLiteral("green"));
    QVERIFY(written["compared"].elements().empty());
}

void tst_WorkspaceFile::restOfAServerStays()
{
    const QByteArray text = R"({"format": "ridgepoint-workspace", "version": 1, "servers": [
        {"format": "ridgepoint-server", "version": 1, "name": "Node", "parts": [
            {"part": "gpu-h100-pcie-80", "quantity": 1000000000}, {"part": "cpu-xeon-8468", "quantity": 2}]},
        {"format": "ridgepoint-server", "version": 99},
        {"format": "ridgepoint-server", "version": 1, "parts": []}]})";
    const auto read = model::workspaceFromText(text, QStringLiteral("it"));
    QVERIFY(read);
    QCOMPARE(read->state.servers.size(), 2);
    QCOMPARE(read->state.servers[0].lines.size(), std::size_t(1));
    QCOMPARE(read->state.servers[0].lines[0].partId, QStringLiteral("cpu-xeon-8468"));
    QVERIFY(!read->state.servers[1].name.isEmpty() && !read->state.servers[1].id.isEmpty());
    QVERIFY(read->state.servers[0].id != read->state.servers[1].id);
    QCOMPARE(read->faults.size(), std::size_t(2));
    QCOMPARE(read->faults[0].place, QStringLiteral("/servers/0/parts/0/quantity"));
    QCOMPARE(read->faults[1].place, QStringLiteral("/servers/1/version"));
    // What was left out does not come back into another line.
    QCOMPARE(model::workspaceToJson(read->state)["servers"].elements().size(), std::size_t(2));
}

void tst_WorkspaceFile::emptyOneIsTheDefault()
{
    const auto read = model::workspaceFromText(R"({"format": "ridgepoint-workspace", "version": 1})",
                                               QStringLiteral("it"));
    QVERIFY(read);
    QCOMPARE(read->state, model::WorkspaceState{});
}

void tst_WorkspaceFile::faults_data()
{
    QTest::addColumn<QByteArray>("member");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *member, const char *place, const char *expected) {
        QTest::newRow(member) << QByteArray(member) << QString::fromLatin1(place) << QString::fromLatin1(expected);
    };
    row(R"("compared": "nvidia-rtx-4090")", "/compared", "a list of device ids");
    row(R"("compared": [7])", "/compared", "a device id");
    row(R"("baseline": "nvidia-rtx-4090")", "/baseline", "one of the compared devices");
    row(R"("number_format": "fp17")", "/number_format", "fp16");
    row(R"("sparsity": true)", "/sparsity", "dense");
    row(R"("price_kind": "cheap")", "/price_kind", "street");
    row(R"("currency": "GBP")", "/currency", "CNY");
    row(R"("order": 3)", "/order", "value");
    row(R"("scale": "cubic")", "/scale", "logarithmic");
    row(R"("charts": {})", "/charts", "a list");
    row(R"("charts": [{"kind": "pie"}])", "/charts/0/kind", "roofline");
    row(R"("charts": [{}, {"metric": "taste"}])", "/charts/1/metric", "bandwidth");
    row(R"("charts": [{"table": "yes"}])", "/charts/0/table", "true or false");
    row(R"("enlarged_chart": 4)", "/enlarged_chart", "-1");
    row(R"("enlarged_chart": 0.5)", "/enlarged_chart", "-1");
    row(R"("filter": [])", "/filter", "an object");
    row(R"("filter": {"memory_at_least_bytes": -1})", "/filter/memory_at_least_bytes", "above 0");
    row(R"("filter": {"kinds": ["gpu", "toaster"]})", "/filter/kinds", "a list of kinds");
    row(R"("filter": {"vendors": "AMD"})", "/filter/vendors", "a list of vendors");
    row(R"("filter": {"markets": ["moon"]})", "/filter/markets", "a list of markets");
    row(R"("filter": {"number_format": "fp3"})", "/filter/number_format", "a number format");
    row(R"("filter": {"priced": 1})", "/filter/priced", "true or false");
    row(R"("filter": {"year_from": 2022.5})", "/filter/year_from", "a year");
    row(R"("estimate": {"context": 8192})", "/estimate", "an object of texts");
    row(R"("own": "mine")", "/own", "a catalogue");
}

void tst_WorkspaceFile::faults()
{
    QFETCH(const QByteArray, member);
    QFETCH(const QString, place);
    QFETCH(const QString, expected);
    const auto read = model::workspaceFromText(
        "{\"format\": \"ridgepoint-workspace\", \"version\": 1,\n" + member + "}", QStringLiteral("file"));
    QVERIFY(read);
    QCOMPARE(read->faults.size(), std::size_t(1));
    const model::Error &fault = read->faults.front();
    QCOMPARE(fault.file, QStringLiteral("file"));
    QCOMPARE(fault.line, 2);
    QCOMPARE(fault.place, place);
    QVERIFY2(fault.message.contains(expected), qPrintable(fault.message));
}

void tst_WorkspaceFile::refused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("empty") << QByteArray() << QStringLiteral("it");
    QTest::newRow("a list") << QByteArray("[]") << QStringLiteral("expected a workspace");
    QTest::newRow("no format") << QByteArray(R"({"version": 1})") << QStringLiteral("/format");
    QTest::newRow("a catalogue") << QByteArray(R"({"format": "ridgepoint-catalogue", "version": 1})")
                                 << QStringLiteral("does not look like a workspace");
    QTest::newRow("no version") << QByteArray(R"({"format": "ridgepoint-workspace"})") << QStringLiteral("/version");
    QTest::newRow("newer") << QByteArray(R"({"format": "ridgepoint-workspace", "version": 2})")
                           << QStringLiteral("newer Ridgepoint");
    QTest::newRow("version 0") << QByteArray(R"({"format": "ridgepoint-workspace", "version": 0})")
                               << QStringLiteral("from 1 to 1");
}

void tst_WorkspaceFile::refused()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, expected);
    const auto read = model::workspaceFromText(text, QStringLiteral("it"));
    QVERIFY(!read);
    QVERIFY2(read.error().toText().contains(expected), qPrintable(read.error().toText()));
}

RIDGEPOINT_TEST(tst_WorkspaceFile)

#include "tst_workspacefile.moc"
