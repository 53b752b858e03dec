// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulecoverage.h"

#include "rules/rulelab.h"
#include "tests/model/support.h"

#include <algorithm>
#include <map>

using namespace model;

namespace tests {

namespace {

/// Systems by what a rule says of them.
struct Coverage
{
    QStringList stops;
    QStringList warns;
    QStringList content; ///< notes and passes
    QStringList lacks;   ///< an input is unknown, of the whole rule
    int others = 0;      ///< the rule is not about them
};

std::map<QString, Coverage> coverageOfAll()
{
    std::map<QString, Coverage> all;
    for (const ServerSystem &system : builtInParts().systems()) {
        const ServerFacts facts(buildFromSystem(system, builtInParts()), builtInParts(), builtIn());
        const std::vector<Finding> findings = checkServer(facts, builtInParts(), builtIn());
        for (const QString &rule : ruleIds()) {
            std::vector<Finding> answers;
            std::ranges::copy_if(findings, std::back_inserter(answers),
                                 [&](const Finding &one) { return one.rule == rule; });
            Coverage &coverage = all[rule];
            if (std::ranges::none_of(answers, &Finding::applies)) {
                ++coverage.others;
                continue;
            }
            switch (verdictOf(answers)) {
            case Verdict::Stop: coverage.stops << system.id; break;
            case Verdict::Warning: coverage.warns << system.id; break;
            case Verdict::NotKnown: coverage.lacks << system.id; break;
            default: coverage.content << system.id;
            }
        }
    }
    return all;
}

/// The ids themselves where they are few, else how many there are.
QString few(const QStringList &ids)
{
    constexpr int most = 4;
    if (ids.isEmpty())
        return QStringLiteral("–");
    return ids.size() <= most ? QStringLiteral("`%1`").arg(ids.join(QStringLiteral("`, `")))
                              : QString::number(ids.size());
}

} // namespace

QString ruleTable()
{
    QString table = QStringLiteral("| rule | about | worst | stops | warns | content | lacks an input | not about |\n"
                                   "|---|---|---|---|---|---|---|---|\n");
    const std::map<QString, Coverage> all = coverageOfAll();
    for (const QString &rule : ruleIds()) {
        const Coverage &coverage = all.at(rule);
        table += QStringLiteral("| %1 | %2 | %3 | %4 | %5 | %6 | %7 | %8 |\n")
                     .arg(rule, ruleTitle(rule), verdictId(severityOf(rule)), few(coverage.stops), few(coverage.warns),
                          QString::number(coverage.content.size()), QString::number(coverage.lacks.size()),
                          QString::number(coverage.others));
    }
    return table;
}

} // namespace tests
