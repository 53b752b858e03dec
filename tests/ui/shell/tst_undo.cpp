// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Every change of the workspace is one step that can be undone and made again: judged by the file that the workspace
/// would be saved as, byte by byte.
#include "tests/testmain.h"
#include "tests/ui/window.h"

#include "model/text/language.h"
#include "model/workspace/workspacefile.h"
#include "ui/shell/workspacedocument.h"

#include <QAction>

#include <functional>

namespace {

using Workspace = model::Workspace;

const QString first = QStringLiteral("nvidia-rtx-4090");
const QString second = QStringLiteral("amd-mi300x-192gb");
const QString third = QStringLiteral("intel-gaudi-2");

model::JsonValue ownDevice()
{
    const auto document = model::parseJson(R"({"format": "ridgepoint-catalogue", "version": 1, "devices": [
        {"id": "my-card", "name": "My card", "vendor": "Me", "kind": "gpu"}]})",
                                           QStringLiteral("own"));
    return document->root;
}

struct Change
{
    const char *text; ///< as Edit > Undo names it
    std::function<void(Workspace &)> make;
};

/// One of each kind, from a comparison of `first` and `second`.
const QList<Change> &changes()
{
    const auto query = [](auto change) {
        return [change](Workspace &workspace) {
            model::MetricQuery changed = workspace.query();
            change(changed);
            workspace.setQuery(changed);
        };
    };
    static const QList<Change> list = {
        {"Compare Gaudi 2 HL-225H", [](Workspace &w) { w.setCompared(third, true); }},
        {"Take out Instinct MI300X 192GB", [](Workspace &w) { w.setCompared(second, false); }},
        {"Compare nothing", [](Workspace &w) { w.setComparedIds({}); }},
        {"Compare other devices", [](Workspace &w) { w.setComparedIds({third}); }},
        {"Reorder the compared devices", [](Workspace &w) { w.moveCompared(1, 0); }},
        {"Relative to Instinct MI300X 192GB", [](Workspace &w) { w.setBaselineId(second); }},
        {"Compare INT8", query([](model::MetricQuery &q) { q.format = model::NumberFormat::Int8; })},
        {"Change sparsity", query([](model::MetricQuery &q) { q.sparsity = model::Sparsity::Sparse; })},
        {"Price: street price", query([](model::MetricQuery &q) { q.priceKind = model::PriceKind::Street; })},
        {"Currency: CNY", query([](model::MetricQuery &q) { q.currency = model::Currency::Cny; })},
        {"Change the order of the bars", [](Workspace &w) { w.setOrder(model::RowOrder::Name); }},
        {"Logarithmic axes", [](Workspace &w) { w.setLogarithmic(true); }},
        {"Show Power limit (TDP) in chart 2", [](Workspace &w) { w.setPlot(1, {.metric = model::MetricId::Power}); }},
        {"Change the kind of chart 3",
         [](Workspace &w) { w.setPlot(2, {.kind = model::PlotKind::Scatter, .metric = model::MetricId::Flops}); }},
        {"Show chart 1 as a table", [](Workspace &w) { w.setPlot(0, {.isTable = true}); }},
        {"Enlarge chart 4", [](Workspace &w) { w.setEnlargedPlot(3); }},
        {"Estimate: Context (tokens)",
         [](Workspace &w) { w.setEstimateWord(QStringLiteral("context"), QStringLiteral("9000")); }},
        {"Filter the list of devices", [](Workspace &w) { w.setFilter({.words = QStringLiteral("h100")}); }},
        {"Change devices and prices of your own", [](Workspace &w) { w.setOwn(ownDevice()); }},
        {"Add the measurements of mine.csv",
         [](Workspace &w) {
             w.setMeasurements({{QStringLiteral("mine.csv"), "device_id,decode_tokens_per_s\nx,1\n"}});
         }},
    };
    return list;
}

QByteArray fileOf(const Workspace &workspace)
{
    return model::workspaceToJson(workspace.state()).toText();
}

} // namespace

class tst_Undo : public tests::TestCase
{
    Q_OBJECT

private slots:
    void eachChange_data();
    void eachChange();
    void walkThereAndBack();
    void typingIsOneStep();
    void nothingChangedIsNoStep();
    void keysAndMenu();
    void stepsSpeakTheLanguage();
};

