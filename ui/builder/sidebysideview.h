// SPDX-FileCopyrightText: Ridgepoint contributors
// SPDX-License-Identifier: GPL-3.0-or-later

/// The servers of a workspace side by side; lines in which they differ are marked, and can be shown alone.
#pragma once

#include "model/server/serveranswer.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QTableWidget;

namespace ui {

class SideBySideView : public QWidget
{
    Q_OBJECT

public:
    explicit SideBySideView(QWidget *parent = nullptr);

    void showServers(const model::SideBySide &table);
    void retranslate();

private:
    void fill();

    model::SideBySide m_servers;
    QCheckBox *m_differencesOnly;
    QLabel *m_hint;
    QTableWidget *m_table;
};

} // namespace ui
