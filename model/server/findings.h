// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What the rules say of a server: whether its parts go together, and whether they are enough of each. A rule whose inputs
/// are unknown says so and never passes.
#pragma once

#include "serverfacts.h"

namespace model {

/// Worst first.
enum class Verdict {
    Stop,    ///< cannot work
    Warning, ///< works, badly or out of the vendor's rules
    Note,    ///< worth knowing
    Passes,
    NotKnown ///< an input is unknown
};

[[nodiscard]] QString verdictId(Verdict verdict);   ///< "stop", "warning", "note", "passes", "not-known"
[[nodiscard]] QString verdictName(Verdict verdict); ///< translated

/// A change that makes a finding go.
struct Remedy
{
    QString text;      ///< what the button says
    ServerBuild after; ///< the build with it applied
};

struct Finding
{
    QString rule; ///< "M4"
    Verdict verdict = Verdict::NotKnown;
    QString text;                 ///< one message to a person, both figures in it, translated
    QString wanted;               ///< with its unit; may be empty
    QString there;                ///< with its unit; may be empty
    QString source;               ///< of the rule
    QStringList partIds;          ///< parts it is about
    bool applies = true;          ///< false: of something that this server does not have; the verdict is then Passes
    std::vector<Remedy> remedies; ///< none of them brings a new stop; with each, the rule passes or has a note at most
};

/// What the rule is about, translated: "Memory generation"; empty of an unknown id.
[[nodiscard]] QString ruleTitle(const QString &rule);
/// All rules in the order of their ids within each section: "C1", …, "S6".
[[nodiscard]] QStringList ruleIds();
/// The worst that the rule may answer.
[[nodiscard]] Verdict severityOf(const QString &rule);

/// Every rule answers, once or once for each part it is about. Sorted by verdict, then in the order of the rules.
[[nodiscard]] std::vector<Finding> checkServer(const ServerFacts &facts, const PartCatalogue &parts,
                                               const Catalogue &devices);

/// The worst verdict of all, NotKnown when there are only such; Passes of an empty list.
[[nodiscard]] Verdict worstOf(const std::vector<Finding> &findings);

/// Whether a part of the catalogue could be in a build, in the place of all parts of its category.
struct PartFit
{
    bool fits = true;    ///< no rule stops it
    bool isKnown = true; ///< false: a rule that decides on it lacks an input
    QString reason;      ///< why it does not fit, or what is not known; empty when it fits
};
[[nodiscard]] PartFit fitOf(const Part &part, const ServerBuild &build, const PartCatalogue &parts,
                            const Catalogue &devices);

} // namespace model
