// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "builderpage.h"

#include "elidedlabel.h"
#include "findingspanel.h"
#include "ownpartdialog.h"
#include "partchooser.h"
#include "partspanel.h"
#include "serverbar.h"
#include "settingspanel.h"
#include "sidebysideview.h"
#include "topologyview.h"
#include "totalsstrip.h"

#include "model/server/buildedits.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <QVBoxLayout>

namespace ui {

namespace {

QStringList powerKeys()
{
    return {QStringLiteral("gpuPowerCapWatts"),
            QStringLiteral("fanFraction"),
            QStringLiteral("nicWatts"),
            QStringLiteral("memoryAndDriveWatts"),
            QStringLiteral("supplyHeadroom"),
            QStringLiteral("supplyEfficiency"),
            QStringLiteral("mainsVolts"),
            QStringLiteral("phases"),
            QStringLiteral("powerFactor"),
            QStringLiteral("breakerAmps"),
            QStringLiteral("cordAmps"),
            QStringLiteral("limitsContinuousLoad"),
            QStringLiteral("continuousLoadFraction"),
            QStringLiteral("hasTwoFeeds")};
}

QStringList siteKeys()
{
    return {QStringLiteral("nodes"),     QStringLiteral("pue"),       QStringLiteral("rackUnits"),
            QStringLiteral("rackWatts"), QStringLiteral("rackMaxKg"), QStringLiteral("hasLiquidCooling"), QStringLiteral("checkpointBillions"), QStringLiteral("checkpointsKept")};
}

} // namespace

BuilderPage::BuilderPage(model::Workspace &workspace, QWidget *parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_bar(new ServerBar(workspace)),
      m_parts(new PartsPanel),
      m_totals(new TotalsStrip),
      m_priceNotes(new ElidedLabel),
      m_findings(new FindingsPanel),
      m_topology(new TopologyView),
      m_power(new SettingsPanel(powerKeys())),
      m_site(new SettingsPanel(siteKeys())),
      m_clusterTotals(new TotalsStrip),
      m_clusterNotes(new QLabel),
      m_sideBySide(new SideBySideView),
      m_tabs(new QTabWidget),
      m_pages(new QStackedWidget),
      m_empty(new QLabel),
      m_begin(new QPushButton),
      m_export(new QPushButton),
      m_compare(new QPushButton),
      m_estimate(new QPushButton),
      m_asking(new QTimer(this))
{
    auto *splitter = new QSplitter(Qt::Horizontal);
    splitter->addWidget(makeLeft());
    splitter->addWidget(makeRight());
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({490, 530});
    m_pages->addWidget(makeEmpty());
    m_pages->addWidget(splitter);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(m_pages);

    m_asking->setSingleShot(true);
    m_asking->setInterval(0); // several changes at once are one question
    connect(m_asking, &QTimer::timeout, this, &BuilderPage::ask);
    connect(&m_workspace, &model::Workspace::serversChanged, this, &BuilderPage::askSoon);
    connect(&m_workspace, &model::Workspace::catalogueChanged, this, &BuilderPage::askSoon);
    connect(&m_workspace, &model::Workspace::settingsChanged, this, &BuilderPage::askSoon); // the currency
    connect(m_bar, &ServerBar::currentChanged, this, &BuilderPage::askSoon);
    connect(m_bar, &ServerBar::openRequested, this, &BuilderPage::openRequested);
    connect(m_parts, &PartsPanel::addRequested, this, &BuilderPage::addPart);
    connect(m_parts, &PartsPanel::exchangeRequested, this, &BuilderPage::exchangePart);
    connect(m_parts, &PartsPanel::factsRequested, this, &BuilderPage::editFacts);
    connect(m_parts, &PartsPanel::priceRequested, this, &BuilderPage::editPrice);
    connect(m_parts, &PartsPanel::quantityChanged, this, [this](const QString &partId, int quantity) {
        if (build())
            change(model::withPieces(*build(), partId, quantity));
    });
    connect(m_findings, &FindingsPanel::remedyChosen, this, &BuilderPage::change);
    connect(m_power, &SettingsPanel::edited, this, &BuilderPage::change);
    connect(m_site, &SettingsPanel::edited, this, &BuilderPage::change);
    connect(m_tabs, &QTabWidget::currentChanged, this, &BuilderPage::showSideBySide);
    connect(m_export, &QPushButton::clicked, this, [this] { emit exportRequested(currentId()); });
    connect(m_compare, &QPushButton::clicked, this, [this] { emit compareRequested(currentId()); });
    connect(m_estimate, &QPushButton::clicked, this, [this] { emit estimateRequested(currentId()); });
    retranslate();
}

QWidget *BuilderPage::makeLeft()
{
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {m_estimate, m_compare, m_export}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    auto *left = new QWidget;
    auto *layout = new QVBoxLayout(left);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_bar);
    layout->addWidget(m_parts, 1);
    layout->addLayout(buttons);
    return left;
}

QWidget *BuilderPage::makeRight()
{
    m_clusterNotes->setWordWrap(true);
    m_clusterNotes->setTextFormat(Qt::PlainText);
    m_clusterNotes->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *cluster = new QWidget;
    auto *clusterLayout = new QVBoxLayout(cluster);
    clusterLayout->setContentsMargins(4, 4, 4, 4);
    clusterLayout->addWidget(m_clusterTotals);
    clusterLayout->addWidget(m_clusterNotes);
    clusterLayout->addWidget(m_site, 1);
    m_tabs->setDocumentMode(true);
    m_tabs->setUsesScrollButtons(false); // in a narrow window titles are shortened
    m_tabs->setElideMode(Qt::ElideRight);
    for (QWidget *tab : std::initializer_list<QWidget *>{m_findings, m_topology, m_power, cluster, m_sideBySide})
        m_tabs->addTab(tab, QString());
    auto *right = new QWidget;
    auto *layout = new QVBoxLayout(right);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_totals);
    layout->addWidget(m_priceNotes);
    layout->addWidget(m_tabs, 1);
    return right;
}

