// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// PCIe lanes: what the parts of a server ask for and what its processors give (server-rules P1, P2, P6).
#pragma once

#include "serverfacts.h"

namespace model {

struct LanesWanted
{
    int gpus = 0;        ///< 16 for each, where the part says nothing else
    int nics = 0;        ///< of those whose width is known
    int drives = 0;      ///< NVMe, 4 each where the part says nothing else
    QStringList unknown; ///< parts whose lanes are not known

    [[nodiscard]] int atLeast() const { return gpus + nics + drives; }
    /// All of them; nullopt when some part's lanes are unknown.
    [[nodiscard]] std::optional<int> total() const;
};
[[nodiscard]] LanesWanted lanesWantedBy(const ServerFacts &facts);

/// Two EPYC give 128 lanes with four links between them and 160 with three: a range where the board does not say.
struct LanesThere
{
    int atLeast = 0;
    int atMost = 0;

    [[nodiscard]] bool isOneNumber() const { return atLeast == atMost; }
};
/// Of the platform, where it states them for all its sockets, else of the processors; nullopt when neither says.
[[nodiscard]] std::optional<LanesThere> lanesOf(const ServerFacts &facts);

/// One lane, one way: 8, 16, 32 GT/s of generations 3, 4, 5 with 128b/130b coding. nullopt of a generation that is not known here.
[[nodiscard]] std::optional<BytesPerSecond> laneRate(int generation);

/// Whether a drive is attached by PCIe; nullopt when its interface is unknown.
[[nodiscard]] std::optional<bool> isNvme(const DriveFacts &drive);

} // namespace model
