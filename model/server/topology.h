// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What is attached to what in a server: sockets, PCIe switches, GPUs with the fabric between them, network adapters. What
/// is drawn and read out follows from it. Where a platform's wiring is not known, cards stand evenly, and a note says so.
#pragma once

#include "serverfacts.h"

namespace model {

struct TopologyNode
{
    enum class Kind { Socket, PcieSwitch, Gpu, Nic };

    Kind kind = Kind::Socket;
    QString name;
    int count = 1;        ///< of a crowd that stands as one
    int parent = -1;      ///< the node towards the processor; -1 of sockets
    QString link;         ///< to the parent: "PCIe 5.0 x16"; empty where not even the lanes are known
    bool isEmpty = false; ///< a socket without a processor

    bool operator==(const TopologyNode &) const = default;
};

struct Topology
{
    std::vector<TopologyNode> nodes; ///< parents before their children
    QString fabric; ///< what joins the GPUs: "NVLink through NVSwitch, 900 GB/s per GPU"; empty: PCIe alone
    bool fabricJoinsAll = false; ///< every GPU to every other one
    QStringList notes;           ///< what was assumed, and what is not known

    [[nodiscard]] int countOf(TopologyNode::Kind kind) const;
    [[nodiscard]] std::vector<int> childrenOf(int parent) const;
    /// The same in words, a line a node, indented as they hang together.
    [[nodiscard]] QString toText() const;
};

[[nodiscard]] Topology topologyOf(const ServerFacts &facts, const Catalogue &devices);

} // namespace model
