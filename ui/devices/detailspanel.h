// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// All that is known about one device: every figure with its kind, sources as links, dates and what other
/// publications state. The text can be selected and copied; memory sizes are chosen above it.
#pragma once

#include "model/workspace/workspace.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QTextBrowser;
class QToolButton;

namespace ui {

class DetailsPanel : public QWidget
{
    Q_OBJECT

public:
    /// The workspace must outlive the panel.
    explicit DetailsPanel(model::Workspace &workspace, QWidget *parent = nullptr);

    /// An id that the catalogue does not have shows nothing.
    void setDevice(const QString &id);
    [[nodiscard]] const QString &deviceId() const { return m_id; }

signals:
    /// Something the person should know but need not act upon.
    void message(const QString &text);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showDevice();
    void showVariants(const model::Device *device);
    void copy();

    model::Workspace &m_workspace;
    QString m_id;
    QComboBox *m_memory;
    QCheckBox *m_compare;
    QToolButton *m_copy;
    QTextBrowser *m_text;
};

} // namespace ui
