// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// Chooses a part of a category for a build from all that are known: those that do not fit are grey and say why, and can
/// be taken nevertheless. A part of one's own can be entered here.
#pragma once

#include "model/tables/partchoices.h"
#include "model/workspace/workspace.h"

#include <QDialog>

class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QSpinBox;
class QTableView;

namespace ui {

class PartChooser : public QDialog
{
    Q_OBJECT

public:
    enum class Purpose { Add, Exchange };

    /// The workspace must outlive the dialog.
    PartChooser(model::Workspace &workspace, const model::ServerBuild &build, model::PartCategory category,
                Purpose purpose, QWidget *parent = nullptr);

    [[nodiscard]] QString partId() const;
    [[nodiscard]] int quantity() const;

private:
    void fill();
    void showChosen();
    void addOwn();
    void choose(const QString &partId);

    model::Workspace &m_workspace;
    model::ServerBuild m_build;
    model::PartCategory m_category;
    Purpose m_purpose;
    model::PartChoices *m_choices;
    QSortFilterProxyModel *m_shown;
    QLineEdit *m_search;
    QTableView *m_view;
    QLabel *m_reason;
    QSpinBox *m_quantity;
    QDialogButtonBox *m_buttons;
    QPushButton *m_take;
};

} // namespace ui
