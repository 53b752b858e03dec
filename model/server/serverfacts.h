// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// A build with its parts looked up: what the rules, the totals, the exports and the estimator work on. Derived once; owns
/// all it shows, so that it may outlive the catalogues.
#pragma once

#include "serverbuild.h"

#include "model/catalogue/catalogue.h"

namespace model {

/// A part as it is in this build: overrides are applied (kind Yours), and what the parts' record does not know of a GPU or a
/// processor comes from the catalogue of devices, with its sources.
struct FittedPart
{
    Part part;
    int quantity = 1;
    QString originalText;
    bool isIncluded = false; ///< came with the platform: is in no line, has no price of its own
};

/// The supplies that feed a server.
struct FittedSupplies
{
    int count = 0;
    std::optional<Watts> outputEach;      ///< unknown also where supplies differ
    std::optional<Redundancy> redundancy; ///< needed + spare; unknown where nobody states it
    std::optional<double> efficiency;     ///< as known of the supply, not assumed
    bool isOfPlatform = false;            ///< the platform's own, not in a line of the build

    /// All of them together; unknown when the output is.
    [[nodiscard]] std::optional<Watts> installed() const;
    /// Without the spare ones (server-rules W2); unknown when output or redundancy is.
    [[nodiscard]] std::optional<Watts> usable() const;
};

class ServerFacts
{
public:
    ServerFacts(const ServerBuild &build, const PartCatalogue &parts, const Catalogue &devices);

    [[nodiscard]] const ServerBuild &build() const { return m_build; }
    [[nodiscard]] const ServerSettings &settings() const { return m_build.settings; }

    [[nodiscard]] const Part *platformPart() const { return m_platform ? &*m_platform : nullptr; }
    /// The platform's facts; nullptr when none is chosen.
    [[nodiscard]] const PlatformFacts *platform() const { return m_platform ? &m_platform->platform() : nullptr; }

    /// Parts of a category in the order of the lines, equal ones merged. Of GPUs also those that come with the platform
    /// where no line lists them. Never the platform.
    [[nodiscard]] const std::vector<FittedPart> &partsOf(PartCategory category) const
    {
        return m_parts[static_cast<std::size_t>(category)];
    }
    [[nodiscard]] const std::vector<FittedPart> &gpus() const { return partsOf(PartCategory::Gpu); }
    [[nodiscard]] const std::vector<FittedPart> &cpus() const { return partsOf(PartCategory::Cpu); }
    [[nodiscard]] const std::vector<FittedPart> &memory() const { return partsOf(PartCategory::Memory); }
    [[nodiscard]] const std::vector<FittedPart> &drives() const { return partsOf(PartCategory::Drive); }
    [[nodiscard]] const std::vector<FittedPart> &nics() const { return partsOf(PartCategory::Nic); }
    [[nodiscard]] const std::vector<FittedPart> &supplies() const { return partsOf(PartCategory::PowerSupply); }

    /// Parts that the catalogue does not have: ids of lines, or of the platform, that were read from elsewhere.
    [[nodiscard]] const QStringList &unknownPartIds() const { return m_unknownPartIds; }

    // How many are fitted. 0: none is listed, which of a closed system does not mean that it has none.
    [[nodiscard]] int gpuCount() const { return count(PartCategory::Gpu); }
    [[nodiscard]] int cpuCount() const { return count(PartCategory::Cpu); }
    [[nodiscard]] int nicCount() const { return count(PartCategory::Nic); }
    [[nodiscard]] int driveCount() const { return count(PartCategory::Drive); }
    [[nodiscard]] int dimmCount() const; ///< modules: of a kit each

    // Sums over the parts that are fitted; unknown when a summand is, or when there is none.
    [[nodiscard]] std::optional<Bytes> gpuMemoryTotal() const;
    [[nodiscard]] std::optional<Bytes> memoryTotal() const;
    [[nodiscard]] std::optional<int> cpuCoresTotal() const;
    [[nodiscard]] std::optional<BytesPerSecond> networkRateTotal() const; ///< all ports of all adapters, one way

    /// Power of one of these GPUs: the cap of the build where it is lower, else the TDP.
    [[nodiscard]] std::optional<Watts> powerOf(const FittedPart &gpu) const;

    /// From the lines, else the platform's own; nullopt when neither says anything.
    [[nodiscard]] std::optional<FittedSupplies> fittedSupplies() const;

    /// What one of a part costs in this build: the build's own price, else the best of the catalogue.
    [[nodiscard]] std::optional<PartPrice> priceOf(const Part &part) const;
    /// There is nothing to pay for it besides the platform: it comes with it, or the platform is sold as a whole at a price
    /// that is known, and the part is in it (a rack or a switch is not).
    [[nodiscard]] bool isPaidWithPlatform(const FittedPart &fitted) const;

private:
    void add(const Part &part, const ServerLine &line, const Catalogue &devices);
    void addIncluded(const Catalogue &devices);
    [[nodiscard]] int count(PartCategory category) const;

    ServerBuild m_build;
    std::optional<Part> m_platform;
    std::array<std::vector<FittedPart>, std::variant_size_v<PartFacts>> m_parts;
    QStringList m_unknownPartIds;
};

} // namespace model
