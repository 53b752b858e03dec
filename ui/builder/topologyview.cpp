// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "topologyview.h"

#include "ui/charts/charttheme.h"

#include <QPainter>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

namespace ui {

namespace {

using Kind = model::TopologyNode::Kind;

constexpr int gap = 4;     ///< between cards
constexpr int rowGap = 24; ///< between sockets, switches and cards
constexpr int margin = 8;
constexpr int narrowest = 46;
constexpr int widest = 130;
constexpr int linesOfABox = 5;

/// Equal network adapters of one parent stand as one box, so that the GPUs have room.
model::Topology forPicture(const model::Topology &topology)
{
    model::Topology merged = topology;
    merged.nodes.clear();
    std::vector<int> places; // of the nodes in the merged list
    for (model::TopologyNode node : topology.nodes) {
        if (node.parent >= 0)
            node.parent = places[static_cast<std::size_t>(node.parent)];
        const auto isSame = [&](const model::TopologyNode &other) {
            return node.kind == Kind::Nic && other.kind == Kind::Nic && other.parent == node.parent
                   && other.name == node.name && other.link == node.link;
        };
        const auto same = std::ranges::find_if(merged.nodes, isSame);
        places.push_back(static_cast<int>(same - merged.nodes.begin()));
        if (same != merged.nodes.end())
            same->count += node.count;
        else
            merged.nodes.push_back(node);
    }
    return merged;
}

} // namespace

TopologyPicture::TopologyPicture(QWidget *parent) : QWidget(parent) {}

void TopologyPicture::setTopology(const model::Topology &topology)
{
    m_topology = forPicture(topology);
    setAccessibleDescription(topology.toText());
    updateGeometry();
    update();
}

/// Cards side by side: each socket has room for its own, and for itself.
int TopologyPicture::columns() const
{
    int columns = 0;
    for (const int root : m_topology.childrenOf(-1)) {
        int cards = 0;
        for (const int child : m_topology.childrenOf(root)) {
            const bool isSwitch = m_topology.nodes[static_cast<std::size_t>(child)].kind == Kind::PcieSwitch;
            cards += isSwitch ? static_cast<int>(m_topology.childrenOf(child).size()) : 1;
        }
        columns += std::max(cards, 1);
    }
    return std::max(columns, 1);
}

QSize TopologyPicture::boxSize() const
{
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    const int room = (width() - 2 * margin) / columns() - gap;
    return {std::clamp(room, narrowest, widest), QFontMetrics(small).lineSpacing() * linesOfABox + 8};
}

QSize TopologyPicture::minimumSizeHint() const
{
    const int height = boxSize().height();
    const int rows = 3; // sockets, switches, cards
    return {columns() * (narrowest + gap) + 2 * margin, rows * (height * 2 / 3 + rowGap) + height};
}

QSize TopologyPicture::sizeHint() const
{
    return minimumSizeHint();
}

std::vector<TopologyPicture::Box> TopologyPicture::boxes() const
{
    std::vector<Box> boxes(m_topology.nodes.size(), {{}, -1});
    const QSizeF card = boxSize();
    const double parentHeight = card.height() * 0.55;
    const double rowStep = parentHeight + rowGap;
    const bool hasSwitches = m_topology.countOf(Kind::PcieSwitch) > 0;
    const double cardTop = margin + rowStep * (hasSwitches ? 2 : 1);
    double x = margin + std::max(0.0, (width() - 2 * margin - columns() * (card.width() + gap)) / 2);
    const auto at = [&](int index) -> Box & { return boxes[static_cast<std::size_t>(index)]; };
    for (const int root : m_topology.childrenOf(-1)) {
        const double left = x;
        const auto placeCards = [&](int parent) {
            const double from = x;
            for (const int child : m_topology.childrenOf(parent)) {
                if (m_topology.nodes[static_cast<std::size_t>(child)].kind == Kind::PcieSwitch)
                    continue;
                at(child) = {QRectF(QPointF(x, cardTop), card), parent};
                x += card.width() + gap;
            }
            return QPointF(from, x - gap);
        };
        for (const int child : m_topology.childrenOf(root)) {
            if (m_topology.nodes[static_cast<std::size_t>(child)].kind != Kind::PcieSwitch)
                continue;
            const QPointF span = placeCards(child);
            at(child) = {QRectF(span.x(), margin + rowStep, std::max(span.y() - span.x(), card.width()), parentHeight),
                         root};
        }
        placeCards(root);
        if (x == left)
            x += card.width() + gap;
        at(root).place = QRectF(left, margin, x - gap - left, parentHeight);
        // A wide socket says no more than one as wide as its name.
        const double wide = std::min(at(root).place.width(), 2.5 * widest);
        at(root).place = QRectF(at(root).place.center().x() - wide / 2, margin, wide, parentHeight);
    }
    return boxes;
}

void TopologyPicture::paintEvent(QPaintEvent *)
{
    if (m_topology.nodes.empty())
        return;
    const ChartTheme theme = ChartTheme::fromPalette(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme.background);
    const std::vector<Box> places = boxes();
    painter.setPen(QPen(theme.muted, 1.5));
    QRectF gpus;
    const Box *socketBefore = nullptr;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Box &box = places[i];
        if (box.parent >= 0) {
            // From the nearest point of the parent's lower edge.
            const QRectF &above = places[static_cast<std::size_t>(box.parent)].place;
            const double x = std::clamp(box.place.center().x(), above.left() + 4, above.right() - 4);
            painter.drawLine(QPointF(x, above.bottom()), QPointF(box.place.center().x(), box.place.top()));
        }
        if (m_topology.nodes[i].kind == Kind::Gpu)
            gpus |= box.place;
        if (m_topology.nodes[i].kind == Kind::Socket) {
            if (socketBefore)
                painter.drawLine(QPointF(socketBefore->place.right(), box.place.center().y()),
                                 QPointF(box.place.left(), box.place.center().y()));
            socketBefore = &box;
        }
    }
    QRectF bar;
    if (!m_topology.fabric.isEmpty() && !gpus.isNull()) {
        bar = QRectF(gpus.left(), gpus.bottom() + 16, gpus.width(), fontMetrics().lineSpacing() + 8);
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (m_topology.nodes[i].kind == Kind::Gpu)
                painter.drawLine(QPointF(places[i].place.center().x(), places[i].place.bottom()),
                                 QPointF(places[i].place.center().x(), bar.top()));
        }
    }
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    const auto drawBox = [&](const QRectF &place, const QColor &fill, const QString &text, Qt::PenStyle style) {
        painter.setPen(QPen(theme.outlined ? theme.text : theme.axis, 1, style));
        painter.setBrush(fill);
        painter.drawRoundedRect(place, 4, 4);
        painter.setPen(theme.text);
        painter.setFont(small);
        painter.drawText(place.adjusted(3, 2, -3, -2), Qt::AlignCenter | Qt::TextWordWrap, text);
    };
    for (std::size_t i = 0; i < places.size(); ++i) {
        const model::TopologyNode &node = m_topology.nodes[i];
        QString text = node.count > 1 ? QStringLiteral("%1 × %2").arg(node.count).arg(node.name) : node.name;
        const bool isCard = node.kind == Kind::Gpu || node.kind == Kind::Nic;
        if (isCard && !node.link.isEmpty())
            text += QLatin1Char('\n') + node.link;
        const double share = node.kind == Kind::Gpu ? 0.28 : node.kind == Kind::Socket && !node.isEmpty ? 0.12 : 0.0;
        drawBox(places[i].place, mixed(theme.background, theme.outlined ? theme.background : theme.accent, share), text,
                node.isEmpty || node.kind == Kind::PcieSwitch ? Qt::DashLine : Qt::SolidLine);
    }
    if (!bar.isNull())
        drawBox(bar, mixed(theme.background, theme.outlined ? theme.background : theme.accent, 0.28), m_topology.fabric,
                Qt::SolidLine);
}

TopologyView::TopologyView(QWidget *parent)
    : QWidget(parent), m_picture(new TopologyPicture), m_text(new QPlainTextEdit)
{
    auto *scroll = new QScrollArea;
    scroll->setWidget(m_picture);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    auto *splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(scroll);
    splitter->addWidget(m_text);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter);
    retranslate();
}

void TopologyView::setTopology(const model::Topology &topology)
{
    m_picture->setTopology(topology);
    const QString text = topology.toText();
    if (m_text->toPlainText() != text)
        m_text->setPlainText(text);
}

void TopologyView::retranslate()
{
    m_picture->setAccessibleName(tr("Picture of the topology"));
    m_text->setAccessibleName(tr("The topology in words"));
}

} // namespace ui
