// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rule.h"

#include "rulequestions.h"

#include <algorithm>
#include <string_view>

namespace model {

const std::vector<Rule> &allRules()
{
    static const std::vector<Rule> rules = [] {
        std::vector<Rule> all;
        for (const std::span<const Rule> section :
             {processorRules(), memoryRules(), memoryLayoutRules(), laneRules(), slotRules(), gpuRules(),
              gpuSystemRules(), powerRules(), supplyRules(), circuitRules(), rackRules(), coolingRules(),
              networkRules(), switchRules(), storageRules(), dataRules()})
            all.insert(all.end(), section.begin(), section.end());
        // A section may have two tables: "M9" of one, "M4" of the other.
        std::ranges::stable_sort(all, {}, [](const Rule &rule) {
            constexpr std::string_view sections = "CMPGWBRNSD";
            return std::pair(sections.find(rule.id[0]), std::atoi(rule.id + 1));
        });
        return all;
    }();
    return rules;
}

bool Inputs::has(PartCategory category)
{
    if (!m_context.facts.partsOf(category).empty())
        return true;
    add(Text::tr("%1 (none is listed)").arg(partCategoryName(category)));
    return false;
}

void Inputs::add(const QString &what)
{
    if (!m_missing.contains(what))
        m_missing << what;
}

QString Inputs::missing() const
{
    return listText(m_missing);
}

void Inputs::addUnknownFact(const Part &part, const void *figure)
{
    visitPartFacts(part, [&](const FactName &name, const auto &fact) {
        if (&fact == figure)
            add(QStringLiteral("%1 (%2)").arg(factLabel(QString::fromLatin1(name.key)), part.name));
    });
}

Answer &Answer::figures(const QString &wanted, const QString &there)
{
    m_finding.wanted = wanted;
    m_finding.there = there;
    return *this;
}

Answer &Answer::about(const Part &part)
{
    if (!part.id.isEmpty() && !m_finding.partIds.contains(part.id))
        m_finding.partIds << part.id;
    return *this;
}

Answer &Answer::about(const std::vector<FittedPart> &parts)
{
    for (const FittedPart &fitted : parts)
        about(fitted.part);
    return *this;
}

Answer &Answer::remedies(const std::function<void(const AddRemedy &)> &propose)
{
    if (m_context.wantsRemedies) {
        propose([&](const QString &text, ServerBuild after) {
            m_finding.remedies.push_back({text, std::move(after)});
        });
    }
    return *this;
}

Answer Answers::add(Verdict verdict, const QString &text)
{
    Finding &finding = m_findings.emplace_back();
    finding.rule = QString::fromLatin1(m_rule.id);
    finding.verdict = verdict;
    finding.text = text;
    finding.source = QString::fromUtf8(m_rule.source);
    return {finding, m_context};
}

Answer Answers::notKnown(const Inputs &inputs)
{
    return notKnown(Text::tr("Cannot be judged. Not known: %1.").arg(inputs.missing()));
}

Answer Answers::doesNotApply(const QString &why)
{
    Answer answer = passes(why);
    m_findings.back().applies = false;
    return answer;
}

std::vector<Finding> answersOf(const Rule &rule, const RuleContext &context)
{
    std::vector<Finding> findings;
    Answers answers(rule, context, findings);
    rule.check(context, answers);
    return findings;
}

} // namespace model
