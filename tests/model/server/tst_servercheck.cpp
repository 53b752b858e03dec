// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulecoverage.h"
#include "rules/rulelab.h"
#include "tests/model/support.h"
#include "tests/testmain.h"

#include "model/server/findingdetails.h"

#include <QFile>

#include <algorithm>
#include <set>

using namespace model;

namespace {

ServerBuild buildOf(const char *systemId)
{
    return buildFromSystem(**builtInParts().getSystem(QString::fromLatin1(systemId)), builtInParts());
}

std::vector<Finding> check(const ServerBuild &build)
{
    return checkServer(ServerFacts(build, builtInParts(), tests::builtIn()), builtInParts(), tests::builtIn());
}

std::vector<Finding> answersOf(const ServerBuild &build, const char *rule)
{
    std::vector<Finding> found = check(build);
    std::erase_if(found, [&](const Finding &finding) { return finding.rule != QLatin1String(rule); });
    return found;
}

/// The one answer of a rule that is a stop, a warning or a note.
Finding trouble(const ServerBuild &build, const char *rule)
{
    for (const Finding &finding : answersOf(build, rule)) {
        if (finding.verdict < Verdict::Passes)
            return finding;
    }
    return {};
}

bool offers(const Finding &finding, const char *words)
{
    return std::ranges::any_of(finding.remedies,
                               [&](const Remedy &remedy) { return remedy.text.contains(QString::fromUtf8(words)); });
}

PartFit fit(const char *partId, const ServerBuild &build)
{
    return fitOf(**builtInParts().get(QString::fromLatin1(partId)), build, builtInParts(), tests::builtIn());
}

QStringList rulesWith(const std::vector<Finding> &findings, Verdict verdict)
{
    QStringList rules;
    for (const Finding &finding : findings) {
        if (finding.verdict == verdict)
            rules << finding.rule;
    }
    return rules;
}

constexpr const char *tableBegins = "<!-- rules: begin -->\n";
constexpr const char *tableEnds = "<!-- rules: end -->";

} // namespace

