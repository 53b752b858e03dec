// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "partspanel.h"

#include "partrow.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

namespace {

/// Categories in the order in which a server is put together.
QList<model::PartCategory> orderOfCategories()
{
    using enum model::PartCategory;
    return {Platform, Gpu, Cpu, Memory, Nic, Drive, PowerSupply, Cooling, Chassis, Switch, Rack, Other};
}

/// The sign of the worst that is found about a part.
QString markOf(const QString &partId, const std::vector<model::Finding> &findings)
{
    for (const model::Finding &finding : findings) { // worst first
        const bool isAbout = finding.partIds.contains(partId);
        if (isAbout && finding.verdict == model::Verdict::Stop)
            return QStringLiteral("✖");
        if (isAbout && finding.verdict == model::Verdict::Warning)
            return QStringLiteral("⚠");
    }
    return {};
}

} // namespace

PartsPanel::PartsPanel(QWidget *parent) : QScrollArea(parent)
{
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(2, 2, 8, 6);
    layout->setSpacing(1);
    for (const model::PartCategory category : orderOfCategories())
        addSection(layout, category);
    layout->addStretch();
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    retranslate();
}

void PartsPanel::addSection(QVBoxLayout *layout, model::PartCategory category)
{
    Section section{
        .category = category, .title = new QLabel, .add = new QToolButton, .body = new QVBoxLayout, .rows = {}};
    QFont bold = section.title->font();
    bold.setBold(true);
    section.title->setFont(bold);
    section.add->setAutoRaise(true);
    section.add->setFocusPolicy(Qt::StrongFocus);
    auto *head = new QHBoxLayout;
    head->addWidget(section.title, 1);
    head->addWidget(section.add);
    section.body->setContentsMargins(8, 0, 0, 2);
    section.body->setSpacing(0);
    layout->addLayout(head);
    layout->addLayout(section.body);
    connect(section.add, &QToolButton::clicked, this, [this, category] { emit addRequested(category); });
    m_sections << section;
}

PartRow *PartsPanel::makeRow()
{
    auto *row = new PartRow(widget());
    connect(row, &PartRow::quantityChanged, this, &PartsPanel::quantityChanged);
    connect(row, &PartRow::exchangeRequested, this, &PartsPanel::exchangeRequested);
    connect(row, &PartRow::factsRequested, this, &PartsPanel::factsRequested);
    connect(row, &PartRow::priceRequested, this, &PartsPanel::priceRequested);
    connect(row, &PartRow::removeRequested, this, [this](const QString &partId) { emit quantityChanged(partId, 0); });
    return row;
}

void PartsPanel::showAnswer(const model::ServerAnswer &answer)
{
    for (Section &section : m_sections)
        fill(section, answer);
}

void PartsPanel::fill(Section &section, const model::ServerAnswer &answer)
{
    const model::ServerFacts &facts = answer.facts;
    std::vector<model::FittedPart> parts = facts.partsOf(section.category);
    if (section.category == model::PartCategory::Platform && facts.platformPart())
        parts.push_back({.part = *facts.platformPart(), .quantity = 1, .originalText = {}});
    QStringList unknown;
    if (section.category == model::PartCategory::Other)
        unknown = facts.unknownPartIds();
    const qsizetype count = std::ssize(parts) + unknown.size();
    while (section.rows.size() > count)
        delete section.rows.takeLast();
    for (qsizetype i = 0; i < count; ++i) {
        const bool isKnown = i < std::ssize(parts);
        const QString id = isKnown ? parts[static_cast<std::size_t>(i)].part.id : unknown[i - std::ssize(parts)];
        const auto same = std::ranges::find_if(section.rows, [&](const PartRow *row) { return row->partId() == id; });
        const qsizetype place = same - section.rows.begin();
        if (same != section.rows.end() && place > i) { // one before it went
            section.rows.move(place, i);
            section.body->insertWidget(static_cast<int>(i), section.rows[i]);
        } else if (i >= section.rows.size()) {
            section.rows << makeRow();
            section.body->addWidget(section.rows[i]);
            section.rows[i]->show();
        }
        if (isKnown)
            section.rows[i]->showPart(parts[static_cast<std::size_t>(i)], facts, markOf(id, answer.findings));
        else
            section.rows[i]->showUnknown(id, facts.build().quantityOf(id));
    }
    const bool isPlatform = section.category == model::PartCategory::Platform;
    section.add->setVisible(!isPlatform || parts.empty());
}

void PartsPanel::retranslate()
{
    for (const Section &section : m_sections) {
        const QString name = model::partCategoryName(section.category);
        section.title->setText(name);
        section.add->setText(section.category == model::PartCategory::Platform ? tr("Choose…") : tr("Add…"));
        section.add->setAccessibleName(section.category == model::PartCategory::Platform
                                           ? tr("Choose a platform")
                                           : tr("Add: %1", "a category of parts").arg(name));
        section.add->setToolTip(tr("All parts of this sort; those that do not fit say why"));
    }
}

} // namespace ui