void tst_Undo::eachChange_data()
{
    QTest::addColumn<int>("index");
    for (int i = 0; i < changes().size(); ++i)
        QTest::newRow(changes()[i].text) << i;
}

void tst_Undo::eachChange()
{
    QFETCH(const int, index);
    const tests::Window window;
    Workspace &workspace = window.workspace();
    workspace.restore({.comparedIds = {first, second}});
    QUndoStack &stack = window->document().undoStack();
    stack.clear();
    const QByteArray before = fileOf(workspace);

    changes()[index].make(workspace);
    const QByteArray after = fileOf(workspace);
    QVERIFY(after != before);
    QCOMPARE(stack.count(), 1);
    QCOMPARE(stack.undoText(), QString::fromLatin1(changes()[index].text));
    stack.undo();
    QCOMPARE(fileOf(workspace), before);
    stack.redo();
    QCOMPARE(fileOf(workspace), after);
    for (const ui::ChartView *chart : window.charts())
        QCOMPARE(chart->spec().marks.size(), workspace.comparedIds().size());
}

void tst_Undo::walkThereAndBack()
{
    const tests::Window window;
    Workspace &workspace = window.workspace();
    workspace.restore({.comparedIds = {first, second}});
    QUndoStack &stack = window->document().undoStack();
    stack.clear();
    QList<QByteArray> files = {fileOf(workspace)};
    for (const Change &change : changes()) {
        change.make(workspace);
        if (fileOf(workspace) != files.last())
            files << fileOf(workspace);
    }
    QCOMPARE(stack.count(), files.size() - 1);
    for (qsizetype i = files.size() - 1; i > 0; --i) {
        QCOMPARE(fileOf(workspace), files[i]);
        stack.undo();
    }
    for (const QByteArray &file : files) {
        QCOMPARE(fileOf(workspace), file);
        stack.redo();
    }
}

void tst_Undo::typingIsOneStep()
{
    const tests::Window window;
    QUndoStack &stack = window->document().undoStack();
    stack.clear();
    for (const char *words : {"h", "h1", "h10", "h100"})
        window.workspace().setFilter({.words = QString::fromLatin1(words)});
    QCOMPARE(stack.count(), 1);
    stack.undo();
    QCOMPARE(window.workspace().filter().words, QString());
}

void tst_Undo::nothingChangedIsNoStep()
{
    const tests::Window window;
    Workspace &workspace = window.workspace();
    window->document().undoStack().clear();
    workspace.setComparedIds(workspace.comparedIds());
    workspace.setBaselineId(QStringLiteral("no-such-device"));
    model::MetricQuery query = workspace.query();
    query.metric = model::MetricId::Year; // not used by the workspace
    workspace.setQuery(query);
    workspace.moveCompared(0, 99);
    QCOMPARE(window->document().undoStack().count(), 0);
}

void tst_Undo::keysAndMenu()
{
    const tests::Window window;
    window->document().undoStack().clear();
    const QStringList before = window.workspace().comparedIds();
    QVERIFY(!window.action("Undo")->isEnabled());
    window.workspace().setComparedIds({});
    QCOMPARE(window.action("Undo: Compare nothing")->isEnabled(), true);
    QTest::keySequence(&*window, QKeySequence::Undo);
    QCOMPARE(window.workspace().comparedIds(), before);
    QTest::keySequence(&*window, QKeySequence::Redo);
    QVERIFY(window.workspace().comparedIds().isEmpty());
}

void tst_Undo::stepsSpeakTheLanguage()
{
    const tests::Window window;
    window.workspace().setComparedIds({});
    model::setLanguage(QStringLiteral("zh_CN"));
    QTRY_COMPARE(window->document().undoStack().undoText(), QStringLiteral("清空对比"));
    model::setLanguage(QStringLiteral("en"));
    QTRY_COMPARE(window->document().undoStack().undoText(), QStringLiteral("Compare nothing"));
}

RIDGEPOINT_TEST(tst_Undo)

#include "tst_undo.moc"
