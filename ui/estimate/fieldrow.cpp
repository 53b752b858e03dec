// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fieldrow.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace ui {

namespace {

bool hasChoices(model::FieldKind kind)
{
    return kind == model::FieldKind::Choice || kind == model::FieldKind::OpenChoice || kind == model::FieldKind::Flag;
}

} // namespace

FieldRow::FieldRow(const model::RequestField &field, QWidget *parent)
    : QWidget(parent), m_field(field), m_label(new QLabel(this)), m_reset(new QToolButton(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_label->setWordWrap(true);
    QWidget *editor = nullptr;
    if (hasChoices(field.kind)) {
        m_box = new QComboBox(this);
        m_box->setEditable(field.kind == model::FieldKind::OpenChoice);
        m_box->setInsertPolicy(QComboBox::NoInsert);
        m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_box->setMinimumContentsLength(8);
        connect(m_box, &QComboBox::activated, this, &FieldRow::commit);
        if (m_box->isEditable())
            connect(m_box->lineEdit(), &QLineEdit::editingFinished, this, &FieldRow::commit);
        editor = m_box;
    } else {
        m_line = new QLineEdit(this);
        connect(m_line, &QLineEdit::editingFinished, this, &FieldRow::commit);
        editor = m_line;
    }
    m_label->setBuddy(editor);
    m_reset->setAutoRaise(true);
    m_reset->setText(QStringLiteral("↺"));
    connect(m_reset, &QToolButton::clicked, this, [this] { emit edited(m_field.key, QString()); });
    layout->addWidget(m_label, 5);
    layout->addWidget(editor, 5);
    layout->addWidget(m_reset);
    QSizePolicy keepsPlace = m_reset->sizePolicy();
    keepsPlace.setRetainSizeWhenHidden(true);
    m_reset->setSizePolicy(keepsPlace);
    retranslate();
}

void FieldRow::retranslate()
{
    const QString label = model::fieldLabel(m_field);
    m_label->setText(label);
    QWidget *editor = m_box ? static_cast<QWidget *>(m_box) : m_line;
    editor->setAccessibleName(label);
    m_label->setToolTip(model::fieldHelp(m_field));
    m_reset->setToolTip(tr("Back to what is assumed"));
    m_reset->setAccessibleName(tr("Reset %1").arg(label));
    show(m_word, m_assumed);
}

void FieldRow::show(const QString &word, const QString &assumed)
{
    m_word = word;
    m_assumed = assumed;
    const QString unstated = assumed.isEmpty() ? tr("not stated")
                                               : tr("auto: %1", "what is assumed while nothing is stated").arg(assumed);
    if (m_line) {
        m_line->setPlaceholderText(unstated);
        if (m_line->text() != word)
            m_line->setText(word);
    } else {
        const QSignalBlocker blocker(m_box);
        m_box->clear();
        m_box->addItem(unstated, QString());
        if (m_field.kind == model::FieldKind::Flag) {
            m_box->addItem(tr("yes"), QStringLiteral("true"));
            m_box->addItem(tr("no"), QStringLiteral("false"));
        }
        for (const QString &choice : m_field.choices)
            m_box->addItem(choice, choice);
        const int index = m_box->findData(word, Qt::UserRole, Qt::MatchFixedString);
        m_box->setCurrentIndex(index);
        if (index < 0 && m_box->isEditable())
            m_box->setEditText(word);
        if (m_box->isEditable())
            m_box->lineEdit()->setCursorPosition(0); // of a long text the beginning is seen
    }
    m_reset->setVisible(!word.isEmpty());
    setFault(m_fault);
}

void FieldRow::setFault(const QString &message)
{
    m_fault = message;
    QWidget *editor = m_box ? static_cast<QWidget *>(m_box) : m_line;
    editor->setToolTip(message.isEmpty() ? model::fieldHelp(m_field) : message);
    editor->setAccessibleDescription(message);
    m_label->setText(message.isEmpty() ? model::fieldLabel(m_field)
                                       : QStringLiteral("⚠ ") + model::fieldLabel(m_field));
}

QString FieldRow::word() const
{
    if (m_line)
        return m_line->text().trimmed();
    if (m_box->currentIndex() >= 0 && m_box->currentText() == m_box->itemText(m_box->currentIndex()))
        return m_box->currentData().toString();
    const int typed = m_box->findText(m_box->currentText(), Qt::MatchFixedString);
    return typed >= 0 ? m_box->itemData(typed).toString() : m_box->currentText().trimmed();
}

void FieldRow::commit()
{
    if (word() != m_word)
        emit edited(m_field.key, word());
}

} // namespace ui
