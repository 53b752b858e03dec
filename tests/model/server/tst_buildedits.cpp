// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/support.h"
#include "tests/testmain.h"

#include "model/server/buildedits.h"
#include "model/server/parttext.h"
#include "model/server/serveranswer.h"
#include "model/tables/partchoices.h"
#include "model/workspace/workspacestate.h"

#include <QAbstractItemModelTester>

namespace {

model::ServerBuild buildOf(const char *systemId)
{
    const model::PartCatalogue &parts = model::builtInParts();
    return model::buildFromSystem(**parts.getSystem(QString::fromLatin1(systemId)), parts);
}

const model::Part &partOf(const char *id)
{
    return **model::builtInParts().get(QString::fromLatin1(id));
}

model::ServerAnswer answerOf(const model::ServerBuild &build)
{
    return model::answerFor(build, model::builtInParts(), tests::builtIn(), model::Currency::Usd);
}

const QString gpu = QStringLiteral("gpu-h100-pcie-80");

} // namespace

/// What a person does to a build, what is said of it then, and how it stands beside others.
class tst_BuildEdits : public tests::TestCase
{
    Q_OBJECT

private slots:
    void piecesAreCountedOverLines();
    void partsThatGoTakeWhatWasEnteredAlong();
    void setsOfSuppliesAreExchangedByTheirUnits();
    void pricesAreInOneCurrency();
    void sumNeverHidesWhatIsNotPriced();
    void differingLinesAreMarked();
    void choicesShowAllPartsWithTheReason();
    void everySettingHasItsText();
    void stepsHaveNames();
};

void tst_BuildEdits::piecesAreCountedOverLines()
{
    model::ServerBuild build = buildOf("seed-h100-pcie8");
    build.lines.push_back({gpu, 2, {}});
    QCOMPARE(build.quantityOf(gpu), 10);
    build = model::withPieces(build, gpu, 4);
    QCOMPARE(build.quantityOf(gpu), 4);
    QCOMPARE(std::ranges::count(build.lines, gpu, &model::ServerLine::partId), 1);
    build = model::withPart(build, partOf("gpu-h100-pcie-80"), 3);
    QCOMPARE(build.quantityOf(gpu), 7);
    build = model::withPieces(build, gpu, 1000000000);
    QCOMPARE(build.quantityOf(gpu), model::mostPartsOfALine);
}

void tst_BuildEdits::partsThatGoTakeWhatWasEnteredAlong()
{
    model::ServerBuild build = buildOf("seed-h100-pcie8");
    const QString platform = build.platformId;
    build = model::withFacts(build, platform, {{platform, QStringLiteral("cpuSockets"), 2.0}});
    build = model::withOwnPrice(build, gpu, model::Money{25000, model::Currency::Usd});
    build = model::withPieces(build, gpu, 0);
    QVERIFY(build.prices.empty());
    build = model::withPart(build, partOf("plat-smci-sys-421ge-tnrt"));
    QCOMPARE(build.platformId, QStringLiteral("plat-smci-sys-421ge-tnrt"));
    QVERIFY(build.overrides.empty());
    QVERIFY(model::withPieces(build, build.platformId, 0).platformId.isEmpty());
}

void tst_BuildEdits::setsOfSuppliesAreExchangedByTheirUnits()
{
    const model::ServerBuild build = model::withExchanged(buildOf("seed-h100-pcie8"), partOf("psu-2000-2p2-seed"),
                                                          partOf("psu-3200-dell"));
    QCOMPARE(build.quantityOf(QStringLiteral("psu-2000-2p2-seed")), 0);
    QCOMPARE(build.quantityOf(QStringLiteral("psu-3200-dell")), 4);
    const model::ServerBuild back = model::withExchanged(build, partOf("psu-3200-dell"), partOf("psu-2000-2p2-seed"));
    QCOMPARE(back.quantityOf(QStringLiteral("psu-2000-2p2-seed")), 1);
}

void tst_BuildEdits::pricesAreInOneCurrency()
{
    model::ServerBuild build = buildOf("seed-h100-pcie8");
    build = model::withOwnPrice(build, gpu, model::Money{25000, model::Currency::Usd});
    build = model::withOwnPrice(build, QStringLiteral("cpu-xeon-8468"), model::Money{50000, model::Currency::Cny});
    QCOMPARE(build.prices.size(), std::size_t(1));
    QCOMPARE(build.prices.front().currency, model::Currency::Cny);
    QVERIFY(model::withOwnPrice(build, QStringLiteral("cpu-xeon-8468"), std::nullopt).prices.empty());
}

void tst_BuildEdits::sumNeverHidesWhatIsNotPriced()
{
    model::ServerBuild build;
    build.lines = {{QStringLiteral("cpu-xeon-8468"), 3, {}}};
    const auto priceOf = [](const model::ServerAnswer &answer) { return model::totalTexts(answer).front(); };
    QCOMPARE(priceOf(answerOf(build)).id, QStringLiteral("price"));
    QVERIFY2(priceOf(answerOf(build)).value.startsWith(QStringLiteral("not priced: 3")),
             qPrintable(priceOf(answerOf(build)).value));
    QVERIFY(!priceOf(answerOf(build)).isKnown);
    build = model::withOwnPrice(build, QStringLiteral("cpu-xeon-8468"), model::Money{7000, model::Currency::Usd});
    QCOMPARE(priceOf(answerOf(build)).value, QStringLiteral("21,000 USD"));
    build.lines.push_back({QStringLiteral("psu-2000-2p2-seed"), 1, {}});
    QVERIFY2(priceOf(answerOf(build)).value.startsWith(QStringLiteral("21,000 USD, not priced: 1")),
             qPrintable(priceOf(answerOf(build)).value));
}

