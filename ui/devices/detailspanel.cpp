// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "detailspanel.h"

#include "detailstext.h"

#include "model/catalogue/devicedetails.h"
#include "model/text/numbers.h"
#include "ui/shell/icons.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMimeData>
#include <QScrollBar>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

DetailsPanel::DetailsPanel(model::Workspace &workspace, QWidget *parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_memory(new QComboBox(this)),
      m_compare(new QCheckBox(this)),
      m_copy(new QToolButton(this)),
      m_text(new QTextBrowser(this))
{
    m_text->setOpenExternalLinks(true);
    m_copy->setAutoRaise(true);
    m_copy->setFocusPolicy(Qt::StrongFocus);
    auto *top = new QHBoxLayout;
    top->addWidget(m_memory);
    top->addWidget(m_compare);
    top->addStretch(1);
    top->addWidget(m_copy);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addLayout(top);
    layout->addWidget(m_text, 1);

    connect(m_memory, &QComboBox::activated, this,
            [this](int index) { setDevice(m_memory->itemData(index).toString()); });
    connect(m_compare, &QCheckBox::clicked, this, [this](bool on) {
        if (!m_workspace.setCompared(m_id, on)) {
            m_compare->setChecked(false);
            emit message(tr("At most %n device(s) can be compared at once; take one out first.", nullptr,
                            static_cast<int>(model::Workspace::maximumCompared)));
        }
    });
    connect(m_copy, &QToolButton::clicked, this, &DetailsPanel::copy);
    connect(&m_workspace, &model::Workspace::catalogueChanged, this, &DetailsPanel::showDevice);
    connect(&m_workspace, &model::Workspace::comparedChanged, this, [this] {
        if (m_id.isEmpty()) // something to read at the start
            setDevice(m_workspace.comparedIds().value(0));
    });
    connect(&m_workspace, &model::Workspace::comparedChanged, this,
            [this] { m_compare->setChecked(m_workspace.isCompared(m_id)); });
    connect(&m_workspace, &model::Workspace::selectionChanged, this, [this] {
        if (!m_workspace.selectedIds().isEmpty())
            setDevice(m_workspace.selectedIds().last());
    });
    retranslate();
}

void DetailsPanel::setDevice(const QString &id)
{
    if (id == m_id)
        return;
    m_id = id;
    showDevice();
    m_text->verticalScrollBar()->setValue(0);
}

void DetailsPanel::showDevice()
{
    const model::Device *device = m_workspace.catalogue().find(m_id);
    showVariants(device);
    m_compare->setEnabled(device);
    m_compare->setChecked(device && m_workspace.isCompared(m_id));
    m_copy->setEnabled(device);
    if (device)
        m_text->setHtml(detailsHtml(*device, ChartTheme::fromPalette(palette())));
    else
        m_text->setHtml(QStringLiteral("<p>%1</p>")
                            .arg(tr("Go to a device in the list, or select a bar, to see every figure with its source.")
                                     .toHtmlEscaped()));
}

/// The memory sizes that the device is sold with; no choice where there is one.
void DetailsPanel::showVariants(const model::Device *device)
{
    m_memory->clear();
    if (device) {
        for (const model::Device *variant : m_workspace.catalogue().memoryVariants(m_id)) {
            if (variant->memoryCapacity.value)
                m_memory->addItem(
                    QStringLiteral("%1 %2").arg(model::numberForPeople(variant->memoryCapacity.value->inGibibytes()),
                                                model::gigabyteUnit()),
                    variant->id);
        }
    }
    m_memory->setCurrentIndex(m_memory->findData(m_id));
    m_memory->setVisible(m_memory->count() > 1);
}

void DetailsPanel::copy()
{
    const model::Device *device = m_workspace.catalogue().find(m_id);
    if (!device)
        return;
    auto *copied = new QMimeData;
    copied->setText(model::deviceToText(*device));
    copied->setHtml(detailsHtml(*device, ChartTheme::light()));
    QGuiApplication::clipboard()->setMimeData(copied);
}

void DetailsPanel::retranslate()
{
    m_memory->setAccessibleName(tr("Memory size"));
    m_memory->setToolTip(tr("The sizes that this device is sold with"));
    m_compare->setText(tr("Compare"));
    m_compare->setToolTip(tr("Compare this device"));
    m_compare->setAccessibleName(tr("Compare this device"));
    m_copy->setIcon(themedIcon(QStringLiteral("copy"), palette()));
    m_copy->setToolTip(tr("Copy all of this"));
    m_copy->setAccessibleName(tr("Copy the details"));
    m_text->setAccessibleName(tr("Details of the device"));
    showDevice();
}

void DetailsPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
}

} // namespace ui
