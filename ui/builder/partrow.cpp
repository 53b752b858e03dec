// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "partrow.h"

#include "elidedlabel.h"

#include "model/server/parttext.h"
#include "model/text/numbers.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

namespace {

/// What one of a part draws, as far as its record says.
std::optional<model::Watts> wattsOf(const model::FittedPart &fitted, const model::ServerFacts &facts)
{
    using enum model::PartCategory;
    const model::Part &part = fitted.part;
    switch (part.category()) {
    case Cpu: return part.cpu().tdp.value;
    case Gpu: return facts.powerOf(fitted);
    case Memory: return part.memory().power.value;
    case Drive: return part.drive().power.value;
    case Nic: return part.nic().power.value;
    case Switch: return part.networkSwitch().power.value;
    case Other: return part.other().power.value;
    case Platform:
    case PowerSupply:
    case Cooling:
    case Chassis:
    case Rack: break;
    }
    return std::nullopt;
}

QToolButton *makeButton(QWidget *parent, const QString &sign)
{
    auto *button = new QToolButton(parent);
    button->setAutoRaise(true);
    button->setText(sign);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

PartRow::PartRow(QWidget *parent)
    : QWidget(parent),
      m_quantity(new QSpinBox(this)),
      m_title(new ElidedLabel(this)),
      m_details(new ElidedLabel(this)),
      m_price(makeButton(this, {})),
      m_facts(makeButton(this, QStringLiteral("ⓘ"))),
      m_exchange(makeButton(this, QStringLiteral("⇄"))),
      m_remove(makeButton(this, QStringLiteral("✕")))
{
    m_quantity->setRange(1, model::mostPartsOfALine);
    m_quantity->setKeyboardTracking(false);
    m_quantity->setFocusPolicy(Qt::StrongFocus);
    m_quantity->installEventFilter(this);
    m_details->setForegroundRole(QPalette::PlaceholderText);
    QFont small = m_details->font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    m_details->setFont(small);
    m_price->setToolButtonStyle(Qt::ToolButtonTextOnly);

    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(m_title);
    texts->addWidget(m_details);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 1, 0, 1);
    layout->setSpacing(4);
    layout->addWidget(m_quantity);
    layout->addLayout(texts, 1);
    layout->addWidget(m_price);
    layout->addWidget(m_facts);
    layout->addWidget(m_exchange);
    layout->addWidget(m_remove);

    connect(m_quantity, &QSpinBox::valueChanged, this,
            [this](int quantity) { emit quantityChanged(m_partId, quantity); });
    connect(m_price, &QToolButton::clicked, this, [this] { emit priceRequested(m_partId); });
    connect(m_facts, &QToolButton::clicked, this, [this] { emit factsRequested(m_partId); });
    connect(m_exchange, &QToolButton::clicked, this, [this] { emit exchangeRequested(m_partId); });
    connect(m_remove, &QToolButton::clicked, this, [this] { emit removeRequested(m_partId); });
}

/// The wheel scrolls the list; it must not change the numbers that pass under it.
bool PartRow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Wheel && !m_quantity->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void PartRow::setQuantity(int quantity, bool isOne)
{
    const QSignalBlocker blocker(m_quantity);
    m_quantity->setValue(quantity);
    QSizePolicy keepsPlace = m_quantity->sizePolicy();
    keepsPlace.setRetainSizeWhenHidden(true);
    m_quantity->setSizePolicy(keepsPlace);
    m_quantity->setVisible(!isOne);
}

void PartRow::showPart(const model::FittedPart &fitted, const model::ServerFacts &facts, const QString &mark)
{
    const model::Part &part = fitted.part;
    m_partId = part.id;
    m_name = part.fullName();
    const bool isPlatform = part.category() == model::PartCategory::Platform;
    setQuantity(fitted.quantity, isPlatform);
    m_quantity->setEnabled(!fitted.isIncluded);
    m_title->setFullText(mark.isEmpty() ? m_name : mark + QLatin1Char(' ') + m_name);
    QStringList details;
    if (fitted.isIncluded)
        details << tr("comes with the platform");
    const QString known = model::keyFacts(part);
    details << (known.isEmpty() ? tr("facts not known") : known);
    if (const auto watts = wattsOf(fitted, facts); watts && fitted.quantity > 1)
        details << tr("%1 W together").arg(model::numberForPeople(watts->inWatts() * fitted.quantity));
    m_details->setFullText(details.join(QStringLiteral(" · ")));
    const auto price = facts.priceOf(part);
    m_price->setVisible(!fitted.isIncluded);
    m_price->setText(price ? model::moneyText(price->each()) : tr("not priced"));
    m_price->setToolTip(price ? tr("Each: %1. Click for a price of your own.").arg(model::priceBasis(*price))
                              : tr("No price of this part is known. Click for a price of your own."));
    for (QToolButton *button : {m_facts, m_exchange, m_remove})
        button->setVisible(!fitted.isIncluded);
    nameButtons();
}

void PartRow::showUnknown(const QString &partId, int quantity)
{
    m_partId = partId;
    m_name = partId;
    setQuantity(quantity, false);
    m_title->setFullText(tr("⚠ %1").arg(partId));
    m_details->setFullText(tr("No catalogue has this part at present; it counts for nothing."));
    m_price->hide();
    m_facts->hide();
    m_exchange->hide();
    nameButtons();
}

void PartRow::nameButtons()
{
    const auto name = [](QWidget *widget, const QString &accessible, const QString &tip) {
        widget->setAccessibleName(accessible);
        widget->setToolTip(tip);
    };
    name(m_quantity, tr("Number of %1").arg(m_name), tr("How many of this part"));
    m_price->setAccessibleName(tr("Price of %1: %2").arg(m_name, m_price->text()));
    name(m_facts, tr("Facts of %1").arg(m_name), tr("What is known of this part, and what you know better"));
    name(m_exchange, tr("Exchange %1").arg(m_name), tr("Take another part in its place"));
    name(m_remove, tr("Remove %1").arg(m_name), tr("Take this part out"));
}

} // namespace ui
