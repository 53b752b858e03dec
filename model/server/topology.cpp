// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "topology.h"

#include "model/text/numbers.h"
#include "model/text/translate.h"

#include <algorithm>

namespace model {

namespace {

constexpr int mostAlone = 16;  ///< more cards of one kind stand as a crowd
constexpr int mostSockets = 4; ///< more sockets stand as a crowd: a rack, not a board

class Builder
{
public:
    Builder(const ServerFacts &facts, const Catalogue &devices) : m_facts(facts), m_devices(devices) {}

    Topology build()
    {
        addSockets();
        addSwitches();
        addGpus();
        addNics();
        addFabric();
        addNotes();
        return std::move(m_topology);
    }

private:
    /// The lower generation of the card and of what it is plugged into; unknown when one is.
    [[nodiscard]] QString pcieLink(const std::optional<int> &cardGeneration, const std::optional<int> &lanes) const
    {
        std::optional<int> host = m_facts.platform() ? m_facts.platform()->pcieGeneration.value : std::nullopt;
        if (!m_facts.cpus().empty()) {
            const std::optional<int> cpu = m_facts.cpus().front().part.cpu().pcieGeneration.value;
            host = host && cpu ? std::optional(std::min(*host, *cpu)) : host ? host : cpu;
        }
        QString text = QStringLiteral("PCIe");
        if (host && cardGeneration)
            text += QStringLiteral(" %1.0").arg(std::min(*host, *cardGeneration));
        if (lanes)
            text += QStringLiteral(" x%1").arg(*lanes);
        return text;
    }

    void addSockets()
    {
        const int filled = m_facts.cpuCount();
        const int there = m_facts.platform() ? m_facts.platform()->cpuSockets.value.value_or(0) : 0;
        const bool isCrowd = std::max(filled, there) > mostSockets;
        const auto add = [&](TopologyNode node, int quantity) {
            node.count = isCrowd ? quantity : 1;
            for (int i = 0; i < (isCrowd ? std::min(quantity, 1) : quantity); ++i, ++m_sockets)
                m_topology.nodes.push_back(node);
        };
        for (const FittedPart &cpu : m_facts.cpus())
            add({.kind = TopologyNode::Kind::Socket, .name = cpu.part.name, .link = {}}, cpu.quantity);
        m_filled = m_sockets;
        add({.kind = TopologyNode::Kind::Socket, .name = Text::tr("empty socket"), .link = {}, .isEmpty = true},
            std::max(there - filled, 0));
        if (m_sockets > 0)
            return;
        m_topology.nodes.push_back(
            {.kind = TopologyNode::Kind::Socket, .name = Text::tr("Host, processors not known"), .link = {}});
        m_sockets = 1;
    }

    /// Roots that cards may hang on: of sockets those that are filled, unless none is.
    [[nodiscard]] int roots() const { return m_filled > 0 ? m_filled : m_sockets; }

    void addSwitches()
    {
        if (!m_facts.platform() || m_facts.platform()->hasPcieSwitch.value != true)
            return;
        for (int socket = 0; socket < roots(); ++socket) {
            m_switches.push_back(static_cast<int>(m_topology.nodes.size()));
            m_topology.nodes.push_back({.kind = TopologyNode::Kind::PcieSwitch,
                                        .name = Text::tr("PCIe switch"),
                                        .parent = socket,
                                        .link = QStringLiteral("PCIe")});
        }
        m_topology.notes << Text::tr("The platform has PCIe switches; how many is not known, one a socket is drawn.");
    }

    /// Spreads `all` cards evenly over the roots, one by one or, of many, a crowd for each root.
    void spread(TopologyNode node, int quantity, int before, int all)
    {
        const bool isCrowd = all > mostAlone;
        std::vector<int> counts(static_cast<std::size_t>(roots()), 0);
        for (int i = before; i < before + quantity; ++i)
            ++counts[static_cast<std::size_t>(static_cast<qint64>(i) * roots() / all)];
        for (int root = 0; root < roots(); ++root) {
            const int count = counts[static_cast<std::size_t>(root)];
            node.parent = m_switches.empty() ? root : m_switches[static_cast<std::size_t>(root)];
            node.count = isCrowd ? count : 1;
            for (int i = 0; i < (isCrowd ? std::min(count, 1) : count); ++i)
                m_topology.nodes.push_back(node);
        }
    }

    void addGpus()
    {
        int before = 0;
        for (const FittedPart &gpu : m_facts.gpus()) {
            const GpuFacts &card = gpu.part.gpu();
            spread({.kind = TopologyNode::Kind::Gpu,
                    .name = gpu.part.name,
                    .link = pcieLink(card.pcieGeneration.value, card.pcieLanes.value)},
                   gpu.quantity, before, m_facts.gpuCount());
            before += gpu.quantity;
        }
    }

