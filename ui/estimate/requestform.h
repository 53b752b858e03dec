// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What is asked of the estimator: model, task, and the keys of a request that mean something for this task, in groups
/// that open and close.
#pragma once

#include "model/estimate/requestfields.h"
#include "model/workspace/workspace.h"

#include <QScrollArea>

class QComboBox;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace ui {

class FieldRow;
class ModelPicker;

class RequestForm : public QScrollArea
{
    Q_OBJECT

public:
    /// The workspace must outlive the form.
    explicit RequestForm(model::Workspace &workspace, QWidget *parent = nullptr);

    /// What is taken for the keys that are not stated, and the key at fault with the reason (both may be empty).
    void showAssumed(const QHash<QString, QString> &assumed);
    void showFault(const QString &key, const QString &message);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Section
    {
        model::FieldGroup group;
        QToolButton *header;
        QWidget *body;
        QList<FieldRow *> rows;
        bool isOpen;
    };

    void retranslate();
    void addSection(QVBoxLayout *layout, model::FieldGroup group);
    void showWords();
    void open(Section &section, bool isOpen);
    void chooseTask(const QString &id);
    void chooseModel(const QString &key, const QString &word);
    [[nodiscard]] model::Task task() const;

    model::Workspace &m_workspace;
    ModelPicker *m_model;
    QLabel *m_taskLabel;
    QComboBox *m_task;
    QList<Section> m_sections;
    QHash<QString, QString> m_assumed;
};

} // namespace ui
