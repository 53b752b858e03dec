// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "requestform.h"

#include "fieldrow.h"
#include "modelpicker.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

namespace {

const QString taskKey = QStringLiteral("task");

bool isOpenAtFirst(model::FieldGroup group)
{
    using enum model::FieldGroup;
    return group == Weights || group == Length || group == Training || group == Adapters || group == Layout;
}

} // namespace

RequestForm::RequestForm(model::Workspace &workspace, QWidget *parent)
    : QScrollArea(parent),
      m_workspace(workspace),
      m_model(new ModelPicker),
      m_taskLabel(new QLabel),
      m_task(new QComboBox)
{
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(6, 6, 6, 6);
    layout->addWidget(m_model);
    layout->addWidget(m_taskLabel);
    layout->addWidget(m_task);
    m_taskLabel->setBuddy(m_task);
    for (const model::FieldGroup group : model::allFieldGroups())
        addSection(layout, group);
    layout->addStretch();
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // The wheel scrolls the form; it must not change the fields that pass under it.
    for (QWidget *field : content->findChildren<QWidget *>()) {
        if (qobject_cast<QComboBox *>(field)) {
            field->setFocusPolicy(Qt::StrongFocus);
            field->installEventFilter(this);
        }
    }

    connect(m_model, &ModelPicker::chosen, this, &RequestForm::chooseModel);
    connect(m_task, &QComboBox::activated, this, [this] { chooseTask(m_task->currentData().toString()); });
    connect(&m_workspace, &model::Workspace::estimateChanged, this, &RequestForm::showWords);
    retranslate();
}

void RequestForm::addSection(QVBoxLayout *layout, model::FieldGroup group)
{
    Section section{
        .group = group, .header = new QToolButton, .body = new QWidget, .rows = {}, .isOpen = isOpenAtFirst(group)};
    section.header->setAutoRaise(true);
    section.header->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    QFont bold = section.header->font();
    bold.setBold(true);
    section.header->setFont(bold);
    auto *body = new QVBoxLayout(section.body);
    body->setContentsMargins(12, 0, 0, 6);
    body->setSpacing(3);
    for (const model::RequestField &field : model::requestFields()) {
        if (field.group != group)
            continue;
        auto *row = new FieldRow(field);
        connect(row, &FieldRow::edited, &m_workspace, &model::Workspace::setEstimateWord);
        body->addWidget(row);
        section.rows << row;
    }
    layout->addWidget(section.header);
    layout->addWidget(section.body);
    m_sections << section;
    connect(section.header, &QToolButton::clicked, this,
            [this, index = m_sections.size() - 1] { open(m_sections[index], !m_sections[index].isOpen); });
    open(m_sections.last(), section.isOpen);
}

void RequestForm::open(Section &section, bool isOpen)
{
    section.isOpen = isOpen;
    section.body->setVisible(isOpen);
    section.header->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
    section.header->setAccessibleDescription(isOpen ? tr("Closes this group of fields")
                                                    : tr("Opens this group of fields"));
}

model::Task RequestForm::task() const
{
    const QString word = model::wordOf(m_workspace.estimateWords(), taskKey);
    for (const model::Task task : model::allTasks()) {
        if (model::taskId(task) == word)
            return task;
    }
    return model::Task::Inference;
}

void RequestForm::retranslate()
{
    m_model->retranslate();
    m_taskLabel->setText(tr("&Task"));
    m_task->setAccessibleName(tr("Task"));
    const QSignalBlocker blocker(m_task);
    m_task->clear();
    for (const model::Task task : model::allTasks())
        m_task->addItem(model::taskName(task), model::taskId(task));
    for (const Section &section : m_sections) {
        section.header->setText(model::fieldGroupName(section.group));
        for (FieldRow *row : section.rows)
            row->retranslate();
    }
    setAccessibleName(tr("What is asked"));
    showWords();
}

void RequestForm::showWords()
{
    const model::RequestWords &words = m_workspace.estimateWords();
    m_model->showWords(words);
    const QSignalBlocker blocker(m_task);
    m_task->setCurrentIndex(m_task->findData(model::taskId(task())));
    for (Section &section : m_sections) {
        bool any = false;
        bool stated = false;
        for (FieldRow *row : section.rows) {
            const model::RequestField &field = row->field();
            const QString word = model::wordOf(words, field.key);
            const bool shown = field.tasks.contains(task());
            row->setVisible(shown);
            row->show(word, m_assumed.value(field.key));
            any = any || shown;
            stated = stated || (shown && !word.isEmpty());
        }
        section.header->setVisible(any);
        open(section, section.isOpen || stated); // what is stated must be seen
        section.body->setVisible(any && section.isOpen);
    }
}

void RequestForm::chooseModel(const QString &key, const QString &word)
{
    if (!word.isEmpty() && word == model::wordOf(m_workspace.estimateWords(), key))
        return; // the field was only left
    model::RequestWords words = m_workspace.estimateWords();
    for (const char *other : {"model", "config", "gguf", "params", "params_active"})
        words = model::withWord(std::move(words), QString::fromLatin1(other), {});
    if (!word.isEmpty())
        words.insert(words.begin(), {key, word});
    m_workspace.setEstimateWords(words);
}

/// A weight format of inference (a GGUF type) is not one of training, and the other way round.
void RequestForm::chooseTask(const QString &id)
{
    const bool wasInference = task() == model::Task::Inference;
    const bool isInference = id == model::taskId(model::Task::Inference);
    model::RequestWords words = model::withWord(m_workspace.estimateWords(), taskKey, id);
    if (wasInference != isInference)
        words = model::withWord(std::move(words), QStringLiteral("weight_type"), {});
    m_workspace.setEstimateWords(words);
}

void RequestForm::showAssumed(const QHash<QString, QString> &assumed)
{
    m_assumed = assumed;
    showWords();
}

void RequestForm::showFault(const QString &key, const QString &message)
{
    for (const Section &section : m_sections) {
        for (FieldRow *row : section.rows)
            row->setFault(row->field().key == key ? message : QString());
    }
}

void RequestForm::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

bool RequestForm::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Wheel && !static_cast<QWidget *>(watched)->hasFocus()) {
        event->ignore();
        return true;
    }
    return QScrollArea::eventFilter(watched, event);
}

} // namespace ui