QWidget *BuilderPage::makeEmpty()
{
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_begin->setMenu(m_bar->newMenu());
    auto *empty = new QWidget;
    auto *layout = new QVBoxLayout(empty);
    layout->addStretch();
    layout->addWidget(m_empty);
    layout->addWidget(m_begin, 0, Qt::AlignHCenter);
    layout->addStretch();
    return empty;
}

void BuilderPage::showServer(const QString &id)
{
    m_bar->setCurrentId(id);
}

QString BuilderPage::currentId() const
{
    return m_bar->currentId();
}

const model::ServerBuild *BuilderPage::build() const
{
    return m_workspace.server(currentId());
}

const std::optional<model::ServerAnswer> &BuilderPage::answer()
{
    if (!m_isCurrent)
        ask();
    return m_answer;
}

void BuilderPage::askSoon()
{
    m_isCurrent = false;
    if (isVisible())
        m_asking->start();
}

void BuilderPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_isCurrent)
        ask();
}

void BuilderPage::ask()
{
    m_asking->stop();
    m_isCurrent = true;
    const model::ServerBuild *server = build();
    m_pages->setCurrentIndex(server ? 1 : 0);
    if (!server) {
        m_answer.reset();
        return;
    }
    m_answer.emplace(
        model::answerFor(*server, m_workspace.parts(), m_workspace.catalogue(), m_workspace.query().currency));
    m_parts->showAnswer(*m_answer);
    m_totals->showTotals(model::totalTexts(*m_answer));
    const QStringList &priceNotes = m_answer->totals.price.notes;
    m_priceNotes->setVisible(!priceNotes.isEmpty());
    m_priceNotes->setFullText(tr("Prices: %1").arg(priceNotes.join(QLatin1Char(' '))));
    m_findings->showFindings(m_answer->findings);
    m_topology->setTopology(m_answer->topology);
    m_power->showBuild(*server);
    m_site->showBuild(*server);
    m_clusterTotals->showTotals(model::clusterTexts(*m_answer));
    m_clusterNotes->setText(m_answer->cluster.notes.join(QLatin1Char('\n')));
    showSideBySide();
}

