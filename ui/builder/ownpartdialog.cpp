// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ownpartdialog.h"

#include "factfields.h"

#include "model/server/parttext.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace ui {

namespace {

QLabel *makeNote(QWidget *parent, const QString &text = {})
{
    auto *label = new QLabel(text, parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QScrollArea *makeScroll(QWidget *content)
{
    auto *scroll = new QScrollArea;
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    return scroll;
}

QDialogButtonBox *makeButtons(QDialog *dialog)
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, dialog);
    QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    return buttons;
}

} // namespace

OwnPartDialog::OwnPartDialog(model::PartCategory category, QWidget *parent)
    : QDialog(parent),
      m_category(category),
      m_name(new QLineEdit),
      m_vendor(new QLineEdit),
      m_facts(new FactFields(category, nullptr)),
      m_fault(makeNote(this)),
      m_buttons(makeButtons(this))
{
    setWindowTitle(tr("Part of your own: %1").arg(model::partCategoryName(category)));
    auto *form = new QFormLayout;
    m_name->setAccessibleName(tr("Name"));
    m_vendor->setAccessibleName(tr("Vendor"));
    form->addRow(tr("Name"), m_name);
    form->addRow(tr("Vendor"), m_vendor);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(
        makeNote(this, tr("It joins the parts of this workspace, marked as yours. What you leave empty is "
                          "not known, and rules that need it say so.")));
    layout->addLayout(form);
    layout->addWidget(makeScroll(m_facts), 1);
    layout->addWidget(m_fault);
    layout->addWidget(m_buttons);
    resize(460, 480);
    for (const QLineEdit *edit : {m_name, m_vendor})
        connect(edit, &QLineEdit::textChanged, this, &OwnPartDialog::check);
    connect(m_facts, &FactFields::edited, this, &OwnPartDialog::check);
    check();
}

model::OwnPart OwnPartDialog::part() const
{
    const QString vendor = m_vendor->text().simplified();
    return {.category = m_category,
            .name = m_name->text().simplified(),
            .vendor = vendor.isEmpty() ? QStringLiteral("custom") : vendor, // in files: nobody in particular
            .facts = m_facts->facts()};
}

void OwnPartDialog::check()
{
    QString fault = m_name->text().trimmed().isEmpty() ? tr("Enter a name.") : m_facts->fault();
    if (fault.isEmpty()) {
        if (const model::Errors errors = model::checkOwnPart(part()); !errors.empty())
            fault = errors.front().message;
    }
    m_fault->setText(fault);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(fault.isEmpty());
}

PartFactsDialog::PartFactsDialog(const model::Part &part, const model::ServerBuild &build, QWidget *parent)
    : QDialog(parent), m_partId(part.id), m_facts(new FactFields(part.category(), &part))
{
    setWindowTitle(tr("Facts of %1").arg(part.fullName()));
    auto *buttons = makeButtons(this);
    auto *fault = makeNote(this);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(
        makeNote(this, tr("What the catalogue knows is shown in grey. What you enter counts in this server "
                          "alone, and is marked as yours.")));
    layout->addWidget(makeScroll(m_facts), 1);
    QStringList sources;
    for (const model::Source &source : part.sources)
        sources << source.title;
    sources.removeDuplicates();
    if (!sources.isEmpty())
        layout->addWidget(makeNote(this, tr("Sources: %1").arg(sources.join(QStringLiteral("; ")))));
    if (!part.note.isEmpty())
        layout->addWidget(makeNote(this, part.note));
    layout->addWidget(fault);
    layout->addWidget(buttons);
    resize(520, 520);
    std::vector<std::pair<QString, model::FactValue>> before;
    for (const model::FactOverride &fact : build.overrides) {
        if (fact.partId == part.id)
            before.emplace_back(fact.key, fact.value);
    }
    m_facts->setFacts(before);
    connect(m_facts, &FactFields::edited, this, [this, fault, buttons] {
        fault->setText(m_facts->fault());
        buttons->button(QDialogButtonBox::Ok)->setEnabled(m_facts->fault().isEmpty());
    });
}

std::vector<model::FactOverride> PartFactsDialog::facts() const
{
    std::vector<model::FactOverride> facts;
    for (const auto &[key, value] : m_facts->facts())
        facts.push_back({m_partId, key, value});
    return facts;
}

PartPriceDialog::PartPriceDialog(const model::Part &part, const model::ServerBuild &build, model::Currency currency,
                                 QWidget *parent)
    : QDialog(parent),
      m_amount(new QLineEdit),
      m_currency(new QComboBox),
      m_note(makeNote(this)),
      m_buttons(makeButtons(this))
{
    setWindowTitle(tr("Price of %1").arg(part.fullName()));
    const model::PartPrice *best = model::bestPrice(part.prices);
    m_amount->setPlaceholderText(best ? tr("%1, %2").arg(model::moneyText(best->each()), model::priceBasis(*best))
                                      : tr("not priced"));
    m_amount->setAccessibleName(tr("Price of one"));
    m_currency->setAccessibleName(tr("Currency"));
    m_currency->addItems(model::currencyCodes());
    const auto own = std::ranges::find(build.prices, part.id, &model::OwnPrice::partId);
    if (own != build.prices.end())
        m_amount->setText(QLocale().toString(own->amount, 'f', QLocale::FloatingPointShortest));
    const model::Currency present = build.prices.empty() ? currency : build.prices.front().currency;
    m_currency->setCurrentText(model::currencyCode(present));
    auto *form = new QFormLayout;
    form->addRow(tr("Price of one"), m_amount);
    form->addRow(tr("Currency"), m_currency);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(
        makeNote(this, tr("Counts in this server alone. Left empty, the price of the catalogue counts.")));
    layout->addLayout(form);
    layout->addWidget(m_note);
    layout->addWidget(m_buttons);
    setMinimumWidth(420);
    const bool hasOthers = std::ranges::any_of(build.prices,
                                               [&](const model::OwnPrice &price) { return price.partId != part.id; });
    const auto check = [this, present, hasOthers] {
        const bool isGood = m_amount->text().trimmed().isEmpty() || price();
        const bool isOther = m_currency->currentText() != model::currencyCode(present);
        m_note->setText(!isGood ? tr("Enter an amount above 0.")
                        : isOther && hasOthers
                            ? tr("All prices of your own in a server are in one currency: with another one "
                                 "your other prices are taken back.")
                            : QString());
        m_buttons->button(QDialogButtonBox::Ok)->setEnabled(isGood);
    };
    connect(m_amount, &QLineEdit::textChanged, this, check);
    connect(m_currency, &QComboBox::currentIndexChanged, this, check);
    check();
}

std::optional<model::Money> PartPriceDialog::price() const
{
    bool isNumber = false;
    const double amount = QLocale().toDouble(m_amount->text().trimmed(), &isNumber);
    constexpr double largest = 1e12; // as in files
    if (!isNumber || !(amount >= 0.01) || amount > largest)
        return std::nullopt;
    return model::Money{amount, model::currencyFromCode(m_currency->currentText()).value_or(model::Currency::Usd)};
}

} // namespace ui