void tst_BuildEdits::differingLinesAreMarked()
{
    model::ServerBuild build = buildOf("seed-h100-pcie8");
    std::vector<model::ServerAnswer> answers;
    answers.push_back(answerOf(build));
    answers.push_back(answerOf(model::withPieces(build, gpu, 4)));
    const model::SideBySide table = model::sideBySide(answers);
    QCOMPARE(table.names.size(), 2);
    const auto lineOf = [&](const QString &label) {
        const auto found = std::ranges::find(table.lines, label, &model::SideBySide::Line::label);
        return found == table.lines.end() ? model::SideBySide::Line() : *found;
    };
    QCOMPARE(lineOf(QStringLiteral("GPU: NVIDIA H100 PCIe 80 GB")).cells,
             (QStringList{QStringLiteral("8"), QStringLiteral("4")}));
    QVERIFY(lineOf(QStringLiteral("GPU: NVIDIA H100 PCIe 80 GB")).differs);
    QCOMPARE(lineOf(QStringLiteral("GPU memory")).cells,
             (QStringList{QStringLiteral("640 GB"), QStringLiteral("320 GB")}));
    QVERIFY(!lineOf(QStringLiteral("Processor: Intel Xeon Platinum 8468")).differs);
    QVERIFY(model::sideBySide({}).lines.empty());
}

void tst_BuildEdits::choicesShowAllPartsWithTheReason()
{
    model::PartChoices choices;
    const QAbstractItemModelTester tester(&choices, QAbstractItemModelTester::FailureReportingMode::QtTest);
    choices.setChoices(model::PartCategory::Memory, buildOf("seed-h800-8"), model::builtInParts(), tests::builtIn());
    QCOMPARE(static_cast<std::size_t>(choices.rowCount()),
             model::builtInParts().partsOf(model::PartCategory::Memory).size());
    bool wasMisfit = false;
    int misfits = 0;
    for (int row = 0; row < choices.rowCount(); ++row) {
        const bool fits = choices.index(row, 0).data(model::PartChoices::FitsRole).toBool();
        QVERIFY(!fits || !wasMisfit); // what fits stands first
        wasMisfit = !fits;
        misfits += fits ? 0 : 1;
        const QString reason = choices.index(row, model::PartChoices::Fit).data().toString();
        QVERIFY2(!reason.isEmpty() && (fits || reason != QLatin1String("fits")), qPrintable(reason));
        if (choices.index(row, 0).data(model::PartChoices::IdRole).toString() == QLatin1String("ram-64-ddr4-3200"))
            QVERIFY2(!fits && reason.contains(QLatin1String("DDR5")), qPrintable(reason));
    }
    QVERIFY(misfits > 0 && misfits < choices.rowCount());
}

void tst_BuildEdits::everySettingHasItsText()
{
    model::visitSettings(model::ServerSettings(), [](const char *key, auto &&...) {
        const model::SettingText text = model::settingText(QString::fromLatin1(key));
        QVERIFY2(!text.label.isEmpty() && !text.help.isEmpty(), key);
    });
    for (const model::Part &part : model::builtInParts().parts())
        (void)model::keyFacts(part); // a list of keys that a category does not have would stop here
}

void tst_BuildEdits::stepsHaveNames()
{
    model::WorkspaceState before;
    model::ServerBuild build = buildOf("seed-h100-pcie8");
    build.id = QStringLiteral("node");
    build.name = QStringLiteral("Node");
    const auto stepTo = [&](const QList<model::ServerBuild> &servers) {
        model::WorkspaceState after = before;
        after.servers = servers;
        const model::WorkspaceChange change = model::describeChange(before, after, tests::builtIn());
        before = after;
        return change;
    };
    QCOMPARE(stepTo({build}).text, QStringLiteral("Add the server Node"));
    build = model::withPieces(build, gpu, 7);
    const model::WorkspaceChange number = stepTo({build});
    QCOMPARE(number.text, QStringLiteral("Number of H100 PCIe 80 GB"));
    QVERIFY(number.mergeable);
    build = model::withPieces(build, gpu, 0);
    QCOMPARE(stepTo({build}).text, QStringLiteral("Take out H100 PCIe 80 GB"));
    build.settings.pue = 1.5;
    QCOMPARE(stepTo({build}).text, QStringLiteral("Change settings of Node"));
    build.name = QStringLiteral("Knot");
    QCOMPARE(stepTo({build}).text, QStringLiteral("Rename Node to Knot"));
    QCOMPARE(stepTo({}).text, QStringLiteral("Remove the server Knot"));
}

RIDGEPOINT_TEST(tst_BuildEdits)

#include "tst_buildedits.moc"
