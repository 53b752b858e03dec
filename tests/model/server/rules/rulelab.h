// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A server of made-up parts of which every fact is known and with which every rule is content, to be changed by one fact.
#pragma once

#include "model/server/findings.h"

namespace tests {

class RuleLab
{
public:
    RuleLab();

    model::ServerBuild build;

    [[nodiscard]] model::Part &part(const char *id);
    [[nodiscard]] model::PlatformFacts &platform() { return facts<model::PlatformFacts>("lab-platform"); }
    [[nodiscard]] model::CpuFacts &cpu() { return facts<model::CpuFacts>("lab-cpu"); }
    [[nodiscard]] model::MemoryFacts &memory() { return facts<model::MemoryFacts>("lab-memory"); }
    [[nodiscard]] model::GpuFacts &gpu() { return facts<model::GpuFacts>("lab-gpu"); }
    [[nodiscard]] model::DriveFacts &drive() { return facts<model::DriveFacts>("lab-drive"); } ///< data, NVMe, four
    [[nodiscard]] model::DriveFacts &boot() { return facts<model::DriveFacts>("lab-boot"); }   ///< SATA, two
    [[nodiscard]] model::NicFacts &nic() { return facts<model::NicFacts>("lab-nic"); }
    [[nodiscard]] model::SwitchFacts &networkSwitch()
    {
        return facts<model::SwitchFacts>("lab-switch");
    } ///< not fitted
    [[nodiscard]] model::PowerSupplyFacts &supply() { return facts<model::PowerSupplyFacts>("lab-supply"); }
    [[nodiscard]] model::RackFacts &rack() { return facts<model::RackFacts>("lab-rack"); }
    [[nodiscard]] model::OtherFacts &cord() { return facts<model::OtherFacts>("lab-cord"); }
    /// Another part like it, under a new id, of which the build has none yet.
    model::Part &copy(const char *id, const char *newId);

    /// So many of a part; 0 takes it out.
    void fit(const char *id, int count);
    void setText(const char *id, const char *originalText);

    /// What a rule answers to the build as it is.
    [[nodiscard]] std::vector<model::Finding> answers(const QString &rule) const;
    [[nodiscard]] std::vector<model::Finding> findings() const;
    /// The made-up parts with those of the catalogue, from which remedies come.
    [[nodiscard]] model::PartCatalogue catalogue() const;

private:
    template<class Facts>
    Facts &facts(const char *id)
    {
        return std::get<Facts>(part(id).facts);
    }

    std::vector<model::Part> m_parts;
};

/// Stop, warning or note if there is one; else not known if there is one; else passes.
[[nodiscard]] model::Verdict verdictOf(const std::vector<model::Finding> &answers);

/// A rule, what is changed about the server, and what the rule must answer then.
struct RuleCase
{
    const char *rule;
    const char *what;
    model::Verdict expected;
    void (*change)(RuleLab &lab);
};
[[nodiscard]] std::vector<RuleCase> casesOfParts();   ///< processors and memory
[[nodiscard]] std::vector<RuleCase> casesOfCards();   ///< lanes and GPUs
[[nodiscard]] std::vector<RuleCase> casesOfPower();   ///< power, circuits, racks
[[nodiscard]] std::vector<RuleCase> casesOfNetwork(); ///< network, drives, data

} // namespace tests
