// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "findingspanel.h"

#include "ui/charts/charttheme.h"
#include "ui/shell/flowlayout.h"

#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

namespace {

using model::Verdict;

QString signOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Stop: return QStringLiteral("✖");
    case Verdict::Warning: return QStringLiteral("⚠");
    case Verdict::Note: return QStringLiteral("ⓘ");
    case Verdict::Passes: return QStringLiteral("✓");
    case Verdict::NotKnown: return QStringLiteral("?");
    }
    Q_UNREACHABLE();
}

/// The colour of the edge of a card; the sign and the words say the same without it.
QColor edgeOf(Verdict verdict, const QPalette &palette)
{
    const ChartTheme theme = ChartTheme::fromPalette(palette);
    switch (verdict) {
    case Verdict::Stop: return theme.readable(QColor(0xc0, 0x28, 0x28));
    case Verdict::Warning: return theme.warning;
    case Verdict::Note: return theme.accent;
    case Verdict::Passes:
    case Verdict::NotKnown: break;
    }
    return theme.grid;
}

QLabel *makeText(const QString &text)
{
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

void makeSmall(QLabel *label)
{
    QFont small = label->font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    label->setFont(small);
    label->setForegroundRole(QPalette::PlaceholderText);
}

} // namespace

FindingsPanel::FindingsPanel(QWidget *parent) : QScrollArea(parent), m_sound(new QLabel)
{
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(2, 4, 8, 6);
    layout->setSpacing(4);
    m_sound->setWordWrap(true);
    layout->addWidget(m_sound);
    for (const Verdict verdict : {Verdict::Stop, Verdict::Warning, Verdict::Note, Verdict::NotKnown, Verdict::Passes}) {
        Group group{.verdict = verdict,
                    .header = new QToolButton,
                    .body = new QWidget,
                    .isOpen = verdict != Verdict::Passes &&verdict != Verdict::NotKnown};
        group.header->setAutoRaise(true);
        group.header->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        group.header->setFocusPolicy(Qt::StrongFocus);
        QFont bold = group.header->font();
        bold.setBold(true);
        group.header->setFont(bold);
        auto *body = new QVBoxLayout(group.body);
        body->setContentsMargins(0, 0, 0, 0);
        body->setSpacing(4);
        layout->addWidget(group.header);
        layout->addWidget(group.body);
        m_groups << group;
        connect(group.header, &QToolButton::clicked, this, [this, index = m_groups.size() - 1] {
            open(m_groups[index], !m_groups[index].isOpen);
            fitHeight();
        });
    }
    layout->addStretch();
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    retranslate();
}

int FindingsPanel::countOf(Verdict verdict) const
{
    return static_cast<int>(std::ranges::count_if(
        m_findings, [&](const model::Finding &finding) { return finding.applies && finding.verdict == verdict; }));
}

void FindingsPanel::showFindings(std::vector<model::Finding> findings)
{
    m_findings = std::move(findings);
    for (Group &group : m_groups)
        fill(group);
    m_sound->setVisible(countOf(Verdict::Stop) == 0 && countOf(Verdict::Warning) == 0);
    nameHeaders();
    fitHeight();
}

/// Cards are made anew: their texts, figures and buttons all follow from the build. Those of a group that is closed are
/// made when it opens.
void FindingsPanel::fill(Group &group)
{
    QLayout *layout = group.body->layout();
    const bool hadFocus = group.body->isAncestorOf(group.body->window()->focusWidget());
    while (QLayoutItem *item = layout->takeAt(0)) {
        item->widget()->deleteLater(); // one of its buttons may have been clicked just now
        item->widget()->hide();
        delete item;
    }
    const int count = countOf(group.verdict);
    if (group.isOpen && count > 0) {
        for (const model::Finding &finding : m_findings) {
            if (!finding.applies || finding.verdict != group.verdict)
                continue;
            QWidget *card = makeCard(finding);
            layout->addWidget(card);
            card->show(); // at once, so that its height counts
        }
    }
    if (hadFocus)
        (count > 0 ? static_cast<QWidget *>(group.header) : this)->setFocus();
    open(group, group.isOpen);
}

