// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// What differs between two devices, and only that: each figure with its ratio and its sources. Either device can be
/// changed in the dialog.
#pragma once

#include "model/workspace/workspace.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QTableWidget;

namespace ui {

class DifferencesDialog : public QDialog
{
    Q_OBJECT

public:
    /// The workspace must outlive the dialog.
    DifferencesDialog(const model::Workspace &workspace, const QString &firstId, const QString &secondId,
                      QWidget *parent = nullptr);

private:
    void fillChoices(const QString &firstId, const QString &secondId);
    void showDifferences();
    void copy();
    [[nodiscard]] const model::Device *chosen(const QComboBox *box) const;

    const model::Workspace &m_workspace;
    QComboBox *m_first;
    QComboBox *m_second;
    QTableWidget *m_table;
    QLabel *m_summary;
};

} // namespace ui
