// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "factfields.h"

#include "model/text/numbers.h"

#include <QFormLayout>
#include <QLineEdit>

namespace ui {

namespace {

/// The unit of a fact's key, as people write it.
QString unitOf(model::PartCategory category, const QString &key)
{
    model::Part part;
    part.facts = model::emptyFacts(category);
    QString unit;
    model::visitPartFacts(part, [&](const model::FactName &name, const auto &) {
        if (key == QLatin1String(name.key))
            unit = QString::fromLatin1(name.unit);
    });
    return unit == QLatin1String("GB")   ? model::gigabyteUnit()
           : unit == QLatin1String("MB") ? model::megabyteUnit()
                                         : unit;
}

QString wordOf(const model::FactValue &value)
{
    if (const auto *number = std::get_if<double>(&value))
        return QLocale().toString(*number, 'g', 12);
    if (const auto *flag = std::get_if<bool>(&value))
        return *flag ? FactFields::tr("yes") : FactFields::tr("no");
    return std::get<QString>(value);
}

} // namespace

FactFields::FactFields(model::PartCategory category, const model::Part *part, QWidget *parent)
    : QWidget(parent), m_category(category)
{
    const std::vector<model::FactText> known = part ? model::knownFacts(*part) : std::vector<model::FactText>();
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    for (const QString &key : model::factKeys(category)) {
        if (key == QLatin1String("pcieSlots"))
            continue; // groups of slots have no word of their own; files can state them
        const QString unit = unitOf(category, key);
        const QString label = unit.isEmpty() ? model::factLabel(key)
                                             : tr("%1 (%2)", "a fact and its unit").arg(model::factLabel(key), unit);
        auto *edit = new QLineEdit(this);
        const auto fact = std::ranges::find(known, key, &model::FactText::key);
        edit->setPlaceholderText(fact == known.end() ? tr("not known") : fact->text);
        edit->setAccessibleName(label);
        form->addRow(label, edit);
        m_fields << Field{key, label, edit};
        connect(edit, &QLineEdit::textChanged, this, &FactFields::edited);
    }
}

void FactFields::setFacts(const std::vector<std::pair<QString, model::FactValue>> &facts)
{
    for (const auto &[key, value] : facts) {
        const auto field = std::ranges::find(m_fields, key, &Field::key);
        if (field != m_fields.end())
            field->edit->setText(wordOf(value));
    }
}

std::vector<std::pair<QString, model::FactValue>> FactFields::facts() const
{
    std::vector<std::pair<QString, model::FactValue>> facts;
    for (const Field &field : m_fields) {
        if (field.edit->text().trimmed().isEmpty())
            continue;
        if (const auto value = model::factFromWord(m_category, field.key, field.edit->text()))
            facts.emplace_back(field.key, *value);
    }
    return facts;
}

QString FactFields::fault() const
{
    for (const Field &field : m_fields) {
        if (field.edit->text().trimmed().isEmpty())
            continue;
        if (const auto value = model::factFromWord(m_category, field.key, field.edit->text()); !value)
            return tr("%1: %2").arg(field.label, value.error().message);
    }
    return {};
}

} // namespace ui
