// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The keys of a request as a form shows them: what is asked, for which tasks, with which choices.
#pragma once

#include "workload.h"

#include <QList>
#include <QStringList>

namespace model {

enum class FieldKind {
    Whole,      ///< a whole number
    Number,     ///< a number
    Choice,     ///< one of the choices
    OpenChoice, ///< one of the choices, or another word
    Flag,       ///< true or false
    Text
};

enum class FieldGroup { Weights, Length, Speculation, Training, Adapters, Layout, Memory, Money };

struct RequestField
{
    QString key; ///< as in a request
    FieldKind kind = FieldKind::Text;
    FieldGroup group = FieldGroup::Weights;
    QList<Task> tasks; ///< for which it means something
    const char *label; ///< English source of the translation
    const char *help;
    QStringList choices = {};
};

[[nodiscard]] const QList<RequestField> &requestFields();
[[nodiscard]] QList<FieldGroup> allFieldGroups();

[[nodiscard]] QString fieldLabel(const RequestField &field); ///< translated, with the unit
[[nodiscard]] QString fieldHelp(const RequestField &field);  ///< translated
[[nodiscard]] QString fieldGroupName(FieldGroup group);      ///< translated
[[nodiscard]] QString taskId(Task task);                     ///< "inference", …
[[nodiscard]] QString taskName(Task task);                   ///< translated
[[nodiscard]] QList<Task> allTasks();

} // namespace model
