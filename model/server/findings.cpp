// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "findings.h"

#include "rules/rule.h"

#include <algorithm>
#include <set>

namespace model {

namespace {

constexpr std::size_t mostRemedies = 4; ///< of a finding

const Rule *findRule(const QString &id)
{
    const auto rule = std::ranges::find_if(allRules(), [&](const Rule &one) { return id == QLatin1String(one.id); });
    return rule == allRules().end() ? nullptr : &*rule;
}

/// How many answers are as bad as `verdict` or worse, and how many say that something is not known.
std::pair<std::ptrdiff_t, std::ptrdiff_t> countsOf(const std::vector<Finding> &answers, Verdict verdict)
{
    return {std::ranges::count_if(answers, [&](const Finding &finding) { return finding.verdict <= verdict; }),
            std::ranges::count(answers, Verdict::NotKnown, &Finding::verdict)};
}

/// What a build's rules stop, as rule and parts.
std::set<QString> stopsOf(const RuleContext &context)
{
    std::set<QString> stops;
    for (const Rule &rule : allRules()) {
        if (rule.severity != Verdict::Stop)
            continue;
        for (const Finding &finding : answersOf(rule, context)) {
            if (finding.verdict == Verdict::Stop)
                stops.insert(finding.rule);
        }
    }
    return stops;
}

/// What a change does to a finding.
enum class Effect {
    Harms, ///< the finding stays or another takes its place, or another rule stops the build that did not before
    Opens, ///< it goes, but the rule then lacks an input
    Heals
};

Effect effectOf(const Remedy &remedy, const Finding &finding, const Rule &rule, const RuleContext &context,
                const std::set<QString> &stopsBefore)
{
    const ServerFacts facts(remedy.after, context.parts, context.devices);
    const RuleContext after{facts, context.parts, context.devices, false};
    const RuleContext before{context.facts, context.parts, context.devices, false};
    const auto [bad, unknown] = countsOf(answersOf(rule, after), finding.verdict);
    const auto [badBefore, unknownBefore] = countsOf(answersOf(rule, before), finding.verdict);
    if (bad >= badBefore || !std::ranges::includes(stopsBefore, stopsOf(after)))
        return Effect::Harms;
    return unknown > unknownBefore ? Effect::Opens : Effect::Heals;
}

/// Keeps the changes that heal; where there is none, those that make the finding go all the same.
void keepWhatHelps(Finding &finding, const RuleContext &context, const std::set<QString> &stops)
{
    const Rule &rule = *findRule(finding.rule);
    std::vector<Remedy> healing;
    std::vector<Remedy> opening;
    for (Remedy &remedy : finding.remedies) {
        const Effect effect = effectOf(remedy, finding, rule, context, stops);
        if (effect != Effect::Harms)
            (effect == Effect::Heals ? healing : opening).push_back(std::move(remedy));
    }
    finding.remedies = std::move(healing.empty() ? opening : healing);
    if (finding.remedies.size() > mostRemedies)
        finding.remedies.resize(mostRemedies);
}

/// Of the rules that decide on parts of a category: they, and the categories that they look at.
struct FitRules
{
    std::vector<const Rule *> rules;
    std::array<bool, std::variant_size_v<PartFacts>> needs{};
};

const FitRules &fitRulesOf(PartCategory category)
{
    static const auto all = [] {
        std::array<FitRules, std::variant_size_v<PartFacts>> found;
        for (const Rule &rule : allRules()) {
            for (const PartCategory decided : rule.decidesOn) {
                FitRules &fit = found[static_cast<std::size_t>(decided)];
                fit.rules.push_back(&rule);
                for (const PartCategory other : rule.decidesOn)
                    fit.needs[static_cast<std::size_t>(other)] = true;
            }
        }
        return found;
    }();
    return all[static_cast<std::size_t>(category)];
}

/// The part with what the rules look at around it.
ServerBuild aroundPart(const Part &part, const ServerBuild &build, const PartCatalogue &parts, const FitRules &fit)
{
    ServerBuild around;
    around.settings = build.settings;
    around.overrides = build.overrides;
    around.gpuPowerCapWatts = build.gpuPowerCapWatts;
    around.platformId = build.platformId;
    for (const ServerLine &line : build.lines) {
        const Part *other = parts.find(line.partId);
        if (other && other->category() != part.category() && fit.needs[other->facts.index()])
            around.lines.push_back(line);
    }
    if (part.category() == PartCategory::Platform)
        around.platformId = part.id;
    else
        around.lines.push_back({part.id, 1, {}});
    return around;
}

} // namespace

QString verdictId(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Stop: return QStringLiteral("stop");
    case Verdict::Warning: return QStringLiteral("warning");
    case Verdict::Note: return QStringLiteral("note");
    case Verdict::Passes: return QStringLiteral("passes");
    case Verdict::NotKnown: return QStringLiteral("not-known");
    }
    return {};
}

QString verdictName(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Stop: return Text::tr("stop", "verdict of a rule");
    case Verdict::Warning: return Text::tr("warning", "verdict of a rule");
    case Verdict::Note: return Text::tr("note", "verdict of a rule");
    case Verdict::Passes: return Text::tr("passes", "verdict of a rule");
    case Verdict::NotKnown: return Text::tr("not known", "verdict of a rule");
    }
    return {};
}

QString ruleTitle(const QString &rule)
{
    const Rule *found = findRule(rule);
    return found ? Text::tr(found->title) : QString();
}

QStringList ruleIds()
{
    QStringList ids;
    for (const Rule &rule : allRules())
        ids << QString::fromLatin1(rule.id);
    return ids;
}

Verdict severityOf(const QString &rule)
{
    const Rule *found = findRule(rule);
    return found ? found->severity : Verdict::NotKnown;
}

std::vector<Finding> checkServer(const ServerFacts &facts, const PartCatalogue &parts, const Catalogue &devices)
{
    const RuleContext context{facts, parts, devices};
    std::vector<Finding> findings;
    std::set<QString> stops;
    for (const Rule &rule : allRules()) {
        for (Finding &finding : answersOf(rule, context)) {
            if (finding.verdict == Verdict::Stop)
                stops.insert(finding.rule);
            findings.push_back(std::move(finding));
        }
    }
    for (Finding &finding : findings) {
        if (!finding.remedies.empty())
            keepWhatHelps(finding, context, stops);
    }
    std::ranges::stable_sort(findings, {}, &Finding::verdict);
    return findings;
}

Verdict worstOf(const std::vector<Finding> &findings)
{
    const auto worst = std::ranges::min_element(findings, {}, &Finding::verdict);
    return worst == findings.end() ? Verdict::Passes : worst->verdict;
}

PartFit fitOf(const Part &part, const ServerBuild &build, const PartCatalogue &parts, const Catalogue &devices)
{
    const FitRules &fit = fitRulesOf(part.category());
    const ServerFacts facts(aroundPart(part, build, parts, fit), parts, devices);
    const RuleContext context{facts, parts, devices, false};
    PartFit answer;
    for (const Rule *rule : fit.rules) {
        for (const Finding &finding : answersOf(*rule, context)) {
            if (finding.verdict == Verdict::Stop)
                return {false, true, finding.text};
            if (finding.verdict == Verdict::NotKnown && answer.isKnown) {
                answer.isKnown = false;
                answer.reason = finding.text;
            }
        }
    }
    return answer;
}

} // namespace model