    void addNics()
    {
        int before = 0;
        for (const FittedPart &nic : m_facts.nics()) {
            const NicFacts &card = nic.part.nic();
            QString name = nic.part.name;
            if (card.ports.value && card.portRate.value)
                name = Text::tr("NIC %1 × %2 Gb/s")
                           .arg(*card.ports.value)
                           .arg(numberForPeople(card.portRate.value->inBaseUnits() / gigabit));
            spread({.kind = TopologyNode::Kind::Nic,
                    .name = name,
                    .link = pcieLink(card.pcieGeneration.value, card.pcieLanes.value)},
                   nic.quantity, before, m_facts.nicCount());
            before += nic.quantity;
        }
    }

    void addFabric()
    {
        if (m_facts.gpus().empty() || m_facts.gpuCount() < 2)
            return;
        const Part &gpu = m_facts.gpus().front().part;
        const QStringList mounts = gpuMounts(gpu.gpu().formFactor.value.value_or(QString()));
        const bool isSxm = std::ranges::any_of(
            mounts, [](const QString &mount) { return mount.startsWith(QLatin1String("SXM")); });
        const bool isOam = mounts.contains(QLatin1String("OAM"));
        if (mounts.size() != 1 || (!isSxm && !isOam)) {
            m_topology.notes << (mounts == QStringList{QStringLiteral("PCIe")}
                                     ? Text::tr(
                                         "Cards in slots: no link joins all GPUs; where a bridge exists it joins "
                                         "pairs.")
                                     : Text::tr("What joins the GPUs is not known."));
            return;
        }
        m_topology.fabricJoinsAll = true;
        const Device *device = m_devices.find(gpu.deviceId);
        const auto rate = device ? device->interconnectBandwidth.value : std::nullopt;
        const QString name = isSxm ? Text::tr("NVLink of the board") : Text::tr("links of the OAM board");
        m_topology.fabric = rate ? Text::tr("%1, %2 GB/s per GPU, both directions")
                                       .arg(name, numberForPeople(withoutRoundingNoise(rate->inBaseUnits() / giga)))
                                 : Text::tr("%1, rate not known").arg(name);
    }

    void addNotes()
    {
        if (roots() > 1 && m_facts.gpuCount() + m_facts.nicCount() > 0)
            m_topology.notes << Text::tr("Which slot belongs to which socket is not known: cards are drawn evenly.");
        if (m_facts.platform() && !m_facts.platform()->hasPcieSwitch.value)
            m_topology.notes << Text::tr("Whether the platform has PCIe switches is not known; none is drawn.");
    }

    const ServerFacts &m_facts;
    const Catalogue &m_devices;
    Topology m_topology;
    std::vector<int> m_switches; ///< one a root, or none
    int m_sockets = 0;
    int m_filled = 0;
};

void appendText(const Topology &topology, int index, int depth, QStringList &lines)
{
    const TopologyNode &node = topology.nodes[static_cast<std::size_t>(index)];
    QString line = node.count > 1 ? QStringLiteral("%1 × %2").arg(node.count).arg(node.name) : node.name;
    if (!node.link.isEmpty())
        line += QStringLiteral(" (%1)").arg(node.link);
    if (depth == 0 && !node.isEmpty)
        line = topology.countOf(TopologyNode::Kind::Socket) > 1 ? Text::tr("Socket %1: %2").arg(index + 1).arg(line)
                                                                : line;
    lines << QString(depth * 2, QLatin1Char(' ')) + line;
    // Equal cards of one parent are told once, with their number.
    QList<std::pair<TopologyNode, int>> told;
    for (const int child : topology.childrenOf(index)) {
        const TopologyNode &card = topology.nodes[static_cast<std::size_t>(child)];
        if (card.kind == TopologyNode::Kind::PcieSwitch) {
            appendText(topology, child, depth + 1, lines);
            continue;
        }
        if (!told.isEmpty() && told.last().first == card)
            told.last().second += card.count;
        else
            told << std::pair(card, card.count);
    }
    for (const auto &[card, count] : told)
        lines << QString(depth * 2 + 2, QLatin1Char(' '))
                     + QStringLiteral("%1 × %2 (%3)").arg(QString::number(count), card.name, card.link);
}

} // namespace

int Topology::countOf(TopologyNode::Kind kind) const
{
    int sum = 0;
    for (const TopologyNode &node : nodes)
        sum += node.kind == kind ? node.count : 0;
    return sum;
}

std::vector<int> Topology::childrenOf(int parent) const
{
    std::vector<int> children;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (nodes[i].parent == parent)
            children.push_back(static_cast<int>(i));
    }
    return children;
}

QString Topology::toText() const
{
    QStringList lines;
    for (const int root : childrenOf(-1))
        appendText(*this, root, 0, lines);
    if (!fabric.isEmpty())
        lines << Text::tr("Between the GPUs: %1").arg(fabric);
    lines << notes;
    return lines.join(QLatin1Char('\n'));
}

Topology topologyOf(const ServerFacts &facts, const Catalogue &devices)
{
    return Builder(facts, devices).build();
}

} // namespace model
