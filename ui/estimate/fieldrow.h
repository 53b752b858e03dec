// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// One key of a request in the form: its label, an editor of its kind that shows what is assumed while nothing is stated,
/// and a button that takes the statement back.
#pragma once

#include "model/estimate/requestfields.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace ui {

class FieldRow : public QWidget
{
    Q_OBJECT

public:
    explicit FieldRow(const model::RequestField &field, QWidget *parent = nullptr);

    [[nodiscard]] const model::RequestField &field() const { return m_field; }

    /// The word that is stated, empty for none, and what is taken then.
    void show(const QString &word, const QString &assumed);
    /// Marks the field as the one at fault; an empty message takes the mark away.
    void setFault(const QString &message);
    void retranslate();

signals:
    void edited(const QString &key, const QString &word);

private:
    void commit();
    [[nodiscard]] QString word() const;

    model::RequestField m_field;
    QLabel *m_label;
    QLineEdit *m_line = nullptr; ///< of numbers and texts
    QComboBox *m_box = nullptr;  ///< of choices and flags
    QToolButton *m_reset;
    QString m_word;
    QString m_assumed;
    QString m_fault;
};

} // namespace ui
