// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// How a rule is written: a row of its section's table (id, title, worst verdict, source) and a function that answers.
#pragma once

#include "model/server/findings.h"
#include "model/text/translate.h"

#include <functional>
#include <span>

namespace model {

struct RuleContext
{
    const ServerFacts &facts;
    const PartCatalogue &parts;
    const Catalogue &devices;
    bool wantsRemedies = true;

    [[nodiscard]] const ServerBuild &build() const { return facts.build(); }
    [[nodiscard]] const ServerSettings &settings() const { return facts.settings(); }
    [[nodiscard]] const PlatformFacts *platform() const { return facts.platform(); }
};

class Answers;

struct Rule
{
    const char *id;
    const char *title; ///< to be translated
    Verdict severity;  ///< the worst that it answers
    const char *source;
    void (*check)(const RuleContext &, Answers &);
    /// A part of these categories is unfit when the rule stops a build with one of it.
    std::vector<PartCategory> decidesOn = {};
};

[[nodiscard]] std::span<const Rule> processorRules();
[[nodiscard]] std::span<const Rule> memoryRules();
[[nodiscard]] std::span<const Rule> memoryLayoutRules();
[[nodiscard]] std::span<const Rule> laneRules();
[[nodiscard]] std::span<const Rule> slotRules();
[[nodiscard]] std::span<const Rule> gpuRules();
[[nodiscard]] std::span<const Rule> gpuSystemRules();
[[nodiscard]] std::span<const Rule> powerRules();
[[nodiscard]] std::span<const Rule> supplyRules();
[[nodiscard]] std::span<const Rule> circuitRules();
[[nodiscard]] std::span<const Rule> rackRules();
[[nodiscard]] std::span<const Rule> coolingRules();
[[nodiscard]] std::span<const Rule> networkRules();
[[nodiscard]] std::span<const Rule> switchRules();
[[nodiscard]] std::span<const Rule> storageRules();
[[nodiscard]] std::span<const Rule> dataRules();

/// All sections, one after the other.
[[nodiscard]] const std::vector<Rule> &allRules();

/// The inputs of a rule: reading an unknown one is remembered, so that the rule can tell what it lacks.
class Inputs
{
public:
    explicit Inputs(const RuleContext &context) : m_context(context) {}

    /// A fact of `part`: figure is a member of its facts.
    template<class T>
    std::optional<T> of(const Part &part, const Figure<T> &figure)
    {
        if (!figure.isKnown())
            addUnknownFact(part, &figure);
        return figure.value;
    }
    /// A fact of the platform; unknown when there is none.
    template<class T>
    std::optional<T> platform(Figure<T> PlatformFacts::*member)
    {
        const Part *part = m_context.facts.platformPart();
        if (!part) {
            add(Text::tr("platform (none is chosen)"));
            return std::nullopt;
        }
        return of(*part, part->platform().*member);
    }
    /// Whether the build lists a part of this category; that it does not is remembered.
    bool has(PartCategory category);
    void add(const QString &what); ///< something else that is not known, in words

    [[nodiscard]] bool areKnown() const { return m_missing.isEmpty(); }
    [[nodiscard]] QString missing() const; ///< "sockets (HD210 platform), no processor is listed"

private:
    void addUnknownFact(const Part &part, const void *figure);

    const RuleContext &m_context;
    QStringList m_missing;
};

/// One answer while it is written.
class Answer
{
public:
    Answer(Finding &finding, const RuleContext &context) : m_finding(finding), m_context(context) {}

    Answer &figures(const QString &wanted, const QString &there);
    Answer &about(const Part &part);
    Answer &about(const std::vector<FittedPart> &parts);
    /// propose(add) calls add(text, build) for each change that could help; only those that do are kept.
    using AddRemedy = std::function<void(const QString &text, ServerBuild after)>;
    Answer &remedies(const std::function<void(const AddRemedy &)> &propose);

private:
    Finding &m_finding;
    const RuleContext &m_context;
};

/// Takes the answers of one rule.
class Answers
{
public:
    Answers(const Rule &rule, const RuleContext &context, std::vector<Finding> &findings)
        : m_rule(rule), m_context(context), m_findings(findings)
    {
    }

    Answer add(Verdict verdict, const QString &text);
    Answer stop(const QString &text) { return add(Verdict::Stop, text); }
    Answer warning(const QString &text) { return add(Verdict::Warning, text); }
    Answer note(const QString &text) { return add(Verdict::Note, text); }
    Answer passes(const QString &text) { return add(Verdict::Passes, text); }
    Answer notKnown(const QString &text) { return add(Verdict::NotKnown, text); }
    Answer notKnown(const Inputs &inputs); ///< says what is missing
    Answer doesNotApply(const QString &why);

private:
    const Rule &m_rule;
    const RuleContext &m_context;
    std::vector<Finding> &m_findings;
};

/// The answers of one rule.
[[nodiscard]] std::vector<Finding> answersOf(const Rule &rule, const RuleContext &context);

} // namespace model