/// The systems of the catalogue under all rules; what parts fit; the table of CONTRIBUTING.md.
class ServerCheckTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    /// The whole of the list of the articles' H100 server.
    void theH100ServerOfTheArticles()
    {
        const ServerBuild build = buildOf("seed-h100-pcie8");
        QVERIFY(rulesWith(check(build), Verdict::Stop).isEmpty());
        const Finding balance = trouble(build, "M4");
        QCOMPARE(balance.verdict, Verdict::Warning);
        QCOMPARE(balance.remedies.size(), std::size_t(2));
        QCOMPARE(balance.remedies.front().after.quantityOf(QStringLiteral("ram-64-ddr5-4800")), 16);
        QCOMPARE(balance.remedies.back().after.quantityOf(QStringLiteral("ram-64-ddr5-4800")), 32);
        const Finding lanes = trouble(build, "P3");
        QCOMPARE(lanes.verdict, Verdict::Warning);
        QVERIFY(lanes.wanted.startsWith(QLatin1String("272")) && lanes.there.startsWith(QLatin1String("160")));
        const Finding redundancy = trouble(build, "W3");
        QCOMPARE(redundancy.verdict, Verdict::Warning);
        QCOMPARE(redundancy.wanted, QStringLiteral("4.382 kW"));
        QCOMPARE(redundancy.there, QStringLiteral("4 kW"));
        QVERIFY(offers(redundancy, "2700 W") && offers(redundancy, "300 W"));
        QCOMPARE(trouble(build, "G7").there, QStringLiteral("2"));
        // Neither the adapter without a model nor the platform is known to anybody.
        for (const char *rule : {"P7", "N7", "C1", "M2", "P5", "G1", "S1", "R1"})
            QCOMPARE(tests::verdictOf(answersOf(build, rule)), Verdict::NotKnown);
    }

    void theA800ServerOfTheArticles()
    {
        const ServerBuild build = buildOf("seed-a800-hgx8");
        const Finding cord = trouble(build, "B5");
        QCOMPARE(cord.verdict, Verdict::Stop);
        QCOMPARE(cord.wanted, QStringLiteral("16.92 A"));
        QCOMPARE(cord.there, QStringLiteral("16 A"));
        QCOMPARE(trouble(build, "B3").verdict, Verdict::Warning);
        const Finding network = trouble(build, "N1");
        QCOMPARE(network.verdict, Verdict::Warning);
        QVERIFY(network.text.contains(QLatin1String("12.5 GB/s")));
        QCOMPARE(network.remedies.front().after.quantityOf(QStringLiteral("nic-cx6-hdr200")), 8);
    }

    void theA100ServerOfTheArticles()
    {
        const ServerBuild build = buildOf("seed-a100-sxm8");
        const Finding incomplete = trouble(build, "D1");
        QCOMPARE(incomplete.verdict, Verdict::Warning);
        QVERIFY(incomplete.there.contains(partCategoryName(PartCategory::PowerSupply)));
        QVERIFY(incomplete.there.contains(partCategoryName(PartCategory::Chassis)));
        const Finding printed = trouble(build, "D2");
        QCOMPARE(printed.wanted, QStringLiteral("240 W"));
        QCOMPARE(printed.there, QStringLiteral("230 W"));
    }

    void theH800ServerOfTheArticles()
    {
        const ServerBuild build = buildOf("seed-h800-8");
        QCOMPARE(rulesWith(check(build), Verdict::Stop), QStringList{QStringLiteral("M1")});
        const Finding memory = trouble(build, "M1");
        QVERIFY(!memory.remedies.empty());
        QCOMPARE(memory.remedies.front().after.quantityOf(QStringLiteral("ram-64-ddr5-4800")), 32);
        QVERIFY(rulesWith(check(memory.remedies.front().after), Verdict::Stop).isEmpty());
        const Finding threads = trouble(build, "C6");
        QCOMPARE(threads.verdict, Verdict::Warning);
        QCOMPARE(threads.wanted, QStringLiteral("96"));
        QCOMPARE(threads.there, QStringLiteral("64"));
    }

    void theDesktopsOfTheArticles()
    {
        const ServerBuild h100 = buildOf("seed-desk-13900ks-h100");
        QCOMPARE(trouble(h100, "G5").verdict, Verdict::Stop);
        QVERIFY(trouble(h100, "G8").text.contains(QLatin1String("H100 SXM5")));
        const ServerBuild mac = buildOf("seed-desk-m2-ultra");
        QCOMPARE(trouble(mac, "G9").verdict, Verdict::Note);
        QVERIFY(rulesWith(check(mac), Verdict::Stop).isEmpty());
    }

    /// What is sold as a whole is not stopped: a rule that does so is wrong, or the hall is.
    void soldSystemsAreNotStopped_data()
    {
        QTest::addColumn<QString>("id");
        for (const ServerSystem &system : builtInParts().systems()) {
            if (system.kind == SystemKind::Reference)
                QTest::newRow(qPrintable(system.id)) << system.id;
        }
    }
    void soldSystemsAreNotStopped()
    {
        QFETCH(const QString, id);
        const QStringList stops = rulesWith(check(buildOf(qPrintable(id))), Verdict::Stop);
        // A rack of 120 kW cooled by liquid is too much for the hall of the default settings.
        const bool isForAnotherHall = id == QLatin1String("ref-gb200-nvl72");
        QCOMPARE(stops, isForAnotherHall ? QStringList({QStringLiteral("R2"), QStringLiteral("R4")}) : QStringList());
    }

    /// Every rule answers every system, and the answers come worst first.
    void everyRuleAnswersEverySystem()
    {
        for (const ServerSystem &system : builtInParts().systems()) {
            const std::vector<Finding> findings = check(buildOf(qPrintable(system.id)));
            std::set<QString> answered;
            for (const Finding &finding : findings)
                answered.insert(finding.rule);
            QCOMPARE(answered.size(), static_cast<std::size_t>(ruleIds().size()));
            QVERIFY(std::ranges::is_sorted(findings, {}, &Finding::verdict));
            for (const Finding &finding : findings) {
                for (const Remedy &remedy : finding.remedies) {
                    for (const Finding &after : answersOf(remedy.after, qPrintable(finding.rule)))
                        QVERIFY2(after.text != finding.text, qPrintable(system.id + remedy.text));
                }
            }
        }
    }

    void anEmptyBuildIsNotJudged()
    {
        const std::vector<Finding> findings = check({});
        QVERIFY(rulesWith(findings, Verdict::Stop).isEmpty());
        QCOMPARE(rulesWith(findings, Verdict::Warning), QStringList{QStringLiteral("D1")});
    }

    void aFactThatAPersonFillsInDecides()
    {
        ServerBuild build = buildOf("seed-h100-pcie8");
        build.overrides = {{QStringLiteral("plat-seed-hd210"), QStringLiteral("hasPcieSwitch"), true}};
        QCOMPARE(tests::verdictOf(answersOf(build, "P3")), Verdict::Passes);
    }

    void partsThatFit()
    {
        const ServerBuild dell = buildOf("ref-xe9680-h100");
        QVERIFY(fit("gpu-h100-sxm5-80", dell).fits);
        QVERIFY(fit("gpu-mi300x-192", dell).fits);
        QVERIFY(!fit("gpu-h100-pcie-80", dell).fits);
        QVERIFY(!fit("gpu-a100-sxm4-80", dell).fits);
        QVERIFY(fit("cpu-xeon-8480p", dell).fits);
        QVERIFY(!fit("cpu-epyc-9654", dell).fits);
        QVERIFY(fit("cpu-epyc-9654", dell).reason.contains(QLatin1String("LGA4677")));
        QVERIFY(fit("ram-64-ddr5-5600", dell).fits);
        QVERIFY(!fit("ram-64-ddr4-3200", dell).fits);
        QVERIFY(!fit("ram-64-ddr5-5600-udimm", dell).fits);
        QVERIFY(fit("plat-smci-sys-821ge-tnhr", dell).fits);
        QVERIFY(!fit("plat-smci-as-8125gs-tnhr", dell).fits); // SP5
        const PartFit unknown = fit("plat-seed-hd210", dell);
        QVERIFY(unknown.fits && !unknown.isKnown && !unknown.reason.isEmpty());
        QVERIFY(!fit("gpu-rtx4090-24", buildOf("ref-mac-studio-m2-ultra")).fits);
        const ServerBuild a800 = buildOf("seed-a800-hgx8"); // has cords of 16 A
        QVERIFY(!fit("psu-3500-seed", a800).fits);
        QVERIFY(fit("psu-3200-dell", a800).fits && fit("psu-3200-dell", a800).isKnown);
    }

    void fitsAsTheRulesSay()
    {
        // A processor that fits is one with which the rules do not stop the build for its sake.
        const ServerBuild build = buildOf("ref-xe9680-h100");
        for (const Part *cpu : builtInParts().partsOf(PartCategory::Cpu)) {
            ServerBuild with = build;
            for (ServerLine &line : with.lines) {
                if (line.partId == QLatin1String("cpu-xeon-8468"))
                    line = {cpu->id, line.quantity, {}};
            }
            const QStringList stops = rulesWith(check(with), Verdict::Stop);
            const bool isStopped = stops.contains(QLatin1String("C1")) || stops.contains(QLatin1String("C8"))
                                   || stops.contains(QLatin1String("M1"));
            QCOMPARE(fit(qPrintable(cpu->id), build).fits, !isStopped);
        }
    }

    void detailsForPeopleAndPrograms()
    {
        const ServerBuild build = buildOf("seed-h800-8");
        const ServerFacts facts(build, builtInParts(), tests::builtIn());
        const std::vector<Finding> findings = check(build);
        const ServerTotals totals = totalsOf(facts, tests::builtIn().rates(), Currency::Usd);
        const ClusterTotals cluster = clusterOf(facts, totals, builtInParts());
        const JsonValue json = findingsToJson(findings, facts, totals, cluster);
        QCOMPARE(json.find("verdict")->toString(), QStringLiteral("stop"));
        QCOMPARE(json.find("counts")->find("stop")->toInteger(), qint64(1));
        const JsonValue &first = json.find("findings")->elements().front();
        QCOMPARE(first.find("rule")->toString(), QStringLiteral("M1"));
        QVERIFY(!json.find("totals")->find("weightKg"));
        const QString text = findingsToText(findings, facts, totals, cluster);
        QVERIFY(text.indexOf(QLatin1String("M1")) < text.indexOf(QLatin1String("C6")));
    }

    /// With RIDGEPOINT_WRITE_RULES set, the table is written instead.
    void theTableOfTheRulesIsCurrent()
    {
        QFile file(QStringLiteral(RIDGEPOINT_SOURCE "/CONTRIBUTING.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QString text = QString::fromUtf8(file.readAll());
        file.close();
        const auto begin = text.indexOf(QLatin1String(tableBegins));
        const auto end = text.indexOf(QLatin1String(tableEnds));
        QVERIFY(begin >= 0 && end > begin);
        const auto from = begin + static_cast<qsizetype>(qstrlen(tableBegins));
        if (qEnvironmentVariableIsSet("RIDGEPOINT_WRITE_RULES")) {
            text.replace(from, end - from, tests::ruleTable());
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text.toUtf8());
            return;
        }
        QVERIFY2(text.mid(from, end - from) == tests::ruleTable(),
                 "out of date: cmake --build build/dev --target update_rule_table");
    }
};

RIDGEPOINT_TEST(ServerCheckTest)
#include "tst_servercheck.moc"