QWidget *FindingsPanel::makeCard(const model::Finding &finding)
{
    auto *card = new QFrame;
    card->setObjectName(QStringLiteral("finding"));
    card->setProperty("rule", finding.rule);
    const QColor edge = edgeOf(finding.verdict, palette());
    card->setStyleSheet(
        QStringLiteral("QFrame#finding { border: 1px solid %1; border-left: 4px solid %2; border-radius: 3px; }")
            .arg(ChartTheme::fromPalette(palette()).grid.name(), edge.name()));
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(8, 4, 8, 5);
    layout->setSpacing(2);
    const QString title = model::ruleTitle(finding.rule);
    auto *head = makeText(QStringLiteral("%1 %2").arg(signOf(finding.verdict), title));
    QFont bold = head->font();
    bold.setBold(true);
    head->setFont(bold);
    layout->addWidget(head);
    layout->addWidget(makeText(finding.text));
    QStringList figures;
    if (!finding.wanted.isEmpty())
        figures << tr("wanted: %1").arg(finding.wanted);
    if (!finding.there.isEmpty())
        figures << tr("there: %1").arg(finding.there);
    if (!figures.isEmpty()) {
        auto *label = makeText(figures.join(QStringLiteral(" · ")));
        makeSmall(label);
        layout->addWidget(label);
    }
    auto *source = makeText(tr("Rule %1. Source: %2").arg(finding.rule, finding.source));
    makeSmall(source);
    layout->addWidget(source);
    if (!finding.remedies.empty()) {
        auto *buttons = new QWidget;
        auto *flow = new FlowLayout(buttons);
        for (const model::Remedy &remedy : finding.remedies) {
            // A long one must not make the panel wider than its view; the tip has the whole.
            constexpr int narrowest = 160;
            constexpr int frame = 60; // of the button, the card and the bar
            const QString shown = fontMetrics().elidedText(remedy.text, Qt::ElideRight,
                                                           std::max(narrowest, viewport()->width() - frame));
            auto *button = new QPushButton(QString(shown).replace(QLatin1Char('&'), QLatin1String("&&")));
            button->setMinimumWidth(narrowest / 2);
            button->setToolTip(remedy.text);
            button->setAccessibleName(remedy.text);
            button->setAccessibleDescription(tr("Puts right: %1").arg(finding.text));
            button->setAutoDefault(false);
            flow->addWidget(button);
            connect(button, &QPushButton::clicked, this, [this, after = remedy.after] { emit remedyChosen(after); });
        }
        layout->addWidget(buttons);
    }
    card->setAccessibleName(tr("%1: %2").arg(model::verdictName(finding.verdict), finding.text));
    return card;
}

void FindingsPanel::open(Group &group, bool isOpen)
{
    const bool opensNow = isOpen && !std::exchange(group.isOpen, isOpen);
    const int count = countOf(group.verdict);
    group.header->setVisible(count > 0);
    if (opensNow)
        fill(group);
    group.body->setVisible(group.isOpen && count > 0);
    group.header->setArrowType(group.isOpen ? Qt::DownArrow : Qt::RightArrow);
}

/// Texts that wrap ask for a height by their width, which a scroll area learns too late for cards within groups: it would
/// squeeze them into the view.
void FindingsPanel::fitHeight()
{
    for (const Group &group : m_groups) {
        for (QWidget *card : group.body->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
            card->layout()->invalidate();
            card->updateGeometry();
        }
        group.body->layout()->invalidate();
        group.body->updateGeometry();
    }
    widget()->layout()->invalidate();
    widget()->setMinimumHeight(std::max(0, widget()->layout()->totalHeightForWidth(viewport()->width())));
}

void FindingsPanel::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fitHeight();
}

void FindingsPanel::nameHeaders()
{
    for (const Group &group : m_groups) {
        const int count = countOf(group.verdict);
        QString name = model::verdictName(group.verdict);
        name[0] = name[0].toUpper();
        const QString text = QStringLiteral("%1 %2 (%3)").arg(signOf(group.verdict), name).arg(count);
        group.header->setText(text);
        group.header->setAccessibleName(text);
    }
}

void FindingsPanel::retranslate()
{
    setAccessibleName(tr("Findings"));
    m_sound->setText(tr("No rule speaks against this build, as far as its parts are known."));
    nameHeaders();
}

} // namespace ui
