// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The assumptions of the rules, editable, each with its default and a button that goes back to it.
#pragma once

#include "model/server/serverbuild.h"

#include <QScrollArea>

class QAbstractButton;
class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QToolButton;

namespace ui {

class SettingsPanel : public QScrollArea
{
    Q_OBJECT

public:
    /// Shows the settings of these keys (ServerSettings, or gpuPowerCapWatts), in this order.
    explicit SettingsPanel(const QStringList &keys, QWidget *parent = nullptr);

    void showBuild(const model::ServerBuild &build);
    void retranslate();

signals:
    void edited(const model::ServerBuild &build);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Row
    {
        QString key;
        QLabel *label;
        QDoubleSpinBox *number; ///< or
        QCheckBox *flag;
        QToolButton *reset;
    };

    void addRow(const QString &key);
    /// A value of a key: a number, a flag as 0 or 1, or unknown.
    void set(const QString &key, std::optional<double> value);

    QList<Row> m_rows;
    model::ServerBuild m_build;
};

} // namespace ui
