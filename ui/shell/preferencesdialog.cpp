// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "preferencesdialog.h"

#include "mnemonics.h"
#include "settings.h"

#include "model/text/language.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace ui {

namespace {

const QString gibibytes = QStringLiteral("GiB");
const QString gigabytes = QStringLiteral("GB");

/// Fills a box with ids behind names, without telling anybody, and keeps what was chosen.
template<class NameOf>
void fill(QComboBox *box, const QStringList &ids, NameOf nameOf)
{
    const QSignalBlocker blocker(box);
    const QVariant chosen = box->currentData();
    box->clear();
    for (const QString &id : ids)
        box->addItem(nameOf(id), id);
    box->setCurrentIndex(box->findData(chosen));
}

void choose(QComboBox *box, const QString &id)
{
    const QSignalBlocker blocker(box);
    box->setCurrentIndex(box->findData(id));
}

QStringList themeIds()
{
    QStringList ids;
    for (const Theme theme : allThemes())
        ids << themeId(theme);
    return ids;
}

} // namespace

void rewriteAllTexts()
{
    for (QWidget *window : QApplication::topLevelWidgets()) {
        QEvent event(QEvent::LanguageChange); // each widget hands it on to its children
        QApplication::sendEvent(window, &event);
    }
}

PreferencesDialog::PreferencesDialog(QWidget *parent)
    : QDialog(parent),
      m_form(new QFormLayout),
      m_theme(new QComboBox(this)),
      m_language(new QComboBox(this)),
      m_memoryUnit(new QComboBox(this)),
      m_digits(new QSpinBox(this)),
      m_currency(new QComboBox(this)),
      m_priceKind(new QComboBox(this)),
      m_ask(new QCheckBox(this))
{
    m_digits->setRange(model::NumberStyle::fewestDigits, model::NumberStyle::mostDigits);
    for (QWidget *field :
         std::initializer_list<QWidget *>{m_theme, m_language, m_memoryUnit, m_digits, m_currency, m_priceKind})
        m_form->addRow(new QLabel(this), field);
    m_form->addRow(m_ask);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_defaults = buttons->addButton(QString(), QDialogButtonBox::ResetRole);
    m_defaults->setAutoDefault(false); // Enter closes
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_defaults, &QPushButton::clicked, this, &PreferencesDialog::restoreDefaults);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(m_form);
    layout->addStretch();
    layout->addWidget(buttons);

    connect(m_theme, &QComboBox::activated, this, [this] {
        const Theme theme = themeFromId(m_theme->currentData().toString());
        Settings().setTheme(theme);
        applyTheme(theme);
    });
    connect(m_language, &QComboBox::activated, this, [this] {
        const QString language = m_language->currentData().toString();
        Settings().setLanguage(language);
        model::setLanguage(language);
    });
    connect(m_memoryUnit, &QComboBox::activated, this, &PreferencesDialog::storeNumbers);
    connect(m_digits, &QSpinBox::valueChanged, this, &PreferencesDialog::storeNumbers);
    connect(m_currency, &QComboBox::activated, this,
            [this] { Settings().setCurrency(*model::currencyFromCode(m_currency->currentData().toString())); });
    connect(m_priceKind, &QComboBox::activated, this,
            [this] { Settings().setPriceKind(*model::priceChoiceFromId(m_priceKind->currentData().toString())); });
    connect(m_ask, &QCheckBox::toggled, this, [](bool on) { Settings().setAsksBeforeLeaving(on); });
    retranslate();
    showSettings();
}

void PreferencesDialog::retranslate()
{
    setWindowTitle(tr("Preferences"));
    fill(m_theme, themeIds(), [](const QString &id) { return withoutMnemonic(themeName(themeFromId(id))); });
    fill(m_language, model::languageIds(), model::languageName);
    fill(m_memoryUnit, {gigabytes, gibibytes}, [](const QString &id) {
        return id == gibibytes ? tr("GiB, as the standard names 2³⁰ bytes")
                               : tr("GB, as on the vendor's label (2³⁰ bytes)");
    });
    fill(m_currency, model::currencyCodes(), [](const QString &code) { return code; });
    fill(m_priceKind, model::priceChoiceIds(),
         [](const QString &id) { return model::priceChoiceName(*model::priceChoiceFromId(id)); });
    const auto describe = [this](QWidget *field, const QString &label, const QString &tip) {
        auto *text = qobject_cast<QLabel *>(m_form->labelForField(field));
        text->setText(label);
        text->setBuddy(field);
        field->setToolTip(tip);
        field->setAccessibleName(withoutMnemonic(label));
    };
    describe(m_theme, tr("&Theme"), tr("Colours of windows and charts"));
    describe(m_language, tr("&Language"), tr("Of everything on the screen"));
    describe(m_memoryUnit, tr("&Memory sizes"),
             tr("The numbers stay the same: a label of 80 GB means 80 times 2³⁰ bytes"));
    describe(m_digits, tr("&Digits of results"),
             tr("Significant digits of what is computed; published figures are shown as they are"));
    describe(m_currency, tr("&Currency"), tr("With which a new comparison begins"));
    describe(m_priceKind, tr("&Price"), tr("Which price a new comparison begins with"));
    m_ask->setText(tr("&Ask before a changed file is left"));
    m_defaults->setText(tr("&Restore defaults"));
}

void PreferencesDialog::showSettings()
{
    const Settings settings;
    choose(m_theme, themeId(settings.theme()));
    choose(m_language, model::currentLanguage());
    choose(m_memoryUnit,
           settings.numberStyle().memoryUnit == model::NumberStyle::MemoryUnit::Gibibytes ? gibibytes : gigabytes);
    choose(m_currency, model::currencyCode(settings.currency()));
    choose(m_priceKind, model::priceChoiceId(settings.priceKind()));
    const QSignalBlocker noDigits(m_digits);
    m_digits->setValue(settings.numberStyle().resultDigits);
    const QSignalBlocker noAsk(m_ask);
    m_ask->setChecked(settings.asksBeforeLeaving());
}

void PreferencesDialog::storeNumbers()
{
    const model::NumberStyle style{.memoryUnit = m_memoryUnit->currentData().toString() == gibibytes
                                                     ? model::NumberStyle::MemoryUnit::Gibibytes
                                                     : model::NumberStyle::MemoryUnit::Gigabytes,
                                   .resultDigits = m_digits->value()};
    Settings().setNumberStyle(style);
    model::setNumberStyle(style);
    rewriteAllTexts();
}

void PreferencesDialog::restoreDefaults()
{
    Settings settings;
    settings.setTheme(Theme::System);
    settings.setNumberStyle({});
    settings.setCurrency(model::Currency::Usd);
    settings.setPriceKind(std::nullopt);
    settings.setAsksBeforeLeaving(true);
    settings.setLanguage(model::systemLanguage());
    applyTheme(Theme::System);
    model::setNumberStyle({});
    model::setLanguage(model::systemLanguage());
    rewriteAllTexts();
    showSettings();
}

void PreferencesDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace ui