/// Asks about all servers, and so only while they are looked at.
void BuilderPage::showSideBySide()
{
    if (m_tabs->currentWidget() != m_sideBySide || !m_answer)
        return;
    std::vector<model::ServerAnswer> answers;
    for (const model::ServerBuild &server : m_workspace.servers())
        answers.push_back(
            model::answerFor(server, m_workspace.parts(), m_workspace.catalogue(), m_workspace.query().currency));
    m_sideBySide->showServers(model::sideBySide(answers));
}

void BuilderPage::change(const model::ServerBuild &build)
{
    m_workspace.setServer(build);
}

void BuilderPage::addPart(model::PartCategory category)
{
    if (!build())
        return;
    auto *chooser = new PartChooser(m_workspace, *build(), category, PartChooser::Purpose::Add, this);
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    connect(chooser, &QDialog::accepted, this, [this, chooser] {
        const model::Part *part = m_workspace.parts().find(chooser->partId());
        if (part && build())
            change(model::withPart(*build(), *part, chooser->quantity()));
    });
    chooser->open();
}

void BuilderPage::exchangePart(const QString &partId)
{
    const model::Part *before = m_workspace.parts().find(partId);
    if (!build() || !before)
        return;
    auto *chooser = new PartChooser(m_workspace, *build(), before->category(), PartChooser::Purpose::Exchange, this);
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    connect(chooser, &QDialog::accepted, this, [this, chooser, partId] {
        const model::Part *old = m_workspace.parts().find(partId);
        const model::Part *part = m_workspace.parts().find(chooser->partId());
        if (old && part && build())
            change(model::withExchanged(*build(), *old, *part));
    });
    chooser->open();
}

void BuilderPage::editFacts(const QString &partId)
{
    const model::Part *part = m_workspace.parts().find(partId);
    if (!build() || !part)
        return;
    auto *dialog = new PartFactsDialog(*part, *build(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, partId] {
        if (build())
            change(model::withFacts(*build(), partId, dialog->facts()));
    });
    dialog->open();
}

void BuilderPage::editPrice(const QString &partId)
{
    const model::Part *part = m_workspace.parts().find(partId);
    if (!build() || !part)
        return;
    auto *dialog = new PartPriceDialog(*part, *build(), m_workspace.query().currency, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, partId] {
        if (build())
            change(model::withOwnPrice(*build(), partId, dialog->price()));
    });
    dialog->open();
}

void BuilderPage::retranslate()
{
    m_bar->retranslate();
    m_parts->retranslate();
    m_findings->retranslate();
    m_topology->retranslate();
    m_power->retranslate();
    m_site->retranslate();
    m_sideBySide->retranslate();
    m_parts->setAccessibleName(tr("Parts"));
    m_tabs->setTabText(0, tr("Findings"));
    m_tabs->setTabText(1, tr("Topology"));
    m_tabs->setTabText(2, tr("Power"));
    m_tabs->setTabText(3, tr("Cluster and rack"));
    m_tabs->setTabText(4, tr("Side by side"));
    m_tabs->setAccessibleName(tr("About the server"));
    m_tabs->tabBar()->setAccessibleName(tr("About the server"));
    m_empty->setText(
        tr("No server yet. Begin with one of the servers of the articles, a machine that is sold, a platform, or "
           "nothing: this page says whether the parts go together, what they draw and what they cost."));
    m_begin->setText(tr("New server"));
    m_export->setText(tr("Export…"));
    m_export->setToolTip(tr("Save the list of parts with prices and sources, or the server as a file"));
    m_compare->setText(tr("Compare"));
    m_compare->setToolTip(tr("Set this server beside the compared devices"));
    m_estimate->setText(tr("Estimate this server"));
    m_estimate->setToolTip(tr("How fast does a model run on this server?"));
    askSoon();
}

void BuilderPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace ui
