// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ownpricedialog.h"

#include <QComboBox>
#include <QDateEdit>
#include <QDialogButtonBox>
#include <QDoubleValidator>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

OwnPriceDialog::OwnPriceDialog(const model::Device &device, QWidget *parent)
    : QDialog(parent),
      m_amount(new QLineEdit(this)),
      m_currency(new QComboBox(this)),
      m_kind(new QComboBox(this)),
      m_date(new QDateEdit(QDate::currentDate(), this)),
      m_source(new QLineEdit(this)),
      m_fault(new QLabel(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Price of your own"));
    auto *validator = new QDoubleValidator(m_amount);
    validator->setNotation(QDoubleValidator::StandardNotation);
    validator->setBottom(0);
    m_amount->setValidator(validator);
    m_amount->setAlignment(Qt::AlignRight);
    for (const QString &code : model::currencyCodes())
        m_currency->addItem(code);
    for (const model::PriceKind kind :
         {model::PriceKind::Street, model::PriceKind::List, model::PriceKind::System, model::PriceKind::CloudHour})
        m_kind->addItem(model::priceKindName(kind), static_cast<int>(kind));
    m_date->setCalendarPopup(true);
    m_date->setDisplayFormat(QStringLiteral("yyyy-MM-dd"));
    m_source->setPlaceholderText(tr("a quote, an invoice, a shop"));
    m_fault->setWordWrap(true);

    auto *about = new QLabel(
        tr("For %1. While it has a price of your own, the catalogue's prices of this device do not count.")
            .arg(device.fullName()),
        this);
    about->setWordWrap(true);
    about->setTextFormat(Qt::PlainText);
    auto *form = new QFormLayout;
    const auto add = [&](const QString &label, QWidget *widget) {
        widget->setAccessibleName(label);
        form->addRow(label, widget);
    };
    add(tr("Amount"), m_amount);
    add(tr("Currency"), m_currency);
    add(tr("Kind"), m_kind);
    add(tr("Date"), m_date);
    add(tr("Source"), m_source);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(about);
    layout->addLayout(form);
    layout->addWidget(m_fault);
    layout->addWidget(m_buttons);
    connect(m_amount, &QLineEdit::textChanged, this, &OwnPriceDialog::check);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    check();
}

model::Price OwnPriceDialog::price() const
{
    model::Price price;
    price.money = {QLocale().toDouble(m_amount->text().trimmed()),
                   model::currencyFromCode(m_currency->currentText()).value_or(model::Currency::Usd)};
    price.kind = static_cast<model::PriceKind>(m_kind->currentData().toInt());
    price.origin = model::FigureKind::Yours;
    price.date = m_date->date().toString(Qt::ISODate);
    price.source.title = m_source->text().simplified();
    return price;
}

void OwnPriceDialog::check()
{
    const double amount = price().money.amount;
    constexpr double largest = 1e12; // as in catalogue files
    const bool isGood = amount > 0 && amount <= largest;
    m_fault->setText(isGood ? QString() : tr("Enter an amount above 0."));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(isGood);
}

} // namespace ui
