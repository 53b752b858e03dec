// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulelab.h"
#include "tests/model/support.h"
#include "tests/testmain.h"

#include <algorithm>

using namespace model;

namespace {

const std::vector<tests::RuleCase> &allCases()
{
    static const std::vector<tests::RuleCase> cases = [] {
        std::vector<tests::RuleCase> all;
        for (const auto &some :
             {tests::casesOfParts(), tests::casesOfCards(), tests::casesOfPower(), tests::casesOfNetwork()})
            all.insert(all.end(), some.begin(), some.end());
        return all;
    }();
    return cases;
}

bool hasCase(const QString &rule, Verdict verdict)
{
    return std::ranges::any_of(allCases(), [&](const tests::RuleCase &one) {
        return rule == QLatin1String(one.rule) && one.expected == verdict;
    });
}

QString textsOf(const std::vector<Finding> &answers)
{
    QStringList texts;
    for (const Finding &finding : answers)
        texts << verdictId(finding.verdict) + QStringLiteral(": ") + finding.text;
    return texts.join(QLatin1Char('\n'));
}

} // namespace

/// Each rule with a server that just passes, one that just fails and one of which it knows too little.
class ServerRulesTest : public tests::TestCase
{
    Q_OBJECT

private slots:
    void answers_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < allCases().size(); ++i)
            QTest::addRow("%s, %s", allCases()[i].rule, allCases()[i].what) << static_cast<int>(i);
    }
    void answers()
    {
        QFETCH(const int, index);
        const tests::RuleCase &one = allCases()[static_cast<std::size_t>(index)];
        tests::RuleLab lab;
        one.change(lab);
        const std::vector<Finding> answers = lab.answers(QString::fromLatin1(one.rule));
        QVERIFY2(tests::verdictOf(answers) == one.expected, qPrintable(textsOf(answers)));
        for (const Finding &finding : answers) {
            QVERIFY(!finding.text.isEmpty());
            QVERIFY2(!finding.text.contains(QRegularExpression(QStringLiteral("%\\d"))), qPrintable(finding.text));
            QVERIFY(!finding.source.isEmpty());
            QVERIFY(finding.applies || finding.verdict == Verdict::Passes);
            // Both figures stand beside whatever a number decides.
            QVERIFY(finding.wanted.isEmpty() || finding.verdict == Verdict::NotKnown || !finding.text.isEmpty());
        }
    }

    /// Severities are those of the document's table, and each rule is tried at them.
    void everyRuleIsTried()
    {
        const QStringList withoutNull = {QStringLiteral("B2"), QStringLiteral("G6"), QStringLiteral("N8")};
        for (const QString &rule : ruleIds()) {
            QVERIFY2(hasCase(rule, severityOf(rule)), qPrintable(rule + QStringLiteral(" is not tried at its worst")));
            if (severityOf(rule) != Verdict::Note)
                QVERIFY2(hasCase(rule, Verdict::Passes), qPrintable(rule + QStringLiteral(" is not tried passing")));
            QVERIFY2(hasCase(rule, Verdict::NotKnown) != withoutNull.contains(rule),
                     qPrintable(rule + QStringLiteral(" is not tried with an unknown input")));
        }
        for (const tests::RuleCase &one : allCases()) {
            QVERIFY2(ruleIds().contains(QString::fromLatin1(one.rule)), one.rule);
            QVERIFY2(one.expected >= severityOf(QString::fromLatin1(one.rule)), one.what);
        }
    }

    /// The server of the lab is content with every rule but the one that plans circuits and those that warn of heat.
    void theLabIsSound()
    {
        for (const Finding &finding : tests::RuleLab().findings()) {
            if (finding.rule == QLatin1String("B3") || finding.rule == QLatin1String("R8"))
                continue;
            QVERIFY2(finding.verdict == Verdict::Note || finding.verdict == Verdict::Passes,
                     qPrintable(finding.rule + QStringLiteral(": ") + finding.text));
        }
    }

    /// What a remedy is for is gone after it, and nothing stops the server that did not before.
    void remediesHelp_data() { answers_data(); }
    void remediesHelp()
    {
        QFETCH(const int, index);
        tests::RuleLab lab;
        allCases()[static_cast<std::size_t>(index)].change(lab);
        const std::vector<Finding> before = lab.findings();
        for (const Finding &finding : before) {
            if (finding.rule != QLatin1String(allCases()[static_cast<std::size_t>(index)].rule))
                continue;
            for (const Remedy &remedy : finding.remedies) {
                QVERIFY(!(remedy.after == lab.build));
                tests::RuleLab after = lab;
                after.build = remedy.after;
                for (const Finding &answer : after.answers(finding.rule))
                    QVERIFY2(answer.text != finding.text || answer.verdict != finding.verdict, qPrintable(remedy.text));
                for (const Finding &other : after.findings()) {
                    const auto stopped = [&](const Finding &one) {
                        return one.rule == other.rule && one.verdict == Verdict::Stop;
                    };
                    QVERIFY2(other.verdict != Verdict::Stop || std::ranges::any_of(before, stopped),
                             qPrintable(remedy.text + QStringLiteral(" → ") + other.text));
                }
            }
        }
    }

    /// Rules that a change of the build can satisfy offer it for one of their cases at least.
    void remediesAreOffered_data()
    {
        QTest::addColumn<QString>("rule");
        for (const char *rule : {"C1",  "C2", "C3", "C4", "C5", "C7", "C8", "M1", "M2", "M3", "M4", "M5", "M6",
                                 "M10", "P3", "P5", "P9", "G1", "G2", "G3", "G4", "G6", "G9", "W3", "W4", "B1",
                                 "B3",  "B4", "B5", "R1", "R2", "R3", "R4", "N1", "N4", "N6", "S1", "S2", "S5"})
            QTest::newRow(rule) << QString::fromLatin1(rule);
    }
    void remediesAreOffered()
    {
        QFETCH(const QString, rule);
        QVERIFY(std::ranges::any_of(allCases(), [&](const tests::RuleCase &one) {
            if (rule != QLatin1String(one.rule) || one.expected != severityOf(rule))
                return false;
            tests::RuleLab lab;
            one.change(lab);
            return std::ranges::any_of(lab.answers(rule),
                                       [](const Finding &finding) { return !finding.remedies.empty(); });
        }));
    }
};

RIDGEPOINT_TEST(ServerRulesTest)
#include "tst_serverrules.moc"
